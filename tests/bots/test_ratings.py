"""Ratings of the bots: the pages show what the ladder writes, and a bot without a rating shows none."""

from __future__ import annotations

import pytest
from msgspec import ValidationError

from stolik.bots import BOTS
from stolik.bots.seats.ratings import BotRating, bot_ratings, read_ratings, write_ratings


def test_what_was_written_is_read() -> None:
    ratings = {"novice": BotRating(rating=812, low=790, high=834), "master": BotRating(rating=2100)}

    assert read_ratings(write_ratings(ratings)) == ratings


def test_the_file_that_comes_along_is_about_bots_that_are_offered() -> None:
    assert set(bot_ratings()) <= set(BOTS)


@pytest.mark.parametrize("text", ['{"format":"other"}', '{"version":2}', '{"bots":{"novice":{}}}'])
def test_another_file_is_refused(text: str) -> None:
    with pytest.raises(ValidationError):
        read_ratings(text)
