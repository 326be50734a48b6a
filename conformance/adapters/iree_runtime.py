"""An adapter around IREE's own runtime: calls by reflection, compared with IREE itself.

    pip install iree-base-runtime
    abide conformance run --adapter "python3 conformance/adapters/iree_runtime.py" --require BIND-2022

It answers `reflection.pack` and `reflection.unpack` with the profile `iree2022`. Nothing is compiled: the
runtime's own `FunctionInvoker` gets a function that has only reflection, and a context whose calls keep the
packed arguments and return the results that the request names. Python 3.10 or later.
"""

from __future__ import annotations

import json
import math
import sys
import warnings
from typing import Any

import ml_dtypes
import numpy as np
from iree.runtime import BufferUsage, DeviceArray, HalBufferView, HalElementType, MemoryType
from iree.runtime import VmInstance, VmRef, VmVariantList, create_hal_module, function, get_device

Message = dict  # a JSON object

UNSUPPORTED: Message = {"unsupported": True}
SHOWN = 64
"""An array of more elements than these is spelled without its data."""

DEVICE = get_device("local-sync")
INSTANCE = VmInstance()
# The instance knows buffer views once a module of them was made.
HAL = create_hal_module(INSTANCE, DEVICE)

NUMPY_TYPES = {"bfloat16": ml_dtypes.bfloat16, "bool": np.bool_}
HAL_TYPES = {
    "bool": "BOOL_8", "int8": "SINT_8", "int16": "SINT_16", "int32": "SINT_32", "int64": "SINT_64",
    "uint8": "UINT_8", "uint16": "UINT_16", "uint32": "UINT_32", "uint64": "UINT_64",
    "float16": "FLOAT_16", "float32": "FLOAT_32", "float64": "FLOAT_64", "bfloat16": "BFLOAT_16",
    "complex64": "COMPLEX_64", "complex128": "COMPLEX_128",
}
"""The runtime's name of each of numpy's types."""

ELEMENT_TYPES = {name: int(getattr(HalElementType, hal)) for name, hal in HAL_TYPES.items()}
ELEMENT_NAMES = {hal: name for name, hal in HAL_TYPES.items()}


class Untold(Exception):
    """The bindings cannot be asked this."""


class Results(VmVariantList):
    """A list of the machine that may have nulls, which the runtime's own bindings cannot push."""

    def __init__(self, capacity: int) -> None:
        super().__init__(capacity)
        self.nulls: set[int] = set()

    def push_null(self) -> None:
        self.nulls.add(len(self))
        self.push_int(0)

    def get_variant(self, index: int) -> Any:
        return None if index in self.nulls else super().get_variant(index)


function.VmVariantList = Results


class Function:
    """A function with reflection only."""

    def __init__(self, abi: str | None) -> None:
        self.reflection = {} if abi is None else {"iree.abi": abi}


class Context:
    """A context whose calls keep their arguments and give back results that are given."""

    def __init__(self, results: list[Any]) -> None:
        self.results = results
        self.arguments: VmVariantList | None = None

    def invoke(self, _: Function, arguments: VmVariantList, results: VmVariantList) -> None:
        self.arguments = arguments
        push_all(results, self.results)


class NoArguments:
    """Packs nothing: for calls where only the results matter."""

    def pack(self, *_: Any) -> VmVariantList:
        return VmVariantList(0)


def numpy_type(name: str) -> Any:
    return NUMPY_TYPES.get(name) or np.dtype(name)


def buffer_view(array: np.ndarray, dtype: str) -> HalBufferView:
    """A buffer view of that type and shape, whatever numpy calls its elements."""
    raw = np.frombuffer(array.tobytes() or b"\0", dtype=np.uint8)
    buffer = DEVICE.allocator.allocate_buffer_copy(
        MemoryType.DEVICE_LOCAL, BufferUsage.DEFAULT, DEVICE, raw
    )
    return HalBufferView(buffer, list(array.shape), ELEMENT_TYPES[dtype])


def array_of(nested: Any, dtype: str) -> np.ndarray:
    """Nested lists as an array; a complex number is its real part."""
    return np.array(read_value(nested), dtype=numpy_type(dtype))


def read_value(value: Any) -> Any:
    """A value of a caller's, as SPEC.md spells it."""
    if isinstance(value, list):
        return [read_value(item) for item in value]
    if not isinstance(value, dict):
        return value
    tag = next((key for key in value if key.startswith("$")), None)
    if tag is None:
        return {key: read_value(item) for key, item in value.items()}
    return read_object(tag, value[tag], value.get("dtype", ""))


def read_object(tag: str, payload: Any, dtype: str) -> Any:
    """A value that JSON has no form of its own for."""
    if tag == "$tuple":
        return tuple(read_value(item) for item in payload)
    if tag == "$set":
        return {read_value(item) for item in payload}
    if tag == "$items":
        return {read_value(key): read_value(item) for key, item in payload}
    if tag == "$f":
        return float(payload)
    if tag == "$zeros":
        return np.zeros(payload, dtype=numpy_type(dtype))
    array = array_of(payload, dtype)
    if tag == "$nd":
        return array
    if tag == "$np":
        return array[()]
    view = buffer_view(array, dtype)
    return DeviceArray(DEVICE, view) if tag == "$dev" else view


def push_all(target: VmVariantList, values: list[Any]) -> None:
    """Fills a list of the machine with values as SPEC.md spells them."""
    for value in values:
        if value is None:
            push_null(target)
        elif isinstance(value, list):
            items = VmVariantList(len(value))
            push_all(items, value)
            target.push_list(items)
        elif isinstance(value, dict):
            push_object(target, value)
        elif isinstance(value, float):
            target.push_float(value)
        else:
            target.push_int(value)


