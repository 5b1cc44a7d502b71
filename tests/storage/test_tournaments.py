"""A stored tournament: what is in memory and what is on the disk are the same, also after a refusal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.storage import Streams
from stolik.storage.tournaments import Done, StoredTournament, Work, create_stream, only_tournament
from stolik.tournament.actors import PlayerId
from stolik.tournament.commands import CheckIn, Command, EraseData, Warn
from stolik.tournament.events import PlayerWarned
from stolik.tournament.players.name_book import Book, Details
from stolik.tournament.refusals import Code, Refusal
from stolik.tournament.tournament import Tournament
from tests.storage.stores import open_sqlite
from tests.tournament.world import ORGANISER, REFEREE, World

ALA = PlayerId(1)


@pytest.fixture
def streams(tmp_path: Path) -> Iterator[Streams]:
    """Return a store with a tournament of six players."""
    streams = open_sqlite(tmp_path)
    world = World(players=6)
    create_stream(streams, world.tournament.log, world.tournament.book, now=1)
    yield streams
    streams.close()


def stored_in(streams: Streams) -> StoredTournament:
    """Open the tournament of a store."""
    return StoredTournament(streams, only_tournament(streams))


def asking(*commands: Command) -> Work:
    """Return work that carries out commands up to the first that is refused."""

    def work(tournament: Tournament) -> Refusal | None:
        for command in commands:
            decision = tournament.do(command, now=5)
            if isinstance(decision, Refusal):
                return decision
        return None

    return work


WARNING = Warn(by=REFEREE, why="loud", player=ALA)


def test_what_is_done_is_what_the_next_one_loads(streams: Streams) -> None:
    stored = stored_in(streams)

    done = stored.perform(asking(WARNING, WARNING), now=5)

    other = stored_in(streams)
    assert isinstance(done, Done)
    assert [type(event) for event in done.events] == [PlayerWarned, PlayerWarned]
    assert other.tournament.log == stored.tournament.log
    assert other.tournament.state == stored.tournament.state
    assert other.tournament.book == stored.tournament.book


def test_a_refusal_takes_back_what_came_before_it(streams: Streams) -> None:
    """Several commands are done all or none, in memory and on the disk."""
    stored = stored_in(streams)
    before = (list(stored.tournament.log), stored.tournament.state, stored.tournament.book)

    refusal = stored.perform(asking(WARNING, CheckIn(by=ORGANISER, player=PlayerId(99))), now=5)

    assert isinstance(refusal, Refusal)
    assert refusal.code is Code.UNKNOWN_PLAYER
    assert (stored.tournament.log, stored.tournament.state, stored.tournament.book) == before
    assert stored_in(streams).tournament.log == before[0]


def test_an_exception_takes_everything_back(streams: Streams) -> None:
    stored = stored_in(streams)
    length = len(stored.tournament.log)

    def stumble(tournament: Tournament) -> Refusal | None:
        tournament.do(WARNING, now=5)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        stored.perform(stumble, now=5)

    assert len(stored.tournament.log) == length
    assert not stored.tournament.state.players[ALA].warnings


def test_asked_twice_with_one_id_it_is_done_once(streams: Streams) -> None:
    stored = stored_in(streams)
    first = stored.perform(asking(WARNING), now=5, command_id="w1")

    again = stored_in(streams).perform(asking(WARNING), now=9, command_id="w1")

    assert isinstance(first, Done)
    assert isinstance(again, Done)
    assert again.repeated
    assert again.events == first.events
    assert again.first == first.first
    assert len(stored_in(streams).tournament.state.players[ALA].warnings) == 1


def test_somebody_who_was_faster_is_decided_upon(streams: Streams) -> None:
    """Two desks hold the same tournament; the slower one loads again and decides again."""
    slow, fast = stored_in(streams), stored_in(streams)
    fast.perform(asking(WARNING), now=5)

    done = slow.perform(asking(WARNING), now=6)

    assert isinstance(done, Done)
    assert len(slow.tournament.state.players[ALA].warnings) == 2
    assert slow.tournament.log == stored_in(streams).tournament.log


def test_erased_names_are_gone_and_their_numbers_not_given_again(streams: Streams) -> None:
    stored = stored_in(streams)
    given = stored.tournament.book.given

    stored.perform(asking(EraseData(by=ORGANISER, player=ALA)), now=5)

    book = stored_in(streams).tournament.book
    assert stored_in(streams).tournament.name(ALA) is None
    assert book.given == given
    assert len(book.entries) == given - 1


def test_a_book_with_gaps_comes_back_as_it_was(tmp_path: Path) -> None:
    book, first = Book().add(Details(name="Ala"))
    book, _ = book.add(Details(name="Ola", club="Wisła"))
    book, third = book.add(Details(name="Ela"))
    book = book.erase({first, third})
    streams = open_sqlite(tmp_path)
    create_stream(streams, World(players=0).tournament.log, book, now=1)

    loaded = stored_in(streams).tournament.book
    streams.close()

    assert loaded == book


def test_seeds_are_kept_until_they_are_told(streams: Streams) -> None:
    stored = stored_in(streams)
    stored.perform(asking(WARNING), now=5, seeds={"commitment": "seed"})
    kept = stored_in(streams).seeds

    stored.perform(asking(WARNING), now=6, seeds={"commitment": None})

    assert kept == {"commitment": "seed"}
    assert stored_in(streams).seeds == stored.seeds == {}


def test_a_trial_changes_nothing(streams: Streams) -> None:
    stored = stored_in(streams)
    before = list(stored.tournament.log)

    assert stored.trial(asking(WARNING)) is None
    assert stored.trial(asking(CheckIn(by=ORGANISER, player=PlayerId(99)))) is not None
    assert stored.tournament.log == before
