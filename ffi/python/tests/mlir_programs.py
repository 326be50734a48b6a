"""Programs as users of ``mlir.ir`` write them. Each prints something; ``test_mlir_programs.py`` compares it with the
output of MLIR's own bindings, which is in ``mlir_programs.txt``. To write that file again, and that of the others:

    ABIDE_PROGRAMS_WITH=iree.compiler python3 ffi/python/tests/mlir_programs.py > ffi/python/tests/mlir_programs.txt
    ABIDE_PROGRAMS_WITH=iree.compiler python3 ffi/python/tests/mlir_programs_2.py > ffi/python/tests/mlir_programs_2.txt
"""

import contextlib
import io
import os
import sys
import tempfile
from collections import Counter, defaultdict
from importlib import import_module

PACKAGE = os.environ.get("ABIDE_PROGRAMS_WITH", "abide_mlir")
ir = import_module(PACKAGE + ".ir")
PassManager = import_module(PACKAGE + ".passmanager").PassManager

TEXT = """
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.addi %arg1, %c5_i32 : i32
    %1 = arith.muli %0, %0 : i32
    %2 = call @helper(%1) : (i32) -> i32
    return %2 : i32
  }
  func.func private @helper(i32) -> i32
}
"""

LOOPS = """
func.func @loops(%lb: index, %ub: index, %step: index, %m: memref<16xf32>) {
  scf.for %i = %lb to %ub step %step {
    %x = memref.load %m[%i] : memref<16xf32>
    scf.for %j = %lb to %ub step %step {
      memref.store %x, %m[%j] : memref<16xf32>
    }
  }
  return
}
"""


def dialect(name):
    """``from mlir.dialects import name``"""
    return getattr(__import__(PACKAGE + ".dialects", fromlist=[name]), name)


def numpy():
    """Only programs that need numpy fail without it."""
    return import_module("numpy")


# Parse and print


def parse_and_print():
    with ir.Context() as ctx:
        module = ir.Module.parse(TEXT)
        assert module.context is ctx or module.context == ctx
        print(module)


def parse_with_explicit_context():
    ctx = ir.Context()
    ctx.allow_unregistered_dialects = True
    module = ir.Module.parse('"my.op"() {a = 1 : i32} : () -> ()', ctx)
    print(str(module.body.operations[0]))


def parse_error():
    with ir.Context():
        try:
            ir.Module.parse("func.func @f( {")
        except ir.MLIRError as error:
            print("failed:", isinstance(error.error_diagnostics, list), len(error.error_diagnostics) > 0)


def parse_file():
    with tempfile.TemporaryDirectory() as folder, ir.Context():
        path = os.path.join(folder, "m.mlir")
        with open(path, "w", encoding="utf-8") as file:
            file.write(TEXT)
        module = ir.Module.parseFile(path)
        print(len(module.body.operations))


def print_generic():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        print(module.operation.get_asm(print_generic_op_form=True, use_local_scope=True))


def print_to_a_file_object():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        out = io.StringIO()
        module.operation.print(file=out)
        print(out.getvalue().count("\n"))


def print_with_locations():
    with ir.Context():
        module = ir.Module.parse('func.func @f() {\n  return loc("a.py":1:2)\n} loc("b.py":3:4)')
        text = module.operation.get_asm(enable_debug_info=True)
        print('loc("a.py":1:2)' in text or "a.py" in text)


def bytecode_round_trip():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        out = io.BytesIO()
        module.operation.write_bytecode(out)
        print(out.getvalue()[:4])
        print(str(ir.Module.parse(out.getvalue())) == str(module))


# Walk and count


def count_operations():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        counts = Counter()

        def visit(op):
            counts[op.name] += 1
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        print(sorted(counts.items()))


