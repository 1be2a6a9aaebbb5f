// What a line of a journal says, in words: the fields of the entry as the server sends them.

import { NOT_IN_TIME } from "../../challenge/voidReason";
import { chf, moment } from "../../format";
import { route } from "../../shell/router.svelte";
import { finding } from "../house/findings";
import { c, named } from "../texts";
import { alerts } from "../texts/alerts";
import { blocks } from "../texts/blocks";
import { journal } from "../texts/journal";
import { player } from "../texts/player";
import type { JournalLine } from "../wire";

export interface Said {
  field: string;
  name: string;
  text: string;
}

/** Who did it: a word of the house's, or an office and a name. */
const ACTORS = { ...journal.actors, "house:round": journal.actors.daily_round };
const { till, chips, ...accounts } = journal.ledger;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const AMOUNTS = new Set([
  ...["amount", "used", "stake", "from_realised", "from_balance", "paid_out", "chips", "ante", "red", "black"],
  ...["paid", "pot", "staked"],
]);
const OF_ONE_OR_ALL = new Set(["blocked", "self_blocked", "closed", "reopened"]);
// The postings say source and target; how winnings count is the same for all plays of a version.
const UNSAID = new Set(["house_entries", "source", "target", "counts_realised"]);

export function factsOf({ kind, facts }: Pick<JournalLine, "kind" | "facts">): Said[] {
  const said = Object.entries(facts).filter(([field, text]) => !UNSAID.has(field) && text !== "false");
  const game: [string, string][] = OF_ONE_OR_ALL.has(kind) && !("game" in facts) ? [["game", c(journal.allGames)]] : [];
  return [...game, ...said.flatMap(unfolded)].map(([field, text]) => {
    const last = field.split(".").at(-1) ?? "";
    return { field, name: named({ ...alerts.facts, ...journal.facts }, last), text: worded(last, text) };
  });
}

/** Facts within a fact stand beside the others; a text in several languages is one. */
function unfolded([field, text]: [string, string]): [string, string][] {
  if (!text.startsWith("{")) return [[field, text]];
  try {
    const inner = Object.entries(JSON.parse(text) as Record<string, unknown>);
    if (inner.some(([name]) => name === route.language)) return [[field, text]];
    return inner.flatMap(([name, each]) =>
      typeof each === "string" || typeof each === "number"
        ? [[`${field}.${name}`, String(each)] as [string, string]]
        : [],
    );
  } catch {
    return [[field, text]];
  }
}

function worded(field: string, text: string): string {
  if (INSTANT.test(text)) return moment(text);
  if (AMOUNTS.has(field) && /^-?\d+\.\d\d$/.test(text)) return chf(text);
  if (text === "true") return c(blocks.yes);
  if (field === "limit") return named(player.limitKinds, text);
  if (field === "why") return named({ ...player.ends, ...journal.leaves }, text);
  if (field === "game") return named(blocks.games, text);
  if (field === "role") return named(blocks.roles, text);
  if (field === "by" && Object.hasOwn(journal.proofs, text)) return named(journal.proofs, text);
  if (field === "by") return named(ACTORS, text);
  if (field === "instead_of") return named(journal.proofs, text);
  if (field === "document") return named(player.resetDocuments, text);
  return text.startsWith("{") ? inLanguage(text) : finding(field, text);
}

/** A text in several languages, in the reader's; anything else as it is. */
function inLanguage(text: string): string {
  try {
    const texts = JSON.parse(text) as Record<string, unknown>;
    const found = texts[route.language];
    return typeof found === "string" ? found : text;
  } catch {
    return text;
  }
}

/** `operator:anna` as "anna, Operator", `box:2` as "Box 2"; the page says which player it is. */
export function actorOf(actor: string): string {
  if (Object.hasOwn(ACTORS, actor)) return named(ACTORS, actor);
  const [office = "", name] = actor.split(":");
  if (!name || office === "player") return named(ACTORS, office);
  return office === "box" ? `${c(journal.facts.box)} ${name}` : `${name}, ${named(ACTORS, office)}`;
}

/** The reason as it was written; the house's own reasons are in the reader's language. */
export function reasonOf(reason: string): string {
  return reason === NOT_IN_TIME ? c(journal.notInTime) : reason;
}

export function ledgerName(account: string): string {
  const [kind, part = ""] = account.split(":");
  if (kind === "till") return c(till, { currency: part });
  if (kind === "chips") return c(chips, { box: part });
  return named(accounts, account);
}
