"""The library, and its errors as exceptions."""

from __future__ import annotations

import builtins
import ctypes
import threading
from typing import Callable, Dict, Type, TypeVar

from .. import libinfo
from .types import Finalizer, PackedCFunc, Value

ErrorType = TypeVar("ErrorType", bound=Type[BaseException])


class AbideError(Exception):
    """An error of the library that has no better type."""


class InternalError(AbideError):
    """A fault of the library."""


#: Types of errors by the word before the colon of a message, in addition to Python's own.
_ERROR_TYPES: Dict[str, Type[BaseException]] = {"InternalError": InternalError}


def register_error(error_type: ErrorType) -> ErrorType:
    """Makes a type of error known by its name; may be used as a decorator."""
    _ERROR_TYPES[error_type.__name__] = error_type
    return error_type


def _load_lib() -> ctypes.CDLL:
    """Loads the library and declares its functions."""
    # Not global: the symbols have TVM's names, and a genuine TVM may be loaded, too.
    try:
        lib = ctypes.CDLL(str(libinfo.find_library()))
    except RuntimeError as error:
        raise ImportError("%s. Install a wheel of abide-mlir, or build the library with 'cargo build -p abide-ffi'" % error) from None
    except OSError as error:
        raise ImportError("the library of abide cannot be loaded: %s" % error) from error
    handle, integers = ctypes.c_void_p, ctypes.POINTER(ctypes.c_int)
    values = ctypes.POINTER(Value)
    names = ctypes.POINTER(ctypes.POINTER(ctypes.c_char_p))
    declarations = {
        "FuncListGlobalNames": (integers, names),
        "FuncGetGlobal": (ctypes.c_char_p, ctypes.POINTER(handle)),
        "FuncCall": None,
        "FuncFree": (handle,),
        "FuncCreateFromCFunc": (PackedCFunc, handle, Finalizer, ctypes.POINTER(handle)),
        "CFuncSetReturn": (handle, values, integers, ctypes.c_int),
        "CbArgToReturn": (values, integers),
        "FuncRegisterGlobal": (ctypes.c_char_p, handle, ctypes.c_int),
        "FuncRemoveGlobal": (ctypes.c_char_p,),
        "APISetLastError": (ctypes.c_char_p,),
    }
    for name, argtypes in declarations.items():
        function = getattr(lib, "Abide" + name)
        if argtypes is not None:
            # A call is dearer where types are declared, which is why the call of functions has none.
            function.argtypes = argtypes
    lib.AbideAPISetLastError.restype = None
    lib.AbideGetLastError.argtypes = ()
    lib.AbideGetLastError.restype = ctypes.c_char_p
    return lib


_LIB = _load_lib()


class _Callbacks(threading.local):
    """The callbacks of this thread: the exception that one has last failed with, and its message."""

    text: bytes = b""
    error: "BaseException | None" = None
    #: How many are within one another.
    depth: int = 0

    def leave_room(self) -> None:
        """Raises a RecursionError if the stack of Python is nearly used up by callbacks within callbacks.

        If there is not enough room to begin one, ctypes treats it as having returned nothing, and the
        caller never gets the error.
        """
        if self.depth > 4:
            _use_frames(40)


CALLBACKS = _Callbacks()

#: The library's message for a callback that failed without an error.
SAID_NOTHING = b"RuntimeError: a function of the front end failed and said no error"


def _use_frames(count: int) -> None:
    if count > 0:
        _use_frames(count - 1)


def set_last_error(error: BaseException) -> None:
    """Sets the error of a failed callback in the library."""
    text = "%s: %s" % (type(error).__name__, error)
    data = text.replace("\0", "\\0").encode("utf-8", "backslashreplace")
    CALLBACKS.text, CALLBACKS.error = data, error
    _LIB.AbideAPISetLastError(data)


def last_error() -> BaseException:
    """The last error of the library as an exception.

    If it is the exception that a callback of this thread has failed with, it is that one itself;
    else its type is what the word before the colon says.
    """
    data = _LIB.AbideGetLastError()
    if CALLBACKS.error is not None and CALLBACKS.text == data:
        error, CALLBACKS.error = CALLBACKS.error, None
        return error
    text = data.decode("utf-8", "replace")
    kind, colon, message = text.partition(": ")
    if colon:
        error_type = _ERROR_TYPES.get(kind) or getattr(builtins, kind, None)
        if isinstance(error_type, type) and issubclass(error_type, BaseException):
            try:
                return error_type(message)
            except TypeError:
                # Some exceptions are not made of a message alone.
                return AbideError(text)
    return AbideError(text)


def check_call(function: Callable[..., int], *args: object) -> None:
    """Calls a function of the library that has declared arguments, and raises the last error where it fails."""
    try:
        status = function(*args)
    except ctypes.ArgumentError as error:
        if "RecursionError" in str(error):
            # What ctypes makes of it.
            raise RecursionError("maximum recursion depth exceeded") from None
        raise
    if status != 0:
        raise last_error()
