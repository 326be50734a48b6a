"""Attributes of MLIR as Python values, and Python values as attributes."""

from __future__ import annotations

import math
from collections.abc import Mapping as AbstractMapping
from typing import TYPE_CHECKING, Any, Dict, Iterator, List, Mapping, MutableMapping, Optional, Sequence, Tuple, Union

from .._arrays import ELEMENT_TYPES, Array
from .types import Type

if TYPE_CHECKING:
    from ._store import Store

__all__ = ["Attribute", "AttributeValue", "Attributes", "ToAttribute"]

#: What a tuple holds that an attribute is to Python.
AttributeItem = Union[None, int, float, str, "Attribute", Tuple[Optional[int], ...]]

#: What an attribute is to Python; see :attr:`Attribute.value`.
AttributeValue = Union[
    None, bool, int, float, str, Type, "Attribute", Array, Tuple[AttributeItem, ...], Mapping[str, "Attribute"]
]

#: What can be made an attribute; see :func:`write`.
ToAttribute = Union[
    bool, int, float, str, Type, "Attribute", Sequence["ToAttribute"], Mapping[str, "ToAttribute"]
]

#: The formats of the buffer protocol for numpy's names.
_FORMATS = {"bool": "?", "float32": "f", "float64": "d"}
_FORMATS.update({"int8": "b", "int16": "h", "int32": "i", "int64": "q"})
_FORMATS.update({"uint8": "B", "uint16": "H", "uint32": "I", "uint64": "Q"})


class Attribute:
    """An attribute. Two are equal if their texts are.

    Attributes
    ----------
    text
        The attribute as MLIR writes it, without aliases.
    kind
        ``unit``, ``integer``, ``float``, ``string``, ``array``, ``dictionary``, ``type``, ``symbol``,
        ``affine_map``, ``affine_set``, ``dense_array``, ``dense``, ``dense_resource``, ``sparse``,
        ``strided``, ``location``, ``distinct`` or ``dialect``.
    type
        Its type, if it has one.
    dialect
        For a dialect's own attribute, the text before the dot.
    """

    __slots__ = ("_number", "_spelled", "_store", "dialect", "kind", "text", "type")

    def __init__(
        self, text: str, kind: str = "unknown", type: Optional[Type] = None  # pylint: disable=redefined-builtin
    ) -> None:
        self.text = text
        self.kind = kind
        self.type = type
        self.dialect: Optional[str] = None
        self._store: Optional["Store"] = None
        self._number = 0
        self._spelled: Any = None

    @property
    def value(self) -> AttributeValue:
        """The attribute as a value of Python.

        ``True`` for a unit, ``bool`` for one of ``i1``, ``int``, ``float`` and ``str``; a tuple of
        attributes for an array, a dict of them for a dictionary; a tuple of names for a symbol; a tuple of
        numbers for ``array<..>``, an :class:`~abide_mlir.reflection.Array` for a dense literal of numbers
        and a tuple for one of strings; strides and offset for a strided layout; what is in it for a
        distinct attribute; the key of a resource, the text of a location. ``None`` for what has no other
        form than its text, such as an attribute of a dialect.
        """
        store, spelled = self._store, self._spelled
        if store is None or spelled is None:
            if self.kind == "integer":
                return int(self.text.partition(":")[0])
            return self._dense() if self.kind == "dense" else None
        if self.kind == "float":
            return float(spelled)
        if self.kind == "array":
            return tuple(store.attribute(number) for number in spelled)
        if self.kind == "dictionary":
            return {name: store.attribute(number) for name, number in spelled}
        if self.kind == "type":
            return store.type(spelled)
        if self.kind == "symbol":
            return tuple(spelled)
        if self.kind == "dense_array":
            return tuple(float(item) if isinstance(item, str) else item for item in spelled)
        if self.kind == "strided":
            strides: Tuple[Optional[int], ...] = tuple(spelled[0])
            offset: Optional[int] = spelled[1]
            return (strides, offset)
        if self.kind == "distinct":
            return store.attribute(spelled)
        if self.kind == "sparse":
            return tuple(store.attribute(number) for number in spelled)
        result: Union[bool, int, str] = spelled
        return result

    def _dense(self) -> AttributeValue:
        """The elements of a dense literal."""
        if self._store is None or self.type is None:
            return None
        found: Union[str, bytes] = self._store.ask("elements", self._number)
        count = self.type.num_elements or 0
        if isinstance(found, str):
            import json

            strings = json.loads(found)
            return tuple(strings["values"] * (count if strings["splat"] else 1))
        name = self.type.numpy_name
        if name is None or self.type.shape is None:
            return None
        shape = tuple(size or 0 for size in self.type.shape)
        size = ELEMENT_TYPES[name][1]
        data = memoryview(found)[1:]
        if found[0] == 1 and count != 1:
            data = memoryview(bytes(data[:size]) * count)
        if name in _FORMATS and all(shape):
            cast: Any = data.cast
            return Array(shape, name, cast(_FORMATS[name], shape) if shape else cast(_FORMATS[name])[0])
        if 0 in shape:
            return Array(shape, name, [])
        import numpy

        from .._arrays import numpy_dtype

        return Array(shape, name, numpy.frombuffer(data, numpy_dtype(name)).reshape(shape))

    def __int__(self) -> int:
        value = self.value
        if not isinstance(value, (int, float)):
            raise TypeError("%s is no number" % self.text)
        return int(value)

    def __float__(self) -> float:
        value = self.value
        if not isinstance(value, (int, float)):
            raise TypeError("%s is no number" % self.text)
        return float(value)

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, Attribute) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return "Attribute(%r)" % self.text


