"""The store of live play: its ports on SQLite and PostgreSQL."""
