"""`python -m bot`, and the installed command `newmarket-bot`.

`health` may be asked every minute, and needs little. All else is in `bot/cli/command_line.py`, which imports the whole
bot: that takes longer than to ask.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Run what the command line says, and return the exit code."""
    if sys.argv[1:] == ["health"]:
        from bot.cli.health import health

        return health()
    from bot.cli import command_line

    return command_line.main()


if __name__ == "__main__":
    sys.exit(main())
