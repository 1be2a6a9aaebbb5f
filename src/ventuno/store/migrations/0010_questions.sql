-- Questions and disputes of players. The players' journals say all of it, word by word; here the staff find what waits.

CREATE TABLE questions (
    player     TEXT   NOT NULL REFERENCES books (id),
    number     BIGINT NOT NULL,
    dispute    BIGINT NOT NULL,
    subject    TEXT   NOT NULL,
    about      TEXT,
    state      TEXT   NOT NULL,
    asked_us   BIGINT NOT NULL,
    changed_us BIGINT NOT NULL,
    PRIMARY KEY (player, number)
) /* without rowid */;
CREATE INDEX questions_by_state ON questions (state, changed_us, player, number);
