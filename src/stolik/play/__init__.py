"""Live play: rooms, clocks and referees as use cases over ports; async code starts here."""
