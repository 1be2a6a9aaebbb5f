-- What the server keeps between requests. None of it is part of the journal, and all but the secrets may be lost.

CREATE TABLE sessions (
    token_hash    TEXT   PRIMARY KEY,
    player        TEXT   NOT NULL REFERENCES people (player),
    started_us    BIGINT NOT NULL,
    expires_us    BIGINT NOT NULL,
    result_before BIGINT NOT NULL
) /* without rowid */;
CREATE INDEX sessions_by_age ON sessions (expires_us);

CREATE TABLE attempts (
    who   TEXT   NOT NULL,
    at_us BIGINT NOT NULL,
    times BIGINT NOT NULL,  -- at that very instant
    PRIMARY KEY (who, at_us)
) /* without rowid */;
CREATE INDEX attempts_by_age ON attempts (at_us);

CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL  -- in hexadecimal
) /* without rowid */;
