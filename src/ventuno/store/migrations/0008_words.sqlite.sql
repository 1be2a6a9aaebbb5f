-- What people are searched by: the words of their name and login, and their number, as they are compared.

CREATE TABLE words (
    word   TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES people (player),
    PRIMARY KEY (word, player)
) WITHOUT ROWID;
CREATE INDEX words_of_player ON words (player, word);

INSERT INTO words (word, player)
WITH RECURSIVE split (player, word, rest) AS (
    SELECT player, '', substr(identity, 1, length(identity) - 11)  -- without the date of birth
        || ' ' || replace(replace(login, '.', ' '), '-', ' ') || ' ' || player || ' '
    FROM people
    UNION ALL
    SELECT player, substr(rest, 1, instr(rest, ' ') - 1), substr(rest, instr(rest, ' ') + 1)
    FROM split WHERE rest <> ''
)
SELECT DISTINCT word, player FROM split WHERE word <> '';
