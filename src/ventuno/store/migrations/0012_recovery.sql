-- How players come back who lost their password: hashes only. And when each of them logged in last, for them to see.

CREATE TABLE recovery_codes (
    player    TEXT   NOT NULL REFERENCES books (id),
    code_hash TEXT   NOT NULL,
    made      BIGINT NOT NULL,  -- the entry of the journal that says so
    number    BIGINT NOT NULL,
    PRIMARY KEY (player, code_hash)
) /* without rowid */;

CREATE TABLE reset_links (
    player     TEXT   PRIMARY KEY REFERENCES books (id),
    token_hash TEXT   NOT NULL UNIQUE,
    made       BIGINT NOT NULL
) /* without rowid */;

CREATE TABLE log_ins (
    player TEXT   PRIMARY KEY REFERENCES books (id),
    at_us  BIGINT NOT NULL
) /* without rowid */;

ALTER TABLE sessions ADD COLUMN before_us BIGINT;  -- when the player had logged in before that
ALTER TABLE sessions ADD COLUMN seen_us BIGINT;    -- the last request, to within a minute
