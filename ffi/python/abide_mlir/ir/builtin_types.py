"""MLIR's own types under the names that ``mlir.ir`` has for them: makers of types, and classes for ``isinstance``."""

from __future__ import annotations

import operator
import re
from typing import TYPE_CHECKING, Any, Dict, Iterable, List, Optional, Sequence, Tuple, Type as Class, Union

from ._classes import KindClass
from ._writing import quoted
from .types import Type

if TYPE_CHECKING:
    from .affine import AffineMap

__all__ = [
    "BF16Type",
    "ComplexType",
    "F16Type",
    "F32Type",
    "F64Type",
    "Float4E2M1FNType",
    "Float6E2M3FNType",
    "Float6E3M2FNType",
    "Float8E3M4Type",
    "Float8E4M3B11FNUZType",
    "Float8E4M3FNType",
    "Float8E4M3FNUZType",
    "Float8E4M3Type",
    "Float8E5M2FNUZType",
    "Float8E5M2Type",
    "Float8E8M0FNUType",
    "FloatTF32Type",
    "FloatType",
    "FunctionType",
    "IndexType",
    "IntegerType",
    "MemRefType",
    "NoneType",
    "OpaqueType",
    "RankedTensorType",
    "ShapedType",
    "TupleType",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "VectorType",
]

#: A type, or its text.
ToType = Union[Type, str]


class _Class(KindClass):
    """A class of types."""

    is_ranked: Optional[bool] = None

    def accepts(cls, value: Any) -> bool:
        """Whether a value of one of the kinds is an instance."""
        if not isinstance(value, Type) or (cls.is_ranked is not None and cls.is_ranked != (value.shape is not None)):
            return False
        return super().accepts(value)


class _Only(Type, metaclass=_Class):
    """The only type of a class."""

    @classmethod
    def get(cls, context: object = None) -> Type:
        """The type."""
        return Type.parse(cls.text or "")


class IndexType(_Only):
    """``index``."""

    kinds, text = ("index",), "index"


class NoneType(_Only):
    """``none``."""

    kinds, text = ("none",), "none"


class F16Type(_Only):
    """``f16``."""

    kinds, text = ("float",), "f16"


class BF16Type(_Only):
    """``bf16``."""

    kinds, text = ("float",), "bf16"


class F32Type(_Only):
    """``f32``."""

    kinds, text = ("float",), "f32"


class F64Type(_Only):
    """``f64``."""

    kinds, text = ("float",), "f64"


class FloatType(Type, metaclass=_Class):
    """Floating-point numbers of any format."""

    kinds = ("float",)


class FloatTF32Type(_Only):
    """``tf32``."""

    kinds, text = ("float",), "tf32"


class Float8E4M3Type(_Only):
    """``f8E4M3``."""

    kinds, text = ("float",), "f8E4M3"


class Float8E4M3FNType(_Only):
    """``f8E4M3FN``."""

    kinds, text = ("float",), "f8E4M3FN"


class Float8E4M3FNUZType(_Only):
    """``f8E4M3FNUZ``."""

    kinds, text = ("float",), "f8E4M3FNUZ"


class Float8E4M3B11FNUZType(_Only):
    """``f8E4M3B11FNUZ``."""

    kinds, text = ("float",), "f8E4M3B11FNUZ"


class Float8E5M2Type(_Only):
    """``f8E5M2``."""

    kinds, text = ("float",), "f8E5M2"


class Float8E5M2FNUZType(_Only):
    """``f8E5M2FNUZ``."""

    kinds, text = ("float",), "f8E5M2FNUZ"


class Float8E3M4Type(_Only):
    """``f8E3M4``."""

    kinds, text = ("float",), "f8E3M4"


class Float8E8M0FNUType(_Only):
    """``f8E8M0FNU``."""

    kinds, text = ("float",), "f8E8M0FNU"


class Float4E2M1FNType(_Only):
    """``f4E2M1FN``."""

    kinds, text = ("float",), "f4E2M1FN"


class Float6E2M3FNType(_Only):
    """``f6E2M3FN``."""

    kinds, text = ("float",), "f6E2M3FN"


class Float6E3M2FNType(_Only):
    """``f6E3M2FN``."""

    kinds, text = ("float",), "f6E3M2FN"


