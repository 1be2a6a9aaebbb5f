-- Rule sets and laws that somebody prepares. Nothing of it is in force or on record until it is published.

CREATE TABLE drafts (
    id           TEXT   PRIMARY KEY,
    request      TEXT   NOT NULL,  -- hash of what asked for it: its name comes from the key of that
    kind         TEXT   NOT NULL,
    name         TEXT   NOT NULL,
    text         TEXT,             -- of a law
    changes      TEXT   NOT NULL,  -- by language, as JSON
    reason       TEXT   NOT NULL,
    effective_us BIGINT,
    made_by      TEXT   NOT NULL,
    changed_by   TEXT   NOT NULL,
    changed_us   BIGINT NOT NULL,
    version      BIGINT NOT NULL,
    skill        DOUBLE PRECISION,
    target       DOUBLE PRECISION,
    ceiling      DOUBLE PRECISION,
    figures      TEXT,             -- as JSON
    running      TEXT,
    state        TEXT   NOT NULL,
    problem      TEXT
) /* without rowid */;

-- Who has read what is announced: since when everybody has an account, and until when they have read their messages.
-- The players' books say it, too; here it can be counted.

CREATE TABLE readers (
    player    TEXT   PRIMARY KEY REFERENCES books (id),
    opened_us BIGINT NOT NULL,
    read_us   BIGINT NOT NULL  -- 0: nothing yet
) /* without rowid */;
CREATE INDEX readers_by_time ON readers (opened_us, read_us);
