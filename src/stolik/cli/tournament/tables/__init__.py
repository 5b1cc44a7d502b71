"""Tables at the desk: draws, score sheets, standings and ties."""
