"""Unpacking the results of a call, in both generations of the runtime.

Rules: the study of the V1 function ABI (section "unpacking" and the result
messages of "Exact messages").
"""

from __future__ import annotations

from typing import Any, Callable

import pack
import pack2021
from arrays import ELEMENT_NUMBERS_2021, Array
from failure import CALL, Failure
from reflection import IREE_2021, load, note_inlined_results
from values import UNREADABLE_2021, UNREADABLE_MESSAGE, VmNumber, VmRef

INTEGER_RECORDS = ("i8", "i16", "i32", "i64")
FLOAT_RECORDS = ("f16", "f32", "f64", "bf16")

RESULT_DTYPES = {
    "i1": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "f16": "float16", "f32": "float32", "f64": "float64",
    "complex<f32>": "complex64", "complex<f64>": "complex128",
}
RESULT_DTYPES_2021 = {
    name: dtype for name, dtype in RESULT_DTYPES.items()
    if name != "f16" and not name.startswith("complex")
}

HOLLOW = object()
"""A device array without a buffer, which since 2022 a list becomes where an array is due: it fails when it is looked into."""


class ReturnFailure(Failure):
    """The runtime's own `ReturnError`, which passes through every level."""

    def __init__(self, message: str) -> None:
        super().__init__(CALL, "ReturnError", message)


def unpack(text: str | None, results: list[Any], profile: str) -> Any:
    """The caller's value: None, the one result, or a tuple of several."""
    if profile == IREE_2021:
        pack2021.construct(text)
    else:
        pack.construct(text)
    reflection = load(text)
    note_inlined_results(reflection)
    if reflection.results_are_inlined:
        results = [results]
    unpacker = Unpacker(profile)
    values = unpacker.sequence(results, reflection.results)
    if is_hollow(values):
        message = "'NoneType' object has no attribute 'get_buffer'"
        raise Failure(CALL, "AttributeError", message)
    if len(values) == 1:
        return values[0]
    return tuple(values) if values else None


