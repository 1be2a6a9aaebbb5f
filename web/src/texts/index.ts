// Texts in four languages, side by side: a missing language does not compile.

import { route } from "../shell/router.svelte";
import type { Language } from "../wire";

export const LANGUAGES: readonly Language[] = ["de", "fr", "it", "en"];

export const LANGUAGE_NAMES: Record<Language, string> = {
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  en: "English",
};

export type Text = Record<Language, string>;

/** A tree of texts: `export const table = { … } satisfies Catalogue`. */
export interface Catalogue {
  readonly [name: string]: Text | Catalogue;
}

/** The text in the reader's language, with `{name}` replaced by its value. */
export function t(text: Text, values?: Record<string, string | number>): string {
  const said = text[route.language];
  return values ? said.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark)) : said;
}

/** The text for one, or for many. */
export function counted(number: number, one: Text, many: Text, values?: Record<string, string | number>): string {
  return t(number === 1 ? one : many, { n: number, ...values });
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
