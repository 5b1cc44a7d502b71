"""Backups of a whole database, and restoring them."""
