// The console's calls, typed. What the server refuses is thrown as `Refused`, a server out of reach as `Unreachable`.

import { attempt, newKey, query, Refused } from "../api";
import type { Statement, History, Message, OwnGames } from "../wire";
import type {
  AdjustAccount,
  AppointStaff,
  BlockPlayer,
  ChangeStaffRole,
  ChooseGame,
  ConsoleLogIn,
  ConsoleMe,
  FoundPlayers,
  GameFile,
  GiveReason,
  JournalPage,
  LoggedOut,
  NewCredentials,
  Overview,
  PlayerFile,
  PlayFile,
  RenewStaff,
  StaffList,
  TableBook,
  TableBooks,
  UnfinishedRegister,
  WriteToPlayer,
} from "./wire";

export { newKey, query, reason, Refused, Unreachable } from "../api";

const BASE = "/console";

/** What the session does: it knows the token, and hears of every answer. */
export const credentials: { csrf: string | null; answered: () => void; ended: () => void; renew: () => Promise<boolean> } = {
  csrf: null,
  answered: () => undefined,
  ended: () => undefined,
  renew: () => Promise.resolve(false),
};

async function call<Answer>(method: string, path: string, body?: object, key?: string): Promise<Answer> {
  try {
    const answer = await attempt<Answer>(method, BASE + path, body, key, credentials.csrf);
    credentials.answered();
    return answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "no_console_session") credentials.ended();
    // Logged in anew in another window: with the new token once more.
    if (error.code !== "wrong_token" || method === "GET" || !(await credentials.renew())) throw error;
    return attempt<Answer>(method, BASE + path, body, key, credentials.csrf);
  }
}

/** Something read: `read<Overview>("/overview")`. */
export const read = <Answer>(path: string): Promise<Answer> => call<Answer>("GET", path);

/** Something changed, once: sent again under the same key it has the first answer. */
export const change = <Answer>(path: string, body: object, key: string = newKey()): Promise<Answer> =>
  call<Answer>("POST", path, body, key);

/** A change whose answer is not kept (`console_staff`): it is never sent twice by itself. */
export const changeOnce = <Answer>(path: string, body: object): Promise<Answer> => call<Answer>("POST", path, body);

const player = (id: string, part = ""): string => `/players/${encodeURIComponent(id)}${part}`;
const member = (name: string, part: string): string => `/staff/${encodeURIComponent(name)}/${part}`;

export const api = {
  me: () => read<ConsoleMe>("/me"),
  logIn: (body: ConsoleLogIn) => call<ConsoleMe>("POST", "/session", body),
  logOut: () => call<LoggedOut>("DELETE", "/session"),

  overview: () => read<Overview>("/overview"),
  close: (body: ChooseGame, key: string) => change<Overview>("/closing", body, key),
  reopen: (body: ChooseGame, key: string) => change<Overview>("/opening", body, key),
  unfinished: (after?: string) => read<UnfinishedRegister>(`/unfinished${query({ after })}`),
  journal: (before?: number) => read<JournalPage>(`/journal${query({ before })}`),

  tables: () => read<TableBooks>("/tables"),
  voidGame: (table: string, body: GiveReason, key: string) =>
    change<TableBook>(`/tables/${encodeURIComponent(table)}/void`, body, key),

  players: (q: string, after?: string) => read<FoundPlayers>(`/players${query({ q, after })}`),
  player: (id: string) => read<PlayerFile>(player(id)),
  statement: (id: string, before?: number) => read<Statement>(player(id, `/statement${query({ before })}`)),
  plays: (id: string, before?: number) => read<History>(player(id, `/plays${query({ before })}`)),
  games: (id: string, before?: string) => read<OwnGames>(player(id, `/games${query({ before })}`)),
  messages: (id: string) => read<Message[]>(player(id, "/messages")),
  playerJournal: (id: string, before?: number) => read<JournalPage>(player(id, `/journal${query({ before })}`)),
  write: (id: string, body: WriteToPlayer, key: string) => change<PlayerFile>(player(id, "/message"), body, key),
  block: (id: string, body: BlockPlayer, key: string) => change<PlayerFile>(player(id, "/block"), body, key),
  lift: (id: string, body: GiveReason, key: string) => change<PlayerFile>(player(id, "/lift"), body, key),
  exclude: (id: string, body: GiveReason, key: string) => change<PlayerFile>(player(id, "/exclude"), body, key),
  readmit: (id: string, body: GiveReason, key: string) => change<PlayerFile>(player(id, "/readmit"), body, key),
  adjust: (id: string, body: AdjustAccount, key: string) => change<PlayerFile>(player(id, "/adjust"), body, key),

  play: (id: string) => read<PlayFile>(`/plays/${encodeURIComponent(id)}`),
  game: (id: string) => read<GameFile>(`/games/${encodeURIComponent(id)}`),

  staff: () => read<StaffList>("/staff"),
  appoint: (body: AppointStaff) => changeOnce<NewCredentials>("/staff", body),
  renew: (name: string, body: RenewStaff) => changeOnce<NewCredentials>(member(name, "renew"), body),
  changeRole: (name: string, body: ChangeStaffRole, key: string) => change<StaffList>(member(name, "role"), body, key),
  dismiss: (name: string, body: GiveReason) => changeOnce<StaffList>(member(name, "dismiss"), body),
};
