"""Who asks: sessions, logins, tickets for sockets."""
