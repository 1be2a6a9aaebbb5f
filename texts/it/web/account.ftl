### One's own account: overview, money, statement, limits, block, messages, history, data, preferences.

title = Il vostro conto
guest = Per questo occorre accedere.
closed = Questo conto è chiuso dal { $since }. Potete ancora leggere l’estratto, le partite e i dati.

pages-label = Sezioni del conto
pages-overview = Panoramica
pages-money = Denaro fittizio
pages-statement = Estratto conto
pages-history = Partite
pages-limits = Limiti
pages-block = Blocco volontario
pages-messages = Messaggi
pages-access = Accesso
pages-data = Dati
pages-preferences = Impostazioni

saved = Salvato.
sending = Invio in corso
unfilled = Compilate questo campo: { $field }.
more = Mostrare altro
amount = Importo in CHF
badAmount = Inserite un importo, per esempio 20 o 12.50.

overview-balance = Saldo (denaro fittizio)
overview-login = Nome utente
overview-opened = Conto dal
overview-session = Questa sessione
overview-result = Risultato della sessione
overview-seated = Fiche a un tavolo
overview-today = Partite oggi
overview-of = { $n } di { $most }
overview-accepted = Regole accettate
overview-acceptedTerms = Condizioni accettate
overview-acceptedAt = { $version }, accettate il { $at }
overview-byAnnouncement = tramite annuncio
overview-inForce = In vigore
overview-inForceBoth = regole { $rules }, condizioni { $terms }
overview-ahead = Annunciato
overview-aheadOne = { $name } dal { $date }
overview-documents = Leggere e salvare i documenti
overview-notYet = non ancora
overview-running = Una partita è in corso
overview-runningText = Termina da sola al più tardi il { $end } (tra { $left }) e paga allora quanto è stato vinto.
overview-goOn = Continuare la partita
overview-setUp = Prima della prima partita resta da accettare regole e condizioni o da fissare i limiti.
overview-toSetUp = Completare
overview-blocked = { $game }: blocco su vostra richiesta fino al { $until }.
overview-held = { $game }: bloccato dalla casa. Il motivo si trova nei vostri messaggi.
overview-heldUntil = { $game }: bloccato dalla casa fino al { $until }. Il motivo si trova nei vostri messaggi.
overview-excluded = Questo conto è escluso dal gioco. Potete prelevare il saldo in ogni momento.
overview-unread =
    { $n ->
        [one] Un messaggio non letto
       *[other] { $n } messaggi non letti
    }
overview-help = Aiuto, limiti e consulenza

games-big21 = Big21
games-challenge = Black Jack Challenge

money-lead = Il denaro fittizio non costa nulla e non vale nulla. Versamenti e prelievi sono comunque registrati come se fosse denaro vero.
money-deposit = Versare
money-withdraw = Prelevare
money-depositSubmit = Versare denaro fittizio
money-withdrawSubmit = Prelevare denaro fittizio
money-currency = Valuta
money-amountIn = Importo
money-amountFrancs = Importo in CHF
money-rates = Corsi esposti: CHF per un’unità.
money-buys = Versamento
money-sells = Prelievo
money-rate = Corso: 1 { $currency } = CHF { $rate }
money-gets = Ricevete { $amount }.
money-deposited = Versato. Saldo attuale: { $balance }.
money-withdrawn = Prelevato. Saldo attuale: { $balance }.
money-all = Tutto il saldo
money-limit = Il vostro limite di versamento consente ancora { $left } su 30 giorni.
money-toPlay = Torna alla partita in corso

statement-since = Dal { $date }, { $days } giorni
statement-deposits = Versamenti
statement-withdrawals = Prelievi
statement-net = Versamenti netti
statement-stakes = Puntate e carte
statement-prizes = Vincite
statement-tables = Tavoli (reso meno portato)
statement-atTables = Fiche ora ai tavoli
statement-result = Risultato delle partite
statement-sums = Totali in CHF
statement-lines = Movimenti
statement-when = Quando
statement-what = Che cosa
statement-amount = CHF
statement-balance = Saldo
statement-play = Partita
statement-note = Nota
statement-foreign = { $amount } al corso di { $rate }
statement-none = Nessun movimento in questo periodo.
statement-csv = Scaricare in CSV
statement-file = ventuno-estratto-conto

