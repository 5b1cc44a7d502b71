"""Every bulk command answers any line, and never with an internal error."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.cli.json_lines.lines import LineLoop
from stolik.cli.json_lines.questions import (
    CanOpenRequest,
    JudgeRequest,
    ScoreRequest,
    TimeoutRequest,
    answer_can_open,
    answer_judge,
    answer_score,
    answer_timeout,
)
from stolik.core.rulesets import RULESETS

COMMANDS: list[Any] = [
    pytest.param(JudgeRequest, answer_judge, id="judge"),
    pytest.param(CanOpenRequest, answer_can_open, id="can-open"),
    pytest.param(ScoreRequest, answer_score, id="score"),
    pytest.param(TimeoutRequest, answer_timeout, id="timeout"),
]

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(), values, max_size=4),
    max_leaves=6,
)
words = st.sampled_from(
    [*(f"{colour}{number}" for colour in "rbko" for number in range(1, 14)), "j", "j", "|", "|", "|"]
)
odd_words = words | st.sampled_from(["?", "r0", "r14", "R7", "r7'", "||", "\t"]) | st.text(max_size=3)
texts = st.lists(words, max_size=25).map(" ".join) | st.lists(odd_words, max_size=12).map(" ".join)
rules = (
    st.sampled_from(sorted(RULESETS))
    | st.fixed_dictionaries(
        {"base": st.sampled_from(sorted(RULESETS)), "name": st.sampled_from(["a", "b-1"])},
        optional={
            "opening_points": st.integers(-1, 300),
            "timeout": st.sampled_from(["revert", "accept-valid", "salvage"]),
            "joker_penalty": anything,
        },
    )
    | anything
)
seats = st.integers(0, 5)
fields: dict[str, st.SearchStrategy[Any]] = {
    "id": anything,
    "rules": rules,
    "table": texts | anything,
    "rack": texts | anything,
    "proposal": texts | anything,
    "now": texts | anything,
    "in_hand": texts | anything,
    "opened": st.booleans() | st.lists(st.booleans(), min_size=2, max_size=4) | anything,
    "announced": st.lists(st.booleans(), min_size=2, max_size=4) | anything,
    "drawn_last": st.lists(st.none() | odd_words, min_size=2, max_size=4) | anything,
    "ending": st.sampled_from(["out", "exhausted", "round-time"]) | anything,
    "racks": st.lists(texts, min_size=2, max_size=4) | anything,
}


@st.composite
def requests(draw: st.DrawFn, names: tuple[str, ...]) -> bytes:
    """Draw a line that looks more or less like a request."""
    request = {name: draw(fields[name]) for name in names}
    for name in draw(st.lists(st.sampled_from(names), max_size=1)):
        del request[name]
    return json.dumps(request, ensure_ascii=draw(st.booleans())).encode(errors="surrogatepass")


@pytest.mark.parametrize(("request_type", "answer"), COMMANDS)
@given(data=st.data())
def test_every_line_gets_its_answer(request_type: type[Any], answer: Any, data: st.DataObject) -> None:  # noqa: ANN401  one of four functions
    """One answer or coded error per line, as valid JSON."""
    lines = data.draw(
        st.lists(requests(request_type.__struct_fields__) | st.binary(min_size=1), min_size=1, max_size=4)
    )
    # A line end inside would split the line; a blank line at the very end does not count.
    lines = [line.replace(b"\n", b"") + b"." * (not line.strip()) for line in lines]
    sink = io.BytesIO()

    LineLoop(request_type, answer).run(io.BytesIO(b"\n".join([*lines, b"{}"])), sink)

    found = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert len(found) == len(lines) + 1
    assert all(reply.get("error", {}).get("code") != "internal_error" for reply in found)
