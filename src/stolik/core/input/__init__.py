"""Limits and shapes of input."""
