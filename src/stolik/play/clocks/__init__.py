"""Time in rooms: deadlines, the sweeper that acts on them, heartbeats, lag, throttling."""
