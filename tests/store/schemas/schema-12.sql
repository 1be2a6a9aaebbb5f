-- What schema 12 added to that house: a set of recovery codes of which one is left, and when its player logged in last.
INSERT INTO recovery_codes (player, code_hash, made, number) VALUES ('8e38d2135eb4a199', '5b0c5f0fd3a93a34d2b4d3f9b5a95a7c7f2e1f3d0a9f8c1e6b7d4a2c3e5f6071', 2, 1);
INSERT INTO log_ins (player, at_us) VALUES ('8e38d2135eb4a199', 1772539200000000);
