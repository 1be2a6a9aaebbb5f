-- A table has changed when its version has, not when it was sealed or counted.
DROP TRIGGER tables_change ON books;
CREATE TRIGGER tables_change AFTER INSERT OR UPDATE OF version ON books
FOR EACH ROW WHEN (starts_with(NEW.id, 't-'))
EXECUTE FUNCTION ventuno_table_changed();
