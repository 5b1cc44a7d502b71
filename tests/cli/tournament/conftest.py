"""Fixtures of the tournament commands."""

from pathlib import Path

import pytest

from tests.cli.tournament.organiser import Organiser


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
