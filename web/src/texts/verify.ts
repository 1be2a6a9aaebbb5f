// The words of the page that checks a finished play.

import type { Ended } from "../verify/big21/score";
import type { FactName, FailureCode, StepName } from "../verify/steps";
import type { Catalogue, Text } from "./index";
import { GAME_FACTS, GAME_FAILURES, GAME_KINDS, GAME_STEP_TEXTS, GAME_STEP_TITLES } from "./verify_table";

export const verify = {
  title: { de: "Ein Spiel prüfen", fr: "Vérifier une partie", it: "Verificare una partita", en: "Verify a play" },
  lead: {
    de: "Ihr Browser rechnet ein beendetes Spiel Schritt für Schritt nach: Startwert, jede Karte, jede Buchung. Die Datei verlässt Ihr Gerät nicht.",
    fr: "Votre navigateur recalcule pas à pas une partie terminée: valeur initiale, chaque carte, chaque écriture. Le fichier ne quitte pas votre appareil.",
    it: "Il vostro browser ricalcola passo per passo una partita terminata: valore iniziale, ogni carta, ogni registrazione. Il file non lascia il vostro dispositivo.",
    en: "Your browser recomputes a finished play or table game step by step: the seed, every card, every posting. The file does not leave your device.",
  },
  how: { de: "Wie die Karten gezogen werden", fr: "Comment les cartes sont tirées", it: "Come vengono estratte le carte", en: "How the cards are drawn" },
  choose: { de: "Was möchten Sie prüfen?", fr: "Que souhaitez-vous vérifier?", it: "Che cosa desiderate verificare?", en: "What would you like to verify?" },
  file: { de: "Datei eines Spiels wählen", fr: "Choisir le fichier d’une partie", it: "Scegliere il file di una partita", en: "Choose the file of a play" },
  drop: {
    de: "Oder legen Sie die Datei hier ab. Gemeint ist die Datei, die «ventuno export» schreibt oder die Sie beim Spiel herunterladen. Ein Konto ist dafür nicht nötig.",
    fr: "Ou déposez le fichier ici. C’est celui qu’écrit «ventuno export» ou que vous téléchargez depuis la partie. Aucun compte n’est nécessaire.",
    it: "Oppure trascinate qui il file. È quello scritto da «ventuno export» o scaricato dalla partita. Non serve un conto.",
    en: "Or drop the file here. It is the one that “ventuno export” writes, or that you download with the play or game. No account is needed.",
  },
  unreadable: { de: "Die Datei kann nicht gelesen werden.", fr: "Le fichier ne peut pas être lu.", it: "Il file non può essere letto.", en: "The file cannot be read." },
  own: { de: "Ihre letzten Spiele", fr: "Vos dernières parties", it: "Le vostre ultime partite", en: "Your latest plays" },
  none: {
    de: "Sie haben noch kein beendetes Spiel.",
    fr: "Vous n’avez pas encore de partie terminée.",
    it: "Non avete ancora partite terminate.",
    en: "You have no finished play yet.",
  },
  other: { de: "Ein anderes Spiel prüfen", fr: "Vérifier une autre partie", it: "Verificare un’altra partita", en: "Verify another play" },
  download: { de: "Diese Datei herunterladen", fr: "Télécharger ce fichier", it: "Scaricare questo file", en: "Download this file" },
  check: { de: "Spiel vom {date} prüfen", fr: "Vérifier la partie du {date}", it: "Verificare la partita del {date}", en: "Verify the play of {date}" },
  working: { de: "Wird nachgerechnet", fr: "Calcul en cours", it: "Calcolo in corso", en: "Computing" },
  unavailable: {
    de: "Dieser Browser rechnet hier nicht: Die dafür nötige Funktion (Web Crypto) gibt es nur über HTTPS oder auf dem eigenen Gerät.",
    fr: "Ce navigateur ne peut pas effectuer le calcul ici: la fonction nécessaire (Web Crypto) n’existe que par HTTPS ou sur l’appareil même.",
    it: "Qui questo browser non può eseguire il calcolo: la funzione necessaria (Web Crypto) esiste solo via HTTPS o sul proprio dispositivo.",
    en: "This browser cannot compute here: the function needed (Web Crypto) is available only over HTTPS or on the device itself.",
  },
  passed: { de: "stimmt", fr: "correct", it: "corretto", en: "correct" },
  failed: { de: "stimmt nicht", fr: "incorrect", it: "non corretto", en: "not correct" },
  skipped: { de: "nicht prüfbar", fr: "non vérifiable", it: "non verificabile", en: "cannot be checked" },
  good: {
    de: "Alles stimmt: {steps} von {steps} Schritten. Ziehungen, Wertung und Auszahlung sind, wie sie sein müssen.",
    fr: "Tout est correct: {steps} étapes sur {steps}. Les tirages, le résultat et le paiement de la partie sont conformes.",
    it: "Tutto è corretto: {steps} passi su {steps}. Le estrazioni, il risultato e il pagamento della partita sono conformi.",
    en: "Everything is correct: {steps} of {steps} steps. Draws, score and payout are as they must be.",
  },
  bad: {
    de: "Etwas stimmt nicht. Betroffen: {names}.",
    fr: "Quelque chose n’est pas correct. Points concernés: {names}.",
    it: "Qualcosa non è corretto. Punti interessati: {names}.",
    en: "Something is not correct. Affected: {names}.",
  },
  steps: { de: "Schritt für Schritt", fr: "Étape par étape", it: "Passo per passo", en: "Step by step" },
  line: { de: "Zeile", fr: "Ligne", it: "Riga", en: "Line" },
  drawn: { de: "Gezogen", fr: "Tiré", it: "Estratto", en: "Drawn" },
  stream: { de: "Reihe", fr: "Suite", it: "Serie", en: "Stream" },
  bits: { de: "64 Bits", fr: "64 bits", it: "64 bit", en: "64 bits" },
  point: { de: "Rest", fr: "Reste", it: "Resto", en: "Remainder" },
  due: { de: "Berechnet", fr: "Calculé", it: "Calcolato", en: "Computed" },
  verdict: { de: "Vergleich", fr: "Comparaison", it: "Confronto", en: "Compared" },
  every_draw: { de: "Jede Ziehung", fr: "Chaque tirage", it: "Ogni estrazione", en: "Every draw" },
  every_posting: { de: "Jede Buchung", fr: "Chaque écriture", it: "Ogni registrazione", en: "Every posting" },
  entry: { de: "Eintrag", fr: "Écriture", it: "Registrazione", en: "Entry" },
  moved: { de: "Betrag CHF", fr: "Montant CHF", it: "Importo CHF", en: "Amount CHF" },
  from_to: { de: "Von → nach", fr: "De → à", it: "Da → a", en: "From → to" },
  free_cards: { de: "{n} kostenlose Karten", fr: "{n} cartes gratuites", it: "{n} carte gratuite", en: "{n} free cards" },
  open: { de: "offen: {card}", fr: "découverte: {card}", it: "scoperta: {card}", en: "open: {card}" },
  hidden: { de: "verdeckt: {card}", fr: "cachée: {card}", it: "coperta: {card}", en: "hidden: {card}" },
} satisfies Catalogue;

