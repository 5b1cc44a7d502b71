"""Words(language)(key, **arguments): a message of the .ftl files beside this module, as text."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from stolik.words.language import Language

RESOURCES: Final = (
    "rules",
    "telling",
    "score",
    "screen",
    "play",
    "steps",
    "desk",
    "happened",
    "refused",
    "paper",
    "terms",
)
"""The files each language has, one subject each."""


class WordsError(LookupError):
    """A key no file has, or a message that lacks an argument: a fault of ours, never of a player."""


class Words:
    """The messages of one language."""

    def __init__(self, language: Language) -> None:
        self.language: Final = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, **arguments: str | int) -> str:
        """Return the message called `key`, with its places filled."""
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            message = f"no words for {key!r} in {self.language.value!r}"
            raise WordsError(message)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            message = f"{key!r} in {self.language.value!r}: {errors[0]}"
            raise WordsError(message)
        return str(text)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


def source(language: Language, resource: str) -> str:
    """Return the text of one .ftl file."""
    return files(__package__).joinpath(language.value, f"{resource}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: Language) -> FluentBundle:
    # Marks that isolate writing directions serve no language here, and terminals show them.
    bundle = FluentBundle([language.value], use_isolating=False)
    for resource in RESOURCES:
        bundle.add_resource(FluentResource(source(language, resource)))
    return bundle
