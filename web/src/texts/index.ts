// Texts in the reader's language. The modules beside this one are made from texts/*/web/*.ftl: change those.

import { route } from "../shell/router.svelte";
import type { Language } from "../wire";

export const LANGUAGES: readonly Language[] = ["de", "fr", "it", "en"];

export const LANGUAGE_NAMES: Record<Language, string> = {
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  en: "English",
};

/** A sentence, or one for each case. A number chooses by its plural form, a word by its name; the last is the default. */
export type Pattern = string | { by: string; cases: Readonly<Record<string, string>> };

/** In every language of `Spoken`. `Names` are the values it needs; they exist as a type only. */
export type Message<Spoken extends Language, Names extends string> = Readonly<Record<Spoken, Pattern>> & {
  readonly needs?: Names;
};

export type Text<Names extends string = never> = Message<Language, Names>;

/** What must be given for a message: exactly the values it names, or nothing. */
export type Given<Names extends string> = [Names] extends [never] ? [] : [values: Record<Names, string | number>];

/** The text in the reader's language, with `{name}` replaced by its value. */
export function t<Names extends string = never>(text: Text<Names>, ...[values]: Given<Names>): string {
  return said(text[route.language], route.language, values);
}

export function said(pattern: Pattern, language: Language, values: Record<string, string | number> = {}): string {
  const sentence = typeof pattern === "string" ? pattern : chosen(pattern, language, values);
  return sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

function chosen(
  { by, cases }: Exclude<Pattern, string>,
  language: Language,
  values: Record<string, string | number>,
): string {
  const value = values[by];
  const name = typeof value === "number" ? pluralForm(value, language) : value;
  return cases[name ?? ""] ?? Object.values(cases).at(-1) ?? "";
}

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {}; // each made when first needed: it takes a moment

function pluralForm(number: number, language: Language): string {
  return (pluralRules[language] ??= new Intl.PluralRules(language)).select(number);
}

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
