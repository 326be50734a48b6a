"""Python values as texts of attributes."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping as AbstractMapping
from typing import TYPE_CHECKING, Any, List, Optional, Sequence, Union

from .._arrays import Array, Description, describe, is_numpy, to_numpy
from .attributes import Attribute, ToAttribute
from .types import Type

if TYPE_CHECKING:
    from ._store import Store

#: The values that become an attribute of a number.
Number = Union[bool, int, float]

#: MLIR's names of numpy's types.
_MLIR_NAMES = {"bool": "i1", "bfloat16": "bf16", "complex64": "complex<f32>", "complex128": "complex<f64>"}
_MLIR_NAMES.update({"float%d" % bits: "f%d" % bits for bits in (16, 32, 64)})
_MLIR_NAMES.update({"%sint%d" % (sign, bits): "i%d" % bits for sign in ("", "u") for bits in (8, 16, 32, 64)})

#: A symbol that needs no quotes.
_SYMBOL = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)


def write(value: ToAttribute, like: Optional[Attribute] = None, into: Optional["Store"] = None) -> str:
    """The text of an attribute for a value of Python, which may replace an attribute, in a module if one is given.

    A number takes the type of the attribute that it replaces; without one an ``int`` is an ``i64`` and a ``float`` an
    ``f64``. So does an array, and a ``str`` or a tuple of them that replaces a symbol is one. Arrays of numpy and of
    other libraries are dense literals.

    Raises
    ------
    ValueError
        If the attribute that is replaced has a type that the value does not fit.
    TypeError
        If no attribute has such a value.
    """
    if isinstance(value, Attribute):
        return value.text_for(into)
    if isinstance(value, Type):
        return value.text
    kind = "" if like is None else like.kind
    if isinstance(value, (bool, int, float)) and not is_numpy(value):
        return _number(value, like)
    if isinstance(value, str):
        return symbol_of([value]) if kind == "symbol" else quoted(value)
    if isinstance(value, AbstractMapping):
        likes: Any = like.value if like is not None and kind == "dictionary" else {}
        entries = ("%s = %s" % (quoted(str(name)), write(item, likes.get(name), into)) for name, item in value.items())
        return "{%s}" % ", ".join(entries)
    if isinstance(value, (list, tuple)):
        return _items(value, like, into)
    if isinstance(value, Array):
        return _array(value.numpy(), Description(value.shape, value.numpy_name), like)
    if not isinstance(value, (bytes, bytearray)):
        description = describe(value)
        if description is not None:
            return _array(value, description, like)
        if isinstance(value, Sequence):
            return _items(value, like, into)
    raise TypeError(
        "a value of type %r is no attribute; expected a bool, int, float, str, Type or Attribute, an array of"
        " numbers, or a list or dict of them" % type(value).__name__
    )


def _number(value: Number, like: Optional[Attribute], own: Optional[str] = None) -> str:
    """A number, whose own type counts if it does not replace another one."""
    kind = "" if like is None else like.kind
    if kind == "unit" and value is True:
        return "unit"
    ty = None if like is None else like.type
    if like is not None and kind == "dense" and ty is not None and ty.shape == ():
        number = _element(value, "" if ty.element_type is None else ty.element_type.text)
        return "dense<%s> : %s" % (number, ty)
    if kind in ("unit", "dense", "dense_array") or (kind in ("integer", "float") and ty is not None):
        if ty is None or kind == "dense" or not _fits(value, ty.text):
            raise ValueError(
                "%r does not fit the attribute that it replaces, %s; pass an Attribute to give it another type"
                % (value, like)
            )
        own = ty.text
    if own is None:
        own = "i1" if isinstance(value, bool) else "i64" if isinstance(value, int) else "f64"
    element = _element(value, own)
    return element if own == "i1" else "%s : %s" % (element, own)


def _fits(value: Number, ty: str) -> bool:
    """Whether a number may have a type: nothing is cut off."""
    if ty == "i1":
        return value in (0, 1) and not isinstance(value, float)
    if isinstance(value, bool):
        return False
    return isinstance(value, int) or _is_float(ty)


def _is_float(ty: str) -> bool:
    return ty.startswith(("f", "bf", "tf"))


def _element(value: Number, ty: str) -> str:
    """A number of a type, without it."""
    if not _fits(value, ty):
        raise ValueError("%r is not of type %s" % (value, ty))
    if ty == "i1":
        return "true" if value else "false"
    return _float(float(value), ty) if _is_float(ty) else "%d" % value


def symbol_of(names: Sequence[str]) -> str:
    return "::".join("@" + (name if _SYMBOL.fullmatch(name) else quoted(name)) for name in names)


def _items(values: Sequence[Any], like: Optional[Attribute], into: Optional["Store"]) -> str:
    """A list; see :func:`write`."""
    kind = "" if like is None else like.kind
    if like is not None and kind == "symbol" and values and all(isinstance(item, str) for item in values):
        return symbol_of(values)
    if like is not None and kind == "dense_array":
        return _dense_array(values, like)
    if like is not None and kind == "dense" and like.type is not None and like.type.numpy_name is not None:
        import numpy

        from .._arrays import numpy_dtype

        array = numpy.array(values, numpy_dtype(like.type.numpy_name))
        return _array(array, Description(array.shape, array.dtype.name), like)
    old: Any = like.value if like is not None and kind == "array" else ()
    types = {item.type for item in old}
    if len(old) != len(values):
        # A list of another length keeps the type of its items if they have one.
        old = [old[0] if len(types) == 1 else None] * len(values)
    return "[%s]" % ", ".join(write(item, one, into) for item, one in zip(values, old))


def _dense_array(values: Sequence[Any], like: Attribute) -> str:
    element = like.text[len("array<") : -1].partition(":")[0].strip()
    items = ", ".join(_element(item, element) for item in values)
    return "array<%s: %s>" % (element, items) if items else "array<%s>" % element


def _array(value: Any, description: Description, like: Optional[Attribute]) -> str:
    """An array as a dense literal, or what it replaces; a scalar of numpy as a number."""
    element = _MLIR_NAMES.get(description.dtype)
    if element is None:
        raise TypeError("an array of %s is no attribute" % description.dtype)
    if is_numpy(value) and not hasattr(value, "__array_finalize__"):
        return _number(value.item(), like, element)
    array = to_numpy(value)
    if like is not None and like.kind == "dense_array" and len(description.shape) == 1:
        return _dense_array(array.tolist(), like)
    ty = "tensor<%s>" % "x".join([*map(str, description.shape), element])
    if like is not None and like.kind == "dense" and like.type is not None:
        if like.type.numpy_name != description.dtype:
            message = "an array of %s does not fit the attribute that it replaces, of type %s; convert it"
            raise ValueError(message % (description.dtype, like.type))
        new = description.shape if like.type.shape != description.shape else None
        ty = like.type.text if new is None else ty
    if 0 in description.shape:
        return "dense<> : %s" % ty
    if description.dtype == "bool":
        return "dense<%s> : %s" % (json.dumps(array.tolist()), ty)
    data = array.astype(array.dtype.newbyteorder("<")).tobytes()
    return 'dense<"0x%s"> : %s' % (data.hex().upper(), ty)


def array_of(value: Any, signless: bool, ty: Optional[Type], shape: Optional[Sequence[int]]) -> str:
    """The literal of an array, whose type and sizes may be given."""
    description = describe(value)
    if description is None:
        raise TypeError("%r is not an array" % type(value).__name__)
    text = _array(to_numpy(value), description, None)
    found = text[len("dense<") : text.rindex("> : ")]
    element = _MLIR_NAMES[description.dtype] if signless or "int" not in description.dtype else _signed(description.dtype)
    if ty is not None and ty.is_shaped:
        whole = ty.text
    else:
        sizes = description.shape if shape is None else tuple(shape)
        whole = "tensor<%s>" % "x".join([*map(str, sizes), element if ty is None else ty.text])
    return "dense<%s> : %s" % (found, whole)


def _signed(dtype: str) -> str:
    """MLIR's name of an integer type of numpy, with its sign."""
    return dtype.replace("uint", "ui").replace("int", "si")


def _float(value: float, ty: str) -> str:
    if not math.isfinite(value):
        if ty == "f64":
            return "0x7FF8000000000000" if math.isnan(value) else "0x7FF0000000000000" if value > 0 else "0xFFF0000000000000"
        if ty == "f32":
            return "0x7FC00000" if math.isnan(value) else "0x7F800000" if value > 0 else "0xFF800000"
        raise ValueError("write %r of type %s as an Attribute" % (value, ty))
    text = repr(value)
    mantissa, exponent_sign, exponent = text.partition("e")
    if "." not in mantissa:
        mantissa += ".0"
    return mantissa + exponent_sign + exponent


def quoted(text: str) -> str:
    """A text as MLIR quotes it."""
    out: List[str] = []
    for byte in text.encode("utf-8"):
        plain = 0x20 <= byte < 0x7F and byte not in b'"\\'
        out.append(chr(byte) if plain else "\\%02X" % byte)
    return '"%s"' % "".join(out)
