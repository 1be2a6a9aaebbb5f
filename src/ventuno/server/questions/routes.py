"""What a player asks of the house: questions, and disputes about a play or a game."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ventuno.desk import requests
from ventuno.server.context import InContext, Key, OfPlayer
from ventuno.server.questions import views, wire

Number = Annotated[int, PathParameter(name="number", ge=1, le=2**31)]


@get("/account/questions")
async def questions(session: OfPlayer, context: InContext) -> list[wire.QuestionLine]:
    """The newest first."""
    return await views.of_player(context.store.questions, session.player)


@get("/account/questions/{number:int}")
async def question(number: Number, session: OfPlayer, context: InContext) -> wire.QuestionFile:
    return await views.file(context.store, session.player, number)


@post("/account/questions", status_code=201)
async def ask(data: JSONBody[wire.AskBody], key: Key, session: OfPlayer, context: InContext) -> list[wire.QuestionLine]:
    """Requirement 47: write to the house. C17: a dispute is about a play of one's own, or a game one had a bet in."""
    wanted = requests.AskHouse(subject=data.subject, text=data.text, about=data.about, dispute=data.dispute)
    await context.desk.do(wanted, player=session.player, key=key)
    return await views.of_player(context.store.questions, session.player)


@post("/account/questions/{number:int}", status_code=200)
async def ask_again(
    number: Number, data: JSONBody[wire.AskAgainBody], key: Key, session: OfPlayer, context: InContext
) -> wire.QuestionFile:
    await context.desk.do(requests.AskAgain(number=number, text=data.text), player=session.player, key=key)
    return await views.file(context.store, session.player, number)
