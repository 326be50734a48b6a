"""Values of calls in JSON, as the library and the conformance adapter spell them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Sequence, Tuple

_NOT_FINITE = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}


@dataclass(frozen=True)
class Scalar:
    """A number of the VM; ``type`` is ``i8``, ``i16``, ``i32``, ``i64``, ``f32`` or ``f64``."""

    type: str
    value: float


@dataclass(frozen=True)
class Array:
    """An array.

    Attributes
    ----------
    shape
        The dims.
    dtype
        The type of the elements: numpy's name (``float32``) for a value of Python's, IREE's
        (``FLOAT_32``) for one of the VM's.
    data
        The elements as nested lists; ``None`` where there are many.
    """

    shape: Tuple[int, ...]
    dtype: str
    data: Optional[Any] = None


def write(value: Any) -> Any:
    """Spells a value of Python's or numpy's."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, float) and type(value).__module__ != "numpy":
        return _write_float(value)
    if isinstance(value, list):
        return [write(item) for item in value]
    if isinstance(value, tuple):
        return {"$tuple": [write(item) for item in value]}
    if isinstance(value, (set, frozenset)):
        return {"$set": [write(item) for item in value]}
    if isinstance(value, dict):
        return {"$items": [[write(key), write(item)] for key, item in value.items()]}
    if hasattr(value, "__array__") and hasattr(value, "dtype"):
        # An array or a scalar of numpy.
        tag = "$nd" if hasattr(value, "__len__") or hasattr(value, "__array_finalize__") else "$np"
        tag = "$np" if type(value).__name__ == value.dtype.name else tag
        return {tag: write(value.tolist()), "dtype": value.dtype.name}
    if isinstance(value, Array):
        return {"$nd": write(value.data), "dtype": value.dtype}
    raise TypeError("%r objects cannot be passed to a function" % type(value).__name__)


def _write_float(value: float) -> Any:
    if math.isfinite(value):
        return value
    return {"$f": "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"}


def read(spelled: Any) -> Any:
    """Reads a value of Python's."""
    if isinstance(spelled, list):
        return [read(item) for item in spelled]
    if not isinstance(spelled, dict):
        return spelled
    if "$tuple" in spelled:
        return tuple(read(item) for item in spelled["$tuple"])
    if "$set" in spelled:
        return {read(item) for item in spelled["$set"]}
    if "$dict" in spelled:
        return {read(key): read(item) for key, item in spelled["$dict"]}
    if "$f" in spelled:
        return _NOT_FINITE[spelled["$f"]]
    if "$array" in spelled:
        array = spelled["$array"]
        return Array(tuple(array["shape"]), array["dtype"], read(array.get("data")))
    return spelled


def write_vm(value: Any) -> Any:
    """Spells a value of the VM: ``None``, an ``int`` (64 bits), a ``float``, a :class:`Scalar`, an
    :class:`Array` or a list of them."""
    if isinstance(value, (list, tuple)):
        return [write_vm(item) for item in value]
    if isinstance(value, Scalar):
        return {value.type: _write_float(value.value) if isinstance(value.value, float) else value.value}
    if isinstance(value, Array):
        view: Dict[str, Any] = {"shape": list(value.shape), "type": value.dtype}
        if value.data is not None:
            view["data"] = write(value.data)
        return {"bv": view}
    return value


def read_vm(spelled: Any) -> Any:
    """Reads a value of the VM."""
    if isinstance(spelled, list):
        return [read_vm(item) for item in spelled]
    if not isinstance(spelled, dict):
        return spelled
    [(tag, payload)] = spelled.items()
    if tag != "bv":
        return Scalar(tag, read(payload))
    if "error" in payload:
        return payload
    dtype = payload.get("type", payload.get("dtype"))
    return Array(tuple(payload["shape"]), dtype, read(payload.get("data")))


def write_all(values: Sequence[Any]) -> List[Any]:
    """Spells positional values."""
    return [write(value) for value in values]
