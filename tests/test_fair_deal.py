"""`docs/FAIR_DEAL.md` is enough to deal a match again: here it is followed, without the engine's shuffling."""

import json
import re
from base64 import b32encode
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from tests.fair import MATCHES, a_proved_match

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = (ROOT / "docs" / "FAIR_DEAL.md").read_text(encoding="utf-8")
(BLOCK,) = re.findall(r"```json\n(.*?)```", DOCUMENT, flags=re.DOTALL)
VECTORS: list[dict[str, Any]] = json.loads(BLOCK)
LAYOUTS = {
    preset: (layout.split(), spare)
    for preset, layout, spare in re.findall(r"^\| `([a-z-]+)` \| ([^|]+) \| (last|first) \|$", DOCUMENT, re.MULTILINE)
}


WITHOUT = {"pope-joan": ["8D"]}


# The second implementation, section by section of the document.


def block(algorithm: str, secret: bytes, entropy: str, round_number: int, at: int) -> bytes:
    parts = [algorithm.encode(), secret, entropy.encode(), b"%d" % round_number, b"%d" % at]
    return sha256(b"\x00".join(parts)).digest()


def stream(algorithm: str, secret: bytes, entropy: str, round_number: int) -> Iterator[int]:
    for at in count():
        digits = block(algorithm, secret, entropy, round_number, at).hex()
        yield from (int(word, 16) for word in re.findall(".{16}", digits))


def next_entropy(entropy: str, clicks: list[str]) -> str:
    return sha256(b"newmarket-deal/2\x00" + entropy.encode() + b"\x00" + ",".join(clicks).encode()).hexdigest()


def number(words: Iterator[int], n: int) -> int:
    largest_multiple = 2**64 - 2**64 % n
    word = next(words)
    while word >= largest_multiple:
        word = next(words)
    return word % n


def shuffled(words: Iterator[int], pack: list[str]) -> list[str]:
    pack = list(pack)
    for p in range(len(pack) - 1, 0, -1):
        q = number(words, p + 1)
        pack[p], pack[q] = pack[q], pack[p]
    return pack


def newmarket_pack(rules: dict[str, Any]) -> list[str]:
    cards = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    layout = rules.get("layout", LAYOUTS[rules["preset"]][0])
    cards = [card for card in cards if card not in rules.get("pack.without", WITHOUT.get(rules["preset"], []))]
    return [card for card in cards if rules.get("pack", "double") == "double" or card not in layout]


def newmarket_deal(rules: dict[str, Any], pack: list[str], seats: list[int], dealer: int) -> dict[str, Any]:
    """The deal of a round: `seats` are those still in the match."""
    from_eldest = [seat for seat in seats if seat > dealer] + [seat for seat in seats if seat <= dealer]
    places: list[Any] = [*from_eldest, "spare"]
    if rules.get("deal.spare_seat", LAYOUTS[rules["preset"]][1]) == "first":
        places = ["spare", *from_eldest]
    piles: dict[Any, list[str]] = {place: [] for place in places}
    for at, card in enumerate(pack):
        piles[places[at % len(places)]].append(card)
    dealt = {"hands": {str(seat): set(piles[seat]) for seat in seats}, "spare": set(piles["spare"])}
    return {**dealt, "turned": {piles["spare"][-1]}} if rules["preset"] == "pope-joan" else dealt


def new_york_pack() -> list[str]:
    return [f"{colour}{n}" for colour in "RBGY" for n in range(1, 13)]


def new_york_deal(pack: list[str], players: int, starter: int) -> dict[str, Any]:
    hands: dict[str, set[str]] = {str(seat): set() for seat in range(players)}
    for at in range(6 * players):
        hands[str((starter + at) % players)].add(pack[at])
    return {"hands": hands, "market": pack[6 * players :][:6], "pile": pack[6 * players + 6 :]}


def deal_of(game: str, rules: dict[str, Any], seats: list[int], opener: int, words: Iterator[int]) -> dict[str, Any]:
    if game == "stops":
        return newmarket_deal(rules, shuffled(words, newmarket_pack(rules)), seats, opener)
    return new_york_deal(shuffled(words, new_york_pack()), len(seats), opener)


def as_dealt(deal: dict[str, Any]) -> dict[str, Any]:
    """A deal of a record, without the order that means nothing."""
    plain = {name: cards for name, cards in deal.items() if name in ("market", "pile")}
    if "spare" in deal:
        plain["spare"] = set(deal["spare"])
    if "turned" in deal:
        plain["turned"] = {deal["turned"]}
    return {**plain, "hands": {seat: set(cards) for seat, cards in deal["hands"].items()}}


# What it is held against.


def drawn(vector: dict[str, Any]) -> Iterator[int]:
    return stream(vector["algorithm"], bytes.fromhex(vector["secret"]), vector["entropy"], vector["round"])


