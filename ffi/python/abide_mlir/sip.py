"""Structured-index-path signatures: where in the nested lists and dicts of a caller each of the flat
arguments and results of a function belongs (attribute ``sip``).

>>> from abide_mlir import sip
>>> sip.decode("I12!S9!k0_0k1_1R10!D7!K2!x_0")
<Signature (%0, %1) -> {"x": %0}>
>>> sip.encode('(%0, %1) -> {"x": %0}')
b'I12!S9!k0_0k1_1R10!D7!K2!x_0'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, List, Optional, Sequence, Tuple, Union

from ._api import sip as _api
from ._interrupt import interruptible
from ._json import loads
from ._script import leaf, run
from .diagnostics import Diagnostic, Sink, Text, findings, mended, read_each, read_or_raise, to_bytes

#: A step of an index path: into a sequence, or into a dict.
Key = Union[int, str, bytes]

Visitor = Callable[[str, Any], Any]


@dataclass(frozen=True)
class Leaf:
    """A leaf of a signature: the raw argument or result, and the path on which it is."""

    raw: int
    path: Tuple[Key, ...]


@dataclass(frozen=True, repr=False)
class Signature:
    """The content of a signature.

    Attributes
    ----------
    notation
        The signature in a readable notation.
    inputs, results
        The leaves of both halves, in the order of the text.
    diagnostics
        Its diagnostics although it can be read.
    """

    notation: str
    inputs: Tuple[Leaf, ...]
    results: Tuple[Leaf, ...]
    diagnostics: Tuple[Diagnostic, ...]

    def __repr__(self) -> str:
        return "<Signature %s>" % self.notation


@dataclass(frozen=True)
class Token:
    """A field of a signature: ``kind`` is ``int``, ``span``, ``error`` or ``end``."""

    kind: str
    tag: int
    value: int
    content: bytes


def decode(signature: Text, depth: Optional[int] = None) -> Signature:
    """Reads a signature.

    Parameters
    ----------
    signature
        The signature.
    depth
        The maximum nesting of lists and dicts: 256 unless another limit is given, which is at most
        2048.

    Raises
    ------
    TextError
        If it cannot be read.
    """
    data = to_bytes(signature)
    answer = loads(interruptible(_api.decode, data, depth))
    if not answer["ok"]:
        # Fails with the first error.
        read_or_raise(interruptible, _api.explain, data, depth)
    return Signature(
        answer["notation"],
        _leaves(answer["inputs"]),
        _leaves(answer["results"]),
        read_each(answer["diagnostics"]),
    )


def _leaves(leaves: Sequence[Any]) -> Tuple[Leaf, ...]:
    return tuple(Leaf(one["raw"], tuple(_key(key) for key in one["path"])) for one in leaves)


def _key(key: Any) -> Key:
    return bytes.fromhex(key["hex"]) if isinstance(key, dict) else key


def encode(notation: str, depth: Optional[int] = None) -> bytes:
    """Writes the signature of a notation such as ``(%0, {"x": %1}) -> %0``.

    Raises
    ------
    TextError
        If it is not in the notation.
    """
    signature: bytes = read_or_raise(interruptible, _api.encode, notation, depth)
    return signature


def explain(signature: Text, depth: Optional[int] = None) -> str:
    """The notation of a signature, followed by a line for each leaf with its path.

    Raises
    ------
    TextError
        If it cannot be read.
    """
    text: str = read_or_raise(interruptible, _api.explain, to_bytes(signature), depth)
    return text


def check(
    signature: Text, sink: Optional[Sink] = None, depth: Optional[int] = None
) -> List[Diagnostic]:
    """Everything that is wrong with a signature, in order. A sink gets each finding, too."""
    return findings(_api.check, signature, sink, depth)


def fix(signature: Text, depth: Optional[int] = None) -> bytes:
    """The signature with all known fixes applied."""
    return mended(_api.fix, signature, depth)


def tokens(signature: Text) -> List[Token]:
    """The fields of a signature, or of a raw one, up to the first error or the end."""
    found = loads(interruptible(_api.tokens, to_bytes(signature)))["tokens"]
    return [Token(kind, tag, value, bytes.fromhex(content)) for kind, tag, value, content in found]


def events(signature: Text, side: str = "inputs") -> List[str]:
    """The events of a visitor of one half, as short words: ``[`` and ``{`` open, ``k0`` and ``Kname`` are
    keys, ``_0`` is a leaf.

    Raises
    ------
    ValueError
        If the half cannot be read.
    """
    answer = loads(interruptible(_api.read, to_bytes(signature), side))
    if not answer["ok"]:
        raise ValueError(answer["error"])
    found: List[str] = answer["events"]
    return found


def visit(
    signature: Text, visitor: Visitor, side: str = "inputs", depth: Optional[int] = None
) -> str:
    """Calls a visitor for everything in one half of a signature, and gives its readable text.

    Parameters
    ----------
    signature
        The signature.
    visitor
        Takes a word and what belongs to it: ``key`` and an ``int`` or ``bytes``, ``open`` or
        ``close`` and ``sequence`` or ``dict``, ``leaf`` and the raw index. An exception of it ends the
        visit.
    side
        ``inputs`` or ``results``.
    depth
        The maximum nesting of lists and dicts.

    Raises
    ------
    TextError
        If the signature cannot be read.
    """
    raised: List[BaseException] = []

    def packed(what: str, value: Any) -> None:
        try:
            visitor(what, value)
        except BaseException as error:
            raised.append(error)
            raise

    try:
        text: bytes = read_or_raise(interruptible, _api.visit, to_bytes(signature), side, packed, depth)
    except ValueError:
        if raised:
            raise raised[0] from None
        raise
    return text.decode("utf-8", "backslashreplace")


class Mangler:
    """Builds a signature from the index paths of its leaves.

    >>> mangler = Mangler()
    >>> mangler.set("inputs", 0, [0])
    >>> mangler.set("results", 0, ["x"])
    >>> mangler.to_bytes()
    b'I8!S5!k0_0R10!D7!K2!x_0'
    """

    def __init__(self) -> None:
        self._lines: List[str] = []

    def set(self, side: str, raw: int, path: Sequence[Key]) -> None:
        """Puts a raw argument or result on a path."""
        self._lines.append(leaf(side, raw, path))

    def to_bytes(self) -> bytes:
        """The signature.

        Raises
        ------
        ValueError
            If a path was not free, or not of the kind of what it goes through.
        """
        answer = run(_api.mangle, self._lines)
        if not all(answer["sets"]):
            wrong = answer["sets"].index(False)
            raise ValueError("leaf %d has a path that is not free: %s" % (wrong, self._lines[wrong]))
        return bytes.fromhex(answer["text_hex"])
