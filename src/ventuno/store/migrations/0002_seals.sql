-- Seals: now and then the heads of all books that grew are chained together, so that no book can vanish whole.

ALTER TABLE books ADD COLUMN sealed BIGINT NOT NULL DEFAULT 0;

CREATE TABLE seals (
    number BIGINT PRIMARY KEY,
    hash   TEXT NOT NULL,
    text   TEXT NOT NULL
);
