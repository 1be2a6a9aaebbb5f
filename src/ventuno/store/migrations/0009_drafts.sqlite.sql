-- Instants are written as 2026-03-03T12:00:00Z, or with six digits behind the seconds.
INSERT INTO readers (player, opened_us, read_us)
SELECT id,
    CAST(strftime('%s', substr(opened, 1, 19)) AS INTEGER) * 1000000 + CAST(substr(opened, 21, 6) AS INTEGER),
    COALESCE(CAST(strftime('%s', substr(read, 1, 19)) AS INTEGER) * 1000000 + CAST(substr(read, 21, 6) AS INTEGER), 0)
FROM (
    SELECT id, json_extract(text, '$.opened_at') AS opened, json_extract(text, '$.read_until') AS read
    FROM books WHERE id <> 'house' AND substr(id, 1, 2) <> 't-'
);
