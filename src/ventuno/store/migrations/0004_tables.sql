-- Tables are books, too: when the clock of one runs out, and which of them are open.

ALTER TABLE books ADD COLUMN due_us BIGINT;
ALTER TABLE books ADD COLUMN open_table BIGINT;
CREATE INDEX books_due ON books (due_us) WHERE due_us IS NOT NULL;
CREATE INDEX books_open_tables ON books (id) WHERE open_table IS NOT NULL;
