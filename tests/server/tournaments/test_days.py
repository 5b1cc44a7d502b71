"""Tournaments over real HTTP and real sockets, from the announcement to the standings."""

from __future__ import annotations

import io
import sys
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from stolik.protocol.day import DayAnswered, DayMade, DayNow, Links, day_news_decoder
from stolik.words import Language, Words
from tests.server.worlds import Caller, World, run, serving

NAMES = tuple(f"Player {number}" for number in range(1, 9))


class Organiser:
    """Somebody who runs a tournament."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        self.made: DayMade

    async def announce(self, **changes: Any) -> None:  # noqa: ANN401  fields of NewDay
        """Announce it."""
        body = {
            "id": "new",
            "name": "Cup",
            "date": "2026-11-15",
            "rules": "pl-forty",
            "format": "pl-forty",
            "languages": ["pl"],
            **changes,
        }
        got = await self.caller.http.post("/api/tournaments", json=body)
        assert got.status_code == 201, got.text
        self.made = msgspec.json.decode(got.content, type=DayMade)
        self.caller.http.headers["x-stolik-badge"] = self.made.badge

    async def get(self, path: str = "", **query: Any) -> Any:  # noqa: ANN401  what comes
        """Look at something."""
        got = await self.caller.http.get(f"/api/tournaments/{self.made.tournament}{path}", params=query)
        assert got.status_code == 200, got.text
        return got.json()

    async def order(self, order: dict[str, Any], badge: str | None = None) -> DayAnswered:
        """Give an order."""
        headers = {} if badge is None else {"x-stolik-badge": badge}
        got = await self.caller.http.post(
            f"/api/tournaments/{self.made.tournament}/orders",
            json={"id": self.caller.id(), **order},
            headers=headers,
        )
        assert got.status_code == 200, got.text
        return msgspec.json.decode(got.content, type=DayAnswered)

    async def do(self, kind: str, badge: str | None = None, **fields: Any) -> DayAnswered:  # noqa: ANN401  a command's
        """Give one command."""
        command = {"type": kind, "by": {"role": "player"}, **fields}
        return await self.order({"do": "Do", "command": command}, badge)

    async def enter(self, names: tuple[str, ...] = NAMES) -> None:
        """Enter players who are here."""
        entries = [{"details": {"name": name}, "here": True} for name in names]
        assert (await self.order({"do": "Enter", "entries": entries})).refused is None


def games(seats: list[int]) -> list[dict[str, Any]]:
    losses = [-(10 + place) for place in range(1, len(seats))]
    lines = [
        {"player": who, "small": small} for who, small in zip(seats, [-sum(losses), *losses], strict=True)
    ]
    return [{"lines": lines}] * 3


async def begun(world: World) -> Organiser:
    organiser = Organiser(await world.guest())
    await organiser.announce()
    await organiser.enter()
    assert (await organiser.order({"do": "Draw"})).refused is None
    return organiser


def test_a_round_is_played_through_the_server(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await begun(world)
            stream = organiser.made.tournament
            links = msgspec.convert(await organiser.get("/links"), Links, strict=False)
            spectator = connect(f"ws://{organiser.caller.host}/ws/tournaments/{stream}", max_size=None)
            async with spectator as socket:
                await socket.send('{"do": "DayHello", "language": "pl"}')
                first = day_news_decoder.decode(await socket.recv())
                assert isinstance(first, DayNow)
                assert first.day.stages[0].drawn == ()
                assert first.day.desk is None

                await organiser.do("PublishRound")
                day = await organiser.get()
                assert day["desk"]["role"] == "organiser"
                for table in day["stages"][0]["drawn"][0]["tables"]:
                    number, seats = table["ref"]["table"], table["seats"]
                    badge = links.tables[number].badge
                    by = {"role": "player", "player": seats[0]}
                    answer = await organiser.do(
                        "EnterSheet", badge, by=by, table=table["ref"], games=games(seats)
                    )
                    assert answer.refused is None
                    for player in seats[1:]:
                        by = {"role": "player", "player": player}
                        await organiser.do("ConfirmSheet", badge, by=by, table=table["ref"])
                    assert (await organiser.do("CloseSheet", table=table["ref"])).refused is None

                seen = first
                while not (seen.day.stages[0].drawn and seen.day.stages[0].drawn[0].over):
                    news = day_news_decoder.decode(await socket.recv())
                    seen = news if isinstance(news, DayNow) else seen
                assert seen.day.stages[0].standings[0].big > 0
            pdf = await organiser.caller.http.get(f"/api/tournaments/{stream}/print/standings?language=pl")
            assert pdf.content.startswith(b"%PDF")
            exported = await organiser.caller.http.get(f"/api/tournaments/{stream}/export")
            other = Organiser(await world.guest())
            sent = await other.caller.http.post("/api/tournaments/import", content=exported.content)
            assert sent.status_code == 201, sent.text
            packed = await organiser.caller.http.get(f"/api/tournaments/{stream}/csv")
            assert "standings.csv" in zipfile.ZipFile(io.BytesIO(packed.content)).namelist()
            pages = await organiser.caller.http.get(f"/api/tournaments/{stream}/site")
            assert "pl/round-1-1.html" in zipfile.ZipFile(io.BytesIO(pages.content)).namelist()

    run(work)


def test_a_server_without_the_paper_extra_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)  # as if it were not installed

    async def work() -> None:
        async with serving(tmp_path / "live.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            path = f"/api/tournaments/{organiser.made.tournament}"

            refused = await organiser.caller.http.get(f"{path}/print/terms")
            terms = await organiser.caller.http.get(f"{path}/terms")

            assert (refused.status_code, refused.json()["code"]) == (501, "no_paper")
            assert terms.status_code == 200

    run(work)


def test_the_id_of_an_order_stands_for_nothing_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            one, other = [
                {"do": "Enter", "id": "same", "entries": [{"details": {"name": name}}]} for name in NAMES[:2]
            ]
            first = await organiser.order(one)
            refused = await organiser.order(other)
            again = await organiser.order(one)

            assert first.refused is None
            assert refused.refused is not None
            assert refused.refused.code == "used_id"
            assert again == first

    run(work)


def test_more_time_for_the_round_is_seen_by_everybody_and_can_be_undone(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await begun(world)
            links = msgspec.convert(await organiser.get("/links"), Links, strict=False)
            badges = ["", links.tables[1].badge, next(iter(links.players.values())), organiser.made.badge]
            await organiser.do("PublishRound")
            assert (await organiser.do("StartRoundClock", seconds=60)).refused is None

            before = [await _clock(organiser, badge) for badge in badges]
            answer = await organiser.do("ExtendRound", seconds=300)
            after = [await _clock(organiser, badge) for badge in badges]
            assert (await organiser.do("Undo", event=answer.seq)).refused is None

            assert answer.refused is None
            assert before == [before[0]] * len(badges)
            longer = {**before[0], "seconds": 360, "ends_at": before[0]["ends_at"] + 300_000}
            assert after == [longer] * len(badges)
            assert [await _clock(organiser, badge) for badge in badges] == before

    run(work)


async def _clock(organiser: Organiser, badge: str) -> dict[str, Any]:
    """Return the clock of the first round as somebody sees it."""
    path = f"/api/tournaments/{organiser.made.tournament}"
    seen = (await organiser.caller.http.get(path, headers={"x-stolik-badge": badge})).json()
    found: dict[str, Any] = seen["stages"][0]["drawn"][0]["clock"]
    return found


def test_a_refusal_says_why_in_the_language_of_the_page(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            await organiser.caller.http.patch("/api/me", json={"language": "pl"})

            answer = await organiser.do("PublishRound")

            assert answer.refused is not None
            assert answer.refused.code == "no_round"
            assert "losowanie" in answer.message

    run(work)


@pytest.mark.parametrize("language", [Language.POLISH, Language.RUSSIAN])
def test_what_cannot_be_printed_or_swapped_is_told_in_the_language_of_the_page(
    tmp_path: Path, language: Language
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await begun(world)
            path, words = f"/api/tournaments/{organiser.made.tournament}", Words(language)
            http, page = organiser.caller.http, {"x-stolik-language": language.value}

            printed = await http.get(f"{path}/print/score-sheets?round=2", headers=page)
            alone = await http.get(f"{path}/swap?one=1&other=1", headers=page)
            stranger = await http.get(f"{path}/swap?one=1&other=99", headers=page)

            assert printed.status_code == 400
            assert printed.json()["message"] == words("mistake-paper-not-this-round", round=2)
            assert alone.json()["message"] == words("mistake-swap-same-player")
            assert stranger.json()["message"] == words("mistake-swap-no-place", player="99", round=1)

    run(work)


def test_a_roster_is_read_line_by_line(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = Organiser(await world.guest())
            await organiser.announce()
            path = f"/api/tournaments/{organiser.made.tournament}/roster/check"
            text = "name,minor,consent\nAnna Nowak,no,\nIda Kot,yes,no\n,,\nAnna Nowak,no,\n"

            got = (await organiser.caller.http.post(path, json={"text": text})).json()

            assert [entry["details"]["name"] for entry in got["entries"]] == ["Anna Nowak", "Anna Nowak"]
            assert [line["line"] for line in got["wrong"]] == [3, 5]

    run(work)


@pytest.mark.parametrize(
    "path", ["/links", "/swap?one=1&other=2", "/export", "/csv", "/site", "/print/standings"]
)
def test_what_is_for_officials_needs_their_badge(tmp_path: Path, path: str) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await begun(world)
            links = msgspec.convert(await organiser.get("/links"), Links, strict=False)
            stranger = await world.guest()
            url = f"/api/tournaments/{organiser.made.tournament}{path}"

            codes = [
                (await stranger.http.get(url, headers={"x-stolik-badge": badge})).status_code
                for badge in ("", "o.organiser.forged", links.players[1], links.tables[1].badge)  # type: ignore[index]
            ]

            assert codes == [403] * 4

    run(work)


def test_a_table_is_reached_by_the_letters_on_its_card(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            organiser = await begun(world)
            links = msgspec.convert(await organiser.get("/links"), Links, strict=False)
            stranger = await world.guest()
            found = (await stranger.http.get(f"/api/tournaments/code/{links.code}")).json()
            path = f"/api/tournaments/{found['tournament']}/badge"

            right = await stranger.http.post(path, json={"table": 2, "pin": links.tables[2].pin})
            wrong = await stranger.http.post(path, json={"table": 1, "pin": links.tables[2].pin})

            assert right.json()["badge"] == links.tables[2].badge
            assert wrong.status_code == 403

    run(work)


def test_an_estimate_takes_the_minutes_that_the_organiser_has_set(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "day.db") as world:
            anna = await world.guest()
            shown = (await anna.http.get("/api/formats?players=16")).json()
            form = next(each["format"] for each in shown if each["key"] == "pl-forty")
            asked = {"format": form, "rules": "pl-forty", "players": 16}

            async def minutes(**settings: int) -> int:
                got = await anna.http.post("/api/formats/estimate", json={**asked, **settings})
                assert got.status_code == 200, got.text
                answer: int = got.json()["minutes"]
                return answer

            usual = await minutes()
            assert await minutes(round_seconds=1_200) < usual
            assert await minutes(round_seconds=12 * 3600) == usual  # the games are over before
            assert await minutes(turn_seconds=20) < usual < await minutes(turn_seconds=80)

    run(work)
