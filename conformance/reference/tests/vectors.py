"""The vectors of the corpus, as requests and the answers that are right.

Rules: the adapter protocol, which says how the kinds map to operations.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Iterator

REFERENCE = Path(__file__).resolve().parents[1]
VECTORS = REFERENCE.parents[1] / "corpus" / "vectors"
sys.path.insert(0, str(REFERENCE))

SIP_OPERATIONS = {
    "tokens": "sip.tokens",
    "sip_inputs": "sip.inputs",
    "sip_results": "sip.results",
    "sip_count_inputs": "sip.inputs",
    "raw": "sip.raw",
    "mangle": "sip.mangle",
    "rawmangle": "sip.rawmangle",
}


def records(name: str) -> Iterator[dict[str, Any]]:
    """The lines of one file."""
    with open(VECTORS / name, encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def sip_request(record: dict[str, Any]) -> dict[str, Any]:
    """The request of a signature vector."""
    operation = SIP_OPERATIONS[record["kind"]]
    return {"id": record["id"], "op": operation, "input_hex": record["input_hex"]}


def sip_answer(record: dict[str, Any]) -> dict[str, Any]:
    """The right answer: what was recorded, or `ours` where that is better.

    Of an `ours` that only fails no words are given.
    """
    ours = record.get("ours", {})
    answer = {**record["expect"], **ours}
    if "text" in ours:
        answer["text_hex"] = ours["text"].encode("utf-8").hex()
    if ours.get("ok") is False:
        answer["open_wording"] = True
    return answer


def reflection_request(record: dict[str, Any], profile: str) -> dict[str, Any]:
    """The request of a reflection vector."""
    request = {key: value for key, value in record.items() if key != "out"}
    return {**request, "op": "reflection." + record["op"], "profile": profile}


def reflection_answer(record: dict[str, Any]) -> dict[str, Any]:
    """The right answer. The recordings name the stage of a call after its operation."""
    answer = dict(record["out"])
    if answer.get("stage") in ("pack", "unpack"):
        answer["stage"] = "call"
    return answer
