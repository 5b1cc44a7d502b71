"""Processes: launching, the supervisor and its workers, the demo."""
