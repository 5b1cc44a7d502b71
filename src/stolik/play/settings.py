"""Times and limits of the service, in milliseconds; tests shorten them."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaySettings:
    """Times and limits of live play."""

    beat: int = 1_000
    """The interval of heartbeats."""
    tolerance: int = 1_500
    """A longer silence of all workers is an outage."""
    alone: bool = False
    """Whether this is the only worker: then any earlier silence was an outage."""
    sweep: int = 250
    """How often deadlines are checked."""
    lease: int = 5_000
    """How long a claimed stream is left to the worker that claimed it."""
    batch: int = 64
    """Streams claimed at once."""
    bot_pause: int = 800
    """How long a bot of normal speed waits before it moves, so that people can follow."""
    bot_budget: int = 2_000
    """What a bot is told it may think about a move."""
    bot_wait: int = 8_000
    """How long anybody waits for a bot that thinks, or for a place where it can; then a quick one moves."""
    bot_stuck: int = 20_000
    """How long a process may think about one move; then it is replaced."""
    thinkers: int = max(1, (os.cpu_count() or 1) - 1)
    """Processes for deliberate bots: so many of them think at once; the quick ones have one of their own."""
    loading: int = 10_000
    """The most time given back for a page that loads in the first turn."""
    attempts: int = 20
    """Lost races before a command is refused as busy."""
    rooms: int = 4_096
    """Rooms kept in memory."""
    outages_kept: int = 24 * 3_600_000
    """How old an outage may be to still matter; no clock runs longer."""
    grace: int = 30_000
    """How long a seated player may be disconnected before everybody is notified."""
    abandon: int = 90_000
    """How long after that the seat waits before it is played without the player."""
    pause: int = 300_000
    """How long a referee, or a call for one, stops a game before it resumes by itself."""
    longest_pause: int = 3_600_000
    """How far ahead a referee may set the end of a stop."""
    look_around: int = 60_000
    """How often to search for players who vanished without disconnecting."""
    seek_hold: int = 5_000
    """How long somebody who looks for opponents waits for news before asking again."""
    seek_lease: int = 8_000
    """How long a search lasts without being heard of: a closed page leaves, a reloaded one stays."""
    seek_round: int = 500
    """How often those who look for opponents are compared."""
    gather: int = 15_000
    """How long a table that was found waits for its players."""
    laying: int = 100
    """The shortest time between two hints that a table is being rearranged."""
    lines: int = 5
    """Lines one player may write within `lines_within`."""
    lines_within: int = 10_000
