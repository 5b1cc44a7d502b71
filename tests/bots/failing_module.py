"""A module that cannot be imported."""

message = "never"
raise RuntimeError(message)
