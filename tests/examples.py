"""How much of what could be tried is tried in this run."""

import os

EXAMPLES = float(os.environ.get("EXAMPLES", "0.35"))
"""The part of its examples that each property is tried with; `make soak` tries all of them."""
ALL = EXAMPLES >= 1
"""Whether everything is tried, however much of it is alike."""
