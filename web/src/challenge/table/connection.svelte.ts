// The connection to a table: one socket, held for as long as the page is open. After a loss it comes back by itself.
// Commands that got no answer are then sent again under the same key, as long as the same player is here and still wants
// them. A state that is older than the one already known is dropped.

import { credentials, newKey, Refused } from "../../api";
import { t } from "../../texts";
import { challenge as texts } from "../../texts/challenge";
import type {
  BringCommand,
  DecideCommand,
  DeclinedMessage,
  DoneMessage,
  EnterCommand,
  FarewellMessage,
  BetCommand,
  PractiseCommand,
  Problem,
  SitCommand,
  StandCommand,
  StateMessage,
} from "../../wire";

type Command = BringCommand | DecideCommand | BetCommand | SitCommand | StandCommand;
type Message = DeclinedMessage | DoneMessage | FarewellMessage | StateMessage;
export type Order = Command extends infer One ? (One extends Command ? Omit<One, "key"> : never) : never;

const BACK_OFF_MS = [300, 600, 1200, 2500, 5000];
const SILENCE_MS = 6000; // nothing heard for so long after the clock ran out: the connection only looks open
const FOUND_MS = 4000;
const CHIPS_MS = 20_000; // after so long without an answer the player no longer expects the chips to move

/**
 * Commands about chips are given up after a while. A bet or a decision belongs to one game, so the server refuses it when
 * it comes too late; chips would be moved at any time.
 */
const OF_CHIPS: readonly Order["kind"][] = ["bring", "sit", "stand"];

interface Waiting {
  text: string;
  /** The player who gave the order. */
  by: string | null;
  until: number;
  /** Whether it has ever left this browser. */
  sent: boolean;
  /** Carried out: the state of this sequence shows it. */
  shows?: number;
  done: () => void;
  failed: (refused: Refused) => void;
}

interface Options {
  path: string;
  /** The first message of every connection. */
  hello: (seen: number | null) => EnterCommand | PractiseCommand;
  /** Every connection is a new table: what was asked at the old one is void. */
  fresh: boolean;
  /** The player who is here. */
  who: () => string | null;
  onstate: (state: StateMessage) => void;
}

function undone(sent: boolean): Refused {
  const detail = t(sent ? texts.line.unanswered : texts.line.undone);
  return new Refused({ type: "about:blank", title: "", status: 0, detail, code: "undone" }, null);
}

export class Connection {
  /** `opening`: nothing heard yet. `found`: back after a loss, for a moment. `ended`: by the server. */
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

  /** The page was left. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    clearTimeout(this.#settled);
    this.#waiting.clear();
  }

  /** Sends the first message again, because the player or the language has changed. */
  renew(): void {
    this.farewell = null;
    if (this.status === "ended") this.status = "opening";
    this.#attempts = 0;
    this.#sift();
    this.#drop();
    this.#open();
  }

  /**
   * Resolves when the server has carried the order out, and rejects with `Refused` otherwise. An order waits for a lost
   * connection to come back; one about chips waits only a short time.
   */
  order(order: Order, key: string = newKey()): Promise<void> {
    return new Promise((done, failed) => {
      const text = JSON.stringify({ ...order, key });
      const brief = OF_CHIPS.includes(order.kind);
      const sent = this.#socket?.readyState === WebSocket.OPEN;
      this.#waiting.set(key, {
        text,
        by: this.options.who(),
        until: brief ? Date.now() + CHIPS_MS : Infinity,
        sent,
        done,
        failed,
      });
      this.busy = true;
      if (sent) this.#socket!.send(text);
      if (brief) setTimeout(() => this.#giveUp(key), CHIPS_MS);
    });
  }

  #open(): void {
    if (this.#closed) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/v1${this.options.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.options.fresh) this.#start();
      socket.send(JSON.stringify(this.options.hello(this.#sequence < 0 ? null : this.#sequence)));
      this.#sift();
      for (const waiting of this.#waiting.values()) {
        socket.send(waiting.text);
        waiting.sent = true;
      }
    };
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as Message);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** A new table: nothing of the old one counts. */
  #start(): void {
    this.#sequence = -1;
    for (const key of this.#waiting.keys()) this.#giveUp(key);
  }

  /** Gives up what another player ordered in this browser, and what has waited for too long, on a sleeping computer. */
  #sift(): void {
    for (const [key, { by, until }] of this.#waiting) {
      if (by !== this.options.who() || Date.now() >= until) this.#giveUp(key);
    }
  }

  #giveUp(key: string): void {
    this.#answered(key, ({ failed, sent }) => failed(undone(sent)));
  }

  #heard(message: Message): void {
    switch (message.kind) {
      case "state":
        return this.#news(message);
      case "done":
        return this.#carriedOut(message);
      case "declined":
        if (message.problem.code === "password_needed") void credentials.unlock?.();
        return this.#answered(message.key, ({ failed }) => failed(new Refused(message.problem, null)));
      case "farewell":
        if (message.again) return; // it closes, and the connection comes back as after any loss
        this.farewell = message.problem;
        this.status = "ended";
        for (const key of this.#waiting.keys())
          this.#answered(key, ({ failed }) => failed(new Refused(message.problem, null)));
        this.#start();
        this.#drop();
    }
  }

  #news(state: StateMessage): void {
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
    for (const [key, { shows }] of this.#waiting) {
      if (shows !== undefined && shows <= state.sequence) this.#answered(key, ({ done }) => done());
    }
  }

  /** The order counts as under way until a state shows its result, so that what was offered before is not offered again. */
  #carriedOut({ key, sequence }: DoneMessage): void {
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.shows = sequence;
    if (sequence <= this.#sequence) this.#answered(key, ({ done }) => done());
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

  /** When the clock has run out, the server must send something. */
  #listen({ now, table }: StateMessage): void {
    clearTimeout(this.#silence);
    if (!table.due_at) return;
    this.#silence = setTimeout(
      () => this.#lost(),
      Math.max(0, Date.parse(table.due_at) - Date.parse(now)) + SILENCE_MS,
    );
  }

  #wake = (): void => {
    if (document.hidden || this.#socket || this.#closed || this.status === "ended") return;
    clearTimeout(this.#again);
    this.#open();
  };
}
