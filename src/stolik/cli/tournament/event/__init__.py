"""Before the day: registration, the event page, notices and the calendar file."""
