// How the cards are drawn, in plain words.

import type { Catalogue, Text } from "./index";

interface Stage {
  when: Text;
  title: Text;
  text: Text;
}

export const STAGES: Stage[] = [
  {
    when: { de: "Vor dem Einsatz", fr: "Avant l’enjeu", it: "Prima della puntata", en: "Before the stake" },
    title: { de: "Der Server legt sich fest", fr: "Le serveur s’engage", it: "Il server s’impegna", en: "The server commits itself" },
    text: {
      de: "Für jedes Spiel zieht der Server 256 zufällige Bits, seinen Startwert. Er hält ihn geheim, zeigt aber dessen Prüfsumme: die Festlegung. Sie steht im Journal, bevor ein Franken bezahlt ist. Ein anderer Startwert hätte eine andere Prüfsumme. Wer ein Angebot zweimal anfordert, erhält dasselbe; kein Startwert kann übersprungen werden.",
      fr: "Pour chaque partie, le serveur tire 256 bits au hasard, sa valeur initiale. Il la garde secrète, mais en montre l’empreinte: l’engagement. Celui-ci figure au journal avant que le moindre franc soit payé. Une autre valeur aurait une autre empreinte. Qui demande deux fois une offre reçoit la même; aucune valeur ne peut être sautée.",
      it: "Per ogni partita il server estrae 256 bit casuali, il suo valore iniziale. Lo tiene segreto, ma ne mostra l’impronta: l’impegno. Questo figura nel giornale prima che venga pagato un solo franco. Un altro valore avrebbe un’altra impronta. Chi chiede due volte un’offerta riceve la stessa; nessun valore può essere saltato.",
      en: "For every play the server draws 256 random bits, its seed. It keeps them secret but shows their hash: the commitment. That is in the journal before a franc has been paid. Another seed would have another hash. Whoever asks for an offer twice is given the same one; no seed can be passed over.",
    },
  },
  {
    when: { de: "Mit dem Einsatz", fr: "Avec l’enjeu", it: "Con la puntata", en: "With the stake" },
    title: { de: "Sie geben Ihren Startwert dazu", fr: "Vous ajoutez votre valeur", it: "Aggiungete il vostro valore", en: "You add your own seed" },
    text: {
      de: "Ihr Browser schickt mit dem Einsatz einen eigenen Startwert; Sie können ihn selbst wählen. Der Server kannte ihn nicht, als er sich festlegte. Die Karten folgen aus beiden Startwerten zusammen, also kann keine Seite sie allein bestimmen.",
      fr: "Avec l’enjeu, votre navigateur envoie sa propre valeur initiale; vous pouvez la choisir vous-même. Le serveur ne la connaissait pas lorsqu’il s’est engagé. Les cartes résultent des deux valeurs ensemble: aucun des deux côtés ne peut les fixer seul.",
      it: "Con la puntata il vostro browser invia un proprio valore iniziale; potete sceglierlo voi. Il server non lo conosceva quando si è impegnato. Le carte risultano dai due valori insieme: nessuna delle due parti può determinarle da sola.",
      en: "With the stake your browser sends a seed of its own; you may choose it yourself. The server did not know it when it committed itself. The cards follow from both seeds together, so neither side can determine them alone.",
    },
  },
  {
    when: { de: "Während des Spiels", fr: "Pendant la partie", it: "Durante la partita", en: "During the play" },
    title: { de: "Drei nummerierte Reihen", fr: "Trois suites numérotées", it: "Tre serie numerate", en: "Three numbered streams" },
    text: {
      de: "Karten, Zahl der kostenlosen Karten und Karten für High/Low haben je eine eigene Reihe. Das Ergebnis Nummer k einer Reihe hängt nur von den beiden Startwerten, der Reihe und von k ab. Ob Sie legen, verwerfen oder kaufen, ändert an der nächsten Karte nichts; auch eine Unterbrechung nicht.",
      fr: "Les cartes, le nombre de cartes gratuites et les cartes de High/Low ont chacun leur suite. Le résultat numéro k d’une suite ne dépend que des deux valeurs initiales, de la suite et de k. Poser, se défausser ou acheter ne change rien à la carte suivante; une interruption non plus.",
      it: "Le carte, il numero di carte gratuite e le carte di High/Low hanno ciascuno la propria serie. Il risultato numero k di una serie dipende solo dai due valori iniziali, dalla serie e da k. Posare, scartare o acquistare non cambia la carta successiva; nemmeno un’interruzione la cambia.",
      en: "Cards, numbers of free cards and cards for High/Low each have a stream of their own. Outcome number k of a stream depends on the two seeds, the stream and k alone. Whether you place, discard or buy changes nothing about the next card; nor does an interruption.",
    },
  },
  {
    when: { de: "Bei jeder Ziehung", fr: "À chaque tirage", it: "A ogni estrazione", en: "In every draw" },
    title: { de: "Genau nach den Gewichten", fr: "Exactement selon les poids", it: "Esattamente secondo i pesi", en: "Exactly by the weights" },
    text: {
      de: "Jedes Ergebnis beginnt als Zahl mit 64 Bits. Sie wird auf die Gewichte des Wahrscheinlichkeitsgesetzes verteilt. Weil sich die 64-Bit-Zahlen meist nicht ohne Rest verteilen lassen, werden die wenigen überzähligen verworfen und neu gezogen. So hat jede Karte genau den veröffentlichten Anteil, nicht nur ungefähr.",
      fr: "Chaque résultat commence par un nombre de 64 bits, réparti sur les poids de la loi de probabilité. Comme ces nombres ne se répartissent en général pas sans reste, les quelques nombres en trop sont rejetés et tirés à nouveau. Chaque carte a ainsi exactement la part publiée, et non à peu près.",
      it: "Ogni risultato nasce come numero di 64 bit, ripartito sui pesi della legge di probabilità. Poiché questi numeri di solito non si ripartiscono senza resto, i pochi in eccesso vengono rifiutati ed estratti di nuovo. Così ogni carta ha esattamente la quota pubblicata, non all’incirca.",
      en: "Every outcome begins as a 64-bit number, which is mapped to the weights of the law of chance. Since the 64-bit numbers can rarely be divided up without a remainder, the few left over are rejected and drawn again. So each card has exactly its published share, not just roughly.",
    },
  },
  {
    when: { de: "Nach dem Spiel", fr: "Après la partie", it: "Dopo la partita", en: "After the play" },
    title: { de: "Der Startwert wird offengelegt", fr: "La valeur est révélée", it: "Il valore viene rivelato", en: "The seed is revealed" },
    text: {
      de: "Ist das Spiel zu Ende, ist der Startwert des Servers nicht mehr geheim. Jetzt lässt sich nachrechnen, dass er zur Festlegung passt, dass jede Karte aus den Startwerten folgt und jede Buchung aus dem Spiel. Das macht Ihr Browser auf der Prüfseite selbst, ohne dem Server etwas glauben zu müssen.",
      fr: "La partie terminée, la valeur initiale du serveur n’est plus secrète. On peut alors vérifier par le calcul qu’elle correspond à l’engagement, que chaque carte découle des valeurs initiales et que chaque écriture découle de la partie. Votre navigateur le fait lui-même sur la page de vérification, sans croire le serveur sur parole.",
      it: "Finita la partita, il valore iniziale del server non è più segreto. Ora si può verificare con il calcolo che corrisponde all’impegno, che ogni carta risulta dai valori iniziali e che ogni registrazione risulta dalla partita. Lo fa il vostro browser nella pagina di verifica, senza fidarsi del server.",
      en: "Once the play is over, the server’s seed is no longer secret. Now it can be checked that it matches the commitment, that every card follows from the seeds and that every posting follows from the play. Your browser does this itself on the verification page, without taking the server’s word for anything.",
    },
  },
];

