// A play for money as this browser follows it: moves that survive a lost connection, another window, the play's end.

import { api, newKey, pause, Refused, Unreachable } from "../../api";
import { session } from "../../accounts/session.svelte";
import type { Channel, BoardEvent, Moved, PlayOffer, PlayState } from "../../wire";

const RETRY_MS = 2000;
const MOVED_ON = new Set(["stale", "expired", "play_over"]); // the play is not where this page thinks it is
const NOTICE_MS = 6000;

/** Requirement 13: the payout is watched by channel. */
function channel(): Channel {
  return matchMedia("(max-width: 47.999rem), (pointer: coarse)").matches ? "phone" : "desktop";
}

export type Notice = "lost" | "found" | "stale" | "resumed" | null;

export class LivePlay {
  table: PlayState | null = $state.raw(null);
  events: BoardEvent[] = $state.raw([]);
  busy = $state(false);
  notice: Notice = $state(null);
  /** What the server refused, in its words. */
  refusal = $state("");

  #left = false;
  #era = 0; // counts the calls of `clear`: an answer to a request from before the last one is dropped
  #clearing: ReturnType<typeof setTimeout> | undefined;

  /** The page was left: no more retries. */
  leave(): void {
    this.#left = true;
  }

  /** Requirement 15: after a reload, or when another window may have played on. */
  async resume(play: string, notice: Notice = "resumed"): Promise<void> {
    await this.#do(async () => {
      const moved = await this.#patiently(() => api.play(play));
      if (!moved) return;
      if (this.table?.sequence === moved.table.sequence) {
        // Nothing has happened in the play. But the account may have changed, and with it what can be bought (B9).
        if (moved.table.purchase) this.table = moved.table;
        return;
      }
      this.#take(moved);
      this.#notify(notice);
    });
  }

  async start(offer: PlayOffer, stake: string, seed: string): Promise<void> {
    const key = newKey();
    const { play, rules, law } = offer;
    await this.#do(async () => {
      const asked = { stake, client_seed: seed, rules, law, channel: channel() };
      const moved = await this.#patiently(() => api.startPlay(play, asked, key));
      if (moved) this.#take(moved);
    });
  }

  async move(move: string): Promise<void> {
    const { table } = this;
    if (!table || this.busy) return;
    await this.#do(async () => {
      try {
        const moved = await this.#patiently(() => api.move(table.play, { sequence: table.sequence, move }));
        if (moved) this.#take(moved);
      } catch (error) {
        if (!(error instanceof Refused) || !MOVED_ON.has(error.code)) throw error;
        const moved = await this.#patiently(() => api.play(table.play));
        if (!moved) return;
        this.#take(moved);
        if (error.code !== "expired") this.#notify("stale");
      }
    });
  }

  clear(): void {
    this.#era += 1;
    this.table = null;
    this.events = [];
    this.notice = null;
    this.refusal = "";
  }

  async #do(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refusal = "";
    if (this.notice !== "lost") this.notice = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "not_logged_in") await session.refresh();
      else this.refusal = error.message;
    } finally {
      this.busy = false;
    }
  }

  /** Tries until there is an answer. The key is always the same, so it is done once. */
  async #patiently<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    const era = this.#era;
    const past = (): boolean => this.#left || era !== this.#era;
    while (!past()) {
      try {
        const answer = await call();
        if (past()) return null;
        if (this.notice === "lost") this.#notify("found");
        return answer;
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        this.notice = "lost";
        await pause(RETRY_MS);
      }
    }
    return null;
  }

  /** A notice that needs no answer disappears after a while. */
  #notify(notice: Notice): void {
    this.notice = notice;
    clearTimeout(this.#clearing);
    this.#clearing = setTimeout(() => {
      if (this.notice === notice) this.notice = null;
    }, NOTICE_MS);
  }

  #take(moved: Moved): void {
    this.table = moved.table;
    this.events = moved.events;
    session.takeMoved(moved);
    // The account's limits and number of plays have changed too.
    if (moved.table.phase === "over") void session.refresh().catch(() => undefined);
  }
}
