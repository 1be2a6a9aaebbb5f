-- Tables are books, too: of those that have a clock, when it runs out.

ALTER TABLE books ADD COLUMN due_us BIGINT;
CREATE INDEX books_due ON books (due_us) WHERE due_us IS NOT NULL;
