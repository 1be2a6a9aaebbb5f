"""The bonus bets, exactly (C1, C2)."""

from fractions import Fraction

from ventuno.maths.challenge import bonus
from ventuno.rules.challenge.bets import Bet, Bonus
from ventuno.rules.challenge.table_rules import chances


def test_c1_both_bets_have_the_expectation_of_the_ruling() -> None:
    assert bonus.figures(bonus.RED).expectation == Fraction(-11, 102)
    assert bonus.figures(bonus.BLACK).expectation == Fraction(-11, 102)


def test_expectation_of_both_together_is_the_same_for_any_split_of_the_stake() -> None:
    assert bonus.figures(bonus.BOTH).expectation == Fraction(-11, 102)
    assert bonus.figures(Bet(100, red_centimes=300, black_centimes=100)).expectation == Fraction(-11, 102)


def test_chances_counted_by_hand() -> None:
    hands = 52 * 51 // 2
    assert chances() == {
        Bonus.RED_PAIR: Fraction(13, hands),
        Bonus.DOUBLE_RED: Fraction(26 * 25 // 2 - 13, hands),
        Bonus.BLACK_PAIR: Fraction(13, hands),
        Bonus.PAIR: Fraction(13 * 5, hands),  # 6 pairs of each rank, one of them black
        Bonus.DOUBLE_BLACK: Fraction(26 * 25 // 2 - 13, hands),
    }


def test_hits_and_variance_follow_from_the_chances() -> None:
    chance = chances()
    red, black, both = (bonus.figures(bet) for bet in (bonus.RED, bonus.BLACK, bonus.BOTH))
    assert red.hit == chance[Bonus.RED_PAIR] + chance[Bonus.DOUBLE_RED] == Fraction(25, 102)
    assert black.hit == chance[Bonus.BLACK_PAIR] + chance[Bonus.PAIR] + chance[Bonus.DOUBLE_BLACK] == Fraction(30, 102)
    # Together everything of one colour and every pair of two colours hits; the red pair on both.
    assert both.hit == red.hit + black.hit - chance[Bonus.RED_PAIR] == Fraction(9, 17)
    square = 900 * chance[Bonus.RED_PAIR] + Fraction(9, 4) * chance[Bonus.DOUBLE_RED] + 1 - red.hit
    assert red.variance == square - Fraction(11, 102) ** 2 == Fraction(105041, 10404)
    assert black.variance == Fraction(27521, 10404)
    assert both.variance == Fraction(8831, 2601)


def test_nets_are_a_distribution() -> None:
    for bet in (bonus.RED, bonus.BLACK, bonus.BOTH):
        found = bonus.figures(bet)
        assert sum(share for _, share in found.nets) == 1
        assert sum(net * share for net, share in found.nets) == found.expectation
        assert found.ahead == sum(share for net, share in found.nets if net > 0)
