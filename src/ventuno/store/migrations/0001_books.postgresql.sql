-- No book goes away, the journal only grows, a play's text only gets longer, and what is over stays as it is.

CREATE FUNCTION ventuno_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE TRIGGER books_stay BEFORE DELETE ON books
FOR EACH ROW EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER entries_are_kept BEFORE UPDATE OR DELETE ON entries
FOR EACH ROW EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER plays_grow BEFORE UPDATE ON plays
FOR EACH ROW WHEN (
    OLD.ended_us IS NOT NULL OR NEW.server_seed <> OLD.server_seed OR NOT starts_with(NEW.text, OLD.text)
)
EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER plays_stay BEFORE DELETE ON plays
FOR EACH ROW EXECUTE FUNCTION ventuno_append_only();

-- Rows that change with every move: leave room for their next version on the same page.
ALTER TABLE books SET (fillfactor = 60);
ALTER TABLE plays SET (fillfactor = 60);
