"""Pictures of tiles, and sets read from the positions of tiles."""
