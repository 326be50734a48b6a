"""The library, and its errors as exceptions."""

from __future__ import annotations

import builtins
import ctypes
from typing import Any, Callable, Dict, Optional, Type, TypeVar

from .. import libinfo

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
    names = ctypes.POINTER(ctypes.POINTER(ctypes.c_char_p))
    declarations = {
        "FuncListGlobalNames": (integers, names),
        "FuncRegisterGlobal": (ctypes.c_char_p, handle, ctypes.c_int),
        "FuncRemoveGlobal": (ctypes.c_char_p,),
    }
    for name, argtypes in declarations.items():
        getattr(lib, "Abide" + name).argtypes = argtypes
    lib.AbideGetLastError.argtypes = ()
    lib.AbideGetLastError.restype = ctypes.c_char_p
    return lib


_LIB = _load_lib()


def _load_core() -> Any:
    """The class that calls packed functions: compiled, and a part of the library."""

    def address(name: bytes) -> Optional[int]:
        function = getattr(ctypes.pythonapi, name.decode("ascii"), None)
        return None if function is None else ctypes.cast(function, ctypes.c_void_p).value

    resolve = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p)(address)
    make = getattr(ctypes.PyDLL(_LIB._name), "__abide_python_core")
    make.argtypes = (ctypes.c_void_p, ctypes.c_ssize_t)
    make.restype = ctypes.py_object
    try:
        return make(ctypes.cast(resolve, ctypes.c_void_p), object.__basicsize__)
    except ValueError:
        raise ImportError("abide_mlir needs CPython 3.9 or newer: a part of its C API is missing") from None


CORE = _load_core()


def error_of(text: str) -> BaseException:
    """An error of the library as an exception, whose type is the word before the colon."""
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


def text_of(error: BaseException) -> str:
    """An exception as an error of the library."""
    text = "%s: %s" % (type(error).__name__, error)
    return text.replace("\0", "\\0").encode("utf-8", "backslashreplace").decode("utf-8")


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
        raise error_of(_LIB.AbideGetLastError().decode("utf-8", "replace"))
