// One file, checked: which game it is about, and that game's steps.

import { isGame, read } from "./evidence";
import { checkPlay } from "./big21/checkPlay";
import { skipped, step, type Step } from "./steps";
import { checkGame } from "./challenge/checkGame";

const PLAY_STEPS = ["journal", "commitment", "law", "terms", "draws", "play", "postings", "times"] as const;

/** All steps in order, each as soon as it is done. After a file that cannot be read there is nothing more to check. */
export async function* check(text: string): AsyncGenerator<Step> {
  const evidence = read(text);
  if ("code" in evidence) {
    yield step("file", [], evidence);
    for (const name of PLAY_STEPS) yield skipped(name);
  } else {
    yield* isGame(evidence) ? checkGame(evidence) : checkPlay(evidence);
  }
}
