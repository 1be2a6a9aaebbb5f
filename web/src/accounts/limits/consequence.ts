// What becomes of a limit that somebody types, said before it is sent (B18). The server judges by the same rules.

import { chf, moment } from "../../format";
import { t } from "../../texts";
import { account } from "../../texts/account";
import type { LimitState } from "../../wire";

const WAIT_MS = 72 * 3_600_000; // B18

const words = account.limits;

/** A higher limit, or none. */
export function later(now: number): string {
  return t(words.higher, { at: moment(new Date(now + WAIT_MS)) });
}

/** The house has set a lower limit to protect the player, and until then it stays (requirement 46). */
export function cap({ cap, cap_until }: LimitState): string {
  return cap === null || cap_until === null ? "" : t(words.cap, { most: chf(cap), until: moment(cap_until) });
}

export function consequence(limit: LimitState, wanted: string, now: number): string {
  if (limit.cap !== null && Number(wanted) > Number(limit.cap)) {
    return t(words.tooHigh, { most: chf(limit.cap), until: moment(limit.cap_until ?? new Date(now)) });
  }
  if (limit.amount === null) return t(words.first);
  if (Number(wanted) === Number(limit.amount)) return t(words.same);
  if (Number(wanted) < Number(limit.amount)) return t(words.lower);
  return later(now);
}
