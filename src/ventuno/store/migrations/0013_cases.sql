-- Cases of player protection. The players' journals say all of it; here the staff find what is open, and the daily look
-- finds whose journal has grown since.

CREATE TABLE cases (
    player     TEXT   NOT NULL REFERENCES books (id),
    number     BIGINT NOT NULL,
    state      TEXT   NOT NULL,
    signs      TEXT   NOT NULL,  -- separated by spaces
    handler    TEXT,
    judgement  TEXT,
    opened_us  BIGINT NOT NULL,
    changed_us BIGINT NOT NULL,
    PRIMARY KEY (player, number)
) /* without rowid */;
CREATE INDEX cases_by_state ON cases (state, opened_us, player, number);
CREATE INDEX cases_by_time ON cases (opened_us, player, number);

CREATE TABLE looked_at (
    player   TEXT   PRIMARY KEY REFERENCES books (id),
    entries  BIGINT NOT NULL,
    criteria TEXT   NOT NULL,  -- hash
    at_us    BIGINT NOT NULL
) /* without rowid */;
CREATE INDEX looked_at_by_time ON looked_at (at_us);
