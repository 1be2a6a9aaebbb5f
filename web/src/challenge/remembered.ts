// What a player does not have to type again, kept in this browser only: a name at the tables, the last bet, an invitation.

const KEY = "ventuno.challenge";

export interface RememberedBet {
  ante: string;
  red: string;
  black: string;
}

interface Remembered {
  name: string;
  seats: number;
  level: "beginner" | "mixed" | "solid" | "strong";
  /** By table; practice is one of them. */
  bets: Record<string, RememberedBet>;
  invites: Record<string, string>;
}

const BETS_MAX = 20;

function stored(): Remembered {
  const empty: Remembered = { name: "", seats: 5, level: "mixed", bets: {}, invites: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Remembered>) };
  } catch {
    return empty;
  }
}

export const remembered: Remembered = stored();

export function remember(change: Partial<Remembered>): void {
  Object.assign(remembered, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // Storage full or closed: it is asked again next time.
  }
}

/** The newest few of a record. */
function newest<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).slice(-BETS_MAX));
}

export function rememberBet(table: string, bet: RememberedBet): void {
  const { [table]: _, ...others } = remembered.bets;
  remember({ bets: newest({ ...others, [table]: bet }) });
}

export function invitation(table: string): string | undefined {
  return remembered.invites[table];
}

export function rememberInvite(table: string, invite: string): void {
  remember({ invites: newest({ ...remembered.invites, [table]: invite }) });
}
