"""Marks of a review: only a clearly worse choice is a mistake."""

from __future__ import annotations

from stolik.coach.review.marks import SURE, Chance, is_mistake, mean_and_error


def chance(*values: float) -> Chance:
    mean, error = mean_and_error(values)
    return Chance(
        mean=mean,
        low=max(0.0, mean - SURE * error),
        high=min(1.0, mean + SURE * error),
        seats=(mean, 1 - mean),
        values=values,
    )


LOST, WON, EVEN = chance(*[0.0] * 20), chance(*[1.0] * 20), chance(*[0.0, 1.0] * 10)


def test_a_forced_turn_is_no_mistake() -> None:
    assert not is_mistake([LOST])


def test_what_is_clearly_better_makes_a_mistake() -> None:
    assert is_mistake([LOST, WON])
    assert is_mistake([EVEN, LOST, WON])


def test_what_was_best_or_as_good_is_none() -> None:
    assert not is_mistake([WON, LOST, EVEN])
    assert not is_mistake([EVEN, EVEN])


def test_what_chance_may_have_done_is_none() -> None:
    assert not is_mistake([chance(*[0.0, 1.0] * 4), chance(*[0.0, 1.0, 1.0, 1.0] * 2)])
