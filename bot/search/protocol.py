"""What the bot and the processes that work for it say to each other: jobs, and their answers.

Both are frames: four bytes of length, then a pickle. Both ends are this program, and nothing else writes there.
"""

import pickle
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

LENGTH = struct.Struct(">I")
"""The length of a frame in bytes, which comes before it."""
LOW = "--low"
"""The option of a worker that takes only processor time that others leave."""


@dataclass(frozen=True, slots=True)
class Job:
    """A function to call. It is sent by its name, and the worker imports its module then."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...] = ()


class JobFailed(Exception):
    """A job has failed. The message names the exception that it raised, or why its process failed."""


def frame(something: object) -> bytes:
    """Return a value as a frame."""
    data = pickle.dumps(something, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data
