"""The value networks that training left (docs/training.md): what a position after a move is worth."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stolik.bots._mind import Network

MARGINS: Final = {"gen1": 0.02, "gen2": 0.02, "gen3": 0.02, "gen4": 0.02}
"""By how much a play must beat the lurker's, for each network: what measured best."""

LATEST: Final = max(MARGINS)
"""The network that the bots at tables play by."""


@cache
def network_named(name: str) -> tuple[Network, float]:
    """Return a network with its margin, read once."""
    from stolik.bots._mind import Network  # noqa: PLC0415  only where it was compiled

    file = files("stolik.bots").joinpath("weights", f"{name}.net")
    return Network(file.read_bytes()), MARGINS[name]
