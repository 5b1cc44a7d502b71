"""`stolik people` and `stolik season` on small files: what is refused, and what each command prints."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.cli.season.season_files import load_season
from stolik.day.federation.season_tables import all_parts, part_rows
from stolik.words import Language, Words
from tests.season.federation import Federation

MAY = "person,place,final\nAnna Kos,1,yes\nŁucja Żak,2,yes\nJan Lis,2,no\nOla Mak,4,\n"
JUNE = "event;person;place;club\nJune;lucja zak;1;Orły\nJune;Anna Kos;2;Orły\nJuly;Anna Kos;1;Orły\n"
PEOPLE = """imię;nazwisko;rok urodzenia;klub;nr licencji;kategoria
Anna;Kos;1980;Orły;A1;women
Łucja;Żak;2012;;A2;women
"""


@pytest.fixture
def club(tmp_path: Path) -> Federation:
    """Return a register of two people, and a season of three events in files of places."""
    found = Federation(tmp_path)
    for name, text in (("may.csv", MAY), ("june.csv", JUNE), ("people.csv", PEOPLE)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    found.do("people", "import", tmp_path / "people.csv")
    found.do("season", "new", found.season, "Cup", "--final-bonus", "1", "--best", "2", "--quota", "1")
    found.do("season", "add", found.season, tmp_path / "may.csv", "--name", "May", "--date", "2026-05-01")
    found.do("season", "add", found.season, tmp_path / "june.csv", "--link", "Anna Kos=1")
    return found


def test_a_season_of_places_is_counted_and_explained(club: Federation) -> None:
    lines = club.read("season", "standings", club.season)["standings"]

    assert [(line["place"], line["person"], line["points"]) for line in lines] == [
        (1, "Anna Kos", 21),
        (2, "Łucja Ż.", 17),
        (3, "Jan Lis", 6),
        (4, "Ola Mak", 4),
    ]
    explained = club.read("season", "explain", club.season, "#1")
    assert [(one["event"], one["points"], one["counted"]) for one in explained["events"]] == [
        ("May", 11, True),
        ("June", 7, False),
        ("July", 10, True),
    ]
    assert "11" in club.do("season", "explain", club.season, "A1")


def test_categories_clubs_quotas_and_what_is_left(club: Federation) -> None:
    club.do("season", "category", club.season, "juniors", "--born-from", "2008")
    club.do("season", "category", club.season, "clubs", "--by", "club", "--members", "1")
    club.do("season", "change", club.season, "--quota", "1", "--quota", "juniors=1", "--declined", "#1")
    club.do("season", "add", club.season, "--planned", "--name", "Last")

    juniors = club.read("season", "standings", club.season, "--of", "juniors")["standings"]
    clubs = club.read("season", "standings", club.season, "--of", "clubs")["standings"]
    final = club.read("season", "qualified", club.season)
    left = club.read("season", "reach", club.season, "Jan Lis")["reach"]

    assert [(line["place"], line["id"]) for line in juniors] == [(1, 2)]
    assert [(line["person"], line["points"]) for line in clubs] == [("Orły", 28)]
    assert [one["id"] for one in final["qualified"]] == [2]
    assert [(one["id"], one["why"]) for one in final["skipped"]] == [(1, "declined"), (2, "already")]
    assert [(one["points"], one["most"]) for one in left] == [(6, 17)]
    for command in ("standings", "qualified", "reach"):
        assert "Kos" in club.do("season", command, club.season)


def test_the_public_sees_neither_surname_nor_club_of_somebody_under_18(club: Federation) -> None:
    club.do("people", "change", "#2", "--club", "Tajny")
    outputs = [club.folder / f"out.{kind}" for kind in ("csv", "json")]

    club.do("season", "export", club.season, "--csv", outputs[0], "--json", outputs[1])
    club.do("season", "publish", club.season, club.folder / "site")

    public = [*outputs, *(path for path in (club.folder / "site").rglob("*") if path.is_file())]
    texts = [path.read_text(encoding="utf-8-sig") for path in public]
    assert any("Łucja Ż." in text for text in texts)
    assert not [word for word in ("Tajny", "Żak") for text in texts if word in text]
    club.do("people", "change", "#2", "--consent", "publication")
    assert "Łucja Żak" in club.do("season", "standings", club.season)


def test_awards_have_the_whole_name_of_somebody_under_18(club: Federation) -> None:
    club.do("people", "change", "#2", "--club", "Tajny")
    words = Words(Language.ENGLISH)
    loaded = load_season(club.season, words)
    (part, *_) = all_parts(words, loaded)

    public, awards = (part_rows(words, loaded, part, awards=each) for each in (False, True))

    assert public[1][1:3] == ("Łucja Ż.", "")
    assert awards[1][1:3] == ("Łucja Żak", "Tajny")
    club.do("season", "certificates", club.season, "--out", club.folder / "awards.pdf")
    club.do("people", "erase", "#2", "--yes")
    loaded = load_season(club.season, words)
    assert "Żak" not in str(part_rows(words, loaded, part, awards=True))


def test_people_are_listed_found_shown_and_merged(club: Federation) -> None:
    listed = [one["name"] for one in club.read("people", "list")["people"]]
    assert listed == ["Anna Kos", "Jan Lis", "Ola Mak", "Łucja Żak"]
    assert [one["id"] for one in club.read("people", "find", "zak luc")["people"]] == [2]
    shown = club.read("people", "show", "A1")
    assert [(one["event"], one["place"], one["field"]) for one in shown["history"]] == [
        ("May", 1, 4),
        ("June", 2, 2),
        ("July", 1, 1),
    ]
    club.do("people", "add", "Jan", "Lis", "--born", "1999", "--namesake")
    assert club.read("people", "duplicates") == {"duplicates": []}
    club.do("people", "merge", "#3", "#5")
    assert club.read("people", "show", "#5")["born"] == 1999
    assert club.read("people", "import", club.folder / "people.csv") == {"added": 0, "known": 2}


def test_erasing_reaches_files_of_places(club: Federation) -> None:
    before = club.read("season", "standings", club.season)["standings"]

    club.do("people", "erase", "Łucja Żak", "--yes")

    after = club.read("season", "standings", club.season)["standings"]
    assert [line["points"] for line in after] == [line["points"] for line in before]
    assert after[1]["person"] == "Person 2"
    (club.folder / "people.csv").unlink()  # what people were imported from is the organiser's
    for path in club.folder.iterdir():
        text = path.read_text(encoding="utf-8").casefold()
        assert not [word for word in ("łucja", "żak", "lucja", "zak;", "2012", "a2") if word in text], path


def test_data_that_may_be_kept_no_longer_is_erased(club: Federation) -> None:
    club.do("people", "change", "#2", "--keep-until", "2027-01-01")

    assert club.read("people", "expire", "--on", "2026-12-31", "--yes")["erased"] == []
    assert club.read("people", "expire", "--on", "2027-01-01", "--yes")["erased"] == [2]
    assert club.ask("people", "expire", "--on", "soon").exit_code == 2


REFUSED = {
    "a licence twice": ("people add Ola Nowa --licence a1", 1, "duplicate_licence"),
    "somebody known": ("people add anna kos", 1, "likely_duplicate"),
    "nobody": ("people show Nikt", 2, "no_person"),
    "several": ("people find-nothing", 2, None),
    "no year": ("people add Ola Nowa --born 1066", 2, "bad_year"),
    "no name": ("people add - \x07", 2, "bad_person_name"),
    "those who met": ("people merge #1 #2", 1, "both_played"),
    "no register": ("people list --file none.json", 2, "no_file"),
    "a season as register": ("people list --file {season}", 2, "no_register"),
    "no link": ("people adopt {folder}/may.csv --link x", 2, None),
    "a register as season": ("season standings {people}", 2, "no_season"),
    "points that rise": ("season change {season} --points 5,7", 2, "bad_points_table"),
    "points of nothing": ("season change {season} --points 0,0", 2, "no_points"),
    "points beside a season": ("season standings {season} --best 1", 2, "season_file_rules"),
    "no such standings": ("season standings {season} --of nobody", 2, "unknown_standings"),
    "an event twice": ("season add {season} {folder}/may.csv --name May", 1, "event_twice"),
    "nothing to add": ("season add {season}", 2, "bad_usage"),
    "no weight": ("season add {season} --planned --name X --weight 0", 2, "bad_weight"),
    "no quota": ("season change {season} --quota many", 2, None),
    "a quota of clubs": ("season change {season} --quota nobody=1", 2, "unknown_standings"),
    "years the wrong way": (
        "season category {season} x --born-from 2010 --born-to 2000",
        2,
        "empty_category",
    ),
    "nobody of the season": ("season explain {season} #9", 2, "no_person"),
    "nothing left": ("season reach {season}", 1, "nothing_left"),
    "nothing to write": ("season export {season}", 2, "bad_usage"),
    "a season that is there": ("season new {season} Again", 1, "file_exists"),
    "no event": ("season remove {season} Nothing", 2, "unknown_event"),
    "one good file and a bad one": ("season add {season} {folder}/july.csv {people}", 2, None),
    "a good event and a doubtful one": (
        "people adopt {folder}/july.csv {folder}/twins.csv",
        1,
        "doubtful_players",
    ),
    "a number that nobody has": (
        "season add {season} {folder}/numbers.csv --name X",
        1,
        "unknown_number",
    ),
    "a day that does not exist": (
        "season add {season} --planned --name X --date 2026-02-31",
        2,
        "bad_date",
    ),
    "no folder to write to": ("season export {season} --csv {folder}/none/a.csv", 1, None),
    "no places": ("season add {season} {people} --name X", 2, None),
}


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_refusals_are_told_in_every_language_and_change_nothing(club: Federation, lang: str) -> None:
    asking = Federation(club.folder, lang)
    (club.folder / "july.csv").write_text("person,place\nNew One,1\n", encoding="utf-8")
    (club.folder / "twins.csv").write_text("person,place,club\nAnna Kos,1,Kostka\nX,2,\n", encoding="utf-8")
    (club.folder / "numbers.csv").write_text("person,place\nAnna Kos,1\n#99,2\n", encoding="utf-8")
    club.do("people", "change", "#1", "--born", "1980")
    club.do("people", "add", "Anna", "Kos", "--born", "1991")
    before = {path: path.read_bytes() for path in club.folder.iterdir()}
    names = {"season": str(club.season), "people": str(club.people), "folder": str(club.folder)}
    for what, (line, status, code) in REFUSED.items():
        found = asking.ask(*(part.format(**names) for part in line.split(" ")))

        assert found.exit_code == status, (what, found.output)
        assert code is None or f"[{code}]" in found.output, (what, found.output)
        assert found.stderr.strip(), what
        assert ".new" not in found.stderr, (what, "drafts are nobody's business")
    assert {path: path.read_bytes() for path in club.folder.iterdir()} == before


def test_an_event_may_name_everybody_by_number(club: Federation) -> None:
    (club.folder / "numbers.csv").write_text("person,place\n#2,1\n#1,2\n", encoding="utf-8")

    club.do("season", "add", club.season, club.folder / "numbers.csv", "--name", "August")

    explained = club.read("season", "explain", club.season, "#2")["events"]
    assert [(one["event"], one["place"]) for one in explained][-1] == ("August", 1)


def test_a_lost_event_or_player_is_named(club: Federation) -> None:
    may = club.folder / "may.csv"
    may.write_text(MAY + "Nowy Gracz,5,\n", encoding="utf-8")

    assert "[unlinked_players]" in club.ask("season", "standings", club.season).stderr
    club.do("people", "adopt", may)  # by the name of the file this is another event
    may.unlink()
    assert "[no_event_file]" in club.ask("season", "standings", club.season).stderr
    missing = club.ask("people", "erase", "Ola Mak", "--yes")
    assert (missing.exit_code, "[missing_files]" in missing.stderr) == (1, True)
    club.do("people", "erase", "Ola Mak", "--yes", "--missing-files")


def test_published_standings_are_compared(club: Federation) -> None:
    published = club.folder / "standings.json"
    club.do("season", "export", club.season, "--json", published, "--csv", club.folder / "standings.csv")
    assert club.ask("season", "verify", club.season, "--against", published).exit_code == 0
    changed = json.loads(published.read_text(encoding="utf-8"))
    changed["standings"][0]["points"] = 99
    published.write_text(json.dumps(changed), encoding="utf-8")

    found = club.ask("season", "verify", club.season, "--against", published)

    assert (found.exit_code, "Anna Kos" in found.output) == (1, True)
