"""Source mutants of the reference: small faults in its own text that the cases of the suite must all notice.

    abide conformance export EXPORT
    python3 conformance/reference/mutate.py EXPORT --jobs 2

A mutant is one change of one expression: an operator, a limit, a number by one, an inverted condition, a dropped
check. Those that change no answer, neither to a case nor to a thousand seeded random requests, are not faults
and do not count; among the requests are the texts of cases, each with a pass that its case does not run.
The exit status is 1 if less than `--least` per cent of the others are killed.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import multiprocessing
import random
import resource
import signal
import sys
import types
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Iterator, Optional

from agreement import disagreement

HERE = Path(__file__).resolve().parent
SIGNATURES = ("fields", "sip", "mangle", "raw")
CHECKS = ("json_places", "reflection_check")
CALLS = ("reflection", "records", "pack", "pack2021", "unpack", "arrays")
MLIR = (
    "mlir_ir", "mlir_numbers", "mlir_elements", "mlir_text", "mlir_read", "mlir_forms", "mlir_write", "mlir_verify",
    "mlir_driver", "mlir_answers", "symbol_passes", "sizes",
)
JUDGED_BY = {
    **dict.fromkeys(SIGNATURES, (("SIP", "RAW"), ("sip.",))),
    "sip_findings": (("SIP",), ("sip.",)),
    **dict.fromkeys(CHECKS, (("REF",), ("reflection.check",))),
    **dict.fromkeys(CALLS, (("BIND",), ("reflection.",))),
    **dict.fromkeys(MLIR, (("MLIR", "SYM", "PASS"), ("mlir.", "shape."))),
    "attributes": (("ABI",), ("mlir.check",)),
    "calls": (("ABI",), ("abi.calls",)),
}
"""The modules that are mutated; the families of rules, and the operations, whose answers each has a part in."""
FLAGS = ("-propagate-symbol", "-erase-symbol", "-unfold-symbolic-int", "-symbol-to-encoding", "-encoding-to-symbol",
         "-canonicalize", "-cse", "-mlir-print-op-generic")
SECONDS = 8
"""A mutant that takes more of the processor hangs, which is noticed, too: four times what the slowest answers take."""
BYTES = 4 << 30
"""The memory of a mutant."""

COMPARISONS: dict[type, tuple[type, ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt), ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
}
OPERATORS: dict[type, type] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Mod: ast.FloorDiv,
    ast.FloorDiv: ast.Mult, ast.Pow: ast.Mult, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.RShift: ast.LShift, ast.LShift: ast.RShift,
}


@dataclass(frozen=True)
class Mutant:
    """A change: the module, the line, its description, and the module's text with it."""

    module: str
    line: int
    change: str
    text: str

    @property
    def name(self) -> str:
        return "%s.py:%d %s" % (self.module, self.line, self.change)