def walk_recursively():
    with ir.Context():
        module = ir.Module.parse(LOOPS)

        def walk(op, depth=0):
            print("  " * depth + op.operation.name)
            for region in op.regions:
                for block in region:
                    for inner in block:
                        walk(inner, depth + 1)

        walk(module.operation)


def walk_in_pre_order_and_skip():
    with ir.Context():
        module = ir.Module.parse(LOOPS)
        names = []

        def visit(op):
            names.append(op.name)
            return ir.WalkResult.SKIP if op.name == "scf.for" else ir.WalkResult.ADVANCE

        module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
        print(names)


def walk_until_found():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        found = []

        def visit(op):
            found.append(op)
            return ir.WalkResult.INTERRUPT if op.name == "arith.muli" else ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        print(len(found), found[-1])


def find_parents():
    with ir.Context():
        module = ir.Module.parse(LOOPS)
        stores = []

        def visit(op):
            if op.name == "memref.store":
                stores.append(op)
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        op, chain = stores[0], []
        while op is not None:
            chain.append(op.operation.name)
            op = op.parent
        print(" < ".join(chain))


def call_graph():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        graph = defaultdict(set)
        for function in module.body.operations:
            caller = ir.StringAttr(function.attributes["sym_name"]).value
            for block in function.regions[0].blocks:
                for op in block.operations:
                    if "callee" in op.attributes:
                        graph[caller].add(ir.FlatSymbolRefAttr(op.attributes["callee"]).value)
        print(dict(graph))


# Values


def def_use_chains():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        block = module.body.operations[0].regions[0].blocks[0]
        add = block.operations[1]
        for use in add.results[0].uses:
            print(use.owner.operation.name if hasattr(use.owner, "operation") else use.owner.name, use.operand_number)


def values_and_their_owners():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        for operand in entry.operations[1].operands:
            if isinstance(operand, ir.BlockArgument):
                print("argument", operand.arg_number, operand.owner == entry)
            else:
                result = ir.OpResult(operand)
                print("result", result.result_number, result.owner.name)


def value_names():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        print([op.results[0].get_name() for op in entry.operations if len(op.results)])
        print(entry.arguments[0].get_name())


def types_of_values():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        print([str(t) for t in entry.arguments.types])
        print([str(t) for t in entry.operations[1].results.types], len(entry.operations[1].operands))
        print(str(entry.operations[1].result.type))


def replace_an_operand():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        mul = entry.operations[2]
        mul.operands[1] = entry.arguments[1]
        print(mul)
        print(module.operation.verify())


def replace_all_uses():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        constant, add = entry.operations[0], entry.operations[1]
        add.results[0].replace_all_uses_with(constant.results[0])
        add.operation.erase()
        print(module)


def change_the_type_of_a_value():
    with ir.Context():
        module = ir.Module.parse("func.func @f() {\n  %0 = arith.constant 1 : i32\n  return\n}")
        op = module.body.operations[0].regions[0].blocks[0].operations[0]
        i64 = ir.IntegerType.get_signless(64)
        op.results[0].set_type(i64)
        op.attributes["value"] = ir.IntegerAttr.get(i64, 1)
        print(op)


# Attributes


def read_attributes():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        constant = module.body.operations[0].regions[0].blocks[0].operations[0]
        value = constant.attributes["value"]
        print(value, ir.IntegerAttr(value).value, value.type)
        print("value" in constant.attributes, "other" in constant.attributes, len(constant.attributes))
        try:
            constant.attributes["other"]
        except KeyError:
            print("no other")


