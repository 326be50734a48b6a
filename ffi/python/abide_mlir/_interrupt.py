"""Long calls that Ctrl-C ends.

Python runs the handlers of signals in the main thread, between two of its own steps: a call of the
library is one step. So a call that may take long runs in another thread, and the main thread waits for
it where a signal can wake it.
"""

from __future__ import annotations

import contextvars
import functools
import threading
from typing import Any, Callable, List, Optional, TypeVar, cast

Result = TypeVar("Result")
Function = TypeVar("Function", bound=Callable[..., Any])

#: A text of at least this many bytes may take long.
LONG = 1 << 16


class _Work(threading.local):
    """The state of a thread that makes a call for another one."""

    abandoned: Optional[threading.Event] = None


_WORK = _Work()


def checked(function: Function) -> Function:
    """A callback; in a thread that makes a call for another one it ends that call once it has been abandoned."""
    abandoned = _WORK.abandoned
    if abandoned is None:
        return function

    @functools.wraps(function)
    def call(*args: Any) -> Any:
        if abandoned.is_set():
            raise KeyboardInterrupt
        return function(*args)

    return cast(Function, call)


def interruptible(function: Callable[..., Result], *args: Any) -> Result:
    """Calls a function of the library; in the main thread, Ctrl-C ends the waiting for it where it is given
    a long text. What it calls back runs in another thread then, with the context of this one."""
    if sum(len(arg) for arg in args if isinstance(arg, (bytes, str))) < LONG:
        return function(*args)
    return waiting(function, *args)


def waiting(function: Callable[..., Result], *args: Any) -> Result:
    """As :func:`interruptible`, whatever is given."""
    if _WORK.abandoned is not None or threading.current_thread() is not threading.main_thread():
        return function(*args)
    results: List[Result] = []
    errors: List[BaseException] = []
    done, abandoned = threading.Event(), threading.Event()
    context = contextvars.copy_context()

    def work() -> None:
        _WORK.abandoned = abandoned
        try:
            results.append(context.run(function, *args))
        except BaseException as error:  # pylint: disable=broad-except
            errors.append(error)
        finally:
            done.set()

    thread = threading.Thread(target=work, name="abide", daemon=True)
    thread.start()
    try:
        # With a timeout, for on some systems a wait without one is not woken by signals.
        while not done.wait(0.1):
            pass
    except BaseException:
        abandoned.set()
        raise
    thread.join()
    if errors:
        raise errors[0]
    return results[0]
