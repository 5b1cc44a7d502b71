"""Tournaments played on the server: a room for every table, sheets filled in from their games."""
