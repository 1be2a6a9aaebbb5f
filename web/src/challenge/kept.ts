// What a player need not say twice, kept in this browser only: a name at the tables, the last bet, an invitation.

const KEY = "ventuno.challenge";

export interface KeptBet {
  ante: string;
  red: string;
  black: string;
}

interface Kept {
  name: string;
  seats: number;
  level: "beginner" | "mixed" | "solid" | "strong";
  /** By table; practice is one of them. */
  bets: Record<string, KeptBet>;
  invites: Record<string, string>;
}

const BETS_MAX = 20;

function stored(): Kept {
  const empty: Kept = { name: "", seats: 5, level: "mixed", bets: {}, invites: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return empty;
  }
}

export const kept: Kept = stored();

export function keep(change: Partial<Kept>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage full or closed: it is asked again next time.
  }
}

/** The newest few of a record. */
function newest<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).slice(-BETS_MAX));
}

export function keepBet(table: string, bet: KeptBet): void {
  const { [table]: _, ...others } = kept.bets;
  keep({ bets: newest({ ...others, [table]: bet }) });
}

export function invitation(table: string): string | undefined {
  return kept.invites[table];
}

export function keepInvite(table: string, invite: string): void {
  keep({ invites: newest({ ...kept.invites, [table]: invite }) });
}
