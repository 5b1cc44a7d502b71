"""Sanctions at tournaments, as the published rules describe them.

This is not part of `Ruleset`: a game's record contains the rules it was played by and is checked against the
published ones, and no game depends on sanctions.
"""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets.pl_minute import PL_MINUTE
from stolik.core.rulesets.pl_stacks import PL_STACKS


class Exclusion(StrEnum):
    """What must happen before a player is excluded from a tournament."""

    AFTER_WARNING = "after-warning"
    SERIOUS_BREACH = "serious-breach"
    """A warning, except for a serious breach: the head referee decides."""
    ANY_BREACH = "any-breach"
    """Nothing: any breach of the rules may lead to it."""


class Conduct(Struct, frozen=True, kw_only=True):
    """What one published set of rules says about sanctions, and in which clauses."""

    exclusion: Exclusion
    clauses: tuple[str, ...]


_SILENT: Final = Conduct(exclusion=Exclusion.SERIOUS_BREACH, clauses=("S-27", "S-28"))
"""If a source says nothing, the head referee decides: usually there is a warning first."""
_CONDUCT: Final = {
    PL_MINUTE.key: Conduct(exclusion=Exclusion.ANY_BREACH, clauses=("M-19",)),
    PL_STACKS.key: Conduct(exclusion=Exclusion.AFTER_WARNING, clauses=("S-27",)),
}


def conduct_of(rules: Ruleset) -> Conduct:
    """Return the sanctions under a ruleset; an organiser's variant has those of its base."""
    return _CONDUCT.get(rules.base or rules.key, _SILENT)
