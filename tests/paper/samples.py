"""Sample tournaments with names that try a typesetter: diacritics, Cyrillic, very long, full of signs."""

from collections.abc import Sequence

from msgspec.structs import replace

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import find_ruleset
from stolik.tournament.actors import DetailsId
from stolik.tournament.drawing import draw_by_lot
from stolik.tournament.format_files import find_format
from stolik.tournament.people import Book, Details
from stolik.tournament.simulate import Simulation
from stolik.tournament.state import State
from stolik.tournament.trouble import Trouble

FIRST = (
    "Zażółć", "Łucja", "Ewa", "Świętosław", "Małgorzata", "Jerzy", "Юлия", "Фёдор", "Щукарь", "Анна", "Ольга",
    "Andrzej",
)  # fmt: skip - a list of names
LAST = (
    "Gęślą-Jaźń", "Źdźbło", "Nowak", "Brzęczyszczykiewicz", "Wójcik", "Ćwikła", "Ёлкина", "Подъячев", "Съедобный",
    "Объедкова", "Wiśniewski",
)  # fmt: skip - a list of names
LONG = "Maria Magdalena Konstantynopolitańczykowianeczka-Wierzbicka"
UNBROKEN = "Konstantynopolitańczykowianeczka" * 2
NASTY = (
    '#set text(red) "x" $y$', "<b>fat</b> & <label>", "*bold* _slanted_ `raw`", "\\ // # [x] {y} @z ~ --",
    "$ sum_(i=1)^n i $", '#panic("no")', "= Heading - item + item",
)  # fmt: skip - a list of names
SEED = bytes(range(32))


def names(count: int) -> list[str]:
    """Return so many different names."""
    found = [LONG, *(f"{FIRST[i % len(FIRST)]} {LAST[i * 7 % len(LAST)]}" for i in range(count))]
    seen: dict[str, int] = {}
    result = []
    for name in found[:count]:
        seen[name] = seen.get(name, 0) + 1
        result.append(name if seen[name] == 1 else f"{name} {'I' * seen[name]}")
    return result


def book_of(known: Sequence[str], club: str = "") -> Book:
    """Return a name book with these names, from the first player on."""
    entries = {DetailsId(at): Details(name=name, club=club) for at, name in enumerate(known, 1)}
    return Book(entries=entries, given=len(entries))


def rules_of(key: str) -> Ruleset:
    """Return the ruleset a format is usually played by."""
    return find_ruleset(find_format(key).rules or key)


def simulation(
    key: str, players: int, *, rules: Ruleset | None = None, trouble: Trouble | None = None
) -> Simulation:
    """Return a tournament before its first draw."""
    return Simulation(
        find_format(key), rules or rules_of(key), players, seed=SEED, trouble=trouble, drawer=draw_by_lot
    )


def entered(key: str, players: int, *, rules: Ruleset | None = None) -> State:
    """Return a tournament whose players are checked in."""
    return _named(simulation(key, players, rules=rules).state)


def drawn(key: str, players: int, *, rules: Ruleset | None = None) -> State:
    """Return a tournament whose first round is drawn."""
    day = simulation(key, players, rules=rules)
    day._draw()
    return _named(day.state)


def finished(
    key: str, players: int, *, rules: Ruleset | None = None, trouble: Trouble | None = None
) -> State:
    """Return a tournament that is over."""
    return _named(simulation(key, players, rules=rules, trouble=trouble).run().state)


def staged(key: str, players: int, stage: int) -> State:
    """Return a tournament of which so many stages are closed and the next is drawn."""
    day = simulation(key, players)
    while not (len(day.state.stages) > stage and day.state.stages[-1].rounds):
        day._step()
    return _named(day.state)


def _named(state: State) -> State:
    return replace(state, name="III Turniej o Puchar Żółtej Kostki – Кубок Жёлтой Фишки", date="2026-03-14")
