"""MLIR's own types under the names that ``mlir.ir`` has for them: makers of types, and classes for ``isinstance``."""

from __future__ import annotations

from typing import Optional, Sequence, Union

from .types import Type

__all__ = [
    "BF16Type",
    "ComplexType",
    "F16Type",
    "F32Type",
    "F64Type",
    "FunctionType",
    "IndexType",
    "IntegerType",
    "MemRefType",
    "NoneType",
    "RankedTensorType",
    "ShapedType",
    "TupleType",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "VectorType",
]

#: A type, or its text.
ToType = Union[Type, str]


class _Class(type):
    """A class of types: its instances are the types of a kind."""

    kinds: Sequence[str] = ()
    text: Optional[str] = None
    is_ranked: Optional[bool] = None

    def __instancecheck__(cls, value: object) -> bool:
        if not isinstance(value, Type) or value.kind not in cls.kinds:
            return False
        if cls.is_ranked is not None and cls.is_ranked != (value.shape is not None):
            return False
        return cls.text is None or cls.text == value.text


class _Only(metaclass=_Class):
    """The only type of a class."""

    @classmethod
    def get(cls) -> Type:
        """The type."""
        assert cls.text is not None
        return Type.parse(cls.text)


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


class IntegerType(metaclass=_Class):
    """Integers of a width."""

    kinds = ("integer",)

    @staticmethod
    def get_signless(width: int) -> Type:
        """``i32``, for instance."""
        return Type.parse("i%d" % width)

    @staticmethod
    def get_signed(width: int) -> Type:
        """``si32``, for instance."""
        return Type.parse("si%d" % width)

    @staticmethod
    def get_unsigned(width: int) -> Type:
        """``ui32``, for instance."""
        return Type.parse("ui%d" % width)


class ComplexType(metaclass=_Class):
    """Complex numbers."""

    kinds = ("complex",)

    @staticmethod
    def get(element_type: ToType) -> Type:
        """``complex<f32>``, for instance."""
        return Type.parse("complex<%s>" % element_type)


def _dims(shape: Sequence[Optional[int]]) -> str:
    """Sizes as MLIR writes them; ``None`` and negative ones are dynamic."""
    return "".join("?x" if size is None or size < 0 else "%dx" % size for size in shape)


class ShapedType(metaclass=_Class):
    """Vectors, tensors and memory references."""

    kinds = ("vector", "tensor", "memref")


class RankedTensorType(metaclass=_Class):
    """Tensors with a rank."""

    kinds, is_ranked = ("tensor",), True

    @staticmethod
    def get(shape: Sequence[Optional[int]], element_type: ToType, encoding: object = None) -> Type:
        """``tensor<4x?xf32>`` of the sizes ``[4, None]``, for instance."""
        return Type.parse(
            "tensor<%s%s%s>" % (_dims(shape), element_type, "" if encoding is None else ", %s" % encoding)
        )


class UnrankedTensorType(metaclass=_Class):
    """Tensors without a rank."""

    kinds, is_ranked = ("tensor",), False

    @staticmethod
    def get(element_type: ToType) -> Type:
        """``tensor<*xf32>``, for instance."""
        return Type.parse("tensor<*x%s>" % element_type)


class VectorType(metaclass=_Class):
    """Vectors."""

    kinds = ("vector",)

    @staticmethod
    def get(shape: Sequence[int], element_type: ToType) -> Type:
        """``vector<4x8xf32>``, for instance."""
        return Type.parse("vector<%s%s>" % (_dims(shape), element_type))


class MemRefType(metaclass=_Class):
    """Memory references with a rank."""

    kinds, is_ranked = ("memref",), True

    @staticmethod
    def get(
        shape: Sequence[Optional[int]], element_type: ToType, layout: object = None, memory_space: object = None
    ) -> Type:
        """``memref<4x?xf32>`` of the sizes ``[4, None]``, for instance."""
        more = "".join(", %s" % one for one in (layout, memory_space) if one is not None)
        return Type.parse("memref<%s%s%s>" % (_dims(shape), element_type, more))


class UnrankedMemRefType(metaclass=_Class):
    """Memory references without a rank."""

    kinds, is_ranked = ("memref",), False

    @staticmethod
    def get(element_type: ToType, memory_space: object = None) -> Type:
        """``memref<*xf32>``, for instance."""
        return Type.parse("memref<*x%s%s>" % (element_type, "" if memory_space is None else ", %s" % memory_space))


class FunctionType(metaclass=_Class):
    """Types of functions."""

    kinds = ("function",)

    @staticmethod
    def get(inputs: Sequence[ToType], results: Sequence[ToType]) -> Type:
        """``(i32) -> f32``, for instance."""
        return Type.parse("(%s) -> (%s)" % (", ".join(map(str, inputs)), ", ".join(map(str, results))))


class TupleType(metaclass=_Class):
    """Tuples."""

    kinds = ("tuple",)

    @staticmethod
    def get_tuple(elements: Sequence[ToType]) -> Type:
        """``tuple<i32, f32>``, for instance."""
        return Type.parse("tuple<%s>" % ", ".join(map(str, elements)))
