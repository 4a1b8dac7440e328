"""What was drawn is not drawn again from the same."""

from __future__ import annotations

from cogs.render.parts import Layout, layout
from cogs.show.drawing import Drawing
from cogs.show.messenger import look_of


class Artist:
    def __init__(self, text: str) -> None:
        self.text = text
        self.drawings = 0

    def draw(self) -> Layout:
        self.drawings += 1
        return layout([self.text], [])


def test_it_is_drawn_once_and_only_when_it_is_looked_at() -> None:
    ann = Artist("Ann leads")
    drawing = Drawing(("Ann",), ann.draw)
    assert ann.drawings == 0
    assert drawing.look == look_of(drawing.view)
    assert ann.drawings == 1


def test_it_is_not_drawn_to_be_compared_where_it_follows_from_the_same() -> None:
    ann = Artist("Ann leads")
    before = Drawing(("Ann",), ann.draw)
    again = Drawing(("Ann",), ann.draw, before.drawn)
    assert again.look == before.look
    assert ann.drawings == 1


def test_it_is_drawn_anew_where_it_follows_from_something_else() -> None:
    ann, ben = Artist("Ann leads"), Artist("Ben leads")
    before = Drawing(("Ann",), ann.draw)
    assert Drawing(("Ben",), ben.draw, before.drawn).look != before.look
    assert ben.drawings == 1
