// The words of the page around the rules of Black Jack Challenge themselves.

import type { Catalogue, Text } from "../../texts";

export const words = {
  title: {
    de: "Die Regeln von Black Jack Challenge",
    fr: "Les règles de Black Jack Challenge",
    it: "Le regole di Black Jack Challenge",
    en: "The rules of Black Jack Challenge",
  },
  lead: {
    de: "Ein Tisch, ein Deck, ein Pot: was gespielt wird, Schritt für Schritt, mit eigenen Worten und Beispielen.",
    fr: "Une table, un paquet de cartes, un pot: le jeu expliqué pas à pas, avec nos propres mots et des exemples.",
    it: "Un tavolo, un mazzo, un pot: il gioco spiegato passo per passo, con parole nostre ed esempi.",
    en: "One table, one deck, one pot: how it is played, step by step, in our own words and with examples.",
  },
  independent: {
    de: "ventuno ist unabhängig von Swiss Casinos, deren Merkblatt vom Dezember 2019 das Spiel beschreibt. Gespielt wird mit Spielgeld: Es kann nichts gewonnen und nichts verloren werden, was ausserhalb dieser Seiten einen Wert hat.",
    fr: "ventuno est indépendant de Swiss Casinos, dont la notice de décembre 2019 décrit le jeu. On joue avec de l’argent fictif: rien de ce qui se gagne ou se perd n’a de valeur hors de ces pages.",
    it: "ventuno è indipendente da Swiss Casinos, il cui opuscolo del dicembre 2019 descrive il gioco. Si gioca con denaro fittizio: nulla di ciò che si vince o si perde ha valore fuori da queste pagine.",
    en: "ventuno is independent of Swiss Casinos, whose leaflet of December 2019 describes the game. All play is for play money: nothing that is won or lost here has any value outside these pages.",
  },
  margin: {
    de: "Die Nummern am Rand nennen die Festlegung, auf der ein Absatz beruht: C für dieses Spiel, B für das ganze Haus. Sie sagen, wie ventuno das Merkblatt liest und wo es Lücken schliesst.",
    fr: "Les numéros en marge désignent la décision sur laquelle repose un paragraphe: C pour ce jeu, B pour toute la maison. Ils disent comment ventuno lit la notice et où il en comble les lacunes.",
    it: "I numeri a margine indicano la decisione su cui si fonda un paragrafo: C per questo gioco, B per tutta la casa. Dicono come ventuno legge l’opuscolo e dove ne colma le lacune.",
    en: "The numbers in the margin name the ruling a paragraph rests on: C for this game, B for the whole house. They say how ventuno reads the leaflet and where it closes gaps.",
  },
  contents: { de: "Inhalt", fr: "Sommaire", it: "Indice", en: "Contents" },
  card: { de: "Karte", fr: "Carte", it: "Carta", en: "Card" },
  points: { de: "Punkte", fr: "Points", it: "Punti", en: "Points" },
  ace_points: { de: "11 oder 1", fr: "11 ou 1", it: "11 o 1", en: "11 or 1" },
  bonus: {
    first_two: { de: "Ihre ersten zwei Karten", fr: "Vos deux premières cartes", it: "Le vostre prime due carte", en: "Your first two cards" },
    odds: { de: "Quote", fr: "Cote", it: "Quota", en: "Odds" },
    of_one: { de: "aus CHF 1", fr: "pour CHF 1", it: "per CHF 1", en: "for CHF 1" },
    chance: { de: "Häufigkeit", fr: "Fréquence", it: "Frequenza", en: "How often" },
    nothing: { de: "Nichts davon", fr: "Rien de tout cela", it: "Niente di tutto ciò", en: "None of these" },
    hits: { de: "Gewinnt in", fr: "Gagne dans", it: "Vince in", en: "Wins in" },
    share: {
      de: "{fraction} der Spiele, {percent}",
      fr: "{fraction} des parties, {percent}",
      it: "{fraction} delle partite, {percent}",
      en: "{fraction} of games, {percent}",
    },
    mean: { de: "Im Mittel je Einsatz", fr: "En moyenne par mise", it: "In media per puntata", en: "On average per stake" },
    what: {
      "Red Pair": { de: "gleicher Rang, beide rot", fr: "même rang, toutes deux rouges", it: "stesso rango, entrambe rosse", en: "same rank, both red" },
      "Double Red": { de: "beide rot, kein Paar", fr: "toutes deux rouges, sans paire", it: "entrambe rosse, senza coppia", en: "both red, no pair" },
      "Black Pair": { de: "gleicher Rang, beide schwarz", fr: "même rang, toutes deux noires", it: "stesso rango, entrambe nere", en: "same rank, both black" },
      Pair: { de: "gleicher Rang, nicht beide schwarz", fr: "même rang, mais pas deux noires", it: "stesso rango, non entrambe nere", en: "same rank, not both black" },
      "Double Black": { de: "beide schwarz, kein Paar", fr: "toutes deux noires, sans paire", it: "entrambe nere, senza coppia", en: "both black, no pair" },
    } as Record<string, Text>,
    expectation: {
      de: "Beide Bonuswetten haben genau dieselbe Erwartung: {fraction} des Einsatzes, rund {percent}. Auf Dauer behält die Bank also von jedem Franken knapp 11 Rappen. Wer auf beide setzt, verliert im Mittel denselben Anteil an beiden zusammen. Der Pot dagegen geht ganz an die Boxen zurück.",
      fr: "Les deux mises bonus ont exactement la même espérance: {fraction} de la mise, soit environ {percent}. À la longue, la banque garde donc un peu moins de 11 centimes par franc. Qui mise sur les deux perd en moyenne la même part du total. Le pot, lui, revient entièrement aux cases.",
      it: "Le due puntate bonus hanno esattamente lo stesso valore atteso: {fraction} della puntata, circa {percent}. Alla lunga il banco trattiene quindi poco meno di 11 centesimi per ogni franco. Chi punta su entrambe perde in media la stessa parte del totale. Il pot invece torna per intero ai box.",
      en: "Both bonus bets have exactly the same expectation: {fraction} of the stake, about {percent}. So in the long run the bank keeps just under 11 centimes of every franc. Betting on both loses the same share of the total on average. The pot, by contrast, goes back to the boxes in full.",
    },
    count: {
      de: "Ausgezählt über alle {hands} Möglichkeiten, zwei von 52 Karten zu erhalten.",
      fr: "Compté sur les {hands} façons de recevoir deux cartes sur 52.",
      it: "Contato su tutti i {hands} modi di ricevere due carte su 52.",
      en: "Counted over all {hands} ways of getting two cards out of 52.",
    },
  },
  clock: {
    phase: { de: "Uhr", fr: "Temps", it: "Tempo", en: "Clock" },
    calm: { de: "ruhig", fr: "tranquille", it: "tranquillo", en: "calm" },
    brisk: { de: "zügig", fr: "soutenu", it: "spedito", en: "brisk" },
    bet: { de: "zum Setzen", fr: "pour miser", it: "per puntare", en: "to bet" },
    decide: { de: "für jede Entscheidung", fr: "pour chaque décision", it: "per ogni decisione", en: "for each decision" },
  },
  examples: { de: "Beispiele", fr: "Exemples", it: "Esempi", en: "Examples" },
  box: { de: "Box {n}", fr: "Case {n}", it: "Box {n}", en: "Box {n}" },
  bust: { de: "Bust", fr: "Bust", it: "Bust", en: "bust" },
  community: { de: "bezahlte Gemeinschaftskarten", fr: "cartes communes payées", it: "carte comuni pagate", en: "community cards paid for" },
  star: { de: "* Ein Ass zählt 11.", fr: "* Un as compte 11.", it: "* Un asso vale 11.", en: "* An ace counts 11." },
  further: { de: "Weiter", fr: "Pour continuer", it: "Per continuare", en: "Further" },
  tables: { de: "Zu den Tischen", fr: "Vers les tables", it: "Ai tavoli", en: "To the tables" },
  fairness: {
    de: "Wie das Deck gemischt wird und wie Sie es nachrechnen",
    fr: "Comment le paquet est mélangé et comment le vérifier",
    it: "Come si mescola il mazzo e come verificarlo",
    en: "How the deck is shuffled, and how to check it",
  },
  big21: { de: "Die Regeln von Big21", fr: "Les règles de Big21", it: "Le regole di Big21", en: "The rules of Big21" },
} satisfies Catalogue;
