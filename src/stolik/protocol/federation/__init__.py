"""Registers of people and seasons on the wire."""
