"""`ventuno steer`, as an operator calls it and as the console's workers do.

Looking for a law takes minutes; where one is found here, the search is replaced by one that has found the shipped law.
The first test computes what populations receive; the others have it from the shelf.
"""

from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from msgspec import structs

from tests.cli.office.test_monitor import Command, house_at
from tests.kit import House
from tests.server.office import PREFIX, Office
from tests.server.site import Site
from ventuno.house.office.drafts import Draft
from ventuno.maths.big21.scope import Scope
from ventuno.maths.calibration import nearest_law, population
from ventuno.maths.calibration.weights import shares_of, weights_of
from ventuno.maths.monitoring import likelihood
from ventuno.maths.monitoring.tally import Tally
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM, parse
from ventuno.store import databases, laws
from ventuno.store.solved import files, solutions

OPTIMAL = laws.load("optimal-88")
PROPOSAL = Draft(
    id="wanted",
    request="x",
    kind="law",
    name="found",
    made_by="operator:olga",
    changed_by="operator:olga",
    changed_at=databases.now(),
    skill=20.0,
    target=0.8,
    ceiling=0.9,
    state="working",
)


@pytest.fixture(scope="module", autouse=True)
def cached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A cache of its own, in which these two laws are solved."""
    for law in (UNIFORM, OPTIMAL):
        solutions.load(law, Scope.PLAY, lambda _: None, threads=2)
    folder = tmp_path_factory.mktemp("cache")
    for path in (files.graph_path(), *(files.solution_path(law, Scope.PLAY) for law in (UNIFORM, OPTIMAL))):
        (folder / path.name).symlink_to(path)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("VENTUNO_CACHE", str(folder))
        yield


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite"


def kept(file: Path, draft: Draft) -> Draft:
    """The draft as it is in the house, made there if there is none."""
    with House(file, law=None if file.exists() else UNIFORM, at=databases.now()) as house:
        house.run(house.store.drafts.keep(draft))
        found = house.run(house.store.drafts.find(draft.id))
        assert found is not None
        return found


@pytest.fixture
def from_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    received = population.Population(np.array([0.4, 0.3, 0.1, 0.06, 0.03, 0.01]), 0.1, 0.25, 0.5)
    for name in ("population", "mixed_population"):
        monkeypatch.setattr(population, name, lambda *_, **__: received)


def found_at_once(*_: object) -> population.FittedLaw:
    best = SimpleNamespace(point=SimpleNamespace(shares=shares_of(weights_of(OPTIMAL))))
    return population.FittedLaw(best, 0.88, 1)  # type: ignore[arg-type]


def test_p5_two_laws_stand_side_by_side_for_the_skill_of_the_last_plays(file: Path, command: Command) -> None:
    house_at(file)
    found = command.report("steer", "--law", "optimal-88", "--database", str(file))
    with House(file, law=None, at=databases.now()) as house:
        (tally,) = house.run(house.store.counts.tallies())
    assert tally.plays == 3
    assert found["skill"] == likelihood.fit_skill(Tally.from_bytes(tally.sums)).skill
    running, other = found["running"], found["proposed"]
    assert (running["name"], running["hash"]) == ("uniform", UNIFORM.hash)
    assert (other["name"], other["hash"]) == ("optimal-88", OPTIMAL.hash)
    for law, figures in ((UNIFORM, running), (OPTIMAL, other)):
        known = files.figures(law, Scope.PLAY)
        assert known is not None
        assert figures["highest_payout"] == known["highest_payout"]
        assert figures["blind_payout"] <= figures["population_payout"] < figures["highest_payout"]
        assert 0.0 < figures["hit_rate"] < 1.0
        assert figures["shares"]["deal.A"] == pytest.approx(law.deal[-1] / sum(law.deal))
    assert abs(running["divergence"]) < 1e-12
    assert other["divergence"] == pytest.approx(0.0634, abs=1e-6)
    assert parse(other["text"]) == OPTIMAL


@pytest.mark.usefixtures("from_the_shelf")
def test_p5_a_law_that_was_found_fills_the_draft_that_waited_for_it(
    file: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = kept(file, PROPOSAL)
    monkeypatch.setattr(population, "fit", found_at_once)
    found = command.report("steer", "--draft", "wanted", "--database", str(file))
    after = kept(file, PROPOSAL)
    assert after.text is not None
    assert after.text == found["proposed"]["text"]
    assert parse(after.text).name == "found"
    assert (after.state, after.version, after.problem) == ("ready", before.version + 1, None)
    assert after.figures is not None
    assert after.running is not None
    assert after.figures.highest_payout == found["proposed"]["highest_payout"] == pytest.approx(0.88, abs=1e-6)
    assert after.running.highest_payout > 1.0
    assert files.figures(parse(after.text), Scope.PLAY) is not None  # whoever publishes it need not solve it
    again = command.report("steer", "--draft", "wanted", "--database", str(file))  # there is nothing left to do
    assert again["proposed"] == found["proposed"]
    assert kept(file, PROPOSAL) == after


@pytest.mark.usefixtures("from_the_shelf")
def test_a_draft_of_a_law_gets_its_figures_even_where_nobody_has_played(file: Path, command: Command) -> None:
    law = structs.replace(PROPOSAL, text=str(OPTIMAL), target=None, ceiling=None, skill=None)
    kept(file, law)
    shown, _ = command.said("steer", "--draft", "wanted", "--database", str(file))
    for word in ("highest payout", "88.0000%", "uniform", "deal.A", "high_low.2"):
        assert word in shown
    after = kept(file, law)
    assert (after.state, after.version, after.skill) == ("ready", 1, None)
    assert after.figures is not None
    assert after.figures.population_payout is None
    assert after.figures.hit_rate is None


@pytest.mark.usefixtures("from_the_shelf")
def test_p5_a_draft_at_the_console_has_the_figures_that_the_command_prints(file: Path, command: Command) -> None:
    with Site(file, at=databases.now() - timedelta(minutes=5)) as site:
        adam = Office(site).at("adam")
        kept(file, structs.replace(PROPOSAL, text=str(OPTIMAL), target=None, ceiling=None))
        command.report("steer", "--draft", "wanted", "--database", str(file))
        shown = adam.took(adam.get(f"{PREFIX}/drafts/wanted"))
    said = command.report("steer", "--law", "optimal-88", "--skill", "20", "--database", str(file))
    assert (shown["skill"], shown["hash"]) == (said["skill"], said["proposed"]["hash"])
    for console, printed in (("figures", "proposed"), ("running", "running")):
        assert len(shown[console]["shares"]) > 20
        assert shown[console] == {name: said[printed][name] for name in shown[console]}


def _raises(error: Exception) -> Callable[..., population.FittedLaw]:
    def search(*_: object) -> population.FittedLaw:
        raise error

    return search


@pytest.mark.usefixtures("from_the_shelf")
def test_p5_if_the_ceiling_binds_the_law_at_the_ceiling_is_proposed(
    file: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures say what such players receive: less than the target."""
    kept(file, PROPOSAL)
    monkeypatch.setattr(population, "fit", _raises(population.CeilingTooLow(0.5, found_at_once())))
    found = command.report("steer", "--draft", "wanted", "--database", str(file))
    after = kept(file, PROPOSAL)
    assert (after.state, after.problem) == ("ready", None)
    assert after.figures is not None
    assert found["proposed"]["population_payout"] == after.figures.population_payout == pytest.approx(0.4)
    assert found["proposed"]["highest_payout"] == after.figures.highest_payout == pytest.approx(0.88, abs=1e-5)


