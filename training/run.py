"""Trains generations of the value network: builds, plays, learns and measures, all within a time limit.

Needs g++, PyTorch and numpy, and nothing of Stolik installed. Writes networks.tar.gz, curve.json and log.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tarfile
import time
from pathlib import Path
from typing import Any, Final

from training.ground import Ground, Match, call, short, told

_HERE: Final = Path(__file__).resolve().parent
_MARGINS: Final = (0.0, 0.02)
"""By how much a play must beat the lurker's: tried for every generation, and the best is kept."""
_PLAYING: Final = 0.62
_LEARNING: Final = 0.16
"""Shares of a generation's time; the rest measures it."""
_LAST: Final = 0.12
"""Share of all the time to measure the last generation longer."""


class Run:
    """One run: its clock, its folder and what it has found so far."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.end: float = time.monotonic() + given.seconds
        self.out: Path = given.out
        self.work: Path = given.work
        self.generations: list[dict[str, Any]] = []
        self.last: list[Match] = []
        self.out.mkdir(parents=True, exist_ok=True)
        self.work.mkdir(parents=True, exist_ok=True)
        program = self.work / "ground"
        if given.ground:
            shutil.copy(given.ground, program)
        else:
            call("bash", _HERE / "build.sh", self.work, limit=600)
        self.ground = Ground(program, given.threads)
        self.say("built")

    def left(self) -> float:
        """Return the seconds left."""
        return self.end - time.monotonic()

    def say(self, text: str) -> None:
        """Write a line to the log, and show it."""
        line = f"[{self.given.seconds - self.left():6.1f}] {text}"
        print(line, flush=True)
        with (self.out / "log.txt").open("a") as log:
            log.write(line + "\n")

    def save(self) -> None:
        """Write what there is so far."""
        given = {name: getattr(self.given, name) for name in ("seconds", "seed", "threads")}
        curve = {**given, "generations": self.generations, "last": self.last}
        (self.out / "curve.json").write_text(json.dumps(curve, indent=1))
        with tarfile.open(self.out / "networks.tar.gz", "w:gz") as tar:
            for path in sorted(self.work.glob("gen*.*")):
                tar.add(path, path.name)

    def match(self, hero: str, other: str, seconds: float, hands: int = 0) -> Match:
        """Measure the hero against another."""
        match = self.ground.match(hero, other, seconds, self.given.seed + 1, hands)
        self.say(told(match))
        return match

    def learn(self, number: int, learner: str, seconds: float) -> tuple[Path, dict[str, Any]]:
        """Train a network on what this generation and the last one saw, and check the kernel's answers."""
        network, curve = self.work / f"gen{number}.net", self.work / "train.json"
        folders = [self.samples(each) for each in (number, number - 1) if self.samples(each).exists()]
        start = [] if "@" not in learner else ["--start", learner.partition("@")[0], "--rate", 1e-3]
        call(
            *(sys.executable, "-m", "training.train", network, *folders, "--seconds", seconds),
            *("--seed", self.given.seed + number, "--curve", curve, *start),
            limit=seconds + 120,
        )
        learned = json.loads(curve.read_text())
        self.say(f"learned in {len(learned['epochs'])} epochs, at last {learned['epochs'][-1]}")
        learned["kernel_differs"] = self.ground.check(network)
        self.say(f"the kernel's answers differ by {learned['kernel_differs']} at most")
        return network, learned

    def samples(self, number: int) -> Path:
        """Return the folder of a generation's samples."""
        return self.work / f"samples{number}"

    def generation(self, number: int, learner: str, partners: list[str], share: float) -> str:
        """Play with the learner, train the next network, measure it; return it with its best margin."""
        began = time.monotonic()
        shutil.rmtree(self.samples(number - 2), ignore_errors=True)
        shutil.rmtree(self.samples(number), ignore_errors=True)
        seed = self.given.seed + 100 * number
        played = self.ground.play(self.samples(number), _PLAYING * share, seed, learner, partners)
        self.say(f"generation {number}: {short(learner)} played {played}")
        network, learned = self.learn(number, learner, _LEARNING * share)
        self.save()
        others = [("exact", 25), *([(learner, 0), (learner, 25)] if "@" in learner else [])]
        each = max(1.0, (share - (time.monotonic() - began)) / (len(_MARGINS) + len(others)) - 1)
        tried = [self.match(f"{network}@{margin}", "lurker", each) for margin in _MARGINS]
        best = max(range(len(_MARGINS)), key=lambda i: tried[i]["gain"])
        chosen = f"{network}@{_MARGINS[best]}"
        more = [self.match(chosen, other, each, hands) for other, hands in others]
        self.generations.append(
            {
                "number": number,
                "learner": short(learner),
                "margin": _MARGINS[best],
                "played": played,
                "learned": learned,
                "matches": [*tried, *more],
            }
        )
        self.save()
        return chosen

    def train(self, learner: str) -> None:
        """Train as many generations as were asked for, and measure the last one longer."""
        first, count = self.given.first, self.given.generations
        share = (1 - _LAST) * (self.left() - 10) / count
        partners: list[str] = []
        for number in range(first, first + count):
            before = learner
            learner = self.generation(number, learner, partners, share)
            if "@" in before:
                partners.append(before)
            if self.left() < (_PLAYING + _LEARNING) * share:
                break
        each = max(1.0, (self.left() - 10) / 4)
        against = (("lurker", 0), ("exact", 0), ("lurker", 25), ("exact", 25))
        self.last = [self.match(learner, other, each, hands) for other, hands in against]


def main() -> None:
    """Train, and keep whatever came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--first", type=int, default=1, help="the number of the first generation")
    parser.add_argument("--learner", default="lurker", help="who plays first: lurker, or FILE@MARGIN")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--work", type=Path, default=Path("/tmp/stolik-training"))  # noqa: S108  a machine of one's own
    parser.add_argument("--ground", type=Path, help="the program, where it is built already")
    given = parser.parse_args()
    run = Run(given)
    try:
        run.train(given.learner)
    finally:
        run.save()
        run.say("done")


if __name__ == "__main__":
    main()
