"""MLIR text: its errors, its layout, and its functions.

>>> from abide_mlir import mlir
>>> mlir.check("func.func @f() { return %x : i32 }")
[<Diagnostic 1:25: error: use of undeclared SSA value name '%x' [mlir-undefined-value]>]
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Dict, List, Optional, Union, overload

from ._api import mlir as _api
from ._interrupt import interruptible
from ._json import loads
from ._renamed import old_name
from .diagnostics import Diagnostic, Sink, Text, packed_sink, read_all, read_or_raise, to_bytes


@dataclass(frozen=True)
class FunctionSignature:
    """A function of a module.

    Attributes
    ----------
    function
        Its name.
    operation
        The operation that defines it, such as ``func.func``.
    start, end
        Its position, in bytes.
    source
        The source of its signature: ``iree.abi``, ``sip``, ``f`` or ``type``.
    signature
        The signature as a person would write it.
    """

    function: str
    operation: str
    start: int
    end: int
    source: str
    signature: str


def check(
    text: Text,
    sink: Optional[Sink] = None,
    depth: Optional[int] = None,
    max_diagnostics: Optional[int] = None,
) -> List[Diagnostic]:
    """Everything that is wrong with a module, in the order of the places.

    Parameters
    ----------
    text
        The module, or a :class:`~pathlib.Path` of one. No dialect has to be known.
    sink
        Gets each finding, too; an exception of it ends the check.
    depth
        The maximum nesting of regions and brackets: 256 unless a lower limit is given.
    max_diagnostics
        The maximum number of diagnostics; 1000 unless another limit is given. One more states how many
        there were.
    """
    data = to_bytes(text)
    return read_all(interruptible(_api.check, data, packed_sink(sink), depth, max_diagnostics))


def check_file(
    path: Union[str, "os.PathLike[str]"],
    sink: Optional[Sink] = None,
    depth: Optional[int] = None,
    max_diagnostics: Optional[int] = None,
) -> List[Diagnostic]:
    """Everything that is wrong with the module in a file; see :func:`check`."""
    return check(Path(path), sink, depth, max_diagnostics)


@dataclass(frozen=True)
class OptResult:
    """The output of ``abide opt``, and whether it succeeded.

    Attributes
    ----------
    success
        Whether the text is free of errors.
    output
        Its standard output: the module.
    messages
        Its standard error: a line for each error.
    """

    success: bool
    output: str
    messages: str


def opt(text: Text, *flags: str) -> OptResult:
    """Reads, verifies and prints a module in place of mlir-opt.

    Parameters
    ----------
    text
        The module.
    flags
        Flags of mlir-opt, such as ``-mlir-print-op-generic``.
    """
    answer = loads(interruptible(_api.opt, to_bytes(text), json.dumps(flags)))
    return OptResult(answer["rc"] == 0, answer["stdout"], answer["stderr"])


@overload
def reformat(text: bytes, depth: Optional[int] = ...) -> bytes: ...
@overload
def reformat(text: Union[str, "os.PathLike[str]"], depth: Optional[int] = ...) -> str: ...


def reformat(text: Text, depth: Optional[int] = None) -> Union[str, bytes]:
    """The module as MLIR would lay it out. Only white space changes.

    Raises
    ------
    TextError
        If there are syntax errors: where an operation ends is not certain then.
    """
    printed: bytes = read_or_raise(interruptible, _api.print, to_bytes(text), depth)
    return printed if isinstance(text, bytes) else printed.decode("utf-8")


#: The old name of :func:`reformat`.
print = old_name(reformat, "print")  # pylint: disable=redefined-builtin


def tokens(text: str) -> List[str]:
    """The tokens of a text, white space and comments too: one after the other they are the text."""
    found: List[str] = loads(interruptible(_api.tokens, to_bytes(text)))["tokens"]
    return found


def calls(text: Text, depth: Optional[int] = None) -> List[Dict[str, Any]]:
    """The calls of the functions of a module: their arguments and results with places in the caller's structures, types,
    buffers and shardings, as ``abide abi --format json`` prints them."""
    found: List[Dict[str, Any]] = loads(interruptible(_api.calls, to_bytes(text), depth))["functions"]
    return found


def functions(text: Text, depth: Optional[int] = None) -> List[FunctionSignature]:
    """The functions of a module with their signatures."""
    found = loads(interruptible(_api.functions, to_bytes(text), depth))
    return [FunctionSignature(**function) for function in found]
