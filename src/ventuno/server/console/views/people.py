"""People as the console shows them, and who may be the same person (B19)."""

from ventuno.house.accounts.identity import IdentityState
from ventuno.house.accounts.people import Known, Person, alike
from ventuno.house.accounts.player import Player
from ventuno.server.console.wire import players as wire
from ventuno.store.store import Store


def shown_person(person: Person | Known) -> wire.FoundPlayer:
    return wire.FoundPlayer(player=person.player, login=person.login, name=person.name, birth=person.birth)


async def identity_of(store: Store, account: Player) -> IdentityState:
    """For the staff an account that is held is one, also before its own journal says so."""
    unrecorded = account.identity is IdentityState.UNCHECKED and await store.people.is_held(account.id)
    return IdentityState.WAITING if unrecorded else account.identity


async def alike_to(store: Store, person: Person) -> list[wire.AlikePlayer]:
    known = {each.player: each for each in await store.people.born(person.birth) if each.player != person.player}
    found = []
    for player, likeness in alike(person.name, person.birth, known.values()).items():
        account = await store.books.player(player)
        assert account is not None
        found.append(
            wire.AlikePlayer(
                person=shown_person(known[player]),
                likeness=likeness,
                excluded=account.excluded,
                closed_at=account.closed_at,
                identity=await identity_of(store, account),
            )
        )
    return found
