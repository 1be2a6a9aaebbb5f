
INSERT INTO payments (reference, book, entry)
SELECT text::json -> 'what' ->> 'reference', book, number FROM entries
WHERE kind IN ('deposited', 'withdrawn') AND text::json -> 'what' ->> 'reference' <> ''
ORDER BY book, number
ON CONFLICT (reference) DO NOTHING;

CREATE TRIGGER payments_are_kept BEFORE UPDATE OR DELETE ON payments
FOR EACH ROW EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER books_keep_their_names BEFORE UPDATE OF id ON books
FOR EACH ROW WHEN (NEW.id <> OLD.id) EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER plays_keep_their_names BEFORE UPDATE OF id, player, number ON plays
FOR EACH ROW WHEN (NEW.id <> OLD.id OR NEW.player <> OLD.player OR NEW.number <> OLD.number)
EXECUTE FUNCTION ventuno_append_only();

-- TRUNCATE empties a table, and no trigger for rows hears of that.

CREATE TRIGGER books_are_not_emptied BEFORE TRUNCATE ON books
FOR EACH STATEMENT EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER entries_are_not_emptied BEFORE TRUNCATE ON entries
FOR EACH STATEMENT EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER plays_are_not_emptied BEFORE TRUNCATE ON plays
FOR EACH STATEMENT EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER seals_are_not_emptied BEFORE TRUNCATE ON seals
FOR EACH STATEMENT EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER bettors_are_not_emptied BEFORE TRUNCATE ON bettors
FOR EACH STATEMENT EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER reads_are_not_emptied BEFORE TRUNCATE ON reads
FOR EACH STATEMENT EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER read_subjects_are_not_emptied BEFORE TRUNCATE ON read_subjects
FOR EACH STATEMENT EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER payments_are_not_emptied BEFORE TRUNCATE ON payments
FOR EACH STATEMENT EXECUTE FUNCTION ventuno_append_only();
