# The end of a game.

end-you-won = You won!
end-won = { $count ->
    [one] { $names } won
   *[other] Shared win: { $names }
}
end-because-out = The winner's rack is empty.
end-because-exhausted = The pool is empty and nobody went out: the lowest rack wins.
end-because-round-time = The round’s time is up: the lowest rack wins.
end-because-stopped = Too few people were left to play on: the game ended where it stood, and racks are not counted.
end-gone-resigned = { $you ->
    [yes] You gave up.
   *[no] { $name } gave up.
}
end-gone-resigned-bot = { $you ->
    [yes] You gave up; a bot played on, and its result is yours.
   *[no] { $name } gave up; a bot played on to the end.
}
end-gone-away = { $you ->
    [yes] You stayed away and forfeited the game.
   *[no] { $name } stayed away and forfeited the game.
}
end-place = Place { $place }
end-small = points
end-big = big points
end-rack = Tiles left
end-lowest = Lowest rack: { $value }.
end-on-top = Never opened: { $penalty } on top of the tiles ({ $value }).
end-tied-full = { $count } players share first place; each records the whole sum.
end-tied-split = { $count } players share first place and divide the sum.
end-match = The match so far
end-game = Game
end-total = Total
end-rematch = Play again
end-to-next = To the next game
end-seat-ready = { $round }: your table is { $table }, seat { $letter }.
end-next-ready = The next game is ready.
end-next-soon = The next game at this table opens in a moment; stay on this page.
end-sheet-soon = The result is being entered.
end-alone = Nobody else came to this table, so its games count as your wins. The organiser still has to close the score sheet.
end-round-soon = This table has finished. When the next round is published, your seat appears here with a sound.
end-own-page = My results
end-review = Review
end-replay = Watch the replay
end-download = Download the record
end-deal-title = Was the deal fair?
end-deal = All shuffles follow from one seed. It was sealed before the deal; now it is open. Check that the seal matches the seed, and the seed matches every tile dealt and drawn.
end-commitment = Seal, shown before the deal
end-seed = Seed, opened after the game
end-check = Check the deal
end-deal-sound = ✓ The deal is sound: seal, seed and every tile agree.
end-deal-unsound = ✗ Something does not agree. Keep the record and show it to a referee.
end-hints = Hints taken: { $count }
end-rating = Rating
end-next-game = Next game
