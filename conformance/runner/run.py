#!/usr/bin/env python3
"""The conformance suite without Rust: one file, the standard library of Python 3.9 or later.

    python3 run.py --adapter "my-adapter --flag"
    python3 run.py --adapter CMD --level BIND-2022 --level RAW
    python3 run.py --adapter CMD --require BIND-2022 --filter bind --expect known.txt --jobs 4 --format json

It reads `manifest.json` and `schema/protocol.json` beside it, asks the adapter each case, and compares as SPEC.md
says under "How a rule is tested". Sessions of language servers (`lsp`) it does not run: they are unsupported here,
and it says so; `abide conformance run --server` runs them.

The exit status is 0 where nothing fails, 1 where a case fails or a level of `--require` is not met, and 2 where
nothing could be run.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, Queue
from typing import Any, Optional

HERE = Path(__file__).resolve().parent
Json = Any


class Unusable(Exception):
    """Nothing can be run: what is asked of this program, or its adapter, is wrong."""


class NoAnswer(Exception):
    """The answer is missing, or violates the protocol."""


class Unsupported(Exception):
    """The implementation does not know the request."""


# The protocol -----------------------------------------------------------------------------------------------


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


# The adapter --------------------------------------------------------------------------------------------------


class Adapter:
    """A process that answers requests; one that dies or takes too long is started again."""

    LATE_IN_A_ROW = 10
    GRACE = 2.0
    AFTERMATH = 0.5

    def __init__(self, command: str, timeout: float) -> None:
        self.command, self.timeout = shlex.split(command), timeout
        self.process: Optional[subprocess.Popen] = None
        self.lines: Queue = Queue()
        self.last_line: Queue = Queue()
        self.asked = self.late = 0

    def ask(self, request: Json) -> Json:
        """The answer to a request; its `id` is not part of it."""
        if self.late >= self.LATE_IN_A_ROW:
            raise NoAnswer("not asked: %d requests in a row had no answer in time" % self.late)
        self.asked += 1
        try:
            answer = self.exchange({**request, "id": self.asked})
            if not isinstance(answer, dict) or not same(answer.get("id"), self.asked):
                raise NoAnswer("the answer's id is not %d" % self.asked)
        except NoAnswer:
            self.stop()
            raise
        return {name: value for name, value in answer.items() if name != "id"}

    def exchange(self, request: Json) -> Json:
        process = self.process or self.start()
        threading.Thread(target=self.write, args=(process, request), daemon=True).start()
        try:
            line = self.lines.get(timeout=self.timeout)
        except Empty:
            self.late += 1
            if has_ended(process, 0):
                # Its output is still open, in those that it has started.
                raise NoAnswer(self.ending(process)) from None
            raise NoAnswer("no answer within %g s" % self.timeout) from None
        self.late = 0
        if line is None:
            raise NoAnswer(self.ending(process))
        try:
            return json.loads(line)
        except ValueError as error:
            raise NoAnswer("the answer is not JSON (%s): %.200r" % (error, line)) from None

    @staticmethod
    def write(process: subprocess.Popen, request: Json) -> None:
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
        except OSError:
            pass  # It died; reading says so.

    def start(self) -> subprocess.Popen:
        try:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                text=True, encoding="utf-8", errors="replace", start_new_session=True,
            )
        except OSError as error:
            raise NoAnswer("cannot start %s: %s" % (self.command[0], error)) from None
        self.lines = Queue()
        self.last_line = Queue()
        threading.Thread(target=self.read, args=(self.process, self.lines), daemon=True).start()
        threading.Thread(target=self.pass_on, args=(self.process, self.last_line), daemon=True).start()
        return self.process

    @staticmethod
    def read(process: subprocess.Popen, lines: Queue) -> None:
        try:
            for line in process.stdout:
                lines.put(line)
        except ValueError:
            pass
        lines.put(None)

    @staticmethod
    def pass_on(process: subprocess.Popen, last_line: Queue) -> None:
        """Copies the standard error to our own, and keeps its last line that is not blank."""
        last = ""
        try:
            for line in process.stderr:
                sys.stderr.write(line)
                last = line.strip()[:400] or last
        except (OSError, ValueError):
            pass
        last_line.put(last)

    def ending(self, process: subprocess.Popen) -> str:
        """How a process ended that writes no more: exit status or signal, and its last line on standard error."""
        if not has_ended(process, self.AFTERMATH):
            return "the adapter ended its output"
        end_group(process)
        code = process.wait()
        how = "exit status: %d" % code
        if code < 0:
            names = {one.value: one.name for one in signal.Signals}
            how = "signal: %d (%s)" % (-code, names.get(-code, "unknown"))
        try:
            last = self.last_line.get(timeout=self.AFTERMATH)
        except Empty:
            last = ""
        return "the adapter died (%s)%s" % (how, ": " + last if last else "")

    def stop(self, grace: float = 0.0) -> None:
        """Ends the process, if there is one, with all that it has started. Its input ends first, and it has `grace`
        seconds to end by itself."""
        if self.process is not None and self.process.returncode is None:
            if grace:
                try:
                    self.process.stdin.close()
                except OSError:
                    pass
                has_ended(self.process, grace)
            end_group(self.process)
            self.process.wait()
        self.process = None


def has_ended(process: subprocess.Popen, seconds: float) -> bool:
    """Whether a process ends within a time. On Unix it is not waited for: its number stays that of its group."""
    end = time.monotonic() + seconds
    while True:
        if hasattr(os, "waitid"):
            flags = os.WEXITED | os.WNOHANG | os.WNOWAIT
            if process.returncode is not None or os.waitid(os.P_PID, process.pid, flags) is not None:
                return True
        elif process.poll() is not None:
            return True
        if time.monotonic() >= end:
            return False
        time.sleep(0.002)


def end_group(process: subprocess.Popen) -> None:
    """Ends a process with those that it has started."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except OSError:
        pass  # All have ended already.


