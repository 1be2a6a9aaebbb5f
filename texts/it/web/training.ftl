### The training page.

title = Allenamento
lead = Posizioni tratte dalle vostre partite, in cui c’era una mossa migliore. Dopo due risposte giuste di seguito una posizione è considerata imparata.
kept = Le vostre posizioni restano in questo browser.
due =
    { $n ->
        [one] C’è una posizione da ripassare.
       *[other] Ci sono { $n } posizioni da ripassare.
    }
learned =
    { $n ->
        [one] Una posizione è imparata.
       *[other] { $n } posizioni sono imparate.
    }
gathering = Ricerca di errori nelle vostre ultime partite di esercizio.

empty-title = Ancora nessuna posizione
empty-text = Portate a termine una partita di esercizio. Ogni decisione che regala almeno un centesimo della puntata diventa un esercizio. Le partite del vostro conto si aggiungono quando ne aprite l’analisi.
empty-practise = Prima esercitarsi

allLearned-title = Tutto imparato
allLearned-text = Nuovi esercizi arriveranno con nuove partite.

question = Che cosa giocate qui?
from = Trovata il { $date }

answer-right = Giusto: { $move }.
answer-near = Bene: { $move }. La differenza con la mossa migliore è inferiore a un centesimo della puntata.
answer-wrong = Avete scelto: { $move }. Questo costa { $amount }. Meglio: { $better }.
answer-once = Una risposta giusta. Ancora una, e la posizione è imparata.
answer-learned = Questa posizione è imparata.
answer-then = Nella partita avevate scelto: { $move }.

next = Posizione successiva
playOn = Continuare da qui
skip = Saltare
remove = Rimuovere la posizione
broken = Questa posizione non può più essere mostrata: { $reason }

progress-title = I vostri progressi
progress-average = Regalato per decisione, in % della puntata
progress-learned = Posizioni imparate
progress-label = { $what }, per giorno. Ultimo valore, il { $date }: { $value }.
progress-day = Giorno
progress-decisions = Decisioni
progress-perDecision = Regalato in media
progress-answered = Risposte giuste
progress-learnedToday = Imparate
progress-none = Quando ci saranno partite analizzate, qui si vedrà quanto regalate per decisione.
