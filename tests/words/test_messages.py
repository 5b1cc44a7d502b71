"""Every message, formatted by us and by fluent.runtime, and numbers in each language's format."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from stolik.words import Language, Words, WordsError
from stolik.words.messages import MessageError, format_number, format_pattern, parse_message
from stolik.words.words import RESOURCES, source

NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 101, 112, 1234, 12345, -3, 0.5, 1.5, 2.0, 1234567.0625)


PLURALS = {"one", "few", "many", "other"}


class Places(Visitor):
    """Collects the arguments of a message, and its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  fluent's own
        """Record an argument."""
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802  fluent's own
        """Record a variant."""
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def both(bundle: Any, key: str, language: Language, values: dict[str, Any]) -> tuple[str, str]:  # noqa: ANN401
    """Return a message formatted by fluent.runtime and by us."""
    text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
    assert errors == []
    return text, Words(language)(key, **values)


@pytest.mark.parametrize("language", Language)
def test_every_message_reads_as_fluent_itself_would_fill_it_in(language: Language) -> None:
    bundle = FluentBundle([language.value], use_isolating=False)
    differ = []
    compared = 0
    for resource in RESOURCES:
        text = source(language, resource)
        bundle.add_resource(FluentResource(text))
        for message in FluentParser().parse(text).body:
            if not isinstance(message, ast.Message):
                continue
            places = Places()
            places.visit(message)
            for value in (*NUMBERS, "r7", "a\u00a0b", *(places.keys - PLURALS)):
                told = both(bundle, message.id.name, language, dict.fromkeys(places.names, value))
                compared += 1
                if told[0] != told[1]:
                    differ.append(told)
                if not places.names:
                    break

    assert differ == []
    assert compared > len(RESOURCES)


@pytest.mark.parametrize("language", Language)
@given(st.integers(-(10**7), 10**7) | st.decimals(-9999, 9999, places=3).map(float))
def test_a_number_is_written_as_fluent_writes_it(language: Language, number: float) -> None:
    bundle: Any = FluentBundle([language.value], use_isolating=False)
    bundle.add_resource(FluentResource("it = { $n }"))

    written, _ = bundle.format_pattern(bundle.get_message("it").value, {"n": number})

    assert format_number(number, language) == written


def test_what_cannot_be_filled_in_is_a_fault_of_ours() -> None:
    with pytest.raises(MessageError, match="missing"):
        format_pattern(parse_message("it = { $n }"), {}, Language.ENGLISH)
    with pytest.raises(MessageError, match="do not use"):
        format_pattern(parse_message("it = { -term }"), {}, Language.ENGLISH)
    with pytest.raises(MessageError, match="not a message"):
        parse_message("-term = x")
    with pytest.raises(WordsError, match="no words"):
        Words(Language.POLISH)("no-such-key")
