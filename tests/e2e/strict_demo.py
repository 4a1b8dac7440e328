"""The demo on a strict Discord: `python -m tests.e2e.strict_demo FILE demo …`.

Nothing of the demo is changed. What Discord would have refused, and what we do not want, is in the file when it ends.
"""

import sys
from pathlib import Path

from bot.cli.command_line import main
from tests.strict.offline import strict_offline

if __name__ == "__main__":
    with strict_offline() as strict:
        try:
            code = main(sys.argv[2:])
        finally:
            wrong = "\n".join(map(str, [*strict.refused, *strict.unwanted]))
            Path(sys.argv[1]).write_text(wrong, encoding="utf-8")
    sys.exit(code)
