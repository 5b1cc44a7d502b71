"""Commands for server administrators: serving, accounts, backups."""
