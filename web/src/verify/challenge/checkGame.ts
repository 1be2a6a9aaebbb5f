// Whether a finished game of Black Jack Challenge was dealt, decided and paid as it had to be: computed here, in the
// browser, from one file. As with a play, each step is checked separately, as far as possible.

import { Deck } from "./deck";
import { Source } from "../draw";
import { instant, type Entry, type GameEvidence } from "../evidence";
import { fromHex, sha256 } from "../hash";
import { unchained } from "../journal";
import { lines, type Line } from "../big21/rules";
import { skipped, step, type Fact, type Failure, type Step, type Taken } from "../steps";
import { cards, gameHeader, TableScore, type Bet, type GameHeader } from "./rules";
import { settled } from "./settlement";

/** All steps in order, each as soon as it is done. */
export async function* checkGame(evidence: GameEvidence): AsyncGenerator<Step> {
  const said = lines(evidence.text);
  const head = gameHeader(said[0]);
  const moves = said.slice(1);
  yield step("file", about(evidence), fileFailure(evidence, head));

  const journal = await unchained(evidence);
  yield journal.step;
  const entries = journal.entries.filter(({ what }) => what.play === evidence.game);
  const record = dealtFrom(entries);
  yield await committed(evidence, entries);
  yield seeds(evidence, record);
  yield head === null ? skipped("bets") : bets(head, record);
  yield await deck(evidence, moves);

  const score = head === null ? null : new TableScore(head);
  const played = score === null ? skipped("game") : game(score, moves);
  yield played;
  const scored = score !== null && played.status === "passed";
  yield scored ? settled(score, journal.entries, evidence.game) : skipped("settled");
  yield moments(evidence, record, entries);
}

function about(evidence: GameEvidence): Fact[] {
  return [
    { name: "table", text: evidence.table },
    { name: "game", text: evidence.game },
    { name: "dealt", time: evidence.started_at },
    { name: "over", time: evidence.ended_at },
  ];
}

function fileFailure(evidence: GameEvidence, head: GameHeader | null): Failure | null {
  if (head === null) return { code: "text_unreadable", line: 1 };
  const ofTable = evidence.game.replace(/-\d+$/, "") === evidence.table;
  return ofTable ? null : { code: "terms_wrong", field: "table" };
}

interface Recorded {
  rules: string; // C17: named when betting opened for the last time
  bets: Map<number, Bet & { seed: unknown }>; // those that stood when the cards came, by box
  dealt: Entry | null;
}

/** What the journal says was bet. Bets that were returned do not count (C3). */
function dealtFrom(entries: Entry[]): Recorded {
  const found: Recorded["bets"] = new Map();
  let rules = "";
  for (const each of entries) {
    const { what } = each;
    if (what.kind === "betting_opened") rules = typeof what.rules === "string" ? what.rules : "";
    if (what.kind === "bet_placed") {
      const [ante, red, black] = [what.ante, what.red, what.black].map(Number) as [number, number, number];
      found.set(Number(what.box), { ante, red, black, seed: what.seed });
    }
    if (what.kind === "bets_returned") found.clear();
    if (what.kind === "game_dealt") return { rules, bets: found, dealt: each };
  }
  return { rules, bets: found, dealt: null };
}

/** The seed is the one that was committed to, and the journal had the commitment before the first bet. */
async function committed(evidence: GameEvidence, entries: Entry[]): Promise<Step> {
  const computed = await sha256(fromHex(evidence.server_seed));
  const facts: Fact[] = [
    { name: "server_seed", hash: evidence.server_seed },
    { name: "computed", hash: computed },
    { name: "commitment", hash: evidence.commitment },
  ];
  if (computed !== evidence.commitment) {
    return step("committed", facts, { code: "commitment_broken", expected: computed, found: evidence.commitment });
  }
  const openings = entries.filter(({ what }) => what.kind === "betting_opened");
  const same = openings.every(({ what }) => what.commitment === evidence.commitment);
  const first = openings.length > 0 && openings[0] === entries[0];
  return step("committed", facts, first && same ? null : { code: "committed_late" });
}

/** Everybody who bet has a part in the order of the cards. */
function seeds(evidence: GameEvidence, { bets, dealt }: Recorded): Step {
  const facts: Fact[] = [
    { name: "players", count: bets.size },
    { name: "seeds", text: evidence.client_seed },
  ];
  if (dealt === null) return step("seeds", facts, { code: "not_dealt" });
  const without = [...bets].find(([, { seed }]) => typeof seed !== "string" || seed === "");
  if (without !== undefined) return step("seeds", facts, { code: "seed_missing", box: without[0] });
  const boxes = [...bets.keys()].sort((one, other) => one - other);
  const due = boxes.map((box) => `${box}:${String(bets.get(box)!.seed)}`).join("\n");
  return step("seeds", facts, due === evidence.client_seed ? null : { code: "seeds_wrong" });
}

