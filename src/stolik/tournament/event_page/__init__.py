"""The event page: what everybody should know before they come, and the notices of the day."""
