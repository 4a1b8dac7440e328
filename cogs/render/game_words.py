"""A game's own words, part by part, which the modules of its folder here supply.

All but four functions have defaults, for a game whose views are `PlainView`s.
"""

from collections.abc import Sequence
from typing import Any

from bot.history.page import model as page
from bot.refusals import DecisionOver
from bot.tables.views import Board, Hand
from cogs.render.discs import discs
from cogs.render.ids import CustomId
from cogs.render.parts import (
    GOLD,
    LINE,
    TABLE_GREEN,
    Button,
    Row,
    Style,
    absence,
    action_of,
    board_clock,
    button,
    clock,
    next_deal,
    own_deal,
    rows_of,
    shown,
    turn_time,
)
from cogs.render.told import Kind, Told
from cogs.render.words import Words
from engine.catalogue import of_each
from engine.game import Action, Event, Moment, Problem, Seat
from engine.pack import AnyPack
from engine.plain import PlainView
from engine.players import Weighed
from engine.record.film import Frame

MOST_BUTTONS = 20
"""How many choices of a hand have buttons."""


class Part:
    """A part of a game's words. The functions of the game's own modules replace the defaults here."""

    def __init__(self, game: "GameRenderer", *modules: str) -> None:
        self.game = game
        adopt(self, game.pack, *modules)


def adopt(part: object, pack: AnyPack, *modules: str) -> None:
    """Replace a part's default functions with those of modules of a game's folder, as far as there are such modules."""
    for module in (of_each(f"cogs.render.{{}}.{each}").get(pack.game.key) for each in modules):
        for name in dir(type(part)):
            if not name.startswith("_") and hasattr(module, name):
                setattr(part, name, getattr(module, name))


class RulesWords(Part):
    """A game's rules in words."""

    def title(self, rules: Any, words: Words) -> str:
        """Return the name of the game and that of its rules."""
        return self.preset(rules.preset, words)[0]

    def teaser(self, rules: Any, words: Words) -> str:
        """Return one sentence that tells somebody new what the game is about."""
        return ""

    def banner(self, rules: Any, words: Words) -> str:
        """Return the game's pictures as the heading of a lobby; empty in a deck of text."""
        return ""

    def lasts(self, rules: Any, players: int, words: Words) -> str:
        """Return how long a match of this many players lasts, in a few words; empty if `summary` says it."""
        return ""

    def summary(self, rules: Any, words: Words, buy_in: int, turn_seconds: int) -> str:
        """Return the rules in one line: the preset, and what differs from it."""
        # Translators: follows the name of a game; {n}: what everybody pays into the pot
        stake = words.count("for {n} chip each", "for {n} chips each", rules.chips)
        said = self.title(rules, words), stake if rules.chips else words.say("just for points")
        return " · ".join(filter(None, (*said, turn_time(words, turn_seconds))))

    def preset(self, preset: str, words: Words) -> tuple[str, str]:
        """Return a preset's name, and a line about it."""
        return self.game.name(words), ""

    def heading(self, switch: str, words: Words) -> str:
        """Return the heading of a house rule's menu."""
        return ""

    def choice(self, rules: Any, switch: str, choice: str, words: Words) -> tuple[str, str]:
        """Return a house rule's choice: its name and a line about it, each of at most 100 characters."""
        return choice, ""


class BoardWords(Part):
    """What the board of a match says and offers. `view` is the board's: what everybody may know about the match.

    By default that is a `PlainView`, and the board says whose turn it is, and what has just happened.
    """

    def progress(self, board: Board, view: PlainView, words: Words) -> str:
        """Return the game's title, and how far its match is."""
        name = self.game.rules.title(board.rules, words)
        number = board.round or view.round  # the coming round counts when it has begun
        rounds = board.rules.rounds(len(board.seats))
        if rounds is None:
            return words.say("{title} · round {round}", title=name, round=number)
        # Translators: the small first line of the board; {title}: New York, New York
        return words.say("{title} · round {round} of {rounds}", title=name, round=number, rounds=rounds)

    def player_line(self, board: Board, view: PlainView, seat: int, who: str, words: Words) -> str:
        """Return the public line about one player; `who` is the name with its marks."""
        player = f"➤ {who}" if seat == view.turn else who
        if board.rules.chips:
            chips = words.count("**{n}** chip", "**{n}** chips", board.seats[seat].stack)
            return words.say("{player} · {chips}", player=player, chips=chips)
        points = view.standing[seat]
        # Translators: a player's line on the board, short; {player}: colour and name
        return words.count("{player} · **{n}** point", "{player} · **{n}** points", points, player=player)

    def texts(self, board: Board, view: PlainView, words: Words) -> list[str]:
        """Return what the board says about the match, the most urgent first."""
        now = next_deal(board, view.round, words) if board.dealing else self._turn(board, view, words)
        told = self.game.told(view.latest, [shown(each.name) for each in board.seats], words)
        return [now, "\n".join(f"-# {each.text}" for each in told)]

    def buttons(self, board: Board, view: PlainView, words: Words) -> list[Button]:
        """Return the public buttons of the open decision."""
        return []

    def colour(self, board: Board, view: PlainView) -> int:
        """Return the colour of the board while a match is played; see the colours of `parts`."""
        return GOLD if board.between and board.round else TABLE_GREEN

    def last_seen(self, board: Board, view: PlainView, words: Words) -> str:
        """Return what lay on the table when the last round ended; empty if none has been played."""
        return ""

    def played_out(self, words: Words) -> str:
        """Return as a sentence that stand-ins finish what has begun."""
        return words.say("Computers play this match to its end.")

    def left(self, board: Board, who: str, words: Words) -> str:
        """Return the line that somebody has left during a match, without a full stop."""
        # Translators: a small line on the board
        return words.say("{name} has left, and a computer plays on", name=who)

    def _turn(self, board: Board, view: PlainView, words: Words) -> str:
        if view.turn is None:
            return ""
        # Translators: the heading of a board; keep the "## "
        return words.say("## {name}'s turn", name=shown(board.seats[view.turn].name)) + board_clock(board)


