"""The ladder: measured in portions, on one scale, with bots that exist only for measuring."""

from __future__ import annotations

from math import log10
from pathlib import Path

import pytest

from bench.strength.ladder import main
from bench.strength.ladder_page import BEGIN, END
from bench.strength.pairings import Pairing, Sums, load, measure, save
from bench.strength.plan import TARGETS, Target, plan
from bench.strength.scale import ANCHOR_RATING, rate
from stolik.bots import BOTS, SPARRING
from stolik.bots.errors import UnknownBotError
from stolik.bots.seats.factory import bot_factory
from stolik.bots.seats.ratings import read_ratings
from stolik.core.rulesets import PL_FORTY, RULESETS
from stolik.simulation.arena import ARENA_BOTS, YARDSTICKS, play_deals


def played(hero: str, against: str, share: float, *, seats: int = 2, deals: int = 400) -> Pairing:
    """Return a pairing in which the hero won this share, with the spread of independent games."""
    squares = deals * (share**2 + share * (1 - share) / seats)
    return Pairing(
        rules=PL_FORTY.key,
        seats=seats,
        hero=hero,
        against=against,
        deals=deals,
        wins=Sums(total=deals * share, squares=squares),
    )


def test_a_measurement_broken_off_goes_on_to_the_same_result(tmp_path: Path) -> None:
    def run(name: str, deals: int) -> list[Pairing]:
        files = [f"--{file}={tmp_path / name}-{file}" for file in ("results", "ratings", "chart", "page")]
        main(["--bots", "exact", "lurker", "--seats", "2", "--hands", "0", f"--deals={deals}", *files])
        return load(tmp_path / f"{name}-results")

    whole = run("whole", 5)
    run("parts", 2)
    parts = run("parts", 5)

    assert [(each.hero, each.against, each.deals) for each in whole] == [("exact", "lurker", 5)]
    assert parts == whole


def test_files_for_pages_and_documents_are_written(tmp_path: Path) -> None:
    files = [f"--{file}={tmp_path / file}" for file in ("results", "ratings", "chart", "page")]

    (tmp_path / "page").write_text(f"# Before\n{BEGIN}\nold\n{END}\n# After\n")

    main(["--bots", "exact", "keeper", "--hands", "0", "--deals", "2", *files])

    page = (tmp_path / "page").read_text()
    assert page.startswith("# Before\n")
    assert page.endswith("# After\n")
    assert "old" not in page
    assert "| exact | | 2000 (2000 to 2000) |" in page.replace("  ", " ")
    ratings = read_ratings((tmp_path / "ratings").read_bytes())
    assert ratings.keys() == {"exact", "keeper"}
    assert ratings["exact"].rating == ANCHOR_RATING
    assert (tmp_path / "chart").read_text().startswith("<svg ")


def test_a_clear_target_is_played_on_only_if_that_is_wanted(tmp_path: Path) -> None:
    files = [f"--{file}={tmp_path / file}" for file in ("results", "ratings", "chart", "page")]
    only = ["--bots", "master", "exact", "--seats", "2", "--hands", "0", "--deals", "401"]
    save(tmp_path / "results", [played("master", "exact", 1)])

    main([*only, *files])
    assert [each.deals for each in load(tmp_path / "results")] == [400]

    main([*only, "--even-if-clear", *files])
    assert [each.deals for each in load(tmp_path / "results")] == [401]


def test_time_spent_ends_a_measurement() -> None:
    assert list(measure(list(plan(PL_FORTY.key, 2)), deals=1_000, seconds=0)) == []


@pytest.mark.parametrize(("seats", "share"), [(2, 10 / 11), (4, 10 / 13)])
def test_ten_to_one_is_four_hundred_points(seats: int, share: float) -> None:
    """Alone against three, ten times as strong as each, a bot wins ten games of thirteen."""
    table = rate([played("master", "exact", share, seats=seats)])

    assert table["exact"].rating == ANCHOR_RATING
    assert table["master"].rating == pytest.approx(ANCHOR_RATING + 400 * log10(10), abs=4)
    assert table["master"].low < table["master"].rating < table["master"].high


def test_more_deals_make_the_interval_narrower() -> None:
    few, many = (rate([played("master", "exact", 0.6, deals=deals)])["master"] for deals in (50, 5_000))

    assert many.high - many.low < (few.high - few.low) / 5


def test_a_bot_that_never_lost_has_a_rating() -> None:
    table = rate([played("master", "exact", 1.0), played("exact", "novice", 1.0)])

    assert table["novice"].rating < table["exact"].rating < table["master"].rating
    assert played("master", "exact", 1.0).interval()[1] < 1


@pytest.mark.parametrize(
    ("share", "at_most", "verdict"),
    [(0.8, False, "met"), (0.4, False, "missed"), (0.59, False, "open"), (0.8, True, "missed")],
)
def test_only_an_interval_on_one_side_decides(*, share: float, at_most: bool, verdict: str) -> None:
    target = Target(seats=2, hero="master", against="lurker", share=0.6, at_most=at_most)

    assert target.verdict(played("master", "lurker", share)) == verdict


def test_every_target_is_measured() -> None:
    for rules in RULESETS:
        keys = {each.key for seats in (2, 4) for each in plan(rules, seats)}
        assert {target.pairing(rules).key for target in TARGETS} <= keys


@pytest.mark.parametrize("name", YARDSTICKS)
def test_yardsticks_play_in_the_arena_and_nowhere_else(name: str) -> None:
    assert name not in BOTS | SPARRING
    assert name not in ARENA_BOTS  # which `stolik simulate` reads
    with pytest.raises(UnknownBotError):
        bot_factory(name)


def test_the_seer_is_an_upper_bound() -> None:
    """It wins nearly all of eight games of which a lurker wins five."""
    seeds = [bytes([number]) * 32 for number in (4, 7)]
    exact = ("exact",) * 3

    won = {bot: wins_of(bot, exact, seeds) for bot in ("lurker", "seer")}

    assert won["lurker"] == 5
    assert won["seer"] >= 7


def wins_of(bot: str, others: tuple[str, ...], seeds: list[bytes]) -> int:
    """Return how many games of these deals a bot wins alone, in all seats."""
    deals = play_deals(PL_FORTY, (bot, *others), seeds)
    return sum(
        game.winners == (-rotation % len(game.small),)
        for deal in deals
        for rotation, game in enumerate(deal.games)
    )
