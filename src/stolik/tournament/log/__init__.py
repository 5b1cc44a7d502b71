"""The log: events folded into the state, undone, and audited."""
