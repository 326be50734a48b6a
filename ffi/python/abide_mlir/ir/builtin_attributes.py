"""MLIR's own attributes under the names that ``mlir.ir`` has for them: makers of attributes, and classes for
``isinstance``."""

from __future__ import annotations

from typing import Any, Iterable, Mapping, Optional, Sequence, Union

from ._classes import KindClass
from .attributes import Attribute, ToAttribute, array_of, quoted, symbol_of, write
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


class IntegerAttr(metaclass=_IntegerClass):
    """Integers, ``true`` and ``false`` excepted."""

    kinds = ("integer",)

    @staticmethod
    def get(type: ToType, value: int) -> Attribute:  # pylint: disable=redefined-builtin
        """``5 : i32``, for instance."""
        return Attribute.parse("%d : %s" % (value, type))


class BoolAttr(metaclass=_BoolClass):
    """``true`` and ``false``."""

    kinds = ("integer",)

    @staticmethod
    def get(value: bool, context: object = None) -> Attribute:
        """One of the two."""
        return Attribute.parse("true" if value else "false")


class FloatAttr(metaclass=_Class):
    """Floating-point numbers."""

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


class StringAttr(metaclass=_Class):
    """Texts."""

    kinds = ("string",)

    @staticmethod
    def get(value: str, context: object = None) -> Attribute:
        """``"text"``, for instance."""
        return Attribute.parse(quoted(value))

    @staticmethod
    def get_typed(type: ToType, value: str) -> Attribute:  # pylint: disable=redefined-builtin
        """``"text" : i32``, for instance."""
        return Attribute.parse("%s : %s" % (quoted(value), type))


class ArrayAttr(metaclass=_Class):
    """Lists of attributes."""

    kinds = ("array",)

    @staticmethod
    def get(attributes: Iterable[ToAttribute], context: object = None) -> Attribute:
        """``[1, 2]``, for instance."""
        return Attribute.parse(write(list(attributes)))


class DictAttr(metaclass=_Class):
    """Dictionaries of attributes."""

    kinds = ("dictionary",)

    @staticmethod
    def get(value: Optional[Mapping[str, ToAttribute]] = None, context: object = None) -> Attribute:
        """``{a = 1}``, for instance."""
        return Attribute.parse(write({} if value is None else value))


class UnitAttr(metaclass=_Class):
    """``unit``."""

    kinds = ("unit",)

    @staticmethod
    def get(context: object = None) -> Attribute:
        """The attribute."""
        return Attribute.parse("unit")


class TypeAttr(metaclass=_Class):
    """Types as attributes."""

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


class FlatSymbolRefAttr(metaclass=_FlatSymbolClass):
    """References to symbols by one name. ``FlatSymbolRefAttr(attribute).value`` is that name."""

    kinds = ("symbol",)

    @staticmethod
    def get(value: str, context: object = None) -> Attribute:
        """``@name``, for instance."""
        return _FlatSymbol(Attribute.parse(symbol_of([value])).text)


class SymbolRefAttr(metaclass=_Class):
    """References to symbols."""

    kinds = ("symbol",)

    @staticmethod
    def get(symbols: Sequence[str], context: object = None) -> Attribute:
        """``@outer::@inner``, for instance."""
        return Attribute.parse(symbol_of(symbols))


class AffineMapAttr(metaclass=_Class):
    """Affine maps."""

    kinds = ("affine_map",)

    @staticmethod
    def get(affine_map: object) -> Attribute:
        """``affine_map<(d0) -> (d0)>`` of an :class:`AffineMap` or a text, for instance."""
        text = str(affine_map)
        return Attribute.parse(text if text.startswith("affine_map<") else "affine_map<%s>" % text)


class IntegerSetAttr(metaclass=_Class):
    """Sets of integers that affine conditions describe."""

    kinds = ("affine_set",)


class StridedLayoutAttr(metaclass=_Class):
    """Layouts with strides."""

    kinds = ("strided",)

    @staticmethod
    def get(offset: Optional[int], strides: Sequence[Optional[int]], context: object = None) -> Attribute:
        """``strided<[1], offset: 2>``, for instance; ``None`` is dynamic."""
        sizes = ["?" if size is None or size < 0 else str(size) for size in [*strides, offset]]
        end = "" if sizes[-1] == "0" else ", offset: %s" % sizes[-1]
        return Attribute.parse("strided<[%s]%s>" % (", ".join(sizes[:-1]), end))


class OpaqueAttr(metaclass=_Class):
    """Attributes of dialects."""

    kinds = ("dialect",)


class DenseElementsAttr(metaclass=_Class):
    """Dense literals."""

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


class DenseIntElementsAttr(metaclass=_Class):
    """Dense literals of integers."""

    kinds, elements = ("dense",), ("integer", "index")
    get = DenseElementsAttr.get


class DenseFPElementsAttr(metaclass=_Class):
    """Dense literals of floating-point numbers."""

    kinds, elements = ("dense",), ("float",)
    get = DenseElementsAttr.get


class DenseResourceElementsAttr(metaclass=_Class):
    """Dense literals whose elements are in a resource."""

    kinds = ("dense_resource",)


class _ArrayOf:
    """Dense arrays of an element type."""

    element = ""

    @classmethod
    def get(cls, values: Iterable[Union[bool, int, float]], context: object = None) -> Attribute:
        """``array<i64: 1, 2>``, for instance."""
        like = Attribute("array<%s>" % cls.element, "dense_array")
        return Attribute.parse(write(list(values), like))


class DenseBoolArrayAttr(_ArrayOf, metaclass=_Class):
    """Dense arrays of booleans."""

    kinds, elements, element = ("dense_array",), ("i1",), "i1"


class DenseI8ArrayAttr(_ArrayOf, metaclass=_Class):
    """Dense arrays of integers of 8 bits."""

    kinds, elements, element = ("dense_array",), ("i8",), "i8"


class DenseI16ArrayAttr(_ArrayOf, metaclass=_Class):
    """Dense arrays of integers of 16 bits."""

    kinds, elements, element = ("dense_array",), ("i16",), "i16"


class DenseI32ArrayAttr(_ArrayOf, metaclass=_Class):
    """Dense arrays of integers of 32 bits."""

    kinds, elements, element = ("dense_array",), ("i32",), "i32"


class DenseI64ArrayAttr(_ArrayOf, metaclass=_Class):
    """Dense arrays of integers of 64 bits."""

    kinds, elements, element = ("dense_array",), ("i64",), "i64"


class DenseF32ArrayAttr(_ArrayOf, metaclass=_Class):
    """Dense arrays of ``f32``."""

    kinds, elements, element = ("dense_array",), ("f32",), "f32"


class DenseF64ArrayAttr(_ArrayOf, metaclass=_Class):
    """Dense arrays of ``f64``."""

    kinds, elements, element = ("dense_array",), ("f64",), "f64"
