"""What is found in an input, and what of it a document leaves open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

ERROR = "error"
WARNING = "warning"


@dataclass
class Findings:
    """Findings in the order in which they are found, and the ranges about which nothing is told."""

    found: list[dict[str, Any]] = field(default_factory=list)
    open: list[tuple[int, int]] = field(default_factory=list)
    is_open: bool = False
    """Whether all that is told is that there is an error."""

    def error(self, start: int, end: int, message: str) -> None:
        """What is refused, or malformed."""
        self.add(ERROR, start, end, message)

    def warning(self, start: int, end: int, message: str) -> None:
        """What is read, and not as documented."""
        self.add(WARNING, start, end, message)

    def add(self, severity: str, start: int, end: int, message: str) -> None:
        """A finding."""
        self.found.append({"severity": severity, "start": start, "end": end, "message": message})

    def leave(self, start: int, end: int) -> None:
        """What else is said of a range is open."""
        self.open.append((start, end))
