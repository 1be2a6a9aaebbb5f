"""`ventuno calibrate`: the law nearest to uniform with a given payout (P4), also for players who err (P5)."""

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ventuno.cli.commands.maths import texts
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.cli.terminal.progress import clear_line, show_line
from ventuno.rules.language import Language
from ventuno.rules.refusals import Reason, Refused
from ventuno.store.files import ONE_FILE, UNWRITABLE, must_be_writable, write_new

if TYPE_CHECKING:
    from ventuno.jobs.calibration.search import CalibrationReport
    from ventuno.maths.calibration.nearest_law import Optimum

BAD_PICTURE = Reason("picture_format", "File", texts.picture_format)


def calibrate(
    *,
    target: Annotated[float, typer.Option(help="Payout to calibrate to, such as 0.88.")],
    out: Annotated[Path, typer.Option(help="New file for the law.")],
    hold: Annotated[list[str] | None, typer.Option(help="Keep a weight uniform, as in deal.A. Repeatable.")] = None,
    player: Annotated[str | None, typer.Option(help="Whose payout: perfect (default) or skill:X.")] = None,
    ceiling: Annotated[float | None, typer.Option(help="With skill:X: the highest payout may not exceed this.")] = None,
    name: Annotated[str | None, typer.Option(help="Name of the law; else that of the file.")] = None,
    picture: Annotated[Path | None, typer.Option(help="New .png, .svg or .pdf of the law against uniform.")] = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Find the law nearest to uniform with a given payout."""
    from ventuno.jobs.calibration import request, search  # here: compiled code takes a moment to load

    asked = request.checked(_name_of(out) if name is None else name, target, hold or [], player, ceiling)
    _check_files(out, picture)
    begun = time.perf_counter()
    try:
        found = search.find_law(asked, tell, show_line)
    finally:
        clear_line()
    seconds = round(time.perf_counter() - begun, 1)
    write_new(out, search.law_file(found))
    if picture is not None:
        _draw(found, picture)
    facts = _facts(found) | {"seconds": seconds}
    if json:
        print_json(facts)
    else:
        print_facts(facts | {"optima": "\n".join(map(_line, found.optima))})


def _name_of(out: Path) -> str:
    """A law's name made of the file's."""
    return re.sub(r"[^a-z0-9.-]+", "-", out.stem.lower()).strip("-.")


def _check_files(out: Path, picture: Path | None) -> None:
    """Refuse files that cannot be written before the work begins."""
    if picture is not None and picture.suffix not in {".png", ".svg", ".pdf"}:
        raise Refused(BAD_PICTURE(file=picture))
    for file in filter(None, (out, picture)):
        must_be_writable(file)
    if picture is not None and picture.resolve() == out.resolve():
        raise Refused(ONE_FILE(file=out))


def _facts(found: "CalibrationReport") -> dict[str, Any]:
    """The fields that are promised to scripts: docs/commands.md."""
    asked, erring = found.request, dict[str, object]()
    if asked.player is not None:
        erring = {
            "player": str(asked.player),
            "ceiling": asked.ceiling,
            "population_payout": found.population_payout,
        }
    return {
        "law": found.law.name,
        "hash": found.law.hash,
        "target": asked.target,
        "held": list(asked.held),
        **erring,
        "highest_payout": found.highest_payout,
        "divergence": found.divergence,
        "multiplier": found.multiplier,
        "residual": found.residual,
        "iterations": found.iterations,
        "optima": [_local(optimum) for optimum in found.optima],
        "other_starts": list(found.other_starts),
    }


def _local(optimum: "Optimum") -> dict[str, object]:
    point = optimum.point
    return {
        "start": optimum.start,
        "divergence": point.divergence,
        "multiplier": point.multiplier,
        "residual": optimum.residual,
        "surplus": point.surplus,
        "polished": optimum.polished,
    }


def _line(optimum: "Optimum") -> str:
    point = optimum.point
    return (
        f"{optimum.start}: divergence {point.divergence:.6f}, multiplier {point.multiplier:.5f}, "
        f"residual {optimum.residual:.1e}, surplus {point.surplus:+.1e}"
    )


def _draw(found: "CalibrationReport", picture: Path) -> None:
    from ventuno.jobs.calibration.picture import draw  # here: drawing takes half a second to import

    try:
        draw(found.law, found.highest_payout, found.divergence, picture)
    except OSError as error:
        raise Refused(UNWRITABLE(file=picture, problem=error.strerror or "I/O error")) from None
