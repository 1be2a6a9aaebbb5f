// Amounts, dates and durations as they are written in Switzerland.

import { route } from "./shell/router.svelte";
import type { Language } from "./wire";

const LOCALES: Record<Language, string> = { de: "de-CH", fr: "fr-CH", it: "it-CH", en: "en-GB" };
const ZONE = "Europe/Zurich";
const MINUS = "−";

/**
 * An amount of the wire, "5000.00", as 5’000.00 in all languages; without the currency. Written by hand: the first
 * `Intl.NumberFormat` takes a phone a tenth of a second, and what the wire sends has its two decimals already.
 */
export function money(amount: string): string {
  return amount.replace("-", MINUS).replace(/\B(?=(\d{3})+\b)/g, "’");
}

/** With its sign: +4.00, −1.00, 0.00. */
export function signed(amount: string): string {
  return (Number(amount) > 0 ? "+" : "") + money(amount);
}

/** CHF 5’000.00, kept on one line. */
export function chf(amount: string): string {
  return `CHF\u00a0${money(amount)}`;
}

export function signedChf(amount: string): string {
  const value = Number(amount);
  const sign = value > 0 ? "+" : value < 0 ? MINUS : "";
  return `${sign}CHF\u00a0${money(amount.replace("-", ""))}`;
}

/** Tenths of a stake: 11 is 1.1, 50 is 5. */
export function times(tenths: number): string {
  return tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);
}

/** A figure with a fixed number of decimals: 0.08, −1.25; with `sign`, +0.08. */
export function figure(value: number, decimals = 2, sign = false): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return (value < 0 ? MINUS : sign ? "+" : "") + text;
}

/** 0.88 as 88.00 %. */
export function percent(share: number, decimals = 2): string {
  return `${(share * 100).toFixed(decimals)}\u00a0%`;
}

function dateFormat(options: Intl.DateTimeFormatOptions): (instant: string | Date) => string {
  return (instant) =>
    new Intl.DateTimeFormat(LOCALES[route.language], { timeZone: ZONE, ...options }).format(new Date(instant));
}

/** 16.11.2026 */
export const day = dateFormat({ day: "2-digit", month: "2-digit", year: "numeric" });

const namedDay = dateFormat({ day: "numeric", month: "long", year: "numeric" });
const FIRST: Partial<Record<Language, string>> = { fr: "1er ", it: "1º " };

/** 16 November 2026; the first of a month as French and Italian write it. */
export function longDay(instant: string | Date): string {
  const first = FIRST[route.language];
  const written = namedDay(instant);
  return first ? written.replace(/^1\s/, first) : written;
}

/** Of rules or terms, by the date in its name, as 23 October 2024; other names stay as they are. */
export function version(name: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(name) ? longDay(`${name}T12:00:00Z`) : name;
}

/** 14:05 */
export const clock = dateFormat({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** 16.11.2026, 14:05 */
export function moment(instant: string | Date): string {
  return `${day(instant)}, ${clock(instant)}`;
}

/** 12 min, 1 h 05 min; under a minute, 45 s where `seconds`. */
export function duration(milliseconds: number, seconds = false): string {
  const whole = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds && whole < 60) return `${whole}\u00a0s`;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours ? `${hours}\u00a0h\u00a0${String(minutes).padStart(2, "0")}\u00a0min` : `${minutes}\u00a0min`;
}
