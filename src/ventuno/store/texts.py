"""Made by `make texts` from texts/*/store.ftl: change those."""

from ventuno.rules.language import Message, Text


_STORE_FULL = Text(
    de="Es ist kein Speicherplatz mehr frei. Es wurde nichts verändert.",
    fr="Le disque est plein. Rien n’a été modifié.",
    it="Il disco è pieno. Non è stato modificato nulla.",
    en="The disk is full. Nothing was changed.",
)


def store_full() -> Message:
    return Message(_STORE_FULL, {})


_STORE_BUSY = Text(
    de="Zu viele Aufträge gleichzeitig. Es wurde nichts verändert; bitte noch einmal versuchen.",
    fr="Trop de demandes simultanées. Rien n’a été modifié; veuillez réessayer.",
    it="Troppe richieste simultanee. Non è stato modificato nulla; riprovate.",
    en="Too many requests at once. Nothing was changed; please try again.",
)


def store_busy() -> Message:
    return Message(_STORE_BUSY, {})


_STORE_UNREACHABLE = Text(
    de="Die Datenbank antwortet nicht. Mit demselben Schlüssel kann der Auftrag gefahrlos wiederholt werden.",
    fr="La base de données ne répond pas. La demande peut être répétée sans risque avec la même clé.",
    it="La banca dati non risponde. La richiesta può essere ripetuta senza rischio con la stessa chiave.",
    en="The database does not answer. The request can safely be repeated with the same key.",
)


def store_unreachable() -> Message:
    return Message(_STORE_UNREACHABLE, {})


_STORE_FAILED = Text(
    de="Die Datenbank meldet: {problem}. Es wurde nichts verändert.",
    fr="La base de données signale: {problem}. Rien n’a été modifié.",
    it="La banca dati segnala: {problem}. Non è stato modificato nulla.",
    en="The database says: {problem}. Nothing was changed.",
)


def store_failed(*, problem: object) -> Message:
    return Message(_STORE_FAILED, {"problem": problem})


_STORE_NEWER = Text(
    de="Diese Datenbank gehört zu einer neueren Version (Schema {found}, hier höchstens {known}).",
    fr="Cette base de données appartient à une version plus récente (schéma {found}, ici {known} au plus).",
    it="Questa banca dati appartiene a una versione più recente (schema {found}, qui al massimo {known}).",
    en="This database belongs to a newer version (schema {found}, here at most {known}).",
)


def store_newer(*, found: object, known: object) -> Message:
    return Message(_STORE_NEWER, {"found": found, "known": known})


_STORE_OLDER = Text(
    de="Diese Datenbank hat Schema {found} statt {known}: «ventuno database migrate» bringt sie auf den neuesten Stand.",
    fr="Cette base de données a le schéma {found} au lieu de {known}: «ventuno database migrate» la met à jour.",
    it="Questa banca dati ha lo schema {found} invece di {known}: «ventuno database migrate» la aggiorna.",
    en="This database has schema {found} instead of {known}: “ventuno database migrate” brings it up to date.",
)


def store_older(*, found: object, known: object) -> Message:
    return Message(_STORE_OLDER, {"found": found, "known": known})


_STORE_MISSING = Text(
    de="Unter {where} gibt es keine Datenbank dieses Hauses.",
    fr="Il n’y a pas de base de données de cette maison sous {where}.",
    it="In {where} non c’è alcuna banca dati di questa casa.",
    en="There is no database of this house at {where}.",
)


def store_missing(*, where: object) -> Message:
    return Message(_STORE_MISSING, {"where": where})


_NO_HOME = Text(
    de="Hier gibt es kein Heimverzeichnis: --database oder VENTUNO_DATABASE sagt, wo die Datenbank ist.",
    fr="Il n’y a pas de répertoire personnel ici: --database ou VENTUNO_DATABASE dit où est la base de données.",
    it="Qui non c’è una cartella personale: --database o VENTUNO_DATABASE dice dov’è la banca dati.",
    en="There is no home directory here: --database or VENTUNO_DATABASE says where the database is.",
)


def no_home() -> Message:
    return Message(_NO_HOME, {})


_STORE_IN_USE = Text(
    de="{where} wird gerade benutzt.",
    fr="{where} est en cours d’utilisation.",
    it="{where} è in uso.",
    en="{where} is in use.",
)


def store_in_use(*, where: object) -> Message:
    return Message(_STORE_IN_USE, {"where": where})


