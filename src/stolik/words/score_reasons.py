"""Why a seat records what it records, in words."""

from __future__ import annotations

from stolik.core.ruleset import Ruleset, WinnerRecords
from stolik.core.scoring import Ending, Reason, Score
from stolik.words.words import Words


def score_reason(score: Score, rules: Ruleset, seat: int, words: Words) -> str:
    """Return why a seat records what it records."""
    own = score.seats[seat]
    if seat in score.winners:
        nothing = rules.winner_records is WinnerRecords.NOTHING
        won = words("score-why-winner-nothing" if nothing else "score-why-winner-sum")
        if own.reason is Reason.OUT:
            return f"{words('score-why-out')} {won}"
        return f"{_reason(score, seat, words)} {won}"
    return _reason(score, seat, words)


def _reason(score: Score, seat: int, words: Words) -> str:
    own = score.seats[seat]
    if own.reason is Reason.RACK and score.ending is not Ending.OUT and seat not in score.winners:
        lowest = score.seats[score.winners[0]].counted
        return words("score-why-difference", value=own.rack_value, lowest=lowest)
    if own.reason is Reason.RACK:
        return words("score-why-rack", value=own.rack_value)
    return words(f"score-why-{own.reason.replace('_', '-')}", counted=own.counted)
