"""Bots that think: their questions, where they think, and what happens without an answer."""
