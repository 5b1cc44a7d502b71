"""Puzzles over HTTP: the puzzles, and the attempts and figures of those who solve them."""
