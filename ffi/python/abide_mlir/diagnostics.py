"""Findings in a text, with their positions."""

from __future__ import annotations

import enum
import json
import os
import re
from dataclasses import dataclass
from typing import Any, Callable, List, Optional, Sequence, Tuple, Union

from ._interrupt import interruptible
from ._json import loads

__all__ = ["Diagnostic", "Edit", "Fix", "Related", "Severity", "Sink", "Text", "TextError"]

#: A text: MLIR, a signature, reflection JSON. A ``str`` counts as its UTF-8 bytes, and all positions
#: are in bytes. Of a path, a :class:`~pathlib.Path` for instance, it is what the file has.
Text = Union[str, bytes, "os.PathLike[str]"]


@dataclass(frozen=True)
class Edit:
    """A change: the bytes from ``start`` to ``end`` become ``replacement``."""

    start: int
    end: int
    replacement: bytes


@dataclass(frozen=True)
class Fix:
    """A change that repairs a finding."""

    title: str
    edits: Tuple[Edit, ...]
    #: ``"safe"``, or ``"unsafe"`` if it has to be reviewed.
    applicability: str = "safe"

    def apply(self, text: Text) -> bytes:
        """The text with the change. The edits do not overlap."""
        data = to_bytes(text)
        for edit in sorted(self.edits, key=lambda edit: edit.start, reverse=True):
            data = data[: edit.start] + edit.replacement + data[edit.end :]
        return data


@dataclass(frozen=True)
class Related:
    """Another place that explains a finding: in the text, or in the file ``path``.

    Lines and columns count from 1; they are None if the text of the file is not known.
    """

    start: int
    end: int
    message: str
    path: Optional[str] = None
    line: Optional[int] = None
    column: Optional[int] = None
    end_line: Optional[int] = None
    end_column: Optional[int] = None


class Severity(str, enum.Enum):
    """The severity of a diagnostic. Each is equal to its text."""

    ERROR = "error"
    WARNING = "warning"
    INFORMATION = "information"

    def __str__(self) -> str:
        return self.value

    def __format__(self, spec: str) -> str:
        return format(self.value, spec)


@dataclass(frozen=True, repr=False)
class Diagnostic:
    """One finding.

    Attributes
    ----------
    code
        The kind of finding: stable.
    severity
        A :class:`Severity`, such as ``error``.
    start, end
        The range, in bytes of the text.
    line, column
        The same position as ``start``, counted from 1; columns are characters.
    end_line, end_column
        The same position as ``end``.
    message
        The message.
    related
        Other places that explain it.
    fix
        A change that repairs it, if one is known.
    """

    code: str
    severity: Severity
    start: int
    end: int
    line: int
    column: int
    end_line: int
    end_column: int
    message: str
    related: Tuple[Related, ...] = ()
    fix: Optional[Fix] = None

    def __str__(self) -> str:
        return "%d:%d: %s: %s [%s]" % (
            self.line,
            self.column,
            str(self.severity),
            self.message,
            self.code,
        )

    def __repr__(self) -> str:
        return "<Diagnostic %s>" % self


class TextError(ValueError):
    """A text that cannot be read.

    Attributes
    ----------
    message
        The error.
    start, end
        The place, in bytes of the text; ``None`` without a particular place.
    line, column
        The same place as ``start``, counted from 1; columns are characters.
    code
        The code of the diagnostic, if it is one.
    """

    _RANGE = re.compile(r"bytes ([0-9]+)\.\.([0-9]+)[^:]*: ")
    _CODE = re.compile(r" \[([a-z0-9-]+)\]$")

    def __init__(self, text: str, source: Optional[bytes] = None) -> None:
        super().__init__(text)
        found = self._RANGE.match(text)
        code = self._CODE.search(text)
        self.message = text[found.end() :] if found else text
        self.code: Optional[str] = code[1] if code else None
        self.start = int(found[1]) if found else None
        self.end = int(found[2]) if found else None
        self.line: Optional[int] = None
        self.column: Optional[int] = None
        if source is not None and self.start is not None:
            before = source[: self.start]
            self.line = before.count(b"\n") + 1
            self.column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1

    def __reduce__(self) -> Tuple[object, ...]:
        return _unpickle, (type(self), str(self), self.line, self.column)


