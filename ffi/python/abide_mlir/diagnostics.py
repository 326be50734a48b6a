"""What is wrong with a text, and where."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Callable, List, Optional, Tuple, Union

#: A text: MLIR, a signature, reflection JSON. A ``str`` counts as its UTF-8 bytes, and all positions
#: are in bytes.
Text = Union[str, bytes]


@dataclass(frozen=True)
class Edit:
    """A change: the bytes from ``start`` to ``end`` become ``replacement``."""

    start: int
    end: int
    replacement: bytes


@dataclass(frozen=True)
class Fix:
    """A change that mends a finding."""

    title: str
    edits: Tuple[Edit, ...]

    def apply(self, text: Text) -> bytes:
        """The text with the change. The edits do not overlap."""
        data = to_bytes(text)
        for edit in sorted(self.edits, key=lambda edit: edit.start, reverse=True):
            data = data[: edit.start] + edit.replacement + data[edit.end :]
        return data


@dataclass(frozen=True)
class Related:
    """Another place that explains a finding."""

    start: int
    end: int
    message: str


@dataclass(frozen=True, repr=False)
class Diagnostic:
    """One finding.

    Attributes
    ----------
    code
        Which kind of finding: stable.
    severity
        ``error``, ``warning`` or ``information``.
    start, end
        Where, in bytes of the text.
    line, column
        The same place as ``start``, counted from 1; columns are characters.
    message
        What is wrong.
    related
        Other places that explain it.
    fix
        A change that mends it, where one is known.
    """

    code: str
    severity: str
    start: int
    end: int
    line: int
    column: int
    message: str
    related: Tuple[Related, ...] = ()
    fix: Optional[Fix] = None

    def __str__(self) -> str:
        return "%d:%d: %s: %s [%s]" % (
            self.line,
            self.column,
            self.severity,
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
        What is wrong.
    start, end
        Where, in bytes of the text; ``None`` where it is nowhere in particular.
    """

    _RANGE = re.compile(r"bytes ([0-9]+)\.\.([0-9]+)[^:]*: ")

    def __init__(self, text: str) -> None:
        super().__init__(text)
        found = self._RANGE.match(text)
        self.message = text[found.end() :] if found else text
        self.start = int(found[1]) if found else None
        self.end = int(found[2]) if found else None


Sink = Callable[[Diagnostic], Any]


def to_bytes(text: Text) -> bytes:
    """The bytes of a text."""
    return text.encode("utf-8") if isinstance(text, str) else bytes(text)


def read_all(findings: str) -> List[Diagnostic]:
    """Findings of JSON."""
    return [read(finding) for finding in json.loads(findings)]


def packed_sink(sink: Optional[Sink]) -> Optional[Callable[[str], None]]:
    """A sink as the library calls it, with JSON."""
    if sink is None:
        return None

    def packed(finding: str) -> None:
        sink(read(json.loads(finding)))

    return packed


def read(finding: Any) -> Diagnostic:
    """A finding of an object of JSON."""
    fix = finding.get("fix")
    return Diagnostic(
        code=finding["code"],
        severity=finding["severity"],
        start=finding["start"],
        end=finding["end"],
        line=finding["line"],
        column=finding["column"],
        message=finding["message"],
        related=tuple(Related(**related) for related in finding.get("related", ())),
        fix=fix and Fix(fix["title"], tuple(_edit(edit) for edit in fix["edits"])),
    )


def _edit(edit: Any) -> Edit:
    if "replacement_hex" in edit:
        replacement = bytes.fromhex(edit["replacement_hex"])
    else:
        replacement = edit["replacement"].encode("utf-8")
    return Edit(edit["start"], edit["end"], replacement)


def read_or_raise(function: Callable[..., Any], *args: Any) -> Any:
    """Calls a function of the library; an error about a text is a :class:`TextError`."""
    try:
        return function(*args)
    except ValueError as error:
        if type(error) is ValueError:  # pylint: disable=unidiomatic-typecheck
            raise TextError(str(error)) from None
        raise
