"""A tournament is exported and imported; an unreadable file is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from stolik.core.rulesets import find_ruleset
from stolik.day.errors import SaidError
from stolik.day.files.export_file import read_export, write_export
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.rounds.next_draw import draw_plainly
from stolik.tournament.simulation.simulation import simulate
from stolik.tournament.simulation.trouble import TroubleRates
from stolik.tournament.tournament import Tournament
from tests.tournament.world import SEED


def played() -> Tournament:
    """Return a tournament with some complications."""
    form = find_format("pl-forty")
    return simulate(form, find_ruleset("pl-forty"), 9, seed=SEED, trouble=TroubleRates(percent=30))


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


def without_digest(raw: bytes) -> dict[str, Any]:
    """Return an export as before exports had a digest."""
    data: dict[str, Any] = msgspec.json.decode(raw)
    del data["sha256"]
    return data


def test_every_edit_of_one_byte_is_refused_or_changes_nothing() -> None:
    raw = write_export(played())
    whole = read_export(raw)
    passed: list[int] = []

    # Testing every byte takes too long; a prime step covers all kinds of lines.
    for at in range(0, len(raw), 23):
        try:
            read = read_export(raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :])
        except SaidError:
            continue
        if read != whole:
            passed.append(at)

    assert passed == []


def test_a_misspelt_key_is_named_in_an_export_without_a_digest() -> None:
    raw = msgspec.json.encode(without_digest(write_export(played())))

    with pytest.raises(SaidError) as caught:
        read_export(raw.replace(b'"club"', b'"clubb"', 1))

    assert caught.value.key == "import-odd-key"
    assert str(caught.value.arguments["field"]).endswith("clubb")


def test_an_export_from_before_is_read_and_known_to_be_unsealed() -> None:
    raw = write_export(played())

    old = read_export(msgspec.json.encode(without_digest(raw)))

    assert old.sha256 is None
    assert old.log == read_export(raw).log
