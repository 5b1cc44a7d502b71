"""The loop of the bulk commands: one output line for each input line, whatever it contains."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
from pathlib import Path
from typing import Any

import pytest

from stolik.cli.json_lines.lines import LINE_LIMIT, LineAnswer, LineLoop, Request
from stolik.cli.json_lines.questions import CanOpenRequest, answer_can_open
from tests.cli.running import STOLIK, answers, as_lines, run

RACK = {"rules": "pl-forty", "rack": "r9 r10 r11"}


def can_open(text: bytes) -> list[Any]:
    """Ask which racks can open."""
    return answers(CanOpenRequest, answer_can_open, text)


def code(answer: dict[str, Any]) -> str | None:
    """Return the error code of an answer, None for a good one."""
    error = answer.get("error")
    return None if error is None else error["code"]


@pytest.mark.parametrize(
    "ident",
    [
        pytest.param("7", id="number"),
        pytest.param('"seven"', id="text"),
        pytest.param("null", id="null"),
        pytest.param('{"a":[1.0,true,{"b":"ż"}]}', id="object"),
        pytest.param("123456789012345678901234567890", id="large number"),
        pytest.param("1e400", id="number no float can hold"),
    ],
)
@pytest.mark.parametrize("rack", ["r9 r10 r11", "x1"], ids=["answered", "refused"])
def test_id_comes_back_as_it_was_written(ident: str, rack: str) -> None:
    """An id may be any JSON value and is returned unchanged, digit by digit."""
    line = f'{{"id":{ident},"rules":"pl-forty","rack":"{rack}"}}\n'.encode()
    sink = io.BytesIO()

    LineLoop(CanOpenRequest, answer_can_open).run(io.BytesIO(line), sink)

    assert sink.getvalue().startswith(f'{{"id":{ident},'.encode())


def test_answers_come_in_order_with_errors_in_their_places() -> None:
    """A bad line affects only itself."""
    text = as_lines([{"id": 1, **RACK}, {"id": 2}, {"id": 3, **RACK}])

    found = can_open(text)

    assert [answer["id"] for answer in found] == [1, 2, 3]
    assert [code(answer) for answer in found] == [None, "bad_request", None]


@pytest.mark.parametrize(
    ("line", "expected", "ident"),
    [
        pytest.param(b"nonsense", "bad_json", None, id="no JSON"),
        pytest.param(b'{"id": 1, "rules": "pl-forty"', "bad_json", None, id="cut off"),
        pytest.param(b'{"id": 1, "rules": 7, "rack": ', "bad_json", None, id="wrong type and cut off"),
        pytest.param(b'{"id": 1} {"id": 2}', "bad_json", None, id="two on a line"),
        pytest.param(b'{"id": NaN}', "bad_json", None, id="not a number"),
        pytest.param(b'{"id": "\xff", "rack": ""}', "bad_json", None, id="no UTF-8"),
        pytest.param(b'{"id": "\\ud800"}', "bad_json", None, id="half a letter"),
        pytest.param(b"[" * 100_000, "bad_json", None, id="nested without end"),
        pytest.param(b'{"id": ' + b"[" * 9000 + b"]" * 9000 + b"}", "bad_json", None, id="nested deeply"),
        pytest.param(b"[1, 2]", "bad_request", None, id="a list"),
        pytest.param(b'"text"', "bad_request", None, id="text"),
        pytest.param(b"{}", "bad_request", None, id="nothing in it"),
        pytest.param(b'{"id": 5, "rules": "pl-forty"}', "bad_request", 5, id="a field missing"),
        pytest.param(b'{"id": 5, "rules": "pl-forty", "rack": 1}', "bad_request", 5, id="wrong type"),
        pytest.param(b'{"id": 5, "rules": "xx", "rack": ""}', "unknown_ruleset", 5, id="no such ruleset"),
        pytest.param(b'{"id": 5, "rules": "pl-forty", "rack": "r14"}', "bad_notation", 5, id="no such tile"),
        pytest.param(b'{"id": 5, "rules": "pl-forty", "rack": "?"}', "bad_notation", 5, id="unknown tile"),
        pytest.param(b'{"id": 5, "rules": "pl-forty", "rack": "j j j"}', "too_many_tiles", 5, id="3 jokers"),
        pytest.param(b'{"id": 5, "rules": {}, "rack": ""}', "bad_variant", 5, id="variant of nothing"),
        pytest.param(b"x" * (LINE_LIMIT + 1), "line_too_long", None, id="too long by one"),
        pytest.param(b"x" * (3 * LINE_LIMIT), "line_too_long", None, id="far too long"),
        pytest.param(b"x" * LINE_LIMIT, "bad_json", None, id="as long as may be"),
    ],
)
@pytest.mark.parametrize("end", [b"\n", b"\r\n"], ids=["unix", "windows"])
def test_bad_lines_get_their_code(line: bytes, expected: str, ident: object, end: bytes) -> None:
    """The line after a bad one is answered normally."""
    good = as_lines([{"id": 9, **RACK}])

    bad, after = can_open(line + end + good)

    assert (code(bad), bad["id"]) == (expected, ident)
    assert bad["error"]["message"]
    assert after == {"id": 9, "can_open": True, "best": 30}


def test_the_message_names_the_field() -> None:
    """The message names the field to correct."""
    missing, wrong = can_open(as_lines([{"rules": "pl-forty"}, {"rules": "pl-forty", "rack": 3}]))

    assert "`rack`" in missing["error"]["message"]
    assert "$.rack" in wrong["error"]["message"]


def test_a_misspelt_field_is_refused() -> None:
    """Ignoring a misspelt field would answer another question; the id is still returned."""
    (answer,) = can_open(as_lines([{"id": 1, **RACK, "rulez": "pl-forty"}]))

    assert code(answer) == "bad_request"
    assert answer["id"] == 1
    assert "`rulez`" in answer["error"]["message"]


def test_blank_lines_count_except_at_the_end() -> None:
    """A blank line in the middle is an error, so that input and output lines correspond."""
    good = as_lines([{"id": 1, **RACK}])

    found = can_open(good + b"\n \n" + good + b"\n\r\n  ")

    assert [code(answer) for answer in found] == [None, "bad_json", "bad_json", None]


def test_the_last_line_needs_no_end_and_the_first_may_have_a_mark() -> None:
    """Files written on Windows, with a byte order mark, are read too."""
    (answer,) = can_open(b"\xef\xbb\xbf" + as_lines([{"id": 1, **RACK}]).rstrip())

    assert answer == {"id": 1, "can_open": True, "best": 30}


def test_an_answer_is_one_line_for_every_reader() -> None:
    """A carriage return inside an id is not written."""
    (answer,) = can_open(b'{"id": [1,\r2], "rules": "pl-forty", "rack": ""}\n')

    assert answer["id"] == [1, 2]


def test_our_own_mistake_costs_one_line() -> None:
    """If the engine fails, the line gets an error and the rest is answered."""

    def broken(request: Request) -> LineAnswer:
        raise ZeroDivisionError(request)

    found = answers(Request, broken, b'{"id":1}\n{"id":2}\n')

    assert [(answer["id"], code(answer)) for answer in found] == [
        (1, "internal_error"),
        (2, "internal_error"),
    ]


@pytest.mark.parametrize(
    ("text", "status"),
    [
        pytest.param(as_lines([{"id": 1, **RACK}]), 0, id="all answered"),
        pytest.param(as_lines([{"id": 1, **RACK}, 7]), 1, id="one bad line"),
        pytest.param(b"", 0, id="no lines"),
    ],
)
def test_exit_status_of_the_script(text: bytes, status: int) -> None:
    """0 when every line was answered, 1 when any had an error."""
    done = run("can-open", text=text)

    assert done.returncode == status
    assert done.stderr == b""


def test_bad_usage_leaves_with_2() -> None:
    """An unknown option."""
    done = run("can-open", "--nonsense")

    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


def test_each_line_is_answered_before_the_next_is_written() -> None:
    """A program can use the command interactively, line by line."""
    with subprocess.Popen([STOLIK, "can-open"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:  # noqa: S603  our own script
        assert process.stdin is not None
        assert process.stdout is not None
        for ident in (1, 2):
            process.stdin.write(as_lines([{"id": ident, **RACK}]))
            process.stdin.flush()

            assert json.loads(process.stdout.readline())["id"] == ident

        process.stdin.close()
        assert process.wait(timeout=60) == 0


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    """`stolik can-open | head -1` ends quietly."""
    file = tmp_path / "many.jsonl"
    file.write_bytes(as_lines([{"id": i, **RACK} for i in range(5000)]))
    with (
        file.open("rb") as source,
        subprocess.Popen(  # noqa: S603  our own script
            [STOLIK, "can-open"], stdin=source, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process,
    ):
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()

        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_a_terminal_is_told_what_to_type() -> None:
    """A terminal shows what to type instead of waiting silently."""
    leader, follower = pty.openpty()
    os.write(leader, b"\x04")  # Ctrl-D
    done = subprocess.run([STOLIK, "judge"], stdin=follower, capture_output=True, check=False, timeout=60)  # noqa: S603  our own script
    os.close(leader)
    os.close(follower)

    assert done.returncode == 0
    assert done.stderr.count(b"\n") == 1
    assert b'"proposal"' in done.stderr