limits-lead = La perdita netta corrisponde a puntate e acquisti di carte meno le vincite. Anche le fiche a un tavolo contano, finché non tornano. I giorni sono giorni civili, secondo l’ora di Zurigo; oggi è compreso. Una vincita conta appena è accreditata o realizzata nella partita.
limits-rule = Un limite più basso vale subito. Uno più alto vale solo 72 ore dopo; fino ad allora resta il precedente.
limits-used = { $used } di { $amount } utilizzati, restano { $left }
limits-unset = Non ancora fissato
limits-unlimited = Senza limite. Versato in 30 giorni: { $used }
limits-pending = Nuovo limite di { $amount } dal { $at }.
limits-pendingNone = Il limite è soppresso dal { $at }.
limits-change = Nuovo limite in CHF
limits-save = Modificare il limite
limits-set = Fissare il limite
limits-most = Al massimo CHF { $most }.
limits-cap = Per proteggervi, la casa ha ridotto questo limite: al massimo { $most } fino al { $until }. Potete ridurlo ancora in ogni momento.
limits-tooHigh = Non è possibile: per proteggervi, la casa ammette al massimo { $most } fino al { $until }.
limits-first = Vale subito.
limits-lower = Più basso di prima: vale subito.
limits-same = Uguale all’attuale.
limits-higher = Più alto di prima: vale solo dopo 72 ore, dal { $at }.
limits-remove = Sopprimere il limite di versamento
limits-toBlock = Se i limiti non bastano, potete bloccarvi da soli.

watched-title = Che cosa osserviamo per proteggervi
watched-what = Ogni tanto guardiamo se qualcuno sta perdendo il controllo del gioco. Guardiamo perciò il vostro comportamento: versamenti e prelievi, puntate, perdite di una sessione, limiti, durata e ora. Quanto giocate bene e quanta fortuna avete non conta mai.
watched-follows = Se qualcosa ci colpisce, lo valuta una persona. Può scrivervi, ridurre un limite, bloccare il conto per qualche tempo o escluderlo dal gioco. Ricevete ogni volta un messaggio, e il saldo resta prelevabile.
watched-talk = Volete parlarne o non siete d’accordo? Rivolgetevi a noi o a una consulenza indipendente:
watched-contact = Contatto
watched-help = Aiuto e consulenza

block-lead = Un blocco volontario impedisce nuove partite per un periodo da 1 a { $most } giorni. Né voi né la casa potete revocarlo prima.
block-stays = Potete finire una partita in corso, ma non acquistare carte, nemmeno con vincite realizzate. I prelievi restano sempre possibili.
block-none = Al momento non c’è alcun blocco.
block-days = Durata in giorni
block-daysHint = da 1 a { $most }
block-which = Per quali giochi
block-all = Tutti i giochi
block-next = Continuare
block-badDays = Inserite un numero intero da 1 a { $most }.
block-confirm = Confermare il blocco
block-summary = { $game }: blocco fino al { $until }.
block-understood = Capisco che questo blocco non può essere annullato.
block-tick = Per prima cosa confermate di aver capito.
block-submit = Bloccare ora
block-cancel = Annullare
block-done = Il blocco è in vigore.

messages-none = Nessun messaggio.
messages-unread = nuovo
messages-markRead = Segnare tutto come letto
messages-marked = Tutto letto.

history-none = Ancora nessuna partita.
history-first = Alla prima partita
history-stake = Puntata
history-paidIn = Pagato
history-paidOut = Ricevuto
history-complete =
    { $n ->
        [one] { $n } mazzo completo
       *[other] { $n } mazzi completi
    }
history-running = in corso fino al { $end }
history-goOn = Continuare
history-review = Rivedere
history-verify = Verificare
history-dispute = Contestare
history-of = Partita del { $date }
history-which = Quale gioco
history-noGame = Nessuna partita a un tavolo è ancora finita.
history-toTables = Ai tavoli
history-ante = Ante
history-cards = Carte comuni
history-bonus = Puntate bonus
history-at = Tavolo «{ $table }», partita { $n }, box { $box }
history-won = pot vinto
history-lost = pot non vinto
history-void = annullata, tutte le puntate restituite
history-war = decisa dal Casino War
history-replay = Replay

