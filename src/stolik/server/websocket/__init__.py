"""Rooms over WebSocket: connections, channels, and the messages they send."""
