"""Players: the name book, entries, roster files, sanctions and disputes."""
