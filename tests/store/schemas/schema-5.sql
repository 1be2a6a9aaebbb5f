-- What schema 5 added to that house: who had a bet in which game.
INSERT INTO bettors (play, player, box, dealt_us) VALUES ('t-9a413dd6e515d0ab-1', '8e38d2135eb4a199', 1, 1772539230000000);
INSERT INTO bettors (play, player, box, dealt_us) VALUES ('t-9a413dd6e515d0ab-1', 'b14770468173b3d3', 2, 1772539230000000);
INSERT INTO bettors (play, player, box, dealt_us) VALUES ('t-9a413dd6e515d0ab-2', '8e38d2135eb4a199', 1, 1772539237000000);
INSERT INTO bettors (play, player, box, dealt_us) VALUES ('t-9a413dd6e515d0ab-2', '5ae90f4d3526b36f', 2, 1772539237000000);
INSERT INTO bettors (play, player, box, dealt_us) VALUES ('t-9a413dd6e515d0ab-3', '8e38d2135eb4a199', 1, 1772539267000000);
INSERT INTO bettors (play, player, box, dealt_us) VALUES ('t-9a413dd6e515d0ab-3', '5ae90f4d3526b36f', 2, 1772539267000000);
