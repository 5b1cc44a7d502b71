"""Bots against bots: whole games, duplicate deals, and what follows from many of them."""
