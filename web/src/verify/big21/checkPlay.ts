// Whether a finished play was drawn, scored and paid as it had to be: computed here, in the browser, from one file.
//
// The steps are those of `ventuno verify`. Each is checked separately, as far as possible. So a file that was
// changed shows which steps fail and which do not. Nothing is sent anywhere.

import { Chance } from "../draw";
import { instant, type Entry, type Evidence, type Posting } from "../evidence";
import { fromHex, sha256 } from "../hash";
import { unchained } from "../journal";
import * as laws from "../law";
import { hashOf, RULE_SETS } from "./numbers";
import { centimes, header, lines, Score, type Due, type Line } from "./rules";
import {
  skipped,
  step,
  type Booked,
  type CheckedDraw,
  type Fact,
  type Failure,
  type PlayFailureCode,
  type Step,
} from "../steps";

/** All steps in order, each as soon as it is done. */
export async function* checkPlay(evidence: Evidence): AsyncGenerator<Step> {
  const said = lines(evidence.text);
  const head = header(said[0]);
  const moves = said.slice(1);
  yield step("file", about(evidence), fileFailure(evidence, head));

  const journal = await unchained(evidence);
  yield journal.step;
  yield await commitment(evidence, journal.entries);

  const law = laws.parse(evidence.law);
  const started = startedIn(journal.entries);
  yield await lawStep(law, started);
  yield await terms(evidence, started, head);
  yield law === null ? skipped("draws") : await draws(evidence, law, moves);

  const offered = head?.numbers.stakes_centimes.includes(head.stake) ?? false;
  const score = head === null || !offered ? null : new Score(head.stake, head.numbers);
  const played = score === null ? skipped("play") : play(score, moves);
  yield played;
  const scored = score !== null && played.status === "passed";
  yield scored ? postings(evidence, score, journal.entries) : skipped("postings");
  yield scored ? times(evidence, score, journal.entries, head!.numbers.hours_max) : skipped("times");
}

function about(evidence: Evidence): Fact[] {
  return [
    { name: "play", text: evidence.play },
    { name: "rules", text: evidence.rules },
    { name: "started", time: evidence.started_at },
    { name: "ended", time: evidence.ended_at },
  ];
}

function fileFailure(evidence: Evidence, head: ReturnType<typeof header>): Failure | null {
  const known = evidence.rules in RULE_SETS || head?.rules === evidence.rules;
  if (!known) return { code: "unknown_rules", found: evidence.rules };
  return head === null ? { code: "text_unreadable", line: 1 } : null;
}

/** The seed is the one that was committed to, and the journal had the commitment before the stake. */
async function commitment(evidence: Evidence, entries: Entry[]): Promise<Step> {
  const computed = await sha256(fromHex(evidence.server_seed));
  const committed = entries[0]?.what;
  const facts: Fact[] = [
    { name: "server_seed", hash: evidence.server_seed },
    { name: "computed", hash: computed },
    { name: "commitment", hash: evidence.commitment },
  ];
  if (computed !== evidence.commitment) {
    return step("commitment", facts, { code: "commitment_broken", expected: computed, found: evidence.commitment });
  }
  const first =
    committed?.kind === "seed_committed" &&
    committed.play === evidence.play &&
    committed.commitment === evidence.commitment;
  return step("commitment", facts, first ? null : { code: "nothing_committed" });
}

function startedIn(entries: Entry[]): Entry | null {
  const second = entries[1];
  return second?.what.kind === "play_started" ? second : null;
}

async function lawStep(law: laws.Law | null, started: Entry | null): Promise<Step> {
  if (law === null) return step("law", [], { code: "law_unreadable" });
  const computed = await laws.hashOf(law);
  const recorded = typeof started?.what.law === "string" ? started.what.law : "";
  const facts: Fact[] = [
    { name: "law", text: law.name },
    { name: "computed", hash: computed },
    { name: "law_recorded", hash: recorded },
  ];
  return step("law", facts, computed === recorded ? null : { code: "law_wrong", expected: recorded, found: computed });
}