def push_object(target: VmVariantList, value: Message) -> None:
    """A number with its width, which the bindings do not keep, or a buffer view."""
    ((tag, payload),) = value.items()
    if tag == "bv":
        dtype = ELEMENT_NAMES[payload["type"]]
        array = np.zeros(payload["shape"], dtype=numpy_type(dtype))
        if "data" in payload:
            array = array_of(payload["data"], dtype).reshape(payload["shape"])
        target.push_ref(buffer_view(array, dtype))
    elif tag.startswith("f"):
        target.push_float(float(np.dtype("float" + tag[1:]).type(read_value(payload))))
    else:
        target.push_int(payload)


def push_null(target: VmVariantList) -> None:
    """A null; a nested list cannot hold one."""
    if not isinstance(target, Results):
        raise Untold
    target.push_null()


def spell_float(number: float) -> Any:
    if math.isnan(number):
        return {"$f": "nan"}
    if math.isinf(number):
        return {"$f": "inf" if number > 0 else "-inf"}
    return number


def spell_elements(array: np.ndarray) -> Any:
    """The elements as nested lists; a complex number is its two parts."""

    def spelled(item: Any) -> Any:
        if isinstance(item, list):
            return [spelled(part) for part in item]
        if isinstance(item, complex):
            return [spell_float(item.real), spell_float(item.imag)]
        return spell_float(item) if isinstance(item, float) else item

    if array.dtype == ml_dtypes.bfloat16:
        array = array.astype(np.float32)
    return spelled(array.tolist())


def with_data(fields: Message, array: np.ndarray) -> Message:
    """An array's fields and, where they are few, its elements."""
    rows = 1
    for dim in array.shape:
        if dim == 0:
            break
        rows *= dim
    return {**fields, "data": spell_elements(array)} if rows <= SHOWN else fields


def spell_view(view: HalBufferView) -> Message:
    """A buffer view with its type, its shape and what is in it."""
    hal = next(hal for hal, name in ELEMENT_NAMES.items() if ELEMENT_TYPES[name] == view.element_type)
    array = np.zeros(view.shape, dtype=numpy_type(ELEMENT_NAMES[hal]))
    if array.size:
        data = bytes(view.map())[: view.byte_length]
        array = np.frombuffer(data, dtype=array.dtype).reshape(array.shape)
    return {"bv": with_data({"shape": list(view.shape), "type": hal}, array)}


def spell_machine(values: VmVariantList) -> list[Any]:
    """The packed arguments as SPEC.md spells them: numbers with their widths."""
    spelled: list[Any] = []
    for index in range(len(values)):
        traced = values.get_serialized_trace_value(index)
        number = next((name for name in traced if name[0] in "if" and name[1:].isdigit()), None)
        if number:
            value = traced[number]
            spelled.append({number: spell_float(value) if isinstance(value, float) else value})
        elif traced["type"] == "vm.list":
            spelled.append(spell_machine(values.get_as_list(index)))
        else:
            variant = values.get_variant(index)
            spelled.append(None if variant is None else spell_view(variant.deref(HalBufferView)))
    return spelled


def spell_result(value: Any) -> Any:
    """The caller's result, as SPEC.md spells it."""
    if isinstance(value, tuple):
        return {"$tuple": [spell_result(item) for item in value]}
    if isinstance(value, list):
        return [spell_result(item) for item in value]
    if isinstance(value, dict):
        items = [[spell_result(key), spell_result(item)] for key, item in value.items()]
        return {"$dict": items}
    if isinstance(value, DeviceArray):
        array = value.to_host()
        return {"$array": with_data({"dtype": array.dtype.name, "shape": list(array.shape)}, array)}
    if isinstance(value, VmRef):
        return {"$repr": repr(value).split(" at ")[0], "class": "VmRef"}
    return spell_float(value) if isinstance(value, float) else value


def refusal(stage: str, error: Exception) -> Message:
    return {"ok": False, "stage": stage, "error_type": type(error).__name__, "error": str(error)}


def pack(request: Message) -> Message:
    """The arguments as the machine gets them."""
    args = [read_value(value) for value in request["args"]]
    kwargs = {name: read_value(value) for name, value in request["kwargs"].items()}
    context = Context([])
    try:
        invoker = function.FunctionInvoker(context, DEVICE, Function(request["abi"]))
    except Exception as error:
        return refusal("construct", error)
    try:
        invoker(*args, **kwargs)
    except Exception as error:
        # Errors after the call concern results, which do not exist here.
        if context.arguments is None:
            return refusal("call", error)
    return {"ok": True, "vm": spell_machine(context.arguments)}


def unpack(request: Message) -> Message:
    """The results as the caller gets them."""
    context = Context(request["vm"])
    try:
        invoker = function.FunctionInvoker(context, DEVICE, Function(request["abi"]))
    except Exception as error:
        return refusal("construct", error)
    if invoker._has_inlined_results and None in request["vm"]:
        raise Untold
    invoker._arg_packer = NoArguments()
    try:
        return {"ok": True, "py": spell_result(invoker())}
    except Untold:
        raise
    except Exception as error:
        return refusal("call", error)


OPERATIONS = {"reflection.pack": pack, "reflection.unpack": unpack}


def answer_to(request: Message) -> Message:
    """The answer to one request."""
    operation = OPERATIONS.get(request.get("op", ""))
    try:
        known = operation and request.get("profile") == "iree2022"
        fields = operation(request) if known else UNSUPPORTED
    except Untold:
        fields = UNSUPPORTED
    return {"id": request.get("id"), **fields}


def main() -> None:
    """Answers until the end of the input."""
    warnings.simplefilter("ignore")
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer_to(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
