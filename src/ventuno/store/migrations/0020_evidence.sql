-- Nothing that is on record is replaced, emptied, or renamed; a payment happens once, whatever becomes of its answer; and
-- the journals have a salted hash of who each player is. The salt goes with the person.

CREATE TABLE payments (
    reference TEXT   PRIMARY KEY,
    book      TEXT   NOT NULL REFERENCES books (id),
    entry     BIGINT NOT NULL
) /* without rowid */;

ALTER TABLE people ADD COLUMN salt TEXT NOT NULL DEFAULT '';  -- in hexadecimal; empty: no journal has a hash yet
