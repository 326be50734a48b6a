"""Types of MLIR as Python values."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Dict, Optional, Tuple

if TYPE_CHECKING:
    import numpy as np

    from ._store import Store
    from .attributes import Attribute
    from .context import Context
    from .module import Dialects

__all__ = ["Type"]

#: numpy's names of types that MLIR calls otherwise.
_NUMPY_NAMES = {"i1": "bool", "index": "int64", "bf16": "bfloat16"}
_NUMPY_NAMES.update({"f8" + name: "float8_" + name.lower() for name in ("E5M2", "E4M3FN")})
_NUMPY_NAMES.update({"f8" + name: "float8_" + name.lower() for name in ("E5M2FNUZ", "E4M3FNUZ")})
_NUMPY_NAMES.update({"f%d" % bits: "float%d" % bits for bits in (16, 32, 64)})
_NUMPY_NAMES.update({"complex<f32>": "complex64", "complex<f64>": "complex128"})


class Shape(Tuple[Optional[int], ...]):
    """Sizes: a tuple that also equals a list of the same sizes, as ``mlir.ir`` has shapes."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return super().__eq__(tuple(other) if isinstance(other, list) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__


@dataclass(frozen=True, eq=False, repr=False)
class Type:
    """A type. Two are equal if their texts differ in blanks only.

    Attributes
    ----------
    text
        The type as MLIR writes it, without aliases.
    kind
        ``integer``, ``float``, ``index``, ``none``, ``complex``, ``vector``, ``tensor``, ``memref``,
        ``tuple``, ``function``, ``dialect``, or ``unknown`` for a result of an undescribed operation.
    width
        Of an integer or float, in bits.
    signedness
        Of an integer: ``signless``, ``signed`` or ``unsigned``.
    shape
        Of a shaped type with a rank: its sizes, ``None`` for dynamic ones.
    scalable
        Of a vector, for each size whether it scales.
    element_type
        Of a shaped type, or of a complex number.
    encoding, layout, memory_space
        Of a tensor, and of a memory reference.
    inputs, results
        Of a function.
    elements
        Of a tuple.
    dialect
        For a dialect's own type, the text before the dot.
    """

    text: str
    kind: str
    width: Optional[int] = None
    signedness: Optional[str] = None
    shape: Optional[Tuple[Optional[int], ...]] = None
    scalable: Tuple[bool, ...] = ()
    element_type: Optional["Type"] = None
    encoding: Optional["Attribute"] = field(default=None, repr=False)
    layout: Optional["Attribute"] = field(default=None, repr=False)
    memory_space: Optional["Attribute"] = field(default=None, repr=False)
    inputs: Tuple["Type", ...] = ()
    results: Tuple["Type", ...] = ()
    elements: Tuple["Type", ...] = ()
    dialect: Optional[str] = None
    #: The text without blanks that mean nothing, if it has such ones.
    _key: str = ""

    @staticmethod
    def parse(text: str, context: object = None) -> "Type":
        """The type of a text, which has no aliases; :meth:`Module.type` reads those of a module.

        Raises
        ------
        MLIRError
            If it is not a type.
        """
        return _parse(text, dialects_of(context))

    @property
    def context(self) -> "Context":
        """The current context, or a new one: types belong to all contexts."""
        return current_context()

    @property
    def is_shaped(self) -> bool:
        """Whether it is a vector, tensor or memory reference."""
        return self.kind in ("vector", "tensor", "memref")

    @property
    def rank(self) -> Optional[int]:
        """The number of sizes, if known."""
        return None if self.shape is None else len(self.shape)

    @property
    def has_static_shape(self) -> bool:
        """Whether all sizes are known."""
        return self.shape is not None and None not in self.shape

    @property
    def has_rank(self) -> bool:
        """Whether the number of sizes is known."""
        return self.shape is not None

    def get_dim_size(self, dim: int) -> Optional[int]:
        """A size; ``None`` for a dynamic one."""
        return (self.shape or ())[dim]

    @staticmethod
    def is_dynamic_size(size: Optional[int]) -> bool:
        """Whether a size of a shape is dynamic."""
        return size is None

    def is_dynamic_dim(self, dim: int) -> bool:
        """Whether a size is dynamic."""
        return self.get_dim_size(dim) is None

    @staticmethod
    def get_dynamic_size() -> None:
        """A dynamic size in a shape: ``None``."""

    @staticmethod
    def get_dynamic_stride_or_offset() -> None:
        """A dynamic stride or offset in a layout: ``None``."""

    @staticmethod
    def is_static_size(size: Optional[int]) -> bool:
        """Whether a size of a shape is known."""
        return size is not None

    def is_static_dim(self, dim: int) -> bool:
        """Whether a size is known."""
        return self.get_dim_size(dim) is not None

    @staticmethod
    def is_dynamic_stride_or_offset(size: Optional[int]) -> bool:
        """Whether a stride or an offset of a layout is dynamic."""
        return size is None

    @staticmethod
    def is_static_stride_or_offset(size: Optional[int]) -> bool:
        """Whether a stride or an offset of a layout is known."""
        return size is not None

    @property
    def num_types(self) -> int:
        """The number of elements of a tuple."""
        return len(self.elements)

    def get_type(self, position: int) -> "Type":
        """An element of a tuple."""
        return self.elements[position]

    @property
    def scalable_dims(self) -> Tuple[bool, ...]:
        """The same as `scalable`."""
        return self.scalable

    @property
    def is_signless(self) -> bool:
        """Whether it is an integer without a sign."""
        return self.signedness == "signless"

    @property
    def is_signed(self) -> bool:
        """Whether it is a signed integer."""
        return self.signedness == "signed"

    @property
    def is_unsigned(self) -> bool:
        """Whether it is an unsigned integer."""
        return self.signedness == "unsigned"

    @property
    def num_elements(self) -> Optional[int]:
        """The product of the sizes, where all are known."""
        if self.shape is None:
            return None
        product = 1
        for size in self.shape:
            if size is None:
                return None
            product *= size
        return product

    @property
    def numpy_name(self) -> Optional[str]:
        """numpy's name for a number of this type, or for the elements of a shaped one."""
        own = self.element_type if self.is_shaped and self.element_type is not None else self
        if own.text in _NUMPY_NAMES:
            return _NUMPY_NAMES[own.text]
        if own.kind != "integer" or own.width is None or own.width > 64:
            return None
        bits = next(bits for bits in (8, 16, 32, 64) if own.width <= bits)
        return "%s%d" % ("uint" if own.signedness == "unsigned" else "int", bits)

    @property
    def numpy_dtype(self) -> Optional["np.dtype[np.generic]"]:
        """numpy's type for a number of this type, or for the elements of a shaped one; that of ``ml_dtypes`` where
        numpy has none."""
        from .._arrays import numpy_dtype

        name = self.numpy_name
        return None if name is None else numpy_dtype(name)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Type):
            return (self._key or self.text) == (other._key or other.text)
        return self.text == other if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key or self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return "Type(%r)" % self.text


