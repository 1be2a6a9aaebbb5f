-- Players' second factors. The journals say which there are; here is what proves them, and what is under way.

CREATE TABLE code_apps (
    player    TEXT   PRIMARY KEY REFERENCES books (id),
    made      BIGINT NOT NULL,  -- the entry of the journal that says so
    secret    TEXT   NOT NULL,  -- see store/kept_secrets.py
    used_step BIGINT NOT NULL
) /* without rowid */;

CREATE TABLE passkeys (
    credential TEXT   PRIMARY KEY,  -- the authenticator's name for it, in base64url
    player     TEXT   NOT NULL REFERENCES books (id),
    number     BIGINT NOT NULL,
    public_key TEXT   NOT NULL,  -- in hexadecimal
    sign_count BIGINT NOT NULL,
    name       TEXT   NOT NULL,
    added_us   BIGINT NOT NULL,
    used_us    BIGINT
) /* without rowid */;
CREATE INDEX passkeys_by_player ON passkeys (player, number);

CREATE TABLE ceremonies (
    token_hash TEXT   PRIMARY KEY,
    kind       TEXT   NOT NULL,
    player     TEXT   REFERENCES books (id),
    secret     TEXT   NOT NULL,  -- of an app, or a challenge; see store/kept_secrets.py
    expires_us BIGINT NOT NULL
) /* without rowid */;
CREATE INDEX ceremonies_by_time ON ceremonies (expires_us);
CREATE INDEX ceremonies_by_player ON ceremonies (player);
