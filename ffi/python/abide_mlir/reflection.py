"""Reflection JSON: how a function is called, and calls by it (attribute ``iree.abi``).

>>> from abide_mlir import reflection
>>> abi = '{"a":["i32",["named","mask",["ndarray","f32",1,4]]],"r":["i32"],"v":1}'
>>> reflection.parse(abi)
<Reflection (arg0: i32, *, mask: tensor<4xf32>) -> i32>
>>> reflection.bind_args('{"a":["i32"],"r":[],"v":1}', 5)
[Scalar(type='i32', value=5)]
"""

from __future__ import annotations

import builtins
import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, TypeVar

from . import _spelling
from ._api import reflection as _api
from ._arrays import Array, Kept, Misfit, NeedsElements, is_numpy
from ._ffi import AbideError
from ._interrupt import interruptible
from ._json import dumps, loads
from ._spelling import Scalar
from .diagnostics import Diagnostic, Sink, Text, packed_sink, read_all, read_each, read_or_raise, to_bytes

Result = TypeVar("Result")

__all__ = [
    "Array",
    "CallError",
    "FromType",
    "Misfit",
    "Record",
    "Reflection",
    "Scalar",
    "bind_args",
    "check",
    "from_sip",
    "from_types",
    "parse",
    "unpack_results",
]


@dataclass(frozen=True)
class Record:
    """An argument or result.

    Attributes
    ----------
    type
        Its type for the caller.
    type_class
        The class of the type, which determines how it crosses the boundary.
    compile_time
        Its MLIR type.
    run_time
        The values that the VM passes.
    start, end
        Its position, in bytes.
    name
        The keyword by which it is called, if it is.
    """

    type: str
    type_class: str
    compile_time: str
    run_time: str
    start: int
    end: int
    name: Optional[str] = None


@dataclass(frozen=True, repr=False)
class Reflection:
    """The readable content of reflection JSON."""

    signature: str
    explanation: str
    version: Optional[int]
    arguments: Tuple[Record, ...]
    results: Tuple[Record, ...]
    results_are_inlined: bool
    diagnostics: Tuple[Diagnostic, ...]

    def __repr__(self) -> str:
        return "<Reflection %s>" % self.signature


class CallError(AbideError):
    """A call that the runtime would refuse.

    Attributes
    ----------
    stage
        ``construct`` (the reflection is not accepted), ``call`` or ``request``.
    error_type
        The name of the exception that the runtime raises.
    place
        The argument and the place in it: ``0['x'][2]``; empty if it concerns no argument.
    """

    def __init__(self, stage: str, error_type: str, message: str, place: str = "") -> None:
        super().__init__(message)
        self.stage = stage
        self.error_type = error_type
        self.place = place

    def __reduce__(self) -> Tuple[object, ...]:
        # The type may be one that is made for the error.
        return _call_error, (self.stage, self.error_type, str(self), self.place)


def parse(text: Text, depth: Optional[int] = None) -> Reflection:
    """Reads reflection JSON; its diagnostics are in the result."""
    answer = loads(interruptible(_api.parse, to_bytes(text), depth))
    return Reflection(
        answer["signature"],
        answer["explanation"],
        answer["version"],
        _records(answer["arguments"]),
        _records(answer["results"]),
        answer["results_are_inlined"],
        read_each(answer["diagnostics"]),
    )


def _records(records: Sequence[Any]) -> Tuple[Record, ...]:
    return tuple(Record(type_class=record.pop("class"), **record) for record in records)


def check(text: Text, sink: Optional[Sink] = None, depth: Optional[int] = None) -> List[Diagnostic]:
    """Everything that is wrong with reflection JSON. A sink gets each finding, too."""
    return read_all(interruptible(_api.check, to_bytes(text), packed_sink(sink), depth))


def bind_args(abi: Optional[str], /, *args: Any, profile: str = "iree2022", **kwargs: Any) -> List[Any]:
    """The arguments of the VM function for the values of a call.

    Parameters
    ----------
    abi
        The reflection JSON of the function, or ``None`` for a function without any.
    args, kwargs
        The values: numbers, texts, lists, tuples, dicts, and arrays of numpy or of anything else that
        speaks DLPack or has the buffer protocol. No element is copied unless it has to be converted.
    profile
        The runtime whose rules apply: ``iree2022`` (today's), ``iree2021`` or ``doc``.

    Returns
    -------
    list
        :class:`Scalar`, :class:`Array`, lists of them and ``None``. ``data`` of an array is the object
        that was passed, where its elements are of the type that the function takes.

    Raises
    ------
    TypeError
        If a value cannot be passed at all.
    CallError
        If the runtime would refuse the call. It also is of the type that the runtime raises, such
        as :class:`ValueError`.
    """

    if abi is not None and not kwargs and profile == "iree2022":
        plan = _PLANS.get(abi)
        if plan is not None:
            bound = _bind_plainly(plan, args)
            if bound is not None:
                return bound

    def call(kept: Optional[Kept]) -> List[Any]:
        values: List[Any] = []
        words: Dict[str, Any] = {}
        try:
            for value in args if kept is None or abi is None else _with_arrays_of_lists(abi, args):
                values.append(_spelling.write(value, kept))
        except Misfit as misfit:
            raise misfit.within(str(len(values))) from None
        for name, value in kwargs.items():
            try:
                words[name] = _spelling.write(value, kept)
            except Misfit as misfit:
                raise misfit.within("%r" % name) from None
        answer = interruptible(_api.bind_args, abi, dumps(values), dumps(words), profile, True)
        return [_spelling.read_vm(value, kept) for value in _answer(answer, "vm")]

    bound = _with_arrays(call)
    if abi is not None and abi not in _PLANS:
        _plan(abi)
    return bound


