-- Of the games there are already: the bets since betting was last opened, each of whoever sat down at that box last.
INSERT INTO bettors (play, player, box, dealt_us)
SELECT p.id, (
    SELECT s.text::json -> 'what' ->> 'player' FROM entries s
    WHERE s.book = p.player AND s.play IS NULL AND s.kind NOT IN ('deposited', 'withdrawn') AND s.kind = 'seated'
        AND s.number < b.number AND s.text::json -> 'what' ->> 'box' = b.text::json -> 'what' ->> 'box'
    ORDER BY s.number DESC LIMIT 1
), (b.text::json -> 'what' ->> 'box')::bigint, p.started_us
FROM plays p JOIN entries b ON b.play = p.id AND b.kind = 'bet_placed'
WHERE starts_with(p.player, 't-') AND p.started_us IS NOT NULL
    AND b.number > (SELECT max(o.number) FROM entries o WHERE o.play = p.id AND o.kind = 'betting_opened');

CREATE TRIGGER bettors_are_kept BEFORE UPDATE OR DELETE ON bettors
FOR EACH ROW EXECUTE FUNCTION ventuno_append_only();
