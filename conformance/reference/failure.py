"""The failure of a call: the answer that the real runtime's exception becomes."""

from __future__ import annotations

CONSTRUCT = "construct"
CALL = "call"


class Failure(Exception):
    """An error of the runtime: where (`construct` or `call`), its Python type, its words.

    `open_wording` says that the documents fix the verdict but not the words.
    """

    def __init__(
        self, stage: str, error_type: str, message: str, open_wording: bool = False
    ) -> None:
        super().__init__(message)
        self.stage = stage
        self.error_type = error_type
        self.message = message
        self.open_wording = open_wording


def from_exception(stage: str, error: Exception) -> Failure:
    """The failure that a Python exception becomes where the runtime lets it through."""
    return Failure(stage, type(error).__name__, str(error))


def bad_cast(stage: str, open_wording: bool = False) -> Failure:
    """The error of a failed C++ cast of a Python value."""
    return Failure(stage, "RuntimeError", "std::bad_cast", open_wording)


class Untold(Exception):
    """The outcome is undocumented; the adapter has no answer."""
