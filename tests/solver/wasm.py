"""Compares the kernel as WebAssembly with the compiled one: `python -m tests.solver.wasm FILE`.

Both must lay the same tiles on valid tables. Of equally good tables each may choose another one; but if both
have proven that no other disturbs less, both must leave as many sets unchanged.
"""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from bench.positions import read_positions
from stolik.core.melds import read_meld
from stolik.core.tiles import JOKER, KINDS
from stolik.solver._kernel import arrange
from stolik.solver.search_types import Goal, Melds, Reply, SearchOptions, Tiles
from tests.counts.files import count_files, read_counts
from tests.solver.generate import SIZES, generate

ASKER: Final = Path(__file__).parent / "ask_wasm.mjs"
GENERATED: Final = 500
"""Positions of each size."""
SEARCHES: Final = (
    SearchOptions(Goal.TILES, 0, 0, opening=False, new_set=False, patience=0),
    SearchOptions(Goal.TILES, 0, 0, opening=False, new_set=False, patience=2_000),
    SearchOptions(Goal.POINTS, 0, 0, opening=False, new_set=True, patience=1),
    SearchOptions(Goal.RACK, 50, 0, opening=False, new_set=False, patience=1),
    SearchOptions(Goal.TILES, 0, 30, opening=True, new_set=False, patience=0),
    SearchOptions(Goal.OPENING_WORTH, 0, 0, opening=True, new_set=False, patience=0),
)
_ALL: Final = (*KINDS, JOKER)
_CODE: Final = {kind: code for code, kind in enumerate(_ALL)}


class Case(NamedTuple):
    """A position and how to search it."""

    melds: Melds
    rack: Tiles
    options: SearchOptions


def cases() -> Iterator[Case]:
    """Yield the measured positions with every search, then those of the count files and generated ones."""
    for measured in read_positions():
        for options in SEARCHES:
            yield Case(measured.table.melds, measured.rack.tiles, options)
    counted = [line.position for file in count_files() for line in read_counts(file)]
    others = [(each.table.faces.melds, each.rack.faces.tiles) for each in counted]
    for size in SIZES:
        for seed in range(GENERATED):
            position = generate(seed, size)
            others.append((position.table.melds, position.rack.tiles))
    for number, (melds, rack) in enumerate(others):
        yield Case(melds, rack, SEARCHES[number % len(SEARCHES)])


def request_of(case: Case) -> bytes:
    """Return a request as `wasm.cpp` reads it."""
    options = case.options
    head = bytes([options.goal, options.opening, options.new_set])
    head += options.joker_penalty.to_bytes(2, "little") + bytes([options.threshold])
    lists: list[Tiles] = [*case.melds, (), case.rack]
    tiles = b"".join(bytes([len(each), *(_CODE[kind] for kind in each)]) for each in lists)
    return head + options.patience.to_bytes(4, "little") + bytes([len(case.melds)]) + tiles


def reply_of(case: Case, answer: bytes) -> Reply:
    """Return an answer as the compiled kernel gives it."""
    fault, possible, settled, count = answer[:4]
    if fault:
        return fault, 0
    if not possible:
        return None
    at = 4 + count
    kept, fresh = int.from_bytes(answer[at : at + 8], "little"), list[Tiles]()
    at += 9
    while at < len(answer):
        fresh.append(tuple(_ALL[code] for code in answer[at + 1 : at + 1 + answer[at]]))
        at += 1 + answer[at]
    stays = [meld for i, meld in enumerate(case.melds) if case.options.opening or not fresh or kept >> i & 1]
    laid = tuple(_ALL[code] for code in answer[4 : 4 + count])
    return laid, (*stays, *fresh), bool(settled)


def is_equal(case: Case, one: Reply, other: Reply) -> bool:
    """Return whether two replies are equally good, and their tables valid and made of the same tiles."""
    if one is None or other is None or len(one) != len(other):
        return one is other
    if len(one) == 2 or len(other) == 2:  # a fault, and where it is
        return one[0] == other[0]
    if one[2] and other[2] and _kept(case, one[1]) != _kept(case, other[1]):
        return False
    tiles = [sorted(map(str, chain(*reply[1]))) for reply in (one, other)]
    return one[0] == other[0] and tiles[0] == tiles[1] and all(read_meld(meld) for meld in other[1])


def _kept(case: Case, melds: Melds) -> int:
    return (Counter(case.melds) & Counter(melds)).total()


def asked(file: Path, every: Sequence[Case]) -> tuple[float, list[tuple[bytes, float]]]:
    """Return how long it took to load, in milliseconds, and every answer with its microseconds."""
    node = shutil.which("node")
    if node is None:
        sys.exit("this needs node")
    lines = "\n".join(request_of(case).hex() for case in every)
    done = subprocess.run(  # noqa: S603  our own program
        [node, str(ASKER), str(file)], input=lines, capture_output=True, text=True, check=True
    )
    first, *answers = done.stdout.splitlines()
    return float(first), [(bytes.fromhex(text), float(took)) for text, _, took in map(_halves, answers)]


def _halves(line: str) -> tuple[str, str, str]:
    return line.partition(" ")


def main(file: Path) -> int:
    """Compare all cases, print size and speed, and return 1 if an answer differs."""
    every = list(cases())
    loaded, answers = asked(file, every)
    here, wrong = list[float](), 0
    for case, (answer, _) in zip(every, answers, strict=True):
        arrange(case.melds, (), case.rack, case.options)
        began = time.perf_counter()
        reply = arrange(case.melds, (), case.rack, case.options)
        here.append(1e6 * (time.perf_counter() - began))
        if not is_equal(case, reply, reply_of(case, answer)):
            wrong += 1
            sys.stderr.write(f"differs: {case}: {reply} and {reply_of(case, answer)}\n")
    raw = file.read_bytes()
    there = sorted(took for _, took in answers)
    here.sort()
    told = [
        f"{len(raw):,} bytes, {len(gzip.compress(raw, 9)):,} compressed; loaded in {loaded:.0f} ms",
        f"{len(every):,} answers, {wrong} differ",
        *(
            f"{name}: median {median(took):.0f} µs, p99 {took[len(took) * 99 // 100]:.0f}, "
            f"longest {took[-1]:.0f}"
            for name, took in (("WebAssembly", there), ("compiled", here))
        ),
        f"all together: {sum(there) / sum(here):.1f} times as long",
    ]
    sys.stdout.write("\n".join([*told, ""]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
