"""Help and usage errors in the language of whoever asks."""
