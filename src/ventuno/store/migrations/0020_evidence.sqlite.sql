
INSERT OR IGNORE INTO payments (reference, book, entry)
SELECT json_extract(text, '$.what.reference'), book, number FROM entries
WHERE kind IN ('deposited', 'withdrawn') AND json_extract(text, '$.what.reference') <> ''
ORDER BY book, number;

CREATE TRIGGER payments_are_kept BEFORE UPDATE ON payments
BEGIN SELECT RAISE(ABORT, 'payments are append-only'); END;

CREATE TRIGGER payments_stay BEFORE DELETE ON payments
BEGIN SELECT RAISE(ABORT, 'payments are append-only'); END;

CREATE TRIGGER books_keep_their_names BEFORE UPDATE OF id ON books WHEN NEW.id <> OLD.id
BEGIN SELECT RAISE(ABORT, 'books stay'); END;

CREATE TRIGGER plays_keep_their_names BEFORE UPDATE OF id, player, number ON plays
WHEN NEW.id <> OLD.id OR NEW.player <> OLD.player OR NEW.number <> OLD.number
BEGIN SELECT RAISE(ABORT, 'a play is append-only'); END;

-- REPLACE deletes the row that is in its way, and no trigger hears of that: so it must not come that far.

CREATE TRIGGER books_are_not_replaced BEFORE INSERT ON books
WHEN EXISTS (SELECT 1 FROM books WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'books are not replaced'); END;

CREATE TRIGGER entries_are_not_replaced BEFORE INSERT ON entries
WHEN EXISTS (SELECT 1 FROM entries WHERE book = NEW.book AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'entries are not replaced'); END;

CREATE TRIGGER plays_are_not_replaced BEFORE INSERT ON plays
WHEN EXISTS (SELECT 1 FROM plays WHERE id = NEW.id OR (player = NEW.player AND number = NEW.number))
BEGIN SELECT RAISE(ABORT, 'plays are not replaced'); END;

CREATE TRIGGER seals_are_not_replaced BEFORE INSERT ON seals
WHEN EXISTS (SELECT 1 FROM seals WHERE number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'seals are not replaced'); END;

CREATE TRIGGER bettors_are_not_replaced BEFORE INSERT ON bettors
WHEN EXISTS (SELECT 1 FROM bettors WHERE play = NEW.play AND player = NEW.player)
BEGIN SELECT RAISE(ABORT, 'bettors are not replaced'); END;

CREATE TRIGGER reads_are_not_replaced BEFORE INSERT ON reads
WHEN EXISTS (SELECT 1 FROM reads WHERE number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'reads are not replaced'); END;

CREATE TRIGGER read_subjects_are_not_replaced BEFORE INSERT ON read_subjects
WHEN EXISTS (SELECT 1 FROM read_subjects WHERE subject = NEW.subject AND number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'read_subjects are not replaced'); END;

CREATE TRIGGER payments_are_not_replaced BEFORE INSERT ON payments
WHEN EXISTS (SELECT 1 FROM payments WHERE reference = NEW.reference)
BEGIN SELECT RAISE(ABORT, 'payments are not replaced'); END;
