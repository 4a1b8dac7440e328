from __future__ import annotations

import re

from art import names
from bot.tables.names import NAMES


def test_every_picture_has_a_name_of_its_own_that_discord_takes() -> None:
    assert len(set(names.EVERY)) == len(names.EVERY)
    assert [name for name in names.EVERY if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)] == []


def test_there_is_room_for_them_in_an_application() -> None:
    assert len(names.EVERY) <= 2000


def test_every_computer_player_has_a_face() -> None:
    assert names.FACES.keys() == set(NAMES)
