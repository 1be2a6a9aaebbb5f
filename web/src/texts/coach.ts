// Made by `make texts` from texts/*/web/coach.ftl: change those.

import type { Text } from "./index";

export const coach = {
  title: { de: "Coach", fr: "Coach", it: "Coach", en: "Coach" } as Text,
  show: { de: "Coach zeigen", fr: "Afficher le coach", it: "Mostrare il coach", en: "Show the coach" } as Text,
  values: { de: "Die Werte sind in Einsätzen angegeben: was jeder Zug noch erwarten lässt, wenn Sie danach bestmöglich weiterspielen.", fr: "Les chiffres sont exprimés en enjeux: ce que chaque coup laisse attendre si vous jouez ensuite au mieux.", it: "Le cifre sono espresse in puntate: quanto ci si può attendere da ogni mossa se poi giocate al meglio.", en: "Values are in stakes: what to expect from each move, with best play afterwards." } as Text,
  asking: { de: "Der Coach rechnet.", fr: "Le coach calcule.", it: "Il coach calcola.", en: "The coach is working it out." } as Text,
  notReady: { de: "Der Coach bereitet sich vor. Das dauert beim ersten Mal etwa eine Minute.", fr: "Le coach se prépare. La première fois, cela prend environ une minute.", it: "Il coach si prepara. La prima volta ci vuole circa un minuto.", en: "The coach is getting ready. This takes about a minute the first time." } as Text,
  better: { de: "{best}, ist {n} Einsätze mehr wert, als {other}.", fr: "{best} vaut {n} fois l’enjeu de plus que {other}.", it: "{best} vale {n} puntate in più che {other}.", en: "{best} is worth {n} stakes more than {other}." } as Text<"best" | "n" | "other">,
  equal: { de: "Alle Züge sind gleich viel wert.", fr: "Tous les coups se valent.", it: "Tutte le mosse hanno lo stesso valore.", en: "All moves are worth the same." } as Text,
  only: { de: "Nur ein Zug ist möglich.", fr: "Un seul coup est possible.", it: "È possibile una sola mossa.", en: "Only one move is possible." } as Text,
  moves: {
    places: { de: "{card} auf Stapel {stack} zu legen", fr: "poser {card} sur la pile {stack}", it: "posare {card} sul mazzo {stack}", en: "placing {card} on stack {stack}" } as Text<"card" | "stack">,
    completes: { de: "Stapel {stack} mit {card} zu komplettieren", fr: "compléter la pile {stack} avec {card}", it: "completare il mazzo {stack} con {card}", en: "completing stack {stack} with {card}" } as Text<"stack" | "card">,
    clears: { de: "die 21 auf Stapel {stack} mit {card} aufzulösen", fr: "défaire le 21 de la pile {stack} avec {card}", it: "sciogliere il 21 del mazzo {stack} con {card}", en: "clearing the 21 on stack {stack} with {card}" } as Text<"stack" | "card">,
    busts: { de: "mit {card} auf Stapel {stack} zu verlieren", fr: "perdre en posant {card} sur la pile {stack}", it: "perdere posando {card} sul mazzo {stack}", en: "going bust on stack {stack} with {card}" } as Text<"card" | "stack">,
    discards: { de: "{card} zu verwerfen", fr: "se défausser de {card}", it: "scartare {card}", en: "discarding {card}" } as Text<"card">,
    buys: { de: "eine Karte zu kaufen", fr: "acheter une carte", it: "acquistare una carta", en: "buying a card" } as Text,
    ends: { de: "aufzuhören", fr: "s’arrêter", it: "fermarsi", en: "stopping" } as Text,
    highlow: { de: "High/Low zu spielen", fr: "jouer à High/Low", it: "giocare a High/Low", en: "playing High/Low" } as Text,
    higher: { de: "«höher» zu sagen", fr: "dire «plus haute»", it: "dire «più alta»", en: "saying “higher”" } as Text,
    lower: { de: "«tiefer» zu sagen", fr: "dire «plus basse»", it: "dire «più bassa»", en: "saying “lower”" } as Text,
    risks: { de: "Risiko zu spielen", fr: "jouer à Risiko", it: "giocare a Rischio", en: "playing Risk" } as Text,
  },
  thisCard: {
    object: { de: { by: "rank", cases: { J: "diesen Buben", Q: "diese Dame", K: "diesen König", A: "dieses Ass", other: "diese {rank}" } }, fr: { by: "rank", cases: { J: "ce valet", Q: "cette dame", K: "ce roi", A: "cet as", other: "ce {rank}" } }, it: { by: "rank", cases: { J: "questo fante", Q: "questa regina", K: "questo re", A: "quest’asso", other: "questo {rank}" } }, en: { by: "rank", cases: { J: "this jack", Q: "this queen", K: "this king", A: "this ace", other: "this {rank}" } } } as Text<"rank">,
    tool: { de: { by: "rank", cases: { J: "diesem Buben", Q: "dieser Dame", K: "diesem König", A: "diesem Ass", other: "dieser {rank}" } }, fr: { by: "rank", cases: { J: "ce valet", Q: "cette dame", K: "ce roi", A: "cet as", other: "ce {rank}" } }, it: { by: "rank", cases: { J: "questo fante", Q: "questa regina", K: "questo re", A: "quest’asso", other: "questo {rank}" } }, en: { by: "rank", cases: { J: "this jack", Q: "this queen", K: "this king", A: "this ace", other: "this {rank}" } } } as Text<"rank">,
  },
};
