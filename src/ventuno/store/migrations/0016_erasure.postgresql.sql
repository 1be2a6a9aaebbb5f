
INSERT INTO closings (player, closed_us)
SELECT id, (extract(epoch FROM (text::json ->> 'closed_at')::timestamptz) * 1000000)::bigint
FROM books WHERE text LIKE '%"closed_at"%' AND text::json ->> 'closed_at' IS NOT NULL;
