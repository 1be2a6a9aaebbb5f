-- The seed takes the place of its reference when the play ends, and no commitment ever changes.

DROP TRIGGER plays_grow ON plays;

CREATE TRIGGER plays_grow BEFORE UPDATE ON plays
FOR EACH ROW WHEN (
    OLD.ended_us IS NOT NULL OR NEW.commitment <> OLD.commitment
    OR (NEW.server_seed <> OLD.server_seed AND (strpos(OLD.server_seed, ':') = 0 OR NEW.ended_us IS NULL))
    OR NOT starts_with(NEW.text, OLD.text)
)
EXECUTE FUNCTION ventuno_append_only();
