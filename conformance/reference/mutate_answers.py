"""Changed answers: one small change of a right answer each, which the cases of the suite must notice.

    abide conformance export EXPORT
    python3 conformance/reference/mutate_answers.py EXPORT --count 400

A change replaces one leaf of the answer to one case: a number by one, a character of a text, an item of a list, a
boolean. The same seed makes the same changes. A change that no comparison is about is equal, and the reason is
counted: words of a message, blanks, names, or a part that the comparison of the case leaves out. The exit status is 1
if a change passes without a reason.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Iterator, Optional

from mutate import Loaded, load_runner

UNEXPLAINED = "passes without a reason"
PARTIAL = {
    "first": "the comparison is about the exit status and the line of the first error",
    "lines": "the comparison is about severities and lines",
    "verdict": "the comparison is about the verdict",
    "findings": "the comparison is about severities and ranges that touch",
    "call": "the comparison is about the leading words of a refusal",
}


def leaves(value: Any, way: tuple = ()) -> Iterator[tuple]:
    """The ways to all parts of an answer that can be changed."""
    if isinstance(value, (bool, int, float)) or isinstance(value, (str, list)) and value:
        yield way
    if isinstance(value, dict):
        for key, inner in sorted(value.items()):
            yield from leaves(inner, (*way, key))
    if isinstance(value, list):
        for at, inner in enumerate(value):
            yield from leaves(inner, (*way, at))


def changed(value: Any, seeded: random.Random) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + seeded.choice((-1, 1))
    if isinstance(value, list):
        at = seeded.randrange(len(value))
        return seeded.choice((value[:at] + value[at + 1 :], value + [value[at]]))
    at = seeded.randrange(len(value))
    other = seeded.choice([one for one in "0123456789abcdefxyz%@^#(){}[]<>,:=-" if one != value[at]])
    return seeded.choice((value[:at] + value[at + 1 :], value[:at] + other + value[at + 1 :], value[:at] + other + value[at:]))


def change(answer: dict, seeded: random.Random) -> dict:
    """An answer with one change."""
    found = copy.deepcopy(answer)
    way = seeded.choice(list(leaves(found)))
    inner = found
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = changed(inner[way[-1]], seeded)
    return found


class Judge:
    """The runner of an export, and right answers."""

    def __init__(self, export: Path) -> None:
        self.runner = load_runner(export)
        self.schema = self.runner.Schema(json.loads((export / "schema" / "protocol.json").read_text(encoding="utf-8")))
        self.right = Loaded()

    def reason(self, case: dict, right: dict, answer: dict) -> Optional[str]:
        """The reason why a changed answer passes; none if it is noticed."""
        run = self.runner
        try:
            self.schema.check_answer(case["request"]["op"], answer)
            lines = run.rendered(case, answer)
        except (run.NoAnswer, run.Unsupported):
            return None
        if not run.agrees(case, case["expected"], lines):
            is_open = case["open_words"] and run.agrees(case, run.without_words(case["expected"]), run.without_words(lines))
            return "the words are open" if is_open else None
        before = run.render(case, right)
        if before == lines:
            return "the lines of the answer are the same"
        if case["comparison"] in PARTIAL:
            return PARTIAL[case["comparison"]]
        one, other = (run.first_places(text, "") for text in (before, lines))
        if one.split() == other.split():
            return "words of a message, or blanks"
        if run.renamed(one, set()) == run.renamed(other, set()):
            return "names that are numbered in order, or a comment"
        return UNEXPLAINED


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("export", type=Path, help="a folder of `abide conformance export`")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="print each change that is not noticed, with its reason")
    parser.add_argument("--family", action="append", help="only cases of these families of rules")
    options = parser.parse_args()
    sys.setrecursionlimit(10_000)
    judge, seeded = Judge(options.export), random.Random(options.seed)
    manifest = json.loads((options.export / "manifest.json").read_text(encoding="utf-8"))
    cases = [one for one in manifest["cases"] if "request" in one]
    cases = [one for one in cases if not options.family or one["rule"].split("-")[0] in options.family]
    reasons: Counter = Counter()
    made = 0
    while made < options.count:
        case = seeded.choice(cases)
        right = judge.right.ask(case["request"])
        if "unsupported" in right or "crash" in right or not list(leaves(right)):
            # An empty answer, or none, cannot be changed.
            continue
        made += 1
        found = change(right, seeded)
        reason = judge.reason(case, right, found)
        reasons[reason or "noticed"] += 1
        if reason == UNEXPLAINED or reason and options.list:
            print("%s: %s: %s\n  instead of %s" % (case["id"], reason, json.dumps(found), json.dumps(right)))
    for reason, count in sorted(reasons.items(), key=lambda pair: (-pair[1], pair[0])):
        print("%4d %s" % (count, reason))
    return 1 if reasons[UNEXPLAINED] else 0


if __name__ == "__main__":
    sys.exit(main())
