"""Bounds and shapes of what comes in from outside."""
