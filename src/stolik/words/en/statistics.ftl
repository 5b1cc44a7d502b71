# Statistics of events and seasons: the command line, published and live pages.

statistics-title = Statistics
statistics-counts = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
statistics-none = Nothing has been played yet. The figures appear with the first score sheet.
statistics-records = Records of the day
statistics-rounds = How long rounds took
statistics-seats = Points by seat
statistics-table = table { $table }
statistics-minutes = { $minutes } min
statistics-head = { $name }: players: { $players }, rounds: { $rounds }, games: { $games }
statistics-void = Games not played or annulled: { $count }
statistics-endings = How games ended
statistics-ending-out = somebody went out
statistics-ending-exhausted = the pool ran out
statistics-ending-round-time = the round’s time was up
statistics-ending-unknown = only points were written
statistics-penalties = Players who had not opened
statistics-exactly = Results of exactly a penalty
statistics-penalty-unopened = not opened
statistics-penalty-could-have-opened = could have opened
statistics-penalty-announced = opening announced
statistics-exact = points lost: exactly { $amount }
statistics-tiles = Tiles left most often
statistics-seat = Seat
statistics-games = Games
statistics-wins = Wins
statistics-small = Small points a game
statistics-big = Big points a game
statistics-size = Tables of { $seats }: games: { $games }, the winner’s small points on average: { $winner }
statistics-round = { $stage }, round { $round }: { $minutes } min
statistics-game-minutes = From one game to the next (median): { $minutes } min
statistics-best = Best game: { $player }, { $points } ({ $table }, game { $game })
statistics-closest = Closest table: { $table }, { $one } ahead of { $other } by { $points }
statistics-climb = Biggest climb: { $player }, from place { $before } after the first round to { $after }

statistics-season-attendance = Players at each event
statistics-season-how-often = How often people came
statistics-season-round-minutes = Mean length of a round
statistics-season-game-minutes = Usual length of a game
statistics-season-winners = Events won
statistics-season-best = Best game: { $name }, { $points } small points ({ $event })
statistics-season-closest = Closest table: { $one } and { $other }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} apart ({ $event })
statistics-season-climb = Biggest climb: { $name }, from place { $before } after the first round to place { $after } ({ $event })
statistics-season-size = Tables of { $seats }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, the winner takes { $winner } small points on average
statistics-season-head = { $name }: events: { $events }, people: { $people }, games: { $games }