# Answers as lines -----------------------------------------------------------------------------------------------


def escape(data: bytes) -> str:
    """Bytes as text: unprintable ones are a backslash and two hexadecimal digits."""
    special = {0x5C: "\\\\", 0x0A: "\\n"}
    return "".join(special.get(b) or (chr(b) if 0x20 <= b <= 0x7E else "\\%02X" % b) for b in data)


def canonical(value: Json) -> str:
    """JSON on one line with the keys of objects in order."""
    if isinstance(value, list):
        return "[%s]" % ", ".join(canonical(item) for item in value)
    if isinstance(value, dict):
        fields = ("%s: %s" % (json.dumps(name, ensure_ascii=False), canonical(value[name])) for name in sorted(value))
        return "{%s}" % ", ".join(fields)
    return json.dumps(value, ensure_ascii=False)


def listed(items: list) -> str:
    return " ".join(items) or "none"


def tokens_lines(answer: Json) -> str:
    lines = []
    for kind, tag, number, content in answer["tokens"]:
        tag = escape(bytes([tag]))
        lines.append({
            "int": "int %s %d" % (tag, number),
            "span": 'span %s %d "%s"' % (tag, number, escape(bytes.fromhex(content))),
            "error": "error %s" % tag + (' "%s"' % escape(bytes.fromhex(content)) if content else ""),
            "end": "end",
        }[kind])
    if lines[-1] == "end" and answer["tokens"][-1] != ["end", 0, 0, ""]:
        lines.append("but the end has a tag, a number or content")
    if answer["ok"] != (lines[-1] == "end"):
        lines.append("but ok is %s" % json.dumps(answer["ok"]))
    return "\n".join(lines)


def visit_lines(answer: Json) -> str:
    def readable(event: str) -> str:
        return 'K"%s"' % escape(bytes.fromhex(event[1:])) if event.startswith("K") else event

    verdict = "ok" if answer["ok"] else "error: " + answer["error"]
    text = bytes.fromhex(answer["text_hex"] if answer["ok"] else answer["partial_text_hex"])
    lines = "%s\nevents: %s" % (verdict, listed([readable(event) for event in answer["events"]]))
    if text:
        lines += "\n" + "\n".join(escape(line) for line in text.split(b"\n")).rstrip()
        if not text.endswith(b"\n"):
            lines += "\nbut no line feed is at the end"
        elif text == b"\n" or text.endswith(b"\n\n"):
            lines += "\nbut an empty line is at the end"
    return lines


