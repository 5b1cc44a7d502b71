"""The coach: hints in a game, puzzles, and the review of finished games."""
