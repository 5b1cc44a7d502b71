"""A season: several events with one ranking."""
