### What the server itself refuses, before the house is asked; and what the page says before its scripts run.
### What a message is for, and what its values are, is said in the German file.

## Who asks

not_logged_in = Occorre aver effettuato l’accesso. Dopo l’accesso, una partita in corso riprende da dov’era.
password_needed = Siete stati assenti per un po’. Inserite ancora una volta la vostra password; poi si continua da dove eravate.
passkeys_off = Le passkey non sono configurate qui.
no_console_session = Occorre aver effettuato l’accesso alla console. Una sessione termina poco dopo l’ultima richiesta.
fresh_code_needed = Per questo serve un nuovo codice del vostro secondo fattore. Vale { $minutes } minuti.
search_too_wide = Cercate il nome utente, il numero di conto, una partita, o nome e cognome con la data di nascita (AAAA-MM-GG).
wrong_token = Questa richiesta non proviene da una pagina attuale di questa casa. Ricaricate la pagina.
too_many_attempts = Troppi tentativi. Il prossimo è possibile dal { $until }.

## Requests

bad_request = La richiesta non è comprensibile: { $problem }.
not_found = Qui non c’è nulla.
method_not_allowed = Questo indirizzo non lo permette.
not_json = Il contenuto di una richiesta deve essere JSON (Content-Type: application/json).
too_large = Una richiesta può avere al massimo { $most } byte.
too_slow = Ci è voluto troppo tempo. Potete riprovare senza rischi.
failed = Si è verificato un problema ed è stato registrato. Riprovate.

## Practice and evaluation of moves

coach_not_ready = I valori di tutte le posizioni sono ancora in corso di calcolo. Riprovate tra poco.
coach_off = Questo server non valuta le mosse.
unknown_law = La casa non ha mai pubblicato questa legge di probabilità.
practice_too_long = Una partita di esercizio ha al massimo { $most } mosse.

## Tables

flood = Troppi messaggi in una volta; la connessione è chiusa.
unreadable = Questo messaggio non ha senso a questo tavolo.
tables_full = Al momento sono già in molti a esercitarsi. Riprovate più tardi.
too_many_practice_tables = Da questo indirizzo sono già aperti { $most } tavoli di esercizio. Chiudetene prima uno.

## Operation

round_running = Un giro di controllo è già in corso.
port_taken = { $address } non è libero ({ $problem }). Con --port scegliete un’altra porta.
bad_setting = L’impostazione { $name } non è valida: { $problem }.

## The page before its scripts run

page_title = ventuno: giocare a Big21 ed esercitarsi
page_description = Big21 nel browser, con denaro fittizio: cinque mazzi da 21, aperto e verificabile. Esercitarsi senza conto.
page_needs_script = Questa pagina ha bisogno di JavaScript. Attivatelo e ricaricate; una partita in corso riprende da dov’era. Senza JavaScript ci si esercita a Big21 nel terminale: ventuno play.
page_not_built = La pagina per il browser non è ancora stata generata: eseguite «make web» nella cartella del progetto.
