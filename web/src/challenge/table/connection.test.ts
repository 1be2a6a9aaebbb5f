import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TestSocket } from "../../../testing/sockets";
import type { Refused } from "../../api";
import { Connection, type Order } from "./connection.svelte";

const PROBLEM = { type: "about:blank", title: "", status: 409, detail: "It is not your turn.", code: "not_your_turn" };
const DECIDE: Order = { kind: "decide", game: "t-1-1", card: 1, decision: "pay" };
const SIT: Order = { kind: "sit", box: 1, chips: "20.00", name: "Anna" };

let who: string | null;
let heard: number[];
let line: Connection;

function connect(fresh = false): void {
  line = new Connection({
    path: "/tables/t-1",
    fresh,
    hello: (seen) => ({ kind: "enter", language: "en", seen }),
    who: () => who,
    onstate: ({ sequence }) => heard.push(sequence),
  });
}

/** Of an order: what became of it. */
function order(given: Order): { was: string } {
  const outcome = { was: "waiting" };
  line.order(given).then(
    () => (outcome.was = "done"),
    (refused: unknown) => (outcome.was = (refused as Refused).code),
  );
  return outcome;
}

function state(sequence: number, dueInSeconds: number | null = null): object {
  const now = new Date();
  const due_at = dueInSeconds === null ? null : new Date(now.getTime() + 1000 * dueInSeconds).toISOString();
  return { kind: "state", sequence, now: now.toISOString(), balance: null, table: { due_at }, events: [] };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-09T09:00:00Z") });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", TestSocket);
  TestSocket.all = [];
  who = "anna";
  heard = [];
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("news", () => {
  test("the first message says hello, and the first state opens the table", () => {
    connect();
    expect(TestSocket.newest.url).toBe("wss://house.test/api/v1/tables/t-1");
    expect(line.status).toBe("opening");
    TestSocket.newest.open();
    expect(TestSocket.newest.sent).toEqual([{ kind: "enter", language: "en", seen: null }]);
    TestSocket.newest.hear(state(3));
    expect(line.status).toBe("open");
    expect(heard).toEqual([3]);
  });

  test("what is older than what is known is dropped; the same again is taken", () => {
    connect();
    TestSocket.newest.open();
    for (const sequence of [3, 5, 4, 5, 6]) TestSocket.newest.hear(state(sequence));
    expect(heard).toEqual([3, 5, 5, 6]);
  });

  test("a lost connection comes back by itself, says what it has seen, and says that it is back", async () => {
    connect();
    TestSocket.newest.open();
    TestSocket.newest.hear(state(3));
    TestSocket.newest.close();
    expect(line.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(300);
    expect(TestSocket.all).toHaveLength(2);
    TestSocket.newest.open();
    expect(TestSocket.newest.sent[0]).toMatchObject({ kind: "enter", seen: 3 });
    TestSocket.newest.hear(state(3));
    expect(line.status).toBe("found");
    await vi.advanceTimersByTimeAsync(4000);
    expect(line.status).toBe("open");
  });

  test("the waits between attempts grow, up to five seconds", async () => {
    connect();
    for (const wait of [300, 600, 1200, 2500, 5000, 5000]) {
      const before = TestSocket.all.length;
      TestSocket.newest.close();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(TestSocket.all).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(TestSocket.all).toHaveLength(before + 1);
    }
  });

  test("silence after the clock has run out counts as a loss", async () => {
    connect();
    TestSocket.newest.open();
    TestSocket.newest.hear(state(3, 10));
    await vi.advanceTimersByTimeAsync(15_999);
    expect(line.status).toBe("open");
    await vi.advanceTimersByTimeAsync(1);
    expect(line.status).toBe("lost");
  });

  test("a farewell ends it, and nothing is tried again", async () => {
    connect();
    TestSocket.newest.open();
    TestSocket.newest.hear({ kind: "farewell", problem: PROBLEM, again: false });
    expect(line.status).toBe("ended");
    expect(line.farewell).toEqual(PROBLEM);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(TestSocket.all).toHaveLength(1);
    line.renew();
    expect(line.status).toBe("opening");
    expect(TestSocket.all).toHaveLength(2);
  });
});

describe("orders", () => {
  beforeEach(() => {
    connect();
    TestSocket.newest.open();
    TestSocket.newest.hear(state(3));
  });

  test("is done when the state that shows it has come, not before", async () => {
    const outcome = order(DECIDE);
    expect(line.busy).toBe(true);
    const { key } = TestSocket.newest.sent.at(-1)!;
    TestSocket.newest.hear({ kind: "done", key, sequence: 4 });
    await settle();
    expect(outcome.was).toBe("waiting");
    TestSocket.newest.hear(state(4));
    await settle();
    expect(outcome.was).toBe("done");
    expect(line.busy).toBe(false);
  });

  test("a state that has come already shows it at once", async () => {
    const outcome = order(DECIDE);
    TestSocket.newest.hear(state(4));
    TestSocket.newest.hear({ kind: "done", key: TestSocket.newest.sent.at(-1)!.key, sequence: 4 });
    await settle();
    expect(outcome.was).toBe("done");
  });

  test("is refused in the server's words", async () => {
    const outcome = order(DECIDE);
    TestSocket.newest.hear({ kind: "declined", key: TestSocket.newest.sent.at(-1)!.key, problem: PROBLEM });
    await settle();
    expect(outcome.was).toBe("not_your_turn");
  });

  test("without an answer is sent again under its key", async () => {
    order(DECIDE);
    const { key } = TestSocket.newest.sent.at(-1)!;
    TestSocket.newest.close();
    await vi.advanceTimersByTimeAsync(300);
    TestSocket.newest.open();
    expect(TestSocket.newest.sent.at(-1)).toMatchObject({ kind: "decide", key });
  });

  test("of another person is not carried out for this one", async () => {
    const outcome = order(DECIDE);
    TestSocket.newest.close();
    who = "beat";
    await vi.advanceTimersByTimeAsync(300);
    TestSocket.newest.open();
    await settle();
    expect(TestSocket.newest.sent.map(({ kind }) => kind)).toEqual(["enter"]);
    expect(outcome.was).toBe("undone");
  });

  test("about chips is given up after a while; a decision is not", async () => {
    const [chips, decision] = [order(SIT), order(DECIDE)];
    await vi.advanceTimersByTimeAsync(20_000);
    expect(chips.was).toBe("undone");
    expect(decision.was).toBe("waiting");
  });

  test("all fail with a farewell", async () => {
    const outcome = order(DECIDE);
    TestSocket.newest.hear({ kind: "farewell", problem: PROBLEM, again: false });
    await settle();
    expect(outcome.was).toBe("not_your_turn");
    expect(line.busy).toBe(false);
  });
});

test("where every connection is a new table, nothing of the old one counts", async () => {
  connect(true);
  TestSocket.newest.open();
  TestSocket.newest.hear(state(9));
  const outcome = order(DECIDE);
  TestSocket.newest.close();
  await vi.advanceTimersByTimeAsync(300);
  TestSocket.newest.open();
  TestSocket.newest.hear(state(1));
  await settle();
  expect(TestSocket.newest.sent).toEqual([{ kind: "enter", language: "en", seen: null }]);
  expect(outcome.was).toBe("undone");
  expect(heard).toEqual([9, 1]);
});
