"""Where the library is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import List

#: A file, or a folder with the library in it, that is looked at before anything else.
VARIABLE = "ABIDE_LIBRARY_PATH"


def library_name() -> str:
    """What the library is called on this system."""
    if sys.platform.startswith("win32"):
        return "abide.dll"
    if sys.platform.startswith("darwin"):
        return "libabide.dylib"
    return "libabide.so"


def candidates() -> List[Path]:
    """The places where the library may be, in the order in which they are looked at."""
    places = []
    if VARIABLE in os.environ:
        place = Path(os.environ[VARIABLE])
        places.append(place / library_name() if place.is_dir() else place)
    places.append(Path(__file__).resolve().parent.parent / library_name())
    return places


def find_lib_path() -> Path:
    """The library.

    Raises
    ------
    RuntimeError
        Where there is none; the message lists the places.
    """
    places = candidates()
    for place in places:
        if place.is_file():
            return place
    listed = "".join("\n  %s" % place for place in places)
    raise RuntimeError("cannot find the library of abide; set %s. Looked at:%s" % (VARIABLE, listed))
