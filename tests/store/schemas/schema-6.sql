-- What schema 6 added to that house: somebody of the staff, who is logged in.
INSERT INTO credentials (name, password, secret, used_step) VALUES ('olga', '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$aGFzaA', '3132333435363738393031323334353637383930', 59084640);
INSERT INTO staff_sessions (token_hash, name, started_us, expires_us) VALUES ('5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592', 'olga', 1772539200000000, 1772540100000000);
