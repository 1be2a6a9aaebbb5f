// The line to a table: one socket, held for as long as the page is open. It comes back by itself, commands that got no
// answer are sent again under their key, and news older than what is known is dropped.

import { newKey, Refused } from "../api";
import type { Bring, Decide, Declined, Done, Enter, Farewell, PlaceBet, Practise, Problem, Sit, Stand, State } from "../wire";

type Command = Bring | Decide | PlaceBet | Sit | Stand;
type Message = Declined | Done | Farewell | State;
export type Order = Command extends infer One ? (One extends Command ? Omit<One, "key"> : never) : never;

const BACK_OFF_MS = [300, 600, 1200, 2500, 5000];
const SILENCE_MS = 6000; // after the clock has run out: a line that looks open but is not
const FOUND_MS = 4000;

interface Waiting {
  text: string;
  done: () => void;
  failed: (refused: Refused) => void;
}

interface Options {
  path: string;
  /** The first message of every connection. */
  hello: (seen: number | null) => Enter | Practise;
  /** Every connection is a new table: what was asked at the old one is void. */
  fresh: boolean;
  onstate: (state: State) => void;
}

export class Line {
  /** Nothing is known yet; all is well; lost; back again; ended by the server. */
  status: "opening" | "open" | "lost" | "found" | "ended" = $state("opening");
  /** Why the server has ended it. */
  farewell: Problem | null = $state.raw(null);
  busy = $state(false);

  #socket: WebSocket | null = null;
  #sequence = -1;
  #attempts = 0;
  #closed = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #settled: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();

  constructor(readonly options: Options) {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** The page is gone. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    clearTimeout(this.#settled);
  }

  /** Says hello anew: who is here, or the language, has changed. */
  renew(): void {
    this.farewell = null;
    this.#attempts = 0;
    this.#drop();
    this.#open();
  }

  /** Done when the server says so; `Refused` in its words otherwise. Waits for a lost line to come back. */
  order(order: Order): Promise<void> {
    const key = newKey();
    return new Promise((done, failed) => {
      const text = JSON.stringify({ ...order, key });
      this.#waiting.set(key, { text, done, failed });
      this.busy = true;
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  #open(): void {
    if (this.#closed) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1${this.options.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.options.fresh) this.#start();
      socket.send(JSON.stringify(this.options.hello(this.#sequence < 0 ? null : this.#sequence)));
      for (const { text } of this.#waiting.values()) socket.send(text);
    };
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as Message);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** A new table: nothing of the old one counts. */
  #start(): void {
    this.#sequence = -1;
    this.#waiting.clear();
    this.busy = false;
  }

  #heard(message: Message): void {
    switch (message.kind) {
      case "state":
        return this.#news(message);
      case "done":
        return this.#answered(message.key, ({ done }) => done());
      case "declined":
        return this.#answered(message.key, ({ failed }) => failed(new Refused(message.problem, null)));
      case "farewell":
        if (message.again) return; // it closes, and the line comes back as after any loss
        this.farewell = message.problem;
        this.status = "ended";
        for (const { failed } of this.#waiting.values()) failed(new Refused(message.problem, null));
        this.#start();
        this.#drop();
    }
  }

  #news(state: State): void {
    this.#attempts = 0;
    if (this.status === "lost") {
      this.status = "found";
      clearTimeout(this.#settled);
      this.#settled = setTimeout(() => {
        if (this.status === "found") this.status = "open";
      }, FOUND_MS);
    } else if (this.status === "opening") this.status = "open";
    if (state.sequence < this.#sequence) return;
    this.#sequence = state.sequence;
    this.#listen(state);
    this.options.onstate(state);
  }

  #answered(key: string, tell: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(key);
    if (!waiting) return;
    this.#waiting.delete(key);
    this.busy = this.#waiting.size > 0;
    tell(waiting);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed || this.status === "ended") return;
    if (this.status !== "opening" || this.#attempts > 1) this.status = "lost";
    const wait = BACK_OFF_MS[Math.min(this.#attempts, BACK_OFF_MS.length - 1)]!;
    this.#attempts += 1;
    this.#again = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** When the clock has run out something must be heard. */
  #listen({ now, table }: State): void {
    clearTimeout(this.#silence);
    if (!table.due_at) return;
    this.#silence = setTimeout(() => this.#lost(), Math.max(0, Date.parse(table.due_at) - Date.parse(now)) + SILENCE_MS);
  }

  #wake = (): void => {
    if (document.hidden || this.#socket || this.#closed || this.status === "ended") return;
    clearTimeout(this.#again);
    this.#open();
  };
}
