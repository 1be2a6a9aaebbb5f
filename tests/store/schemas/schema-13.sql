-- What schema 13 added to that house: a case of player protection.
INSERT INTO cases (player, number, state, signs, handler, judgement, opened_us, changed_us) VALUES ('8e38d2135eb4a199', 1, 'open', 'nights', NULL, NULL, 1772539200000000, 1772539200000000);
