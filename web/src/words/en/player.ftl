# The page of a player.

player-title = Player
player-hidden = There is no such player, or they show their page to nobody.
player-ratings = Rating
player-rated-games = rated games: { $games }
player-rated-provisional = provisional, rated games: { $games }
player-no-rating = No rated game yet.
player-curve-rules = Rules
player-curve-seats = Players
player-curve-all = All
player-curve-day = Day
player-curve-rating = Rating
player-curve-range = { $games ->
    [one] From { $low } to { $high } in { $games } rated game
   *[other] From { $low } to { $high } in { $games } rated games
}
player-as-table = As a table
player-figures = Results
player-no-games = No finished games yet.
player-no-public-games = No finished public games yet.
player-public-only = Public games only.
player-won-of = { $games ->
    [one] { $won } won of { $games } game ({ $share })
   *[other] { $won } won of { $games } games ({ $share })
}
player-form = Last games
player-form-told = Places in the last games, the newest first: { $places }
player-results = The newest 500 games at most
player-kind = Kind
player-games = Games
player-won = Won
player-share = Share
player-against-people = Against people
player-against-bots = Against bots
player-seat = Seat { $letter } of { $seats }
player-ended-out = Somebody went out
player-ended-exhausted = Nobody went out
player-ended-round-time = Time of the round ran out
player-ended-stopped = Opponents gave up or left
player-given-up = Gave up or left
player-turns = Turns a game
player-minutes = Minutes a game
player-style = Way of playing
player-tiles-per-turn = Tiles laid per turn
player-seconds-per-turn = Seconds per turn
player-opening-turn = Opens in turn (average)
player-openings = { $games ->
    [one] Turn of the opening, { $games } game
   *[other] Turn of the opening, { $games } games
}
player-opening-in = Turn
player-opening-later = { $turn } or later
player-opening-never = not opened
player-puzzle-rating = Puzzle rating
player-puzzles-solved = Solved
player-solved-of = { $solved } of { $attempts }
player-puzzles-by = At the first attempt, by theme and level
player-tried = Tried
player-rush-best = Best rush
player-days-in-row = Days in a row
player-days-and-most = { $days } (most: { $most })
player-tournaments = Tournaments
player-tournament-place = place { $place } of { $players }
player-tournament-running = not finished yet
player-tournament-unplaced = no place
player-against-you = { $games ->
    [one] You have met in { $games } game: ahead { $ahead }, behind { $behind }.
   *[other] You have met in { $games } games: ahead { $ahead }, behind { $behind }.
}
player-against-you-newest = Newest games between you: { $games }. Ahead { $ahead }, behind { $behind }.
player-last-games = Last games
player-all-games = All my games
player-own-page = My page
player-sharing = What others see
player-sharing-saved = Saved.
player-sharing-guest = Nobody but you sees this page. With an account you can show it to others.
player-sharing-minor = You are under 16: nobody but you sees this page, and your name is shortened.
player-share-ratings = My ratings, also in leaderboards
player-share-figures = My results
player-share-games = My public games
player-share-puzzles = My puzzles
player-share-tournaments = My tournaments, with my places: whoever sees them learns my name in the roster
player-share-minor = I am under 16
