from collections.abc import Sequence

def play_deals(
    rules: Sequence[int],
    levels: Sequence[int],
    seeds: Sequence[bytes],
    patience: int,
    hands: int,
    threads: int,
    journals: bool,
) -> list[
    tuple[
        list[tuple[int, int, int, tuple[int, ...], tuple[int, ...], bytes]],
        list[tuple[int, int, dict[int, int]]],
    ]
]: ...
