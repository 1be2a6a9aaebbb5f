
INSERT INTO closings (player, closed_us)
SELECT id, CAST(round((julianday(json_extract(text, '$.closed_at')) - 2440587.5) * 86400000) AS INTEGER) * 1000
FROM books WHERE text LIKE '%"closed_at"%' AND json_extract(text, '$.closed_at') IS NOT NULL;
