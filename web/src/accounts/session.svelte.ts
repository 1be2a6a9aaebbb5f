// Who is logged in, and what stands in the top line: balance, time and result of the session (requirement 29).

import { api, credentials, Refused } from "../api";
import type { Account, HouseInfo, Me, Moved, SessionLine } from "../wire";

const TICK_MS = 1000;

class Session {
  me: Me | null = $state.raw(null);
  house: HouseInfo | null = $state.raw(null);
  /** The server's clock as far as it is known here; moves once a second. */
  now: number = $state(Date.now());

  /** The password has to be given again before anything else is asked for. */
  locked = $state(false);
  /** The personal data have just been erased, and with them whoever was logged in. */
  erased = $state(false);
  /** When the player had logged in before, until it was read. */
  greeting: string | null = $state(null);

  #waiting: ((unlocked: boolean) => void)[] = []; // requests that go on then
  #latest = 0; // of the server's times heard so far
  #ahead = 0; // how far the server's clock is ahead of this one, in milliseconds

  constructor() {
    credentials.renew = async () => {
      const before = this.account?.player;
      await this.refresh();
      return before !== undefined && this.account?.player === before;
    };
    credentials.unlock = () =>
      new Promise((done) => {
        this.#waiting.push(done);
        this.locked = true;
      });
    setInterval(() => {
      if (!document.hidden) this.now = Date.now() + this.#ahead;
    }, TICK_MS);
    document.addEventListener("visibilitychange", () => {
      this.now = Date.now() + this.#ahead;
      if (!document.hidden && this.known) void this.refresh().catch(() => undefined); // another window may have been used
    });
  }

  get account(): Account | null {
    return this.me?.account ?? null;
  }

  get line(): SessionLine | null {
    return this.me?.session ?? null;
  }

  /** False until the server has said who is here. */
  get known(): boolean {
    return this.me !== null;
  }

  get elapsed(): number {
    return this.line ? Math.max(0, this.now - Date.parse(this.line.started_at)) : 0;
  }

  take(me: Me): void {
    credentials.csrf = me.csrf;
    this.#setClock(me.now);
    if (me.password_needed) {
      this.locked = true; // what is on the page stays there meanwhile
      return;
    }
    this.me = me;
    if (!me.account) this.greeting = null;
    else this.erased = false;
    this.locked = false;
    for (const done of this.#waiting.splice(0)) done(me.account !== null);
  }

  /** After a change of the account, which the server answers with the account as it now is. */
  takeAccount(account: Account): void {
    if (this.me) this.me = { ...this.me, account };
  }

  /** After a move: the money it moved. */
  takeMoved(moved: Moved): void {
    const { table } = moved;
    if (this.me?.account) {
      const running =
        table.phase === "over" || !table.expires_at ? null : { play: table.play, expires_at: table.expires_at };
      this.me = {
        ...this.me,
        session: moved.session,
        account: { ...this.me.account, balance: moved.balance, running },
      };
    }
    this.#setClock(moved.session.now);
  }

  async refresh(): Promise<void> {
    const me = await api.me();
    if (Date.parse(me.now) >= this.#latest) this.take(me); // otherwise a newer answer has come in between
  }

  async loadHouse(): Promise<HouseInfo> {
    this.house ??= await api.house();
    return this.house;
  }

  /** What may have changed by now: exchange rates are posted at any time (C15). */
  async reloadHouse(): Promise<HouseInfo> {
    this.house = await api.house();
    return this.house;
  }

  async logOut(): Promise<void> {
    try {
      this.take(await api.logOut());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await this.refresh(); // it had already ended
    }
  }

  #setClock(now: string): void {
    this.#latest = Math.max(this.#latest, Date.parse(now));
    this.#ahead = Date.parse(now) - Date.now();
    this.now = Date.parse(now);
  }
}

export const session = new Session();
