# What stolik serve and stolik demo say when they start, or cannot.

serve-open = Stolik is open at { $address } (Ctrl+C ends it)
serve-phones = On phones in the same network: { $address }
serve-cannot-listen = cannot listen on { $place }: { $why }; name another with --host or --port
serve-no-such-address = this address is not this computer’s
serve-no-such-host = there is no computer with this name
serve-bad-origin = an origin is http:// or https:// and a host, with nothing after it: “{ $typed }”
serve-workers-database = several workers need --database postgresql://...: a SQLite file has one writer
serve-workers-bus = several workers need --bus redis://...: without it, they do not learn what the others do
serve-one-process = this system lets only one process listen: leave --workers at 1
serve-damaged = the database is damaged, and nothing was changed: restore the last backup with stolik restore ({ $detail })

demo-open = A sample tournament is being played; open what you like (Ctrl+C ends it, nothing is kept):
demo-desk = the organiser’s desk
demo-referee = a referee’s desk
demo-device = a device at table { $table }
demo-player = a player’s page
demo-public = the public page
demo-board = the board
demo-game = a game being played
