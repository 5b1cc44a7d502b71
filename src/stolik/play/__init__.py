"""Live play: rooms, clocks and referees as use cases on ports; async begins here."""
