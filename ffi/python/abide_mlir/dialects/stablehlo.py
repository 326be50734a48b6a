"""The dialect ``stablehlo``: builders, and the classes of attributes that ``jaxlib.mlir.dialects.stablehlo`` has."""

from __future__ import annotations

import re
from typing import Any, Dict, List, Sequence, Union

from ..ir._classes import KindClass
from ..ir.attributes import Attribute
from ._builders import builders_of

__all__ = [
    "ComparisonDirectionAttr",
    "ComparisonTypeAttr",
    "DotDimensionNumbers",
    "FftTypeAttr",
    "GatherDimensionNumbers",
    "PrecisionAttr",
    "RngAlgorithmAttr",
    "RngDistributionAttr",
    "ScatterDimensionNumbers",
    "TransposeAttr",
]

#: A list of numbers, or a number, with its name.
_FIELD = re.compile(r"(\w+) = (\[[^\]]*\]|-?\d+)")


class _Class(KindClass):
    """A class of attributes whose texts begin alike."""

    begin = ""

    def accepts(cls, value: Any) -> bool:
        """Whether an attribute of a dialect is an instance."""
        return isinstance(value, Attribute) and value.text.startswith(cls.begin)

    def cast(cls, value: Any) -> Any:
        """The attribute with the members of the class."""
        return type.__call__(cls, value.text)


class _Numbers(Attribute, metaclass=_Class):
    """Lists of dimensions, and numbers. The names are those of the arguments of :meth:`get`."""

    __slots__ = ()

    kinds = ("dialect",)
    #: The names in Python, with those in the text.
    fields: Dict[str, str] = {}

    @classmethod
    def get(cls, *values: Union[int, Sequence[int]], context: object = None, **named: Any) -> Any:
        """The attribute of lists and numbers, in the order of the names."""
        known = dict(zip(cls.fields, values), **named)
        if len(values) > len(cls.fields) or not set(known) <= set(cls.fields):
            raise TypeError("%s.get takes %s" % (cls.__name__, ", ".join(cls.fields)))
        items: List[str] = []
        for name, value in known.items():
            if isinstance(value, int):
                items.append("%s = %d" % (cls.fields[name], value))
            elif len(value):
                items.append("%s = [%s]" % (cls.fields[name], ", ".join("%d" % one for one in value)))
        made: Any = cls
        return made(Attribute.parse("%s%s>" % (cls.begin, ", ".join(items))))

    def __getattr__(self, name: str) -> Any:
        own = type(self).fields.get(name)
        if own is None:
            raise AttributeError("%r has no attribute %r" % (type(self).__name__, name))
        value = dict(_FIELD.findall(self.text)).get(own)
        if own == "index_vector_dim":
            return int(value or 0)
        return [int(one) for one in value[1:-1].split(",") if one.strip()] if value else []


def _same(*names: str) -> Dict[str, str]:
    return {name: name for name in names}


class DotDimensionNumbers(_Numbers):
    """``#stablehlo.dot``"""

    __slots__ = ()
    begin = "#stablehlo.dot<"
    fields = _same(
        "lhs_batching_dimensions",
        "rhs_batching_dimensions",
        "lhs_contracting_dimensions",
        "rhs_contracting_dimensions",
    )


class GatherDimensionNumbers(_Numbers):
    """``#stablehlo.gather``"""

    __slots__ = ()
    begin = "#stablehlo.gather<"
    fields = _same(
        "offset_dims",
        "collapsed_slice_dims",
        "operand_batching_dims",
        "start_indices_batching_dims",
        "start_index_map",
        "index_vector_dim",
    )


class ScatterDimensionNumbers(_Numbers):
    """``#stablehlo.scatter``"""

    __slots__ = ()
    begin = "#stablehlo.scatter<"
    fields = {
        **_same("update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_indices_batching_dims"),
        "scattered_dims_to_operand_dims": "scatter_dims_to_operand_dims",
        "index_vector_dim": "index_vector_dim",
    }


class _Word(Attribute, metaclass=_Class):
    """One of the words of an enumeration."""

    __slots__ = ()

    kinds = ("dialect",)

    @classmethod
    def get(cls, value: str, context: object = None) -> Any:
        """The attribute of a word."""
        made: Any = cls
        return made(Attribute.parse("%s%s>" % (cls.begin, value)))

    @property
    def value(self) -> Any:
        """The word."""
        return self.text[len(type(self).begin) : -1]


class ComparisonDirectionAttr(_Word):
    """``LT``, for instance."""

    __slots__ = ()
    begin = "#stablehlo<comparison_direction "


class ComparisonTypeAttr(_Word):
    """``SIGNED``, for instance."""

    __slots__ = ()
    begin = "#stablehlo<comparison_type "


class FftTypeAttr(_Word):
    """``RFFT``, for instance."""

    __slots__ = ()
    begin = "#stablehlo<fft_type "


class PrecisionAttr(_Word):
    """``HIGHEST``, for instance."""

    __slots__ = ()
    begin = "#stablehlo<precision "


class RngAlgorithmAttr(_Word):
    """``THREE_FRY``, for instance."""

    __slots__ = ()
    begin = "#stablehlo<rng_algorithm "


class RngDistributionAttr(_Word):
    """``UNIFORM``, for instance."""

    __slots__ = ()
    begin = "#stablehlo<rng_distribution "


class TransposeAttr(_Word):
    """``ADJOINT``, for instance."""

    __slots__ = ()
    begin = "#stablehlo<transpose "


_BUILDERS = builders_of("stablehlo")


def __getattr__(name: str) -> Any:
    return getattr(_BUILDERS, name)
