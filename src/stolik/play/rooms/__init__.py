"""Rooms: their events and state, who sits where and who is there, and what each may see."""
