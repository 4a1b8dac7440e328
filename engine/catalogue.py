"""Every game, registered once by the name of its folders. Each part of the program finds the game's modules there.

Code looks up what it needs by the game's key, and never asks which game it is.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.pack import AnyPack

FOLDERS = ("stops", "newyork")
"""Every game, the one for newcomers first. This line is all that registers one."""


def of_each(part: str, name: str = "") -> dict[str, Any]:
    """Return each game's part of the program, by the game's key. Games without that module are left out.

    `part`: a module, with `{}` for the game's folder: `engine.{}.pack`. `name`: a name in the module; empty for the
    module itself.
    """
    modules = {pack.game.key: part.format(folder) for folder, pack in _PACKS.items()}
    found = {key: import_module(module) for key, module in modules.items() if find_spec(module)}
    return {key: getattr(module, name) if name else module for key, module in found.items()}


_PACKS: Mapping[str, AnyPack] = {folder: import_module(f"engine.{folder}.pack").PACK for folder in FOLDERS}
CATALOGUE: Mapping[str, AnyPack] = {pack.game.key: pack for pack in _PACKS.values()}
"""Every game by its key."""
FIRST: str = next(iter(CATALOGUE))
"""The key of the game that somebody new learns first."""
