"""What a game adds to the messages of its tables, part by part. Each part is a module of its folder here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from bot.history.page.model import Shot
from bot.tables.views import Board, Hand
from cogs.render.discs import discs
from cogs.render.ids import CustomId
from cogs.render.parts import Button, Row
from cogs.render.told import Told
from cogs.render.words import Words
from engine.game import Action, Event, Moment, Problem, R, Seat
from engine.pack import GamePack
from engine.players import Weighed
from engine.record.film import Frame

V = TypeVar("V")
R_contra = TypeVar("R_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class RulesWords(Protocol[R_contra]):
    """A game's rules in words."""

    def name(self, words: Words) -> str:
        """Return what the game is called, whatever its rules."""

    def title(self, rules: R_contra, words: Words) -> str:
        """Return the game's name with its rules' name."""

    def teaser(self, rules: R_contra, words: Words) -> str:
        """Return one sentence that tells somebody new what the game is about."""

    def banner(self, rules: R_contra, words: Words) -> str:
        """Return the game's pictures as a heading of its lobby; empty in a deck of text."""

    def lasts(self, rules: R_contra, players: int, words: Words) -> str:
        """Return how long a match of this many players lasts, in a few words; empty where `summary` says it."""

    def summary(self, rules: R_contra, words: Words, buy_in: int, turn_seconds: int) -> str:
        """Return the rules in one line: the preset, and what is played differently."""

    def explained(self, rules: R_contra, words: Words) -> str:
        """Return how to play, for somebody who has never done it."""

    def preset(self, preset: str, words: Words) -> tuple[str, str]:
        """Return a preset's name, and a line about it."""

    def choice(self, rules: R_contra, switch: str, choice: str, words: Words) -> tuple[str, str]:
        """Return what a choice of a house rule is called, and a line about it; each of at most 100 characters."""


class BoardWords(Protocol[V_contra]):
    """What the board of a match says and offers. `view` is the board's: what everybody may know of the match."""

    def progress(self, board: Board, view: V_contra, words: Words) -> str:
        """Return the game's title, and how far its match is."""

    def player_line(self, board: Board, view: V_contra, seat: int, who: str, words: Words) -> str:
        """Return what everybody may know of one player; `who` is the name with its marks."""

    def texts(self, board: Board, view: V_contra, words: Words) -> list[str]:
        """Return what the board says of the match, the most urgent first."""

    def buttons(self, board: Board, view: V_contra, words: Words) -> list[Button]:
        """Return the public buttons of the open decision."""

    def colour(self, board: Board, view: V_contra) -> int:
        """Return the colour of the board of a match that is played, which says whose turn it is; see `parts`."""

    def last_seen(self, board: Board, view: V_contra, words: Words) -> str:
        """Return how a round that is over ended, as it lay on the table; empty when none has been played."""

    def played_out(self, words: Words) -> str:
        """Return that stand-ins play to its end what has begun, as a sentence."""

    def left(self, board: Board, who: str, words: Words) -> str:
        """Return that somebody has left while something was played, as a line without a full stop."""


class HandWords(Protocol[V_contra]):
    """What a hand says and offers. `view` is the hand's: what its seat may know of the match."""

    def texts(self, hand: Hand, view: V_contra, words: Words) -> list[str]:
        """Return a hand, and what its player may do."""

    def rows(self, hand: Hand, view: V_contra, words: Words) -> list[Row]:
        """Return rows of buttons and menus for what this seat may do now."""

    def hint(self, hand: Hand, view: V_contra, suggestion: Weighed, words: Words) -> str:
        """Return what is suggested to a seat, and why."""

    def worth(self, hand: Hand, view: V_contra | None, words: Words) -> str:
        """Return what a seat has on the table, and what becomes of it when its member leaves, in a sentence."""

    def leaving(self, board: Board, words: Words) -> str:
        """Return what becomes of a seat whose member leaves while something is played, in a sentence."""

    def has_won(self, hand: Hand, view: V_contra) -> bool:
        """Return whether the seat has won the round that has just ended."""


class Decisions(Protocol[V_contra]):
    """What the buttons and menus of a board and a hand stand for. `view` is the hand's."""

    def action(self, pressed: CustomId) -> dict[str, Any]:
        """Return the action that a button stands for, as the game dumps it.

        Raises:
            DecisionOver: there is no such button.
        """

    def card_text(self, pressed: str, words: Words) -> str:
        """Return the card that a button names, by the value of its id.

        Raises:
            DecisionOver: there is no such card.
        """

    def prepared(self, hand: Hand, view: V_contra, pressed: str, chosen: Sequence[str]) -> tuple[dict[str, Any], bool]:
        """Return a decision that is made ahead as a click leaves it, and whether it is ready to act.

        Raises:
            DecisionOver: there is no such decision, or no such button of it.
        """

    def question(self, view: V_contra, words: Words) -> str:
        """Return what is asked before a decision that is final.

        Raises:
            DecisionOver: nothing of the kind can be decided now.
        """


