"""The parts of numpy that a call needs: arrays, their types and casts.

Rules: the study of the V1 function ABI (rule 5 of "packing", and "unpacking").
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass
from typing import Any, Iterator, Union

from failure import Untold

Number = Union[bool, int, float]

INTEGER_BITS = {
    "int8": 8, "int16": 16, "int32": 32, "int64": 64,
    "uint8": 8, "uint16": 16, "uint32": 32, "uint64": 64,
}
FLOAT_TYPES = ("float16", "bfloat16", "float32", "float64")
ELEMENT_TYPES = {
    "bool": "BOOL_8",
    "int8": "SINT_8", "int16": "SINT_16", "int32": "SINT_32", "int64": "SINT_64",
    "uint8": "UINT_8", "uint16": "UINT_16", "uint32": "UINT_32", "uint64": "UINT_64",
    "float16": "FLOAT_16", "float32": "FLOAT_32", "float64": "FLOAT_64",
    "bfloat16": "BFLOAT_16",
    "complex64": "COMPLEX_64", "complex128": "COMPLEX_128",
}
"""HAL element type of each numpy type."""

ELEMENT_NUMBERS_2021 = {
    "bool": "0x01000011",
    "int8": "0x08000011", "int16": "0x10000011", "int32": "0x20000011", "int64": "0x40000011",
    "uint8": "0x08000012", "uint16": "0x10000012", "uint32": "0x20000012", "uint64": "0x40000012",
    "float16": "0x10000021", "float32": "0x20000021", "float64": "0x40000021",
    "bfloat16": "0x10000022",
}
"""The form in which a list of the machine printed them before February 2022: bits first, kind last."""

DIMS = 64
"""The greatest rank of an array."""

RECORD_DTYPES = {
    "i1": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "f32": "float32", "f64": "float64",
}
"""numpy type of each element type that an `ndarray` record of an argument may name."""


@dataclass(frozen=True)
class Array:
    """An n-dimensional array: numpy type, shape, elements in C order."""

    dtype: str
    shape: tuple[int, ...]
    elements: tuple[Any, ...]

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of unsized object")
        return self.shape[0]

    def __bool__(self) -> bool:
        return True

    def __getitem__(self, index: Any) -> Union["Array", "NumpyScalar"]:
        if type(index) is not int:
            raise IndexError("only integers are valid indices")
        if not -len(self) <= index < len(self):
            raise IndexError("index %d is out of bounds" % index)
        size = math.prod(self.shape[1:])
        start = (index % len(self)) * size
        if len(self.shape) == 1:
            return NumpyScalar(self.dtype, self.elements[start])
        return Array(self.dtype, self.shape[1:], self.elements[start:start + size])

    def cast(self, dtype: str) -> "Array":
        """Every element cast silently, as `astype` does."""
        return Array(dtype, self.shape, tuple(cast(value, dtype) for value in self.elements))


@dataclass(frozen=True)
class NumpyScalar:
    """A numpy scalar such as `numpy.int32(7)`."""

    dtype: str
    value: Number


@dataclass(frozen=True)
class BufferView:
    """A HAL buffer view: the runtime takes it unchanged."""

    array: Array


@dataclass(frozen=True)
class DeviceArray(BufferView):
    """An array on the device: the same, and numpy may not look into it."""


def dtype_text(dtype: str) -> str:
    """The text of a type as numpy prints it: text types (such as `U1`) with their byte order."""
    return "<" + dtype if dtype.startswith("U") else dtype


def regrouped(elements: list[Any], shape: tuple[int, ...]) -> Any:
    """Elements in C order as nested lists of that shape."""
    if not shape:
        return elements[0]
    size = math.prod(shape[1:])
    return [
        regrouped(elements[i * size:(i + 1) * size], shape[1:]) for i in range(shape[0])
    ]


def cast(value: Number, dtype: str) -> Number:
    """One number as another type: integers wrap, floats truncate or round.

    The result for a float that the integer type cannot hold depends on the machine.
    """
    if dtype == "bool":
        return bool(value)
    if dtype in INTEGER_BITS:
        if isinstance(value, float):
            if not math.isfinite(value) or not in_range(int(value), dtype):
                raise Untold("a float that %s does not hold" % dtype)
        if isinstance(value, str) and not in_range(int(value), dtype):
            raise OverflowError("Python integer %s out of bounds for %s" % (value, dtype))
        return wrapped(int(value), dtype)
    if dtype in FLOAT_TYPES:
        is_narrow = isinstance(value, int) and dtype != "float64"
        return rounded(nearest_single(value) if is_narrow else float(value), dtype)
    return value


def nearest_single(number: int) -> float:
    """The `float32` next to an integer of 64 bits, at once and not by way of a `float64`."""
    excess = max(0, number.bit_length() - 24)
    kept, lost = divmod(abs(number), 2 ** excess)
    half = 2 ** excess / 2
    if lost > half or (lost == half and kept % 2 == 1 and excess > 0):
        kept += 1
    return math.copysign(float(kept * 2 ** excess), number)


def wrapped(number: int, dtype: str) -> int:
    """A number modulo the width of an integer type."""
    bits = INTEGER_BITS[dtype]
    number %= 2 ** bits
    if not dtype.startswith("u") and number >= 2 ** (bits - 1):
        number -= 2 ** bits
    return number


def in_range(number: int, dtype: str) -> bool:
    """Whether an integer type holds that number."""
    return wrapped(number, dtype) == number


def rounded(number: float, dtype: str) -> float:
    """A number rounded to a float type, to nearest even; too large is infinite."""
    if dtype == "float64" or math.isnan(number) or math.isinf(number):
        return number
    if dtype == "bfloat16":
        return rounded_to_bfloat16(number)
    code = "<f" if dtype == "float32" else "<e"
    try:
        return struct.unpack(code, struct.pack(code, number))[0]
    except OverflowError:
        return math.copysign(math.inf, number)


def rounded_to_bfloat16(number: float) -> float:
    """The upper half of the float32, rounded to nearest even."""
    single = rounded(number, "float32")
    if math.isinf(single):
        return single
    bits = struct.unpack("<I", struct.pack("<f", single))[0]
    bits = (bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000
    return struct.unpack("<f", struct.pack("<I", bits))[0]


def as_array(value: Any, dtype: str, checks_range: bool) -> Array:
    """`numpy.asarray(value, dtype)`; raises Python's error if it cannot.

    `checks_range`: a Python number out of range is an error (the runtime since
    February 2022) or wraps (the one before, which cast a whole array).
    """
    if isinstance(value, Array):
        return value.cast(dtype)
    shape = shape_of(value)
    if len(shape) > DIMS:
        raise Ragged("setting an array element with a sequence.")
    if not checks_range and is_mixed(list(leaves(value)), dtype):
        raise Untold("how numpy finds a type for what has several")
    if not checks_range and all(isinstance(leaf, int) for leaf in leaves(value)):
        # The array is one of integers first.
        return Array(dtype, shape, tuple(cast(leaf, dtype) for leaf in leaves(value)))
    elements = tuple(element(leaf, dtype, checks_range) for leaf in leaves(value))
    return Array(dtype, shape, elements)


def is_mixed(values: list[Any], dtype: str) -> bool:
    """Whether the type matters that numpy finds for the elements before it casts them.

    It does for text among others, for integers of more than 64 bits, and for
    integers out of range that become floats because of others.
    """
    if any(isinstance(value, str) for value in values):
        return len(values) > 1 and (dtype == "bool" or not all(isinstance(value, str) for value in values))
    integers = [value for value in values if type(value) is int]
    has_floats = any(is_float(value) for value in values)
    held_by = dtype if has_floats and dtype in INTEGER_BITS else "int64"
    return not all(in_range(value, held_by) for value in integers)


def is_float(value: Any) -> bool:
    """Whether a Python or numpy number is a float."""
    if isinstance(value, NumpyScalar):
        return value.dtype in FLOAT_TYPES
    return isinstance(value, float)


class Ragged(ValueError):
    """Nested lists of different lengths."""


def shape_of(value: Any) -> tuple[int, ...]:
    """The shape of nested lists; every list of one level must have one length."""
    if isinstance(value, Array):
        return value.shape
    if not isinstance(value, (list, tuple)):
        return ()
    shapes = [shape_of(item) for item in value]
    if any(shape != shapes[0] for shape in shapes):
        raise Ragged("setting an array element with a sequence.")
    return (len(value),) + (shapes[0] if shapes else ())


def leaves(value: Any) -> Iterator[Any]:
    """The elements of nested lists in C order."""
    if isinstance(value, Array):
        for item in value.elements:
            yield NumpyScalar(value.dtype, item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from leaves(item)
    else:
        yield value


def element(leaf: Any, dtype: str, checks_range: bool) -> Number:
    """One Python value as an element.

    None is NaN for floats and an error for integers; text is read as a number.
    """
    if isinstance(leaf, DeviceArray) and checks_range:
        raise ValueError("DeviceArray cannot be implicitly transferred to the host")
    if isinstance(leaf, NumpyScalar):
        return cast(leaf.value, dtype)
    if dtype in FLOAT_TYPES:
        return rounded(math.nan if leaf is None else float(leaf), dtype)
    if dtype == "bool":
        return bool(leaf)
    if isinstance(leaf, float) and not checks_range:
        return cast(leaf, dtype)
    number = int(leaf)
    if checks_range and not in_range(number, dtype):
        raise OverflowError("Python integer %d out of bounds for %s" % (number, dtype))
    return cast(leaf, dtype) if isinstance(leaf, str) else wrapped(number, dtype)
