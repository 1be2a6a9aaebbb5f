-- What people are searched by: the words of their name and login, and their number, as they are compared.

CREATE TABLE words (
    word   TEXT COLLATE "C" NOT NULL,  -- letter by letter, whatever the database's language: beginnings are ranges
    player TEXT NOT NULL REFERENCES people (player),
    PRIMARY KEY (word, player)
);
CREATE INDEX words_of_player ON words (player, word);

INSERT INTO words (word, player)
SELECT DISTINCT word, player
FROM people, regexp_split_to_table(
    left(identity, -11)  -- without the date of birth
        || ' ' || replace(replace(login, '.', ' '), '-', ' ') || ' ' || player,
    ' '
) AS word
WHERE word <> '';
