"""The comparison of lines with those of a case."""

from __future__ import annotations

import re
from typing import Optional

from .protocol import Json, Unusable


def accepted(lines: str) -> bool:
    first = lines.split("\n")[0]
    refusals = ("error", "exit ", "crash ")
    return first in ("ok", "clean", "exit 0", "lossless") or not any(
        line.startswith(refusals) for line in lines.split("\n"))


def exit_of(lines: str) -> Optional[str]:
    first = lines.split("\n")[0]
    return first if first.startswith(("exit ", "crash ")) else None


def places(lines: str) -> list:
    found = (re.match(r"(error|warning) (\d+)[:.]", line) for line in lines.split("\n"))
    return [(match[1], match[2]) for match in found if match]


def errors(lines: str) -> list:
    return [place for place in places(lines) if place[0] == "error"]


def first_error(lines: str) -> Optional[tuple]:
    return next(iter(errors(lines)), None)


def ranges(lines: str) -> list:
    found = (re.match(r"(\w+) (\d+)\.\.(\d+)", line) for line in lines.split("\n"))
    return [(match[1], int(match[2]), int(match[3])) for match in found if match]


def touching(expected: str, lines: str, size: int) -> bool:
    """Whether each expected finding is met by one of its severity that touches it, and no others are there."""
    wanted = ranges(expected)
    informs = any(severity == "information" for severity, _, _ in wanted)
    found = [one for one in ranges(lines) if informs or one[0] != "information"]
    found = [one for one in found if one[0] != "hint"] if not informs else found
    for severity, start, end in wanted:
        is_most = (end - start) * 2 > size
        met = next((one for one in found if one[0] == severity and one[1] <= end and start <= one[2]
                    and (is_most or not (one[2] - one[1]) * 2 > size)), None)
        if met is None:
            return False
        found.remove(met)
    return not found


def words_that_count(lines: str) -> str:
    if not lines.startswith("error "):
        return lines
    return re.split("['\"<(\\[{0-9]", lines, maxsplit=1)[0].rstrip("- ")


NAME = re.compile(r'@"[^"]*"|[%@^#][\w$.-]*')
DEFINED = {
    "%": re.compile(r": |(?::\d*)?(?:, %[\w$.-]*(?::\d*)?)* ="),
    "^": re.compile(r":|\(%[\w$.-]*: "),
}
"""The text after the name of a value or of a block at its definition."""


def is_definition(text: str, name: str, end: int) -> bool:
    """Whether a name, which ends there, is defined: `%a = ..`, `%a:2, %b = ..`, `(%a: i32)`, `^bb1:`, `^bb1(%a: i32)`."""
    found = DEFINED.get(name[0])
    return found is not None and found.match(text, end) is not None


def without_comment(line: str) -> str:
    """The line up to its comment. Neither a mark between parts nor text in quotes is a comment."""
    def kept(part: re.Match) -> str:
        return "" if part[0].startswith("//") and part[0] != "// -----" else part[0]
    return re.sub(r'"(?:[^"\\]|\\.)*"?|// -----|//.*', kept, line)


def renamed(text: str, kept: set) -> str:
    """The text with one blank between words, and the names that do not count numbered in order of appearance; those
    of values and blocks restart in each function and at redefinitions."""
    text = " ".join(word for line in text.split("\n") for word in without_comment(line).split())
    names: dict = {}
    defined: set = set()
    count = 0
    out: list = []
    at = 0
    for match in NAME.finditer(text):
        name = match[0]
        if "func.func" in text[at:match.start()]:
            names = {one: number for one, number in names.items() if one[0] not in "%^"}
            defined = set()
        out.append(text[at:match.start()])
        at = match.end()
        before = next((part for part in reversed(out) if part), "")
        number = name.startswith("#") and before[-1:].isdigit()
        if len(name) == 1 or (name.startswith("#") and "." in name) or number or name in kept:
            out.append(name)
        else:
            if is_definition(text, name, at):
                if name in defined:
                    del names[name]
                defined.add(name)
            if name not in names:
                count += 1
                names[name] = count
            out.append("%s%d" % (name[0], names[name]))
    return "".join(out) + text[at:]


def first_places(lines: str, parts: str) -> str:
    """The lines, with findings cut after their positions: `error 3:25`. Findings after the first error of a part are
    left out; marks in `parts` separate the parts."""
    kept, refused = [], set()
    for line in lines.split("\n"):
        found = re.match(r"(error|warning) (\d+):(\d+)(?=: |$)", line)
        if found:
            row, column = int(found[2]), int(found[3])
            texts = parts.split("\n")
            before = texts[:row - 1] + [text[:column - 1] for text in texts[row - 1:row]]
            part = sum(text.count("// -----") for text in before)
            if part in refused:
                continue
            if found[1] == "error":
                refused.add(part)
            line = found[0]
        kept.append(line)
    return "\n".join(kept)


def agrees(case: Json, expected: str, lines: str) -> bool:
    comparison = case["comparison"]
    if comparison == "answered":
        return True
    if comparison == "verdict":
        return accepted(expected) == accepted(lines)
    if comparison == "first":
        return exit_of(expected) == exit_of(lines) and first_error(expected) == first_error(lines)
    if comparison == "lines":
        return places(expected) == places(lines)
    if comparison == "errors":
        return errors(expected) == errors(lines)
    if comparison == "findings":
        return touching(expected, lines, len(case["input"].encode("utf-8")))
    if comparison == "text":
        kept = {match[0] for match in NAME.finditer(case["input"]) if match[0].startswith("@")}
        is_split = "-split-input-file" in ((case.get("request") or {}).get("flags") or [])
        parts = case["input"] if is_split else ""
        return renamed(first_places(expected, parts), kept) == renamed(first_places(lines, parts), kept)
    if comparison == "records" and expected == "refused":
        return lines.startswith("refused")
    if comparison == "call":
        return words_that_count(expected) == words_that_count(lines)
    if comparison not in ("all", "records"):
        raise Unusable("%s: this runner knows no comparison '%s'" % (case["id"], comparison))
    return expected.rstrip() == lines.rstrip()


def without_words(lines: str) -> str:
    first, _, rest = lines.partition("\n")
    for word in ("error:", "error construct", "error call"):
        if first.startswith(word):
            first = word
            break
    return first + "\n" + rest
