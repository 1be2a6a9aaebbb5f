-- What schema 9 added to that house: who has an account, and until when they have read their messages.
INSERT INTO readers (player, opened_us, read_us) VALUES ('5ae90f4d3526b36f', 1772539200000000, 0);
INSERT INTO readers (player, opened_us, read_us) VALUES ('8e38d2135eb4a199', 1772539200000000, 0);
INSERT INTO readers (player, opened_us, read_us) VALUES ('b14770468173b3d3', 1772539200000000, 0);
