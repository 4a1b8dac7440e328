"""What a sentence about a match that is over is made of: its words, and what kind of moment it tells."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from cogs.render.words import Words
from engine.game import Outcome


class Kind(StrEnum):
    """What kind of moment a sentence tells, so that it can be marked."""

    PLAIN = "plain"
    PAYOUT = "payout"
    """Somebody takes chips."""
    STOP = "stop"
    """A run is over, or somebody plays no more cards."""
    OUT = "out"
    """A round is decided."""
    END = "end"
    """The match is decided."""


MARKS = {Kind.PLAIN: "", Kind.PAYOUT: "💰 ", Kind.STOP: "✋ ", Kind.OUT: "🏁 ", Kind.END: "🏆 "}
"""What stands before a sentence."""


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence, or what a moment is called in a menu."""

    text: str
    kind: Kind = Kind.PLAIN

    @property
    def marked(self) -> str:
        """The sentence behind the mark of its kind."""
        return MARKS[self.kind] + self.text


def match_won(outcome: Outcome, names: Sequence[str], words: Words) -> str:
    """Return who has won a match."""
    return words.say("{moment}.", moment=winners_text([names[seat] for seat in outcome.winners], words))


def winners_text(winners: Sequence[str], words: Words) -> str:
    """Return the same as a title, without a full stop."""
    if len(winners) == 1:
        return words.say("{name} wins the match", name=winners[0])
    return words.say("{names} share the win", names=words.listing(winners))
