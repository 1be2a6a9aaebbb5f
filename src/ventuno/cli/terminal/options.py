"""Options that several commands share, and turning their texts into values."""

import os
import pwd
from typing import Annotated

import typer

from ventuno.house.accounts.erasure import YEARS_MAX
from ventuno.house.office.staff import CONSOLE
from ventuno.maths.big21.scope import Scope
from ventuno.rules import notation
from ventuno.rules.amounts import parse_francs
from ventuno.rules.big21 import RULE_SETS, RuleSet, ruleset_text
from ventuno.rules.big21.refusals import STAKE_NOT_OFFERED
from ventuno.rules.refusals import Refused
from ventuno.store.files import read_text

StakeOption = Annotated[str, typer.Option(help="Stake of the play in CHF: 1, 2, 3, 4 or 5.")]
RulesOption = Annotated[str, typer.Option(help=f"Rule set: {', '.join(RULE_SETS)}.")]
RulesOrFileOption = Annotated[str, typer.Option("--rules", help="A published rule set by name, or a TOML file.")]
LawOption = Annotated[str, typer.Option(help="A shipped law by name, or a TOML file.")]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        envvar="VENTUNO_DATABASE",
        help="An SQLite file or a postgresql:// address; by default a file in your data directory.",
    ),
]
YearsOption = Annotated[
    int,
    typer.Option(
        envvar="VENTUNO_RETENTION_YEARS",
        min=0,
        help=f"For how many business years after the closing of an account personal data are kept: 0 to {YEARS_MAX}.",
    ),
]
ScopeOption = Annotated[Scope, typer.Option(help="main: the prizes of Art. 8 alone; play: with High/Low after them.")]


def actor() -> str:
    """The name in the journals of whoever runs a command: they have the database in hand, so no log-in is needed.

    It is the operating system's name for the process's owner. Variables of the environment say what one likes.
    """
    try:
        return f"{CONSOLE}:{pwd.getpwuid(os.getuid()).pw_name}"
    except KeyError:  # in containers a user may have no name
        return f"{CONSOLE}:{os.getuid()}"


def rule_set(name: str) -> RuleSet:
    if name not in RULE_SETS:
        raise Refused(notation.UNKNOWN_RULES(known=", ".join(RULE_SETS)))
    return RULE_SETS[name]


def rule_set_or_file(name: str) -> RuleSet:
    return RULE_SETS[name] if name in RULE_SETS else ruleset_text.parse(read_text(name))


def stake_centimes(text: str) -> int:
    centimes = parse_francs(text)
    if centimes is None:
        raise Refused(STAKE_NOT_OFFERED())
    return centimes
