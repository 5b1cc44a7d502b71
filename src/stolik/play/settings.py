"""How patient the service is, in milliseconds; tests shorten it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaySettings:
    """Times and limits of live play."""

    beat: int = 1_000
    """A sign of life at least this often."""
    tolerance: int = 1_500
    """A longer silence of all workers is an outage."""
    alone: bool = False
    """Whether there can be no other worker: then any silence before this one came was an outage."""
    sweep: int = 250
    """How often deadlines are looked for."""
    lease: int = 5_000
    """How long a claimed stream is left to whoever claimed it."""
    batch: int = 64
    """Streams claimed at once."""
    bot_pause: int = 800
    """What a bot of normal speed waits before it moves, so that people can follow."""
    bot_budget: int = 2_000
    """What a bot may think; then it draws."""
    thinkers: int = 4
    """Bots that think at once."""
    loading: int = 10_000
    """The most that is given back for a page that loads in the first turn."""
    attempts: int = 20
    """Races lost before a command is told to come back."""
    rooms: int = 4_096
    """Rooms kept in memory."""
    outages_kept: int = 24 * 3_600_000
    """How long ago an outage may have ended to be looked at; no clock runs longer."""
    grace: int = 30_000
    """How long a seated player may be without a connection before everybody is told."""
    abandon: int = 90_000
    """How long after that the seat waits before it is played without the player."""
    pause: int = 300_000
    """How long a referee, or a call for one, stops a game; then it goes on by itself."""
    longest_pause: int = 3_600_000
    """How far ahead a referee may put the end of a stop."""
    look_around: int = 60_000
    """How often players who vanished without a word are looked for."""
    laying: int = 100
    """The shortest time between two hints that a table is being rearranged."""
    lines: int = 5
    """Lines one player may write in `lines_within`."""
    lines_within: int = 10_000
