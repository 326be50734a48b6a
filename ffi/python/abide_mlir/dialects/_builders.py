"""Builders that are made of descriptions."""

from __future__ import annotations

import array
import json
from types import ModuleType
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Sequence, Tuple, Type as Class

from ..ir._building import create
from ..ir._description import Description
from ..ir.attributes import Attribute, ToAttribute
from ..ir.context import InsertionPoint
from ..ir.location import Location
from ..ir.module import shared_store
from ..ir.operations import Operation, Value
from ..ir.types import Type

__all__ = ["Builders", "OpView", "Words", "build", "builders_of"]

#: No type.
_NONE = 0xFFFFFFFF


class _ViewClass(type):
    """A class of operations with one name."""

    OPERATION_NAME = ""

    def __instancecheck__(cls, value: object) -> bool:
        if not cls.OPERATION_NAME:
            return isinstance(value, Operation)
        return isinstance(value, Operation) and value.name == cls.OPERATION_NAME

    def __call__(cls, *args: Any, **named: Any) -> Any:
        """Makes an operation, or shows one that is there as the class has it.

        Raises
        ------
        ValueError
            If the operation has another name.
        """
        if len(args) == 1 and not named and isinstance(args[0], Operation) and cls.__instancecheck__(args[0]):
            operation = args[0]
        else:
            operation = cls.build(*args, **named)  # type: ignore[attr-defined]
        made = cls.__new__(cls)  # type: ignore[call-overload]
        made._store, made._number = operation._store, operation._number
        return made


class OpView(Operation, metaclass=_ViewClass):
    """An operation with the names of its description."""

    __slots__ = ()

    OPERATION_NAME = ""

    if TYPE_CHECKING:

        def __init__(self, *args: Any, **named: Any) -> None: ...

    @classmethod
    def build(cls, *args: Any, **named: Any) -> Operation:
        """Makes the operation."""
        return build(cls.OPERATION_NAME, args, named)

    @classmethod
    def build_generic(
        cls,
        results: Optional[Sequence[Any]] = None,
        operands: Optional[Sequence[Any]] = None,
        attributes: Optional[Mapping[str, ToAttribute]] = None,
        successors: Optional[Sequence[Any]] = None,
        regions: Optional[int] = None,
        loc: Optional[Location] = None,
        ip: Optional[InsertionPoint] = None,
    ) -> Any:
        """Makes the operation of lists. An operand that is a list is one group of values."""
        described = shared_store().description(cls.OPERATION_NAME)
        groups = [list(one) if isinstance(one, (list, tuple)) else [one] for one in operands or ()]
        given = dict(attributes or {})
        segments = None if described is None else described.segments("operands")
        if segments is not None:
            given.setdefault(segments, Attribute("array<i32: %s>" % ", ".join(str(len(one)) for one in groups)))
        if regions is None and described is not None:
            regions = sum(not several for _, several in described.regions)
        values = [value for group in groups for value in group]
        return cls(create(cls.OPERATION_NAME, results, values, given, successors, regions or 0, loc, ip))


class Words:
    """The words of an enumeration, for the arguments of builders: ``CmpIPredicate.slt`` is ``"slt"``."""

    def __init__(self, name: str, renamed: Optional[Mapping[str, str]] = None) -> None:
        self.__name__ = name
        self._renamed = renamed or {}

    def __getattr__(self, word: str) -> str:
        if word.startswith("_"):
            raise AttributeError(word)
        return self._renamed.get(word) or word.rstrip("_")


