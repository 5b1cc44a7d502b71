"""Tournaments: who sits where, and who stands where; results are known here, tiles are not."""
