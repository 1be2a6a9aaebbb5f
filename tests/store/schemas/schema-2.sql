-- What schema 2 added to that house: the books were sealed once.
INSERT INTO seals (number, hash, text) VALUES (1, 'e3f706337659416f727919e248e22de0cca3718dda36f27c29708003dbc51e51', '{"number":1,"at":"2026-03-03T12:00:00Z","heads":{"8e38d2135eb4a199":[12,"c4955d5bd40762f591b57ac8314674701010958057ae21a47af37fe9ca04733d"],"house":[1,"812ae4051f0b18503dcb5cee10c3aa3ba921f5ee16ec44f5d8d221730ed572b7"]}}');
UPDATE books SET sealed = 12 WHERE id = '8e38d2135eb4a199';
UPDATE books SET sealed = 1 WHERE id = 'house';
