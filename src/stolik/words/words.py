"""Words(language)(key, **arguments): a message of the .ftl files in this package, as text."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from stolik.words.language import Language

if TYPE_CHECKING:  # slow to import, and not needed at the start
    from fluent.syntax.ast import Pattern

RESOURCES: Final = (
    "rules",
    "bots",
    "strategy",
    "narration",
    "score",
    "screen",
    "play",
    "steps",
    "puzzles",
    "review",
    "examples",
    "paper",
    "terms",
    "labels",
    "analysis",
    "desk",
    "statistics",
    "season",
    "registration",
    "postponed",
    "happened",
    "refused",
    "mistakes",
    "people",
    "server",
    "troubles",
    "database",
    "serving",
    "site",
    "proof",
    "tools",
    "commands",
    "options",
    "usage",
)
"""The files of each language, one subject each."""
_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message with its continuation lines: those that are indented, end a choice or are blank."""


class WordsError(LookupError):
    """An unknown key or a missing argument: our mistake, never a player's."""


class Words:
    """The messages of one language."""

    def __init__(self, language: Language) -> None:
        self.language: Final = language

    def __call__(self, key: str, **arguments: str | float) -> str:
        """Return the message `key` with its placeholders filled."""
        text = _texts(self.language).get(key)
        if text is None:
            message = f"no words for {key!r} in {self.language.value!r}"
            raise WordsError(message)
        # Imported and parsed when first needed: parsing all messages takes long, and most are never used.
        from stolik.words.messages import MessageError, format_pattern  # noqa: PLC0415

        try:
            return format_pattern(_pattern(self.language, key), arguments, self.language)
        except MessageError as error:
            message = f"{key!r} in {self.language.value!r}: {error}"
            raise WordsError(message) from None

    def __contains__(self, key: str) -> bool:
        return key in _texts(self.language)


def source(language: Language, resource: str) -> str:
    """Return the text of one .ftl file."""
    return files(__package__).joinpath(language.value, f"{resource}.ftl").read_text(encoding="utf-8")


@cache
def _pattern(language: Language, key: str) -> Pattern:
    from stolik.words.messages import parse_message  # noqa: PLC0415  as in `Words`

    return parse_message(_texts(language)[key])


@cache
def _texts(language: Language) -> dict[str, str]:
    """Return every message's source by key; no message refers to another."""
    texts = (source(language, resource) for resource in RESOURCES)
    return {found[1]: found[0] for text in texts for found in _MESSAGE.finditer(text)}
