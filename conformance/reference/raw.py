"""Raw function signatures: reading one as a function type, and writing one.

Rules: the study of the C++ reference (section "Raw function ABI"), with the
corrections of its section 0: broken fields are errors, and `U` is read.
"""

from __future__ import annotations

from typing import Iterator

from fields import END, ERROR, BrokenField, Field, fields, integer, seek_body, span

INPUTS_NOT_FOUND = "Inputs span not found"
RESULTS_NOT_FOUND = "Results span not found"
UNRECOGNIZED_RAW_TAG = "Unrecognized raw tag"
ILLEGAL_SCALAR_TYPE = "Illegal ScalarType code"
UNRECOGNIZED_BUFFER_FIELD = "Unrecognized buffer field tag"
UNRECOGNIZED_SCALAR_FIELD = "Unrecognized scalar field tag"
UNRECOGNIZED_REF_FIELD = "Unrecognized ref object field tag"

SCALAR_TYPES = [
    "float32", "float16", "float64", "bfloat16", "sint8", "sint16", "sint32",
    "sint64", "uint8", "uint16", "uint32", "uint64",
]


class RawError(Exception):
    """An error with the words of the C++ reference."""


def function_type(signature: bytes) -> str:
    """The readable function type: `(a, b) -> (c)`.

    Raises RawError, or BrokenField where only section 0 of the study asks for an
    error. The inputs are read first, so their error is the one reported.
    """
    inputs = side(signature, "I", INPUTS_NOT_FOUND)
    results = side(signature, "R", RESULTS_NOT_FOUND)
    return "(%s) -> (%s)" % (", ".join(inputs), ", ".join(results))


def side(signature: bytes, letter: str, not_found: str) -> list[str]:
    """The types of the inputs or of the results."""
    body = seek_body(signature, letter)
    if body is None:
        raise RawError(not_found)
    return [value_type(item) for item in whole_fields(body)]


def whole_fields(text: bytes) -> Iterator[Field]:
    """The fields of `text` up to its end; a broken one is an error."""
    for item in fields(text):
        if item.kind == ERROR:
            raise BrokenField("Broken field in raw signature")
        if item.kind != END:
            yield item


def value_type(item: Field) -> str:
    """One argument or result."""
    if item.has_tag("B"):
        name, dims = type_and_dims(item.content, "td", UNRECOGNIZED_BUFFER_FIELD)
        return "Buffer<%s[%s]>" % (name, "x".join(dims))
    if item.has_tag("S"):
        name, _ = type_and_dims(item.content, "t", UNRECOGNIZED_SCALAR_FIELD)
        return name
    if item.has_tag("O"):
        type_and_dims(item.content, "", UNRECOGNIZED_REF_FIELD)
        return "RefObject<?>"
    if item.has_tag("U"):
        return "Unrecognized"
    raise RawError(UNRECOGNIZED_RAW_TAG)


def type_and_dims(content: bytes, allowed: str, message: str) -> tuple[str, list[str]]:
    """The scalar type (float32 unless told; the last one wins) and the dims."""
    code = 0
    dims = []
    for item in whole_fields(content):
        if chr(item.tag) not in allowed:
            raise RawError(message)
        if item.has_tag("t"):
            code = item.number
            if not 0 <= code < len(SCALAR_TYPES):
                raise RawError(ILLEGAL_SCALAR_TYPE)
        else:
            dims.append("?" if item.number < 0 else str(item.number))
    return SCALAR_TYPES[code], dims


def run_script(script: str) -> bytes:
    """Writes the signature that a script of the adapter protocol describes."""
    sides = {"I": b"", "R": b""}
    for line in script.splitlines():
        letter, kind, *numbers = line.split(" ")
        sides[letter] += written_value(kind, [int(number) for number in numbers])
    return span("I", sides["I"]) + span("R", sides["R"])


def written_value(kind: str, numbers: list[int]) -> bytes:
    """One value; neither codes nor dims are checked, and type 0 is left out."""
    if kind == "buffer":
        dims = b"".join(integer("d", dim) for dim in numbers[1:])
        return span("B", written_type(numbers[0]) + dims)
    if kind == "scalar":
        return span("S", written_type(numbers[0]))
    if kind == "ref":
        return span("O", b"")
    if kind == "unrecognized":
        return span("U", b"")
    raise ValueError("unknown kind of value: " + kind)


def written_type(code: int) -> bytes:
    """The type field, which float32 does without."""
    return b"" if code == 0 else integer("t", code)
