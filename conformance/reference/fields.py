"""The lowest layer of both signature formats: tagged integers and spans.

Rules: the function-ABI design document (section "Grammar", the low-level
lexical primitives) and the study of the C++ reference (section "Token layer").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Iterator

INT32_MIN = -(2 ** 31)
INT32_MAX = 2 ** 31 - 1

INT = "int"
SPAN = "span"
ERROR = "error"
END = "end"

DIGITS = b"0123456789"
INTEGER_TAGS = b"_abcdefghijklmnopqrstuvwxyz"
SPAN_TAGS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Field:
    """One field: its kind, tag byte, number and (of a span) its content.

    The number of a span is the length of its content in bytes.
    """

    kind: str
    tag: int
    number: int
    content: bytes

    def has_tag(self, letter: str) -> bool:
        """Whether this is a whole field (not a broken one) with that tag."""
        return self.kind in (INT, SPAN) and self.tag == ord(letter)


def fields(text: bytes) -> Iterator[Field]:
    """All fields of `text`; the first error or the end is the last one.

    Errors are sticky in the C++ reference: nothing is read after one.
    """
    position = 0
    while position < len(text):
        field, position = read_field(text, position)
        yield field
        if field.kind == ERROR:
            return
    yield Field(END, 0, 0, b"")


def read_field(text: bytes, start: int) -> tuple[Field, int]:
    """The field at `start`, and the position after it.

    The study gives the order of the checks: missing number, bad number, tag.
    """
    tag = text[start]
    after = start + 1
    if text[after:after + 1] == b"-":
        after += 1
    while after < len(text) and text[after] in DIGITS:
        after += 1
    digits = text[start + 1:after]
    if digits in (b"", b"-"):
        return Field(ERROR, tag, 0, b""), after
    number = decimal_number(digits)
    if not INT32_MIN <= number <= INT32_MAX:
        return Field(ERROR, tag, 0, b""), after
    if tag in INTEGER_TAGS:
        return Field(INT, tag, number, b""), after
    if tag in SPAN_TAGS:
        return read_span(text, tag, number, after)
    return Field(ERROR, tag, number, b""), after


def decimal_number(digits: bytes) -> int:
    """`-?[0-9]+` as a number; one that is far out of range is cut short.

    Leading zeros and `-0` are accepted. Twelve significant digits are enough to
    see that a number is not of 32 bits, and keep hostile input cheap.
    """
    negative = digits.startswith(b"-")
    significant = digits.lstrip(b"-").lstrip(b"0")[:12] or b"0"
    return -int(significant) if negative else int(significant)


def read_span(text: bytes, tag: int, length: int, after: int) -> tuple[Field, int]:
    """A span whose length field ends at `after`.

    The length counts the mandatory `!`, so the least is 1.
    """
    end = after + length
    if length < 1 or end > len(text) or text[after:after + 1] != b"!":
        return Field(ERROR, tag, length, b""), after
    content = text[after + 1:end]
    return Field(SPAN, tag, len(content), content), end


def span(letter: str, content: bytes) -> bytes:
    """`content` written as a span."""
    return b"%s%d!%s" % (letter.encode("ascii"), len(content) + 1, content)


def integer(letter: str, number: int) -> bytes:
    """`number` written as an integer field."""
    return b"%s%d" % (letter.encode("ascii"), number)


class BrokenField(Exception):
    """A broken field where the C++ reference hangs or hides it.

    The study (section 0) asks for an error there; its words are open.
    """


def seek_body(text: bytes, letter: str) -> bytes | None:
    """The content of the first field tagged `letter`, None if there is none.

    Other fields before it are skipped, and what follows it is not looked at. A
    broken field on the way, or the sought field itself broken, is an error: the
    C++ reference loops forever on the one and takes the other as empty.
    """
    for field in fields(text):
        if field.kind == ERROR:
            raise BrokenField("Broken field in signature")
        if field.has_tag(letter):
            return field.content
    return None
