"""Live tournaments: one tournament, many pages, each with what its viewer may see and do."""
