-- Every server process hears of every change of a table, when it is committed.

CREATE FUNCTION ventuno_table_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('ventuno_tables', NEW.id);
    RETURN NULL;
END $$;

CREATE TRIGGER tables_change AFTER INSERT OR UPDATE ON books
FOR EACH ROW WHEN (starts_with(NEW.id, 't-'))
EXECUTE FUNCTION ventuno_table_changed();
