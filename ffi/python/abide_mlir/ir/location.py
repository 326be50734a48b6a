"""Locations."""

from __future__ import annotations

import json
import re
import threading
from typing import TYPE_CHECKING, Any, Callable, List, Optional, Sequence, Tuple, Type as Class, overload

if TYPE_CHECKING:
    from ._store import Store

__all__ = ["CallSiteLoc", "FileLineColLoc", "FusedLoc", "Location", "NameLoc", "UnknownLoc"]

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

    @property
    def name_str(self) -> str:
        """Of a named thing: its name."""
        found = _FILE.match(self._of(NameLoc))
        return "" if found is None else _plain(found[1])

    @property
    def child_loc(self) -> "Location":
        """Of a named thing: its place."""
        text = self._of(NameLoc)
        found = _FILE.match(text)
        inner = "" if found is None else text[found.end() + 1 : -1]
        return of_text(inner or "unknown")

    @property
    def locations(self) -> List["Location"]:
        """Of a fused location: the places."""
        text = self._of(FusedLoc)
        return [of_text(one) for one in _split(text[_end_of(text, len("fused")) + 1 : -1], ",")]

    @property
    def callee(self) -> "Location":
        """Of a call: the place that is called."""
        return of_text(_split(self._of(CallSiteLoc)[len("callsite(") : -1], " at ")[0])

    @property
    def caller(self) -> "Location":
        """Of a call: the place of the call."""
        return of_text(_split(self._of(CallSiteLoc)[len("callsite(") : -1], " at ")[1])

    def _of(self, kind: "_Kind") -> str:
        """The text of a location of a kind."""
        if not isinstance(self, kind):
            raise AttributeError("%s is not a %s" % (self, kind.__name__))
        return self.text

    def is_a_file(self) -> bool:
        """Whether it is a place in a file."""
        return isinstance(self, FileLineColLoc)

    def is_a_name(self) -> bool:
        """Whether it is a named thing."""
        return isinstance(self, NameLoc)

    def is_a_fused(self) -> bool:
        """Whether it is several places."""
        return isinstance(self, FusedLoc)

    def is_a_callsite(self) -> bool:
        """Whether it is a call."""
        return isinstance(self, CallSiteLoc)

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


class _Kind(type):
    """A class of locations."""

    #: The beginning of their texts.
    begin = ""

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, Location) and cls.accepts(value.text)

    def accepts(cls, text: str) -> bool:
        """Whether it is the text of such a location."""
        return text.startswith(cls.begin)

    def isinstance(cls, value: object) -> bool:
        """The same as the function ``isinstance``."""
        return cls.__instancecheck__(value)


class UnknownLoc(metaclass=_Kind):
    """``loc(unknown)``."""

    begin = "unknown"


class _FileKind(_Kind):
    def accepts(cls, text: str) -> bool:
        found = _FILE.match(text)
        return found is not None and found[2] is not None


class FileLineColLoc(metaclass=_FileKind):
    """Places in files."""


class _NameKind(_Kind):
    def accepts(cls, text: str) -> bool:
        found = _FILE.match(text)
        return found is not None and found[2] is None


class NameLoc(metaclass=_NameKind):
    """Named things."""


class FusedLoc(metaclass=_Kind):
    """Several places."""

    begin = "fused"


class CallSiteLoc(metaclass=_Kind):
    """Calls."""

    begin = "callsite("


def _plain(quoted: str) -> str:
    """A text without the escapes of quotes."""
    return re.sub(r"\\(.)", r"\1", quoted)


#: A text in quotes, a bracket, or another character.
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|.', re.DOTALL)


def _split(text: str, separator: str) -> List[str]:
    """The parts of a text between the separators that are in no brackets."""
    parts, depth, start = [], 0, 0
    for found in _TOKEN.finditer(text):
        depth += (found[0] in "([<{") - (found[0] in ")]>}")
        if depth == 0 and text.startswith(separator, found.start()):
            parts.append(text[start : found.start()].strip())
            start = found.start() + len(separator)
    return [*parts, text[start:].strip()]


def _end_of(text: str, start: int) -> int:
    """The end of the angle brackets at a place, if there are any."""
    depth = 0
    for found in _TOKEN.finditer(text, start):
        depth += (found[0] == "<") - (found[0] == ">")
        if depth == 0:
            return found.end() if found[0] == ">" else start
    return start


def of_text(text: str) -> Location:
    """The location with a text between its parentheses."""
    for found in _FILE.finditer(text):
        if found[2] is not None:
            column = None if found[3] is None else int(found[3])
            return Location(text, found[1], int(found[2]), column, True)
    return Location(text, None, None, None, True)


def read_location(store: "Store", operation: int, place: Optional[Tuple[int, int]]) -> Location:
    """The location of an operation."""
    text: Optional[str] = store.ask("location", operation)
    if text is not None:
        return of_text(text)
    if place is None:
        return Location("unknown", None, None, None, False)
    name = store.name.replace("\\", "\\\\").replace('"', '\\"')
    return Location('"%s":%d:%d' % (name, *place), store.name, place[0], place[1], False)
