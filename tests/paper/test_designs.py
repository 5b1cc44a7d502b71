"""Diplomas by design, badge labels and certificates of a season."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from stolik.paper import Document, page_of, preview_diploma, print_document
from stolik.paper.awards.season_certificates import print_certificates
from stolik.paper.pictures import clean_picture
from stolik.paper.season_standings import SeasonLine, SeasonList
from stolik.tournament.commands import SetDiplomas
from stolik.tournament.event_page.commands import SetLogo
from stolik.tournament.event_page.diploma_design import DiplomaDesign, check_design, contrast, fill
from stolik.tournament.log.fold import replay
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentCode
from stolik.words import Language
from tests.cli.tournament.organiser import Organiser
from tests.paper.reading import pages_of
from tests.tournament.world import ORGANISER, World

LOGO = b'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'
OWN = DiplomaDesign(
    heading="Prize",
    text="{name} of {club} was {place}. with {points}\nat {event}, {date}",
    accent="#7a1f2b",
    paper="#FFFAF0",
    places=2,
    town="Testburg",
)


@pytest.fixture(scope="module")
def played() -> World:
    """Return a finished tournament of four."""
    world = World("pl-forty", 4)
    world.play_out()
    return world


def test_the_default_design_prints_as_before(played: World) -> None:
    """Everybody who played has a page with the usual sentences."""
    pdf = print_document(played.state, Document.DIPLOMAS, Language.ENGLISH, book=played.tournament.book)

    assert len(pages_of(pdf)) == 4


def test_own_texts_colours_number_and_logo_are_printed() -> None:
    """Placeholders are filled; a name with braces is not read again."""
    world = World("pl-forty", 4)
    world.do(SetLogo(by=ORGANISER, picture=clean_picture(LOGO)))
    world.play_out()
    world.do(SetDiplomas(by=ORGANISER, design=replace(OWN, logo=True)))  # after the end, too
    first = world.tournament.ranking()[0].player
    world.tournament.rename(first, Details(name="{place} Sample", club="Sharks"), by=ORGANISER, now=world.now)
    page = page_of(world.state, Document.DIPLOMAS, Language.ENGLISH, book=world.tournament.book)
    pages = pages_of(
        print_document(world.state, Document.DIPLOMAS, Language.ENGLISH, book=world.tournament.book)
    )

    assert len(pages) == 2
    text = " ".join(pages[0].split())
    assert "P R I Z E" in text  # set wide
    assert "{place} Sample of Sharks was 1. with" in text
    assert "at Test, 15 November 2026" in text
    assert "Testburg, 15 November 2026" in text
    assert page.body.logo  # type: ignore[attr-defined]
    assert replay(world.log) == world.state


@pytest.mark.parametrize("language", Language)
def test_a_design_can_be_seen_before_anybody_has_played(language: Language) -> None:
    """One page as a picture."""
    world = World("pl-forty", 4)
    world.do(SetDiplomas(by=ORGANISER, design=OWN))
    picture = preview_diploma(world.state, language, book=world.tournament.book)

    assert picture.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("design", "detail"),
    [
        (DiplomaDesign(text="for {nmae}"), "unknown_placeholder"),
        (DiplomaDesign(heading="{}"), "unknown_placeholder"),
        (DiplomaDesign(text="for {name"), "loose_brace"),
        (DiplomaDesign(ink="#cccccc"), "low_contrast"),
        (DiplomaDesign(accent="#ffff00"), "low_contrast"),
        (DiplomaDesign(town="a\nb"), "not_one_line"),
    ],
)
def test_a_design_nobody_could_use_is_refused(design: DiplomaDesign, detail: str) -> None:
    """With what is wrong."""
    world = World()
    refusal = world.refused(SetDiplomas(by=ORGANISER, design=design))

    assert (refusal.code, refusal.detail) == (TournamentCode.BAD_SETTING, detail)


def test_contrast_and_placeholders() -> None:
    """Known values."""
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert fill("{name} {other}", {"name": "{name}"}) == "{name} {other}"
    assert check_design(DiplomaDesign()) is None


def test_badge_labels_have_officials_and_players(tmp_path: Path) -> None:
    """Ten to a page; seats of drawn rounds; minors with a short name."""
    desk = Organiser(tmp_path / "cup.stolik")
    roster = tmp_path / "roster.csv"
    lines = "".join(f"Player {n} Sample,Sharks,no,\n" for n in range(1, 12))
    roster.write_text(f"name,club,minor,consent\n{lines}Kid Secretname,Sharks,yes,yes\n", encoding="utf-8")
    desk.do("new", "Cup", "--date", "2026-11-21", "--lang", "en")
    assert "nobody" in desk.refused("print", "badge-labels").casefold()
    desk.do("roster", "import", str(roster))
    desk.do("officials", "add", "Ewa Sample", "--tables", "1-2")
    desk.do("checkin", "--all")
    desk.do("draw", "--seed", "one")
    target = tmp_path / "labels.pdf"
    desk.do("print", "badge-labels", "--address", "https://cup.example/tournaments/1", "--out", str(target))
    pages = pages_of(target.read_bytes())

    assert len(pages) == 2
    text = " ".join(" ".join(pages).split())
    assert "Ewa Sample" in text
    assert "Referee" in text
    assert "tables 1" in text
    assert text.count("Tables: ") == 12
    assert "Kid S." in text
    assert "Secretname" not in text


def test_a_season_has_certificates() -> None:
    """For the first places of each list."""
    lines = tuple(
        SeasonLine(place=place, name=f"Person {at}", club="", points="10", counted="3", events="4")
        for at, place in enumerate(("1", "2=", "2=", "4"), 1)
    )
    lists = [SeasonList(title="Everybody", lines=lines), SeasonList(title="Juniors", lines=lines[:1])]
    design = DiplomaDesign(places=2)
    pdf = print_certificates("Grand Prix", lists, Language.ENGLISH, day="2026-11-21", design=design)
    pages = [" ".join(page.split()) for page in pages_of(pdf)]

    assert len(pages) == 4
    assert "Person 3" in pages[2]
    assert "Place 2 with 10 points" in pages[2]
    assert "Juniors" in pages[3]
    assert "Grand Prix" in pages[3]
