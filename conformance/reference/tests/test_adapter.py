"""The adapter as a process, and the mistakes that the comparison must catch."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import unittest

import vectors  # first: it puts the reference on the path
from agreement import disagreement, leading_words, same
from compare import FAMILIES, Adapter, run

ADAPTER = str(vectors.REFERENCE / "adapter.py")
COMMAND = shlex.join([sys.executable, ADAPTER])

BROKEN_ADAPTER = """
import json, sys
sys.path.insert(0, %r)
from adapter import answer_to
for line in sys.stdin:
    answer = answer_to(json.loads(line))
    if "text_hex" in answer:
        answer["text_hex"] += "00"
    elif "diagnostics" in answer and "ok" not in answer:
        answer["diagnostics"] = answer["diagnostics"][1:] or [{"severity": "error", "start": 0, "end": 0}]
    elif "rc" in answer:
        answer["rc"] = 1 - answer["rc"]
    else:
        answer["ok"] = not answer.get("ok")
    print(json.dumps(answer), flush=True)
"""


class Protocol(unittest.TestCase):
    """One answer a line, in order."""

    def test_answers_in_order(self) -> None:
        requests = [
            {"id": 1, "op": "sip.raw", "input_hex": b"I1!R1!".hex()},
            {"id": 2, "op": "tablegen.json", "text": "", "files": {}, "defines": []},
            {"id": 3, "op": "sip.inputs", "input_hex": b"I3!_0R1!".hex()},
        ]
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        done = subprocess.run(
            [sys.executable, ADAPTER], input=lines, capture_output=True, text=True, check=True
        )
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual([1, 2, 3], [answer["id"] for answer in answers])
        self.assertEqual(b"() -> ()".hex(), answers[0]["text_hex"])
        self.assertEqual({"id": 2, "unsupported": True}, answers[1])
        self.assertEqual(["_0"], answers[2]["events"])


class Comparison(unittest.TestCase):
    """The runner agrees with itself, and detects a wrong adapter."""

    def test_the_reference_agrees_with_itself(self) -> None:
        report = run(Adapter(COMMAND), list(FAMILIES), seed=1, count=40, show=0)
        self.assertEqual(report.disagreements, 0, report.summary())
        for family in FAMILIES:
            self.assertGreater(report.counts[family, "ok"], 0, family)

    def test_a_broken_adapter_is_seen_in_every_family(self) -> None:
        script = BROKEN_ADAPTER % str(vectors.REFERENCE)
        command = shlex.join([sys.executable, "-c", script])
        report = run(Adapter(command), list(FAMILIES), seed=1, count=20, show=0)
        for family in FAMILIES:
            self.assertGreater(report.counts[family, "disagree"], 0, family)

    def test_an_adapter_that_dies_is_seen(self) -> None:
        command = shlex.join([sys.executable, "-c", "input()"])
        report = run(Adapter(command), ["sip"], seed=1, count=3, show=0)
        self.assertEqual(3, report.counts["sip", "disagree"])


class Agreement(unittest.TestCase):
    """The compared parts of an answer."""

    def test_leading_words(self) -> None:
        self.assertEqual("specified kwarg", leading_words("specified kwarg 'c' is unknown"))
        self.assertEqual("expected an", leading_words("expected an <class 'int'> value"))
        self.assertEqual("shape mismatch", leading_words("shape mismatch (2,) vs (-7,)"))

    def test_numbers_of_different_kinds_differ(self) -> None:
        self.assertFalse(same([1], [1.0]))
        self.assertFalse(same({"a": 1}, {"a": True}))
        self.assertTrue(same({"a": [1, None]}, {"a": [1, None]}))

    def test_open_wording_leaves_the_verdict(self) -> None:
        expected = {"ok": False, "error": "one", "open_wording": True}
        self.assertIsNone(disagreement("sip.raw", expected, {"ok": False, "error": "two"}))
        self.assertEqual("ok", disagreement("sip.raw", expected, {"ok": True}))

    def test_the_number_of_an_error_token_does_not_count(self) -> None:
        expected = {"ok": False, "tokens": [["error", 75, 0, ""]]}
        actual = {"ok": False, "tokens": [["error", 75, 9, ""]]}
        self.assertIsNone(disagreement("sip.tokens", expected, actual))


if __name__ == "__main__":
    unittest.main()
