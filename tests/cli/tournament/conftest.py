"""Fixtures of the tournament commands."""

import shutil
from pathlib import Path

import pytest

from tests.cli.tournament.organiser import Organiser
from tests.seeded import seeded


@pytest.fixture
def desk(tmp_path: Path) -> Organiser:
    """Return an organiser without a tournament."""
    return Organiser(tmp_path / "cup.stolik")


@pytest.fixture
def eight(desk: Organiser) -> Organiser:
    """Return an organiser with eight players, and the first round drawn."""
    desk.begin(8)
    desk.draw()
    return desk


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of a tournament in its second round, with a name erased and something undone."""
    desk = Organiser(tmp_path_factory.mktemp("once") / "cup.stolik")
    desk.begin(8)
    desk.draw()
    desk.type_round(seeded(1))
    desk.do("sanction", "warn", "1", "--why", "=loud")
    desk.do("undo", "--yes")
    desk.do("roster", "erase", "8", "--yes")
    desk.draw()
    desk.do("export", str(desk.file.with_name("cup.json")))
    return desk.file


@pytest.fixture
def played(once: Path, tmp_path: Path) -> Organiser:
    """Return a copy of that tournament."""
    return Organiser(Path(shutil.copy(once, tmp_path)))
