"""Bots against bots: whole games, duplicate deals, and statistics of many of them."""
