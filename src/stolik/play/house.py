"""House: all use cases of live play, put together on ports."""

from __future__ import annotations

from collections.abc import Callable

from stolik.core.fairness.shuffle import decks_from
from stolik.play.clocks.sweeper import OnTrouble, Sweeper, log_trouble
from stolik.play.games.bot_moves import Offload, Thinking, in_thread
from stolik.play.games.commands import Playing
from stolik.play.games.executor import Carrier, Shuffler
from stolik.play.lobby.chat import Chatting
from stolik.play.lobby.lookup import Finding
from stolik.play.lobby.ratings import RatingDesk
from stolik.play.ports import Ports
from stolik.play.rooms.arranged import Arranging
from stolik.play.rooms.presence import Attendance
from stolik.play.rooms.queries import Watching
from stolik.play.rooms.seating import Seating, random_seed
from stolik.play.settings import Settings


class House:
    """Live play on one worker. Any number of them may share a store.

    `link_key` is a secret that all of them know: links to rooms are made with it.
    """

    def __init__(
        self,
        ports: Ports,
        *,
        link_key: bytes,
        settings: Settings | None = None,
        shuffler: Shuffler = decks_from,
        fresh_seed: Callable[[], bytes] = random_seed,
        offload: Offload = in_thread,
        on_trouble: OnTrouble = log_trouble,
    ) -> None:
        chosen = settings or Settings()
        self.carrier = Carrier(ports, chosen, shuffler=shuffler)
        self.finding = Finding(ports, chosen, link_key=link_key)
        self.seating = Seating(self.carrier, self.finding, link_key=link_key, fresh_seed=fresh_seed)
        self.arranging = Arranging(self.carrier, self.seating)
        self.playing = Playing(self.carrier)
        self.watching = Watching(self.carrier)
        self.presence = Attendance(self.carrier)
        self.chatting = Chatting(self.carrier)
        self.rating = RatingDesk(self.carrier)
        self.sweeper = Sweeper(
            self.carrier,
            Thinking(chosen, offload=offload),
            attendance=self.presence,
            rating=self.rating,
            on_trouble=on_trouble,
        )
