// What the help page asks, what it makes of the answers, and where there are people to talk to.

import type { Text } from "../texts";
import { help } from "../texts/help";

/** Our own wording. Each yes is a sign; what they add up to is said calmly. */
export const QUESTIONS = Object.values(help.questions);

/** From so many yeses on. */
export const RESULTS: { from: number; text: Text }[] = [
  { from: 4, text: help.results.several },
  { from: 1, text: help.results.some },
  { from: 0, text: help.results.none },
];

export const ADDRESSES: { name: string; address: string; phone: string; text: Text }[] = [
  {
    name: "SOS Spielsucht",
    address: "https://www.sos-spielsucht.ch",
    phone: "0800 040 080",
    text: help.addresses.german,
  },
  {
    name: "SOS Jeu",
    address: "https://www.sos-jeu.ch",
    phone: "0800 801 381",
    text: help.addresses.french,
  },
  {
    name: "Gruppo Azzardo Ticino – Prevenzione",
    address: "https://giocoresponsabile.com",
    phone: "0800 040 080",
    text: help.addresses.italian,
  },
];
