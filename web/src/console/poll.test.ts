import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused, Unreachable } from "./api";
import { poll } from "./poll";

const refused = (status: number): Refused =>
  new Refused({ type: "about:blank", title: "", status, detail: "", code: "x" }, null);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("looks every three seconds, until there is nothing more to wait for", async () => {
  let looks = 0;
  poll(() => Promise.resolve(++looks < 3));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(3);
});

test("outlasts a lost connection and a busy server, but not something that is gone", async () => {
  const errors = [new Unreachable(), refused(503), refused(404)];
  let looks = 0;
  poll(() => Promise.reject(errors[looks++]!));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(3);
});

test("gives up after a quarter of an hour, and says so once", async () => {
  const tired = vi.fn();
  let looks = 0;
  poll(() => {
    looks += 1;
    return Promise.resolve(true);
  }, tired);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(tired).toHaveBeenCalledOnce();
  expect(looks).toBe(300);
});

test("stops when the page is left", async () => {
  const look = vi.fn(() => Promise.resolve(true));
  const stop = poll(look);
  await vi.advanceTimersByTimeAsync(3000);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledOnce();
});
