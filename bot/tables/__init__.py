"""Tables: lobbies and matches in channels, as a log of actions with snapshots.

Pure: `table` is a table between two actions, `terms` what it is played by, `actions` what can be done to one, and
`transition` the function from one to the next, with `lobby`, `playing` and `ending` for its parts. `clock` says until
when a table waits, `deadline` what happens then, `views` what may be shown of it and to whom.

Running: `writer` is the only writer, `timekeeper` lets deadlines act, `commands` is what may be asked of a table and
`queries` what may be seen. Words and Discord must not come in here.
"""
