"""Games in rooms: executing commands, bot moves, matches and replays."""
