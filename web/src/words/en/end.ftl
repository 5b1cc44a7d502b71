# The end of a game.

end-you-won = You won!
end-won = { $count ->
    [one] { $names } won
   *[other] Won together: { $names }
}
end-because-out = The winner's rack is empty.
end-because-exhausted = The bank is empty and nobody is out: the lowest rack wins.
end-because-round-time = The time of the round is up: the lowest rack wins.
end-place = Place { $place }
end-small = points
end-big = big points
end-rack = Tiles left
end-lowest = The lowest rack: { $value }.
end-on-top = Never opened: { $penalty } on top of the tiles ({ $value }).
end-tied-full = { $count } share the first place; each records the whole sum.
end-tied-split = { $count } share the first place and divide the sum.
end-match = The match so far
end-game = Game
end-total = Sum
end-rematch = Play again
end-to-next = To the next game
end-replay = Watch the replay
end-download = Download the record
end-deal-title = Was the deal fair?
end-deal = Before the deal the seed was sealed; now it is open. Check that the seal fits the seed, and the seed fits every tile dealt and drawn.
end-commitment = Seal, shown before the deal
end-seed = Seed, opened after the game
end-check = Check the deal
end-deal-sound = ✓ The deal is sound: seal, seed and every tile agree.
end-deal-unsound = ✗ Something does not agree. Keep the record and show it to a referee.
end-forfeited = The game was stopped
end-because-forfeited = Too few people were left to play on. Nobody records points.
end-rating = Rating
end-next-game = Next game
