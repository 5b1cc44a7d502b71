"""Reviews of finished games over HTTP."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from stolik.coach.review.shape import Accuracy, Review
from stolik.protocol.news import Here


class ReviewState(StrEnum):
    """How far a review is."""

    NONE = "none"
    """Nobody has asked for it, or whoever made it is gone."""
    WAITING = "waiting"
    """Others are made before it."""
    WORKING = "working"
    READY = "ready"
    FAILED = "failed"
    """It may be asked for again."""


class ReviewSeen(Struct, frozen=True, kw_only=True):
    """A review, and what a page says around it."""

    here: Here
    """The room as it was in the end."""
    review: Review
    accuracy: tuple[Accuracy, ...]
    """By seat."""
    end: tuple[float, ...] | None
    """Each seat's share of the win; None where the game ended without a result."""
    about: bool
    """Whether chances are to be called estimates: they are not proven to be right within three points."""


class ReviewNow(Struct, frozen=True, kw_only=True):
    """A review, or how far it is."""

    state: ReviewState
    done: int = 0
    of: int = 0
    """Steps; 0 until they are known."""
    ahead: int = 0
    """Reviews that are made before it."""
    seen: ReviewSeen | None = None
