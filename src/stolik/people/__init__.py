"""An organiser's register of people: who somebody is, across all events."""
