"""Frames: WebSocket texts written directly to the transport and read directly from it.

A text that goes through the application passes a task and four layers of libraries; with four seats at a
table that costs more than the move itself. A server's frames are not masked and ours are not compressed, so a
frame is a short head and the text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

Hear: TypeAlias = Callable[[bytes], None]


class AtOnce(Protocol):
    """Sends texts now; False if the client has not read earlier ones, or is gone."""

    def __call__(self, *texts: bytes) -> bool:
        """Send them."""


class RawConnection(Protocol):
    """A connection, without the layers between it and the application."""

    def send_at_once(self, *texts: bytes) -> bool:
        """Send texts now, as `AtOnce` does."""

    def hear_at_once(self, hear: Hear) -> None:
        """From now on pass messages on as they arrive; earlier ones still wait to be received."""


EXTENSION: Final = "stolik.line"
_TEXT: Final = 0x81
_SHORT: Final = 125
_MEDIUM: Final = 0xFFFF
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
_LEAST: Final = 7
"""Bytes of the smallest masked frame with content."""


def frame(text: bytes) -> bytes:
    """Return a text as one frame."""
    size = len(text)
    if size <= _SHORT:
        return bytes((_TEXT, size)) + text
    if size <= _MEDIUM:
        return bytes((_TEXT, 126)) + size.to_bytes(2) + text
    return bytes((_TEXT, 127)) + size.to_bytes(8) + text


def text_in(data: bytes) -> bytes | None:
    """Return the text of a client's frame; None for anything else, more or less than one.

    A client's frames are masked. Nearly always each comes in one piece: everything else goes to a real
    parser.
    """
    if len(data) < _LEAST or data[0] != _TEXT:
        return None
    size, begin = data[1] - _MASKED, 6
    if size == _SHORT + 1:
        size, begin = int.from_bytes(data[2:4]), 8
    elif not 0 < size <= _SHORT:
        return None
    if len(data) != begin + size:
        return None
    mask, text = data[begin - 4 : begin], data[begin:]
    if mask == _NO_MASK:
        return text
    whole = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(text) ^ int.from_bytes(whole)).to_bytes(size)


def line_of(scope: Any) -> RawConnection:  # noqa: ANN401  as servers make them
    """Return the raw connection of a socket; servers other than ours have none."""
    found: RawConnection | None = scope.get("extensions", {}).get(EXTENSION)
    return _NoLine() if found is None else found


class _NoLine:
    """Sends everything through the application."""

    def send_at_once(self, *texts: bytes) -> bool:
        """Send nothing."""
        del texts
        return False

    def hear_at_once(self, hear: Hear) -> None:
        """Hear nothing."""
