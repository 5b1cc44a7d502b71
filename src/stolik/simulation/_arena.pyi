from collections.abc import Sequence

from stolik.bots._mind import Network

def play_deals(
    rules: Sequence[int],
    levels: Sequence[int],
    networks: Sequence[tuple[Network, float] | None],
    seeds: Sequence[bytes],
    patience: int,
    hands: int,
    threads: int,
    journals: bool,
    most_turns: int = ...,
    styles: Sequence[Sequence[int]] = (),
) -> list[
    tuple[
        list[tuple[int, int, int, tuple[int, ...], tuple[int, ...], bytes]],
        list[tuple[int, int, dict[int, int]]],
    ]
]: ...
