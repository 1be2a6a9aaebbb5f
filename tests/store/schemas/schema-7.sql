-- What schema 7 added to that house: the first line of its own journal is counted.
UPDATE books SET counted = 1 WHERE id = 'house';
INSERT INTO events (at_us, book, number, kind) VALUES (1772539200000000, 'house', 1, 'founded');