class LessonWords(Protocol[V_contra]):
    """The words of a game's lesson. `key` and `done` say what is to be done: a step, and how many goals before it."""

    def texts(self, key: str, hand: Hand, view: V_contra, words: Words) -> list[str]:
        """Return what lies on the table, as far as the pupil needs it for a step, and the pupil's cards."""

    def rows(self, hand: Hand, view: V_contra, words: Words) -> list[Row]:
        """Return a button for each card of the pupil, and for what else can be done."""

    def task(self, key: str, done: int, hand: Hand, view: V_contra, words: Words) -> tuple[str, str]:
        """Return what is new, which may be nothing, and what is to be done."""

    def praise(self, key: str, done: int, hand: Hand, view: V_contra, words: Words) -> str:
        """Return what has come of what was done; `hand` and `view` are those after it."""

    def wrong(self, key: str, done: int, hand: Hand, view: V_contra, action: Action | None, words: Words) -> str:
        """Return why what was tried is not what is to be done; None for asking for a hint."""

    def finished(self, events: Sequence[Event], names: Sequence[str], words: Words) -> str:
        """Return how the lesson's round ended, and what has been learnt."""


class FilmWords(Protocol[V_contra]):
    """A match that is over, looked at step by step. `names` are by seat, as they are shown."""

    def lies(self, board: Board, view: V_contra, words: Words) -> list[str]:
        """Return what lies on the table, as everybody sees it."""

    def held(self, view: V_contra, words: Words) -> str:
        """Return the hand of a view's seat in one line; empty without cards."""

    def done(self, happened: Sequence[Event], names: Sequence[str], words: Words) -> list[Told]:
        """Return what was just done, but for what `lies` says."""

    def label(self, happened: Sequence[Event], names: Sequence[str], words: Words) -> Told | None:
        """Return what a step is called among the moments of a round, without a card; None for an ordinary one."""

    def instead(self, action: Action, words: Words) -> str:
        """Return what the level *hard* would have done in place of a seat, as a sentence."""

    def why(self, view: V_contra, weighed: Weighed, names: Sequence[str], words: Words) -> str:
        """Return what speaks for an action of a view's seat, and how it compares with the first of the others.

        `names` are as the board has them.
        """


class PageWords(Protocol):
    """What the page of a match that is over shows of it."""

    def zones(self, words: Words) -> dict[str, str]:
        """Return what the places on the table are called, by the names that `shot` uses, in their order."""

    def faces(self, words: Words) -> dict[str, str]:
        """Return what each card is called."""

    def shot(self, frame: Frame, told: tuple[tuple[str, str], ...], advice: str, words: Words) -> Shot:
        """Return the match after a step, with every hand open, and with what the words tell and advise."""


@dataclass(frozen=True, slots=True)
class GameRenderer(Generic[R, V]):
    """The words of one game, part by part."""

    pack: GamePack[R, Any, V]
    rules: RulesWords[R]
    board: BoardWords[V]
    hand: HandWords[V]
    decisions: Decisions[V]
    lesson: LessonWords[V]
    film: FilmWords[V]
    page: PageWords
    announced: Callable[[Sequence[Event], Sequence[str], Words], list[str]]
    """Returns the notable events of a round as its result in short, from the names by seat."""
    revealed: Callable[[Sequence[Event], Sequence[str], Words], list[str]]
    """Returns the same with every card, for those who ask."""
    told: Callable[[Sequence[Event], Sequence[str], Words], list[Told]]
    """Returns what an action led to as sentences without markdown, from the names by seat."""
    moment: Callable[[Moment, int, str, Words], str]
    """Returns the best moment of a match as a sentence, from its round and the name of the player."""
    problem: Callable[[Problem, Words], str | None]
    """Returns a reason why rules are refused as a sentence; None for a reason that is not the game's own."""
    colours: str = ""
    """The letters of the colours that seats have, in their order; empty in a game whose seats have none."""
    piles: Callable[[V], tuple[tuple[str, Seat | None], ...]] = lambda _: ()
    """Returns the piles as they lie at a match's end, by the names of their pictures, and the seat that each belongs
    to; nothing in a game without piles."""

    def discs(self, board: Board, words: Words) -> list[str]:
        """Return the seats' discs; nothing in a deck of text, and where seats have shapes."""
        return [] if self.colours else discs([seat.name for seat in board.seats], words)

    def emblem(self, seat: Seat) -> str:
        """Return the letter of a seat's colour; empty without one."""
        return self.colours[seat : seat + 1]


AnyRenderer = GameRenderer[Any, Any]
"""The renderer of a game that was looked up by its key, so that its types are not known."""
