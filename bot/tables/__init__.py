"""Tables: lobbies and matches in channels, as a log of actions with snapshots.

`state` is a table between two actions, `actions` what can be done to one, `transition` the pure function from one to
the next (with `lobby`, `playing`, `ending` for its parts). `writer` is the only writer: lock, load, apply, commit,
unlock, publish; `service` is what may be asked of a table. `views` is what may be shown of one and to whom. Words and
Discord must not come in here.
"""