_STORE_DAMAGED = Text(
    de="{where} ist beschädigt: {problem}",
    fr="{where} est endommagé: {problem}",
    it="{where} è danneggiato: {problem}",
    en="{where} is damaged: {problem}",
)


def store_damaged(*, where: object, problem: object) -> Message:
    return Message(_STORE_DAMAGED, {"where": where, "problem": problem})


_NOT_SQLITE = Text(
    de="Das geht nur mit einer SQLite-Datei; PostgreSQL hat eigene Werkzeuge: pg_dump und pg_restore.",
    fr="Cela n’est possible qu’avec un fichier SQLite; PostgreSQL a ses propres outils: pg_dump et pg_restore.",
    it="Questo è possibile solo con un file SQLite; PostgreSQL ha i propri strumenti: pg_dump e pg_restore.",
    en="That is for an SQLite file only; PostgreSQL has its own tools: pg_dump and pg_restore.",
)


def not_sqlite() -> Message:
    return Message(_NOT_SQLITE, {})


_KEY_MISSING = Text(
    de="Der Schlüssel des Hauses fehlt: {file} gibt es nicht. Es wird nichts ausgeteilt, bis die Datei wieder da ist.",
    fr="La clé de la maison manque: {file} n’existe pas. Rien n’est distribué tant que le fichier n’est pas de retour.",
    it="Manca la chiave della casa: {file} non esiste. Non si distribuisce nulla finché il file non è di nuovo al suo posto.",
    en="The key of the house is missing: there is no {file}. Nothing is dealt until the file is back.",
)


def key_missing(*, file: object) -> Message:
    return Message(_KEY_MISSING, {"file": file})


_KEY_READABLE = Text(
    de="{file} ist nicht nur für den Besitzer zugänglich (Rechte {mode}): Es wird nichts ausgeteilt, bis «chmod 600» das ändert.",
    fr="{file} n’est pas réservé à son propriétaire (droits {mode}): rien n’est distribué tant que «chmod 600» n’y remédie pas.",
    it="{file} non è riservato al proprietario (permessi {mode}): non si distribuisce nulla finché «chmod 600» non vi pone rimedio.",
    en="{file} is open to others than its owner (mode {mode}): nothing is dealt until “chmod 600” mends that.",
)


def key_readable(*, file: object, mode: object) -> Message:
    return Message(_KEY_READABLE, {"file": file, "mode": mode})


_KEY_DAMAGED = Text(
    de="{file} ist beschädigt oder keine Schlüsseldatei: {problem}. Es wird nichts ausgeteilt.",
    fr="{file} est endommagé ou n’est pas un fichier de clé: {problem}. Rien n’est distribué.",
    it="{file} è danneggiato o non è un file di chiave: {problem}. Non si distribuisce nulla.",
    en="{file} is damaged or not a key file: {problem}. Nothing is dealt.",
)


def key_damaged(*, file: object, problem: object) -> Message:
    return Message(_KEY_DAMAGED, {"file": file, "problem": problem})


_KEY_FOREIGN = Text(
    de="Das ist nicht der Schlüssel dieses Hauses: Zu {where} gehört der Schlüssel {id}. Es wird nichts ausgeteilt.",
    fr="Ce n’est pas la clé de cette maison: la clé {id} va avec {where}. Rien n’est distribué.",
    it="Questa non è la chiave di questa casa: con {where} va la chiave {id}. Non si distribuisce nulla.",
    en="This is not the key of this house: key {id} belongs to {where}. Nothing is dealt.",
)


def key_foreign(*, where: object, id: object) -> Message:
    return Message(_KEY_FOREIGN, {"where": where, "id": id})


_KEY_UNKNOWN = Text(
    de="Der Schlüssel {id} fehlt in der Schlüsseldatei des Hauses. Es wurde nichts verändert.",
    fr="La clé {id} manque dans le fichier de clé de la maison. Rien n’a été modifié.",
    it="Nel file di chiave della casa manca la chiave {id}. Non è stato modificato nulla.",
    en="Key {id} is missing in the key file of the house. Nothing was changed.",
)


def key_unknown(*, id: object) -> Message:
    return Message(_KEY_UNKNOWN, {"id": id})


