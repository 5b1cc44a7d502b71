"""Sample tournaments with difficult names: diacritics, Cyrillic, very long, full of signs."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import find_ruleset
from stolik.tournament.actors import DetailsId
from stolik.tournament.events import RoundDrawn
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.log.fold import replay
from stolik.tournament.players.name_book import Book, Details
from stolik.tournament.rounds.next_draw import draw_by_lot
from stolik.tournament.simulation.simulation import Simulation, simulate
from stolik.tournament.simulation.trouble import TroubleRates
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament

TITLE = "III Turniej o Puchar Żółtej Kostki \N{EM DASH} Кубок Жёлтой Фишки"
FIRST = (
    "Zażółć",
    "Łucja",
    "Ewa",
    "Świętosław",
    "Małgorzata",
    "Jerzy",
    "Юлия",
    "Фёдор",
    "Щукарь",
    "Анна",
    "Ольга",
    "Andrzej",
)
LAST = (
    "Gęślą-Jaźń",
    "Źdźbło",
    "Nowak",
    "Brzęczyszczykiewicz",
    "Wójcik",
    "Ćwikła",
    "Ёлкина",
    "Подъячев",
    "Съедобный",
    "Объедкова",
    "Wiśniewski",
)
LONG = "Maria Magdalena Konstantynopolitańczykowianeczka-Wierzbicka"
UNBROKEN = "Konstantynopolitańczykowianeczka" * 2
NASTY = (
    '#set text(red) "x" $y$',
    "<b>fat</b> & <label>",
    "*bold* _slanted_ `raw`",
    "\\ // # [x] {y} @z ~ --",
    "$ sum_(i=1)^n i $",
    '#panic("no")',
    "= Heading - item + item",
)
SEED = bytes(range(32))


def names(count: int) -> list[str]:
    """Return a number of different names."""
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


def finished(
    key: str, players: int, *, rules: Ruleset | None = None, trouble: TroubleRates | None = None
) -> TournamentState:
    """Return a finished tournament."""
    return _named(_played(key, players, rules, trouble).state)


def entered(key: str, players: int, *, rules: Ruleset | None = None) -> TournamentState:
    """Return a tournament whose players are checked in."""
    day = Simulation(find_format(key), rules or _usual(key), players, seed=SEED)
    return _named(day.state)


def drawn(key: str, players: int, *, rules: Ruleset | None = None, stage: int = 1) -> TournamentState:
    """Return a tournament in which the first round of a stage is just drawn."""
    log = _played(key, players, rules, None).log
    for number, event in enumerate(log, 1):
        if isinstance(event, RoundDrawn) and event.stage == stage:
            return _named(replay(log[:number]))
    message = f"{key} has no stage {stage} for {players} players"
    raise LookupError(message)


def _played(key: str, players: int, rules: Ruleset | None, trouble: TroubleRates | None) -> Tournament:
    if rules is None and trouble is None:
        return _usual_day(key, players)
    return simulate(
        find_format(key), rules or _usual(key), players, seed=SEED, trouble=trouble, drawer=draw_by_lot
    )


@cache
def _usual_day(key: str, players: int) -> Tournament:
    return simulate(find_format(key), _usual(key), players, seed=SEED, drawer=draw_by_lot)


def _usual(key: str) -> Ruleset:
    return find_ruleset(find_format(key).rules or key)


def _named(state: TournamentState) -> TournamentState:
    return replace(state, name=TITLE, date="2026-03-14")
