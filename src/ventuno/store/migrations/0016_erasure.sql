-- Closed accounts whose owner is still known, for whoever erases people when their time is over (requirement 45). The
-- players' journals say all of it.

CREATE TABLE closings (
    player    TEXT   PRIMARY KEY REFERENCES books (id),
    closed_us BIGINT NOT NULL,
    asked_us  BIGINT  -- when the player asked for the erasure
) /* without rowid */;
CREATE INDEX closings_by_time ON closings (closed_us, player);
CREATE INDEX closings_asked ON closings (player) WHERE asked_us IS NOT NULL;

-- Where people live: in the journals of earlier versions, and with the person from now on.
ALTER TABLE people ADD COLUMN canton TEXT NOT NULL DEFAULT '';

-- What players and staff have written, by the line of the journal that has the hash of it.
CREATE TABLE writings (
    player TEXT   NOT NULL REFERENCES books (id),
    entry  BIGINT NOT NULL,
    salt   TEXT   NOT NULL,
    text   TEXT   NOT NULL,
    PRIMARY KEY (player, entry)
) /* without rowid */;

-- Where players want notices by e-mail, and which. The journal names no address.
CREATE TABLE emails (
    player        TEXT   PRIMARY KEY REFERENCES books (id),
    address       TEXT,             -- confirmed: mail goes there
    pending       TEXT,             -- not confirmed yet
    code_hash     TEXT,             -- that confirms it
    made          BIGINT,           -- the entry of the journal about the code
    answers       BIGINT NOT NULL,  -- 1: wanted
    announcements BIGINT NOT NULL,
    security      BIGINT NOT NULL
) /* without rowid */;
CREATE INDEX emails_announced ON emails (player) WHERE announcements = 1 AND address IS NOT NULL;

-- Mail that is still to be handed over: written together with the line of the journal that it is about, and deleted
-- once it is handed over. Until then it may be handed over more than once, always under its id.
CREATE TABLE outbox (
    id      TEXT   PRIMARY KEY,
    player  TEXT   NOT NULL REFERENCES books (id),
    address TEXT   NOT NULL,
    kind    TEXT   NOT NULL,  -- of the line of the journal
    code    TEXT,             -- that confirms the address; no other secret is ever mailed
    at_us   BIGINT NOT NULL
) /* without rowid */;
CREATE INDEX outbox_by_time ON outbox (at_us, id);
CREATE INDEX outbox_of_player ON outbox (player);
