"""Attributes of MLIR as Python values, and Python values as attributes."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping as AbstractMapping
from functools import lru_cache
from typing import (
    TYPE_CHECKING,
    Any,
    Dict,
    Iterable,
    Iterator,
    List,
    Mapping,
    Optional,
    Sequence,
    Tuple,
    Union,
)

from .._arrays import ELEMENT_TYPES, Array, Description, describe, is_numpy, to_numpy
from ._resources import Blob, mentioned, restore
from .types import Type

if TYPE_CHECKING:
    from ._store import Store

__all__ = ["Attribute", "AttributeValue", "NamedAttribute", "ToAttribute"]

#: The elements of a tuple that represents an attribute in Python.
AttributeItem = Union[None, int, float, str, "Attribute", Tuple[Optional[int], ...]]

#: The Python value of an attribute; see :attr:`Attribute.value`.
AttributeValue = Union[
    None, bool, int, float, str, Type, "Attribute", Array, Tuple[AttributeItem, ...], Mapping[str, "Attribute"]
]

#: The values that can become an attribute; see :func:`write`.
ToAttribute = Union[
    bool, int, float, str, Type, "Attribute", Sequence["ToAttribute"], Mapping[str, "ToAttribute"]
]

#: The values that become an attribute of a number.
Number = Union[bool, int, float]

#: MLIR's names of numpy's types.
_MLIR_NAMES = {"bool": "i1", "bfloat16": "bf16", "complex64": "complex<f32>", "complex128": "complex<f64>"}
_MLIR_NAMES.update({"float%d" % bits: "f%d" % bits for bits in (16, 32, 64)})
_MLIR_NAMES.update({"%sint%d" % (sign, bits): "i%d" % bits for sign in ("", "u") for bits in (8, 16, 32, 64)})

#: A symbol that needs no quotes.
_SYMBOL = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)

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

    __slots__ = ("_dialect", "_held", "_is_read", "_kind", "_number", "_spelled", "_store", "_type", "text")

    #: The resources that live as long as the attribute.
    _held: List[Blob]

    def __init__(
        self, text: str, kind: str = "unknown", type: Optional[Type] = None  # pylint: disable=redefined-builtin
    ) -> None:
        self.text = text
        self._kind = kind
        self._type = type
        self._dialect: Optional[str] = None
        self._store: Optional["Store"] = None
        self._number = 0
        self._spelled: Any = None
        #: Whether there is nothing to gain from reading the text.
        self._is_read = kind != "unknown"

    @staticmethod
    def parse(text: str, context: object = None) -> "Attribute":
        """The attribute of a text, which has no aliases; :meth:`Module.attribute` reads those of a module.

        Raises
        ------
        MLIRError
            If it is not an attribute.
        """
        found = _parse(text)
        return _with_blobs(found) if "dense_resource<" in text else found

    def get_named(self, name: str) -> "NamedAttribute":
        """The attribute with a name."""
        return NamedAttribute(name, self)

    @property
    def kind(self) -> str:
        self._read()
        return self._kind

    @property
    def type(self) -> Optional[Type]:
        self._read()
        return self._type

    @property
    def dialect(self) -> Optional[str]:
        self._read()
        return self._dialect

    def _read(self) -> None:
        """Reads the text of an attribute that was made of one. It stays unknown if only a module can read it, because
        it has an alias, or if it is not an attribute."""
        if self._is_read:
            return
        self._is_read = True
        from .module import shared_store

        store = shared_store()
        try:
            found = store.attribute(store.read_text("parse_attribute", self.text.encode("utf-8")))
        except ValueError:
            return
        self._kind, self._type, self._dialect = found._kind, found._type, found._dialect
        self._store, self._number, self._spelled = store, found._number, found._spelled

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
        self._read()
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

    @property
    def is_splat(self) -> bool:
        """Of a dense literal: whether all elements are equal and written once."""
        if self.kind != "dense" or self._store is None:
            return False
        found: Union[str, bytes] = self._store.ask("elements", self._number)
        return bool(json.loads(found)["splat"]) if isinstance(found, str) else found[0] == 1

    def get_splat_value(self) -> "Attribute":
        """The element that all others are equal to.

        Raises
        ------
        ValueError
            If it is not a splat.
        """
        if not self.is_splat or self.type is None or self.type.element_type is None:
            raise ValueError("%s is not a splat" % self.text)
        inner = self.text[len("dense<") : self.text.rindex("> :")]
        element = self.type.element_type.text
        return Attribute.parse(inner if element == "i1" else "%s : %s" % (inner, element))

    def _items(self) -> Union[Sequence[Any], Mapping[str, "Attribute"]]:
        """The items of a list, a dictionary, or a dense literal."""
        value: Any = self.value
        if self.kind == "dense" and isinstance(value, Array):
            flat: List[Any] = value.numpy().ravel().tolist() if value.shape else [value.data]
            return flat
        if not isinstance(value, (tuple, AbstractMapping)):
            raise TypeError("%s has no items" % self.text)
        return value

    def __len__(self) -> int:
        return len(self._items())

    def __iter__(self) -> Iterator[Any]:
        items = self._items()
        return named_keys(items, items) if isinstance(items, AbstractMapping) else iter(items)

    def __contains__(self, item: object) -> bool:
        return item in self._items()

    def __getitem__(self, key: Any) -> Any:
        """An item of a list by its index, or of a dictionary by its name."""
        items: Any = self._items()
        return items[key]

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        """The elements of a dense literal for numpy."""
        import numpy

        value = self.value
        if isinstance(value, Array):
            return numpy.array(value.numpy(), dtype=dtype)
        if self.kind == "dense_array":
            return numpy.array(value, dtype=dtype)
        whole = numpy.empty((), dtype=object)
        whole[()] = self
        return whole

    def __bool__(self) -> bool:
        """The value of an ``i1``; ``True`` for every other attribute."""
        value = self.value
        return value if isinstance(value, bool) else True

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

    def __copy__(self) -> "Attribute":
        return self

    def __deepcopy__(self, memo: Dict[int, object]) -> "Attribute":
        return self

    def __reduce__(self) -> Tuple[object, ...]:
        blobs = getattr(self, "_held", ())
        return _restored if blobs else Attribute, (self.text, *((blob.key, blob.data) for blob in blobs))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return "Attribute(%r)" % self.text


class _Key(str):
    """A key of a mapping of attributes, which is also a :class:`NamedAttribute`."""

    _mapping: Mapping[str, Attribute]

    @property
    def name(self) -> str:
        """The key."""
        return str(self)

    @property
    def attr(self) -> Attribute:
        """The attribute of the key."""
        return self._mapping[str(self)]

    def __reduce__(self) -> Tuple[object, ...]:
        return str, (str(self),)


def named_keys(names: Iterable[str], mapping: Mapping[str, Attribute]) -> Iterator[str]:
    for name in names:
        key = _Key(name)
        key._mapping = mapping
        yield key


class NamedAttribute:
    """An attribute with its name.

    Attributes
    ----------
    name
        The name.
    attr
        The attribute.
    """

    __slots__ = ("attr", "name")

    def __init__(self, name: str, attr: Attribute) -> None:
        self.name = name
        self.attr = attr

    def __repr__(self) -> str:
        return "<NamedAttribute %s = %s>" % (self.name, self.attr)


@lru_cache(maxsize=4096)
def _parse(text: str) -> Attribute:
    from .module import shared_store

    store = shared_store()
    return store.attribute(store.parse_piece("parse_attribute", text))


def _with_blobs(found: Attribute) -> Attribute:
    """An attribute that keeps the resources which it mentions. Parsed attributes of one text are one object."""
    blobs = list(mentioned(found.text.encode("utf-8")))
    if not blobs:
        return found
    made = type(found).__new__(type(found))
    for name in Attribute.__slots__:
        if name != "_held":
            setattr(made, name, getattr(found, name))
    made._held = blobs
    return made


def _restored(text: str, *blobs: Tuple[str, bytes]) -> Attribute:
    """A pickled attribute with its resources."""
    made = Attribute(text)
    made._held = [restore(key, data) for key, data in blobs]
    return made


def read_attribute(store: "Store", number: int, spelled: Dict[str, Any]) -> Attribute:
    """An attribute as the library spells it."""
    from .builtin_attributes import class_of

    ty = None if spelled["type"] is None else store.type(spelled["type"])
    # The class itself is called to cast.
    kind = class_of(spelled["kind"], spelled["text"], ty)
    made = kind.__new__(kind)
    Attribute.__init__(made, spelled["text"], spelled["kind"], ty)
    made._dialect = spelled.get("dialect")
    made._store = store
    made._number = number
    made._spelled = spelled["value"]
    made._is_read = True
    return made


def write(value: ToAttribute, like: Optional[Attribute] = None) -> str:
    """The text of an attribute for a value of Python, which may replace an attribute.

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
    if isinstance(value, (Attribute, Type)):
        return value.text
    kind = "" if like is None else like.kind
    if isinstance(value, (bool, int, float)) and not is_numpy(value):
        return _number(value, like)
    if isinstance(value, str):
        return symbol_of([value]) if kind == "symbol" else quoted(value)
    if isinstance(value, AbstractMapping):
        likes: Any = like.value if like is not None and kind == "dictionary" else {}
        entries = ("%s = %s" % (quoted(str(name)), write(item, likes.get(name))) for name, item in value.items())
        return "{%s}" % ", ".join(entries)
    if isinstance(value, (list, tuple)):
        return _items(value, like)
    if isinstance(value, Array):
        return _array(value.numpy(), Description(value.shape, value.numpy_name), like)
    if not isinstance(value, (bytes, bytearray)):
        description = describe(value)
        if description is not None:
            return _array(value, description, like)
        if isinstance(value, Sequence):
            return _items(value, like)
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


def _items(values: Sequence[Any], like: Optional[Attribute]) -> str:
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
    return "[%s]" % ", ".join(write(item, one) for item, one in zip(values, old))


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