export const STEP_TITLES: Record<StepName, Text> = {
  ...GAME_STEP_TITLES,
  file: { de: "Die Datei", fr: "Le fichier", it: "Il file", en: "The file" },
  journal: { de: "Die Kette des Journals", fr: "La chaîne du journal", it: "La catena del giornale", en: "The journal’s chain" },
  commitment: { de: "Die Festlegung", fr: "L’engagement", it: "L’impegno", en: "The commitment" },
  law: { de: "Das Wahrscheinlichkeitsgesetz", fr: "La loi de probabilité", it: "La legge di probabilità", en: "The law of chance" },
  terms: { de: "Einsatz und Bedingungen", fr: "Enjeu et conditions", it: "Puntata e condizioni", en: "Stake and terms" },
  draws: { de: "Die Ziehungen", fr: "Les tirages", it: "Le estrazioni", en: "The draws" },
  play: { de: "Der Spielverlauf", fr: "Le déroulement", it: "Lo svolgimento", en: "The course of the play" },
  postings: { de: "Die Buchungen", fr: "Les écritures", it: "Le registrazioni", en: "The postings" },
  times: { de: "Die Zeiten", fr: "Les heures", it: "Gli orari", en: "The times" },
};

export const STEP_TEXTS: Record<StepName, Text> = {
  ...GAME_STEP_TEXTS,
  file: {
    de: "Die Datei ist vollständig und lesbar.",
    fr: "Le fichier est complet et lisible.",
    it: "Il file è completo e leggibile.",
    en: "The file is complete and can be read.",
  },
  journal: {
    de: "Jede Zeile des Journals trägt die Prüfsumme der Zeile davor. Keine ist verändert, keine fehlt.",
    fr: "Chaque ligne du journal porte l’empreinte de la précédente. Aucune n’est modifiée, aucune ne manque.",
    it: "Ogni riga del giornale porta l’impronta della riga precedente. Nessuna è modificata, nessuna manca.",
    en: "Each line of the journal carries the hash of the line before. None is changed, none is missing.",
  },
  commitment: {
    de: "SHA-256 des offengelegten Startwerts ist die Festlegung, und diese stand vor dem Einsatz im Journal.",
    fr: "Le SHA-256 de la valeur initiale révélée est l’engagement, et celui-ci figurait au journal avant l’enjeu.",
    it: "Lo SHA-256 del valore iniziale rivelato è l’impegno, e questo figurava nel giornale prima della puntata.",
    en: "The SHA-256 of the revealed seed is the commitment, and that was in the journal before the stake.",
  },
  law: {
    de: "Die Gewichte in der Datei haben die Prüfsumme, unter der das Spiel begonnen wurde.",
    fr: "Les poids du fichier ont l’empreinte sous laquelle la partie a commencé.",
    it: "I pesi nel file hanno l’impronta con cui è iniziata la partita.",
    en: "The weights in the file have the hash under which the play was begun.",
  },
  terms: {
    de: "Einsatz, Regeln, Ihr Startwert und Beginn sind überall dieselben: in der Datei, im Journal und im Spieltext.",
    fr: "L’enjeu, les règles, votre valeur initiale et le début sont partout les mêmes: dans le fichier, au journal et dans le texte de la partie.",
    it: "Puntata, regole, il vostro valore iniziale e l’inizio sono ovunque gli stessi: nel file, nel giornale e nel testo della partita.",
    en: "Stake, rules, your seed and the start are the same everywhere: in the file, in the journal and in the play’s text.",
  },
  draws: {
    de: "Jede Karte, jede Zahl kostenloser Karten und jede Karte in High/Low, aus beiden Startwerten neu berechnet.",
    fr: "Chaque carte, chaque nombre de cartes gratuites et chaque carte de High/Low, recalculés à partir des deux valeurs initiales.",
    it: "Ogni carta, ogni numero di carte gratuite e ogni carta di High/Low, ricalcolati dai due valori iniziali.",
    en: "Every card, every number of free cards and every card in High/Low, computed again from both seeds.",
  },
  play: {
    de: "Jeder Zug war nach den Regeln möglich, und das ist das Ergebnis.",
    fr: "Chaque coup était permis par les règles, et voici le résultat.",
    it: "Ogni mossa era permessa dalle regole, e questo è il risultato.",
    en: "Every move was possible under the rules, and this is the result.",
  },
  postings: {
    de: "Jede Buchung folgt aus dem Spiel, und keine fehlt.",
    fr: "Chaque écriture découle de la partie, et aucune ne manque.",
    it: "Ogni registrazione risulta dalla partita, e nessuna manca.",
    en: "Every posting follows from the play, and none is missing.",
  },
  times: {
    de: "Die Festlegung kam zuerst, und alles geschah innerhalb von vier Stunden (Art. 23).",
    fr: "L’engagement est venu en premier, et tout s’est passé dans les quatre heures (art. 23).",
    it: "L’impegno è venuto per primo, e tutto è avvenuto entro quattro ore (art. 23).",
    en: "The commitment came first, and everything happened within four hours (Art. 23).",
  },
};