export const fairness = {
  title: {
    de: "Wie die Karten gezogen werden",
    fr: "Comment les cartes sont tirées",
    it: "Come vengono estratte le carte",
    en: "How the cards are drawn",
  },
  lead: {
    de: "Weder das Haus noch Sie können die Karten eines Spiels beeinflussen, und nach dem Spiel können Sie das nachrechnen.",
    fr: "Ni la maison ni vous ne pouvez influencer les cartes d’une partie, et après coup vous pouvez le vérifier par le calcul.",
    it: "Né la casa né voi potete influire sulle carte di una partita, e dopo la partita potete verificarlo con un calcolo.",
    en: "Neither the house nor you can influence the cards of a play, and after the play you can check that for yourself.",
  },
  tables: {
    de: "Am Tisch von Black Jack Challenge",
    fr: "À la table de Black Jack Challenge",
    it: "Al tavolo di Black Jack Challenge",
    en: "At a table of Black Jack Challenge",
  },
  tables_seeds: {
    de: "Auch hier legt sich der Server fest, bevor jemand setzt: Die Prüfsumme seines Startwerts steht im Journal des Tisches. Wer setzt, gibt mit dem Einsatz einen eigenen Startwert dazu. Alle Startwerte zusammen bestimmen die Reihenfolge des Decks. Der Server kannte die der Boxen nicht, als er sich festlegte, und wer setzt, kennt den des Servers nicht: Keine Seite bestimmt die Karten allein. Eine Absprache zwischen dem Haus und der Person, die zuletzt setzt, ist damit nicht ausgeschlossen.",
    fr: "Ici aussi, le serveur s’engage avant que quiconque mise: l’empreinte de sa valeur initiale figure au journal de la table. Chaque personne qui mise ajoute sa propre valeur. Toutes ces valeurs ensemble fixent l’ordre du paquet. Le serveur ne connaissait pas celles des cases lorsqu’il s’est engagé, et qui mise ne connaît pas celle du serveur: aucun côté ne fixe les cartes seul. Une entente entre la maison et la dernière personne à miser n’est pas exclue pour autant.",
    it: "Anche qui il server s’impegna prima che qualcuno punti: l’impronta del suo valore iniziale figura nel giornale del tavolo. Chi punta aggiunge un proprio valore. Tutti i valori insieme determinano l’ordine del mazzo. Il server non conosceva quelli dei box quando si è impegnato, e chi punta non conosce quello del server: nessuna delle due parti determina le carte da sola. Non è però esclusa un’intesa tra la casa e chi punta per ultimo.",
    en: "Here, too, the server commits itself before anybody bets: the hash of its seed is in the table’s journal. Everybody who bets adds a seed of their own. All seeds together determine the order of the deck. The server did not know those of the boxes when it committed itself, and whoever bets does not know the server’s: neither side determines the cards alone. This does not rule out collusion between the house and whoever bets last.",
  },
  tables_deck: {
    de: "Das Deck wird Platz für Platz gemischt, von zuunterst nach oben; jede der möglichen Reihenfolgen ist gleich wahrscheinlich. Verteilt wird von oben. Was die Boxen entscheiden, verschiebt keine Karte. Reicht das Deck in einem langen Casino War nicht, werden die Karten der früheren Runden aus denselben Startwerten neu gemischt. Nach dem Spiel ist der Startwert des Servers offen, und jede Karte, jede Entscheidung und jede Buchung lässt sich nachrechnen.",
    fr: "Le paquet est mélangé place par place, du bas vers le haut; chaque ordre possible est également probable. On distribue par le dessus. Les décisions des cases ne déplacent aucune carte. Si le paquet ne suffit pas lors d’un long Casino War, les cartes des tours précédents sont remélangées à partir des mêmes valeurs. Après la partie, la valeur du serveur est révélée, et l’on peut vérifier chaque carte, chaque décision et chaque écriture.",
    it: "Il mazzo viene mescolato posto per posto, dal fondo verso l’alto; ogni ordine possibile è ugualmente probabile. Si distribuisce dall’alto. Le decisioni dei box non spostano nessuna carta. Se in un lungo Casino War il mazzo non basta, le carte dei giri precedenti vengono rimescolate a partire dagli stessi valori. Dopo la partita il valore del server è rivelato, e si può verificare ogni carta, ogni decisione e ogni registrazione.",
    en: "The deck is shuffled place by place, from the bottom up; every possible order is equally likely. Cards are dealt from the top. Nothing the boxes decide moves a card. If the deck runs out in a long casino war, the cards of earlier rounds are shuffled again from the same seeds. After the game the server’s seed is revealed, and every card, every decision and every posting can be checked.",
  },
  tables_rules: {
    de: "Die Regeln von Black Jack Challenge",
    fr: "Les règles de Black Jack Challenge",
    it: "Le regole di Black Jack Challenge",
    en: "The rules of Black Jack Challenge",
  },
  never: { de: "Was nie geschieht", fr: "Ce qui n’arrive jamais", it: "Che cosa non accade mai", en: "What never happens" },
  never_text: {
    de: "Die Gewichte richten sich nicht nach Person, Einsatz, Guthaben, Uhrzeit oder früheren Ergebnissen. Nach einer Serie von Verlusten wird ein Gewinn nicht wahrscheinlicher und nach einem Gewinn nicht unwahrscheinlicher. Ein einmal bestimmtes Ergebnis wird nie verworfen oder ersetzt.",
    fr: "Les poids ne dépendent ni de la personne, ni de l’enjeu, ni du solde, ni de l’heure, ni des résultats passés. Après une série de pertes, un gain n’est pas plus probable; après un gain, il ne l’est pas moins. Un résultat une fois fixé n’est jamais rejeté ni remplacé.",
    it: "I pesi non dipendono né dalla persona, né dalla puntata, né dal saldo, né dall’ora, né dai risultati passati. Dopo una serie di perdite una vincita non diventa più probabile, e dopo una vincita non lo diventa di meno. Un risultato, una volta fissato, non viene mai scartato né sostituito.",
    en: "The weights do not depend on person, stake, balance, time of day or earlier results. After a run of losses a win is no more likely, and after a win no less likely. An outcome once determined is never discarded or replaced.",
  },
  limits: { de: "Was das nicht bedeutet", fr: "Ce que cela ne signifie pas", it: "Che cosa non significa", en: "What this does not mean" },
  limits_text: {
    de: "Fair heisst nicht ausgeglichen: Die Gewichte sind so gewählt, dass auf Dauer auch bei bester Spielweise weniger zurückkommt, als eingesetzt wird. Wie viel, steht bei den Spielregeln.",
    fr: "Équitable ne veut pas dire équilibré: les poids sont choisis de telle sorte qu’à la longue, même en jouant au mieux, on récupère moins que ce que l’on mise. Les règles du jeu disent combien.",
    it: "Corretto non significa equilibrato: i pesi sono scelti in modo che, alla lunga, anche giocando al meglio si riottenga meno di quanto si punta. Quanto, lo dicono le regole del gioco.",
    en: "Fair does not mean even: the weights are chosen so that in the long run even the best way of playing returns less than is staked. The rules page says how much.",
  },
  law: { de: "Gewichte und Auszahlung ansehen", fr: "Voir les poids et le taux de redistribution", it: "Vedere i pesi e la quota di distribuzione", en: "See the weights and the payout" },
  verify: { de: "Ein Spiel prüfen", fr: "Vérifier une partie", it: "Verificare una partita", en: "Verify a play" },
  formula: { de: "Die Rechnung im Einzelnen", fr: "Le calcul en détail", it: "Il calcolo in dettaglio", en: "The computation in detail" },
  formula_text: {
    de: "Die Reihen heissen deal, free_cards und high_low; Nummern und Versuche zählen ab 0. Ein Zeilenende ist ein einzelnes Zeichen (LF); Ihr eigener Startwert steht als UTF-8 am Schluss. Am Tisch heisst die Reihe deck, und am Schluss stehen die Startwerte aller Boxen, je eine Zeile.",
    fr: "Les suites s’appellent deal, free_cards et high_low; numéros et essais commencent à 0. Une fin de ligne est un seul caractère (LF), votre valeur initiale vient à la fin, en UTF-8. À la table, la suite s’appelle deck et les valeurs de toutes les cases viennent à la fin, une par ligne.",
    it: "Le serie si chiamano deal, free_cards e high_low; numeri e tentativi partono da 0. Una fine riga è un solo carattere (LF), il vostro valore iniziale sta in fondo, in UTF-8. Al tavolo la serie si chiama deck e in fondo stanno i valori di tutti i box, uno per riga.",
    en: "The streams are called deal, free_cards and high_low; numbers and attempts count from 0. A line ends with a single character (LF); your own seed comes last, as UTF-8. At a table the stream is called deck, and the seeds of all boxes come last, one a line.",
  },
} satisfies Catalogue;

/** The same in every language. */
export const FORMULA = `commitment = SHA-256(server_seed)

message = "ventuno 1\\n" + stream + "\\n" + k + "\\n"
        + attempt + "\\n" + client_seed
value   = HMAC-SHA-256(server_seed, message)[0..8]   (64 bits, big-endian)
total   = Σ weights
fair    = 2^64 − (2^64 mod total)
value ≥ fair  →  attempt + 1
point   = value mod total
outcome = min { i : weight_1 + … + weight_i > point }

table:
client_seed = "1:seed\\n3:seed\\n…"            (by box)
deck    = 2c 3c … Kc Ac 2d … Ad 2h … Ah 2s … As
shuffle = 0, 1, …                             (1, …: C11)
for p = cards − 1 … 1:
  stream = "deck", k = 52 · shuffle + p, total = p + 1
  deck[p] ↔ deck[point]                       (deck[0] is on top)`;
