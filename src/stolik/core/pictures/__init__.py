"""Where tiles lie: pictures of them, and sets read from their places."""
