// The console's texts: English and German. Whoever comes in another language is led to the English page.
// The modules beside this one are made from texts/*/console/*.ftl: change those.

import { route } from "../../shell/router.svelte";
import { said, type Given, type Message } from "../../texts";

export type Text<Names extends string = never> = Message<"de" | "en", Names>;

/** The text in the reader's language, with `{name}` replaced by its value. */
export function c<Names extends string = never>(text: Text<Names>, ...[values]: Given<Names>): string {
  const language = route.language === "de" ? "de" : "en";
  return said(text[language], language, values);
}

/** A word of the server's that may be newer than this page: as it is, where there is no text for it. */
export function named(texts: Partial<Record<string, Text>>, word: string): string {
  const text = texts[word];
  return text ? c(text) : word;
}
