"""What a client and the server say to each other: one definition for server, client and web."""
