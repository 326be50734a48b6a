"""The verdicts of rules, the levels, and the report."""

from __future__ import annotations

import json
import textwrap
import unicodedata

from .protocol import Json, Unusable


def rule_verdict(verdicts: list) -> str:
    seen = set(verdicts)
    passed = bool(seen & {"pass", "words"})
    for verdict in ("fail", "known"):
        if verdict in seen:
            return verdict
    if passed and seen & {"unsupported", "skipped"}:
        return "partly"
    return next(name for name in ("words", "pass", "unsupported", "skipped") if name in seen)


def missing_of(level: Json, rules: dict, words: bool) -> list:
    met = {"pass"} if words else {"pass", "words"}
    return [(rule, rules.get(rule, "not run")) for rule in level["rules"] if rules.get(rule) not in met]


def named_levels(names: list, levels: list) -> list:
    by_name = {}
    for level in levels:
        by_name[level["name"]] = (level, False)
        if level["words"]:
            by_name[level["name"] + "-words"] = (level, True)
    for name in names:
        if name not in by_name or not by_name[name][0]["rules"]:
            raise Unusable("unknown level '%s'; the levels are %s" % (name, ", ".join(by_name)))
    return [(name, *by_name[name]) for name in names]


def levels_reached(levels: list, rules: dict) -> list:
    """The levels with a rule that was run: the name, how many rules passed, and of how many."""
    reached = []
    for level in levels:
        if all(rules.get(rule) in (None, "unsupported", "skipped") for rule in level["rules"]):
            continue
        for words, suffix in ((False, ""), (True, "-words")):
            if level["words"] or not words:
                everything = len(level["rules"])
                passed = everything - len(missing_of(level, rules, words))
                reached.append((level["name"] + suffix, passed, everything))
    return reached


def levels_met(levels: list, rules: dict) -> list:
    return [name for name, passed, everything in levels_reached(levels, rules) if passed == everything]


def text_report(manifest: Json, rules: dict, results: list) -> str:
    out = []
    statements = {rule["id"]: rule["statement"] for rule in manifest["rules"]}
    sources = {rule["id"]: rule["source"] for rule in manifest["rules"]}
    for rule, verdict in rules.items():
        mine = [result for result in results if result[0]["rule"] == rule]
        passed = sum(result[1] in ("pass", "words") for result in mine)
        out.append("%-9s %-11s %d/%d  %.80s" % (rule, verdict, passed, len(mine), statements[rule]))
        failures = [result for result in mine if result[1] in ("fail", "words", "known")]
        if failures:
            whole = "%s [%s]" % (statements[rule], sources[rule])
            out += ["  rule:", *("    " + line for line in textwrap.wrap(whole, 100, break_long_words=False))]
        for case, verdict, found in failures:
            out.append("  %s: %s: %s" % (verdict, case["id"], case["why"]))
            asked = case.get("request", {key: case.get(key) for key in ("operation", "arguments", "source")})
            for name, text in (("asked", json.dumps(asked)), ("expected", case["expected"]), ("found", found)):
                out.append("    %s:" % name)
                # A request can be sent again only if it is whole.
                limit = 100_000 if name == "asked" else 400
                out += ["      " + shown(line[:limit]) for line in text.split("\n")]
    return "\n".join(out)


def shown(text: str) -> str:
    """The text without control characters, which a terminal obeys."""
    return "".join("?" if unicodedata.category(one) == "Cc" and one != "\t" else one for one in text)
