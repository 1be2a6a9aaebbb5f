"""What the server itself refuses, before the house is asked."""

from typing import Final

from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason

NOT_LOGGED_IN: Final = Reason(
    "not_logged_in",
    "Server",
    Text(
        de="Dafür müssen Sie angemeldet sein. Ein laufendes Spiel geht nach der Anmeldung weiter, wo es war.",
        fr="Il faut être connecté. Une partie en cours reprend là où elle en était après la connexion.",
        it="Occorre aver effettuato l’accesso. Una partita in corso riprende da dov’era dopo l’accesso.",
        en="You need to be logged in. A running play goes on where it was once you are.",
    ),
)
WRONG_TOKEN: Final = Reason(
    "wrong_token",
    "Server",
    Text(
        de="Diese Anfrage kam nicht von einer aktuellen Seite dieses Hauses. Bitte laden Sie die Seite neu.",
        fr="Cette demande ne vient pas d’une page actuelle de cette maison. Veuillez recharger la page.",
        it="Questa richiesta non proviene da una pagina attuale di questa casa. Vogliate ricaricare la pagina.",
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
        de="Die Werte aller Stellungen werden noch berechnet. Bitte gleich noch einmal versuchen.",
        fr="Les valeurs de toutes les positions sont encore en cours de calcul. Veuillez réessayer dans un instant.",
        it="I valori di tutte le posizioni sono ancora in calcolo. Vogliate riprovare tra poco.",
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
        en="This server does not value moves.",
    ),
)
BAD_REQUEST: Final = Reason(
    "bad_request",
    "Server",
    Text(
        de="Die Anfrage ist nicht zu verstehen: {problem}.",
        fr="La demande est incompréhensible: {problem}.",
        it="La richiesta non è comprensibile: {problem}.",
        en="The request cannot be understood: {problem}.",
    ),
)
NOT_FOUND: Final = Reason(
    "not_found",
    "Server",
    Text(
        de="Hier ist nichts.",
        fr="Il n’y a rien ici.",
        it="Qui non c’è nulla.",
        en="There is nothing here.",
    ),
)
NOT_ALLOWED: Final = Reason(
    "method_not_allowed",
    "Server",
    Text(
        de="Das ist mit dieser Adresse nicht möglich.",
        fr="Cette adresse ne le permet pas.",
        it="Questo indirizzo non lo permette.",
        en="That cannot be done with this address.",
    ),
)
NOT_JSON: Final = Reason(
    "not_json",
    "Server",
    Text(
        de="Der Inhalt einer Anfrage ist JSON (Content-Type: application/json).",
        fr="Le contenu d’une demande est en JSON (Content-Type: application/json).",
        it="Il contenuto di una richiesta è JSON (Content-Type: application/json).",
        en="The content of a request is JSON (Content-Type: application/json).",
    ),
)
TOO_LARGE: Final = Reason(
    "too_large",
    "Server",
    Text(
        de="Eine Anfrage hat höchstens {most} Bytes.",
        fr="Une demande compte au plus {most} octets.",
        it="Una richiesta ha al massimo {most} byte.",
        en="A request has at most {most} bytes.",
    ),
)
TOO_SLOW: Final = Reason(
    "too_slow",
    "Server",
    Text(
        de="Das hat zu lange gedauert. Mit demselben Schlüssel kann die Anfrage gefahrlos wiederholt werden.",
        fr="Cela a pris trop de temps. La demande peut être répétée sans risque avec la même clé.",
        it="Ci è voluto troppo tempo. La richiesta può essere ripetuta senza rischio con la stessa chiave.",
        en="That took too long. The request can safely be repeated with the same key.",
    ),
)
FAILED: Final = Reason(
    "failed",
    "Server",
    Text(
        de="Hier ist etwas schiefgegangen, und es wurde festgehalten. Bitte versuchen Sie es noch einmal.",
        fr="Un problème est survenu et a été consigné. Veuillez réessayer.",
        it="Si è verificato un problema, ed è stato registrato. Vogliate riprovare.",
        en="Something went wrong here, and it has been recorded. Please try again.",
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
        de="Ein geübtes Spiel hat höchstens {most} Züge.",
        fr="Une partie d’entraînement compte au plus {most} coups.",
        it="Una partita di prova ha al massimo {most} mosse.",
        en="A practised play has at most {most} moves.",
    ),
)
PORT_TAKEN: Final = Reason(
    "port_taken",
    "Server",
    Text(
        de="{address} ist nicht frei ({problem}). Mit --port wählen Sie einen anderen Anschluss.",
        fr="{address} n’est pas libre ({problem}). --port en choisit un autre.",
        it="{address} non è libero ({problem}). Con --port se ne sceglie un altro.",
        en="{address} cannot be had ({problem}). Choose another with --port.",
    ),
)
BAD_SETTING: Final = Reason(
    "bad_setting",
    "Server",
    Text(
        de="Die Einstellung {name} taugt nicht: {problem}.",
        fr="Le réglage {name} ne convient pas: {problem}.",
        it="L’impostazione {name} non va bene: {problem}.",
        en="The setting {name} will not do: {problem}.",
    ),
)