def _integer(prefix: str, width: int) -> Type:
    """An integer type of a number of bits."""
    bits = operator.index(width)
    if bits < 0:
        raise ValueError("%d is not a number of bits" % bits)
    return Type.parse("%s%d" % (prefix, bits))


class IntegerType(Type, metaclass=_Class):
    """Integers of a width."""

    kinds = ("integer",)
    SIGNLESS, SIGNED, UNSIGNED = "signless", "signed", "unsigned"

    @staticmethod
    def get(width: int, signedness: str = SIGNLESS, context: object = None) -> Type:
        """An integer type with one of the words for signs."""
        return _integer({"signless": "i", "signed": "si", "unsigned": "ui"}[signedness], width)

    @staticmethod
    def get_signless(width: int, context: object = None) -> Type:
        """``i32``, for instance."""
        return _integer("i", width)

    @staticmethod
    def get_signed(width: int, context: object = None) -> Type:
        """``si32``, for instance."""
        return _integer("si", width)

    @staticmethod
    def get_unsigned(width: int, context: object = None) -> Type:
        """``ui32``, for instance."""
        return _integer("ui", width)


class ComplexType(Type, metaclass=_Class):
    """Complex numbers."""

    kinds = ("complex",)

    @staticmethod
    def get(element_type: ToType, loc: object = None) -> Type:
        """``complex<f32>``, for instance."""
        return Type.parse("complex<%s>" % element_type)


def _dims(shape: Sequence[Optional[int]]) -> str:
    """Sizes as MLIR writes them; ``None`` is dynamic, and so are the numbers that versions of MLIR have for that."""
    if not isinstance(shape, Iterable):
        raise TypeError("expected a list of sizes, got %r" % type(shape).__name__)
    for size in shape:
        if size is not None and size < 0 and size not in (-1, -(2**63)):
            raise ValueError("%d is not a size; None is a dynamic one" % size)
    return "".join("?x" if size is None or size < 0 else "%dx" % size for size in shape)


class ShapedType(Type, metaclass=_Class):
    """Vectors, tensors and memory references."""

    kinds = ("vector", "tensor", "memref")


class RankedTensorType(Type, metaclass=_Class):
    """Tensors with a rank."""

    kinds, is_ranked = ("tensor",), True

    @staticmethod
    def get(shape: Sequence[Optional[int]], element_type: ToType, encoding: object = None, loc: object = None) -> Type:
        """``tensor<4x?xf32>`` of the sizes ``[4, None]``, for instance."""
        return Type.parse(
            "tensor<%s%s%s>" % (_dims(shape), element_type, "" if encoding is None else ", %s" % encoding)
        )


class UnrankedTensorType(Type, metaclass=_Class):
    """Tensors without a rank."""

    kinds, is_ranked = ("tensor",), False

    @staticmethod
    def get(element_type: ToType, loc: object = None) -> Type:
        """``tensor<*xf32>``, for instance."""
        return Type.parse("tensor<*x%s>" % element_type)


class VectorType(Type, metaclass=_Class):
    """Vectors."""

    kinds = ("vector",)

    @staticmethod
    def get(
        shape: Sequence[int],
        element_type: ToType,
        *,
        scalable: Optional[Sequence[bool]] = None,
        scalable_dims: Optional[Sequence[int]] = None,
        loc: object = None,
    ) -> Type:
        """``vector<4x[8]xf32>``, for instance, whose dimension 1 scales."""
        scales = set(scalable_dims or ()) | {index for index, one in enumerate(scalable or ()) if one}
        dims = "".join(("[%d]x" if index in scales else "%dx") % size for index, size in enumerate(shape))
        return Type.parse("vector<%s%s>" % (dims, element_type))


