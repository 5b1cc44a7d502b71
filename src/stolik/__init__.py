"""Rummikub under its real tournament rules."""