def test_p5_a_law_that_was_not_found_is_said_to_the_reader_of_each_language(
    file: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, fact = "steering_not_reached", "0.8"
    kept(file, PROPOSAL)
    monkeypatch.setattr(population, "fit", _raises(nearest_law.TargetNotReached()))
    at = ("--database", str(file))
    with pytest.MonkeyPatch.context() as quiet:
        quiet.setattr("ventuno.cli.commands.office.steer.tell", lambda _: None)
        assert command.refusal("steer", "--draft", "wanted", *at) == (code, "P5")
        assert command.refusal("steer", "--target", "0.8", "--skill", "20", *at) == (code, "P5")
    after = kept(file, PROPOSAL)
    assert (after.state, after.text, after.version) == ("failed", None, 1)
    assert after.problem is not None
    assert after.problem.code == code
    assert len(set(after.problem.said.values())) == len(Language)
    assert all(fact in text for text in after.problem.said.values())


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ((), "steering_one_thing"),
        (("--target", "0.8", "--law", "uniform"), "steering_one_thing"),
        (("--target", "0.8", "--draft", "x"), "steering_one_thing"),
        (("--target", "0.97"), "steering_ceiling"),
        (("--target", "0.8", "--ceiling", "0.7"), "steering_ceiling"),
        (("--target", "0.8", "--ceiling", "1.1"), "steering_ceiling"),
        (("--target", "nan"), "steering_target"),
        (("--target", "1"), "steering_target"),
        (("--target", "0.8", "--skill", "0"), "steering_skill"),
        (("--law", "uniform", "--skill", "nan"), "steering_skill"),
        (("--target", "0.8", "--name", "A Law"), "law_bad_name"),
        (("--law", "nobody-knows"), "law_unknown"),
        (("--draft", "nobody-knows"), "no_draft"),
        (("--target", "0.8"), "steering_no_plays"),
    ],
)
def test_what_cannot_be_asked_is_refused(file: Path, command: Command, options: tuple[str, ...], code: str) -> None:
    with House(file, at=databases.now()):
        pass
    assert command.refusal("steer", *options, "--database", str(file))[0] == code


def test_without_a_house_there_is_nothing_to_steer(file: Path, command: Command) -> None:
    assert command.refusal("steer", "--target", "0.8", "--database", str(file))[0] == "store_missing"
