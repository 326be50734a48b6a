"""Shapes: every value's sizes as expressions, and as numbers in one call.

>>> from abide_mlir import shape
>>> source = '''
... func.func @f(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
...   return %x : tensor<?x4xf32>
... }'''
>>> (function,) = shape.explain(source)
>>> function["%x"]
<Value %x: [S0, 4]>
>>> shape.evaluate(source, "f", [3, 4]).results
[[3, 4]]
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

from ._api import shape as _api
from ._interrupt import interruptible
from ._json import loads
from ._renamed import old_name
from .diagnostics import Text, read_or_raise, to_bytes

#: The known facts about a value in a call: an integer, its sizes, or nothing.
Known = Union[int, List[int], None]


@dataclass(frozen=True)
class Integer:
    """A size or an integer: an expression of symbols, and between which bounds it is.

    Attributes
    ----------
    text
        The expression in its simplest form, such as ``2*S0``.
    min, max
        The bounds; ``None`` if there is none.
    """

    text: str
    min: Optional[int]
    max: Optional[int]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Symbol:
    """A symbol, and between which bounds it is."""

    name: str
    min: Optional[int]
    max: Optional[int]


@dataclass(frozen=True, repr=False)
class Value:
    """The shape of a value.

    Attributes
    ----------
    name
        Its name in the text, such as ``%x``.
    start, end
        The range of its definition, in bytes.
    shape
        Its sizes, if it has some.
    integer
        Its value, if it is an integer.
    """

    name: str
    start: int
    end: int
    shape: Optional[Tuple[Integer, ...]] = None
    integer: Optional[Integer] = None

    def __str__(self) -> str:
        if self.shape is None:
            return str(self.integer)
        return "[%s]" % ", ".join(str(size) for size in self.shape)

    def __repr__(self) -> str:
        return "<Value %s: %s>" % (self.name, self)


@dataclass(frozen=True)
class FunctionShapes:
    """The shapes of a function's values: ``shapes["%x"]`` is one of them.

    Attributes
    ----------
    function
        Its name; ``None`` without one.
    symbols
        The symbols in the order of their appearance.
    values
        The values in the order of the text.
    """

    function: Optional[str]
    symbols: Tuple[Symbol, ...]
    values: Tuple[Value, ...]

    def __getitem__(self, name: str) -> Value:
        for value in self.values:
            if value.name == name:
                return value
        raise KeyError(name)


@dataclass(frozen=True)
class Evaluation:
    """The values of a function in one call.

    Attributes
    ----------
    dims
        The sizes, or the integer, of each value by its name.
    results
        The same of each result.
    """

    dims: Dict[str, Known]
    results: List[Known]


def explain(text: Text) -> List[FunctionShapes]:
    """The shapes of the values of each function, as far as the module can be read."""
    found = loads(read_or_raise(interruptible, _api.explain, to_bytes(text)))
    return [_function(function) for function in found["functions"]]


def _function(found: Dict[str, Any]) -> FunctionShapes:
    symbols = tuple(Symbol(**symbol) for symbol in found["symbols"])
    return FunctionShapes(found["function"], symbols, tuple(map(_value, found["values"])))


def _value(found: Dict[str, Any]) -> Value:
    place = (found["value"], found["start"], found["end"])
    if "shape" in found:
        return Value(*place, shape=tuple(Integer(**size) for size in found["shape"]))
    return Value(*place, integer=Integer(**found["integer"]))


def evaluate(text: Text, function: str, *args: Union[int, Sequence[int], None]) -> Evaluation:
    """The sizes and integers of all values in one call.

    Parameters
    ----------
    text
        The module.
    function
        The name of the function.
    args
        For each of its arguments an integer, or the sizes of a tensor; ``None`` for any other, and
        where it is not known.

    Raises
    ------
    TextError
        If the module is not valid, has no such function, or the call fails.
    """
    values = [list(arg) if isinstance(arg, (list, tuple)) else arg for arg in args]
    found = loads(read_or_raise(interruptible, _api.eval, to_bytes(text), function, json.dumps(values)))
    return Evaluation(found["dims"], found["results"])


#: The old name of :func:`evaluate`.
eval = old_name(evaluate, "eval")  # pylint: disable=redefined-builtin
