"""The reference against every vector of the corpus."""

from __future__ import annotations

import unittest
from typing import Any

import vectors  # first: it puts the reference on the path
from adapter import answer_to
from agreement import disagreement


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
            with self.subTest(record["id"]):
                self.assertIsNone(disagreement(request["op"], expected, actual), actual)
            count += 1
        self.assertGreater(count, 130)


if __name__ == "__main__":
    unittest.main()
