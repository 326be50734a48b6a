"""Misreadings of the rules: each is a change of the reference that the cases of the suite must notice.

    abide conformance export EXPORT
    python3 conformance/reference/readings.py EXPORT --jobs 2

`readings.txt` has them: the differing behaviour of a reader of a rule, as lines of the reference before and
after. `mutate.py` changes one operator at a time, and these change the meaning. The exit status is 1 if a
reading survives: then a case is missing, and if the rule is silent a sentence.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Iterator, Optional

from mutate import HERE, JUDGED_BY, Jury, Loaded, Mutant, TooLong, install, use_limits

TEXT = HERE / "readings.txt"


class Stale(Exception):
    """A reading changes what is not there, or is there twice."""


@dataclass
class Reading:
    """A rule, the differing behaviour, and the changes: module, lines before, lines after."""

    rule: str
    otherwise: str
    line: int
    module: str = ""
    changes: list[tuple[list[str], list[str]]] = field(default_factory=list)

    def mutant(self) -> Mutant:
        """The module that has it."""
        text = (HERE / (self.module + ".py")).read_text(encoding="utf-8")
        for before, behind in self.changes:
            old = "\n".join(before)
            if not old or text.count(old) != 1:
                raise Stale("readings.txt:%d: %s.py has these lines %d times:\n%s" % (
                    self.line, self.module, text.count(old) if old else 0, old))
            text = text.replace(old, "\n".join(behind))
        return Mutant(self.module, self.line, "%s: %s" % (self.rule, self.otherwise), text=text)


def read(text: str) -> Iterator[Reading]:
    """All readings of a text."""
    reading: Optional[Reading] = None
    was_behind = True
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("== "):
            if reading is not None:
                yield reading
            rule, _, otherwise = line[3:].partition(" ")
            reading, was_behind = Reading(rule, otherwise, number), True
        elif line.startswith("in "):
            reading.module = line[3:]
        elif line[:2] in ("- ", "+ ", "-", "+"):
            is_behind = line.startswith("+")
            if was_behind and not is_behind:
                reading.changes.append(([], []))
            reading.changes[-1][is_behind].append(line[2:])
            was_behind = is_behind
        elif line and not line.startswith("#"):
            raise Stale("readings.txt:%d: neither a reading nor a change" % number)
    if reading is not None:
        yield reading


def fresh(readings: list[Reading]) -> Iterator[Mutant]:
    """The changed modules; all stale ones are reported at once."""
    stale = []
    for reading in readings:
        try:
            yield reading.mutant()
        except Stale as fault:
            stale.append(str(fault))
    if stale:
        raise Stale("\n".join(stale))


JURY: Optional[Jury] = None
"""Processes that are forked find it here."""


def verdict(mutant: Mutant) -> str:
    """The result of a reading: the cases notice it, it survives, or it crashes, which is never intended."""
    use_limits()
    try:
        install(mutant)
        asked = Loaded()
        noticed = sum(1 for _ in JURY.other_verdicts(mutant, asked))
    except TooLong:
        return "hangs"
    if asked.crashes:
        return "crashes"
    return "noticed" if noticed else "lives"


def main() -> int:
    global JURY
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("export", type=Path, help="a folder of `abide conformance export`")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rule", action="append", default=[], help="only readings of rules that begin so")
    options = parser.parse_args()
    sys.setrecursionlimit(10_000)
    readings = [one for one in read(TEXT.read_text(encoding="utf-8")) if not options.rule or one.rule.startswith(tuple(options.rule))]
    unknown = [one.module for one in readings if one.module not in JUDGED_BY]
    if unknown:
        raise Stale("no module %s" % ", ".join(unknown))
    mutants = list(fresh(readings))
    JURY = Jury(options.export, [], others=0)
    with multiprocessing.get_context("fork").Pool(options.jobs, maxtasksperchild=1) as pool:
        wrong = 0
        for mutant, found in zip(mutants, pool.imap(verdict, mutants, chunksize=1)):
            if found != "noticed":
                wrong += 1
                print("%s: readings.txt:%d %s" % (found, mutant.line, mutant.key), flush=True)
    print("%d readings, %d are not noticed" % (len(mutants), wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
