"""One module per step, named after the revision."""
