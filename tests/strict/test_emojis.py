"""What the strict Discord takes as an emoji of the application."""

import base64
from collections.abc import Collection

import pytest

from tests.strict.build import Shows
from tests.strict.emojis import LARGEST, MOST_EMOJIS
from tests.strict.findings import Payload
from tests.strict.strict import Strict

UPLOAD, RENAME = ("POST", "/applications/1/emojis"), ("PATCH", "/applications/1/emojis/5")


def wrong(request: tuple[str, str], body: Payload, names: Collection[str] = ()) -> list[str]:
    """Return the names of the mistakes."""
    world, strict = Shows(), Strict()
    world.emoji_names = names
    strict.refusal(world, *request, body)
    return [each.code for noted in strict.refused for each in noted.findings]


def image(size: int, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(bytes(size)).decode()}"


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        ("seven_of_spades", []),
        ("x" * 32, []),
        ("käthe", ["STRING_TYPE_REGEX"]),
        ("taken", ["APPLICATION_EMOJI_NAME_ALREADY_TAKEN"]),
    ],
)
def test_names_have_rules(name: str, codes: list[str]) -> None:
    assert wrong(UPLOAD, {"name": name, "image": image(LARGEST)}, ["taken"]) == codes
    assert wrong(RENAME, {"name": name}, ["taken"]) == codes


def test_pictures_have_rules_and_there_are_two_thousand_at_most() -> None:
    assert wrong(UPLOAD, {"name": "seven", "image": image(LARGEST + 1)}) == ["BINARY_TYPE_MAX_SIZE"]
    assert wrong(UPLOAD, {"name": "seven", "image": image(9, "text/plain")}) == ["BASE_TYPE_CHOICES"]
    names = [f"emoji_{number}" for number in range(MOST_EMOJIS)]
    assert wrong(UPLOAD, {"name": "one_more", "image": image(9)}, names) == ["30008"]
    assert wrong(UPLOAD, {"name": "one_more", "image": image(9)}, names[1:]) == []
