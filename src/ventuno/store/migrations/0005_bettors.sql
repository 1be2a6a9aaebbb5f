-- Who had a bet in which game at a table. The tables' journals say it, too; here it can be found by the player.

CREATE TABLE bettors (
    play     TEXT   NOT NULL REFERENCES plays (id),
    player   TEXT   NOT NULL REFERENCES books (id),
    box      BIGINT NOT NULL,
    dealt_us BIGINT NOT NULL,
    PRIMARY KEY (play, player)
) /* without rowid */;
CREATE INDEX bettors_by_time ON bettors (player, dealt_us, play);