/** The text begins with the bets and the button that the journal has. */
function bets(head: GameHeader, record: Recorded): Step {
  const boxes = head.bets.flatMap((each, position) => (each === null ? [] : [position + 1]));
  const antes = head.bets.reduce((sum, each) => sum + (each === null ? 0 : each.ante), 0);
  const bonus = head.bets.reduce((sum, each) => sum + (each === null ? 0 : each.red + each.black), 0);
  const facts: Fact[] = [
    { name: "players", count: boxes.length },
    { name: "button", box: head.button },
    { name: "antes", money: antes },
    { name: "bonus_staked", money: bonus },
  ];
  if (head.rules !== "") facts.push({ name: "rules", text: head.rules.replace("rules=", "") });
  if (record.dealt === null) return step("bets", facts, { code: "not_dealt" });
  if (head.rules !== record.rules) return step("bets", facts, { code: "rules_wrong" });
  const all = [...new Set([...boxes, ...record.bets.keys()])].sort((one, other) => one - other);
  const differs = all.find((box) => !sameBet(head.bets[box - 1] ?? null, record.bets.get(box)));
  if (differs !== undefined) return step("bets", facts, { code: "bet_wrong", box: differs });
  return step("bets", facts, record.dealt.what.button === head.button ? null : { code: "button_wrong" });
}

function sameBet(one: Bet | null, other: Bet | undefined): boolean {
  if (one === null || other === undefined) return one === null && other === undefined;
  return one.ante === other.ante && one.red === other.red && one.black === other.black;
}

/** The deck shuffled again, and every card of the text against the one that lay on top. */
async function deck(evidence: GameEvidence, moves: Line[]): Promise<Step> {
  const shuffling = await Deck.of(await Source.of(evidence.server_seed, evidence.client_seed));
  const taken: Taken[] = [];
  for (const { line, said, words } of moves) {
    const what = words[0];
    if (what !== "deal" && what !== "community" && what !== "war") continue;
    const found = cards(said) ?? [];
    const number = Math.min(found.length, 15); // no draw takes more
    const { from, due } = what === "war" ? await shuffling.war(number) : shuffling.lay(number);
    const fits = found.length > 0 && found.join() === due.join();
    taken.push({ line, what, shuffle: shuffling.shuffles.length - 1, from, found, due, fits });
  }
  const facts: Fact[] = [
    { name: "shuffles", count: shuffling.shuffles.length },
    { name: "cards", count: taken.reduce((sum, { found }) => sum + found.length, 0) },
    {
      name: "cards_fit",
      count: taken.reduce((sum, each) => sum + each.found.filter((card, place) => card === each.due[place]).length, 0),
    },
  ];
  const wrong = taken.find(({ fits }) => !fits);
  const failure: Failure | null =
    wrong === undefined
      ? null
      : { code: "cards_wrong", line: wrong.line, expected: wrong.due.join(" "), found: wrong.found.join(" ") };
  return { ...step("deck", facts, failure), taken, shuffles: shuffling.shuffles };
}

/** Every decision was that of the box whose turn it was, every card was due when it came, and the game is over. */
function game(score: TableScore, moves: Line[]): Step {
  for (const each of moves) {
    if (!score.move(each))
      return step("game", [], { code: "move_illegal", line: each.line, found: each.said.slice(0, 40) });
  }
  if (score.turn !== "nobody") {
    return step("game", [], { code: score.turn === "player" ? "not_finished" : "card_missing" });
  }
  const facts: Fact[] = [
    { name: "moves", count: moves.length },
    { name: "pot", money: score.pot },
    ...(score.wars.length > 0 ? [{ name: "wars" as const, count: score.wars.length }] : []),
    score.voided === null ? { name: "winner", box: score.winner! } : { name: "voided", voided: score.voided },
  ];
  return { ...step("game", facts, null), boxes: score.results() };
}

/** Begin and end are those of the journal, everything came in order, and everybody had their time. */
function moments(evidence: GameEvidence, { dealt }: Recorded, entries: Entry[]): Step {
  const at = entries.map((each) => instant(each.at)!);
  const facts: Fact[] = [
    { name: "committed_at", time: entries[0]?.at ?? evidence.started_at },
    { name: "dealt", time: evidence.started_at },
    { name: "over", time: evidence.ended_at },
  ];
  const inOrder = at.every((each, position) => position === 0 || at[position - 1]! <= each);
  const begins = dealt !== null && instant(dealt.at) === instant(evidence.started_at);
  const ends = at.at(-1) === instant(evidence.ended_at);
  if (!inOrder || !begins || !ends) return step("moments", facts, { code: "times_wrong" });
  const hasty = entries.find((each, position) => tooEarly(each, entries[position - 1]));
  const failure: Failure | null =
    hasty === undefined ? null : { code: "late_too_early", entry: hasty.number, box: Number(hasty.what.box) };
  return step("moments", facts, failure);
}

/** C13: nobody is late before their time is up. It may have been given anew since, never shortened. */
function tooEarly(each: Entry, before: Entry | undefined): boolean {
  if (each.what.kind !== "decided" || each.what.late !== true) return false;
  const until = instant(before?.what.until);
  return until === null || instant(each.at)! < until;
}