class Builders(ModuleType):
    """The builders of a dialect: functions and classes that are made on first use.

    Attributes
    ----------
    name
        The dialect.
    """

    def __init__(self, name: str, operations: Sequence[str], views: Mapping[str, Class[OpView]]) -> None:
        super().__init__("abide_mlir.dialects." + name)
        self.name = name
        self._operations = {_plain(one): one for one in operations}
        self._views: Dict[str, Any] = dict(views)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if name not in self._views:
            self._views[name] = self._made(name)
        return self._views[name]

    def _made(self, name: str) -> Any:
        is_class = name[:1].isupper() and name.endswith("Op")
        plain = _plain(name[:-2] if is_class else name.rstrip("_"))
        operation = self._operations.get(plain)
        if operation is None:
            raise AttributeError("the dialect %r has no operation %r" % (self.name, name))
        full = "%s.%s" % (self.name, operation)
        if is_class:
            return type(name, (OpView,), {"OPERATION_NAME": full, "__slots__": (), "__doc__": "``%s``" % full})

        def function(*args: Any, **named: Any) -> Any:
            return results_of(build(full, args, named))

        function.__name__ = function.__qualname__ = name
        function.__doc__ = "Makes ``%s``; see :mod:`abide_mlir.dialects`." % full
        return function

    def register_dialect(self, context: object = None, load: bool = True) -> None:
        """Does nothing: described dialects are known to every context. Programs for ``mlir.ir`` call it."""

    def __dir__(self) -> List[str]:
        return sorted({*self._operations.values(), *self._views})

    def __repr__(self) -> str:
        return "<Builders of %s>" % self.name


def _plain(name: str) -> str:
    """A name without what differs between classes, functions and operations."""
    return name.replace("_", "").replace(".", "").lower()


def builders_of(name: str, views: Optional[Mapping[str, Class[OpView]]] = None) -> Builders:
    """The builders of a dialect, with views that were written by hand."""
    found: Optional[str] = shared_store().ask("operations", name)
    if found is None:
        raise AttributeError("no dialect %r is described" % name)
    return Builders(name, json.loads(found), views or {})


def results_of(operation: Operation) -> Any:
    """The only result of an operation, all of several, or the operation if it has none."""
    results = operation.results
    if len(results) == 1:
        return results[0]
    return results if results else operation


def _is_of(one: object, kinds: Tuple[Any, ...]) -> bool:
    if isinstance(one, (list, tuple)):
        return bool(one) and all(isinstance(item, kinds) for item in one)
    return isinstance(one, kinds)


def build(name: str, args: Sequence[Any], named: Dict[str, Any]) -> Operation:
    """Makes an operation of the arguments of a builder.

    Raises
    ------
    TypeError
        If an argument is missing, or has no place.
    """
    described = shared_store().description(name)
    if described is None:
        raise ValueError("no description has the operation %r" % name)
    loc: Optional[Location] = named.pop("loc", None)
    ip: Optional[InsertionPoint] = named.pop("ip", None)
    results: Any = named.pop("results", None)
    parts = _Parts(described, name)
    for one in args:
        parts.take(one)
    for key, one in named.items():
        parts.take_named(key, one)
    operands, sizes = parts.operands_in_order()
    attributes = dict(parts.attributes)
    if sizes is not None:
        attributes[sizes[0]] = Attribute("array<i32: %s>" % ", ".join(map(str, sizes[1])))
    types = parts.types if results is None else list(results)
    is_inferred = False
    if not types and described.results:
        found = _inferred(described, parts, attributes)
        is_inferred = None in found
        types = ["none" if one is None else one for one in found]
    regions = parts.regions or sum(not several for _, several in described.regions)
    return create(name, types, operands, attributes, parts.successors, regions, loc, ip, is_inferred=is_inferred)


