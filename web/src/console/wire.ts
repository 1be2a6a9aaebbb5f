// Made by `make wire` from ventuno.server.wire: change it there.

import type { Account, Game, GameStep, Step } from "../wire";

export interface AdjustAccount {
  source: "balance" | "bonus" | "cashier" | "chips:1" | "chips:2" | "chips:3" | "chips:4" | "chips:5" | "chips:6" | "chips:7" | "held" | "house" | "pot" | "realised" | "tables" | "till:EUR" | "till:GBP" | "till:USD";
  target: "balance" | "bonus" | "cashier" | "chips:1" | "chips:2" | "chips:3" | "chips:4" | "chips:5" | "chips:6" | "chips:7" | "held" | "house" | "pot" | "realised" | "tables" | "till:EUR" | "till:GBP" | "till:USD";
  amount: string;
  reason: string;
}

export interface AppointStaff {
  name: string;
  role: Role;
  password: string;
  reason: string;
}

export interface BlockPlayer {
  reason: string;
  game?: Game | null;
  until?: string | null;
}

export interface ChangeStaffRole {
  role: Role;
  reason: string;
}

export interface ChooseGame {
  reason: string;
  game?: Game | null;
}

export interface ClosedGame {
  game: Game;
  since: string;
  reason: string;
}

export interface ConsoleLogIn {
  name: string;
  password: string;
  code: string;
}

export interface ConsoleMe {
  now: string;
  name: string;
  role: Role;
  powers: ("act" | "read_house" | "read_players" | "write_messages")[];
  csrf: string;
  started_at: string;
  expires_at: string;
}

export interface FoundPlayer {
  player: string;
  login: string;
  name: string;
  birth: string;
}

export interface FoundPlayers {
  players: (FoundPlayer)[];
  after: string | null;
}

export interface GameFile {
  game: string;
  table: string;
  name: string;
  running: boolean;
  started_at: string;
  ended_at: string | null;
  commitment: string;
  server_seed: string | null;
  client_seed: string | null;
  seats: (GameSeat)[];
  steps: (GameStep)[];
  journal: (JournalLine)[];
}

export interface GameSeat {
  box: number;
  player: string;
  name: string;
}

export interface GiveReason {
  reason: string;
}

export interface HouseBlock {
  game: Game;
  until: string | null;
}

export interface JournalLine {
  number: number;
  at: string;
  actor: string;
  kind: string;
  facts: Record<string, string>;
  reason: string | null;
  postings: (PostingLine)[];
  balance: string | null;
  step: number | null;
  hash: string;
}

export interface JournalPage {
  lines: (JournalLine)[];
  before: number | null;
}

export interface LoggedOut {
  now: string;
}

export interface NewCredentials {
  name: string;
  role: Role;
  secret: string;
  address: string;
}

export interface Overview {
  now: string;
  version: string;
  closed: (ClosedGame)[];
  plays: PlaysHold;
  tables: TablesHold;
  rules: PublishedTerms;
  rules_next: (PublishedTerms)[];
  law: PublishedTerms;
  law_next: (PublishedTerms)[];
}

export interface PlayFile {
  play: string;
  player: string;
  running: boolean;
  rules: string;
  law: string;
  stake: string;
  started_at: string;
  expires_at: string;
  ended_at: string | null;
  commitment: string;
  server_seed: string | null;
  client_seed: string | null;
  steps: (Step)[];
  journal: (JournalLine)[];
}

export interface PlayerFile {
  person: FoundPlayer;
  canton: string;
  account: Account;
  holds: (HouseBlock)[];
  balances: Record<string, string>;
  play: string | null;
  entries: number;
  head: string;
}

export interface PlaysHold {
  plays: number;
  held: string;
  realised: string;
}

export interface PostingLine {
  source: "balance" | "bonus" | "cashier" | "chips:1" | "chips:2" | "chips:3" | "chips:4" | "chips:5" | "chips:6" | "chips:7" | "held" | "house" | "pot" | "realised" | "tables" | "till:EUR" | "till:GBP" | "till:USD";
  target: "balance" | "bonus" | "cashier" | "chips:1" | "chips:2" | "chips:3" | "chips:4" | "chips:5" | "chips:6" | "chips:7" | "held" | "house" | "pot" | "realised" | "tables" | "till:EUR" | "till:GBP" | "till:USD";
  amount: string;
}

export interface PublishedTerms {
  name: string;
  hash: string | null;
  announced_at: string;
  effective_at: string;
  reason: string;
}

export interface RenewStaff {
  password: string;
  reason: string;
}

export type Role = "auditor" | "operator" | "support";

export interface SeatBook {
  box: number;
  player: string;
  name: string;
  chips: string;
  staked: string;
  away: boolean;
  leaving: boolean;
}

export interface StaffList {
  staff: (StaffMember)[];
}

export interface StaffMember {
  name: string;
  role: Role;
  since: string;
}

export interface TableBook {
  table: string;
  name: string;
  opened_by: string;
  opened_at: string;
  private: boolean;
  phase: "betting" | "closed" | "over" | "playing" | "waiting";
  due_at: string | null;
  game: string | null;
  games: number;
  pot: string;
  bonus: string;
  chips: string;
  seats: (SeatBook)[];
}

export interface TableBooks {
  tables: (TableBook)[];
}

export interface TablesHold {
  tables: number;
  playing: number;
  seated: number;
  pots: string;
  bonus: string;
  chips: string;
}

export interface UnfinishedPlay {
  play: string;
  player: string;
  stake: string;
  held: string;
  realised: string;
  started_at: string;
  expires_at: string;
}

export interface UnfinishedRegister {
  plays: (UnfinishedPlay)[];
  tables: (TableBook)[];
  after: string | null;
}

export interface WriteToPlayer {
  text: string;
}
