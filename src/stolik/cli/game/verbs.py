"""Verbs of the terminal game: what a typed word means, in the player's language or in English."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple

from stolik.words import Language, Words

VERBS: Final = (
    *("lay", "add", "take", "move", "split", "join", "swap", "table"),
    *("draw", "done", "undo", "reset", "hint", "apply", "sort", "show", "score"),
    *("announce", "press", "stack", "keep", "redeal", "pass", "save", "quit", "help"),
)
"""All verbs; `verb-...` has the words for each, the first of them as shown in the help."""
_PLAIN: Final = str.maketrans({"ł": "l"})
"""Letters that are not a plain letter with a mark."""


class Unclear(NamedTuple):
    """A prefix that several verbs share."""

    could_be: tuple[str, ...]


class Verbs:
    """The verbs of one language, together with the English ones."""

    def __init__(self, words: Words) -> None:
        self._meanings: dict[str, str] = {}
        # English first: English verbs mean the same in every language.
        for language in (Words(Language.ENGLISH), words):
            for verb in VERBS:
                for word in language(f"verb-{verb}").split():
                    self._meanings.setdefault(plain(word), verb)
        self._shown = {verb: words(f"verb-{verb}").split()[0] for verb in VERBS}

    def find(self, typed: str) -> str | Unclear | None:
        """Return the verb for a word or its prefix, with or without diacritics."""
        word = plain(typed)
        if word in self._meanings:
            return self._meanings[word]
        if not word:
            return None
        found = dict.fromkeys(verb for known, verb in self._meanings.items() if known.startswith(word))
        if len(found) > 1:
            return Unclear(tuple(self._shown[verb] for verb in found))
        return next(iter(found), None)


def plain(word: str) -> str:
    """Return a word without capitals and diacritics.

    >>> plain("Połóż"), plain("Ещё")
    ('poloz', 'еще')
    """
    apart = unicodedata.normalize("NFKD", word.casefold().translate(_PLAIN))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def plain_words(words: Iterable[str]) -> frozenset[str]:
    """Return words in a form that can be compared with typed text."""
    return frozenset(map(plain, words))
