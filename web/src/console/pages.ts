// The console's pages: the first part of the address after `console`, its name in the navigation, the power it takes.
// The power decides only what is offered. The server decides what is shown.

import type { Component } from "svelte";
import type { Power } from "./session.svelte";
import type { Text } from "./texts";
import { navigation } from "./texts/navigation";

export interface ConsolePage {
  name: Text;
  power: Power;
  load: () => Promise<{ default: Component }>;
  /** Not in the navigation, but under the page of that name: a play under players. */
  under?: string;
}

export interface Group {
  name: Text;
  pages: readonly string[];
}

export const PAGES: Record<string, ConsolePage> = {
  overview: {
    name: navigation.pages.overview,
    power: "read_house",
    load: () => import("./house/Overview.svelte"),
  },
  players: {
    name: navigation.pages.players,
    power: "read_players",
    load: () => import("./people/Players.svelte"),
  },
  player: {
    name: navigation.pages.player,
    power: "read_players",
    load: () => import("./people/Player.svelte"),
    under: "players",
  },
  play: {
    name: navigation.pages.play,
    power: "read_players",
    load: () => import("./replay/Play.svelte"),
    under: "players",
  },
  game: {
    name: navigation.pages.game,
    power: "read_players",
    load: () => import("./replay/Game.svelte"),
    under: "tables",
  },
  questions: {
    name: navigation.pages.questions,
    power: "read_players",
    load: () => import("./questions/Inbox.svelte"),
  },
  question: {
    name: navigation.pages.question,
    power: "read_players",
    load: () => import("./questions/Question.svelte"),
    under: "questions",
  },
  guest: {
    name: navigation.pages.question,
    power: "read_players",
    load: () => import("./questions/Guest.svelte"),
    under: "questions",
  },
  cases: { name: navigation.pages.cases, power: "read_house", load: () => import("./cases/Cases.svelte") },
  case: {
    name: navigation.pages.case,
    power: "read_house",
    load: () => import("./cases/Case.svelte"),
    under: "cases",
  },
  protection: {
    name: navigation.pages.protection,
    power: "read_house",
    load: () => import("./cases/Figures.svelte"),
    under: "cases",
  },
  held: {
    name: navigation.pages.held,
    power: "read_players",
    load: () => import("./people/Held.svelte"),
  },
  unfinished: {
    name: navigation.pages.unfinished,
    power: "read_house",
    load: () => import("./house/Unfinished.svelte"),
  },
  tables: { name: navigation.pages.tables, power: "read_house", load: () => import("./house/Tables.svelte") },
  staff: { name: navigation.pages.staff, power: "read_house", load: () => import("./people/Staff.svelte") },
  approvals: {
    name: navigation.pages.approvals,
    power: "read_house",
    load: () => import("./house/Approvals.svelte"),
  },
  reads: { name: navigation.pages.reads, power: "read_access", load: () => import("./records/Reads.svelte") },
  access: { name: navigation.pages.access, power: "read_players", load: () => import("./people/OwnAccess.svelte") },
  journal: {
    name: navigation.pages.journal,
    power: "read_house",
    load: () => import("./records/Journal.svelte"),
  },
  alerts: { name: navigation.pages.alerts, power: "read_house", load: () => import("./house/Alerts.svelte") },
  rounds: { name: navigation.pages.rounds, power: "read_house", load: () => import("./house/DailyChecks.svelte") },
  payout: {
    name: navigation.pages.payout,
    power: "read_house",
    load: () => import("./payout/Payout.svelte"),
  },
  steering: {
    name: navigation.pages.steering,
    power: "read_house",
    load: () => import("./terms/Steering.svelte"),
  },
  terms: {
    name: navigation.pages.terms,
    power: "read_house",
    load: () => import("./terms/Terms.svelte"),
  },
  rates: { name: navigation.pages.rates, power: "read_house", load: () => import("./house/Rates.svelte") },
  reports: {
    name: navigation.pages.reports,
    power: "read_house",
    load: () => import("./records/Reports.svelte"),
  },
  events: {
    name: navigation.pages.events,
    power: "read_house",
    load: () => import("./records/Events.svelte"),
  },
};

/** The groups of the navigation, in order. A page in none of them is not in the navigation. */
export const GROUPS: readonly Group[] = [
  {
    name: navigation.groups.house,
    pages: ["overview", "approvals", "alerts", "rounds", "tables", "rates", "unfinished"],
  },
  { name: navigation.groups.people, pages: ["players", "held", "questions", "cases", "staff", "access"] },
  { name: navigation.groups.payout, pages: ["payout", "steering", "terms"] },
  { name: navigation.groups.records, pages: ["reports", "events", "journal", "reads"] },
];
