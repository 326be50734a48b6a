"""The adapter: one JSON request a line in, one JSON answer a line out.

Rules: the adapter protocol of the conformance suite. Within this folder answers carry
`"open_wording": true` where the documents fix the verdict but not the words, and `open_places` where they do not tell
what is found.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Callable

import mangle
import mlir_answers
import pack
import pack2021
import raw
import reflection_check
import sip
import sip_findings
from failure import Failure, Untold
from fields import END, BrokenField, fields
from findings import Findings
from reflection import IREE_2021, PROFILES
from unpack import unpack
from values import read_value, read_vm, spell_result, spell_vm

Message = dict  # a JSON object

LONGEST_SIGNATURE = 500_000
"""Bytes: each level is copied out of the one around it, which takes too long for more."""

UNSUPPORTED: Message = {"unsupported": True}

OPEN_MARKS = ("open_wording", "open_places", "open_findings")
"""Members of answers that are used within this folder alone."""


def input_bytes(request: Message) -> bytes:
    """The bytes of a request, which travel as hexadecimal."""
    return bytes.fromhex(request["input_hex"])


def sip_tokens(request: Message) -> Message:
    """The fields up to the first error or the end."""
    tokens: list[list[Any]] = []
    for item in fields(input_bytes(request)):
        tokens.append([item.kind, item.tag, item.number, item.content.hex()])
    return {"ok": tokens[-1][0] == END, "tokens": tokens}


def sip_visit(request: Message, visit: Callable[[bytes], sip.Visit]) -> Message:
    """The events of a visitor of one side."""
    signature = input_bytes(request)
    if len(signature) > LONGEST_SIGNATURE:
        refusal = {"ok": False, "error": "the signature is too long", "partial_text_hex": ""}
        return marked({**refusal, "events": []}, True)
    seen = visit(signature)
    found = spelled(sip_findings.find(signature))
    if seen.error is None:
        return {"ok": True, "text_hex": seen.text.hex(), "events": seen.events, **found}
    answer = {"ok": False, "error": seen.error, "partial_text_hex": seen.text.hex()}
    return marked({**answer, "events": seen.events, **found}, seen.open_wording)


def sip_raw(request: Message) -> Message:
    """The readable function type of a raw signature."""
    try:
        text = raw.function_type(input_bytes(request))
    except raw.RawError as error:
        return {"ok": False, "error": str(error)}
    except BrokenField as error:
        return marked({"ok": False, "error": str(error)}, True)
    return {"ok": True, "text_hex": text.encode("ascii").hex()}


def sip_mangle(request: Message) -> Message:
    """The signature that a script of leaves builds."""
    sets, text = mangle.run_script(input_bytes(request).decode("ascii"))
    return {"ok": True, "sets": sets, "text_hex": text.hex()}


def sip_rawmangle(request: Message) -> Message:
    """The raw signature that a script of values builds."""
    text = raw.run_script(input_bytes(request).decode("ascii"))
    return {"ok": True, "text_hex": text.hex()}


def reflection_pack(request: Message) -> Message:
    """The argument list of a call."""
    profile = request["profile"]
    if profile not in PROFILES:
        return UNSUPPORTED
    is_2021 = profile == IREE_2021
    packer = pack2021.pack if is_2021 else pack.pack
    args = read_value(request["args"])
    kwargs = {name: read_value(value) for name, value in request["kwargs"].items()}
    try:
        values = packer(request["abi"], args, kwargs)
        return {"ok": True, "vm": spell_vm(values, through_numpy=is_2021)}
    except Failure as failure:
        return failed(failure)


def reflection_unpack(request: Message) -> Message:
    """The caller's value of a call's results."""
    profile = request["profile"]
    if profile not in PROFILES:
        return UNSUPPORTED
    try:
        value = unpack(request["abi"], read_vm(request["vm"]), profile)
        return {"ok": True, "py": spell_result(value)}
    except Failure as failure:
        return failed(failure)


def reflection_findings(request: Message) -> Message:
    """The findings in reflection."""
    return spelled(reflection_check.check(request["abi"]))


def spelled(findings: Findings) -> Message:
    """Findings, and their undocumented parts."""
    answer: Message = {"diagnostics": findings.found}
    if findings.open:
        answer["open_places"] = findings.open
    if findings.is_open:
        answer["open_findings"] = True
    return answer


def failed(failure: Failure) -> Message:
    """The answer of a call that fails."""
    answer = {
        "ok": False,
        "stage": failure.stage,
        "error_type": failure.error_type,
        "error": failure.message,
    }
    return marked(answer, failure.open_wording)


def marked(answer: Message, open_wording: bool) -> Message:
    """The answer, marked where its words are ours to choose."""
    return {**answer, "open_wording": True} if open_wording else answer


OPERATIONS: dict[str, Callable[[Message], Message]] = {
    "sip.tokens": sip_tokens,
    "sip.inputs": lambda request: sip_visit(request, sip.visit_inputs),
    "sip.results": lambda request: sip_visit(request, sip.visit_results),
    "sip.raw": sip_raw,
    "sip.mangle": sip_mangle,
    "sip.rawmangle": sip_rawmangle,
    "reflection.pack": reflection_pack,
    "reflection.unpack": reflection_unpack,
    "reflection.check": reflection_findings,
    **mlir_answers.OPERATIONS,
}


def answer_to(request: Message) -> Message:
    """The answer to one request."""
    operation = OPERATIONS.get(request.get("op", ""))
    try:
        answer = UNSUPPORTED if operation is None else operation(request)
    except Untold:
        answer = UNSUPPORTED
    return {"id": request.get("id"), **answer}


def written(answer: Message) -> Message:
    """The answer without the marks of undocumented parts, which the suite decides."""
    return {key: value for key, value in answer.items() if key not in OPEN_MARKS}


def main() -> None:
    """Answers until the end of the input."""
    sys.setrecursionlimit(10_000)
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(written(answer_to(json.loads(line)))), flush=True)


if __name__ == "__main__":
    main()
