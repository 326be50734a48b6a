"""Arrays of any library: their descriptions, and their elements where those are needed.

Nothing here imports numpy unless elements have to be converted: an array that is passed on unchanged
stays the same object.
"""

from __future__ import annotations

import ctypes
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Sequence, Tuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: The numbers that arrays are made of, by numpy's names: the name in IREE's HAL, and the size in bytes.
ELEMENT_TYPES: Dict[str, Tuple[str, int]] = {
    "bool": ("BOOL_8", 1),
    "int8": ("SINT_8", 1),
    "int16": ("SINT_16", 2),
    "int32": ("SINT_32", 4),
    "int64": ("SINT_64", 8),
    "uint8": ("UINT_8", 1),
    "uint16": ("UINT_16", 2),
    "uint32": ("UINT_32", 4),
    "uint64": ("UINT_64", 8),
    "float16": ("FLOAT_16", 2),
    "float32": ("FLOAT_32", 4),
    "float64": ("FLOAT_64", 8),
    "bfloat16": ("BFLOAT_16", 2),
    "float8_e5m2": ("FLOAT_8_E5M2", 1),
    "float8_e4m3fn": ("FLOAT_8_E4M3_FN", 1),
    "float8_e5m2fnuz": ("FLOAT_8_E5M2_FNUZ", 1),
    "float8_e4m3fnuz": ("FLOAT_8_E4M3_FNUZ", 1),
    "complex64": ("COMPLEX_64", 8),
    "complex128": ("COMPLEX_128", 16),
}

_NUMPY_NAMES = {hal: name for name, (hal, _) in ELEMENT_TYPES.items()}
_NUMPY_NAMES.update({"INT_%d" % bits: "int%d" % bits for bits in (8, 16, 32, 64)})

#: The formats of the buffer protocol, by kind; the size tells the rest.
_FORMATS = {"?": "bool", "c": "uint"}
_FORMATS.update(dict.fromkeys("bhilqn", "int"), **dict.fromkeys("BHILQN", "uint"))
_FORMATS.update(dict.fromkeys("efd", "float"), **dict.fromkeys(("Zf", "Zd", "F", "D"), "complex"))

#: DLPack's codes of number kinds.
_DLPACK_KINDS = {0: "int", 1: "uint", 2: "float", 4: "bfloat", 5: "complex"}
_DLPACK_TYPES = {10: "float8_e4m3fn", 11: "float8_e4m3fnuz", 12: "float8_e5m2", 13: "float8_e5m2fnuz"}
_ON_THE_HOST = {1: "cpu", 3: "cuda_host", 11: "rocm_host"}


class Misfit(TypeError):
    """A value that cannot be passed, with the steps to it, the last one first."""

    __module__ = "abide_mlir.reflection"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.steps: List[str] = []

    def within(self, step: str) -> "Misfit":
        """The same, one step further out."""
        self.steps.append(step)
        return self

    def __str__(self) -> str:
        place = "".join(reversed(self.steps))
        return "argument %s: %s" % (place, self.args[0]) if place else str(self.args[0])


class NeedsElements(Exception):
    """Elements cannot be converted without numpy: they have to be passed by value."""


@dataclass(frozen=True)
class Description:
    """The description of an array: dims, numpy's name of its type, and whether a copy is needed
    because its numbers are not the machine's."""

    shape: Tuple[int, ...]
    dtype: str
    is_foreign: bool = False


class _DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.argtypes = (ctypes.py_object, ctypes.c_char_p)
_capsule_pointer.restype = ctypes.c_void_p


def _tensor(value: Any) -> Optional[Tuple[_DLTensor, Any]]:
    """The DLPack tensor of a value, and the capsule that it belongs to."""
    try:
        detach = getattr(value, "detach", None)
        capsule = (detach() if callable(detach) else value).__dlpack__()
        pointer = _capsule_pointer(capsule, b"dltensor")
    except (BufferError, RuntimeError, TypeError, ValueError, AttributeError, NotImplementedError):
        return None
    return _DLTensor.from_address(pointer), capsule


def _dlpack_name(tensor: _DLTensor) -> str:
    if tensor.lanes != 1:
        raise Misfit("an array of vectors of %d numbers cannot be passed" % tensor.lanes)
    if tensor.code == 6:
        return "bool"
    kind = _DLPACK_KINDS.get(tensor.code)
    name = kind + str(tensor.bits) if kind else _DLPACK_TYPES.get(tensor.code, "")
    if name not in ELEMENT_TYPES:
        raise Misfit("an array of DLPack's type (%d, %d) cannot be passed" % (tensor.code, tensor.bits))
    return name


