"""How the server is doing: logs, metrics, readiness."""
