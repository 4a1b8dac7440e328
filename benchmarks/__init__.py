"""Figures that are measured and not promised: how well computer players play, and how fast the engine is.

What lives here: one file per subject, each making figures, and the table that shows them (`python -m benchmarks`).
What must not: assertions. A test looks at the edge too, over fewer deals; none looks at times.
"""
