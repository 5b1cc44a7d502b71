"""Names: what somebody may be called, what guests are called, and what others see.

Names are no keys: two people may have the same one, and events carry ids. Of those under 16
others see the first name and the initial of the last ("Anna K."), or the first name alone; where
the first word is more than letters (an address, a year of birth, a phone number), they see
"Player 1234". So is anybody called whose name was erased.
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
"""Marks one letter may carry: more pile up over the lines around."""
_NEVER: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, among them those that turn the direction of writing; halves of signs; signs nobody assigned."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their category, and nothing to be seen."""
_IN_WORDS: Final = frozenset("-'\u2019")


def clean_name(text: str) -> str | None:
    """Return a name as it is kept, or None where it can be none.

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
    """Return what a guest is called until they say otherwise."""
    return _words(language)("guest-name", number=_number(player))


def is_guest_name(name: str, player: PlayerId) -> bool:
    """Tell whether a name is the one that a guest was given, in whatever language they came."""
    return any(name == guest_name(player, language) for language in Language)


def nameless(player: PlayerId, language: str) -> str:
    """Return what somebody is called whose name is not known, or not shown."""
    return _words(language)("player-name", number=_number(player))


def short_name(name: str) -> str | None:
    """Return the name that others see of somebody under 16; None where not even that.

    >>> short_name("Anna Maria Kowalska"), short_name("Anna"), short_name("anna2012")
    ('Anna K.', 'Anna', None)
    """
    first, *others = name.split()
    if not all(sign.isalpha() or sign in _IN_WORDS or _is_mark(sign) for sign in first):
        return None
    initial = next((sign for sign in others[-1] if sign.isalpha()), "") if others else ""
    return f"{first} {initial.upper()}." if initial else first


def public_name(profile: Profile) -> str | None:
    """Return the name that others see; None where they see none."""
    return short_name(profile.name) if profile.minor else profile.name


def known_language(text: str) -> bool:
    """Tell whether this is a language we speak."""
    return text in set(Language)


def spoken(language: str) -> str:
    """Return the nearest language that we speak."""
    return negotiate(language, {}).value


def _is_mark(sign: str) -> bool:
    """Tell whether this sits on the letter before."""
    return unicodedata.category(sign).startswith("M")


def _number(player: PlayerId) -> str:
    """Return four digits that stay with a player; strangers may share them."""
    return str(1_000 + int.from_bytes(sha256(player.encode()).digest()[:8]) % 9_000)


def _words(language: str) -> Words:
    return Words(negotiate(language, {}))
