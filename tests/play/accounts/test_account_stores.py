"""The contract of every store of recovery codes, passkeys and reports, on every database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from stolik.play.accounts.own_account import RecoveryStore
from stolik.play.accounts.passkeys import Passkey, PasskeyStore
from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.accounts.reports import AdminMeasure, MeasureTaken, Report, ReportReason
from stolik.play.ports import PlayerId, StreamId
from tests.play.account_memory import MemoryPasskeys, MemoryRecovery
from tests.play.accounts.test_people_store import ANNA, BARTEK, begun
from tests.play.stores import on_postgresql, on_sqlite
from tests.play.worlds import run

DATABASES: dict[str, Callable[[Path], Any]] = {"sqlite": on_sqlite, "postgresql": on_postgresql}
KINDS = ["memory", *DATABASES]
KEY = Passkey(id="k1", player=ANNA.player, name="Phone", public_key=b"\x00\xff", count=1, created=7)


@asynccontextmanager
async def opened(name: str, folder: Path) -> AsyncIterator[tuple[RecoveryStore, PasskeyStore]]:
    if name == "memory":
        yield MemoryRecovery(), MemoryPasskeys()
        return
    async with DATABASES[name](folder) as reopen:
        store = await reopen()
        await begun(store.people)
        yield store.recovery, store.passkeys
        await store.people.erase(ANNA.player)
        assert await store.passkeys.passkeys_of(ANNA.player) == ()
        assert await store.recovery.codes_left(ANNA.player) == 0


@pytest.mark.parametrize("name", KINDS)
def test_codes_and_passkeys_of(name: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(name, tmp_path) as (codes, keys):
            anna, bartek = ANNA.player, BARTEK.player
            await codes.replace_codes(anna, ["a", "b", "c"])
            await codes.replace_codes(anna, ["c", "d"])
            used = await asyncio.gather(*(codes.use_code(anna, "c") for _ in range(3)))
            assert sorted(used) == [False, False, True]
            assert not await codes.use_code(bartek, "d")
            assert (await codes.has_code(anna, "d"), await codes.has_code(anna, "a")) == (True, False)
            assert (await codes.codes_left(anna), await codes.codes_left(bartek)) == (1, 0)

            assert await keys.add_passkey(KEY)
            assert not await keys.add_passkey(replace(KEY, player=bartek))
            assert await keys.add_passkey(replace(KEY, id="k0", created=9))
            await keys.note_use("k1", count=5, at=11)
            assert await keys.passkey("k1") == replace(KEY, count=5, used=11)
            assert await keys.passkey("k9") is None
            assert [key.id for key in await keys.passkeys_of(anna)] == ["k1", "k0"]
            assert not await keys.rename_passkey(bartek, "k1", "Mine")
            assert await keys.rename_passkey(anna, "k1", "Old phone")
            assert not await keys.remove_passkey(bartek, "k1")
            assert await keys.remove_passkey(anna, "k0")
            assert [key.name for key in await keys.passkeys_of(anna)] == ["Old phone"]
            assert await keys.passkeys_of(PlayerId("nobody")) == ()

    run(main)


@pytest.mark.parametrize("name", DATABASES)
def test_reports_and_the_log_of(name: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with DATABASES[name](tmp_path) as reopen:
            store = await reopen()
            await begun(store.people)
            reports, anna, bartek = store.reports, ANNA.player, BARTEK.player

            def about(n: int, **fields: Any) -> Report:  # noqa: ANN401  fields of a report
                first = Report(
                    id=f"r{n}",
                    at=n,
                    reporter=anna,
                    reported=bartek,
                    reason=ReportReason.INSULTS,
                    text="Łajdak!",
                    room=StreamId("room"),
                )
                return replace(first, **fields)

            # Two devices report the same at once: it is one report.
            told = await asyncio.gather(*(reports.add_report(about(n)) for n in range(1, 4)))
            assert sorted(told) == [False, False, True]
            (first,) = await reports.reports(is_open=True, before=None, limit=9)
            assert await reports.report(first.id) == first
            assert await reports.report("r9") is None
            assert await reports.add_report(about(5, reporter=bartek, reported=anna, room=None, text=""))
            assert len(await reports.reports(is_open=True, before=None, limit=9)) == 2
            assert await reports.reports(is_open=True, before=5, limit=9) == (first,)
            assert [it.id for it in await reports.reports(is_open=True, before=None, limit=1)] == ["r5"]
            assert await reports.reports_by(anna) == (first,)

            muted = MeasureTaken(
                id="m1",
                at=7,
                admin=anna,
                player=bartek,
                measure=AdminMeasure.MUTE,
                until=3_600_007,
                note="dość",
                report=first.id,
            )
            assert await reports.take_measure(muted, ProfileChanges(muted=muted.until))
            assert not await reports.take_measure(
                replace(muted, id="m2", player=PlayerId("gone")), ProfileChanges()
            )
            assert await reports.measures(before=None, limit=9) == (muted,)
            assert await reports.measures(before=7, limit=9) == ()
            assert [it.muted for it in await store.people.profiles([bartek])] == [muted.until]
            assert await reports.reports(is_open=False, before=None, limit=9) == (replace(first, open=False),)
            # Closed: the same person may report the same player again.
            assert await reports.add_report(about(9))

            await reports.erase_reports(bartek)
            assert await reports.reports_by(anna) == ()
            (kept,) = await reports.reports(is_open=True, before=None, limit=9)
            assert (kept.id, kept.reporter, kept.text) == ("r5", "", "")
            logged = replace(muted, player=PlayerId(""), note="")
            assert await reports.measures(before=None, limit=9) == (logged,)

    run(main)
