"""`python -m bot`, and the installed command `newmarket-bot`: `bot/cli/command_line.py` has the commands."""

import sys

from bot.cli.command_line import main

if __name__ == "__main__":
    sys.exit(main())
