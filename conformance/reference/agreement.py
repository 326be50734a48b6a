"""Whether two answers to one request agree.

Rules: the adapter protocol. Verdicts, events, texts and values must be the same; of a
message only the leading words, because the tails hold Python's and numpy's wording.
"""

from __future__ import annotations

import itertools
import re
from typing import Any

TAIL = re.compile(r"""['"<(\[{0-9]|-[0-9]""")
NAME = re.compile(r"@S[0-9]+|[%^][A-Za-z0-9_$.-]+")
"""Names in MLIR that a printer chooses: of values, blocks and new symbols."""
ALIAS = re.compile(r"#(?:loc|map|set)[0-9]*\b")
"""Aliases, which a printer names, too."""
DEFINED = re.compile(r": |:\Z|:(?= )|(?::\d+)?(?:, %[\w$.-]+(?::\d+)?)* =|\(%[\w$.-]+: ")
"""The text after a name at its definition."""
VIEW = re.compile(r"HalBufferView\([^)]*\)")

WITH_FINDINGS = ("sip.inputs", "sip.results", "reflection.check")

Answer = dict  # a JSON object


def leading_words(message: Any) -> str:
    """A message up to its first quoted, bracketed or numeric part."""
    return TAIL.split(str(message), maxsplit=1)[0].strip()


def disagreement(operation: str, expected: Answer, actual: Answer) -> str | None:
    """The first key in which the answers differ; None where they agree.

    Where `expected` has `open_wording`, only the verdict counts.
    """
    if operation in WITH_FINDINGS and not same_findings(expected, actual):
        return "diagnostics"
    for key in keys_to_compare(operation, expected):
        if not same(comparable(key, expected.get(key)), comparable(key, actual.get(key))):
            return key
    return None


def keys_to_compare(operation: str, expected: Answer) -> list[str]:
    """The keys that count, in the order in which a difference tells most."""
    if expected.get("open_wording"):
        return ["ok"]
    if operation == "reflection.check":
        return []
    if operation == "mlir.check":
        return ["diagnostics"]
    if operation == "mlir.opt":
        return ["rc"] if expected["rc"] else ["rc", "stdout"]
    if operation == "sip.tokens":
        return ["ok", "tokens"]
    if operation == "sip.mangle":
        return ["ok", "sets", "text_hex"]
    if operation.startswith("sip."):
        if expected["ok"]:
            return ["ok", "text_hex"] + ["events"] * ("events" in expected)
        return ["ok", "error"] + ["partial_text_hex", "events"] * ("events" in expected)
    if expected["ok"]:
        return ["ok", "vm" if operation == "reflection.pack" else "py"]
    return ["ok", "stage", "error_type", "error"]


def same_findings(expected: Answer, actual: Answer) -> bool:
    """Whether each finding has one of its severity that touches it; other findings may only be in undocumented ranges.

    Answers about signatures, and recorded ones, may lack findings. If a length may be the error, further findings are open.
    """
    if "diagnostics" not in expected or "diagnostics" not in actual:
        return "ok" in actual
    left = [one for one in actual["diagnostics"] if one["severity"] in ("error", "warning")]
    if expected.get("open_findings"):
        return any(one["severity"] == "error" for one in left)
    for one in expected["diagnostics"]:
        touching = [other for other in left if touches(one, other)]
        if not touching:
            return False
        left.remove(max(touching, key=lambda other: (other["start"], other["end"]) == (one["start"], one["end"])))
    places = expected.get("open_places", [])
    return all(any(start <= one["start"] <= end for start, end in places) for one in left)


def touches(one: Answer, other: Answer) -> bool:
    """Whether two findings have one severity, and ranges that touch."""
    return one["severity"] == other["severity"] and one["start"] <= other["end"] and other["start"] <= one["end"]


def comparable(key: str, value: Any) -> Any:
    """The part of a value that counts."""
    if key == "error":
        return leading_words(value)
    if key == "diagnostics":
        return [one["line"] for one in value if one["severity"] == "error"]
    if key == "stdout":
        return numbered(str(value))
    if key == "tokens":
        return [comparable_token(token) for token in value or []]
    return value


def without_comment(line: str) -> str:
    """The line up to its comment. Neither a mark between parts nor text in quotes is a comment."""
    def kept(part: re.Match[str]) -> str:
        return "" if part[0].startswith("//") and part[0] != "// -----" else part[0]
    return re.sub(r'"(?:[^"\\]|\\.)*"?|// -----|//.*', kept, line)


def numbered(text: str) -> str:
    """A text of MLIR without comments, with the names that its printer chooses numbered in order, function by function."""
    text = " ".join(word for line in text.split("\n") for word in without_comment(line).split())
    aliases = {alias: "#%d" % at for at, alias in enumerate(dict.fromkeys(ALIAS.findall(text)))}
    text = ALIAS.sub(lambda found: aliases[found[0]], text)
    return "func.func".join(map(numbered_function, text.split("func.func")))


def numbered_function(text: str) -> str:
    """The names of a function, numbered in order; one that is given again, in another region, is another one."""
    names: dict[str, str] = {}
    defined: set[str] = set()
    count = itertools.count()

    def number(found: re.Match[str]) -> str:
        name = found[0]
        if DEFINED.match(text, found.end()) is not None:
            if name in defined:
                del names[name]
            defined.add(name)
        if name not in names:
            names[name] = "%s%d" % (name[0], next(count))
        return names[name]

    return NAME.sub(number, text)


def comparable_token(token: list[Any]) -> list[Any]:
    """The number of an error token does not count."""
    kind, tag, number, content = token
    return [kind, tag, None if kind == "error" else number, content]


def same(left: Any, right: Any) -> bool:
    """Equality in which 1, 1.0 and true are three different values.

    Objects of the bindings are compared by their printed form, except for the buffer views in it.
    """
    if type(left) is not type(right):
        return False
    if isinstance(left, dict):
        if "$repr" in left and "$repr" in right:
            printed = [(VIEW.sub("", one["$repr"]), one.get("class")) for one in (left, right)]
            return printed[0] == printed[1]
        return left.keys() == right.keys() and all(same(left[k], right[k]) for k in left)
    if isinstance(left, list):
        return len(left) == len(right) and all(map(same, left, right))
    return left == right
