"""What everybody may know of a table's deals, so that they can be checked: commitments, and what a check has found."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.after.records import DealsChecked
from bot.tables.model.table import Status
from bot.tables.views import Board
from cogs.render.ids import CustomId
from cogs.render.parts import Button, Layout, button, layout
from cogs.render.words import Words
from engine.proof import Remark, remarks


def proofs_button(table: int, words: Words) -> Button:
    """Return the button that opens all there is to know of a table's deals."""
    return button(CustomId(table, "proofs"), words.say("Fair deals"), emoji="🔒")


def proofs_message(board: Board, words: Words) -> Layout:
    """Return all there is to know of a table's deals: how they come about, what is fixed, and how to check them."""
    texts = [
        words.say("### 🔒 Fair deals"),
        words.say(
            "The cards of a round come from a secret that I fix two rounds ahead, and from what all of you press "
            "after that. So nobody can know or choose them, and everybody can check that when the match is over."
        ),
    ]
    if board.status is Status.CLOSED:
        # Translators: a button: deals all cards once more, to see whether they come out the same
        check = button(CustomId(board.id, "deals"), words.say("Check the deals"))
        return layout(texts, [] if board.view is None else [[check]])
    texts += [
        words.say("-# SHA-256 of the secret of round {round}:", round=number) + f"\n-# `{digits}`"
        for number, digits in board.commitments
    ]
    return layout(texts)


def commitment_line(rounds: Sequence[tuple[int, str]], words: Words) -> str:
    """Return a small line with the digests of rounds' secrets, for members who want to check the deals.

    `rounds`: their numbers, and the SHA-256 of each secret.
    """
    digits = " · ".join(f"`{each}`" for _, each in rounds)
    numbers = words.listing([str(number) for number, _ in rounds])
    # Translators: {commitments}: 64 digits for each round, hidden until they are clicked; keep the "||"
    line = words.count(
        "🔒 Deal of round {rounds}: ||{commitments}||",
        "🔒 Deals of rounds {rounds}: ||{commitments}||",
        len(rounds),
        rounds=numbers,
        commitments=digits,
    )
    return f"-# {line}"


def deals_text(checked: DealsChecked, words: Words) -> str:
    """Return what came of dealing a match again: a contradiction, or that there is none, with what is remarked."""
    if checked.differs is not None:
        # Translators: the 64 digits are those that stood in the channel
        return words.say(
            "❌ Contradiction in round {round}: it was not dealt from the secret that its 64 digits stand for and the "
            "clicks before it. The attached proof lists them.",
            round=checked.differs,
        )
    lines = [
        words.count(
            "✅ I have made the deal of this match again. It follows from its secret and the clicks before it; so do "
            "the draw of who began and every card that was played.",
            "✅ I have made all {n} deals of this match again. They follow from their secrets and the clicks before "
            "them; so do the draw of who began and every card that was played.",
            checked.deals,
        ),
        # Translators: the secrets and the clicks of the sentence before
        words.say(
            "The attached proof lists them all. Next to each secret are 64 digits: the same digits stood in this "
            "channel, at 🔒, before the clicks were made."
        ),
    ]
    found = remarks(checked.proof)
    if found:
        # Translators: one or more sentences follow, each a line of a list
        lines.append(words.say("⚠️ I found no contradiction, but you decide whether you accept these remarks:"))
    lines += [f"- {_remark(remark, words.row(map(str, rounds)), words)}" for remark, rounds in found.items()]
    lines.append(
        "-# "
        + words.say(
            "To check without this bot: its `docs/FAIR_DEAL.md` describes every step, for any programming language."
        )
    )
    return "\n".join(lines)


def _remark(remark: Remark, rounds: str, words: Words) -> str:
    """Return a sentence about rounds, whose numbers are given as they are listed."""
    match remark:
        case Remark.LATE:
            # Translators: the digits that stand in the channel; {rounds}: numbers of rounds
            return words.say("In these rounds, the digits may have come too late: {rounds}.", rounds=rounds)
        case Remark.REPLACED:
            return words.say(
                "I went on from a backup, so the secrets of these rounds aren't the ones I had fixed before: {rounds}.",
                rounds=rounds,
            )
        case Remark.WITHOUT_CLICKS:
            return words.say(
                "Nobody pressed anything for these rounds, so their deals were fixed earlier: {rounds}.", rounds=rounds
            )
