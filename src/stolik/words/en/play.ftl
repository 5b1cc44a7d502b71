# The terminal game, `stolik play`.

play-welcome = Welcome to Stolik. You play { $rules } against { $bots }.
play-opponents = { $count ->
    [one] one bot
   *[other] { $count } bots
}
play-sealed = The deal is already fixed; its seal is { $commitment }. The seed is shown at the end, so that anyone can check it.
play-how-help = Type “help” to see what you can do.
play-no-clock-here = These rules have no clock; you have all the time in the world.
play-your-turn = Turn { $turn }: it is your turn.
play-your-rack = Your rack ({ $count })
play-last-turn = This is your last turn.
play-may-redeal = { $doublets ->
    [one] You hold a doublet: type “redeal” for a new deal for everybody, or “keep” to play with these tiles.
   *[other] You hold { $doublets } doublets: type “redeal” for a new deal for everybody, or “keep” to play with these tiles.
}
play-drawn-may-announce = If you can open now, you may announce it: type “announce”. Enter ends your turn.
play-choose-stack = The stack in the middle is used up. Choose the next one: type “stack” and one of { $stacks }.
play-stacks = stacks { $stacks }
play-time-left = { $seconds } s
play-late = That came too late.
play-goodbye = Goodbye, and thank you for the game!
play-leave = The game is not over. Leave it? (yes/no)
play-yes-words = y yes
play-stay = Good, let’s play on.
play-not-understood = “{ $text }” is not a command. Type “help” to see them all.
play-hint-apply = Type “apply” to lay it like this, and “done” to end your turn.
play-hint-level = A hint has a level from 1 to 5: whether there is a play, how many tiles, which, where, and step by step.
hint-exists = You can lay something this turn.
hint-nothing = Nothing can be laid this turn.
hint-count = { $count ->
    [one] The most you can lay is one tile.
   *[other] The most you can lay is { $count } tiles.
}
hint-out = { $count ->
    [one] You can lay your last tile and go out.
   *[other] You can lay all { $count } tiles and go out.
}
hint-tiles = These tiles can be laid: { $tiles }
hint-place = With { $tiles } from your rack: { $set }
hint-place-moved = Rearranged: { $set }
play-unclear = “{ $text }” could mean { $others }. Type a little more.
play-laid-first = You have laid tiles on the table this turn. Type “done” to leave them there, or “reset” to take them back first.
play-nothing-to-undo = There is nothing to undo in this turn.
play-sorted-runs = Your rack is sorted by runs.
play-sorted-groups = Your rack is sorted by groups.
play-rack-worth = Your rack would count { $points } against you now.
play-saved = Saved: { $file }
play-save-where = Where to? Type “save” and a file name.
play-file-exists = { $file } already exists; choose another name.
play-cannot-save = Cannot write { $file }: { $why }
play-bad-seed = a seed is up to 64 hexadecimal digits: { $seed }
play-check-deal = Check the deal: stolik verify { $file }
play-check-after-save = To keep the game and check the deal: type “save game.jsonl”, then run: stolik verify game.jsonl
play-need-stack = Say which stack, for example: stack 9

move-no-tile = “{ $about }” is not a tile. Tiles look like r7, b10, k13 or o1; the joker is j.
move-no-set = There is no set { $about } on the table.
move-not-held = You have no { $about } to lay.
move-not-in-set = That tile is not there: { $about }.
move-needs-tiles = Say which tiles, for example: lay r10 r11 r12
move-needs-set = Say which set by its number, for example: add b7 to 3
move-bad-split = Say after how many tiles, from 1 to { $about }, for example: split 4 at 3
move-bad-table = That is not a table: { $about }
move-no-joker = There is no joker in set { $about }.

# What can be typed: the first word is the one that is shown, the others are understood too.
verb-lay = lay l
verb-add = add a
verb-take = take t
verb-move = move m
verb-split = split
verb-join = join
verb-swap = swap
verb-table = table
verb-draw = draw d
verb-done = done end
verb-undo = undo u
verb-reset = reset
verb-hint = hint
verb-apply = apply
verb-sort = sort
verb-show = show
verb-score = score
verb-announce = announce
verb-press = press
verb-stack = stack
verb-keep = keep
verb-redeal = redeal
verb-pass = pass
verb-save = save
verb-quit = quit q exit
verb-help = help h ?

play-help =
    Tiles: r red ●, b blue ◆, k black ■, o orange ▲ and the number, as in r7 or k13. The joker is j.

    On your turn, either
      draw                take one tile from the pool (d)
    or move tiles as you like, and then
      done                leave the table like this and end your turn
      undo, reset         take back one step, or all of them; nothing is ever lost

    lay r10 r11 r12       a new set from your rack
    add b7 to 3           put a tile into set 3
    take k7 from 2        take a tile out of set 2; it lies loose until you use it
    move k7 from 2 to 5   from one set to another
    split 4 at 3          cut set 4 after its third tile
    join 4 5              put two sets together
    swap r5 in 3          put r5 in the place of the joker of set 3
    table r1 r2 r3 | …    the whole new table at once

    hint                  show the best play there is, step by step
    hint 1 … hint 4       only whether there is one, how many tiles, which, where
    apply                 lay it as the hint says
    sort                  sort the rack by runs, then by groups
    show                  show table and rack again
    score                 how many tiles everybody has, and what your rack counts
    announce, press       after drawing: “I open next turn”; press the clock
    stack 9               choose the next stack, and draw from it
    keep, redeal          answer when you may ask for a new deal
    pass                  when the pool is empty
    save FILE             save the record of the game
    quit                  leave (also Ctrl-D)

    The beginning of a word is enough, as long as it is clear.
