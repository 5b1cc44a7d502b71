"""The messages between client and server: one definition for server, client and web."""
