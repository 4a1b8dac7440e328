"""The example round of `docs/HOW_TO_PLAY.md` can be played as it is told."""

import re

from tests.engine.stops.situations import dealt, play
from tests.rules.tables import path_of


def codes(text: str) -> list[str]:
    """Return the cards that a text names, as the engine writes them."""
    return [
        rank.replace("10", "T") + "SHDC"["♠♥♦♣".index(suit)]
        for suit, rank in re.findall("([♠♥♦♣])(10|[\\dJQKA])", text)
    ]


def test_the_example_round_goes_as_it_is_told() -> None:
    _, _, example = path_of("HOW_TO_PLAY", "en").read_text(encoding="utf-8").partition("## One round, in cards")
    example = example.partition("\n## ")[0]
    (row,) = re.findall(r"^\| (♣.+) \|$", example, re.MULTILINE)
    ann, ben, cleo, dead = map(codes, row.split("|"))
    told = "".join(re.findall(r"^[13]\. (.+)$", example, re.MULTILINE))
    line = list(dict.fromkeys(codes(told)))
    assert dead == ["8C"]
    seats = [" ".join(each) for each in (ben, cleo, ann)]  # Ann deals, so Ben is first
    before = dealt(*seats, table={"QD": 4})
    after = play(before, " ".join(line)).state
    won = [now - then for now, then in zip(after.chips, before.chips, strict=True)]
    assert won == [-2, -1, 4 + 2 + 1]
