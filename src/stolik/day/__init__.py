"""The tournament day, live: one tournament, many pages, each with what its people may see and do."""
