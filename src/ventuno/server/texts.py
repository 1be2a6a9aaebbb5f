"""Made by `make texts` from texts/*/server.ftl: change those."""

from ventuno.rules.language import Message, Text


_NOT_LOGGED_IN = Text(
    de="Dafür müssen Sie angemeldet sein. Ein laufendes Spiel geht nach der Anmeldung dort weiter, wo es war.",
    fr="Il faut être connecté. Après la connexion, une partie en cours reprend là où elle en était.",
    it="Occorre aver effettuato l’accesso. Dopo l’accesso, una partita in corso riprende da dov’era.",
    en="You need to be logged in for this. A play in progress then continues where it was.",
)


def not_logged_in() -> Message:
    return Message(_NOT_LOGGED_IN, {})


_PASSWORD_NEEDED = Text(
    de="Sie waren längere Zeit nicht da. Bitte geben Sie Ihr Passwort noch einmal ein; danach geht es dort weiter, wo Sie waren.",
    fr="Vous avez été absent un certain temps. Veuillez saisir encore une fois votre mot de passe; tout continue ensuite où vous en étiez.",
    it="Siete stati assenti per un po’. Inserite ancora una volta la vostra password; poi si continua da dove eravate.",
    en="You were away for some time. Please enter your password once more; then it goes on where you were.",
)


def password_needed() -> Message:
    return Message(_PASSWORD_NEEDED, {})


_PASSKEYS_OFF = Text(
    de="Passkeys sind hier nicht eingerichtet.",
    fr="Les clés d’accès ne sont pas configurées ici.",
    it="Le passkey non sono configurate qui.",
    en="Passkeys are not set up here.",
)


def passkeys_off() -> Message:
    return Message(_PASSKEYS_OFF, {})


_NO_CONSOLE_SESSION = Text(
    de="Dafür müssen Sie an der Konsole angemeldet sein. Eine Sitzung endet kurz nach der letzten Anfrage.",
    fr="Il faut être connecté à la console. Une session se termine peu après la dernière demande.",
    it="Occorre aver effettuato l’accesso alla console. Una sessione termina poco dopo l’ultima richiesta.",
    en="You need to be logged in at the console for this. A session ends soon after the last request.",
)


def no_console_session() -> Message:
    return Message(_NO_CONSOLE_SESSION, {})


_FRESH_CODE_NEEDED = Text(
    de="Dafür braucht es einen frischen Code Ihres zweiten Faktors. Er gilt {minutes} Minuten.",
    fr="Cela demande un nouveau code de votre second facteur. Il compte pendant {minutes} minutes.",
    it="Per questo serve un nuovo codice del vostro secondo fattore. Vale {minutes} minuti.",
    en="This needs a fresh code of your second factor. It counts for {minutes} minutes.",
)


def fresh_code_needed(*, minutes: object) -> Message:
    return Message(_FRESH_CODE_NEEDED, {"minutes": minutes})


_SEARCH_TOO_WIDE = Text(
    de="Suchen Sie nach dem Benutzernamen, der Kontonummer, einem Spiel, oder nach Vor- und Nachname mit Geburtsdatum (JJJJ-MM-TT).",
    fr="Cherchez le nom d’utilisateur, le numéro de compte, une partie, ou le prénom et le nom avec la date de naissance (AAAA-MM-JJ).",
    it="Cercate il nome utente, il numero di conto, una partita, o nome e cognome con la data di nascita (AAAA-MM-GG).",
    en="Search for the user name, the account number, a play, or first and last name with the date of birth (YYYY-MM-DD).",
)


def search_too_wide() -> Message:
    return Message(_SEARCH_TOO_WIDE, {})


_WRONG_TOKEN = Text(
    de="Diese Anfrage kam nicht von einer aktuellen Seite dieses Hauses. Bitte laden Sie die Seite neu.",
    fr="Cette demande ne vient pas d’une page actuelle de cette maison. Veuillez recharger la page.",
    it="Questa richiesta non proviene da una pagina attuale di questa casa. Ricaricate la pagina.",
    en="This request did not come from a current page of this house. Please reload the page.",
)


def wrong_token() -> Message:
    return Message(_WRONG_TOKEN, {})


_TOO_MANY_ATTEMPTS = Text(
    de="Zu viele Versuche. Der nächste ist ab {until} möglich.",
    fr="Trop de tentatives. La prochaine est possible dès le {until}.",
    it="Troppi tentativi. Il prossimo è possibile dal {until}.",
    en="Too many attempts. The next is possible from {until}.",
)


def too_many_attempts(*, until: object) -> Message:
    return Message(_TOO_MANY_ATTEMPTS, {"until": until})


_BAD_REQUEST = Text(
    de="Die Anfrage ist nicht verständlich: {problem}.",
    fr="La demande est incompréhensible: {problem}.",
    it="La richiesta non è comprensibile: {problem}.",
    en="The request cannot be understood: {problem}.",
)


