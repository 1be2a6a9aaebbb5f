// A real play, over a connection that may be lost and with a server that may refuse.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer } from "../../../testing/earlierHouse";
import type { Me, Moved } from "../../wire";
import { LivePlay } from "./play.svelte";

const PLAY = "8101bcb9093cbebc-11";
const NOW = "2026-03-09T09:02:55Z";
const session = { started_at: NOW, now: NOW, result: "0.00" };
const moved = { ...(answer("anna", `/plays/${PLAY}`) as Moved), session };
const me = { ...(answer("anna", "/me") as Me), now: NOW, csrf: "token", session };

interface Request {
  method: string;
  path: string;
  key: string | null;
}

let requests: Request[];
/** What the server answers next: a body, a refusal's code, or nothing at all. */
let answers: (object | string | null)[];
let play: LivePlay;

function respond(path: string): Response {
  if (path.endsWith("/me")) return Response.json(me);
  const next = answers.shift();
  if (next === null || next === undefined) throw new TypeError("Failed to fetch");
  if (typeof next !== "string") return Response.json(next);
  const problem = { type: "about:blank", title: "", status: 409, detail: `Refused: ${next}.`, code: next };
  return new Response(JSON.stringify(problem), {
    status: 409,
    headers: { "content-type": "application/problem+json" },
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW) });
  requests = [];
  answers = [];
  play = new LivePlay();
  vi.stubGlobal("fetch", (path: string, { method, headers }: RequestInit) => {
    const key = (headers as Record<string, string>)["Idempotency-Key"] ?? null;
    requests.push({ method: method!, path: path.replace("/api/v1", ""), key });
    return new Promise((done) => done(respond(path)));
  });
});

afterEach(() => {
  play.leave();
  vi.useRealTimers();
});

async function resumed(): Promise<void> {
  answers.push(moved);
  await play.resume(PLAY);
}

test("a play is taken up where it was left, and says so for a while", async () => {
  await resumed();
  expect(play.table).toEqual(moved.table);
  expect(play.notice).toBe("resumed");
  await vi.advanceTimersByTimeAsync(6000);
  expect(play.notice).toBeNull();
});

test("nothing has happened elsewhere: nothing is said", async () => {
  await resumed();
  await vi.advanceTimersByTimeAsync(6000);
  await resumed();
  expect(play.notice).toBeNull();
});

test("a move names the position it is made in, and its key is the same however often it is sent", async () => {
  await resumed();
  const after = { ...moved, table: { ...moved.table, sequence: 8 }, events: [{ kind: "card_placed", stack: 1 }] };
  answers.push(null, null, after);
  const moving = play.move("place 1");
  expect(play.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  await moving;
  const sent = requests.filter(({ method }) => method === "POST");
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([`${PLAY}:7:place 1`]));
  expect(play.table!.sequence).toBe(8);
  expect(play.events).toEqual(after.events);
  expect(play.busy).toBe(false);
});

test("while the server is out of reach the page says so, and goes on asking", async () => {
  await resumed();
  const after = { ...moved, table: { ...moved.table, sequence: 8 } };
  answers.push(null, null, null, null, after);
  const moving = play.move("place 1");
  await vi.advanceTimersByTimeAsync(4000);
  expect(play.notice).toBe("lost");
  await vi.advanceTimersByTimeAsync(2000);
  await moving;
  expect(play.notice).toBe("found");
  expect(play.table!.sequence).toBe(8);
});

test("a second move waits for the first", async () => {
  await resumed();
  answers.push({ ...moved, table: { ...moved.table, sequence: 8 } });
  await Promise.all([play.move("place 1"), play.move("place 2")]);
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test.each([
  ["stale", "stale"],
  ["play_over", "stale"],
  ["expired", null],
])("refused as %s, the play is read again", async (code, notice) => {
  await resumed();
  await vi.advanceTimersByTimeAsync(6000);
  const elsewhere = { ...moved, table: { ...moved.table, sequence: 9 } };
  answers.push(code, elsewhere);
  await play.move("place 1");
  expect(play.table!.sequence).toBe(9);
  expect(play.notice).toBe(notice);
  expect(play.refusal).toBe("");
});

test("any other refusal is shown in the server's words, and the table stays", async () => {
  await resumed();
  answers.push("not_enough_money");
  await play.move("buy");
  expect(play.refusal).toBe("Refused: not_enough_money.");
  expect(play.table).toEqual(moved.table);
});

test("an answer that was asked for before the page was cleared is nobody's any more", async () => {
  answers.push(moved);
  const resuming = play.resume(PLAY);
  play.clear();
  await resuming;
  expect(play.table).toBeNull();
});
