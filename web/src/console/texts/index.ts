// The console's texts: English and German, side by side. Whoever comes in another language is led to the English page.

import { route } from "../../shell/router.svelte";

export type Both = Record<"de" | "en", string>;

/** A tree of texts: `export const players = { … } satisfies Words`. */
export interface Words {
  readonly [name: string]: Both | Words;
}

/** The text in the reader's language, with `{name}` replaced by its value. */
export function c(text: Both, values?: Record<string, string | number>): string {
  const said = text[route.language === "de" ? "de" : "en"];
  return values ? said.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark)) : said;
}

/** The text for one, or for many. */
export function numbered(number: number, one: Both, many: Both, values?: Record<string, string | number>): string {
  return c(number === 1 ? one : many, { n: number, ...values });
}

/** A word of the server's that may be newer than this page: as it is, where there is no text for it. */
export function named(texts: Partial<Record<string, Both>>, word: string): string {
  const text = texts[word];
  return text ? c(text) : word;
}
