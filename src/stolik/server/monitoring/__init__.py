"""Monitoring: logs, metrics, readiness."""
