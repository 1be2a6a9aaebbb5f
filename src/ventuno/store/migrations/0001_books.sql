-- Books and what belongs to them. Amounts are centimes, instants microseconds since 1970 in UTC.

CREATE TABLE books (
    id      TEXT PRIMARY KEY,
    version BIGINT NOT NULL,  -- rises with every command
    text    TEXT   NOT NULL,  -- what the journal adds up to, as JSON
    entries BIGINT NOT NULL,
    head    TEXT   NOT NULL,
    play    TEXT              -- the current one, offered or running
);

CREATE TABLE entries (
    book   TEXT   NOT NULL REFERENCES books (id),
    number BIGINT NOT NULL,
    kind   TEXT   NOT NULL,
    play   TEXT,
    hash   TEXT   NOT NULL,
    text   TEXT   NOT NULL,
    PRIMARY KEY (book, number)
) /* without rowid */;
CREATE INDEX entries_of_play ON entries (play) WHERE play IS NOT NULL;
CREATE INDEX entries_rare ON entries (book, number)  -- what is not about plays and payments: messages are among it
    WHERE play IS NULL AND kind NOT IN ('deposited', 'withdrawn');

CREATE TABLE plays (
    id          TEXT   PRIMARY KEY,
    player      TEXT   NOT NULL REFERENCES books (id),
    number      BIGINT NOT NULL,
    server_seed TEXT   NOT NULL,
    commitment  TEXT   NOT NULL,
    client_seed TEXT   NOT NULL,
    rules       TEXT   NOT NULL,
    law         TEXT   NOT NULL,
    stake       BIGINT NOT NULL,
    started_us  BIGINT,
    expires_us  BIGINT,
    ended_us    BIGINT,
    sequence    BIGINT NOT NULL,
    text        TEXT   NOT NULL,
    UNIQUE (player, number)
);
CREATE INDEX plays_running ON plays (expires_us) WHERE ended_us IS NULL AND expires_us IS NOT NULL;

CREATE TABLE people (
    player   TEXT PRIMARY KEY REFERENCES books (id),
    login    TEXT NOT NULL UNIQUE,
    identity TEXT NOT NULL UNIQUE,
    name     TEXT NOT NULL,
    birth    TEXT NOT NULL,
    password TEXT NOT NULL
);

CREATE TABLE answers (
    book    TEXT   NOT NULL,
    key     TEXT   NOT NULL,
    request TEXT   NOT NULL,
    answer  TEXT   NOT NULL,
    at_us   BIGINT NOT NULL,
    PRIMARY KEY (book, key)
) /* without rowid */;
CREATE INDEX answers_by_age ON answers (at_us);
