"""Tables: lobbies and matches in channels, as a log of actions with snapshots.

Pure: `model/` is a table between two actions, `transitions/` what an action makes of it, `time/` until when it waits
and what happens then, `views` what may be shown of it and to whom.

Running: `service/` has the only writer and the timekeeper, `commands/` what may be asked and seen, `after/` what a
match leaves. Words and Discord must not come in here.
"""
