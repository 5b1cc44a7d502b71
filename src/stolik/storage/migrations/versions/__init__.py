"""One module a step, named after the revision."""
