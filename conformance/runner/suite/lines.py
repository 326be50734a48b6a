"""Answers as lines, as the cases have them."""

from __future__ import annotations

import json
import re

from .protocol import Json, NoAnswer, Unsupported


def escape(data: bytes) -> str:
    """Bytes as text: what is not printable is a backslash and two hexadecimal digits."""
    special = {0x5C: "\\\\", 0x0A: "\\n"}
    return "".join(special.get(b) or (chr(b) if 0x20 <= b <= 0x7E else "\\%02X" % b) for b in data)


def canonical(value: Json) -> str:
    """JSON on one line with the keys of objects in order."""
    if isinstance(value, list):
        return "[%s]" % ", ".join(canonical(item) for item in value)
    if isinstance(value, dict):
        fields = ("%s: %s" % (json.dumps(name, ensure_ascii=False), canonical(value[name])) for name in sorted(value))
        return "{%s}" % ", ".join(fields)
    return float_text(value) if isinstance(value, float) else json.dumps(value, ensure_ascii=False)


def float_text(value: float) -> str:
    """A float as the cases have it: `0.00001` and `1e-7` where Python has `1e-05` and `1e-07`."""
    digits, _, exponent = repr(value).partition("e-")
    if not exponent:
        return digits
    if int(exponent) > 5:
        return "%se-%d" % (digits, int(exponent))
    return ("-" if value < 0 else "") + "0.0000" + digits.lstrip("-").replace(".", "")


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
