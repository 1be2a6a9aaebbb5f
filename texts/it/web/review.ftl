### Looking back at a play, decision by decision.

title = Analisi della partita
underRules = Regole del gioco { $rules }
underBoth = Regole del gioco { $rules }, condizioni per la partecipazione online { $terms }
replay = Replay
ofPractice = Partita di esercizio del { $date }
ofPlay = Partita del { $date }
stake = Puntata { $stake }
loading = Caricamento dell’analisi.
notReady = La legge di probabilità di questa partita è in corso di calcolo. La prima volta ci vuole circa un minuto; i valori appariranno da soli.
unknownPractice = Questa partita di esercizio non è salvata in questo browser. Si conservano solo le ultime 50.
logInFirst = Accedete per vedere le vostre partite.

sum-title = Fortuna e abilità
sum-expected = Atteso prima della prima carta
sum-luck = Fortuna con le carte
sum-givenAway = Regalato
sum-net = Risultato
sum-about = Atteso: quanto la partita rende in media giocando al meglio. Fortuna: quanto le carte hanno modificato questo valore. Regalato: quanto sono costate le mosse che non erano le migliori.
sum-decisions =
    { $n ->
        [one] Avete preso una decisione.
       *[other] Avete preso { $n } decisioni.
    }
sum-mistakes =
    { $n ->
        [one] C’è stato un errore di un centesimo della puntata o più.
       *[other] Ci sono stati { $n } errori di un centesimo della puntata o più.
    }
sum-noMistake = Non c’è stato alcun errore di un centesimo della puntata o più.

turning-title = Punti di svolta
turning-none = Nessun passo ha cambiato molto.

steps-title = Passo per passo
steps-at = Passo { $n } di { $of }
steps-start = Prima della prima carta
steps-first = Inizio
steps-previous = Indietro
steps-next = Avanti
steps-last = Fine
steps-nextMistake = Errore successivo
steps-keys = Anche con le frecce sinistra e destra.
steps-list = Tutti i passi

verdict-best = La mossa migliore.
verdict-near = Praticamente buona quanto la mossa migliore.
verdict-mistake = Questa mossa è costata { $amount }. Meglio: { $better }.
verdict-luckGood = Fortuna: { $amount }.
verdict-luckBad = Sfortuna: { $amount }.
verdict-luckNone = Più o meno come atteso.
verdict-clock = Lo scadere del tempo è costato { $amount }.
verdict-worth = Risultato atteso in seguito: { $amount }
verdict-final = Risultato: { $amount }
verdict-options = Tutte le mosse possibili

worths-move = Mossa
worths-value = Valore in CHF
worths-behind = scarto
worths-best = migliore
worths-made = giocata
worths-about = Vincite attese meno gli acquisti successivi, se poi si gioca al meglio.
worths-chance = { $percent } di probabilità
worths-effects-completes = fa 21
worths-effects-clears = scioglie il mazzo
worths-effects-busts = oltre 21

chart-title = L’andamento
chart-label = Risultato atteso dopo ogni passo, in CHF: all’inizio { $first }, al minimo { $least }, al massimo { $most }, alla fine { $last }.
chart-caption = Risultato atteso in CHF dopo ogni passo. Un clic porta al passo.
chart-mistake = errore
chart-turn = punto di svolta
chart-asTable = Come tabella
chart-number = Passo
chart-what = Cosa è successo
chart-change = Variazione
chart-worth = Atteso

again-button = Riprovare da qui
again-about = Come esercizio, con nuove carte.
again-replaces = La vostra partita di esercizio in corso verrà sostituita.
again-replace = Sostituire e iniziare
again-keep = Mantenere

toTraining = Gli errori di questa partita sono nell’allenamento.
openTraining = All’allenamento
verify = Verificare questa partita
dispute = Contestare questo gioco

# What a move is called; the same words for a move that was made and for a better one.
moves-place = posare sul mazzo { $n }
moves-placeCard = posare { $card } sul mazzo { $n }
moves-discard = scartare
moves-discardCard = scartare { $card }
moves-buy = acquistare una carta
moves-endGame = terminare il gioco
moves-endPlay = smettere e prendere la vincita
moves-endLadder = terminare High/Low
moves-highlow = giocare a High/Low
moves-higher = più alta
moves-lower = più bassa
moves-risk = Rischio con { $stake }

drawn-deal = Carta: { $card }
drawn-grant = { $n } carte gratuite
drawn-open = Carta scoperta: { $card }
drawn-hidden = Carta coperta: { $card }
drawn-right = giusto
drawn-wrong = sbagliato
drawn-equal = uguale, nuovo giro
drawn-expire = Le quattro ore sono trascorse
