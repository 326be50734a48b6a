"""Classes of types and attributes under the names that ``mlir.ir`` has for them. They have no instances of their own:
``isinstance`` asks for the kind of a value, and a call checks it."""

from __future__ import annotations

from typing import Any, Optional, Sequence


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
