// Parts A to C: what is played for, table, cards and stakes, and the bonus bets.

import type { Part } from "./shape";

export const TABLE: Part[] = [
  {
    letter: "A",
    title: { de: "Worum es geht", fr: "But du jeu", it: "Scopo del gioco", en: "What it is about" },
    sections: [
      {
        title: { de: "Ziel", fr: "But", it: "Obiettivo", en: "Aim" },
        paragraphs: [
          {
            at: "C8",
            text: {
              de: "Sie spielen gegen die anderen am Tisch. Wer näher an 21 Punkte kommt als alle anderen, ohne mehr als 21 zu haben, erhält den ganzen Pot.",
              fr: "Vous jouez contre les autres personnes à la table. Celle qui s’approche le plus de 21 points sans dépasser 21 reçoit tout le pot.",
              it: "Giocate contro gli altri al tavolo. Chi si avvicina di più a 21 punti senza superare 21 riceve l’intero pot.",
              en: "You play against the others at the table. Whoever comes closer to 21 points than everybody else, without going over 21, takes the whole pot.",
            },
          },
          {
            at: "C9",
            text: {
              de: "In jedem Spiel gewinnt genau eine Box den Pot. Bei Gleichstand entscheidet der Casino War.",
              fr: "À chaque partie, une seule case gagne le pot. En cas d’égalité, le Casino War décide.",
              it: "In ogni partita vince il pot un solo box. In caso di parità decide il Casino War.",
              en: "In every game exactly one box wins the pot. A tie is decided by casino war.",
            },
          },
          {
            at: "C8",
            text: {
              de: "Das Haus nimmt nichts aus dem Pot. Nur bei den Bonuswetten spielen Sie gegen die Bank.",
              fr: "La maison ne prélève rien sur le pot. Vous ne jouez contre la banque que pour les mises bonus.",
              it: "La casa non preleva nulla dal pot. Contro il banco si gioca solo nelle puntate bonus.",
              en: "The house takes nothing out of the pot. Only in the bonus bets do you play against the bank.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "B",
    title: { de: "Tisch, Karten und Pot", fr: "Table, cartes et pot", it: "Tavolo, carte e pot", en: "Table, cards and pot" },
    sections: [
      {
        title: { de: "Tisch und Boxen", fr: "Table et cases", it: "Tavolo e box", en: "Table and boxes" },
        paragraphs: [
          {
            at: "C3",
            text: {
              de: "Es spielen {players_least} bis {players_most} Personen, jede an ihrer eigenen Box. Nur wer dort sitzt, setzt darauf, und niemand hat an einem Tisch zwei Boxen.",
              fr: "De {players_least} à {players_most} personnes jouent, chacune à sa propre case. Seule la personne qui l’occupe y mise, et personne n’a deux cases à la même table.",
              it: "Giocano da {players_least} a {players_most} persone, ciascuna al proprio box. Solo chi vi è seduto punta su quel box, e nessuno ha due box allo stesso tavolo.",
              en: "From {players_least} to {players_most} people play, each at a box of their own. Only the person sitting there bets on it, and nobody has two boxes at one table.",
            },
          },
          {
            at: "C3",
            text: {
              de: "Setzen weniger als zwei Boxen, werden keine Karten verteilt, und der Einsatz geht zurück.",
              fr: "Si moins de deux cases misent, aucune carte n’est distribuée et la mise est rendue.",
              it: "Se puntano meno di due box, non si distribuiscono carte e la puntata viene restituita.",
              en: "If fewer than two boxes bet, no cards are dealt and the bet goes back.",
            },
          },
          {
            at: "C15",
            text: {
              de: "Chips bringen Sie aus Ihrem Guthaben an den Tisch. Zwischen zwei Spielen können Sie nachlegen oder aufstehen; dann gehen alle Chips zurück auf Ihr Konto. Zuschauen geht ohne Platz.",
              fr: "Les jetons viennent de votre solde. Entre deux parties, vous pouvez en ajouter ou quitter la table; tous vos jetons retournent alors sur votre compte. On peut regarder sans être assis.",
              it: "Le fiche provengono dal vostro saldo. Tra due partite potete aggiungerne o alzarvi; allora tutte le fiche tornano sul vostro conto. Si può guardare anche senza sedersi.",
              en: "You bring chips to the table from your balance. Between games you may bring more or stand up; then all your chips go back to your account. You can watch without a seat.",
            },
          },
        ],
      },
      {
        title: { de: "Wert der Karten", fr: "Valeur des cartes", it: "Valore delle carte", en: "Value of the cards" },
        shows: "cards",
        paragraphs: [
          {
            at: "C5",
            text: {
              de: "Gespielt wird mit einem Deck von {cards} Karten, das für jedes Spiel neu gemischt wird. Jede Karte gibt es einmal.",
              fr: "On joue avec un paquet de {cards} cartes, remélangé pour chaque partie. Chaque carte y figure une fois.",
              it: "Si gioca con un mazzo di {cards} carte, rimescolato per ogni partita. Ogni carta c’è una sola volta.",
              en: "One deck of {cards} cards is used, freshly shuffled for every game. Each card is in it once.",
            },
          },
          {
            at: "C7",
            text: {
              de: "Das Ass zählt 11, solange das Total damit 21 nicht übersteigt, sonst 1. Ein Ass mit einer Zehn oder einem Bild ist eine 21 wie jede andere.",
              fr: "L’as compte 11 tant que le total ne dépasse pas 21, sinon 1. Un as avec un dix ou une figure fait 21, un 21 comme les autres.",
              it: "L’asso vale 11 finché il totale non supera 21, altrimenti 1. Un asso con un dieci o una figura fa 21, un 21 come gli altri.",
              en: "An ace counts 11 as long as the total stays within 21, otherwise 1. An ace with a ten or a court card makes 21, like any other 21.",
            },
          },
          {
            at: "C7",
            text: {
              de: "Verdoppeln und Teilen gibt es nicht.",
              fr: "On ne peut ni doubler ni partager.",
              it: "Non si può né raddoppiare né dividere.",
              en: "There is no doubling and no splitting.",
            },
          },
        ],
      },
      {
        title: { de: "Ante und Pot", fr: "Ante et pot", it: "Ante e pot", en: "Ante and pot" },
        paragraphs: [
          {
            at: "C4",
            text: {
              de: "Vor den Karten setzen Sie eine Ante und mindestens eine Bonuswette. Minimum und Maximum sind am Tisch angeschrieben; sind sie bei der Ante gleich, ist die Ante fest.",
              fr: "Avant les cartes, vous posez une ante et au moins une mise bonus. Le minimum et le maximum sont affichés à la table; s’ils sont égaux pour l’ante, l’ante est fixe.",
              it: "Prima delle carte mettete un’ante e almeno una puntata bonus. Minimo e massimo sono indicati al tavolo; se per l’ante coincidono, l’ante è fissa.",
              en: "Before the cards you place an ante and at least one bonus bet. Minimum and maximum are posted at the table; where they are equal for the ante, the ante is fixed.",
            },
          },
          {
            at: "C8",
            text: {
              de: "Alle Antes und alle Zahlungen für Gemeinschaftskarten bilden den Pot. Bonuswetten gehören nicht dazu.",
              fr: "Toutes les antes et tous les paiements pour les cartes communes forment le pot. Les mises bonus n’en font pas partie.",
              it: "Tutte le ante e tutti i pagamenti per le carte comuni formano il pot. Le puntate bonus non ne fanno parte.",
              en: "All antes and all payments for community cards make up the pot. Bonus bets are not part of it.",
            },
          },
        ],
      },
      {
        title: { de: "Der Button", fr: "Le Button", it: "Il Button", en: "The button" },
        paragraphs: [
          {
            at: "C12",
            text: {
              de: "Der Button zeigt, wer die ersten Karten erhält und sich zuerst entscheidet. Nach jedem Spiel wandert er im Uhrzeigersinn zur nächsten besetzten Box; leere Boxen werden übersprungen.",
              fr: "Le Button indique qui reçoit les premières cartes et décide en premier. Après chaque partie, il passe dans le sens des aiguilles d’une montre à la prochaine case occupée; les cases vides sont sautées.",
              it: "Il Button indica chi riceve le prime carte e decide per primo. Dopo ogni partita passa in senso orario al prossimo box occupato; i box vuoti vengono saltati.",
              en: "The button marks who gets the first cards and decides first. After each game it moves clockwise to the next occupied box; empty boxes are skipped.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "C",
    title: { de: "Bonuswetten", fr: "Mises bonus", it: "Puntate bonus", en: "Bonus bets" },
    sections: [
      {
        title: { de: "Red Bonus und Black Bonus", fr: "Red Bonus et Black Bonus", it: "Red Bonus e Black Bonus", en: "Red Bonus and Black Bonus" },
        paragraphs: [
          {
            at: "C8",
            text: {
              de: "Eine Bonuswette geht gegen die Bank. Es zählen nur Ihre beiden ersten Karten; was danach geschieht, ändert nichts, auch wenn Sie über 21 kommen.",
              fr: "Une mise bonus se joue contre la banque. Seules vos deux premières cartes comptent; la suite n’y change rien, même si vous dépassez 21.",
              it: "Una puntata bonus si gioca contro il banco. Contano solo le vostre prime due carte; quello che segue non cambia nulla, nemmeno se superate 21.",
              en: "A bonus bet is made against the bank. Only your first two cards count; nothing that happens later changes it, even if you go over 21.",
            },
          },
          {
            at: "C4",
            text: {
              de: "Sie setzen auf Red Bonus, auf Black Bonus oder auf beide.",
              fr: "Vous misez sur Red Bonus, sur Black Bonus ou sur les deux.",
              it: "Puntate su Red Bonus, su Black Bonus o su entrambi.",
              en: "You bet on Red Bonus, on Black Bonus, or on both.",
            },
          },
          {
            at: "C1",
            text: {
              de: "Ein Paar sind zwei Karten vom gleichen Rang. König und Dame zählen zwar beide 10, sind aber kein Paar.",
              fr: "Une paire, ce sont deux cartes de même rang. Le roi et la dame comptent tous deux 10, mais ne forment pas une paire.",
              it: "Una coppia sono due carte dello stesso rango. Re e regina valgono entrambi 10, ma non formano una coppia.",
              en: "A pair is two cards of the same rank. King and queen both count 10, but they are not a pair.",
            },
          },
          {
            at: "C8",
            text: {
              de: "Bezahlt wird auf jeder Bonuswette nur das Beste. Haben Sie auf beide gesetzt, zahlt ein rotes Paar auf Red als Red Pair und auf Black als Pair.",
              fr: "Chaque mise bonus ne paie que la meilleure combinaison. Si vous avez misé sur les deux, une paire rouge paie sur Red comme Red Pair et sur Black comme Pair.",
              it: "Ogni puntata bonus paga solo la combinazione migliore. Se avete puntato su entrambe, una coppia rossa paga su Red come Red Pair e su Black come Pair.",
              en: "Each bonus bet pays only the best it has won. If you have bet on both, a red pair pays on Red as Red Pair and on Black as Pair.",
            },
          },
        ],
      },
      {
        title: { de: "Quoten und Aussichten", fr: "Cotes et chances", it: "Quote e probabilità", en: "Odds and chances" },
        shows: "bonuses",
        paragraphs: [
          {
            at: "C2",
            text: {
              de: "Eine Quote von 30:1 zahlt das Dreissigfache und gibt den Einsatz zurück: CHF 1 auf Red wird mit einem Red Pair zu CHF 31. Einsätze sind Vielfache von 10 Rappen, damit auch 3:2 aufgeht.",
              fr: "Une cote de 30:1 paie trente fois la mise et rend celle-ci: avec un Red Pair, CHF 1 sur Red devient CHF 31. Les mises sont des multiples de 10 centimes, pour que 3:2 tombe juste.",
              it: "Una quota di 30:1 paga trenta volte la puntata e la restituisce: con un Red Pair, CHF 1 su Red diventa CHF 31. Le puntate sono multipli di 10 centesimi, così anche 3:2 torna esatto.",
              en: "Odds of 30:1 pay thirty times the stake and return it: with a Red Pair, CHF 1 on Red becomes CHF 31. Bets are multiples of 10 centimes, so that 3:2 comes out even.",
            },
          },
        ],
      },
    ],
  },
];
