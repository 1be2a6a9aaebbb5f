### The frame of all pages: top line, foot, errors.

skip = Andare al contenuto
playMoney = Denaro fittizio
menu = Menu
navigation = Pagine
lobby = Inizio
practice = Esercitarsi
play = Giocare
challenge = Challenge
rules = Regole
challengeRules = Regole del Challenge
documents = Documenti
account = Conto
unread =
    { $n ->
        [one] { $n } messaggio non letto
       *[other] { $n } messaggi non letti
    }
logIn = Accedere
logOut = Uscire
language = Lingua
theme = Aspetto

themes-system = sistema
themes-light = chiaro
themes-dark = scuro

session = La vostra sessione
balance = Saldo CHF
time = Sessione
result = Risultato CHF
fairness = Correttezza
verify = Verificare una partita
training = Allenamento
help = Aiuto e limiti
contact = Contatto
footer = Informazioni e aiuto
adults = Dai 18 anni
noPayout = Si gioca con denaro fittizio, senza valore reale.
independent = Progetto indipendente, non legato a Swisslos.
unreachable = Il server non risponde. Riprovate tra un momento.
again = Riprovare
loading = Caricamento
missing = Questa pagina non esiste
toLobby = Alla pagina iniziale
close = Chiudere
lastLogIn = Il vostro ultimo accesso risale al { $at }.

reality-title = Un momento di pausa
reality-time = La vostra sessione dura da { $time }.
reality-result = Risultato di questa sessione: { $result }.
reality-running = Una partita in corso resta valida anche se uscite. Termina da sola quattro ore dopo l’inizio.
reality-every = Ricordare di nuovo dopo
reality-setting = Ricordare tempo e risultato ogni
reality-minutes = { $n } minuti
reality-goOn = Continuare
