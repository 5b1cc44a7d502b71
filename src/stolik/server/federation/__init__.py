"""Registers of people and seasons over HTTP."""
