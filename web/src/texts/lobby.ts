// Made by `make texts` from texts/*/web/lobby.ftl: change those.

import type { Text } from "./index";

export const lobby = {
  title: { de: "Big21", fr: "Big21", it: "Big21", en: "Big21" } as Text,
  lead: { de: "Karte um Karte auf fünf Stapel. Jeder Stapel mit genau 21 Punkten zählt.", fr: "Carte après carte, cinq piles. Chaque pile de 21 points exactement compte.", it: "Carta dopo carta, cinque mazzi. Conta ogni mazzo con esattamente 21 punti.", en: "Card after card, five stacks. Every stack of exactly 21 points counts." } as Text,
  practise: { de: "Jetzt üben", fr: "S’exercer maintenant", it: "Esercitarsi ora", en: "Practise now" } as Text,
  play: { de: "Spielen", fr: "Jouer", it: "Giocare", en: "Play" } as Text,
  noAccount: { de: "Üben geht ohne Konto. Alles hier ist Spielgeld.", fr: "Pour s’exercer, aucun compte n’est nécessaire. Ici, tout l’argent est fictif.", it: "Per esercitarsi non serve un conto. Qui tutto il denaro è fittizio.", en: "Practice needs no account. Everything here is play money." } as Text,
  running: { de: "Ihr laufendes Spiel", fr: "Votre partie en cours", it: "La vostra partita in corso", en: "Your play in progress" } as Text,
  runningUntil: { de: "Es endet spätestens um {clock}, in {left}.", fr: "Elle se termine au plus tard à {clock}, dans {left}.", it: "Termina al più tardi alle {clock}, tra {left}.", en: "It ends at {clock} at the latest, in {left}." } as Text<"clock" | "left">,
  resume: { de: "Weiterspielen", fr: "Reprendre", it: "Riprendere", en: "Resume" } as Text,
  example: { de: "Ein Spiel nach acht Karten", fr: "Une partie après huit cartes", it: "Una partita dopo otto carte", en: "A play after eight cards" } as Text,
  how: { de: "So geht es", fr: "Comment jouer", it: "Come si gioca", en: "How to play" } as Text,
  steps: {
    place: {
      title: { de: "Legen", fr: "Poser", it: "Posare", en: "Place" } as Text,
      text: { de: "Sie sehen immer eine Karte und legen sie auf einen der fünf Stapel, oder Sie verwerfen sie. Das Ass zählt 11 oder 1, Bube, Dame und König zählen 10. Mehr als 21 auf einem Stapel: verloren.", fr: "Vous voyez toujours une seule carte; vous la posez sur l’une des cinq piles ou vous vous en défaussez. L’as compte 11 ou 1, valet, dame et roi comptent 10. Plus de 21 sur une pile: perdu.", it: "Vedete sempre una sola carta; la posate su uno dei cinque mazzi o la scartate. L’asso vale 11 o 1, fante, regina e re valgono 10. Più di 21 su un mazzo: perso.", en: "You see one card at a time and place it on one of the five stacks, or discard it. An ace counts 11 or 1; jack, queen and king count 10. More than 21 on a stack: lost." } as Text,
    },
    more: {
      title: { de: "Mehr Karten", fr: "D’autres cartes", it: "Altre carte", en: "More cards" } as Text,
      text: { de: "Zwei komplette Stapel bringen {least} bis {most} kostenlose Karten. Ist keine Karte mehr da, können Sie bis zu {purchases} kaufen, jede zum Preis des Einsatzes.", fr: "Deux piles complètes donnent de {least} à {most} cartes gratuites. Quand il ne reste plus de carte, vous pouvez en acheter jusqu’à {purchases}, chacune au prix de l’enjeu.", it: "Due mazzi completi danno da {least} a {most} carte gratuite. Quando non restano più carte, potete acquistarne fino a {purchases}, ciascuna al prezzo della puntata.", en: "Two complete stacks bring {least} to {most} free cards. When no card is left you can buy up to {purchases}, each at the price of the stake." } as Text<"least" | "most" | "purchases">,
    },
    further: {
      title: { de: "High/Low und Risiko", fr: "High/Low et Risiko", it: "High/Low e Rischio", en: "High/Low and Risk" } as Text,
      text: { de: "Mit drei oder mehr Stapeln können Sie den Gewinn nehmen oder noch einmal einsetzen. Ein Spiel dauert höchstens {hours} Stunden und zahlt höchstens {cap}.", fr: "Avec trois piles ou plus, vous pouvez prendre le gain ou le remettre en jeu. Une partie dure au plus {hours} heures et paie au plus {cap}.", it: "Con tre o più mazzi potete prendere la vincita o rimetterla in gioco. Una partita dura al massimo {hours} ore e paga al massimo {cap}.", en: "With three or more stacks you can take the prize or put it at stake again. A play lasts {hours} hours at most and pays {cap} at most." } as Text<"hours" | "cap">,
    },
  },
  prizes: { de: "Gewinne bei einem Einsatz von {stake}", fr: "Gains pour un enjeu de {stake}", it: "Vincite con una puntata di {stake}", en: "Prizes for a stake of {stake}" } as Text<"stake">,
  payoutOfAll: { de: "Im Durchschnitt erhalten die Spielenden {share} der Einsätze und Kartenkäufe zurück, so wie das Gesetz «{law}» sie annimmt; bei bester Spielweise sind es {highest}.", fr: "En moyenne, les joueurs tels que la loi «{law}» les suppose récupèrent {share} des enjeux et achats de cartes; en jouant au mieux, {highest}.", it: "In media chi gioca come presuppone la legge «{law}» riottiene {share} di puntate e acquisti di carte; giocando al meglio sono {highest}.", en: "On average, players as the law “{law}” assumes them receive {share} of stakes and card purchases back; with best play it is {highest}." } as Text<"share" | "law" | "highest">,
  payoutOfBest: { de: "Bei bester Spielweise fliessen {highest} der Einsätze und Kartenkäufe zurück, bei allen anderen weniger. Wahrscheinlichkeitsgesetz: {law}.", fr: "En jouant au mieux, on récupère {highest} des enjeux et achats de cartes; tous les autres reçoivent moins. Loi de probabilité: {law}.", it: "Giocando al meglio si riottiene {highest} di puntate e acquisti di carte; tutti gli altri ricevono meno. Legge di probabilità: {law}.", en: "With best play {highest} of stakes and card purchases come back, and less with any other. Law of chance: {law}." } as Text<"highest" | "law">,
  payoutUnknown: { de: "Wahrscheinlichkeitsgesetz: {law}.", fr: "Loi de probabilité: {law}.", it: "Legge di probabilità: {law}.", en: "Law of chance: {law}." } as Text<"law">,
  payoutMeaning: { de: "Was das heisst", fr: "Ce que cela signifie", it: "Che cosa significa", en: "What this means" } as Text,
  challenge: {
    title: { de: "Black Jack Challenge", fr: "Black Jack Challenge", it: "Black Jack Challenge", en: "Black Jack Challenge" } as Text,
    lead: { de: "Das zweite Spiel des Hauses: zwei bis sieben am Tisch, zwei Gemeinschaftskarten zu kaufen, ein WAR Pot. Mit anderen oder mit Bots.", fr: "Le second jeu de la maison: de deux à sept à la table, deux cartes à acheter, un pot. Avec d’autres ou avec des bots.", it: "Il secondo gioco della casa: da due a sette al tavolo, due carte da acquistare, un pot. Con altri o con i bot.", en: "The house’s second game: two to seven at a table, two cards to buy, one pot. With others or with bots." } as Text,
    practise: { de: "Mit Bots üben", fr: "S’exercer avec des bots", it: "Esercitarsi con i bot", en: "Practise with bots" } as Text,
    tables: { de: "Zu den Tischen", fr: "Vers les tables", it: "Ai tavoli", en: "To the tables" } as Text,
    rules: { de: "Regeln", fr: "Règles", it: "Regole", en: "Rules" } as Text,
  },
  lossNote: { de: "Auf Dauer verlieren die Spielenden.", fr: "À la longue, les joueurs perdent.", it: "A lungo andare chi gioca perde.", en: "In the long run players lose." } as Text,
};
