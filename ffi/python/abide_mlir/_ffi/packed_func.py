"""Functions of the library, and functions for it."""

from __future__ import annotations

import ctypes
import itertools
from numbers import Integral, Real
from typing import Any, Callable, Dict, List, Sequence, Tuple

from .._interrupt import is_abandoned
from .base import _LIB, CALLBACKS, SAID_NOTHING, check_call, last_error, set_last_error
from .types import (
    ByteArray,
    DataType,
    Device,
    Finalizer,
    PackedCFunc,
    ReturnedByteArray,
    TypeCode,
    Value,
)

_INT_MIN, _INT_MAX = -(2**63), 2**63 - 1
_RETURNED_BYTES = ctypes.POINTER(ReturnedByteArray)


class PackedFunc:
    """A function of the library.

    It takes ``None``, ``bool``, ``int`` (64 bits), ``float``, ``str``, ``bytes``, pointers
    (:class:`ctypes.c_void_p`), :class:`~abide_mlir.DataType`, :class:`~abide_mlir.Device` and functions, both
    packed ones and any other callable, by position, and returns one of them.
    """

    __slots__ = ("__name__", "__weakref__", "handle")

    def __init__(self, handle: ctypes.c_void_p, name: str = "") -> None:
        self.handle = handle
        self.__name__ = name

    def __call__(self, *args: Any, _call: Any = _LIB.AbideFuncCall) -> Any:
        result, code = Value(), ctypes.c_int()
        if args:
            values, codes, kept = _pack(args)
            status = _call(
                self.handle, values, codes, len(args), ctypes.byref(result), ctypes.byref(code)
            )
            del kept
        else:
            status = _call(self.handle, None, None, 0, ctypes.byref(result), ctypes.byref(code))
        if status != 0:
            raise last_error()
        return _UNPACK[code.value](result)

    def __del__(self, _free: Callable[[object], object] = _LIB.AbideFuncFree) -> None:
        _free(self.handle)

    def __repr__(self) -> str:
        return "<PackedFunc %s>" % (self.__name__ or "at 0x%x" % (self.handle.value or 0))


def convert(function: Callable[..., Any]) -> PackedFunc:
    """A callable as a packed function, which keeps it alive.

    An exception that it raises ends the call of the library that has called it, and is raised there
    again: the same object, unless it comes out in another thread.
    """
    if isinstance(function, PackedFunc):
        return function

    def callback(args: Any, codes: Any, count: int, result: int, _resource: int) -> int:
        callbacks = CALLBACKS
        callbacks.depth += 1
        try:
            callbacks.leave_room()
            if is_abandoned():
                raise KeyboardInterrupt
            value = function(*[_argument(args, codes, index) for index in range(count)])
            if value is not None:
                values, value_codes, kept = _pack((value,))
                check_call(_LIB.AbideCFuncSetReturn, result, values, value_codes, 1)
                del kept
            return 0
        except BaseException as error:  # pylint: disable=broad-except
            # Nothing may leave a callback but through the library.
            try:
                set_last_error(error)
            except RecursionError as too_deep:
                # Without any call: the stack has no room for one.
                callbacks.text, callbacks.error = SAID_NOTHING, too_deep
            return -1
        finally:
            callbacks.depth -= 1

    handle = ctypes.c_void_p()
    resource = next(_NUMBERS)
    c_callback = PackedCFunc(callback)
    _CALLBACKS[resource] = c_callback
    name = getattr(function, "__name__", "")
    try:
        check_call(_LIB.AbideFuncCreateFromCFunc, c_callback, resource, _FINALIZE, ctypes.byref(handle))
    except BaseException:
        del _CALLBACKS[resource]
        raise
    return PackedFunc(handle, name)


#: The callbacks that the library has, by the number that it knows them by.
_CALLBACKS: Dict[int, Any] = {}
_NUMBERS = itertools.count(1)


def _finalize(resource: int, _pop: Any = _CALLBACKS.pop) -> None:
    """Drops a callback that can no longer be called."""
    _pop(resource, None)


_FINALIZE = Finalizer(_finalize)

# The library may call either while Python shuts down and takes its modules apart, so they never go.
for _immortal in (_CALLBACKS, _FINALIZE):
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(_immortal))


def _pack(args: Sequence[Any]) -> Tuple[Any, Any, List[Any]]:
    """Arguments as C has them, and what has to be kept for them."""
    count = len(args)
    values, codes = (Value * count)(), (ctypes.c_int * count)()
    kept: List[Any] = []
    for index, arg in enumerate(args):
        pack = _PACK.get(type(arg)) or _packer(arg)
        codes[index] = pack(values[index], arg, kept)
    return values, codes, kept


def _pack_none(_value: Value, _arg: None, _kept: List[Any]) -> int:
    return TypeCode.NULL


