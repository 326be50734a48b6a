"""The package as a whole: everything of the library has a name, and calls leave no traces."""

import asyncio
import inspect
import re
import sys
import threading
import time
import unittest

import abide_mlir
from abide_mlir import aio, libinfo, mlir, parse, reflection

#: The place of each packed function in the package.
WRAPPERS = {
    "abide.get_global_func": "get_global_func",
    "abide.list_global_func_names": "list_global_func_names",
    "abide.mlir.calls": "mlir.calls",
    "abide.mlir.check": "mlir.check",
    "abide.mlir.functions": "mlir.functions",
    "abide.mlir.opt": "mlir.opt",
    "abide.mlir.print": "mlir.print",
    "abide.mlir.tokens": "mlir.tokens",
    "abide.module.load_dialects": "Dialects",
    "abide.module.parse": "parse",
    "abide.raw.check": "raw.check",
    "abide.raw.decode": "raw.decode",
    "abide.raw.explain": "raw.explain",
    "abide.raw.fix": "raw.fix",
    "abide.raw.mangle": "raw.Mangler",
    "abide.raw.read": "raw.read",
    "abide.reflection.bind_args": "reflection.bind_args",
    "abide.reflection.check": "reflection.check",
    "abide.reflection.from_sip": "reflection.from_sip",
    "abide.reflection.from_types": "reflection.from_types",
    "abide.reflection.parse": "reflection.parse",
    "abide.reflection.unpack_results": "reflection.unpack_results",
    "abide.register_global_func": "register_func",
    "abide.register_in_tvm_ffi": "register_in_tvm_ffi",
    "abide.remove_global_func": "remove_global_func",
    "abide.shape.eval": "shape.evaluate",
    "abide.shape.explain": "shape.explain",
    "abide.sip.check": "sip.check",
    "abide.sip.decode": "sip.decode",
    "abide.sip.encode": "sip.encode",
    "abide.sip.explain": "sip.explain",
    "abide.sip.fix": "sip.fix",
    "abide.sip.mangle": "sip.Mangler",
    "abide.sip.read": "sip.events",
    "abide.sip.tokens": "sip.tokens",
    "abide.sip.visit": "sip.visit",
    "abide.symbol.opt": "symbol.opt",
    "abide.symbol.passes": "symbol.passes",
    "abide.version": "__version__",
}

#: Functions that take or give a value of any kind, or an array of a library that need not be there.
ANYTHING = {
    "abide_mlir._arrays.Array." + name for name in ("__array__", "__dlpack__", "__init__", "numpy", "tolist")
} | {
    "abide_mlir.dialects._builders.Builders.__getattr__",
    "abide_mlir.dialects.dialect",
    "abide_mlir.dialects.view_of",
    "abide_mlir.ir.attributes.Attribute.__array__",
    "abide_mlir.ir.attributes.Attribute.__getitem__",
    "abide_mlir.ir.attributes.Attribute.__iter__",
    "abide_mlir.ir.builtin_attributes.DenseElementsAttr.get",
    "abide_mlir.ir.builtin_attributes.DenseFPElementsAttr.get",
    "abide_mlir.ir.builtin_attributes.DenseIntElementsAttr.get",
    "abide_mlir.ir.builtin_attributes.DenseResourceElementsAttr.get_from_buffer",
    "abide_mlir._ffi.packed_func.convert",
    "abide_mlir._ffi.registry.register_func",
    "abide_mlir.mlir.calls",
    "abide_mlir.reflection.bind_args",
    "abide_mlir.reflection.unpack_results",
}

MODULE = """
func.func @f(%x: tensor<?x4xf32>, %n: i32) -> i32 {
  %c = arith.constant 5 : i32
  %d = arith.addi %c, %n : i32
  return %d : i32
}
"""


class Names(unittest.TestCase):
    def test_every_function_has_a_wrapper(self):
        names = abide_mlir.list_global_func_names()
        own = {name for name in names if name.startswith("abide.") and ".testing." not in name}
        self.assertEqual(own, set(WRAPPERS))
        for path in WRAPPERS.values():
            found = abide_mlir
            for name in path.split("."):
                found = getattr(found, name)

    def test_what_had_no_name_works(self):
        self.assertEqual(abide_mlir.sip.events("I8!S5!k0_0R3!_0"), ["[", "k0", "_0", "close"])
        self.assertEqual(abide_mlir.raw.read("I6!S3!t7R4!U1!"), "(sint64) -> (Unrecognized)")
        decoded = abide_mlir.raw.decode("I6!S3!t7R4!U1!")
        self.assertEqual(decoded.diagnostics[0].code, "raw-unmapped-value")
        for wrong in (lambda: abide_mlir.sip.events("x"), lambda: abide_mlir.raw.read("x")):
            with self.assertRaises(ValueError):
                wrong()
        found = reflection.from_types(MODULE)[0]
        self.assertEqual((found.function, found.notes), ("f", ()))

    def test_places(self):
        self.assertTrue(libinfo.find_library().is_file())
        self.assertTrue((libinfo.find_include_path() / "abide.h").is_file())


