"""Argument records compiled, as the runtime since February 2022 does at construction.

Rules: the study of the V1 function ABI (section "packing", paragraph "Construction").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Union

from arrays import RECORD_DTYPES, in_range
from failure import CONSTRUCT, Failure, bad_cast, from_exception

PRIMITIVES = ("i8", "i16", "i32", "i64", "f32", "f64")


@dataclass(frozen=True)
class Scalar:
    """A number of a fixed type."""

    type: str


@dataclass(frozen=True)
class NdArray:
    """An array of a numpy type; rank and dims are not checked by this generation."""

    dtype: str


@dataclass(frozen=True)
class Sequence:
    """A list or a tuple of a fixed number of items."""

    items: tuple["Record", ...]


@dataclass(frozen=True)
class Dict:
    """A dict of fixed keys, in the order of the record."""

    items: tuple[tuple[Any, "Record"], ...]


Record = Union[Scalar, NdArray, Sequence, Dict]


@dataclass(frozen=True)
class Argument:
    """A slot of the call: the name it takes a keyword under (None without), its record."""

    name: str | None
    record: Record


def compile_arguments(records: list[Any]) -> list[Argument]:
    """Every argument record; the first bad one fails the construction."""
    return [compile_argument(record) for record in records]


def compile_argument(record: Any) -> Argument:
    """One root record, which alone may be `named`."""
    if isinstance(record, list) and tag_of(record) == "named":
        field(record, 2)
        name = text(field(record, 1))
        return Argument(name, compile_record(field(record, 2)))
    return Argument(None, compile_record(record))


def compile_record(record: Any) -> Record:
    """One record inside."""
    if not isinstance(record, list):
        return compile_primitive(text(record))
    tag = tag_of(record)
    if tag == "ndarray":
        return compile_ndarray(record)
    if tag in ("slist", "stuple"):
        return Sequence(tuple(compile_record(item) for item in record[1:]))
    if tag == "sdict":
        return Dict(tuple(compile_item(item) for item in record[1:]))
    message = "Unrecognized reflection compound type: " + tag
    raise Failure(CONSTRUCT, "ValueError", message)


def compile_primitive(name: str) -> Record:
    """A number type by its name."""
    if name not in PRIMITIVES:
        message = "Unrecognized reflection primitive type: " + name
        raise Failure(CONSTRUCT, "ValueError", message)
    return Scalar(name)


def compile_item(item: Any) -> tuple[Any, Record]:
    """A `[key, type]` of a dict; more fields are ignored.

    It is read as Python reads `item[0]` and `item[1]`, so a text is read by its letters.
    """
    try:
        key, record = item[0], item[1]
    except (LookupError, TypeError) as error:
        raise from_exception(CONSTRUCT, error) from None
    return key, compile_record(record)


def compile_ndarray(record: list[Any]) -> Record:
    """An array record. Every field after the element type is read as a dim, before the element type is."""
    if len(record) < 2:
        message = "cannot create std::vector larger than max_size()"
        raise Failure(CONSTRUCT, "ValueError", message)
    if not all(is_dim(dim) for dim in record[2:]):
        raise bad_cast(CONSTRUCT)
    element = record[1]
    if not isinstance(element, str) or element not in RECORD_DTYPES:
        message = "could not map abi type %r to numpy dtype" % (element,)
        raise Failure(CONSTRUCT, "ValueError", message)
    return NdArray(RECORD_DTYPES[element])


def is_dim(dim: Any) -> bool:
    """Null, or what the C++ cast takes for a 64-bit integer: numbers of Python's
    `int`, booleans and numeric text, but no floats."""
    if dim is None:
        return True
    if isinstance(dim, (int, str)):
        try:
            return in_range(int(dim), "int64")
        except ValueError:
            return False
    return False


def tag_of(record: list[Any]) -> str:
    """The first field of a compound record."""
    return text(field(record, 0))


def field(record: list[Any], index: int) -> Any:
    """A field that must be there."""
    if index >= len(record):
        raise Failure(CONSTRUCT, "IndexError", "list index out of range")
    return record[index]


def text(value: Any) -> str:
    """A value that must be text."""
    if not isinstance(value, str):
        raise bad_cast(CONSTRUCT)
    return value
