-- How the staff prove who they are, and who of them is logged in. Who they are and what they may do is in the house's
-- journal: without a place there, credentials open nothing.

CREATE TABLE credentials (
    name      TEXT   PRIMARY KEY,
    password  TEXT   NOT NULL,
    secret    TEXT   NOT NULL,  -- of the second factor, in hexadecimal
    used_step BIGINT NOT NULL   -- of the last code that was used: each is good once
) /* without rowid */;

CREATE TABLE staff_sessions (
    token_hash TEXT   PRIMARY KEY,
    name       TEXT   NOT NULL,
    started_us BIGINT NOT NULL,
    expires_us BIGINT NOT NULL
) /* without rowid */;
CREATE INDEX staff_sessions_by_age ON staff_sessions (expires_us);
CREATE INDEX staff_sessions_by_name ON staff_sessions (name);
