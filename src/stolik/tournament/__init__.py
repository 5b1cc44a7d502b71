"""Tournaments: seating, results and standings. This package knows results, not tiles."""