def replacements(node: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], None], Callable[[ast.AST], None]]]:
    """The possible changes of a node: the description, the change, and the way back."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        before = node.ops[0]
        for other in COMPARISONS.get(type(before), ()):
            change = "%s becomes %s" % (type(before).__name__, other.__name__)
            yield change, set_to("ops", [other()]), set_to("ops", [before])
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and not is_format(node):
        other = OPERATORS[type(node.op)]
        change = "%s becomes %s" % (type(node.op).__name__, other.__name__)
        yield change, set_to("op", other()), set_to("op", node.op)
    if isinstance(node, ast.BoolOp):
        other = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
        change = "%s becomes %s" % (type(node.op).__name__, type(other).__name__)
        yield change, set_to("op", other), set_to("op", node.op)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        for by in (1, -1):
            change = "%d becomes %d" % (node.value, node.value + by)
            yield change, set_to("value", node.value + by), set_to("value", node.value)
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "%s is turned round" % node.value, set_to("value", not node.value), set_to("value", node.value)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        twice = ast.UnaryOp(op=ast.Not(), operand=node.operand)
        yield "not is dropped", set_to("operand", twice), set_to("operand", node.operand)
    if isinstance(node, ast.If) and isinstance(node.body[0], (ast.Raise, ast.Return)) and not node.orelse:
        never = ast.copy_location(ast.Constant(value=False), node.test)
        yield "a check is dropped", set_to("test", never), set_to("test", node.test)


def is_format(node: ast.BinOp) -> bool:
    """Whether `%` writes text, whose words no mutant is about."""
    is_text = isinstance(node.left, ast.Constant) and isinstance(node.left.value, (str, bytes))
    return isinstance(node.op, ast.Mod) and (is_text or not isinstance(node.right, ast.Constant))


def set_to(field: str, value: Any) -> Callable[[ast.AST], None]:
    return lambda node: setattr(node, field, value)


def mutants_of(module: str) -> Iterator[Mutant]:
    """All changes of a module."""
    text = (HERE / (module + ".py")).read_text(encoding="utf-8")
    tree = ast.parse(text)
    annotations = {id(part) for node in ast.walk(tree) for part in annotation_parts(node)}
    for node in list(ast.walk(tree)):
        if id(node) in annotations:
            continue
        for change, apply, undo in list(replacements(node)):
            apply(node)
            changed = ast.unparse(tree)
            undo(node)
            yield Mutant(module, node.lineno, change, changed)


def annotation_parts(node: ast.AST) -> Iterator[ast.AST]:
    for field in ("annotation", "returns"):
        annotation: Optional[ast.AST] = getattr(node, field, None)
        if annotation is not None:
            yield from ast.walk(annotation)


def load_runner(export: Path) -> Any:
    """The runner of an export, as a module."""
    spec = importlib.util.spec_from_file_location("conformance_run", export / "run.py")
    runner = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(runner)
    return runner


def random_requests(count: int) -> list[dict]:
    import compare

    seeded = random.Random("mutants")
    families = list(compare.FAMILIES.values())
    return [families[number % len(families)](seeded) for number in range(count)]


def crossed(cases: list[dict], count: int) -> list[dict]:
    """The texts of cases with other passes than those of the case."""
    sources = sorted({case["request"]["source"] for case in cases if "source" in (case.get("request") or {})})
    seeded = random.Random("passes")
    return [
        {"op": "mlir.opt", "source": seeded.choice(sources), "flags": [seeded.choice(FLAGS)]} for _ in range(count)
    ]


def family_of(case: dict) -> str:
    return case["rule"].split("-")[0]


class Loaded:
    """The reference, asked in this process."""

    def __init__(self) -> None:
        # Imported here, so that it is the one with the mutant in it.
        from adapter import answer_to, written

        self.answer_to, self.written = answer_to, written
        self.crashes = 0

    def ask(self, request: dict) -> dict:
        """The answer that the adapter writes."""
        return self.written(self.whole(request))

    def whole(self, request: dict) -> dict:
        """The same, marked where something is open."""
        try:
            return json.loads(json.dumps(self.answer_to(request)))
        except Exception as error:
            self.crashes += 1
            return {"crash": type(error).__name__}


def differs(operation: str, right: dict, found: dict) -> bool:
    """Whether a mutant answers something else that counts. What no document tells does not."""
    if "unsupported" in right:
        return False
    if "crash" in found or "unsupported" in found:
        return True
    is_open = right.get("open_wording") or found.get("open_wording")
    return disagreement(operation, {**right, "open_wording": is_open}, found) is not None


class TooLong(BaseException):
    """A mutant hangs. No `except Exception` of its own catches this."""


class Jury:
    """The cases, random requests, and what is right. Each mutant is judged in a process of its own."""

    def __init__(self, export: Path, requests: list[dict], others: int) -> None:
        self.runner = load_runner(export)
        text = (export / "schema" / "protocol.json").read_text(encoding="utf-8")
        self.schema = self.runner.Schema(json.loads(text))
        manifest = json.loads((export / "manifest.json").read_text(encoding="utf-8"))
        families = {family for judges, _ in JUDGED_BY.values() for family in judges}
        self.cases = [case for case in manifest["cases"] if family_of(case) in families]
        self.requests = requests + crossed(self.cases, others)
        self.right = (list(self.verdicts(self.cases)), list(self.answers(self.requests)))

    def verdicts(self, cases: list[dict], asked: Optional[Loaded] = None) -> Iterator[Any]:
        """The verdict of each case, by the currently loaded reference."""
        run = self.runner.Runner(asked or Loaded(), self.schema)
        return (run.run(case)[0] for case in cases)

    def judged_by(self, mutant: Mutant) -> tuple[list[dict], list[Any]]:
        """The cases of the families that a mutant has a part in, and their right verdicts."""
        families = JUDGED_BY[mutant.module][0]
        pairs = [pair for pair in zip(self.cases, self.right[0]) if family_of(pair[0]) in families]
        return [case for case, _ in pairs], [right for _, right in pairs]

    def answers(self, requests: list[dict]) -> Iterator[dict]:
        asked = Loaded()
        return (asked.whole(request) for request in requests)

    def differ(self, request: dict, right: dict, found: dict) -> bool:
        """The same for any request; of text the names do not count that do not count in a case."""
        if request["op"] == "mlir.opt" and "rc" in right and "rc" in found:
            kept = {name[0] for name in self.runner.NAME.finditer(request["source"]) if name[0].startswith("@")}
            texts = [self.runner.renamed(one["stdout"], kept) for one in (right, found)]
            return right["rc"] != found["rc"] or texts[0] != texts[1]
        return differs(request["op"], right, found)

    def judge(self, mutant: Mutant) -> str:
        """The result of a mutant: killed, survives or equal."""
        use_limits()
        try:
            install(mutant)
            cases, rights = self.judged_by(mutant)
            if any(found != right for found, right in zip(self.verdicts(cases), rights)):
                return "killed"
            operations = JUDGED_BY[mutant.module][1]
            sent = [pair for pair in zip(self.requests, self.right[1]) if pair[0]["op"].startswith(operations)]
            answers = self.answers([request for request, _ in sent])
            differ = any(self.differ(request, right, one) for (request, right), one in zip(sent, answers))
            return "survives" if differ else "equal"
        except (Exception, TooLong):
            # It cannot be loaded, or hangs: every case notices.
            return "killed"


def use_limits() -> None:
    """Ends this process's work where it takes too long or too much."""

    def late(_signal: int, _frame: Any) -> None:
        raise TooLong

    sys.setrecursionlimit(10_000)
    signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))


