"""Buttons of every former version do what they did: their ids and their verbs."""

import pytest

from cogs.press.dispatch import PRESSES
from cogs.render.ids import TEMPLATE, CustomId

VERBS = {
    *("join", "sit", "decline", "invite", "add", "drop", "start", "now", "rules", "again", "proofs", "deals", "deal"),
    *("deal_files", "cards"),
    *("next", "card", "do", "pass", "pass_yes", "pass_no", "prep", "hint"),
    *("hand", "follow", "back", "wake"),
    *("menu", "menu_follow", "menu_away", "menu_back", "menu_leave", "stop", "stop_now"),
    *("house", "house_page", "house_plain", "house_done", "house_keep", "house_forget"),
    *("house_menu", "invite_menu"),
}
"""All that are on a button or menu. From the first release on none may go: messages stay in channels for years."""


def test_every_verb_that_was_ever_on_a_button_is_known_and_a_new_one_is_added_to_those_that_stay() -> None:
    assert PRESSES.keys() == VERBS


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_ids_of_buttons_are_as_they_always_were(verb: str) -> None:
    text, meaning = f"nm:5:7:{verb}:2S", CustomId(5, verb, 7, "2S")
    assert str(meaning) == text
    assert CustomId.read(TEMPLATE.fullmatch(text)) == meaning


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("nm:5:0:house_menu:carry_over:17", CustomId(5, "house_menu", value="carry_over", showing=17)),
        ("nm:5:3:prep:stake:17", CustomId(5, "prep", 3, "stake", 17)),
        ("nm:5:0:invite_menu:ask:17", CustomId(5, "invite_menu", value="ask", showing=17)),
    ],
)
def test_an_id_of_a_menu_says_how_it_is_shown(text: str, meaning: CustomId) -> None:
    assert str(meaning) == text
    assert CustomId.read(TEMPLATE.fullmatch(text)) == meaning


@pytest.mark.parametrize("text", ["nm:5:0:JOIN", "nm:5:0", "nm:x:0:join", "nmx:5:0:join", "nm:5:0:join:a b"])
def test_what_is_no_id_of_ours_is_left_alone(text: str) -> None:
    assert TEMPLATE.fullmatch(text) is None
