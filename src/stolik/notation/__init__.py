"""Text for tiles, tables, positions and whole games, and back."""
