"""The adapter for SQLite files: the event loop, commits, checkpoints, locks, and tournament files."""
