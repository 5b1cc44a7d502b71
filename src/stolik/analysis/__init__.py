"""What can be said about a position or a turn: steps, and later hints and grades."""
