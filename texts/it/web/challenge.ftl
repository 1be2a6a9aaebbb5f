### The table of Black Jack Challenge. What the croupier calls is called in the reader's language.

game = Black Jack Challenge
box = Box { $n }
you = Voi
free = libero

levels-beginner = Bot principiante
levels-solid = Bot solido
levels-strong = Bot forte

away = assente
leaving = esce dopo questa partita
leavingShort = esce
button = Button, decide per primo
chips = { $amount } in fiche

# In practice an amount is a number of chips: no money, and no sign of a currency.
playChips =
    { $n ->
        [one] { $figure } fiche
       *[other] { $figure } fiche
    }
bet = Puntata: ante { $ante }
ante = Ante
red = Red
black = Black
openCard = carta scoperta: { $card }
hiddenCard = carta coperta: { $card }
hidden = una carta coperta
paidFor = carta { $n } pagata
stayedAt = rimasto alla carta { $n }
points = { $n } punti
soft = un asso vale 11
bust = Bust, oltre 21
bustWord = Bust
warCards = carte del Casino War: { $cards }
decides =
    { $n ->
        [one] decide, ancora { $n } secondo
       *[other] decide, ancora { $n } secondi
    }
winner = vince il pot
pot = Pot
community = Carte comuni
communityDown = Carta { $n } coperta
communityOpen = Carta { $n }: { $card }
war = Casino War
boxes = Box
watchers =
    { $n ->
        [one] 1 spettatore
       *[other] { $n } spettatori
    }
gameNumber = Partita { $n }
secondsLeft = ancora { $n } s
fiveLeft = Ancora cinque secondi.

own-hand = Le vostre carte
own-look = Guardare la carta coperta
own-cover = La vostra carta coperta: { $card }. Coprirla di nuovo
own-lookShort = Guardare
own-total = Totale
own-keepOpen = Vedere sempre la propria carta coperta

decide-title = Carta { $n }: decidete voi
decide-pay = Pagare { $price } per la carta { $n }
decide-paying = Conterà in ogni caso, anche oltre 21.
decide-stay = Restare
decide-staying = Non costa nulla.
decide-stayingWith = Non costa nulla. Avete { $points }.
decide-short = Le fiche non bastano.
decide-clock = Senza decisione restate.

betting-title = La vostra puntata
betting-fixed = fissa
betting-less = { $spot }: meno
betting-more = { $spot }: più
betting-redBonus = Red Bonus
betting-blackBonus = Black Bonus
betting-oneBonus = Puntate su Red, su Black o su entrambi.
betting-place = Puntare { $amount }
betting-again = Puntare di nuovo { $amount }
betting-placed = La vostra puntata è piazzata. Tra poco si distribuiscono le carte.
betting-odds = Quote

waiting-others = Si gioca appena due box puntano.
waiting-decides = { $name } decide.
waiting-running = Decidono gli altri.
waiting-showdown = Si scoprono le carte.
waiting-sitsOut = Questa partita si gioca senza di voi. Potrete puntare nella prossima.
waiting-next = Prossima partita tra { $n } s.
waiting-short = Le vostre fiche non bastano per puntare. Per continuare, aggiungetene.
waiting-void = Questa partita è annullata. Le vostre puntate sono tornate tra le vostre fiche.
waiting-watching = State guardando.
waiting-full = Tutti i box sono occupati.
waiting-login = Per giocare vi serve un conto.
waiting-logIn = Accedere
waiting-practise = Esercitarsi con i bot

result-won = Vinto: { $net }
result-over = La partita è terminata
result-pot = Pot
result-paid = Pagato nel pot
result-bonusBet = Puntate bonus
result-bonusWon = Dal banco: { $bonus }
result-net = Risultato
result-chips = fiche
result-last = Ultima partita: { $net }

bonuses-red_pair = Red Pair
bonuses-double_red = Double Red
bonuses-black_pair = Black Pair
bonuses-pair = Pair
bonuses-double_black = Double Black

