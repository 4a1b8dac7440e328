"""What everybody may know about a table's deals, to check them: the commitments, and the result of a check."""

from bot.tables.after.records import DealsChecked
from bot.tables.model.announcements import Fixed
from bot.tables.model.table import Status
from bot.tables.views import Board
from cogs.render.ids import ANY_DAY, CustomId, DayId
from cogs.render.parts import Button, Layout, button, layout
from cogs.render.words import Words
from engine.proof import Remark, remarks
from engine.shuffle import letters, opening_commitment


def proofs_button(table: int, words: Words) -> Button:
    """Return the button that opens everything about a table's deals."""
    return button(CustomId(table, "proofs"), words.say("Fair deals"), emoji="🔒")


def proofs_message(board: Board, words: Words) -> Layout:
    """Return everything about a table's deals: how they are made, the commitments, and how to check them."""
    texts = [
        words.say("### 🔒 Fair deals"),
        words.say(
            "I lock each deal before you play, and your clicks shuffle it too – so nobody can rig it. When the match "
            "is over, everybody can check that."
        ),
    ]
    if board.status is Status.CLOSED:
        # Translators: a button: deals all cards once more, to see whether they come out the same
        check = button(CustomId(board.id, "deals"), words.say("Check the deals"))
        return layout(texts, [] if board.view is None else [[check]])
    if not board.round:
        texts.append(opening_line(board.commitments))
    texts += later_lines(board.commitments)
    return layout(texts, [[button(DayId(ANY_DAY, "fair"), words.say("Deal of the day"), emoji="📅")]])


def opening_line(fixed: Fixed) -> str:
    """Return the line for a table that opens: one value over the commitments of its first rounds."""
    return _line(opening_commitment(each for _, each in fixed))


def later_lines(fixed: Fixed) -> list[str]:
    """Return a small line for each later round with a commitment."""
    return [_line(digest, f"{number}\u00a0") for number, digest in fixed]


def _line(digest: str, number: str = "") -> str:
    """Return one line on a phone 390 pixels wide: "🔒 3" and 32 letters, in lower case because capitals are wider.

    Nothing in it can wrap: in large type, the number would otherwise have a line of its own. The opening line
    goes without a number, because with two of them every tenth one is too long.
    """
    return f"-# 🔒\u00a0{number}{letters(digest)}"


def deals_text(checked: DealsChecked, words: Words) -> str:
    """Return whether all deals of a match were fair, or what is unusual or wrong about them."""
    if checked.differs is not None:
        return words.say(
            "❌ The deal of round {round} was not fair: it is not the one that its secret and the clicks before it "
            "give.",
            round=checked.differs,
        )
    found = remarks(checked.proof)
    head = words.count("✅ The deal was fair.", "✅ All {n} deals were fair.", checked.deals)
    if found:
        head = words.count("⚠️ The deal follows, but:", "⚠️ All {n} deals follow, but:", checked.deals)
    return "\n".join([head, *(f"- {_remark(each, words.row(map(str, at)), words)}" for each, at in found.items())])


def deals_message(table: int, checked: DealsChecked, words: Words) -> Layout:
    """Return the result of a check, with a button for its method and the files."""
    # Translators: a button: how deals were checked, with the files to do it again
    how = button(CustomId(table, "deal_files"), words.say("Details and files"), emoji="📎")
    return layout([deals_text(checked, words)], [[how]])


def how_text(words: Words) -> str:
    """Return how the bot checked the deals, for the message with the files of a match."""
    return "\n".join((
        words.say(
            "I dealt every round again from its secret and the clicks before it, and compared every card that was "
            "played and the draw of who began. The proof lists them all; the letters at 🔒 in this channel are made "
            "from it."
        ),
        "-# "
        + words.say(
            "To check without this bot: its `docs/FAIR_DEAL.md` describes every step, for any programming language."
        ),
    ))  # fmt: skip


def _remark(remark: Remark, rounds: str, words: Words) -> str:
    """Return a sentence about rounds. `rounds`: their numbers as a list in words."""
    return {
        # Translators: the digits that stand in the channel; {rounds}: numbers of rounds
        Remark.LATE: words.say("In these rounds, the digits may have come too late: {rounds}.", rounds=rounds),
        Remark.REPLACED: words.say(
            "I was restored from a backup, so the secrets of these rounds aren't the ones I had fixed before: "
            "{rounds}.",
            rounds=rounds,
        ),
        Remark.WITHOUT_CLICKS: words.say(
            "Nobody pressed anything before these rounds, so their deals were fixed earlier: {rounds}.",
            rounds=rounds,
        ),
    }[remark]
