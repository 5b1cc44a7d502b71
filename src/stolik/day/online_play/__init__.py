"""Tournaments played on the server: rooms opened for every table, sheets filled from their games."""
