// The console's pages: the first part of the address after `console`, its name in the navigation, the power it takes.
// The power decides only what is offered. The server decides what is shown.

import type { Component } from "svelte";
import type { Power } from "./session.svelte";
import type { Both } from "./texts";

export interface ConsolePage {
  name: Both;
  power: Power;
  load: () => Promise<{ default: Component }>;
  /** Not in the navigation, but under the page of that name: a play under players. */
  under?: string;
}

export interface Group {
  name: Both;
  pages: readonly string[];
}

export const PAGES: Record<string, ConsolePage> = {
  overview: {
    name: { de: "Übersicht", en: "Overview" },
    power: "read_house",
    load: () => import("./house/Overview.svelte"),
  },
  players: {
    name: { de: "Spieler", en: "Players" },
    power: "read_players",
    load: () => import("./people/Players.svelte"),
  },
  player: {
    name: { de: "Spieler", en: "Player" },
    power: "read_players",
    load: () => import("./people/Player.svelte"),
    under: "players",
  },
  play: {
    name: { de: "Spiel", en: "Play" },
    power: "read_players",
    load: () => import("./replay/Play.svelte"),
    under: "players",
  },
  game: {
    name: { de: "Spiel am Tisch", en: "Game" },
    power: "read_players",
    load: () => import("./replay/Game.svelte"),
    under: "tables",
  },
  unfinished: {
    name: { de: "Unbeendete Spiele", en: "Unfinished plays" },
    power: "read_house",
    load: () => import("./house/Unfinished.svelte"),
  },
  tables: { name: { de: "Tische", en: "Tables" }, power: "read_house", load: () => import("./house/Tables.svelte") },
  staff: { name: { de: "Personal", en: "Staff" }, power: "read_house", load: () => import("./people/Staff.svelte") },
  journal: {
    name: { de: "Hausjournal", en: "House journal" },
    power: "read_house",
    load: () => import("./records/Journal.svelte"),
  },
  alerts: { name: { de: "Alarme", en: "Alerts" }, power: "read_house", load: () => import("./house/Alerts.svelte") },
  rounds: { name: { de: "Rundgänge", en: "Rounds" }, power: "read_house", load: () => import("./house/Rounds.svelte") },
  payout: {
    name: { de: "Auszahlung", en: "Payout" },
    power: "read_house",
    load: () => import("./payout/Payout.svelte"),
  },
  steering: {
    name: { de: "Steuerung", en: "Steering" },
    power: "read_house",
    load: () => import("./terms/Steering.svelte"),
  },
  terms: {
    name: { de: "Regeln und Gesetze", en: "Rules and laws" },
    power: "read_house",
    load: () => import("./terms/Terms.svelte"),
  },
  reports: {
    name: { de: "Berichte", en: "Reports" },
    power: "read_house",
    load: () => import("./records/Reports.svelte"),
  },
  events: {
    name: { de: "Ereignisse", en: "Events" },
    power: "read_house",
    load: () => import("./records/Events.svelte"),
  },
};

/** The groups of the navigation, in order. A page in none of them is not in the navigation. */
export const GROUPS: readonly Group[] = [
  { name: { de: "Haus", en: "House" }, pages: ["overview", "alerts", "rounds", "tables", "unfinished"] },
  { name: { de: "Leute", en: "People" }, pages: ["players", "staff"] },
  { name: { de: "Auszahlung", en: "Payout" }, pages: ["payout", "steering", "terms"] },
  { name: { de: "Nachweise", en: "Records" }, pages: ["reports", "events", "journal"] },
];
