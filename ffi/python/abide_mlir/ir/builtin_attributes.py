"""MLIR's own attributes under the names that ``mlir.ir`` has for them: makers of attributes, and classes for
``isinstance``."""

from __future__ import annotations

from typing import Any, Dict, Iterable, Mapping, Optional, Sequence, Type as Class, Union

from ._classes import KindClass
from ._resources import keep
from ._writing import array_of, quoted, symbol_of, write
from .attributes import Attribute, ToAttribute
from .builtin_types import ToType
from .types import Type

__all__ = [
    "AffineMapAttr",
    "ArrayAttr",
    "BoolAttr",
    "DenseBoolArrayAttr",
    "DenseElementsAttr",
    "DenseF32ArrayAttr",
    "DenseF64ArrayAttr",
    "DenseFPElementsAttr",
    "DenseI16ArrayAttr",
    "DenseI32ArrayAttr",
    "DenseI64ArrayAttr",
    "DenseI8ArrayAttr",
    "DenseIntElementsAttr",
    "DenseResourceElementsAttr",
    "DictAttr",
    "FlatSymbolRefAttr",
    "FloatAttr",
    "IntegerAttr",
    "IntegerSetAttr",
    "OpaqueAttr",
    "StridedLayoutAttr",
    "StringAttr",
    "SymbolRefAttr",
    "TypeAttr",
    "UnitAttr",
]


class _Class(KindClass):
    """A class of attributes."""

    #: The kinds of the element types of a dense literal, or the element type of a dense array.
    elements: Optional[Sequence[str]] = None

    def accepts(cls, value: Any) -> bool:
        """Whether a value of one of the kinds is an instance."""
        if not isinstance(value, Attribute):
            return False
        if cls.elements is None:
            return True
        if value.kind == "dense_array":
            return value.text[len("array<") :].startswith(tuple(cls.elements))
        element = None if value.type is None else value.type.element_type
        return element is not None and element.kind in cls.elements


class _BoolClass(_Class):
    """The class of ``true`` and ``false``."""

    def accepts(cls, value: Any) -> bool:
        """Whether a value of one of the kinds is an instance."""
        return super().accepts(value) and value.text in ("true", "false")


class _IntegerClass(_Class):
    """The class of all other integers, to which those two can be cast."""

    def __instancecheck__(cls, value: object) -> bool:
        return super().__instancecheck__(value) and not isinstance(value, BoolAttr)

    def __call__(cls, value: Any) -> Any:
        return value if isinstance(value, BoolAttr) else super().__call__(value)


class IntegerAttr(Attribute, metaclass=_IntegerClass):
    """Integers, ``true`` and ``false`` excepted."""
    __slots__ = ()

    kinds = ("integer",)

    @staticmethod
    def get(type: ToType, value: int) -> Attribute:  # pylint: disable=redefined-builtin
        """``5 : i32``, for instance."""
        return Attribute.parse("%d : %s" % (value, type))


class BoolAttr(Attribute, metaclass=_BoolClass):
    """``true`` and ``false``."""
    __slots__ = ()

    kinds = ("integer",)

    @staticmethod
    def get(value: bool, context: object = None) -> Attribute:
        """One of the two."""
        return Attribute.parse("true" if value else "false")


class FloatAttr(Attribute, metaclass=_Class):
    """Floating-point numbers."""
    __slots__ = ()

    kinds = ("float",)

    @staticmethod
    def get(type: ToType, value: float, loc: object = None) -> Attribute:  # pylint: disable=redefined-builtin
        """``1.500000e+00 : f32``, for instance."""
        return Attribute.parse(write(float(value), Attribute("", "float", Type(str(type), "float"))))

    @staticmethod
    def get_f32(value: float, context: object = None) -> Attribute:
        """One of type ``f32``."""
        return FloatAttr.get("f32", value)

    @staticmethod
    def get_f64(value: float, context: object = None) -> Attribute:
        """One of type ``f64``."""
        return FloatAttr.get("f64", value)