@pytest.mark.parametrize("vector", [each for each in VECTORS if "block 0" in each], ids=str)
def test_the_streams_of_the_document(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    assert sha256(secret).hexdigest() == vector["commitment"]
    assert b32encode(sha256(secret).digest()[:20]).decode().lower() == vector["commitment in base32"]
    assert block(vector["algorithm"], secret, vector["entropy"], vector["round"], 0).hex() == vector["block 0"]
    assert [number(drawn(vector), n) for n in range(2, 10)] == vector["first number below 2 to 9"]


def test_the_numbers_of_the_document_for_which_words_are_thrown_away() -> None:
    (vector,) = [each for each in VECTORS if "bound" in each]
    words, bound = drawn(vector), int(vector["bound"])
    assert [str(number(words, bound)) for _ in vector["first numbers"]] == vector["first numbers"]
    assert max(islice(drawn(vector), len(vector["first numbers"]))) >= bound


def test_the_entropies_of_the_document() -> None:
    (vector,) = [each for each in VECTORS if "rounds" in each]
    entropy = vector["click"]
    for each in vector["rounds"]:
        entropy = next_entropy(entropy, each["clicks"])
        assert entropy == each["entropy"]
        assert sha256(bytes.fromhex(each["secret"])).hexdigest() == each["commitment"]
    assert {len(each["clicks"]) for each in vector["rounds"]} == {0, 2}


def test_the_opening_commitment_of_the_document() -> None:
    (vector,) = [each for each in VECTORS if "rounds" in each]
    both = b"".join(bytes.fromhex(each["commitment"]) for each in vector["rounds"][:2])
    assert b32encode(sha256(both).digest()[:20]).decode().lower() == vector["opening commitment in base32"]


@pytest.mark.parametrize("vector", [each for each in VECTORS if "pack" in each], ids=lambda each: str(each["rules"]))
def test_the_deals_of_the_document(vector: dict[str, Any]) -> None:
    game, players = vector["game"], vector["players"]
    opener = vector["dealer" if game == "stops" else "starter"]
    if vector["round"] == 1:
        assert number(drawn({**vector, "entropy": vector["click"], "round": 0}), players) == opener
        assert next_entropy(vector["click"], vector["clicks"]) == vector["entropy"]
    plain = newmarket_pack(vector["rules"]) if game == "stops" else new_york_pack()
    assert shuffled(drawn(vector), plain) == vector["pack"].split()
    deal = {name: vector[name].split() for name in ("spare", "market", "pile") if name in vector}
    deal["hands"] = {seat: cards.split() for seat, cards in vector["hands"].items()}
    assert deal_of(game, vector["rules"], list(range(players)), opener, drawn(vector)) == as_dealt(deal)


def test_two_deals_of_the_document_follow_from_its_entropies_and_go_on_clockwise() -> None:
    (chain,) = [each for each in VECTORS if "rounds" in each]
    dealt = [each for each in VECTORS if each.get("rules") == {"preset": "michigan"}]
    assert [each["round"] for each in dealt] == [1, 2]
    for each in dealt:
        source = chain["rounds"][each["round"] - 1]
        assert (each["secret"], each["entropy"]) == (source["secret"], source["entropy"])
    first = dealt[0]["dealer"]
    assert (dealt[0]["click"], dealt[1]["dealer"]) == (chain["click"], (first + 1) % 4)


def test_the_document_has_vectors_of_every_kind() -> None:
    assert len(VECTORS) == 8
    assert {each["algorithm"] for each in VECTORS} == {"newmarket-deal/2"}
    assert set(LAYOUTS) == {"michigan", "traditional", "boodle", "horses", "three-in-one", "pope-joan"}


@pytest.mark.parametrize(("game", "preset", "house", "players"), MATCHES, ids=str)
def test_every_deal_of_a_match_that_was_played_follows_from_the_document(
    game: str, preset: str, house: dict[str, Any], players: int
) -> None:
    record, proof = a_proved_match(game, preset, house, players)
    assert proof["format"] == "newmarket-proof/1"
    sources, entropy = proof["rounds"], proof["click"]
    opener = number(stream(sources[0]["algorithm"], bytes.fromhex(sources[0]["secret"]), entropy, 0), players)
    for at, (each, source) in enumerate(zip(record["rounds"], sources, strict=True), start=1):
        seats = sorted(map(int, each["deal"]["hands"]))
        while opener not in seats:  # eliminated
            opener = (opener + 1) % players
        assert each["dealer" if game == "stops" else "starter"] == opener
        secret = bytes.fromhex(source["secret"])
        entropy = next_entropy(entropy, source["clicks"])
        assert entropy == source["entropy"]
        assert sha256(secret).hexdigest() == source["commitment"]
        assert source["from_chain"] is (at == 3)
        words = stream(source["algorithm"], secret, entropy, at)
        assert deal_of(game, record["rules"], seats, opener, words) == as_dealt(each["deal"])
        opener = (opener + 1) % players
    assert len(record["rounds"]) > 1 or preset == "horses"
