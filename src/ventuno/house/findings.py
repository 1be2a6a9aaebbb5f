"""What a check can find wrong with a play, a game, an account or a table: one reason each."""

from ventuno.house import texts
from ventuno.rules.refusals import Reason

NOT_AN_EXPORT = Reason("not_an_export", "B3", texts.not_an_export)
NOT_FINISHED = Reason("not_finished", "B3", texts.not_finished)
COMMITMENT_BROKEN = Reason("commitment_broken", "B3", texts.commitment_broken)
NOTHING_COMMITTED = Reason("nothing_committed", "B3", texts.nothing_committed)
LAW_WRONG = Reason("law_wrong", "B2", texts.law_wrong)
DRAW_WRONG = Reason("draw_wrong", "B3", texts.draw_wrong)
CARD_MISSING = Reason("card_missing", "B3", texts.card_missing)
EXPIRED_EARLY = Reason("expired_early", "Art. 23", texts.expired_early)
TERMS_WRONG = Reason("terms_wrong", "B1", texts.terms_wrong)
MONEY_WRONG = Reason("money_wrong", "B15", texts.money_wrong)
CHAIN_BROKEN = Reason("chain_broken", "Ledger", texts.chain_broken)
ACCOUNT_WRONG = Reason("account_wrong", "Ledger", texts.account_wrong)
PLAYS_WRONG = Reason("plays_wrong", "Ledger", texts.plays_wrong)
NOT_IN_FORCE = Reason("not_in_force", "B1, P3", texts.not_in_force)
SEAL_BROKEN = Reason("seal_broken", "Ledger", texts.seal_broken)
NOT_ALLOWED = Reason("not_allowed", "B18, B19", texts.not_allowed)
NO_AUTHORITY = Reason("no_authority", "House", texts.no_authority)
PLAYERS_SEEDS_WRONG = Reason("players_seeds_wrong", "C5", texts.players_seeds_wrong)
BETS_WRONG = Reason("bets_wrong", "C3, C4, C12", texts.bets_wrong)
DECISION_WRONG = Reason("decision_wrong", "C6, C13", texts.decision_wrong)
CHIPS_WRONG = Reason("chips_wrong", "C15", texts.chips_wrong)
BETTORS_WRONG = Reason("bettors_wrong", "C3", texts.bettors_wrong)
TABLE_NOT_ALLOWED = Reason("table_not_allowed", "C3-C15", texts.table_not_allowed)
