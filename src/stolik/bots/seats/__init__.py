"""Bots at their seats: how they are created, what they get, and how many tiles they may touch."""
