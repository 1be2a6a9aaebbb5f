// Motion that explains: where a card comes from, that an ace has changed. It is short, and off for readers who want none.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const QUICK_MS = 120;
const SLOW_MS = 200;

function allowed(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const STILL: TransitionConfig = { duration: 0 };

/** From where it was to where it lies now. */
export function travel(node: Element, { from }: { from: () => DOMRect | null }): TransitionConfig {
  const start = from();
  if (!start || !allowed()) return STILL;
  const end = node.getBoundingClientRect();
  const dx = start.left - end.left;
  const dy = start.top - end.top;
  const scale = end.width ? start.width / end.width : 1;
  return {
    duration: SLOW_MS,
    easing: cubicOut,
    css: (_, u) =>
      `transform-origin: 0 0; transform: translate(${u * dx}px, ${u * dy}px) scale(${1 + u * (scale - 1)}); z-index: 5;`,
  };
}

/** A card comes up from the stack behind it. */
export function deal(_node: Element): TransitionConfig {
  if (!allowed()) return STILL;
  return { duration: QUICK_MS, easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateX(${u * 16}px);` };
}

/** Cards that are added to the stack, one after the other. */
export function fan(_node: Element, { place }: { place: number }): TransitionConfig {
  if (!allowed()) return STILL;
  return {
    delay: place * 25,
    duration: QUICK_MS,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translate(${u * 40}px, ${u * -12}px);`,
  };
}

/** A value that has become another. */
export function turn(_node: Element): TransitionConfig {
  if (!allowed()) return STILL;
  return {
    duration: SLOW_MS,
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * -8}px);`,
  };
}

/** A word that appears. */
export function appear(_node: Element): TransitionConfig {
  if (!allowed()) return STILL;
  return { duration: SLOW_MS, easing: cubicOut, css: (t) => `opacity: ${t};` };
}
