"""Bots that think: what they are asked, where they think, and what happens if none answers."""
