"""Packing a call's values like the runtime from August 2021 to February 2022.

Rules: the study of the V1 function ABI (the column "Gen-A" of section "two
generations disagree") and the recorded calls of that generation. A few of
their messages are undocumented; those are marked as open.
"""

from __future__ import annotations

from typing import Any

from arrays import (
    ELEMENT_TYPES, RECORD_DTYPES, Array, Ragged, as_array, dtype_text, in_range,
)
from failure import CALL, Failure, Untold, from_exception
from reflection import Reflection, load, note_inlined_results, unwrap_named
from values import VmNumber


class Missing:
    """Stands where a value before a keyword was not given."""


def construct(text: str | None) -> Reflection:
    """The records, with `named` taken off."""
    reflection = load(text)
    unwrap_named(reflection)
    note_inlined_results(reflection)
    return reflection


def pack(text: str | None, args: list[Any], kwargs: dict[str, Any]) -> list[Any]:
    """The argument list of the virtual machine."""
    reflection = construct(text)
    values = list(args)
    if kwargs:
        most = max(reflection.names.values(), default=-1)
        values += [Missing()] * (most + 1 - len(values))
    for name, value in kwargs.items():
        if name not in reflection.names:
            message = "specified kwarg '%s' is unknown" % name
            raise Failure(CALL, "ArgumentError", message)
        values[reflection.names[name]] = value
    if any(isinstance(value, Missing) for value in values):
        raise argument_error("mismatched call arity: expected")
    try:
        return pack_values(values, reflection.arguments)
    except (TypeError, LookupError) as error:
        raise from_exception(CALL, error) from None


def pack_values(values: Any, records: Any) -> list[Any]:
    """Each value by its record; what has no partner is silently left out."""
    if records is None:
        records = [None] * len(values)
    return [pack_value(value, record) for value, record in zip(values, records)]


def pack_value(value: Any, record: Any) -> Any:
    """One value: by an array record, else by its exact Python type."""
    if record and record[0] == "ndarray":
        return guarded(pack_any_as_array, value, record)
    packer = PACKERS.get(type(value))
    if packer is None:
        raise argument_error("cannot map Python type to VM: %s" % type(value))
    return guarded(packer, value, record)


def guarded(packer: Any, value: Any, record: Any) -> Any:
    """Whatever else a packer raises becomes an error about the argument."""
    try:
        return packer(value, record)
    except (TypeError, ValueError, LookupError, OverflowError):
        raise argument_error("exception converting from Python type to VM") from None


def argument_error(message: str, open_wording: bool = False) -> Failure:
    """An error about the value that is being packed."""
    message = "Error passing argument: %s (while encoding argument)" % message
    return Failure(CALL, "ArgumentError", message, open_wording)


def pack_integer(value: Any, record: Any) -> VmNumber:
    """Always 64 bits, regardless of the record."""
    if not in_range(int(value), "int64"):
        raise OverflowError("int too big to convert")
    return VmNumber("i64", int(value))


def pack_float(value: Any, record: Any) -> VmNumber:
    """Always 64 bits, regardless of the record."""
    return VmNumber("f64", value)


def pack_text(value: Any, record: Any) -> Any:
    """Refuses text, which this generation does not support outside array records."""
    raise argument_error("Python str arguments not yet supported")


def pack_sequence(value: Any, record: Any) -> list[Any]:
    """A list or a tuple; both tags take both.

    The study tells of missing and extra values only for the call itself. For these,
    the Python source of that generation has an error of its own.
    """
    if record[0] not in ("slist", "stuple"):
        raise argument_error("passed a list or tuple but expected %s" % (record[0],))
    if len(value) != len(record) - 1:
        counts = (len(value), len(record) - 1)
        raise argument_error("mismatched list/tuple arity: %d vs %d" % counts)
    return pack_values(value, record[1:])


def pack_dict(value: Any, record: Any) -> list[Any]:
    """The values by key, in the order of the record; extra keys are ignored."""
    if record[0] != "sdict":
        raise argument_error("passed a dict but expected %s" % (record[0],))
    items, records = [], []
    for key, item_record in record[1:]:
        if key not in value:
            raise argument_error("expected dict item with key '%s'" % (key,))
        items.append(value[key])
        records.append(item_record)
    return pack_values(items, records)


def pack_any_as_array(value: Any, record: Any) -> Array:
    """Anything that numpy makes an array of, checked against the record."""
    dtype = record[1]
    if dtype not in RECORD_DTYPES:
        raise argument_error("unrecognized dtype '%s'" % (dtype,))
    try:
        array = as_array(value, RECORD_DTYPES[dtype], checks_range=False)
    except Ragged:
        if dtype == "i1":
            raise Untold("the truth of a ragged list") from None
        raise
    check_shape(array.shape, record[2], record[3:])
    return array


def check_shape(shape: tuple[int, ...], rank: Any, dims: list[Any]) -> None:
    """Rank and dims must be the same; a null dim is any, a null rank is none."""
    if len(dims) != len(shape) or rank != len(shape):
        message = "rank mismatch %d vs %d" % (len(shape), len(dims))
        raise argument_error(message, open_wording=True)
    for expected, actual in zip(dims, shape):
        if expected is not None and expected != actual:
            raise argument_error("shape mismatch %s vs %s" % (shape, tuple(dims)))


def pack_array(value: Any, record: Any) -> Array:
    """A numpy array without an array record: allowed only without any record."""
    if record is not None:
        raise argument_error("passed an ndarray but expected %s" % (record[0],))
    if value.dtype not in ELEMENT_TYPES or value.dtype.startswith(("bfloat", "complex")):
        raise argument_error("unsupported numpy dtype " + dtype_text(value.dtype))
    return value


PACKERS = {
    bool: pack_integer,
    int: pack_integer,
    float: pack_float,
    str: pack_text,
    list: pack_sequence,
    tuple: pack_sequence,
    dict: pack_dict,
    Array: pack_array,
}
