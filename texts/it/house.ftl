### Why the house says no, and what a check can find wrong.
### Amounts are francs with two decimals and without CHF; times are as in 06.03.2026 13:00, in Zurich.
### What a message is for, and what its values are, is said in the German file.

## Opening an account and logging in

under_18 = Un conto può essere aperto solo a partire dai 18 anni.
bad_birth_date = Questa data di nascita non è possibile.
canton_not_served = Un conto richiede il domicilio in uno di questi Cantoni: { $cantons }.
identity_being_checked = I vostri dati sono in corso di verifica. Fino ad allora non potete né versare né giocare.
identity_refused = I vostri dati non hanno potuto essere confermati. Con questo conto non potete né versare né giocare.
nothing_to_correct = Questi dati sono già così: non c’è nulla da correggere.
no_identity_check = Su questo conto non c’è nulla da decidere.
login_taken = Questo nome utente è già in uso.
bad_login = Un nome utente ha da 3 a 32 caratteri: minuscole, cifre, punto, trattino e trattino basso.
bad_name = Servono nome e cognome, al massimo { $most } caratteri in tutto.
bad_password = Una password ha da { $least } a { $most } caratteri.
password_differs = Questa non è la vostra password attuale.
wrong_password = Nome utente o password non corretti.
common_password = Questa password viene provata spesso. Sceglietene un’altra: una frase breve si ricorda bene.
code_wrong = Nome utente o codice non corretti. Ogni codice vale una volta sola.
link_invalid = Questo link non è valido o non lo è più. Ogni link vale una volta e per poco tempo. Contattateci, per favore.
link_shown = Questo link è già stato mostrato una volta. Createne uno nuovo.
second_factor_needed = La password è corretta. Ora serve ancora il codice della vostra app o una passkey.
passkey_needed = La password è corretta. Ora serve ancora la vostra passkey.
app_code_wrong = Questo codice non è valido o è già stato usato. Prendete per favore il prossimo che l’app mostra.
too_many_codes = Troppi codici errati. Fino al { $until } non se ne verificano altri.
ceremony_over = È durato troppo o è già concluso. Ricominciate per favore.
app_is_on = I codici di un’app sono già attivi.
app_is_off = I codici di un’app non sono attivi.
passkey_refused = Non è stato possibile verificare questa passkey. Riprovate per favore o accedete in un altro modo.
passkey_known = Questa passkey è già registrata qui.
too_many_passkeys = Non più di { $most } passkey. Prima toglietene una, per favore.
bad_passkey_name = Una passkey ha bisogno di un nome di al massimo { $most } caratteri.
no_passkey = Il vostro conto non ha una passkey del genere.
no_account = Questo conto non esiste.

## What is needed before the first play

rules_not_accepted = Prima della prima partita bisogna accettare le regole del gioco { $rules }.
rules_not_in_force = Sono in vigore le regole del gioco { $rules }.
limits_not_set = Prima della prima partita bisogna fissare i limiti di perdita netta su 1, 7 e 30 giorni.

## Limits

limit_too_high = Questo limite può essere al massimo di CHF { $most }.
limit_needed = Un limite di perdita netta può essere ridotto o aumentato, ma non soppresso.
loss_limit_reached = { $days ->
    [one] Del limite di perdita netta di CHF { $limit } su un giorno restano CHF { $left }; di più dal { $more_from }.
   *[other] Del limite di perdita netta di CHF { $limit } su { $days } giorni restano CHF { $left }; di più dal { $more_from }.
 }
loss_limit_too_low = { $days ->
    [one] Del limite di perdita netta di CHF { $limit } su un giorno restano solo CHF { $left }.
   *[other] Del limite di perdita netta di CHF { $limit } su { $days } giorni restano solo CHF { $left }.
 }
loss_limit_chips = { $days ->
    [one] Del limite di perdita netta di CHF { $limit } su un giorno restano CHF { $left }. Le fiche per CHF { $chips } a un tavolo contano finché non vi alzate.
   *[other] Del limite di perdita netta di CHF { $limit } su { $days } giorni restano CHF { $left }. Le fiche per CHF { $chips } a un tavolo contano finché non vi alzate.
 }
loss_limit_chips_or_later = { $days ->
    [one] Del limite di perdita netta di CHF { $limit } su un giorno restano CHF { $left }. Le fiche per CHF { $chips } a un tavolo contano finché non vi alzate; altrimenti di più dal { $more_from }.
   *[other] Del limite di perdita netta di CHF { $limit } su { $days } giorni restano CHF { $left }. Le fiche per CHF { $chips } a un tavolo contano finché non vi alzate; altrimenti di più dal { $more_from }.
 }
