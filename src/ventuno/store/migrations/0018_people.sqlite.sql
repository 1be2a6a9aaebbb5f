CREATE TRIGGER reads_are_kept BEFORE UPDATE ON reads
BEGIN SELECT RAISE(ABORT, 'the record of reads is append-only'); END;

CREATE TRIGGER reads_stay BEFORE DELETE ON reads
BEGIN SELECT RAISE(ABORT, 'the record of reads is append-only'); END;

CREATE TRIGGER read_subjects_are_kept BEFORE UPDATE ON read_subjects
BEGIN SELECT RAISE(ABORT, 'the record of reads is append-only'); END;

CREATE TRIGGER read_subjects_stay BEFORE DELETE ON read_subjects
BEGIN SELECT RAISE(ABORT, 'the record of reads is append-only'); END;
