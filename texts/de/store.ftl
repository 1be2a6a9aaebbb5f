### Why a database or a file cannot be used. Operators read this, mostly at the command line.

## The database

store_full = Es ist kein Speicherplatz mehr frei. Es wurde nichts verändert.
store_busy = Zu viele Aufträge gleichzeitig. Es wurde nichts verändert; bitte noch einmal versuchen.
store_unreachable = Die Datenbank antwortet nicht. Mit demselben Schlüssel kann der Auftrag gefahrlos wiederholt werden.

# $problem: what the system says, in English
store_failed = Die Datenbank meldet: { $problem }. Es wurde nichts verändert.

# $found: number of the schema
# $known: number of the schema that this program knows
store_newer = Diese Datenbank gehört zu einer neueren Version (Schema { $found }, hier höchstens { $known }).

# $found: number of the schema
# $known: number of the schema that this program knows
store_older = Diese Datenbank hat Schema { $found } statt { $known }: «ventuno database migrate» bringt sie auf den neuesten Stand.

# $where: a file, an address or a book
store_missing = Unter { $where } gibt es keine Datenbank dieses Hauses.

no_home = Hier gibt es kein Heimverzeichnis: --database oder VENTUNO_DATABASE sagt, wo die Datenbank ist.

# $where: a file, an address or a book
store_in_use = { $where } wird gerade benutzt.

# $where: a file, an address or a book
# $problem: what the system says, in English
store_damaged = { $where } ist beschädigt: { $problem }

not_sqlite = Das geht nur mit einer SQLite-Datei; PostgreSQL hat eigene Werkzeuge: pg_dump und pg_restore.

## The key of the house

# $file: where the key file is or should be
key_missing = Der Schlüssel des Hauses fehlt: { $file } gibt es nicht. Es wird nichts ausgeteilt, bis die Datei wieder da ist.

# $file: the key file
# $mode: permissions as an octal number
key_readable = { $file } ist nicht nur für den Besitzer zugänglich (Rechte { $mode }): Es wird nichts ausgeteilt, bis «chmod 600» das ändert.

# $file: the key file
# $problem: what is wrong, in English
key_damaged = { $file } ist beschädigt oder keine Schlüsseldatei: { $problem }. Es wird nichts ausgeteilt.

# $where: the database
# $id: the id of a key
key_foreign = Das ist nicht der Schlüssel dieses Hauses: Zu { $where } gehört der Schlüssel { $id }. Es wird nichts ausgeteilt.

# $id: the id of a key
key_unknown = Der Schlüssel { $id } fehlt in der Schlüsseldatei des Hauses. Es wurde nichts verändert.

# $purpose: what the secret is for, in English
secret_broken = Ein Geheimnis in der Datenbank lässt sich nicht entschlüsseln: Es wurde verändert oder gehört anderswohin ({ $purpose }).
entropy_failed = Der Zufallsgenerator hat seine Prüfung nicht bestanden. Es wird nichts Neues ausgeteilt, bis der Server überprüft und neu gestartet ist.

## Files

# $file: the name of the file
# $problem: what the system says, in English
file_unreadable = { $file } kann nicht gelesen werden: { $problem }.

# $file: the name of the file
# $most: number of bytes
file_too_large = { $file } ist grösser als { $most } Bytes.

# $file: the name of the file
# $at: number of the byte
file_not_utf8 = { $file } ist kein UTF-8-Text: Byte { $at } ist ungültig.

# $file: the name of the file
file_exists = { $file } gibt es schon.

# $file: the name of the file
one_file = { $file } ist zweimal angegeben: Zwei Dateien brauchen zwei Namen.

# $file: the name of the file
# $problem: what the system says, in English
file_unwritable = { $file } kann nicht geschrieben werden: { $problem }.

## Laws on disk

# $name: the name that was given
# $shipped: names, separated by commas
law_unknown = Ein Wahrscheinlichkeitsgesetz { $name } wird nicht mitgeliefert, und eine solche Datei gibt es nicht. Mitgeliefert: { $shipped }.
