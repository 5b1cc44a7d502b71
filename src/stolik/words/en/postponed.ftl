# Postponed tables of a league, on pages, paper and the command line.

postponed-to = Postponed to { $when }
postponed-open = Postponed, day to be agreed
postponed-tables = Postponed tables
postponed-own = Your postponed table
postponed-others-done = all other tables have finished
postponed-line = round { $round }, table { $table }
postponed-line-to = round { $round }, table { $table } ({ $when })
postponed-line-open = round { $round }, table { $table } (day to be agreed)
postponed-missing = { $count ->
    [one] One postponed table is still missing: { $tables }. It counts as soon as it has played.
   *[other] { $count } postponed tables are still missing: { $tables }. They count as soon as they have played.
  }
postponed-event = table { $table } (postponed from round { $round })
