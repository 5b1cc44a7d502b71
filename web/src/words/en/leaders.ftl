# Leaderboards, and which games are rated.

leaders-title = Leaderboards
leaders-rules = Rules
leaders-place = Place
leaders-player = Player
leaders-rating = Rating
leaders-games = Rated games
leaders-none = Nobody has a settled rating under these rules yet. It takes { $games } rated games.
leaders-which = Which games are rated
leaders-which-accounts = Everybody at the table has an account.
leaders-which-people = People only: games with bots are never rated.
leaders-which-clock = With a clock: these rules have one.
leaders-which-own-clock = With a clock: these rules have none, so set seconds a turn when you create the table.
leaders-which-published = Published rules: your own variants are not rated.
leaders-which-settled = A rating is provisional until { $games } rated games, and provisional ratings are not listed.
leaders-which-limits = Against farming: of the rated games of the same two players at most ten a day count, and nobody gains from a game that is given up in the first turns.
