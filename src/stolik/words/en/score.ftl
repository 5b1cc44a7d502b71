# The score sheet.

score-title = Score sheet
score-player = Player
score-small = Small points
score-place = Place
score-big = Big points
score-big-about = Big points are given for the place in the game, from first to last: { $points }. Small points come from the tiles left on the racks.
score-why = Why
score-why-out = The rack is empty.
score-why-resigned = Gave up: behind everybody who stayed.
score-why-away = Stayed away and forfeited: behind everybody who stayed.
score-why-stayed = Stayed to the end; no racks are counted in a game that stops.
score-why-winner-sum = Wins, and records the sum of what the others lose.
score-why-winner-nothing = Wins; these rules give the winner no points.
score-why-rack = Points left on the rack: { $value }.
score-why-difference = Points left on the rack ({ $value }) minus the winner’s ({ $lowest }).
score-why-unopened = Never opened, and the rack could not open: { $counted } instead of the tiles.
score-why-could-have-opened = Never opened, although the rack could: { $counted } instead of the tiles.
score-why-announced = Never opened, but announced it after the last draw: only { $counted }.
score-joker = A joker on the rack counts { $points }.
score-sign = Under these rules the winner’s points are written with a minus.
