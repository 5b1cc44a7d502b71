"""`stolik tournament publish`: pages that need no server, with what everybody may see and nothing else."""

from __future__ import annotations

import json
import zipfile
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.tournament.organiser import Organiser
from tests.seeded import seeded


class Links(HTMLParser):
    """Collects the links of a page, its language and its text."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.language = ""
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take its link or language."""
        given = dict(attrs)
        if tag == "html":
            self.language = given.get("lang") or ""
        if target := given.get("href"):
            self.links.append(target)

    def handle_data(self, data: str) -> None:
        """Take its text."""
        self.text += data


def read(path: Path) -> Links:
    found = Links()
    found.feed(path.read_text(encoding="utf-8"))
    return found


@pytest.fixture
def published(played: Organiser) -> Path:
    folder = played.file.with_name("site")
    assert "Published" in played.do("publish", str(folder))
    return folder


def test_every_link_leads_to_a_page(published: Path) -> None:
    pages = list(published.rglob("*.html"))

    links = [(page, target) for page in pages for target in read(page).links]

    assert len(links) > 60
    assert [link for link in links if not (link[0].parent / link[1]).is_file()] == []


def test_pages_are_the_same_in_every_language(published: Path) -> None:
    by_language = {lang: {path.name for path in (published / lang).iterdir()} for lang in ("en", "pl", "ru")}

    assert by_language["en"] == by_language["pl"] == by_language["ru"]
    assert {"index.html", "checks.html", "statistics.html", "stage-1.html", "round-1-1.html"} <= by_language[
        "en"
    ]
    assert all(read(path).language == path.parent.name for path in published.glob("??/*.html"))


def test_the_standings_and_the_sheets_are_those_of_the_tournament(played: Organiser, published: Path) -> None:
    places = json.loads(played.do("standings", "--json"))["standings"]
    page = read(published / "en" / "stage-1.html").text
    first = read(published / "en" / "round-1-1.html").text

    assert len(places) == 8
    assert [page.index(f"Player {line['player']}") for line in places] == sorted(
        page.index(f"Player {line['player']}") for line in places
    )
    assert [table for table in ("Table 1", "Table 2", "Table 3") if table in first] == ["Table 1", "Table 2"]
    assert first.count("\N{MINUS SIGN}") >= 2 * 3 * 3, "three losers in each of three games at two tables"


def test_a_minor_is_published_as_on_the_live_page(desk: Organiser) -> None:
    desk.begin(8)
    desk.do("roster", "add", "Zofia Nieletnia-Tajna", "--minor", "--consent", "--club", "Klubik", "--here")
    desk.draw()
    folder = desk.file.with_name("minors")

    desk.do("publish", str(folder), "--zip", str(folder.with_suffix(".zip")))

    everything = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    assert b"Zofia N." in everything
    assert b"Nieletnia" not in everything
    assert b"Klubik" not in everything
    with zipfile.ZipFile(folder.with_suffix(".zip")) as archive:
        assert {*archive.namelist(), "files.txt"} == {
            path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
        }


def test_markup_in_a_name_is_text(desk: Organiser) -> None:
    desk.begin(8)
    desk.do("roster", "add", "Anna <b>Kowalska</b>", "--here")
    desk.draw()
    desk.type_round(seeded(3))
    folder = desk.file.with_name("escaped")

    desk.do("publish", str(folder))

    page = (folder / "en" / "round-1-1.html").read_text(encoding="utf-8")
    assert "Anna &lt;b&gt;" in page
    assert "<b>" not in page


def test_publishing_again_replaces_what_was_published_and_nothing_else(
    played: Organiser, published: Path
) -> None:
    own = published / "notes.txt"
    own.write_text("mine")
    before = (published / "en" / "index.html").read_bytes()
    played.type_round(seeded(7))

    played.do("publish", str(published))

    assert own.read_text() == "mine"
    assert (published / "en" / "index.html").read_bytes() != before


def test_a_folder_with_other_files_is_refused(played: Organiser, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")

    said = played.refused("publish", str(tmp_path))

    assert "has other files in it" in said
    assert {path.name for path in tmp_path.iterdir() if path.suffix != ".stolik"} >= {"thesis.txt"}


def test_it_asks_where(played: Organiser) -> None:
    assert "say where" in played.refused("publish")


def test_the_event_page_is_published_in_every_language(desk: Organiser) -> None:
    """Links inside lead to files, those outside are safe, and private notes stay private."""
    desk.begin(8)
    desk.do("page", "--venue", "Club <b>house</b>", "--prizes", "A cup", "--photos", "https://a.example/x")
    desk.do("notice", "Lunch at one")
    desk.do("registration", "open", "--limit", "1")
    desk.do("registration", "add", "Jan Nowak", "--born", "2015", "--consent", "--note", "a private note")
    folder = desk.file.with_name("event")
    desk.do("publish", str(folder))

    for language in ("en", "pl", "ru"):
        page = read(folder / language / "event.html")
        assert "Club <b>house</b>" in page.text
        assert "Lunch at one" in page.text
        inside = [link for link in page.links if not link.startswith("https://")]
        assert [link for link in inside if not (folder / language / link).is_file()] == []
        assert [link for link in page.links if link not in inside] == ["https://a.example/x"]
    everything = b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())
    assert b"Jan N." in everything
    assert b"Nowak" not in everything
    assert b"private note" not in everything