/** Stake, rules, own seed and times of the file are those that the journal has, and the text's. */
async function terms(evidence: Evidence, started: Entry | null, head: ReturnType<typeof header>): Promise<Step> {
  const stake = centimes(evidence.stake);
  const facts: Fact[] = [
    { name: "rules", text: evidence.rules },
    { name: "stake", money: stake ?? 0 },
    { name: "client_seed", text: evidence.client_seed },
    { name: "started", time: evidence.started_at },
  ];
  if (started === null) return step("terms", facts, { code: "not_started" });
  const { what } = started;
  const published = head === null || head.rules in RULE_SETS;
  const pairs: [string, unknown, unknown][] = [
    ["play", evidence.play, what.play],
    ["rules", evidence.rules, what.rules],
    ["rules", evidence.rules, head?.rules],
    ["rules", published ? undefined : await hashOf(head.numbers), what.rules_hash],
    ["stake", stake, what.stake],
    ["stake", stake, head?.stake],
    ["client_seed", evidence.client_seed, what.client_seed],
    ["started_at", instant(evidence.started_at), instant(started.at)],
    ["expires_at", instant(evidence.expires_at), instant(what.expires_at)],
  ];
  const differs = pairs.find(([, file, recorded]) => file !== recorded);
  return step("terms", facts, differs === undefined ? null : { code: "terms_wrong", field: differs[0] });
}

const STREAMS: Record<string, laws.Kind> = {
  deal: "deal",
  grant: "free_cards",
  open: "high_low",
  hidden: "high_low",
};

/** Every outcome of the text, drawn again; each kind has its own numbers. */
async function draws(evidence: Evidence, law: laws.Law, moves: Line[]): Promise<Step> {
  const chance = await Chance.of(evidence.server_seed, evidence.client_seed, law);
  const next: Record<laws.Kind, number> = { deal: 0, free_cards: 0, high_low: 0 };
  const checked: CheckedDraw[] = [];
  for (const { line, words } of moves) {
    const [word = "", argument = ""] = words;
    const stream = STREAMS[word];
    if (stream === undefined) continue;
    const drawn = await chance.draw(stream, next[stream]++);
    const found = argument === "T" ? "10" : argument;
    checked.push({
      ...drawn,
      line,
      found: words.join(" "),
      due: `${word} ${drawn.outcome}`,
      fits: found === drawn.outcome,
    });
  }
  const wrong = checked.find((each) => !each.fits);
  const facts: Fact[] = [
    { name: "draws", count: checked.length },
    { name: "draws_fit", count: checked.filter((each) => each.fits).length },
  ];
  const failure: Failure | null =
    wrong === undefined ? null : { code: "draw_wrong", line: wrong.line, expected: wrong.due, found: wrong.found };
  return { ...step("draws", facts, failure), draws: checked };
}

/** Every move was legal, every outcome was due when it came, and the play is over. */
function play(score: Score, moves: Line[]): Step {
  for (const { line, words } of moves) {
    if (!score.move(words))
      return step("play", [], { code: "move_illegal", line, found: words.join(" ").slice(0, 40) });
  }
  if (score.ended === null)
    return step("play", [], { code: score.turn === "player" ? "not_finished" : "card_missing" });
  const facts: Fact[] = [
    { name: "moves", count: moves.length },
    { name: "ended_by", ended: score.ended },
    { name: "complete", count: score.complete },
    { name: "stake", money: score.stake },
    { name: "purchases", count: score.purchases },
    { name: "cards_cost", money: score.cardsCost },
    { name: "paid_in", money: score.paidIn },
    { name: "paid_out", money: score.paidOut },
  ];
  return step("play", facts, null);
}

