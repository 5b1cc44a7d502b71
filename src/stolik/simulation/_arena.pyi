from collections.abc import Sequence

def play_deals(
    rules: Sequence[int],
    levels: Sequence[int],
    seeds: Sequence[bytes],
    patience: int,
    threads: int,
    journals: bool,
) -> list[list[tuple[int, int, int, tuple[int, ...], tuple[int, ...], bytes]]]: ...