deposit_limit_reached = Del limite di versamento di CHF { $limit } su { $days } giorni restano CHF { $left }; di più dal { $more_from }.
deposit_limit_too_low = Del limite di versamento di CHF { $limit } su { $days } giorni restano solo CHF { $left }.
daily_plays_reached = Sono possibili al massimo { $most } partite al giorno; la prossima dal { $more_from }.

## Who may not play

self_blocked = Il conto è bloccato su vostra richiesta fino al { $until }.
bad_block = Un blocco dura da { $least } a { $most } giorni.
account_closed = Il conto è chiuso dal { $since }.
account_open = Il conto è ancora aperto. Prima deve essere chiuso.
data_kept = I dati personali sono conservati finché il conto è escluso, bloccato o in fase di verifica, o un caso di protezione di chi gioca è aperto.
data_kept_until = I dati personali devono essere conservati fino al { $until }.
retention_too_long = I dati personali sono conservati al massimo per { $most } anni dopo l’anno della chiusura, come promettono le condizioni, non per { $years }: VENTUNO_RETENTION_YEARS e --years vanno da 0 a { $most }.
person_erased = I dati personali sono stati cancellati il { $since }.
bad_email = Questo non è un indirizzo e-mail.
email_code_wrong = Questo codice è sbagliato o non è più valido.
no_email = Questa casa non invia e-mail.
chips_at_table = A un tavolo ci sono ancora fiche per CHF { $chips }; prima bisogna lasciarlo.
dispute_open = Il reclamo { $number } non è ancora deciso. Dopo la decisione il conto può essere chiuso.
excluded = Il conto è escluso dal gioco.
blocked = Questo gioco è bloccato per il vostro conto. Il motivo si trova nei vostri messaggi.
blocked_until = Questo gioco è bloccato per il vostro conto fino al { $until }. Il motivo si trova nei vostri messaggi.
not_blocked = Questo conto non è bloccato dalla casa.
block_in_the_past = Un blocco termina nel futuro.

## Money

bad_amount = Un importo va da CHF 0.01 a { $most }, con al massimo due decimali.
balance_too_low = Il saldo non basta: disponibili CHF { $balance }, necessari CHF { $needed }.
no_rate = Per { $currency } non è esposto alcun corso di cambio.
bad_rate = Un corso è un numero da { $least } a { $most } con al massimo quattro decimali, e il corso d’acquisto non supera quello di vendita.
rate_jumps = Questo corso si scosta di oltre il { $percent } % dall’ultimo ({ $currency }: acquisto { $buys }, vendita { $sells }). Se è giusto, va confermato.
rate_changed = Il corso per { $currency } è ora { $rate }, non più { $seen }. Non è stato registrato nulla.
reason_needed = Serve una motivazione di al massimo { $most } caratteri.
bad_adjustment = Una correzione va da un conto a un altro, mai da o verso quello di una partita; su { $account } ci sono CHF { $balance }.

## Plays

play_running = La partita { $play } è in corso fino al { $until }; prima bisogna terminarla.
no_play = Questa partita non esiste in questo conto.
offer_withdrawn = Il valore iniziale di questa offerta potrebbe essere noto: l’offerta è stata ritirata e non è stato pagato nulla. Iniziate di nuovo la partita.
play_restored = Questa partita era in corso quando la casa è stata ripristinata: non si distribuiscono più carte. Potete terminarla; altrimenti ciò che è acquisito sarà pagato il { $until }.
not_started = Questa partita è stata proposta, ma non è ancora iniziata.
not_over = La partita è ancora in corso; il suo valore iniziale viene rivelato solo alla fine.
not_expired = Le quattro ore non sono ancora trascorse: la partita è in corso fino al { $until }.
expired = Le quattro ore sono trascorse: la partita è terminata, sono stati accreditati CHF { $paid_out }.
stale = La partita è già più avanti: mossa { $sequence }, non { $asked }. Non è stato modificato nulla.
not_your_move = «{ $move }» non è una mossa di chi gioca.
bad_client_seed = Il valore iniziale personale ha da 1 a { $most } caratteri stampabili.

## Requests

key_conflict = Questa chiave appartiene già a un’altra richiesta. Non è stato modificato nulla.
bad_key = Una chiave ha da 1 a { $most } caratteri ASCII stampabili.
clock_went_back = L’orologio del server è indietro: l’ultima registrazione è del { $last }. Non è stato modificato nulla.
bad_text = Questo testo contiene caratteri che non esistono.

