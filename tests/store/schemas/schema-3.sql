-- What schema 3 added to that house: its player was logged in, and somebody had tried to be.
INSERT INTO sessions (token_hash, player, started_us, expires_us, result_before) VALUES ('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', '8e38d2135eb4a199', 1772539200000000, 1772582400000000, -100);
INSERT INTO attempts (who, at_us, times) VALUES ('2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae', 1772539200000000, 2);
