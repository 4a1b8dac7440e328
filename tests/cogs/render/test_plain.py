"""Messages in a plain form, and a message without some of its buttons."""

import re
from dataclasses import replace
from typing import Any, cast

import discord
from syrupy.assertion import SnapshotAssertion

from art import names
from cogs.render.board import board_message
from cogs.render.deck import in_text
from cogs.render.newyork import cards as newyork
from cogs.render.parts import button, layout, link, select, take_pictures_out
from cogs.render.plain import plain_message, plain_text, shape_of
from cogs.render.stops import cards as stops_cards
from engine.cards import CARDS, card
from engine.newyork import cards as newyork_cards
from tests.cogs.render.conftest import Looks, looks
from tests.cogs.render.form import form
from tests.cogs.render.pictures import FOUR_COLOURS, IDS, PICTURES
from tests.cogs.render.tables import ANN, BEN, WORDS, board_of, lobby

LOBBY = board_message(board_of(lobby("michigan", ANN, BEN)), WORDS)
OPTIONS = [
    discord.SelectOption(label="Easy", value="easy", description="They hardly look at the cards.", default=True),
    discord.SelectOption(label="Hard", value="hard"),
]
PICKER = layout(
    ["### Rules"],
    ["-# Computer players", [select("menu", OPTIONS, "How well")], [button("id", "More", emoji="⚙️")]],
)


LOOKS: Looks = {
    "texts and buttons are kept": lambda: form(plain_message(LOBBY)),
    "menus are kept": lambda: form(plain_message(PICKER)),
    "of the buttons the first that can be pressed are kept": lambda: form(plain_message(LOBBY, buttons=2)),
    "a button that is there twice is kept once": lambda: form(
        plain_message(
            layout(
                ["Text"],
                [[button("one", "One")], [button("one", "Two")], [link("There", "https://example.org")]],
                foot="foot",
            )
        )
    ),
    "what says nothing has a sign for it": lambda: form(plain_message(layout([]))),
}
test_a_plain_message = looks(LOOKS)


def test_long_parts_are_cut() -> None:
    options = [discord.SelectOption(label="l" * 99, value=str(at), description="d" * 120) for at in range(30)]
    menu = select("menu", options[:25], "p" * 200)
    menu._underlying.options = options  # discord.py takes no more, what comes from elsewhere may have them
    plain = plain_message(layout(["t" * 3_500], [[button("id", "l" * 99)], [menu]]))
    text, first, second = plain.children
    assert isinstance(text, discord.ui.TextDisplay)
    assert text.content == "t" * 2_999 + "…"
    shown = cast(Any, first).children[0]
    chosen = cast(Any, second).children[0]
    assert (len(shown.label), len(chosen.placeholder), len(chosen.options)) == (80, 150, 25)
    assert (len(chosen.options[0].label), len(chosen.options[0].description)) == (80, 100)


def test_a_text_is_cut_where_a_message_ends() -> None:
    assert plain_text(layout(["a", "b"], foot="c")) == "a\nb\n-# c"
    assert plain_text(layout(["a" * 3_000])) == "a" * 1_999 + "…"


def test_the_shape_of_a_message_says_nothing_of_its_texts(snapshot: SnapshotAssertion) -> None:
    assert shape_of(PICKER) == snapshot
    hidden = replace(BEN, name="Xy")
    assert shape_of(LOBBY) != shape_of(board_message(board_of(lobby("michigan", ANN, hidden)), WORDS))
    assert "Ann" not in shape_of(LOBBY)


def test_pictures_are_written_out_where_there_may_be_none() -> None:
    for each in CARDS:
        for picture in (PICTURES.card(each), FOUR_COLOURS.card(each), PICTURES.picture(names.wanted_name(each))):
            assert in_text(f"({picture})") == f"({stops_cards.card_text(each, WORDS)})"
    for each in newyork_cards.CARDS:
        assert in_text(PICTURES.tile(each.colour, each.number)) == newyork.card_text(each, WORDS)
    for name in IDS:
        assert not re.search(r"[<>:_]", in_text(PICTURES.picture(name))), name
    row = PICTURES.card(card("7S")) + PICTURES.card(card("8S"))
    assert in_text(row) == f"{stops_cards.card_text(card('7S'), WORDS)} {stops_cards.card_text(card('8S'), WORDS)}"
    assert in_text("<:logo:5> <@5> ❤️") == "<:logo:5> <@5> ❤️"


def test_a_message_without_its_pictures_is_the_same_in_text() -> None:
    seven = PICTURES.card(card("7S"))
    option = discord.SelectOption(label="7 of spades", value="7S", emoji=seven)
    view = layout(
        [f"# {seven}{seven}"],
        [
            [button("one", "", emoji=seven), button("two", "Play", emoji=seven), button("three", "Hint", emoji="💡")],
            [select("menu", [option])],
        ],
    )
    assert take_pictures_out(view)
    written = stops_cards.card_text(card("7S"), WORDS)
    text, buttons, menu = cast(Any, view.children[0]).children
    assert text.content == f"# {written} {written}"
    assert [(each.label, each.emoji and str(each.emoji)) for each in buttons.children] == [
        ("7♠", None),
        ("7♠ Play", None),
        ("Hint", "💡"),
    ]
    assert menu.children[0].options[0].emoji is None
    assert not take_pictures_out(view)
