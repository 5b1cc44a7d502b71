"""Analysis of positions and turns."""
