"""Bots at their seats: how they are made, what they are told, and how quick their hands are."""
