"""I-21 online: if a variant forbids it, a player who could play cannot draw; nor can bots."""

from __future__ import annotations

import pytest

from stolik.core.commands import Draw, Play
from stolik.core.refusals import Code
from stolik.core.ruleset import Decline, derive
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.turns.identity import identify
from stolik.play.answers import Refused
from stolik.solver import best_opening
from tests.play.worlds import World, asked, run, the

pytestmark = pytest.mark.clause("I-21")


@pytest.mark.parametrize("decline", Decline)
def test_a_draw_is_refused_while_an_opening_is_on_the_rack(decline: Decline) -> None:
    async def main() -> None:
        world = World()
        room = await world.room(derive(EN_CLASSIC, "strict", decline=decline, opening_points=0))
        state = await world.state(room)
        seat = asked(state)
        opening = best_opening(state.racks[seat].faces).table
        assert opening.melds  # this seed deals a set

        answer = await world.do(Draw(seat=seat), room)

        if decline is Decline.FORBIDDEN:
            assert isinstance(answer, Refused)
            assert answer.code is Code.PLAY_POSSIBLE
            the(
                await world.do(Play(seat=seat, table=identify(opening, state.table, state.racks[seat])), room)
            )
        else:
            assert not isinstance(answer, Refused)

    run(main)
