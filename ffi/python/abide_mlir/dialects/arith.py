"""The dialect ``arith``: builders as ``mlir.dialects.arith`` has them."""

from __future__ import annotations

from typing import Any

from ..ir.attributes import Attribute
from ..ir.builtin_attributes import FloatAttr, IntegerAttr
from ..ir.builtin_types import FloatType
from ..ir.operations import Operation
from ..ir.types import Type
from ._builders import OpView, Words, builders_of

__all__ = ["CmpFPredicate", "CmpIPredicate", "ConstantOp", "constant"]

#: The predicates of ``arith.cmpi`` and ``arith.cmpf``.
CmpIPredicate = Words("CmpIPredicate")
CmpFPredicate = Words("CmpFPredicate", {"AlwaysFalse": "false", "AlwaysTrue": "true"})


class ConstantOp(OpView):
    """``arith.constant``"""

    __slots__ = ()

    OPERATION_NAME = "arith.constant"

    @classmethod
    def build(cls, *args: Any, **named: Any) -> Operation:
        """Makes a constant.

        Parameters
        ----------
        result
            Its type.
        value
            A number of this type, or an attribute.
        """
        return _constant(*args, **named)

    @classmethod
    def create_index(cls, value: int, *, loc: Any = None, ip: Any = None) -> Any:
        """A constant of the type ``index``."""
        return cls("index", value, loc=loc, ip=ip)

    @property
    def literal_value(self) -> Any:
        """The number."""
        return self.attributes["value"].value


def _constant(result: Any, value: Any, *, loc: Any = None, ip: Any = None) -> Operation:
    kind = result if isinstance(result, Type) else Type.parse(result)
    if not isinstance(value, Attribute):
        make = FloatAttr if FloatType.isinstance(kind) else IntegerAttr
        value = make.get(kind, value)
    return Operation.create("arith.constant", results=[kind], attributes={"value": value}, loc=loc, ip=ip)


def constant(result: Any, value: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The result of a constant; see :class:`ConstantOp`."""
    return _constant(result, value, loc=loc, ip=ip).result


_BUILDERS = builders_of("arith", {"ConstantOp": ConstantOp})


def __getattr__(name: str) -> Any:
    return getattr(_BUILDERS, name)