class HandWords(Part):
    """What a hand says and offers. `view` is the hand's: what its seat may know about the match.

    By default that is a `PlainView`, and the hand has a button for each of its choices.
    """

    def texts(self, hand: Hand, view: PlainView, words: Words) -> list[str]:
        """Return a hand, and what its player may do."""
        board, cards = hand.board, self.game.held(view, words)
        names = [shown(each.name) for each in board.seats]
        players = [self.game.board.player_line(board, view, at, name, words) for at, name in enumerate(names)]
        return [self._asked(hand, view, words), "\n".join(players), *([LINE, cards] if cards else [])]

    def rows(self, hand: Hand, view: PlainView, words: Words) -> list[Row]:
        """Return the rows of buttons and menus for what this seat may do now."""
        found = []
        for action in view.choices[:MOST_BUTTONS]:
            said = "".join(map(str, self.game.pack.game.codec.dump_action(action).values()))
            pressed = CustomId(hand.board.id, "do", hand.board.decision, said)
            label = self.game.label(action, words)
            found.append(button(pressed, label, style=Style.primary, disabled=not hand.acting))
        return rows_of(found)

    def hint(self, hand: Hand, view: PlainView, suggestion: Weighed, words: Words) -> str:
        """Return the suggestion to a seat, and the reasons for it."""
        return self.game.label(suggestion.action, words)

    def worth(self, hand: Hand, view: PlainView | None, words: Words) -> str:
        """Return a sentence: what a seat has on the table, and what happens to that if its member leaves."""
        if not hand.board.terms.buy_in:
            return words.say("You're playing for points here.")
        return words.say(
            "Your stake is in the pot. If you leave, a computer plays on for you, and what it wins is yours."
        )

    def leaving(self, board: Board, words: Words) -> str:
        """Return a sentence: what happens to a seat whose member leaves during a match."""
        return words.say("A computer finishes for you. You keep the winnings.")

    def has_won(self, hand: Hand, view: PlainView) -> bool:
        """Return whether the seat has won the round that has just ended."""
        return False

    def _asked(self, hand: Hand, view: PlainView, words: Words) -> str:
        if away := absence(hand, self.leaving(hand.board, words), words):
            return away
        if hand.board.dealing:
            return own_deal(hand.board, words)
        if hand.acting:
            return "### " + words.say("▶ Your turn") + clock(hand.board.due_at)
        if view.turn is None:
            return ""
        return "### " + words.say("Waiting for {name}…", name=shown(hand.board.seats[view.turn].name))


class Decisions(Part):
    """What the buttons and menus of a board and a hand mean. `view` is the hand's."""

    def action(self, pressed: CustomId) -> dict[str, Any]:
        """Return the action that a button means, as the game dumps it.

        Raises:
            DecisionOver: there is no such button.
        """
        return action_of(self.game.pack.game, pressed.value)

    def card_text(self, pressed: str, words: Words) -> str:
        """Return the card that a button names, by the value of its id.

        Raises:
            DecisionOver: there is no such card.
        """
        raise DecisionOver

    def prepared(self, hand: Hand, view: PlainView, pressed: str, chosen: Sequence[str]) -> tuple[dict[str, Any], bool]:
        """Return a decision made ahead as it is after a click, and whether it is complete.

        Raises:
            DecisionOver: there is no such decision, or no such button of it.
        """
        raise DecisionOver

    def question(self, view: PlainView, words: Words) -> str:
        """Return the question before a final decision.

        Raises:
            DecisionOver: the player has no such decision now.
        """
        raise DecisionOver


