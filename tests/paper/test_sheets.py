"""Score sheets have the games, seats and signs of the ruleset."""

import pytest

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, PL_MINUTE, PL_STACKS, RU_CHAMPIONSHIP
from stolik.paper import Document, PaperError, page_of, print_document
from stolik.paper.sheets import Sheets
from stolik.people.collation import sort_key
from stolik.words import Language
from tests.paper.reading import pages_of
from tests.paper.samples import book_of, drawn, entered, names


@pytest.mark.clause("M-12", "F-12")
@pytest.mark.parametrize(
    ("key", "games"), [pytest.param("pl-minute", 2, id="two"), pytest.param("pl-forty", 3, id="three")]
)
def test_sheet_has_the_games_of_a_round(key: str, games: int) -> None:
    """A sheet has a line for each game of the round, and one for the sums."""
    pages = pages_of(print_document(drawn(key, 16), Document.SCORE_SHEETS, Language.POLISH))

    for page in pages:
        assert f"Gra {games}" in page
        assert f"Gra {games + 1}" not in page
        assert "Suma" in page
        assert "Podpis" in page


@pytest.mark.clause("I-4")
@pytest.mark.parametrize(
    ("rules", "words"),
    [
        pytest.param(PL_MINUTE, "zwycięzca sumę tych punktów na minus", id="winner minus"),
        pytest.param(PL_FORTY, "zwycięzca sumę tych punktów na plus", id="winner plus"),
        pytest.param(RU_CHAMPIONSHIP, "zwycięzca 0", id="winner nothing"),
    ],
)
def test_sheet_says_the_signs(rules: Ruleset, words: str) -> None:
    """The ruleset decides the winner's sign, and the sheet says it."""
    pages = pages_of(
        print_document(drawn("pl-forty", 8, rules=rules), Document.SCORE_SHEETS, Language.POLISH)
    )

    assert all(words in " ".join(page.split()) for page in pages)


@pytest.mark.clause("I-6")
@pytest.mark.parametrize(
    ("rules", "language", "words"),
    [
        pytest.param(PL_FORTY, Language.ENGLISH, "Not opened when another player goes out: 100", id="pl en"),
        pytest.param(PL_FORTY, Language.POLISH, "Brak otwarcia, gdy kto inny kończy grę: 100", id="pl pl"),
        pytest.param(
            PL_FORTY,
            Language.RUSSIAN,
            "Нет первоначального расклада, когда игру закончил другой: 100",
            id="pl ru",
        ),
        pytest.param(RU_CHAMPIONSHIP, Language.ENGLISH, "Not opened by the end of the game: 100", id="ru en"),
        pytest.param(RU_CHAMPIONSHIP, Language.POLISH, "Brak otwarcia do końca gry: 100", id="ru pl"),
        pytest.param(
            RU_CHAMPIONSHIP, Language.RUSSIAN, "Нет первоначального расклада к концу игры: 100", id="ru ru"
        ),
    ],
)
def test_sheet_says_when_not_opening_is_punished(rules: Ruleset, language: Language, words: str) -> None:
    """I-6: under the Russian rules at any ending, under the Polish ones only if somebody goes out."""
    page = page_of(drawn("pl-forty", 8, rules=rules), Document.SCORE_SHEETS, language)

    assert isinstance(page.body, Sheets)
    assert any(note.startswith(words) for note in page.body.notes)


@pytest.mark.clause("S-5")
def test_sheet_says_who_starts() -> None:
    """With stacks seat A starts the first game, B the second, C the third; elsewhere there is a line."""
    stacks = page_of(drawn("open-four", 8, rules=PL_STACKS), Document.SCORE_SHEETS, Language.POLISH)
    forty = page_of(drawn("pl-forty", 8), Document.SCORE_SHEETS, Language.POLISH)

    assert isinstance(stacks.body, Sheets)
    assert isinstance(forty.body, Sheets)
    assert stacks.body.sheets[0].starters == ("A", "B", "C")
    assert forty.body.sheets[0].starters == ("", "", "")


def test_sheets_have_the_seats_that_were_drawn() -> None:
    """Tables of three have three columns, and each sheet the players of its table."""
    state, known = drawn("pl-forty", 13), names(13)

    page = page_of(state, Document.SCORE_SHEETS, Language.POLISH, book=book_of(known))

    assert isinstance(page.body, Sheets)
    assert [len(sheet.players) for sheet in page.body.sheets] == [4, 3, 3, 3]
    assert sorted(name for sheet in page.body.sheets for name in sheet.players) == sorted(known)


def test_empty_sheets() -> None:
    """Empty sheets can be printed before a draw, for any number of players and games."""
    state = entered("pl-minute", 20)

    pdf = print_document(state, Document.SCORE_SHEETS, Language.RUSSIAN, blank=4, seats=3, games=5)

    pages = pages_of(pdf)
    assert len(pages) == 4
    assert "Игра 5" in pages[0]


def test_empty_sheets_refuse_what_no_table_has() -> None:
    with pytest.raises(PaperError, match="2 to 4 players"):
        print_document(entered("pl-minute", 20), Document.SCORE_SHEETS, Language.ENGLISH, blank=1, seats=5)


def test_names_stand_in_the_order_of_the_alphabet() -> None:
    """A Polish or Russian letter with a mark follows its plain one, and case makes no difference."""
    known = ["Żaba", "Zając", "Łoś", "lis", "Ćma", "Cyranka", "Ёж", "Енот", "Жук", "łasica"]

    assert sorted(known, key=sort_key) == [
        "Cyranka",
        "Ćma",
        "lis",
        "łasica",
        "Łoś",
        "Zając",
        "Żaba",
        "Енот",
        "Ёж",
        "Жук",
    ]
