// The outcomes below were drawn by `ventuno.house.big21.draw` from the same seeds.
import { expect, test } from "vitest";
import { Chance, Source } from "./draw";
import { FREE_CARDS, RANKS, type Law } from "./law";

const SERVER_SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const CLIENT_SEED = "Zürich 21"; // not ASCII: the seed counts as UTF-8
const LAW: Law = {
  name: "test",
  weights: { deal: RANKS.map(() => 1), free_cards: [1, 2, 3, 4, 5], high_low: RANKS.map(() => 1) },
};

test("outcomes of a law are those that the server draws", async () => {
  const chance = await Chance.of(SERVER_SEED, CLIENT_SEED, LAW);
  const drawn = (kind: "deal" | "free_cards") =>
    Promise.all(Array.from({ length: 12 }, async (_, number) => (await chance.draw(kind, number)).outcome));
  const ranks = [12, 12, 3, 6, 8, 10, 10, 10, 7, 9, 12, 7].map((place) => RANKS[place]);
  const cards = [3, 4, 2, 2, 4, 4, 3, 2, 3, 4, 2, 3].map((place) => FREE_CARDS[place]);
  expect(await drawn("deal")).toEqual(ranks);
  expect(await drawn("free_cards")).toEqual(cards);
});

test("a value that would favour some outcomes is passed over and drawn again", async () => {
  const source = await Source.of(SERVER_SEED, CLIENT_SEED);
  const total = 2n ** 63n + 1n; // nearly half of all values lie beyond its largest multiple
  const found = [];
  for (let number = 0; number < 6; number++) {
    const { attempt, bytes, point } = await source.point("deal", number, total);
    found.push([attempt, bytes, point]);
  }
  expect(found).toEqual([
    [0, "3d94ba3567573d2d", 4437376271396584749n],
    [0, "67d70c9e7a002755", 7482463180690564949n],
    [5, "42ca1dd32df216f6", 4812691944644941558n],
    [0, "6ddb6e9821ec816b", 7916042369717010795n],
    [0, "3d81e06ed7662fea", 4432070274974101482n],
    [1, "35089f88872c7fa1", 3821479692556074913n],
  ]);
});

test("another seed, of either side, draws otherwise", async () => {
  const points = async (server: string, client: string) => {
    const source = await Source.of(server, client);
    return (await source.point("deal", 0, 1n << 60n)).point;
  };
  const first = await points(SERVER_SEED, CLIENT_SEED);
  expect(await points(SERVER_SEED, "Zürich 22")).not.toBe(first);
  expect(await points(`ff${SERVER_SEED.slice(2)}`, CLIENT_SEED)).not.toBe(first);
});