class StringAttr(Attribute, metaclass=_Class):
    """Texts."""
    __slots__ = ()

    kinds = ("string",)

    @staticmethod
    def get(value: str, context: object = None) -> Attribute:
        """``"text"``, for instance."""
        return Attribute.parse(quoted(value))

    @property
    def value_bytes(self) -> bytes:
        """The bytes of the text."""
        return str(self.value).encode("utf-8", "surrogateescape")

    @staticmethod
    def get_typed(type: ToType, value: str) -> Attribute:  # pylint: disable=redefined-builtin
        """``"text" : i32``, for instance."""
        return Attribute.parse("%s : %s" % (quoted(value), type))


class ArrayAttr(Attribute, metaclass=_Class):
    """Lists of attributes."""
    __slots__ = ()

    kinds = ("array",)

    @staticmethod
    def get(attributes: Iterable[ToAttribute], context: object = None) -> Attribute:
        """``[1, 2]``, for instance."""
        # The items keep their resources until they are found in the text.
        items = list(attributes)
        return Attribute.parse(write(items))

    def __add__(self, more: Iterable[ToAttribute]) -> Attribute:
        """A longer list."""
        return ArrayAttr.get([*self, *more])


class DictAttr(Attribute, metaclass=_Class):
    """Dictionaries of attributes."""
    __slots__ = ()

    kinds = ("dictionary",)

    @staticmethod
    def get(value: Optional[Mapping[str, ToAttribute]] = None, context: object = None) -> Attribute:
        """``{a = 1}``, for instance."""
        return Attribute.parse(write({} if value is None else value))


class UnitAttr(Attribute, metaclass=_Class):
    """``unit``."""
    __slots__ = ()

    kinds = ("unit",)

    @staticmethod
    def get(context: object = None) -> Attribute:
        """The attribute."""
        return Attribute.parse("unit")


class TypeAttr(Attribute, metaclass=_Class):
    """Types as attributes."""
    __slots__ = ()

    kinds = ("type",)

    @staticmethod
    def get(value: ToType, context: object = None) -> Attribute:
        """``i32``, for instance."""
        return Attribute.parse(str(value))


class _FlatSymbol(Attribute):
    """A symbol whose value is its name."""

    __slots__ = ()

    @property
    def value(self) -> str:
        """The name, without the ``@``."""
        found: Any = super().value
        name: str = found[0]
        return name


class _FlatSymbolClass(_Class):
    def accepts(cls, value: Any) -> bool:
        return super().accepts(value) and len(Attribute.value.fget(value)) == 1  # type: ignore[attr-defined]

    def cast(cls, value: Any) -> Any:
        return _FlatSymbol(value.text)


class FlatSymbolRefAttr(Attribute, metaclass=_FlatSymbolClass):
    """References to symbols by one name. ``FlatSymbolRefAttr(attribute).value`` is that name."""
    __slots__ = ()

    kinds = ("symbol",)

    @staticmethod
    def get(value: str, context: object = None) -> Attribute:
        """``@name``, for instance."""
        return _FlatSymbol(Attribute.parse(symbol_of([value])).text)


class SymbolRefAttr(Attribute, metaclass=_Class):
    """References to symbols."""
    __slots__ = ()

    kinds = ("symbol",)

    @staticmethod
    def get(symbols: Sequence[str], context: object = None) -> Attribute:
        """``@outer::@inner``, for instance."""
        return Attribute.parse(symbol_of(symbols))


class AffineMapAttr(Attribute, metaclass=_Class):
    """Affine maps."""
    __slots__ = ()

    kinds = ("affine_map",)

    @staticmethod
    def get(affine_map: object) -> Attribute:
        """``affine_map<(d0) -> (d0)>`` of an :class:`AffineMap` or a text, for instance."""
        text = str(affine_map)
        return Attribute.parse(text if text.startswith("affine_map<") else "affine_map<%s>" % text)


class IntegerSetAttr(Attribute, metaclass=_Class):
    """Sets of integers that affine conditions describe."""
    __slots__ = ()

    kinds = ("affine_set",)

    @staticmethod
    def get(integer_set: object) -> Attribute:
        """``affine_set<(d0) : (d0 >= 0)>`` of an :class:`IntegerSet` or a text, for instance."""
        text = str(integer_set)
        return Attribute.parse(text if text.startswith("affine_set<") else "affine_set<%s>" % text)


