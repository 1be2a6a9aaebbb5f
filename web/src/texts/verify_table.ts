// The words of the page that checks a finished game of Black Jack Challenge.

import type { GameFactName, GameFailureCode, GameStepName } from "../verify/steps";
import type { Catalogue, Text } from "./index";

export const verifyTable = {
  good: {
    de: "Alles stimmt: {steps} von {steps} Schritten. Mischung, Entscheidungen und Auszahlung sind, wie sie sein müssen.",
    fr: "Tout est correct: {steps} étapes sur {steps}. Le mélange, les décisions et le paiement sont conformes.",
    it: "Tutto è corretto: {steps} passi su {steps}. La mescolata, le decisioni e il pagamento sono conformi.",
    en: "Everything is correct: {steps} of {steps} steps. Shuffle, decisions and payout are as they must be.",
  },
  box: { de: "Box {n}", fr: "Case {n}", it: "Box {n}", en: "Box {n}" },
  /** Both stand after `voided`. */
  not_in_time: {
    de: "es nicht rechtzeitig weitergehen konnte",
    fr: "elle n’a pas pu continuer à temps",
    it: "non è potuta proseguire in tempo",
    en: "it could not go on in time",
  },
  quoted: { de: "«{words}»", fr: "«{words}»", it: "«{words}»", en: "“{words}”" },
  every_card: { de: "Jede Karte", fr: "Chaque carte", it: "Ogni carta", en: "Every card" },
  what: { de: "Was", fr: "Quoi", it: "Che cosa", en: "What" },
  taken: {
    deal: { de: "Karten der Boxen", fr: "Cartes des cases", it: "Carte dei box", en: "Cards of the boxes" },
    community: { de: "Gemeinschaftskarten", fr: "Cartes communes", it: "Carte comuni", en: "Community cards" },
    war: { de: "Casino War", fr: "Casino War", it: "Casino War", en: "Casino war" },
  },
  place: { de: "Platz im Deck", fr: "Rang dans le paquet", it: "Posto nel mazzo", en: "Place in the deck" },
  in_text: { de: "Im Spieltext", fr: "Dans le texte", it: "Nel testo", en: "In the text" },
  order: { de: "Reihenfolge nach Mischung {n}", fr: "Ordre après le mélange {n}", it: "Ordine dopo la mescolata {n}", en: "Order after shuffle {n}" },
  every_swap: { de: "Jeder Tausch von Mischung {n}", fr: "Chaque échange du mélange {n}", it: "Ogni scambio della mescolata {n}", en: "Every swap of shuffle {n}" },
  result: { de: "Ergebnis je Box", fr: "Résultat par case", it: "Risultato per box", en: "Result by box" },
  cards: { de: "Karten", fr: "Cartes", it: "Carte", en: "Cards" },
  total: { de: "Total", fr: "Total", it: "Totale", en: "Total" },
  paid: { de: "In den Pot CHF", fr: "Au pot CHF", it: "Nel pot CHF", en: "To the pot CHF" },
  staked: { de: "Bonuswetten CHF", fr: "Mises bonus CHF", it: "Puntate bonus CHF", en: "Bonus bets CHF" },
  bonus: { de: "Von der Bank CHF", fr: "De la banque CHF", it: "Dal banco CHF", en: "From the bank CHF" },
  net: { de: "Saldo CHF", fr: "Solde CHF", it: "Saldo CHF", en: "Net CHF" },
  winner: { de: "gewinnt den Pot", fr: "gagne le pot", it: "vince il pot", en: "wins the pot" },
  war: { de: "War: {cards}", fr: "War: {cards}", it: "War: {cards}", en: "War: {cards}" },
} satisfies Catalogue;

type OwnStep = Exclude<GameStepName, "file" | "journal">;

export const GAME_STEP_TITLES: Record<OwnStep, Text> = {
  committed: { de: "Die Festlegung", fr: "L’engagement", it: "L’impegno", en: "The commitment" },
  seeds: { de: "Die Startwerte aller Boxen", fr: "Les valeurs initiales de toutes les cases", it: "I valori iniziali di tutti i box", en: "The seeds of all boxes" },
  bets: { de: "Einsätze und Button", fr: "Mises et Button", it: "Puntate e Button", en: "Bets and button" },
  deck: { de: "Das Deck", fr: "Le paquet de cartes", it: "Il mazzo", en: "The deck" },
  game: { de: "Der Spielverlauf", fr: "Le déroulement", it: "Lo svolgimento", en: "The course of the game" },
  settled: { de: "Die Buchungen", fr: "Les écritures", it: "Le registrazioni", en: "The postings" },
  moments: { de: "Die Zeiten", fr: "Les heures", it: "Gli orari", en: "The times" },
};

