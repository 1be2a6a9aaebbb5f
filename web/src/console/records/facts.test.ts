// The journal of a real house, in words.
import { expect, test } from "vitest";
import { answer } from "../../../testing/earlierHouse";
import type { JournalPage } from "../wire";
import { actorOf, factsOf } from "./facts";

const { lines } = answer("adam", "/console/journal") as JournalPage;

test("every line of a house's journal can be said", () => {
  for (const line of lines) {
    for (const { name, text } of factsOf(line)) {
      expect(name).not.toBe("");
      expect(text).not.toMatch(/^\{|undefined/);
    }
    expect(actorOf(line.actor)).not.toBe("");
  }
});

test("a text in several languages is said in the reader's, and a moment as one", () => {
  const line = lines.find(({ kind }) => kind === "rules_published")!;
  const facts = new Map(factsOf(line).map(({ field, text }) => [field, text]));
  expect(facts.get("changes")).toBe("As ever (en)");
  expect(facts.get("effective_at")).toBe("01/05/2026, 02:00");
});

test("amounts are francs, and what the postings say is not said twice", () => {
  const facts = factsOf({ kind: "adjusted", facts: { amount: "5.00", source: "house", target: "balance" } });
  expect(facts.map(({ text }) => text)).toEqual(["CHF\u00a05.00"]);
});

test("figures of a law stand beside the other facts, each with a name", () => {
  const figures = JSON.stringify({ highest_payout: "93.7800%", players: "skill:20", players_payout: "88.0000%" });
  const facts = factsOf({ kind: "law_published", facts: { figures } });
  expect(facts.map(({ field }) => field)).toEqual([
    "figures.highest_payout",
    "figures.players",
    "figures.players_payout",
  ]);
  expect(facts.map(({ name }) => name)).toEqual(["Highest payout", "Computed for", "They receive"]);
});

test("who did it is named with the office", () => {
  expect(actorOf("operator:olga")).toMatch(/^olga, .+/);
  expect(actorOf("box:2")).toMatch(/ 2$/);
  expect(actorOf("player:0123")).not.toContain("0123");
});
