"""The conformance suite's way in, through the packed functions: a JSON request on each line of
standard input, the answer to it on a line of standard output.

    python3 -m abide_mlir.adapter
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any, Callable, Dict, Union

from ._api import mlir, raw, reflection, shape, sip

Message = Dict[str, Any]

_HEX = re.compile("(?:[0-9a-fA-F]{2})*")


def _bytes(function: Callable[[bytes], str]) -> Callable[[Message], Message]:
    """An operation on bytes, which travel in hexadecimal."""

    def answer(request: Message) -> Message:
        text = request.get("input_hex")
        # `fromhex` reads over blanks, which the protocol does not know.
        if not isinstance(text, str) or not _HEX.fullmatch(text):
            return {"ok": False, "error": "input_hex is not a string of hex digits"}
        found: Message = json.loads(function(bytes.fromhex(text)))
        return found

    return answer


def _source(function: Callable[[str], Message]) -> Callable[[Message], Message]:
    """An operation on a text of MLIR."""

    def answer(request: Message) -> Message:
        source = request.get("source")
        if not isinstance(source, str):
            return {"error": 'the request has no "source", or one that is not a string'}
        return function(source)

    return answer


def _values(function: Callable[..., str], *members: str) -> Callable[[Message], Message]:
    """An operation that calls by reflection."""

    def answer(request: Message) -> Message:
        abi = request.get("abi")
        if not isinstance(abi, (str, type(None))):
            return _refused('"abi" is a string or null')
        values = [json.dumps(request.get(member)) for member in members]
        profile = request.get("profile")
        # The library treats anything but a string as None.
        found: Message = json.loads(
            function(abi, *values, profile if isinstance(profile, str) else None)
        )
        return found

    return answer


def _refused(error: str) -> Message:
    return {"ok": False, "stage": "request", "error_type": "RequestError", "error": error}


def _reflection_check(request: Message) -> Message:
    abi = request.get("abi")
    text = abi.encode("utf-8") if isinstance(abi, str) else b""
    return {"diagnostics": json.loads(reflection.check(text))}


def _opt(request: Message) -> Message:
    flags = json.dumps(request.get("flags"))
    answer = _source(lambda source: json.loads(mlir.opt(source.encode("utf-8"), flags)))
    return answer(request)


def _explain(request: Message) -> Message:
    answer = _source(lambda source: json.loads(shape.explain(source.encode("utf-8"))))
    return answer(request)


def _eval(request: Message) -> Message:
    for member in ("source", "function"):
        if not isinstance(request.get(member), str):
            return {"error": 'the request has no "%s", or one that is not a string' % member}
    args = request.get("args")
    if not isinstance(args, list):
        return {"error": 'the request has no "args", or they are not a list'}
    source, function = request["source"].encode("utf-8"), request["function"].encode("utf-8")
    try:
        found: Message = json.loads(shape.eval(source, function, json.dumps(args)))
    except ValueError as error:
        return {"ok": False, "error": str(error)}
    return found


OPERATIONS: Dict[str, Callable[[Message], Message]] = {
    "sip.tokens": _bytes(sip.tokens),
    "sip.inputs": _bytes(lambda data: sip.read(data, "inputs")),
    "sip.results": _bytes(lambda data: sip.read(data, "results")),
    "sip.raw": _bytes(raw.read),
    "sip.mangle": _bytes(sip.mangle),
    "sip.rawmangle": _bytes(raw.mangle),
    "reflection.pack": _values(reflection.bind_args, "args", "kwargs"),
    "reflection.unpack": _values(reflection.unpack_results, "vm"),
    "reflection.check": _reflection_check,
    "abi.calls": _source(
        lambda source: {"functions": json.loads(mlir.calls(source.encode("utf-8")))["functions"]}
    ),
    "mlir.check": _source(
        lambda source: {"diagnostics": json.loads(mlir.check(source.encode("utf-8")))}
    ),
    "mlir.opt": _opt,
    "shape.eval": _eval,
    "shape.explain": _explain,
    "mlir.tokens": _source(lambda source: json.loads(mlir.tokens(source.encode("utf-8")))),
}


def _no_constant(name: str) -> None:
    raise ValueError("%s is no number of JSON" % name)


def _read(line: Union[str, bytes]) -> Any:
    """The value of a line, which Python's reader takes with more than is JSON."""
    value = json.loads(line, parse_constant=_no_constant)
    # A lone surrogate is not a character, and not valid in texts of the library.
    json.dumps(value, ensure_ascii=False).encode("utf-8")
    return value


def answer_to(line: Union[str, bytes]) -> Message:
    """The answer to a line."""
    try:
        request = _read(line)
    except (ValueError, RecursionError) as error:
        return {"error": "the line is not JSON: %s" % error}
    if not isinstance(request, dict):
        return {"error": "the line is not a JSON object"}
    op = request.get("op")
    fields: Message
    if not isinstance(op, str):
        fields = {"error": 'the request has no "op", or one that is not a string'}
    elif op not in OPERATIONS:
        fields = {"unsupported": True}
    else:
        fields = OPERATIONS[op](request)
    return {**({"id": request["id"]} if "id" in request else {}), **fields}


def main() -> None:
    """Answers until the end of the input."""
    for line in sys.stdin.buffer:
        answer = json.dumps(answer_to(line), ensure_ascii=False) + "\n"
        sys.stdout.buffer.write(answer.encode("utf-8"))
        # The other side waits for this answer before it asks again.
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
