// The file about a finished play or table game that `ventuno export` writes and the server sends: what is in it, read
// strictly.

const PLAY_FORMAT = "ventuno play 1";
const GAME_FORMAT = "ventuno table game 1";
export const CHARACTERS_MAX = 5_000_000; // a play has some ten thousand

/** A line of the journal, a player's or a table's; of one that does not concern the play, only the hash of its text. */
export interface JournalLine {
  number: number;
  hash: string;
  text: string | null;
  digest: string | null;
}

/** What both kinds of file have. */
interface Exported {
  commitment: string;
  server_seed: string;
  client_seed: string;
  started_at: string;
  ended_at: string;
  text: string;
  hash_before: string;
  journal: JournalLine[];
}

/** A play of Big21. */
export interface Evidence extends Exported {
  format: typeof PLAY_FORMAT;
  play: string;
  rules: string;
  law: string;
  stake: string;
  expires_at: string;
}

/** A game of Black Jack Challenge. */
export interface GameEvidence extends Exported {
  format: typeof GAME_FORMAT;
  game: string;
  table: string;
}

export type Posting = [source: string, target: string, centimes: number];

export interface Entry {
  number: number;
  at: string;
  what: Record<string, unknown> & { kind: string };
  postings: Posting[];
}

const EVERY = ["format", "commitment", "server_seed", "client_seed", "started_at", "ended_at", "text", "hash_before"];
const TEXTS = {
  [PLAY_FORMAT]: [...EVERY, "play", "rules", "law", "stake", "expires_at"],
  [GAME_FORMAT]: [...EVERY, "game", "table"],
};
const TIMES = ["started_at", "expires_at", "ended_at"];

export type Unreadable = { code: "not_json" } | { code: "not_an_export"; field: string } | { code: "too_long" };

export function read(text: string): Evidence | GameEvidence | Unreadable {
  if (text.length > CHARACTERS_MAX) return { code: "too_long" };
  const data = parsed(text);
  if (data === undefined) return { code: "not_json" };
  if (!isObject(data)) return { code: "not_an_export", field: "format" };
  if (data.format !== PLAY_FORMAT && data.format !== GAME_FORMAT) return { code: "not_an_export", field: "format" };
  const texts = TEXTS[data.format];
  const bad =
    texts.find((field) => typeof data[field] !== "string") ??
    Object.keys(data).find((key) => key !== "journal" && !texts.includes(key)) ??
    TIMES.find((field) => texts.includes(field) && instant(data[field]) === null);
  if (bad !== undefined) return { code: "not_an_export", field: bad };
  if (!/^([0-9a-f]{2}){1,64}$/.test(String(data.server_seed))) return { code: "not_an_export", field: "server_seed" };
  const journal = Array.isArray(data.journal) ? data.journal.map(journalLine) : [];
  if (journal.length === 0 || journal.includes(null)) return { code: "not_an_export", field: "journal" };
  return { ...data, journal } as unknown as Evidence | GameEvidence;
}

export function isGame(evidence: Evidence | GameEvidence): evidence is GameEvidence {
  return evidence.format === GAME_FORMAT;
}

/** An entry of the journal from its text; null if it is not one. */
export function entry(text: string): Entry | null {
  const data = parsed(text);
  if (!isObject(data) || !Number.isSafeInteger(data.number) || typeof data.at !== "string") return null;
  if (!isObject(data.what) || typeof data.what.kind !== "string" || instant(data.at) === null) return null;
  const postings = data.postings ?? [];
  if (!Array.isArray(postings) || !postings.every(isPosting)) return null;
  return { number: data.number as number, at: data.at, what: data.what as Entry["what"], postings };
}

/** Microseconds since 1970, exact: a `Date` would round to milliseconds. */
export function instant(text: unknown): bigint | null {
  if (typeof text !== "string") return null;
  const [, seconds, fraction] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:Z|\+00:00)$/.exec(text) ?? [];
  const milliseconds = Date.parse(`${seconds}Z`);
  return Number.isNaN(milliseconds) ? null : BigInt(milliseconds) * 1000n + BigInt((fraction ?? "").padEnd(6, "0"));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function journalLine(value: unknown): JournalLine | null {
  if (!isObject(value) || !Number.isSafeInteger(value.number) || typeof value.hash !== "string") return null;
  const text = typeof value.text === "string" ? value.text : null;
  const digest = typeof value.digest === "string" ? value.digest : null;
  return text === null && digest === null ? null : { number: value.number as number, hash: value.hash, text, digest };
}

function isPosting(value: unknown): value is Posting {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [source, target, centimes] = value as unknown[];
  return typeof source === "string" && typeof target === "string" && Number.isSafeInteger(centimes);
}
