"""The contract of every store of live play, on every database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from stolik.play.ports import (
    Change,
    Lost,
    NewEvent,
    Outage,
    Recorded,
    Repeated,
    StreamId,
    WriteBatch,
    Written,
)
from stolik.storage.live_store.group_commit import REFUSALS_IN_ALL, REFUSALS_OF_ONE
from tests.play.stores import STORES, Opened, Reopen

A, B = StreamId("a"), StreamId("b")
Check = Callable[[Reopen], Awaitable[None]]


def raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode({"says": text}))


def step(command_id: str, *texts: str, expected: int = 1, stream: StreamId = A, **more: object) -> WriteBatch:
    events = tuple(NewEvent(at=7, payload=raw(text)) for text in texts)
    made = WriteBatch(stream=stream, expected=expected, command_id=command_id, events=events)
    return msgspec.structs.replace(made, **more)


def said(records: tuple[Recorded, ...]) -> list[str]:
    return [msgspec.json.decode(record.payload)["says"] for record in records]


async def begun(reopen: Reopen, *streams: StreamId) -> Opened:
    store = await reopen()
    for stream in streams or (A,):
        created = await store.create("room", step("c1", "first", expected=0, stream=stream))
        assert created == Written(seq=1)
    return store


async def a_stream_is_made_once(reopen: Reopen) -> None:
    store = await begun(reopen)

    again = await store.create("room", step("c1", "again", expected=0))
    other = await store.create("room", step("c2", "other", expected=0))

    assert isinstance(again, Repeated)
    assert said(again.events) == ["first"]
    assert other == Lost()
    assert said(await store.read(A)) == ["first"]


async def private_rows_go_with_their_events(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    name, other = Change(key="name", payload=raw("Anna")), Change(key="seed", payload=raw("secret"))

    await store.append(step("c2", "b", private=(name, other)))
    await store.append(step("c3", "late", expected=1, private=(Change(key="name", payload=raw("lost")),)))
    await store.append(step("c4", "c", expected=2, private=(Change(key="seed", payload=None),)))

    kept = await (await reopen()).private(A)
    assert {key: row and msgspec.json.decode(row)["says"] for key, row in kept.items()} == {
        "name": "Anna",
        "seed": None,
    }
    assert await store.private(B) == {}
    assert await store.streams("room") == (A, B)
    assert await store.streams("tournament") == ()
    assert await store.heads([A, B, StreamId("nowhere")]) == {A: 3, B: 1}
    assert await store.heads([]) == {}


async def events_are_numbered_and_read_after_any(reopen: Reopen) -> None:
    store = await begun(reopen)

    assert await store.append(step("c2", "b", "c")) == Written(seq=3)

    records = await store.read(A, after=1)
    assert [(each.seq, each.at, each.command_id) for each in records] == [(2, 7, "c2"), (3, 7, None)]
    assert said(records) == ["b", "c"]
    assert said(await (await reopen()).read(A)) == ["first", "b", "c"]


async def an_unknown_stream_has_nothing(reopen: Reopen) -> None:
    store = await begun(reopen)

    assert await store.read(B) == ()
    assert await store.append(step("c1", "x", stream=B)) == Lost()


async def losing_the_race_is_a_value_and_writes_nothing(reopen: Reopen) -> None:
    store = await begun(reopen)
    await store.append(step("c2", "faster", due=50))

    lost = await store.append(step("c3", "slower", due=10, listing=raw("shown")))
    refused = await store.append(step("c4", refusal=raw("no")))

    assert lost == refused == Lost()
    assert said(await store.read(A)) == ["first", "faster"]
    assert await store.listings() == ()
    assert await store.claim(20, lease=5, limit=9) == ()
    assert await store.append(step("c4", "now", expected=2)) == Written(seq=3)


async def a_command_sent_twice_gets_the_first_answer(reopen: Reopen) -> None:
    store = await begun(reopen)
    await store.append(step("c2", "b", "c"))
    await store.append(step("c3", "d", expected=3))

    for expected in (1, 4):
        again = await store.append(step("c2", "other", expected=expected, due=1, listing=raw("x")))
        assert isinstance(again, Repeated)
        assert said(again.events) == ["b", "c"]

    assert said(await store.read(A)) == ["first", "b", "c", "d"]
    assert await store.listings() == ()


async def a_refusal_is_remembered_whatever_happens_next(reopen: Reopen) -> None:
    store = await begun(reopen)
    assert await store.append(step("c2", refusal=raw("not your turn"))) == Written(seq=1)
    await store.append(step("c3", "b"))

    again = await (await reopen()).append(step("c2", "late", expected=2))

    assert isinstance(again, Repeated)
    assert again.refusal is not None
    assert msgspec.json.decode(again.refusal) == {"says": "not your turn"}
    assert said(await store.read(A)) == ["first", "b"]


async def a_digest_tells_a_repeat_from_another_command(reopen: Reopen) -> None:
    store = await begun(reopen)
    await store.append(step("anna/c2", "b", "c", digest="of c2"))
    await store.append(step("anna/c3", refusal=raw("no"), expected=3, digest="of c3"))
    store = await reopen()

    done = await store.append(step("anna/c2", "b", "c", digest="of c2"))
    refused = await store.append(step("anna/c3", "x", digest="other"))
    older = await store.append(step("c1", "x", digest="any"))

    assert isinstance(done, Repeated)
    assert isinstance(refused, Repeated)
    assert isinstance(older, Repeated)
    assert (done.digest, done.was_other("of c2"), done.was_other("other")) == ("of c2", False, True)
    assert (refused.digest, refused.was_other("other")) == ("of c3", True)
    assert not older.was_other("any"), "what was written without a digest stands for anything"


async def of_many_refusals_the_newest_are_kept(reopen: Reopen) -> None:
    store = await begun(reopen)
    await store.append(step("bob/0", refusal=raw("no"), refused_at=0))
    for n in range(REFUSALS_OF_ONE + 5):
        await store.append(step(f"anna/{n}", refusal=raw("no"), refused_at=n))

    assert await store.append(step("anna/4", "b")) == Written(seq=2), "forgotten: it may be asked again"
    for kept in ("bob/0", "anna/5", f"anna/{REFUSALS_OF_ONE + 4}"):
        assert isinstance(await store.append(step(kept, "x", expected=2)), Repeated)


async def the_refusals_of_a_room_have_a_limit_however_many_ask(reopen: Reopen) -> None:
    store = await begun(reopen)
    for n in range(REFUSALS_IN_ALL + 1):
        await store.append(step(f"p{n}/x", refusal=raw("no"), refused_at=n))

    assert await store.append(step("p0/x", "b")) == Written(seq=2)
    assert isinstance(await store.append(step("p1/x", "x", expected=2)), Repeated)


async def the_same_id_on_two_streams_is_two_commands(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)

    both = await asyncio.gather(store.append(step("c2", "a")), store.append(step("c2", "b", stream=B)))

    assert list(both) == [Written(seq=2), Written(seq=2)]


async def a_deadline_is_the_one_of_the_last_events(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    await store.append(step("c2", "b", due=100))
    await store.append(step("c3", "c", expected=2, due=200))
    await store.append(step("c4", refusal=raw("no"), expected=3))

    assert await store.claim(199, lease=10, limit=9) == ()
    assert await store.claim(200, lease=10, limit=9) == (A,)
    await store.append(step("c5", "d", expected=3))
    assert await store.claim(9_999, lease=10, limit=9) == ()


async def what_is_claimed_is_left_alone_until_the_lease_ends(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    await store.append(step("c2", "b", due=100))
    await store.append(step("c2", "b", due=90, stream=B))

    assert await store.claim(100, lease=50, limit=1) == (B,)
    assert await store.claim(100, lease=50, limit=9) == (A,)
    assert await (await reopen()).claim(149, lease=50, limit=9) == ()
    assert await store.claim(150, lease=50, limit=9) == (B, A)


async def many_claim_at_once_and_each_stream_goes_to_one(reopen: Reopen) -> None:
    streams = tuple(StreamId(f"s{number}") for number in range(12))
    store = await begun(reopen, *streams)
    for stream in streams:
        await store.append(step("c2", "b", due=10, stream=stream))
    others = [store, *[await reopen() for _ in range(3)]]

    claimed = await asyncio.gather(*(each.claim(10, lease=99, limit=4) for each in others))

    flat = [stream for some in claimed for stream in some]
    assert len(flat) == len(set(flat))
    flat += await store.claim(10, lease=99, limit=99)
    assert sorted(flat) == sorted(streams)


async def a_gap_between_signs_of_life_is_an_outage(reopen: Reopen) -> None:
    store = await reopen()
    assert await store.beat(1_000, tolerance=150, since=0) == ()
    assert await store.beat(1_150, tolerance=150, since=0) == ()

    found = await store.beat(1_400, tolerance=150, since=0)

    assert found == (Outage(1_150, 1_400),)
    assert await (await reopen()).beat(1_300, tolerance=150, since=0) == found
    assert await store.beat(1_450, tolerance=150, since=1_400) == ()
    assert await store.beat(2_000, tolerance=150, since=0) == (Outage(1_150, 1_400), Outage(1_450, 2_000))


async def workers_that_start_together_put_one_outage_down(reopen: Reopen) -> None:
    store = await reopen()
    await store.beat(1_000, tolerance=150, since=0)
    others = [store, await reopen(), await reopen()]

    told = await asyncio.gather(*(each.beat(5_000, tolerance=150, since=0) for each in others))

    assert told == [(Outage(1_000, 5_000),)] * 3


async def the_lobby_shows_what_was_listed_last(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    await store.append(step("c2", "b", listing=raw("one seat taken")))
    await store.append(step("c2", "b", stream=B, listing=raw("other")))
    await store.append(step("c3", "c", expected=2))

    shown = dict(await store.listings())

    assert {stream: msgspec.json.decode(each)["says"] for stream, each in shown.items()} == {
        A: "one seat taken",
        B: "other",
    }
    await store.append(step("c4", "d", expected=3, listing=None))
    assert [stream for stream, _ in await store.listings()] == [B]


async def seeds_are_kept_until_forgotten(reopen: Reopen) -> None:
    store = await reopen()
    await store.keep("c" * 64, bytes(range(32)))

    assert await (await reopen()).get("c" * 64) == bytes(range(32))
    assert await store.get("nobody") is None
    await store.forget("c" * 64)
    assert await store.get("c" * 64) is None


async def of_many_writers_each_number_is_given_once(reopen: Reopen) -> None:
    store = await begun(reopen)
    writers, each = 4, 10
    stores = [store, *[await reopen() for _ in range(writers - 1)]]

    async def write(writer: int) -> None:
        for number in range(each):
            name, outcome = f"{writer}.{number}", None
            while not isinstance(outcome, Written):
                head = len(await stores[writer].read(A))
                outcome = await stores[writer].append(step(name, name, expected=head))
                assert not isinstance(outcome, Repeated)

    await asyncio.gather(*map(write, range(writers)))

    records = await store.read(A)
    assert [record.seq for record in records] == list(range(1, writers * each + 2))
    assert sorted(said(records)[1:]) == sorted(f"{w}.{n}" for w in range(writers) for n in range(each))


async def one_command_sent_by_many_at_once_has_one_effect(reopen: Reopen) -> None:
    store = await begun(reopen)
    stores = [store, *[await reopen() for _ in range(3)]]

    outcomes = await asyncio.gather(*(each.append(step("c2", "once")) for each in stores for _ in range(3)))

    assert outcomes.count(Written(seq=2)) == 1
    assert all(isinstance(outcome, Written | Repeated) for outcome in outcomes)
    assert said(await store.read(A)) == ["first", "once"]


async def who_goes_away_while_waiting_holds_up_nobody(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)

    leaving = asyncio.ensure_future(store.append(step("c2", "a")))
    staying = asyncio.ensure_future(store.append(step("c2", "b", stream=B)))
    await asyncio.sleep(0)
    leaving.cancel()

    assert await staying == Written(seq=2)


async def a_step_that_cannot_be_written_takes_no_other_down(reopen: Reopen) -> None:
    store = await begun(reopen, A, B)
    broken = step("c2", "x")
    broken = msgspec.structs.replace(broken, events=(NewEvent(at=7, payload=msgspec.Raw(b"\xff")),))

    bad, good = await asyncio.gather(
        store.append(broken), store.append(step("c2", "b", stream=B)), return_exceptions=True
    )

    assert isinstance(bad, Exception)
    assert good == Written(seq=2)
    assert said(await store.read(A)) == ["first"]


async def a_review_is_made_by_one_and_kept(reopen: Reopen) -> None:
    store = await begun(reopen)
    assert await store.review_of(A) is None

    claims = [await store.claim_review(A, version=2, now=now, lease=100) for now in (0, 50)]
    await store.note_review(A, done=3, of=9, held=200)
    working = await store.review_of(A)
    claims += [await store.claim_review(A, version=2, now=now, lease=100) for now in (199, 200)]
    await store.end_review(A, raw("made"))
    made = await store.review_of(A)
    claims += [await store.claim_review(A, version=version, now=900, lease=100) for version in (2, 3)]

    assert claims == [True, False, False, True, False, True]
    assert working is not None
    assert made is not None
    assert made.payload is not None
    assert (working.done, working.of, working.payload) == (3, 9, None)
    assert (msgspec.json.decode(made.payload), made.failed, made.held) == ({"says": "made"}, False, 0)


async def a_failed_review_may_be_made_again(reopen: Reopen) -> None:
    store = await begun(reopen)

    assert await store.claim_review(A, version=1, now=0, lease=100)
    await store.end_review(A, None)
    failed = await store.review_of(A)

    assert failed is not None
    assert (failed.failed, failed.payload) == (True, None)
    assert await store.claim_review(A, version=1, now=1, lease=100)


CONTRACT: tuple[Check, ...] = (
    a_review_is_made_by_one_and_kept,
    a_failed_review_may_be_made_again,
    a_stream_is_made_once,
    events_are_numbered_and_read_after_any,
    private_rows_go_with_their_events,
    an_unknown_stream_has_nothing,
    losing_the_race_is_a_value_and_writes_nothing,
    a_command_sent_twice_gets_the_first_answer,
    a_refusal_is_remembered_whatever_happens_next,
    a_digest_tells_a_repeat_from_another_command,
    of_many_refusals_the_newest_are_kept,
    the_refusals_of_a_room_have_a_limit_however_many_ask,
    the_same_id_on_two_streams_is_two_commands,
    a_deadline_is_the_one_of_the_last_events,
    what_is_claimed_is_left_alone_until_the_lease_ends,
    many_claim_at_once_and_each_stream_goes_to_one,
    a_gap_between_signs_of_life_is_an_outage,
    workers_that_start_together_put_one_outage_down,
    the_lobby_shows_what_was_listed_last,
    seeds_are_kept_until_forgotten,
    of_many_writers_each_number_is_given_once,
    one_command_sent_by_many_at_once_has_one_effect,
    who_goes_away_while_waiting_holds_up_nobody,
)


def test_a_step_that_cannot_be_written_takes_no_other_down(tmp_path: Path) -> None:
    """Only databases write JSON as text; memory stores anything."""

    async def main() -> None:
        async with STORES["sqlite"](tmp_path) as reopen:
            await a_step_that_cannot_be_written_takes_no_other_down(reopen)

    asyncio.run(main())


@pytest.mark.parametrize("check", CONTRACT, ids=[check.__name__ for check in CONTRACT])
@pytest.mark.parametrize("store", STORES)
def test_contract(store: str, check: Check, tmp_path: Path) -> None:
    async def main() -> None:
        async with STORES[store](tmp_path) as reopen:
            await check(reopen)

    asyncio.run(main())
