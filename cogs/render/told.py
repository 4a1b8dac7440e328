"""A sentence about a finished match: its words, and what kind of moment it tells."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from cogs.render.words import Words
from engine.game import Outcome


class Kind(StrEnum):
    """The kind of moment that a sentence tells, for its mark."""

    PLAIN = "plain"
    PAYOUT = "payout"
    """A player takes chips."""
    STOP = "stop"
    """A run is over, or a player plays no more cards."""
    OUT = "out"
    """A round is decided."""
    END = "end"
    """The match is decided."""


MARKS = {Kind.PLAIN: "", Kind.PAYOUT: "💰 ", Kind.STOP: "✋ ", Kind.OUT: "🏁 ", Kind.END: "🏆 "}
"""The mark before a sentence."""


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence, or a moment's name in a menu."""

    text: str
    kind: Kind = Kind.PLAIN

    @property
    def marked(self) -> str:
        """The sentence with the mark of its kind before it."""
        return MARKS[self.kind] + self.text


def match_won(outcome: Outcome, names: Sequence[str], words: Words) -> str:
    """Return who has won a match."""
    return words.say("{moment}.", moment=winners_text([names[seat] for seat in outcome.winners], words))


def winners_text(winners: Sequence[str], words: Words) -> str:
    """Return the winners as a title, without a full stop."""
    if len(winners) == 1:
        return words.say("{name} wins the match", name=winners[0])
    return words.say("{names} share the win", names=words.listing(winners))
