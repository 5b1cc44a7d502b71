"""The event page: what everybody sees of it, its calendar file and its data for search engines."""
