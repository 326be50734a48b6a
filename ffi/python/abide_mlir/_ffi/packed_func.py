"""Functions of the library, and functions for it."""

from __future__ import annotations

import ctypes
import sys
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any, Callable, Optional, Tuple, Type, TypeVar

from .._interrupt import checked
from .base import CORE, error_of, text_of
from .types import DataType, Device, TypeCode

_INT_MIN, _INT_MAX = -(2**63), 2**63 - 1

if TYPE_CHECKING:
    Own = TypeVar("Own", bound="_Core")

    class _Core:
        """The compiled part."""

        __name__: str
        _handle: int

        def __call__(self, *args: Any) -> Any: ...

        @classmethod
        def _callback(cls: Type[Own], function: Callable[..., Any]) -> Own: ...

        @classmethod
        def _find(cls: Type[Own], name: str) -> Optional[Own]: ...

else:
    _Core = CORE


class PackedFunc(_Core):
    """A function of the library.

    It takes ``None``, ``bool``, ``int`` (64 bits), ``float``, ``str``, ``bytes``, pointers
    (:class:`ctypes.c_void_p`), :class:`~abide_mlir.DataType`, :class:`~abide_mlir.Device` and functions, both
    packed ones and any other callable, by position, and returns one of them.
    """

    __slots__ = ("__weakref__",)

    @property
    def handle(self) -> ctypes.c_void_p:
        """The function as the C library has it; it is freed with this object."""
        return ctypes.c_void_p(self._handle)

    def __repr__(self) -> str:
        return "<PackedFunc %s>" % (self.__name__ or "at 0x%x" % self._handle)

    # The compiled part calls what follows for values that it does not know.

    _error = staticmethod(error_of)
    _describe = staticmethod(text_of)

    @staticmethod
    def _simplify(value: Any) -> Any:
        """A value of a simple type, or a code with eight bytes as an integer."""
        if isinstance(value, PackedFunc):
            if not value._handle:
                raise ValueError("the function is null")
            return TypeCode.FUNCTION, value._handle
        if isinstance(value, Integral):
            number = int(value)
            if not _INT_MIN <= number <= _INT_MAX:
                raise OverflowError("%d does not fit in 64 bits" % number)
            return number
        if isinstance(value, Real):
            return float(value)
        if isinstance(value, str):
            if "\0" in value:
                raise ValueError("a str with a NUL character cannot be passed; pass bytes")
            return str.__str__(value)
        if isinstance(value, (bytes, bytearray, memoryview)):
            # Not of the value itself, whose class may have a `__bytes__` of its own.
            return bytes(memoryview(value))
        if isinstance(value, ctypes.c_void_p):
            return TypeCode.HANDLE, ctypes.c_int64(value.value or 0).value
        if isinstance(value, DataType):
            return TypeCode.DATA_TYPE, _bits(value)
        if isinstance(value, Device):
            return TypeCode.DEVICE, _bits(value)
        if callable(value):
            return convert(value)
        raise TypeError("%r objects cannot be passed to a packed function" % type(value).__name__)

    @staticmethod
    def _rebuild(code: int, bits: int) -> Any:
        """A value of a code and eight bytes."""
        data = bits.to_bytes(8, sys.byteorder, signed=True)
        if code == TypeCode.DATA_TYPE:
            return DataType.from_buffer_copy(data)
        return (Device if code == TypeCode.DEVICE else ctypes.c_void_p).from_buffer_copy(data)


def _bits(value: ctypes.Structure) -> int:
    return int.from_bytes(bytes(value).ljust(8, b"\0"), sys.byteorder, signed=True)


def convert(function: Callable[..., Any]) -> PackedFunc:
    """A callable as a packed function, which keeps it alive.

    An exception that it raises ends the call of the library that has called it, and is raised there
    again: the same object.
    """
    if isinstance(function, PackedFunc):
        return function
    if not callable(function):
        raise TypeError("expected a function, got %r" % type(function).__name__)
    name = getattr(function, "__name__", "")
    packed = PackedFunc._callback(checked(function))
    if isinstance(name, str):
        packed.__name__ = name
    return packed
