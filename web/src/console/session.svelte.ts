// Who is logged in at the console, and how long the session lasts without a further request.

import { api, credentials, Refused } from "./api";
import type { ConsoleMe } from "./wire";

export type Power = ConsoleMe["powers"][number];

const TICK_MS = 1000;
const REFRESH_MS = 60_000; // the server extends a session at most so often
const UNTIL = "ventuno.console.until"; // shared with the other windows: they have the same session

class ConsoleSession {
  me: ConsoleMe | null = $state.raw(null);
  /** False until the server has said whether somebody is logged in. */
  known: boolean = $state(false);
  /** Somebody was logged in, and the session has ended. */
  ended: boolean = $state(false);
  /** What was asked for last waits for somebody else's approval, under this number. */
  proposed: number | null = $state(null);
  /** The server's clock as far as it is known here; moves once a second. */
  now: number = $state(Date.now());

  #ahead = 0; // how far the server's clock is ahead of this one, in milliseconds
  #asked = 0; // when the server last said how long the session lasts

  constructor() {
    credentials.ended = () => this.#end();
    credentials.answered = () => {
      if (this.me && Date.now() - this.#asked > REFRESH_MS) void this.refresh().catch(() => undefined);
    };
    credentials.proposed = (proposal) => {
      this.proposed = proposal;
    };
    credentials.renew = async () => {
      const before = this.me?.name;
      await this.refresh();
      return before !== undefined && this.me?.name === before;
    };
    setInterval(() => this.#tick(), TICK_MS);
  }

  may(power: Power): boolean {
    return this.me?.powers.includes(power) ?? false;
  }

  /** Milliseconds until it ends by itself. */
  get left(): number {
    return this.me ? Math.max(0, Date.parse(this.me.expires_at) - this.now) : 0;
  }

  async refresh(): Promise<void> {
    this.#asked = Date.now();
    try {
      this.take(await api.me());
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.known = true;
    }
  }

  take(me: ConsoleMe): void {
    this.#asked = Date.now();
    this.#ahead = Date.parse(me.now) - Date.now();
    this.now = Date.parse(me.now);
    this.me = me;
    this.known = true;
    this.ended = false;
    credentials.csrf = me.csrf;
    localStorage.setItem(UNTIL, `${me.started_at} ${me.expires_at}`);
  }

  async logOut(): Promise<void> {
    try {
      await api.logOut();
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // otherwise it had ended already
    }
    this.#end();
    this.ended = false;
  }

  #end(): void {
    this.ended = this.me !== null || this.ended;
    this.me = null;
    this.known = true;
    credentials.csrf = null;
  }

  /** Sends no request: that would extend the session of somebody who has gone home. */
  #tick(): void {
    this.now = Date.now() + this.#ahead;
    if (!this.me || this.left > 0) return;
    const [started, until = ""] = (localStorage.getItem(UNTIL) ?? "").split(" ");
    if (started === this.me.started_at && Date.parse(until) > this.now) this.me = { ...this.me, expires_at: until };
    else this.#end();
  }
}

export const session = new ConsoleSession();