#: For each accepted reflection the integer types and the arrays that its parameters are: what is exactly like that needs
#: no conversion.
_PLANS: Dict[str, Sequence[Any]] = {}

#: The ranges of integers.
_RANGES = {"i%d" % bits: range(-(1 << (bits - 1)), 1 << (bits - 1)) for bits in (8, 16, 32, 64)}


def _plan(abi: str) -> None:
    """Remembers the parameters of a function whose reflection was accepted."""
    try:
        records = json.loads(abi)["a"]
        plan = tuple(tuple(one) if isinstance(one, list) and one[0] == "ndarray" else one for one in records)
    except (ValueError, TypeError, LookupError):
        return
    if len(_PLANS) >= 256:
        _PLANS.clear()
    _PLANS[abi] = plan


def _bind_plainly(plan: Sequence[Any], args: Sequence[Any]) -> Optional[List[Any]]:
    """The arguments of a call all of whose values are as the parameters want them; ``None`` for any other."""
    if len(plan) != len(args):
        return None
    bound: List[Any] = []
    for record, value in zip(plan, args):
        if type(value) is int:
            if not isinstance(record, str) or value not in _RANGES.get(record, ()):
                return None
            bound.append(Scalar(record, value))
            continue
        if not isinstance(record, tuple):
            return None
        name, hal = _PLAIN_TYPES.get(record[1], ("", ""))
        if isinstance(value, list) and name.startswith("float") and _is_long(value):
            value = _to_array(value, record[1])
            value = value.data.astype(name) if isinstance(value, Array) else None
        if not is_numpy(value) or not value.dtype.isnative or not _has_shape(value, record[3:]):
            return None
        if value.dtype.name != name or not hasattr(value, "__array_finalize__"):
            return None
        bound.append(Array(value.shape, hal, value))
    return bound


def _has_shape(value: Any, dims: Sequence[Any]) -> bool:
    """Whether an array has these dims; ``None`` accepts any."""
    return len(value.shape) == len(dims) and all(dim is None or dim == own for dim, own in zip(dims, value.shape))


#: numpy's and IREE's names of types of elements.
_PLAIN_TYPES = {
    "f32": ("float32", "FLOAT_32"),
    "f64": ("float64", "FLOAT_64"),
    "i1": ("bool", "BOOL_8"),
    "i8": ("int8", "SINT_8"),
    "i16": ("int16", "SINT_16"),
    "i32": ("int32", "SINT_32"),
    "i64": ("int64", "SINT_64"),
}


def _with_arrays_of_lists(abi: str, args: Sequence[Any]) -> Sequence[Any]:
    """The values of a call, with arrays of numpy in place of long lists of numbers for parameters that are arrays, so
    that the elements need not be spelled."""
    if not any(isinstance(arg, (list, tuple)) and _is_long(arg) for arg in args):
        return args
    types = _array_parameters(abi)
    own = [*types, *[None] * len(args)]
    return [
        _to_array(arg, ty) if ty and isinstance(arg, (list, tuple)) and _is_long(arg) else arg
        for arg, ty in zip(args, own)
    ]


#: The number of elements from which on a list is converted to an array.
_LONG_LIST = 256


def _is_long(values: Sequence[Any]) -> bool:
    count = 1
    while isinstance(values, (list, tuple)) and values:
        count *= len(values)
        values = values[0]
    return count >= _LONG_LIST


@lru_cache(maxsize=64)
def _array_parameters(abi: str) -> List[Optional[str]]:
    """For each parameter its type of elements, if it is an array."""
    try:
        records = json.loads(abi)["a"]
        return [one[1] if isinstance(one, list) and one[0] == "ndarray" else None for one in records]
    except (ValueError, TypeError, LookupError):
        return []