class Unpacker:
    """Turns lists of the virtual machine into Python values.

    It remembers the result it began last, for the tail of its messages.
    """

    def __init__(self, profile: str) -> None:
        self.is_2021 = profile == IREE_2021
        self.dtypes = RESULT_DTYPES_2021 if self.is_2021 else RESULT_DTYPES
        self.current = ""
        self.converters: dict[Any, Callable[[Any, Any], Any]] = {
            "ndarray": self.ndarray,
            "slist": self.slist,
            "stuple": lambda value, record: tuple(self.slist(value, record)),
            "sdict": self.sdict,
            "py_homogeneous_list": self.homogeneous_list,
        }
        self.converters.update({name: self.integer for name in INTEGER_RECORDS})
        self.converters.update({name: self.floating for name in FLOAT_RECORDS})

    def sequence(self, values: list[Any], records: Any) -> list[Any]:
        """Each value by its record; their numbers must be the same."""
        if records is None:
            records = [None] * len(values)
        if len(values) != len(records):
            counts = (len(values), len(records))
            raise self.error("mismatched return arity: %d vs %d" % counts)
        results = []
        for index, (value, record) in enumerate(zip(values, records)):
            self.current = "%d@%s with description %s" % (index, list_text(values), record)
            results.append(self.value(value, record))
        return results

    def value(self, value: Any, record: Any) -> Any:
        """One value; a null record takes it unchanged."""
        if record is None:
            return self.dynamic(value)
        try:
            tag = record if isinstance(record, str) else record[0]
            converter = self.converters.get(tag)
        except (TypeError, LookupError) as error:
            raise Failure(CALL, type(error).__name__, str(error)) from None
        if converter is None:
            raise self.error("cannot map VM type to Python: %s" % (tag,))
        try:
            return converter(value, record)
        except ReturnFailure:
            raise
        except (Failure, TypeError, ValueError, LookupError, OverflowError):
            raise self.error("exception converting from VM type to Python") from None

    def error(self, message: str) -> ReturnFailure:
        """An error about the result that was begun last."""
        text = "Error processing function return: %s (while decoding return %s)"
        return ReturnFailure(text % (message, self.current))

    def dynamic(self, value: Any) -> Any:
        """A value without a record; lists are not turned into Python's."""
        if isinstance(value, VmNumber):
            return value.value
        if isinstance(value, list):
            if self.is_2021:
                return VmRef("VmVariantList", list_text(value))
            return VmRef("VmRef", "<VmRef vm.list")
        if isinstance(value, Array) and self.is_2021 and value.dtype in UNREADABLE_2021:
            raise Failure(CALL, "ValueError", UNREADABLE_MESSAGE, open_wording=True)
        return value

    def ndarray(self, value: Any, record: Any) -> Any:
        """A view cast to the type of the record; rank and dims are not looked at."""
        is_list = isinstance(value, list) and not self.is_2021
        if not isinstance(value, Array) and not is_list:
            raise ValueError("list element is not a ref")
        if self.is_2021 and value.dtype in UNREADABLE_2021:
            raise ValueError(UNREADABLE_MESSAGE)
        if record[1] not in self.dtypes:
            raise self.error("unrecognized dtype '%s'" % (record[1],))
        if is_list:
            return HOLLOW
        return value.cast(self.dtypes[record[1]])

    def integer(self, value: Any, record: Any) -> int:
        """Any integer of the virtual machine; the width is not checked."""
        return self.number(value, int)

    def floating(self, value: Any, record: Any) -> float:
        """Any float of the virtual machine; the width is not checked."""
        return self.number(value, float)

    def number(self, value: Any, kind: type) -> Any:
        """A number of that Python type, with no conversion between the two."""
        number = self.dynamic(value)
        if type(number) is not kind:
            raise ReturnFailure("expected an %s value but got %s" % (kind, type(number)))
        return number

    def slist(self, value: Any, record: Any) -> list[Any]:
        """A list of the virtual machine, each item by a record of its own."""
        return self.sequence(vm_list(value), record[1:])

    def sdict(self, value: Any, record: Any) -> dict[Any, Any]:
        """The same with keys; the last of a duplicate key wins."""
        items = vm_list(value)
        keys, records = [], []
        for key, item_record in record[1:]:
            keys.append(key)
            records.append(item_record)
        return dict(zip(keys, self.sequence(items, records)))

    def homogeneous_list(self, value: Any, record: Any) -> list[Any]:
        """A list of any length, the element records repeated for every item."""
        items = vm_list(value)
        return self.sequence(items, record[1:] * len(items))


def is_hollow(value: Any) -> bool:
    """Whether an array without a buffer is in what the caller gets."""
    if isinstance(value, dict):
        return any(map(is_hollow, value.values()))
    return value is HOLLOW or isinstance(value, (list, tuple)) and any(map(is_hollow, value))


def vm_list(value: Any) -> list[Any]:
    """A value that must be a list of the virtual machine."""
    if not isinstance(value, list):
        raise ValueError("Could not access list element")
    return value


def list_text(values: list[Any]) -> str:
    """A list as the runtime prints it."""
    return "<VmVariantList(%d): [%s]>" % (len(values), items_text(values))


def items_text(values: list[Any]) -> str:
    """The items of a list, printed."""
    return ", ".join(value_text(value) for value in values)


def value_text(value: Any) -> str:
    """One value of the virtual machine, printed."""
    if isinstance(value, list):
        return "List[%s]" % items_text(value)
    if isinstance(value, Array):
        shape = "x".join(str(dim) for dim in value.shape)
        return "HalBufferView(%s:%s)" % (shape, ELEMENT_NUMBERS_2021.get(value.dtype, "?"))
    if not isinstance(value, VmNumber):
        return str(value)
    # C++'s std::to_string.
    return "%f" % value.value if isinstance(value.value, float) else str(value.value)