## Publishing rules and laws of chance

notice_too_short = Ciò che vincola i partecipanti è annunciato almeno { $days } giorni prima.
effective_too_soon = Una legge di probabilità è annunciata almeno { $days } giorni prima. Se con quella attuale non si deve più giocare, chiudete il gioco.
effective_too_late = Si pubblica al massimo { $years } anni prima, con un momento e il suo fuso orario.
rules_published_already = Le regole del gioco { $rules } sono già pubblicate.
law_in_force = La legge di probabilità { $law } è già pubblicata.
law_not_in_force = È in vigore la legge di probabilità con l’impronta { $law }.
changes_not_in_all_languages = Servono le modifiche essenziali in tedesco, francese, italiano e inglese, al massimo { $most } caratteri per lingua.

## The house and its staff

founded_already = Questa casa esiste già.
not_founded = Questa casa non è ancora fondata.
operators_only = Può farlo solo il gestore.
bad_staff_name = Un nome del personale ha da 2 a 32 caratteri: minuscole, cifre, punto, trattino o trattino basso.
not_your_office = Questo non rientra nei vostri compiti (ruolo: { $role }).
no_staff = Nessuno del personale si chiama così.
staff_known = Qualcuno del personale si chiama già così.
last_operator = La casa ha bisogno di almeno un gestore.
wrong_credentials = Nome, password o codice non sono corretti. Ogni codice vale una volta sola.
no_proposal = Questa proposta non è aperta. Forse è già stata decisa; scade dopo { $days } giorni.
not_alone = Quattro occhi: chi ha proposto qualcosa non ne decide. Una delle due persone deve essersi collegata alla console.
not_your_proposal = Solo chi ha fatto una proposta la ritira.
too_many_proposals = Ci sono già { $most } proposte aperte. Decidete prima di una di esse.
words_gone = Ciò che il giocatore deve leggere non c’è più, o non è più lo stesso. Rifate la proposta.
enrolment_invalid = Questo link non vale, o non vale più. Vale 24 ore e una volta. Se è richiesto un codice, ci vuole quello giusto.
factor_missing = Scegliete un’app, una passkey o entrambe.
no_open_alert = Non c’è alcun allarme { $alert } aperto. Forse ha già ricevuto una risposta.
bad_message = Un messaggio ha da 1 a { $most } caratteri.

## Games that are closed

game_closed = Questo gioco è chiuso dal { $since }. Ciò che è in corso può essere terminato; il saldo è vostro.
closed_already = È già chiuso.
not_closed = Non è chiuso.

## What a check can find wrong with a play

not_an_export = Questo file non è una partita esportata.
not_finished = La partita non è terminata.
commitment_broken = Il valore iniziale del server non corrisponde al suo impegno.
commitment_differs = Prima della posta è stato mostrato l’impegno { $shown }; il file ha { $found }: non è della partita offerta.
client_seed_differs = Il suo valore iniziale era «{ $given }», il file ha «{ $found }»: ne risultano altre carte.
nothing_committed = Non c’è stato alcun impegno su questo valore iniziale prima della puntata.
law_wrong = La legge di probabilità non è quella della partita.
draw_wrong = I valori iniziali danno «{ $due }», non «{ $found }».
card_missing = Alla fine manca una carta che doveva ancora essere estratta.
expired_early = Le quattro ore non erano trascorse.
terms_wrong = La puntata, le regole del gioco, la legge di probabilità o l’ora non sono quelle registrate.
not_in_force = La partita è iniziata con regole del gioco o una legge di probabilità che non erano in vigore.

## What a check can find wrong with the books

