// The server's calls. Their routes and types come from the server's OpenAPI document (`make wire`): a wrong path, query
// or body does not compile. What the server refuses is thrown as `Refused`, a server out of reach as `Unreachable`.

import { invitation } from "./challenge/remembered";
import {
  addressOf,
  type Answer,
  type Given,
  type Keyed,
  type Needed,
  type Parts,
  type Reading,
  type Unkeyed,
} from "./routes";
import { route as page } from "./shell/router.svelte";
import type {
  AcceptOnlineTermsBody,
  AcceptRulesBody,
  AskAgainBody,
  AskBody,
  ChooseLanguageBody,
  DocumentListed,
  Language,
  LogInBody,
  MakeMoveBody,
  MarkReadBody,
  OpenTableBody,
  PaymentBody,
  PositionBody,
  PracticeMoveBody,
  Problem,
  RegisterBody,
  Routes,
  SetLimitsBody,
  StartPlayBody,
  StartPracticeBody,
  UnlockBody,
} from "./wire";

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
  /** Asks for the password again; true once it was given. */
  unlock: (() => Promise<boolean>) | null;
} = { csrf: null, renew: null, unlock: null };

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

async function once(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | null,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body, credentials: "same-origin", cache: "no-store" });
  } catch {
    throw new Unreachable();
  }
  const type = response.headers.get("content-type") ?? "";
  if (response.ok) {
    try {
      return (await response.json()) as unknown;
    } catch {
      throw new Unreachable(); // the connection was lost in the middle of the answer
    }
  }
  if (type.startsWith("application/problem+json")) {
    const retry = Number(response.headers.get("retry-after"));
    throw new Refused((await response.json()) as Problem, retry > 0 ? retry : null);
  }
  if (GATEWAY.has(response.status)) throw new Unreachable();
  throw new Refused(
    {
      type: "about:blank",
      title: response.statusText,
      status: response.status,
      detail: `HTTP ${response.status}`,
      code: "unknown",
    },
    null,
  );
}

/** The address of something to download. */
export const address = <Name extends Reading<Routes>>(route: Name, ...[parts]: Given<Routes[Name]>): string =>
  addressOf(route, parts);

async function call(route: string, parts: Parts = {}, key?: string): Promise<unknown> {
  try {
    return await attempt(route, parts, key);
  } catch (error) {
    if (error instanceof Refused && error.code === "password_needed" && (await credentials.unlock?.()))
      return attempt(route, parts, key);
    const outdated = error instanceof Refused && error.code === "wrong_token" && !route.startsWith("GET");
    if (!outdated || !(await credentials.renew?.())) throw error;
    return attempt(route, parts, key);
  }
}

/**
 * With the player's token, or another one: the console has its own. Repeated on a lost connection where that cannot
 * have a second effect: reading, or a change under a key.
 */
export async function attempt(
  route: string,
  parts: Parts = {},
  key?: string,
  csrf = credentials.csrf,
): Promise<unknown> {
  const method = route.slice(0, route.indexOf(" "));
  const path = addressOf(route, parts);
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": page.language };
  if (method !== "GET") {
    headers["Content-Type"] = "application/json";
    if (csrf) headers["X-CSRF-Token"] = csrf;
    if (key) headers["Idempotency-Key"] = key;
  }
  const text = method === "GET" ? null : JSON.stringify(parts.body ?? {});
  const repeatable = method === "GET" || key !== undefined || route.startsWith("POST /practice");
  for (const wait of repeatable ? RETRY_AFTER_MS : []) {
    try {
      return await once(method, path, headers, text);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await pause(wait);
    }
  }
  return once(method, path, headers, text);
}

type Asked<Name extends keyof Routes> = Promise<Answer<Routes[Name]>>;

export const read = <Name extends Reading<Routes>>(route: Name, ...[parts]: Given<Routes[Name]>): Asked<Name> =>
  call(route, parts) as Asked<Name>;
export const change = <Name extends Keyed<Routes>>(
  route: Name,
  parts: Needed<Routes[Name]>,
  key = newKey(),
): Asked<Name> => call(route, parts, key) as Asked<Name>;
export const changeOnce = <Name extends Unkeyed<Routes>>(route: Name, ...[parts]: Given<Routes[Name]>): Asked<Name> =>
  call(route, parts) as Asked<Name>;

