"""What players ask of the house, disputes about a play or a game, and questions of guests."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ventuno.desk import requests
from ventuno.house.office import guests
from ventuno.server.context import Asking, InContext, Key, OfPlayer, address_of
from ventuno.server.http.problems import language_of
from ventuno.server.questions import views, wire

GUESTS_MAX = 5  # of one address, within the time for which attempts to log in count

Number = Annotated[int, PathParameter(name="number", ge=1, le=2**31)]
About = Annotated[str, PathParameter(name="about", min_length=1, max_length=64, description="A play or a game.")]


@get("/account/questions")
async def questions(session: OfPlayer, context: InContext) -> list[wire.QuestionLine]:
    """The newest first."""
    return await views.of_player(context.store, session.player)


@get("/account/questions/{number:int}")
async def question(number: Number, session: OfPlayer, context: InContext) -> wire.QuestionFile:
    return await views.file(context.store, session.player, number)


@get("/account/questions/about/{about:str}")
async def about(about: About, session: OfPlayer, context: InContext) -> wire.AboutShown:
    """C17: what a dispute would be about. Refused unless it is a play or a game of one's own."""
    return await views.about(context.store, session.player, about)


@post("/account/questions", status_code=201)
async def ask(data: JSONBody[wire.AskBody], key: Key, session: OfPlayer, context: InContext) -> list[wire.QuestionLine]:
    """Requirement 47: write to the house. C17: a dispute is about a play of one's own, or a game one had a bet in."""
    wanted = requests.AskHouse(subject=data.subject, text=data.text, about=data.about, dispute=data.dispute)
    await context.desk.do(wanted, player=session.player, key=key)
    return await views.of_player(context.store, session.player)


@post("/account/questions/{number:int}", status_code=200)
async def ask_again(
    number: Number, data: JSONBody[wire.AskAgainBody], key: Key, session: OfPlayer, context: InContext
) -> wire.QuestionFile:
    await context.desk.do(requests.AskAgain(number=number, text=data.text), player=session.player, key=key)
    return await views.file(context.store, session.player, number)


@post("/contact", status_code=202)
async def ask_as_guest(
    data: JSONBody[wire.AskAsGuestBody], key: Key, request: Asking, context: InContext
) -> wire.Received:
    """Requirement 47: whoever cannot log in, or has no account, reaches the staff too. No account is looked up."""
    await context.sessions.attempt("guest question", address_of(request), GUESTS_MAX)
    question = guests.asked(
        key=key,
        at=context.clock(),
        language=language_of(request.headers.get("accept-language")),
        subject=data.subject,
        login=data.login,
        reach=data.reach,
        text=data.text,
        salt=context.entropy(guests.SALT_BYTES),
    )
    await context.store.guests.add(question)
    return wire.Received(received=True)
