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
