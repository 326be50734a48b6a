"""An adapter that answers what IREE's C++ reference of signatures answered when it was recorded.

    abide conformance run --adapter "python3 conformance/adapters/recorded.py corpus/vectors/sip/sip.jsonl" \\
        --expect conformance/expectations/iree-cpp-2020.txt

IREE dropped the reference in June 2021. Requests without a record are unsupported; where the reference hung, the
adapter dies. Python 3.9 or later, the standard library only.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

Message = dict  # a JSON object

OPERATIONS = {
    "tokens": "sip.tokens", "sip_inputs": "sip.inputs", "sip_results": "sip.results", "raw": "sip.raw",
    "mangle": "sip.mangle", "rawmangle": "sip.rawmangle",
}
FIELDS = {
    "sip.tokens": ("tokens",), "sip.mangle": ("sets", "text_hex"), "sip.rawmangle": ("text_hex",),
    "sip.raw": ("text_hex",), "sip.inputs": ("text_hex", "events"), "sip.results": ("text_hex", "events"),
}


def read(path: str) -> dict[tuple[str, str], Message]:
    """The recorded answers, by operation and input."""
    known = {}
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        operation = OPERATIONS.get(record["kind"])
        if operation:
            known[operation, record["input_hex"]] = record["expect"]
    return known


def answer(operation: str, recorded: Message) -> Message:
    """The protocol's answer that a record is."""
    if recorded.get("hang"):
        sys.exit("the reference hangs")
    fields = FIELDS[operation]
    if not recorded["ok"] and "error" in recorded:
        fields = ("error", "partial_text_hex", "events") if "events" in fields else ("error",)
    return {"ok": recorded["ok"], **{field: recorded[field] for field in fields}}


def main() -> None:
    """Answers until the end of the input."""
    known = read(sys.argv[1])
    for line in sys.stdin:
        request = json.loads(line)
        operation = request.get("op", "")
        recorded = known.get((operation, request.get("input_hex", "")))
        fields = answer(operation, recorded) if recorded else {"unsupported": True}
        print(json.dumps({"id": request.get("id"), **fields}), flush=True)


if __name__ == "__main__":
    main()
