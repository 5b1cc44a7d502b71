# The lessons.

learn-title = Learn
learn-you = You
learn-partner = Olivia
learn-lesson-of = Lesson { $n } of { $of }
learn-all = All lessons
learn-to-strategy = How to win: the strategy book
learn-unknown = There is no lesson at this address. Here is another one.
learn-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
learn-done-count = { $done } of { $of } done
learn-is-done = done
learn-start-over = Start over
learn-start-over-sure = Yes, forget what I have done
learn-next = Next
learn-show-how = Show me how
learn-well-done = Well done
learn-first-game = Play your first game
learn-first-game-about = Against two novice bots, without a clock. The lessons stay here.
learn-more-lessons = More lessons

learn-chapter-first = Your first game
learn-chapter-table = Rearranging the table
learn-chapter-jokers = Jokers
learn-chapter-tournament = At a tournament
learn-chapter-strategy = Holding back

learn-step-new = Make a new set: { $tiles }
learn-step-add = Add { $tiles } to { $set }
learn-step-swap = Put { $tiles } on the joker in { $set }
learn-step-press = Press “{ $button }”
learn-step-call = Open “{ $more }”, then press “{ $button }” and “{ $call }”

learn-run-title = A run
learn-run-task = Three or more numbers in a row, all of one colour, are a run. Lay 5● 6● 7●: drag the tiles to the table, side by side, or choose all three and press “{ $newset }”. Then press “{ $end }”.
learn-run-done = That is a run. It may be longer, but 1 is always the lowest number: nothing follows 13.
learn-group-title = A group
learn-group-task = The same number in different colours is a group: three tiles or four. Find one on your rack, lay it and end your turn.
learn-group-done = Runs and groups are all the sets there are. A group has four tiles at most, one of each colour.
learn-opening-title = The opening
learn-opening-task = The first sets you lay in a game are your opening. They come from your rack alone and are worth at least { $points } points together; a tile counts its number. Until then you leave the table alone. Open!
learn-opening-done = You have opened. From your next turn on, all sets on the table are yours to use.
learn-add-title = Adding to sets
learn-add-task = After your opening you may add tiles to any set, whoever laid it. Both of your tiles fit somewhere.
learn-add-done = In one turn you may lay as many tiles as you like, but at least one.
learn-draw-title = Drawing
learn-draw-task = None of your tiles fits now. Then you draw one from the pool, and that is your turn: press “{ $draw }”.
learn-draw-done = You drew 11■. It has to wait for your next turn.
learn-out-title = Going out
learn-out-task = Two tiles left! Lay both and end your turn: whoever empties the rack first wins the game.
learn-out-done = You are out and you win! The others lose the sum of the numbers left on their racks. Now you know enough to play.

learn-fourth-title = Taking the fourth tile
learn-fourth-task = You hold 3◆ 5◆ 6◆, and 4◆ is missing. It lies in the group of four: take it from there. The three that stay are still a group.
learn-fourth-done = On the table you may move anything, as long as only whole sets lie there at the end of your turn.
learn-shift-title = Adding here, taking there
learn-shift-task = Lengthen the run with 11◆. Then its 8◆ can leave, and your two eights have a third.
learn-shift-done = Tiles at the ends of long runs and fourth tiles of groups are the easiest to take.
learn-split-title = Splitting a run
learn-split-task = You hold a second 6●. Split the long run so that your tile begins a run of its own.
learn-split-done = One run has become two. This works with any run of five or more.
learn-combine-title = Taking from several sets
learn-combine-task = You hold 1◆. Take one tile from the run and one from the group, and make a new group of ones with yours.
learn-combine-done = That was three sets with a single tile from your rack. This is the heart of the game.

learn-joker-title = The joker
learn-joker-task = The joker stands for any tile you need. Lay it with 5● and 7●.
learn-joker-done = It stands for 6● now. In an opening it counts what it stands for. Left on the rack at the end it is expensive: { $jokeren } points by the family rules, { $jokerpl } by the Polish ones, { $jokerru } by the Russian ones.
learn-free-title = Freeing a joker
learn-free-task = The joker on the table stands for 6◆, and you hold that tile. Put 6◆ in its place: the joker is free. Lay it again in the same turn, with 11■ and 12■.
learn-free-done = A freed joker never goes to your rack, and you lay at least one tile of your own with it. Before your opening you may not free one.
learn-anywhere-title = Polish rules: anywhere
learn-anywhere-task = Where may a freed joker go? By the Polish rules anywhere. Free it with 5● and add it to the black run.
learn-anywhere-done = By the Polish rules that was right. By the Russian and the family rules it was not, as the next lesson shows.
learn-newset-title = Russian and family rules: a new set
learn-newset-task = By the Russian and the family rules a freed joker has to make a new set; it may not just make an old one longer. Free it with 5●, and lay all your tiles.
learn-newset-done = Right: the joker is in a set that was not there before.