def raw_lines(answer: Json) -> str:
    return "ok\n" + escape(bytes.fromhex(answer["text_hex"])) if answer["ok"] else "error: " + answer["error"]


def mangled_lines(answer: Json) -> str:
    lines = ["ok"]
    if "sets" in answer:
        lines.append("leaves: " + listed(["taken" if taken else "refused" for taken in answer["sets"]]))
    return "\n".join([*lines, escape(bytes.fromhex(answer["text_hex"]))])


def call_lines(answer: Json) -> str:
    if not answer["ok"]:
        words = answer["error"].replace("\n", "\\n")
        return "error %s %s: %s" % (answer["stage"], answer["error_type"], words)
    values = answer["vm"] if "vm" in answer else [answer["py"]]
    return "\n".join(["ok", *map(canonical, values)])


def findings_lines(answer: Json, case: Json) -> str:
    """Severity and byte range of each finding: the words after them do not count."""
    lines = ["%s %d..%d" % (one["severity"], one["start"], one["end"]) for one in answer["diagnostics"]]
    return "\n".join(lines) or "clean"


def check_lines(answer: Json) -> str:
    lines = [
        "%s %d:%d: %s" % (one["severity"], one["line"], one["column"], one["message"])
        for one in answer["diagnostics"] if one["severity"] in ("error", "warning")
    ]
    return "\n".join(lines) or "clean"


def token_text_lines(answer: Json, source: str) -> str:
    if "".join(answer["tokens"]) != source:
        return "the tokens differ from the source"
    several = next(filter(holds_several, answer["tokens"]), None)
    return "lossless" if several is None else "several tokens as one: %s" % json.dumps(several)


def holds_several(token: str) -> bool:
    """Whether a token holds blanks that separate tokens."""
    blanks = sum(token.count(blank) for blank in " \t\r\n")
    is_comment = token.startswith("//") and "\n" not in token.rstrip(" \t\r\n")
    return 0 < blanks < len(token) and not is_comment and '"' not in token


def exit_line(status: int) -> str:
    return "exit %d" % status if 0 <= status <= 127 else "crash with the exit status %d" % status


def calls_lines(answer: Json) -> str:
    lines = []
    for function in answer["functions"]:
        lines.append("@" + function["name"])
        for side in ("arguments", "results"):
            if function[side] is None:
                lines.append("  %s unknown" % side)
            for one in function[side] or []:
                line = "  %s %d: %s %s" % (side[:-1], one["index"], canonical(one["path"]), one["type"])
                line += " donated" if one.get("donated") else ""
                line += " aliases %d" % one["aliases"] if one.get("aliases") is not None else ""
                lines += [line, *sharding_lines(one["sharding"])]
    return "\n".join(lines) or "no functions"


def sharding_lines(sharding: Json) -> list:
    if sharding is None:
        return []
    lines = []
    if sharding["mesh"] is not None:
        axes = " ".join("%s=%d" % (axis["name"], axis["size"]) for axis in sharding["mesh"])
        lines.append(("    mesh " + axes).rstrip())
    if sharding["slices"] is None:
        return [*lines, "    slices unknown"]
    for one in sharding["slices"]:
        ranges = ("?" if range is None else "%d:%d" % tuple(range) for range in one["slice"])
        lines.append("    device %d: [%s]" % (one["device"], ", ".join(ranges)))
    return lines


def opt_lines(answer: Json) -> str:
    lines = [exit_line(answer["rc"])]
    for line in answer["stderr"].splitlines():
        match = re.match(r".*:(\d+):(\d+): (error|warning): (.*)", line)
        if match:
            lines.append("%s %s:%s: %s" % (match[3], match[1], match[2], match[4]))
    printed = answer["stdout"].rstrip()
    return "\n".join(lines + ([printed] if printed else []))


def evaluation_lines(answer: Json) -> str:
    if not answer["ok"]:
        return "error: " + answer["error"]
    lines = sorted("%s: %s" % (value, canonical(dims)) for value, dims in answer["dims"].items())
    return "\n".join([*lines, "results: " + canonical(answer["results"])])


