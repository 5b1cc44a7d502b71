"""When a worker runs a full garbage collection."""

from __future__ import annotations

from stolik.server.process.garbage import Tidying


def test_everything_is_looked_at_when_all_have_gone() -> None:
    tidying = Tidying(tick=lambda: 0.0)

    looks = [tidying.is_time(connected=0, ended=ended) for ended in (0, 4_000, 4_000)]

    assert looks == [False, True, False]


def test_a_full_house_is_not_held_up() -> None:
    tidying = Tidying(tick=iter(range(0, 1_000_000, 3_600)).__next__)

    looks = [tidying.is_time(connected=4_000, ended=ended) for ended in range(0, 50_000, 500)]

    assert not any(looks)


def test_a_house_that_is_never_empty_is_tidied_all_the_same() -> None:
    tidying = Tidying(tick=iter(range(0, 1_000_000, 3_600)).__next__)

    looks = [tidying.is_time(connected=4_000, ended=ended) for ended in (49_999, 50_000, 50_001)]

    assert looks == [False, True, False]


def test_a_few_are_held_up_now_and_then_at_most() -> None:
    now = [0.0]
    tidying = Tidying(tick=lambda: now[0])

    looks = []
    for ended in range(1, 61):
        now[0] += 10
        looks.append(tidying.is_time(connected=10, ended=ended))

    assert looks.count(True) == 2
