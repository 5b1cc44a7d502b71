"""Names: what people may be called, what guests are called, and what others see.

Names are not keys: two people may have the same one, and events contain ids. For people under 16 others see
the first name and the initial of the last ("Anna K."), or the first name alone; if the first word is more
than letters (an address, a year of birth, a phone number), they see "Player 1234". The same is shown for
erased names.
"""

from __future__ import annotations

import unicodedata
from hashlib import sha256
from typing import Final

from stolik.play.accounts.profiles import Profile
from stolik.play.ports import PlayerId
from stolik.words import Language, Words, negotiate

LONGEST_NAME: Final = 40
_MOST_MARKS: Final = 3
"""Most marks on one letter: more would cover the lines around it."""
_NEVER: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control characters, including those that change the direction of writing; surrogates; unassigned
characters.
"""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by category, but invisible."""
_IN_WORDS: Final = frozenset("-'\u2019")


def clean_name(text: str) -> str | None:
    """Return a name as it is stored, or None if it is not valid.

    >>> clean_name("  Anna   Kowalska ")
    'Anna Kowalska'
    """
    if len(text) > 10 * LONGEST_NAME:
        return None
    if any(unicodedata.category(sign) in _NEVER or sign in _BLANK for sign in text):
        return None
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME or not any(sign.isalnum() for sign in name):
        return None
    marks = 0
    for sign in name:
        marks = marks + 1 if _is_mark(sign) else 0
        if marks > _MOST_MARKS:
            return None
    return name


def guest_name(player: PlayerId, language: str) -> str:
    """Return the name of a new guest."""
    return _words(language)("guest-name", number=_number(player))


def is_guest_name(name: str, player: PlayerId) -> bool:
    """Return whether a name is one that guests are given, in any language."""
    return any(name == guest_name(player, language) for language in Language)


def nameless(player: PlayerId, language: str) -> str:
    """Return what somebody is called if the name is unknown or not shown."""
    return _words(language)("player-name", number=_number(player))


def short_name(name: str) -> str | None:
    """Return the name that others see of somebody under 16; None if there is none to show.

    >>> short_name("Anna Maria Kowalska"), short_name("Anna"), short_name("anna2012")
    ('Anna K.', 'Anna', None)
    """
    first, *others = name.split()
    if not all(sign.isalpha() or sign in _IN_WORDS or _is_mark(sign) for sign in first):
        return None
    initial = next((sign for sign in others[-1] if sign.isalpha()), "") if others else ""
    return f"{first} {initial.upper()}." if initial else first


def public_name(profile: Profile) -> str | None:
    """Return the name that others see; None if they see none."""
    return short_name(profile.name) if profile.minor else profile.name


def known_language(text: str) -> bool:
    """Return whether this is one of our languages."""
    return text in set(Language)


def spoken(language: str) -> str:
    """Return the closest of our languages."""
    return negotiate(language, {}).value


def _is_mark(sign: str) -> bool:
    """Return whether this is a mark on the letter before."""
    return unicodedata.category(sign).startswith("M")


def _number(player: PlayerId) -> str:
    """Return four digits that always belong to a player; others may have the same."""
    return str(1_000 + int.from_bytes(sha256(player.encode()).digest()[:8]) % 9_000)


def _words(language: str) -> Words:
    return Words(negotiate(language, {}))
