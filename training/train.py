"""Trains a value network on samples of self-play (docs/training.md)."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from training.value import (
    ANSWERS,
    FACTS,
    KINDS,
    answers_of,
    build,
    inputs,
    read_network,
    recolouring,
    write_network,
)

_SAMPLE: Final = 2 * KINDS + FACTS + 4 * ANSWERS
_HELD_OUT: Final = 0.04
"""Of each file, its end: whole games, but for one that may be cut."""
_EXAMPLES: Final = 256
_AT_ONCE: Final = 65536


class Samples(NamedTuple):
    """Positions after a move, and what their games came to."""

    features: torch.Tensor
    outcomes: torch.Tensor


class Losses(NamedTuple):
    """How far the answers were off."""

    win: float
    big: float
    small: float


def read_samples(folders: list[Path], device: str) -> tuple[Samples, Samples]:
    """Return what to learn from, and what is held out."""
    learn, held = [], []
    for path in (path for folder in folders for path in sorted(folder.glob("samples.*"))):
        raw = np.fromfile(path, dtype=np.uint8)
        rows = raw[: len(raw) // _SAMPLE * _SAMPLE].reshape(-1, _SAMPLE)
        cut = int(len(rows) * (1 - _HELD_OUT))
        learn.append(rows[:cut])
        held.append(rows[cut:])
    return _samples(learn, device), _samples(held, device)


def _samples(parts: list[np.ndarray], device: str) -> Samples:
    rows = np.concatenate(parts)
    outcomes = np.ascontiguousarray(rows[:, -4 * ANSWERS :]).view(np.float32)
    features = np.ascontiguousarray(rows[:, : -4 * ANSWERS])
    return Samples(torch.from_numpy(features).to(device), torch.from_numpy(outcomes.copy()).to(device))


def losses(answers: torch.Tensor, outcomes: torch.Tensor) -> torch.Tensor:
    """Return the losses of win share, share of big points and small points."""
    win = functional.binary_cross_entropy_with_logits(answers[:, 0], outcomes[:, 0])
    big = functional.binary_cross_entropy_with_logits(answers[:, 1], outcomes[:, 1].clamp(0, 1))
    small = functional.smooth_l1_loss(answers[:, 2], outcomes[:, 2])
    return torch.stack([win, big, small])


class Pupil:
    """A network that learns for a while, and keeps the state that answered best to what was held out."""

    def __init__(self, network: nn.Sequential, given: argparse.Namespace) -> None:
        self.network = network
        self.given = given
        self.began = time.monotonic()
        self.optimizer = torch.optim.AdamW(network.parameters(), lr=given.rate, weight_decay=given.decay)
        self.epochs: list[dict[str, float]] = []
        self._best = float("inf")
        self._kept: dict[str, torch.Tensor] = {}

    def learn(self, samples: Samples, held: Samples) -> None:
        """Learn until the last epoch or the last second, whichever comes first."""
        while self._done() < 1:
            learned = self._epoch(samples)
            answered = self._measure(held)
            seconds = time.monotonic() - self.began
            self.epochs.append({**answered._asdict(), "learned": learned, "seconds": seconds})
            print(json.dumps({"epoch": len(self.epochs), **self.epochs[-1]}), flush=True)
            if sum(answered) < self._best:
                self._best = sum(answered)
                self._kept = {name: each.clone() for name, each in self.network.state_dict().items()}
        self.network.load_state_dict(self._kept)

    def _done(self, part: float = 0) -> float:
        spent = (time.monotonic() - self.began) / self.given.seconds
        return float(max((len(self.epochs) + part) / self.given.epochs, spent))

    def _epoch(self, samples: Samples) -> float:
        """Return the mean loss."""
        order = torch.randperm(len(samples.features), device=samples.features.device)
        steps = max(1, len(order) // self.given.batch)
        total = torch.zeros(ANSWERS, device=order.device)
        taken = 0
        for step in range(steps):
            done = self._done(step / steps)
            if done >= 1:
                break
            for group in self.optimizer.param_groups:
                group["lr"] = self.given.rate * min(1.0, 0.1 + 20 * done) * (1 - done)
            chosen = order[step * self.given.batch : (step + 1) * self.given.batch]
            rows = samples.features[chosen][:, recolouring().to(order.device)]
            lost = losses(self.network(inputs(rows)), samples.outcomes[chosen])
            self.optimizer.zero_grad(set_to_none=True)
            lost.sum().backward()
            self.optimizer.step()
            total += lost.detach()
            taken += 1
        return float(total.sum()) / max(1, taken)

    def _measure(self, held: Samples) -> Losses:
        total = torch.zeros(ANSWERS, device=held.features.device)
        with torch.no_grad():
            for rows, outcomes in zip(
                held.features.split(_AT_ONCE), held.outcomes.split(_AT_ONCE), strict=True
            ):
                total += len(rows) * losses(self.network(inputs(rows)), outcomes)
        return Losses(*(total / max(1, len(held.features))).tolist())


def write_examples(network: nn.Sequential, held: Samples, path: Path) -> None:
    """Write positions and what the network as written answers, for the kernel to be held to."""
    read_network(network, path)
    some = held.features[:: max(1, len(held.features) // _EXAMPLES)][:_EXAMPLES]
    nothing = np.zeros((len(some), 4 * ANSWERS), np.uint8)
    rows = np.concatenate([some.cpu().numpy(), nothing], axis=1)
    path.with_suffix(".samples").write_bytes(rows.tobytes())
    path.with_suffix(".answers").write_bytes(answers_of(network, some).numpy().astype("<f4").tobytes())


def main() -> None:
    """Train for a while, and write the network, its curve and examples of its answers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path)
    parser.add_argument("samples", type=Path, nargs="+")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--layers", type=int, nargs="+", default=[512, 128, 32])
    parser.add_argument("--start", type=Path)
    parser.add_argument("--curve", type=Path, required=True)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    samples, held = read_samples(given.samples, device)
    network = build(given.layers).to(device)
    if given.start:
        read_network(network, given.start)
    pupil = Pupil(network, given)
    pupil.learn(samples, held)
    write_network(network, given.network)
    settings = {name: getattr(given, name) for name in ("batch", "rate", "decay", "layers", "seed")}
    counts = {"samples": len(samples.features), "held_out": len(held.features)}
    given.curve.write_text(json.dumps({**counts, **settings, "device": device, "epochs": pupil.epochs}))
    write_examples(network, held, given.network)


if __name__ == "__main__":
    main()