money_wrong = Gli importi contabilizzati non risultano dalla partita: registrazione { $entry }.
chain_broken = La catena del giornale si spezza alla registrazione { $entry }.
account_wrong = Il conto non corrisponde a quanto risulta dal suo giornale.
person_missing = I dati personali mancano, e nessuna registrazione dice che sono stati cancellati.
person_still_known = Secondo il giornale i dati personali sono stati cancellati, ma ci sono ancora.
words_wrong = Ciò che è stato scritto non è ciò di cui parla il giornale.
plays_wrong = Partite secondo il giornale: { $known }, salvate: { $kept }.
seal_broken = Il sigillo { $seal } non corrisponde al libro { $book }.
not_allowed = Ciò che attesta la registrazione { $entry } non sarebbe stato permesso da limiti, blocchi o termini.
no_authority = La registrazione { $entry } è di { $actor }. Questa persona allora non ne aveva la facoltà.
not_approved = Ciò che attesta la registrazione { $entry } doveva essere approvato da una seconda persona, o chi l’ha approvato non poteva farlo.
reads_wrong = Nel registro delle consultazioni la registrazione { $entry } è sbagliata o manca.
cannot_be_read = Non si lascia leggere ({ $problem }).
database_damaged = La banca dati è danneggiata: { $problem }
schema_missing = Nella banca dati manca qualcosa: { $kind } { $name }.
schema_altered = Qualcosa nella banca dati non è come lo crea questo programma: { $kind } { $name }.
schema_added = Nella banca dati c’è qualcosa che questo programma non crea: { $kind } { $name }.
owner_wrong = Nella banca dati { $name } appartiene a { $owner }, tutto il resto a { $due }.
person_changed = I dati personali o il nome utente non sono quelli la cui impronta è nel giornale.
credentials_wrong = La password o il secondo fattore di { $name } è cambiato o manca senza che una registrazione lo dica.
no_log_in = La registrazione { $entry } è di { $actor }, ma secondo il giornale questa persona allora non era collegata.
reference_twice = La registrazione { $entry } è lo stesso pagamento della registrazione { $first }: entrambe hanno lo stesso riferimento.
register_wrong = Il registro { $register } dice altro rispetto al giornale.

## What a check can find wrong with the public log

log_ahead = Il registro pubblico conosce il sigillo { $published }, la banca dati finisce al sigillo { $known }: la banca dati è stata riportata indietro, oppure mancano sigilli.
log_differs = La voce { $entry } del registro pubblico dice altro rispetto alla banca dati.
log_foreign = { $where } è il registro pubblico di un’altra casa: { $origin }.
log_forged = Lo stato del registro pubblico in { $where } non è firmato da questa casa.
log_damaged = Nel registro pubblico in { $where }, { $file } manca o non corrisponde allo stato firmato.
log_short = Il registro pubblico in { $where } ha { $found } voci; ne erano state pubblicate { $published }.
log_unreachable = Il registro pubblico in { $where } non è raggiungibile: { $problem }.
log_key_missing = La chiave che firma il registro pubblico manca nel file delle chiavi della casa.
log_missing = In { $where } non c’è alcun registro pubblico.
log_rewritten = Il registro pubblico aveva { $before } voci e ora ne ha { $now }, ma il nuovo non continua il vecchio.
not_witnessed = { $witness } non ha controfirmato questo stato del registro pubblico.
bad_log_key = Questa non è una chiave pubblica di un registro o di un testimone: { $key }.
seal_not_logged = Questo sigillo non figura nel registro pubblico.

## What a check can find wrong with a table

players_seeds_wrong = I valori iniziali dei giocatori non sono quelli giunti con le loro puntate.
bets_wrong = Le puntate o il Button non sono quelli registrati: registrazione { $entry }.
decision_wrong = Una decisione non è quella registrata: registrazione { $entry }.
chips_wrong = Le fiche tra il conto { $player } e il tavolo { $table } non coincidono nei due libri.
bettors_wrong = Il registro di chi ha puntato in quale partita a questo tavolo non è quello che risulta dal giornale.
table_not_allowed = Ciò che attesta la registrazione { $entry } non sarebbe stato permesso dalle regole del tavolo.

## Questions and disputes

bad_question = Una richiesta ha un oggetto di al massimo { $subject } caratteri e un testo di al massimo { $text } caratteri.
no_question = Questa richiesta non esiste.
bad_reach = Indichi un indirizzo e-mail o un numero di telefono per la risposta, per favore.
guest_answered = A questa richiesta è già stata data una risposta, alla registrazione { $entry } della casa.
no_open_dispute = Non è un reclamo sul quale resta da decidere.
too_many_questions =
    { $most ->
        [one] { $most } richiesta aspetta ancora una risposta. Attendetela, per favore.
       *[other] { $most } richieste aspettano ancora una risposta. Attendetele, per favore.
    }
not_your_game = Potete contestare solo le vostre partite e le partite al tavolo nelle quali avevate una puntata.
bad_criteria = Questi criteri non possono essere letti: { $problem }
no_case = Questo caso non esiste.
case_not_open = Questo caso è chiuso.
case_is_open = Per questo conto è già aperto un caso: numero { $number }.
bad_measure = Questa misura non è possibile così. Una pausa dura da 1 a { $days } giorni. Un limite richiede un importo e da 1 a { $days } giorni, e non può superare quello in vigore.
house_limit = Per proteggervi, la casa ha fissato questo limite a CHF { $most } al massimo fino al { $until }.
