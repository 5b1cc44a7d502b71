"""Games over HTTP: rooms and their orders, records, analysis, the rulebook."""