class _Parts:
    """The arguments of a builder, each with its place in the description."""

    def __init__(self, described: Description, name: str) -> None:
        self.described = described
        self.name = name
        self.operands: Dict[str, List[Value]] = {}
        self.attributes: Dict[str, ToAttribute] = {}
        self.types: List[Any] = []
        self.successors: List[Any] = []
        self.regions = 0

    def take(self, one: Any) -> None:
        """Finds the place of an argument by its kind."""
        from ..ir.operations import Block

        if _is_of(one, (Block,)):
            self.successors.extend(one if isinstance(one, (list, tuple)) else [one])
        elif _is_of(one, (Type,)):
            self.types.extend(one if isinstance(one, (list, tuple)) else [one])
        elif _is_of(one, (Value, Operation)):
            self._next_operand(one)
        elif one is None or (isinstance(one, (list, tuple)) and not one):
            left = [group for group in self.described.operands if group[0] not in self.operands]
            # Otherwise it is the list of the types of no results.
            if left and left[0][1] != "one":
                self._set_operand(left[0][0], one)
        else:
            free = [name for name in self.described.attributes if name not in self.attributes]
            if not free:
                raise TypeError("%s has no place for %r" % (self.name, one))
            self.attributes[free[0]] = self._attribute(free[0], one)

    def _next_operand(self, one: Any) -> None:
        free = [name for name, _ in self.described.operands if name not in self.operands]
        if not free:
            raise TypeError("%s takes %d operands" % (self.name, len(self.described.operands)))
        self._set_operand(free[0], one)

    def _set_operand(self, name: str, one: Any) -> None:
        from ..ir.values import value_of

        items = [] if one is None else one if isinstance(one, (list, tuple)) else [one]
        self.operands[name] = [value_of(item) for item in items]

    def take_named(self, name: str, one: Any) -> None:
        """Finds the place of an argument by its name."""
        plain = name.rstrip("_")
        if any(plain == own for own, _ in self.described.operands):
            self._set_operand(plain, one)
        elif any(plain == own for own, _ in self.described.results):
            self.types.extend(one if isinstance(one, (list, tuple)) else [one])
        elif plain in self.described.attributes:
            if one is not None:
                self.attributes[plain] = self._attribute(plain, one)
        elif any(plain == own for own, _ in self.described.successors):
            self.successors.extend(one if isinstance(one, (list, tuple)) else [one])
        elif name == "regions" or any(name == "num_" + own for own, several in self.described.regions if several):
            self.regions = one
        else:
            raise TypeError("%s has no argument %r" % (self.name, name))

    def _attribute(self, name: str, one: Any) -> ToAttribute:
        """A value as the attribute that the description wants."""
        form = self.described.attributes[name][1] or {}
        words: Dict[str, str] = form.get("words", {})
        if isinstance(one, str):
            # Some members of mlir.ir's enumerations have another case than the words.
            word = next((word for word in words if word.lower() == one.lower()), None)
            if one in words or word is not None:
                return Attribute.parse(words.get(one) or words[str(word)])
        kind = form.get("type")
        if kind is not None and isinstance(one, (int, float)) and not isinstance(one, bool):
            return Attribute.parse("%s : %s" % (one, kind))
        if "dense_array" in form and isinstance(one, (list, tuple)):
            inner = ", ".join(str(item).lower() if isinstance(item, bool) else str(item) for item in one)
            return Attribute.parse("array<%s%s>" % (form["dense_array"], ": " + inner if inner else ""))
        result: ToAttribute = one
        return result

    def operands_in_order(self) -> Tuple[List[Value], Optional[Tuple[str, List[int]]]]:
        """All operands, and the attribute with the sizes of their groups, if there is one."""
        groups = [self.operands.get(name, []) for name, _ in self.described.operands]
        for (name, arity), group in zip(self.described.operands, groups):
            if arity == "one" and len(group) != 1:
                raise TypeError("%s needs the operand %r" % (self.name, name))
        segments = self.described.segments("operands")
        sizes = None if segments is None else (segments, [len(group) for group in groups])
        return [value for group in groups for value in group], sizes


def _inferred(
    described: Description, parts: _Parts, attributes: Mapping[str, ToAttribute]
) -> List[Optional[Type]]:
    """The types of the results that follow from the operands and attributes; ``None`` for each that the dialect infers
    once the operation is there.

    Raises
    ------
    TypeError
        If they do not follow.
    """
    store = shared_store()

    def number(ty: Optional[Type]) -> int:
        return _NONE if ty is None else store.parse_piece("parse_type", ty.text)

    firsts = (parts.operands.get(name) for name, _ in described.operands)
    operands = array.array("I", [number(values[0].type if values else None) for values in firsts])
    given = (attributes.get(name) for name in described.attributes)
    kinds = [number(one.type if isinstance(one, Attribute) else None) for one in given]
    found: bytes = store.ask("infer_types", described.name, operands.tobytes(), array.array("I", kinds).tobytes())
    types: List[Optional[Type]] = []
    # Lists of results are as long as the first list of operands.
    group = next(iter(described.operands), ("", ""))
    count = len(parts.operands.get(group[0], [])) if group[1] == "variadic" and described.infers_results else 0
    for (name, arity), word in zip(described.results, memoryview(found).cast("I")):
        if arity == "variadic" and count:
            types.extend([None] * count)
        elif word != _NONE:
            types.append(store.type(word))
        elif arity == "one":
            if not described.infers_results:
                raise TypeError("%s needs the type of the result %r" % (described.name, name or 0))
            types.append(None)
    return types
