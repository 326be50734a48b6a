"""Findings in an input, and the parts of them that a document leaves open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

ERROR = "error"
WARNING = "warning"


@dataclass
class Findings:
    """Findings in the order in which they are found, and the undocumented ranges."""

    found: list[dict[str, Any]] = field(default_factory=list)
    open: list[tuple[int, int]] = field(default_factory=list)
    is_open: bool = False
    """Whether only the existence of an error is documented."""

    def error(self, start: int, end: int, message: str) -> None:
        """Adds an error: refused or malformed text."""
        self.add(ERROR, start, end, message)

    def warning(self, start: int, end: int, message: str) -> None:
        """Adds a warning: accepted text that differs from the document."""
        self.add(WARNING, start, end, message)

    def add(self, severity: str, start: int, end: int, message: str) -> None:
        """A finding."""
        self.found.append({"severity": severity, "start": start, "end": end, "message": message})

    def leave(self, start: int, end: int) -> None:
        """Leaves further findings in a range open."""
        self.open.append((start, end))
