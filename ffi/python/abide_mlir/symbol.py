"""Symbolic shapes: the passes that name dynamic sizes, follow them through a module, and take them
out again.

>>> from abide_mlir import symbol
>>> text = symbol.opt('''
... func.func @f(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
...   return %x : tensor<?x4xf32>
... }''', "propagate-symbol")
>>> print(text)  # doctest: +ELLIPSIS
module {
  func.func @f(%arg0: tensor<?x4xf32>) -> tensor<?x4xf32> {
    %S0 = symbol.symbolic_int @S0 {...} : index
...
>>> symbol.passes()[0]
<Pass propagate-symbol on func.func>
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import List, Optional, Union, overload

from ._api import symbol as _api
from ._interrupt import interruptible
from .diagnostics import Sink, Text, packed_sink, read_or_raise, to_bytes


@dataclass(frozen=True, repr=False)
class Pass:
    """A pass.

    Attributes
    ----------
    name
        Its name in flags and pipelines.
    anchor
        The operation that it works on: ``func.func``, ``builtin.module`` or ``any``.
    """

    name: str
    anchor: str

    def __repr__(self) -> str:
        return "<Pass %s on %s>" % (self.name, self.anchor)

    def __str__(self) -> str:
        return self.name


def passes() -> List[Pass]:
    """All passes."""
    return [Pass(**found) for found in json.loads(_api.passes())]


@overload
def opt(
    text: bytes,
    *pipeline: Union[str, Pass],
    generic: bool = ...,
    sink: Optional[Sink] = ...,
    depth: Optional[int] = ...,
) -> bytes: ...
@overload
def opt(
    text: Union[str, "os.PathLike[str]"],
    *pipeline: Union[str, Pass],
    generic: bool = ...,
    sink: Optional[Sink] = ...,
    depth: Optional[int] = ...,
) -> str: ...


def opt(
    text: Text,
    *pipeline: Union[str, Pass],
    generic: bool = False,
    sink: Optional[Sink] = None,
    depth: Optional[int] = None,
) -> Union[str, bytes]:
    """Reads and verifies a module, runs passes on it, and prints it.

    Parameters
    ----------
    text
        The module. Operations of unregistered dialects stay unchanged.
    pipeline
        Passes in their order, or one pipeline such as
        ``builtin.module(func.func(propagate-symbol,cse),canonicalize)``.
    generic
        Whether every operation is printed in the generic form.
    sink
        Called with each finding; its exceptions leave the call.
    depth
        The maximum nesting of regions and brackets: 256 by default; lower limits are accepted.

    Raises
    ------
    TextError
        If the module cannot be read, does not verify, or a pass fails: with the position of the
        first error.
    ValueError
        If a pass or a pipeline is invalid.
    """
    names = ",".join(str(one) for one in pipeline)
    printed: bytes = read_or_raise(
        interruptible, _api.opt, to_bytes(text), names, packed_sink(sink), generic, depth
    )
    return printed if isinstance(text, bytes) else printed.decode("utf-8")
