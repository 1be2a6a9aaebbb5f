INSERT INTO readers (player, opened_us, read_us)
SELECT id,
    (extract(epoch FROM (text::json ->> 'opened_at')::timestamptz) * 1000000)::bigint,
    COALESCE((extract(epoch FROM (text::json ->> 'read_until')::timestamptz) * 1000000)::bigint, 0)
FROM books WHERE id <> 'house' AND NOT starts_with(id, 't-');