calls-seated = { $name } prende posto al box { $box }.
calls-chips_brought = Il box { $box } porta { $amount } al tavolo.
calls-left = { $name } lascia il tavolo.
calls-away = Il box { $box } è assente.
calls-betting_opened = Fate il vostro gioco.
calls-bets_returned = Troppo poche puntate: tutto torna indietro.
calls-closed_bets = Niente va più.
calls-community_laid = Le carte sono distribuite.
calls-card_paid = Il box { $box } paga la carta { $card }.
calls-stayed = Il box { $box } resta.
calls-stayed_late = Tempo scaduto: il box { $box } resta.
calls-card_turned = Carta { $card }: { $face }.
calls-hand_shown = Il box { $box } scopre: { $face }.
calls-bonus_paid = { $bonus } per il box { $box }: { $amount }.
calls-hand_counted = Box { $box }: { $points }.
calls-hand_bust = Box { $box }: { $points }. Bust.
calls-war_declared = Parità, Casino War: { $boxes }.
calls-war_all_bust = Tutti oltre 21: Casino War per il pot.
calls-card_burnt = Una carta viene bruciata.
calls-card_burnt_reshuffled = Le carte del Casino War vengono rimescolate, una carta viene bruciata.
calls-war_fought = { $cards }.
calls-war_repeated = Ancora parità, un altro giro: { $boxes }.
calls-pot_won = Il pot va al box { $box }: { $amount }.
calls-voided = La partita è annullata, tutte le puntate tornano indietro. { $reason }
calls-notInTime = Non è potuta proseguire in tempo.
calls-resumed = La partita continua.
calls-closed = Il tavolo è chiuso.
calls-yours =
    { $n ->
        [one] Decidete voi sulla carta { $card }: { $price }, { $n } secondo.
       *[other] Decidete voi sulla carta { $card }: { $price }, { $n } secondi.
    }
calls-and = e
calls-title = Annunci di questa partita
calls-none = In questa partita non è ancora stato annunciato nulla.

line-lost = Connessione interrotta. Il posto resta vostro, riconnessione in corso.
line-lostPractice = Connessione interrotta. Riconnessione in corso; si aprirà un nuovo tavolo di esercizio.
line-undone = Non eseguito: la richiesta non ha raggiunto il server e non sarà più inviata.
line-unanswered = Nessuna risposta dal server: la richiesta non sarà inviata di nuovo. Il tavolo mostrerà che cosa è valido appena la connessione sarà ristabilita.
line-found = Connessione ristabilita.

seat-sit = Prendere posto
seat-bring = Aggiungere fiche
seat-stand = Alzarsi
seat-standAfter = Alzarsi dopo questa partita
seat-standTitle = Lasciare il tavolo?
seat-standNow = Le vostre fiche, { $chips }, tornano subito sul vostro conto.
seat-standLater = Finite la partita in corso. Poi le vostre fiche tornano sul vostro conto.
seat-stay = Restare al tavolo
seat-leaving = Vi alzate dopo questa partita.

more-title = Il tavolo
more-rules = Regole
more-version = Regole dei tavoli
more-houseRules = Regolamento della casa e direzione
more-tables = Tutti i tavoli
more-history = Partite giocate
more-invite = Copiare l’invito
more-copied = Copiato.
more-inviteLink = Link d’invito
more-commitment = Fissato prima delle puntate (SHA-256)
more-fair = Correttezza
more-dealt = Le carte di una partita risultano dal valore iniziale fissato dalla casa e dai valori iniziali di tutti coloro che puntano.

practice-title = Esercitarsi al Challenge
practice-lead = Con i bot, senza conto. Le fiche non sono denaro.
practice-badge = Fiche di esercizio
practice-table = Un altro tavolo
practice-seats = Box
practice-level = Bot
practice-levels-beginner = Principianti
practice-levels-solid = solidi
practice-levels-strong = forti
practice-levels-mixed = misti
practice-next = Prossima partita
practice-start = Nuovo tavolo
practice-tables = Ai tavoli

keys-peek = guardare la carta coperta
keys-pay = pagare la carta
keys-stay = restare
keys-bet = puntare, o ripetere la puntata
