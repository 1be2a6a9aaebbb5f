// Parts A to C: whose game it is, what it consists of, and who may take part. Art. 1-5.

import type { Part } from "./shape";

export const TERMS: Part[] = [
  {
    letter: "A",
    title: { de: "Allgemeines", fr: "Généralités", it: "Aspetti generali", en: "General" },
    articles: [
      {
        number: 1,
        title: { de: "Organisation", fr: "Organisation", it: "Organizzazione", en: "Organisation" },
        paragraphs: [
          {
            at: "1.1",
            text: {
              de: "Big21 ist ein Geschicklichkeitsspiel um Geld. Im Original untersteht es dem Geldspielgesetz vom 29. September 2017, der Verordnung dazu vom 7. November 2018 und den Vorschriften der Kantone.",
              fr: "Big21 est un jeu d’adresse et d’argent. L’original est soumis à la loi sur les jeux d’argent du 29 septembre 2017, à son ordonnance du 7 novembre 2018 et aux prescriptions des cantons.",
              it: "Big21 è un gioco di destrezza in denaro. L’originale sottostà alla legge sui giochi in denaro del 29 settembre 2017, alla relativa ordinanza del 7 novembre 2018 e alle prescrizioni dei Cantoni.",
              en: "Big21 is a game of skill played for money. The original is subject to the Swiss Gambling Act of 29 September 2017, its ordinance of 7 November 2018 and the regulations of the cantons.",
            },
          },
          {
            at: "1.2",
            text: {
              de: "Veranstalterin des Originals ist die Genossenschaft Swisslos in Basel. Ihr Gebiet sind die Kantone {cantons}. Wer hier ein Konto eröffnet, muss in einem davon wohnen.",
              fr: "L’original est exploité par Swisslos, une coopérative établie à Bâle. Son territoire comprend les cantons {cantons}. Pour ouvrir un compte ici, il faut habiter dans l’un d’eux.",
              it: "L’originale è gestito da Swisslos, una cooperativa con sede a Basilea. Il suo territorio comprende i Cantoni {cantons}. Chi apre un conto qui deve abitare in uno di essi.",
              en: "The original is run by Swisslos, a cooperative in Basel. Its territory is the cantons {cantons}. To open an account here you must live in one of them.",
            },
          },
          {
            at: "1.3",
            text: {
              de: "Das Original wird auf der Internetplattform von Swisslos gespielt. ventuno ist davon unabhängig: eine eigene Umsetzung derselben Regeln, mit Spielgeld, von niemandem dort geprüft oder gutgeheissen.",
              fr: "L’original se joue sur la plateforme internet de Swisslos. ventuno en est indépendant: c’est une réalisation propre des mêmes règles, en argent fictif, que personne là-bas n’a examinée ni approuvée.",
              it: "L’originale si gioca sulla piattaforma internet di Swisslos. ventuno ne è indipendente: è una realizzazione propria delle stesse regole, con denaro fittizio, che nessuno di Swisslos ha esaminato o approvato.",
              en: "The original is played on Swisslos’s internet platform. ventuno is independent of it: an implementation of the same rules, with play money, that nobody there has examined or approved.",
            },
          },
          {
            at: "1.4",
            text: {
              de: "Die Spielregeln erlässt Swisslos; wie Änderungen angekündigt werden, steht in Art. 24.",
              fr: "Les règles du jeu sont édictées par Swisslos; l’art. 24 dit comment leurs modifications sont annoncées.",
              it: "Le regole del gioco sono emanate da Swisslos; l’art. 24 dice come vengono annunciate le modifiche.",
              en: "Swisslos issues the rules; Art. 24 says how changes are announced.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "B",
    title: { de: "Wesen von Big21", fr: "Nature de Big21", it: "Natura di Big21", en: "Nature of Big21" },
    articles: [
      {
        number: 2,
        title: { de: "Wesen", fr: "Nature", it: "Natura", en: "Nature" },
        paragraphs: [
          {
            at: "2.1",
            text: {
              de: "Ein Spiel beginnt mit dem Basisspiel. Ist dessen Gewinn hoch genug, können die Zusatzspiele High/Low und Risiko folgen, in denen bereits Gewonnenes wieder auf dem Spiel steht.",
              fr: "Une partie commence par le jeu de base. S’il rapporte assez, les jeux complémentaires High/Low et Risiko peuvent suivre; ce qui a été gagné y est remis en jeu.",
              it: "Una partita inizia con il gioco di base. Se questo frutta abbastanza, possono seguire i giochi supplementari High/Low e Rischio, nei quali quanto vinto torna in gioco.",
              en: "A play begins with the main game. If its prize is high enough, the supplementary games High/Low and Risk may follow, in which what has been won is at stake again.",
            },
          },
          {
            at: "2.2",
            text: {
              de: "Im Basisspiel legen Sie Karte um Karte auf fünf Stapel. Ein Stapel, der genau 21 Punkte zählt, ist komplett.",
              fr: "Dans le jeu de base, vous posez les cartes une à une sur cinq piles. Une pile qui compte exactement 21 points est complète.",
              it: "Nel gioco di base posate le carte una a una su cinque mazzi. Un mazzo che conta esattamente 21 punti è completo.",
              en: "In the main game you place card after card on five stacks. A stack that counts exactly 21 points is complete.",
            },
          },
          {
            at: "2.3",
            text: {
              de: "In High/Low sagen Sie voraus, ob eine verdeckte Karte höher oder tiefer ist als die offene daneben.",
              fr: "Dans High/Low, vous prédisez si une carte cachée est plus haute ou plus basse que la carte découverte à côté d’elle.",
              it: "In High/Low prevedete se una carta coperta è più alta o più bassa di quella scoperta accanto.",
              en: "In High/Low you predict whether a hidden card is higher or lower than the open one beside it.",
            },
          },
          {
            at: "2.4",
            text: {
              de: "Risiko verläuft wie das Basisspiel. Der Einsatz kommt aus dem Gewinn (Art. 21).",
              fr: "Risiko se déroule comme le jeu de base. L’enjeu est pris sur le gain (art. 21).",
              it: "Rischio si svolge come il gioco di base. La puntata è presa dalla vincita (art. 21).",
              en: "Risk runs like the main game. Its stake comes out of the prize (Art. 21).",
            },
          },
          {
            at: "2.5",
            text: {
              de: "High/Low und Risiko können wiederholt werden, bis das Spiel nach Art. 23 endet. Insgesamt bringt ein Spiel höchstens CHF {winnings}. Ein Risiko-Einsatz, mit dem mehr möglich wäre, wird nicht angeboten.",
              fr: "High/Low et Risiko peuvent se répéter jusqu’à la fin de la partie selon l’art. 23. Une partie rapporte au total CHF {winnings} au plus. Un enjeu Risiko qui permettrait davantage n’est pas proposé.",
              it: "High/Low e Rischio possono ripetersi finché la partita termina secondo l’art. 23. Una partita frutta in totale al massimo CHF {winnings}. Una puntata Rischio che permetterebbe di più non viene offerta.",
              en: "High/Low and Risk may be repeated until the play ends under Art. 23. The winnings of a play are CHF {winnings} at most in all. A Risk stake that could lead to more is not offered.",
            },
          },
          {
            at: "2.6",
            text: {
              de: "Sie können jederzeit aufhören und erhalten, was bis dahin gewonnen ist.",
              fr: "Vous pouvez arrêter à tout moment et recevez ce qui est alors gagné.",
              it: "Potete smettere in qualsiasi momento e ricevete quanto vinto fino ad allora.",
              en: "You may stop at any time and receive what has been won by then.",
            },
          },
        ],
      },
      {
        number: 3,
        title: { de: "Auszahlungsquote", fr: "Taux de redistribution", it: "Quota di distribuzione", en: "Payout percentage" },
        paragraphs: [
          {
            at: "3.1",
            text: {
              de: "Angestrebt sind 88 %: Von je CHF 100, die für Einsätze und Karten bezahlt werden, sollen im Mittel CHF 88 als Gewinne zurückfliessen. Auf Dauer verliert also, wer spielt.",
              fr: "Le taux visé est de 88 %: sur CHF 100 payés en enjeux et en cartes, CHF 88 en moyenne doivent revenir sous forme de gains. À la longue, on perd donc en jouant.",
              it: "L’obiettivo è l’88 %: su CHF 100 pagati per puntate e carte, in media CHF 88 devono tornare sotto forma di vincite. Alla lunga, quindi, chi gioca perde.",
              en: "The target is 88 %: of every CHF 100 paid for stakes and cards, CHF 88 on average is to come back as prizes. In the long run, then, whoever plays loses.",
            },
          },
          {
            at: "3.2",
            text: {
              de: "Gesteuert wird das allein über die Gewichte, nach denen Karten gezogen werden: das Wahrscheinlichkeitsgesetz. Es wird veröffentlicht, bevor es gilt, und hängt weder von Person, Einsatz oder Guthaben noch von der Uhrzeit oder früheren Ergebnissen ab.",
              fr: "Ce taux n’est réglé que par les poids selon lesquels les cartes sont tirées: la loi de probabilité. Elle est publiée avant de s’appliquer et ne dépend ni de la personne, ni de l’enjeu, ni du solde, ni de l’heure, ni des résultats passés.",
              it: "A regolarla sono soltanto i pesi con cui si estraggono le carte: la legge di probabilità. È pubblicata prima di entrare in vigore e non dipende né dalla persona, né dalla puntata, né dal saldo, né dall’ora, né dai risultati passati.",
              en: "This is controlled solely by the weights by which cards are drawn: the law of chance. It is published before it applies and does not depend on person, stake, balance, time of day or earlier results.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "C",
    title: { de: "Teilnahme", fr: "Participation", it: "Partecipazione", en: "Taking part" },
    articles: [
      {
        number: 4,
        title: {
          de: "Einsatz und Zahl der Spiele",
          fr: "Enjeu et nombre de parties",
          it: "Puntata e numero di partite",
          en: "Stake and number of plays",
        },
        paragraphs: [
          {
            at: "4.1",
            text: {
              de: "Sie wählen den Einsatz selbst: CHF {stakes}.",
              fr: "Vous choisissez vous-même l’enjeu: CHF {stakes}.",
              it: "Scegliete voi la puntata: CHF {stakes}.",
              en: "You choose the stake yourself: CHF {stakes}.",
            },
          },
          {
            at: "4.2",
            text: {
              de: "An einem Kalendertag (Zürcher Zeit) sind höchstens {plays} Spiele möglich. Diese Grenze gibt es seit den Spielregeln vom 23. Oktober 2024.",
              fr: "{plays} parties au plus sont possibles par jour civil, à l’heure de Zurich. Cette limite existe depuis les règles du 23 octobre 2024.",
              it: "In un giorno civile, secondo l’ora di Zurigo, sono possibili al massimo {plays} partite. Questo limite esiste dalle regole del 23 ottobre 2024.",
              en: "At most {plays} plays are possible in a calendar day, by Zurich time. This limit came with the rules of 23 October 2024.",
            },
          },
        ],
      },
      {
        number: 5,
        title: { de: "Vertrag", fr: "Contrat", it: "Contratto", en: "Contract" },
        paragraphs: [
          {
            at: "5",
            text: {
              de: "Wer spielt, schliesst einen Vertrag und anerkennt die Regeln, die gelten, wenn der Einsatz bezahlt wird. Ein Spiel bleibt bis zu seinem Ende unter diesen Regeln.",
              fr: "Jouer, c’est conclure un contrat et reconnaître les règles en vigueur au moment où l’enjeu est payé. Une partie reste soumise à ces règles jusqu’à sa fin.",
              it: "Chi gioca conclude un contratto e riconosce le regole in vigore quando la puntata viene pagata. Una partita resta soggetta a queste regole fino alla fine.",
              en: "Whoever plays enters into a contract and accepts the rules in force when the stake is paid. A play stays under those rules to its end.",
            },
          },
          {
            at: "B19",
            text: {
              de: "Nötig ist ein Konto: volljährig, in einem der Kantone von Art. 1 wohnhaft, nicht ausgeschlossen, mit anerkannten Regeln und drei gesetzten Nettoverlustlimiten.",
              fr: "Il faut un compte: majorité, domicile dans l’un des cantons de l’art. 1, aucune exclusion, règles acceptées et trois limites de perte nette fixées.",
              it: "Serve un conto: maggiore età, domicilio in uno dei Cantoni dell’art. 1, nessuna esclusione, regole accettate e tre limiti di perdita netta fissati.",
              en: "An account is needed: of age, living in one of the cantons of Art. 1, not excluded, with the rules accepted and three net-loss limits set.",
            },
          },
        ],
      },
    ],
  },
];
