"""Acts that need another person's approval (requirement 42), and links for the staff, as commands print them."""

import os

from ventuno.cli.terminal.output import print_facts, print_json, tell
from ventuno.desk.office.enrolment import MadeLink
from ventuno.desk.requests import Done

_LOCAL = "http://localhost:8021"


def recorded(done: Done) -> dict[str, object]:
    """The entry of the journal, or the number of the proposal that was made instead."""
    if done.proposal is None:
        return {"entry": done.entry}
    tell(waits(done.proposal))
    return {"proposal": done.proposal}


def waits(proposal: int | None) -> str:
    return f"proposed, not done: somebody else approves it at the console, or with ventuno approvals approve {proposal}"


def print_proposed(facts: dict[str, object], done: Done, *, as_json: bool) -> None:
    facts = {**facts, **recorded(done)}
    if as_json:
        print_json(facts)
    else:
        print_facts(facts)


def link_facts(made: MadeLink) -> dict[str, object]:
    """The link as a browser opens it. What is behind the # is not sent to the server, so no log has it."""
    origin = os.environ.get("VENTUNO_ORIGIN") or _LOCAL
    return {
        "link": f"{origin}/en/console/enrol#{made.token}",
        "expires_at": made.link.expires_at.isoformat(),
        "needs_code": bool(made.link.code_hash),
    }
