"""Around the rooms: the lobby and short codes, chat, ratings."""
