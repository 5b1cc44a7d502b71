"""Help and usage errors in the user's language."""
