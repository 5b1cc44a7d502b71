"""Registers of people and seasons on a server."""
