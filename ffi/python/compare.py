"""Modules beside IREE's, jaxlib's and xdsl's bindings: python3 ffi/python/compare.py [--write] [KILOBYTES..]

Runs in one process what a compiler engineer does with a module: reading it, verifying it, counting its operations
with each one's result types, printing it, looking up 1,000 functions by their names, and binding the arguments of a
call. IREE's and jaxlib's bindings verify what they read. Milliseconds of processor time, the best of several runs.
Packages that are not installed are left out: `pip install iree-base-compiler iree-base-runtime jax xdsl`.
`ABIDE_LIBRARY_PATH` names the library. With `--write` the tables go into docs/internals/performance.md.
"""

import platform
import sys
import threading
import time
from importlib import metadata
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "internals" / "performance.md"
BEGIN = "<!-- made by ffi/python/compare.py --write -->\n"
END = "<!-- end -->\n"

FUNCTION = """func.func @f%d(%%a: tensor<4x?xf32>, %%b: i32, %%c: i1) -> i32 {
  %%0 = arith.constant %d : i32
  %%1 = arith.addi %%b, %%0 : i32
  %%2 = arith.muli %%1, %%b : i32
  %%3 = scf.if %%c -> (i32) {
    %%5 = arith.subi %%2, %%1 : i32
    scf.yield %%5 : i32
  } else {
    scf.yield %%2 : i32
  }
  %%4 = math.absf %%a : tensor<4x?xf32>
  return %%3 : i32
}
"""


def best(work, runs=5, clock=time.process_time):
    """The time of the best run in milliseconds, and its result."""
    least, found = float("inf"), None
    for _ in range(runs):
        begun = clock()
        found = work()
        least = min(least, (clock() - begun) * 1e3)
    return least, found


def abide(text):
    """This package."""
    import abide_mlir

    def walk(module):
        count = types = 0
        for operation in module.walk():
            count += 1
            for result in operation.results:
                types += result.type is not None
        return count, types

    return abide_mlir.parse, walk, lambda module: module.diagnostics, lambda module: module


def upstream(ir, context):
    """MLIR's own bindings, as IREE and jaxlib have them."""

    def walk(module):
        count = types = 0
        open_operations = [module.operation]
        while open_operations:
            operation = open_operations.pop()
            count += 1
            for result in operation.results:
                types += result.type is not None
            for region in operation.regions:
                for block in region:
                    for inner in block:
                        open_operations.append(inner.operation)
        return count, types

    def table(module):
        return ir.SymbolTable(module.operation)

    return (lambda text: ir.Module.parse(text, context)), walk, None, table


def iree(_text):
    """IREE's compiler."""
    from iree.compiler import ir

    return upstream(ir, ir.Context())


def jax(_text):
    """jaxlib."""
    from jax.interpreters import mlir
    from jaxlib.mlir import ir

    context = mlir.make_ir_context()
    context.allow_unregistered_dialects = True
    return upstream(ir, context)


def xdsl(_text):
    """xdsl."""
    from xdsl.context import Context
    from xdsl.dialects import arith, builtin, func, math, scf
    from xdsl.parser import Parser

    context = Context()
    for dialect in (arith.Arith, builtin.Builtin, func.Func, math.Math, scf.Scf):
        context.load_dialect(dialect)

    def walk(module):
        count = types = 0
        for operation in module.walk():
            count += 1
            for result in operation.results:
                types += result.type is not None
        return count, types

    return (lambda text: Parser(context, text).parse_module()), walk, lambda module: module.verify(), None


BINDINGS = [
    ("abide", "abide", abide),
    ("IREE", "iree-base-compiler", iree),
    ("jaxlib", "jaxlib", jax),
    ("xdsl", "xdsl", xdsl),
]


def version(package):
    """The version of a package, preceded by a blank; empty for this one, which is not installed."""
    try:
        return " " + metadata.version(package)
    except metadata.PackageNotFoundError:
        return ""


def generated(kilobytes):
    """Functions of this many kilobytes."""
    functions, size = [], 0
    while size < kilobytes * 1000:
        functions.append(FUNCTION % (len(functions), len(functions)))
        size += len(functions[-1])
    return "".join(functions)


