-- The house's keys are not in the database. Here is what each is known again by. While a play or a game is offered or
-- running, `server_seed` holds a reference, “key:salt”; when it ends, the seed itself.

CREATE TABLE key_checks (
    id          TEXT   PRIMARY KEY,
    check_value TEXT   NOT NULL,
    since_us    BIGINT NOT NULL
) /* without rowid */;
