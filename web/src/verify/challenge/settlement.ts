// The money of a finished game of Black Jack Challenge: every line of the table's journal follows from the game.

import type { Entry, Posting } from "../evidence";
import { step, type Booked, type Fact, type Failure, type Step } from "../steps";
import type { Bet, TableScore } from "./rules";

const chips = (box: number) => `chips:${box}`;
const francs = (centimes: unknown) => (Number(centimes) / 100).toFixed(2);

/** What one line of the journal has to be: the postings it makes, or what is wrong with it. */
type Verdict = { postings: Posting[] } | Failure;

export function settled(score: TableScore, entries: Entry[], game: string): Step {
  const book = new Book(score, game);
  const booked: Booked[] = [];
  let failure: Failure | null = null;
  for (const each of entries) {
    const verdict = book.follow(each);
    const wrong: Failure | null =
      "code" in verdict
        ? verdict
        : same(each.postings, verdict.postings)
          ? null
          : { code: "money_wrong", entry: each.number };
    failure ??= wrong;
    if (each.postings.length > 0 || wrong !== null) {
      booked.push({ entry: each.number, kind: each.what.kind, postings: each.postings, fits: wrong === null });
    }
  }
  if (!book.over) failure ??= { code: "not_settled" };
  const facts: Fact[] = [
    { name: "pot", money: score.pot },
    { name: "bonus_staked", money: score.bonusStaked },
    { name: "bonus_paid", money: score.order.reduce((sum, box) => sum + score.bonus(box), 0) },
    { name: "postings", count: booked.reduce((sum, each) => sum + each.postings.length, 0) },
  ];
  return { ...step("settled", facts, failure), booked };
}

function same(found: Posting[], due: Posting[]): boolean {
  return JSON.stringify(found) === JSON.stringify(due.filter(([, , amount]) => amount !== 0));
}

/** The journal of one game, read line by line. */
class Book {
  over = false;
  private phase: "closed" | "betting" | "playing" = "closed";
  private readonly bets = new Map<number, Bet>();
  private decided = 0;

  constructor(
    private readonly score: TableScore,
    private readonly game: string,
  ) {}

  follow({ number, what }: Entry): Verdict {
    const misplaced: Failure = { code: "money_wrong", entry: number };
    if (what.play !== this.game || this.over) return misplaced;
    switch (what.kind) {
      case "betting_opened":
        if (this.phase !== "closed") return misplaced;
        this.phase = "betting";
        return { postings: [] };
      case "bet_placed":
        return this.phase === "betting" ? this.bet(what, misplaced) : misplaced;
      case "bets_returned":
        return this.phase === "betting" ? this.returned(what, number) : misplaced;
      case "game_dealt":
        if (this.phase !== "betting") return misplaced;
        this.phase = "playing";
        return { postings: [] };
      case "decided":
        return this.phase === "playing" ? this.decision(what, number) : misplaced;
      case "game_ended":
        return this.phase === "playing" ? this.ended(what, number) : misplaced;
      case "game_voided":
        return this.phase === "playing" ? this.voided(what, number) : misplaced;
      default:
        return misplaced;
    }
  }

  private bet({ box, ante, red, black }: Entry["what"], misplaced: Failure): Verdict {
    const [place, made] = [Number(box), { ante: Number(ante), red: Number(red), black: Number(black) }];
    if (this.bets.has(place)) return misplaced;
    this.bets.set(place, made);
    return {
      postings: [
        [chips(place), "pot", made.ante],
        [chips(place), "bonus", made.red + made.black],
      ],
    };
  }

  /** C3: too few had bet. */
  private returned({ stakes }: Entry["what"], entry: number): Verdict {
    const back = [...this.bets]
      .map(([box, { ante, red, black }]) => ({ box, pot: ante, red, black }))
      .sort((one, other) => one.box - other.box);
    if (!sameStakes(stakes, back)) return { code: "return_wrong", entry };
    this.bets.clear();
    this.phase = "closed"; // betting opens again, with the same commitment
    return { postings: goBack(back) };
  }

  /** C6, C13: in turn, and nothing for somebody who was late. */
  private decision({ box, card, paid, late }: Entry["what"], entry: number): Verdict {
    const due = this.score.decisions[this.decided++];
    if (late === true && paid !== 0) return { code: "bet_for_absent", entry, box: Number(box) };
    if (due === undefined || box !== due.box || card !== due.card || paid !== due.paid) {
      return { code: "decision_wrong", entry };
    }
    return { postings: [[chips(due.box), "pot", due.paid]] };
  }

  /** C8. */
  private ended(what: Entry["what"], entry: number): Verdict {
    const { winner, pot, bonusStaked, order, decisions } = this.score;
    this.over = true;
    if (winner === null || this.decided !== decisions.length) return { code: "decision_wrong", entry };
    if (what.winner !== winner) {
      return { code: "winner_wrong", entry, expected: String(winner), found: String(what.winner) };
    }
    if (what.pot !== pot) return { code: "pot_wrong", entry, expected: francs(pot), found: francs(what.pot) };
    if (what.staked !== bonusStaked) return { code: "money_wrong", entry };
    const paid = Array.isArray(what.bonus) ? (what.bonus as Partial<Paid>[]) : [];
    const due = [...order].sort((one, other) => one - other).map((box) => ({ box, amount: this.score.bonus(box) }));
    for (const { box, amount } of due) {
      const found = paid.find((each) => each.box === box)?.amount ?? 0;
      if (amount !== found) return { code: "bonus_wrong", entry, box, expected: francs(amount), found: francs(found) };
    }
    if (paid.length !== due.length || paid.some((each, place) => each.box !== due[place]?.box)) {
      return { code: "money_wrong", entry };
    }
    return {
      postings: [
        ["pot", chips(winner), pot],
        ["bonus", "house", bonusStaked],
        ...due.map(({ box, amount }): Posting => ["house", chips(box), amount]),
      ],
    };
  }

  /** C14. */
  private voided({ by, reason, stakes }: Entry["what"], entry: number): Verdict {
    const { voided, order, decisions } = this.score;
    this.over = true;
    if (voided === null || this.decided !== decisions.length || by !== voided.by || reason !== voided.reason) {
      return { code: "void_wrong", entry };
    }
    const back = [...order]
      .sort((one, other) => one - other)
      .map((box) => ({
        box,
        pot: this.score.paid(box),
        red: this.score.bet(box).red,
        black: this.score.bet(box).black,
      }));
    return sameStakes(stakes, back) ? { postings: goBack(back) } : { code: "return_wrong", entry };
  }
}

interface Staked {
  box: number;
  pot: number;
  red: number;
  black: number;
}

interface Paid {
  box: number;
  amount: number;
}

/** As the journal writes them: by box, without what is nothing. */
function sameStakes(found: unknown, due: Staked[]): boolean {
  const written = Array.isArray(found) ? (found as Partial<Staked>[]) : [];
  return (
    written.length === due.length &&
    due.every(({ box, pot, red, black }, place) => {
      const each = written[place]!;
      return each.box === box && each.pot === pot && (each.red ?? 0) === red && (each.black ?? 0) === black;
    })
  );
}

function goBack(stakes: Staked[]): Posting[] {
  return stakes.flatMap(({ box, pot, red, black }): Posting[] => [
    ["pot", chips(box), pot],
    ["bonus", chips(box), red + black],
  ]);
}
