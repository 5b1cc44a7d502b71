"""Words(language)(key, **arguments): a message of the .ftl files beside this module, as text."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final

from stolik.words.language import Language

RESOURCES: Final = (
    "rules",
    "telling",
    "score",
    "screen",
    "play",
    "steps",
    "paper",
    "terms",
    "labels",
    "bench",
    "desk",
    "happened",
    "refused",
    "mistakes",
    "people",
    "server",
    "troubles",
    "keeping",
    "serving",
    "proof",
    "tools",
    "commands",
    "options",
    "usage",
)
"""The files each language has, one subject each."""
_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message with the lines that belong to it: those that are indented, end a choice or are blank."""


class WordsError(LookupError):
    """A key no file has, or a message that lacks an argument: a fault of ours, never of a player."""


class Words:
    """The messages of one language."""

    def __init__(self, language: Language) -> None:
        self.language: Final = language

    def __call__(self, key: str, **arguments: str | float) -> str:
        """Return the message called `key`, with its places filled."""
        pattern = self._message(key).value if key in self else None
        if pattern is None:
            message = f"no words for {key!r} in {self.language.value!r}"
            raise WordsError(message)
        text, errors = _bundle(self.language).format_pattern(pattern, arguments)
        if errors:
            message = f"{key!r} in {self.language.value!r}: {errors[0]}"
            raise WordsError(message)
        return str(text)

    def __contains__(self, key: str) -> bool:
        return key in _texts(self.language)

    def _message(self, key: str) -> Any:  # noqa: ANN401  fluent.runtime ships no types
        """Return a message; it is read when it is first asked for, for reading all of them takes long."""
        bundle = _bundle(self.language)
        if not bundle.has_message(key):
            from fluent.runtime import FluentResource  # noqa: PLC0415  as in `_bundle`

            bundle.add_resource(FluentResource(_texts(self.language)[key]))
        return bundle.get_message(key)


def source(language: Language, resource: str) -> str:
    """Return the text of one .ftl file."""
    return files(__package__).joinpath(language.value, f"{resource}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: Language) -> Any:  # noqa: ANN401  fluent.runtime ships no types
    # Slow to import, and what starts has nothing to say yet.
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    # Marks that isolate writing directions serve no language here, and terminals show them.
    return FluentBundle([language.value], use_isolating=False)


@cache
def _texts(language: Language) -> dict[str, str]:
    """Return every message as it is written, by its key; no message refers to another."""
    texts = (source(language, resource) for resource in RESOURCES)
    return {found[1]: found[0] for text in texts for found in _MESSAGE.finditer(text)}