class StridedLayoutAttr(Attribute, metaclass=_Class):
    """Layouts with strides."""
    __slots__ = ()

    kinds = ("strided",)

    @staticmethod
    def get(offset: Optional[int], strides: Sequence[Optional[int]], context: object = None) -> Attribute:
        """``strided<[1], offset: 2>``, for instance; ``None`` is dynamic."""
        sizes = ["?" if size is None or size < 0 else str(size) for size in [*strides, offset]]
        end = "" if sizes[-1] == "0" else ", offset: %s" % sizes[-1]
        return Attribute.parse("strided<[%s]%s>" % (", ".join(sizes[:-1]), end))

    @property
    def strides(self) -> Sequence[Optional[int]]:
        """The strides; ``None`` is dynamic."""
        value: Any = self.value
        return list(value[0])

    @property
    def offset(self) -> Optional[int]:
        """The offset; ``None`` is dynamic."""
        value: Any = self.value
        return None if value[1] is None else int(value[1])


class OpaqueAttr(Attribute, metaclass=_Class):
    """Attributes of dialects."""
    __slots__ = ()

    kinds = ("dialect",)

    @property
    def dialect_namespace(self) -> str:
        """The name of the dialect."""
        return self.dialect or ""

    @property
    def data(self) -> str:
        """The text after it, without the dot."""
        return self.text[1 + len(self.dialect_namespace) :].lstrip(".")


class DenseElementsAttr(Attribute, metaclass=_Class):
    """Dense literals."""
    __slots__ = ()

    kinds = ("dense",)

    @staticmethod
    def get(
        array: Any,
        signless: bool = True,
        type: Optional[ToType] = None,  # pylint: disable=redefined-builtin
        shape: Optional[Sequence[int]] = None,
        context: object = None,
    ) -> Attribute:
        """The literal of an array of numpy, or of another library, or of a list of attributes of a shaped type.

        Parameters
        ----------
        array
            The array. One of few elements may be larger by `type` or `shape`: then all elements are equal.
        signless
            Whether integers have no sign in their type.
        type
            The element type, or the whole type; that of the array if it is not given.
        shape
            The sizes; those of the array if they are not given.
        """
        if isinstance(array, (list, tuple)) and array and all(isinstance(item, Attribute) for item in array):
            if type is None:
                raise ValueError("a list of attributes needs the type of the literal")
            return Attribute.parse("dense<%s> : %s" % (_nested(array, Type.parse(str(type)).shape or ()), type))
        return Attribute.parse(array_of(array, signless, None if type is None else Type.parse(str(type)), shape))

    @staticmethod
    def get_splat(shaped_type: ToType, element_attr: Attribute) -> Attribute:
        """A literal whose elements are all equal."""
        value = element_attr.text.partition(" :")[0]
        return Attribute.parse("dense<%s> : %s" % (value, shaped_type))


def _nested(items: Sequence[Attribute], shape: Sequence[Optional[int]]) -> str:
    """Attributes as the elements of a literal."""
    if not shape:
        return items[0].text.partition(" :")[0]
    step = len(items) // (shape[0] or 1)
    inner = (items[index * step : (index + 1) * step] for index in range(shape[0] or 0))
    return "[%s]" % ", ".join(_nested(part, shape[1:]) for part in inner)


class DenseIntElementsAttr(Attribute, metaclass=_Class):
    """Dense literals of integers."""
    __slots__ = ()

    kinds, elements = ("dense",), ("integer", "index")
    get, get_splat = DenseElementsAttr.get, DenseElementsAttr.get_splat


class DenseFPElementsAttr(Attribute, metaclass=_Class):
    """Dense literals of floating-point numbers."""
    __slots__ = ()

    kinds, elements = ("dense",), ("float",)
    get, get_splat = DenseElementsAttr.get, DenseElementsAttr.get_splat


class DenseResourceElementsAttr(Attribute, metaclass=_Class):
    """Dense literals whose elements are in a resource."""
    __slots__ = ()

    kinds = ("dense_resource",)

    @staticmethod
    def get_from_buffer(
        array: Any,
        name: str,
        type: ToType,  # pylint: disable=redefined-builtin
        alignment: Optional[int] = None,
        is_mutable: bool = False,
        context: object = None,
    ) -> Attribute:
        """The literal of a copy of an array. A module that gets it prints its elements at the end of the file.

        Parameters
        ----------
        array
            Anything with the buffer protocol, with elements in the order of rows.
        name
            The name of the resource. If another one has it, a number follows.
        type
            The type of the literal.
        alignment
            In bytes; that of an element if it is not given.
        is_mutable, context
            Accepted, and not used.
        """
        view = memoryview(array)
        blob = keep(name, view.tobytes(), alignment or view.itemsize)
        return Attribute.parse("dense_resource<%s> : %s" % (blob.key, type))


