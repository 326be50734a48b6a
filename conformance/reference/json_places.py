"""JSON with the place of each value, of text that is JSON.

Rules: RFC 8259. Places are byte offsets of the text as UTF-8, from 0 and with the end excluded.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Optional

from failure import Untold

BLANKS = " \t\n\r"
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
WORD = re.compile(r"[^\s,\]}]+")

NULL, BOOLEAN, NUMBER, TEXT, LIST, OBJECT = "null", "boolean", "number", "text", "list", "object"
KINDS = {"n": NULL, "t": BOOLEAN, "f": BOOLEAN, '"': TEXT, "[": LIST, "{": OBJECT}


@dataclass
class Value:
    """A value: its kind, its position, its content, and the items of a list or an object."""

    kind: str
    start: int
    end: int
    value: Any = None
    items: list["Value"] = field(default_factory=list)
    keys: list["Value"] = field(default_factory=list)

    @property
    def is_integer(self) -> bool:
        """Whether it is a number without a fraction and an exponent."""
        return self.kind == NUMBER and isinstance(self.value, int)


def parse(text: str) -> Optional[Value]:
    """The value of a text with positions; None if it is not JSON."""
    try:
        json.loads(text, parse_constant=refuse)
    except ValueError:
        return None
    except RecursionError:
        raise Untold("how deep JSON may lie") from None
    return Reader(text).read()


def refuse(constant: str) -> Any:
    """NaN and the infinities are Python's."""
    raise ValueError(constant)


class Reader:
    """Reads what `json` has found to be JSON."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def read(self) -> Value:
        """The next value."""
        start = self.next()
        kind = KINDS.get(self.text[start], NUMBER)
        value = Value(kind, self.byte(start), 0)
        if kind == LIST:
            self.at += 1
            while self.next_item("]"):
                value.items.append(self.read())
        elif kind == OBJECT:
            self.at += 1
            while self.next_item("}"):
                value.keys.append(self.read())
                self.at = self.next() + 1
                value.items.append(self.read())
        else:
            self.at = (STRING if kind == TEXT else WORD).match(self.text, start).end()
            value.value = json.loads(self.text[start:self.at])
        value.end = self.byte(self.at)
        return value

    def next(self) -> int:
        """The position of the next non-blank character."""
        while self.text[self.at] in BLANKS:
            self.at += 1
        return self.at

    def next_item(self, closing: str) -> bool:
        """Goes to the next item of a list or an object; returns False at its end, and moves after it."""
        found = self.text[self.next()]
        if found in (",", closing):
            self.at += 1
        return found != closing

    def byte(self, at: int) -> int:
        """The byte offset of a character."""
        return len(self.text[:at].encode("utf-8", "surrogatepass"))
