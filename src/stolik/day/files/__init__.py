"""The files of a tournament: export, CSV files, rosters."""
