-- The seed takes the place of its reference when the play ends, and no commitment ever changes.

DROP TRIGGER plays_grow;

CREATE TRIGGER plays_grow BEFORE UPDATE ON plays
WHEN OLD.ended_us IS NOT NULL OR NEW.commitment <> OLD.commitment
    OR (NEW.server_seed <> OLD.server_seed AND (instr(OLD.server_seed, ':') = 0 OR NEW.ended_us IS NULL))
    OR substr(NEW.text, 1, length(OLD.text)) <> OLD.text
BEGIN SELECT RAISE(ABORT, 'a play is append-only'); END;
