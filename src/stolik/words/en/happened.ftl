# What happened at a tournament, a sentence each.

happened-why = { $text } ({ $why }).
happened-created = The tournament was announced: { $name }, { $date }.
happened-format-changed = Now played in format { $format }, rules { $rules }.
happened-registered = Entered: { $player }.
happened-renamed = Details changed: { $player }.
happened-erased = Personal data erased: player no. { $player }.
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
happened-repair-seated = { $player } sits at table { $table } in this round.
happened-repair-dissolved = Table { $table } is dissolved; its players sit at other tables: { $players }.
happened-repair-substituted = { $comes } takes the seat of { $player } at table { $table }.
happened-repair-sat-out = { $player } sits this round out.
happened-sheet-entered = Score sheet entered: { $table }.
happened-sheet-confirmed = Score sheet confirmed: { $table }, by { $player }.
happened-sheet-closed = Score sheet closed: { $table }.
happened-sheet-corrected = Score sheet corrected: { $table }.
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
happened-round-extended = More time for every table: { $stage }, round { $round }, { $minutes } min.
happened-table-extended = Extra time: { $table }, { $minutes } min.
happened-call-made = Referee called: { $table }.
happened-call-answered = Call #{ $event } answered.
online-ask-walkover = Only one player is left at this table and wins its games; close the score sheet if this is right.
online-ask-void = Games at this table count as not played; close the score sheet if this is right.
happened-announcement-noted = “I open next turn”: { $player }, { $table }, game { $game }.
happened-referee-invited = Referee invited: { $official }.
happened-head-referee-invited = Head referee invited: { $official }.
happened-organiser-invited = Organiser invited: { $official }.
happened-helper-invited = Helper invited: { $official }.
happened-tables-assigned = Sector { $tables }: { $official }.
happened-tables-taken = No longer looks after any tables: { $official }.
happened-handed-over = Tables handed over: { $official } to { $other }.
happened-handed-over-day = Everything handed over, roles exchanged: { $official } to { $other }.
happened-official-dismissed = No longer an official: { $official }.
happened-official-named = Name ({ $role }): { $name }.
happened-void-allowed = May be skipped: { $table }, game { $game }.
happened-table-postponed = Postponed: { $table }, to { $when }.
happened-table-postponed-open = Postponed: { $table }, the day is still to be agreed.
happened-postponement-lifted = No longer postponed: { $table }.
happened-official-plays = An official also plays: { $official } is { $player }; others referee that table.
happened-official-plays-not = An official does not play after all: { $official }.
happened-room-opened = Played online: { $table }, game { $game }.
happened-badge-kept = Access to the desk kept for the account: { $who }.
happened-place-claimed = { $who }: signed in on their own device.
happened-settings-changed = Settings changed.
happened-title-changed = The tournament is now called { $name }, { $date }.
happened-halls-set = Halls set: { $halls }.
happened-halls-removed = Halls removed: all tables are in one room.
happened-diplomas-designed = Diplomas designed.
happened-timetable-set = { $count ->
    [one] Timetable set: { $count } round has a start.
   *[other] Timetable set: { $count } rounds have a start.
}
happened-timetable-removed = Timetable removed.
happened-missed-game-set = A missed game now counts { $points } small points.
happened-removed = The tournament was deleted.
