"""The parameters of a stops game (RULES.md, *Parameters*), and which combinations are refused.

A `Rules` is frozen and complete: presets are constants of it (`presets.py`), house rules change fields of it. Its
fields bear the parameters' names with `_` for `.`: `lead.change` is `lead_change`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cached_property

from engine import rulebook
from engine.cards import CARDS, FULL_PACK, SUITS, Card, CardSet, card
from engine.rulebook import Problem, parameter
from engine.stops.order import ORDERS, PERMITTED, Order
from engine.stops.spaces import KITTY, OFF_LAYOUT, POT, SPACES, Space

MOST_WITHOUT = 12
"""How many cards may be left out of the pack."""


@dataclass(frozen=True)
class Rules(rulebook.Rules):
    """All parameters of RULES.md, *Parameters*, with their defaults. The rulebook checks changes."""

    ace: str = parameter("ace", "high", choices=("high", "low"))
    pack: str = parameter("pack", "double", choices=("double", "single"))
    pack_without: tuple[str, ...] = parameter("pack.without", (), listed=frozenset(map(str, CARDS)))
    layout: tuple[str, ...] = parameter("layout", ("AH", "KC", "QD", "JS"), listed=SPACES.keys() - {KITTY, POT})
    stake_mode: str = parameter("stake.mode", "each", choices=("each", "free", "shared"))
    stake_amount: int = parameter("stake.amount", 1)
    stake_dealer: int = parameter("stake.dealer", 2)
    ante_kitty: int = parameter("ante.kitty", 0)
    ante_pot: int = parameter("ante.pot", 0)
    deal_spare_seat: str = parameter("deal.spare_seat", "last", choices=("last", "first"))
    deal_turn_up: bool = parameter("deal.turn_up", False)
    spare_owner: str = parameter("spare.owner", "none", choices=("none", "dealer", "eldest"))
    spare_sale: str = parameter("spare.sale", "none", choices=("none", "auction", "offer"))
    spare_price: int = parameter("spare.price", 1, least=1)
    spare_resale: bool = parameter("spare.resale", False)
    spare_late_swap: bool = parameter("spare.late_swap", False)
    open_leader: str = parameter("open.leader", "eldest", choices=("eldest", "dealer", "lowest", "suit", "poker"))
    open_suit: str = parameter("open.suit", "C", choices=("C", "D", "H", "S"))
    lead_card: str = parameter("lead.card", "suit_low", choices=("any", "suit_low", "group_low"))
    lead_change: str = parameter("lead.change", "none", choices=("none", "suit", "colour"))
    lead_blocked: str = parameter("lead.blocked", "relax", choices=("relax", "pass"))
    lead_deadlock: str = parameter("lead.deadlock", "end", choices=("end", "relax"))
    pay_per_card: int = parameter("pay.per_card", 1)
    paycards_when: str = parameter("paycards.when", "play", choices=("play", "deal"))
    poker: bool = parameter("poker", False)
    poker_limit: int = parameter("poker.limit", 5, least=1)
    poker_raises: int = parameter("poker.raises", 3)
    chips: int = parameter("chips", 50, least=1)
    end_mode: str = parameter("end.mode", "rounds", choices=("rounds", "first_bust", "elimination", "topup"))
    end_rounds: int | str = parameter("end.rounds", "players", least=1)
    end_leftover: str = parameter("end.leftover", "leave", choices=("leave", "split"))
    preset: str = "michigan"
    """The preset this was made from; a name for people, without meaning for play."""
    players: range = range(3, 9)
    """The numbers of players that the preset allows."""

    @cached_property
    def order(self) -> Order:
        """Which rank is above which."""
        return ORDERS[self.ace]

    @cached_property
    def opening_suits(self) -> tuple[str, ...]:
        """The suits in the order in which the lowest card of one opens, if `open.leader` is `suit`."""
        return (self.open_suit, *(suit for suit in SUITS if suit != self.open_suit))

    def permitted_after(self, last: Card) -> CardSet:
        """Return the cards of the suits that may be led after a run that ended with `last`."""
        return PERMITTED[self.lead_change][last.suit]

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """Every place for chips, in the layout's order with kitty and pot last. States list chips in this order."""
        return (*self.layout, *(each.name for each in OFF_LAYOUT))

    @cached_property
    def layout_cards(self) -> tuple[Card, ...]:
        """The cards that are spaces of the layout, in order."""
        return tuple(card(space) for space in self.layout if SPACES[space].is_card)

    @cached_property
    def cards(self) -> CardSet:
        """The pack that is dealt: with `pack=single` the layout cards lie on the table instead."""
        pack = FULL_PACK - CardSet.of(map(card, self.pack_without))
        return pack if self.pack == "double" else pack - CardSet.of(self.layout_cards)

    @cached_property
    def collected_by(self) -> Mapping[str, tuple[tuple[CardSet, ...], ...]]:
        """What collects the chips on each space of the layout, in order: all cards of any one of these sets.

        By the suit that is trumps, which is empty without trumps.
        """

        def sets(space: Space, trump: str) -> tuple[CardSet, ...]:
            return (CardSet.of([self.collector(card(space.name))]),) if space.is_card else space.sets(trump)

        return {trump: tuple(sets(SPACES[space], trump) for space in self.layout) for trump in ("", *SUITS)}

    @cached_property
    def collecting(self) -> Mapping[str, CardSet]:
        """The cards that belong to such a set, by the suit that is trumps."""
        return {
            trump: CardSet.of(each for sets in spaces for cards in sets for each in cards)
            for trump, spaces in self.collected_by.items()
        }

    @cached_property
    def dressing(self) -> tuple[int, ...]:
        """The spaces on which a stake puts a chip each, in this order, by their index in `spaces`."""
        times = max(SPACES[space].dressed_by for space in self.layout)
        on = list(enumerate(self.layout))
        return tuple(at for time in range(times) for at, space in on if SPACES[space].dressed_by > time)

    @cached_property
    def outs(self) -> tuple[int, ...]:
        """The spaces whose chips go to the first player out, by their index in `spaces`."""
        return tuple(at for at, space in enumerate(self.spaces) if SPACES[space].pays == "out")

    @cached_property
    def spared(self) -> CardSet:
        """The cards whose holder pays nothing for cards left."""
        return CardSet.of(each for space in self.layout if SPACES[space].spares for each in SPACES[space].fixed)

    def collector(self, layout_card: Card) -> Card:
        """Return the card that collects a layout card's chips when it is played.

        With a single pack that is the card one rank below; below an ace stands the king, also with ace low.
        A lowest card other than an ace has none below and stands for itself (such rules are refused).
        """
        if self.pack == "double":
            return layout_card
        if layout_card.rank == "A":
            return card("K" + layout_card.suit)
        return self.order.below[layout_card] or layout_card

    def smallest_hand(self, players: int) -> int:
        """Return the fewest cards in a hand when this many play with one spare hand."""
        return len(self.cards) // (players + 1)

    def rounds(self, players: int) -> int | None:
        """Return how many rounds a match of this many players has, None if chips alone decide."""
        if self.end_mode not in ("rounds", "topup"):
            return None
        return players if self.end_rounds == "players" else int(self.end_rounds)

    def top_ups(self, players: int, played: int = 0) -> int:
        """Return the chips that a player may be topped up with after `played` rounds (RULES.md, *Match*)."""
        rounds = self.rounds(players)
        return self.chips * (rounds - played) if self.end_mode == "topup" and rounds is not None else 0