def current_context() -> "Context":
    """The innermost context that is entered, or a new one."""
    from .context import Context

    return Context.current or Context()


def dialects_of(context: object) -> Optional["Dialects"]:
    """The dialects of a project that a context has, or else those of the current one."""
    from .context import Context

    own = context if isinstance(context, Context) else Context.current
    return None if own is None else own.project_dialects


@lru_cache(maxsize=4096)
def _parse(text: str, dialects: Optional["Dialects"]) -> Type:
    from .module import shared_store

    store = shared_store(dialects)
    return store.type(store.parse_piece("parse_type", text, is_apart=True))


def read_type(store: "Store", spelled: Dict[str, Any]) -> Type:
    """A type as the library spells it."""
    shape = spelled.get("shape")

    def attribute(name: str) -> Optional["Attribute"]:
        number = spelled.get(name)
        return None if number is None else store.attribute(number)

    element = spelled.get("element")
    from .builtin_types import class_of

    # The class itself is called to cast.
    kind = class_of(spelled["kind"], spelled["text"], shape is not None)
    made = kind.__new__(kind)
    Type.__init__(
        made,
        spelled["text"],
        spelled["kind"],
        spelled.get("width"),
        spelled.get("signedness"),
        None if shape is None else Shape(shape),
        tuple(spelled.get("scalable", ())),
        None if element is None else store.type(element),
        attribute("encoding"),
        attribute("layout"),
        attribute("memory_space"),
        tuple(store.type(number) for number in spelled.get("inputs", ())),
        tuple(store.type(number) for number in spelled.get("results", ())),
        tuple(store.type(number) for number in spelled.get("elements", ())),
        spelled.get("dialect"),
        spelled.get("key", ""),
    )
    return made
