"""An adapter around the runtime that IREE had for Python from August 2021 to February 2022.

    pip download --no-deps --only-binary=:all: --python-version 3.9 iree-runtime==20220109.9
    unzip iree_runtime-*.whl -d OLD
    abide conformance run --require BIND-2021 \\
        --adapter "python3 conformance/adapters/iree_runtime_2021.py OLD/iree/runtime/function.py"

It answers `reflection.pack` with the profile `iree2021`. The packer is one file of Python, which runs with the numpy of
today; lists of the machine, which are C++, are replaced by lists of Python. Results are read by C++: `reflection.unpack`
is answered if that can be loaded, which takes the Python that it was built for, and is unsupported elsewhere:

    python3.9 -m venv PY39; PY39/bin/pip install 'numpy<2' ml_dtypes
    abide conformance run --require BIND-2021 \\
        --adapter "env PYTHONPATH=OLD PY39/bin/python conformance/adapters/iree_runtime_2021.py OLD/iree/runtime/function.py"

Python 3.9 or later, numpy, and ml_dtypes for arrays of bfloat16.
"""

from __future__ import annotations

import importlib.util
import json
import math
import sys
import types
import warnings
from typing import Any

import numpy as np

try:
    import ml_dtypes
except ImportError:
    # Without it arrays of bfloat16 are not available.
    ml_dtypes = None

Message = dict  # a JSON object

UNSUPPORTED: Message = {"unsupported": True}
SHOWN = 64
"""An array of more elements than these is spelled without its data."""

READABLE = {"int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64"}
"""The types that the bindings of that time could read back."""


class Untold(Exception):
    """A value that the substitutes do not have."""


class VmVariantList(list):
    """A list of the machine, which keeps its values as SPEC.md spells them."""

    def __init__(self, capacity: int) -> None:
        super().__init__()

    def push_int(self, value: Any) -> None:
        if not -(2**63) <= value < 2**63:
            raise TypeError("push_int(): incompatible function arguments")
        self.append({"i64": int(value)})

    def push_float(self, value: Any) -> None:
        self.append({"f64": spell_float(float(value))})

    def push_list(self, items: "VmVariantList") -> None:
        self.append(list(items))

    def push_buffer_view(self, _: Any, array: Any, element_type: str) -> None:
        self.append({"bv": spell_array(np.asarray(array))})


class HalElementType:
    """Every element type is its name."""

    def __getattr__(self, name: str) -> str:
        return name


class Called(Exception):
    """The function was called, with these arguments."""

    def __init__(self, arguments: VmVariantList) -> None:
        super().__init__()
        self.arguments = arguments


class Context:
    """A context whose calls go no further than their arguments."""

    def invoke(self, _: Any, arguments: VmVariantList, __: VmVariantList) -> None:
        raise Called(arguments)


class Function:
    """A function with reflection only."""

    def __init__(self, abi: str | None) -> None:
        self.reflection = {} if abi is None else {"iree.abi": abi}


