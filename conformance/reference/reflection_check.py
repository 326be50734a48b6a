"""Findings in the JSON of a function's reflection, with their positions.

Rules: the design document of the V1 function ABI (section "reflection") for errors, the study of the two
runtimes for warnings, and the suite's REF rules for the positions.
"""

from __future__ import annotations

import re

from findings import Findings
from json_places import LIST, NULL, NUMBER, OBJECT, TEXT, Value, parse

PRIMITIVE = re.compile(r"(?:[if][1-9][0-9]*|bf16|unknown)\Z")
COMPILERS = ("index", "complex<f32>", "complex<f64>")
"""The types that IREE's compilers wrote besides the document's primitives."""
FOREIGN = ("pytuple", "py_uniform_list", "py_uniform_dict", "sdict_kwargs")
FOREIGN_TEXT = "pystr"

SCALAR_ARGUMENTS = ("i8", "i16", "i32", "i64", "f32", "f64")
SCALAR_RESULTS = SCALAR_ARGUMENTS + ("f16", "bf16")
ELEMENTS = ("i1", "i8", "i16", "i32", "i64", "f32", "f64")
"""Element types that both runtimes take, in arguments and in results."""

GREATEST_DIM = 2 ** 63 - 1


def check(text: str) -> Findings:
    """All findings in a text."""
    findings = Findings()
    document = parse(text)
    if document is None:
        # The position of the error, and further findings, are open.
        end = len(text.encode("utf-8", "surrogatepass"))
        findings.error(0, end, "this is no JSON")
        findings.leave(0, end)
        return findings
    Checker(findings).document(document)
    return findings


