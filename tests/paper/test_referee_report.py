"""The referee's report: what the log says about sanctions, disputes and the rest, in three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stolik.cli import app
from stolik.cli.tournament.tournament_file import create_tournament_file
from stolik.core.rulesets import PL_FORTY
from stolik.paper.referee_report import SECTIONS, print_report, referee_report
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.log.fold import undone_in
from stolik.tournament.simulation.simulation import Simulation
from stolik.tournament.simulation.trouble import TroubleRates
from stolik.tournament.tournament import Tournament
from stolik.words import Language
from tests.paper.reading import pages_of


@pytest.fixture(scope="module")
def troubled() -> Tournament:
    """Return a tournament with incidents of every kind that a simulation knows."""
    form = find_format("pl-forty")
    return Simulation(form, PL_FORTY, 16, seed=bytes([3] * 32), trouble=TroubleRates()).run()


def test_every_event_of_a_kind_is_in_its_section(troubled: Tournament) -> None:
    report = referee_report(troubled, Language.ENGLISH)

    undone = undone_in(troubled.log)
    for section in report.sections:
        numbers = [at for at, event in enumerate(troubled.log, 1) if isinstance(event, SECTIONS[section.key])]
        assert [line.number for line in section.lines] == numbers
        assert [line.undone for line in section.lines] == [number in undone for number in numbers]
        for line in section.lines:
            assert troubled.log[line.number - 1].why in f"{line.text} {line.why}"
    assert sum(len(section.lines) for section in report.sections) > 3
    assert len(report.rounds) == sum(len(stage.rounds) for stage in troubled.state.stages)


@pytest.mark.parametrize("language", Language)
def test_the_report_is_printed(troubled: Tournament, language: Language) -> None:
    pdf = print_report(troubled, language)

    report = referee_report(troubled, language)
    printed = " ".join(" ".join(pages_of(pdf)).split())
    for section in report.sections:
        assert section.title in printed
        for line in section.lines:
            assert f"#{line.number}" in printed
    assert print_report(troubled, language) == pdf


def test_an_empty_tournament_has_an_empty_report(tmp_path: Path, troubled: Tournament) -> None:
    file = tmp_path / "cup.stolik"
    create_tournament_file(file, Tournament(troubled.log[:1], troubled.book))
    arguments = ["tournament", "report", "--file", str(file), "--lang", "en"]

    done = CliRunner().invoke(app, [*arguments, "--out", str(tmp_path / "r.pdf")])
    data = CliRunner().invoke(app, [*arguments, "--json"])

    assert done.exit_code == 0
    assert "None." in " ".join(pages_of((tmp_path / "r.pdf").read_bytes()))
    assert not any(section["lines"] for section in json.loads(data.stdout)["sections"])