_SECRET_BROKEN = Text(
    de="Ein Geheimnis in der Datenbank lässt sich nicht entschlüsseln: Es wurde verändert oder gehört anderswohin ({purpose}).",
    fr="Un secret de la base de données ne peut pas être déchiffré: il a été modifié ou n’est pas à sa place ({purpose}).",
    it="Un segreto nella banca dati non può essere decifrato: è stato modificato o non è al suo posto ({purpose}).",
    en="A secret in the database cannot be decrypted: it was changed or belongs elsewhere ({purpose}).",
)


def secret_broken(*, purpose: object) -> Message:
    return Message(_SECRET_BROKEN, {"purpose": purpose})


_ENTROPY_FAILED = Text(
    de="Der Zufallsgenerator hat seine Prüfung nicht bestanden. Es wird nichts Neues ausgeteilt, bis der Server überprüft und neu gestartet ist.",
    fr="Le générateur aléatoire n’a pas réussi son contrôle. Rien de nouveau n’est distribué avant que le serveur soit vérifié et redémarré.",
    it="Il generatore casuale non ha superato il suo controllo. Non si distribuisce nulla di nuovo finché il server non è verificato e riavviato.",
    en="The random generator has failed its health test. Nothing new is dealt until the server has been checked and started again.",
)


def entropy_failed() -> Message:
    return Message(_ENTROPY_FAILED, {})


_FILE_UNREADABLE = Text(
    de="{file} kann nicht gelesen werden: {problem}.",
    fr="{file} ne peut pas être lu: {problem}.",
    it="{file} non può essere letto: {problem}.",
    en="{file} cannot be read: {problem}.",
)


def file_unreadable(*, file: object, problem: object) -> Message:
    return Message(_FILE_UNREADABLE, {"file": file, "problem": problem})


_FILE_TOO_LARGE = Text(
    de="{file} ist grösser als {most} Bytes.",
    fr="{file} dépasse {most} octets.",
    it="{file} supera {most} byte.",
    en="{file} is larger than {most} bytes.",
)


def file_too_large(*, file: object, most: object) -> Message:
    return Message(_FILE_TOO_LARGE, {"file": file, "most": most})


_FILE_NOT_UTF8 = Text(
    de="{file} ist kein UTF-8-Text: Byte {at} ist ungültig.",
    fr="{file} n’est pas un texte UTF-8: l’octet {at} n’est pas valable.",
    it="{file} non è un testo UTF-8: il byte {at} non è valido.",
    en="{file} is not UTF-8 text: byte {at} is invalid.",
)


def file_not_utf8(*, file: object, at: object) -> Message:
    return Message(_FILE_NOT_UTF8, {"file": file, "at": at})


_FILE_EXISTS = Text(
    de="{file} gibt es schon.",
    fr="{file} existe déjà.",
    it="{file} esiste già.",
    en="{file} exists already.",
)


def file_exists(*, file: object) -> Message:
    return Message(_FILE_EXISTS, {"file": file})


_ONE_FILE = Text(
    de="{file} ist zweimal angegeben: Zwei Dateien brauchen zwei Namen.",
    fr="{file} est indiqué deux fois: deux fichiers demandent deux noms.",
    it="{file} è indicato due volte: due file richiedono due nomi.",
    en="{file} is given twice: two files need two names.",
)


def one_file(*, file: object) -> Message:
    return Message(_ONE_FILE, {"file": file})


_FILE_UNWRITABLE = Text(
    de="{file} kann nicht geschrieben werden: {problem}.",
    fr="{file} ne peut pas être écrit: {problem}.",
    it="{file} non può essere scritto: {problem}.",
    en="{file} cannot be written: {problem}.",
)


def file_unwritable(*, file: object, problem: object) -> Message:
    return Message(_FILE_UNWRITABLE, {"file": file, "problem": problem})


_LAW_UNKNOWN = Text(
    de="Ein Wahrscheinlichkeitsgesetz {name} wird nicht mitgeliefert, und eine solche Datei gibt es nicht. Mitgeliefert: {shipped}.",
    fr="Aucune loi {name} n’est fournie, et ce fichier n’existe pas. Fournies: {shipped}.",
    it="Nessuna legge {name} è fornita, e un tale file non esiste. Fornite: {shipped}.",
    en="No law {name} is shipped, and there is no such file. Shipped: {shipped}.",
)


def law_unknown(*, name: object, shipped: object) -> Message:
    return Message(_LAW_UNKNOWN, {"name": name, "shipped": shipped})
