"""A tournament goes into a file and comes back; a file that cannot be read is refused."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from stolik.core.rulesets import find_ruleset
from stolik.day.errors import SaidError
from stolik.day.export_file import read_export, write_export
from stolik.tournament.drawing import draw_plainly
from stolik.tournament.format_files import find_format
from stolik.tournament.simulate import simulate
from stolik.tournament.tournament import Tournament
from stolik.tournament.trouble import Trouble
from tests.tournament.world import SEED


def played() -> Tournament:
    """Return a tournament with some trouble in it."""
    form = find_format("pl-forty")
    return simulate(form, find_ruleset("pl-forty"), 9, seed=SEED, trouble=Trouble(percent=30))


def test_an_export_comes_back_as_it_went() -> None:
    tournament = played()

    export = read_export(write_export(tournament))

    read = Tournament(export.log, export.book, drawer=draw_plainly)
    assert read.log == tournament.log
    assert read.book == tournament.book
    assert read.state == tournament.state
    assert read.ranking() == tournament.ranking()


def test_the_export_says_what_it_is() -> None:
    data = msgspec.json.decode(write_export(played()))

    assert (data["format"], data["version"]) == ("stolik-tournament", 1)


Damage = Callable[[bytes], bytes]


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        pytest.param(lambda _: b"", "import-no-export", id="empty"),
        pytest.param(lambda data: data[: len(data) // 2], "import-cut-off", id="cut off"),
        pytest.param(
            lambda data: data.replace(b"stolik-tournament", b"stolik-game"),
            "import-other-format",
            id="another file",
        ),
        pytest.param(
            lambda data: data.replace(b'"version": 1', b'"version": 9'), "import-newer", id="a later version"
        ),
        pytest.param(
            lambda data: data.replace(b"RoundDrawn", b"RoundLost"), "import-bad-entry", id="an unknown event"
        ),
        pytest.param(lambda data: b"\xff\xfe" + data, "import-bad-line", id="not text"),
        pytest.param(
            lambda _: b'{"format": "stolik-tournament", "version": 1, "log": []}',
            "import-bad-field",
            id="no event",
        ),
    ],
)
def test_a_damaged_export_is_refused(damage: Damage, why: str) -> None:
    with pytest.raises(SaidError) as refused:
        read_export(damage(write_export(played())))

    assert refused.value.key == why
