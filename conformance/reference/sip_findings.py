"""Findings in a structured-index-path signature that differs from the documents, with their positions.

Rules: the function-ABI design document (its grammar), the study of the C++ reference (its refusals, and the text that
it accepts beyond the grammar), and the suite's SIP rules for the positions.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Iterator

from fields import ERROR, Field, read_field
from findings import Findings

KEY_OF = {"S": "k", "D": "K"}
VALUES = ("_", "S", "D")


@dataclass(frozen=True)
class Place:
    """A field and where it is: its first byte, the end of its number, its own end."""

    field: Field
    start: int
    end: int

    @property
    def letter(self) -> str:
        """The tag."""
        return chr(self.field.tag)

    @property
    def content(self) -> int:
        """The start of a span's content."""
        return self.end - len(self.field.content)


def places(text: bytes, base: int) -> Iterator[Place]:
    """The fields of a text that begins at `base`; the first that is broken is the last."""
    at = 0
    while at < len(text):
        found, end = read_field(text, at)
        yield Place(found, base + at, base + end)
        if found.kind == ERROR:
            return
        at = end


@dataclass
class Structure:
    """An open structure, or the root: its letter, the rest of its content, and its keys so far."""

    letter: str
    rest: Iterator[Place]
    keys: set[tuple[str, object]] = field(default_factory=set)
    last: dict[str, object] = field(default_factory=dict)
    pending: Place | None = None
    values: int = 0


def find(signature: bytes) -> Findings:
    """All findings in a signature."""
    findings = Findings()
    seen: set[str] = set()
    for place in places(signature, 0):
        if place.field.kind == ERROR:
            if seen == {"I", "R"}:
                findings.warning(place.start, place.end, "no reader gets here")
            else:
                findings.error(place.start, place.end, "a broken field")
                # The error may be the length of a span before it.
                findings.is_open = bool(seen)
            findings.leave(place.start, len(signature) + 1)
            return findings
        if place.letter not in ("I", "R") or place.letter in seen:
            findings.warning(place.start, place.end, "readers pass this field over")
            continue
        if place.letter == "I" and "R" in seen:
            findings.warning(place.start, place.end, "inputs behind results")
        seen.add(place.letter)
        Body(findings).read(place)
    for letter in "IR":
        if letter not in seen:
            findings.error(len(signature), len(signature), "there is no span %s" % letter)
    return findings


class Body:
    """Reads the inputs or the results."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.indices: set[int] = set()

    def warning(self, place: Place, message: str) -> None:
        """Reports text that the grammar does not have, and readers accept."""
        self.findings.warning(place.start, place.end, message)

    def read(self, span: Place) -> None:
        """The values in a span, depth first, without recursion; up to the first that readers refuse."""
        levels = [Structure("", places(span.field.content, span.content))]
        while levels:
            level = levels[-1]
            place = next(level.rest, None)
            if place is None:
                if level.pending is not None:
                    self.warning(level.pending, "a key without a value")
                levels.pop()
            elif not self.take(place, levels):
                self.forget(level.pending if place.letter in ("k", "K") else None)
                self.findings.error(place.start, place.end, "readers refuse this field")
                # The error may be the length of a structure before it, or around it (SIP-038).
                self.findings.is_open |= place.field.kind == ERROR or len(levels) > 1 or level.values > 0
                self.findings.leave(place.start, span.end)
                return

    def forget(self, key: Place | None) -> None:
        """Leaves the findings about a key before a refused one open."""
        if key is not None:
            self.findings.found = [one for one in self.findings.found if one["start"] != key.start]
            self.findings.leave(key.start, key.end)

    def take(self, place: Place, levels: list[Structure]) -> bool:
        """One field; whether readers take it."""
        level = levels[-1]
        if place.field.kind == ERROR:
            return False
        if place.letter in ("k", "K"):
            if not level.letter or level.pending is not None:
                return False
            self.key(place, level)
            level.pending = place
            return True
        if place.letter not in VALUES or (level.letter and level.pending is None):
            return False
        level.pending = None
        level.values += 1
        if not level.letter and level.values > 1:
            self.warning(place, "another value at the root")
        if place.letter == "_":
            self.leaf(place)
        else:
            levels.append(Structure(place.letter, places(place.field.content, place.content)))
        return True

    def key(self, place: Place, level: Structure) -> None:
        """A key of a structure."""
        name: object = place.field.number if place.letter == "k" else place.field.content
        if place.letter != KEY_OF[level.letter]:
            self.warning(place, "a key of the other kind")
        if place.letter == "k" and place.field.number < 0:
            self.warning(place, "a negative key")
        if (place.letter, name) in level.keys:
            self.warning(place, "the structure has this key")
        elif place.letter in level.last and name < level.last[place.letter]:  # type: ignore[operator]
            self.warning(place, "keys fall")
        level.keys.add((place.letter, name))
        level.last[place.letter] = name

    def leaf(self, place: Place) -> None:
        """A raw index."""
        index = place.field.number
        if index < 0:
            self.warning(place, "a negative index")
        if index in self.indices:
            self.warning(place, "the index is used twice")
        self.indices.add(index)
