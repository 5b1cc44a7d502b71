"""Writing and parsing are inverse."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.core.ruleset import Ruleset
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, Kind, Tile
from stolik.notation.record import Record, read_record, write_record
from stolik.notation.tiles import (
    parse_kind,
    parse_rack,
    parse_table,
    parse_tile,
    parse_tile_rack,
    parse_tile_table,
)
from stolik.notation.wire import encoder, event_decoder
from tests import strategies as own


@given(own.kinds)
def test_kind(kind: Kind) -> None:
    assert parse_kind(str(kind)) is kind


@given(own.physical_tiles)
def test_tile(tile: Tile) -> None:
    assert parse_tile(str(tile)) is tile


@given(own.kind_racks, own.tile_racks)
def test_rack(kinds: Rack[Kind], tiles: Rack[Tile]) -> None:
    assert parse_rack(str(kinds)) == kinds
    assert parse_tile_rack(str(tiles)) == tiles


@given(own.loose_kind_tables, own.loose_tile_tables)
def test_table(kinds: Table[Kind], tiles: Table[Tile]) -> None:
    assert parse_table(str(kinds)) == kinds
    assert parse_tile_table(str(tiles)) == tiles


def test_no_two_tiles_are_written_alike() -> None:
    assert len({str(tile) for tile in BAG}) == 106


@given(own.variants())
def test_ruleset(rules: Ruleset) -> None:
    assert msgspec.json.decode(encoder.encode(rules), type=Ruleset) == rules


@settings(max_examples=15)
@given(own.game_seeds)
def test_events_and_records(game_seed: own.GameSeed) -> None:
    """Every event of any game is read back from JSON, and all of them from a record."""
    events = tuple(game_seed.played().events)
    record = Record(events=events, players=("Sample A", "Sample B"))

    assert [event_decoder.decode(encoder.encode(event)) for event in events] == list(events)
    assert read_record(write_record(record)) == record


@given(st.lists(own.kinds, max_size=14), st.text(alphabet=" \t", max_size=3))
def test_white_space_between_tiles_is_free(tiles: list[Kind], gap: str) -> None:
    assert parse_rack(f"{gap} ".join(map(str, tiles)) + gap) == Rack(tiles)
