CREATE TRIGGER reads_are_kept BEFORE UPDATE OR DELETE ON reads
FOR EACH ROW EXECUTE FUNCTION ventuno_append_only();

CREATE TRIGGER read_subjects_are_kept BEFORE UPDATE OR DELETE ON read_subjects
FOR EACH ROW EXECUTE FUNCTION ventuno_append_only();
