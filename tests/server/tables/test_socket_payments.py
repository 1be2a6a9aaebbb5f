"""C15 over real sockets: notes into chips, sitting down and between games, in one step or not at all."""

from tests.server.live import Live, Seat
from tests.server.site import Json
from ventuno.desk.requests import PostRate
from ventuno.house.ledger.postings import Currency

EURO = PostRate(currency=Currency.EUR, buys="0.9312", sells="0.9698", reason="as in town")
NOTES: Json = {"amount": "50", "currency": "EUR", "rate": "0.9312"}


def lines(seat: Seat) -> list[tuple[str, str]]:
    assert seat.browser is not None
    found = seat.browser.took(seat.browser.get("/account/statement"))["lines"]
    return [(line["kind"], line["amount"]) for line in found]


def test_c15_notes_become_chips_in_one_step_or_not_at_all(live: Live) -> None:
    live.operate(EURO)
    player = live.somebody(deposit="5")
    with Seat(live.port, live.opened(player), player) as seat:
        offer = seat.table["sit"]
        assert (offer["chips_min"], offer["chips_max"]) == ("16.00", "1000.00")  # C16: ante 5, bonus 1
        before = lines(seat)
        for pay, chips, code in (
            (NOTES | {"rate": "0.95"}, "46.50", "rate_changed"),
            (NOTES | {"rate": "x"}, "46.50", "bad_rate"),
            ({"amount": "20", "rate": "1"}, "20", "no_rate"),
            ({"amount": "NaN"}, "20", "bad_amount"),
            ({"amount": "10"}, "20", "balance_too_low"),
            (NOTES, "15.90", "table_chips_outside_limits"),
        ):
            seat.declined(code, "sit", box=1, chips=chips, name="Anna", pay=pay)
        assert lines(seat) == before
        seat.done("sit", key="once", box=1, chips="46.50", name="Anna", pay=NOTES)
        seat.until(lambda table: table["own_box"] == 1)
        assert seat.state["balance"] == "5.06"
        assert lines(seat)[:2] == [("chips_brought", "-46.50"), ("deposited", "46.56")]
        seat.done("sit", key="once", box=1, chips="46.50", name="Anna", pay=NOTES)  # the answer was lost
        assert len(lines(seat)) == len(before) + 2
        assert seat.table["bring"] == {"chips_min": "0.10", "chips_max": "953.50"}
        seat.done("bring", chips="20", pay={"amount": "20"})
        seat.until(lambda table: table["boxes"][0]["chips"] == "66.50")
        assert seat.state["balance"] == "5.06"


def test_c16_who_has_a_bet_is_offered_no_chips(live: Live) -> None:
    with live.seated(2) as seats:
        seats[0].until(lambda table: table["bet"])
        assert seats[0].table["bring"]["chips_min"] == "0.10"
        game = seats[0].table["game"]
        seats[0].done("bet", game=game, ante="5", red="1", black="0", seed="s")
        assert seats[0].until(lambda table: table["bet"] is None)["bring"] is None
        seats[0].declined("table_chips_between_games", "bring", chips="10", pay={"amount": "10"})
        assert seats[0].state["balance"] == "0.00"
