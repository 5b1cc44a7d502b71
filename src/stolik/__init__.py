"""Rummikub under its real tournament rules: judge, play, score and record games.

The names here are the public library; everything else is internal.
"""

from stolik.analysis.steps import Gesture, Step, find_steps
from stolik.core import commands, events
from stolik.core.commands import (
    Announce,
    AskRedeal,
    Begin,
    CallReferee,
    ChooseStack,
    ClaimNewTime,
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
from stolik.core.decide import create_game, decide
from stolik.core.errors import StolikError
from stolik.core.fairness.audit import Finding, audit
from stolik.core.game import Game
from stolik.core.judge import Breach, Position, Verdict, Violation, judge
from stolik.core.melds import Reading, read_meld
from stolik.core.pictures.picture import position_svg, rack_svg, table_svg, tile_svg
from stolik.core.pictures.surface import Placed, read_surface
from stolik.core.refusals import Code, Refusal
from stolik.core.ruleset import Ruleset, derive
from stolik.core.rulesets import (
    EN_CLASSIC,
    PL_FORTY,
    PL_MINUTE,
    PL_STACKS,
    RU_CHAMPIONSHIP,
    RULESETS,
    find_ruleset,
)
from stolik.core.scoring import Ending, FinalSeat, Score, score_game
from stolik.core.state import Phase, State, apply, replay
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, JOKER, KINDS, Colour, Kind, Tile, kind_of
from stolik.core.turns.identity import identify
from stolik.core.turns.opening import most_opening_points
from stolik.core.turns.timeout import resolve_timeout, resolve_timeout_by_kind
from stolik.core.view import SPECTATOR, View, Viewer, redact, view
from stolik.notation.record import Record, read_record, write_record
from stolik.notation.tiles import parse_kind, parse_rack, parse_table
from stolik.solver import (
    Answer,
    Objective,
    Opening,
    Question,
    SolverError,
    all_plays,
    best_opening,
    best_play,
    best_plays,
    can_go_out,
    can_lay,
    can_open,
)
from stolik.solver.rules import ask_under
from stolik.solver.searches import find_play

__all__ = [
    "BAG",
    "EN_CLASSIC",
    "JOKER",
    "KINDS",
    "PL_FORTY",
    "PL_MINUTE",
    "PL_STACKS",
    "RULESETS",
    "RU_CHAMPIONSHIP",
    "SPECTATOR",
    "Announce",
    "Answer",
    "AskRedeal",
    "Begin",
    "Breach",
    "CallReferee",
    "ChooseStack",
    "ClaimNewTime",
    "Code",
    "Colour",
    "Continue",
    "Correct",
    "Draw",
    "Ending",
    "FinalSeat",
    "Finding",
    "Game",
    "Gesture",
    "GiveTiles",
    "GiveTime",
    "GiveUpSeat",
    "KeepDeal",
    "Kind",
    "LookAtRacks",
    "Objective",
    "Opening",
    "Pass",
    "Pause",
    "Penalise",
    "Phase",
    "Placed",
    "Play",
    "Position",
    "PressClock",
    "Question",
    "Rack",
    "Reading",
    "Record",
    "Refusal",
    "RevealSeed",
    "RoundTimeGoesOn",
    "RoundTimeUp",
    "Ruleset",
    "Score",
    "SetClock",
    "SolverError",
    "State",
    "Step",
    "StolikError",
    "StopGame",
    "Table",
    "TakeSeatBack",
    "TakeTiles",
    "Tile",
    "TimeOut",
    "UndoTurn",
    "Verdict",
    "View",
    "Viewer",
    "Violation",
    "all_plays",
    "apply",
    "ask_under",
    "audit",
    "best_opening",
    "best_play",
    "best_plays",
    "can_go_out",
    "can_lay",
    "can_open",
    "commands",
    "create_game",
    "decide",
    "derive",
    "events",
    "find_play",
    "find_ruleset",
    "find_steps",
    "identify",
    "judge",
    "kind_of",
    "most_opening_points",
    "parse_kind",
    "parse_rack",
    "parse_table",
    "position_svg",
    "rack_svg",
    "read_meld",
    "read_record",
    "read_surface",
    "redact",
    "replay",
    "resolve_timeout",
    "resolve_timeout_by_kind",
    "score_game",
    "table_svg",
    "tile_svg",
    "view",
    "write_record",
]


def __getattr__(name: str) -> str:
    """Return the version when needed: looking it up takes longer than the rest of the import."""
    if name != "__version__":
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    from importlib.metadata import version  # noqa: PLC0415

    return version(__name__)
