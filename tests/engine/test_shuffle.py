from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.shuffle import Tally, figures, tally
from engine.cards import CARDS
from engine.shuffle import Stream, chained, commitment

SECRET = bytes(range(32))
ENTROPY = "1234567890123456789"


def words(secret: bytes, entropy: str, round_number: int) -> Iterator[int]:
    """The words of the stream, written from its description alone."""
    block = 0
    while True:
        text = b"newmarket-deal/2\x00%b\x00%b\x00%d\x00%d" % (secret, entropy.encode(), round_number, block)
        digest = sha256(text).hexdigest()
        yield from (int(digest[at : at + 16], 16) for at in (0, 16, 32, 48))
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    largest_multiple = 2**64 // n * n
    return next(word for word in stream if word < largest_multiple) % n


def fisher_yates(stream: Iterator[int], items: list[str]) -> list[str]:
    for place in reversed(range(1, len(items))):
        at = below(stream, place + 1)
        items[place], items[at] = items[at], items[place]
    return items


@pytest.mark.parametrize(
    ("clicks", "text"), [((), b""), ((17,), b"17"), ((17, 1301234567890123456), b"17,1301234567890123456")]
)
def test_entropy_goes_from_round_to_round_with_the_clicks(clicks: tuple[int, ...], text: bytes) -> None:
    digest = sha256(b"newmarket-deal/2\x001234567890123456789\x00" + text).hexdigest()
    assert chained(ENTROPY, clicks) == digest


def test_other_clicks_or_another_order_of_them_are_another_entropy() -> None:
    made = [(), (1,), (2,), (12,), (1, 2), (2, 1), (1, 2, 3), (1, 23), (12, 3)]
    assert len({chained(ENTROPY, each) for each in made}) == len(made)


@given(st.binary(min_size=32, max_size=32), st.text(max_size=20), st.integers(0, 10**6))
def test_every_pack_follows_the_description(secret: bytes, entropy: str, round_number: int) -> None:
    pack = Stream(secret, entropy, round_number).shuffled(CARDS)
    assert list(map(str, pack)) == fisher_yates(words(secret, entropy, round_number), list(map(str, CARDS)))


@pytest.mark.parametrize("bound", [1, 2, 7, 52, 2**32 + 1, 2**63 + 1, 2**64 - 1, 2**64])
def test_numbers_below_a_bound_throw_words_away_as_described(bound: int) -> None:
    stream, described = Stream(SECRET, ENTROPY, 0), words(SECRET, ENTROPY, 0)
    assert [stream.below(bound) for _ in range(40)] == [below(described, bound) for _ in range(40)]


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_the_health_test_finds_nothing_in_packs_that_are_shuffled() -> None:
    assert not [each for each in figures(tally(4000)) if each.falls_short]


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        (lambda pack, _: (*pack[:25], *sorted(pack[25:27]), *pack[27:]), "chi-square"),
        (lambda pack, _: (*sorted(pack[:8], key=lambda card: card // 13 in (1, 2)), *pack[8:]), "runs"),
        (lambda pack, _: (*sorted(pack[:6]), *pack[6:]), "neighbours"),
        (lambda pack, before: before if before is not None and pack[0] < 13 else pack, "the next"),
    ],
    ids=["places", "colours", "neighbours", "rounds"],
)
def test_the_health_test_finds_a_shuffle_that_is_a_little_off(
    wrong: Callable[[tuple[int, ...], tuple[int, ...] | None], tuple[int, ...]], found: str
) -> None:
    random, counted = Random(3), Tally()
    before: tuple[int, ...] | None = None
    for _ in range(4000):
        pack = wrong(tuple(random.sample(range(52), 52)), before)
        counted.add(pack, before)
        before = pack
    assert any(found in each.name for each in figures(counted) if each.falls_short)
