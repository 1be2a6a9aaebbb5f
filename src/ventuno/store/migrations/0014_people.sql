-- Accounts that may be a second one of the same person. They are held until somebody of the staff has decided.

CREATE TABLE held (
    player   TEXT   PRIMARY KEY REFERENCES books (id),
    since_us BIGINT NOT NULL
) /* without rowid */;
CREATE INDEX held_by_time ON held (since_us, player);

-- Only people with the same date of birth are compared. `identity` is no longer read: it only keeps apart two who
-- register at the same time.
CREATE INDEX people_by_birth ON people (birth);
