// What a round has found, in words: the facts of an alert as the server sends them.

import { day } from "../../format";
import { decimals, share } from "../payout/figures";
import { c, named } from "../texts";
import { alerts } from "../texts/alerts";
import { payout } from "../texts/payout";

const DATE = /^\d{4}-\d\d-\d\d$/;
const FIGURE = /^-?\d+(\.\d+)?(e-?\d+)?$/;
/** What it is about comes first, then how much of it there was, then how far off it is; whatever else there is follows. */
const ORDER = [
  ...["law", "hash", "group", "period", "since", "until", "plays", "draws", "check"],
  ...["aim", "received", "low", "high", "skill"],
  ...["actual", "expected", "statistic", "z", "p"],
];

export function inOrder(facts: Record<string, string>): [string, string][] {
  const place = (field: string): number => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length);
  return Object.entries(facts).sort(([one], [other]) => place(one) - place(other));
}

export function finding(field: string, text: string): string {
  switch (field) {
    case "since":
    case "until":
      return DATE.test(text) ? day(text) : text;
    case "actual":
    case "aim":
    case "expected":
    case "high":
    case "low":
    case "received":
      return FIGURE.test(text) ? share(Number(text)) : text;
    case "z":
    case "statistic":
      return FIGURE.test(text) ? decimals(Number(text)) : text;
    case "channel":
      return named(payout.channels, text);
    case "subject":
      return named(alerts.subjects, text);
    case "period":
      return named(alerts.periods, text);
    case "group":
      return group(text);
    case "check":
      return check(text);
    case "payout":
    case "chance":
      return named(payout.verdicts, text);
    default:
      return text;
  }
}

/** `stake 2.00`, `channel phone`, `all`. */
function group(text: string): string {
  const [kind, name = ""] = text.split(" ");
  if (kind === "stake") return c(payout.stake, { stake: name });
  return kind === "channel" ? named(payout.channels, name) : named(alerts.groups, text);
}

/** `count deal A`: which test, of which draws, of which outcome. */
function check(text: string): string {
  const [about = "", kind, outcome] = text.split(" ");
  const parts = [named(payout.luck.abouts, about), kind && named(payout.luck.kinds, kind), outcome];
  return parts.filter(Boolean).join(", ");
}
