# Reports of players: the form, and the admins' page.

reports-title = Report { $name }
reports-reason = What happened?
reports-choose = Choose a reason
reports-reason-insults = Insults
reports-reason-cheating = Cheating
reports-reason-stalling = Lets the clock run on purpose
reports-reason-leaving = Leaves games again and again
reports-reason-name = Offensive name
reports-reason-other = Something else
reports-text = A few words, if you like
reports-about = Only admins see your report. The player does not learn who made it.
reports-send = Send the report
reports-sent = Thank you. The admins will look at it.
reports-admin = Reports of players
reports-admins-only = Only admins see this page. Whoever runs the server appoints them.
reports-open = Open
reports-closed = Closed
reports-log = Log
reports-none = No reports here.
reports-log-empty = No admin has done anything yet.
reports-erased = deleted player
reports-by = Reported by { $name }
reports-game = the game
reports-is-banned = banned
reports-is-suspended = suspended until { $until }
reports-is-muted = muted until { $until }
reports-measure = What to do
reports-do-dismiss = Dismiss the report
reports-do-warn = Warn
reports-do-mute = Mute
reports-do-suspend = Suspend
reports-do-lift = Lift mute and suspension
reports-time = For how long
reports-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
reports-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
reports-note = Note for the log
reports-act = Do it
reports-done = { $admin }: { $measure }, { $player }
reports-until = until { $until }
reports-more = Show older ones

live-suspended = You are suspended until { $until }. You may watch games, but not play.
live-muted = An admin has muted you until { $until }: you cannot write in chats.
live-warning = The admins warn you after a report by another player.
live-warning-insults = Do not insult anybody.
live-warning-cheating = Play without help from programs or other people.
live-warning-stalling = Do not let the clock run on purpose.
live-warning-leaving = Finish the games that you start.
live-warning-name = Choose another name.
live-warning-other = Respect the other players, and play fair.
live-warning-read = I understand
