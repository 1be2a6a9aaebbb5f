-- What the journals add up to by day, for whoever watches the house. All of it is counted from the journals and can be
-- counted anew; `counted` says how far a book has been.

ALTER TABLE books ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;

CREATE TABLE tallies (  -- of plays of Big21 that ended on that day in Zurich
    day     TEXT   NOT NULL,
    law     TEXT   NOT NULL,
    stake   BIGINT NOT NULL,
    channel TEXT   NOT NULL,
    plays   BIGINT NOT NULL,
    sums    BYTEA  NOT NULL,
    PRIMARY KEY (day, law, stake, channel)
);
CREATE INDEX tallies_of_law ON tallies (law, day);

CREATE TABLE flows (
    day      TEXT   NOT NULL,
    game     TEXT   NOT NULL,  -- empty: of no game
    kind     TEXT   NOT NULL,
    times    BIGINT NOT NULL,
    centimes BIGINT NOT NULL,
    PRIMARY KEY (day, game, kind)
) /* without rowid */;

CREATE TABLE events (  -- the lines of journals that somebody should look at
    at_us  BIGINT NOT NULL,
    book   TEXT   NOT NULL,
    number BIGINT NOT NULL,
    kind   TEXT   NOT NULL,
    PRIMARY KEY (at_us, book, number)
) /* without rowid */;
