"""The values that Python has no type for."""

from __future__ import annotations

import ctypes
import re
from typing import Union


class TypeCode:
    """The codes of values that the compiled core passes as eight bytes: those of ``abide.h``."""

    HANDLE = 3
    DATA_TYPE = 5
    DEVICE = 6
    FUNCTION = 10


class DataType(ctypes.Structure):
    """The type of the elements of an array, such as ``DataType("float32x4")``."""

    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]

    _NAMES = ("int", "uint", "float", "handle", "bfloat")
    _PATTERN = re.compile(r"(bool|[a-z]+)([0-9]*)(?:x([0-9]+))?")

    code: int
    bits: int
    lanes: int

    def __init__(self, name: str) -> None:
        match = self._PATTERN.fullmatch(name)
        if match is None or match[1] not in self._NAMES + ("bool",):
            raise ValueError("no data type is named %r" % name)
        lanes = int(match[3] or 1)
        if match[1] == "bool":
            super().__init__(self._NAMES.index("uint"), 1, lanes)
            return
        bits = int(match[2] or (64 if match[1] == "handle" else 32))
        if bits > 255 or lanes > 65535:
            raise ValueError("no data type is named %r" % name)
        super().__init__(self._NAMES.index(match[1]), bits, lanes)

    def __str__(self) -> str:
        known = self.code < len(self._NAMES)
        name = self._NAMES[self.code] if known else "custom[%d]" % self.code
        if name == "uint" and self.bits == 1:
            text = "bool"
        else:
            text = name if name == "handle" else "%s%d" % (name, self.bits)
        return text if self.lanes == 1 else "%sx%d" % (text, self.lanes)

    def __repr__(self) -> str:
        return "DataType(%r)" % str(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DataType) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))


class Device(ctypes.Structure):
    """A device: ``Device(1, 0)`` is the processor, ``Device(2, 0)`` a CUDA device."""

    _fields_ = [("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32)]

    device_type: int
    device_id: int

    def __repr__(self) -> str:
        return "Device(%d, %d)" % (self.device_type, self.device_id)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Device) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))


#: Anything that can be passed to a packed function or come back from one.
Argument = Union[None, bool, int, float, str, bytes, ctypes.c_void_p, DataType, Device, object]