export const FACTS: Record<FactName, Text> = {
  ...GAME_FACTS,
  play: { de: "Spiel", fr: "Partie", it: "Partita", en: "Play" },
  rules: { de: "Spielregeln", fr: "Règles", it: "Regole", en: "Rules" },
  started: { de: "Einsatz bezahlt", fr: "Enjeu payé", it: "Puntata pagata", en: "Stake paid" },
  ended: { de: "Beendet", fr: "Terminée", it: "Terminata", en: "Ended" },
  hash_before: { de: "Prüfsumme davor", fr: "Empreinte précédente", it: "Impronta precedente", en: "Hash before" },
  journal_lines: { de: "Zeilen der Kette", fr: "Lignes de la chaîne", it: "Righe della catena", en: "Lines of the chain" },
  journal_about: { de: "davon zu diesem Spiel", fr: "dont sur cette partie", it: "di cui su questa partita", en: "of these about this play" },
  hash_last: { de: "Letzte Prüfsumme", fr: "Dernière empreinte", it: "Ultima impronta", en: "Last hash" },
  server_seed: { de: "Startwert des Servers", fr: "Valeur initiale du serveur", it: "Valore iniziale del server", en: "The server’s seed" },
  computed: { de: "Berechnet (SHA-256)", fr: "Calculé (SHA-256)", it: "Calcolato (SHA-256)", en: "Computed (SHA-256)" },
  commitment: { de: "Festlegung", fr: "Engagement", it: "Impegno", en: "Commitment" },
  law: { de: "Gesetz", fr: "Loi", it: "Legge", en: "Law of chance" },
  law_recorded: { de: "Im Journal", fr: "Au journal", it: "Nel giornale", en: "In the journal" },
  stake: { de: "Einsatz", fr: "Enjeu", it: "Puntata", en: "Stake" },
  client_seed: { de: "Ihr Startwert", fr: "Votre valeur initiale", it: "Il vostro valore iniziale", en: "Your seed" },
  draws: { de: "Ziehungen", fr: "Tirages", it: "Estrazioni", en: "Draws" },
  draws_fit: { de: "davon stimmen", fr: "dont corrects", it: "di cui corrette", en: "of these correct" },
  moves: { de: "Züge und Ziehungen", fr: "Coups et tirages", it: "Mosse ed estrazioni", en: "Moves and draws" },
  ended_by: { de: "Ende", fr: "Fin", it: "Fine", en: "End" },
  complete: { de: "Komplette Stapel", fr: "Piles complètes", it: "Mazzi completi", en: "Complete stacks" },
  purchases: { de: "Gekaufte Karten", fr: "Cartes achetées", it: "Carte acquistate", en: "Cards bought" },
  cards_cost: { de: "Preis der Karten", fr: "Prix des cartes", it: "Prezzo delle carte", en: "Price of the cards" },
  paid_in: { de: "Bezahlt", fr: "Payé", it: "Pagato", en: "Paid in" },
  paid_out: { de: "Ausbezahlt", fr: "Reçu", it: "Ricevuto", en: "Paid out" },
  postings: { de: "Buchungen", fr: "Écritures", it: "Registrazioni", en: "Postings" },
  committed_at: { de: "Festgelegt", fr: "Date de l’engagement", it: "Data dell’impegno", en: "Committed" },
  expires: { de: "Ende der vier Stunden", fr: "Fin des quatre heures", it: "Fine delle quattro ore", en: "End of the four hours" },
};