const play = (id: string): { path: { play: string } } => ({ path: { play: id } });
/** The games of a private table are for its guests: adds the invitation, if this browser has one. */
const game = (table: string, number: number) => ({ path: { table, number }, query: { invite: invitation(table) } });

export const api = {
  house: () => read("GET /house"),
  me: () => read("GET /me"),

  documents: () => read("GET /documents"),
  document: (document: DocumentListed["document"], version: string, language: Language) =>
    read("GET /documents/{document}/{version}/{language}", { path: { document, version, language } }),
  pdfAddress: (document: DocumentListed["document"], version: string, language: Language) =>
    address("GET /documents/{document}/{version}/{language}/pdf", { path: { document, version, language } }),

  register: (body: RegisterBody, key?: string) => change("POST /accounts", { body }, key),
  logIn: (body: LogInBody) => changeOnce("POST /session", { body }),
  logOut: () => changeOnce("DELETE /session"),
  unlock: (body: UnlockBody) => changeOnce("POST /session/unlock", { body }),

  acceptRules: (body: AcceptRulesBody) => change("POST /account/rules", { body }),
  acceptOnlineTerms: (body: AcceptOnlineTermsBody) => change("POST /account/online-terms", { body }),
  setLimits: (body: SetLimitsBody) => change("POST /account/limits", { body }),
  chooseLanguage: (body: ChooseLanguageBody) => change("POST /account/language", { body }),
  /** The caller gives the key, so that pressing the button again does not pay twice. */
  deposit: (body: PaymentBody, key?: string) => change("POST /account/deposits", { body }, key),
  withdraw: (body: PaymentBody, key?: string) => change("POST /account/withdrawals", { body }, key),
  markRead: (body: MarkReadBody) => change("POST /account/messages/read", { body }),
  messages: () => read("GET /account/messages"),
  questions: () => read("GET /account/questions"),
  question: (number: number) => read("GET /account/questions/{number}", { path: { number } }),
  ask: (body: AskBody, key: string) => change("POST /account/questions", { body }, key),
  askAgain: (number: number, body: AskAgainBody) =>
    change("POST /account/questions/{number}", { path: { number }, body }),
  statement: (days?: number, before?: number) => read("GET /account/statement", { query: { days, before } }),
  history: (before?: number) => read("GET /account/plays", { query: { before } }),
  ownGames: (before?: string) => read("GET /account/games", { query: { before } }),
  exportAddress: address("GET /account/export"),

  offerPlay: (key?: string) => change("POST /plays", {}, key),
  play: (id: string) => read("GET /plays/{play}", play(id)),
  startPlay: (id: string, body: StartPlayBody, key?: string) =>
    change("POST /plays/{play}/start", { ...play(id), body }, key),
  /** A double click or a retry has the same key and gets the first answer again. */
  move: (id: string, body: MakeMoveBody) =>
    change("POST /plays/{play}/moves", { ...play(id), body }, `${id}:${body.sequence}:${body.move}`),
  review: (id: string) => read("GET /plays/{play}/review", play(id)),
  evidence: (id: string) => read("GET /plays/{play}/evidence", play(id)),
  evidenceAddress: (id: string) => address("GET /plays/{play}/evidence", play(id)),

  tables: () => read("GET /tables"),
  openTable: (body: OpenTableBody, key?: string) => change("POST /tables", { body }, key),
  games: (table: string, before?: number) =>
    read("GET /tables/{table}/games", { path: { table }, query: { before, invite: invitation(table) } }),
  game: (table: string, number: number) => read("GET /tables/{table}/games/{number}", game(table, number)),
  gameEvidence: (table: string, number: number) =>
    read("GET /tables/{table}/games/{number}/evidence", game(table, number)),
  gameEvidenceAddress: (table: string, number: number) =>
    address("GET /tables/{table}/games/{number}/evidence", game(table, number)),

  startPractice: (body: StartPracticeBody) => changeOnce("POST /practice", { body }),
  practiceMove: (body: PracticeMoveBody) => changeOnce("POST /practice/moves", { body }),
  advice: (body: PositionBody) => changeOnce("POST /practice/advice", { body }),
  practiceReview: (body: PositionBody) => changeOnce("POST /practice/review", { body }),
};

/** What went wrong, in words for the page. */
export function reason(error: unknown, unreachable: string): string {
  if (error instanceof Refused) return error.message;
  if (error instanceof Unreachable) return unreachable;
  throw error;
}
