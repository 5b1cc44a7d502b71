"""HTTP and WebSocket in, play calls out: no rule is decided here."""
