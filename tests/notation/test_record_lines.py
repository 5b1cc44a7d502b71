"""Where a line of a game record ends."""

from __future__ import annotations

import pytest

from stolik.core.commands import Begin, Pause
from stolik.core.game import Game
from stolik.core.rulesets import PL_FORTY
from stolik.notation.record import Record, read_record, write_record


@pytest.mark.parametrize(
    "reason",
    [
        pytest.param("one\u2028two", id="line separator"),
        pytest.param("one\x85two", id="next line"),
        pytest.param("one\ntwo\r\x0b\x0c", id="control signs"),
    ],
)
def test_words_of_people_end_no_line(reason: str) -> None:
    """Whatever a referee writes, the record is read correctly."""
    game = Game.new(PL_FORTY, 2, bytes(32))
    game.do(Begin())
    game.do(Pause(by="Sample Referee", reason=reason))
    record = Record(events=tuple(game.events))

    read = read_record(write_record(record))

    assert read == record


def test_ends_of_lines_and_a_mark_that_editors_put_in_alter_nothing() -> None:
    game = Game.new(PL_FORTY, 2, bytes(32))
    game.do(Begin())
    record = Record(events=tuple(game.events))

    read = read_record("\ufeff" + write_record(record).replace("\n", "\r\n"))

    assert read == record
