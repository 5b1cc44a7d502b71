"""The contract of every store, on every database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from stolik.storage import StaleError, StorageError, StreamId, UnknownStreamError
from tests.storage.stores import STORES, STREAM, AnyStreams, event, kept, open_sqlite, private, said


@pytest.fixture(params=STORES)
def reopen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], AnyStreams]]:
    """Return a function that opens the same database every time."""
    opened: list[AnyStreams] = []
    with STORES[request.param](tmp_path) as reopened:

        def again() -> AnyStreams:
            opened.append(reopened())
            return opened[-1]

        yield again
        for store in opened:
            store.close()


@pytest.fixture
def store(reopen: Callable[[], AnyStreams]) -> AnyStreams:
    """Return a store with one stream of one event."""
    fresh = reopen()
    fresh.create(STREAM, "tournament", [event("first")], command_id="c1")
    return fresh


def test_a_stream_begins_with_its_events(store: AnyStreams) -> None:
    assert said(store) == ["first"]
    assert store.head(STREAM) == 1
    assert store.streams("tournament") == (STREAM,)
    assert store.streams("game") == ()


def test_events_are_numbered_and_keep_their_order(store: AnyStreams) -> None:
    appended = store.append(STREAM, [event("b", 7), event("c", 8)], expected=1, command_id="c2")

    assert [(each.seq, each.at, each.command_id) for each in appended.events] == [(2, 7, "c2"), (3, 8, None)]
    assert said(store) == ["first", "b", "c"]
    assert [each.seq for each in store.read(STREAM, after=1)] == [2, 3]


def test_what_was_appended_is_there_for_whoever_opens_next(
    store: AnyStreams, reopen: Callable[[], AnyStreams]
) -> None:
    store.append(STREAM, [event("b")], expected=1, command_id="c2", private=[private("name", "Łucja")])

    other = reopen()

    assert said(other) == ["first", "b"]
    assert kept(other) == {"name": "Łucja"}


def test_losing_the_race_is_told_and_changes_nothing(store: AnyStreams) -> None:
    store.append(STREAM, [event("faster")], expected=1, command_id="c2")

    with pytest.raises(StaleError) as error:
        store.append(STREAM, [event("slower")], expected=1, command_id="c3", private=[private("k", "v")])

    assert error.value.code == "stale"
    assert said(store) == ["first", "faster"]
    assert kept(store) == {}


@pytest.mark.parametrize("expected", [1, 3], ids=["by somebody who did not reload", "after a reload"])
def test_a_command_sent_twice_has_one_effect_and_the_first_answer(store: AnyStreams, expected: int) -> None:
    first = store.append(STREAM, [event("b"), event("c")], expected=1, command_id="c2")

    second = store.append(STREAM, [event("other")], expected=expected, command_id="c2")

    assert second.repeated
    assert not first.repeated
    assert [each.seq for each in second.events] == [2, 3]
    assert said(store) == ["first", "b", "c"]


def test_the_answer_to_a_repeated_command_ends_where_the_next_begins(store: AnyStreams) -> None:
    store.append(STREAM, [event("b"), event("c")], expected=1, command_id="c2")
    store.append(STREAM, [event("d")], expected=3, command_id="c3")

    answers = [store.append(STREAM, [event("x")], expected=4, command_id=each) for each in ("c2", "c3")]

    assert [[each.seq for each in answer.events] for answer in answers] == [[2, 3], [4]]
    assert all(answer.repeated for answer in answers)


def test_a_stream_is_made_once(store: AnyStreams) -> None:
    again = store.create(STREAM, "tournament", [event("again")], command_id="c1")

    assert again.repeated
    assert said(store) == ["first"]
    with pytest.raises(StaleError):
        store.create(STREAM, "tournament", [event("other")], command_id="c9")


def test_streams_are_apart(store: AnyStreams) -> None:
    other = StreamId("b")
    store.create(other, "tournament", [event("elsewhere")], command_id="c1", private=[private("k", "v")])

    store.append(STREAM, [event("b")], expected=1, command_id="c2")

    assert said(store, other) == ["elsewhere"]
    assert said(store) == ["first", "b"]
    assert kept(store) == {}
    assert store.streams("tournament") == (STREAM, other)


def test_private_rows_are_written_over_and_erased(store: AnyStreams) -> None:
    store.append(
        STREAM, [event("b")], expected=1, command_id="c2", private=[private("1", "Jan"), private("2", "Ola")]
    )

    store.append(
        STREAM, [event("c")], expected=2, command_id="c3", private=[private("1", None), private("2", "Ala")]
    )

    assert kept(store) == {"1": None, "2": "Ala"}


def test_a_repeated_command_leaves_private_rows_alone(store: AnyStreams) -> None:
    store.append(STREAM, [event("b")], expected=1, command_id="c2", private=[private("1", "Jan")])

    store.append(STREAM, [event("b")], expected=2, command_id="c2", private=[private("1", None)])

    assert kept(store) == {"1": "Jan"}


def test_a_file_says_that_a_stream_is_unknown(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path)
    nowhere = StreamId("nowhere")

    for ask in (
        lambda: store.head(nowhere),
        lambda: store.read(nowhere),
        lambda: store.private(nowhere),
        lambda: store.append(nowhere, [event("x")], expected=0, command_id="c1"),
    ):
        with pytest.raises(UnknownStreamError):
            ask()
    store.close()


def test_a_file_refuses_an_append_of_nothing(tmp_path: Path) -> None:
    store = open_sqlite(tmp_path)

    with pytest.raises(StorageError):
        store.append(STREAM, [], expected=1, command_id="c2")
    store.close()


def test_of_many_at_once_each_number_is_given_once(
    store: AnyStreams, reopen: Callable[[], AnyStreams]
) -> None:
    """Four writers with their own connections, each reloading when another was faster."""
    writers, each = 4, 12
    stores = [reopen() for _ in range(writers)]

    def write(writer: int) -> None:
        for number in range(each):
            name = f"{writer}.{number}"
            while True:
                try:
                    head = stores[writer].head(STREAM)
                    stores[writer].append(STREAM, [event(name)], expected=head, command_id=name)
                    break
                except StaleError:
                    continue

    with ThreadPoolExecutor(writers) as pool:
        list(pool.map(write, range(writers)))

    assert [one.seq for one in store.read(STREAM)] == list(range(1, writers * each + 2))
    assert sorted(said(store)[1:]) == sorted(f"{w}.{n}" for w in range(writers) for n in range(each))


def test_one_command_sent_by_many_at_once_has_one_effect(
    store: AnyStreams, reopen: Callable[[], AnyStreams]
) -> None:
    writers = 4
    stores = [reopen() for _ in range(writers)]
    together = Barrier(writers)

    def send(writer: int) -> bool:
        together.wait()
        head = stores[writer].head(STREAM)
        return stores[writer].append(STREAM, [event("once")], expected=head, command_id="c2").repeated

    with ThreadPoolExecutor(writers) as pool:
        repeated = list(pool.map(send, range(writers)))

    assert sorted(repeated) == [False, True, True, True]
    assert said(store) == ["first", "once"]