def _to_array(values: Sequence[Any], ty: str) -> Any:
    """A list of numbers as an array of numpy, if that changes nothing but its speed."""
    try:
        import numpy

        array = numpy.asarray(values)
    except (ImportError, ValueError, TypeError, OverflowError):
        return values
    if array.dtype == numpy.float64:
        fits = ty in ("f32", "f64")
    else:
        fits = array.dtype == numpy.int64 and ty in ("i32", "i64", "f32", "f64")
        fits = fits and (ty != "i32" or bool(array.min() >= -(2**31) and array.max() < 2**31))
    return Array(array.shape, array.dtype.name, array) if fits else values


def _with_arrays(call: Callable[[Optional[Kept]], Result]) -> Result:
    """Makes a call whose arrays stay where they are, and makes it once more with the arrays by value
    where that is not enough, or where the message is to show a few elements."""
    kept = Kept()
    try:
        return call(kept)
    except NeedsElements:
        pass
    except CallError as error:
        if error.error_type != "NeedsElements" and not kept.is_small():
            raise
    return call(None)


def unpack_results(abi: Optional[str], results: Sequence[Any], profile: str = "iree2022") -> Any:
    """The value that the results of the VM function are to the caller.

    Parameters
    ----------
    abi
        The reflection JSON of the function, or ``None`` for a function without any.
    results
        :class:`Scalar`, :class:`Array`, arrays of numpy or of another library, lists of them, ``None``
        and ``int`` (64 bits). An array comes out as one of numpy, without a copy unless its elements
        have to be converted; one that is made of lists as an :class:`Array`.
    profile
        As for :func:`bind_args`.

    Raises
    ------
    CallError
        If the runtime would refuse them.
    """

    def call(kept: Optional[Kept]) -> Any:
        spelled: List[Any] = []
        try:
            for result in results:
                spelled.append(_spelling.write_vm(result, kept))
        except Misfit as misfit:
            raise misfit.within(str(len(spelled))) from None
        answer = interruptible(_api.unpack_results, abi, dumps(spelled), profile, True)
        return _spelling.read(_answer(answer, "py"), kept)

    return _with_arrays(call)


def _answer(text: str, member: str) -> Any:
    answer = loads(text)
    if answer["ok"]:
        return answer[member]
    place = answer.get("place") or ""
    detail = answer.get("detail")
    message = answer["error"] if detail is None else "%s (%s)" % (detail, answer["error"])
    if place:
        message = "argument %s: %s" % (place, message)
    raise _call_error(answer["stage"], answer["error_type"], message, place)


def _call_error(stage: str, kind: str, message: str, place: str) -> CallError:
    """An error that is both a :class:`CallError` and what the runtime raises."""
    error: CallError = _call_error_type(kind)(stage, kind, message, place)
    return error


@lru_cache(maxsize=None)
def _call_error_type(kind: str) -> Any:
    """The type of such errors, the same for all of one kind."""
    base = getattr(builtins, kind, None)
    if not isinstance(base, type) or not issubclass(base, Exception):
        return CallError
    return type(kind, (CallError, base), {"__module__": __name__, "__str__": BaseException.__str__})


def __getattr__(name: str) -> Any:
    """The types of errors that calls raise, such as ``reflection.ValueError``."""
    base = getattr(builtins, name, None)
    if isinstance(base, type) and issubclass(base, Exception):
        return _call_error_type(name)
    raise AttributeError("module %r has no attribute %r" % (__name__, name))


def from_sip(sip: Text, raw: Text, depth: Optional[int] = None) -> Tuple[str, List[str]]:
    """Reflection JSON of a structured-index-path signature and a raw one, and the losses and
    necessary changes.

    Raises
    ------
    TextError
        If one of them cannot be read, or no equivalent reflection exists.
    """
    migrated = json.loads(read_or_raise(_api.from_sip, to_bytes(sip), to_bytes(raw), depth))
    return migrated["iree.abi"], migrated["notes"]


@dataclass(frozen=True)
class FromType:
    """Reflection JSON of the type of a function.

    Attributes
    ----------
    function
        The name of the function.
    abi
        The reflection JSON; ``None`` where its types are not known.
    notes
        The losses and required changes.
    """

    function: str
    abi: Optional[str]
    notes: Tuple[str, ...]


def from_types(text: Text, depth: Optional[int] = None) -> List[FromType]:
    """Reflection JSON of the types of all functions of a module.

    >>> from abide_mlir import reflection
    >>> reflection.from_types("func.func @f(%x: tensor<4xf32>) -> i32")[0].abi
    '{"a":[["ndarray","f32",1,4]],"r":["i32"],"v":1}'
    """
    found = loads(interruptible(_api.from_types, to_bytes(text), depth))
    return [FromType(one["function"], one["iree.abi"], tuple(one["notes"])) for one in found]
