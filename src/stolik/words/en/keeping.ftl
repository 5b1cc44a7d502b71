# The server's keeper: `stolik backup`, `stolik restore`, `stolik user`.

backup-done = Written: { $file }. Games and tournaments: { $streams }, events: { $events }, people: { $people }.
backup-private = The file holds names, password hashes and secret seeds: keep it where only you can read it.
backup-working = Backing up
restore-done = Restored into { $database }, read back and found identical. Games and tournaments: { $streams }, events: { $events }, people: { $people }.
restore-working = Restoring

user-login = login
user-name = name
user-player = id
user-roles = roles
user-organiser = organiser
user-admin = admin
user-banned = banned
user-minor = under 16
user-nobody = Nobody has registered yet.
user-unknown = There is no account with the login or id “{ $who }”: stolik user list shows everybody.
user-nothing = Nothing to change: use --organiser, --no-organiser, --admin or --no-admin.
user-appointed = { $login }: { $roles }.
user-no-roles = no roles
user-is-banned = { $login } is banned.
user-is-free = { $login } is no longer banned.
user-password = New password for { $login }
user-password-again = Once more
user-password-differs = The two passwords differ; nothing was changed.
user-password-done = { $login } has a new password and is logged out everywhere.
user-erase-sure = Erase the name, login and password of { $login } for good? The games stay, without the name. [y/N]
user-erased = Erased. Earlier backups still hold the name: delete them when their time comes.
user-yes-words = y yes
user-left = Nothing was changed.

database-no-file = There is no such file. ({ $detail })
database-file-exists = The file already exists; use --force to overwrite it. ({ $detail })
database-not-a-database = This is not a Stolik database. ({ $detail })
database-not-a-backup = This is not a backup made by stolik backup. ({ $detail })
database-not-empty = The database is not empty; use --force to overwrite it. ({ $detail })
database-newer-version = This was written by a newer version of Stolik; please update. ({ $detail })
database-locked = Another program is using the database; stop the server and try again. ({ $detail })
database-read-only = The file or its folder cannot be written. ({ $detail })
database-damaged = The file is damaged, and nothing was changed; use another backup. ({ $detail })
database-stale = Somebody else is changing the same data; try again. ({ $detail })
database-unknown-stream = There is no such game or tournament. ({ $detail })
database-storage-failed = The database could not be used. ({ $detail })
