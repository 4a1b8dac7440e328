"""The languages: English, in which the sentences are written, and one for each folder of `locale/`."""

import re
from pathlib import Path

_INSTALLED, _CHECKED_OUT = (Path(__file__).resolve().parents[up] / "locale" for up in (1, 2))
CATALOGUES = _INSTALLED if _INSTALLED.is_dir() else _CHECKED_OUT
"""The folder `locale/`. An installed package has it inside `bot`."""
CATALOGUE = Path("LC_MESSAGES", "newmarket.po")
"""Where the sentences of a language are, in its folder."""
ENGLISH = "en"
"""The language of the sentences in the source."""
AS_IN_DISCORD = "discord"
"""Stands in menus for no choice: the language is the one that Discord reports."""
FORM = re.compile(r"[a-z]{2,3}(_([A-Za-z]{2,4}|[0-9]{3}))?")
"""How languages are written here, as their folders: `de`, `pt_BR`, `es_419`."""


def languages() -> tuple[str, ...]:
    """Return the languages, English first: `en`, `de`, `nl`. Folders with other names are ignored."""
    folders = {each.parents[1].name for each in CATALOGUES.glob(f"*/{CATALOGUE.as_posix()}")}
    return (ENGLISH, *sorted(each for each in folders - {ENGLISH} if FORM.fullmatch(each)))


def choices() -> dict[str, str | None]:
    """Return what can be chosen as a language, by the text that stands for it in a menu; None is as in Discord."""
    return {AS_IN_DISCORD: None, **{each: each for each in languages()}}