def bad_request(*, problem: object) -> Message:
    return Message(_BAD_REQUEST, {"problem": problem})


_NOT_FOUND = Text(
    de="Unter dieser Adresse gibt es nichts.",
    fr="Il n’y a rien à cette adresse.",
    it="Qui non c’è nulla.",
    en="There is nothing at this address.",
)


def not_found() -> Message:
    return Message(_NOT_FOUND, {})


_METHOD_NOT_ALLOWED = Text(
    de="Das ist unter dieser Adresse nicht möglich.",
    fr="Cette adresse ne le permet pas.",
    it="Questo indirizzo non lo permette.",
    en="That is not possible at this address.",
)


def method_not_allowed() -> Message:
    return Message(_METHOD_NOT_ALLOWED, {})


_NOT_JSON = Text(
    de="Der Inhalt einer Anfrage muss JSON sein (Content-Type: application/json).",
    fr="Le contenu d’une demande doit être en JSON (Content-Type: application/json).",
    it="Il contenuto di una richiesta deve essere JSON (Content-Type: application/json).",
    en="The content of a request must be JSON (Content-Type: application/json).",
)


def not_json() -> Message:
    return Message(_NOT_JSON, {})


_TOO_LARGE = Text(
    de="Eine Anfrage darf höchstens {most} Bytes umfassen.",
    fr="Une demande peut compter au plus {most} octets.",
    it="Una richiesta può avere al massimo {most} byte.",
    en="A request may have at most {most} bytes.",
)


def too_large(*, most: object) -> Message:
    return Message(_TOO_LARGE, {"most": most})


_TOO_SLOW = Text(
    de="Das hat zu lange gedauert. Sie können es gefahrlos noch einmal versuchen.",
    fr="Cela a pris trop de temps. Vous pouvez réessayer sans risque.",
    it="Ci è voluto troppo tempo. Potete riprovare senza rischi.",
    en="That took too long. You can safely try again.",
)


def too_slow() -> Message:
    return Message(_TOO_SLOW, {})


_FAILED = Text(
    de="Hier ist etwas schiefgegangen; der Fehler wurde festgehalten. Bitte versuchen Sie es noch einmal.",
    fr="Un problème est survenu et a été consigné. Veuillez réessayer.",
    it="Si è verificato un problema ed è stato registrato. Riprovate.",
    en="Something went wrong here; the error has been recorded. Please try again.",
)


def failed() -> Message:
    return Message(_FAILED, {})


_COACH_NOT_READY = Text(
    de="Die Werte aller Stellungen werden noch berechnet. Bitte versuchen Sie es gleich noch einmal.",
    fr="Les valeurs de toutes les positions sont encore en cours de calcul. Veuillez réessayer dans un instant.",
    it="I valori di tutte le posizioni sono ancora in corso di calcolo. Riprovate tra poco.",
    en="The values of all positions are still being computed. Please try again in a moment.",
)


def coach_not_ready() -> Message:
    return Message(_COACH_NOT_READY, {})


_COACH_OFF = Text(
    de="Auf diesem Server gibt es keine Bewertung der Züge.",
    fr="Ce serveur n’évalue pas les coups.",
    it="Questo server non valuta le mosse.",
    en="This server does not evaluate moves.",
)


def coach_off() -> Message:
    return Message(_COACH_OFF, {})


_UNKNOWN_LAW = Text(
    de="Dieses Wahrscheinlichkeitsgesetz hat das Haus nie veröffentlicht.",
    fr="La maison n’a jamais publié cette loi de probabilité.",
    it="La casa non ha mai pubblicato questa legge di probabilità.",
    en="The house has never published this law of chance.",
)


def unknown_law() -> Message:
    return Message(_UNKNOWN_LAW, {})


_PRACTICE_TOO_LONG = Text(
    de="Ein Übungsspiel hat höchstens {most} Züge.",
    fr="Une partie d’exercice compte au plus {most} coups.",
    it="Una partita di esercizio ha al massimo {most} mosse.",
    en="A practice play has at most {most} moves.",
)


def practice_too_long(*, most: object) -> Message:
    return Message(_PRACTICE_TOO_LONG, {"most": most})


_FLOOD = Text(
    de="Zu viele Nachrichten auf einmal; die Verbindung ist geschlossen.",
    fr="Trop de messages à la fois; la connexion est fermée.",
    it="Troppi messaggi in una volta; la connessione è chiusa.",
    en="Too many messages at once; the connection is closed.",
)


def flood() -> Message:
    return Message(_FLOOD, {})


_UNREADABLE = Text(
    de="Diese Nachricht ist an diesem Tisch nicht zu verstehen.",
    fr="Ce message n’a pas de sens à cette table.",
    it="Questo messaggio non ha senso a questo tavolo.",
    en="This message makes no sense at this table.",
)


