"""Who asks for something, and what people are called."""

from dataclasses import dataclass


class Name(str):
    """What a member is called in a server. It knows its member, so that their key is stored in its place."""

    __slots__ = ("member",)

    member: int
    """Their id."""

    def __new__(cls, text: str, member: int) -> "Name":
        """Return a name of a member."""
        name = super().__new__(cls, text)
        name.member = member
        return name

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]  # it goes to other processes
        """Return the arguments that rebuild it."""
        return str(self), self.member


def whose(name: str) -> int | None:
    """Return the id of the member whose name it is; None for a computer player's."""
    return name.member if isinstance(name, Name) else None


@dataclass(frozen=True, slots=True)
class Actor:
    """The person behind a request, as Discord described them with it."""

    member: int
    """Their id."""
    name: str
    """Their name in the server, cleaned for showing: a `Name`, whatever it was made from."""
    locale: str | None
    """Their language, as Discord writes it: `en-US`; None if the request does not say."""
    manages: bool = False
    """Whether they may manage the channel's messages or the server: stop others' tables, keep house rules."""
    administers: bool = False
    """Whether they may manage the server."""
    guild: int | None = None
    """The server that the request comes from; None in direct messages. `manages` and `administers` are about it."""

    def __post_init__(self) -> None:
        """Note to whom the name belongs."""
        object.__setattr__(self, "name", Name(self.name, self.member))
