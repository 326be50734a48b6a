"""The cases that are chosen, and the verdict of each."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Optional

from .comparison import agrees, without_words
from .lines import rendered
from .properties import Properties
from .protocol import Json, NoAnswer, Schema, Unsupported, Unusable


class Runner:
    """Runs cases with an adapter of its own."""

    def __init__(self, adapter: Any, schema: Schema) -> None:
        self.adapter, self.schema = adapter, schema

    def ask(self, request: Json) -> Json:
        answer = self.adapter.ask(request)
        self.schema.check_answer(request["op"], answer)
        if "unsupported" in answer:
            raise Unsupported
        return answer

    def run(self, case: Json) -> tuple:
        """The verdict of a case, and what was found."""
        try:
            if case["operation"] == "lsp":
                raise Unsupported
            if "request" in case:
                lines = rendered(case, self.ask(case["request"]))
            else:
                lines = Properties(self.ask).lines(case)
        except Unsupported:
            return "unsupported", ""
        except NoAnswer as fault:
            return "fail", "no answer: %s" % fault
        expected = case["expected"]
        if agrees(case, expected, lines):
            return "pass", lines
        if agrees(case, without_words(expected), without_words(lines)):
            return ("pass" if case["open_words"] else "words"), lines
        return "fail", lines


def read_expectations(path: Optional[str], ids: set) -> dict:
    """The cases that are known to fail or are not run."""
    known: dict = {}
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines() if path else []
    except (OSError, UnicodeDecodeError) as error:
        raise Unusable("cannot read %s: %s" % (path, error)) from None
    for number, line in enumerate(lines, 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] not in ("skip", "fail") or len(words) < 2:
            raise Unusable("%s:%d: neither 'skip CASE' nor 'fail CASE'" % (path, number))
        if words[1] not in ids:
            raise Unusable("%s:%d: unknown case '%s'" % (path, number, words[1]))
        known[words[1]] = words[0]
    return known


def run_case(case: Json, known: dict, runner: Runner) -> tuple:
    expectation = known.get(case["id"])
    if expectation == "skip":
        return "skipped", ""
    verdict, found = runner.run(case)
    if expectation == "fail" and verdict in ("fail", "words"):
        return "known", found
    if expectation == "fail" and verdict == "pass":
        return "fail", "it passes, and the expectations say that it fails"
    return verdict, found


def chosen(cases: list, words: list, levels: list) -> list:
    """The cases whose file, kind, name or id contains one of the words, and whose rule is one of a level; all where
    none are given."""
    rules = {rule for _, level, _ in levels for rule in level["rules"]}

    def fits(case: Json) -> bool:
        text = " ".join((case["file"], case["verdict"], case["name"], case["id"])).lower()
        return not words or any(word.lower() in text for word in words)

    return [case for case in cases if fits(case) and (not levels or case["rule"] in rules)]
