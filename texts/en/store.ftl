### Why a database or a file cannot be used. Operators read this, mostly at the command line.
### What a message is for, and what its values are, is said in the German file.

## The database

store_full = The disk is full. Nothing was changed.
store_busy = Too many requests at once. Nothing was changed; please try again.
store_unreachable = The database does not answer. The request can safely be repeated with the same key.
store_failed = The database says: { $problem }. Nothing was changed.
store_newer = This database belongs to a newer version (schema { $found }, here at most { $known }).
store_older = This database has schema { $found } instead of { $known }: “ventuno database migrate” brings it up to date.
store_missing = There is no database of this house at { $where }.
no_home = There is no home directory here: --database or VENTUNO_DATABASE says where the database is.
store_in_use = { $where } is in use.
store_damaged = { $where } is damaged: { $problem }
not_sqlite = That is for an SQLite file only; PostgreSQL has its own tools: pg_dump and pg_restore.

## The key of the house

key_missing = The key of the house is missing: there is no { $file }. Nothing is dealt until the file is back.
key_readable = { $file } is open to others than its owner (mode { $mode }): nothing is dealt until “chmod 600” mends that.
key_damaged = { $file } is damaged or not a key file: { $problem }. Nothing is dealt.
key_foreign = This is not the key of this house: key { $id } belongs to { $where }. Nothing is dealt.
key_unknown = Key { $id } is missing in the key file of the house. Nothing was changed.
secret_broken = A secret in the database cannot be decrypted: it was changed or belongs elsewhere ({ $purpose }).
entropy_failed = The random generator has failed its health test. Nothing new is dealt until the server has been checked and started again.

## Files

file_unreadable = { $file } cannot be read: { $problem }.
file_too_large = { $file } is larger than { $most } bytes.
file_not_utf8 = { $file } is not UTF-8 text: byte { $at } is invalid.
file_exists = { $file } exists already.
one_file = { $file } is given twice: two files need two names.
file_unwritable = { $file } cannot be written: { $problem }.

## Laws on disk

law_unknown = No law { $name } is shipped, and there is no such file. Shipped: { $shipped }.
