"""Registration before the day: a list with places, a waiting list and personal codes."""
