"""The adapter for SQLite files: the event loop, commits, checkpoints, the lock on a file; a tournament's file."""
