-- What is published in the public log, in the same order. The log outside is what counts: this is what is to be there.

CREATE TABLE leaves (
    number BIGINT PRIMARY KEY,  -- from 0
    kind   TEXT   NOT NULL,
    seal   BIGINT NOT NULL,     -- the last seal, after this entry
    text   TEXT   NOT NULL
) /* without rowid */;
CREATE INDEX leaves_rare ON leaves (number) WHERE kind <> 'seal';

CREATE TABLE published (  -- the last head that was signed and written; one row
    one  BIGINT PRIMARY KEY,
    size BIGINT NOT NULL,
    note TEXT   NOT NULL
) /* without rowid */;
