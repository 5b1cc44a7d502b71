# The replay.

replay-title = Replay
replay-upload = Open a record
replay-upload-about = A record is the file you download at the end of a game. It is only shown here, not kept.
replay-choose = Choose a file
replay-bad-file = This file cannot be read as a game record.
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-at = Step { $at } of { $all }
replay-turn = Turn { $turn }
replay-before = Before the first turn
replay-eyes = Whose racks
replay-all-open = All racks open
replay-share = Link to this moment
replay-events = What happened
replay-score = Score sheet
