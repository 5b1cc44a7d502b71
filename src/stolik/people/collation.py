"""Sorting names as the lists of a language do: Polish, Russian, English.

Unicode collation libraries bring megabytes of tables for every language; three alphabets are enough here.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, TypeAlias

SortKey: TypeAlias = tuple[tuple[tuple[int, str], ...], tuple[str, ...], str]
"""Letters by the alphabet, then their marks, then the text itself."""

_ALPHABETS: Final = {
    # Polish letters are letters of their own: Ćma follows Czyż.
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "en": "abcdefghijklmnopqrstuvwxyz",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
}
_PLAIN: Final = {"ł": "l", "ø": "o", "đ": "d", "ß": "ss", "æ": "ae", "œ": "oe"}
_LATIN, _CYRILLIC, _OTHER = range(3)


@lru_cache(maxsize=65_536)
def sort_key(name: str, language: str = "pl") -> SortKey:
    """Return the key of a name in lists of a language (``pl``, ``ru`` or ``en``).

    Hyphens, apostrophes and spaces separate words; a shorter name comes first.

    >>> sorted(["Żak", "Łoś", "Lis", "Źrebak", "Zoń", "Ląd", "Lew"], key=sort_key)
    ['Ląd', 'Lew', 'Lis', 'Łoś', 'Zoń', 'Źrebak', 'Żak']
    """
    own = _ALPHABETS.get(language, _ALPHABETS["en"])
    letters: list[tuple[int, str]] = []
    marks: list[str] = []
    text = unicodedata.normalize("NFC", name).casefold()
    for letter in text:
        if letter.isalnum():
            for plain in _spelled(letter, own):
                letters.append((_weight(plain, own, language), plain))
                marks.append("" if plain == letter else letter)
        elif letters and letters[-1][0] >= 0:
            letters.append((-1, ""))
            marks.append("")
    return tuple(letters), tuple(marks), name


def _spelled(letter: str, own: str) -> str:
    """Return a letter as letters that the alphabets know."""
    if letter in own or letter in "ёй":
        return letter
    return _PLAIN.get(letter) or unicodedata.normalize("NFD", letter)[0]


def _weight(letter: str, own: str, language: str) -> int:
    """Return the place of a letter; scripts come one after the other, the language's own first."""
    at = own.find(letter)
    if at >= 0:
        return 1_000 + at
    if letter.isdigit():
        return int(unicodedata.digit(letter, 0))
    script = _OTHER
    for which, code in ((_LATIN, "pl"), (_CYRILLIC, "ru")):
        at = _ALPHABETS[code].find(letter)
        if at >= 0:
            script = which
            break
    if script == _OTHER:
        return 1_000_000 + ord(letter)
    first = _CYRILLIC if language == "ru" else _LATIN
    return (1_000 if script == first else 10_000) + at
