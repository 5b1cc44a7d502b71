"""Ids of streams and players."""

from __future__ import annotations

from typing import NewType

StreamId = NewType("StreamId", str)
PlayerId = NewType("PlayerId", str)
"""An id, never a name: names can be erased and events cannot."""