learn-clock-title = The clock
learn-clock-task = At a tournament a turn has a time: { $seconds } seconds here. In this lesson the clock starts with the first tile you move. Lay both tiles and end your turn before it runs out.
learn-clock-done = In time! Had it run out, a table of valid sets would have stood by these rules. Otherwise it goes back to what it was, with a penalty: { $penalty ->
    [one] { $penalty } tile here
   *[other] { $penalty } tiles here
}, { $penaltyru } by the Russian rules.
learn-press-title = Draw first, then press
learn-press-task = With a chess clock you draw first and press the clock afterwards. Nothing fits, so draw, and then press the clock.
learn-press-done = Pressed first and drawn afterwards? Then the next player may ask for a fresh turn. Once the clock is pressed, your turn is over and nothing may be moved.
learn-announce-title = Announcing
learn-announce-task = You drew 11▲, and now you could open, but only in your next turn. If { $partner } goes out before, a rack that could have opened costs { $could } points. Say “{ $announce }” first, and then press the clock.
learn-announce-done = Announced in time: if the game ends now, it costs { $spared } instead of { $could }.
learn-call-title = Calling the referee
learn-call-task = { $partner } moved a tile after the clock was pressed. Do not argue: call the referee. You find “{ $referee }” in the menu beside your rack.
learn-call-done = The clock is stopped when the turn is over, and the referee’s word is final. At the table: be quiet and friendly, say aloud when your turn is over, and be patient with beginners.

learn-keep-title = Keeping a whole set
learn-keep-task = Everything you lay helps the others too. A whole set on your rack is safe: keep 9● 10● 11● and lay only 4■, which stands alone.
learn-keep-done = We let programs play 3,000 games against each other: the one that kept its whole sets won four of five against the one that always laid everything. But what you hold when somebody else goes out counts against you.
learn-wait-title = Drawing although you could play
learn-wait-task = You may draw even when you could play. 5■ fits, but nothing is urgent: { $partner } still holds six tiles. Draw instead.
learn-wait-done = More tiles, more possibilities: your run has grown to four. A program that opened and then drew until it could lay its whole rack at once won two games of three, against three that always laid everything. People have less time to think: watch how many tiles the others have left.

learn-more-to-lay = A legal turn! But here you can lay more: { $tiles }.
learn-keep-these = A legal turn! But the idea here is to keep these: { $tiles }. Take them back.
learn-instead-play = You may draw in any turn. But here you can lay something: have another look, or press “{ $how }”.
learn-instead-draw = A legal turn! But here you should draw: take your tiles back and press “{ $draw }”.
learn-instead-press = First press the clock: your turn is not over without it.
learn-instead-announce = Without an announcement it would cost { $could } points if { $partner } went out now. Try again: announce first, then press the clock.
learn-instead-call = That would let it pass. Call the referee first: “{ $referee }” is in the menu beside your rack.
learn-time-up = Time is up. The table goes back to what it was, and in a game you would draw a penalty: { $penalty ->
    [one] { $penalty } tile
   *[other] { $penalty } tiles
}. Try again.

learn-why-few = { $tiles }: a set needs at least three tiles. Add what is missing, or take it back.
learn-why-apart = { $tiles } make a set, but they lie apart. Push them together.
learn-why-jokers = Jokers alone say nothing: there has to be a tile they go with.
learn-why-wrap = { $tiles }: nothing follows 13. The 1 is always the lowest number.
learn-why-colour-twice = { $tiles }: in a group every colour may be there only once.
learn-why-tile-twice = { $tiles }: in a run every number is there only once.
learn-why-gap = { $tiles }: in a run no number may be missing.
learn-why-order = { $tiles }: these would be a set in another order.
learn-why-mixed = { $tiles }: these are neither a run (one colour, numbers in a row) nor a group (one number, different colours).
learn-why-touches = Before your opening you may not touch what lies on the table. Lay at least { $needed } points from your rack alone; afterwards you may add.
learn-why-below = That makes { $laid } points, and the opening needs at least { $needed }. Look for sets with higher numbers.
learn-why-nothing = You have laid no tile from your rack. Lay at least one, or draw.
learn-why-taken = What lay on the table stays there: one tile is missing.
learn-why-strayed = By these rules a freed joker has to make a new set. Here it only makes an old one longer.
