"""`ventuno log`: the public log, for the house that publishes it and for anybody who checks it (requirement 41)."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import (
    EXIT_REFUSED,
    JsonOption,
    LanguageOption,
    MessageLanguage,
    print_facts,
    print_json,
    tell,
)
from ventuno.house.mismatches import Mismatch
from ventuno.house.public_log.notes import KeyUse, VerifierKey
from ventuno.house.public_log.reading import Head, key_of
from ventuno.jobs.database import opened
from ventuno.jobs.public_log import places, watch
from ventuno.jobs.public_log.check import check_log
from ventuno.jobs.public_log.publisher import Publisher
from ventuno.jobs.public_log.restore import declare_restore
from ventuno.jobs.public_log.watch import WitnessKey
from ventuno.rules.language import Language
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.files import read_text
from ventuno.store.public_log.place import ReadableLog

app = typer.Typer(help="The public log of seals: publish it, verify it, witness it.", no_args_is_help=True)

Where = Annotated[str | None, typer.Argument(metavar="[LOG]", help="A folder or an address; by default this house’s.")]
OfSomebody = Annotated[str, typer.Argument(metavar="LOG", help="A folder, or an address such as https://…/log.")]
FolderOption = Annotated[
    Path | None,
    typer.Option("--folder", envvar="VENTUNO_PUBLIC_LOG", help="The house’s folder; by default beside its database."),
]
KeyOption = Annotated[str | None, typer.Option("--key", help="A public key that the log must have been signed with.")]
SECRET_BYTES = 32


@app.callback()
def about() -> None:
    """The public log of seals: publish it, verify it, witness it."""


@app.command("show")
def show(
    where: Where = None,
    *,
    folder: FolderOption = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """The head of a log, its keys and what is in it. Everything is verified first."""
    log = _log(where, database, folder)
    found = watch.verify(log)
    _say(_facts(log, found), as_json=json)


@app.command("verify")
def verify(
    where: Where = None,
    *,
    key: KeyOption = None,
    earlier: Annotated[
        list[Path] | None, typer.Option("--earlier", help="A head that was saved: the log must continue it.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the head in this file, to compare with.")] = None,
    witness: Annotated[
        list[Path] | None, typer.Option("--witness", help="A file of witnesses’ public keys, one a line.")
    ] = None,
    cosigned: Annotated[
        Path | None, typer.Option("--cosigned", help="The head with their signatures, if the log does not have them.")
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="A house’s database: every seal must be in the log.")
    ] = None,
    folder: FolderOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> int:
    """Verify a whole log: signatures, every tile, that it continues earlier heads, and that a database fits it."""
    log = _log(where, database, folder)
    witnesses = [key_of(line, KeyUse.WITNESS) for path in witness or [] for line in _lines(path)]
    log_key = None if key is None else key_of(key)
    found = watch.verify(log, key=log_key, earlier=earlier or [], witnesses=witnesses, cosigned=cosigned)
    findings = [] if database is None else asyncio.run(_compared(database, log))
    if save is not None and not findings:
        watch.save(save, found.head)
    said = [each.said_in(MessageLanguage.language) for each in findings]
    _say({**_facts(log, found), "findings": said}, as_json=json)
    for each in said:
        tell(each)
    return EXIT_REFUSED if findings else 0


@app.command("prove")
def prove(
    where: OfSomebody,
    seal: Annotated[str, typer.Argument(metavar="SEAL", help="A file with the text of a seal; - is standard input.")],
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Show that a seal is in a log: the proof that its entry is there."""
    proof = watch.prove(places.named(where), read_text(seal).removesuffix("\n"))
    if json:
        print_json({"entry": proof.entry, "leaf": str(proof.leaf), "proof": str(proof)})
    else:
        print(proof, end="")


@app.command("witness")
def witness(
    where: OfSomebody,
    *,
    log_key: Annotated[str, typer.Option("--log-key", help="A public key of the log: of /log/keys, or newer.")],
    key_file: Annotated[Path, typer.Option("--key-file", help="The witness’s secret key.")],
    state: Annotated[Path, typer.Option("--state", help="What was cosigned last. Keep it as safe as the key.")],
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Cosign the head of a log that continues the last one cosigned. Prints the cosigned head."""
    found = watch.witness(places.named(where), WitnessKey.read(key_file), key_of(log_key), state, datetime.now(UTC))
    if json:
        print_json({"size": found.checkpoint.size, "note": str(found.note)})
    else:
        print(found.note, end="")


@app.command("witness-key")
def witness_key(
    name: Annotated[str, typer.Argument(help="The witness’s name, such as witness.example.org/house.")],
    key_file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the secret key goes: a new file.")],
    *,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Make the key of a witness. Prints the public key, for everybody who relies on it."""
    made = WitnessKey.create(key_file, name, entropy(SECRET_BYTES))
    if json:
        print_json({"key": str(made.public)})
    else:
        print(made.public)


@app.command("publish")
def publish(
    *,
    again: Annotated[bool, typer.Option("--again", help="Also write again what was lost of the log.")] = False,
    folder: FolderOption = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Seal the books and publish, once. An open house does this by itself every few seconds."""
    size = asyncio.run(_published(database, folder, again=again))
    _say({"entries": size}, as_json=json)


@app.command("restored")
def restored(
    *,
    folder: FolderOption = None,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Declare in the log that the database was set back, on purpose. The log keeps everything, and goes on."""
    seal = asyncio.run(_restored(database, folder))
    _say({"seal": seal}, as_json=json)


# ----- what they do


def _log(where: str | None, database: str | None, folder: Path | None) -> ReadableLog:
    if where is not None:
        return places.named(where)
    if folder is not None:
        return places.named(str(folder))
    return places.of_house(database or databases.default(), None)


async def _compared(database: str, log: ReadableLog) -> list[Mismatch]:
    async with opened(database) as store:
        return await check_log(store, log)


async def _published(database: str | None, folder: Path | None, *, again: bool) -> int:
    place = database or databases.default()
    async with opened(place) as store:
        log = places.of_house(place, None if folder is None else str(folder))
        publisher = Publisher(store, log, store.keys, databases.now)
        return await publisher.publish(again=True) if again else await publisher.turn()


async def _restored(database: str | None, folder: Path | None) -> int | None:
    place = database or databases.default()
    async with opened(place) as store:
        log = places.of_house(place, None if folder is None else str(folder))
        seal = await declare_restore(store, log, databases.now())
        await Publisher(store, log, store.keys, databases.now).turn()
        return seal


def _lines(path: Path) -> list[str]:
    return [line for line in read_text(str(path)).splitlines() if line.strip()]


def _facts(log: ReadableLog, found: watch.VerifiedLog) -> dict[str, object]:
    head: Head = found.head
    keys: list[VerifierKey] = found.reading.keys
    return {
        "log": log.name,
        "origin": head.checkpoint.origin,
        "entries": head.checkpoint.size,
        "root": head.checkpoint.root.hex(),
        "seals": found.reading.seals,
        "keys": [str(key) for key in keys],
        "witnesses": {name: _time(at) for name, at in found.seen.items()},
    }


def _time(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")


def _say(facts: dict[str, object], *, as_json: bool) -> None:
    if as_json:
        print_json(facts)
    else:
        print_facts({name: _plain(value) for name, value in facts.items()})


def _plain(value: object) -> object:
    return [f"{name} {at}" for name, at in value.items()] if isinstance(value, dict) else value
