"""Reading a SIP signature: the visit of its inputs or of its results.

Rules: the function-ABI design document (section "Structured Index Path ABI")
and the study of the C++ reference (section "SIP layer").
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Iterator

from failure import Untold
from fields import END, ERROR, BrokenField, Field, fields, seek_body

INPUTS_NOT_FOUND = "Inputs struct not found"
RESULTS_NOT_FOUND = "Results struct not found"
KEY_NOT_ALLOWED = "Struct key not allowed here"
VALUE_NOT_ALLOWED = "Value not allowed here"
UNRECOGNIZED_TAG = "Unrecognized tag"
SYNTAX_ERROR = "Syntax error in signature"

# The depth of structures is not documented; the text grows with the square of it.
MAX_DEPTH = 10_000

OPEN_EVENT = {"S": "[", "D": "{"}
CLOSING_BRACKET = {"S": b"]", "D": b"}"}


@dataclass
class Visit:
    """The events of a visitor.

    `error` is None for a whole signature. `open_wording` means that the words
    of that error are undocumented.
    """

    events: list[str] = field(default_factory=list)
    text: bytearray = field(default_factory=bytearray)
    error: str | None = None
    open_wording: bool = False


@dataclass
class Level:
    """One open structure: its letter (none at the root) and the rest of its content."""

    letter: str
    rest: Iterator[Field]
    key_is_pending: bool = False

    @property
    def takes_value(self) -> bool:
        """A value needs a pending key, except at the root."""
        return self.letter == "" or self.key_is_pending

    @property
    def takes_key(self) -> bool:
        """A key needs a structure, and no key that still waits for its value."""
        return self.letter != "" and not self.key_is_pending


def visit_inputs(signature: bytes) -> Visit:
    """The structure of the inputs."""
    return visit(signature, "I", INPUTS_NOT_FOUND)


def visit_results(signature: bytes) -> Visit:
    """The structure of the results."""
    return visit(signature, "R", RESULTS_NOT_FOUND)


def visit(signature: bytes, letter: str, not_found: str) -> Visit:
    """Finds the body tagged `letter` and visits it."""
    result = Visit()
    try:
        body = seek_body(signature, letter)
    except BrokenField as broken:
        result.error, result.open_wording = str(broken), True
        return result
    if body is None:
        result.error = not_found
        return result
    visit_body(body, result)
    return result


def visit_body(body: bytes, result: Visit) -> None:
    """Visits the values of `body`, depth first, without recursion.

    After an error every open structure is still closed, as the C++ reference
    does; the first error is kept.
    """
    levels = [Level("", fields(body))]
    while levels and result.error is None:
        level = levels[-1]
        item = next(level.rest)
        if item.kind == ERROR:
            result.error = SYNTAX_ERROR
        elif item.kind == END:
            levels.pop()
            close(level, len(levels), result)
        else:
            take(item, levels, result)
    while levels:
        level = levels.pop()
        close(level, len(levels), result)


def take(item: Field, levels: list[Level], result: Visit) -> None:
    """One whole field inside the body: a key, a leaf or a structure."""
    level = levels[-1]
    letter = chr(item.tag)
    if letter in ("k", "K"):
        if not level.takes_key:
            result.error = KEY_NOT_ALLOWED
            return
        level.key_is_pending = True
        write_key(item, len(levels), result)
    elif letter in ("_", "S", "D"):
        if not level.takes_value:
            result.error = VALUE_NOT_ALLOWED
            return
        level.key_is_pending = False
        if letter == "_":
            result.events.append("_%d" % item.number)
            result.text += b"=raw(%d),\n" % item.number
        else:
            result.events.append(OPEN_EVENT[letter])
            result.text += b":%s\n" % OPEN_EVENT[letter].encode("ascii")
            if len(levels) > MAX_DEPTH:
                raise Untold
            levels.append(Level(letter, fields(item.content)))
    else:
        result.error = UNRECOGNIZED_TAG


def write_key(item: Field, depth: int, result: Visit) -> None:
    """A key: indented, its bytes unquoted, with no line end after it."""
    if item.tag == ord("k"):
        result.events.append("k%d" % item.number)
        name = b"%d" % item.number
    else:
        result.events.append("K" + item.content.hex())
        name = item.content
    result.text += b"  " * (depth - 1) + name


def close(level: Level, depth: int, result: Visit) -> None:
    """The end of a structure; the root has none."""
    if level.letter:
        result.events.append("close")
        result.text += b"  " * (depth - 1) + CLOSING_BRACKET[level.letter] + b",\n"
