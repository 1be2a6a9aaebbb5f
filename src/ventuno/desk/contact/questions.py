"""Questions and disputes: players write to the house, the staff answer and decide (requirement 47; L4, L5, C17)."""

from ventuno.desk.accounts import done
from ventuno.desk.requests import AnswerQuestion, AskAgain, AskHouse, DecideDispute, Done
from ventuno.desk.transaction import Transaction
from ventuno.house.accounts.events import (
    Adjusted,
    DisputeDecided,
    QuestionAnswered,
    QuestionAsked,
    QuestionContinued,
)
from ventuno.house.accounts.player import Player
from ventuno.house.contact import questions
from ventuno.house.ledger import exchange
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.refusals import BAD_ADJUSTMENT, NOT_YOUR_GAME
from ventuno.house.tables.state import PREFIX as TABLE_PREFIX
from ventuno.rules.refusals import Refused


def ask(transaction: Transaction, request: AskHouse) -> Done:
    """The number of the question is one more than that of the last. `Desk` has looked up a game at a table."""
    player = transaction.player
    questions.may_ask(player.waiting)
    if request.about is None:
        if request.dispute:
            raise Refused(NOT_YOUR_GAME())
    elif not request.about.startswith(TABLE_PREFIX) and not _has_played(player, request.about):
        raise Refused(NOT_YOUR_GAME())
    transaction.record(
        QuestionAsked(
            number=player.asked + 1,
            subject=questions.subject(request.subject),
            text=questions.words(request.text),
            about=request.about,
            dispute=request.dispute,
        )
    )
    return done(transaction)


def ask_again(transaction: Transaction, request: AskAgain) -> Done:
    player = transaction.player
    questions.known(player.asked, request.number)
    if request.number not in player.waiting:
        questions.may_ask(player.waiting)
    transaction.record(QuestionContinued(number=request.number, text=questions.words(request.text)))
    return done(transaction)


def answer(transaction: Transaction, request: AnswerQuestion) -> Done:
    """A dispute that is not decided yet stays open, whatever is written about it."""
    questions.known(transaction.player.asked, request.number)
    transaction.record(
        QuestionAnswered(
            number=request.number,
            text=questions.words(request.text),
            closes=request.closes and request.number not in transaction.player.disputes,
            house_entries=transaction.house.entries,
        )
    )
    return done(transaction)


def decide(transaction: Transaction, request: DecideDispute) -> Done:
    """The posting, if there is one, and the decision that names it, are in the journal together or not at all."""
    questions.may_decide(transaction.player.asked, transaction.player.disputes, request.number)
    text, known, posting = questions.words(request.text), transaction.house.entries, None
    if request.amount is not None:
        amount = exchange.amount(request.amount)
        if not request.upheld:
            raise Refused(BAD_ADJUSTMENT(account=LedgerAccount.HOUSE.value, balance=amount))
        why = f"C17 {request.number}"
        source, target = LedgerAccount.HOUSE, LedgerAccount.BALANCE
        transaction.record(
            Adjusted(
                source=source,
                target=target,
                amount=amount,
                reason=why,
                house_entries=known,
                proposal=transaction.proposal,
            )
        )
        posting = transaction.player.entries
    transaction.record(
        DisputeDecided(number=request.number, text=text, upheld=request.upheld, posting=posting, house_entries=known)
    )
    return done(transaction)


def _has_played(player: Player, play: str) -> bool:
    owner, _, number = play.rpartition("-")
    return owner == player.id and number.isascii() and number.isdigit() and 1 <= int(number[:9]) <= player.plays
