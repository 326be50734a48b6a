"""Locations."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Optional, Tuple

if TYPE_CHECKING:
    from ._store import Store

_FILE = re.compile(r'"((?:[^"\\]|\\.)*)"(?::([0-9]+))?(?::([0-9]+))?')


@dataclass(frozen=True)
class Location:
    """The location of an operation.

    Attributes
    ----------
    text
        The text between the parentheses of ``loc(..)``.
    file, line, column
        The first file that it names, with a line and a column, if it names one.
    is_written
        Whether the text of the module has it; else it is the position of the operation in the text.
    """

    text: str
    file: Optional[str]
    line: Optional[int]
    column: Optional[int]
    is_written: bool

    def __str__(self) -> str:
        return "loc(%s)" % self.text


def read_location(store: "Store", operation: int, place: Optional[Tuple[int, int]]) -> Location:
    """The location of an operation."""
    text: Optional[str] = store.ask("location", operation)
    if text is not None:
        for found in _FILE.finditer(text):
            if found[2] is not None:
                column = None if found[3] is None else int(found[3])
                return Location(text, found[1], int(found[2]), column, True)
        return Location(text, None, None, None, True)
    if place is None:
        return Location("unknown", None, None, None, False)
    name = store.name.replace("\\", "\\\\").replace('"', '\\"')
    return Location('"%s":%d:%d' % (name, *place), store.name, place[0], place[1], False)
