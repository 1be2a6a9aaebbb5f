### The table of Big21.

stacks = Mazzi
stack = Mazzo { $n }
empty = vuoto
points = { $n } punti
soft = un asso vale 11
softMark = * Un asso di questo mazzo vale 11.
complete = completo
cleared = sciolto
bust = oltre 21
missing = ancora { $n }
completedBy = { $card } fa 21
fatal = Questa carta farebbe più di 21
card = La vostra carta
noCard = Nessun’altra carta
toCome = poi ancora { $n }
last = l’ultima
back = carta coperta
drag = Toccate un mazzo o trascinatevi la carta.
buyOrEnd = Acquistate una carta o terminate il gioco.
actions = Le vostre possibilità
discard = Scartare
discardWhat = Senza sostituzione.
buy = Acquistare una carta: { $price }
buyLeft =
    { $n ->
        [one] Ancora 1 acquisto possibile.
       *[other] Ancora { $n } acquisti possibili.
    }
buyNone = Nessun altro acquisto possibile.
buyLater = { $left } Solo dopo l’ultima carta.
buyRealised = Paga la vincita realizzata; ne restano { $left }.
buyShared = La vincita realizzata paga { $realised } e si esaurisce; il saldo paga { $balance }.
buyImpossible = Al momento non è possibile.
wayOut-deposit = Con { $missing } in più nel saldo l’acquisto è possibile.
wayOut-wait = L’acquisto è possibile dal { $from }.
wayOut-table = Se vi alzate dal tavolo, le fiche restituite non contano più; può bastare.
wayOut-tableFrom = Se vi alzate dal tavolo, le fiche restituite non contano più; dal { $from } può bastare.
wayOut-tableMoney = Quanto si trova al tavolo torna nel saldo quando vi alzate.
wayOut-open = Il gioco resta aperto fino alle { $until }.
wayOut-toMoney = Versare
wayOut-toTable = Andare al tavolo
wayOut-toLimits = Vedere i limiti
end = Terminare il gioco
endPays = Pagamento: { $amount }.
endPaysNothing = Nessun pagamento.
endGoesOn = Vincita { $amount }; poi scegliete.
prizePlan = Piano delle vincite, CHF
prizeNow = Ora { $amount }
stackCount = { $n } mazzi
current = raggiunto
stake = Puntata
riskStakeShort = Puntata Rischio
paidIn = Pagato
paidOut = Ricevuto
net = Risultato
realised = Vincita realizzata
what = Che cosa è successo

choice-title = La vostra vincita: { $prize }
choice-lead = Potete prenderla o rimetterla in gioco.
choice-take = Smettere e prendere { $total }
choice-highLow = High/Low
choice-highLowStake = Mettere in gioco { $prize }
choice-highLowWhat = Più alta o più bassa? Giusto: { $next }. Sbagliato: nulla.
choice-risk = Rischio

highLow-title = High/Low
highLow-question = La carta coperta è più alta o più bassa?
highLow-rule = Il 2 è la carta più bassa, l’asso la più alta. A parità di rango la previsione non conta. Sbagliato: la vincita è persa.
highLow-ladder = Scala, CHF
highLow-open = Carta scoperta
highLow-hidden = Carta coperta
highLow-higher = Più alta
highLow-lower = Più bassa
highLow-wins = Giusto: { $prize }
highLow-chance = { $n } di probabilità
highLow-stop = Terminare High/Low
highLow-stopWhat = Vi restano { $prize }.
highLow-before = Giro precedente
highLow-outcomes-right = giusto
highLow-outcomes-equal = uguale, non conta
highLow-outcomes-wrong = sbagliato

risk-lead = Un nuovo gioco con cinque mazzi; la puntata è presa dalla vincita. Ciò che non puntate vi appartiene.
risk-kept = Conservato
risk-staked = Puntato
risk-amount = Puntata Rischio in CHF
risk-slide = Scegliere la puntata Rischio
risk-bad = Serve un importo, per esempio 12.50.
risk-steps = La puntata è un multiplo di { $step }.
risk-tooMuch = { $stake } è troppo. { $limit }
risk-start = Rischio con { $stake }
risk-limits-whole_prize = Al massimo { $most }: l’intera vincita.
risk-limits-quarter = Al massimo { $most }: la quota ammessa della vincita.
risk-limits-stake_max = Al massimo { $most }: la puntata Rischio massima.
risk-limits-winnings_max = Al massimo { $most }: altrimenti la vincita totale potrebbe superare il massimo.

ask-fatalTitle = Così si supera 21
ask-fatal = { $card } sul mazzo { $n } ({ $points } punti): il gioco sarebbe subito perso.
ask-fatalGo = Posare comunque
ask-fatalStay = Non posare
ask-endTitle = Terminare ora il gioco?
ask-end =
    { $n ->
        [one] C’è ancora una carta da giocare. { $pays }
       *[other] Ci sono ancora { $n } carte da giocare. { $pays }
    }
ask-endGo = Terminare
ask-endStay = Continuare

over-title = La partita è terminata
over-won = Vinto: { $net }
over-ends-bust = Un mazzo ha più di 21 punti: il gioco è perso.
over-ends-too_few = Mazzi completi: { $n }.
over-ends-stopped = Avete smesso.
over-ends-wrong_guess = La previsione era sbagliata: la vincita è persa.
over-ends-cap = La vincita totale massima è raggiunta.
over-ends-expired = Le quattro ore sono trascorse. Vale il risultato di quel momento.

events-card_shown = Nuova carta: { $card }.
events-card_placed = { $card } sul mazzo { $stack }.
events-card_discarded = Carta scartata: { $card }.
events-aces_devalued = Un asso del mazzo { $stack } ora vale 1.
events-stack_completed = Il mazzo { $stack } è completo.
events-stack_cleared = Il mazzo { $stack } è sciolto e non conta più come completo.
events-free_cards_granted = Due mazzi sono completi: { $cards } carte gratuite.
events-ten_on_soft_21 = Nessuna carta gratuita per una carta che vale 10.
events-three_reached = Niente carte gratuite: tre mazzi sono già stati completi insieme.
events-card_sold = Carta acquistata per { $amount }.
events-high_low_started = High/Low comincia.
events-open_card_shown = Carta scoperta: { $card }.
events-hidden_card_shown = Carta coperta: { $card }.
events-prediction_right = Giusto.
events-prediction_not_counted = Stesso rango: non conta, nuovo giro.
events-prediction_wrong = Sbagliato.
events-prize_won = Vincita: { $amount }.
events-risk_started = Rischio comincia, puntata { $amount }.
events-realised = { $amount } sono realizzati e vi appartengono.
events-play_ended = La partita è terminata. Ricevuto: { $amount }.

keys-button = Tasti e impostazioni
keys-title = Tasti
keys-place = posare la carta su un mazzo, da 1 a 5
keys-discard = scartare la carta
keys-buy = acquistare una carta
keys-end = terminare il gioco
keys-highLow = High/Low: più alta, più bassa
keys-help = questa panoramica
keys-settings = Impostazioni
keys-fourColours = Quattro colori: quadri blu, fiori verdi
keys-on = Giocare con i tasti
keys-sounds = Suoni discreti

coach-best = migliore
coach-worth = valore { $n }