export const GAME_STEP_TEXTS: Record<OwnStep, Text> = {
  committed: {
    de: "SHA-256 des offengelegten Startwerts ist die Festlegung, und diese stand vor dem ersten Einsatz im Journal des Tisches.",
    fr: "Le SHA-256 de la valeur initiale révélée est l’engagement, et celui-ci figurait au journal de la table avant la première mise.",
    it: "Lo SHA-256 del valore iniziale rivelato è l’impegno, e questo figurava nel giornale del tavolo prima della prima puntata.",
    en: "The SHA-256 of the revealed seed is the commitment, and that was in the table’s journal before the first bet.",
  },
  seeds: {
    de: "Der Startwert der Spielerseite ist aus den Startwerten aller zusammengesetzt, die gesetzt haben, Box für Box.",
    fr: "La valeur initiale côté joueurs réunit, case par case, les valeurs de toutes les personnes qui ont misé.",
    it: "Il valore iniziale dei giocatori riunisce, box per box, i valori di tutti coloro che hanno puntato.",
    en: "The players’ seed is made up of the seeds of all who bet, box by box.",
  },
  bets: {
    de: "Ante, Bonuswetten und Button sind im Journal und im Spieltext dieselben.",
    fr: "L’ante, les mises bonus et le Button sont les mêmes au journal et dans le texte de la partie.",
    it: "Ante, puntate bonus e Button sono gli stessi nel giornale e nel testo della partita.",
    en: "Ante, bonus bets and button are the same in the journal and in the game’s text.",
  },
  deck: {
    de: "Das Deck, aus allen Startwerten neu gemischt. Jede Karte des Spieltextes ist die, die jeweils zuoberst lag.",
    fr: "Le paquet, remélangé à partir de toutes les valeurs initiales. Chaque carte du texte est celle qui se trouvait alors sur le dessus.",
    it: "Il mazzo, mescolato di nuovo a partire da tutti i valori iniziali. Ogni carta del testo è quella che di volta in volta stava in cima.",
    en: "The deck, shuffled again from all seeds. Every card in the text is the one that was on top at the time.",
  },
  game: {
    de: "Alle haben der Reihe nach entschieden, und daraus folgen Totale, Casino War und Ergebnis.",
    fr: "Chacun a décidé à son tour; les totaux, le Casino War et le résultat en découlent.",
    it: "Ognuno ha deciso quando toccava a lui; ne risultano i totali, il Casino War e il risultato.",
    en: "Everybody decided in turn, and totals, casino war and result follow from that.",
  },
  settled: {
    de: "Jede Buchung des Tisches folgt aus dem Spiel: Einsätze, Karten, Pot und Bonuswetten. Keine fehlt.",
    fr: "Chaque écriture de la table découle de la partie: mises, cartes, pot et mises bonus. Aucune ne manque.",
    it: "Ogni registrazione del tavolo risulta dalla partita: puntate, carte, pot e puntate bonus. Nessuna manca.",
    en: "Every posting of the table follows from the game: bets, cards, pot and bonus bets. None is missing.",
  },
  moments: {
    de: "Alles steht in der richtigen Reihenfolge im Journal, und niemand galt als zu spät, bevor die Zeit um war.",
    fr: "Tout figure au journal dans le bon ordre, et personne n’a été compté en retard avant la fin de son temps.",
    it: "Tutto figura nel giornale nell’ordine giusto, e nessuno è stato considerato in ritardo prima della fine del suo tempo.",
    en: "Everything is in the journal in the right order, and nobody was counted as late before their time was up.",
  },
};

