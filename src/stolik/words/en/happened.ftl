# What happened at a tournament, a sentence each.

happened-why = { $text } ({ $why })
happened-created = The tournament was announced: { $name }, { $date }.
happened-format-changed = Now played in format { $format }, rules { $rules }.
happened-registered = Entered: { $player }.
happened-renamed = Details changed: { $player }.
happened-erased = Details erased: { $player }.
happened-checked-in = Checked in: { $player }.
happened-checked-out = Checked out: { $player }.
happened-no-show = No-show at the table: { $player }.
happened-withdrawn = Withdrawn: { $player }.
happened-kept-apart = Kept apart: { $one } and { $other }.
happened-let-together = May meet again: { $one } and { $other }.
happened-seat-locked = Seat locked: { $player } at { $place }.
happened-seat-unlocked = Seat unlocked: { $player }.
happened-draw-committed = Draw announced: { $stage }, round { $round }, players { $players }, seal { $commitment }
happened-round-drawn = Drawn: { $stage }, round { $round }, tables { $tables }, seed { $seed }
happened-swapped = Swapped seats: { $one } and { $other }.
happened-sheet-entered = Sheet entered: { $table }.
happened-sheet-confirmed = Sheet confirmed: { $table }, by { $player }.
happened-sheet-closed = Sheet closed: { $table }.
happened-sheet-corrected = Sheet corrected: { $table }.
happened-warned = Warning: { $player }.
happened-points-deducted = Big points deducted: { $player }, { $points }.
happened-excluded = Excluded: { $player }.
happened-dispute-opened = Dispute on record.
happened-dispute-opened-at = Dispute on record: { $table }.
happened-dispute-settled = Dispute #{ $event } settled.
happened-lots-committed = Lots announced: { $players }, seal { $commitment }
happened-tie-extra-game = Decided by an extra game: { $players }.
happened-tie-lots = Decided by lot: { $players }.
happened-stage-closed = Stage closed: { $stage }. Advancing: { $players }.
happened-last-stage-closed = Last stage closed: { $stage }.
happened-closed = The tournament is over.
happened-undone = Undone: #{ $event }.
happened-round-published = Seats published: { $stage }, round { $round }.
happened-round-clock-started = Round clock started: { $stage }, round { $round }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
happened-round-clock-paused = Round clock stopped: { $stage }, round { $round }.
happened-round-clock-resumed = Round clock resumed: { $stage }, round { $round }.
happened-table-extended = Extra time: { $table }, { $minutes } min.
happened-call-made = Referee called: { $table }.
happened-call-answered = Call #{ $event } answered.
happened-announcement-noted = “I open next turn”: { $player }, { $table }, game { $game }.
happened-referee-invited = Referee invited: { $official }.
happened-head-referee-invited = Head referee invited: { $official }.
happened-organiser-invited = Organiser invited: { $official }.
happened-official-dismissed = No longer an official: { $official }.
happened-void-allowed = May be skipped: { $table }, game { $game }.
happened-official-plays = An official also plays: { $official } is { $player }; others referee that table.
happened-official-plays-not = An official does not play after all: { $official }.
happened-room-opened = Played online: { $table }, game { $game }.
happened-badge-kept = Access to the desk kept for the account: { $who }.
happened-place-claimed = { $who }: signed in on their own device.
happened-settings-changed = Settings changed.
