"""The terms of a tournament: how it is played, scored and run, in words for entrants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import find_ruleset
from stolik.core.rulesets.conduct import conduct_of
from stolik.paper.bracket import stage_in_words
from stolik.paper.job import Job
from stolik.paper.page import Page
from stolik.tournament.formats.format import Bracket
from stolik.tournament.state import Status, TournamentState
from stolik.words.rules_text import SHARED_CLAUSES, RulesText, Sentence

_ORDER: Final = ("S-25", "S-28", "S-27")
_TOGETHER: Final = ("S-29", "M-20")
_SHARED: Final = "XI"
"""The letters of clauses and interpretations that belong to no ruleset."""


class Section(Struct, frozen=True, kw_only=True):
    """Sentences under a heading."""

    title: str
    sentences: tuple[Sentence, ...]


class Terms(Struct, frozen=True, kw_only=True):
    """The whole document."""

    rules: str
    """The ruleset, by name and key."""
    source: str
    notice: str
    """That the format is our reconstruction; otherwise empty (I-10)."""
    variant: str
    """That the organiser changed the published rules; otherwise empty."""
    sections: tuple[Section, ...]


def terms(job: Job) -> Page:
    """Return the terms on paper."""
    words = job.words
    return Page(
        template="terms",
        head=job.head(words("paper-terms-title")),
        labels={"changed": words("terms-changed"), "clauses": words("terms-clauses")},
        body=terms_of(job),
    )


def terms_of(job: Job) -> Terms:
    """Return the terms, made from the values of format and ruleset."""
    words, rules = job.words, _in_force(job.state)
    text = RulesText(rules, words)
    conduct = conduct_of(rules)
    exclusion = Sentence(text=words(f"terms-exclusion-{conduct.exclusion}"), clauses=conduct.clauses)
    parts = {
        "tournament": tuple(_tournament(job)),
        "game": tuple(_plain(job, clause) for clause in SHARED_CLAUSES),
        "start": tuple(text.start()),
        "turns": tuple(text.turns()),
        "scores": tuple(text.scores()),
        "order": (*(_plain(job, clause) for clause in _ORDER), exclusion, text.look()),
        "together": tuple(_plain(job, clause) for clause in _TOGETHER),
    }
    return Terms(
        rules=words("terms-rules", name=_name_of(job, rules), id=rules.key),
        source=words("terms-source", source=rules.source),
        notice=words("terms-reconstruction") if job.state.format.reconstruction else "",
        variant=words("terms-variant", base=rules.base) if rules.base is not None else "",
        sections=tuple(
            Section(title=words(f"terms-section-{key}"), sentences=sentences)
            for key, sentences in parts.items()
        ),
    )


def _in_force(state: TournamentState) -> Ruleset:
    """Return the rules with the organiser's clocks for this tournament."""
    rules, settings = state.rules, state.settings
    return replace(
        rules,
        turn_seconds=settings.turn_seconds or rules.turn_seconds,
        round_seconds=settings.round_seconds or rules.round_seconds,
    )


def _name_of(job: Job, rules: Ruleset) -> str:
    """Return the name of the rules; a name that contains the time of a turn contains the actual one."""
    base = find_ruleset(rules.base or rules.key)
    untimed = f"rules-untimed-{base.key}"
    if rules.turn_seconds != base.turn_seconds and untimed in job.words:
        return job.words(untimed)
    key = f"rules-{base.key}"
    return job.words(key) if key in job.words else rules.title


def _plain(job: Job, clause: str) -> Sentence:
    """Return a clause that is not a field: it is the same in every ruleset."""
    return Sentence(text=job.words(f"terms-{clause.lower()}"), clauses=(clause,))


def _tournament(job: Job) -> Iterator[Sentence]:
    form, words, own = job.state.format, job.words, _Own(job.state.rules)
    key = f"paper-format-{form.key}"
    yield own.say(words("terms-format", name=words(key) if key in words else form.title), "F-13", "M-13")
    bracket = job.state.bracket or form.bracket_for(_entered(job))
    if bracket is not None:
        yield from _stages(job, own, bracket)
    else:
        for each in form.brackets:
            least, most = each.players
            yield own.say(words("terms-field", least=str(least), most=str(most)), "F-13", "M-13")
            yield from _stages(job, own, each)
    yield own.say(words("terms-tables"), "X-2", "M-13", "M-14")
    yield own.say(words("terms-places"), "M-11", "M-15", "M-18", "F-11", "E-9", "I-27")
    yield own.say(words(f"terms-ties-{form.ties}", podium=form.podium), "M-15", "M-17")
    if form.late_entry is None:
        yield own.say(words("terms-late-none"))
    else:
        late = words("terms-late", count=form.late_entry.rounds)
        missed = form.late_entry.missed_game
        charge = words("terms-late-missed", points=-missed) if missed else words("terms-late-free")
        yield own.say(f"{late} {charge}")


def _entered(job: Job) -> int:
    return sum(player.status is Status.ENTERED for player in job.state.players.values())


def _stages(job: Job, own: _Own, bracket: Bracket) -> Iterator[Sentence]:
    for stage in bracket.stages:
        yield own.say(stage_in_words(job, stage), "M-12", "F-12")


class _Own:
    """Cites the clauses of the current ruleset, and not the same clauses of others."""

    def __init__(self, rules: Ruleset) -> None:
        letters = Counter(clause[0] for clauses in rules.clauses.values() for clause in clauses)
        own = [letter for letter, _ in letters.most_common() if letter not in _SHARED]
        self._letters = {*_SHARED, *own[:1]}

    def say(self, text: str, *clauses: str) -> Sentence:
        """Return a sentence with the clauses that belong here."""
        return Sentence(text=text, clauses=tuple(clause for clause in clauses if clause[0] in self._letters))
