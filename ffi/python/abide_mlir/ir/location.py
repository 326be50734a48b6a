"""Locations."""

from __future__ import annotations

import json
import re
import threading
from typing import TYPE_CHECKING, Any, Callable, List, Optional, Sequence, Tuple, Type as Class, overload

if TYPE_CHECKING:
    from ._store import Store

__all__ = ["Location"]

_FILE = re.compile(r'"((?:[^"\\]|\\.)*)"(?::([0-9]+))?(?::([0-9]+))?')


class _Current(threading.local):
    """The locations that a thread has entered, the innermost last."""

    def __init__(self) -> None:
        self.locations: List["Location"] = []


_CURRENT = _Current()


def current_location() -> Optional["Location"]:
    """The location that new operations get."""
    return _CURRENT.locations[-1] if _CURRENT.locations else None


class _CurrentLocation:
    """``Location.current``."""

    def __get__(self, instance: object, owner: Class[object]) -> Optional["Location"]:
        return current_location()


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _of_file(filename: str, line: int, col: int, context: object = None) -> "Location":
    """A place in a file."""
    return Location("%s:%d:%d" % (_quoted(filename), line, col), filename, line, col, True)


class _File:
    """``Location.file`` makes a location, and ``location.file`` is the file of one."""

    @overload
    def __get__(self, instance: None, owner: Class["Location"]) -> Callable[..., "Location"]: ...
    @overload
    def __get__(self, instance: "Location", owner: Class["Location"]) -> Optional[str]: ...

    def __get__(self, instance: Optional["Location"], owner: Class["Location"]) -> Any:
        return _of_file if instance is None else instance.filename


class Location:
    """The location of an operation. New operations get it within ``with``.

    Attributes
    ----------
    text
        The text between the parentheses of ``loc(..)``.
    file, line, column
        The first file that it names, with a line and a column, if it names one. ``Location.file(name, line, column)``
        makes a location.
    is_written
        Whether the text of the module has it; else it is the position of the operation in the text.
    """

    __slots__ = ("column", "filename", "is_written", "line", "text")

    file = _File()
    current = _CurrentLocation()

    def __init__(
        self, text: str, file: Optional[str], line: Optional[int], column: Optional[int], is_written: bool
    ) -> None:
        self.text = text
        #: The same as `file`.
        self.filename = file
        self.line = line
        self.column = column
        self.is_written = is_written

    @property
    def start_line(self) -> Optional[int]:
        """The same as `line`."""
        return self.line

    @property
    def start_col(self) -> Optional[int]:
        """The same as `column`."""
        return self.column

    @staticmethod
    def unknown(context: object = None) -> "Location":
        """``loc(unknown)``"""
        return Location("unknown", None, None, None, True)

    @staticmethod
    def name(name: str, childLoc: Optional["Location"] = None, context: object = None) -> "Location":
        """A name, and the place of the named thing."""
        if childLoc is None or childLoc.text == "unknown":
            return Location(_quoted(name), None, None, None, True)
        text = "%s(%s)" % (_quoted(name), childLoc.text)
        return Location(text, childLoc.filename, childLoc.line, childLoc.column, True)

    @staticmethod
    def fused(locations: Sequence["Location"], metadata: object = None, context: object = None) -> "Location":
        """Several places, with an attribute."""
        about = "" if metadata is None else "<%s>" % metadata
        text = "fused%s[%s]" % (about, ", ".join(one.text for one in locations))
        for one in locations:
            if one.line is not None:
                return Location(text, one.filename, one.line, one.column, True)
        return Location(text, None, None, None, True)

    @staticmethod
    def callsite(callee: "Location", frames: Sequence["Location"], context: object = None) -> "Location":
        """A place that is called from others, the innermost first."""
        text = ""
        for caller in [*reversed(frames), callee]:
            text = "callsite(%s at %s)" % (caller.text, text) if text else caller.text
        return Location(text, callee.filename, callee.line, callee.column, True)

    def emit_error(self, message: str) -> None:
        """Passes an error at this location to the handlers of the current context, or writes it to standard error."""
        from .context import emit_error

        emit_error(self, message)

    def __enter__(self) -> "Location":
        _CURRENT.locations.append(self)
        return self

    def __exit__(self, *error: object) -> None:
        _CURRENT.locations.pop()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Location):
            return NotImplemented
        return (self.text, self.is_written) == (other.text, other.is_written)

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return "loc(%s)" % self.text

    def __repr__(self) -> str:
        return "<Location %s>" % self


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