/** Every posting follows from the play, and none is missing. */
function postings(evidence: Evidence, score: Score, entries: Entry[]): Step {
  const dues: (Due | { kind: "play_started"; stake: number })[] = [
    { kind: "play_started", stake: score.stake },
    ...score.dues,
  ];
  const about = entries.slice(1); // after the commitment
  const booked: Booked[] = [];
  let held = 0;
  let realised = 0;
  for (const [position, written] of about.entries()) {
    const due = dues[position];
    const moved = due === undefined ? [] : posted(due, held, realised);
    held += change("held", moved);
    realised += change("realised", moved);
    const fits = due !== undefined && says(written, due, evidence) && same(written.postings, moved);
    booked.push({ entry: written.number, kind: written.what.kind, postings: written.postings, fits });
  }
  const missing = about.length < dues.length ? (entries.at(-1)?.number ?? 0) : null;
  const wrong = booked.find((each) => !each.fits)?.entry ?? missing;
  const count = booked.reduce((sum, each) => sum + each.postings.length, 0);
  const facts: Fact[] = [
    { name: "postings", count },
    { name: "paid_out", money: score.paidOut },
  ];
  const failure: Failure | null = wrong === null ? null : { code: "money_wrong", entry: wrong };
  return { ...step("postings", facts, failure), booked };
}

function posted(due: Due | { kind: "play_started"; stake: number }, held: number, realised: number): Posting[] {
  const all: Posting[] = ((): Posting[] => {
    switch (due.kind) {
      case "play_started":
        return [["balance", "held", due.stake]];
      case "card_bought":
        return [
          ["realised", "held", due.from_realised],
          ["balance", "held", due.from_balance],
        ];
      case "winnings_realised":
        return [["house", "realised", due.amount]];
      case "play_paid":
        return [
          ["held", "house", held],
          ["realised", "balance", realised],
          ["house", "balance", due.paid_out - realised],
        ];
    }
  })();
  return all.filter(([, , amount]) => amount !== 0);
}

function change(account: string, moved: Posting[]): number {
  return moved.reduce(
    (sum, [source, target, amount]) => sum + (target === account ? amount : 0) - (source === account ? amount : 0),
    0,
  );
}

function same(found: Posting[], due: Posting[]): boolean {
  return JSON.stringify(found) === JSON.stringify(due);
}

function says(written: Entry, due: Due | { kind: "play_started"; stake: number }, evidence: Evidence): boolean {
  const { what } = written;
  if (what.play !== evidence.play) return false;
  const ended = due.kind !== "play_paid" || instant(what.ended_at) === instant(evidence.ended_at);
  return ended && Object.entries(due).every(([field, value]) => what[field] === value);
}

/** Art. 23: a play has its hours, to the microsecond, and everything happened within them. */
function times(evidence: Evidence, score: Score, entries: Entry[], hours: number): Step {
  const [started, expires, ended] = [evidence.started_at, evidence.expires_at, evidence.ended_at].map((text) =>
    instant(text)!,
  ) as [bigint, bigint, bigint];
  const at = entries.map((each) => instant(each.at)!);
  const facts: Fact[] = [
    { name: "committed_at", time: entries[0]?.at ?? evidence.started_at },
    { name: "started", time: evidence.started_at },
    { name: "ended", time: evidence.ended_at },
    { name: "expires", time: evidence.expires_at },
  ];
  const code = ((): PlayFailureCode | null => {
    if (expires !== started + BigInt(hours) * 3_600_000_000n) return "four_hours_wrong";
    const inOrder = at.every((each, position) => position === 0 || at[position - 1]! <= each);
    if (!inOrder || at.length === 0 || at.at(-1)! < ended || ended < started) return "times_wrong";
    if (score.ended === "expired" && ended !== expires) return "expired_early";
    if (ended < expires === (score.ended === "expired") || ended > expires) return "expired_late";
    return at.slice(0, -1).some((each) => each >= expires) ? "expired_late" : null;
  })();
  return step("times", facts, code === null ? null : { code });
}