def write_attributes():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        function = module.body.operations[0]
        i32 = ir.IntegerType.get_signless(32)
        function.attributes["int"] = ir.IntegerAttr.get(i32, 7)
        function.attributes["float"] = ir.FloatAttr.get(ir.F32Type.get(), 1.5)
        function.attributes["text"] = ir.StringAttr.get("a b")
        function.attributes["flag"] = ir.BoolAttr.get(True)
        function.attributes["unit"] = ir.UnitAttr.get()
        function.attributes["list"] = ir.ArrayAttr.get([ir.IntegerAttr.get(i32, n) for n in range(3)])
        function.attributes["dict"] = ir.DictAttr.get({"a": ir.StringAttr.get("b")})
        function.attributes["type"] = ir.TypeAttr.get(i32)
        function.attributes["ref"] = ir.FlatSymbolRefAttr.get("helper")
        function.attributes["nested"] = ir.SymbolRefAttr.get(["a", "b"])
        del function.attributes["text"]
        print(str(function).splitlines()[0])


def attributes_from_text():
    with ir.Context():
        attr = ir.Attribute.parse("#arith.fastmath<fast>")
        print(attr, ir.Attribute.parse("5 : i8") == ir.IntegerAttr.get(ir.IntegerType.get_signless(8), 5))
        print(ir.Attribute.parse("[1, 2]") == ir.Attribute.parse("[1, 2]"), hash(attr) == hash(attr))


def attribute_classes():
    with ir.Context():
        for text in (
            "1 : i32",
            "1.0 : f32",
            '"s"',
            "[1]",
            "{a = 1}",
            "unit",
            "@f",
            "i32",
            "true",
            "affine_map<(d0) -> (d0)>",
        ):
            attr = ir.Attribute.parse(text)
            names = "IntegerAttr FloatAttr StringAttr ArrayAttr DictAttr UnitAttr FlatSymbolRefAttr TypeAttr AffineMapAttr".split()
            print(text, [name for name in names if isinstance(attr, getattr(ir, name))])


def read_nested_attributes():
    with ir.Context():
        attr = ir.ArrayAttr(ir.Attribute.parse("[1 : i32, {a = [2.5 : f32]}]"))
        print(len(attr), attr[0], ir.DictAttr(attr[1])["a"])
        print([str(item) for item in attr])
        inner = ir.ArrayAttr(ir.DictAttr(attr[1])["a"])
        print(float(ir.FloatAttr(inner[0])), int(ir.IntegerAttr(attr[0])))


def dense_arrays():
    with ir.Context():
        attr = ir.DenseI64ArrayAttr.get([1, 2, 3])
        print(attr, list(attr), len(attr), attr[1])
        print(ir.DenseBoolArrayAttr.get([True, False]), ir.DenseF32ArrayAttr.get([1.0, 2.5]))


def dense_from_numpy():
    np = numpy()
    with ir.Context():
        attr = ir.DenseElementsAttr.get(np.arange(6, dtype=np.int32).reshape(2, 3))
        print(attr)
        print(ir.DenseElementsAttr.get(np.array([1.5, -2.0], dtype=np.float32)))
        print(attr.type, attr.is_splat)


def dense_to_numpy():
    np = numpy()
    with ir.Context():
        attr = ir.Attribute.parse("dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>")
        array = np.array(ir.DenseIntElementsAttr(attr))
        print(array.tolist(), array.dtype)
        floats = np.array(ir.DenseFPElementsAttr(ir.Attribute.parse("dense<0.5> : tensor<3xf32>")))
        print(floats.tolist(), floats.dtype)


def dense_splats():
    with ir.Context(), ir.Location.unknown():
        f32 = ir.F32Type.get()
        splat = ir.DenseElementsAttr.get_splat(ir.RankedTensorType.get([2, 2], f32), ir.FloatAttr.get(f32, 2.0))
        print(splat, splat.is_splat, splat.get_splat_value())


# Types


def make_types():
    with ir.Context(), ir.Location.unknown():
        f32, i8 = ir.F32Type.get(), ir.IntegerType.get_signless(8)
        print(f32, i8, ir.IndexType.get(), ir.IntegerType.get_unsigned(4), ir.BF16Type.get())
        print(ir.RankedTensorType.get([2, ir.ShapedType.get_dynamic_size()], f32))
        print(ir.MemRefType.get([4], i8), ir.VectorType.get([4, 4], f32), ir.UnrankedTensorType.get(f32))
        print(ir.FunctionType.get([f32, i8], [f32]), ir.TupleType.get_tuple([f32]), ir.ComplexType.get(f32))


