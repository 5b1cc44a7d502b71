"""Commands for whoever runs a server: serving, accounts, backups."""
