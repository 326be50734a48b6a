"""The dialect ``tensor``: builders as ``mlir.dialects.tensor`` has them."""

from __future__ import annotations

from typing import Any, Optional, Sequence, Union

from ..ir.builtin_types import RankedTensorType
from ..ir.operations import Operation
from ..ir.types import Type
from ..ir.values import Value, value_of
from ._builders import OpView, builders_of

__all__ = ["EmptyOp", "empty"]


class EmptyOp(OpView):
    """``tensor.empty``"""

    __slots__ = ()

    OPERATION_NAME = "tensor.empty"

    @classmethod
    def build(cls, *args: Any, **named: Any) -> Operation:
        """Makes an empty tensor.

        Parameters
        ----------
        sizes
            Its sizes: numbers, and values for dynamic ones.
        element_type
            The type of its elements.
        encoding
            Its encoding, if it has one.
        """
        return _empty(*args, **named)


def _empty(
    sizes: Sequence[Union[int, Value, Operation]],
    element_type: Union[Type, str],
    encoding: object = None,
    *,
    loc: Any = None,
    ip: Any = None,
) -> Operation:
    dims: Sequence[Optional[int]] = [size if isinstance(size, int) else None for size in sizes]
    values = [value_of(size) for size in sizes if not isinstance(size, int)]
    kind = RankedTensorType.get(dims, element_type, encoding)
    return Operation.create("tensor.empty", results=[kind], operands=values, loc=loc, ip=ip)


def empty(*args: Any, **named: Any) -> Value:
    """The result of :class:`EmptyOp`."""
    return EmptyOp.build(*args, **named).result


_BUILDERS = builders_of("tensor", {"EmptyOp": EmptyOp})


def __getattr__(name: str) -> Any:
    return getattr(_BUILDERS, name)
