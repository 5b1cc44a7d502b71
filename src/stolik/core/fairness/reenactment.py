"""From events back to the commands behind them, and the decks they were dealt from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolik.core.commands import (
    Announce,
    AskRedeal,
    Begin,
    CallReferee,
    ChooseStack,
    ClaimNewTime,
    Command,
    Continue,
    Correct,
    Draw,
    GiveTiles,
    GiveTime,
    GiveUpSeat,
    KeepDeal,
    LookAtRacks,
    Pass,
    Pause,
    Penalise,
    Play,
    PlayOn,
    PressClock,
    RevealSeed,
    RoundTimeGoesOn,
    RoundTimeUp,
    SetClock,
    StopGame,
    TakeSeatBack,
    TakeTiles,
    TimeOut,
    UndoTurn,
)
from stolik.core.deal import Hands, deal
from stolik.core.events import (
    ClockPressed,
    ClockSet,
    Corrected,
    DealKept,
    Dealt,
    DrawReason,
    Event,
    GameCreated,
    GameStopped,
    LastTurnsCalled,
    LastTurnsCalledOff,
    OpeningAnnounced,
    Paused,
    PlayedOn,
    RacksSeen,
    RedealAsked,
    RefereeCalled,
    Resumed,
    SeatGivenUp,
    SeatTakenBack,
    SeedRevealed,
    StackChosen,
    StartDrawn,
    StarterChosen,
    TilesDrawn,
    TilesGiven,
    TilesTaken,
    TimedOut,
    TimeGiven,
    TurnPassed,
    TurnPlayed,
    TurnRestarted,
    TurnUndone,
)
from stolik.core.fairness.shuffle import Deck, Decks
from stolik.core.scoring import Ending
from stolik.core.tiles import BAG, Tile


def commands_behind(event: Event) -> tuple[Command, ...]:  # noqa: C901, PLR0912  one case an event
    """Return the commands that may have `event` as their first event.

    Return nothing for an event that only follows from others, such as the start of a turn.
    """
    match event:
        case StartDrawn() | StarterChosen():
            return (Begin(),)
        case RedealAsked(seat=seat):
            return (AskRedeal(seat=seat),)
        case DealKept(seat=seat):
            return (KeepDeal(seat=seat),)
        case TurnPlayed(seat=seat, table=table):
            return (Play(seat=seat, table=table),)
        case TilesDrawn(seat=seat, reason=DrawReason.TURN):
            return (Draw(seat=seat),)
        case StackChosen(seat=seat, stack=stack, by_player=True):
            return (ChooseStack(seat=seat, stack=stack),)
        case OpeningAnnounced(seat=seat):
            return (Announce(seat=seat),)
        case ClockPressed(seat=seat):
            return (PressClock(seat=seat), TimeOut())
        case TurnPassed(seat=seat):
            return (Pass(seat=seat),)
        case TurnRestarted(seat=seat):
            return (ClaimNewTime(seat=seat),)
        case TimeGiven(ms=ms, because=because):
            return (GiveTime(ms=ms, because=because),)
        case TimedOut(now=now, in_hand=held, touched_late=late, restorable=restorable):
            return (TimeOut(now=now, in_hand=held, touched_late=late, restorable=restorable),)
        case LastTurnsCalled(because=Ending.ROUND_TIME):
            return (RoundTimeUp(),)
        case LastTurnsCalledOff():
            return (RoundTimeGoesOn(),)
        case RefereeCalled(seat=seat, about=about):
            return (CallReferee(seat=seat, about=about),)
        case SeatGivenUp(seat=seat, because=because, outcome=outcome):
            return (GiveUpSeat(seat=seat, because=because, outcome=outcome),)
        case SeatTakenBack(seat=seat):
            return (TakeSeatBack(seat=seat),)
        case PlayedOn(seat=seat):
            return (PlayOn(seat=seat),)
        case GameStopped():
            return (StopGame(),)
        case SeedRevealed(seed=seed):
            return (RevealSeed(seed=seed),)
        case _:
            return _rulings_behind(event)


def _rulings_behind(event: Event) -> tuple[Command, ...]:
    match event:
        case Paused(by=by, reason=why):
            return (Pause(by=by, reason=why),)
        case RacksSeen(by=by, reason=why):
            return (LookAtRacks(by=by, reason=why),)
        case TurnUndone(by=by, reason=why):
            return (UndoTurn(by=by, reason=why),)
        case TilesGiven(by=by, reason=why, seat=seat, count=count):
            given = GiveTiles(by=by, reason=why, seat=seat, count=count)
            return (given, Penalise(by=by, reason=why, seat=seat))
        case TilesTaken(by=by, reason=why, seat=seat, tiles=tiles):
            return (TakeTiles(by=by, reason=why, seat=seat, tiles=tiles),)
        case ClockSet(by=by, reason=why, remaining_ms=remaining):
            return (SetClock(by=by, reason=why, remaining_ms=remaining),)
        case Corrected(by=by, reason=why, table=table, racks=racks):
            return (Correct(by=by, reason=why, table=table, racks=racks),)
        case Resumed(by=by, reason=why):
            return (Continue(by=by, reason=why),)
        case _:
            return ()


def decks_on_record(events: Sequence[Event]) -> Decks:
    """Return the decks that the recorded draws and deals came from, for records without a seed."""
    known: dict[int, Deck] = {}
    created = next((event for event in events if isinstance(event, GameCreated)), None)
    starter = 0
    drawn: list[Tile] = []
    for event in events:
        match event:
            case StartDrawn(draws=draws):
                drawn += (tile for _, tile in draws)
                known[0] = _completed(drawn)
            case StarterChosen(seat=seat):
                starter = seat
            case Dealt(deck=number) if created is not None:
                slots = deal(created.rules, BAG, created.seats, starter)
                known[number] = _undealt(slots, Hands(event.racks, event.bank, event.stacks))
            case _:
                pass

    def deck(number: int) -> Deck:
        return known.get(number, BAG)

    return deck


def _completed(drawn: Sequence[Tile]) -> Deck:
    first = set(drawn)
    return (*drawn, *(tile for tile in BAG if tile not in first))


def _undealt(slots: Hands, hands: Hands) -> Deck:
    """Put the tiles of a deal back in their places in the deck.

    `slots` is a dealt deck in which every tile lies at the index of its own number.
    """
    places, tiles = _parts(slots), _parts(hands)
    if [len(part) for part in places] != [len(part) for part in tiles]:
        return BAG
    where = dict(zip(_flat(places), _flat(tiles), strict=True))
    return tuple(where[tile] for tile in BAG)


def _parts(hands: Hands) -> list[tuple[Tile, ...]]:
    stacks = (hands.stacks[number] for number in sorted(hands.stacks))
    return [*(rack.tiles for rack in hands.racks), hands.bank, *stacks]


def _flat(parts: Iterable[Iterable[Tile]]) -> list[Tile]:
    return [tile for part in parts for tile in part]
