-- Requirements 42 to 44: proposals that wait for approval, who has read personal data, and how the staff enrol.

CREATE TABLE proposal_words (
    entry    BIGINT PRIMARY KEY,  -- of the house's journal, which has their hash
    salt     TEXT   NOT NULL,
    text     TEXT   NOT NULL,
    until_us BIGINT NOT NULL
) /* without rowid */;

CREATE TABLE reads (
    number BIGINT PRIMARY KEY,
    actor  TEXT   NOT NULL,
    hash   TEXT   NOT NULL,  -- over the hash before it and the text, as in a journal
    text   TEXT   NOT NULL
) /* without rowid */;
CREATE INDEX reads_by_actor ON reads (actor, number);

CREATE TABLE read_subjects (  -- whom each of them concerned
    subject TEXT   NOT NULL,
    number  BIGINT NOT NULL,
    PRIMARY KEY (subject, number)
) /* without rowid */;

CREATE TABLE enrolment_links (
    name       TEXT   PRIMARY KEY,
    token_hash TEXT   NOT NULL UNIQUE,
    code_hash  TEXT   NOT NULL,  -- of a code that only the proposer has; empty: none is needed
    made       BIGINT NOT NULL,  -- the entry of the house's journal that says so
    expires_us BIGINT NOT NULL
) /* without rowid */;

CREATE TABLE staff_passkeys (
    credential TEXT   PRIMARY KEY,  -- the authenticator's name for it, in base64url
    name       TEXT   NOT NULL,
    public_key TEXT   NOT NULL,  -- in hexadecimal
    sign_count BIGINT NOT NULL,
    label      TEXT   NOT NULL,
    added_us   BIGINT NOT NULL,
    used_us    BIGINT
) /* without rowid */;
CREATE INDEX staff_passkeys_by_name ON staff_passkeys (name);

ALTER TABLE credentials ADD COLUMN app BIGINT NOT NULL DEFAULT 1;     -- whether codes of an app are taken
ALTER TABLE staff_sessions ADD COLUMN fresh_us BIGINT NOT NULL DEFAULT 0;  -- when a second factor was shown last
ALTER TABLE ceremonies ADD COLUMN staff TEXT;                         -- whose it is, if it is of the staff
