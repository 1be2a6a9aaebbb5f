// A check in steps: what each says, what it shows, and what does not fit. The words for it are in the texts.

import type { Posting } from "./evidence";
import type { Ended } from "./big21/rules";

export type PlayStepName =
  "file" | "journal" | "commitment" | "law" | "terms" | "draws" | "play" | "postings" | "times";
export type GameStepName =
  "file" | "journal" | "committed" | "seeds" | "bets" | "deck" | "game" | "settled" | "moments";
export type StepName = PlayStepName | GameStepName;

export type PlayFactName =
  | "play"
  | "rules"
  | "started"
  | "ended"
  | "hash_before"
  | "journal_lines"
  | "journal_about"
  | "hash_last"
  | "server_seed"
  | "computed"
  | "commitment"
  | "law"
  | "law_recorded"
  | "stake"
  | "client_seed"
  | "draws"
  | "draws_fit"
  | "moves"
  | "ended_by"
  | "complete"
  | "purchases"
  | "cards_cost"
  | "paid_in"
  | "paid_out"
  | "postings"
  | "committed_at"
  | "expires";

export type GameFactName =
  | "table"
  | "game"
  | "dealt"
  | "over"
  | "seeds"
  | "players"
  | "button"
  | "antes"
  | "cards"
  | "cards_fit"
  | "shuffles"
  | "wars"
  | "winner"
  | "voided"
  | "pot"
  | "bonus_staked"
  | "bonus_paid";
export type FactName = PlayFactName | GameFactName;

export type Fact = { name: FactName } & (
  | { hash: string }
  | { text: string }
  | { count: number }
  | { money: number } // centimes
  | { time: string }
  | { ended: Ended }
  | { box: number }
  | { voided: { by: string; reason: string } }
);

export type PlayFailureCode =
  | "not_json"
  | "too_long"
  | "not_an_export"
  | "text_unreadable"
  | "unknown_rules"
  | "journal_gap"
  | "chain_broken"
  | "entry_unreadable"
  | "commitment_broken"
  | "nothing_committed"
  | "law_unreadable"
  | "law_wrong"
  | "not_started"
  | "terms_wrong"
  | "draw_wrong"
  | "move_illegal"
  | "not_finished"
  | "card_missing"
  | "money_wrong"
  | "four_hours_wrong"
  | "times_wrong"
  | "expired_early"
  | "expired_late";

export type GameFailureCode =
  | "committed_late"
  | "not_dealt"
  | "seed_missing"
  | "seeds_wrong"
  | "bet_wrong"
  | "button_wrong"
  | "rules_wrong"
  | "cards_wrong"
  | "decision_wrong"
  | "bet_for_absent"
  | "winner_wrong"
  | "pot_wrong"
  | "bonus_wrong"
  | "void_wrong"
  | "return_wrong"
  | "not_settled"
  | "late_too_early";
export type FailureCode = PlayFailureCode | GameFailureCode;

/** What does not fit: a code, and what there is to say about it. */
export interface Failure {
  code: FailureCode;
  line?: number; // of the text
  entry?: number; // of the journal
  field?: string; // of the file
  box?: number;
  expected?: string;
  found?: string;
}

/** One outcome of a stream: what it was computed from, and where it fell. */
export interface Point {
  stream: string;
  number: number; // of the stream, from 0
  attempt: number; // 0, unless values that would have caused a bias were passed over
  bytes: string; // the first 64 bits of the HMAC, hexadecimal
  point: bigint; // their value modulo the total
  total: bigint;
}

export interface CheckedDraw extends Point {
  line: number;
  found: string; // as the play's text has it: `deal 7`
  due: string; // as the seeds give it
  fits: boolean;
}

/** Cards taken from the deck in one go. */
export interface Taken {
  line: number;
  what: "deal" | "community" | "war";
  shuffle: number; // from 0
  from: number; // place in that shuffle's order, from 1
  found: string[];
  due: string[];
  fits: boolean;
}

export interface Shuffle {
  order: string[]; // from the top
  points: Point[];
}

/** What a box had and got. */
export interface BoxResult {
  box: number;
  cards: string[]; // those that count
  total: string; // `S18`, `14`, `bust`
  war: string[];
  paid: number; // into the pot, centimes
  staked: number; // on bonus bets
  bonus: number; // what the bank paid on them
  net: number;
  winner: boolean;
}

export interface Booked {
  entry: number;
  kind: string;
  postings: Posting[];
  fits: boolean;
}

export interface Step {
  name: StepName;
  status: "passed" | "failed" | "skipped"; // skipped: what it needs could not be read
  failure: Failure | null;
  facts: Fact[];
  draws: CheckedDraw[];
  booked: Booked[];
  taken: Taken[];
  shuffles: Shuffle[];
  boxes: BoxResult[];
}

const NOTHING_MORE = { draws: [], booked: [], taken: [], shuffles: [], boxes: [] };

export function step(name: StepName, facts: Fact[], failure: Failure | null): Step {
  return { name, status: failure === null ? "passed" : "failed", failure, facts, ...NOTHING_MORE };
}

export function skipped(name: StepName): Step {
  return { name, status: "skipped", failure: null, facts: [], ...NOTHING_MORE };
}
