"""SQLite files: an engine for an event loop, the thread that commits, the lock on a file."""
