"""Values: the results of operations and the arguments of blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, Optional, Sequence, Tuple, Union

from . import blocks as _blocks
from . import operations as _operations
from ._handle import Handle, Path
from ._store import NONE, ErasedError, to_words
from .types import Type

if TYPE_CHECKING:
    from .blocks import Block
    from .operations import Operation

__all__ = ["BlockArgument", "OpResult", "Operands", "ToValue", "TypeOrValue", "Use", "Value", "Values"]

#: A value, or an operation with one result.
ToValue = Union["Value", "Operation"]

#: A type, or its text, or a value.
TypeOrValue = Union[Type, str, "Value", "Operation"]


class Use:
    """A use of a value: an operand of an operation."""

    __slots__ = ("index", "operation")

    def __init__(self, operation: "Operation", index: int) -> None:
        self.operation = operation
        self.index = index

    @property
    def owner(self) -> "Operation":
        """The same as `operation`."""
        return self.operation

    def get(self) -> "Value":
        """The value."""
        return self.operation.operands[self.index]

    def set(self, value: ToValue) -> None:
        """Sets another value."""
        self.operation.set_operand(self.index, value_of(value))

    @property
    def operand_number(self) -> int:
        """The same as `index`."""
        return self.index

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Use):
            return NotImplemented
        return (self.operation, self.index) == (other.operation, other.index)

    def __hash__(self) -> int:
        return hash((self.operation, self.index))

    def __repr__(self) -> str:
        return "<Use %d of %r>" % (self.index, self.operation)


class Value(Handle):
    """A result of an operation, or an argument of a block."""

    __slots__ = ()
    _KIND = "value"

    @property
    def type(self) -> Type:
        """Its type."""
        store = self._store
        records = store._records
        if records is not None:
            found = store._types.get(records.values[4 * self._number])
            if found is not None:
                return found
        words, base = store.value(self._number)
        return store.type(words[base])

    @type.setter
    def type(self, type: Union[Type, str]) -> None:  # pylint: disable=redefined-builtin
        self._store.change("set_type", self._number, str(type).encode("utf-8"))

    def _path(self) -> Path:
        return (*self.owner._path()[:3], self.index)

    @property
    def is_result(self) -> bool:
        """Whether an operation defines it, and not a block."""
        words, base = self._store.value(self._number)
        return words[base + 1] == 0

    @property
    def owner(self) -> Union["Operation", "Block"]:
        """The operation or block that defines it."""
        words, base = self._store.value(self._number)
        if words[base + 1] == NONE:
            raise ErasedError("nothing defines the value")
        made = _operations.Operation if words[base + 1] == 0 else _blocks.Block
        return made(self._store, words[base + 2])

    @property
    def defining_operation(self) -> Optional["Operation"]:
        """The operation whose result it is."""
        owner = self.owner
        return owner if isinstance(owner, _operations.Operation) else None

    @property
    def index(self) -> int:
        """Its index among the results or arguments, from 0."""
        words, base = self._store.value(self._number)
        return words[base + 3]

    @property
    def name(self) -> Optional[str]:
        """The name in the text: ``%x``, or ``%x#1``; ``None`` if it is not in the text."""
        name: Optional[str] = self._store.ask("name", self._number)
        return name

    @property
    def uses(self) -> List[Use]:
        """Its uses, the newest first."""
        words = to_words(self._store.ask("uses", self._number))
        store = self._store
        return [Use(_operations.Operation(store, user), index) for user, index in zip(words[::2], words[1::2])]

    @property
    def users(self) -> List["Operation"]:
        """The operations that use it, each once."""
        found: Dict[Operation, None] = {use.operation: None for use in self.uses}
        return list(found)

    def replace_uses(self, value: "Value") -> None:
        """Makes everything that uses it use another value."""
        if value._store is not self._store:
            raise ValueError("the value is of another module")
        self._store.change("replace_uses", self._number, value._number)

    def replace_all_uses_with(self, value: ToValue) -> None:
        """The same as :meth:`replace_uses`."""
        self.replace_uses(value_of(value))

    def replace_all_uses_except(self, value: ToValue, exceptions: Union["Operation", Sequence["Operation"]]) -> None:
        """As :meth:`replace_uses`, in all operations but some."""
        kept = [exceptions] if isinstance(exceptions, _operations.Operation) else exceptions
        for use in self.uses:
            if use.operation not in kept:
                use.operation.set_operand(use.index, value_of(value))

    def set_type(self, type: Union[Type, str]) -> None:  # pylint: disable=redefined-builtin
        """Sets its type."""
        self.type = type

    def get_name(self, use_local_scope: bool = False, use_name_loc_as_prefix: bool = False) -> str:
        """Its name where its function is printed: ``%0``."""
        return printed_name(self)

    @property
    def arg_number(self) -> int:
        """Of an argument: its index."""
        return self.index

    @property
    def result_number(self) -> int:
        """Of a result: its index."""
        return self.index

    def __str__(self) -> str:
        if not isinstance(self, BlockArgument):
            return "OpResult(%s)" % self.owner
        return "BlockArgument(<block argument> of type '%s' at index: %d)" % (self.type, self.index)

    def __repr__(self) -> str:
        try:
            return "<Value %s: %s>" % (self.name or "of %r" % (self.owner,), self.type)
        except ErasedError:
            return "<Value that is erased>"


class _ValueClass(type):
    """A class of values; see :class:`~abide_mlir.ir._classes.KindClass`."""

    is_result = False

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, Value) and value.is_result == cls.is_result

    def isinstance(cls, value: object) -> bool:
        """The same as the function ``isinstance``."""
        return cls.__instancecheck__(value)

    def __call__(cls, value: Value) -> Any:
        if not cls.__instancecheck__(value):
            raise ValueError("cannot cast %r to %s" % (value, cls.__name__))
        return value


class OpResult(metaclass=_ValueClass):
    """Results of operations."""

    is_result = True


class BlockArgument(metaclass=_ValueClass):
    """Arguments of blocks."""


def value_of(value: ToValue) -> Value:
    """A value, or the only result of an operation."""
    found = value.result if isinstance(value, _operations.Operation) else value
    if not isinstance(found, Value):
        raise TypeError("expected a value or an operation with one result, got %r" % type(value).__name__)
    return found


def printed_name(value: Value) -> str:
    """The name of a value where the isolated operation around it is printed."""
    owner = value.owner
    if isinstance(owner, _operations.Operation):
        text = owner.get_asm(use_local_scope=True, skip_regions=True)
        name = text.partition(" = ")[0].partition(":")[0].strip()
        return name if len(owner.results) == 1 else "%s#%d" % (name, value.index)
    for use in value.uses:
        text = use.operation.get_asm(use_local_scope=True, skip_regions=True, print_generic_op_form=True)
        operands = text[text.index('"(') + 2 :].partition(")")[0].split(", ")
        return operands[use.index]
    return value.name or "%%arg%d" % value.index


class Values(Tuple[Value, ...]):
    """The operands or results of an operation, or the arguments of a block."""

    @property
    def types(self) -> List[Type]:
        """Their types."""
        return [value.type for value in self]


class Operands(Values):
    """The operands of an operation. ``operands[index] = value`` sets one."""

    _operation: "Operation"

    def __setitem__(self, index: int, value: ToValue) -> None:
        self._operation.set_operand(index, value_of(value))