def one_function(kilobytes):
    """A function of this many kilobytes."""
    lines = ["func.func @f(%b: i32) -> i32 {\n"]
    lines += ["  %%v%d = arith.addi %%b, %%b : i32\n" % number for number in range(kilobytes * 1000 // 36)]
    return "".join(lines) + "  return %b : i32\n}\n"


def short_functions(kilobytes):
    """Functions of a line."""
    line = "func.func @f%d(%%x: i32) -> i32 { return %%x : i32 }\n"
    return "".join(line % number for number in range(kilobytes * 1000 // 54))


def undescribed(kilobytes):
    """Operations that nothing describes."""
    line = '"x.y"() {a = %d : i32, b = "s%d", c = [1, 2, 3]} : () -> ()\n'
    return "".join(line % (number, number) for number in range(kilobytes * 1000 // 62))


def side_by_side(text):
    """The time of two threads that read, as a share of the time of both in a row."""
    import abide_mlir

    def read(times=1):
        for _ in range(times):
            abide_mlir.parse(text)

    def run(*arguments):
        threads = [threading.Thread(target=read, args=argument) for argument in arguments]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    both = row = float("inf")
    # In turns, so that both have the same machine.
    for _ in range(7):
        both = min(both, best(lambda: run((1,), (1,)), 1, time.perf_counter)[0])
        row = min(row, best(lambda: run((2,)), 1, time.perf_counter)[0])
    return both / row


def table(kilobytes):
    """The lines of the table for a text of this size."""
    text = generated(kilobytes)
    yield "| %d KB | read | read and verify | count, and read result types | print | 1,000 names | operations |" % (
        len(text) // 1000
    )
    yield "|---|---|---|---|---|---|---|"
    for name, package, bindings in BINDINGS:
        try:
            measured = measure(text, *bindings(text), runs=1 if package == "xdsl" and kilobytes > 500 else 5)
        except ImportError:
            yield "| %s | not installed | | | | | |" % name
        except Exception as error:  # pylint: disable=broad-except
            yield "| %s | %s | | | | | |" % (name + version(package), str(error).splitlines()[0][:60])
        else:
            yield "| %s | %s |" % (name + version(package), " | ".join(measured))


def measure(text, parse, walk, verify, symbols, runs):
    """The columns of a row."""
    # Each run has a module that was not walked or printed before.
    modules = []
    read, _ = best(lambda: modules.append(parse(text)), runs)
    verified = read if verify is None else best(lambda: verify(parse(text)), runs)[0]
    printed, _ = best(lambda: str(modules[-1]), runs)
    found = "-"
    if symbols is not None:
        names = ["f%d" % number for number in range(min(1000, text.count("func.func")))]

        def look_up():
            of = symbols(modules[-1])
            return [of[name] for name in names]

        found = "%.1f" % best(look_up, runs)[0]
    walked, (count, _) = best(lambda: walk(modules.pop()), runs)
    return ["%.0f" % read, "%.0f" % verified, "%.1f" % walked, "%.0f" % printed, found, format(count, ",")]


#: A function of a matrix and a number.
MATRIX = "func.func @f(%x: tensor<300x300xf32>, %n: i32) -> tensor<300x300xf32> { return %x : tensor<300x300xf32> }"
ABI = '{"v": 1, "a": [["ndarray", "f32", 2, 300, 300], "i32"], "r": [["ndarray", "f32", 2, 300, 300]]}'


def own_binder():
    """This package, as a function of values."""
    import abide_mlir

    return lambda *values: abide_mlir.reflection.bind_args(ABI, *values)


def iree_binder():
    """IREE's runtime: it packs the arguments of a call."""
    import iree.compiler
    import iree.runtime
    from iree.runtime.function import FunctionInvoker, InvokeContext

    text = MATRIX.replace(" {", " attributes {iree.abi = %s} {" % ('"' + ABI.replace('"', '\\"') + '"'), 1)
    compiled = iree.compiler.compile_str(text, target_backends=["vmvx"])
    config = iree.runtime.Config("local-task")
    module = iree.runtime.VmModule.copy_buffer(config.vm_instance, compiled)
    context = iree.runtime.SystemContext([module], config)
    invoker = FunctionInvoker(context.vm_context, config.device, module.lookup_function("f"))
    pack = invoker._arg_packer.pack  # pylint: disable=protected-access
    return lambda *values: pack(InvokeContext(config.device), values, {})


def bindings_table():
    """The lines of the table of arguments."""
    yield "| arguments of `(tensor<300x300xf32>, i32)`, us | a list of lists and an int | an array of numpy and an int |"
    yield "|---|---|---|"
    for name, package, made in (
        ("abide", "abide", own_binder),
        ("IREE's runtime", "iree-base-runtime", iree_binder),
    ):
        try:
            import numpy

            bind = made()
        except ImportError:
            yield "| %s | not installed | |" % name
            continue
        array = numpy.arange(90000, dtype=numpy.float32).reshape(300, 300)
        values = array.tolist()

        def several(one, count, bind=bind):
            for _ in range(count):
                bind(one, 5)

        listed = best(lambda several=several, values=values: several(values, 5), 9)[0] / 5
        passed = best(lambda several=several, array=array: several(array, 500), 9)[0] / 500
        yield "| %s | %.0f | %.1f |" % (name + version(package), listed * 1e3, passed * 1e3)


def main(arguments):
    """Prints the tables, and writes them down where that is asked for."""
    sizes = [int(one) for one in arguments if one != "--write"] or [360, 3600]
    blocks = ["".join(line + "\n" for line in table(size)) for size in sizes]
    blocks.append("".join(line + "\n" for line in bindings_table()))
    shapes = [
        ("the functions of these tables", generated),
        ("one long function", one_function),
        ("functions of one line", short_functions),
        ("undescribed operations", undescribed),
    ]
    shares = ["- %.2f for %s\n" % (side_by_side(made(sizes[-1])), name) for name, made in shapes]
    words = "Python %s. The time of two threads that read %d KB with abide, as a share of both in a row:\n\n%s"
    blocks.append(words % (platform.python_version(), sizes[-1], "".join(shares)))
    text = "\n".join(blocks)
    print(text, end="")
    if "--write" in arguments:
        before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        PAGE.write_text(before + BEGIN + text + END + rest.split(END, 1)[1], encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