PARAMETERS = {each.metadata["name"]: each for each in fields(Rules) if "name" in each.metadata}
"""The dataclass field of each parameter, by the parameter's dotted name."""


def contradictions(rules: Rules) -> Iterator[Problem]:
    """Yield why these rules contradict themselves, for any players (RULES.md, *Refused rules*)."""
    if len(set(rules.layout)) < len(rules.layout):
        yield Problem("space-twice", ("layout",))
    if rules.pack == "single":
        if len(rules.layout_cards) < len(rules.layout):
            yield Problem("single-pack-combination", ("pack", "layout"))
        if rules.paycards_when == "deal":
            yield Problem("single-pack-pays-at-the-deal", ("pack", "paycards.when"))
        if any(rules.collector(each) in set(rules.layout_cards) - {each} for each in rules.layout_cards):
            yield Problem("single-pack-collector-missing", ("pack", "layout"))
        if rules.ace == "high" and any(each.rank == "2" for each in rules.layout_cards):
            yield Problem("single-pack-two", ("pack", "layout", "ace"))
    if len(rules.pack_without) > MOST_WITHOUT or len(set(rules.pack_without)) < len(rules.pack_without):
        yield Problem("bad-value", ("pack.without",))
    missing = CardSet.of(map(card, rules.pack_without))
    if any(sets and all(missing & each for each in sets) for sets in rules.collected_by[""]):
        yield Problem("space-without-card", ("pack.without", "layout"))
    if any(SPACES[space].of_trumps for space in rules.layout) and not rules.deal_turn_up:
        yield Problem("trumps-not-turned", ("layout", "deal.turn_up"))
    if rules.deal_turn_up and rules.spare_owner != "none":
        yield Problem("turned-with-owner", ("deal.turn_up", "spare.owner"))
    if rules.open_leader == "poker" and not rules.poker:
        yield Problem("opens-without-poker", ("open.leader", "poker"))
    sales = ("spare.sale", "spare.resale", "spare.late_swap")
    ownerless = [name for name in sales if getattr(rules, PARAMETERS[name].name) not in ("none", False)]
    if rules.spare_owner == "none" and ownerless:
        yield Problem("spare-without-owner", ("spare.owner", *ownerless))
    if rules.spare_sale != "auction" and (rules.spare_resale or rules.spare_late_swap):
        yield Problem("resale-without-auction", sales)
