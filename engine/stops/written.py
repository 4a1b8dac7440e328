"""How the fields of a stops game's actions are written: in a record, in the journal, in buttons (RECORDS.md)."""

from collections.abc import Mapping
from typing import Any

from engine.cards import Card, CardSet, card, cards
from engine.codec import AS_IT_IS, Form


def _count(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise ValueError(f"{value!r} is no number of chips")
    return value


def _hand(texts: object) -> CardSet:
    hand = CardSet.of(map(card, texts)) if isinstance(texts, list) else CardSet(0)
    if not isinstance(texts, list) or len(hand) < len(texts):
        raise ValueError(f"{texts!r} is no list of cards, each once")
    return hand


SAID: Mapping[Any, Form[Any]] = {
    int: Form(AS_IT_IS.dump, _count),
    CardSet: Form(lambda hand: list(map(str, hand)), _hand),
    tuple[Card, ...]: Form(lambda pack: "".join(map(str, pack)), cards),
    tuple[tuple[str, int], ...]: Form(dict, lambda on: tuple((space, _count(chips)) for space, chips in on.items())),
}
