"""Text for tiles, tables, records and games."""
