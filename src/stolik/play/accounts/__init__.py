"""People: guests and accounts, their names, profiles and passwords."""
