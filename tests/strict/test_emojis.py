"""What the strict Discord takes as an emoji of the application."""

from __future__ import annotations

import base64
from collections.abc import Collection

import pytest

from tests.strict.build import Shows
from tests.strict.emojis import LARGEST, MOST_EMOJIS
from tests.strict.findings import Payload
from tests.strict.strict import Strict

UPLOAD = ("POST", "/applications/1/emojis")
RENAME = ("PATCH", "/applications/1/emojis/5")
PNG = "data:image/png;base64,"


def answer(request: tuple[str, str], body: Payload, names: Collection[str] = ()) -> Payload | None:
    world = Shows()
    world.emoji_names = names
    return Strict().refusal(world, *request, body)


def code(found: Payload | None, field: str) -> str:
    assert found is not None
    return str(found["errors"][field]["_errors"][0]["code"])


def image(size: int) -> str:
    return PNG + base64.b64encode(bytes(size)).decode()


@pytest.mark.parametrize("name", ["ab", "seven_of_spades", "x" * 32, "replaced_1234567890123456789"])
def test_good_emojis(name: str) -> None:
    assert answer(UPLOAD, {"name": name, "image": image(LARGEST)}, ["others"]) is None
    assert answer(RENAME, {"name": name}, ["others"]) is None


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("a", "BASE_TYPE_BAD_LENGTH"),
        ("x" * 33, "BASE_TYPE_BAD_LENGTH"),
        ("käthe", "STRING_TYPE_REGEX"),
        ("seven-of-spades", "STRING_TYPE_REGEX"),
        ("taken", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
    ],
)
def test_names_that_are_refused(name: str, wrong: str) -> None:
    assert code(answer(UPLOAD, {"name": name, "image": image(9)}, ["taken"]), "name") == wrong
    assert code(answer(RENAME, {"name": name}, ["taken"]), "name") == wrong


@pytest.mark.parametrize(
    ("data", "wrong"), [(image(LARGEST + 1), "BINARY_TYPE_MAX_SIZE"), ("data:text/plain,hello", "BASE_TYPE_CHOICES")]
)
def test_pictures_that_are_refused(data: str, wrong: str) -> None:
    assert code(answer(UPLOAD, {"name": "seven", "image": data}), "image") == wrong


def test_an_application_has_two_thousand_at_most() -> None:
    names = [f"emoji_{number}" for number in range(MOST_EMOJIS)]
    found = answer(UPLOAD, {"name": "one_more", "image": image(9)}, names)
    assert found is not None
    assert found["code"] == 30008
    assert answer(UPLOAD, {"name": "one_more", "image": image(9)}, names[1:]) is None
