"""The dialect ``scf``: builders as ``mlir.dialects.scf`` has them."""

from __future__ import annotations

from typing import Any, Iterator, Optional, Sequence, Tuple

from ..ir.context import InsertionPoint
from ..ir.operations import Block, Operation, Value
from ..ir.values import value_of
from ._builders import OpView, builders_of

__all__ = ["ForOp", "IfOp", "for_"]


class IfOp(OpView):
    """``scf.if``"""

    __slots__ = ()

    OPERATION_NAME = "scf.if"

    @classmethod
    def build(cls, *args: Any, **named: Any) -> Operation:
        """Makes a branch with empty blocks.

        Parameters
        ----------
        cond
            The condition.
        results_
            The types of the results.
        has_else
            Whether it has a second block; older programs call it `hasElse`.
        """
        if "hasElse" in named:
            named["has_else"] = named.pop("hasElse")
        return _branch(*args, **named)

    @property
    def then_block(self) -> Block:
        """The block for a true condition."""
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> Block:
        """The block for a false condition."""
        return self.regions[1].blocks[0]


def _branch(
    cond: Any, results_: Sequence[Any] = (), *, has_else: bool = False, loc: Any = None, ip: Any = None
) -> Operation:
    made = Operation.create("scf.if", results=results_, operands=[cond], regions=2, loc=loc, ip=ip)
    made.regions[0].blocks.append()
    if has_else:
        made.regions[1].blocks.append()
    return made


class ForOp(OpView):
    """``scf.for``"""

    __slots__ = ()

    OPERATION_NAME = "scf.for"

    @classmethod
    def build(cls, *args: Any, **named: Any) -> Operation:
        """Makes a loop with an empty block.

        Parameters
        ----------
        lower_bound, upper_bound, step
            The range.
        iter_args
            The first values of the variables that each round hands on.
        """
        return _loop(*args, **named)

    @property
    def body(self) -> Any:
        """The block."""
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self) -> Value:
        """The value that counts."""
        variable: Value = self.body.arguments[0]
        return variable

    @property
    def inner_iter_args(self) -> Tuple[Value, ...]:
        """The variables, in the block."""
        variables: Tuple[Value, ...] = self.body.arguments[1:]
        return variables


def _loop(
    lower_bound: Any,
    upper_bound: Any,
    step: Any,
    iter_args: Optional[Sequence[Any]] = None,
    *,
    loc: Any = None,
    ip: Any = None,
) -> Operation:
    bounds = [value_of(one) for one in (lower_bound, upper_bound, step)]
    initial = [value_of(one) for one in iter_args or ()]
    types = [value.type for value in initial]
    made = Operation.create("scf.for", results=types, operands=[*bounds, *initial], regions=1, loc=loc, ip=ip)
    made.regions[0].blocks.append(bounds[0].type, *types)
    return made


def for_(start: Any, stop: Any, step: Any, iter_args: Optional[Sequence[Any]] = None, **named: Any) -> Iterator[Any]:
    """Makes a loop, and runs the body of a Python loop once within it: with the value that counts; if there are
    variables, also with them and the results."""
    loop = ForOp(start, stop, step, iter_args, **named)
    variables = loop.inner_iter_args
    with InsertionPoint(loop.body):
        if len(variables) > 1:
            yield loop.induction_variable, variables, loop.results
        elif variables:
            yield loop.induction_variable, variables[0], loop.results[0]
        else:
            yield loop.induction_variable


_BUILDERS = builders_of("scf", {"ForOp": ForOp, "IfOp": IfOp})


def __getattr__(name: str) -> Any:
    return getattr(_BUILDERS, name)
