"""House: all use cases of live play, put together on ports."""

from __future__ import annotations

from collections.abc import Callable

from stolik.core.shuffle import decks_from
from stolik.play.arranging import Arranging
from stolik.play.attendance import Attendance
from stolik.play.carrying import Carrier, Shuffler
from stolik.play.chatting import Chatting
from stolik.play.finding import Finding
from stolik.play.playing import Playing
from stolik.play.ports import Ports
from stolik.play.rating import RatingDesk
from stolik.play.seating import Seating, random_seed
from stolik.play.settings import Settings
from stolik.play.sweeping import OnTrouble, Sweeper, log_trouble
from stolik.play.thinking import Offload, Thinking, in_thread
from stolik.play.watching import Watching


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
