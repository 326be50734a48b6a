"""Attributes of MLIR as Python values."""

from __future__ import annotations

import json
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

from .._arrays import ELEMENT_TYPES, Array
from ._resources import Blob, keep_whole, keys_of, mentioned, renamed
from .types import Type, current_context, dialects_of

if TYPE_CHECKING:
    from ._store import Store
    from .context import Context
    from .module import Dialects

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

#: The formats of the buffer protocol for numpy's names.
_FORMATS = {"bool": "?", "float32": "f", "float64": "d"}
_FORMATS.update({"int8": "b", "int16": "h", "int32": "i", "int64": "q"})
_FORMATS.update({"uint8": "B", "uint16": "H", "uint32": "I", "uint64": "Q"})


#: The resources of an attribute that mentions none.
_NOTHING: Dict[str, Blob] = {}


class Attribute:
    """An attribute. Two are equal if their texts mean the same attribute.

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

    __slots__ = ("_dialect", "_held", "_is_read", "_key", "_kind", "_number", "_spelled", "_store", "_type", "text")

    #: The resources that live as long as the attribute, by their keys in its text.
    _held: Dict[str, Blob]

    def __init__(
        self, text: str, kind: str = "unknown", type: Optional[Type] = None  # pylint: disable=redefined-builtin
    ) -> None:
        self.text = text
        self._kind = kind
        self._type = type
        self._dialect: Optional[str] = None
        self._store: Optional["Store"] = None
        self._number = 0
        self._held = _NOTHING
        self._spelled: Any = None
        #: The text without blanks that mean nothing, once it was read.
        self._key = text
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
        found = _parse(text, dialects_of(context))
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

        store = shared_store(dialects_of(None))
        try:
            found = store.attribute(store.read_text("parse_attribute", self.text.encode("utf-8"), True))
        except ValueError:
            return
        self._kind, self._type, self._dialect = found._kind, found._type, found._dialect
        self._store, self._number, self._spelled = store, found._number, found._spelled
        self._key = found._key

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
    def context(self) -> "Context":
        """The current context, or a new one: attributes belong to all contexts."""
        return current_context()

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
        """An item of a list by its index, or of a dictionary by its name or, with its name, by its index."""
        items: Any = self._items()
        if isinstance(key, int) and isinstance(items, AbstractMapping):
            return NamedAttribute(*list(items.items())[key])
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
        if not isinstance(other, Attribute):
            return NotImplemented
        if self.text == other.text:
            return True
        self._read()
        other._read()
        return self._key == other._key

    def __hash__(self) -> int:
        self._read()
        return hash(self._key)

    def __copy__(self) -> "Attribute":
        return self

    def __deepcopy__(self, memo: Dict[int, object]) -> "Attribute":
        return self

    def __reduce__(self) -> Tuple[object, ...]:
        keys = keys_of(self.text)
        found = [(key, blob.data) for key, blob in zip(keys, map(self.blob, keys)) if blob is not None]
        return _restored if found else Attribute, (self.text, *found)

    def blob(self, key: str) -> Optional[Blob]:
        """The resource with a key in the text."""
        found = self._held.get(key)
        return self._store.blob(key) if found is None and self._store is not None else found

    def text_for(self, store: Optional["Store"]) -> str:
        """The text for another module, which gets the resources that it mentions, or for an attribute of no module."""
        if "dense_resource<" not in self.text or (store is not None and store is self._store):
            return self.text
        data = self.text.encode("utf-8")
        if store is not None:
            return store.carried(data, self.blob).decode("utf-8")
        # The other attribute finds them by their keys.
        return renamed(data, lambda key: getattr(self.blob(key), "key", None)).decode("utf-8")

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
def _parse(text: str, dialects: Optional["Dialects"]) -> Attribute:
    from .module import shared_store

    store = shared_store(dialects)
    return store.attribute(store.parse_piece("parse_attribute", text, is_apart=True))


def _with_blobs(found: Attribute) -> Attribute:
    """An attribute that keeps the resources which it mentions. Parsed attributes of one text are one object."""
    blobs = {blob.key: blob for blob in mentioned(found.text.encode("utf-8"))}
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
    made._held = {key: keep_whole(key, data) for key, data in blobs}
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
    made._key = spelled.get("key", made.text)
    made._is_read = True
    return made