def read_types():
    with ir.Context():
        t = ir.RankedTensorType(ir.Type.parse("tensor<4x?xf32>"))
        print(t.rank, t.shape[0], t.is_dynamic_dim(1), t.get_dim_size(0), t.has_static_shape, t.element_type)
        f = ir.FunctionType(ir.Type.parse("(i32, f32) -> i64"))
        print([str(one) for one in f.inputs], [str(one) for one in f.results])
        i = ir.IntegerType(ir.Type.parse("si16"))
        print(i.width, i.is_signed, i.is_signless)


def type_classes():
    with ir.Context():
        t = ir.Type.parse("tensor<4xf32>")
        print(isinstance(t, ir.RankedTensorType), isinstance(t, ir.ShapedType), isinstance(t, ir.VectorType))
        print(
            t == ir.RankedTensorType.get([4], ir.F32Type.get(), loc=ir.Location.unknown()),
            {t: 1}[ir.Type.parse("tensor<4xf32>")],
        )
        try:
            ir.IntegerType(t)
        except ValueError as error:
            print("refused", "tensor<4xf32>" in str(error))


def sizes_in_bytes():
    with ir.Context():
        module = ir.Module.parse("func.func private @f(tensor<4x8xf32>, memref<3xi16>, tensor<?xf32>, i32)")
        function = module.body.operations[0]
        kind = ir.FunctionType(ir.TypeAttr(function.attributes["function_type"]).value)
        for t in kind.inputs:
            if isinstance(t, ir.ShapedType) and t.has_static_shape:
                bits = t.element_type.width
                size = 1
                for dim in t.shape:
                    size *= dim
                print(t, size * bits // 8)
            else:
                print(t, None)


def affine_maps():
    with ir.Context():
        attr = ir.AffineMapAttr(ir.Attribute.parse("affine_map<(d0, d1)[s0] -> (d1, d0 + s0)>"))
        print(attr)
        identity = ir.AffineMap.get_identity(2)
        print(ir.AffineMapAttr.get(identity), identity.n_dims, len(identity.results))


# Build


def create_generic_operations():
    with ir.Context() as ctx, ir.Location.unknown():
        ctx.allow_unregistered_dialects = True
        module = ir.Module.create()
        i32 = ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            one = ir.Operation.create("custom.source", results=[i32], attributes={"n": ir.IntegerAttr.get(i32, 1)})
            ir.Operation.create("custom.sink", [], [one.results[0]])
            ir.Operation.create("custom.region", regions=1)
        print(module)


def create_with_positional_results():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        i32 = ir.IntegerType.get_signless(32)
        with ir.InsertionPoint.at_block_terminator(entry):
            op = ir.Operation.create("arith.addi", [i32], [entry.arguments[1], entry.operations[0].results[0]])
        print(op)
        print(module.operation.verify())


def insert_before_and_after():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        i32 = ir.IntegerType.get_signless(32)
        attributes = {"value": ir.IntegerAttr.get(i32, 9)}
        with ir.InsertionPoint(entry.operations[2]):
            ir.Operation.create("arith.constant", results=[i32], attributes=attributes)
        ir.Operation.create(
            "arith.constant", results=[i32], attributes=attributes, ip=ir.InsertionPoint.at_block_begin(entry)
        )
        print([op.operation.name for op in entry])


def build_a_function():
    func, arith = dialect("func"), dialect("arith")
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        i32 = ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("add", ([i32, i32], [i32]))
            entry = function.add_entry_block()
            with ir.InsertionPoint(entry):
                total = arith.addi(entry.arguments[0], entry.arguments[1])
                func.ReturnOp([total])
        print(module)
        print(module.operation.verify())


def build_with_a_decorator():
    func, arith = dialect("func"), dialect("arith")
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        f32 = ir.F32Type.get()
        with ir.InsertionPoint(module.body):

            @func.FuncOp.from_py_func(f32, f32)
            def scale(x, y):
                two = arith.constant(f32, 2.0)
                return arith.mulf(arith.addf(x, y), two)

        print(module)


def build_a_branch():
    arith, func, scf = dialect("arith"), dialect("func"), dialect("scf")
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        i1, i32 = ir.IntegerType.get_signless(1), ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("choose", ir.FunctionType.get([i1, i32], [i32]))
            with ir.InsertionPoint(function.add_entry_block()):
                choice = scf.IfOp(function.arguments[0], [i32], has_else=True)
                with ir.InsertionPoint(choice.then_block):
                    scf.YieldOp([function.arguments[1]])
                with ir.InsertionPoint(choice.else_block):
                    scf.YieldOp([arith.constant(i32, 0)])
                func.ReturnOp([choice.results[0]])
        print(module)


def build_a_loop():
    arith, func, scf = dialect("arith"), dialect("func"), dialect("scf")
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        index = ir.IndexType.get()
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("count", ([index], [index]))
            with ir.InsertionPoint(function.add_entry_block()):
                zero, one = arith.ConstantOp(index, 0), arith.ConstantOp(index, 1)
                loop = scf.ForOp(zero, function.arguments[0], one, [zero.result])
                with ir.InsertionPoint(loop.body):
                    following = arith.AddIOp(loop.inner_iter_args[0], loop.induction_variable)
                    scf.YieldOp([following.result])
                func.ReturnOp(loop.results)
        print(module)


def call_a_function():
    arith, func = dialect("arith"), dialect("func")
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        i32 = ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            callee = func.FuncOp("callee", ([i32], [i32]), visibility="private")
            caller = func.FuncOp("caller", ([], [i32]))
            with ir.InsertionPoint(caller.add_entry_block()):
                five = arith.constant(i32, 5)
                call = func.CallOp(callee, [five])
                func.ReturnOp([call.result])
        print(module)


def blocks_and_branches():
    cf, func = dialect("cf"), dialect("func")
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        i32 = ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("jump", ([i32], [i32]))
            entry = function.add_entry_block()
            following = entry.create_after(i32)
            with ir.InsertionPoint(entry):
                cf.BranchOp([entry.arguments[0]], following)
            with ir.InsertionPoint(following):
                func.ReturnOp([following.arguments[0]])
        print(module)
        print(len(function.regions[0].blocks), following.owner.operation.name)


# Change


def rename_functions():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        for op in module.body.operations:
            name = ir.SymbolTable.get_symbol_name(op).value
            ir.SymbolTable.replace_all_symbol_uses(name, "new_" + name, module.operation)
            ir.SymbolTable.set_symbol_name(op, "new_" + name)
        print(module)


def symbol_tables():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        table = ir.SymbolTable(module.operation)
        print("main" in table, "other" in table)
        print(str(table["helper"]))
        try:
            table["other"]
        except KeyError:
            print("no other")
        table.erase(table["main"])
        print(module)


def clone_an_operation():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        with ir.InsertionPoint.at_block_terminator(entry):
            entry.operations[1].operation.clone()
        print([op.operation.name for op in entry])


def move_operations():
    with ir.Context():
        module = ir.Module.parse("func.func @a() { return }\nfunc.func @b() { return }\nfunc.func @c() { return }")
        a, b, c = module.body.operations
        a.move_after(c)
        c.move_before(b)
        print([ir.StringAttr(op.attributes["sym_name"]).value for op in module.body])


def erase_dead_constants():
    with ir.Context():
        module = ir.Module.parse(
            "func.func @f() -> i32 {\n %a = arith.constant 1 : i32\n %b = arith.constant 2 : i32\n return %a : i32\n}"
        )
        dead = []

        def visit(op):
            if op.name == "arith.constant" and not list(op.results[0].uses):
                dead.append(op)
            return ir.WalkResult.ADVANCE

        module.operation.walk(visit)
        for op in dead:
            op.erase()
        print(module)


def negative_indices_and_slices():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        print(entry.operations[-1].operation.name, len(entry.operations))
        print(str(entry.arguments[-1].type), [str(v.type) for v in entry.arguments[:1]])
        try:
            entry.operations[99]
        except IndexError:
            print("no such operation")


# Verify, passes, diagnostics, locations


def verify_a_broken_module():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        entry = module.body.operations[0].regions[0].blocks[0]
        del entry.operations[0].attributes["value"]
        try:
            module.operation.verify()
        except ir.MLIRError as error:
            print("requires attribute 'value'" in str(error))


def run_passes():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        PassManager.parse("builtin.module(func.func(canonicalize,cse))").run(module.operation)
        print(module)


def build_a_pipeline():
    with ir.Context():
        pm = PassManager("builtin.module")
        pm.add("symbol-dce")
        pm.add("cse")
        module = ir.Module.parse(TEXT)
        pm.run(module.operation)
        print(len(module.body.operations))


def wrong_pipelines():
    with ir.Context():
        try:
            PassManager.parse("builtin.module(no-such-pass)")
        except ValueError as error:
            print("no-such-pass" in str(error))


def diagnostic_handlers():
    with ir.Context() as ctx:
        ctx.emit_error_diagnostics = True
        seen = []

        def handler(diagnostic):
            seen.append((diagnostic.severity == ir.DiagnosticSeverity.ERROR, diagnostic.message))
            return True

        with contextlib.ExitStack() as stack:
            stack.enter_context(ctx.attach_diagnostic_handler(handler))
            try:
                ir.Module.parse("func.func @f() -> i32 {\n  return %x : i32\n}")
            except ir.MLIRError:
                pass
        print(seen[:1])


def locations():
    with ir.Context():
        module = ir.Module.parse('func.func @f() {\n  return loc("a.py":7:3)\n}')
        op = module.body.operations[0].regions[0].blocks[0].operations[0]
        print(op.location)
        print(ir.Location.file("b.py", 1, 2), ir.Location.unknown(), ir.Location.name("n"))


def equality_and_hashing():
    with ir.Context():
        module = ir.Module.parse(TEXT)
        first, again = module.body.operations[0], module.body.operations[0]
        print(first == again, first.operation == again.operation, first == module.body.operations[1])
        values = {op.results[0]: op.operation.name for op in first.regions[0].blocks[0] if len(op.results)}
        print(len(values))


# A second sample


def affine_expressions():
    with ir.Context():
        x, y, n = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1), ir.AffineSymbolExpr.get(0)
        for one in (3 + x, x - y, (x * 8) % 4, ir.AffineExpr.get_floor_div(x * 8, 4), y + x, (x + n) * 2, x - x):
            print(one)
        chosen = ir.AffineMap.get(2, 1, [x + n, y * 2])
        print(chosen, chosen.n_dims, chosen.n_symbols, chosen.n_inputs, chosen.get_submap([1]), len(chosen.results))
        print(ir.AffineMap.get_permutation([1, 0]).is_permutation, ir.AffineMap.get_minor_identity(3, 2))
        print(ir.AffineMapAttr.get(chosen), chosen == ir.AffineMap.get(2, 1, [n + x, 2 * y]))