class MemRefType(Type, metaclass=_Class):
    """Memory references with a rank."""

    kinds, is_ranked = ("memref",), True

    @staticmethod
    def get(
        shape: Sequence[Optional[int]],
        element_type: ToType,
        layout: object = None,
        memory_space: object = None,
        loc: object = None,
    ) -> Type:
        """``memref<4x?xf32>`` of the sizes ``[4, None]``, for instance."""
        more = "".join(", %s" % one for one in (layout, memory_space) if one is not None)
        return Type.parse("memref<%s%s%s>" % (_dims(shape), element_type, more))

    def get_strides_and_offset(self) -> Tuple[List[Optional[int]], Optional[int]]:
        """The strides and the offset of its layout in elements, ``None`` for dynamic ones.

        Raises
        ------
        ValueError
            If the layout is an affine map.
        """
        if self.layout is not None:
            value: Any = self.layout.value
            if self.layout.kind != "strided":
                raise ValueError("the layout of %s is not strided" % self)
            return list(value[0]), value[1]
        strides: List[Optional[int]] = []
        stride: Optional[int] = 1
        for size in reversed(self.shape or ()):
            strides.append(stride)
            stride = None if stride is None or size is None else stride * size
        return strides[::-1], 0

    @property
    def affine_map(self) -> "AffineMap":
        """Its layout as a map; the identity without one."""
        from .affine import AffineExpr, AffineMap

        if self.layout is None:
            return AffineMap.get_identity(len(self.shape or ()))
        if self.layout.kind == "affine_map":
            return AffineMap(self.layout)
        strides, offset = self.get_strides_and_offset()
        symbols = 0

        def expression(size: Optional[int]) -> AffineExpr:
            nonlocal symbols
            symbols += size is None
            return AffineExpr.get_symbol(symbols - 1) if size is None else AffineExpr.get_constant(size)

        total = expression(offset)
        for dim, stride in enumerate(strides):
            total = total + AffineExpr.get_dim(dim) * expression(stride)
        return AffineMap.get(len(strides), symbols, [total])


class UnrankedMemRefType(Type, metaclass=_Class):
    """Memory references without a rank."""

    kinds, is_ranked = ("memref",), False

    @staticmethod
    def get(element_type: ToType, memory_space: object = None, loc: object = None) -> Type:
        """``memref<*xf32>``, for instance."""
        return Type.parse("memref<*x%s%s>" % (element_type, "" if memory_space is None else ", %s" % memory_space))


class FunctionType(Type, metaclass=_Class):
    """Types of functions."""

    kinds = ("function",)

    @staticmethod
    def get(inputs: Sequence[ToType], results: Sequence[ToType], context: object = None) -> Type:
        """``(i32) -> f32``, for instance."""
        return Type.parse("(%s) -> (%s)" % (", ".join(map(str, inputs)), ", ".join(map(str, results))))


class OpaqueType(Type, metaclass=_Class):
    """Types of dialects that no description has."""

    kinds = ("dialect",)

    @property
    def dialect_namespace(self) -> str:
        """The name of the dialect."""
        return self.dialect or ""

    @property
    def data(self) -> str:
        """The text after it, without the dot."""
        return self.text[1 + len(self.dialect_namespace) :].lstrip(".")

    @staticmethod
    def get(dialect_namespace: str, buffer: str, context: object = None) -> Type:
        """``!foo.bar``, for instance."""
        is_plain = re.fullmatch(r"[A-Za-z_][\w.]*", buffer, re.ASCII)
        return Type.parse("!%s%s" % (dialect_namespace, "." + buffer if is_plain else "<%s>" % quoted(buffer)))


class TupleType(Type, metaclass=_Class):
    """Tuples."""

    kinds = ("tuple",)

    @staticmethod
    def get_tuple(elements: Sequence[ToType], context: object = None) -> Type:
        """``tuple<i32, f32>``, for instance."""
        return Type.parse("tuple<%s>" % ", ".join(map(str, elements)))


_FLOATS: Dict[str, Class[Type]] = {str(one.text): one for one in _Only.__subclasses__() if one.kinds == ("float",)}
_CLASSES: Dict[str, Class[Type]] = {
    "complex": ComplexType,
    "float": FloatType,
    "function": FunctionType,
    "index": IndexType,
    "integer": IntegerType,
    "memref": MemRefType,
    "none": NoneType,
    "tensor": RankedTensorType,
    "tuple": TupleType,
    "vector": VectorType,
}
_UNRANKED: Dict[str, Class[Type]] = {"memref": UnrankedMemRefType, "tensor": UnrankedTensorType}


def class_of(kind: str, text: str, is_ranked: bool) -> Class[Type]:
    """The class of a type."""
    if not is_ranked and kind in _UNRANKED:
        return _UNRANKED[kind]
    return _FLOATS.get(text, FloatType) if kind == "float" else _CLASSES.get(kind, Type)
