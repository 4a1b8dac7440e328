"""The terms of a table: its game, the rules, and the options that every game has.

A new option is a field of `Terms` with a default, and a line in `OPTIONS`. Snapshots, journals and house rules store it
by these. Words for it are in `cogs/render/terms.py`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from pydantic import TypeAdapter

from bot.refusals import EasyForNothing
from engine.catalogue import CATALOGUE
from engine.game import Problem, RulesRefused
from engine.players import NORMAL

MOST_CHIPS = 1_000_000
"""The highest buy-in."""
HOUR = 60 * 60
"""In seconds. Tables with longer turns count separately; a member alone with computer players never has more."""
DAY = 24 * HOUR
"""The longest turn, in seconds. At tables with such turns nobody has to be there at the same time as others."""
TURN_SECONDS = range(5, DAY + 1)
"""How long a decision may take."""


SLOW, USUAL, QUICK = "slow", "normal", "quick"
"""How fast computer players play."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What players agree on before a match. Options that a stored table does not have get their defaults."""

    game: str
    """The game's key."""
    rules: Any
    """The game's frozen rules object."""
    buy_in: int
    """Chips that everybody brings."""
    turn_seconds: int
    """How long a decision may take."""
    level: str = NORMAL
    """How well computer players play; stand-ins always play as well as they usually do."""
    hints: bool = True
    """Whether members may ask for a hint."""
    pace: str = USUAL
    """How fast computer players, stand-ins and *Follow for me* play."""

    @property
    def long_turns(self) -> bool:
        """Whether a decision may take over an hour."""
        return self.turn_seconds > HOUR

    @property
    def day_turns(self) -> bool:
        """Whether a decision may take a day."""
        return self.turn_seconds >= DAY

    def choices(self, option: str) -> Mapping[str, Any]:
        """Return the choices for an option, by their text in a menu."""
        return OPTIONS[option](self.game)

    def chosen(self, option: str) -> str:
        """Return the text of an option's present choice."""
        present = getattr(self, option)
        return next((text for text, value in self.choices(option).items() if value == present), "")

    def with_choice(self, option: str, text: str) -> "Terms":
        """Return these terms with another choice for an option.

        Raises:
            RulesRefused: there is no such choice for it.
        """
        if text not in self.choices(option):
            raise RulesRefused([Problem("unknown-choice", (option,))])
        return replace(self, **{option: self.choices(option)[text]})

    def with_rule(self, switch: str, choice: str) -> "Terms":
        """Return these terms with a switch of the game's rules set; the buy-in follows the chips to begin with.

        Raises:
            RulesRefused: there is no such choice, or it contradicts others; with every reason.
        """
        return self.with_rules(CATALOGUE[self.game].game.rulebook.switched(self.rules, switch, choice), switch)

    def with_rules(self, rules: Any, switch: str = "") -> "Terms":
        """Return these terms with other rules of the same game, made by setting `switch`.

        Rules may come with their own chips; a buy-in that was chosen stays while that number stays the same.
        """
        follows = switch == "chips" or rules.chips != self.rules.chips
        return replace(self, rules=rules, buy_in=rules.chips if follows else self.buy_in)

    def price(self, players: int) -> int:
        """Return the price of a seat, with the chips to set aside, at a table for this many players."""
        reserve: int = self.rules.top_ups(players)
        return self.buy_in + reserve

    def playable(self) -> "Terms":
        """Return these terms with the default of every option whose choice the game does not have."""
        defaults: dict[str, Any] = {field.name: field.default for field in fields(self)}
        return replace(self, **{option: defaults[option] for option in self._unknown()})

    def check_options(self) -> None:
        """Refuse options that cannot be played.

        Raises:
            RulesRefused: the game has no such level, or no such choice for another option, or a number is out of range.
            EasyForNothing: computer players of that level play for nothing only.
        """
        if not min(self.rules.chips, 1) <= self.buy_in <= MOST_CHIPS:  # some games are played for nothing
            raise RulesRefused([Problem("bad-value", ("chips",))])
        if self.turn_seconds not in TURN_SECONDS:
            raise RulesRefused([Problem("bad-value", ("turn",))])
        unknown = self._unknown()
        if unknown:
            raise RulesRefused([Problem("unknown-choice", (option,)) for option in unknown])
        if self.buy_in and self.level in CATALOGUE[self.game].for_nothing:
            raise EasyForNothing

    def _unknown(self) -> list[str]:
        return [option for option in OPTIONS if getattr(self, option) not in self.choices(option).values()]


OPTIONS: Mapping[str, Callable[[str], Mapping[str, Any]]] = {
    "level": lambda game: {each: each for each in CATALOGUE[game].levels},
    "hints": lambda _: {"on": True, "off": False},
    "pace": lambda _: {each: each for each in (SLOW, USUAL, QUICK)},
}
"""The fields of `Terms` with a menu in every game: each returns the choices from the game's key."""


def capped(game: str, rules: Any, most: int) -> Any:
    """Return a game's rules with at most `most` chips for everybody to bring."""
    if rules.chips <= most:
        return rules
    return CATALOGUE[game].game.rulebook.switched(rules, "chips", str(most))


_TERMS: TypeAdapter[Terms] = TypeAdapter(Terms)


def dump_terms(terms: Terms) -> dict[str, Any]:
    """Return terms as JSON types."""
    data: dict[str, Any] = _TERMS.dump_python(replace(terms, rules=None), mode="json")
    return {**data, "rules": CATALOGUE[terms.game].game.rulebook.dump(terms.rules)}


def load_terms(data: Mapping[str, Any]) -> Terms:
    """Return the terms that `dump_terms` wrote, perhaps among other values.

    Raises:
        RulesRefused: the rules cannot be played.
    """
    overrides = dict(data["rules"])
    rules = CATALOGUE[data["game"]].game.rulebook.read(overrides.pop("preset", ""), overrides)
    return _TERMS.validate_python({**data, "rules": rules})