export const GAME_FACTS: Record<GameFactName, Text> = {
  table: { de: "Tisch", fr: "Table", it: "Tavolo", en: "Table" },
  game: { de: "Spiel", fr: "Partie", it: "Partita", en: "Game" },
  dealt: { de: "Karten verteilt", fr: "Cartes distribuées", it: "Carte distribuite", en: "Cards dealt" },
  over: { de: "Beendet", fr: "Terminée", it: "Terminata", en: "Ended" },
  seeds: { de: "Startwerte je Box", fr: "Valeurs par case", it: "Valori per box", en: "Seeds by box" },
  players: { de: "Boxen im Spiel", fr: "Cases en jeu", it: "Box in gioco", en: "Boxes in play" },
  button: { de: "Button", fr: "Button", it: "Button", en: "Button" },
  antes: { de: "Antes", fr: "Antes", it: "Ante", en: "Antes" },
  cards: { de: "Karten", fr: "Cartes", it: "Carte", en: "Cards" },
  cards_fit: { de: "davon stimmen", fr: "dont correctes", it: "di cui corrette", en: "of these correct" },
  shuffles: { de: "Mischungen", fr: "Mélanges", it: "Mescolate", en: "Shuffles" },
  wars: { de: "Runden Casino War", fr: "Tours de Casino War", it: "Giri di Casino War", en: "Rounds of casino war" },
  winner: { de: "Der Pot geht an", fr: "Le pot va à", it: "Il pot va a", en: "The pot goes to" },
  voided: { de: "Ungültig, weil", fr: "Annulée, motif", it: "Annullata, motivo", en: "Void, because" },
  pot: { de: "Pot", fr: "Pot", it: "Pot", en: "Pot" },
  bonus_staked: { de: "Auf Bonuswetten", fr: "Sur les mises bonus", it: "Sulle puntate bonus", en: "On bonus bets" },
  bonus_paid: { de: "Von der Bank bezahlt", fr: "Payé par la banque", it: "Pagato dal banco", en: "Paid by the bank" },
};

export const GAME_FAILURES: Record<GameFailureCode, Text> = {
  committed_late: {
    de: "Das Journal beginnt nicht mit dieser Festlegung: Der Startwert stand nicht vor dem ersten Einsatz fest.",
    fr: "Le journal ne commence pas par cet engagement: la valeur initiale n’était pas fixée avant la première mise.",
    it: "Il giornale non inizia con questo impegno: il valore iniziale non era fissato prima della prima puntata.",
    en: "The journal does not begin with this commitment: the seed was not fixed before the first bet.",
  },
  not_dealt: {
    de: "Im Journal steht nicht, dass die Karten verteilt wurden.",
    fr: "Le journal ne dit pas que les cartes ont été distribuées.",
    it: "Nel giornale non figura che le carte siano state distribuite.",
    en: "The journal does not say that the cards were dealt.",
  },
  seed_missing: {
    de: "Zum Einsatz von Box {box} fehlt der Startwert.",
    fr: "La valeur initiale manque à la mise de la case {box}.",
    it: "Alla puntata del box {box} manca il valore iniziale.",
    en: "The bet of box {box} has no seed.",
  },
  seeds_wrong: {
    de: "Der Startwert der Spielerseite ist nicht aus den Startwerten im Journal zusammengesetzt.",
    fr: "La valeur initiale côté joueurs ne se compose pas des valeurs inscrites au journal.",
    it: "Il valore iniziale dei giocatori non è composto dai valori iscritti nel giornale.",
    en: "The players’ seed is not made up of the seeds in the journal.",
  },
  bet_wrong: {
    de: "Der Einsatz von Box {box} ist im Journal nicht derselbe wie im Spieltext.",
    fr: "La mise de la case {box} n’est pas la même au journal et dans le texte de la partie.",
    it: "La puntata del box {box} non è la stessa nel giornale e nel testo della partita.",
    en: "The bet of box {box} is not the same in the journal and in the game’s text.",
  },
  button_wrong: {
    de: "Der Button liegt im Journal bei einer anderen Box als im Spieltext.",
    fr: "Au journal, le Button se trouve devant une autre case que dans le texte de la partie.",
    it: "Nel giornale il Button si trova a un box diverso da quello del testo della partita.",
    en: "The button is at another box in the journal than in the game’s text.",
  },
  cards_wrong: {
    de: "Zeile {line}: Das Deck ergibt «{expected}», im Spieltext steht «{found}».",
    fr: "Ligne {line}: le paquet donne «{expected}», le texte de la partie dit «{found}».",
    it: "Riga {line}: il mazzo dà «{expected}», il testo della partita dice «{found}».",
    en: "Line {line}: the deck gives “{expected}”, the game’s text says “{found}”.",
  },
  decision_wrong: {
    de: "Eintrag {entry} passt nicht zu den Entscheidungen im Spieltext.",
    fr: "L’écriture {entry} ne correspond pas aux décisions du texte de la partie.",
    it: "La registrazione {entry} non corrisponde alle decisioni del testo della partita.",
    en: "Entry {entry} does not match the decisions in the game’s text.",
  },
  bet_for_absent: {
    de: "Eintrag {entry}: Für Box {box} wurde gesetzt, obwohl die Zeit um war. Das darf nie geschehen (C13).",
    fr: "Écriture {entry}: une mise a été faite pour la case {box} alors que le temps était écoulé. Cela ne doit jamais arriver (C13).",
    it: "Registrazione {entry}: si è puntato per il box {box} benché il tempo fosse scaduto. Non deve mai accadere (C13).",
    en: "Entry {entry}: a bet was made for box {box} although its time was up. That must never happen (C13).",
  },
  winner_wrong: {
    de: "Eintrag {entry} gibt den Pot Box {found}; gewonnen hat Box {expected}.",
    fr: "L’écriture {entry} attribue le pot à la case {found}; c’est la case {expected} qui a gagné.",
    it: "La registrazione {entry} dà il pot al box {found}; ha vinto il box {expected}.",
    en: "Entry {entry} gives the pot to box {found}; box {expected} has won.",
  },
  pot_wrong: {
    de: "Eintrag {entry}: Der Pot ist CHF {expected}, gebucht sind CHF {found}.",
    fr: "Écriture {entry}: le pot est de CHF {expected}, CHF {found} sont inscrits.",
    it: "Registrazione {entry}: il pot è di CHF {expected}, registrati sono CHF {found}.",
    en: "Entry {entry}: the pot is CHF {expected}, CHF {found} is posted.",
  },
  bonus_wrong: {
    de: "Eintrag {entry}: Box {box} stehen aus den Bonuswetten CHF {expected} zu, gebucht sind CHF {found}.",
    fr: "Écriture {entry}: les mises bonus donnent CHF {expected} à la case {box}, CHF {found} sont inscrits.",
    it: "Registrazione {entry}: al box {box} spettano CHF {expected} dalle puntate bonus, registrati sono CHF {found}.",
    en: "Entry {entry}: the bonus bets bring box {box} CHF {expected}, CHF {found} is posted.",
  },
  void_wrong: {
    de: "Eintrag {entry}: Name oder Grund der Annullierung ist nicht der des Spieltextes.",
    fr: "Écriture {entry}: le nom ou le motif de l’annulation n’est pas celui du texte de la partie.",
    it: "Registrazione {entry}: il nome o il motivo dell’annullamento non è quello del testo della partita.",
    en: "Entry {entry}: name or reason of the annulment is not the one in the game’s text.",
  },
  return_wrong: {
    de: "Eintrag {entry} gibt nicht jeder Box genau ihren Einsatz zurück.",
    fr: "L’écriture {entry} ne rend pas à chaque case exactement sa mise.",
    it: "La registrazione {entry} non restituisce a ogni box esattamente la sua puntata.",
    en: "Entry {entry} does not return to each box exactly what it staked.",
  },
  not_settled: {
    de: "Im Journal fehlt die Abrechnung des Spiels.",
    fr: "Le règlement de la partie manque au journal.",
    it: "Nel giornale manca il conteggio finale della partita.",
    en: "The settlement of the game is missing from the journal.",
  },
  late_too_early: {
    de: "Eintrag {entry}: Box {box} galt als zu spät, bevor ihre Zeit um war (C13).",
    fr: "Écriture {entry}: la case {box} a été comptée en retard avant la fin de son temps (C13).",
    it: "Registrazione {entry}: il box {box} è stato considerato in ritardo prima della fine del suo tempo (C13).",
    en: "Entry {entry}: box {box} was counted as late before its time was up (C13).",
  },
};

