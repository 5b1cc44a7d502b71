"""Frames: texts as a WebSocket carries them, for writing straight to the transport.

A text that goes by way of the application passes a task and four layers of other people's code; with four
seats at a table that costs more than the move they are told of. A server's frames are not masked and ours
are not compressed, so that a frame is a short head and the text.
"""

from __future__ import annotations

from typing import Any, Final, Protocol


class AtOnce(Protocol):
    """Sends texts now; False where the client has not read what was sent before, or is gone."""

    def __call__(self, *texts: bytes) -> bool:
        """Send them."""


EXTENSION: Final = "stolik.at_once"
_TEXT: Final = 0x81
_SHORT: Final = 125
_MEDIUM: Final = 0xFFFF


def frame(text: bytes) -> bytes:
    """Return a text as one frame."""
    size = len(text)
    if size <= _SHORT:
        return bytes((_TEXT, size)) + text
    if size <= _MEDIUM:
        return bytes((_TEXT, 126)) + size.to_bytes(2) + text
    return bytes((_TEXT, 127)) + size.to_bytes(8) + text


def at_once(scope: Any) -> AtOnce:  # noqa: ANN401  as servers make them
    """Return how to send at once on a connection; a server that is not ours has no such way."""
    found: AtOnce | None = scope.get("extensions", {}).get(EXTENSION)
    return _never if found is None else found


def _never(*texts: bytes) -> bool:
    del texts
    return False
