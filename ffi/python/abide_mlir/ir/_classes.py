"""The classes of types and attributes that ``mlir.ir`` has: ``isinstance`` asks for the kind of a value, and a call
checks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional, Sequence, Set, Tuple

if TYPE_CHECKING:
    from .operations import Operation


class KindClass(type):
    """A class whose instances are the values of some kinds.

    Attributes
    ----------
    kinds
        The kinds.
    text
        The text of the only value, if there is only one.
    """

    kinds: Sequence[str] = ()
    text: Optional[str] = None

    def accepts(cls, value: Any) -> bool:
        """Whether a value of one of the kinds is an instance."""
        return cls.text is None or cls.text == value.text

    def __instancecheck__(cls, value: object) -> bool:
        return getattr(value, "kind", None) in cls.kinds and cls.accepts(value)

    def isinstance(cls, value: object) -> bool:
        """The same as the function ``isinstance``."""
        return cls.__instancecheck__(value)

    def __call__(cls, value: Any) -> Any:
        """The value itself, as a cast of ``mlir.ir``.

        Raises
        ------
        ValueError
            If the value is not of the class.
        """
        if not cls.__instancecheck__(value):
            raise ValueError("cannot cast %r to %s" % (value, cls.__name__))
        return cls.cast(value)

    def cast(cls, value: Any) -> Any:
        """The value as the class shows it."""
        return value


#: Operations whose view in ``mlir.ir`` has the name of the symbol where others have that of the operation.
NAMED_BY_SYMBOL: Set[str] = set()


class SymbolName(str):
    """The name of such an operation. ``name.value`` is the name of the symbol."""

    _operation: "Operation"

    def __new__(cls, name: str, operation: "Operation") -> "SymbolName":
        made = super().__new__(cls, name)
        made._operation = operation
        return made

    @property
    def value(self) -> Optional[str]:
        """The name of the symbol."""
        return self._operation.symbol_name

    def __reduce__(self) -> Tuple[object, ...]:
        return str, (str(self),)
