import { afterEach, beforeEach, expect, test } from "vitest";
import { route } from "../shell/router.svelte";
import type { CountedCard, Language, Worth } from "../wire";
import { coachSentence } from "./coach";

const QUEEN: CountedCard = { rank: "Q", suit: "h", points: 10 };
const SEVEN: CountedCard = { rank: "7", suit: "h", points: 7 };

let before: Language;

beforeEach(() => {
  before = route.language;
});

afterEach(() => {
  route.language = before;
});

function worth(effect: Worth["effect"], stakes: number, stack: number | null = null): Worth {
  return { move: effect, effect, stakes, stack, chance: null };
}

test.each([
  ["de", QUEEN, "Stapel 2 mit dieser Dame zu komplettieren, ist 1.25 Einsätze mehr wert, als diese Dame zu verwerfen."],
  ["de", SEVEN, "Stapel 2 mit dieser 7 zu komplettieren, ist 1.25 Einsätze mehr wert, als diese 7 zu verwerfen."],
  ["fr", QUEEN, "Compléter la pile 2 avec cette dame vaut 1.25 fois l’enjeu de plus que se défausser de cette dame."],
  ["it", QUEEN, "Completare il mazzo 2 con questa regina vale 1.25 puntate in più che scartare questa regina."],
  ["en", SEVEN, "Completing stack 2 with this 7 is worth 1.25 stakes more than discarding this 7."],
] as const)("in %s the card has the form that the move asks for", (language, card, sentence) => {
  route.language = language;
  expect(coachSentence([worth("completes", 2, 2), worth("discards", 0.75)], card)).toBe(sentence);
});

test("moves that are worth the same are not told apart", () => {
  route.language = "en";
  expect(coachSentence([worth("buys", 1), worth("ends", 0.999)], null)).toBe("All moves are worth the same.");
  expect(coachSentence([worth("ends", 1)], null)).toBe("Only one move is possible.");
  expect(coachSentence([], null)).toBe("");
});
