"""Which logins and passwords are accepted; hashing is behind a port."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
_LOGIN: Final = re.compile(r"[a-z0-9_.-]{3,30}")
_FEWEST_SIGNS: Final = 3
"""Fewest different characters in a password."""
_TRIED_FIRST: Final = """
12345678 123456789 1234567890 0987654321 87654321 11223344 1q2w3e4r 1q2w3e4r5t 1qaz2wsx abc12345
abcd1234 admin123 administrator baseball football iloveyou letmein1 passw0rd password password1
password12 password123 p@ssw0rd princess qwerty12 qwerty123 qwertyui qwertyuiop sunshine superman
trustno1 welcome1 zaq12wsx rummikub stolik123 rummikub1 kochamcie misiaczek haslo123 haslo1234 polska12
polska123 qazwsxedc qweasdzxc asdfghjk asdfghjkl zxcvbnm1 йцукенгш пароль123 привет123
"""  # noqa: RUF001  Russian words
_COMMON: Final = frozenset(_TRIED_FIRST.split())
"""Common English, Polish and Russian passwords, which attackers try first."""


def login_of(text: str) -> str | None:
    """Return a login as it is stored, or None if it is not valid; case makes no difference.

    >>> login_of("Anna.K")
    'anna.k'
    """
    login = text.strip().lower()
    return login if _LOGIN.fullmatch(login) else None


def password_of(text: str) -> str:
    """Return a password as it is hashed: keyboards encode the same letter in different ways."""
    return unicodedata.normalize("NFC", text)


def is_weak(password: str, *, login: str) -> bool:
    """Return whether a password is easy to guess, or too long to be hashed."""
    plain = password.casefold()
    return (
        not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD
        or plain == login
        or plain == login[::-1]
        or plain in _COMMON
        or len(set(plain)) < _FEWEST_SIGNS
        or any(unicodedata.category(sign) == "Cs" for sign in password)
    )