def unreadable() -> Message:
    return Message(_UNREADABLE, {})


_TABLES_FULL = Text(
    de="Im Moment üben schon sehr viele. Bitte versuchen Sie es später noch einmal.",
    fr="Beaucoup de monde s’exerce en ce moment. Veuillez réessayer plus tard.",
    it="Al momento sono già in molti a esercitarsi. Riprovate più tardi.",
    en="Very many people are practising at the moment. Please try again later.",
)


def tables_full() -> Message:
    return Message(_TABLES_FULL, {})


_TOO_MANY_PRACTICE_TABLES = Text(
    de="Von dieser Adresse aus sind schon {most} Übungstische offen. Schliessen Sie zuerst einen davon.",
    fr="Depuis cette adresse, {most} tables d’exercice sont déjà ouvertes. Fermez-en d’abord une.",
    it="Da questo indirizzo sono già aperti {most} tavoli di esercizio. Chiudetene prima uno.",
    en="From this address {most} practice tables are open already. Please close one of them first.",
)


def too_many_practice_tables(*, most: object) -> Message:
    return Message(_TOO_MANY_PRACTICE_TABLES, {"most": most})


_ROUND_RUNNING = Text(
    de="Ein Rundgang läuft schon.",
    fr="Une ronde est déjà en cours.",
    it="Un giro di controllo è già in corso.",
    en="A round is being made already.",
)


def round_running() -> Message:
    return Message(_ROUND_RUNNING, {})


_PORT_TAKEN = Text(
    de="{address} ist nicht frei ({problem}). Mit --port wählen Sie einen anderen Port.",
    fr="{address} n’est pas libre ({problem}). Avec --port, vous choisissez un autre port.",
    it="{address} non è libero ({problem}). Con --port scegliete un’altra porta.",
    en="{address} is not available ({problem}). Choose another port with --port.",
)


def port_taken(*, address: object, problem: object) -> Message:
    return Message(_PORT_TAKEN, {"address": address, "problem": problem})


_BAD_SETTING = Text(
    de="Die Einstellung {name} ist ungültig: {problem}.",
    fr="Le réglage {name} n’est pas valable: {problem}.",
    it="L’impostazione {name} non è valida: {problem}.",
    en="The setting {name} is not valid: {problem}.",
)


def bad_setting(*, name: object, problem: object) -> Message:
    return Message(_BAD_SETTING, {"name": name, "problem": problem})


_PAGE_TITLE = Text(
    de="ventuno: Big21 spielen und üben",
    fr="ventuno: jouer à Big21 et s’exercer",
    it="ventuno: giocare a Big21 ed esercitarsi",
    en="ventuno: play and practise Big21",
)


def page_title() -> Message:
    return Message(_PAGE_TITLE, {})


_PAGE_DESCRIPTION = Text(
    de="Big21 im Browser, mit Spielgeld: fünf Stapel zu 21, offen und nachprüfbar. Üben ohne Konto.",
    fr="Big21 dans le navigateur, en argent fictif: cinq piles de 21, ouvert et vérifiable. S’exercer sans compte.",
    it="Big21 nel browser, con denaro fittizio: cinque mazzi da 21, aperto e verificabile. Esercitarsi senza conto.",
    en="Big21 in the browser, for play money: five stacks of 21, open and verifiable. Practise without an account.",
)


def page_description() -> Message:
    return Message(_PAGE_DESCRIPTION, {})


_PAGE_NEEDS_SCRIPT = Text(
    de="Diese Seite braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu; ein laufendes Spiel geht dort weiter, wo es war. Ohne JavaScript lässt sich Big21 im Terminal üben: ventuno play.",
    fr="Cette page a besoin de JavaScript. Veuillez l’activer et recharger; une partie en cours reprend là où elle en était. Sans JavaScript, on s’exerce à Big21 dans le terminal: ventuno play.",
    it="Questa pagina ha bisogno di JavaScript. Attivatelo e ricaricate; una partita in corso riprende da dov’era. Senza JavaScript ci si esercita a Big21 nel terminale: ventuno play.",
    en="This page needs JavaScript. Please switch it on and reload; a play in progress continues where it was. Without JavaScript, Big21 can be practised in the terminal: ventuno play.",
)


def page_needs_script() -> Message:
    return Message(_PAGE_NEEDS_SCRIPT, {})


_PAGE_NOT_BUILT = Text(
    de="Die Seite für den Browser ist noch nicht erstellt: Führen Sie im Verzeichnis des Projekts «make web» aus.",
    fr="La page pour le navigateur n’a pas encore été générée: lancez «make web» dans le répertoire du projet.",
    it="La pagina per il browser non è ancora stata generata: eseguite «make web» nella cartella del progetto.",
    en="The page for the browser has not been built yet: run “make web” in the project’s folder.",
)


def page_not_built() -> Message:
    return Message(_PAGE_NOT_BUILT, {})
