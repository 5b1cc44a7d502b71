"""Rounds of a tournament: seating, repairs, wishes for a draw, and the day at the tables."""
