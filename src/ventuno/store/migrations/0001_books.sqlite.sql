-- No book goes away, the journal only grows, a play's text only gets longer, and what is over stays as it is.

CREATE TRIGGER books_stay BEFORE DELETE ON books
BEGIN SELECT RAISE(ABORT, 'books stay'); END;

CREATE TRIGGER entries_are_kept BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

CREATE TRIGGER entries_stay BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

CREATE TRIGGER plays_grow BEFORE UPDATE ON plays
WHEN OLD.ended_us IS NOT NULL OR NEW.server_seed <> OLD.server_seed
    OR substr(NEW.text, 1, length(OLD.text)) <> OLD.text
BEGIN SELECT RAISE(ABORT, 'a play is append-only'); END;

CREATE TRIGGER plays_stay BEFORE DELETE ON plays
BEGIN SELECT RAISE(ABORT, 'a play is append-only'); END;
