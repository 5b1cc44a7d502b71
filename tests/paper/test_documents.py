"""Every document in every language is a valid, reproducible PDF that lists everybody."""

import pytest
from msgspec.structs import replace

from stolik.core.ruleset import derive
from stolik.core.rulesets import PL_STACKS, RU_CHAMPIONSHIP
from stolik.paper import Document, PaperError, page_of, preview, print_document, table_links
from stolik.paper.press import run_press
from stolik.tournament.rankings.ranking import final_ranking
from stolik.tournament.settings import Place, Settings
from stolik.tournament.simulation.trouble import TroubleRates
from stolik.tournament.state import TournamentState
from stolik.words import Language
from tests.paper.reading import ink_outside, pages_of, squeezed
from tests.paper.samples import NASTY, SEED, TITLE, UNBROKEN, book_of, drawn, entered, finished, names

LISTS = (Document.DRAW_BY_NAME, Document.DRAW_BY_TABLE, Document.STANDINGS, Document.DIPLOMAS)
"""Documents that list everybody."""
LINKS = table_links(SEED, 32, "https://example.org/t/")


def sample(document: Document, players: int) -> TournamentState:
    """Return a tournament in which there is something to print."""
    late = {Document.STANDINGS, Document.BRACKET, Document.DIPLOMAS}
    return finished("pl-forty", players) if document in late else drawn("pl-forty", players)


@pytest.mark.parametrize("players", [12, 128])
@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("document", list(Document))
def test_every_document_in_every_language(document: Document, language: Language, players: int) -> None:
    """Every page has the tournament's name, and Typst gives no warning."""
    state, book = sample(document, players), book_of(names(players))
    page = page_of(state, document, language, book=book, links=LINKS, place="Łódź")

    (pdf,), remarks = run_press(page)

    pages = pages_of(pdf)
    assert pdf.startswith(b"%PDF")
    assert not remarks
    assert all(squeezed(TITLE) in squeezed(page) for page in pages)
    assert "{" not in "".join(pages)


@pytest.mark.parametrize("players", [12, 128])
@pytest.mark.parametrize("document", LISTS)
def test_everybody_is_on_the_list(document: Document, players: int) -> None:
    """Diacritics, Cyrillic and very long names are printed correctly."""
    known = names(players)

    text = squeezed(
        "".join(
            pages_of(
                print_document(sample(document, players), document, Language.POLISH, book=book_of(known))
            )
        )
    )

    assert [name for name in known if squeezed(name) not in text] == []


@pytest.mark.parametrize("document", LISTS)
def test_nothing_in_a_name_is_markup(document: Document) -> None:
    """Names are data: characters special to Typst, TeX or HTML are printed literally."""
    state = drawn("pl-forty", 16) if document.startswith("draw") else finished("pl-forty", 16)
    known = [*NASTY, *names(16 - len(NASTY))]

    text = squeezed("".join(pages_of(print_document(state, document, Language.ENGLISH, book=book_of(known)))))

    assert [name for name in known if squeezed(name) not in text] == []


@pytest.mark.parametrize(
    ("document", "players", "pages"),
    [
        pytest.param(Document.TABLE_CARDS, 12, 3, id="a card a table"),
        pytest.param(Document.TABLE_CARDS, 128, 32, id="a card a table, 128"),
        pytest.param(Document.SCORE_SHEETS, 12, 3, id="a sheet a table"),
        pytest.param(Document.SCORE_SHEETS, 127, 32, id="a sheet a table, 127"),
        pytest.param(Document.DRAW_BY_NAME, 12, 1, id="twelve names"),
        pytest.param(Document.DRAW_BY_NAME, 128, 4, id="128 names"),
        pytest.param(Document.DRAW_BY_TABLE, 12, 1, id="three small rounds"),
        pytest.param(Document.DRAW_BY_TABLE, 128, 6, id="three large rounds"),
        pytest.param(Document.BRACKET, 12, 1, id="a small bracket"),
        pytest.param(Document.BRACKET, 128, 1, id="the largest bracket stays on one page"),
        pytest.param(Document.DIPLOMAS, 12, 12, id="a diploma each"),
    ],
)
def test_number_of_pages(document: Document, players: int, pages: int) -> None:
    book = book_of(names(players))

    pdf = print_document(sample(document, players), document, Language.RUSSIAN, book=book)

    assert len(pages_of(pdf)) == pages


@pytest.mark.parametrize("document", [Document.DRAW_BY_NAME, Document.DRAW_BY_TABLE, Document.STANDINGS])
def test_headings_come_again_on_every_page(document: Document) -> None:
    book = book_of(names(128))

    pages = pages_of(print_document(sample(document, 128), document, Language.POLISH, book=book))

    heading = "Stolik" if document is Document.DRAW_BY_TABLE else "Gracz"
    assert all(heading in page for page in pages)


