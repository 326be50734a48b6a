"""The protocol: which answers an adapter may write."""

from __future__ import annotations

import re
from typing import Any, Optional

Json = Any


class Unusable(Exception):
    """Nothing can be run: what is asked of this program, or its adapter, is wrong."""


class NoAnswer(Exception):
    """The answer is missing, or violates the protocol."""


class Unsupported(Exception):
    """The implementation does not know what is asked."""


class Schema:
    """The part of JSON Schema that `protocol.json` is written in."""

    def __init__(self, document: Json) -> None:
        self.document = document

    def check_answer(self, operation: str, answer: Json) -> None:
        """Raises NoAnswer where the protocol does not allow an answer."""
        if isinstance(answer, dict) and "unsupported" in answer:
            schema = self.document["$defs"]["unsupported"]
        else:
            schema = self.document["answers"][operation]
        fault = self.fault(schema, answer, "")
        if fault:
            raise NoAnswer("the answer to '%s' is not what the protocol has: %s" % (operation, fault))

    def fault(self, schema: Json, value: Json, place: str) -> Optional[str]:
        """The error in a value; None without one."""
        if "$ref" in schema:
            target = self.document
            for part in schema["$ref"].lstrip("#/").split("/"):
                target = target[part]
            found = self.fault(target, value, place)
            if found:
                return found
        found = simple_fault(schema, value)
        if found:
            return "at '%s/': %s" % (place, found)
        if "anyOf" in schema:
            faults = [self.fault(one, value, place) for one in schema["anyOf"]]
            if all(faults):
                return max(faults, key=lambda fault: fault.split("'")[1].count("/"))
        if "not" in schema and self.fault(schema["not"], value, place) is None:
            return "at '%s/': %r is not allowed" % (place, value)
        if isinstance(value, list):
            return self.items_fault(schema, value, place)
        return self.fields_fault(schema, value, place) if isinstance(value, dict) else None

    def items_fault(self, schema: Json, items: list, place: str) -> Optional[str]:
        first = schema.get("prefixItems", [])
        for index, item in enumerate(items):
            of_item = first[index] if index < len(first) else schema.get("items", {})
            found = self.fault(of_item, item, "%s/%d" % (place, index))
            if found:
                return found
        return None

    def fields_fault(self, schema: Json, fields: dict, place: str) -> Optional[str]:
        known, others = schema.get("properties", {}), schema.get("additionalProperties", {})
        for name, value in fields.items():
            inner = "%s/%s" % (place, name)
            if "propertyNames" in schema and self.fault(schema["propertyNames"], name, inner):
                return "at '%s': this name is not allowed" % inner
            of_field = known.get(name, others)
            if of_field is False:
                return "at '%s': unknown field" % inner
            found = self.fault(of_field, value, inner)
            if found:
                return found
        return None


TYPES = {
    "null": lambda value: value is None,
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}


def simple_fault(schema: Json, value: Json) -> Optional[str]:
    """The error in a value by the keywords that look no deeper."""
    if "type" in schema:
        types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        if not any(TYPES[kind](value) for kind in types):
            return "expected %s, found %.100r" % (schema["type"], value)
    if "const" in schema and not same(schema["const"], value):
        return "expected %r, found %.100r" % (schema["const"], value)
    if "enum" in schema and not any(same(choice, value) for choice in schema["enum"]):
        return "%.100r is not in %r" % (value, schema["enum"])
    if TYPES["number"](value):
        if value < schema.get("minimum", value) or value > schema.get("maximum", value):
            return "%r is out of range" % value
    for kind, least, most in ((list, "minItems", "maxItems"), (dict, "minProperties", "maxProperties"),
                              (str, "minLength", "maxLength")):
        if isinstance(value, kind):
            if len(value) < schema.get(least, 0) or len(value) > schema.get(most, len(value)):
                return "%.100r has another length" % (value,)
    if isinstance(value, dict):
        for field in schema.get("required", []):
            if field not in value:
                return 'the field "%s" is missing' % field
    # Python's `$` is before a line feed at the end, too.
    if "pattern" in schema and isinstance(value, str) and not re.search(schema["pattern"].replace("$", r"\Z"), value):
        return "%.100r does not match %s" % (value, schema["pattern"])
    return None


def same(left: Json, right: Json) -> bool:
    """Whether two values are one in JSON: 1 and true are two."""
    return type(left) is type(right) and left == right
