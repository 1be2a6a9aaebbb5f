-- What schema 8 added to that house: the words its people are searched by.
INSERT INTO words (word, player) VALUES ('5ae90f4d3526b36f', '5ae90f4d3526b36f');
INSERT INTO words (word, player) VALUES ('anna', '5ae90f4d3526b36f');
INSERT INTO words (word, player) VALUES ('carla', '5ae90f4d3526b36f');
INSERT INTO words (word, player) VALUES ('8e38d2135eb4a199', '8e38d2135eb4a199');
INSERT INTO words (word, player) VALUES ('anna', '8e38d2135eb4a199');
INSERT INTO words (word, player) VALUES ('anna', 'b14770468173b3d3');
INSERT INTO words (word, player) VALUES ('b14770468173b3d3', 'b14770468173b3d3');
INSERT INTO words (word, player) VALUES ('berta', 'b14770468173b3d3');
