"""Why a database cannot be used, in four languages. Nothing was changed, and it is not the caller's fault."""

from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason, Refused

STORE_FULL = Reason(
    "store_full",
    "Store",
    Text(
        de="Es ist kein Speicherplatz mehr frei. Es wurde nichts verändert.",
        fr="Le disque est plein. Rien n’a été modifié.",
        it="Il disco è pieno. Non è stato modificato nulla.",
        en="The disk is full. Nothing was changed.",
    ),
)
STORE_BUSY = Reason(
    "store_busy",
    "Store",
    Text(
        de="Zu viele Aufträge gleichzeitig. Es wurde nichts verändert; bitte noch einmal versuchen.",
        fr="Trop de demandes simultanées. Rien n’a été modifié; veuillez réessayer.",
        it="Troppe richieste simultanee. Non è stato modificato nulla; vogliate riprovare.",
        en="Too many requests at once. Nothing was changed; please try again.",
    ),
)
STORE_UNREACHABLE = Reason(
    "store_unreachable",
    "Store",
    Text(
        de="Die Datenbank antwortet nicht. Mit demselben Schlüssel kann der Auftrag gefahrlos wiederholt werden.",
        fr="La base de données ne répond pas. La demande peut être répétée sans risque avec la même clé.",
        it="La banca dati non risponde. La richiesta può essere ripetuta senza rischio con la stessa chiave.",
        en="The database does not answer. The request can safely be repeated with the same key.",
    ),
)
STORE_FAILED = Reason(
    "store_failed",
    "Store",
    Text(
        de="Die Datenbank meldet: {problem}. Es wurde nichts verändert.",
        fr="La base de données signale: {problem}. Rien n’a été modifié.",
        it="La banca dati segnala: {problem}. Non è stato modificato nulla.",
        en="The database says: {problem}. Nothing was changed.",
    ),
)
STORE_NEWER = Reason(
    "store_newer",
    "Store",
    Text(
        de="Diese Datenbank gehört zu einer neueren Version (Schema {found}, hier höchstens {known}).",
        fr="Cette base de données appartient à une version plus récente (schéma {found}, ici {known} au plus).",
        it="Questa banca dati appartiene a una versione più recente (schema {found}, qui al massimo {known}).",
        en="This database belongs to a newer version (schema {found}, here at most {known}).",
    ),
)
STORE_OLDER = Reason(
    "store_older",
    "Store",
    Text(
        de="Diese Datenbank hat Schema {found} statt {known}: «ventuno database migrate» bringt sie auf den neuesten "
        "Stand.",
        fr="Cette base de données a le schéma {found} au lieu de {known}: «ventuno database migrate» la met à jour.",
        it="Questa banca dati ha lo schema {found} invece di {known}: «ventuno database migrate» la aggiorna.",
        en="This database has schema {found} instead of {known}: “ventuno database migrate” brings it up to date.",
    ),
)
STORE_MISSING = Reason(
    "store_missing",
    "Store",
    Text(
        de="Unter {where} gibt es keine Datenbank dieses Hauses.",
        fr="Il n’y a pas de base de données de cette maison sous {where}.",
        it="In {where} non c’è alcuna banca dati di questa casa.",
        en="There is no database of this house at {where}.",
    ),
)
NO_HOME = Reason(
    "no_home",
    "Store",
    Text(
        de="Hier gibt es kein Heimverzeichnis: --database oder VENTUNO_DATABASE sagt, wo die Datenbank ist.",
        fr="Il n’y a pas de répertoire personnel ici: --database ou VENTUNO_DATABASE dit où est la base de données.",
        it="Qui non c’è una cartella personale: --database o VENTUNO_DATABASE dice dov’è la banca dati.",
        en="There is no home directory here: --database or VENTUNO_DATABASE says where the database is.",
    ),
)
STORE_IN_USE = Reason(
    "store_in_use",
    "Store",
    Text(
        de="{where} wird gerade benutzt.",
        fr="{where} est en cours d’utilisation.",
        it="{where} è in uso.",
        en="{where} is in use.",
    ),
)
STORE_DAMAGED = Reason(
    "store_damaged",
    "Store",
    Text(
        de="{where} ist beschädigt: {problem}",
        fr="{where} est endommagé: {problem}",
        it="{where} è danneggiato: {problem}",
        en="{where} is damaged: {problem}",
    ),
)
NOT_SQLITE = Reason(
    "not_sqlite",
    "Store",
    Text(
        de="Das geht nur mit einer SQLite-Datei; PostgreSQL hat eigene Werkzeuge: pg_dump und pg_restore.",
        fr="Cela n’est possible qu’avec un fichier SQLite; PostgreSQL a ses propres outils: pg_dump et pg_restore.",
        it="Questo è possibile solo con un file SQLite; PostgreSQL ha i propri strumenti: pg_dump e pg_restore.",
        en="That is for an SQLite file only; PostgreSQL has its own tools: pg_dump and pg_restore.",
    ),
)


class Unavailable(Refused):
    """The database cannot do it now; the caller may try again."""
