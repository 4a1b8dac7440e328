"""Who is meant by a disc: an initial that nobody before has, or the seat's number."""

import pytest

from cogs.render.discs import discs, initials
from tests.cogs.render.pictures import IDS
from tests.cogs.render.tables import DRAWN, WORDS

PEOPLE = {
    "each has a letter of their own": (("Ann", "Ben", "Ada"), "ABD"),
    "accents do not count": (("Élodie", "Émile", "Käthe"), "EMK"),
    "who has no Latin letter has a number": (("Юлия", "陳", "9lives", "_"), "1234"),
    "who has no letter that is free has a number": (("A", "A", "aa"), "A23"),
}


@pytest.mark.parametrize("who", PEOPLE)
def test_initials(who: str) -> None:
    people, letters = PEOPLE[who]
    assert "".join(initials(people)) == letters


def test_nine_people_of_one_name_have_discs_that_are_pictures_of_the_deck() -> None:
    found = discs(["Maximiliana Katharin"] * 9, DRAWN)
    assert len(set(found)) == 9
    assert all(each.split(":")[1] in IDS for each in found)
    assert discs(["Ann"], WORDS) == []
