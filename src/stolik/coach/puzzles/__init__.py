"""Puzzles: positions of real games with one answer, made by bots and proven by the solver."""
