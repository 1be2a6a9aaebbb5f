"""What the server itself refuses, before the house is asked."""

from typing import Final

from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason

NOT_LOGGED_IN: Final = Reason(
    "not_logged_in",
    "Server",
    Text(
        de="Dafür müssen Sie angemeldet sein. Ein laufendes Spiel geht nach der Anmeldung dort weiter, wo es war.",
        fr="Il faut être connecté. Après la connexion, une partie en cours reprend là où elle en était.",
        it="Occorre aver effettuato l’accesso. Dopo l’accesso, una partita in corso riprende da dov’era.",
        en="You need to be logged in for this. A play in progress then continues where it was.",
    ),
)
NOT_AT_CONSOLE: Final = Reason(
    "no_console_session",
    "Server",
    Text(
        de="Dafür müssen Sie an der Konsole angemeldet sein. Eine Sitzung endet kurz nach der letzten Anfrage.",
        fr="Il faut être connecté à la console. Une session se termine peu après la dernière demande.",
        it="Occorre aver effettuato l’accesso alla console. Una sessione termina poco dopo l’ultima richiesta.",
        en="You need to be logged in at the console for this. A session ends soon after the last request.",
    ),
)
WRONG_TOKEN: Final = Reason(
    "wrong_token",
    "Server",
    Text(
        de="Diese Anfrage kam nicht von einer aktuellen Seite dieses Hauses. Bitte laden Sie die Seite neu.",
        fr="Cette demande ne vient pas d’une page actuelle de cette maison. Veuillez recharger la page.",
        it="Questa richiesta non proviene da una pagina attuale di questa casa. Ricaricate la pagina.",
        en="This request did not come from a current page of this house. Please reload the page.",
    ),
)
TOO_MANY_ATTEMPTS: Final = Reason(
    "too_many_attempts",
    "Server",
    Text(
        de="Zu viele Versuche. Der nächste ist ab {until} möglich.",
        fr="Trop de tentatives. La prochaine est possible dès le {until}.",
        it="Troppi tentativi. Il prossimo è possibile dal {until}.",
        en="Too many attempts. The next is possible from {until}.",
    ),
)
COACH_NOT_READY: Final = Reason(
    "coach_not_ready",
    "Server",
    Text(
        de="Die Werte aller Stellungen werden noch berechnet. Bitte versuchen Sie es gleich noch einmal.",
        fr="Les valeurs de toutes les positions sont encore en cours de calcul. Veuillez réessayer dans un instant.",
        it="I valori di tutte le posizioni sono ancora in corso di calcolo. Riprovate tra poco.",
        en="The values of all positions are still being computed. Please try again in a moment.",
    ),
)
COACH_OFF: Final = Reason(
    "coach_off",
    "Server",
    Text(
        de="Auf diesem Server gibt es keine Bewertung der Züge.",
        fr="Ce serveur n’évalue pas les coups.",
        it="Questo server non valuta le mosse.",
        en="This server does not evaluate moves.",
    ),
)
BAD_REQUEST: Final = Reason(
    "bad_request",
    "Server",
    Text(
        de="Die Anfrage ist nicht verständlich: {problem}.",
        fr="La demande est incompréhensible: {problem}.",
        it="La richiesta non è comprensibile: {problem}.",
        en="The request cannot be understood: {problem}.",
    ),
)
NOT_FOUND: Final = Reason(
    "not_found",
    "Server",
    Text(
        de="Unter dieser Adresse gibt es nichts.",
        fr="Il n’y a rien à cette adresse.",
        it="Qui non c’è nulla.",
        en="There is nothing at this address.",
    ),
)
NOT_ALLOWED: Final = Reason(
    "method_not_allowed",
    "Server",
    Text(
        de="Das ist unter dieser Adresse nicht möglich.",
        fr="Cette adresse ne le permet pas.",
        it="Questo indirizzo non lo permette.",
        en="That is not possible at this address.",
    ),
)
NOT_JSON: Final = Reason(
    "not_json",
    "Server",
    Text(
        de="Der Inhalt einer Anfrage muss JSON sein (Content-Type: application/json).",
        fr="Le contenu d’une demande doit être en JSON (Content-Type: application/json).",
        it="Il contenuto di una richiesta deve essere JSON (Content-Type: application/json).",
        en="The content of a request must be JSON (Content-Type: application/json).",
    ),
)
TOO_LARGE: Final = Reason(
    "too_large",
    "Server",
    Text(
        de="Eine Anfrage darf höchstens {most} Bytes umfassen.",
        fr="Une demande peut compter au plus {most} octets.",
        it="Una richiesta può avere al massimo {most} byte.",
        en="A request may have at most {most} bytes.",
    ),
)
TOO_SLOW: Final = Reason(
    "too_slow",
    "Server",
    Text(
        de="Das hat zu lange gedauert. Sie können es gefahrlos noch einmal versuchen.",
        fr="Cela a pris trop de temps. Vous pouvez réessayer sans risque.",
        it="Ci è voluto troppo tempo. Potete riprovare senza rischi.",
        en="That took too long. You can safely try again.",
    ),
)
FAILED: Final = Reason(
    "failed",
    "Server",
    Text(
        de="Hier ist etwas schiefgegangen; der Fehler wurde festgehalten. Bitte versuchen Sie es noch einmal.",
        fr="Un problème est survenu et a été consigné. Veuillez réessayer.",
        it="Si è verificato un problema ed è stato registrato. Riprovate.",
        en="Something went wrong here; the error has been recorded. Please try again.",
    ),
)
UNKNOWN_LAW: Final = Reason(
    "unknown_law",
    "P3",
    Text(
        de="Dieses Wahrscheinlichkeitsgesetz hat das Haus nie veröffentlicht.",
        fr="La maison n’a jamais publié cette loi de probabilité.",
        it="La casa non ha mai pubblicato questa legge di probabilità.",
        en="The house has never published this law of chance.",
    ),
)
PRACTICE_TOO_LONG: Final = Reason(
    "practice_too_long",
    "Server",
    Text(
        de="Ein Übungsspiel hat höchstens {most} Züge.",
        fr="Une partie d’exercice compte au plus {most} coups.",
        it="Una partita di esercizio ha al massimo {most} mosse.",
        en="A practice play has at most {most} moves.",
    ),
)
FLOOD: Final = Reason(
    "flood",
    "Server",
    Text(
        de="Zu viele Nachrichten auf einmal; die Verbindung ist geschlossen.",
        fr="Trop de messages à la fois; la connexion est fermée.",
        it="Troppi messaggi in una volta; la connessione è chiusa.",
        en="Too many messages at once; the connection is closed.",
    ),
)
UNREADABLE: Final = Reason(
    "unreadable",
    "Server",
    Text(
        de="Diese Nachricht ist an diesem Tisch nicht zu verstehen.",
        fr="Ce message n’a pas de sens à cette table.",
        it="Questo messaggio non ha senso a questo tavolo.",
        en="This message makes no sense at this table.",
    ),
)
TABLES_FULL: Final = Reason(
    "tables_full",
    "Server",
    Text(
        de="Im Moment üben schon sehr viele. Bitte versuchen Sie es später noch einmal.",
        fr="Beaucoup de monde s’exerce en ce moment. Veuillez réessayer plus tard.",
        it="Al momento si esercitano già in molti. Riprovate più tardi.",
        en="Very many people are practising at the moment. Please try again later.",
    ),
)
TOO_MANY_PRACTICE_TABLES: Final = Reason(
    "too_many_practice_tables",
    "Server",
    Text(
        de="Von dieser Adresse aus sind schon {most} Übungstische offen. Schliessen Sie zuerst einen davon.",
        fr="Depuis cette adresse, {most} tables d’exercice sont déjà ouvertes. Fermez-en d’abord une.",
        it="Da questo indirizzo sono già aperti {most} tavoli di esercizio. Chiudetene prima uno.",
        en="From this address {most} practice tables are open already. Please close one of them first.",
    ),
)
ROUND_RUNNING: Final = Reason(
    "round_running",
    "Server",
    Text(
        de="Ein Rundgang läuft schon.",
        fr="Une ronde est déjà en cours.",
        it="Un giro di controllo è già in corso.",
        en="A round is being made already.",
    ),
)
PORT_TAKEN: Final = Reason(
    "port_taken",
    "Server",
    Text(
        de="{address} ist nicht frei ({problem}). Mit --port wählen Sie einen anderen Port.",
        fr="{address} n’est pas libre ({problem}). Avec --port, vous choisissez un autre port.",
        it="{address} non è libero ({problem}). Con --port scegliete un’altra porta.",
        en="{address} is not available ({problem}). Choose another port with --port.",
    ),
)
BAD_SETTING: Final = Reason(
    "bad_setting",
    "Server",
    Text(
        de="Die Einstellung {name} ist ungültig: {problem}.",
        fr="Le réglage {name} n’est pas valable: {problem}.",
        it="L’impostazione {name} non è valida: {problem}.",
        en="The setting {name} is not valid: {problem}.",
    ),
)
