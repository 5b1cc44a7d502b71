"""Rooms: their events and state, seats, presence, and what each viewer may see."""
