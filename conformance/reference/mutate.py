"""Source mutants of the reference: small faults in its own text that the cases of the suite must all notice.

    abide conformance export EXPORT
    python3 conformance/reference/mutate.py EXPORT --jobs 2

A mutant is one change of one expression: an operator, a limit, a number by one, an inverted condition, a dropped
check. Those that change no answer, neither to a case nor to a thousand seeded random requests, are equal; among
the requests are the texts of cases, each with a pass that its case does not run. `equal.txt` has a line for each
equal mutant of the sample: why no request can notice it. The exit status is 1 if a mutant of the sample survives, if
an equal one has no line there, or if less than `--least` per cent of the others are killed.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import json
import multiprocessing
import random
import resource
import signal
import sys
import types
from collections import Counter
from dataclasses import dataclass
from functools import partial
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
    "mlir_answers": (("MLIR", "SYM", "PASS", "ABI"), ("mlir.", "shape.")),
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
    """A change of a module: its line, its key, and the module's text if it is not the change with this number."""

    module: str
    line: int
    key: str
    """The place and the change without numbers of lines, so that `equal.txt` outlives other changes."""
    owner: str = ""
    """The function or method whose code changes; empty if the module's own statements do."""
    number: int = 0
    text: Optional[str] = None

    @property
    def name(self) -> str:
        return "%s (line %d)" % (self.key, self.line)

    def code(self) -> types.CodeType:
        """The module with the change."""
        tree = ast.parse(source_of(self.module) if self.text is None else self.text)
        if self.text is None:
            _, (_, apply, _) = list(changes_of(tree))[self.number]
            apply()
        return compile(ast.fix_missing_locations(tree), str(HERE / (self.module + ".py")), "exec", dont_inherit=True)


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


def source_of(module: str) -> str:
    return (HERE / (module + ".py")).read_text(encoding="utf-8")


def changes_of(tree: ast.AST) -> Iterator[tuple[ast.AST, tuple[str, Callable[[], None], Callable[[], None]]]]:
    """All changes of a module, each with its node."""
    annotations = {id(part) for node in ast.walk(tree) for part in annotation_parts(node)}
    for node in list(ast.walk(tree)):
        if id(node) in annotations:
            continue
        for change, apply, undo in list(replacements(node)):
            yield node, (change, partial(apply, node), partial(undo, node))


def mutants_of(module: str) -> list[Mutant]:
    """All mutants of a module."""
    source = source_of(module)
    tree, lines = ast.parse(source), source.splitlines()
    owners = {id(part): name for name, function in functions_of(tree) for one in function.body for part in ast.walk(one)}
    seen: Counter = Counter()
    mutants = []
    for number, (node, (change, _, _)) in enumerate(changes_of(tree)):
        key = "%s: `%s`: %s" % (module, lines[node.lineno - 1].strip(), change)
        seen[key] += 1
        key += " (%d)" % seen[key] if seen[key] > 1 else ""
        mutants.append(Mutant(module, node.lineno, key, owners.get(id(node), ""), number))
    return mutants


