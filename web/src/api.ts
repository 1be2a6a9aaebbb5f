// The server's calls, typed. What the server refuses is thrown as `Refused`, a server out of reach as `Unreachable`.

import { invitation } from "./challenge/kept";
import { route } from "./router.svelte";
import type {
  AcceptRules,
  Account,
  Advice,
  BlockMyself,
  ChooseLanguage,
  GameLines,
  GameReplay,
  History,
  House,
  LogIn,
  MakeMove,
  MarkRead,
  Me,
  Message,
  Moved,
  OpenTable,
  OwnGames,
  Payment,
  PlayOffered,
  Position,
  Practised,
  PracticeMove,
  Problem,
  Register,
  Review,
  SetLimits,
  StartPlay,
  StartPractice,
  Statement,
  TableCard,
  Tables,
} from "./wire";

const BASE = "/api/v1";
const RETRY_AFTER_MS = [300, 900, 1800];
const GATEWAY = new Set([502, 503, 504]);

/** The server said no, with a reason in the reader's language. */
export class Refused extends Error {
  override name = "Refused";

  constructor(
    readonly problem: Problem,
    readonly retryAfterSeconds: number | null,
  ) {
    super(problem.detail);
  }

  get code(): string {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** No answer: the connection is lost or the server restarts. Whether a change took effect is not known. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

/** Sent with every change while somebody is logged in; the session sets it. */
export const credentials: {
  csrf: string | null;
  /** After a log-in in another window: the new token, if it is still the same player. */
  renew: (() => Promise<boolean>) | null;
} = { csrf: null, renew: null };

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

async function once<Answer>(method: string, path: string, headers: Record<string, string>, body: string | null): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(BASE + path, { method, headers, body, credentials: "same-origin", cache: "no-store" });
  } catch {
    throw new Unreachable();
  }
  const type = response.headers.get("content-type") ?? "";
  if (response.ok) {
    try {
      return (await response.json()) as Answer;
    } catch {
      throw new Unreachable(); // cut off on the way
    }
  }
  if (type.startsWith("application/problem+json")) {
    const retry = Number(response.headers.get("retry-after"));
    throw new Refused((await response.json()) as Problem, retry > 0 ? retry : null);
  }
  if (GATEWAY.has(response.status)) throw new Unreachable();
  throw new Refused(
    { type: "about:blank", title: response.statusText, status: response.status, detail: `HTTP ${response.status}`, code: "unknown" },
    null,
  );
}

/** Repeated on a lost connection where that cannot have a second effect: reading, or a change under a key. */
async function call<Answer>(method: string, path: string, body?: object, key?: string): Promise<Answer> {
  try {
    return await attempt<Answer>(method, path, body, key);
  } catch (error) {
    const outdated = error instanceof Refused && error.code === "wrong_token" && method !== "GET";
    if (!outdated || !(await credentials.renew?.())) throw error;
    return attempt<Answer>(method, path, body, key);
  }
}

/** With the player's token, or another one: the console has its own. */
export async function attempt<Answer>(
  method: string,
  path: string,
  body?: object,
  key?: string,
  csrf = credentials.csrf,
): Promise<Answer> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": route.language };
  if (method !== "GET") {
    headers["Content-Type"] = "application/json";
    if (csrf) headers["X-CSRF-Token"] = csrf;
    if (key) headers["Idempotency-Key"] = key;
  }
  const text = method === "GET" ? null : JSON.stringify(body ?? {});
  const repeatable = method === "GET" || key !== undefined || path.startsWith("/practice");
  for (const wait of repeatable ? RETRY_AFTER_MS : []) {
    try {
      return await once<Answer>(method, path, headers, text);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await pause(wait);
    }
  }
  return once<Answer>(method, path, headers, text);
}

const read = <Answer>(path: string): Promise<Answer> => call<Answer>("GET", path);
const change = <Answer>(path: string, body: object, key = newKey()): Promise<Answer> => call<Answer>("POST", path, body, key);

export function query(values: Record<string, number | string | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return given.length ? `?${given.join("&")}` : "";
}

const play = (id: string): string => `/plays/${encodeURIComponent(id)}`;
/** The games of a private table are for its guests: with the invitation, where one is kept here. */
const games = (table: string, path = "", before?: number): string =>
  `/tables/${encodeURIComponent(table)}/games${path}${query({ before, invite: invitation(table) })}`;

export const api = {
  house: () => read<House>("/house"),
  me: () => read<Me>("/me"),

  register: (body: Register, key?: string) => change<Me>("/accounts", body, key),
  logIn: (body: LogIn) => call<Me>("POST", "/session", body),
  logOut: () => call<Me>("DELETE", "/session"),

  acceptRules: (body: AcceptRules) => change<Account>("/account/rules", body),
  setLimits: (body: SetLimits) => change<Account>("/account/limits", body),
  blockMyself: (body: BlockMyself) => change<Account>("/account/blocks", body),
  chooseLanguage: (body: ChooseLanguage) => change<Account>("/account/language", body),
  /** The key is the caller's where pressing the button again must not pay twice. */
  deposit: (body: Payment, key?: string) => change<Account>("/account/deposits", body, key),
  withdraw: (body: Payment, key?: string) => change<Account>("/account/withdrawals", body, key),
  markRead: (body: MarkRead) => change<Account>("/account/messages/read", body),
  messages: () => read<Message[]>("/account/messages"),
  statement: (days?: number, before?: number) => read<Statement>(`/account/statement${query({ days, before })}`),
  history: (before?: number) => read<History>(`/account/plays${query({ before })}`),
  ownGames: (before?: string) => read<OwnGames>(`/account/games${query({ before })}`),
  exportAddress: `${BASE}/account/export`,

  offerPlay: (key?: string) => change<PlayOffered>("/plays", {}, key),
  play: (id: string) => read<Moved>(play(id)),
  startPlay: (id: string, body: StartPlay, key?: string) => change<Moved>(`${play(id)}/start`, body, key),
  /** A double click or a retry has the same key, and the first answer again. */
  move: (id: string, body: MakeMove) => change<Moved>(`${play(id)}/moves`, body, `${id}:${body.sequence}:${body.move}`),
  review: (id: string) => read<Review>(`${play(id)}/review`),
  evidence: (id: string) => read<unknown>(`${play(id)}/evidence`),
  evidenceAddress: (id: string) => `${BASE}${play(id)}/evidence`,

  tables: () => read<Tables>("/tables"),
  openTable: (body: OpenTable, key?: string) => change<TableCard>("/tables", body, key),
  games: (table: string, before?: number) => read<GameLines>(games(table, "", before)),
  game: (table: string, number: number) => read<GameReplay>(games(table, `/${number}`)),
  gameEvidence: (table: string, number: number) => read<unknown>(games(table, `/${number}/evidence`)),
  gameEvidenceAddress: (table: string, number: number) => BASE + games(table, `/${number}/evidence`),

  startPractice: (body: StartPractice) => call<Practised>("POST", "/practice", body),
  practiceMove: (body: PracticeMove) => call<Practised>("POST", "/practice/moves", body),
  advice: (body: Position) => call<Advice>("POST", "/practice/advice", body),
  practiceReview: (body: Position) => call<Review>("POST", "/practice/review", body),
};

/** What went wrong, in words for the page. */
export function reason(error: unknown, unreachable: string): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unreachable) return unreachable;
  throw error;
}
