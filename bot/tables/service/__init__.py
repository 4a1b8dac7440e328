"""The tables of this process: the one writer, the cache, the timekeeper."""