access-change = Cambiare la password
access-changeText = Vi serve la password attuale. Dopo sarete disconnessi ovunque altrove.
access-changeSubmit = Cambiare la password
access-current = Password attuale
access-next = Nuova password
access-changed = La password è cambiata. Siete disconnessi ovunque altrove.
access-sessions = Dove siete connessi
access-since = dal { $since }, al più tardi fino al { $until }
access-seen = ultimo utilizzo il { $at }
access-unknown = Dispositivo sconosciuto
access-here = qui
access-only = Siete connessi solo qui.
access-endOthers = Disconnettersi ovunque altrove
access-before = Prima di questo, il vostro ultimo accesso risale al { $at }.
access-first = È il primo accesso di cui siamo a conoscenza.
access-codes = Codici di recupero
access-codesText = Con un codice impostate una nuova password se l’avete dimenticata. Ogni codice vale una volta.
access-codesNone = Non avete ancora codici. Createne: senza codice dobbiamo verificare la vostra identità.
access-codesLeft = Codici ancora validi: { $n }. Creati il { $at }.
access-codesSubmit = Creare nuovi codici
access-codesVoid = I vecchi codici in seguito non valgono più.

data-export = Tutti i dati di questo conto
data-exportText = Un file JSON con i vostri dati personali, il giornale completo e tutte le partite, comprese quelle ai tavoli una volta finite. Il valore iniziale di una partita in corso non è incluso. Dice anche quando il personale ha consultato i vostri dati: ogni consultazione è registrata.
data-download = Scaricare
data-language = Lingua
data-languageText = È la lingua dei vostri messaggi e di queste pagine.
data-languageSubmit = Cambiare lingua
data-kept = Che cosa viene conservato
data-keptText = Il giornale di un conto non viene mai modificato né cancellato: solo così ogni partita resta verificabile. Nome, data di nascita, cantone, indirizzo e-mail, password e ciò che è stato scritto non vi figurano: sono conservati a parte, la password solo come impronta.
data-keptBrowser = Le partite di esercizio e le impostazioni si trovano solo in questo browser.

closing-title = Chiudere il conto
closing-balance = Il vostro saldo di { $balance } viene pagato. In seguito il conto non accetta più né versamenti né puntate.
closing-kept = Limiti, blocchi, partite e giornale restano conservati, come vuole la legge. Potete ancora accedere e leggere tutto.
closing-final = Un conto chiuso non viene riaperto. Se un nuovo conto somiglia a questo, si può usare per giocare solo dopo che abbiamo verificato i dati.
closing-submit = Chiudere il conto
closing-ask = Chiudere il conto ora?
closing-askText = Vengono pagati { $balance }. Non si può annullare.
closing-go = Chiudere definitivamente
closing-stay = Tenere il conto

preferences-lead = Queste impostazioni valgono subito, ma solo in questo browser.
preferences-fourColours = Carte in quattro colori
preferences-fourColoursHint = Quadri in blu e fiori in verde. I semi non hanno effetto sul gioco.
preferences-sounds = Suoni
preferences-soundsHint = Suoni discreti quando si posa una carta; niente fanfare.
preferences-reality = Ricordare durata e risultato
preferences-every = ogni { $n } minuti

limitKinds-loss_1_day = Perdita netta, un giorno
limitKinds-loss_7_days = Perdita netta, 7 giorni
limitKinds-loss_30_days = Perdita netta, 30 giorni
limitKinds-deposit_30_days = Versamenti, 30 giorni

movements-deposited = Versamento
movements-withdrawn = Prelievo
movements-play_started = Puntata
movements-card_bought = Carta acquistata
movements-play_paid = Partita terminata
movements-chips_brought = Fiche a un tavolo
movements-chips_returned = Fiche tornate dal tavolo
movements-adjusted = Correzione
