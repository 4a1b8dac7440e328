"""Buttons of every former version do what they did: their ids and their verbs."""

import pytest

from cogs.press.dispatch import PRESSES
from cogs.press.invite import TEMPLATE as INVITE
from cogs.render.ids import PREPARE_TEMPLATE, SELECT_TEMPLATE, TEMPLATE, CustomId, PrepareId, SelectId

VERBS = {
    *("join", "sit", "decline", "invite", "add", "drop", "start", "now", "rules", "again", "proofs", "deals", "deal"),
    *("deal_files", "cards"),
    *("next", "card", "do", "pass", "pass_yes", "pass_no", "prep", "hint"),
    *("hand", "follow", "back", "wake"),
    *("menu", "menu_follow", "menu_away", "menu_back", "menu_leave", "stop", "stop_now"),
    *("house", "house_page", "house_plain", "house_done", "house_keep", "house_forget"),
}
"""All that were ever on a button. None may go: messages stay in channels for years."""


def test_every_verb_that_was_ever_on_a_button_is_known_and_a_new_one_is_added_to_those_that_stay() -> None:
    assert PRESSES.keys() == VERBS


@pytest.mark.parametrize("verb", sorted(VERBS))
def test_ids_of_buttons_are_as_they_always_were(verb: str) -> None:
    text, meaning = f"nm:5:7:{verb}:2S", CustomId(5, verb, 7, "2S")
    assert str(meaning) == text
    found, *others = [each for each in (TEMPLATE, SELECT_TEMPLATE, PREPARE_TEMPLATE) if each.fullmatch(text)]
    assert (found, others) == (TEMPLATE, []), "no id can be read in two ways"
    assert CustomId.read(TEMPLATE.fullmatch(text)) == meaning


def test_ids_of_menus_are_as_they_always_were() -> None:
    rules, prepared = SELECT_TEMPLATE.fullmatch("nmr:5:chips:17"), PREPARE_TEMPLATE.fullmatch("nmp:5:3:stake:17")
    assert rules
    assert prepared
    assert SelectId.read(rules) == SelectId(5, "chips", 17)
    assert PrepareId.read(prepared) == PrepareId(5, 3, "stake")
    assert str(SelectId(5, "chips", 17)) == "nmr:5:chips:17"
    assert str(PrepareId(5, 3, "stake", 17)) == "nmp:5:3:stake:17"


@pytest.mark.parametrize("text", ["nm:5:0:JOIN", "nm:5:0", "nm:x:0:join", "nmr:5:0:join", "nm:5:0:join:a b"])
def test_what_is_no_id_of_ours_is_left_alone(text: str) -> None:
    assert TEMPLATE.fullmatch(text) is None


def test_ids_of_the_menus_behind_invite_stay_as_they_are() -> None:
    for verb in ("ask", "back"):
        found = INVITE.fullmatch(f"invite:{verb}:5:17")
        assert found
        assert (found["verb"], found["table"]) == (verb, "5")
