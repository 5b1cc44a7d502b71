"""From the server's messages to a bot's `View` of one seat."""

from __future__ import annotations

from stolik.core.view import View, Viewer
from stolik.protocol.news import GameNow, RoomFixed, You


def view_of(fixed: RoomFixed, now: GameNow, you: You, *, player_seeds: tuple[str, ...] = ()) -> View:
    """Return the view of our seat; the players' seeds are in the game's first event."""
    return View(
        viewer=Viewer(seat=you.seat),
        rules=fixed.rules,
        seats=fixed.setup.seats,
        number=fixed.number,
        commitment=fixed.commitment,
        player_seeds=player_seeds,
        **{name: getattr(now, name) for name in GameNow.__struct_fields__},
    )
