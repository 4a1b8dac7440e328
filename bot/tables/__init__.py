"""Tables: lobbies and matches in channels, as a log of actions with snapshots.

Pure: `model/` is a table between two actions, `transitions/` what an action changes, `time/` until when it waits
and what happens then, `views` what may be shown of it and to whom.

Running: `service/` has the only writer and the timekeeper, `commands/` what members may request and see, `after/` what
remains of a match. Words and Discord do not belong here.
"""
