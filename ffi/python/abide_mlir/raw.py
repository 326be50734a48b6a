"""Raw function signatures: the flat list of a function's arguments and results (attribute ``f``).

>>> from abide_mlir import raw
>>> raw.explain("I19!B8!t6d4d-1S3!t7O1!R4!U1!")
'(Buffer<sint32[4x?]>, sint64, RefObject<?>) -> (Unrecognized)'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Optional, Sequence, Tuple

from ._api import raw as _api
from ._interrupt import interruptible
from ._json import loads
from ._script import half, run
from .diagnostics import Diagnostic, Sink, Text, findings, mended, read_each, read_or_raise, to_bytes


@dataclass(frozen=True)
class Decoded:
    """The content of a raw signature.

    Attributes
    ----------
    text
        The function type, for people.
    diagnostics
        Its diagnostics.
    """

    text: str
    diagnostics: Tuple[Diagnostic, ...]


def explain(signature: Text, depth: Optional[int] = None) -> str:
    """The function type of a signature.

    Raises
    ------
    TextError
        If it cannot be read.
    """
    text: str = read_or_raise(interruptible, _api.explain, to_bytes(signature), depth)
    return text.rstrip("\n")


def read(signature: Text) -> str:
    """The function type of a raw signature, as the reference implementation reads it: up to the first
    error.

    Raises
    ------
    ValueError
        If it cannot be read.
    """
    answer = loads(interruptible(_api.read, to_bytes(signature)))
    if not answer["ok"]:
        raise ValueError(answer["error"])
    return bytes.fromhex(answer["text_hex"]).decode("utf-8", "replace")


def decode(signature: Text, depth: Optional[int] = None) -> Decoded:
    """Decodes a raw signature, with its diagnostics.

    Raises
    ------
    TextError
        If it cannot be read.
    """
    answer = loads(read_or_raise(interruptible, _api.decode, to_bytes(signature), depth))
    return Decoded(answer["text"], read_each(answer["diagnostics"]))


def check(
    signature: Text, sink: Optional[Sink] = None, depth: Optional[int] = None
) -> List[Diagnostic]:
    """Everything that is wrong with a signature, in order. A sink gets each finding, too."""
    return findings(_api.check, signature, sink, depth)


def fix(signature: Text, depth: Optional[int] = None) -> bytes:
    """The signature with all known fixes applied."""
    return mended(_api.fix, signature, depth)


class Mangler:
    """Builds a signature value by value; ``side`` is ``inputs`` or ``results``, and a scalar type is
    the number that the signature has for it.

    >>> mangler = Mangler()
    >>> mangler.add_buffer("inputs", 6, [4, -1])
    >>> mangler.to_bytes()
    b'I11!B8!t6d4d-1R1!'
    """

    def __init__(self) -> None:
        self._lines: List[str] = []

    def add_buffer(self, side: str, scalar_type: int, dims: Sequence[int]) -> None:
        """Adds an array; negative dims are dynamic."""
        self._add(side, "buffer", scalar_type, *dims)

    def add_scalar(self, side: str, scalar_type: int) -> None:
        """Adds a scalar."""
        self._add(side, "scalar", scalar_type)

    def add_reference(self, side: str) -> None:
        """Adds a reference to an object."""
        self._add(side, "ref")

    def add_unrecognized(self, side: str) -> None:
        """Adds a value that has no other form."""
        self._add(side, "unrecognized")

    def _add(self, side: str, word: str, *numbers: int) -> None:
        line = " ".join([half(side), word] + ["%d" % number for number in numbers])
        run(_api.mangle, [line])
        self._lines.append(line)

    def to_bytes(self) -> bytes:
        """The signature."""
        return bytes.fromhex(run(_api.mangle, self._lines)["text_hex"])
