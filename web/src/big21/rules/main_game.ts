// Part D: the main game, Art. 6-12.

import type { Part } from "./shape";

export const MAIN_GAME: Part = {
  letter: "D",
  title: { de: "Das Basisspiel", fr: "Le jeu de base", it: "Il gioco di base", en: "The main game" },
  articles: [
    {
      number: 6,
      title: { de: "Ziel", fr: "But", it: "Obiettivo", en: "Aim" },
      paragraphs: [
        {
          at: "6.1",
          text: {
            de: "Verteilen Sie Ihre Karten so auf die fünf Stapel, dass möglichst viele davon genau 21 zählen.",
            fr: "Répartissez vos cartes sur les cinq piles de façon que le plus grand nombre possible d’entre elles compte exactement 21.",
            it: "Distribuite le vostre carte sui cinque mazzi in modo che il maggior numero possibile di mazzi conti esattamente 21.",
            en: "Spread your cards over the five stacks so that as many of them as possible count exactly 21.",
          },
        },
        {
          at: "6.2",
          text: {
            de: "Zählt ein Stapel mehr als 21, ist das Basisspiel verloren und das ganze Spiel sofort zu Ende. Für Stapel, die schon komplett waren, gibt es dann nichts.",
            fr: "Si une pile dépasse 21, le jeu de base est perdu et toute la partie s’arrête aussitôt. Les piles déjà complètes ne rapportent alors rien.",
            it: "Se un mazzo supera 21, il gioco di base è perso e tutta la partita termina subito. I mazzi già completi allora non fruttano nulla.",
            en: "If a stack counts more than 21, the main game is lost and the whole play is over at once. Stacks already complete pay nothing in that case.",
          },
        },
        {
          at: "B5",
          text: {
            de: "Jeder Stapel darf gewählt werden, auch einer, der damit über 21 kommt. Vor einem solchen Zug werden Sie gefragt.",
            fr: "Toute pile peut être choisie, même une pile qui dépassera 21. Avant un tel coup, une confirmation vous est demandée.",
            it: "Si può scegliere qualsiasi mazzo, anche uno che supererà 21. Prima di una mossa simile vi viene chiesta conferma.",
            en: "Any stack may be chosen, even one that will then exceed 21. Before such a move you are asked to confirm.",
          },
        },
      ],
    },
    {
      number: 7,
      title: { de: "Karten", fr: "Cartes", it: "Carte", en: "Cards" },
      shows: "cards",
      paragraphs: [
        {
          at: "7.1",
          text: {
            de: "Sie sehen immer nur eine Karte. Sie legen sie auf einen Stapel oder verwerfen sie; erst dann erscheint die nächste. Eine verworfene Karte wird nicht ersetzt.",
            fr: "Vous ne voyez jamais qu’une carte. Vous la posez sur une pile ou vous vous en défaussez; la suivante n’apparaît qu’ensuite. Une carte défaussée n’est pas remplacée.",
            it: "Vedete sempre una sola carta. La posate su un mazzo o la scartate; solo allora appare la successiva. Una carta scartata non viene sostituita.",
            en: "You only ever see one card. You place it on a stack or discard it; only then does the next appear. A discarded card is not replaced.",
          },
        },
        {
          at: "7.2",
          text: {
            de: "Karten von 2 bis 10 zählen ihre Zahl, Bube, Dame und König 10, das Ass 11 oder 1. Jede Karte kann beliebig oft vorkommen.",
            fr: "Les cartes de 2 à 10 comptent pour leur nombre, le valet, la dame et le roi pour 10, l’as pour 11 ou 1. Chaque carte peut apparaître plusieurs fois.",
            it: "Le carte da 2 a 10 valgono il loro numero, fante, regina e re 10, l’asso 11 o 1. Ogni carta può apparire più volte.",
            en: "Cards from 2 to 10 count their number, jack, queen and king 10, the ace 11 or 1. Any card may come up more than once.",
          },
        },
        {
          at: "7.3",
          text: {
            de: "Ein Ass zählt 11, solange der Stapel damit höchstens 21 zählt. Darüber fällt es von selbst auf 1.",
            fr: "Un as compte 11 tant que la pile ne dépasse pas 21. Au-delà, il passe de lui-même à 1.",
            it: "Un asso vale 11 finché il mazzo non supera 21. Oltre, scende da solo a 1.",
            en: "An ace counts 11 as long as the stack counts 21 at most with it. Beyond that it drops to 1 by itself.",
          },
        },
        {
          at: "B4",
          text: {
            de: "Liegen mehrere Asse auf einem Stapel, zählt höchstens eines 11: Zwei Asse zählen 12, mit einer Neun 21.",
            fr: "Si plusieurs as sont sur une pile, un au plus compte 11: deux as font 12, avec un neuf 21.",
            it: "Se su un mazzo ci sono più assi, al massimo uno vale 11: due assi fanno 12, con un nove 21.",
            en: "With several aces on a stack, at most one counts 11: two aces count 12, with a nine 21.",
          },
        },
      ],
    },
    {
      number: 8,
      title: { de: "Gewinnplan", fr: "Tableau des gains", it: "Piano delle vincite", en: "Prize plan" },
      shows: "prizes",
      paragraphs: [
        {
          at: "8",
          text: {
            de: "Der Gewinn hängt davon ab, wie viele Stapel am Ende komplett sind, und ist ein Vielfaches des Einsatzes.",
            fr: "Le gain dépend du nombre de piles complètes à la fin; c’est un multiple de l’enjeu.",
            it: "La vincita dipende da quanti mazzi sono completi alla fine ed è un multiplo della puntata.",
            en: "The prize depends on how many stacks are complete in the end; it is a multiple of the stake.",
          },
        },
      ],
    },
    {
      number: 9,
      title: { de: "Beginn", fr: "Début", it: "Inizio", en: "Start" },
      paragraphs: [
        {
          at: "9",
          text: {
            de: "Ist der Einsatz bezahlt, erhalten Sie {opening} Karten.",
            fr: "Une fois l’enjeu payé, vous disposez de {opening} cartes.",
            it: "Pagata la puntata, vi spettano {opening} carte.",
            en: "Once the stake is paid, you receive {opening} cards.",
          },
        },
        {
          at: "B3",
          text: {
            de: "Alle Karten stehen von da an fest, welche Züge Sie auch wählen. Gezeigt wird nur die aktuelle, dazu die Zahl der noch folgenden.",
            fr: "Dès ce moment, toutes les cartes sont fixées, quels que soient vos coups. Seules la carte à jouer et le nombre de celles qui suivent sont montrés.",
            it: "Da quel momento tutte le carte sono fissate, qualunque mossa scegliate. Si vedono solo la carta da giocare e il numero di quelle che seguono.",
            en: "From then on every card is fixed, whatever moves you choose. Only the card to play is shown, and how many are to come.",
          },
        },
      ],
    },
    {
      number: 10,
      title: { de: "Zusätzliche Karten", fr: "Cartes supplémentaires", it: "Carte aggiuntive", en: "Additional cards" },
      paragraphs: [
        {
          at: "10.1",
          text: {
            de: "Sobald zwei Stapel komplett sind, erhalten Sie {free_least} bis {free_most} kostenlose Karten. Wie viele es sind, entscheidet der Zufall.",
            fr: "Dès que deux piles sont complètes, vous recevez de {free_least} à {free_most} cartes gratuites. Le hasard décide de leur nombre.",
            it: "Appena due mazzi sono completi ricevete da {free_least} a {free_most} carte gratuite. Quante siano, lo decide il caso.",
            en: "As soon as two stacks are complete you receive {free_least} to {free_most} free cards. Chance decides how many.",
          },
        },
        {
          at: "10.2",
          text: {
            de: "Bis zu {purchases} Karten können Sie kaufen, jede zum Preis des Einsatzes. Der Einsatz, nach dem die Gewinne berechnet werden, erhöht sich dadurch nicht. Guthaben, Nettoverlust- und Einzahllimiten müssen den Kauf zulassen.",
            fr: "Vous pouvez acheter jusqu’à {purchases} cartes, chacune au prix de l’enjeu. L’enjeu qui sert à calculer les gains n’en est pas augmenté. Le solde et les limites de perte nette et de versement doivent permettre l’achat.",
            it: "Potete acquistare fino a {purchases} carte, ognuna al prezzo della puntata. La puntata su cui si calcolano le vincite non aumenta. Il saldo e i limiti di perdita netta e di versamento devono permettere l’acquisto.",
            en: "You may buy up to {purchases} cards, each at the price of the stake. The stake on which prizes are based does not increase. Balance, net-loss and deposit limits must allow the purchase.",
          },
        },
        {
          at: "B8",
          text: {
            de: "Verkauft wird erst, wenn keine Karte mehr da ist. Dann kaufen Sie eine oder beenden das Basisspiel.",
            fr: "Une carte ne se vend que lorsqu’il n’en reste aucune. Vous en achetez alors une ou terminez le jeu.",
            it: "Si vende solo quando non resta più alcuna carta. Allora ne acquistate una o terminate il gioco.",
            en: "Cards are sold only when none is left. You then buy one or end the game.",
          },
        },
      ],
    },
    {
      number: 11,
      title: {
        de: "Einen kompletten Stapel auflösen",
        fr: "Défaire une pile complète",
        it: "Sciogliere un mazzo completo",
        en: "Clearing a complete stack",
      },
      paragraphs: [
        {
          at: "11.1",
          text: {
            de: "Auf einen kompletten Stapel, in dem ein Ass 11 zählt, dürfen Sie eine weitere Karte legen und ihn so auflösen. Wird danach wieder ein zweiter Stapel komplett, gibt es erneut kostenlose Karten.",
            fr: "Sur une pile complète où un as compte 11, vous pouvez poser une autre carte et défaire ainsi la pile. Si une deuxième pile est ensuite de nouveau complétée, il y a encore des cartes gratuites.",
            it: "Su un mazzo completo in cui un asso vale 11 potete posare un’altra carta e così scioglierlo. Se poi si completa di nuovo un secondo mazzo, ci sono ancora carte gratuite.",
            en: "On a complete stack whose ace counts 11 you may place another card and so clear it. When a second stack is completed again, there are free cards once more.",
          },
        },
        {
          at: "11.2",
          text: {
            de: "Keine kostenlosen Karten gibt es, wenn auf einen solchen Stapel eine Karte mit Wert 10 kommt: Er zählt dann wieder 21. Auch sobald im selben Basis- oder Risikospiel einmal drei Stapel gleichzeitig komplett waren, gibt es keine mehr.",
            fr: "Il n’y a pas de cartes gratuites si la carte posée sur une telle pile vaut 10: la pile compte alors de nouveau 21. Il n’y en a plus non plus dès que trois piles ont été complètes en même temps dans le même jeu de base ou Risiko.",
            it: "Non ci sono carte gratuite se su un tale mazzo si posa una carta che vale 10: il mazzo conta allora di nuovo 21. Non ce ne sono più nemmeno dopo che tre mazzi sono stati completi contemporaneamente nello stesso gioco di base o Rischio.",
            en: "There are no free cards if the card placed on such a stack is worth 10: the stack then counts 21 again. Nor are there any once three stacks have been complete at the same time in that game.",
          },
        },
        {
          at: "11.3",
          text: {
            de: "Ein aufgelöster Stapel zählt nicht mehr als komplett. Seine Karten bleiben liegen.",
            fr: "Une pile défaite ne compte plus comme complète. Ses cartes restent en place.",
            it: "Un mazzo sciolto non conta più come completo. Le sue carte restano dove sono.",
            en: "A cleared stack no longer counts as complete. Its cards stay where they are.",
          },
        },
      ],
    },
    {
      number: 12,
      title: { de: "Ende des Basisspiels", fr: "Fin du jeu de base", it: "Fine del gioco di base", en: "End of the main game" },
      shows: "order",
      paragraphs: [
        {
          at: "12.1",
          text: {
            de: "Das Basisspiel endet, wenn alle Karten gespielt sind und keine mehr gekauft wird, wenn alle fünf Stapel komplett sind, wenn Sie es beenden oder wenn ein Stapel mehr als 21 zählt.",
            fr: "Le jeu de base prend fin lorsque toutes les cartes sont jouées et qu’aucune n’est plus achetée, lorsque les cinq piles sont complètes, lorsque vous l’arrêtez ou lorsqu’une pile dépasse 21.",
            it: "Il gioco di base termina quando tutte le carte sono giocate e non se ne acquistano altre, quando tutti e cinque i mazzi sono completi, quando lo terminate voi o quando un mazzo supera 21.",
            en: "The main game ends when all cards have been played and no more are bought, when all five stacks are complete, when you end it, or when a stack counts more than 21.",
          },
        },
        {
          at: "12.2",
          text: {
            de: "Wie es weitergeht, hängt von der Zahl der kompletten Stapel ab:",
            fr: "La suite dépend du nombre de piles complètes:",
            it: "Il seguito dipende dal numero di mazzi completi:",
            en: "What follows depends on the number of complete stacks:",
          },
        },
      ],
    },
  ],
};
