"""Making the dossier of a law: gather the numbers, draw them, lay them out, and sum the files up.

The files are returned, not written. What is in them is decided in `ventuno.dossier`.
"""

import hashlib
import os
from dataclasses import dataclass

from ventuno.dossier import facts as gathered
from ventuno.dossier.html import html
from ventuno.dossier.pages import document
from ventuno.dossier.pdf import pdf
from ventuno.maths.big21.scope import Scope
from ventuno.rules.law import Law
from ventuno.store.solved import solutions
from ventuno.store.solved.solutions import Tell

CHECKSUMS = "SHA256SUMS"


@dataclass(frozen=True, slots=True)
class DossierFiles:
    highest_payout: float
    blind_success: float
    contents: dict[str, bytes]  # by name; the checksums come last, as `sha256sum` writes them
    checksums: dict[str, str]


def make_dossier(law: Law, *, games: int, seed: int, draft: bool, tell: Tell) -> DossierFiles:
    """The files of a dossier. A draft is faster: payouts of players who err are simulated, not exact."""
    workers = os.cpu_count() or 1
    solution = solutions.load(law, Scope.PLAY, tell, threads=workers)
    facts = gathered.gather(gathered.DossierTask(law, solution, games, seed, draft, workers, tell))
    tell("Drawing and typesetting…")
    numbers = facts.to_json().encode()
    pages = document(facts, hashlib.sha256(numbers).hexdigest())
    contents = {"dossier.html": html(pages).encode(), "dossier.pdf": pdf(pages), "facts.json": numbers}
    checksums = {name: hashlib.sha256(data).hexdigest() for name, data in contents.items()}
    listed = "".join(f"{digest}  {name}\n" for name, digest in checksums.items())
    return DossierFiles(
        facts.exact.highest_payout, facts.blind_success, contents | {CHECKSUMS: listed.encode()}, checksums
    )