export const ENDS: Record<Ended, Text> = {
  bust: { de: "mehr als 21", fr: "plus de 21", it: "oltre 21", en: "more than 21" },
  too_few: { de: "höchstens zwei komplette Stapel", fr: "deux piles complètes au plus", it: "al massimo due mazzi completi", en: "two complete stacks at most" },
  stopped: { de: "aufgehört", fr: "arrêt volontaire", it: "interruzione volontaria", en: "stopped" },
  wrong_guess: { de: "falsche Vorhersage", fr: "pronostic erroné", it: "previsione errata", en: "wrong prediction" },
  cap: { de: "höchster Gesamtgewinn", fr: "gain total maximal", it: "vincita totale massima", en: "maximum total winnings" },
  expired: { de: "vier Stunden um", fr: "quatre heures écoulées", it: "quattro ore trascorse", en: "four hours over" },
};

export const FAILURES: Record<FailureCode, Text> = {
  ...GAME_FAILURES,
  not_json: {
    de: "Die Datei ist kein JSON und darum kein exportiertes Spiel.",
    fr: "Le fichier n’est pas du JSON, donc pas une partie exportée.",
    it: "Il file non è JSON, quindi non è una partita esportata.",
    en: "The file is not JSON and therefore not an exported play.",
  },
  too_long: {
    de: "Die Datei ist zu gross für ein exportiertes Spiel.",
    fr: "Le fichier est trop grand pour une partie exportée.",
    it: "Il file è troppo grande per una partita esportata.",
    en: "The file is too large for an exported play.",
  },
  not_an_export: {
    de: "Die Datei ist kein exportiertes Spiel: «{field}» fehlt oder hat die falsche Form.",
    fr: "Le fichier n’est pas une partie exportée: «{field}» manque ou n’a pas la bonne forme.",
    it: "Il file non è una partita esportata: «{field}» manca o non ha la forma giusta.",
    en: "The file is not an exported play: “{field}” is missing or has the wrong form.",
  },
  text_unreadable: {
    de: "Zeile {line} des Spieltextes ist nicht lesbar.",
    fr: "La ligne {line} du texte de la partie n’est pas lisible.",
    it: "La riga {line} del testo della partita non è leggibile.",
    en: "Line {line} of the play’s text cannot be read.",
  },
  unknown_rules: {
    de: "Diese Seite kennt die Spielregeln «{found}» nicht.",
    fr: "Cette page ne connaît pas les règles «{found}».",
    it: "Questa pagina non conosce le regole «{found}».",
    en: "This page does not know the rules “{found}”.",
  },
  journal_gap: {
    de: "Vor Eintrag {entry} fehlt eine Zeile des Journals.",
    fr: "Une ligne du journal manque avant l’écriture {entry}.",
    it: "Manca una riga del giornale prima della registrazione {entry}.",
    en: "A line of the journal is missing before entry {entry}.",
  },
  chain_broken: {
    de: "Die Kette bricht bei Eintrag {entry}: Sein Inhalt ergibt {expected}, eingetragen ist {found}.",
    fr: "La chaîne se rompt à l’écriture {entry}: son contenu donne {expected}, l’empreinte inscrite est {found}.",
    it: "La catena si spezza alla registrazione {entry}: il suo contenuto dà {expected}, ma l’impronta iscritta è {found}.",
    en: "The chain breaks at entry {entry}: its content gives {expected}, but {found} is on record.",
  },
  entry_unreadable: {
    de: "Eintrag {entry} des Journals ist nicht lesbar.",
    fr: "L’écriture {entry} du journal n’est pas lisible.",
    it: "La registrazione {entry} del giornale non è leggibile.",
    en: "Entry {entry} of the journal cannot be read.",
  },
  commitment_broken: {
    de: "Der Startwert des Servers passt nicht zu seiner Festlegung.",
    fr: "La valeur initiale du serveur ne correspond pas à son engagement.",
    it: "Il valore iniziale del server non corrisponde al suo impegno.",
    en: "The server’s seed does not match its commitment.",
  },
  nothing_committed: {
    de: "Das Journal beginnt nicht mit dieser Festlegung: Der Startwert stand nicht vor dem Einsatz fest.",
    fr: "Le journal ne commence pas par cet engagement: la valeur initiale n’était pas fixée avant l’enjeu.",
    it: "Il giornale non inizia con questo impegno: il valore iniziale non era fissato prima della puntata.",
    en: "The journal does not begin with this commitment: the seed was not fixed before the stake.",
  },
  law_unreadable: {
    de: "Das Wahrscheinlichkeitsgesetz in der Datei ist nicht lesbar.",
    fr: "La loi de probabilité du fichier n’est pas lisible.",
    it: "La legge di probabilità nel file non è leggibile.",
    en: "The law of chance in the file cannot be read.",
  },
  law_wrong: {
    de: "Das Wahrscheinlichkeitsgesetz in der Datei ist nicht das des Spiels.",
    fr: "La loi de probabilité du fichier n’est pas celle de la partie.",
    it: "La legge di probabilità nel file non è quella della partita.",
    en: "The law of chance in the file is not the play’s.",
  },
  not_started: {
    de: "Im Journal fehlt der Beginn des Spiels.",
    fr: "Le début de la partie manque au journal.",
    it: "Nel giornale manca l’inizio della partita.",
    en: "The start of the play is missing from the journal.",
  },
  terms_wrong: {
    de: "«{field}» ist nicht überall dasselbe.",
    fr: "«{field}» n’est pas partout le même.",
    it: "«{field}» non è ovunque lo stesso.",
    en: "“{field}” is not the same everywhere.",
  },
  draw_wrong: {
    de: "Zeile {line}: Die Startwerte ergeben «{expected}», im Spieltext steht «{found}».",
    fr: "Ligne {line}: les valeurs initiales donnent «{expected}», le texte de la partie dit «{found}».",
    it: "Riga {line}: i valori iniziali danno «{expected}», il testo della partita dice «{found}».",
    en: "Line {line}: the seeds give “{expected}”, the play’s text says “{found}”.",
  },
  move_illegal: {
    de: "Zeile {line}: «{found}» war nach den Regeln nicht möglich.",
    fr: "Ligne {line}: «{found}» n’était pas permis par les règles.",
    it: "Riga {line}: «{found}» non era permesso dalle regole.",
    en: "Line {line}: “{found}” was not possible under the rules.",
  },
  not_finished: {
    de: "Das Spiel ist nach seinem Text nicht zu Ende.",
    fr: "D’après son texte, la partie n’est pas terminée.",
    it: "Secondo il suo testo la partita non è terminata.",
    en: "According to its text the play is not over.",
  },
  card_missing: {
    de: "Am Ende fehlt eine Karte, die noch zu ziehen war.",
    fr: "Il manque à la fin une carte qui devait encore être tirée.",
    it: "Alla fine manca una carta che doveva ancora essere estratta.",
    en: "A card that was due is missing at the end.",
  },
  money_wrong: {
    de: "Eintrag {entry} folgt nicht aus dem Spiel, oder danach fehlt eine Buchung.",
    fr: "L’écriture {entry} ne découle pas de la partie, ou une écriture manque après elle.",
    it: "La registrazione {entry} non risulta dalla partita, o dopo di essa ne manca una.",
    en: "Entry {entry} does not follow from the play, or a posting is missing after it.",
  },
  four_hours_wrong: {
    de: "Zwischen Einsatz und spätestem Ende liegen nicht genau vier Stunden.",
    fr: "Entre l’enjeu et l’échéance, il n’y a pas exactement quatre heures.",
    it: "Tra la puntata e la scadenza non ci sono esattamente quattro ore.",
    en: "The stake and the latest end are not exactly four hours apart.",
  },
  times_wrong: {
    de: "Die Zeiten sind nicht in der richtigen Reihenfolge.",
    fr: "Les heures ne sont pas dans le bon ordre.",
    it: "Gli orari non sono nell’ordine giusto.",
    en: "The times are not in the right order.",
  },
  expired_early: {
    de: "Das Spiel wurde vor Ablauf der vier Stunden als abgelaufen gewertet.",
    fr: "La partie a été comptée comme échue avant la fin des quatre heures.",
    it: "La partita è stata considerata scaduta prima della fine delle quattro ore.",
    en: "The play was taken as expired before the four hours were over.",
  },
  expired_late: {
    de: "Nach Ablauf der vier Stunden ist noch etwas geschehen.",
    fr: "Quelque chose s’est encore passé après les quatre heures.",
    it: "Dopo le quattro ore è ancora accaduto qualcosa.",
    en: "Something happened after the four hours were over.",
  },
};

/** What moved money, as the journal names it. */
export const KINDS: Record<string, Text> = {
  ...GAME_KINDS,
  play_started: { de: "Einsatz", fr: "Enjeu", it: "Puntata", en: "Stake" },
  card_bought: { de: "Karte gekauft", fr: "Carte achetée", it: "Carta acquistata", en: "Card bought" },
  winnings_realised: { de: "Gewinn realisiert", fr: "Gain réalisé", it: "Vincita realizzata", en: "Winnings realised" },
  play_paid: { de: "Auszahlung", fr: "Paiement", it: "Pagamento", en: "Payout" },
};

/** The accounts of a player's book. */
export const ACCOUNTS: Record<string, Text> = {
  balance: { de: "Guthaben", fr: "solde", it: "saldo", en: "balance" },
  held: { de: "im Spiel", fr: "en jeu", it: "in gioco", en: "held" },
  realised: { de: "realisiert", fr: "réalisé", it: "realizzato", en: "realised" },
  house: { de: "Haus", fr: "maison", it: "casa", en: "house" },
};
