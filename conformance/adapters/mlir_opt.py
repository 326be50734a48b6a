"""An adapter around LLVM's mlir-opt: the rules of MLIR, compared with MLIR itself.

    abide conformance run --adapter "python3 conformance/adapters/mlir_opt.py mlir-opt-22" --filter mlir/

It answers `mlir.check` and `mlir.opt`; requests for a dialect or a pass that mlir-opt does not have are
unsupported. Python 3.9 or later, the standard library only.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

Message = dict  # a JSON object

UNSUPPORTED: Message = {"unsupported": True}
KNOWN_FLAGS = {
    "-canonicalize", "-cse", "-mlir-print-op-generic", "-mlir-print-local-scope",
    "-allow-unregistered-dialect", "-split-input-file",
}
FINDING = re.compile(r"<stdin>:(\d+):(\d+): (error|warning): (.*)")
UNKNOWN = re.compile(r"custom op '[^']*\.[^']*' is unknown|Dialect `[^']*' not found")
SECONDS = 9


def run(program: str, source: str, flags: list[str]) -> subprocess.CompletedProcess[str]:
    """Runs mlir-opt on a text."""
    return subprocess.run(
        [program, "-", *flags], input=source, capture_output=True, text=True, timeout=SECONDS
    )


def check(program: str, request: Message) -> Message:
    """The errors of mlir-opt for a text: it stops at the first one."""
    source = request["source"]
    result = run(program, source, ["-allow-unregistered-dialect", "-o", "/dev/null"])
    if UNKNOWN.search(result.stderr):
        return UNSUPPORTED
    return {"diagnostics": [finding(source, match) for match in FINDING.finditer(result.stderr)]}


def finding(source: str, match: re.Match[str]) -> Message:
    """A diagnostic of a line of mlir-opt; it knows where one begins and not where it ends."""
    line, column = int(match[1]), int(match[2])
    before = source.encode("utf-8").split(b"\n")[: line - 1]
    start = sum(len(row) + 1 for row in before) + column - 1
    return {
        "code": "mlir-opt", "severity": match[3], "message": match[4],
        "line": line, "column": column, "start": start, "end": start,
    }


def opt(program: str, request: Message) -> Message:
    """The output of mlir-opt with these flags."""
    flags = request["flags"]
    if not set(flags) <= KNOWN_FLAGS:
        return UNSUPPORTED
    result = run(program, request["source"], flags)
    if UNKNOWN.search(result.stderr):
        return UNSUPPORTED
    return {"rc": result.returncode, "stdout": result.stdout, "stderr": result.stderr}


def answer_to(program: str, request: Message) -> Message:
    """The answer to one request."""
    operations: dict[str, Any] = {"mlir.check": check, "mlir.opt": opt}
    operation = operations.get(request.get("op", ""))
    fields = operation(program, request) if operation else UNSUPPORTED
    return {"id": request.get("id"), **fields}


def main() -> None:
    """Answers until the end of the input."""
    program = sys.argv[1] if len(sys.argv) > 1 else "mlir-opt"
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(answer_to(program, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
