// “Try again from here”: a practice play that begins in the middle of another.

import { api } from "../api";
import { practice } from "./practice.svelte";
import { go } from "../shell/router.svelte";

/** Practice from the end of `text`, with new cards. */
export async function practiseFrom(text: string, law: string): Promise<void> {
  const begun = await api.startPractice({ text, law });
  practice.run({ play: begun.table.play, text: begun.text, law: begun.table.law, stake: begun.table.stake });
  go("practice");
}
