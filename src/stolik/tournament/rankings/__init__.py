"""Standings, ties, cuts and the final ranking."""
