"""Packing a call's values as the runtime since February 2022 does.

Rules: the study of the V1 function ABI (section "packing", rules 1 to 7, and
"Dynamic mode").
"""

from __future__ import annotations

from typing import Any

from arrays import (
    ELEMENT_TYPES, Array, BufferView, NumpyScalar, as_array, dtype_text, in_range, rounded,
)
from failure import CALL, Failure, Untold, bad_cast, from_exception
from records import Argument, Dict, NdArray, Record, Scalar, Sequence, compile_arguments
from reflection import load, note_inlined_results
from values import VmNumber

INTEGER_TYPES = {"i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64"}
FLOAT_TYPES = {"f32": "float32", "f64": "float64"}


def construct(text: str | None) -> list[Argument] | None:
    """The compiled arguments; None without reflection."""
    reflection = load(text)
    note_inlined_results(reflection)
    if reflection.arguments is None:
        return None
    return compile_arguments(reflection.arguments)


def pack(text: str | None, args: list[Any], kwargs: dict[str, Any]) -> list[Any]:
    """The argument list of the virtual machine."""
    arguments = construct(text)
    if arguments is None:
        if kwargs:
            message = "kwargs not supported for dynamic dispatch functions"
            raise Failure(CALL, "ValueError", message)
        return [pack_dynamic(value) for value in args]
    slots = fill_slots(arguments, args, kwargs)
    return [pack_value(argument.record, value) for argument, value in zip(arguments, slots)]


def fill_slots(
    arguments: list[Argument], args: list[Any], kwargs: dict[str, Any]
) -> list[Any]:
    """The value of each argument: positional ones by place, keywords by name.

    Checks in order: too many positionals, keywords as given, missing values. A
    positional value may land in a named slot: only their number is checked.
    """
    unnamed = sum(argument.name is None for argument in arguments)
    if len(args) > unnamed:
        raise arity_error("expected %d got %d" % (unnamed, len(args)))
    names = {a.name: i for i, a in enumerate(arguments) if a.name is not None}
    slots = dict(enumerate(args))
    for name, value in kwargs.items():
        if name not in names:
            message = "specified kwarg '%s' is unknown" % name
            raise Failure(CALL, "ValueError", message)
        if names[name] in slots:
            raise arity_error("duplicate keyword argument '%s'" % name)
        slots[names[name]] = value
    for index in range(len(arguments)):
        if index not in slots:
            raise arity_error("expected a value for argument %d" % index)
    return [slots[index] for index in range(len(arguments))]


def arity_error(rest: str) -> Failure:
    """An error in the number or the names of the values."""
    return Failure(CALL, "ValueError", "mismatched call arity: " + rest)


def pack_value(record: Record, value: Any) -> Any:
    """One value by its record."""
    if isinstance(record, Scalar):
        return pack_scalar(record.type, value)
    if isinstance(record, NdArray):
        return pack_ndarray(record.dtype, value)
    if isinstance(record, Sequence):
        return pack_sequence(record, value)
    return pack_dict(record, value)


def pack_scalar(type_name: str, value: Any) -> VmNumber:
    """A number of exactly that type."""
    if type_name in INTEGER_TYPES:
        number = as_integer(value)
        if not in_range(number, INTEGER_TYPES[type_name]):
            raise bad_cast(CALL)
        return VmNumber(type_name, number)
    return VmNumber(type_name, rounded(as_float(value), FLOAT_TYPES[type_name]))


def as_integer(value: Any) -> int:
    """Converts like `int`, except floats of 64 bits (numpy.float64 is one of them).

    numpy converts an array of rank 0, and since 2.4 no other, even with one element.
    """
    refuse_complex_arrays(value)
    if isinstance(value, (bool, int, str)):
        return converted(int, value)
    if isinstance(value, NumpyScalar) and value.dtype != "float64":
        return converted(int, value.value)
    if isinstance(value, Array) and value.shape == ():
        return converted(int, value.elements[0])
    raise bad_cast(CALL)


def as_float(value: Any) -> float:
    """Converts like `float`, except text (a scalar of text of numpy is a text of Python)."""
    refuse_complex_arrays(value)
    if isinstance(value, (bool, int, float)):
        return converted(float, value)
    if isinstance(value, NumpyScalar) and not isinstance(value.value, str):
        return converted(float, value.value)
    if isinstance(value, Array) and value.shape == ():
        return converted(float, value.elements[0])
    raise bad_cast(CALL)


def refuse_complex_arrays(value: Any) -> None:
    """numpy makes no number of a complex array."""
    if isinstance(value, Array) and value.dtype.startswith("complex"):
        raise bad_cast(CALL)


def converted(kind: Any, value: Any) -> Any:
    """Python's own conversion; where it raises, the C++ cast fails."""
    try:
        return kind(value)
    except (ValueError, OverflowError):
        raise bad_cast(CALL) from None


def pack_ndarray(dtype: str, value: Any) -> Array:
    """A buffer view; one that is there already passes through untouched."""
    if isinstance(value, BufferView):
        return value.array
    try:
        return as_array(value, dtype, checks_range=True)
    except (TypeError, ValueError, OverflowError) as error:
        message = "could not convert value to numpy array: "
        message += "dtype=<class 'numpy.%s'>, error='%s', value=%r" % (dtype, error, value)
        raise Failure(CALL, "ValueError", message) from None


def pack_sequence(record: Sequence, value: Any) -> list[Any]:
    """Anything with the right length that can be indexed from 0."""
    check_length(value, len(record.items), "sequence")
    return [
        pack_value(item, fetched(value, index)) for index, item in enumerate(record.items)
    ]


def pack_dict(record: Dict, value: Any) -> list[Any]:
    """The values by key, in the order of the record."""
    check_length(value, len(record.items), "dict")
    return [pack_value(item, fetched(value, key)) for key, item in record.items]


def check_length(value: Any, expected: int, kind: str) -> None:
    """The length must be there and be the same."""
    if isinstance(value, NumpyScalar) and isinstance(value.value, str):
        raise Untold("a scalar of text as a sequence is not in these arrays")
    try:
        length = len(value)
    except TypeError as error:
        raise from_exception(CALL, error) from None
    if length != expected:
        message = "expected a %s with %d values. got: %r" % (kind, expected, value)
        raise Failure(CALL, "ValueError", message)


def fetched(value: Any, key: Any) -> Any:
    """`value[key]`."""
    try:
        return value[key]
    except (LookupError, TypeError) as error:
        message = "could not get item %r from: %r: %s" % (key, value, error)
        raise Failure(CALL, "ValueError", message) from None


def pack_dynamic(value: Any) -> Any:
    """A value without a record, by its exact Python type."""
    if type(value) is int:
        if not in_range(value, "int64"):
            raise bad_cast(CALL, open_wording=True)
        return VmNumber("i64", value)
    if type(value) is float:
        return VmNumber("f64", value)
    if type(value) in (list, tuple):
        return [pack_dynamic(item) for item in value]
    if type(value) is dict:
        try:
            keys = sorted(value)
        except TypeError as error:
            raise from_exception(CALL, error) from None
        return [pack_dynamic(value[key]) for key in keys]
    if isinstance(value, BufferView):
        return value.array
    if isinstance(value, NumpyScalar):
        value = Array(value.dtype, (), (value.value,))
    if isinstance(value, Array):
        if value.dtype not in ELEMENT_TYPES:
            message = "could not map dtype dtype('%s') to element type: mapping not found"
            raise Failure(CALL, "ValueError", message % dtype_text(value.dtype))
        return value
    raise Failure(CALL, "ValueError", "could not convert python value to VM: %r" % (value,))
