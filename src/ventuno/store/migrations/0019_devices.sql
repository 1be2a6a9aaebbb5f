-- What a session began on, coarsely, so that its owner knows it again.

ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
