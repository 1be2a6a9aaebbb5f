-- Questions of whoever is not logged in. They hold personal data, so no journal has their words: the house's journal
-- has the answer, with a hash of the question. Some time after the answer they are deleted.

CREATE TABLE guest_questions (
    id          TEXT   PRIMARY KEY,
    asked_us    BIGINT NOT NULL,
    language    TEXT   NOT NULL,
    subject     TEXT   NOT NULL,
    login       TEXT   NOT NULL,  -- as it was typed, whether or not somebody has it; empty: none
    reach       TEXT   NOT NULL,  -- an address or a number for the answer
    text        TEXT   NOT NULL,
    salt        TEXT   NOT NULL,
    entry       BIGINT,  -- of the house's journal, which says how it was answered; none: it waits
    answered_us BIGINT
) /* without rowid */;
CREATE INDEX guest_questions_waiting ON guest_questions (asked_us, id) WHERE entry IS NULL;
CREATE INDEX guest_questions_answered ON guest_questions (answered_us) WHERE entry IS NOT NULL;
