"""The strategy book: one set of figures behind the page, the book and its pictures."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bench.strength.book import way_text, write_book
from bench.strength.figures import Book, book_of, cell
from bench.strength.lore import CLAIMS, all_cells
from bench.strength.pairings import Pairing, load
from bench.strength.strategy import main
from stolik.words.language import Language
from stolik.words.words import Words

ROOT = Path(__file__).parents[2]


def test_book_pictures_and_page_are_made_of_what_was_measured(tmp_path: Path) -> None:
    for folder in ("docs/images", "web/src/strategy"):
        (tmp_path / folder).mkdir(parents=True)

    write_book(tmp_path, load(ROOT / "bench/strength/strategy.json"))

    for written in (path for path in tmp_path.rglob("*") if path.is_file()):
        assert written.read_bytes() == (ROOT / written.relative_to(tmp_path)).read_bytes(), written


def test_every_claim_is_measured_in_every_cell() -> None:
    book = book_of(load(ROOT / "bench/strength/strategy.json"))

    missing = [
        (claim.key, name) for claim in book.claims for name, row in claim.figures.items() if None in row
    ]
    assert missing == []


def test_figures_are_shares_with_their_interval() -> None:
    pairing = Pairing(rules="pl-forty", seats=2, hero="lurker", against="exact")
    for wins in (1.0, 1.0, 0.5, 1.0):
        pairing.deals += 1
        pairing.wins.add(wins)
        pairing.small.add(60.0)

    [hold] = [claim for claim in book_of([pairing]).claims if claim.key == "hold"]
    figure = hold.figures[cell("pl-forty", 2, 0)][-1]

    assert figure is not None
    assert (figure.wins, figure.small, figure.small_error, figure.deals) == (875, 600, 0, 4)
    assert figure.low < figure.wins <= figure.high


def test_measuring_goes_on_from_where_it_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.strength.strategy.write_book", lambda *_: None)
    results = tmp_path / "strategy.json"
    asked = ["--claims", "jokers", "--rules", "pl-forty", "--seats", "2", "--results", str(results)]

    main([*asked, "--deals", "1"])
    main([*asked, "--deals", "3"])
    by_steps = results.read_bytes()
    main([*asked, "--deals", "3", "--fresh"])

    assert results.read_bytes() == by_steps
    assert {each.deals for each in load(results)} == {3}


@pytest.mark.parametrize("language", Language)
def test_every_way_and_claim_has_words(language: Language) -> None:
    words = Words(language)
    for claim in CLAIMS:
        assert all(len(words(f"strategy-{claim.key}-{part}")) > 5 for part in ("title", "lore", "found"))
        assert all(way_text(words, hero) for hero in claim.heroes)


def test_the_page_reads_the_same_form() -> None:
    book = msgspec.json.decode((ROOT / "web/src/strategy/figures.json").read_bytes(), type=Book)

    assert {claim.key for claim in book.claims} == {claim.key for claim in CLAIMS}
    assert len(all_cells()) == len({each.key for each in all_cells()})
