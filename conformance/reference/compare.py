"""Differential runner: the reference against another adapter, on random requests or on those of a file.

    python3 conformance/reference/compare.py --adapter "target/debug/abide adapter"
    python3 conformance/reference/compare.py --adapter "target/debug/abide adapter" --inputs conformance/reference/hand_made.jsonl
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Callable

import generate_calls
import generate_checks
import generate_modules
import generate_sizes
import generate_signatures
from adapter import answer_to
from agreement import disagreement

Message = dict  # a JSON object
Generator = Callable[[Random], Message]

SECONDS_A_LINE = 10
LONGEST_SHOWN = 600

FAMILIES: dict[str, Generator] = {
    "sip": generate_signatures.sip_request,
    "raw": generate_signatures.raw_request,
    "mangle": generate_signatures.mangle_request,
    "pack2022": lambda random: generate_calls.pack_request(random, "iree2022"),
    "pack2021": lambda random: generate_calls.pack_request(random, "iree2021"),
    "unpack2022": lambda random: generate_calls.unpack_request(random, "iree2022"),
    "unpack2021": lambda random: generate_calls.unpack_request(random, "iree2021"),
    "checks": generate_checks.check_request,
    "passes": generate_modules.opt_request,
    "sizes": generate_sizes.size_request,
}


class Adapter:
    """The other adapter: a process that is started again when it dies or hangs."""

    def __init__(self, command: str) -> None:
        self.command = shlex.split(command)
        self.process: subprocess.Popen[str] | None = None

    def ask(self, request: Message) -> Message:
        """The answer to a request; `died` without one."""
        process = self.process or self.start()
        timer = threading.Timer(SECONDS_A_LINE, process.kill)
        timer.start()
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = ""
        finally:
            timer.cancel()
        if not line:
            self.stop()
            return {"id": request["id"], "died": True}
        return json.loads(line)

    def start(self) -> subprocess.Popen[str]:
        """Starts the process."""
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            self.command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8"
        )
        return self.process

    def stop(self) -> None:
        """Ends the process, if there is one."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
        self.process = None


@dataclass
class Report:
    """Counts by operation, and the first disagreements."""

    counts: Counter[tuple[str, str]] = field(default_factory=Counter)
    shown: int = 0

    def note(self, family: str, outcome: str) -> None:
        """Counts one request."""
        self.counts[family, outcome] += 1

    def show(self, request: Message, key: str, expected: Message, actual: Message) -> None:
        """Prints one disagreement."""
        self.shown += 1
        print("disagreement in `%s`" % key)
        for name, message in (("request", request), ("expected", expected), ("actual", actual)):
            print("  %-9s%s" % (name, json.dumps(message, ensure_ascii=False)[:LONGEST_SHOWN]))
        if "input_hex" in request:
            print("  %-9s%r" % ("input", bytes.fromhex(request["input_hex"])))

    def summary(self) -> str:
        """The counts, a line for each family and outcome."""
        lines = ["%-12s%-14s%7d" % (*key, count) for key, count in sorted(self.counts.items())]
        return "\n".join(lines)

    @property
    def disagreements(self) -> int:
        """The number of answers that disagreed."""
        return sum(n for (_, outcome), n in self.counts.items() if outcome == "disagree")

    @property
    def requests(self) -> int:
        """The number of compared answers."""
        return sum(n for (_, outcome), n in self.counts.items() if outcome in ("ok", "refused"))


def compare_one(adapter: Adapter, request: Message) -> tuple[str | None, Message, Message]:
    """The disagreement in one request (None without one), and both answers."""
    expected = json.loads(json.dumps(answer_to(request)))
    actual = adapter.ask(request)
    if expected.get("unsupported") or actual.get("unsupported"):
        return "unsupported", expected, actual
    if actual.get("id") != request["id"] or actual.get("died"):
        return "answer", expected, actual
    return disagreement(request["op"], expected, actual), expected, actual


def is_accepted(answer: Message) -> bool:
    """Whether an answer refuses nothing."""
    if "diagnostics" in answer and "ok" not in answer:
        return all(one["severity"] != "error" for one in answer["diagnostics"])
    return bool(answer.get("ok")) or answer.get("rc") == 0


def run(
    adapter: Adapter, families: list[str], seed: int, count: int, show: int, seconds: float = 0
) -> Report:
    """Every family with its own seeded generator, so that one alone gives the same; again with the
    next seed until the time is over."""
    report = Report()
    end = time.monotonic() + seconds
    try:
        run_families(adapter, families, seed, count, show, report)
        while time.monotonic() < end:
            seed += 1
            run_families(adapter, families, seed, count, show, report)
    finally:
        adapter.stop()
    return report


def run_families(
    adapter: Adapter, families: list[str], seed: int, count: int, show: int, report: Report
) -> None:
    """The loop of `run`, which fills the report."""
    for family in families:
        random = Random("%s %d" % (family, seed))
        shown_before = report.shown
        for number in range(count):
            request = {"id": "%s/%d/%d" % (family, seed, number), **FAMILIES[family](random)}
            judge(adapter, family, request, report, show=report.shown - shown_before < show)


def run_inputs(adapter: Adapter, inputs: Path, show: int) -> Report:
    """The requests of a file, one on each line."""
    report = Report()
    try:
        for line in inputs.read_text(encoding="utf-8").splitlines():
            judge(adapter, inputs.stem, json.loads(line), report, show=report.shown < show)
    finally:
        adapter.stop()
    return report


def judge(adapter: Adapter, family: str, request: Message, report: Report, show: bool) -> None:
    """Compares the answers to a request, and shows a disagreement."""
    key, expected, actual = compare_one(adapter, request)
    if key == "unsupported":
        report.note(family, key)
        return
    report.note(family, "ok" if is_accepted(expected) else "refused")
    if key is not None:
        report.note(family, "disagree")
        if show:
            report.show(request, key, expected, actual)


def main() -> int:
    """Runs; the exit status is 1 if more than `--most` answers disagreed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--adapter", required=True, help="command of the other adapter")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000, help="requests of each family")
    parser.add_argument(
        "--seconds", type=float, default=0, help="go on with the next seeds for so long"
    )
    parser.add_argument("--family", choices=sorted(FAMILIES), action="append")
    parser.add_argument("--inputs", type=Path, help="requests of a file in place of random ones")
    parser.add_argument("--most", type=int, default=0, help="disagreements that are no failure")
    parser.add_argument("--show", type=int, default=10, help="disagreements of each family")
    options = parser.parse_args()
    sys.setrecursionlimit(10_000)
    adapter = Adapter(options.adapter)
    if options.inputs:
        report = run_inputs(adapter, options.inputs, options.show)
    else:
        families = options.family or list(FAMILIES)
        report = run(adapter, families, options.seed, options.count, options.show, options.seconds)
    print(report.summary())
    print("%d requests, %d disagreements" % (report.requests, report.disagreements))
    return 1 if report.disagreements > options.most else 0


if __name__ == "__main__":
    sys.exit(main())
