"""Answers about MLIR: `mlir.tokens`, `mlir.check`, `mlir.opt`, `shape.eval` and `abi.calls`."""

from __future__ import annotations

import re
from typing import Any, Optional

import attributes
import calls
from failure import Untold
from mlir_ir import MlirError, Operation
from mlir_read import Reader
from mlir_verify import verify
from mlir_write import write
from sizes import Refused, evaluate
from symbol_passes import ON_FUNCTIONS, ON_MODULES, Names, functions

MARK = re.compile(r"// -----")
TOKEN = re.compile(r'\s+|//[^\n]*|"(?:[^"\\\n]|\\.)*"|[%^@#!]?[A-Za-z0-9_$.-]+|->|.', re.DOTALL)


def tokens(request: dict) -> dict:
    """Strings that are the source, one after the other."""
    return {"tokens": TOKEN.findall(request["source"])}


def check(request: dict) -> dict:
    """All that is wrong."""
    source = request["source"]
    if re.search(r"(?<![\w.])(?:iree\.abi|sip|f|d) = \"", source):
        # Their content is checked elsewhere.
        raise Untold()
    if any(name in source for name in attributes.NAMES):
        return {"diagnostics": [diagnostic(source, *one) for one in sorted(attributes.findings(source))]}
    reader = Reader(source, recovers=True)
    module = reader.module()
    errors = reader.errors + list(verify(module, [error.place[0] for error in reader.errors]))
    starts = [0] + [found.end() for found in re.finditer("\n", source)]
    found = []
    for one in sorted(errors, key=lambda error: error.place):
        line, column = one.place
        at = len((source[: starts[line - 1] + column - 1]).encode("utf-8"))
        place = {"line": line, "column": column, "start": at, "end": at}
        found.append({"severity": "error", "message": str(one), **place})
    return {"diagnostics": found}


def diagnostic(source: str, at: int, severity: str, message: str) -> dict:
    """Something that is wrong at a place of a source."""
    line = source.count("\n", 0, at) + 1
    column = at - (source.rfind("\n", 0, at) + 1) + 1
    start = len(source[:at].encode("utf-8"))
    return {"severity": severity, "message": message, "line": line, "column": column, "start": start, "end": start}


def opt(request: dict) -> dict:
    """The text after passes, or the first error."""
    passes, options = read_flags(request["flags"])
    source = request["source"]
    marks = list(MARK.finditer(source)) if "split-input-file" in options else []
    starts = [0] + [found.end() for found in marks]
    ends = [found.start() for found in marks] + [len(source)]
    printed, said = [], []
    for start, end in zip(starts, ends):
        try:
            # Blanks replace the text before it on the line: columns count from its beginning.
            indent = " " * (start - source.rfind("\n", 0, start) - 1)
            module = run(indent + source[start:end], 1 + source.count("\n", 0, start), passes)
            printed.append(write(module, "mlir-print-op-generic" in options))
        except MlirError as error:
            said.append("input:%d:%d: error: %s\n" % (*error.place, error))
            printed.append("")
    return {"rc": 1 if said else 0, "stdout": "// -----\n".join(printed), "stderr": "".join(said)}


def read_flags(flags: list[str]) -> tuple[list[tuple[str, ...]], set[str]]:
    """Passes, each with the operations on the way to it, and options."""
    passes: list[tuple[str, ...]] = []
    options = set()
    for flag in flags:
        name = flag.lstrip("-")
        if name in ON_FUNCTIONS:
            passes.append(("builtin.module", "func.func", name))
        elif name in ON_MODULES:
            passes.append(("builtin.module", name))
        elif name.startswith("pass-pipeline="):
            words = re.findall(r"[a-z.-]+", name.split("=", 1)[1])
            if name.count(",") or words[-1] not in {**ON_FUNCTIONS, **ON_MODULES}:
                raise Untold()
            passes.append(tuple(words))
        elif name in ("allow-unregistered-dialect", "split-input-file", "mlir-print-op-generic"):
            options.add(name)
        else:
            raise Untold()
    return passes, options


def run(source: str, line: int, passes: list[tuple[str, ...]]) -> Operation:
    """Reads a module, and runs passes; verifies before and after each."""
    module = Reader(source, line).module()
    check_all(module)
    names = Names(module)
    for way in passes:
        apply(module, way[1:], names)
        check_all(module)
    return module


def check_all(module: Operation) -> None:
    """Fails with the first error."""
    for error in verify(module):
        raise error


def apply(op: Operation, way: tuple[str, ...], names: Names) -> None:
    """Runs a pass on the operations that a pipeline leads to."""
    if len(way) == 1:
        {**ON_FUNCTIONS, **ON_MODULES}[way[0]](op, names)
    elif way[0] == "func.func":
        for one in functions(op):
            apply(one, way[1:], names)
    else:
        for region in op.regions:
            for block in region.blocks:
                for one in block.ops:
                    if one.name == way[0]:
                        apply(one, way[1:], names)


def shape_eval(request: dict) -> dict:
    """The sizes of the values of a function."""
    try:
        module = Reader(request["source"]).module()
        check_all(module)
        dims, results = evaluate(module, request["function"], request["args"])
    except (MlirError, Refused) as error:
        return {"ok": False, "error": str(error)}
    return {"ok": True, "dims": dims, "results": results}


OPERATIONS: dict[str, Any] = {
    "abi.calls": lambda request: {"functions": calls.calls(request["source"])},
    "mlir.tokens": tokens,
    "mlir.check": check,
    "mlir.opt": opt,
    "shape.eval": shape_eval,
}
