"""A simulated tournament with invented results."""
