"""Tiles, tables, draws and events as text on a terminal."""
