// A table as this browser follows it: what the server says, shown event by event, and the clock.

import { session } from "../../accounts/session.svelte";
import type { DealtEvent, StateMessage, TableEvent, TableState } from "../../wire";
import { call } from "../board/calls";
import { Connection, type Order } from "./connection.svelte";
import { pauseMs, rewind } from "./reveal";

const TICK_MS = 250;
const SHOWN_SHARE = 0.6; // of the time to the next game: the rest is for reading

function hurried(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

type Entry = Pick<Connection["options"], "fresh" | "hello" | "path" | "who">;

export class LiveTable {
  /** The newest state of the server: it says what may be done. */
  truth: TableState | null = $state.raw(null);
  /** What the croupier has just called, one thing after the other. */
  said: string[] = $state.raw([]);
  /** Everything the croupier has called in this game, in order: a person can read it in their own time. */
  calls: string[] = $state.raw([]);
  /** Whole seconds until the clock runs out. */
  left: number | null = $state(null);
  /** The next game, if it waits for the player. */
  held: StateMessage | null = $state.raw(null);
  readonly connection: Connection;

  #toCome: TableEvent[] = $state.raw([]);
  #before: TableState | null = null;
  #pace = 1;
  #until = 0; // what is shown stays until then
  #ended = false; // a game of the player's has ended, and the session's result has not been asked for yet
  #showing: ReturnType<typeof setTimeout> | undefined;
  #ahead = 0; // how far the server's clock is ahead of this one, in milliseconds
  #ticking: ReturnType<typeof setInterval>;

  /** The table as it is shown: what is still to come is covered. */
  readonly shown: TableState | null = $derived(
    this.truth && this.#before && this.#toCome.length ? rewind(this.truth, this.#toCome, this.#before) : this.truth,
  );

  constructor(entry: Entry) {
    this.connection = new Connection({ ...entry, onstate: (state) => this.#heard(state) });
    this.#ticking = setInterval(() => this.#tick(), TICK_MS);
  }

  leave(): void {
    this.connection.close();
    clearInterval(this.#ticking);
    clearTimeout(this.#showing);
    this.#allShown(); // the page may be left before the last card is shown: the session's result is needed all the same
  }

  order(order: Order, key?: string): Promise<void> {
    return this.connection.order(order, key);
  }

  /** On to the next game, which has been waiting (`held`). */
  advance(): void {
    const state = this.held;
    this.held = null;
    if (state) this.#take(state);
  }

  /** At a practice table nobody waits: a finished game stays until the player has seen it. */
  #heard(state: StateMessage): void {
    const last = this.truth;
    const finished = last?.practice && last.id === state.table.id && (last.phase === "over" || last.phase === "void");
    const moved = finished && state.table.number >= last.number && state.table.phase !== last.phase;
    if (moved) this.held = { ...state, events: [...(this.held?.events ?? []), ...state.events] };
    else this.#take(state);
  }

  #take({ now, table, events, balance }: StateMessage): void {
    this.held = null;
    this.#ahead = Date.parse(now) - Date.now();
    const last = this.truth;
    const same = last !== null && last.id === table.id;
    if (!this.#toCome.length) this.#before = last;
    this.truth = table;
    this.#settle(balance, last, table);
    this.#tick();
    // A player who has just come sees the table as it is. When betting opens, the last game is not shown any further.
    if (!same) this.#say(table.phase === "betting" ? [{ kind: "betting_opened" }] : [], false);
    else this.#say(events, !hurried() && table.phase !== "betting" && table.phase !== "waiting");
  }

  /** Shows events one after the other, those of before first; or all at once. */
  #say(events: TableEvent[], slowly: boolean): void {
    if (!slowly) {
      clearTimeout(this.#showing);
      this.#toCome = [];
      this.#call(events);
      return this.#allShown();
    }
    const idle = this.#toCome.length === 0;
    this.#toCome = [...this.#toCome, ...events];
    this.#pace = this.#paced();
    if (!this.#toCome.length) this.#allShown();
    else if (idle) this.#showing = setTimeout(() => this.#next(), Math.max(0, this.#until - Date.now()));
  }

  #next(): void {
    let rest = this.#toCome;
    let stands = 0;
    const now: TableEvent[] = [];
    while (rest.length && !stands) {
      const [event, ...after] = rest as [TableEvent, ...TableEvent[]];
      now.push(event);
      rest = after;
      stands = pauseMs(event) * this.#pace;
    }
    this.#toCome = rest;
    this.#call(now);
    this.#until = Date.now() + stands;
    if (rest.length) this.#showing = setTimeout(() => this.#next(), stands);
    else this.#allShown();
  }

  /** The session's result must not tell how a game ends before its cards do. */
  #allShown(): void {
    if (!this.#ended) return;
    this.#ended = false;
    void session.refresh().catch(() => undefined);
  }

  /** Everything must be shown before the next game begins. */
  #paced(): number {
    const due = this.truth?.due_at;
    const needed = this.#toCome.reduce((total, event) => total + pauseMs(event), 0);
    if (!due || !needed) return 1;
    return Math.min(1, (SHOWN_SHARE * Math.max(0, Date.parse(due) - Date.now() - this.#ahead)) / needed);
  }

  #call(events: TableEvent[]): void {
    const practice = this.truth?.practice ?? false;
    const first = events.find((event) => event.kind === "dealt");
    const opens = first !== undefined && this.#dealsFirst(first);
    const said = events.flatMap((event) => call(event, practice, opens && event === first));
    if (events.some(({ kind }) => kind === "betting_opened")) this.calls = [];
    if (said.length) {
      this.said = said;
      this.calls = [...this.calls, ...said];
    }
  }

  /** The first card of the game goes to the box at the button. */
  #dealsFirst(event: DealtEvent): boolean {
    const playing = this.truth?.boxes.filter(({ bet }) => bet).map(({ box }) => box) ?? [];
    const from = this.truth?.button ?? 1;
    return event.box === (playing.find((box) => box >= from) ?? playing[0]);
  }

  /** The money the account has left, and whether a game has ended. */
  #settle(balance: string | null, last: TableState | null, table: TableState): void {
    const account = session.account;
    if (balance !== null && account && account.balance !== balance) session.takeAccount({ ...account, balance });
    const ended = last !== null && last.phase !== table.phase && (table.phase === "over" || table.phase === "void");
    if (ended && account && table.own_box !== null && !table.practice) this.#ended = true;
  }

  #tick(): void {
    const due = this.truth?.due_at;
    const left = due ? Math.max(0, Math.ceil((Date.parse(due) - Date.now() - this.#ahead) / 1000)) : null;
    if (left !== this.left) this.left = left;
  }
}
