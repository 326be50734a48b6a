"""Source mutants of the reference: small faults in its own text, each of which the cases of the suite must notice.

    abide conformance export EXPORT
    python3 conformance/reference/mutate.py EXPORT --jobs 2

A mutant is one change of one expression: an operator, a limit, a number by one, a condition turned round, a check
that is dropped. Those that change no answer, neither to a case nor to a thousand seeded random requests, are no
faults and do not count. The exit status is 1 where less than `--least` per cent of the others are killed.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Iterator, Optional

from agreement import leading_words

HERE = Path(__file__).resolve().parent
MUTATED = (
    "fields", "sip", "mangle", "raw", "reflection", "records", "pack", "pack2021", "unpack", "arrays",
)
SECONDS = 60
"""A mutant that takes longer hangs, which is noticed, too."""

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
    """A change: the module, the line, what it is, and the module's text with it."""

    module: str
    line: int
    change: str
    text: str

    @property
    def name(self) -> str:
        return "%s.py:%d %s" % (self.module, self.line, self.change)


def replacements(node: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], None], Callable[[ast.AST], None]]]:
    """What can be changed in a node: what it is, the change, and the way back."""
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
        yield "not is dropped", set_to("op", ast.UAdd()), set_to("op", node.op)
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
            if change != "not is dropped":
                changed = ast.unparse(tree)
            else:
                # `+x` of a truth value is itself, as a number.
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


class Loaded:
    """The reference, asked in this process."""

    def __init__(self, answer_to: Callable[[dict], dict]) -> None:
        self.answer_to = answer_to

    def ask(self, request: dict) -> dict:
        """The answer, of a refusal with the words that can count."""
        try:
            answer = json.loads(json.dumps(self.answer_to(request)))
        except Exception as error:
            return {"crash": type(error).__name__}
        if answer.pop("open_wording", None):
            answer["error"] = ""
        answer.pop("id", None)
        if "error" in answer:
            answer["error"] = leading_words(answer["error"])
        return answer


def judge(export: Path, module: str, path: str) -> None:
    """Prints the verdicts of all cases, and the answers to random requests, of a mutant."""
    sys.setrecursionlimit(10_000)
    if module:
        spec = importlib.util.spec_from_file_location(module, path)
        changed = importlib.util.module_from_spec(spec)
        sys.modules[module] = changed
        spec.loader.exec_module(changed)
    from adapter import answer_to

    runner = load_runner(export)
    schema = runner.Schema(json.loads((export / "schema" / "protocol.json").read_text(encoding="utf-8")))
    manifest = json.loads((export / "manifest.json").read_text(encoding="utf-8"))
    cases = [case for case in manifest["cases"] if case["rule"].split("-")[0] in ("SIP", "RAW", "BIND")]
    run = runner.Runner(Loaded(answer_to), schema)
    verdicts = [run.run(case)[0] for case in cases]
    asked = Loaded(answer_to)
    answers = [asked.ask(request) for request in json.loads(sys.stdin.read())]
    print(json.dumps({"verdicts": verdicts, "answers": answers}))


def outcome(export: Path, requests: str, module: str = "", path: str = "") -> Optional[dict]:
    """What a mutant comes to; None where it does not come to an end."""
    command = [sys.executable, str(HERE / "mutate.py"), str(export), "--judge", module, path]
    environment = {**os.environ, "PYTHONPATH": str(HERE), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        result = subprocess.run(
            command, input=requests, capture_output=True, text=True, timeout=SECONDS, env=environment
        )
        return json.loads(result.stdout)
    except (subprocess.TimeoutExpired, ValueError):
        return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("export", type=Path, help="a folder of `abide conformance export`")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--least", type=float, default=95)
    parser.add_argument("--sample", type=int, default=0, help="so many of the mutants, seeded")
    parser.add_argument("--judge", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.judge is not None:
        judge(options.export, *options.judge)
        return 0
    sys.path.insert(0, str(HERE))
    requests = json.dumps(random_requests(1000))
    right = outcome(options.export, requests)
    if right is None:
        raise SystemExit("the reference itself does not come to an end")
    mutants = [mutant for module in MUTATED for mutant in mutants_of(module)]
    if options.sample:
        mutants = random.Random(1).sample(mutants, min(options.sample, len(mutants)))
    folder = Path(os.environ.get("TMPDIR", "/tmp")) / ("reference-mutants-%d" % os.getpid())
    folder.mkdir()

    def verdict(numbered: tuple[int, Mutant]) -> str:
        number, mutant = numbered
        path = folder / ("%d.py" % number)
        path.write_text(mutant.text, encoding="utf-8")
        found = outcome(options.export, requests, mutant.module, str(path))
        path.unlink()
        if found is None or found["verdicts"] != right["verdicts"]:
            return "killed"
        return "survives" if found["answers"] != right["answers"] else "equal"

    with ThreadPoolExecutor(options.jobs) as pool:
        verdicts = list(pool.map(verdict, enumerate(mutants)))
    folder.rmdir()
    for mutant, found in zip(mutants, verdicts):
        if found == "survives":
            print("survives:", mutant.name)
    killed, survived = verdicts.count("killed"), verdicts.count("survives")
    share = 100 * killed / max(1, killed + survived)
    print("%d mutants: %d killed, %d survive, %d change no answer; %.1f %% killed" % (
        len(mutants), killed, survived, verdicts.count("equal"), share))
    return 0 if share >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
