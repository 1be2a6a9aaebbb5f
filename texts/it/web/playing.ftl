### The table of Big21 for money.

title = Giocare
missing = Da fare prima di giocare
needsLogin = Per giocare vi serve un conto. Potete esercitarvi anche senza.
loggedOut = La vostra sessione è terminata. Una partita in corso riprende da dove era rimasta appena accedete di nuovo.
logIn = Accedere
register = Aprire un conto
practise = Esercitarsi ora
needsRules = Leggere e accettare le regole del gioco del { $rules }.
toRules = Alle regole
accept = Accettare le regole
needsLimits = Fissare i limiti di perdita netta su 1, 7 e 30 giorni.
toLimits = Ai limiti
needsMoney = Versare almeno { $least } (denaro fittizio).
toMoney = Al saldo
blocked = Avete chiesto un blocco fino al { $until }. Termina da solo.
excluded = Il vostro conto è escluso dal gioco.
closed = Il vostro conto è chiuso dal { $since }.
toHelp = Aiuto e consulenza
dayFull = Oggi avete giocato { $n } partite; è il massimo per un giorno.
stake = Puntata, CHF
start = Puntare { $stake } e cominciare
balanceAfter = Saldo dopo la puntata: { $amount }.
today =
    { $n ->
        [one] Oggi avete giocato una partita su { $most }.
       *[other] Oggi avete giocato { $n } partite su { $most }.
    }
fair = Come vengono determinate le carte
fairWhat = Con questa impronta la casa si è impegnata sul suo valore iniziale. Insieme al vostro, esso determina tutte le carte; dopo la partita potete verificarlo.
howFair = Come funziona
commitment = Impronta della casa
seed = Il vostro valore iniziale
seedWhat = Scelto a caso. Potete cambiarlo.
anotherSeed = Sceglierne un altro
play = Partita
law = Legge di probabilità
rules = Regole
expires = Fino alle { $clock }, ancora { $left }.
details = Dettagli della partita
resumed = La vostra partita riprende da dove eravate rimasti.
lost = Connessione interrotta. Nuovo tentativo in corso; la vostra mossa conta una sola volta.
found = La connessione è ristabilita.
stale = Questa partita è proseguita in un’altra finestra. Ecco lo stato attuale.
again = Nuova partita
review = Rivedere questa partita
verify = Verificare le carte
dispute = Contestare questo gioco
