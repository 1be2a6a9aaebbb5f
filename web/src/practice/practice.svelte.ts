// Practice plays and the mistakes made in them, kept in this browser only: the server keeps nothing of them.

const KEY = "ventuno.practice";
const FINISHED_MAX = 50;
const MISTAKES_MAX = 200;

export interface RunningPractice {
  play: string;
  text: string;
  law: string;
  stake: string;
}

export interface FinishedPractice {
  /** In the address of its review: `/review/practice/{number}`. */
  number: number;
  play: string;
  text: string;
  law: string;
  stake: string;
  date: string;
  paid_in: string;
  paid_out: string;
  net: string;
}

/** A decision that gave something away, to be tried again: the play's text up to it. */
export interface Mistake {
  number: number;
  text: string;
  law: string;
  /** What was played, what would have been best, and the difference in stakes. */
  move: string;
  best: string;
  given_away: number;
  date: string;
}

interface Kept {
  next: number;
  running: RunningPractice | null;
  finished: FinishedPractice[];
  mistakes: Mistake[];
}

function stored(): Kept {
  const empty: Kept = { next: 1, running: null, finished: [], mistakes: [] };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return empty;
  }
}

class Practice {
  #kept: Kept = $state.raw(stored());

  get running(): RunningPractice | null {
    return this.#kept.running;
  }

  /** The newest first. */
  get finished(): FinishedPractice[] {
    return this.#kept.finished;
  }

  /** The newest first. */
  get mistakes(): Mistake[] {
    return this.#kept.mistakes;
  }

  find(number: number): FinishedPractice | undefined {
    return this.#kept.finished.find((play) => play.number === number);
  }

  run(running: RunningPractice | null): void {
    this.#keep({ running });
  }

  /** The running play is over; gives the number of its review. */
  finish(play: Omit<FinishedPractice, "number" | "date">): number {
    const number = this.#kept.next;
    const finished = [{ ...play, number, date: new Date().toISOString() }, ...this.#kept.finished];
    this.#keep({ next: number + 1, running: null, finished: finished.slice(0, FINISHED_MAX) });
    return number;
  }

  /** Takes what is not yet known; the same position is kept once. */
  addMistakes(mistakes: Omit<Mistake, "number" | "date">[]): void {
    const known = new Set(this.#kept.mistakes.map(({ text }) => text));
    let next = this.#kept.next;
    const date = new Date().toISOString();
    const added = mistakes
      .filter(({ text }) => !known.has(text))
      .map((mistake) => ({ ...mistake, number: next++, date }));
    this.#keep({ next, mistakes: [...added, ...this.#kept.mistakes].slice(0, MISTAKES_MAX) });
  }

  dropMistake(number: number): void {
    this.#keep({ mistakes: this.#kept.mistakes.filter((mistake) => mistake.number !== number) });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Storage full or closed: the play goes on without being remembered.
    }
  }
}

export const practice = new Practice();
