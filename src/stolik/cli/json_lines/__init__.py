"""Commands for programs: JSON Lines in, JSON Lines out."""
