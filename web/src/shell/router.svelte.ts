// Paths `/{language}/{page}/…`. Links are ordinary `<a href={href("rules")}>`: clicks on them are caught here.

import type { Component } from "svelte";
import type { Language } from "../wire";

type Loader = () => Promise<{ default: Component }>;

const PAGES: Record<string, Loader> = {
  "": () => import("./LobbyPage.svelte"),
  practice: () => import("../practice/PracticePage.svelte"),
  play: () => import("../big21/play/PlayPage.svelte"),
  tables: () => import("../challenge/tables/TablesPage.svelte"),
  challenge: () => import("../challenge/table/ChallengePage.svelte"),
  "challenge-practice": () => import("../challenge/practice/ChallengePracticePage.svelte"),
  review: () => import("../big21/review/ReviewPage.svelte"),
  training: () => import("../training/TrainingPage.svelte"),
  account: () => import("../accounts/AccountPage.svelte"),
  login: () => import("../accounts/LoginPage.svelte"),
  recover: () => import("../accounts/RecoverPage.svelte"),
  register: () => import("../accounts/RegisterPage.svelte"),
  rules: () => import("../big21/rules/RulesPage.svelte"),
  "challenge-rules": () => import("../challenge/rules/ChallengeRulesPage.svelte"),
  documents: () => import("../documents/DocumentsPage.svelte"),
  fairness: () => import("../verify/FairnessPage.svelte"),
  verify: () => import("../verify/VerifyPage.svelte"),
  help: () => import("./HelpPage.svelte"),
  contact: () => import("../contact/ContactPage.svelte"),
};

const REMEMBERED = "ventuno.language";

export interface Route {
  language: Language;
  /** The first part after the language: `review` of `/de/review/practice/3`; the lobby is empty. */
  page: string;
  /** The parts after the page: `["practice", "3"]`. */
  rest: string[];
  /** What follows `?`. */
  query: string;
}

function isLanguage(word: string | undefined): word is Language {
  return word === "de" || word === "fr" || word === "it" || word === "en";
}

function preferredLanguage(): Language {
  const wishes = [localStorage.getItem(REMEMBERED) ?? "", ...navigator.languages];
  return wishes.map((wish) => wish.slice(0, 2)).find(isLanguage) ?? "de";
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // no page has such a name
  }
}

function parse(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
  const language = isLanguage(parts[0]) ? parts[0] : preferredLanguage();
  const [page = "", ...rest] = isLanguage(parts[0]) ? parts.slice(1) : parts;
  return { language, page, rest, query: url.search };
}

export const route: Route = $state(parse(new URL(location.href)));

/** The address of a page in the reader's language: `href("account/limits")`; the lobby is `href("")`. */
export function href(path: string, language: Language = route.language): string {
  return path === "" ? `/${language}` : `/${language}/${path}`;
}

/** The page being read, in another language. */
export function hrefIn(language: Language): string {
  return href([route.page, ...route.rest].filter(Boolean).map(encodeURIComponent).join("/"), language) + route.query;
}

export function go(path: string, { replace = false, language = route.language } = {}): void {
  travel(new URL(href(path, language), location.href), replace);
}

export function loader(page: string): Loader | undefined {
  return PAGES[page];
}

function travel(url: URL, replace: boolean): void {
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  follow();
  if (!url.hash) scrollTo(0, 0);
}

function follow(): void {
  const next = parse(new URL(location.href));
  Object.assign(route, next);
  document.documentElement.lang = next.language;
  localStorage.setItem(REMEMBERED, next.language);
}

export function startRouter(): void {
  const { pathname } = location;
  if (!isLanguage(pathname.split("/")[1])) history.replaceState(null, "", hrefIn(route.language) + location.hash);
  follow();
  addEventListener("popstate", follow);
  document.addEventListener("click", (click) => {
    if (
      click.defaultPrevented ||
      click.button !== 0 ||
      click.metaKey ||
      click.ctrlKey ||
      click.shiftKey ||
      click.altKey
    )
      return;
    const link = (click.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (!isLanguage(url.pathname.split("/")[1])) return; // a file of the server's
    if (url.hash && url.pathname === location.pathname) return; // a place on this page
    click.preventDefault();
    travel(url, false);
  });
}