def install(mutant: Mutant) -> None:
    """Replaces a module by a mutant, for all later imports."""
    for name, module in list(sys.modules.items()):
        path = getattr(module, "__file__", None)
        if path and Path(path).parent == HERE and name != "__main__":
            del sys.modules[name]
    changed = types.ModuleType(mutant.module)
    changed.__file__ = str(HERE / (mutant.module + ".py"))
    sys.modules[mutant.module] = changed
    exec(compile(mutant.text, mutant.module + ".py", "exec"), changed.__dict__)


JURY: Optional[Jury] = None
"""Processes that are forked find it here."""


def verdict(mutant: Mutant) -> str:
    return JURY.judge(mutant)


def main() -> int:
    global JURY
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("export", type=Path, help="a folder of `abide conformance export`")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--least", type=float, default=95)
    parser.add_argument("--module", action="append", choices=JUDGED_BY, help="only the mutants of this module")
    parser.add_argument("--sample", type=int, default=0, help="so many of the mutants, seeded")
    options = parser.parse_args()
    sys.setrecursionlimit(10_000)
    JURY = Jury(options.export, random_requests(1000), others=300)
    mutants = [mutant for module in options.module or JUDGED_BY for mutant in mutants_of(module)]
    if options.sample:
        mutants = random.Random(1).sample(mutants, min(options.sample, len(mutants)))
    # Each process judges one mutant, so that its leftovers affect no other.
    with multiprocessing.get_context("fork").Pool(options.jobs, maxtasksperchild=1) as pool:
        verdicts = []
        for mutant, found in zip(mutants, pool.imap(verdict, mutants, chunksize=1)):
            verdicts.append(found)
            if found == "survives":
                print("survives:", mutant.name, flush=True)
    killed, survived = verdicts.count("killed"), verdicts.count("survives")
    share = 100 * killed / max(1, killed + survived)
    print("%d mutants: %d killed, %d survive, %d change no answer; %.1f %% killed" % (
        len(mutants), killed, survived, verdicts.count("equal"), share))
    return 0 if share >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
