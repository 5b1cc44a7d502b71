# The end of a game.

end-you-won = You won!
end-won = { $count ->
    [one] { $names } won
   *[other] Shared win: { $names }
}
end-because-out = The winner's rack is empty.
end-because-exhausted = The pool is empty and nobody went out: the lowest rack wins.
end-because-round-time = The round’s time is up: the lowest rack wins.
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
end-replay = Watch the replay
end-download = Download the record
end-deal-title = Was the deal fair?
end-deal = All shuffles follow from one seed. It was sealed before the deal; now it is open. Check that the seal matches the seed, and the seed matches every tile dealt and drawn.
end-commitment = Seal, shown before the deal
end-seed = Seed, opened after the game
end-check = Check the deal
end-deal-sound = ✓ The deal is sound: seal, seed and every tile agree.
end-deal-unsound = ✗ Something does not agree. Keep the record and show it to a referee.
end-forfeited = The game was stopped
end-because-forfeited = Too few people were left to play on. No points are recorded.
end-rating = Rating
end-next-game = Next game
