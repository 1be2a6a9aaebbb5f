// Parts E to H: High/Low, Risk, the end of a play, and which version of the rules counts. Art. 13-25.

import type { Part } from "./shape";

export const FURTHER_GAMES: Part[] = [
  {
    letter: "E",
    title: {
      de: "Zusatzspiel High/Low",
      fr: "Jeu complémentaire High/Low",
      it: "Gioco supplementare High/Low",
      en: "Supplementary game High/Low",
    },
    articles: [
      {
        number: 13,
        title: { de: "Wesen", fr: "Nature", it: "Natura", en: "Nature" },
        paragraphs: [
          {
            at: "13",
            text: {
              de: "In High/Low können Sie den Gewinn des Basisspiels oder eines Risikospiels erhöhen. Der ganze Gewinn steht dabei auf dem Spiel.",
              fr: "High/Low permet d’augmenter le gain du jeu de base ou d’un jeu Risiko. Tout ce gain est alors remis en jeu.",
              it: "In High/Low potete aumentare la vincita del gioco di base o di un gioco Rischio. Tutta la vincita torna così in gioco.",
              en: "High/Low can raise the prize of the main game or of a Risk game. The whole of that prize is at stake.",
            },
          },
        ],
      },
      {
        number: 14,
        title: { de: "Wer teilnehmen darf", fr: "Qui peut participer", it: "Chi può partecipare", en: "Who may take part" },
        paragraphs: [
          {
            at: "14.1",
            text: {
              de: "High/Low steht offen, wenn das Spiel davor mit drei oder vier kompletten Stapeln geendet hat.",
              fr: "High/Low est ouvert lorsque le jeu précédent s’est terminé avec trois ou quatre piles complètes.",
              it: "High/Low è aperto quando il gioco precedente è terminato con tre o quattro mazzi completi.",
              en: "High/Low is open after a game that ended with three or four complete stacks.",
            },
          },
          {
            at: "14.2",
            text: {
              de: "Sie können es überspringen und gleich zu Risiko gehen oder aufhören.",
              fr: "Vous pouvez le sauter et passer directement à Risiko, ou arrêter.",
              it: "Potete saltarlo e passare direttamente a Rischio, oppure smettere.",
              en: "You may skip it and go straight to Risk, or stop.",
            },
          },
        ],
      },
      {
        number: 15,
        title: { de: "Ziel", fr: "But", it: "Obiettivo", en: "Aim" },
        paragraphs: [
          {
            at: "15.1",
            text: {
              de: "Sagen Sie voraus, ob die verdeckte Karte einen höheren oder tieferen Rang hat als die offene. Es zählt der Rang, nicht der Punktwert: Ein König ist höher als ein Bube.",
              fr: "Prédisez si la carte cachée est d’un rang plus élevé ou plus bas que la carte découverte. C’est le rang qui compte, non les points: un roi est plus haut qu’un valet.",
              it: "Prevedete se la carta coperta è di rango più alto o più basso di quella scoperta. Conta il rango, non i punti: un re è più alto di un fante.",
              en: "Predict whether the hidden card is of higher or lower rank than the open one. Rank counts, not points: a king is higher than a jack.",
            },
          },
          {
            at: "15.2",
            text: {
              de: "Ist die Vorhersage richtig, steigt der Gewinn um eine Stufe (Art. 17).",
              fr: "Si le pronostic est juste, le gain monte d’un échelon (art. 17).",
              it: "Se la previsione è giusta, la vincita sale di un gradino (art. 17).",
              en: "If the prediction is right, the prize rises by one step (Art. 17).",
            },
          },
          {
            at: "15.3",
            text: {
              de: "Bei gleichem Rang zählt die Vorhersage nicht; es folgt eine neue Runde.",
              fr: "À rang égal, le pronostic ne compte pas; un nouveau tour suit.",
              it: "A parità di rango la previsione non conta; segue un nuovo giro.",
              en: "If the ranks are equal the prediction does not count; another round follows.",
            },
          },
          {
            at: "15.4",
            text: {
              de: "Ist sie falsch, ist dieser Gewinn verloren und das ganze Spiel zu Ende. Realisierte Gewinne bleiben (Art. 19).",
              fr: "S’il est faux, ce gain est perdu et toute la partie s’arrête. Les gains réalisés restent acquis (art. 19).",
              it: "Se è sbagliata, questa vincita è persa e tutta la partita termina. Le vincite realizzate restano (art. 19).",
              en: "If it is wrong, that prize is lost and the whole play is over. Realised winnings stay (Art. 19).",
            },
          },
          {
            at: "B11",
            text: {
              de: "Jede Runde hat eine neue offene und eine neue verdeckte Karte. Aufhören können Sie auch noch, wenn die offene Karte liegt.",
              fr: "Chaque tour a une nouvelle carte découverte et une nouvelle carte cachée. Vous pouvez encore arrêter après avoir vu la carte découverte.",
              it: "Ogni giro ha una nuova carta scoperta e una nuova carta coperta. Potete smettere anche dopo aver visto la carta scoperta.",
              en: "Every round has a new open card and a new hidden one. You may still stop when the open card is on the table.",
            },
          },
        ],
      },
      {
        number: 16,
        title: { de: "Rangfolge", fr: "Ordre des cartes", it: "Ordine delle carte", en: "Order of the cards" },
        paragraphs: [
          {
            at: "16",
            text: {
              de: "Aufsteigend: 2, 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame, König, Ass. Das Ass ist die höchste Karte. Auch hier kann jede Karte mehrmals vorkommen.",
              fr: "Dans l’ordre croissant: 2, 3, 4, 5, 6, 7, 8, 9, 10, valet, dame, roi, as. L’as est la carte la plus haute. Ici aussi, chaque carte peut apparaître plusieurs fois.",
              it: "In ordine crescente: 2, 3, 4, 5, 6, 7, 8, 9, 10, fante, regina, re, asso. L’asso è la carta più alta. Anche qui ogni carta può apparire più volte.",
              en: "In ascending order: 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace. The ace is the highest card. Here too any card may come up more than once.",
            },
          },
        ],
      },
      {
        number: 17,
        title: { de: "Gewinnplan", fr: "Tableau des gains", it: "Piano delle vincite", en: "Prize plan" },
        shows: "ladder",
        paragraphs: [
          {
            at: "17",
            text: {
              de: "Jede richtige Vorhersage führt eine Stufe höher. Drei Stapel beginnen beim {ladder_first}-Fachen, vier beim {ladder_middle}-Fachen des Einsatzes.",
              fr: "Chaque pronostic juste fait monter d’un échelon. Trois piles commencent à {ladder_first} fois l’enjeu, quatre à {ladder_middle} fois.",
              it: "Ogni previsione giusta fa salire di un gradino. Tre mazzi partono da {ladder_first} volte la puntata, quattro da {ladder_middle} volte.",
              en: "Every right prediction leads one step up. Three stacks begin at {ladder_first} times the stake, four at {ladder_middle} times.",
            },
          },
        ],
      },
      {
        number: 18,
        title: { de: "Ende von High/Low", fr: "Fin de High/Low", it: "Fine di High/Low", en: "End of High/Low" },
        paragraphs: [
          {
            at: "18.1",
            text: {
              de: "High/Low endet beim {best}-fachen Einsatz oder wenn Sie aufhören. In beiden Fällen steht Risiko offen.",
              fr: "High/Low s’achève à {best} fois l’enjeu ou lorsque vous arrêtez. Dans les deux cas, Risiko est ouvert.",
              it: "High/Low termina a {best} volte la puntata o quando smettete. In entrambi i casi Rischio è aperto.",
              en: "High/Low ends at {best} times the stake or when you stop. Either way Risk is open.",
            },
          },
          {
            at: "18.2",
            text: {
              de: "Nach einer falschen Vorhersage gilt Art. 15.",
              fr: "Après un pronostic erroné, l’art. 15 s’applique.",
              it: "Dopo una previsione errata vale l’art. 15.",
              en: "After a wrong prediction Art. 15 applies.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "F",
    title: {
      de: "Zusatzspiel Risiko",
      fr: "Jeu complémentaire Risiko",
      it: "Gioco supplementare Rischio",
      en: "Supplementary game Risk",
    },
    articles: [
      {
        number: 19,
        title: { de: "Wesen", fr: "Nature", it: "Natura", en: "Nature" },
        paragraphs: [
          {
            at: "19.1",
            text: {
              de: "In Risiko setzen Sie einen Teil des eben erzielten Gewinns oder, wo Art. 21 es zulässt, den ganzen Gewinn erneut ein.",
              fr: "Dans Risiko, vous remettez en jeu une partie du gain que vous venez d’obtenir ou, si l’art. 21 le permet, le gain entier.",
              it: "In Rischio rimettete in gioco una parte della vincita appena ottenuta o, dove l’art. 21 lo permette, l’intera vincita.",
              en: "In Risk you stake part of the prize just won or, where Art. 21 allows it, the whole of it.",
            },
          },
          {
            at: "19.2",
            text: {
              de: "Was Sie nicht einsetzen, ist realisierter Gewinn und kann nicht mehr verloren gehen. Bis zum Ende des Spiels lassen sich damit nur Karten kaufen; danach wird der Rest ausbezahlt.",
              fr: "Ce que vous ne misez pas devient un gain réalisé et ne peut plus être perdu. Jusqu’à la fin de la partie, il ne sert qu’à acheter des cartes; le reste vous est ensuite crédité.",
              it: "Ciò che non puntate diventa vincita realizzata e non può più andare perso. Fino alla fine della partita serve solo ad acquistare carte; il resto vi viene poi accreditato.",
              en: "What you do not stake becomes realised winnings and can no longer be lost. Until the play ends they can only buy cards; what is left is then paid out.",
            },
          },
          {
            at: "B15",
            text: {
              de: "Ein Kartenkauf braucht zuerst realisierte Gewinne auf, dann das Guthaben. Was aus realisierten Gewinnen bezahlt wird, zählt nicht zu den Limiten.",
              fr: "Un achat de carte utilise d’abord les gains réalisés, puis le solde. Ce qui est payé avec des gains réalisés ne compte pas pour les limites.",
              it: "Un acquisto usa prima le vincite realizzate, poi il saldo. Ciò che è pagato con vincite realizzate non conta per i limiti.",
              en: "A purchase uses realised winnings first, then the balance. What realised winnings pay for does not count towards the limits.",
            },
          },
        ],
      },
      {
        number: 20,
        title: { de: "Wer teilnehmen darf", fr: "Qui peut participer", it: "Chi può partecipare", en: "Who may take part" },
        paragraphs: [
          {
            at: "20",
            text: {
              de: "Risiko setzt einen Gewinn von mindestens dem {ladder_first}-Fachen des Einsatzes voraus, also drei oder mehr komplette Stapel.",
              fr: "Risiko suppose un gain d’au moins {ladder_first} fois l’enjeu, donc trois piles complètes ou plus.",
              it: "Rischio presuppone una vincita di almeno {ladder_first} volte la puntata, quindi tre o più mazzi completi.",
              en: "Risk needs a prize of at least {ladder_first} times the stake, that is, three or more complete stacks.",
            },
          },
        ],
      },
      {
        number: 21,
        title: { de: "Höchster Einsatz", fr: "Enjeu maximal", it: "Puntata massima", en: "Highest stake" },
        shows: "risk",
        paragraphs: [
          {
            at: "21.1",
            text: {
              de: "Eingesetzt werden dürfen höchstens 25 % des Gewinns und nie mehr als CHF {risk_max}.",
              fr: "On peut miser au plus 25 % du gain et jamais plus de CHF {risk_max}.",
              it: "Si può puntare al massimo il 25 % della vincita e mai più di CHF {risk_max}.",
              en: "At most 25 % of the prize may be staked, and never more than CHF {risk_max}.",
            },
          },
          {
            at: "21.2",
            text: {
              de: "Ein Gewinn von CHF 5 bis und mit CHF 25 darf ganz eingesetzt werden.",
              fr: "Un gain de CHF 5 à CHF 25 inclus peut être misé en entier.",
              it: "Una vincita da CHF 5 a CHF 25 compresi può essere puntata per intero.",
              en: "A prize from CHF 5 up to and including CHF 25 may be staked in full.",
            },
          },
          {
            at: "B13",
            text: {
              de: "Der Risiko-Einsatz ist ein Vielfaches von 10 Rappen.",
              fr: "L’enjeu Risiko est un multiple de 10 centimes.",
              it: "La puntata Rischio è un multiplo di 10 centesimi.",
              en: "A Risk stake is a multiple of 10 centimes.",
            },
          },
        ],
      },
      {
        number: 22,
        title: { de: "Ablauf", fr: "Déroulement", it: "Svolgimento", en: "Course" },
        paragraphs: [
          {
            at: "22",
            text: {
              de: "Es gelten die Regeln des Basisspiels (Art. 6 bis 12). Gewinne und Kartenpreis richten sich nach dem Risiko-Einsatz.",
              fr: "Les règles du jeu de base s’appliquent (art. 6 à 12). Les gains et le prix des cartes se calculent sur l’enjeu Risiko.",
              it: "Valgono le regole del gioco di base (art. 6–12). Vincite e prezzo delle carte si calcolano sulla puntata Rischio.",
              en: "The rules of the main game apply (Art. 6 to 12). Prizes and the price of a card are based on the Risk stake.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "G",
    title: { de: "Ende des Spiels", fr: "Fin de la partie", it: "Fine della partita", en: "End of the play" },
    articles: [
      {
        number: 23,
        title: { de: "Wann ein Spiel endet", fr: "Quand une partie s’achève", it: "Quando termina una partita", en: "When a play ends" },
        paragraphs: [
          {
            at: "23",
            text: {
              de: "Ein Spiel endet, wenn Sie aufhören, wenn ein Basis- oder Risikospiel höchstens zwei komplette Stapel ergibt, wenn ein Stapel mehr als 21 zählt, nach einer falschen Vorhersage in High/Low und sobald CHF {winnings} gewonnen sind.",
              fr: "Une partie s’achève lorsque vous arrêtez, lorsqu’un jeu de base ou Risiko donne deux piles complètes au plus, lorsqu’une pile dépasse 21, après un pronostic erroné dans High/Low et dès que CHF {winnings} sont gagnés.",
              it: "Una partita termina quando smettete, quando un gioco di base o Rischio dà al massimo due mazzi completi, quando un mazzo supera 21, dopo una previsione errata in High/Low e non appena sono stati vinti CHF {winnings}.",
              en: "A play ends when you stop, when a main or Risk game yields two complete stacks at most, when a stack counts more than 21, after a wrong prediction in High/Low, and as soon as CHF {winnings} has been won.",
            },
          },
          {
            at: "B16",
            text: {
              de: "{hours} Stunden nach Zahlung des Einsatzes endet es von selbst. Ausbezahlt wird nach dem Stand in diesem Moment: komplette Stapel, ein noch nicht verlorener Gewinn, realisierte Gewinne.",
              fr: "{hours} heures après le paiement de l’enjeu, elle s’achève d’elle-même. Est payé ce qui est alors acquis: les piles complètes, un gain non encore perdu, les gains réalisés.",
              it: "{hours} ore dopo il pagamento della puntata termina da sola. Si paga ciò che risulta in quel momento: i mazzi completi, una vincita non ancora persa, le vincite realizzate.",
              en: "{hours} hours after the stake was paid it ends by itself. It pays what stands at that moment: complete stacks, a prize not yet lost, realised winnings.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "H",
    title: { de: "Schlussbestimmungen", fr: "Dispositions finales", it: "Disposizioni finali", en: "Final provisions" },
    articles: [
      {
        number: 24,
        title: { de: "Geltung", fr: "Validité", it: "Validità", en: "Validity" },
        paragraphs: [
          {
            at: "24.1",
            text: {
              de: "In Kraft sind hier die Spielregeln vom {in_force}.",
              fr: "Ici, les règles du {in_force} sont en vigueur.",
              it: "Qui sono in vigore le regole del {in_force}.",
              en: "The rules in force here are those of {in_force}.",
            },
          },
          {
            at: "24.2",
            text: {
              de: "Neue Regeln werden allen, die ein Konto haben, mindestens zehn Tage vorher mit ihrem wesentlichen Inhalt angekündigt. Ab dem genannten Tag gelten sie ohne weitere Zustimmung; ein laufendes Spiel behält die alten.",
              fr: "De nouvelles règles sont annoncées à tous les titulaires d’un compte au moins dix jours à l’avance, avec l’essentiel de leur contenu. Dès le jour indiqué, elles s’appliquent sans autre consentement; une partie en cours garde les anciennes.",
              it: "Nuove regole vengono annunciate a chi ha un conto almeno dieci giorni prima, con il loro contenuto essenziale. Dal giorno indicato valgono senza ulteriore consenso; una partita in corso mantiene le vecchie.",
              en: "New rules and their key content are announced to everyone with an account at least ten days ahead. From the day named they apply without further consent; a play that is running keeps the old ones.",
            },
          },
          {
            at: "24.3",
            text: {
              de: "Weichen die Sprachfassungen voneinander ab, gilt allein die deutsche.",
              fr: "En cas de divergence entre les versions linguistiques, seule l’allemande fait foi.",
              it: "Se le versioni linguistiche divergono, fa stato solo quella tedesca.",
              en: "Where the language versions differ, the German one alone is binding.",
            },
          },
        ],
      },
      {
        number: 25,
        title: { de: "Wo der Wortlaut steht", fr: "Où trouver le texte", it: "Dove trovare il testo", en: "Where to find the text" },
        paragraphs: [
          {
            at: "25",
            text: {
              de: "Diese Seite gibt die Regeln mit eigenen Worten wieder. Der massgebende Wortlaut ist bei Swisslos erhältlich.",
              fr: "Cette page présente les règles avec nos propres mots. Le texte officiel est disponible auprès de Swisslos.",
              it: "Questa pagina espone le regole con parole nostre. Il testo ufficiale è disponibile presso Swisslos.",
              en: "This page gives the rules in our own words. The binding text is available from Swisslos.",
            },
          },
        ],
      },
    ],
  },
];
