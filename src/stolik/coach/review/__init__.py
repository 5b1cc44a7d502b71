"""Reviews: what was possible in every turn of a finished game, and what the turn did to the chance to win."""
