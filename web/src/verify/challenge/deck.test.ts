// The orders below were shuffled by `ventuno.house.tables.deck` from the same seeds.
import { beforeAll, expect, test } from "vitest";
import { Source } from "../draw";
import { Deck, DECK, shuffled } from "./deck";

const SERVER_SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const FIRST =
  "6s Ad As 4c 10d Jd Kh 8s 6c 7s 10s Jc 5d 2c Jh 10h 4d Ac 3c Qs 2h 2d 9c 9d 8d 8c 7h 6h Qc 9s Kd 4h 5h 3h Kc 5s 3s " +
  "Ks 9h 8h 2s 7c 7d 10c Qd 5c Ah 6d 3d Qh 4s Js";

let source: Source;
beforeAll(async () => {
  source = await Source.of(SERVER_SEED, "Zürich 21");
});

test("a deck has 52 cards, each once", () => {
  expect(new Set(DECK).size).toBe(52);
});

test("the order follows from the seeds and the number of the shuffle", async () => {
  expect((await shuffled(source, 0, DECK)).order.join(" ")).toBe(FIRST);
  expect((await shuffled(source, 1, DECK.slice(0, 10))).order.join(" ")).toBe("5c 10c 9c 7c 3c Jc 6c 2c 4c 8c");
});

test("a shuffle chooses once for each place but the first, with the number of that place", async () => {
  const { points } = await shuffled(source, 2, DECK);
  expect(points).toHaveLength(51);
  expect(points.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, place) => 2 * 52 + 51 - place));
});

test("C11: a war that finds too few cards gets all but those on the table, shuffled again", async () => {
  const deck = await Deck.of(source);
  const onTable = new Set([...deck.lay(14).due, ...deck.lay(2).due]); // 36 are left
  for (let round = 0; round < 4; round++) await deck.war(8); // 4 are left
  expect(deck.shuffles).toHaveLength(1);
  const { from, due } = await deck.war(8);
  expect(deck.shuffles).toHaveLength(2);
  expect(from).toBe(1);
  expect(due).toEqual(deck.shuffles[1]!.order.slice(0, 8));
  expect(deck.shuffles[1]!.order).toHaveLength(36);
  expect(deck.shuffles[1]!.order.some((card) => onTable.has(card))).toBe(false);
});
