"""The tables of this process: the one writer, what may be asked and seen, the timekeeper."""
