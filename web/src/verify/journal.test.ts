import { expect, test } from "vitest";
import { exported } from "../../testing/earlierHouse";
import { blankAdded, changed, reseal, type Change } from "../../testing/forgery";
import { read, type Evidence } from "./evidence";
import { unchained } from "./journal";

const PLAY = exported("stopped.json");

async function failureAfter(change: Change): Promise<string | undefined> {
  const evidence = read(await changed(PLAY, change)) as Evidence;
  return (await unchained(evidence)).step.failure?.code;
}

test("a real journal is a chain, and its entries are read in order", async () => {
  const evidence = read(PLAY) as Evidence;
  const { step, entries } = await unchained(evidence);
  expect(step.status).toBe("passed");
  expect(entries.map(({ number }) => number)).toEqual(
    evidence.journal.filter(({ text }) => text !== null).map(({ number }) => number),
  );
  expect(step.facts.find(({ name }) => name === "hash_last")).toEqual({
    name: "hash_last",
    hash: evidence.journal.at(-1)!.hash,
  });
});

test.each<[string, Change]>([
  ["one character of an entry", blankAdded],
  ["the hash before it", (file) => void (file.hash_before = "1".repeat(64))],
  ["one of the hashes", ({ journal }) => void (journal[1]!.hash = "1".repeat(64))],
  [
    "two entries swapped",
    ({ journal }) => void ([journal[1]!.text, journal[2]!.text] = [journal[2]!.text!, journal[1]!.text!]),
  ],
])("%s changed: the chain is broken", async (_, change) => {
  expect(await failureAfter(change)).toBe("chain_broken");
});

test("an entry left out is a gap, even when every hash fits", async () => {
  const leaveOut: Change = async (file) => {
    file.journal.splice(1, 1);
    await reseal(file);
  };
  expect(await failureAfter(leaveOut)).toBe("journal_gap");
});

test("an entry must be one, and the one of its number", async () => {
  const garbled: Change = async (file) => {
    file.journal[1]!.text = "{}";
    await reseal(file);
  };
  const misnumbered: Change = async (file) => {
    file.journal[1]!.text = file.journal[1]!.text!.replace(/"number":\d+/, '"number":1');
    await reseal(file);
  };
  expect(await failureAfter(garbled)).toBe("entry_unreadable");
  expect(await failureAfter(misnumbered)).toBe("entry_unreadable");
});
