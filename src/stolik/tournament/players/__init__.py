"""Players: the name book, entries, rosters from files, sanctions and disputes."""
