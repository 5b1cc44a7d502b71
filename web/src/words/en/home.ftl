# The first page.

home-title = Rummikub by its real rules
home-lead = Sit down against bots or with friends. Every deal can be checked, every refusal says why, and nothing is lost by a slip of the hand.
home-play-now = Play now
home-dealing = Dealing…
home-players = Players
home-bots = Opponents
home-rules = Rules
home-about-pl-forty = 40 seconds a turn; a valid table stands when time runs out.
home-about-pl-minute = A minute a turn; an unfinished turn is undone and costs a tile.
home-about-pl-stacks = As at the real table: stacks of seven, a chess clock, a referee.
home-about-ru-championship = 40 seconds a turn, three penalty tiles, a joker left over counts 100.
home-about-en-classic = The family game everybody knows: no clock, 30 points to open.
home-friends = With friends
home-friends-lead = Make a table, send the link, and begin when everybody sits.
home-make = Make a table
home-make-go = Make the table
home-join = Code or link of a table
home-code-example = for example K7M4
home-join-go = Join
home-no-code = No table has this code. Check it with whoever gave it to you.
home-open = Open tables
home-open-none = Nobody is waiting just now. Make an open table, and others will find it here.
home-nobody = Still empty
home-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
home-seconds = { $count } s a turn
home-watch = Games to watch
home-watch-none = No game is being played with spectators just now.
home-more = More
home-to-tournaments = Tournaments
home-to-tournaments-about = Draws, tables and standings, live.
home-to-bench = Bench
home-to-bench-about = Is this valid? What was the best move? Could this rack open?
home-to-rules = Rules
home-to-rules-about = Five rulesets side by side, clause by clause.
home-to-replay = Replay
home-to-replay-about = Step through a game from its record.
home-who = Who sits there
home-seat-you = You
home-seat = Seat { $letter }
home-person = A person
home-clock = Clock
home-clock-rules = By the rules
home-clock-own = Own time
home-clock-none = None
home-clock-seconds = Seconds a turn
home-access = Who can join
home-access-link = Whoever has the link
home-access-lobby = Everybody
home-watched = Spectators welcome
home-rated = Counts for the rating
home-rated-people = Games with bots are not rated.
home-games = Games
