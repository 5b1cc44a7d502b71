# My games, and games of others in lists.

games-title = My games
games-running = Playing now
games-over = Finished games
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-your-turn = Your turn
games-their-turn = { $name } to move
games-waiting = Waiting for players
games-dealt = The tiles are dealt
games-nobody-yet = Nobody else yet
games-rated = Rated
games-unrated = Not rated
games-won = Won
games-shared = Shared first place
games-place = Place { $place } of { $of }
games-resigned = Resigned
games-left = Left the game
games-points = Points: { $points }
games-rating = Rating: { $after } ({ $change })
games-tournament = tournament
games-seconds = { $seconds } s
games-minutes = { $minutes } min
games-hours = { $hours } h { $minutes } min
games-length = { $turns ->
    [one] { $turns } turn, { $time }
   *[other] { $turns } turns, { $time }
}
games-ended-exhausted = nobody went out
games-ended-round-time = time of the round ran out
games-ended-stopped = ended early
games-replay = Replay
games-replay-of = Replay of the game with { $names }
games-review = Review
games-review-of = Review of the game with { $names }
games-record = Record
games-record-of = Record of the game with { $names }
games-more = Show more
games-search = Opponent's name
games-any = Any
games-rules = Rules
games-result = Result
games-result-won = Won
games-result-lost = Not won
games-company = Against
games-company-people = People
games-company-bots = Bots only
games-rating-filter = Rating
games-none = You have not finished a game yet. When you do, it stays here: with its result, replay and record.
games-none-found = No game fits what you are looking for.
games-show-all = Show all games
games-play = Play now
games-guest = You are a guest: these games stay with this browser. Create an account under your name at the top to find them anywhere.
