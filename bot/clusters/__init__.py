"""One bot as several processes on one database: which of them holds which servers, and how they take turns.

Pure: `shares` is the arithmetic of shards and shares, `plan` says what a process claims and what it hands over.

Running: `membership` registers and beats, `holdings` connects and hands over the shares of this process, and
`wakeups` lets processes learn what others have written.
Nothing here knows Discord.
"""
