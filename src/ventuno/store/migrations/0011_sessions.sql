-- A player's own sessions: to show them, and to end all but one.

CREATE INDEX sessions_by_player ON sessions (player);
