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


def test_it_is_drawn_when_it_is_looked_at_and_anew_where_it_follows_from_something_else() -> None:
    ann, ben = Artist("Ann leads"), Artist("Ben leads")
    before = Drawing(("Ann",), ann.draw)
    assert ann.drawings == 0
    assert before.look == look_of(before.view)
    assert Drawing(("Ann",), ann.draw, before.drawn).look == before.look
    assert ann.drawings == 1, "once"
    assert Drawing(("Ben",), ben.draw, before.drawn).look != before.look
    assert ben.drawings == 1
