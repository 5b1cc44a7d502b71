from collections.abc import Sequence

from stolik.bots.history import Known

class Network:
    def __init__(self, file: bytes) -> None: ...
    def worth(self, features: bytes) -> tuple[float, float, float]: ...

def think(
    rules: Sequence[int],
    known: Known,
    level: int,
    network: Network | None,
    margin: float,
    seed: int,
    hands: int,
    stake: int,
    patience: int,
    budget_ms: int = 0,
) -> tuple[list[list[int]] | None, int]: ...
def judge(
    rules: Sequence[int],
    known: Known,
    network: Network,
    margin: float,
    hands: int,
    stake: int,
    patience: int,
) -> tuple[list[list[int]] | None, int]: ...
def report_draw(rules: Sequence[int], known: Known, hands: int) -> bytes: ...
def sample_worlds(
    rules: Sequence[int], known: Known, count: int, seed: int, weighted: bool
) -> list[tuple[list[list[int]], list[int]]]: ...
def compare_plays(
    rules: Sequence[int],
    known: Known,
    done: Sequence[int],
    may_draw: bool,
    racks: Sequence[Sequence[int]] | None,
    scouts: int,
    worlds: int,
    work: int,
    seed: int,
    hands: int,
    patience: int,
    laying: float | None = None,
) -> list[tuple[list[int], list[tuple[float, ...]]]]: ...
def weigh(rules: Sequence[int], known: Known, seat: int, rack: Sequence[int]) -> float: ...
def fits(kinds: Sequence[int]) -> bool: ...