def tablegen_value(value: Json) -> str:
    """A value for people: records by name, dags and unresolved values as printed."""
    if value is None:
        return "?"
    if isinstance(value, list):
        return "[%s]" % ", ".join(map(tablegen_value, value))
    if isinstance(value, dict) and value["kind"] in ("def", "dag", "complex"):
        return value["printable"]
    return canonical(value)


def tablegen_lines(answer: Json, whole: bool) -> str:
    if "errors" in answer:
        first = answer["errors"][0]
        file = " of %s" % first["file"] if first.get("file") else ""
        return "refused: line %d%s" % (first["line"], file) if "line" in first else "refused"
    records, lines = answer["records"], []
    for name in sorted(name for name in records if not name.startswith("!")):
        record = {key: value for key, value in records[name].items() if key != "!locs"}
        if whole:
            lines.append("%s: %s" % (name, canonical(record)))
            continue
        lines.append(("%s: %s" % (name, ", ".join(record["!superclasses"]))).rstrip())
        fields = sorted(key for key in record if not key.startswith("!"))
        lines += ["  %s = %s" % (key, tablegen_value(record[key])) for key in fields]
    if whole:
        lines.append("!instanceof: %s" % canonical(records["!instanceof"]))
    return "\n".join(lines) or "no records"


def check_places(findings: list, text: bytes) -> None:
    """Places are in the input, and lines and columns are those of the places."""
    for one in findings:
        start, end = one["start"], one["end"]
        if start > end or end > len(text):
            raise NoAnswer("a finding has no place in the %d bytes of the input: %r" % (len(text), one))
        before = text[:start]
        row, line = before.count(b"\n") + 1, before.rsplit(b"\n", 1)[-1]
        columns = (len(line) + 1, 1 + sum(1 for byte in line if byte & 0xC0 != 0x80))
        said = (one.get("line", row), one.get("column", columns[0]))
        if said not in ((row, columns[0]), (row, columns[1])):
            raise NoAnswer("a finding begins at byte %d, which is %d:%d: %r" % (start, row, columns[1], one))


def render(case: Json, answer: Json) -> str:
    """The lines of an answer to the request of a case."""
    request, operation = case["request"], case["operation"]
    if "diagnostics" in answer:
        if "input_hex" in request:
            text = bytes.fromhex(request["input_hex"])
        else:
            text = request.get("source", request.get("abi", "")).encode("utf-8")
        check_places(answer["diagnostics"], text)
    if operation in ("sip.inputs", "sip.results"):
        if case["comparison"] != "findings":
            return visit_lines(answer)
        if "diagnostics" not in answer:
            raise Unsupported
        return findings_lines(answer, case)
    if operation == "mlir.tokens":
        return token_text_lines(answer, request["source"])
    if operation == "reflection.check":
        return findings_lines(answer, case)
    if operation == "tablegen.json":
        return tablegen_lines(answer, case.get("show") == "json")
    return {
        "sip.tokens": tokens_lines, "sip.raw": raw_lines, "sip.mangle": mangled_lines,
        "sip.rawmangle": mangled_lines, "reflection.pack": call_lines, "reflection.unpack": call_lines,
        "abi.calls": calls_lines, "mlir.check": check_lines, "mlir.opt": opt_lines, "shape.eval": evaluation_lines,
    }[operation](answer)


def rendered(case: Json, answer: Json) -> str:
    """The lines of an answer; raises NoAnswer for fields that cannot be read, such as a malformed hexadecimal number."""
    try:
        return render(case, answer)
    except (IndexError, KeyError, TypeError, ValueError) as error:
        raise NoAnswer("the answer cannot be read: %s" % error) from None


# What takes several requests ------------------------------------------------------------------------------------


class Refused(Exception):
    """A run was refused: the lines of the refusal."""


