import { beforeEach, expect, test, vi } from "vitest";

const FINISHED = { text: "big21 …\n", law: "f0", stake: "2.00", paid_in: "2.00", paid_out: "0.00", net: "-2.00" };

/** Practice as after a reload of the page: only what the browser keeps is left. */
async function reloaded() {
  vi.resetModules();
  return (await import("./practice.svelte")).practice;
}

beforeEach(() => {
  localStorage.clear();
});

test("a finished play has a number of its own, and is found by it after a reload", async () => {
  const practice = await reloaded();
  practice.run({ play: "a", text: "", law: "f0", stake: "2.00" });
  expect(practice.finish({ ...FINISHED, play: "a" })).toBe(1);
  expect(practice.running).toBeNull();
  expect(practice.finish({ ...FINISHED, play: "b" })).toBe(2);
  const again = await reloaded();
  expect(again.finished.map(({ play }) => play)).toEqual(["b", "a"]);
  expect(again.find(1)?.play).toBe("a");
  expect(again.finish({ ...FINISHED, play: "c" })).toBe(3);
});

test("of many plays the newest fifty are kept", async () => {
  const practice = await reloaded();
  for (let count = 1; count <= 60; count++) practice.finish({ ...FINISHED, play: String(count) });
  expect(practice.finished).toHaveLength(50);
  expect(practice.find(10)).toBeUndefined();
  expect(practice.find(60)?.play).toBe("60");
});

test("the same position is a mistake once", async () => {
  const practice = await reloaded();
  const mistake = { text: "big21 …\ndeal J\n", law: "f0", move: "discard", best: "place 1", given_away: 0.1 };
  practice.addMistakes([mistake]);
  practice.addMistakes([mistake, { ...mistake, text: "big21 …\ndeal Q\n" }]);
  expect(practice.mistakes).toHaveLength(2);
  practice.dropMistake(practice.mistakes[0]!.number);
  expect(practice.mistakes).toHaveLength(1);
});

test("what cannot be read, or not be kept, does not stop anybody from playing", async () => {
  localStorage.setItem("ventuno.practice", "{broken");
  const practice = await reloaded();
  expect(practice.finished).toEqual([]);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(practice.finish({ ...FINISHED, play: "a" })).toBe(1);
});
