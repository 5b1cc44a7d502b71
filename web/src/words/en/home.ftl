# The first page.

home-title = Rummikub by the real rules
home-lead = Play against bots or with friends. Every deal can be checked, every refusal says why, and a slip of the hand costs nothing.
home-learn = New to Rummikub? Learn it in five minutes
home-learn-on = Go on learning
home-back = Welcome back, { $name }
home-your-turn = Your turn
home-last-games = Last games
home-all-games = All my games
home-last-review = Last review
home-last-review-about = The turning points of the game, and what else could be done.
home-last-review-go = Open the review
home-puzzle-day = Puzzle of the day
home-puzzle-about = The same for everybody, a new one every day.
home-puzzle-solved = Solved today. Come back tomorrow for the next one.
home-puzzle-go = Solve it
home-puzzle-more = More puzzles
home-coming = Tournaments
home-coming-playing = being played now
home-play-now = Play now
home-dealing = Dealing…
home-players = Players
home-bots = Opponents
home-pace = Clock
home-pace-calm = No clock
home-pace-tournament = Tournament rules
home-rules = Rules
home-about-pl-forty = A short time for a turn; if every set is valid when time runs out, the turn stands.
home-about-pl-minute = More time for a turn; an unfinished turn is undone, and the player draws a penalty tile.
home-about-pl-stacks = As at the real table: stacks of seven, a chess clock, a referee.
home-about-ru-championship = A short time for a turn, several penalty tiles, and a joker left over is expensive.
home-about-en-classic = The family game everybody knows: no clock, and play goes on until nobody can.
find-go = Find opponents
find-about = People of about your strength; the longer you wait, the wider the search.
find-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
find-seconds = { $count ->
    [one] { $count } second a turn
   *[other] { $count } seconds a turn
}
find-unrated = not rated
find-looking = Looking for opponents
find-waiting = { $count ->
    [one] Nobody else is waiting for such a game yet.
   *[other] { $count } people are waiting for such a game, you among them.
}
find-range = Strength: yours ± { $points }, soon wider.
find-range-any = Strength: any.
find-bots = Let bots fill the table
find-bots-in = Possible in { $seconds } s, if everybody agrees. A game with bots is not rated.
find-bots-now = Possible now, if everybody agrees. A game with bots is not rated.
find-agreed = { $agreed } of { $of } agree.
find-found = Opponents found
find-found-about = The game begins as soon as everybody is there.
find-cancel = Stop looking
find-elsewhere = You are looking for opponents in another window.
home-friends = With friends
home-friends-lead = Create a table, send the link, and start when everybody is seated.
home-make = Create a table
home-make-go = Create the table
home-join = Code or link of a table
home-code-example = for example K7M4QX
home-join-go = Join
home-no-code = No table has this code. Check it with whoever gave it to you.
home-open = Open tables
home-open-none = Nobody is waiting just now. Create an open table, and others will find it here.
home-nobody = Empty so far
home-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-watch = Games to watch
home-strongest = Strongest game now
home-watch-none = No games to watch just now.
home-more = More
home-to-tournaments = Tournaments
home-to-tournaments-about = Draws, tables and standings, live.
home-to-analysis = Analysis
home-to-analysis-about = Is this valid? What was the best move? Could this rack open?
home-to-puzzles = Puzzles
home-to-puzzles-about = One for every day, and two thousand more.
home-to-leaders = Leaderboards
home-to-leaders-about = Who is strongest under which rules.
home-to-rules = Rules
home-to-rules-about = Five rulesets side by side, clause by clause.
home-to-strategy = Strategy
home-to-strategy-about = What wins: the lore of the game, settled by thousands of games.
home-to-replay = Replay
home-to-replay-about = Step through a game from its record.
home-who = Who plays
home-seat-you = You
home-seat = Seat { $letter }
home-person = Person
home-clock = Clock
home-clock-rules = By the rules
home-clock-own = Custom
home-clock-none = None
home-clock-seconds = Seconds a turn
home-access = Who can join
home-access-link = Only with the link
home-access-lobby = Anybody
home-watched = Spectators welcome
home-rated = Rated game
home-rated-table = rated
home-rated-people = Games with bots are not rated: give every seat to a person.
home-rated-clock = A rated game needs a clock: set your own seconds, or choose rules that have one.
home-games = Games
home-own = Your tables
home-back-with = Back to { $names }
home-nobody-yet = Back to your empty table
home-leaving = If a player leaves
home-leaving-bot = A bot plays on
home-leaving-forfeit = Loses the game
home-referee = I referee and do not play
home-rated-account = Only games between accounts are rated: create one under your name at the top.
