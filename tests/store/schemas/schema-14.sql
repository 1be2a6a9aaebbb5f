-- What schema 14 added to that house: an account that is held.
INSERT INTO held (player, since_us) VALUES ('8e38d2135eb4a199', 1772539200000000);
