"""JSON put together from encoded parts. Nowhere else is JSON handled as text.

What many may see is encoded once, and what differs is added to it. An *open* object is the JSON of an object
without its closing brace.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stolik.notation.wire import encoder

NULL: Final = b"null"
_BRACE: Final = ord("{")


def open_object(value: object) -> bytes:
    """Return an object's JSON to which fields can be added.

    >>> close_object(add_field(open_object({"a": 1}), "b", b"2"))
    b'{"a":1,"b":2}'
    """
    raw = encoder.encode(value)
    if raw[0] != _BRACE:
        message = f"expected a value that is a JSON object: {raw[:40]!r}"
        raise TypeError(message)
    return raw[:-1]


def add_field(opened: bytes, name: str, value: bytes) -> bytes:
    """Return an open object with another field; if the value is an open object, it is closed."""
    comma = b"" if opened[-1] == _BRACE else b","
    return b'%b%b"%b":%b' % (opened, comma, name.encode(), value)


def close_object(opened: bytes) -> bytes:
    """Return an open object's JSON."""
    return opened + b"}"


def close_both(opened: bytes, value: object) -> bytes:
    """Add a value's fields to the open object that ends an open object, and close both.

    >>> close_both(b'{"seq":1,"game":{"phase":"turn"', {"racks": 4})
    b'{"seq":1,"game":{"phase":"turn","racks":4}}'
    """
    more = open_object(value)[1:]
    comma = b"" if not more or opened[-1] == _BRACE else b","
    return b"%b%b%b}}" % (opened, comma, more)


class NumberSlot(NamedTuple):
    """JSON with a placeholder for one number."""

    before: str
    after: str

    def fill(self, number: int) -> str:
        """Return the JSON with the number filled in."""
        return f"{self.before}{number}{self.after}"


def number_slot(raw: bytes, name: str, number: int) -> NumberSlot:
    """Return JSON with a placeholder instead of the number of its first field with a name.

    Within a JSON string every quote is escaped, so only a key can match.

    >>> number_slot(b'{"now":5,"a":5}', "now", 5).fill(7)
    '{"now":7,"a":5}'
    """
    text, key = raw.decode(), f'"{name}":'
    before, found, after = text.partition(f"{key}{number},")
    if not found:
        before, found, after = text.partition(f"{key}{number}}}")
    if not found:
        message = f"expected a field {name!r} with the number {number}"
        raise ValueError(message)
    return NumberSlot(before + key, found[-1] + after)
