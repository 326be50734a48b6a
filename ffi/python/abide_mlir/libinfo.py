"""The paths of the library, its header, and the command."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import List

#: A file, or a folder with the library in it, that is looked at before anything else.
VARIABLE = "ABIDE_LIBRARY_PATH"

_PACKAGE = Path(__file__).resolve().parent


def library_name() -> str:
    """The file name of the library on this system."""
    if sys.platform.startswith("win32"):
        return "abide.dll"
    if sys.platform.startswith("darwin"):
        return "libabide.dylib"
    return "libabide.so"


def command_name() -> str:
    """The file name of the command on this system."""
    return "abide.exe" if sys.platform.startswith("win32") else "abide"


def _checkout() -> List[Path]:
    """The folders in which cargo builds, where the package is in a checkout."""
    if not (_PACKAGE.parent.parent / "Cargo.toml").is_file():
        return []
    root = _PACKAGE.parent.parent.parent
    target = Path(os.environ.get("CARGO_TARGET_DIR", root / "target"))
    return [target / "release", target / "debug"]


def candidates() -> List[Path]:
    """The places where the library may be, in the order in which they are looked at."""
    places = []
    if VARIABLE in os.environ:
        place = Path(os.environ[VARIABLE])
        places.append(place / library_name() if place.is_dir() else place)
    places.append(_PACKAGE / library_name())
    return places + [folder / library_name() for folder in _checkout()]


def find_library() -> Path:
    """The library: for TVM's and DGL's front ends, for instance.

    Raises
    ------
    RuntimeError
        If there is none; the message lists the places.
    """
    places = candidates()
    for place in places:
        if place.is_file():
            return place
    listed = "".join("\n  %s" % place for place in places)
    raise RuntimeError("cannot find the library of abide; set %s. Looked at:%s" % (VARIABLE, listed))


def find_include_path() -> Path:
    """The folder that has ``abide.h``.

    Raises
    ------
    RuntimeError
        If there is none.
    """
    places = [_PACKAGE / "include", _PACKAGE.parent.parent / "include"]
    for place in places:
        if (place / "abide.h").is_file():
            return place
    raise RuntimeError("cannot find abide.h in %s" % " or ".join(str(place) for place in places))


def find_command() -> Path:
    """The command ``abide``.

    Raises
    ------
    RuntimeError
        If there is none; the message lists the places.
    """
    beside = [place.with_name(command_name()) for place in candidates()]
    places = [_PACKAGE / "bin" / command_name()] + beside
    for place in places:
        if place.is_file():
            return place
    listed = "".join("\n  %s" % place for place in places)
    raise RuntimeError("cannot find the command abide. Looked at:%s" % listed)