def load(path: str) -> types.ModuleType:
    """The packer, with substitutes for its imports."""
    package = types.ModuleType("runtime_2021")
    package.__path__ = []
    binding = types.ModuleType("runtime_2021.binding")
    binding.VmVariantList = VmVariantList
    binding.HalElementType = HalElementType()
    binding.HalDevice = binding.VmContext = binding.VmFunction = object
    tracing = types.ModuleType("runtime_2021.tracing")
    tracing.ContextTracer = tracing.CallTrace = object
    package.tracing = tracing
    for module in (package, binding, tracing):
        sys.modules[module.__name__] = module
    spec = importlib.util.spec_from_file_location("runtime_2021.function", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def spell_float(number: float) -> Any:
    if math.isnan(number):
        return {"$f": "nan"}
    if math.isinf(number):
        return {"$f": "inf" if number > 0 else "-inf"}
    return number


def spell_array(array: np.ndarray) -> Message:
    """An array as that runtime could show it."""
    if array.dtype.name not in READABLE:
        return {"error": "Unsupported VM Buffer -> numpy dtype mapping"}
    return array_fields(array)


def array_fields(array: np.ndarray) -> Message:
    """An array's type and shape and, where they are few, its elements."""
    fields: Message = {"dtype": array.dtype.name, "shape": list(array.shape)}
    rows = 1
    for dim in array.shape:
        if dim == 0:
            break
        rows *= dim
    if rows <= SHOWN:
        fields["data"] = spelled(array.tolist())
    return fields


def spelled(item: Any) -> Any:
    if isinstance(item, list):
        return [spelled(part) for part in item]
    return spell_float(item) if isinstance(item, float) else item


def read_value(value: Any) -> Any:
    """A value of a caller's, as SPEC.md spells it."""
    if isinstance(value, list):
        return [read_value(item) for item in value]
    if not isinstance(value, dict):
        return value
    tag = next((key for key in value if key.startswith("$")), None)
    if tag is None:
        return {key: read_value(item) for key, item in value.items()}
    payload = value[tag]
    if tag == "$tuple":
        return tuple(read_value(item) for item in payload)
    if tag == "$set":
        return {read_value(item) for item in payload}
    if tag == "$items":
        return {read_value(key): read_value(item) for key, item in payload}
    if tag == "$f":
        return float(payload)
    dtype = value.get("dtype")
    if tag not in ("$nd", "$np", "$zeros") or dtype == "bfloat16" and ml_dtypes is None:
        raise Untold
    dtype = ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype
    if tag == "$zeros":
        return np.zeros(payload, dtype=dtype)
    array = np.array(read_value(payload), dtype=dtype)
    return array[()] if tag == "$np" else array


def refusal(stage: str, error: Exception) -> Message:
    return {"ok": False, "stage": stage, "error_type": type(error).__name__, "error": str(error)}


def pack(packer: types.ModuleType, request: Message) -> Message:
    """The arguments as the machine gets them."""
    args = [read_value(value) for value in request["args"]]
    kwargs = {name: read_value(value) for name, value in request["kwargs"].items()}
    try:
        invoker = packer.FunctionInvoker(Context(), None, Function(request["abi"]), None)
    except Exception as error:
        return refusal("construct", error)
    try:
        invoker(*args, **kwargs)
    except Called as called:
        return {"ok": True, "vm": list(called.arguments)}
    except Exception as error:
        return refusal("call", error)
    return UNSUPPORTED


class Results:
    """Results by that runtime's own bindings."""

    def __init__(self) -> None:
        from iree.runtime import binding, function

        self.list_type, self.element_types = binding.VmVariantList, binding.HalElementType
        self.invoker = function.FunctionInvoker
        # The driver is destroyed before the device unless a reference is kept.
        self.driver = binding.HalDriver.create("vmvx-sync")
        self.device = self.driver.create_default_device()

    def unpack(self, request: Message) -> Message:
        """The results as the caller gets them."""
        given = request["vm"]

        class Returns:
            """A context whose calls return their arguments."""

            @staticmethod
            def invoke(_: Any, __: Any, results: Any) -> None:
                self.push_all(results, given)

        function = Function(request["abi"])
        try:
            invoker = self.invoker(Returns(), self.device, function, None)
        except Exception as error:
            return refusal("construct", error)
        try:
            return {"ok": True, "py": self.spell(invoker())}
        except Untold:
            raise
        except Exception as error:
            return refusal("call", error)

    def push_all(self, target: Any, values: list[Any]) -> None:
        """Fills a list of the machine with values as SPEC.md spells them."""
        for value in values:
            if isinstance(value, list):
                items = self.list_type(len(value))
                self.push_all(items, value)
                target.push_list(items)
            elif isinstance(value, dict):
                self.push_object(target, value)
            elif isinstance(value, float):
                target.push_float(value)
            elif value is None:
                # A null cannot be pushed.
                raise Untold
            else:
                target.push_int(value)

    def push_object(self, target: Any, value: Message) -> None:
        """A number with its width, which the bindings do not keep, or a buffer view."""
        ((tag, payload),) = value.items()
        if tag == "bv":
            element_type = getattr(self.element_types, payload["type"], None)
            if element_type is None:
                raise Untold
            target.push_buffer_view(self.device, viewed(payload), element_type)
        elif tag.startswith("f"):
            number = float(read_value(payload))
            target.push_float(float(np.float32(number)) if tag == "f32" else number)
        else:
            target.push_int(payload)

    def spell(self, value: Any) -> Any:
        """The caller's result, as SPEC.md spells it."""
        if isinstance(value, tuple):
            return {"$tuple": [self.spell(item) for item in value]}
        if isinstance(value, list):
            return [self.spell(item) for item in value]
        if isinstance(value, dict):
            return {"$dict": [[self.spell(key), self.spell(item)] for key, item in value.items()]}
        if isinstance(value, np.ndarray):
            return {"$array": array_fields(value)}
        if isinstance(value, self.list_type):
            return {"$repr": repr(value), "class": "VmVariantList"}
        return spell_float(value) if isinstance(value, float) else value


def viewed(view: Message) -> np.ndarray:
    """The elements of a buffer view; zeros for types that numpy lacks, which cannot be read back."""
    kind, _, bits = view["type"].partition("_")
    name = {"SINT": "int%s", "UINT": "uint%s", "FLOAT": "float%s", "COMPLEX": "complex%s"}.get(kind, "uint%s") % bits
    if "data" not in view or kind not in ("SINT", "UINT", "FLOAT", "BOOL"):
        return np.zeros(view["shape"], dtype=name)
    return np.array(read_value(view["data"]), dtype=name).reshape(view["shape"])


def load_results() -> Results | None:
    """The bindings of that runtime, where this Python can load them."""
    try:
        return Results()
    except (ImportError, AttributeError, RuntimeError):
        return None


def answer_to(packer: types.ModuleType, results: Results | None, request: Message) -> Message:
    """The answer to one request."""
    operation = request.get("op") if request.get("profile") == "iree2021" else ""
    fields = UNSUPPORTED
    try:
        if operation == "reflection.pack":
            fields = pack(packer, request)
        elif operation == "reflection.unpack" and results:
            fields = results.unpack(request)
    except Untold:
        fields = UNSUPPORTED
    return {"id": request.get("id"), **fields}


def main() -> None:
    """Answers until the end of the input."""
    warnings.simplefilter("ignore")
    packer, results = load(sys.argv[1]), load_results()
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer_to(packer, results, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
