"""The spelling of values in the adapter protocol.

Rules: the study of the V1 function ABI (section "Vectors").
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from arrays import (
    ELEMENT_TYPES, FLOAT_TYPES, Array, BufferView, DeviceArray, NumpyScalar, cast, regrouped, rounded,
)

DTYPES = {element_type: dtype for dtype, element_type in ELEMENT_TYPES.items()}

UNREADABLE_2021 = ("bool", "float16", "bfloat16", "complex64", "complex128")
"""Views that the runtime of 2021 cannot give to numpy."""

UNREADABLE_MESSAGE = "Unsupported VM Buffer -> numpy dtype mapping"

MAX_ELEMENTS = 64
"""Arrays of more elements are written without their data."""


@dataclass(frozen=True)
class VmNumber:
    """A number in the virtual machine: its type (`i8` to `i64`, `f32`, `f64`) and value."""

    type: str
    value: Any


@dataclass(frozen=True)
class VmRef:
    """A list of the virtual machine that is passed to the caller unchanged."""

    class_name: str
    text: str


def read_value(spelled: Any) -> Any:
    """A Python value from its spelling in `args` and `kwargs`."""
    if isinstance(spelled, list):
        return [read_value(item) for item in spelled]
    if not isinstance(spelled, dict):
        return spelled
    if "$tuple" in spelled:
        return tuple(read_value(item) for item in spelled["$tuple"])
    if "$set" in spelled:
        return set(read_value(item) for item in spelled["$set"])
    if "$items" in spelled:
        return {read_value(key): read_value(item) for key, item in spelled["$items"]}
    if "$f" in spelled:
        return float(spelled["$f"])
    if "$np" in spelled:
        value = read_value(spelled["$np"])
        return NumpyScalar(spelled["dtype"], cast(value, spelled["dtype"]))
    if "$nd" in spelled:
        return read_array(spelled["$nd"], spelled["dtype"])
    if "$zeros" in spelled:
        shape = tuple(spelled["$zeros"])
        zero = cast(0, spelled["dtype"])
        return Array(spelled["dtype"], shape, (zero,) * math.prod(shape))
    for tag, kind in (("$bv", BufferView), ("$dev", DeviceArray)):
        if tag in spelled:
            return kind(read_array(spelled[tag], spelled["dtype"]))
    return {key: read_value(item) for key, item in spelled.items()}


def read_array(nested: Any, dtype: str) -> Array:
    """An array from nested lists of numbers."""
    shape = []
    level = nested
    while isinstance(level, list):
        shape.append(len(level))
        level = level[0] if level else None
    elements = [nested]
    for _ in shape:
        elements = [item for part in elements for item in part]
    return Array(dtype, tuple(shape), tuple(cast(read_element(e, dtype), dtype) for e in elements))


def read_element(spelled: Any, dtype: str) -> Any:
    """An element; an integer among floats is a `float64` first, as Python's `float()` makes it."""
    value = read_value(spelled)
    return float(value) if isinstance(value, int) and dtype in FLOAT_TYPES else value


def read_vm(spelled: Any) -> Any:
    """A value of the virtual machine: None, a number, a list or an array."""
    if isinstance(spelled, list):
        return [read_vm(item) for item in spelled]
    if isinstance(spelled, int):
        return VmNumber("i64", spelled)
    if isinstance(spelled, float):
        return VmNumber("f64", spelled)
    if isinstance(spelled, dict):
        (kind, value), = spelled.items()
        if kind == "bv":
            shape, dtype = tuple(value["shape"]), DTYPES[value["type"]]
            if "data" not in value:
                return Array(dtype, shape, (cast(0, dtype),) * math.prod(shape))
            return Array(dtype, shape, read_array(value["data"], dtype).elements)
        if kind.startswith("i"):
            return VmNumber(kind, value)
        dtype = "float32" if kind == "f32" else "float64"
        return VmNumber(kind, rounded(float(read_value(value)), dtype))
    return None


def spell_vm(value: Any, through_numpy: bool = False) -> Any:
    """A value of the virtual machine, spelled.

    `through_numpy`: a view is spelled as numpy shows it, which is how the recordings
    of the runtime of 2021 have it; a type that numpy could not take is an error there.
    """
    if value is None:
        return None
    if isinstance(value, list):
        return [spell_vm(item, through_numpy) for item in value]
    if isinstance(value, VmNumber):
        return {value.type: spell_number(value.value)}
    if not through_numpy:
        view = {"shape": list(value.shape), "type": ELEMENT_TYPES[value.dtype]}
    elif value.dtype in UNREADABLE_2021:
        return {"bv": {"error": UNREADABLE_MESSAGE}}
    else:
        view = {"shape": list(value.shape), "dtype": value.dtype}
    return {"bv": with_data(view, value)}


def spell_result(value: Any) -> Any:
    """A result of a call, spelled."""
    if isinstance(value, list):
        return [spell_result(item) for item in value]
    if isinstance(value, tuple):
        return {"$tuple": [spell_result(item) for item in value]}
    if isinstance(value, dict):
        return {"$dict": [[spell_result(k), spell_result(v)] for k, v in value.items()]}
    if isinstance(value, Array):
        array = {"dtype": value.dtype, "shape": list(value.shape)}
        return {"$array": with_data(array, value)}
    if isinstance(value, VmRef):
        return {"$repr": value.text, "class": value.class_name}
    return spell_number(value)


def with_data(spelled: dict[str, Any], array: Array) -> dict[str, Any]:
    """Adds the elements of an array, where there are few; a complex number is its two parts."""
    before_empty = takewhile(lambda dim: dim > 0, array.shape)
    if math.prod(before_empty) <= MAX_ELEMENTS:
        elements = [spell_number(element) for element in array.elements]
        if array.dtype.startswith("complex"):
            elements = [[float(element), 0.0] for element in elements]
        spelled["data"] = regrouped(elements, array.shape)
    return spelled


def spell_number(value: Any) -> Any:
    """A number; JSON has no word for NaN and the infinities."""
    if isinstance(value, float) and not math.isfinite(value):
        return {"$f": "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"}
    return value
