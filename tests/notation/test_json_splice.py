"""JSON joined from parts reads as if it had been encoded as a whole."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.notation.json_splice import (
    NULL,
    add_field,
    close_both,
    close_object,
    number_slot,
    open_object,
)
from stolik.notation.wire import encoder

KEYS = st.text(min_size=1, max_size=6)
NAMES = st.from_regex(r"[a-z_]{1,8}", fullmatch=True)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(KEYS, each, max_size=3),
    max_leaves=8,
)
OBJECTS = st.dictionaries(KEYS, VALUES, max_size=4)


@given(OBJECTS, NAMES, OBJECTS, OBJECTS)
def test_a_field_may_be_an_object_that_is_still_open(
    one: dict[str, object], name: str, inner: dict[str, object], more: dict[str, object]
) -> None:
    one.pop(name, None)
    more = {key: value for key, value in more.items() if key not in inner}

    shared = add_field(open_object(one), name, open_object(inner))
    raw = close_both(shared, more)

    assert msgspec.json.decode(raw) == {**one, name: {**inner, **more}}
    assert raw == encoder.encode({**one, name: {**inner, **more}})


@given(OBJECTS, NAMES)
def test_a_field_may_be_nothing(one: dict[str, object], name: str) -> None:
    one.pop(name, None)

    raw = close_object(add_field(open_object(one), name, NULL))

    assert msgspec.json.decode(raw) == {**one, name: None}


@pytest.mark.parametrize("value", [None, 7, "text", [1]])
def test_only_objects_can_be_opened(value: object) -> None:
    with pytest.raises(TypeError):
        open_object(value)


@given(st.text(), st.integers(0, 2**53), st.integers(0, 2**53), VALUES)
def test_a_number_is_put_into_its_place(text: str, now: int, later: int, rest: object) -> None:
    """Also if an earlier text, such as a tournament's name, looks like the field."""
    told = f'"now":{now},{text}'

    slot = number_slot(encoder.encode({"name": told, "now": now, "rest": rest}), "now", now)

    assert msgspec.json.decode(slot.fill(later)) == {"name": told, "now": later, "rest": rest}


@given(st.text(), st.integers(0, 2**53), st.integers(0, 2**53))
def test_the_number_may_be_the_last_field(text: str, now: int, later: int) -> None:
    slot = number_slot(encoder.encode({"name": text, "now": now}), "now", now)

    assert msgspec.json.decode(slot.fill(later)) == {"name": text, "now": later}


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="now"):
        number_slot(b'{"then":5}', "now", 5)