class FilmWords(Part):
    """A finished match, step by step. `names` are by seat, as they are shown."""

    def lies(self, board: Board, view: PlainView, words: Words) -> list[str]:
        """Return the public cards and chips on the table."""
        return []

    def done(self, happened: Sequence[Event], names: Sequence[str], words: Words) -> list[Told]:
        """Return what was just done, except what `lies` says."""
        return self.game.told(happened, names, words)

    def label(self, happened: Sequence[Event], names: Sequence[str], words: Words) -> Told | None:
        """Return a step's name in the menu of a round's moments, without a card; None for an ordinary step."""
        return None

    def instead(self, action: Action, words: Words) -> str:
        """Return as a sentence what the level *hard* would have done in place of a seat."""
        return self.game.label(action, words)

    def why(self, view: PlainView, weighed: Weighed, names: Sequence[str], words: Words) -> str:
        """Return the reasons for an action of a view's seat, and how it compares with the best other one.

        `names` are as the board has them.
        """
        return ""


class PageWords(Part):
    """What the page of a finished match shows."""

    def zones(self, words: Words) -> dict[str, str]:
        """Return the titles of the places on the table, in order, by the names that `shot` uses."""
        return {}

    def faces(self, words: Words) -> dict[str, str]:
        """Return the spoken name of each card, by its code."""
        return {}

    def shot(self, frame: Frame, told: tuple[tuple[str, str], ...], advice: str, words: Words) -> page.Shot:
        """Return the match after a step, with every hand open, and with the sentences told and the advice."""
        scores = map(words.number, frame.public.standing)
        return page.Shot(told, frame.seat, {}, tuple(page.Hand((), each) for each in scores), advice)


class GameRenderer:
    """The words of one game, part by part."""

    def __init__(self, pack: AnyPack) -> None:
        """Assemble a game's words from the modules of its folder. Most modules have the name of a part.

        The other modules hold the functions of the game itself, or more of the rules.
        """
        self.pack = pack
        adopt(self, pack, "words", "rules", "explained", "results", "told", "problems")
        self.rules = RulesWords(self, "rules", "summary", "switches")
        self.board = BoardWords(self, "board")
        self.hand = HandWords(self, "hand")
        self.decisions = Decisions(self, "decisions")
        self.film = FilmWords(self, "film")
        self.page = PageWords(self, "page")

    colours: str = ""
    """The letters of the seats' colours, in order of seats; empty in a game whose seats have none."""

    def name(self, words: Words) -> str:
        """Return the game's name, whatever its rules."""
        raise NotImplementedError

    def explained(self, rules: Any, words: Words) -> str:
        """Return how to play, for a newcomer."""
        raise NotImplementedError

    def label(self, action: Action, words: Words) -> str:
        """Return the label of an action's button; only for games with the default `rows`."""
        raise NotImplementedError

    def tell(self, event: Event, names: Sequence[str], words: Words) -> str:
        """Return an event as a sentence without markdown, from the names by seat; empty if it is not told."""
        raise NotImplementedError

    def held(self, view: Any, words: Words) -> str:
        """Return the cards of a view's seat in one line; empty without cards."""
        return ""

    def told(self, events: Sequence[Event], names: Sequence[str], words: Words) -> list[Told]:
        """Return an action's events as sentences without markdown, from the names by seat."""
        found = ((self.tell(each, names, words), Kind.OUT if each.notable else Kind.PLAIN) for each in events)
        return [Told(text, kind) for text, kind in found if text]

    def announced(self, events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
        """Return a round's result in short, from its notable events and the names by seat."""
        return [f"🏁 {each.text}" for each in self.told(events, list(map(shown, names)), words)] or ["🏁"]

    def revealed(self, events: Sequence[Event], names: Sequence[str], words: Words) -> list[str]:
        """Return the same with every card, for readers who ask for it."""
        return self.announced(events, names, words)

    def winner(self, events: Sequence[Event]) -> Seat | None:
        """Return the only winner of a result's round; None if nobody won alone."""
        return None

    def moment(self, best: Moment, number: int, name: str, words: Words) -> str:
        """Return the best moment of a match as a sentence, from its round and the name of the player."""
        return words.count(
            "{name} scored {n} point in round {round}",
            "{name} scored {n} points in round {round}",
            best.amount,
            name=name,
            round=number,
        )

    def problem(self, problem: Problem, words: Words) -> str | None:
        """Return why rules are refused, as a sentence; None for a reason that is not the game's own."""
        return None

    def piles(self, view: PlainView) -> tuple[tuple[str, Seat | None], ...]:
        """Return the piles at a match's end: the name of each one's picture, and its owner."""
        return ()

    def discs(self, board: Board, words: Words) -> list[str]:
        """Return the seats' discs; empty in a deck of text, or if seats have shapes."""
        return [] if self.colours else discs([seat.name for seat in board.seats], words)