class _ArrayOf:
    """Dense arrays of an element type."""

    __slots__ = ()

    element = ""

    @classmethod
    def get(cls, values: Iterable[Union[bool, int, float]], context: object = None) -> Attribute:
        """``array<i64: 1, 2>``, for instance."""
        like = Attribute("array<%s>" % cls.element, "dense_array")
        return Attribute.parse(write(list(values), like))


class DenseBoolArrayAttr(_ArrayOf, Attribute, metaclass=_Class):
    """Dense arrays of booleans."""

    __slots__ = ()
    kinds, elements, element = ("dense_array",), ("i1",), "i1"


class DenseI8ArrayAttr(_ArrayOf, Attribute, metaclass=_Class):
    """Dense arrays of integers of 8 bits."""

    __slots__ = ()
    kinds, elements, element = ("dense_array",), ("i8",), "i8"


class DenseI16ArrayAttr(_ArrayOf, Attribute, metaclass=_Class):
    """Dense arrays of integers of 16 bits."""

    __slots__ = ()
    kinds, elements, element = ("dense_array",), ("i16",), "i16"


class DenseI32ArrayAttr(_ArrayOf, Attribute, metaclass=_Class):
    """Dense arrays of integers of 32 bits."""

    __slots__ = ()
    kinds, elements, element = ("dense_array",), ("i32",), "i32"


class DenseI64ArrayAttr(_ArrayOf, Attribute, metaclass=_Class):
    """Dense arrays of integers of 64 bits."""

    __slots__ = ()
    kinds, elements, element = ("dense_array",), ("i64",), "i64"


class DenseF32ArrayAttr(_ArrayOf, Attribute, metaclass=_Class):
    """Dense arrays of ``f32``."""

    __slots__ = ()
    kinds, elements, element = ("dense_array",), ("f32",), "f32"


class DenseF64ArrayAttr(_ArrayOf, Attribute, metaclass=_Class):
    """Dense arrays of ``f64``."""

    __slots__ = ()
    kinds, elements, element = ("dense_array",), ("f64",), "f64"


_CLASSES: Dict[str, Class[Attribute]] = {
    "affine_map": AffineMapAttr,
    "affine_set": IntegerSetAttr,
    "array": ArrayAttr,
    "dense_resource": DenseResourceElementsAttr,
    "dialect": OpaqueAttr,
    "dictionary": DictAttr,
    "float": FloatAttr,
    "string": StringAttr,
    "strided": StridedLayoutAttr,
    "type": TypeAttr,
    "unit": UnitAttr,
}
_ARRAYS: Dict[str, Class[Attribute]] = {
    "f32": DenseF32ArrayAttr,
    "f64": DenseF64ArrayAttr,
    "i1": DenseBoolArrayAttr,
    "i16": DenseI16ArrayAttr,
    "i32": DenseI32ArrayAttr,
    "i64": DenseI64ArrayAttr,
    "i8": DenseI8ArrayAttr,
}


def class_of(kind: str, text: str, type: Optional[Type]) -> Class[Attribute]:  # pylint: disable=redefined-builtin
    """The class of an attribute."""
    if kind == "integer":
        return BoolAttr if text in ("true", "false") else IntegerAttr
    if kind == "dense_array":
        return _ARRAYS.get(text[len("array<") : -1].partition(":")[0], Attribute)
    if kind == "dense":
        element = None if type is None else type.element_type
        known = {"integer": DenseIntElementsAttr, "index": DenseIntElementsAttr, "float": DenseFPElementsAttr}
        return DenseElementsAttr if element is None else known.get(element.kind, DenseElementsAttr)
    if kind == "symbol":
        return SymbolRefAttr if "::" in text else FlatSymbolRefAttr
    return _CLASSES.get(kind, Attribute)
