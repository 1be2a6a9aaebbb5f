// The server solves a law once; until then the coach is not ready.

import { pause, Refused } from "../../api";

const WAIT_SECONDS = 3;

/** Asks again while the coach is not ready; `waiting` is told whether we wait. Gives up when `stopped`. */
export async function whenReady<Answer>(
  ask: () => Promise<Answer>,
  waiting: (is: boolean) => void,
  stopped: () => boolean,
): Promise<Answer | null> {
  while (!stopped()) {
    try {
      const answer = await ask();
      if (stopped()) return null;
      waiting(false);
      return answer;
    } catch (error) {
      if (stopped()) return null;
      if (!(error instanceof Refused && error.code === "coach_not_ready")) throw error;
      waiting(true);
      await pause((error.retryAfterSeconds ?? WAIT_SECONDS) * 1000);
    }
  }
  return null;
}
