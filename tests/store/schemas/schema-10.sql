-- What schema 10 added to that house: a question that waits.
INSERT INTO questions (player, number, dispute, subject, about, state, asked_us, changed_us) VALUES ('8e38d2135eb4a199', 1, 0, 'Where is my card?', NULL, 'waiting', 1772539200000000, 1772539200000000);
