"""The value network as PyTorch holds it; the kernel's `Network` reads what is written here."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import nn

KINDS: Final = 53
FACTS: Final = 73
ANSWERS: Final = 3
"""Share of the win, share of the big points, small points in hundreds."""
COLOURS: Final = 4
NUMBERS: Final = 13
_VERSION: Final = 1


def inputs(features: torch.Tensor) -> torch.Tensor:
    """Return what the first layer takes: of each kind at least one, and both; then the facts as shares."""
    rack, table = features[:, :KINDS], features[:, KINDS : 2 * KINDS]
    facts = features[:, 2 * KINDS :].float() / 255
    held = [(counts >= copies).float() for counts in (rack, table) for copies in (1, 2)]
    return torch.cat([*held, facts], 1)


def recolouring() -> torch.Tensor:
    """Return columns of features that exchange the colours by chance: a game does not know their names."""
    colours = torch.randperm(COLOURS)
    joker = torch.tensor([KINDS - 1])
    kinds = torch.cat([*(NUMBERS * colour + torch.arange(NUMBERS) for colour in colours.tolist()), joker])
    facts = torch.arange(2 * KINDS, 2 * KINDS + FACTS)
    return torch.cat([kinds, KINDS + kinds, facts])


def build(sizes: list[int]) -> nn.Sequential:
    """Return a plain network with hidden layers of these sizes."""
    layers: list[nn.Module] = []
    for before, after in zip([4 * KINDS + FACTS, *sizes], [*sizes, ANSWERS], strict=True):
        layers += [nn.Linear(before, after), nn.ReLU()]
    return nn.Sequential(*layers[:-1])


def answers_of(network: nn.Sequential, features: torch.Tensor) -> torch.Tensor:
    """Return what the network answers, in double precision, as the kernel would."""
    with torch.no_grad():
        answers = network.cpu().double()(inputs(features.cpu()).double())
    answers[:, :2] = torch.sigmoid(answers[:, :2])
    return answers.float()


def write_network(network: nn.Sequential, path: Path) -> None:
    """Write the weights in 16-bit floats."""
    parts = [_head(network)]
    for layer in _linear(network):
        parts += [_halves(layer.weight.detach().t()), _halves(layer.bias.detach())]
    path.write_bytes(b"".join(parts))


def read_network(network: nn.Sequential, path: Path) -> None:
    """Take over the weights of a file, to learn on from them."""
    raw, head = path.read_bytes(), _head(network)
    if not raw.startswith(head):
        message = f"{path} has other layers"
        raise ValueError(message)
    numbers = torch.from_numpy(np.frombuffer(raw[len(head) :], dtype="<f2").astype(np.float32))
    at = 0
    with torch.no_grad():
        for layer in _linear(network):
            count = layer.in_features * layer.out_features
            weights = numbers[at : at + count].reshape(layer.in_features, layer.out_features)
            layer.weight.copy_(weights.t())
            layer.bias.copy_(numbers[at + count : at + count + layer.out_features])
            at += count + layer.out_features


def _halves(weights: torch.Tensor) -> bytes:
    return np.asarray(weights.contiguous().cpu().to(torch.float16).numpy(), dtype="<f2").tobytes()


def _linear(network: nn.Sequential) -> list[nn.Linear]:
    return [layer for layer in network if isinstance(layer, nn.Linear)]


def _head(network: nn.Sequential) -> bytes:
    layers = _linear(network)
    sizes = [layers[0].in_features, *(layer.out_features for layer in layers)]
    return b"STNN" + struct.pack(f"<{2 + len(sizes)}I", _VERSION, len(layers), *sizes)
