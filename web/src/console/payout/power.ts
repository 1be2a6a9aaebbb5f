// How soon a fault is noticed: the figures of docs/payout-control.md, "How soon a fault is noticed". They are computed
// there (`ventuno.maths.monitoring.power`) and only repeated here; a test compares them.

export const PLAYS = [100_000, 200_000, 300_000, 400_000, 500_000, 600_000, 800_000, 1_000_000] as const;

export type Players = "blind" | "skill2" | "skill20" | "perfect";

/** Per cent, at each of `PLAYS`, for an ace that is 2 % too rare. */
export const ALERTS: Record<Players, readonly number[]> = {
  blind: [1, 4, 11, 22, 36, 51, 75, 89],
  skill2: [1, 9, 24, 43, 62, 77, 93, 98],
  skill20: [3, 18, 43, 68, 84, 93, 99, 99.9],
  perfect: [4, 22, 50, 74, 89, 96, 99.6, 99.97],
};

/** Plays needed to alert with 50, 90 and 99 %. */
export const NEEDED: Record<Players, readonly number[]> = {
  blind: [596_000, 1_017_000, 1_442_000],
  skill2: [435_000, 742_000, 1_053_000],
  skill20: [325_000, 554_000, 786_000],
  perfect: [301_000, 513_000, 727_000],
};
