// Parts D to G: the course of a game, casino war, time and absence, money and limits.

import type { Part } from "./shape";

export const COURSE: Part[] = [
  {
    letter: "D",
    title: { de: "Der Ablauf", fr: "Le déroulement", it: "Lo svolgimento", en: "The course of a game" },
    sections: [
      {
        title: { de: "Schritt für Schritt", fr: "Étape par étape", it: "Passo per passo", en: "Step by step" },
        steps: true,
        paragraphs: [
          {
            at: "C4",
            text: {
              de: "Die Setzphase beginnt. Alle setzen ihre Ante und mindestens eine Bonuswette.",
              fr: "La phase de mise s’ouvre. Chacun pose son ante et au moins une mise bonus.",
              it: "Si apre la fase delle puntate. Ognuno mette la propria ante e almeno una puntata bonus.",
              en: "Betting opens. Everybody places an ante and at least one bonus bet.",
            },
          },
          {
            at: "C5",
            text: {
              de: "Vom Button an erhält jede Box eine offene und eine verdeckte Karte. Dann werden zwei Gemeinschaftskarten verdeckt in die Mitte gelegt.",
              fr: "À partir du Button, chaque case reçoit une carte découverte et une carte cachée. Deux cartes communes sont ensuite posées au milieu, face cachée.",
              it: "A partire dal Button ogni box riceve una carta scoperta e una coperta. Poi due carte comuni vengono posate coperte al centro.",
              en: "From the button on, each box gets one open card and one hidden card. Then two community cards are laid face down in the middle.",
            },
          },
          {
            at: "C5",
            text: {
              de: "Ihre verdeckte Karte sehen bis zum Aufdecken nur Sie.",
              fr: "Jusqu’à l’abattage, personne d’autre que vous ne voit votre carte cachée.",
              it: "Finché le carte non vengono scoperte, nessun altro vede la vostra carta coperta.",
              en: "Until the showdown nobody but you sees your hidden card.",
            },
          },
          {
            at: "C6",
            text: {
              de: "Vom Button an entscheidet jede Box über die erste Gemeinschaftskarte: noch einmal die eigene Ante zahlen oder bleiben («Stay»). Haben alle entschieden, wird die Karte aufgedeckt.",
              fr: "À partir du Button, chaque case décide pour la première carte commune: payer encore une fois sa propre ante ou rester («Stay»). Quand toutes ont décidé, la carte est retournée.",
              it: "A partire dal Button ogni box decide sulla prima carta comune: pagare ancora una volta la propria ante oppure restare («Stay»). Quando tutti hanno deciso, la carta viene girata.",
              en: "From the button on, each box decides on the first community card: pay its own ante once more, or stay. When all have decided, the card is turned.",
            },
          },
          {
            at: "C6",
            text: {
              de: "Wer bezahlt hat, entscheidet ebenso über die zweite. Wer bei der ersten geblieben ist, spielt mit seinen zwei Karten zu Ende. Die zweite Karte wird in jedem Fall aufgedeckt.",
              fr: "Qui a payé décide de même pour la deuxième. Qui est resté à la première joue jusqu’au bout avec ses deux cartes. La deuxième carte est retournée dans tous les cas.",
              it: "Chi ha pagato decide allo stesso modo sulla seconda. Chi è rimasto alla prima gioca fino alla fine con le sue due carte. La seconda carta viene girata in ogni caso.",
              en: "Those who paid decide likewise on the second. Whoever stayed on the first plays on with two cards. The second card is turned in any case.",
            },
          },
          {
            at: "C8",
            text: {
              de: "Alle Karten werden aufgedeckt, die Bonuswetten abgerechnet und die Totale verglichen.",
              fr: "Toutes les cartes sont abattues, les mises bonus réglées et les totaux comparés.",
              it: "Tutte le carte vengono scoperte, le puntate bonus regolate e i totali confrontati.",
              en: "All cards are shown, the bonus bets are settled and the totals compared.",
            },
          },
          {
            at: "C9",
            text: {
              de: "Haben mehrere das beste Total, folgt der Casino War.",
              fr: "Si plusieurs cases ont le meilleur total, le Casino War suit.",
              it: "Se più box hanno il totale migliore, segue il Casino War.",
              en: "If several share the best total, casino war follows.",
            },
          },
          {
            at: "C12",
            text: {
              de: "Der Pot geht an die Box, die gewonnen hat. Der Button rückt weiter, und das nächste Spiel beginnt.",
              fr: "Le pot va à la case gagnante. Le Button avance et la partie suivante commence.",
              it: "Il pot va al box vincente. Il Button avanza e comincia la partita successiva.",
              en: "The pot goes to the box that has won. The button moves on and the next game begins.",
            },
          },
        ],
      },
      {
        title: { de: "Gemeinschaftskarten", fr: "Cartes communes", it: "Carte comuni", en: "Community cards" },
        paragraphs: [
          {
            at: "C7",
            text: {
              de: "Eine bezahlte Gemeinschaftskarte zählt immer, auch wenn sie Ihr Total über 21 bringt. Eine nicht bezahlte zählt nie.",
              fr: "Une carte commune payée compte toujours, même si elle porte votre total au-delà de 21. Une carte non payée ne compte jamais.",
              it: "Una carta comune pagata conta sempre, anche se porta il vostro totale oltre 21. Una non pagata non conta mai.",
              en: "A community card that was paid for always counts, even if it takes your total over 21. One that was not paid for never counts.",
            },
          },
          {
            at: "C6",
            text: {
              de: "Dieselbe Karte zählt für alle, die dafür bezahlt haben. Reichen Ihre Chips nicht für eine Ante, können Sie nur bleiben.",
              fr: "La même carte compte pour toutes les personnes qui l’ont payée. Si vos jetons ne suffisent pas pour une ante, vous ne pouvez que rester.",
              it: "La stessa carta conta per tutti coloro che l’hanno pagata. Se le vostre fiche non bastano per un’ante, potete solo restare.",
              en: "The same card counts for everybody who paid for it. If your chips do not cover one ante, you can only stay.",
            },
          },
        ],
      },
      {
        title: { de: "Aufdecken", fr: "Abattage", it: "Le carte si scoprono", en: "Showdown" },
        paragraphs: [
          {
            at: "C8",
            text: {
              de: "Das höchste Total bis 21 gewinnt den ganzen Pot. Über 21 heisst «Bust»: Diese Box kann den Pot nicht mehr gewinnen, ausser alle sind über 21.",
              fr: "Le total le plus élevé jusqu’à 21 gagne tout le pot. Au-delà de 21, c’est «Bust»: cette case ne peut plus gagner le pot, sauf si toutes dépassent 21.",
              it: "Il totale più alto fino a 21 vince l’intero pot. Oltre 21 è «Bust»: quel box non può più vincere il pot, a meno che tutti superino 21.",
              en: "The highest total up to 21 wins the whole pot. Over 21 is “bust”: that box can no longer win the pot, unless everybody is over 21.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "E",
    title: { de: "Casino War", fr: "Casino War", it: "Casino War", en: "Casino war" },
    sections: [
      {
        title: { de: "Gleichstand", fr: "Égalité", it: "Parità", en: "A tie" },
        paragraphs: [
          {
            at: "C9",
            text: {
              de: "Eine Karte wird verbrannt, also ungesehen beiseitegelegt. Dann erhält jede beteiligte Box eine offene Karte. Der höchste Rang gewinnt den Pot; das Ass ist am höchsten, die Zwei am tiefsten.",
              fr: "Une carte est brûlée, c’est-à-dire écartée sans être vue. Chaque case concernée reçoit ensuite une carte découverte. Le rang le plus élevé gagne le pot; l’as est le plus haut, le deux le plus bas.",
              it: "Una carta viene bruciata, cioè messa da parte senza mostrarla. Poi ogni box coinvolto riceve una carta scoperta. Il rango più alto vince il pot; l’asso è il più alto, il due il più basso.",
              en: "One card is burnt, that is, put aside unseen. Then each box concerned gets one open card. The highest rank wins the pot; the ace is highest, the two lowest.",
            },
          },
          {
            at: "C9",
            text: {
              de: "Es zählt der Rang, nicht der Punktwert: Ein König schlägt einen Buben. Liegen wieder mehrere gleichauf, geht es unter diesen weiter, bis eine Box gewinnt. Ein Casino War kostet nichts.",
              fr: "C’est le rang qui compte, non les points: un roi bat un valet. S’il y a de nouveau égalité, on continue entre les cases à égalité jusqu’à ce que l’une gagne. Un Casino War ne coûte rien.",
              it: "Conta il rango, non i punti: un re batte un fante. Se c’è di nuovo parità, si continua tra i box alla pari finché uno vince. Un Casino War non costa nulla.",
              en: "Rank counts, not points: a king beats a jack. If several are level again, those go on until one box wins. Casino war costs nothing.",
            },
          },
        ],
      },
      {
        title: { de: "Alle über 21", fr: "Toutes au-delà de 21", it: "Tutti oltre 21", en: "Everybody bust" },
        paragraphs: [
          {
            at: "C10",
            text: {
              de: "Sind alle Boxen über 21, spielen alle den Casino War um den Pot.",
              fr: "Si toutes les cases dépassent 21, toutes disputent le pot au Casino War.",
              it: "Se tutti i box superano 21, tutti si contendono il pot nel Casino War.",
              en: "If every box is over 21, all of them go to casino war for the pot.",
            },
          },
        ],
      },
      {
        title: { de: "Wenn das Deck nicht reicht", fr: "Si le paquet ne suffit pas", it: "Se il mazzo non basta", en: "When the deck runs out" },
        paragraphs: [
          {
            at: "C11",
            text: {
              de: "Reichen die Karten nicht für die ganze nächste Runde, werden alle Karten früherer Runden samt den verbrannten wieder hineingemischt. Die Karten der Boxen und die Gemeinschaftskarten bleiben liegen.",
              fr: "Si les cartes ne suffisent pas pour tout le tour suivant, toutes celles des tours précédents sont remélangées au paquet, cartes brûlées comprises. Les cartes des cases et les cartes communes restent en place.",
              it: "Se le carte non bastano per l’intero giro successivo, tutte quelle dei giri precedenti vengono rimescolate nel mazzo, comprese le bruciate. Le carte dei box e le carte comuni restano sul tavolo.",
              en: "If there are not enough cards for the whole of the next round, all cards of earlier rounds are shuffled back in, the burnt ones too. The boxes’ cards and the community cards stay where they are.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "F",
    title: {
      de: "Bedenkzeit, Abwesenheit, Unterbruch",
      fr: "Temps de réflexion, absence, interruption",
      it: "Tempo di riflessione, assenza, interruzione",
      en: "Time, absence, interruption",
    },
    sections: [
      {
        title: { de: "Bedenkzeit", fr: "Temps de réflexion", it: "Tempo di riflessione", en: "Time to think" },
        shows: "clocks",
        paragraphs: [
          {
            at: "C13",
            text: {
              de: "Zum Setzen und für jede Entscheidung läuft eine Uhr. Wie lange, hängt vom Tempo des Tisches ab; es steht in der Liste der Tische.",
              fr: "Le temps est limité pour miser et pour chaque décision. La durée dépend du rythme de la table, indiqué dans la liste des tables.",
              it: "Per le puntate e per ogni decisione c’è un tempo limite. La durata dipende dal ritmo del tavolo, indicato nell’elenco dei tavoli.",
              en: "There is a clock for betting and for each decision. How long it runs depends on the table’s pace, which is shown in the list of tables.",
            },
          },
        ],
      },
      {
        title: {
          de: "Wer zu spät oder nicht verbunden ist",
          fr: "Retard ou connexion perdue",
          it: "Chi è in ritardo o non è collegato",
          en: "Late or disconnected",
        },
        paragraphs: [
          {
            at: "C13",
            text: {
              de: "Wer in der Setzphase nicht setzt, spielt dieses Spiel nicht mit. Wer sich nicht rechtzeitig entscheidet oder nicht verbunden ist, bleibt. Für Abwesende wird nie etwas gesetzt oder bezahlt.",
              fr: "Qui ne mise pas pendant la phase de mise ne participe pas à cette partie. Qui ne décide pas à temps ou n’est pas connecté reste. Rien n’est jamais misé ni payé pour une personne absente.",
              it: "Chi non punta nella fase delle puntate non partecipa a quella partita. Chi non decide in tempo o non è collegato resta. Per chi è assente non si punta e non si paga mai nulla.",
              en: "Whoever does not bet while betting is open sits that game out. Whoever does not decide in time, or is not connected, stays. Nothing is ever bet or paid for somebody absent.",
            },
          },
          {
            at: "C13",
            text: {
              de: "Nach einer verpassten Entscheidung oder Setzphase gilt eine Box als abwesend, bis sie wieder setzt. Haben alle anderen gesetzt, wird auf sie höchstens {away_seconds} Sekunden gewartet. Was schon im Pot liegt, bleibt im Spiel: Auch eine abwesende Box kann gewinnen.",
              fr: "Après une décision ou une phase de mise manquée, une case est considérée comme absente jusqu’à sa prochaine mise. Quand toutes les autres ont misé, on l’attend {away_seconds} secondes au plus. Ce qui est déjà dans le pot reste en jeu: une case absente peut aussi gagner.",
              it: "Dopo una decisione o una fase delle puntate mancata un box è considerato assente finché non punta di nuovo. Quando tutti gli altri hanno puntato, lo si aspetta al massimo {away_seconds} secondi. Ciò che è già nel pot resta in gioco: anche un box assente può vincere.",
              en: "After a missed decision or a missed bet a box is shown as away until it bets again. Once all others have bet, nobody waits more than {away_seconds} seconds for it. What is in the pot already stays in play: a box that is away can win, too.",
            },
          },
          {
            at: "C13",
            text: {
              de: "Ein Spiel gilt als verpasst, wenn eine Box nicht gesetzt oder eine Entscheidung versäumt hat. Nach {missed_games} verpassten Spielen in Folge wird der Platz frei, und alle Chips gehen zurück auf das Konto. Wer sich vorher wieder verbindet, hat denselben Platz, dieselbe verdeckte Karte und die Zeit, die noch bleibt.",
              fr: "Une partie compte comme manquée si une case n’a pas misé ou a laissé passer une décision. Après {missed_games} parties manquées de suite, la place est libérée et tous les jetons retournent sur le compte. Qui se reconnecte avant retrouve sa place, sa carte cachée et le temps qui reste.",
              it: "Una partita conta come mancata se un box non ha puntato o ha lasciato passare una decisione. Dopo {missed_games} partite mancate di seguito il posto si libera e tutte le fiche tornano sul conto. Chi si ricollega prima ritrova lo stesso posto, la stessa carta coperta e il tempo che resta.",
              en: "A game counts as missed if a box did not bet or let a decision pass. After {missed_games} missed games in a row the seat is given up, and all chips go back to the account. Whoever reconnects before that has the same seat, the same hidden card and the time that is left.",
            },
          },
        ],
      },
      {
        title: { de: "Unterbruch des Servers", fr: "Interruption du serveur", it: "Interruzione del server", en: "Interruption of the server" },
        paragraphs: [
          {
            at: "C13",
            text: {
              de: "Nach einem Neustart des Servers geht das Spiel genau dort weiter, wo es war, mit denselben Karten und Einsätzen. Die Uhr beginnt neu, damit niemand deswegen zu spät ist.",
              fr: "Après un redémarrage du serveur, la partie reprend exactement où elle en était, avec les mêmes cartes et les mêmes mises. Le temps repart de zéro, pour que personne ne soit en retard à cause de cela.",
              it: "Dopo un riavvio del server la partita riprende esattamente da dove era, con le stesse carte e le stesse puntate. Il tempo riparte da capo, così nessuno è in ritardo per questo motivo.",
              en: "After a restart of the server the game goes on exactly where it was, with the same cards and bets. The clock begins anew, so that nobody is late because of it.",
            },
          },
          {
            at: "C14",
            text: {
              de: "Kann ein Spiel nicht innerhalb von {void_minutes} Minuten weitergehen, ist es ungültig, und alle Einsätze gehen zurück.",
              fr: "Si une partie ne peut pas reprendre dans les {void_minutes} minutes, elle est annulée et toutes les mises sont rendues.",
              it: "Se una partita non può riprendere entro {void_minutes} minuti, è annullata e tutte le puntate vengono restituite.",
              en: "If a game cannot go on within {void_minutes} minutes, it is void and every stake goes back.",
            },
          },
        ],
      },
      {
        title: { de: "Ungültige Spiele", fr: "Parties annulées", it: "Partite annullate", en: "Void games" },
        paragraphs: [
          {
            at: "C14",
            text: {
              de: "Läuft in einem Spiel etwas falsch, kann die Spielaufsicht es für ungültig erklären. Dann gehen Antes, Zahlungen und Bonuswetten an alle zurück; Name und Grund werden festgehalten.",
              fr: "Si quelque chose se passe mal dans une partie, la direction des jeux peut l’annuler. Antes, paiements et mises bonus sont alors rendus à tous; le nom et le motif sont consignés.",
              it: "Se in una partita qualcosa va storto, la direzione di gioco può annullarla. Ante, pagamenti e puntate bonus vengono allora restituiti a tutti; nome e motivo sono messi agli atti.",
              en: "If a game goes wrong, the floor manager may declare it void. Antes, payments and bonus bets then go back to everybody; name and reason are put on record.",
            },
          },
        ],
      },
    ],
  },
  {
    letter: "G",
    title: { de: "Geld und Limiten", fr: "Argent et limites", it: "Denaro e limiti", en: "Money and limits" },
    sections: [
      {
        title: { de: "Limiten und Sperren", fr: "Limites et blocages", it: "Limiti e blocchi", en: "Limits and blocks" },
        paragraphs: [
          {
            at: "B18",
            text: {
              de: "Ihre Limiten für den Nettoverlust gelten auch am Tisch. Chips, die Sie an einen Tisch bringen, zählen als Verlust, bis sie wieder auf Ihrem Konto sind.",
              fr: "Vos limites de perte nette valent aussi à la table. Les jetons que vous y apportez comptent comme perdus jusqu’à leur retour sur votre compte.",
              it: "I vostri limiti di perdita netta valgono anche al tavolo. Le fiche che portate a un tavolo contano come perse finché non tornano sul vostro conto.",
              en: "Your net-loss limits hold at the table as well. Chips you bring to a table count as lost until they are back in your account.",
            },
          },
          {
            at: "B18",
            text: {
              de: "Sind Sie gesperrt, verlassen Sie den Tisch am Ende des laufenden Spiels; die Chips gehen zurück auf Ihr Konto.",
              fr: "En cas de blocage, vous quittez la table à la fin de la partie en cours; les jetons retournent sur votre compte.",
              it: "In caso di blocco lasciate il tavolo alla fine della partita in corso; le fiche tornano sul vostro conto.",
              en: "If you are blocked, you leave the table when the game in progress is over; the chips go back to your account.",
            },
          },
        ],
      },
      {
        title: { de: "Spielgeld", fr: "Argent fictif", it: "Denaro fittizio", en: "Play money" },
        paragraphs: [
          {
            at: "C15",
            text: {
              de: "Alle Beträge sind Spielgeld und haben ausserhalb dieser Seiten keinen Wert. Am Übungstisch steht nicht einmal Spielgeld auf dem Spiel.",
              fr: "Tous les montants sont de l’argent fictif et n’ont aucune valeur hors de ces pages. À la table d’exercice, même l’argent fictif n’est pas en jeu.",
              it: "Tutti gli importi sono denaro fittizio e fuori da queste pagine non hanno valore. Al tavolo di esercizio non è in gioco nemmeno denaro fittizio.",
              en: "All amounts are play money and have no value outside these pages. At the practice table not even play money is at stake.",
            },
          },
        ],
      },
    ],
  },
];
