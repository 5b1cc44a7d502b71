# What is wrong with a file, a number or a wish: said by the commands, the desk and whatever is printed.

mistake-in-line = line { $line }: { $text }
mistake-in-column = line { $line }, column { $column }: { $text }
mistake-too-few-players = a table needs three or four players, so { $count } cannot be seated
mistake-too-many-players = { $count } players are too many: the draw goes up to { $most }
mistake-bad-rounds = the draw makes 1 to { $most } rounds: { $count }
mistake-player-twice = “{ $name }” is entered twice
mistake-no-bracket = the format “{ $format }” is for { $spans } players, and there are { $count }
mistake-unknown-ruleset = there is no ruleset “{ $typed }”; there are { $known }
mistake-no-bot = there is no bot “{ $typed }”; there are { $known }, or module:Class for one of your own
mistake-bot-no-module = the module “{ $module }” cannot be imported ({ $why }); PYTHONPATH says where modules are found
mistake-bot-no-class = the module “{ $module }” has no “{ $name }”
mistake-bot-no-choose = “{ $typed }” is not a bot: a bot has choose(view)
mistake-bad-seats = a game has two to four seats: { $found }

mistake-swap-no-round = round { $round } has not been drawn
mistake-swap-same-player = a swap takes two different players
mistake-swap-no-place = no. { $player } has no seat in round { $round }

mistake-roster-empty = the roster is empty
mistake-file-empty = the file is empty; its first line is { $columns }
mistake-no-name = there is no name
mistake-name-twice = “{ $name }” is already in line { $other }
mistake-not-two-names = expected two names, found { $found }
mistake-name-unknown = “{ $name }” is not on the list
mistake-not-from-oneself = “{ $name }” cannot be kept apart from themselves
mistake-bad-cells = expected { $expected } cells, found { $found }
mistake-below-nothing = a number below zero: { $typed }
mistake-result-twice = “{ $name }” already has a result in this game, in line { $other }
mistake-game-too-many = this game has more than { $most } players
mistake-game-alone = this game has only one player
mistake-no-text = this is not text; save the file as CSV UTF-8
mistake-not-csv = this cannot be read as CSV
mistake-no-column = there is no such column; the columns are { $columns }
mistake-odd-column = unexpected column; the columns are { $columns }
mistake-no-number = expected a whole number of at most { $digits } digits: “{ $typed }”
mistake-no-published-draw = this is not a published draw
mistake-published-seats = round { $round }, table { $table }: the seats are { $seats }, not A, B, C, D

mistake-who-plays = either --players N or --roster FILE.csv says who plays
mistake-seed-needed = the seed is needed to draw again
mistake-variant-of-what = a variant is derived from one ruleset: name it
mistake-no-change = a change is written RULE=VALUE, such as turn_seconds=90: “{ $typed }”
mistake-variant-name = a variant’s name is letters, digits and hyphens: “{ $typed }”
mistake-variant-rule = there is no rule “{ $typed }”; the rules are { $known }
mistake-variant-value = “{ $rule }” cannot be “{ $typed }”; “stolik rules RULESET” shows what each rule can be
mistake-variant-hand = blocks and stacks deal two times seven tiles, so hand_size stays 14: { $found }

mistake-paper-unplayed = Nobody has played yet.
mistake-paper-nobody = There is nobody to seat yet.
mistake-paper-no-round = No round has been drawn yet.
mistake-paper-not-this-round = Round { $round } has not been drawn yet.
mistake-paper-no-stage = Stage { $stage } has not been reached yet.
mistake-paper-bad-sheet = A score sheet is for 2 to 4 players and up to { $most } games.
