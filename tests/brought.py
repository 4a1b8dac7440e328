"""A plugin for pytest: the game of `docs/NEW_GAME.md` lies in the folder that `NEW_GAME` names."""

import os
from pathlib import Path

import cogs.render
import engine

BROUGHT = Path(os.environ["NEW_GAME"])
for package, folder in ((engine, "engine"), (cogs.render, "cogs/render")):
    package.__path__.insert(0, str(BROUGHT / folder))