def _unpickle(kind: Any, text: str, line: Optional[int], column: Optional[int]) -> TextError:
    error: TextError = kind(text)
    error.line, error.column = line, column
    return error


#: Gets each finding; its result is ignored.
Sink = Callable[[Diagnostic], object]


def to_bytes(text: Text) -> bytes:
    """The bytes of a text, or of the file that a path leads to.

    Raises
    ------
    ValueError
        If the text is the name of a file.
    TypeError
        If it is neither a text nor a path.
    """
    if isinstance(text, os.PathLike):
        with open(text, "rb") as file:
            return file.read()
    data = _encode(text) if isinstance(text, str) else _buffer(text)
    if 0 < len(data) <= _LONGEST_NAME and b"\n" not in data and b"\0" not in data and os.path.isfile(data):
        name = os.fsdecode(data)
        raise ValueError(
            "%r is the name of a file, and no text; pass pathlib.Path(%r), or use check_file or"
            " parse_file" % (name, name)
        )
    return data


def _buffer(text: bytes) -> bytes:
    """The bytes of a text other than `str`; `bytes` would treat a number as a count of zeros."""
    try:
        return text if isinstance(text, bytes) else memoryview(text).tobytes()
    except TypeError:
        raise TypeError("expected a text (str or bytes) or a path, got %r" % type(text).__name__) from None


def _encode(text: str) -> bytes:
    """The bytes of a text; invalid characters are reported by the reader."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


#: Longer texts are not looked for among the files.
_LONGEST_NAME = 1024


def read_all(findings: str) -> List[Diagnostic]:
    """Findings of JSON."""
    return [read(finding) for finding in loads(findings)]


def read_each(findings: Sequence[Any]) -> Tuple[Diagnostic, ...]:
    """Findings that were read from JSON."""
    return tuple(read(finding) for finding in findings)


def packed_sink(sink: Optional[Sink]) -> Optional[Callable[[str], None]]:
    """A sink as the library calls it, with JSON."""
    if sink is None:
        return None

    def packed(finding: str) -> None:
        sink(read(json.loads(finding)))

    return packed


_SEVERITIES = {severity.value: severity for severity in Severity}


def read(finding: Any) -> Diagnostic:
    """A finding of an object of JSON."""
    fix = finding.get("fix")
    return Diagnostic(
        code=finding["code"],
        severity=_SEVERITIES.get(finding["severity"]) or finding["severity"],
        start=finding["start"],
        end=finding["end"],
        line=finding["line"],
        column=finding["column"],
        end_line=finding["end_line"],
        end_column=finding["end_column"],
        message=finding["message"],
        related=tuple(Related(**related) for related in finding.get("related", ())),
        fix=fix and _fix(fix),
    )


def _fix(fix: Any) -> Fix:
    edits = tuple(_edit(edit) for edit in fix["edits"])
    return Fix(fix["title"], edits, fix["applicability"])


def _edit(edit: Any) -> Edit:
    if "replacement_hex" in edit:
        replacement = bytes.fromhex(edit["replacement_hex"])
    else:
        replacement = edit["replacement"].encode("utf-8")
    return Edit(edit["start"], edit["end"], replacement)


def findings(
    function: Callable[..., str], text: Text, sink: Optional[Sink], depth: Optional[int]
) -> List[Diagnostic]:
    """The findings of a library function that checks a text."""
    return read_all(interruptible(function, to_bytes(text), packed_sink(sink), depth))


def mended(function: Callable[..., bytes], text: Text, depth: Optional[int]) -> bytes:
    """A text with the fixes of a library function."""
    return interruptible(function, to_bytes(text), depth)


def read_or_raise(function: Callable[..., Any], *args: Any) -> Any:
    """Calls a function of the library; an error about a text is a :class:`TextError`."""
    try:
        return function(*args)
    except ValueError as error:
        if type(error) is ValueError:  # pylint: disable=unidiomatic-typecheck
            # The longest part is the text that the error is about.
            texts = [arg for arg in args if isinstance(arg, bytes)]
            source = max(texts, key=len) if texts else None
            raise TextError(str(error), source) from None
        raise