def iterate_over_a_dictionary():
    with ir.Context():
        for one in ir.Attribute.parse("{size = 1 : i8, deep = [unit, 2.5 : f32], to = @outer::@inner}"):
            print(one.name, one.attr)


def compare_shapes():
    with ir.Context(), ir.Location.unknown():
        dynamic = ir.ShapedType.get_dynamic_size()
        ty = ir.RankedTensorType.get([2, dynamic], ir.Type.parse("bf16"))
        print(ty.shape == [2, dynamic], ty.shape[1] == dynamic, ir.ShapedType(ty).is_dynamic_dim(1))
        print(ir.VectorType.get([4, 8], ir.Type.parse("f32"), scalable=[True, False]))
        print(ir.TupleType.get_tuple([ty, ir.IndexType.get()]).get_type(1))


def function_attributes():
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse("func.func private @f(i32 {m.n = 1 : i32}) -> (i32 {m.r})")
        function = module.body.operations[0]
        print(function.visibility, function.arg_attrs[0]["m.n"], function.is_external)
        function.attributes["arg_attrs"] = ir.ArrayAttr.get([ir.DictAttr.get({"m.z": ir.UnitAttr.get()})])
        print(module)


def append_passes():
    with ir.Context():
        manager = PassManager("builtin.module")
        manager.add("func.func(cse)")
        module = ir.Module.parse(
            "func.func @f(%x: i32) -> i32 { %a = arith.addi %x, %x : i32 %b = arith.addi %x, %x : i32 "
            "%c = arith.muli %a, %b : i32 return %c : i32 }"
        )
        manager.run(module.operation)
        print(module)


