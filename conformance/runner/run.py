#!/usr/bin/env python3
"""The conformance suite without Rust: the standard library of Python 3.9 or later is all that it needs.

    python3 run.py --adapter "my-adapter --flag"
    python3 run.py --adapter CMD --level BIND-2022 --level RAW
    python3 run.py --adapter CMD --require BIND-2022 --filter bind --expect known.txt --jobs 4 --format json

It reads `manifest.json` and `schema/protocol.json` beside it, asks the adapter each case, and compares as SPEC.md
says under "How a rule is tested". Sessions of language servers (`lsp`) it does not run: they are unsupported here,
and it says so; `abide conformance run --server` runs them.

The exit status is 0 where nothing fails, 1 where a case fails or a level of `--require` is not met, and 2 where
nothing could be run.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from suite.adapter import Adapter
from suite.cases import Runner, chosen, read_expectations, run_case
from suite.protocol import Json, NoAnswer, Schema, Unusable
from suite.report import levels_met, levels_reached, missing_of, named_levels, rule_verdict, text_report

HERE = Path(__file__).resolve().parent


def main() -> int:
    # Reports are in UTF-8, whatever the locale has.
    sys.stdout.reconfigure(encoding="utf-8")
    try:
        return run_suite(read_options())
    except Unusable as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of the report has enough. Python's own last flush would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--adapter", required=True, metavar="COMMAND")
    parser.add_argument("--filter", action="append", default=[],
                        help="only cases whose file, kind, name or id contains this, in upper or lower case")
    parser.add_argument("--level", action="append", default=[], help="only the rules of this level")
    parser.add_argument("--require", action="append", default=[], metavar="LEVEL")
    parser.add_argument("--expect", metavar="FILE", help="cases that are known to fail, or are not run")
    parser.add_argument("--timeout", type=float, default=10, metavar="SECONDS")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--subject", help="what the report calls the implementation")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    options = parser.parse_args()
    if not 0 <= options.timeout <= threading.TIMEOUT_MAX:
        parser.error("--timeout is a number of seconds")
    return options


def greet(command: str, timeout: float) -> None:
    """Asks the adapter once, so that a wrong command is noticed once and not at every case."""
    try:
        adapter = Adapter(command, timeout)
    except ValueError as error:
        raise Unusable("the command of the adapter is damaged: %s" % error) from None
    try:
        adapter.ask({"op": "conformance.greet"})
    except NoAnswer as error:
        raise Unusable("the adapter answers no request: %s" % error) from None
    finally:
        adapter.stop()


def read_suite() -> tuple:
    """The manifest, and the schema of the protocol."""
    if not (HERE / "manifest.json").exists():
        raise Unusable("no cases beside %s: `abide conformance export DIR` writes the suite with a copy of it" % HERE)
    texts = [(HERE / path).read_text(encoding="utf-8") for path in ("manifest.json", "schema/protocol.json")]
    manifest, schema = map(json.loads, texts)
    return manifest, Schema(schema)


def results_of(cases: list, known: dict, schema: Schema, options: argparse.Namespace) -> list:
    """Each case with its verdict and what was found. Each thread has an adapter of its own; none is left."""
    local = threading.local()
    adapters: list = []

    def work(case: Json) -> tuple:
        if not hasattr(local, "runner"):
            adapters.append(Adapter(options.adapter, options.timeout))
            local.runner = Runner(adapters[-1], schema)
        return (case, *run_case(case, known, local.runner))

    with ThreadPoolExecutor(max(1, options.jobs)) as pool:
        try:
            return list(pool.map(work, cases))
        finally:
            # Here, so that no thread waits for an answer if the user ends the run.
            for adapter in adapters:
                adapter.stop(adapter.GRACE)


def run_suite(options: argparse.Namespace) -> int:
    manifest, schema = read_suite()
    required = named_levels(options.require, manifest["levels"])
    known = read_expectations(options.expect, {case["id"] for case in manifest["cases"]})
    cases = chosen(manifest["cases"], options.filter, named_levels(options.level, manifest["levels"]))
    if not cases:
        raise Unusable("no case fits the filter")
    greet(options.adapter, options.timeout)
    results = results_of(cases, known, schema, options)
    sessions = sum(case["operation"] == "lsp" for case in cases)
    if sessions:
        print("%d cases are sessions of language servers, which this runner does not run; "
              "`abide conformance run --server` does" % sessions, file=sys.stderr)
    by_rule: dict = {}
    for case, verdict, _ in results:
        by_rule.setdefault(case["rule"], []).append(verdict)
    rules = {rule: rule_verdict(verdicts) for rule, verdicts in by_rule.items()}
    report = as_json if options.format == "json" else as_text
    print(report(manifest, rules, results, options.subject or options.adapter), flush=True)
    return exit_status(results, required, rules)


def as_json(manifest: Json, rules: dict, results: list, subject: str) -> str:
    """The report for programs: the verdict of each rule and case."""
    report = {"suite": manifest["suite"], "subject": subject, "levels": levels_met(manifest["levels"], rules)}
    report["rules"] = rules
    report["cases"] = {case["id"]: verdict for case, verdict, _ in results}
    return json.dumps(report, indent=2)


def as_text(manifest: Json, rules: dict, results: list, subject: str) -> str:
    """The report for people, with the levels at its end."""
    def count(counted: list) -> str:
        return ", ".join("%d %s" % (n, name) for name, n in sorted(Counter(counted).items()))

    lines = [text_report(manifest, rules, results), "", "Suite %s, %s. %d rules: %s; %d cases: %s" % (
        manifest["suite"], subject, len(rules), count(list(rules.values())), len(results),
        count([verdict for _, verdict, _ in results]))]
    lines += ["%s: %d/%d" % reached for reached in levels_reached(manifest["levels"], rules)]
    return "\n".join([*lines, "Levels met: %s" % (", ".join(levels_met(manifest["levels"], rules)) or "none")])


def exit_status(results: list, required: list, rules: dict) -> int:
    """2 where nothing was run, 1 where a case fails or a level is not met."""
    if all(verdict in ("unsupported", "skipped") for _, verdict, _ in results):
        print("the implementation answers none of the cases", file=sys.stderr)
        return 2
    status = int(any(verdict == "fail" for _, verdict, _ in results))
    for name, level, with_words in required:
        missing = missing_of(level, rules, with_words)
        if missing:
            said = ", ".join("%s (%s)" % pair for pair in missing)
            print("the level %s is not met: %s" % (name, said), file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
