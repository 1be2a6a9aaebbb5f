### Why a database or a file cannot be used. Operators read this, mostly at the command line.
### What a message is for, and what its values are, is said in the German file.

## The database

store_full = Il disco è pieno. Non è stato modificato nulla.
store_busy = Troppe richieste simultanee. Non è stato modificato nulla; riprovate.
store_unreachable = La banca dati non risponde. La richiesta può essere ripetuta senza rischio con la stessa chiave.
store_failed = La banca dati segnala: { $problem }. Non è stato modificato nulla.
store_newer = Questa banca dati appartiene a una versione più recente (schema { $found }, qui al massimo { $known }).
store_older = Questa banca dati ha lo schema { $found } invece di { $known }: «ventuno database migrate» la aggiorna.
store_missing = In { $where } non c’è alcuna banca dati di questa casa.
no_home = Qui non c’è una cartella personale: --database o VENTUNO_DATABASE dice dov’è la banca dati.
store_in_use = { $where } è in uso.
store_damaged = { $where } è danneggiato: { $problem }
not_sqlite = Questo è possibile solo con un file SQLite; PostgreSQL ha i propri strumenti: pg_dump e pg_restore.

## The key of the house

key_missing = Manca la chiave della casa: { $file } non esiste. Non si distribuisce nulla finché il file non è di nuovo al suo posto.
key_readable = { $file } non è riservato al proprietario (permessi { $mode }): non si distribuisce nulla finché «chmod 600» non vi pone rimedio.
key_damaged = { $file } è danneggiato o non è un file di chiave: { $problem }. Non si distribuisce nulla.
key_foreign = Questa non è la chiave di questa casa: con { $where } va la chiave { $id }. Non si distribuisce nulla.
key_unknown = Nel file di chiave della casa manca la chiave { $id }. Non è stato modificato nulla.
secret_broken = Un segreto nella banca dati non può essere decifrato: è stato modificato o non è al suo posto ({ $purpose }).
entropy_failed = Il generatore casuale non ha superato il suo controllo. Non si distribuisce nulla di nuovo finché il server non è verificato e riavviato.

## Files

file_unreadable = { $file } non può essere letto: { $problem }.
file_too_large = { $file } supera { $most } byte.
file_not_utf8 = { $file } non è un testo UTF-8: il byte { $at } non è valido.
file_exists = { $file } esiste già.
one_file = { $file } è indicato due volte: due file richiedono due nomi.
file_unwritable = { $file } non può essere scritto: { $problem }.

## Laws on disk

law_unknown = Nessuna legge { $name } è fornita, e un tale file non esiste. Fornite: { $shipped }.