class Checker:
    """Collects the findings."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings

    def error(self, value: Value, message: str) -> None:
        """Reports text that the document does not have."""
        self.findings.error(value.start, value.end, message)

    def warning(self, value: Value, message: str) -> None:
        """Reports text that a runtime refuses or misreads."""
        self.findings.warning(value.start, value.end, message)

    def document(self, document: Value) -> None:
        """The object with both lists."""
        if document.kind != OBJECT:
            self.error(document, "reflection is an object")
            return
        lists: dict[str, Value] = {}
        for key, value in zip(document.keys, document.items):
            if key.value in lists:
                self.warning(key, "the key stands twice; the last counts")
            if key.value not in ("a", "r") and value.items:
                # Keys that repeat further in.
                self.findings.leave(value.start, value.end)
            lists[key.value] = value
        for name in ("a", "r"):
            if name not in lists:
                self.findings.error(document.start, document.start + 1, "the key %s is missing" % name)
            elif lists[name].kind != LIST:
                self.error(lists[name], "%s is a list" % name)
            elif name == "a":
                self.arguments(lists[name].items)
            else:
                for record in lists[name].items:
                    self.record(record, is_argument=False)

    def arguments(self, records: list[Value]) -> None:
        """The list of arguments, the only place for names."""
        names = set()
        for index, record in enumerate(records):
            if not has_tag(record, "named"):
                self.record(record, is_argument=True)
                continue
            behind = records[index + 1:]
            is_first = not any(has_tag(other, "named") for other in records[:index])
            if is_first and not all(has_tag(other, "named") for other in behind):
                self.warning(record, "a named record before one without a name")
            self.named(record, is_argument=True)
            name = record.items[1] if len(record.items) > 1 else None
            if name is not None and name.kind == TEXT:
                if name.value in names:
                    self.warning(name, "two arguments have this name")
                names.add(name.value)

    def named(self, record: Value, is_argument: bool) -> None:
        """A record with its name."""
        if not self.has_fields(record, 3):
            return
        name, kind = record.items[1:3]
        if name.kind != TEXT:
            self.error(name, "a name is a text")
        self.record(kind, is_argument)

    def has_fields(self, record: Value, count: int) -> bool:
        """Whether a record, or a slot, has all of its fields; an error where it has another number of them."""
        if len(record.items) != count:
            self.error(record, "%d fields, and not %d" % (len(record.items), count))
        if len(record.items) < count:
            self.findings.leave(record.start, record.end)
        return len(record.items) >= count

    def record(self, record: Value, is_argument: bool) -> None:
        """A record anywhere but at the root of the arguments with a name."""
        if record.kind == NULL:
            if is_argument:
                self.warning(record, "a null argument is refused")
        elif record.kind == TEXT:
            self.primitive(record, is_argument)
        elif record.kind != LIST:
            self.error(record, "a record is a text, null or a list")
            if record.kind == OBJECT:
                self.findings.leave(record.start + 1, record.end)
        elif not record.items or record.items[0].kind != TEXT:
            self.error(record, "a list begins with its tag")
        else:
            self.compound(record, is_argument)

    def primitive(self, record: Value, is_argument: bool) -> None:
        """A text."""
        if record.value == FOREIGN_TEXT:
            self.warning(record, "npcomp's")
        elif not is_primitive(record.value):
            self.error(record, "no primitive")
        elif record.value not in (SCALAR_ARGUMENTS if is_argument else SCALAR_RESULTS):
            self.warning(record, "the runtime does not take it")

    def compound(self, record: Value, is_argument: bool) -> None:
        """A list, by its tag."""
        tag = record.items[0].value
        if tag in FOREIGN:
            self.warning(record, "a foreign tag")
            self.findings.leave(record.items[0].end, record.end)
        elif tag == "named":
            self.error(record, "a name has no place here")
            self.named(record, is_argument)
        elif tag == "ndarray":
            self.ndarray(record, is_argument)
        elif tag == "sdict":
            self.sdict(record, is_argument)
        elif tag in ("slist", "stuple"):
            self.records(record.items[1:], is_argument)
        elif tag == "py_homogeneous_list":
            if is_argument:
                self.warning(record, "the runtime refuses it as an argument")
            self.has_fields(record, 2)
            self.records(record.items[1:2], is_argument)
            for beyond in record.items[2:]:
                self.findings.leave(beyond.start, beyond.end)
        else:
            self.error(record.items[0], "no tag")

    def records(self, records: list[Value], is_argument: bool) -> None:
        """Records, one after the other."""
        for record in records:
            self.record(record, is_argument)

    def sdict(self, record: Value, is_argument: bool) -> None:
        """The slots of a dictionary."""
        keys = set()
        for slot in record.items[1:]:
            if slot.kind != LIST:
                self.error(slot, "a slot is a list")
                continue
            if not self.has_fields(slot, 2):
                continue
            key = slot.items[0]
            if key.kind != TEXT:
                self.error(key, "a key is a text")
            elif key.value in keys:
                self.warning(key, "two slots have this key")
            keys.add(key.value)
            self.record(slot.items[1], is_argument)

    def ndarray(self, record: Value, is_argument: bool) -> None:
        """Element type, rank and dims."""
        if len(record.items) < 3:
            self.error(record, "an element type and a rank are missing")
            self.findings.leave(record.start, record.end)
            return
        element, rank, *dims = record.items[1:]
        self.element_type(element)
        self.rank(rank, len(dims), is_argument)
        for dim in dims:
            if dim.kind != NULL and not is_count(dim):
                self.error(dim, "a dim is a number of elements or null")
            elif dim.kind == NUMBER and dim.value > GREATEST_DIM:
                self.warning(dim, "64 bits do not hold this dim")

    def element_type(self, element: Value) -> None:
        """A text record or null."""
        is_foreign = element.kind == TEXT and element.value == FOREIGN_TEXT
        is_known = element.kind == NULL or (element.kind == TEXT and is_primitive(element.value))
        if not is_known and not is_foreign:
            self.error(element, "no element type")
        elif element.value not in ELEMENTS:
            self.warning(element, "a runtime does not take it")

    def rank(self, rank: Value, dims: int, is_argument: bool) -> None:
        """The number of dims, or null, which has none."""
        if rank.kind == NULL:
            if dims > 0:
                self.error(rank, "a rank of null has no dims")
            elif is_argument:
                self.warning(rank, "no array fits a rank of null")
        elif not is_count(rank):
            self.error(rank, "a rank is a number of dims or null")
        elif rank.value != dims:
            self.error(rank, "%d dims follow" % dims)


def has_tag(record: Value, tag: str) -> bool:
    """Whether a record is a list with that tag."""
    return record.kind == LIST and bool(record.items) and record.items[0].value == tag


def is_primitive(text: str) -> bool:
    """Whether a text is a primitive of the document, or one that IREE's compilers wrote."""
    return PRIMITIVE.match(text) is not None or text in COMPILERS


def is_count(value: Value) -> bool:
    """Whether a value is an integer that is not negative."""
    return value.is_integer and value.value >= 0
