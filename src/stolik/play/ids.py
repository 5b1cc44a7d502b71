"""Names of streams and players."""

from __future__ import annotations

from typing import NewType

StreamId = NewType("StreamId", str)
PlayerId = NewType("PlayerId", str)
"""Who somebody is, never what they are called: names can be erased and events cannot."""
