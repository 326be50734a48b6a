"""The dialect ``func``: builders as ``mlir.dialects.func`` has them."""

from __future__ import annotations

import inspect
from typing import Any, Callable, Dict, Optional, Sequence

from ..ir.attributes import Attribute
from ..ir.builtin_attributes import FlatSymbolRefAttr, TypeAttr
from ..ir.builtin_types import FunctionType
from ..ir.context import InsertionPoint
from ..ir.operations import Operation
from ..ir.types import Type
from ._builders import OpView, build, builders_of, results_of

__all__ = ["CallOp", "FuncOp"]


class FuncOp(OpView):
    """``func.func``"""

    __slots__ = ()

    OPERATION_NAME = "func.func"

    @classmethod
    def build(cls, *args: Any, **named: Any) -> Operation:
        """Makes a function without a body.

        Parameters
        ----------
        name
            Its name.
        type
            Its type, or a pair of the types of its arguments and its results.
        visibility
            ``private``, for instance.
        body_builder
            A function that is called with the operation within its entry block, and makes the body.
        """
        return _function(*args, **named)

    @property
    def visibility(self) -> Optional[Attribute]:
        """``private``, for instance."""
        return self.attributes.get("sym_visibility")

    @staticmethod
    def from_py_func(
        *inputs: Any, results: Optional[Sequence[Any]] = None, name: Optional[str] = None
    ) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Makes a function whose body a function of Python makes, which is called with the arguments. A call of the
        result makes a call of the function."""

        def decorate(body: Callable[..., Any]) -> Callable[..., Any]:
            kind = FunctionType.get(inputs, results or ())
            function = FuncOp(name or body.__name__, kind)
            with InsertionPoint(function.add_entry_block()):
                extra = {"func_op": function} if "func_op" in inspect.signature(body).parameters else {}
                made = body(*function.arguments, **extra)
                returned = [] if made is None else list(made) if isinstance(made, (list, tuple)) else [made]
                build("func.return", [returned], {})
            if results is None:
                types = [(one.result if isinstance(one, Operation) else one).type for one in returned]
                function.attributes["function_type"] = TypeAttr.get(FunctionType.get(inputs, types))

            def call(*args: Any) -> Any:
                return results_of(CallOp(function, list(args)))

            call.func_op = function  # type: ignore[attr-defined]
            return call

        return decorate


def _function(
    name: str,
    type: Any,  # pylint: disable=redefined-builtin
    *,
    visibility: Optional[str] = None,
    body_builder: Optional[Callable[[Any], object]] = None,
    loc: Any = None,
    ip: Any = None,
) -> Operation:
    kind = type if isinstance(type, Type) else FunctionType.get(*type)
    attributes: Dict[str, Any] = {"sym_name": name, "function_type": kind}
    if visibility is not None:
        attributes["sym_visibility"] = visibility
    made = Operation.create("func.func", attributes=attributes, regions=1, loc=loc, ip=ip)
    if body_builder is not None:
        with InsertionPoint(made.add_entry_block()):
            body_builder(made)
    return made


class CallOp(OpView):
    """``func.call``"""

    __slots__ = ()

    OPERATION_NAME = "func.call"

    @classmethod
    def build(cls, *args: Any, **named: Any) -> Operation:
        """Makes a call of a function: of an operation and its arguments, or of the types of the results, a name and the
        arguments."""
        first, *rest = args
        if isinstance(first, Operation):
            types: Sequence[Any] = first.type.results
            callee: Any = FlatSymbolRefAttr.get(first.symbol_name or "")
            arguments = rest[0] if rest else named.pop("operands", [])
        else:
            types, callee = (rest[0], first) if isinstance(first, str) or hasattr(first, "text") else (first, rest[0])
            callee = FlatSymbolRefAttr.get(callee) if isinstance(callee, str) else callee
            arguments = rest[1] if len(rest) > 1 else named.pop("operands", [])
        return Operation.create("func.call", results=types, operands=arguments, attributes={"callee": callee}, **named)


_BUILDERS = builders_of("func", {"FuncOp": FuncOp, "CallOp": CallOp, "call": lambda *a, **n: results_of(CallOp(*a, **n))})  # type: ignore[dict-item]


def __getattr__(name: str) -> Any:
    return getattr(_BUILDERS, name)