/** What moved chips, as the table's journal names it. */
export const GAME_KINDS: Record<string, Text> = {
  betting_opened: { de: "Setzphase", fr: "Ouverture des mises", it: "Apertura delle puntate", en: "Betting opened" },
  bet_placed: { de: "Einsatz", fr: "Mise", it: "Puntata", en: "Bet" },
  bets_returned: { de: "Einsätze zurück", fr: "Mises rendues", it: "Puntate restituite", en: "Bets returned" },
  game_dealt: { de: "Karten verteilt", fr: "Cartes distribuées", it: "Carte distribuite", en: "Cards dealt" },
  decided: { de: "Karte bezahlt", fr: "Carte payée", it: "Carta pagata", en: "Card paid for" },
  game_ended: { de: "Abrechnung", fr: "Règlement", it: "Conteggio finale", en: "Settlement" },
  game_voided: { de: "Annullierung", fr: "Annulation", it: "Annullamento", en: "Annulment" },
};

/** The accounts of a table’s book, without the chips of its boxes. */
export const GAME_ACCOUNTS: Record<string, Text> = {
  pot: { de: "Pot", fr: "pot", it: "pot", en: "pot" },
  bonus: { de: "Bonuswetten", fr: "mises bonus", it: "puntate bonus", en: "bonus bets" },
  house: { de: "Bank", fr: "banque", it: "banco", en: "bank" },
  chips: { de: "Chips Box {n}", fr: "jetons case {n}", it: "fiche box {n}", en: "chips box {n}" },
};
