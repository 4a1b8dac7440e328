"""One bot as several processes on one database: which of them holds which servers, and how they take turns.

Pure: `shares` is the arithmetic of shards and shares, `plan` says what a process claims and what it hands over.

Running: `membership` registers and beats, `holdings` does what comes of it for this process. By `wakeups`
processes learn of what others write.
Discord itself must not come in here.
"""