class Properties:
    """Properties across several answers."""

    def __init__(self, ask: Any) -> None:
        self.ask = ask

    def run(self, source: str, flags: list) -> str:
        answer = self.ask({"op": "mlir.opt", "source": source, "flags": flags})
        line = exit_line(answer["rc"])
        if line != "exit 0":
            raise Refused("refused" if line == "exit 1" else line)
        return answer["stdout"]

    @staticmethod
    def holds(left: Json, right: Json) -> str:
        return "holds" if left == right else "does not hold"

    def lines(self, case: Json) -> str:
        words, source = case["arguments"], case.get("source", "")
        try:
            return getattr(self, case["operation"].split(".")[1].replace("-", "_"))(case, words, source)
        except Refused as refused:
            return str(refused)

    def idempotent(self, _: Json, flags: list, source: str) -> str:
        once = self.run(source, flags)
        return self.holds(once, self.run(once, flags))

    def verifies(self, _: Json, flags: list, source: str) -> str:
        once = self.run(source, flags)
        try:
            return self.holds(once, self.run(once, []))
        except Refused:
            return "does not hold"

    def inverse(self, _: Json, flags: list, source: str) -> str:
        plain = text = self.run(source, [])
        for flag in flags:
            text = self.run(text, [flag])
        return self.holds(plain, text)

    def deterministic(self, _: Json, flags: list, source: str) -> str:
        first = self.run(source, flags)
        return self.holds([first] * 3, [self.run(source, flags) for _ in range(3)])

    def same_sizes(self, _: Json, words: list, source: str) -> str:
        is_flag = [word.startswith("-") and any(c.isalpha() for c in word) for word in words]
        at = is_flag.index(True) if True in is_flag else len(words)
        name, *arguments = words[:at]
        after = self.run(source, words[at:])
        sizes = []
        for text in (source, after):
            request = {"op": "shape.eval", "source": text, "function": name,
                       "args": [json.loads(argument) for argument in arguments]}
            answer = self.ask(request)
            if not answer["ok"]:
                return "refused"
            sizes.append(answer["results"])
        return self.holds(*sizes)

    def read_back(self, case: Json, _: list, __: str) -> str:
        made = self.ask({"op": "sip.mangle", "input_hex": case["input"].encode("utf-8").hex()})
        if not all(made["sets"]):
            return "refused"
        lines = []
        for side in ("inputs", "results"):
            answer = self.ask({"op": "sip." + side, "input_hex": made["text_hex"]})
            lines.append("%s: %s" % (side, listed(answer["events"])))
        return "\n".join(lines)


# Comparison ---------------------------------------------------------------------------------------------------


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


# Running -----------------------------------------------------------------------------------------------------


class Runner:
    """Runs cases with an adapter of its own."""

    def __init__(self, adapter: Any, schema: Schema) -> None:
        self.adapter, self.schema = adapter, schema

    def ask(self, request: Json) -> Json:
        answer = self.adapter.ask(request)
        self.schema.check_answer(request["op"], answer)
        if "unsupported" in answer:
            raise Unsupported
        return answer

    def run(self, case: Json) -> tuple:
        """The verdict of a case, and the answer."""
        try:
            if case["operation"] == "lsp":
                raise Unsupported
            if "request" in case:
                lines = rendered(case, self.ask(case["request"]))
            else:
                lines = Properties(self.ask).lines(case)
        except Unsupported:
            return "unsupported", ""
        except NoAnswer as fault:
            return "fail", "no answer: %s" % fault
        expected = case["expected"]
        if agrees(case, expected, lines):
            return "pass", lines
        if agrees(case, without_words(expected), without_words(lines)):
            return ("pass" if case["open_words"] else "words"), lines
        return "fail", lines


def read_expectations(path: Optional[str], ids: set) -> dict:
    """The cases that are known to fail or are not run."""
    known: dict = {}
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines() if path else []
    except (OSError, UnicodeDecodeError) as error:
        raise Unusable("cannot read %s: %s" % (path, error)) from None
    for number, line in enumerate(lines, 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] not in ("skip", "fail") or len(words) < 2:
            raise Unusable("%s:%d: neither 'skip CASE' nor 'fail CASE'" % (path, number))
        if words[1] not in ids:
            raise Unusable("%s:%d: unknown case '%s'" % (path, number, words[1]))
        known[words[1]] = words[0]
    return known


