### Around the tables of Black Jack Challenge: the list of them, opening one, sitting down, looking back.

title = Tavoli
game = Black Jack Challenge
lead = Da due a sette giocatori si contendono il pot: due carte proprie, due comuni da acquistare, Casino War in caso di parità.
practise = Esercitarsi con i bot
rules = Regole
none = Al momento nessun tavolo è aperto. Al tavolo di esercizio si gioca subito, oppure apritene uno vostro.
list = Tavoli aperti
seats =
    { $taken ->
        [one] { $taken } box occupato su { $boxes }
       *[other] { $taken } box occupati su { $boxes }
    }
private = Privato, su invito
playing = Partita in corso
yours = Siete seduti qui
toTable = Al tavolo
back = Tornare al tavolo

open-title = Aprire un tavolo
open-name = Nome del tavolo
open-boxes = Box
open-ante = Ante, CHF
open-fixed = fissa
open-ranged = da … a …
open-bonus = Puntate bonus, CHF
open-least = almeno
open-most = al massimo
open-private = Privato: solo chi ha il link d’invito trova il tavolo
open-submit = Aprire il tavolo
open-login = Per aprire un tavolo, accedete.
open-logIn = Accedere
open-amount = Inserite importi come 5 o 2.50.

sit-title = Prendere posto
sit-bring = Aggiungere fiche
sit-box = Box
sit-chips = Fiche, CHF
sit-practiceChips = Fiche di esercizio
sit-source = Da dove vengono le fiche
sit-fromBalance = Dal saldo ({ $balance })
sit-payNow = Versare adesso
sit-paid = Importo
sit-currency = Valuta
sit-range = Da { $least } a { $most }.
sit-rangeMeaning = Avrete poi almeno quanto può costare una partita, e al massimo quanto consentono le regole dei tavoli.
sit-gets = Ricevete fiche per { $chips }.
sit-keeps = { $rest } restano nel saldo.
sit-noRoom = Avete già tante fiche quante se ne possono portare a questo tavolo.
sit-back = Il resto torna sul vostro conto quando vi alzate.
sit-name = Il vostro nome al tavolo
sit-nameNote = Gli altri vedono solo questo nome.

# $box: a number
sit-guest = Ospite { $box }

sit-submit = Prendere posto
sit-submitBring = Aggiungere
sit-cancel = Annullare

history-title = Partite giocate
history-none = A questo tavolo nessuna partita è ancora finita.
history-game = Partita
history-winner = Pot a
history-void = annullata
history-war = War
history-pot = Pot CHF
history-own = Il vostro risultato CHF
history-look = Rivedere la partita { $n }
history-more = Partite precedenti
history-dispute = Contestare

replay-mark = Replay
replay-title = Partita { $n }, giocata il { $moment }
replay-step = Passo { $n } di { $all }
replay-first = Inizio
replay-back = Indietro
replay-next = Avanti
replay-last = Fine
replay-verify = Verificare questa partita
replay-dispute = Contestare questa partita
replay-file = Prova come file
replay-close = Chiudere il replay
