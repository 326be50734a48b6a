"""The reference against every vector of the corpus."""

from __future__ import annotations

import unittest
from typing import Any

import vectors  # first: it puts the reference on the path
from adapter import answer_to
from agreement import disagreement
from arrays import ELEMENT_TYPES


class Signatures(unittest.TestCase):
    """SIP and raw signatures, read and written."""

    def test_every_record(self) -> None:
        count = 0
        for record in vectors.records("sip/sip.jsonl"):
            with self.subTest(record["id"]):
                self.check(record)
            count += 1
        self.assertGreater(count, 100)

    def check(self, record: dict[str, Any]) -> None:
        request = vectors.sip_request(record)
        expected, actual = vectors.sip_answer(record), answer_to(request)
        if record["kind"] == "sip_count_inputs":
            self.assertEqual(expected["ok"], actual["ok"])
            self.assertEqual(expected.get("error"), actual.get("error"))
            self.assertEqual(expected["events_n"], len(actual["events"]))
        elif "sets" in record.get("ours", {}):
            self.assertEqual(expected["sets"], actual["sets"])
        else:
            self.assertIsNone(disagreement(request["op"], expected, actual), actual)

    def test_real_signatures(self) -> None:
        for record in vectors.records("sip/real_signatures.jsonl"):
            signature = record["sig"].encode("utf-8").hex()
            for operation, key in (("sip.inputs", "inputs"), ("sip.results", "results")):
                if key in record and not record[key].startswith("ERROR"):
                    with self.subTest(record["sig"], op=operation):
                        answer = answer_to({"op": operation, "input_hex": signature})
                        expected = record[key].encode("utf-8").hex()
                        self.assertEqual(expected, answer.get("text_hex"))


class Reflection(unittest.TestCase):
    """Calls, packed and unpacked, in both generations of the runtime."""

    def test_2022(self) -> None:
        self.check_file("reflection/reflection.jsonl", "iree2022")

    def test_2021(self) -> None:
        self.check_file("reflection/reflection_iree2021.jsonl", "iree2021")

    def check_file(self, name: str, profile: str) -> None:
        count = 0
        for record in vectors.records(name):
            if "skip" in record["out"]:
                continue
            request = vectors.reflection_request(record, profile)
            expected, actual = vectors.reflection_answer(record), answer_to(request)
            if profile == "iree2021" and "vm" in expected:
                expected["vm"] = views_as_spelled(expected["vm"], actual.get("vm"))
            with self.subTest(record["id"]):
                self.assertIsNone(disagreement(request["op"], expected, actual), actual)
            count += 1
        self.assertGreater(count, 130)


def views_as_spelled(recorded: Any, actual: Any) -> Any:
    """Buffer views of the 2021 recordings in the spelling of the protocol.

    They were read back through numpy: its type stands for the element type, and a
    view of a type that numpy could not take stands as an error, for any view.
    """
    if isinstance(recorded, list):
        partners = actual if isinstance(actual, list) else []
        padded = partners + [None] * len(recorded)
        return [views_as_spelled(r, a) for r, a in zip(recorded, padded)]
    view = recorded.get("bv") if isinstance(recorded, dict) else None
    if view is None:
        return recorded
    if "error" in view:
        is_view = isinstance(actual, dict) and "bv" in actual
        return actual if is_view else recorded
    element_type = ELEMENT_TYPES[view["dtype"]]
    return {"bv": {"shape": view["shape"], "type": element_type, "data": view["data"]}}


if __name__ == "__main__":
    unittest.main()
