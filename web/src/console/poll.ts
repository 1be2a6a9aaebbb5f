// Asks the server again while it works something out. Each request prolongs the session, so this ends after a while.

import { Refused } from "./api";

const EVERY_MS = 3000;
const AT_MOST_MS = 15 * 60_000;

/**
 * Calls `look` every few seconds until it says that there is nothing more to wait for, or `tired` when it has waited
 * long enough; gives back how to stop.
 */
export function poll(look: () => Promise<boolean>, tired: () => void = () => undefined): () => void {
  const ends = Date.now() + AT_MOST_MS;
  let timer = 0;
  let stopped = false;
  const wait = (): void => {
    timer = window.setTimeout(async () => {
      // A lost network or a busy server may be back the next time; any other refusal stays.
      const goOn = await look().catch((error: unknown) => !(error instanceof Refused) || error.problem.status >= 500);
      if (!goOn || stopped) return;
      if (Date.now() < ends) wait();
      else tired();
    }, EVERY_MS);
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
