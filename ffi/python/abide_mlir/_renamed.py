"""Old names, which stay with a warning."""

from __future__ import annotations

import functools
import warnings
from typing import Any, Callable, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])


def old_name(function: Function, old: str) -> Function:
    """A function under its old name."""

    @functools.wraps(function)
    def warns(*args: Any, **kwargs: Any) -> Any:
        renamed(old, function.__name__, 2)
        return function(*args, **kwargs)

    warns.__name__ = warns.__qualname__ = old
    return cast(Function, warns)


def renamed(old: str, new: str, level: int) -> None:
    """Warns of an old name, at the line that many calls further out."""
    message = "%r is called %r now" % (old, new)
    warnings.warn(message, DeprecationWarning, stacklevel=level + 1)
