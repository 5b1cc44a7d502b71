"""A ruleset as the numbers compiled code takes."""

from __future__ import annotations

from stolik.core.ruleset import (
    Announcement,
    Deal,
    Exhaustion,
    JokerReuse,
    Ruleset,
    Starter,
    StartJoker,
    TiedWinners,
    WinnerRecords,
)


def rules_numbers(rules: Ruleset, seats: int) -> tuple[int, ...]:
    """Return a ruleset as numbers, in the order of the kernel's `read_rules`; -1 stands for None."""
    return (
        seats,
        rules.hand_size,
        rules.opening_points,
        tuple(Starter).index(rules.starter),
        tuple(StartJoker).index(rules.start_joker),
        tuple(Deal).index(rules.deal),
        -1 if rules.redeal_doublets is None else rules.redeal_doublets,
        rules.jokers_are_doublet,
        -1 if rules.redeal_limit is None else rules.redeal_limit,
        -1 if rules.turn_seconds is None else 1000 * rules.turn_seconds,
        rules.joker_reuse is JokerReuse.NEW_SET,
        tuple(Exhaustion).index(rules.exhaustion),
        rules.joker_penalty,
        rules.unopened_penalty,
        rules.unopened_penalty_could_open,
        rules.unopened_penalty_replaces_rack,
        rules.unopened_penalty_on_exhaustion,
        rules.announcement is Announcement.SPARES_HIGHER_PENALTY,
        rules.announced_penalty,
        rules.winner_records is WinnerRecords.SUM,
        rules.tied_winners is TiedWinners.SPLIT,
        *rules.big_points_for(seats),
    )