def signatures():
    """The public functions and classes with their annotations as text."""
    modules = [abide_mlir, abide_mlir.diagnostics] + [
        found for found in vars(abide_mlir).values() if inspect.ismodule(found) and re.match(r"abide_mlir\.[a-z]", found.__name__)
    ]
    for module in modules:
        public = getattr(module, "__all__", None) or [name for name in vars(module) if not name.startswith("_")]
        for name in public:
            found = getattr(module, name)
            home = getattr(found, "__module__", None) or ""
            if not home.startswith("abide_mlir") or (home != module.__name__ and not hasattr(module, "__all__")):
                continue
            members = vars(found).items() if inspect.isclass(found) else [("", found)]
            for member, value in members:
                value = value.fget if isinstance(value, property) else value
                annotations = getattr(getattr(value, "__func__", value), "__annotations__", None)
                is_public = not member.startswith("_") or member.startswith("__")
                if annotations and is_public and not inspect.isclass(value) and callable(value):
                    yield ".".join(filter(None, [found.__module__, found.__name__, member])), annotations
            if inspect.isclass(found):
                yield "%s.%s" % (found.__module__, found.__name__), vars(found).get("__annotations__", {})


class Typing(unittest.TestCase):
    @unittest.skipIf(sys.version_info >= (3, 14), "annotations are no texts")
    def test_public_signatures_say_what_they_take(self):
        found = dict(signatures())
        self.assertGreater(len(found), 150)
        vague = {name for name, annotations in found.items() if re.search(r"\bAny\b", str(annotations))}
        self.assertEqual(vague, ANYTHING)


class Aio(unittest.TestCase):
    def test_calls_run_at_the_same_time(self):
        async def main():
            module, found = await asyncio.gather(aio.parse(MODULE), aio.check("func.func @"))
            return module, found, await aio.opt(MODULE, "cse"), await aio.to_thread(mlir.reformat, MODULE)

        module, found, printed, laid_out = asyncio.run(main())
        self.assertEqual(len(list(module.walk())), 5)
        self.assertEqual(found[0].severity, "error")
        self.assertIn("arith.addi", printed)
        self.assertEqual(laid_out.strip(), MODULE.strip())


def resident():
    """The memory of this process in kilobytes; 0 if the system does not report it."""
    try:
        with open("/proc/self/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))
    except OSError:
        return 0


class Leaks(unittest.TestCase):
    def grown(self, work, count):
        """By how many kilobytes many runs let the process grow."""
        for _ in range(count // 4):
            work()
        before = resident()
        for _ in range(count):
            work()
        return resident() - before

    def test_nothing_stays(self):
        module = parse(MODULE)
        call = abide_mlir.get_global_func("abide.testing.call")
        abi = '{"a":[["ndarray","f32",1,4]],"r":[["ndarray","f32",1,4]],"v":1}'
        values = memoryview(bytearray(1 << 16)).cast("f")

        def walk():
            for operation in module.walk():
                for result in operation.results:
                    self.assertTrue(result.type.text)

        def bind():
            self.assertIs(reflection.bind_args(abi, values)[0].data, values)

        def callback():
            call(lambda value: value, "a text")

        def modules():
            next(parse(MODULE).walk("arith.addi")).attributes["x"] = 1

        for work, count in [(walk, 4000), (bind, 4000), (callback, 8000), (modules, 2000)]:
            # What stays of each run would be hundreds of bytes.
            self.assertLess(self.grown(work, count), 400, work)


class Threads(unittest.TestCase):
    def test_two_parses_run_at_the_same_time(self):
        """Not how long they take, which depends on what else the machine does: that one begins before the
        other ends, which it could not if the library kept Python's lock."""
        text = "".join(MODULE.replace("@f", "@f%d" % index) for index in range(3000))
        begun, ended = [], []

        def work():
            begun.append(time.monotonic())
            parse(text)
            ended.append(time.monotonic())

        threads = [threading.Thread(target=work) for _ in range(2)]
        interval = sys.getswitchinterval()
        sys.setswitchinterval(1e-5)
        try:
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        finally:
            sys.setswitchinterval(interval)
        self.assertLess(max(begun), min(ended))


if __name__ == "__main__":
    unittest.main()
