"""Affine expressions and maps as ``mlir.ir`` has them. The library simplifies them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Dict, List, Sequence, Tuple, Type as Class, Union

from .attributes import Attribute

__all__ = [
    "AffineAddExpr",
    "AffineBinaryExpr",
    "AffineCeilDivExpr",
    "AffineConstantExpr",
    "AffineDimExpr",
    "AffineExpr",
    "AffineFloorDivExpr",
    "AffineMap",
    "AffineModExpr",
    "AffineMulExpr",
    "AffineSymbolExpr",
]

_MAP = re.compile(r"\(([^)]*)\)(?:\[([^\]]*)\])? -> \((.*)\)", re.DOTALL)
_NAME = re.compile(r"\b([ds])([0-9]+)\b")

#: An expression, or a number.
ToExpression = Union["AffineExpr", int]


def _counts(text: str) -> Tuple[int, int]:
    """The least numbers of dimensions and symbols that an expression needs."""
    needed = {"d": 0, "s": 0}
    for letter, index in _NAME.findall(text):
        needed[letter] = max(needed[letter], int(index) + 1)
    return needed["d"], needed["s"]


def _spelled(dims: int, symbols: int, results: str) -> str:
    """The text of a map."""
    names = ", ".join("d%d" % index for index in range(dims))
    more = "[%s]" % ", ".join("s%d" % index for index in range(symbols)) if symbols else ""
    return "(%s)%s -> (%s)" % (names, more, results)


def _split(results: str) -> List[str]:
    """The results of a map."""
    found, depth, start = [], 0, 0
    for index, character in enumerate(results):
        depth += (character == "(") - (character == ")")
        if character == "," and depth == 0:
            found.append(results[start:index].strip())
            start = index + 1
    last = results[start:].strip()
    return found + [last] if last else found


class AffineExpr:
    """An affine expression. Two are equal if their texts are.

    Attributes
    ----------
    text
        The simplified expression.
    """

    __slots__ = ("text",)

    def __init__(self, text: Union[str, "AffineExpr"]) -> None:
        if isinstance(text, AffineExpr) and not isinstance(text, type(self)):
            raise ValueError("cannot cast %r to %s" % (text, type(self).__name__))
        self.text = str(text)

    @staticmethod
    def get_dim(position: int, context: object = None) -> "AffineExpr":
        """``d0``, for instance."""
        return AffineDimExpr("d%d" % position)

    @staticmethod
    def get_symbol(position: int, context: object = None) -> "AffineExpr":
        """``s0``, for instance."""
        return AffineSymbolExpr("s%d" % position)

    @staticmethod
    def get_constant(value: int, context: object = None) -> "AffineExpr":
        """A number."""
        return AffineConstantExpr("%d" % value)

    @staticmethod
    def get_add(lhs: ToExpression, rhs: ToExpression) -> "AffineExpr":
        """``lhs + rhs``"""
        return _operation(lhs, "+", rhs)

    @staticmethod
    def get_mul(lhs: ToExpression, rhs: ToExpression) -> "AffineExpr":
        """``lhs * rhs``"""
        return _operation(lhs, "*", rhs)

    @staticmethod
    def get_mod(lhs: ToExpression, rhs: ToExpression) -> "AffineExpr":
        """``lhs mod rhs``"""
        return _operation(lhs, "mod", rhs)

    @staticmethod
    def get_floor_div(lhs: ToExpression, rhs: ToExpression) -> "AffineExpr":
        """``lhs floordiv rhs``"""
        return _operation(lhs, "floordiv", rhs)

    @staticmethod
    def get_ceil_div(lhs: ToExpression, rhs: ToExpression) -> "AffineExpr":
        """``lhs ceildiv rhs``"""
        return _operation(lhs, "ceildiv", rhs)

    def compose(self, map: "AffineMap") -> "AffineExpr":  # pylint: disable=redefined-builtin
        """The expression with the results of a map in place of its dimensions.

        Raises
        ------
        ValueError
            If the map has fewer results.
        """

        def result(found: "re.Match[str]") -> str:
            position = int(found[1])
            if position >= len(map.results):
                raise ValueError("%s has no result for d%d" % (map, position))
            return "(%s)" % map.results[position]

        return expression(re.sub(r"\bd(\d+)\b", result, self.text))

    def shift_dims(self, num_dims: int, shift: int, offset: int = 0) -> "AffineExpr":
        """The expression with the dimensions from an offset on moved by a number."""
        return self._shifted("d", shift, offset)

    def shift_symbols(self, num_symbols: int, shift: int, offset: int = 0) -> "AffineExpr":
        """The expression with the symbols from an offset on moved by a number."""
        return self._shifted("s", shift, offset)

    def _shifted(self, letter: str, shift: int, offset: int) -> "AffineExpr":
        def name(found: "re.Match[str]") -> str:
            index = int(found[1])
            return "%s%d" % (letter, index + shift if index >= offset else index)

        return expression(re.sub(r"\b%s(\d+)\b" % letter, name, self.text))

    @staticmethod
    def simplify_affine_expr(expr: "AffineExpr", num_dims: int, num_symbols: int) -> "AffineExpr":
        """The expression: all are simplified."""
        return expr

    def __add__(self, other: ToExpression) -> "AffineExpr":
        return _operation(self, "+", other)

    def __radd__(self, other: int) -> "AffineExpr":
        return _operation(other, "+", self)

    def __sub__(self, other: ToExpression) -> "AffineExpr":
        return _operation(self, "-", other)

    def __rsub__(self, other: int) -> "AffineExpr":
        return _operation(other, "-", self)

    def __mul__(self, other: ToExpression) -> "AffineExpr":
        return _operation(self, "*", other)

    def __rmul__(self, other: int) -> "AffineExpr":
        return _operation(other, "*", self)

    def __mod__(self, other: ToExpression) -> "AffineExpr":
        return _operation(self, "mod", other)

    def __rmod__(self, other: int) -> "AffineExpr":
        return _operation(other, "mod", self)

    def __floordiv__(self, other: ToExpression) -> "AffineExpr":
        return _operation(self, "floordiv", other)

    def __neg__(self) -> "AffineExpr":
        return _operation(self, "*", -1)

    def __eq__(self, other: object) -> bool:
        return self.text == other.text if isinstance(other, AffineExpr) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return "AffineExpr(%s)" % self.text


class AffineDimExpr(AffineExpr):
    """A dimension."""

    __slots__ = ()
    get = AffineExpr.get_dim

    @property
    def position(self) -> int:
        """Its number."""
        return int(self.text[1:])


class AffineSymbolExpr(AffineExpr):
    """A symbol."""

    __slots__ = ()
    get = AffineExpr.get_symbol

    @property
    def position(self) -> int:
        """Its number."""
        return int(self.text[1:])


class AffineConstantExpr(AffineExpr):
    """A number."""

    __slots__ = ()
    get = AffineExpr.get_constant

    @property
    def value(self) -> int:
        """The number."""
        return int(self.text)


class AffineBinaryExpr(AffineExpr):
    """An operation on two expressions."""

    __slots__ = ()

    @property
    def lhs(self) -> AffineExpr:
        """The left expression."""
        return expression(_operands(self.text)[0])

    @property
    def rhs(self) -> AffineExpr:
        """The right expression. A difference is a sum with a product."""
        return expression(_operands(self.text)[2])


class AffineAddExpr(AffineBinaryExpr):
    """``lhs + rhs``"""

    __slots__ = ()
    get = AffineExpr.get_add


class AffineMulExpr(AffineBinaryExpr):
    """``lhs * rhs``"""

    __slots__ = ()
    get = AffineExpr.get_mul


class AffineModExpr(AffineBinaryExpr):
    """``lhs mod rhs``"""

    __slots__ = ()
    get = AffineExpr.get_mod


class AffineFloorDivExpr(AffineBinaryExpr):
    """``lhs floordiv rhs``"""

    __slots__ = ()
    get = AffineExpr.get_floor_div


class AffineCeilDivExpr(AffineBinaryExpr):
    """``lhs ceildiv rhs``"""

    __slots__ = ()
    get = AffineExpr.get_ceil_div


_BINARY: Dict[str, Class[AffineExpr]] = {
    "+": AffineAddExpr,
    "*": AffineMulExpr,
    "mod": AffineModExpr,
    "floordiv": AffineFloorDivExpr,
    "ceildiv": AffineCeilDivExpr,
}


def _operands(text: str) -> Tuple[str, str, str]:
    """The left operand of the outermost operation of a simplified expression, its sign, and the right operand."""
    found: Dict[str, Tuple[int, str]] = {}
    depth = position = 0
    for word in re.findall(r"[()]|[^()\s]+|\s+", text):
        depth += (word == "(") - (word == ")")
        if depth == 0 and position > 0 and word in ("+", "-", *_BINARY):
            found["sum" if word in "+-" else "product"] = position, word
        position += len(word)
    if not found:
        # A minus in front.
        return text[1:], "*", "-1"
    position, word = found.get("sum") or found["product"]
    left, right = text[: position - 1], text[position + len(word) + 1 :]
    return (left, "+", "-1 * (%s)" % right) if word == "-" else (left, word, right)


def _operation(lhs: ToExpression, symbol: str, rhs: ToExpression) -> AffineExpr:
    return expression("(%s) %s (%s)" % (lhs, symbol, rhs))


@lru_cache(maxsize=4096)
def expression(text: str) -> AffineExpr:
    """The simplified expression of a text.

    Raises
    ------
    ValueError
        If it is not affine.
    """
    spelled = Attribute.parse("affine_map<%s>" % _spelled(*_counts(text), text)).text
    return _of_text(_split(_parts(spelled)[2])[0])


def _of_text(text: str) -> AffineExpr:
    """An expression that is simplified."""
    own: Class[AffineExpr]
    if text.lstrip("-").isdigit():
        own = AffineConstantExpr
    elif text[1:].isdigit():
        own = AffineDimExpr if text[0] == "d" else AffineSymbolExpr
    else:
        own = _BINARY[_operands(text)[1]]
    return own(text)


def _parts(text: str) -> Tuple[int, int, str]:
    """The dimensions, the symbols and the results of a simplified map."""
    found = _MAP.fullmatch(text[len("affine_map<") : -1])
    assert found is not None
    return len(_split(found[1])), len(_split(found[2] or "")), found[3]


class AffineMap:
    """An affine map. Two are equal if their texts are.

    Attributes
    ----------
    n_dims, n_symbols
        The numbers of its dimensions and symbols.
    results
        Its expressions.
    """

    __slots__ = ("n_dims", "n_symbols", "results")

    def __init__(self, attribute: Attribute) -> None:
        if attribute.kind != "affine_map":
            raise ValueError("%s is not an affine map" % attribute)
        self.n_dims, self.n_symbols, results = _parts(attribute.text)
        self.results = [_of_text(one) for one in _split(results)]

    @staticmethod
    def get(dim_count: int, symbol_count: int, exprs: Sequence[ToExpression], context: object = None) -> "AffineMap":
        """The map of some expressions.

        Raises
        ------
        ValueError
            If an expression has a dimension or symbol that the map does not have.
        """
        text = _spelled(dim_count, symbol_count, ", ".join(map(str, exprs)))
        return AffineMap(Attribute.parse("affine_map<%s>" % text))

    @staticmethod
    def parse(text: str, context: object = None) -> "AffineMap":
        """The map of a text such as ``(d0) -> (d0 + 1)``.

        Raises
        ------
        ValueError
            If it is not a map.
        """
        return AffineMap(Attribute.parse(text if text.startswith("affine_map<") else "affine_map<%s>" % text))

    @staticmethod
    def get_identity(n_dims: int, context: object = None) -> "AffineMap":
        """``(d0, d1) -> (d0, d1)``, for instance."""
        return AffineMap.get(n_dims, 0, [AffineExpr.get_dim(index) for index in range(n_dims)])

    @staticmethod
    def get_minor_identity(n_dims: int, n_results: int, context: object = None) -> "AffineMap":
        """``(d0, d1) -> (d1)``, for instance."""
        return AffineMap.get(n_dims, 0, [AffineExpr.get_dim(index) for index in range(n_dims - n_results, n_dims)])

    @staticmethod
    def get_permutation(permutation: Sequence[int], context: object = None) -> "AffineMap":
        """``(d0, d1) -> (d1, d0)``, for instance."""
        return AffineMap.get(len(permutation), 0, [AffineExpr.get_dim(index) for index in permutation])

    @staticmethod
    def get_constant(value: int, context: object = None) -> "AffineMap":
        """``() -> (5)``, for instance."""
        return AffineMap.get(0, 0, [value])

    @staticmethod
    def get_empty(context: object = None) -> "AffineMap":
        """``() -> ()``"""
        return AffineMap.get(0, 0, [])

    @property
    def n_inputs(self) -> int:
        """The number of its dimensions and symbols."""
        return self.n_dims + self.n_symbols

    @property
    def is_projected_permutation(self) -> bool:
        """Whether the results are different dimensions."""
        are_dims = all(isinstance(one, AffineDimExpr) for one in self.results)
        return self.n_symbols == 0 and are_dims and len(set(self.results)) == len(self.results)

    @property
    def is_permutation(self) -> bool:
        """Whether the results are all dimensions in some order."""
        return self.is_projected_permutation and len(self.results) == self.n_dims

    def replace(
        self, expr: AffineExpr, replacement: ToExpression, n_result_dims: int, n_result_syms: int
    ) -> "AffineMap":
        """Replaces a dimension or a symbol by an expression; the new map has these numbers of both."""
        if not isinstance(expr, (AffineDimExpr, AffineSymbolExpr)):
            raise ValueError("%s is not a dimension or a symbol" % expr)
        name = r"\b%s\b" % expr
        results = [expression(re.sub(name, "(%s)" % replacement, str(one))) for one in self.results]
        return AffineMap.get(n_result_dims, n_result_syms, results)

    @staticmethod
    def compress_unused_symbols(maps: Sequence["AffineMap"], context: object = None) -> "List[AffineMap]":
        """Removes the symbols that no map uses."""
        results = [str(result) for one in maps for result in one.results]
        used = sorted({int(index) for text in results for letter, index in _NAME.findall(text) if letter == "s"})
        new = {"s%d" % old: "s%d" % index for index, old in enumerate(used)}

        def renamed(result: AffineExpr) -> AffineExpr:
            return expression(re.sub(r"\bs\d+\b", lambda found: new[found[0]], str(result)))

        return [AffineMap.get(one.n_dims, len(used), [renamed(result) for result in one.results]) for one in maps]

    def get_submap(self, result_positions: Sequence[int]) -> "AffineMap":
        """The map of some of its results."""
        return AffineMap.get(self.n_dims, self.n_symbols, [self.results[index] for index in result_positions])

    def get_major_submap(self, n_results: int) -> "AffineMap":
        """The map of its first results."""
        return AffineMap.get(self.n_dims, self.n_symbols, self.results[:n_results])

    def get_minor_submap(self, n_results: int) -> "AffineMap":
        """The map of its last results."""
        return AffineMap.get(self.n_dims, self.n_symbols, self.results[len(self.results) - n_results :])

    def __eq__(self, other: object) -> bool:
        return str(self) == str(other) if isinstance(other, AffineMap) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return _spelled(self.n_dims, self.n_symbols, ", ".join(map(str, self.results)))

    def __repr__(self) -> str:
        return "AffineMap(%s)" % self