@pytest.mark.parametrize("document", list(Document))
def test_nothing_runs_over_the_edge(document: Document) -> None:
    """The longest name the roster allows, without a space, stays on the paper."""
    state = sample(document, 16)
    book = book_of([UNBROKEN] * 16, club=UNBROKEN)

    pages = preview(
        state,
        document,
        Language.RUSSIAN,
        ppi=50,
        head_referee=UNBROKEN,
        place=UNBROKEN,
        book=book,
        links=LINKS,
    )

    assert not any(ink_outside(page, margin=4, ppi=50) for page in pages)


@pytest.mark.parametrize("document", list(Document))
def test_same_state_gives_the_same_bytes(document: Document) -> None:
    """Two prints are identical: they carry the tournament's date, not the current time."""
    state, book = sample(document, 16), book_of(names(16))

    first, second = (
        print_document(state, document, Language.POLISH, book=book, links=LINKS) for _ in range(2)
    )

    assert first == second


def test_erased_players_keep_their_number() -> None:
    """A player whose data was erased is a number in the lists."""
    text = "".join(pages_of(print_document(drawn("pl-forty", 12), Document.DRAW_BY_NAME, Language.POLISH)))

    assert "Gracz nr 12" in text


def test_troubled_tournament_prints() -> None:
    """Withdrawn, excluded and late players, deductions and shared places all have their signs."""
    rules = derive(PL_STACKS, "slow", turn_seconds=90)
    state = finished("open-four", 21, rules=rules, trouble=TroubleRates(percent=20))

    text = "".join(pages_of(print_document(state, Document.STANDINGS, Language.ENGLISH, stage=1)))

    assert "Deducted" in text
    assert "excluded" in text
    assert "= tied" in text
    assert "▸" in text


@pytest.mark.parametrize("document", [Document.DRAW_BY_TABLE, Document.STANDINGS, Document.DOOR_LIST])
def test_a_row_is_on_one_page(document: Document) -> None:
    """Names of several lines make high rows; no row is split between two pages."""
    players = 72
    # Rows of different heights, so that a page ends in the middle of one.
    known = [
        f"Ada{n:02} {'Maria ' * (4 + n % 5)}{'Wierzbicka-' * (3 + n % 3)}Koniec{n:02}" for n in range(players)
    ]

    printed = print_document(sample(document, players), document, Language.POLISH, book=book_of(known))
    pages = list(map(squeezed, pages_of(printed)))

    def page_with(words: str) -> list[int]:
        return [number for number, page in enumerate(pages) if words in page]

    assert len(pages) > 2
    for n in range(players):
        assert page_with(f"Ada{n:02}") == page_with(f"Koniec{n:02}") != []


def test_rules_without_big_points_have_no_column_for_them() -> None:
    """I-16: in the Russian championship only small points count."""
    state = finished("pl-forty", 13, rules=RU_CHAMPIONSHIP)

    text = "".join(pages_of(print_document(state, Document.STANDINGS, Language.RUSSIAN)))

    assert "Большие" not in text
    assert "Малые" in text


@pytest.mark.parametrize(
    "document",
    [Document.DRAW_BY_NAME, Document.DRAW_BY_TABLE, Document.STANDINGS, Document.DIPLOMAS],
)
def test_nothing_to_print_yet(document: Document) -> None:
    """Before the first draw there is nothing to list, and the error says so."""
    with pytest.raises(PaperError):
        print_document(entered("pl-forty", 12), document, Language.ENGLISH)


def test_no_cards_without_players() -> None:
    with pytest.raises(PaperError, match="nobody"):
        print_document(entered("pl-forty", 0), Document.TABLE_CARDS, Language.ENGLISH)


def test_bracket_of_an_impossible_field() -> None:
    with pytest.raises(PaperError, match="16-36"):
        print_document(entered("pl-minute", 7), Document.BRACKET, Language.ENGLISH)


def test_who_never_came_gets_no_diploma() -> None:
    """Everybody ranked has a place, but only players who played get a diploma."""
    state = finished("pl-forty", 12)
    last = max(final_ranking(state), key=lambda line: line.place).player
    online = replace(state, settings=Settings(place=Place.ONLINE), devices=dict.fromkeys(state.players, "x"))
    away = replace(online, devices={player: "x" for player in state.players if player != last})

    def pages(of: TournamentState) -> int:
        return len(pages_of(print_document(of, Document.DIPLOMAS, Language.ENGLISH, book=book_of(names(12)))))

    assert (pages(online), pages(away)) == (12, 11)
