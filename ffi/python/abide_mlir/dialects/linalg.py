"""The dialect ``linalg``: builders as ``mlir.dialects.linalg`` has them. Named operations take ``outs``."""

from __future__ import annotations

import array
from typing import Any, Callable, Sequence

from ..ir._building import anchor_of, point_of
from ..ir._store import to_words
from ..ir.context import InsertionPoint, text_of_location
from ..ir.operations import Operation
from ..ir.values import value_of
from ._builders import builders_of, results_of

_BUILDERS = builders_of("linalg")


def _named(name: str, ins: Sequence[Any], outs: Sequence[Any], loc: Any, ip: Any) -> Operation:
    """Makes a named operation, whose region the library adds."""
    point = InsertionPoint.current if ip is None else point_of(ip)
    if point is None:
        raise ValueError("linalg.%s needs a place: pass ip=, or enter an InsertionPoint" % name)
    store, (place, anchor) = point.block._store, anchor_of(point)
    values = [value_of(one) for one in (*ins, *outs)]
    if any(value._store is not store for value in values):
        raise ValueError("the operands are of another module")
    spelled = ["%%%d" % index for index in range(len(values))]
    types = [str(value.type) for value in values]
    text = "linalg.%s" % name
    for word, part in (("ins", slice(0, len(ins))), ("outs", slice(len(ins), None))):
        if values[part]:
            text += " %s(%s : %s)" % (word, ", ".join(spelled[part]), ", ".join(types[part]))
    made = [str(value.type) for value in values[len(ins) :] if value.type.kind == "tensor"]
    if made:
        several = "(%s)" if len(made) > 1 else "%s"
        names = ", ".join("%%r%d" % index for index in range(len(made)))
        text = "%s = %s -> %s" % (names, text, several % ", ".join(made))
    text += text_of_location(loc)
    numbers = array.array("I", [value._number for value in values]).tobytes()
    (number,) = to_words(store.insert(place, anchor, text.encode("utf-8"), numbers))
    return Operation(store, number)


def __getattr__(name: str) -> Any:
    found = getattr(_BUILDERS, name)
    if isinstance(found, type):
        return found
    plain: Callable[..., Any] = found

    def function(*args: Any, outs: Any = None, loc: Any = None, ip: Any = None, **named: Any) -> Any:
        if outs is None or named:
            return plain(*args, **named, **{key: one for key, one in (("loc", loc), ("ip", ip)) if one is not None})
        listed = outs if isinstance(outs, (list, tuple)) else [outs]
        return results_of(_named(name.rstrip("_"), args, listed, loc, ip))

    function.__name__ = function.__qualname__ = name
    function.__doc__ = plain.__doc__
    return function
