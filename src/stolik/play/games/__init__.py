"""Games in rooms: commands carried out, bots that move, matches and replays."""