def run_case(case: Json, known: dict, runner: Runner) -> tuple:
    expectation = known.get(case["id"])
    if expectation == "skip":
        return "skipped", ""
    verdict, found = runner.run(case)
    if expectation == "fail" and verdict in ("fail", "words"):
        return "known", found
    if expectation == "fail" and verdict == "pass":
        return "fail", "it passes, and the expectations say that it fails"
    return verdict, found


def rule_verdict(verdicts: list) -> str:
    seen = set(verdicts)
    passed = bool(seen & {"pass", "words"})
    for verdict in ("fail", "known"):
        if verdict in seen:
            return verdict
    if passed and seen & {"unsupported", "skipped"}:
        return "partly"
    return next(name for name in ("words", "pass", "unsupported", "skipped") if name in seen)


def missing_of(level: Json, rules: dict, words: bool) -> list:
    met = {"pass"} if words else {"pass", "words"}
    return [(rule, rules.get(rule, "not run")) for rule in level["rules"] if rules.get(rule) not in met]


def named_levels(names: list, levels: list) -> list:
    by_name = {}
    for level in levels:
        by_name[level["name"]] = (level, False)
        if level["words"]:
            by_name[level["name"] + "-words"] = (level, True)
    for name in names:
        if name not in by_name or not by_name[name][0]["rules"]:
            raise Unusable("unknown level '%s'; the levels are %s" % (name, ", ".join(by_name)))
    return [(name, *by_name[name]) for name in names]


def levels_reached(levels: list, rules: dict) -> list:
    """The levels with a rule that was run: the name, how many rules passed, and of how many."""
    reached = []
    for level in levels:
        if all(rules.get(rule) in (None, "unsupported", "skipped") for rule in level["rules"]):
            continue
        for words, suffix in ((False, ""), (True, "-words")):
            if level["words"] or not words:
                everything = len(level["rules"])
                passed = everything - len(missing_of(level, rules, words))
                reached.append((level["name"] + suffix, passed, everything))
    return reached


def levels_met(levels: list, rules: dict) -> list:
    return [name for name, passed, everything in levels_reached(levels, rules) if passed == everything]


def chosen(cases: list, words: list, levels: list) -> list:
    """The cases whose file, kind, name or id contains one of the words, and whose rule is one of a level; all where
    none are given."""
    rules = {rule for _, level, _ in levels for rule in level["rules"]}

    def fits(case: Json) -> bool:
        text = " ".join((case["file"], case["verdict"], case["name"], case["id"])).lower()
        return not words or any(word.lower() in text for word in words)

    return [case for case in cases if fits(case) and (not levels or case["rule"] in rules)]


def text_report(manifest: Json, rules: dict, results: list) -> str:
    out = []
    statements = {rule["id"]: rule["statement"] for rule in manifest["rules"]}
    sources = {rule["id"]: rule["source"] for rule in manifest["rules"]}
    for rule, verdict in rules.items():
        mine = [result for result in results if result[0]["rule"] == rule]
        passed = sum(result[1] in ("pass", "words") for result in mine)
        out.append("%-9s %-11s %d/%d  %.80s" % (rule, verdict, passed, len(mine), statements[rule]))
        failures = [result for result in mine if result[1] in ("fail", "words", "known")]
        if failures:
            whole = "%s [%s]" % (statements[rule], sources[rule])
            out += ["  rule:", *("    " + line for line in textwrap.wrap(whole, 100, break_long_words=False))]
        for case, verdict, found in failures:
            out.append("  %s: %s: %s" % (verdict, case["id"], case["why"]))
            asked = case.get("request", {key: case.get(key) for key in ("operation", "arguments", "source")})
            for name, text in (("asked", json.dumps(asked)), ("expected", case["expected"]), ("found", found)):
                out.append("    %s:" % name)
                # A request can be sent again only if it is whole.
                limit = 100_000 if name == "asked" else 400
                out += ["      " + line[:limit] for line in text.split("\n")]
    return "\n".join(out)


