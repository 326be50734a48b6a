"""The reflection of a function: its JSON text, read as the runtime's constructor does.

Rules: the study of the V1 function ABI (sections "packing", "unpacking" and "Exact
messages"). Records are kept as plain JSON values, because the runtime treats them as
plain Python values; what it raises on a strange one is what Python raises here.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from failure import CONSTRUCT, Failure, from_exception

IREE_2021 = "iree2021"
IREE_2022 = "iree2022"
PROFILES = (IREE_2021, IREE_2022)

INLINED_TAGS = ["slist", "stuple", "sdict"]


@dataclass
class Reflection:
    """The records of the arguments and of the results; None without reflection."""

    arguments: list[Any] | None = None
    results: list[Any] | None = None
    results_are_inlined: bool = False
    names: dict[str, int] = field(default_factory=dict)


def load(text: str | None) -> Reflection:
    """Reads the JSON and checks its outer shape."""
    if text is None:
        return Reflection()
    document = parse(text)
    attributes = {"iree.abi": text}
    try:
        arguments, results = document["a"], document["r"]
    except KeyError:
        message = "Malformed function reflection metadata: %r" % attributes
        raise Failure(CONSTRUCT, "RuntimeError", message) from None
    except TypeError as error:
        raise from_exception(CONSTRUCT, error) from None
    if not isinstance(arguments, list) or not isinstance(results, list):
        message = "Malformed function reflection metadata structure: %r" % attributes
        raise Failure(CONSTRUCT, "RuntimeError", message)
    return Reflection(arguments, results)


def parse(text: str) -> Any:
    """The JSON value, by Python's reader: duplicate keys and NaN are taken, a byte
    order mark is not."""
    try:
        return json.loads(text)
    except ValueError:
        message = "Reflection metadata is not valid JSON: " + text
        raise Failure(CONSTRUCT, "RuntimeError", message) from None


def note_inlined_results(reflection: Reflection) -> None:
    """A single structured result is inlined: its items are the function's results.

    Only the tag of that one record is looked at when a function is loaded.
    """
    if reflection.results is None or len(reflection.results) != 1:
        return
    record = reflection.results[0]
    try:
        reflection.results_are_inlined = bool(record) and record[0] in INLINED_TAGS
    except (TypeError, KeyError) as error:
        raise from_exception(CONSTRUCT, error) from None


def unwrap_named(reflection: Reflection) -> None:
    """Replaces each `named` record by its type and notes its place, as the runtime
    did until February 2022."""
    for index, record in enumerate(reflection.arguments or []):
        try:
            if record and record[0] == "named":
                name, kind = record[1:]
                reflection.names[name] = index
                reflection.arguments[index] = kind  # type: ignore[index]
        except (TypeError, KeyError, ValueError) as error:
            raise from_exception(CONSTRUCT, error) from None
