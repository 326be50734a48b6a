"""Sets of integers as ``mlir.ir`` has them."""

from __future__ import annotations

import re
from typing import List, Sequence

from .affine import AffineExpr, AffineMap, ToExpression, expression
from .attributes import Attribute

__all__ = ["IntegerSet", "IntegerSetConstraint"]

_SET = re.compile(r"affine_set<(\(.*?\)(?:\[.*?\])?) : \((.*)\)>", re.DOTALL)


class IntegerSetConstraint:
    """A condition of a set: an expression that is zero, or at least zero.

    Attributes
    ----------
    expr
        The expression.
    is_eq
        Whether it is zero.
    """

    __slots__ = ("expr", "is_eq")

    def __init__(self, expr: AffineExpr, is_eq: bool) -> None:
        self.expr = expr
        self.is_eq = is_eq

    def __str__(self) -> str:
        return "%s %s 0" % (self.expr, "==" if self.is_eq else ">=")

    def __repr__(self) -> str:
        return "IntegerSetConstraint(%s)" % self


class IntegerSet:
    """A set of integers that affine conditions describe. Two are equal if their texts are.

    Attributes
    ----------
    n_dims, n_symbols
        The numbers of its dimensions and symbols.
    constraints
        Its conditions.
    """

    __slots__ = ("_names", "constraints", "n_dims", "n_symbols")

    def __init__(self, attribute: Attribute) -> None:
        found = _SET.fullmatch(attribute.text)
        if found is None:
            raise ValueError("%s is not a set of integers" % attribute)
        self._names = found[1]
        names = AffineMap.parse("%s -> ()" % found[1])
        self.n_dims, self.n_symbols = names.n_dims, names.n_symbols
        self.constraints: List[IntegerSetConstraint] = []
        for text in filter(None, re.split(r",\s*", found[2])):
            left, sign, _ = re.split(r" ([>=]=) ", text)
            self.constraints.append(IntegerSetConstraint(expression(left), sign == "=="))

    @staticmethod
    def get(
        num_dims: int,
        num_symbols: int,
        exprs: Sequence[ToExpression],
        eq_flags: Sequence[bool],
        context: object = None,
    ) -> "IntegerSet":
        """The set of conditions: for each expression, whether it is zero or at least zero.

        Raises
        ------
        ValueError
            If there are not as many flags as expressions, or none.
        """
        if len(exprs) != len(eq_flags) or not exprs:
            raise ValueError(
                "%d expressions and %d flags; expected as many, and at least one" % (len(exprs), len(eq_flags))
            )
        signs = ("%s %s 0" % (one, "==" if is_eq else ">=") for one, is_eq in zip(exprs, eq_flags))
        head = str(AffineMap.get(num_dims, num_symbols, [])).partition(" -> ")[0]
        return IntegerSet(Attribute.parse("affine_set<%s : (%s)>" % (head, ", ".join(signs))))

    @staticmethod
    def get_empty(num_dims: int, num_symbols: int, context: object = None) -> "IntegerSet":
        """The empty set: ``1 == 0``."""
        return IntegerSet.get(num_dims, num_symbols, [1], [True])

    @property
    def is_canonical_empty(self) -> bool:
        """Whether it is the set that :meth:`get_empty` makes."""
        return [str(one) for one in self.constraints] == ["1 == 0"]

    @property
    def n_inputs(self) -> int:
        """The number of its dimensions and symbols."""
        return self.n_dims + self.n_symbols

    @property
    def n_equalities(self) -> int:
        """The number of conditions that an expression is zero."""
        return sum(one.is_eq for one in self.constraints)

    @property
    def n_inequalities(self) -> int:
        """The number of conditions that an expression is at least zero."""
        return len(self.constraints) - self.n_equalities

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, IntegerSet) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return "%s : (%s)" % (self._names, ", ".join(map(str, self.constraints)))

    def __repr__(self) -> str:
        return "IntegerSet(%s)" % self