def _numpy_description(value: Any) -> Optional[Description]:
    name = value.dtype.name
    if name not in ELEMENT_TYPES:
        return None
    return Description(tuple(value.shape), name, not value.dtype.isnative)


def _buffer_description(value: Any) -> Optional[Description]:
    try:
        view = memoryview(value)
    except (TypeError, BufferError, ValueError):
        return None
    text = view.format.lstrip("@=<" if sys.byteorder == "little" else "@=>!")
    kind = _FORMATS.get(text)
    if kind is None:
        raise Misfit("a buffer of the format %r cannot be passed" % view.format)
    name = kind if kind == "bool" else "%s%d" % (kind, 8 * view.itemsize)
    return Description(tuple(view.shape or ()), name)


def is_numpy(value: Any) -> bool:
    """Whether a value is an array of numpy, or a scalar."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, (numpy.ndarray, numpy.generic))


def describe(value: Any) -> Optional[Description]:
    """The description of an array; ``None`` for other values, and arrays without numbers."""
    if is_numpy(value):
        return _numpy_description(value)
    if isinstance(value, Array):
        return value.describe()
    if hasattr(value, "__dlpack__"):
        found = _tensor(value)
        if found is not None:
            tensor = found[0]
            if tensor.device_type not in _ON_THE_HOST:
                place = "(%d, %d)" % (tensor.device_type, tensor.device_id)
                raise Misfit("the array is on DLPack's device %s; copy it to the host" % place)
            shape = tuple(tensor.shape[index] for index in range(tensor.ndim))
            return Description(shape, _dlpack_name(tensor))
    if hasattr(value, "__array__") or hasattr(value, "__array_interface__"):
        return _numpy_description(to_numpy(value))
    return _buffer_description(value)


def to_numpy(value: Any) -> "NDArray[Any]":
    """The array of numpy that has the elements of a value: without a copy, where that is possible."""
    try:
        import numpy
    except ImportError:
        raise NeedsElements from None
    if isinstance(value, numpy.ndarray):
        return value
    if isinstance(value, Array):
        return value.numpy()
    found = _tensor(value) if hasattr(value, "__dlpack__") else None
    if found is None:
        try:
            return numpy.asarray(value)
        except (RuntimeError, TypeError, ValueError) as error:
            # Such as a sparse tensor, whose library says what to do.
            raise Misfit("%r objects cannot become an array: %s" % (type(value).__name__, error)) from error
    tensor, capsule = found
    name = _dlpack_name(tensor)
    shape = tuple(tensor.shape[index] for index in range(tensor.ndim))
    size = ELEMENT_TYPES[name][1]
    if 0 in shape:
        return numpy.empty(shape, numpy_dtype(name))
    strides = [tensor.strides[index] * size for index in range(tensor.ndim)] if tensor.strides else None
    if strides is None:
        strides = _packed_strides(shape, size)
    # From the lowest address on; strides may be negative.
    below = sum(min(0, stride * (dim - 1)) for dim, stride in zip(shape, strides))
    above = sum(max(0, stride * (dim - 1)) for dim, stride in zip(shape, strides)) + size
    address = (tensor.data or 0) + tensor.byte_offset + below
    memory: Any = (ctypes.c_char * (above - below)).from_address(address)
    # The array made from it keeps it alive, and so its owner.
    memory.owner = (value, capsule)
    return numpy.ndarray(shape, numpy_dtype(name), memory, -below, tuple(strides))


def _packed_strides(shape: Sequence[int], size: int) -> List[int]:
    strides: List[int] = []
    for dim in reversed(shape):
        strides.append(size)
        size *= dim
    return strides[::-1]


def numpy_dtype(name: str) -> "np.dtype[Any]":
    """The dtype of a name, of ``ml_dtypes`` where numpy has none."""
    import numpy

    if name.startswith(("bfloat", "float8")):
        try:
            import ml_dtypes
        except ImportError:
            raise Misfit("arrays of %s need the package ml_dtypes" % name) from None
        name = getattr(ml_dtypes, name)
    made: "np.dtype[Any]" = numpy.dtype(name)
    return made


class Array:
    """An array of the VM, or one that is made of Python's lists.

    It is an array to numpy (``numpy.asarray(array)``), to everything that speaks DLPack, and to
    ``memoryview`` (from Python 3.12 on).

    Attributes
    ----------
    shape
        The dims.
    dtype
        The type of the elements: numpy's name (``float32``) for a value of Python's, IREE's
        (``FLOAT_32``) for one of the VM's.
    data
        The elements: the passed array itself, or nested lists; of long lists an array of numpy. ``None`` means zeros.
    """

    __slots__ = ("data", "dtype", "shape")

    def __init__(self, shape: Sequence[int], dtype: str, data: Optional[Any] = None) -> None:
        self.shape: Tuple[int, ...] = tuple(shape)
        self.dtype: str = dtype
        self.data: Any = data

    @property
    def numpy_name(self) -> str:
        """numpy's name of the type."""
        return _NUMPY_NAMES.get(self.dtype, self.dtype)

    def describe(self) -> Optional[Description]:
        """Its description; ``None`` if its elements are in lists."""
        if self.data is None or isinstance(self.data, (list, tuple, bool, int, float, complex, str)):
            return None
        found = describe(self.data)
        if found is None or found.dtype != self.numpy_name or found.shape != self.shape:
            return None
        return found

    def numpy(self) -> "NDArray[Any]":
        """The array as one of numpy: without a copy where `data` is an array."""
        import numpy

        dtype = numpy_dtype(self.numpy_name)
        if self.data is None:
            return numpy.zeros(self.shape, dtype)
        made = to_numpy(self.data) if self.describe() else numpy.array(self.data, dtype)
        return made.astype(dtype, copy=False).reshape(self.shape)

    def tolist(self) -> Any:
        """The elements as nested lists."""
        if isinstance(self.data, (list, tuple)) or not self.shape:
            return self.data
        own = getattr(self.data, "tolist", None)
        if callable(own) and self.describe() is not None:
            return own()
        return self.numpy().tolist()

    def __array__(self, dtype: Any = None, copy: Optional[bool] = None) -> "NDArray[Any]":
        made = self.numpy()
        made = made if dtype is None else made.astype(dtype, copy=False)
        return made.copy() if copy else made

    def __dlpack__(self, **options: Any) -> Any:
        return self.numpy().__dlpack__(**options)

    def __dlpack_device__(self) -> Tuple[int, int]:
        return (1, 0)

    def __buffer__(self, _flags: int) -> memoryview:
        # An array has a buffer, which its stubs do not say for all versions of Python.
        array: Any = self.numpy()
        return memoryview(array)

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("an array without dims has no length")
        return self.shape[0]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Array):
            return NotImplemented
        if self.shape != other.shape or self.dtype != other.dtype:
            return False
        if self.data is other.data:
            return True
        return bool(self.tolist() == other.tolist())

    def __hash__(self) -> int:
        return hash((self.shape, self.dtype))

    def __repr__(self) -> str:
        data = repr(self.data)
        if len(data) > 200:
            data = data[:200] + "..."
        return "Array(shape=%r, dtype=%r, data=%s)" % (self.shape, self.dtype, data)


