// The console's calls, by the routes of the server's OpenAPI document like the players' (`../api`).

import { attempt, newKey, Refused } from "../api";
import {
  addressOf,
  type Answer,
  type Given,
  type Keyed,
  type Needed,
  type Parts,
  type Reading,
  type Unkeyed,
} from "../routes";
import type {
  AdjustAccountBody,
  AppointStaffBody,
  BlockPlayerBody,
  ChangeStaffRoleBody,
  ChooseGameBody,
  ConsoleLogInBody,
  ConsoleRoutes,
  CorrectPersonBody,
  DecideIdentityBody,
  GiveReasonBody,
  PostRateBody,
  ResetAccessBody,
  WriteToPlayerBody,
} from "./wire";

export { newKey, reason, Refused, Unreachable } from "../api";
export { query } from "../routes";

/** What the session does: it knows the token, and hears of every answer. */
export const credentials: {
  csrf: string | null;
  answered: () => void;
  ended: () => void;
  renew: () => Promise<boolean>;
  /** Asks for a second factor once more; whether it was shown. */
  freshen: () => Promise<boolean>;
  /** Nothing was done: it waits under this number for somebody else's approval. */
  proposed: (proposal: number) => void;
} = {
  csrf: null,
  answered: () => undefined,
  ended: () => undefined,
  renew: () => Promise.resolve(false),
  freshen: () => Promise.resolve(false),
  proposed: () => undefined,
};

async function call(route: string, parts?: Parts, key?: string): Promise<unknown> {
  try {
    const answer = await attempt(route, parts, key, credentials.csrf);
    credentials.answered();
    if (isProposal(answer)) credentials.proposed(answer.proposal);
    return answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "no_console_session") credentials.ended();
    if (error.code === "fresh_code_needed" && (await credentials.freshen())) return call(route, parts, key);
    // Logged in anew in another window: with the new token once more.
    if (error.code !== "wrong_token" || route.startsWith("GET") || !(await credentials.renew())) throw error;
    return attempt(route, parts, key, credentials.csrf);
  }
}

function isProposal(answer: unknown): answer is { proposal: number } {
  const proposal: unknown = typeof answer === "object" && answer !== null && "proposal" in answer && answer.proposal;
  return typeof proposal === "number";
}

type Asked<Name extends keyof ConsoleRoutes> = Promise<Answer<ConsoleRoutes[Name]>>;

/** Something read: `read("GET /console/overview")`. */
export const read = <Name extends Reading<ConsoleRoutes>>(
  route: Name,
  ...[parts]: Given<ConsoleRoutes[Name]>
): Asked<Name> => call(route, parts) as Asked<Name>;

/** Something changed, once: sent again under the same key it has the first answer. */
export const change = <Name extends Keyed<ConsoleRoutes>>(
  route: Name,
  parts: Needed<ConsoleRoutes[Name]>,
  key: string = newKey(),
): Asked<Name> => call(route, parts, key) as Asked<Name>;

/** A change whose answer is not kept: it is never sent twice by itself. */
export const changeOnce = <Name extends Unkeyed<ConsoleRoutes>>(
  route: Name,
  ...[parts]: Given<ConsoleRoutes[Name]>
): Asked<Name> => call(route, parts) as Asked<Name>;

/** Where a browser finds something that is read, to be downloaded. */
export const address = <Name extends Reading<ConsoleRoutes>>(
  route: Name,
  ...[parts]: Given<ConsoleRoutes[Name]>
): string => addressOf(route, parts);

const of = (player: string): { path: { player: string } } => ({ path: { player } });

export const api = {
  me: () => read("GET /console/me"),
  logIn: (body: ConsoleLogInBody) => changeOnce("POST /console/session", { body }),
  logOut: () => changeOnce("DELETE /console/session"),

  overview: () => read("GET /console/overview"),
  close: (body: ChooseGameBody, key: string) => change("POST /console/closing", { body }, key),
  reopen: (body: ChooseGameBody, key: string) => change("POST /console/opening", { body }, key),
  unfinished: (after?: string) => read("GET /console/unfinished", { query: { after } }),
  journal: (before?: number) => read("GET /console/journal", { query: { before } }),

  tables: () => read("GET /console/tables"),
  voidGame: (table: string, body: GiveReasonBody, key: string) =>
    change("POST /console/tables/{table}/void", { path: { table }, body }, key),

  rates: (before?: number) => read("GET /console/rates", { query: { before } }),
  postRate: (body: PostRateBody, key: string) => change("POST /console/rates", { body }, key),

  players: (q: string, after?: string) => read("GET /console/players", { query: { q, after } }),
  player: (id: string) => read("GET /console/players/{player}", of(id)),
  statement: (id: string, before?: number) =>
    read("GET /console/players/{player}/statement", { ...of(id), query: { before } }),
  plays: (id: string, before?: number) => read("GET /console/players/{player}/plays", { ...of(id), query: { before } }),
  games: (id: string, before?: string) => read("GET /console/players/{player}/games", { ...of(id), query: { before } }),
  messages: (id: string) => read("GET /console/players/{player}/messages", of(id)),
  playerJournal: (id: string, before?: number) =>
    read("GET /console/players/{player}/journal", { ...of(id), query: { before } }),
  write: (id: string, body: WriteToPlayerBody, key: string) =>
    change("POST /console/players/{player}/message", { ...of(id), body }, key),
  /** The link is in the answer, and only there. */
  resetLink: (id: string, body: ResetAccessBody, key: string) =>
    change("POST /console/players/{player}/reset-link", { ...of(id), body }, key),
  block: (id: string, body: BlockPlayerBody, key: string) =>
    change("POST /console/players/{player}/block", { ...of(id), body }, key),
  lift: (id: string, body: GiveReasonBody, key: string) =>
    change("POST /console/players/{player}/lift", { ...of(id), body }, key),
  erase: (id: string, body: GiveReasonBody, key: string) =>
    change("POST /console/players/{player}/erase", { ...of(id), body }, key),
  exclude: (id: string, body: GiveReasonBody, key: string) =>
    change("POST /console/players/{player}/exclude", { ...of(id), body }, key),
  readmit: (id: string, body: GiveReasonBody, key: string) =>
    change("POST /console/players/{player}/readmit", { ...of(id), body }, key),
  decideIdentity: (id: string, body: DecideIdentityBody, key: string) =>
    change("POST /console/players/{player}/identity", { ...of(id), body }, key),
  correctPerson: (id: string, body: CorrectPersonBody, key: string) =>
    change("POST /console/players/{player}/person", { ...of(id), body }, key),
  adjust: (id: string, body: AdjustAccountBody, key: string) =>
    change("POST /console/players/{player}/adjust", { ...of(id), body }, key),

  play: (id: string) => read("GET /console/plays/{play}", { path: { play: id } }),
  game: (id: string) => read("GET /console/games/{game}", { path: { game: id } }),

  staff: () => read("GET /console/staff"),
  appoint: (body: AppointStaffBody) => changeOnce("POST /console/staff", { body }),
  renew: (name: string, body: GiveReasonBody) =>
    changeOnce("POST /console/staff/{name}/renew", { path: { name }, body }),
  changeRole: (name: string, body: ChangeStaffRoleBody, key: string) =>
    change("POST /console/staff/{name}/role", { path: { name }, body }, key),
  dismiss: (name: string, body: GiveReasonBody) =>
    changeOnce("POST /console/staff/{name}/dismiss", { path: { name }, body }),
};
