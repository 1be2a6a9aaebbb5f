// The coach's sentence: what the best move is, and by how much, in words.

import { figure } from "../format";
import { route } from "../shell/router.svelte";
import type { CountedCard, Language, Worth } from "../wire";
import { type Catalogue, t, type Text } from "./index";

export const coach = {
  title: { de: "Coach", fr: "Coach", it: "Coach", en: "Coach" },
  show: { de: "Coach zeigen", fr: "Afficher le coach", it: "Mostrare il coach", en: "Show the coach" },
  values: {
    de: "Die Werte sind in Einsätzen angegeben: was jeder Zug noch erwarten lässt, wenn Sie danach bestmöglich weiterspielen.",
    fr: "Les chiffres sont exprimés en enjeux: ce que chaque coup laisse attendre si vous jouez ensuite au mieux.",
    it: "Le cifre sono espresse in puntate: quanto ci si può attendere da ogni mossa se poi giocate al meglio.",
    en: "Values are in stakes: what to expect from each move, with best play afterwards.",
  },
  asking: { de: "Der Coach rechnet.", fr: "Le coach calcule.", it: "Il coach calcola.", en: "The coach is working it out." },
  notReady: {
    de: "Der Coach bereitet sich vor. Das dauert beim ersten Mal etwa eine Minute.",
    fr: "Le coach se prépare. La première fois, cela prend environ une minute.",
    it: "Il coach si prepara. La prima volta ci vuole circa un minuto.",
    en: "The coach is getting ready. This takes about a minute the first time.",
  },
  better: {
    de: "{best}, ist {n} Einsätze mehr wert, als {other}.",
    fr: "{best} vaut {n} fois l’enjeu de plus que {other}.",
    it: "{best} vale {n} puntate in più che {other}.",
    en: "{best} is worth {n} stakes more than {other}.",
  },
  equal: {
    de: "Alle Züge sind gleich viel wert.",
    fr: "Tous les coups se valent.",
    it: "Tutte le mosse hanno lo stesso valore.",
    en: "All moves are worth the same.",
  },
  only: { de: "Nur ein Zug ist möglich.", fr: "Un seul coup est possible.", it: "È possibile una sola mossa.", en: "Only one move is possible." },
} satisfies Catalogue;

const moves: Record<Worth["effect"], Text> = {
  places: {
    de: "{acc} auf Stapel {stack} zu legen",
    fr: "poser {acc} sur la pile {stack}",
    it: "posare {acc} sul mazzo {stack}",
    en: "placing {acc} on stack {stack}",
  },
  completes: {
    de: "Stapel {stack} mit {dat} zu komplettieren",
    fr: "compléter la pile {stack} avec {acc}",
    it: "completare il mazzo {stack} con {acc}",
    en: "completing stack {stack} with {acc}",
  },
  clears: {
    de: "die 21 auf Stapel {stack} mit {dat} aufzulösen",
    fr: "défaire le 21 de la pile {stack} avec {acc}",
    it: "sciogliere il 21 del mazzo {stack} con {acc}",
    en: "clearing the 21 on stack {stack} with {acc}",
  },
  busts: {
    de: "mit {dat} auf Stapel {stack} zu verlieren",
    fr: "perdre en posant {acc} sur la pile {stack}",
    it: "perdere posando {acc} sul mazzo {stack}",
    en: "going bust on stack {stack} with {acc}",
  },
  discards: { de: "{acc} zu verwerfen", fr: "se défausser de {acc}", it: "scartare {acc}", en: "discarding {acc}" },
  buys: { de: "eine Karte zu kaufen", fr: "acheter une carte", it: "acquistare una carta", en: "buying a card" },
  ends: { de: "aufzuhören", fr: "s’arrêter", it: "fermarsi", en: "stopping" },
  highlow: { de: "High/Low zu spielen", fr: "jouer à High/Low", it: "giocare a High/Low", en: "playing High/Low" },
  higher: { de: "«höher» zu sagen", fr: "dire «plus haute»", it: "dire «più alta»", en: "saying “higher”" },
  lower: { de: "«tiefer» zu sagen", fr: "dire «plus basse»", it: "dire «più bassa»", en: "saying “lower”" },
  risks: { de: "Risiko zu spielen", fr: "jouer à Risiko", it: "giocare a Rischio", en: "playing Risk" },
};

/** “This card”, as the object of the move and, in German, after “mit”. */
const THIS: Record<Language, Record<"J" | "Q" | "K" | "A", readonly [string, string]> & { other: readonly [string, string] }> = {
  de: {
    J: ["diesen Buben", "diesem Buben"],
    Q: ["diese Dame", "dieser Dame"],
    K: ["diesen König", "diesem König"],
    A: ["dieses Ass", "diesem Ass"],
    other: ["diese {rank}", "dieser {rank}"],
  },
  fr: {
    J: ["ce valet", "ce valet"],
    Q: ["cette dame", "cette dame"],
    K: ["ce roi", "ce roi"],
    A: ["cet as", "cet as"],
    other: ["ce {rank}", "ce {rank}"],
  },
  it: {
    J: ["questo fante", "questo fante"],
    Q: ["questa regina", "questa regina"],
    K: ["questo re", "questo re"],
    A: ["quest’asso", "quest’asso"],
    other: ["questo {rank}", "questo {rank}"],
  },
  en: {
    J: ["this jack", "this jack"],
    Q: ["this queen", "this queen"],
    K: ["this king", "this king"],
    A: ["this ace", "this ace"],
    other: ["this {rank}", "this {rank}"],
  },
};

/** A move as part of a sentence: “placing this 2 on stack 3”. */
export function movePhrase(worth: Worth, card: CountedCard | null): string {
  const rank = card?.rank ?? "";
  const forms = THIS[route.language];
  const [acc, dat] = rank === "J" || rank === "Q" || rank === "K" || rank === "A" ? forms[rank] : forms.other;
  return t(moves[worth.effect], {
    acc: acc.replace("{rank}", rank),
    dat: dat.replace("{rank}", rank),
    stack: worth.stack ?? "",
  });
}

const APART = 0.005; // less than that is not to be seen in two decimals

/** The best move against the next best that is worth less: stacks that look alike are worth the same. */
export function coachSentence(worths: Worth[], card: CountedCard | null): string {
  const [best, ...rest] = worths;
  if (!best) return "";
  if (rest.length === 0) return t(coach.only);
  const other = rest.find(({ stakes }) => best.stakes - stakes >= APART);
  if (!other) return t(coach.equal);
  const phrase = movePhrase(best, card);
  return t(coach.better, {
    best: phrase.charAt(0).toUpperCase() + phrase.slice(1),
    other: movePhrase(other, card),
    n: figure(best.stakes - other.stakes),
  });
}
