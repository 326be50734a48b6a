"""Values of calls in JSON, as the library and the conformance adapter spell them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Callable, Dict, List, Optional, Sequence

from ._arrays import ELEMENT_TYPES, Array, Kept, Misfit, NeedsElements, describe, is_numpy, to_numpy

#: Spells a value: `write`, or `write_vm`.
Writer = Callable[[Any, Optional[Kept]], Any]

_NOT_FINITE = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}


@dataclass(frozen=True)
class Scalar:
    """A number of the VM; ``type`` is ``i8``, ``i16``, ``i32``, ``i64``, ``f32`` or ``f64``."""

    type: str
    value: float


def write(value: Any, kept: Optional[Kept] = None) -> Any:
    """Spells a value of Python's, numpy's or another library's.

    The elements of arrays stay in place if ``kept`` holds them.
    """
    if value is None or isinstance(value, (bool, str)) or type(value) is int:
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float) and not is_numpy(value):
        return _write_float(value)
    if isinstance(value, list):
        return _write_items(value, kept)
    if isinstance(value, tuple):
        return {"$tuple": _write_items(value, kept)}
    if isinstance(value, (set, frozenset)):
        return {"$set": [write(item, kept) for item in value]}
    if isinstance(value, Mapping):
        return {"$items": [_write_item(key, item, kept) for key, item in value.items()]}
    if isinstance(value, complex) and not is_numpy(value):
        return {"$c": [_write_float(value.real), _write_float(value.imag)]}
    return _write_array(value, kept)


def _write_items(
    values: Sequence[Any], kept: Optional[Kept], writer: Optional[Writer] = None
) -> List[Any]:
    """Spells each item; what does not fit says where it is."""
    spelled: List[Any] = []
    try:
        for item in values:
            spelled.append((writer or write)(item, kept))
    except Misfit as misfit:
        raise misfit.within("[%d]" % len(spelled)) from None
    return spelled


def _write_item(key: Any, value: Any, kept: Optional[Kept]) -> List[Any]:
    try:
        return [write(key, kept), write(value, kept)]
    except Misfit as misfit:
        raise misfit.within("[%r]" % (key,)) from None


def _write_array(value: Any, kept: Optional[Kept]) -> Any:
    """Spells an array, or a scalar of numpy."""
    description = describe(value)
    is_scalar = is_numpy(value) and not hasattr(value, "__array_finalize__")
    is_scalar = is_scalar or (is_numpy(value) and type(value).__name__ == value.dtype.name)
    if description is not None and description.shape and kept is not None and not is_scalar:
        number = kept.keep(value, description)
        return {"$external": number, "shape": list(description.shape), "dtype": description.dtype}
    if isinstance(value, Array):
        if value.data is None:
            return {"$zeros": list(value.shape), "dtype": value.numpy_name}
        return {"$nd": write(value.tolist()), "dtype": value.numpy_name}
    if description is None and not is_numpy(value):
        raise Misfit(
            "%r objects cannot be passed; expected None, a bool, int, float, complex or str, a list,"
            " tuple, set or dict of them, or an array" % type(value).__name__
        )
    array = value if is_numpy(value) else to_numpy(value)
    if array.dtype.kind in "mMSUV" and array.dtype.name not in ELEMENT_TYPES:
        raise Misfit("an array of %s cannot be passed; expected one of numbers" % array.dtype.name)
    return {"$np" if is_scalar else "$nd": write(array.tolist()), "dtype": array.dtype.name}


def _write_float(value: float) -> Any:
    if math.isfinite(value):
        return value
    return {"$f": "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"}


def read(spelled: Any, kept: Optional[Kept] = None) -> Any:
    """Reads a value of Python's."""
    if isinstance(spelled, list):
        return [read(item, kept) for item in spelled]
    if not isinstance(spelled, dict):
        return spelled
    if "$tuple" in spelled:
        return tuple(read(item, kept) for item in spelled["$tuple"])
    if "$set" in spelled:
        return {read(item, kept) for item in spelled["$set"]}
    if "$dict" in spelled:
        return {read(key, kept): read(item, kept) for key, item in spelled["$dict"]}
    if "$f" in spelled:
        return _NOT_FINITE[spelled["$f"]]
    if "$array" in spelled:
        array = spelled["$array"]
        if "external" in array and kept is not None:
            return _as_array(kept.gather(array["external"], array["shape"], array["dtype"]))
        return Array(array["shape"], array["dtype"], _read_elements(array, array["dtype"]))
    return spelled


def _as_array(value: Any) -> Any:
    """The caller's form of an array: an array of numpy, if it is installed."""
    try:
        return to_numpy(value)
    except NeedsElements:
        return value


def _read_elements(array: Dict[str, Any], dtype: str) -> Any:
    """The elements of an array; a complex number is spelled as its two parts."""
    data = read(array.get("data"))
    if dtype.lower().startswith("complex") and data is not None:
        return _complex(data, len(array["shape"]))
    return data


def _complex(data: Any, depth: int) -> Any:
    return complex(*data) if depth == 0 else [_complex(item, depth - 1) for item in data]


def write_vm(value: Any, kept: Optional[Kept] = None) -> Any:
    """Spells a value of the VM: ``None``, an ``int`` (64 bits), a ``float``, a :class:`Scalar`, an
    array or a list of them."""
    if value is None or type(value) in (bool, int):
        return value
    if isinstance(value, (list, tuple)):
        return _write_items(value, kept, write_vm)
    if isinstance(value, Scalar):
        return {value.type: _write_float(value.value) if isinstance(value.value, float) else value.value}
    if isinstance(value, float) and not is_numpy(value):
        return value if math.isfinite(value) else {"f64": _write_float(value)}
    description = describe(value)
    if is_numpy(value) and not value.shape and not hasattr(value, "__array_finalize__"):
        kind = {"int": "i", "uint": "i", "float": "f"}.get(value.dtype.name.rstrip("0123456789"))
        if kind is not None:
            return write_vm(Scalar("%s%d" % (kind, 8 * value.itemsize), value.item()))
    if description is not None and kept is not None:
        number = kept.keep(value, description)
        view = {"shape": list(description.shape), "type": ELEMENT_TYPES[description.dtype][0]}
        return {"bv": dict(view, external=number)}
    if description is not None:
        name = ELEMENT_TYPES[description.dtype][0]
        value = Array(description.shape, name, to_numpy(value).tolist())
    if isinstance(value, Array):
        view = {"shape": list(value.shape), "type": ELEMENT_TYPES.get(value.dtype, (value.dtype,))[0]}
        if value.data is not None:
            view["data"] = write(value.tolist())
        return {"bv": view}
    raise Misfit(
        "%r objects are no values of the VM; expected None, an int, float or Scalar, an array, or a"
        " list of them" % type(value).__name__
    )


def read_vm(spelled: Any, kept: Optional[Kept] = None) -> Any:
    """Reads a value of the VM."""
    if isinstance(spelled, list):
        return [read_vm(item, kept) for item in spelled]
    if not isinstance(spelled, dict):
        return spelled
    [(tag, payload)] = spelled.items()
    if tag != "bv":
        return Scalar(tag, read(payload))
    if "error" in payload:
        return payload
    dtype = payload.get("type", payload.get("dtype"))
    if "external" in payload and kept is not None:
        data = kept.gather(payload["external"], payload["shape"], dtype)
    else:
        data = _read_elements(payload, dtype)
    return Array(payload["shape"], dtype, data)