def read_attribute(store: "Store", number: int, spelled: Dict[str, Any]) -> Attribute:
    """An attribute as the library spells it."""
    ty = spelled["type"]
    made = Attribute(spelled["text"], spelled["kind"], None if ty is None else store.type(ty))
    made.dialect = spelled.get("dialect")
    made._store = store
    made._number = number
    made._spelled = spelled["value"]
    return made


def write(value: ToAttribute, like: Optional[Attribute] = None) -> str:
    """The text of an attribute for a value of Python.

    A number takes the type of the attribute that it replaces; without one an ``int`` is an ``i64`` and a
    ``float`` an ``f64``.
    """
    if isinstance(value, (Attribute, Type)):
        return value.text
    ty = like.type if like is not None else None
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        text = ty.text if ty is not None and ty.kind in ("integer", "index") else "i64"
        if ty is not None and ty.kind == "float":
            return write(float(value), like)
        return "%d : %s" % (value, text)
    if isinstance(value, float):
        text = ty.text if ty is not None and ty.kind == "float" else "f64"
        return "%s : %s" % (_float(value, text), text)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, AbstractMapping):
        entries = ("%s = %s" % (quoted(str(name)), write(item)) for name, item in value.items())
        return "{%s}" % ", ".join(entries)
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray)):
        return "[%s]" % ", ".join(write(item) for item in value)
    raise TypeError(
        "a value of type %r is no attribute; expected a bool, int, float, str, Type or Attribute, or a list or"
        " dict of them" % type(value).__name__
    )


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


class Attributes(MutableMapping[str, Attribute]):
    """The attributes of an operation, sorted by name, its properties among them.

    What is set may be an :class:`Attribute`, a :class:`Type`, or a value of Python; see :func:`write`.
    """

    __slots__ = ("_operation", "_store")

    def __init__(self, store: "Store", operation: int) -> None:
        self._store = store
        self._operation = operation

    def _numbers(self) -> Dict[str, int]:
        words, base = self._store.attributes_of(self._operation)
        first = base + 15 + sum(words[base + 11 : base + 14])
        string = self._store.string
        pairs = words[first : first + 2 * words[base + 14]].tolist()
        return {string(name): value for name, value in zip(pairs[::2], pairs[1::2])}

    def __getitem__(self, name: str) -> Attribute:
        return self._store.attribute(self._numbers()[name])

    def __setitem__(self, name: str, value: ToAttribute) -> None:
        text = write(value, self.get(name))
        self._store.change_attribute(self._operation, name, text.encode("utf-8"))

    def __delitem__(self, name: str) -> None:
        if name not in self._numbers():
            raise KeyError(name)
        self._store.change_attribute(self._operation, name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._numbers()))

    def __len__(self) -> int:
        words, base = self._store.attributes_of(self._operation)
        return words[base + 14]

    def __repr__(self) -> str:
        return "{%s}" % ", ".join("%s = %s" % (name, value) for name, value in self.items())