def functions_of(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a module, by name. Functions in functions belong to them."""
    for one in tree.body:
        if isinstance(one, ast.FunctionDef):
            yield one.name, one
        for inner in one.body if isinstance(one, ast.ClassDef) else ():
            if isinstance(inner, ast.FunctionDef):
                yield "%s.%s" % (one.name, inner.name), inner


def sample_of(mutants: list[Mutant], count: int, seed: str = "") -> list[Mutant]:
    """A seeded sample. A change of one module leaves the mutants of the others in it."""
    return sorted(mutants, key=lambda one: hashlib.sha256((seed + one.key).encode("utf-8")).digest())[:count]


def reasons_of(path: Path) -> dict[str, str]:
    """The reasons of equal mutants by key: a line with the key, then an indented line with the reason."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {key: reason.strip() for key, reason in zip(lines, lines[1:]) if not key.startswith(" ") and reason.startswith(" ")}


def annotation_parts(node: ast.AST) -> Iterator[ast.AST]:
    for field in ("annotation", "returns"):
        annotation: Optional[ast.AST] = getattr(node, field, None)
        if annotation is not None:
            yield from ast.walk(annotation)


def load_runner(export: Path) -> Any:
    """The parts of the runner of an export."""
    sys.path.insert(0, str(export))
    return importlib.import_module("suite")


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
    """Whether a mutant gives another answer that counts. Undocumented answers do not count."""
    if "unsupported" in right:
        return False
    if "crash" in found or "unsupported" in found:
        return True
    is_open = right.get("open_wording") or found.get("open_wording")
    return disagreement(operation, {**right, "open_wording": is_open}, found) is not None


class Calls:
    """Notes which functions of the reference an answer needs. Only these answers can notice a change of a function."""

    def __init__(self) -> None:
        self.by_code: dict[types.CodeType, tuple[str, str]] = {}
        self.owners: dict[str, dict[int, str]] = {}
        self.seen: set[tuple[str, str]] = set()

    def note(self, frame: types.FrameType, event: str, _: Any) -> None:
        if event == "call":
            code = frame.f_code
            if code not in self.by_code:
                self.by_code[code] = self.owner(code)
            self.seen.add(self.by_code[code])

    def owner(self, code: types.CodeType) -> tuple[str, str]:
        path = Path(code.co_filename)
        if path.parent != HERE:
            return "", ""
        if path.stem not in self.owners:
            functions = functions_of(ast.parse(source_of(path.stem)))
            self.owners[path.stem] = {
                line: name for name, one in functions
                for line in range(min([one, *one.decorator_list], key=lambda part: part.lineno).lineno, one.end_lineno + 1)
            }
        return path.stem, self.owners[path.stem].get(code.co_firstlineno, "")

    def of(self, work: Callable[[], Any]) -> tuple[Any, frozenset]:
        """The result of a work, and the functions that it calls."""
        self.seen = set()
        sys.setprofile(self.note)
        try:
            result = work()
        finally:
            sys.setprofile(None)
        return result, frozenset(self.seen)


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
        asked, calls = Loaded(), Calls()
        run = self.runner.Runner(asked, self.schema)
        self.verdicts = [calls.of(lambda: run.run(case)[0]) for case in self.cases]
        self.answers = [calls.of(lambda: asked.whole(request)) for request in self.requests]

    def other_verdicts(self, mutant: Mutant, asked: Loaded) -> Iterator[dict]:
        """The cases of the families that a mutant has a part in, with another verdict."""
        families, place = JUDGED_BY[mutant.module][0], (mutant.module, mutant.owner)
        run = self.runner.Runner(asked, self.schema)
        return (
            case
            for case, (right, called) in zip(self.cases, self.verdicts)
            if family_of(case) in families and (not mutant.owner or place in called) and run.run(case)[0] != right
        )

    def answers_differ(self, mutant: Mutant) -> bool:
        """Whether a request has another answer."""
        operations, place = JUDGED_BY[mutant.module][1], (mutant.module, mutant.owner)
        asked = Loaded()
        return any(
            self.differ(request, right, asked.whole(request))
            for request, (right, called) in zip(self.requests, self.answers)
            if request["op"].startswith(operations) and (not mutant.owner or place in called)
        )

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
            if next(self.other_verdicts(mutant, Loaded()), None):
                return "killed"
            return "survives" if self.answers_differ(mutant) else "equal"
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
    """Puts a mutant into this process: one function, or a module for all later imports."""
    code = mutant.code()
    if mutant.owner:
        function = function_at(mutant)
        function.__code__ = code_like(function.__code__, code)
        return
    for name, module in list(sys.modules.items()):
        path = getattr(module, "__file__", None)
        if path and Path(path).parent == HERE and name != "__main__":
            del sys.modules[name]
    changed = types.ModuleType(mutant.module)
    changed.__file__ = str(HERE / (mutant.module + ".py"))
    sys.modules[mutant.module] = changed
    exec(code, changed.__dict__)


def function_at(mutant: Mutant) -> types.FunctionType:
    """The loaded function that a mutant changes."""
    found: Any = sys.modules[mutant.module]
    for name in mutant.owner.split("."):
        found = vars(found)[name]
    found = getattr(found, "fget", None) or getattr(found, "__func__", found)
    return getattr(found, "__wrapped__", found)


def code_like(before: types.CodeType, within: types.CodeType) -> types.CodeType:
    """The new code of a function, in that of its module."""
    parts = [within]
    for part in parts:
        if (part.co_name, part.co_firstlineno) == (before.co_name, before.co_firstlineno):
            return part
        parts += [one for one in part.co_consts if isinstance(one, types.CodeType)]
    raise LookupError(before.co_name)


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
    parser.add_argument("--seed", default="", help="another sample for each text")
    parser.add_argument("--explained", action="store_true", help="only the mutants of equal.txt")
    options = parser.parse_args()
    sys.setrecursionlimit(10_000)
    reasons = reasons_of(HERE / "equal.txt")
    mutants = [mutant for module in options.module or JUDGED_BY for mutant in mutants_of(module)]
    if options.explained:
        mutants = [mutant for mutant in mutants if mutant.key in reasons]
    if options.sample:
        mutants = sample_of(mutants, options.sample, options.seed)
    JURY = Jury(options.export, random_requests(1000), others=300)
    # Each process judges one mutant, so that its leftovers affect no other.
    with multiprocessing.get_context("fork").Pool(options.jobs, maxtasksperchild=1) as pool:
        verdicts = []
        for mutant, found in zip(mutants, pool.imap(verdict, mutants, chunksize=1)):
            found = "unexplained" if found == "equal" and mutant.key not in reasons else found
            verdicts.append(found)
            if found in ("survives", "unexplained") or found == "killed" and mutant.key in reasons:
                print("%s: %s" % (found, mutant.name), flush=True)
    count = Counter(verdicts)
    share = 100 * count["killed"] / max(1, count["killed"] + count["survives"])
    print("%d mutants: %d killed, %d survive, %d are equal with a reason, %d without one; %.1f %% killed" % (
        len(mutants), count["killed"], count["survives"], count["equal"], count["unexplained"], share))
    is_sample = bool(options.sample or options.explained)
    left = count["survives"] + count["unexplained"] if is_sample else 0
    if options.explained:
        left += count["killed"]
    return 0 if (options.explained or share >= options.least) and not left else 1


if __name__ == "__main__":
    sys.exit(main())
