"""From a secret to a shuffled pack, by the algorithm `newmarket-deal/2` (`docs/FAIR_DEAL.md`).

The stream for one round is SHA-256 in counter mode: block *i* is
`SHA256(algorithm NUL secret NUL entropy NUL round NUL i)`, with the secret as its 32 raw bytes and the rest as text
(round and i in decimal digits). Blocks are read as eight-byte big-endian words. A number below *n* is a word modulo
*n*, words at or above the largest multiple of *n* being thrown away, so that no number is likelier than another.
Fisher–Yates goes from the last place down to the second, swapping each place with one at or before it.

Each round has a secret of its own, and its entropy follows from all clicks before its deal (`chained`).
"""

from base64 import b32encode
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

ALGORITHM = "newmarket-deal/2"

_T = TypeVar("_T")
_WORD = 1 << 64


class Stream:
    """An endless stream of unbiased numbers, the same for the same secret, entropy, round and algorithm."""

    def __init__(self, secret: bytes, entropy: str, round_number: int, algorithm: str = ALGORITHM) -> None:
        """Start the stream.

        Args:
            secret: the 32 secret bytes of the round.
            entropy: what the holder of the secret could not choose, as text.
            round_number: 1 for the first round; 0 draws what belongs to the match as a whole.
            algorithm: the name of the way of dealing.
        """
        self._prefix = b"\0".join((algorithm.encode(), secret, entropy.encode(), str(round_number).encode()))
        self._words = self._read()

    def _read(self) -> Iterator[int]:
        block = 0
        while True:
            digest = sha256(self._prefix + b"\0" + str(block).encode()).digest()
            for at in range(0, 32, 8):
                yield int.from_bytes(digest[at : at + 8], "big")
            block += 1

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound - 1`, each equally likely."""
        limit = _WORD - _WORD % bound
        while True:
            word = next(self._words)
            if word < limit:
                return word % bound

    def shuffled(self, items: Sequence[_T]) -> tuple[_T, ...]:
        """Return the items in a random order, each order equally likely."""
        pack = list(items)
        for last in range(len(pack) - 1, 0, -1):
            other = self.below(last + 1)
            pack[last], pack[other] = pack[other], pack[last]
        return tuple(pack)


def chained(entropy: str, clicks: Iterable[int]) -> str:
    """Return a round's entropy, in hexadecimal.

    Args:
        entropy: that of the round before it; for the first round, the id of the click that started the match.
        clicks: the ids of the clicks since then, in their order.
    """
    return sha256("\0".join((ALGORITHM, entropy, ",".join(map(str, clicks)))).encode()).hexdigest()


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret in hexadecimal: shown before the deal, checked after the match."""
    return sha256(secret).hexdigest()


def opening_commitment(commitments: Iterable[str]) -> str:
    """Return what is shown when a table opens: the SHA-256 of the commitments of its first rounds, in hexadecimal."""
    return sha256(bytes.fromhex("".join(commitments))).hexdigest()


def letters(digest: str) -> str:
    """Return a digest as the channel shows it: its first 160 bits, as 32 small letters of base32."""
    return b32encode(bytes.fromhex(digest)[:20]).decode().lower()