def _pack_bool(value: Value, arg: bool, _kept: List[Any]) -> int:
    value.v_bool = arg
    return TypeCode.BOOL


def _pack_int(value: Value, arg: Any, _kept: List[Any]) -> int:
    arg = int(arg)
    if not _INT_MIN <= arg <= _INT_MAX:
        raise OverflowError("%d does not fit in 64 bits" % arg)
    value.v_int64 = arg
    return TypeCode.INT


def _pack_float(value: Value, arg: Any, _kept: List[Any]) -> int:
    value.v_float64 = float(arg)
    return TypeCode.FLOAT


def _pack_str(value: Value, arg: str, kept: List[Any]) -> int:
    data = arg.encode("utf-8")
    if b"\0" in data:
        raise ValueError("a str with a NUL character cannot be passed; pass bytes")
    kept.append(data)
    value.v_str = data
    return TypeCode.STR


def _pack_bytes(value: Value, arg: bytes, kept: List[Any]) -> int:
    array = ByteArray(arg, len(arg))
    kept.append(array)
    value.v_handle = ctypes.addressof(array)
    return TypeCode.BYTES


def _pack_buffer(value: Value, arg: Any, kept: List[Any]) -> int:
    return _pack_bytes(value, bytes(arg), kept)


def _pack_handle(value: Value, arg: ctypes.c_void_p, _kept: List[Any]) -> int:
    value.v_handle = arg.value
    return TypeCode.HANDLE


def _pack_data_type(value: Value, arg: DataType, _kept: List[Any]) -> int:
    value.v_type = arg
    return TypeCode.DATA_TYPE


def _pack_device(value: Value, arg: Device, _kept: List[Any]) -> int:
    value.v_device = arg
    return TypeCode.DEVICE


def _pack_function(value: Value, arg: PackedFunc, _kept: List[Any]) -> int:
    value.v_handle = arg.handle.value
    return TypeCode.FUNCTION


def _pack_callable(value: Value, arg: Callable[..., Any], kept: List[Any]) -> int:
    function = convert(arg)
    kept.append(function)
    return _pack_function(value, function, kept)


_PACK: Dict[type, Callable[[Value, Any, List[Any]], int]] = {
    type(None): _pack_none,
    bool: _pack_bool,
    int: _pack_int,
    float: _pack_float,
    str: _pack_str,
    bytes: _pack_bytes,
    ctypes.c_void_p: _pack_handle,
    DataType: _pack_data_type,
    Device: _pack_device,
    PackedFunc: _pack_function,
}

#: Packers for values of other types that are like one of the types above.
_PACK_LIKE: Tuple[Tuple[Any, Callable[[Value, Any, List[Any]], int]], ...] = (
    (PackedFunc, _pack_function),
    (Integral, _pack_int),
    (Real, _pack_float),
    (str, _pack_str),
    ((bytes, bytearray, memoryview), _pack_buffer),
    (ctypes.c_void_p, _pack_handle),
)


def _packer(arg: Any) -> Callable[[Value, Any, List[Any]], int]:
    for types, pack in _PACK_LIKE:
        if isinstance(arg, types):
            return pack
    if callable(arg):
        return _pack_callable
    raise TypeError("%r objects cannot be passed to a packed function" % type(arg).__name__)


def _unpack_bytes(value: Value) -> bytes:
    array = ctypes.cast(value.v_handle, _RETURNED_BYTES)[0]
    return ctypes.string_at(array.data, array.size)


_UNPACK: Dict[int, Callable[[Value], Any]] = {
    TypeCode.NULL: lambda value: None,
    TypeCode.BOOL: lambda value: bool(value.v_bool),
    TypeCode.INT: lambda value: value.v_int64,
    TypeCode.FLOAT: lambda value: value.v_float64,
    TypeCode.HANDLE: lambda value: ctypes.c_void_p(value.v_handle),
    TypeCode.DATA_TYPE: lambda value: DataType(str(value.v_type)),
    TypeCode.DEVICE: lambda value: Device(value.v_device.device_type, value.v_device.device_id),
    TypeCode.STR: lambda value: value.v_str.decode("utf-8"),
    TypeCode.BYTES: _unpack_bytes,
    TypeCode.FUNCTION: lambda value: PackedFunc(ctypes.c_void_p(value.v_handle)),
}


def _argument(args: Any, codes: Any, index: int) -> Any:
    """An argument of a callback."""
    value, code = args[index], codes[index]
    if code == TypeCode.FUNCTION:
        # What arrives is borrowed; this makes it ours.
        check_call(_LIB.AbideCbArgToReturn, ctypes.byref(value), ctypes.byref(ctypes.c_int(code)))
    return _UNPACK[code](value)