def main() -> int:
    try:
        return run_suite(read_options())
    except Unusable as error:
        print(error, file=sys.stderr)
        return 2


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--adapter", required=True, metavar="COMMAND")
    parser.add_argument("--filter", action="append", default=[],
                        help="only cases whose file, kind, name or id contains this, in upper or lower case")
    parser.add_argument("--level", action="append", default=[], help="only the rules of this level")
    parser.add_argument("--require", action="append", default=[], metavar="LEVEL")
    parser.add_argument("--expect", metavar="FILE", help="cases that are known to fail, or are not run")
    parser.add_argument("--timeout", type=float, default=10, metavar="SECONDS")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--subject", help="what the report calls the implementation")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    return parser.parse_args()


def greet(command: str, timeout: float) -> None:
    """Asks the adapter once, so that a wrong command is noticed once and not at every case."""
    try:
        adapter = Adapter(command, timeout)
    except ValueError as error:
        raise Unusable("the command of the adapter is damaged: %s" % error) from None
    try:
        adapter.ask({"op": "conformance.greet"})
    except NoAnswer as error:
        raise Unusable("the adapter answers no request: %s" % error) from None
    finally:
        adapter.stop()


def run_suite(options: argparse.Namespace) -> int:
    if not (HERE / "manifest.json").exists():
        raise Unusable("no cases beside %s: `abide conformance export DIR` writes the suite with a copy of it" % HERE)
    manifest = json.loads((HERE / "manifest.json").read_text(encoding="utf-8"))
    schema = Schema(json.loads((HERE / "schema" / "protocol.json").read_text(encoding="utf-8")))
    required = named_levels(options.require, manifest["levels"])
    known = read_expectations(options.expect, {case["id"] for case in manifest["cases"]})
    cases = chosen(manifest["cases"], options.filter, named_levels(options.level, manifest["levels"]))
    if not cases:
        raise Unusable("no case fits the filter")
    greet(options.adapter, options.timeout)
    local = threading.local()
    adapters: list = []

    def work(case: Json) -> tuple:
        if not hasattr(local, "runner"):
            adapters.append(Adapter(options.adapter, options.timeout))
            local.runner = Runner(adapters[-1], schema)
        return (case, *run_case(case, known, local.runner))

    with ThreadPoolExecutor(max(1, options.jobs)) as pool:
        results = list(pool.map(work, cases))
    for adapter in adapters:
        adapter.stop(adapter.GRACE)
    sessions = sum(case["operation"] == "lsp" for case in cases)
    if sessions:
        print("%d cases are sessions of language servers, which this runner does not run; "
              "`abide conformance run --server` does" % sessions, file=sys.stderr)
    by_rule: dict = {}
    for case, verdict, _ in results:
        by_rule.setdefault(case["rule"], []).append(verdict)
    rules = {rule: rule_verdict(verdicts) for rule, verdicts in by_rule.items()}
    met = levels_met(manifest["levels"], rules)
    subject = options.subject or options.adapter
    if options.format == "json":
        report = {"suite": manifest["suite"], "subject": subject, "levels": met, "rules": rules}
        report["cases"] = {case["id"]: verdict for case, verdict, _ in results}
        print(json.dumps(report, indent=2))
    else:
        print(text_report(manifest, rules, results))
        count = lambda counted: ", ".join("%d %s" % (n, name) for name, n in sorted(Counter(counted).items()))
        print("\nSuite %s, %s. %d rules: %s; %d cases: %s" % (
            manifest["suite"], subject, len(rules), count(rules.values()), len(results),
            count(verdict for _, verdict, _ in results)))
        for reached in levels_reached(manifest["levels"], rules):
            print("%s: %d/%d" % reached)
        print("Levels met: %s" % (", ".join(met) or "none"))
    return exit_status(results, required, rules)


def exit_status(results: list, required: list, rules: dict) -> int:
    """2 where nothing was run, 1 where a case fails or a level is not met."""
    if all(verdict in ("unsupported", "skipped") for _, verdict, _ in results):
        print("the implementation answers none of the cases", file=sys.stderr)
        return 2
    status = int(any(verdict == "fail" for _, verdict, _ in results))
    for name, level, with_words in required:
        missing = missing_of(level, rules, with_words)
        if missing:
            said = ", ".join("%s (%s)" % pair for pair in missing)
            print("the level %s is not met: %s" % (name, said), file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
