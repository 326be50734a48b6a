"""The command: ``python -m abide_mlir check FILE`` is ``abide check FILE``."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import List, NoReturn

from . import libinfo


def _run(arguments: List[str]) -> NoReturn:
    try:
        command = str(libinfo.find_command())
    except RuntimeError as error:
        sys.exit(str(error))
    if sys.platform.startswith("win32"):
        sys.exit(subprocess.run([command, *arguments], check=False).returncode)
    os.execv(command, [command, *arguments])


def abide() -> NoReturn:
    """The command ``abide``."""
    _run(sys.argv[1:])


def abide_lsp() -> NoReturn:
    """The language server, ``abide lsp``."""
    _run(["lsp", *sys.argv[1:]])


if __name__ == "__main__":
    abide()
