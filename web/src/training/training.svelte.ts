// Which mistakes are learned, and how play got better from day to day; kept in this browser only.

import { practice, type Mistake } from "../practice/practice.svelte";
import type { Review } from "../wire";
import { isMistake, textBefore } from "../big21/review/judgement";

const KEY = "ventuno.training";
const IN_A_ROW = 2;
const REVIEWED_MAX = 300;
const DAYS_MAX = 400;
const ZONE = "Europe/Zurich";

export interface Day {
  /** 2026-11-16, in Zurich. */
  day: string;
  /** Of the plays of that day that were reviewed. */
  decisions: number;
  /** In stakes. */
  given_away: number;
  /** Tasks of the training. */
  answered: number;
  right: number;
  learned: number;
}

interface Attempt {
  /** Right answers in a row. */
  row: number;
  at: string;
}

interface Kept {
  reviewed: string[];
  attempts: Record<number, Attempt>;
  days: Day[];
}

function stored(): Kept {
  const empty: Kept = { reviewed: [], attempts: {}, days: [] };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return empty;
  }
}

function dayOf(instant: string | Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(new Date(instant));
}

class Training {
  #kept: Kept = $state.raw(stored());

  /** The oldest first. */
  get days(): Day[] {
    return this.#kept.days;
  }

  /** Those to practise: never tried first, then the longest not tried. */
  get due(): Mistake[] {
    const at = (mistake: Mistake): string => this.#kept.attempts[mistake.number]?.at ?? "";
    return practice.mistakes
      .filter((mistake) => !this.isLearned(mistake))
      .sort((one, other) => at(one).localeCompare(at(other)));
  }

  get learned(): number {
    return practice.mistakes.filter((mistake) => this.isLearned(mistake)).length;
  }

  isLearned(mistake: Mistake): boolean {
    return (this.#kept.attempts[mistake.number]?.row ?? 0) >= IN_A_ROW;
  }

  isReviewed(play: string): boolean {
    return this.#kept.reviewed.includes(play);
  }

  /** Takes the mistakes and figures of a play that is over, once. */
  take(play: string, at: string, review: Review): void {
    if (review.given_away === null || this.isReviewed(play)) return;
    const found = review.steps.filter(isMistake).map((step) => ({
      text: textBefore(review.text, step.number),
      law: review.law,
      move: step.move,
      best: step.best ?? "",
      given_away: step.given_away ?? 0,
    }));
    if (found.length) practice.addMistakes(found);
    const { decisions, given_away } = review;
    this.#keep({ reviewed: [play, ...this.#kept.reviewed].slice(0, REVIEWED_MAX) });
    this.#count(dayOf(at), (day) => ({
      ...day,
      decisions: day.decisions + decisions,
      given_away: day.given_away + given_away,
    }));
  }

  /** A task was answered; gives how many right answers in a row that makes. */
  answer(mistake: Mistake, right: boolean): number {
    const row = right ? (this.#kept.attempts[mistake.number]?.row ?? 0) + 1 : 0;
    const attempts = { ...this.#kept.attempts, [mistake.number]: { row, at: new Date().toISOString() } };
    this.#keep({ attempts: this.#alive(attempts) });
    this.#count(dayOf(new Date()), (day) => ({
      ...day,
      answered: day.answered + 1,
      right: day.right + (right ? 1 : 0),
      learned: day.learned + (row === IN_A_ROW ? 1 : 0),
    }));
    return row;
  }

  /** “Later”: the task goes to the end of the list, as if it was tried. */
  skip(mistake: Mistake): void {
    const row = this.#kept.attempts[mistake.number]?.row ?? 0;
    this.#keep({ attempts: { ...this.#kept.attempts, [mistake.number]: { row, at: new Date().toISOString() } } });
  }

  /** Attempts at positions that are no longer kept are forgotten. */
  #alive(attempts: Record<number, Attempt>): Record<number, Attempt> {
    const known = new Set(practice.mistakes.map(({ number }) => number));
    return Object.fromEntries(Object.entries(attempts).filter(([number]) => known.has(Number(number))));
  }

  #count(day: string, change: (day: Day) => Day): void {
    const found = this.#kept.days.find((each) => each.day === day);
    const before = found ?? { day, decisions: 0, given_away: 0, answered: 0, right: 0, learned: 0 };
    const days = [...this.#kept.days.filter((each) => each.day !== day), change(before)];
    this.#keep({ days: days.sort((one, other) => one.day.localeCompare(other.day)).slice(-DAYS_MAX) });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Storage full or closed: training goes on without being remembered.
    }
  }
}

export const training = new Training();