class Kept:
    """The arrays of a call, whose elements stay where they are."""

    def __init__(self) -> None:
        self._arrays: List[Tuple[Any, Description]] = []

    def keep(self, value: Any, description: Description) -> int:
        """Keeps an array, and gives the number by which it is known."""
        if isinstance(value, Array):
            value = value.data
        self._arrays.append((value, description))
        return len(self._arrays) - 1

    def is_small(self) -> bool:
        """Whether there are some, and it costs little to pass all of them by value."""
        total = 0
        for _, description in self._arrays:
            count = 1
            for dim in description.shape:
                count *= dim
            total += count
        return bool(self._arrays) and total <= 4096

    def gather(self, runs: Sequence[Sequence[int]], shape: Sequence[int], dtype: str) -> Any:
        """The array of runs of kept elements, each a number, a start and a length: the kept array
        itself, where it is just that."""
        name = _NUMPY_NAMES.get(dtype, dtype)
        if len(runs) == 1:
            value, description = self._arrays[runs[0][0]]
            same = description.shape == tuple(shape) and description.dtype == name
            if same and not description.is_foreign:
                return value
        try:
            import numpy
        except ImportError:
            raise NeedsElements from None
        made = numpy_dtype(name)
        parts = [self._part(*run) for run in runs]
        with numpy.errstate(invalid="ignore", over="ignore"):
            parts = [part.astype(made, copy=False) for part in parts]
        whole = parts[0] if len(parts) == 1 else numpy.concatenate([part.reshape(-1) for part in parts])
        return whole.reshape(tuple(shape))

    def _part(self, number: int, start: int, length: int) -> "NDArray[Any]":
        value, description = self._arrays[number]
        array = to_numpy(value)
        count = 1
        for dim in description.shape:
            count *= dim
        if start == 0 and length == count:
            # In its own shape, so that a strided array is copied at most once.
            return array
        return array.reshape(-1)[start : start + length]
