"""The facts about MLIR in the cases: which of them mlir-opt confirms, by kind, and why the others are not asked.

    abide conformance export EXPORT
    python3 conformance/adapters/facts.py EXPORT mlir-opt-22

A fact is a case of the level MLIR: an input that is accepted and printed so, or refused at a line. The exit status is
1 if a case without a reason is not confirmed, or fewer than `--least` are. Python 3.9 or later, the standard library
only.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Iterator, Optional

from mlir_opt import answer_to

KINDS = {
    "texts, strings and comments": ("001", "002", "003", "004", "052"),
    "names and scopes": ("005", "006", "007", "008", "046"),
    "blocks and dominance": ("009", "010", "026", "029", "030", "034", "049"),
    "symbols and functions": ("011", "032", "033", "044", "047"),
    "aliases and locations": ("012", "013", "019", "051"),
    "builtin types": ("014", "015", "035", "036", "037", "038"),
    "builtin attributes": ("017", "039", "040", "041", "042"),
    "affine maps and sets": ("016", "043"),
    "generic and custom forms": ("018", "022", "023", "024", "025", "045", "048", "050"),
    "mistakes and split inputs": ("020", "021", "031"),
    "canonical form and common subexpressions": ("027", "028"),
}
NO_TOKENS = "mlir-opt has no request for tokens"


def load_runner(export: Path) -> Any:
    """The parts of the runner of an export."""
    sys.path.insert(0, str(export))
    return importlib.import_module("suite")


class Asked:
    """mlir-opt through its adapter, in this process."""

    def __init__(self, program: str) -> None:
        self.program = program

    def ask(self, request: dict) -> dict:
        """The answer, without its `id`."""
        answer = answer_to(self.program, request)
        return {name: value for name, value in answer.items() if name != "id"}


def reasons(export: Path) -> dict[str, str]:
    """The reason of each case that the expectations name."""
    text = (export / "expectations" / "mlir-opt-22.txt").read_text(encoding="utf-8")
    words = (line.split(" ", 2) for line in text.splitlines() if not line.startswith("#"))
    return {case: reason for _, case, reason in words}


def kind_of(rule: str) -> Optional[str]:
    """The kind of a rule's facts."""
    return next((kind for kind, rules in KINDS.items() if rule.split("-")[1] in rules), None)


def judged(export: Path, program: str) -> Iterator[tuple[dict, str]]:
    """Each case of the level, with its verdict."""
    runner = load_runner(export)
    schema = runner.Schema(json.loads((export / "schema" / "protocol.json").read_text(encoding="utf-8")))
    manifest = json.loads((export / "manifest.json").read_text(encoding="utf-8"))
    run = runner.Runner(Asked(program), schema)
    for case in manifest["cases"]:
        if case["rule"].startswith("MLIR-"):
            yield case, run.run(case)[0]


def main() -> int:
    """Prints the counts and the unconfirmed facts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("export", type=Path, help="a folder of `abide conformance export`")
    parser.add_argument("program", nargs="?", default="mlir-opt", help="mlir-opt, of version 22")
    parser.add_argument("--least", type=int, default=400, help="so many are confirmed")
    options = parser.parse_args()
    known = reasons(options.export)
    counts: dict[str, Counter] = {kind: Counter() for kind in KINDS}
    unexplained = 0
    for case, verdict in judged(options.export, options.program):
        count = counts[kind_of(case["rule"])]
        if verdict in ("pass", "words"):
            count[case["verdict"]] += 1
            continue
        count["not"] += 1
        reason = NO_TOKENS if verdict == "unsupported" and case["operation"] == "mlir.tokens" else known.get(case["id"])
        unexplained += reason is None
        print("not confirmed: %s: %s" % (case["id"], reason or "without a reason (%s)" % verdict))
    for kind, count in counts.items():
        shown = ", ".join("%d %s" % (count[name], name) for name in ("accept", "reject", "beyond"))
        print("%-42s %3d (%s)%s" % (kind, sum(count.values()) - count["not"], shown,
                                    ", %d not" % count["not"] if count["not"] else ""))
    confirmed = sum(sum(count.values()) - count["not"] for count in counts.values())
    print("%d facts confirmed, %d not, %d of these without a reason" % (
        confirmed, sum(count["not"] for count in counts.values()), unexplained))
    return 1 if unexplained or confirmed < options.least else 0


if __name__ == "__main__":
    sys.exit(main())
