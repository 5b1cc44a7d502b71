"""Time in rooms: deadlines and the sweeper that keeps them, heartbeats, lag, throttling."""