def merge_modules():
    with ir.Context():
        whole = ir.Module.parse("func.func @first() { return }")
        other = ir.Module.parse("func.func @second(%x: i32) -> i32 { return %x : i32 }")
        whole.body.append(other.body.operations[0].operation.clone())
        print(whole)


def store_in_a_loop():
    arith, func, memref, scf = (dialect(name) for name in ("arith", "func", "memref", "scf"))
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        index, f32 = ir.IndexType.get(), ir.F32Type.get()
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("clear", ([ir.MemRefType.get([16], f32)], []))
            with ir.InsertionPoint(function.add_entry_block()):
                start, step, end = [arith.ConstantOp(index, number) for number in (0, 1, 16)]
                zero = arith.ConstantOp(f32, 0.0)
                loop = scf.ForOp(start, end, step)
                with ir.InsertionPoint(loop.body):
                    memref.StoreOp(zero, function.arguments[0], [loop.induction_variable])
                    scf.YieldOp([])
                func.ReturnOp([])
        print(module, module.operation.verify())


def branch_with_arguments():
    arith, cf, func = (dialect(name) for name in ("arith", "cf", "func"))
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        i1, i32 = ir.IntegerType.get_signless(1), ir.IntegerType.get_signless(32)
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("choose", ([i1, i32], [i32]))
            entry = function.add_entry_block()
            target = entry.create_after(i32)
            condition, value = function.arguments
            with ir.InsertionPoint(entry):
                cf.CondBranchOp(condition, [value], [value], target, target)
            with ir.InsertionPoint(target):
                func.ReturnOp([arith.AddIOp(target.arguments[0], value).result])
        print(module)


def start_of_a_location():
    with ir.Context():
        place = ir.Location.file("model.py", 7, 2)
        print(place.filename, place.start_line, place.start_col)
        print(ir.Module.create(loc=place).operation.get_asm(enable_debug_info=True))


def collected(names):
    """The programs among the names of a module, in their order."""
    found = names.items()
    helpers = ("collected", "dialect", "import_module", "numpy", "output_of", "print_all")
    return {
        name: value
        for name, value in list(found)
        if callable(value) and getattr(value, "__module__", "") == names["__name__"] and name not in helpers
    }


PROGRAMS = collected(globals())


def output_of(program):
    """The output of a program."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        program()
    return out.getvalue()


def print_all(programs):
    """Prints the output of the programs, or of those that are named."""
    for name in sys.argv[1:] or programs:
        print("=== %s" % name)
        print(output_of(programs[name]).rstrip("\n"))


if __name__ == "__main__":
    print_all(PROGRAMS)
