"""More programs as users of ``mlir.ir`` write them; see ``mlir_programs.py``."""

import io

from mlir_programs import PassManager, collected, dialect, ir, numpy, print_all


def vector_add_kernel():
    arith, func, memref, scf = dialect("arith"), dialect("func"), dialect("memref"), dialect("scf")
    with ir.Context(), ir.Location.unknown():
        m = ir.Module.create()
        f32 = ir.F32Type.get()
        buf = ir.MemRefType.get([ir.ShapedType.get_dynamic_size()], f32)
        with ir.InsertionPoint(m.body):
            fn = func.FuncOp("vadd", ([buf, buf, buf, ir.IndexType.get()], []))
            block = fn.add_entry_block()
            with ir.InsertionPoint(block):
                a, b, c, n = block.arguments
                zero = arith.ConstantOp(ir.IndexType.get(), 0)
                one = arith.ConstantOp(ir.IndexType.get(), 1)
                loop = scf.ForOp(zero.result, n, one.result)
                with ir.InsertionPoint(loop.body):
                    x = memref.LoadOp(a, [loop.induction_variable])
                    y = memref.LoadOp(b, [loop.induction_variable])
                    s = arith.AddFOp(x.result, y.result)
                    memref.StoreOp(s.result, c, [loop.induction_variable])
                    scf.YieldOp([])
                func.ReturnOp([])
        assert m.operation.verify()
        print(m)


def matmul_linalg_generic_reading():
    text = """
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @mm(%x: tensor<4x8xf32>, %y: tensor<8x16xf32>, %z: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
     ins(%x, %y : tensor<4x8xf32>, tensor<8x16xf32>) outs(%z : tensor<4x16xf32>) {
  ^bb0(%p: f32, %q: f32, %r: f32):
    %s = arith.mulf %p, %q : f32
    %t = arith.addf %r, %s : f32
    linalg.yield %t : f32
  } -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}"""
    with ir.Context():
        m = ir.Module.parse(text)
        for op in m.body.operations[0].regions[0].blocks[0]:
            if op.operation.name == "linalg.generic":
                maps = ir.ArrayAttr(op.attributes["indexing_maps"])
                for one in maps:
                    am = ir.AffineMapAttr(one)
                    print(am)
                print(len(maps), [str(i) for i in op.attributes["iterator_types"]])
                print(len(list(op.operands)), op.operands[0].get_name())


def quantize_constants_in_place():
    np = numpy()
    text = """func.func @f() -> tensor<2x3xf32> {
  %c = arith.constant dense<[[1.5, 2.0, 3.0], [4.0, 5.0, 6.5]]> : tensor<2x3xf32>
  return %c : tensor<2x3xf32>
}"""
    with ir.Context(), ir.Location.unknown():
        m = ir.Module.parse(text)
        c = m.body.operations[0].regions[0].blocks[0].operations[0]
        arr = np.array(ir.DenseFPElementsAttr(c.attributes["value"]))
        print(arr.dtype, arr.shape, arr.sum())
        new = np.round(arr * 2).astype(np.float32)
        c.attributes["value"] = ir.DenseElementsAttr.get(new)
        print(m)


def module_with_attributes():
    with ir.Context() as ctx, ir.Location.unknown():
        ctx.allow_unregistered_dialects = True
        m = ir.Module.create()
        m.operation.attributes["my.version"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 7)
        m.operation.attributes["my.flags"] = ir.ArrayAttr.get(
            [ir.StringAttr.get("fast"), ir.BoolAttr.get(True), ir.UnitAttr.get()]
        )
        m.operation.attributes["sym_name"] = ir.StringAttr.get("top")
        m.operation.attributes["my.d"] = ir.DictAttr.get(
            {"k": ir.FloatAttr.get_f32(0.5), "t": ir.TypeAttr.get(ir.F64Type.get())}
        )
        print(m)
        dd = ir.DictAttr(m.operation.attributes["my.d"])
        print("k" in dd, dd["k"], len(dd), dd["t"].value)
        for named in m.operation.attributes:
            print(named if isinstance(named, str) else named.name)


def collect_signature_table():
    text = """
func.func @a(%x: i32, %y: tensor<?x4xbf16>) -> (f32, index) attributes {exported} { %0 = arith.constant 1.0 : f32  %1 = arith.constant 3 : index  return %0, %1 : f32, index }
func.func private @b(memref<3xf16, strided<[2], offset: ?>>, vector<[4]xi8>) -> complex<f32>
"""
    func = dialect("func")
    with ir.Context():
        m = ir.Module.parse(text)
        for op in m.body.operations:
            if isinstance(op, func.FuncOp):
                ft = op.type
                print(op.name.value, [str(t) for t in ft.inputs], [str(t) for t in ft.results], op.is_external)
                print(ir.FunctionType(ft).inputs == ft.inputs)


def replace_op_by_call():
    func, arith = dialect("func"), dialect("arith")
    text = """func.func private @fast_exp(f32) -> f32
func.func @g(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  %1 = math.exp %0 : f32
  return %1 : f32
}"""
    with ir.Context(), ir.Location.unknown():
        m = ir.Module.parse(text)
        todo = []

        def visit(op):
            if op.name == "math.exp":
                todo.append(op)
            return ir.WalkResult.ADVANCE

        m.operation.walk(visit)
        for op in todo:
            with ir.InsertionPoint(op):
                call = func.CallOp([ir.F32Type.get()], ir.FlatSymbolRefAttr.get("fast_exp"), [op.operands[0]])
            op.results[0].replace_all_uses_with(call.results[0])
            op.erase()
        m.operation.verify()
        print(m)


def location_kinds():
    with ir.Context() as ctx:
        a = ir.Location.file("a.py", 3, 4)
        b = ir.Location.name("layer1", a)
        c = ir.Location.fused([a, ir.Location.file("b.py", 7, 1)])
        e = ir.Location.callsite(a, [ir.Location.file("b.py", 1, 1)])
        for one in (a, b, c, e, ir.Location.unknown()):
            print(one)
        print(a.filename, a.start_line, b.name_str, b.child_loc == a, len(c.locations))
        ctx.allow_unregistered_dialects = True
        with b:
            m = ir.Module.create()
            with ir.InsertionPoint(m.body):
                op = ir.Operation.create("t.x")
        print(op.location)
        print(m.operation.get_asm(enable_debug_info=True).strip())


def switch_blocks():
    cf, func, arith = dialect("cf"), dialect("func"), dialect("arith")
    with ir.Context(), ir.Location.unknown():
        m = ir.Module.create()
        i32, i1 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(1)
        with ir.InsertionPoint(m.body):
            f = func.FuncOp("max", ir.FunctionType.get([i32, i32], [i32]), visibility="public")
        entry = f.add_entry_block()
        then = entry.create_after()
        last = then.create_after(i32)
        with ir.InsertionPoint(entry):
            cond = arith.cmpi(arith.CmpIPredicate.sgt, *entry.arguments)
            cf.cond_br(cond, [], [entry.arguments[1]], then, last)
        with ir.InsertionPoint(then):
            cf.br([entry.arguments[0]], last)
        with ir.InsertionPoint(last):
            func.return_([last.arguments[0]])
        print(f)
        print(
            [len(b.arguments) for b in f.regions[0]],
            len(f.body.blocks),
            [len(list(b.successors)) for b in f.body],
            [len(list(b.predecessors)) for b in f.body],
        )


def region_and_block_api():
    with ir.Context() as ctx, ir.Location.unknown():
        ctx.allow_unregistered_dialects = True
        op = ir.Operation.create("t.wrap", regions=2, results=[ir.IndexType.get()])
        r0, r1 = op.regions
        b = r0.blocks.append(ir.F32Type.get(), ir.F32Type.get(), arg_locs=[ir.Location.unknown()] * 2)
        b2 = ir.Block.create_at_start(r1, [ir.IndexType.get()])
        arg = b.add_argument(ir.F64Type.get(), ir.Location.unknown())
        b.erase_argument(0)
        print([str(a.type) for a in b.arguments], arg.arg_number, arg.owner == b)
        with ir.InsertionPoint.at_block_begin(b):
            ir.Operation.create("t.second", operands=[arg])
        with ir.InsertionPoint.at_block_begin(b):
            ir.Operation.create("t.first")
        with ir.InsertionPoint(b):
            ir.Operation.create("t.end")
        with ir.InsertionPoint(b.operations[1]):
            ir.Operation.create("t.middle")
        print(str(op).strip())
        print([o.name for o in b], b.region == r0, b.owner.name)


def attribute_builders():
    with ir.Context(), ir.Location.unknown():
        print(
            ir.DenseI64ArrayAttr.get([1, 2, 3]),
            ir.DenseBoolArrayAttr.get([True, False]),
            ir.DenseF32ArrayAttr.get([1.0, 2.5]),
        )
        print(
            ir.IntegerAttr.get(ir.IndexType.get(), -3).value,
            ir.IntegerAttr.get(ir.IntegerType.get_unsigned(8), 255).value,
        )
        print(ir.SymbolRefAttr.get(["a", "b"]), list(ir.SymbolRefAttr.get(["a", "b"]).value))
        s = ir.StringAttr.get_typed(ir.IntegerType.get_signless(8), "hey")
        print(s, s.value, s.value_bytes)
        st = ir.StridedLayoutAttr.get(1, [2, 3])
        print(st, st.offset, st.strides)
        a = ir.ArrayAttr.get([ir.IntegerAttr.get(ir.IntegerType.get_signless(64), i) for i in range(3)])
        print(a, [ir.IntegerAttr(x).value for x in a], a[1], len(a), a + [ir.UnitAttr.get()])


def types_builders():
    with ir.Context(), ir.Location.unknown():
        i8 = ir.IntegerType.get_signed(8)
        print(i8, i8.is_signed, i8.width)
        print(ir.VectorType.get([4, 4], ir.F16Type.get()), ir.VectorType.get([4], ir.F32Type.get(), scalable=[True]))
        print(ir.ComplexType.get(ir.F32Type.get()).element_type, ir.TupleType.get_tuple([i8, ir.NoneType.get()]))
        t = ir.RankedTensorType.get([2, ir.ShapedType.get_dynamic_size(), 3], ir.BF16Type.get())
        print(t, t.rank, t.is_dynamic_dim(1), t.get_dim_size(0), t.has_static_shape, t.has_rank)
        print(ir.UnrankedTensorType.get(ir.F32Type.get()), ir.UnrankedMemRefType.get(ir.F32Type.get(), None))
        mr = ir.MemRefType.get(
            [3, 4],
            ir.F32Type.get(),
            layout=ir.StridedLayoutAttr.get(0, [8, 1]),
            memory_space=ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 1),
        )
        print(mr, mr.layout, mr.memory_space, mr.get_strides_and_offset())
        print(ir.FunctionType.get([i8], [t]))
        print(
            t == ir.Type.parse("tensor<2x?x3xbf16>"),
            hash(t) == hash(ir.Type.parse("tensor<2x?x3xbf16>")),
            ir.Float8E4M3FNType.get(),
        )


def affine_api():
    with ir.Context():
        d0, d1, s0 = ir.AffineDimExpr.get(0), ir.AffineDimExpr.get(1), ir.AffineSymbolExpr.get(0)
        e = (d0 + d1 * 4) % s0
        print(e, ir.AffineExpr.get_floor_div(d0, 8), ir.AffineExpr.get_ceil_div(d1, 3), d0 - d1)
        m = ir.AffineMap.get(2, 1, [e, d1])
        print(m, m.n_dims, m.n_symbols, m.n_inputs, list(map(str, m.results)), m.is_permutation)
        p = ir.AffineMap.get_permutation([2, 0, 1])
        print(p, p.get_submap([0]), p.get_major_submap(2), p.get_minor_submap(1))
        print(
            ir.AffineMap.get_identity(2),
            ir.AffineMap.get_constant(5),
            ir.AffineMap.get_empty(),
            ir.AffineMap.get_minor_identity(3, 2),
        )
        st = ir.IntegerSet.get(2, 0, [d0 - d1, d1 - 3], [False, True])
        print(st, st.n_dims, st.n_equalities, st.n_inequalities)
        print(ir.AffineAddExpr(d0 + d1).lhs, ir.AffineMap.compress_unused_symbols([m], ir.Context.current))


def symbols_uses():
    text = """module {
 func.func private @old()
 func.func @caller() { call @old() : () -> ()  return }
 memref.global "private" constant @tab : memref<2xi32> = dense<[1, 2]>
}"""
    with ir.Context():
        m = ir.Module.parse(text)
        st = ir.SymbolTable(m.operation)
        print("old" in st, "nope" in st)
        ir.SymbolTable.replace_all_symbol_uses("old", "new", m.operation)
        ir.SymbolTable.set_symbol_name(st["old"], "new")
        print(
            ir.SymbolTable.get_visibility(m.body.operations[0]).value,
            ir.SymbolTable.get_symbol_name(m.body.operations[0]).value,
        )
        print(m)
        try:
            st["missing"]
        except KeyError as e:
            print("KeyError")
        st2 = ir.SymbolTable(m.operation)
        st2.erase(st2["tab"])
        print(len(m.body.operations))


def passes_canonicalize():
    text = """func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.addi %x, %c0 : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}"""
    with ir.Context():
        m = ir.Module.parse(text)
        p = PassManager.parse("builtin.module(canonicalize,cse)")
        p.enable_verifier(True)
        p.run(m.operation)
        print(m)
        q = PassManager("builtin.module")
        q.add("cse")
        q.run(m.operation)


def tosa_ops_python():
    tosa, func = dialect("tosa"), dialect("func")
    with ir.Context(), ir.Location.unknown():
        m = ir.Module.create()
        t = ir.RankedTensorType.get([1, 4], ir.F32Type.get())
        with ir.InsertionPoint(m.body):

            @func.FuncOp.from_py_func(t, t)
            def add(a, b):
                s = tosa.AddOp(t, a, b)
                return tosa.tanh(t, s.result)

        print(m)


def diff_two_modules():
    a = "func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }"
    b = a.replace("addi", "muli")
    with ir.Context():
        ms = [ir.Module.parse(t) for t in (a, b)]
        import difflib

        for line in difflib.unified_diff(*[str(m).splitlines() for m in ms], lineterm=""):
            print(line)
        names = [[o.name for blk in m.body.operations[0].body for o in map(lambda x: x.operation, blk)] for m in ms]
        print(names)


def use_walk_and_result_types():
    text = """func.func @f(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<2x2xf32>
  %0 = linalg.matmul ins(%x, %x : tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = tensor.extract_slice %0[0, 0] [1, 2] [1, 1] : tensor<2x2xf32> to tensor<1x2xf32>
  return %0 : tensor<2x2xf32>
}"""
    with ir.Context():
        m = ir.Module.parse(text)
        stats = {}

        def cb(op):
            for r in op.results:
                t = r.type
                if isinstance(t, ir.RankedTensorType):
                    t = ir.RankedTensorType(t)
                    stats[op.name] = (
                        stats.get(op.name, 0) + t.shape[0] * t.shape[1] * ir.FloatType(t.element_type).width // 8
                    )
            return ir.WalkResult.ADVANCE

        m.operation.walk(cb, ir.WalkOrder.PRE_ORDER)
        print(stats)
        sl = [o for o in m.body.operations[0].body.blocks[0] if o.operation.name == "tensor.extract_slice"][0]
        print(list(sl.attributes["static_sizes"]), sl.operation.attributes["static_offsets"])
        print(list(ir.DenseI64ArrayAttr(sl.static_strides)))


def scf_while_and_if():
    scf, arith, func = dialect("scf"), dialect("arith"), dialect("func")
    with ir.Context(), ir.Location.unknown():
        m = ir.Module.create()
        i32, i1 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(1)
        with ir.InsertionPoint(m.body):
            f = func.FuncOp("abs", ([i32, i1], [i32]))
            with ir.InsertionPoint(f.add_entry_block()):
                x, c = f.arguments
                iff = scf.IfOp(c, [i32], has_else=True)
                with ir.InsertionPoint(iff.then_block):
                    scf.YieldOp([x])
                with ir.InsertionPoint(iff.else_block):
                    z = arith.ConstantOp(i32, 0)
                    n = arith.SubIOp(z, x)
                    scf.YieldOp([n])
                func.ReturnOp([iff.results[0]])
        m.operation.verify()
        print(m)


def error_location():
    with ir.Context():
        try:
            ir.Module.parse("func.func @f() {\n  %0 = arith.addi %x, %x : i32\n  return\n}")
        except ir.MLIRError as e:
            first = e.error_diagnostics[0]
            print(
                first.severity == ir.DiagnosticSeverity.ERROR,
                "line" in str(first.location) or ":2:" in str(first.location),
                "undeclared" in first.message,
            )
            print("undeclared" in str(e))
        m = ir.Module.parse("func.func @f(%x: i32) -> i32 { return %x : i32 }")
        m.body.operations[0].attributes["function_type"] = ir.TypeAttr.get(
            ir.FunctionType.get([ir.F32Type.get()], [ir.F32Type.get()])
        )
        try:
            m.operation.verify()
        except ir.MLIRError as e:
            print("verify failed")


def names_of_views_and_dictionaries():
    with ir.Context() as context:
        m = ir.Module.parse(
            "func.func @f(%a: i32, %n: index) {\n"
            "  %0 = arith.addi %a, %a : i32\n"
            "  scf.for %i = %n to %n step %n {\n  }\n"
            "  return\n}"
        )
        f = m.body.operations[0]
        add, loop, ret = f.entry_block.operations
        print(add.OPERATION_NAME, f.OPERATION_NAME, loop.induction_variable.type)
        d = ir.DictAttr.get({"b": ir.UnitAttr.get(), "a": ir.StringAttr.get("x")})
        print(d[0].name, d[0].attr, d[1].name, len(d))
        print(add.result.type.context == context, d.context == context)


def texts_of_one_operation():
    with ir.Context():
        m = ir.Module.parse("func.func @f(%arg0: i32) -> i32 {\n  return %arg0 : i32\n}")
        ret = m.body.operations[0].entry_block.operations[0]
        for op in (ret.operation, m.operation):
            for local in (False, True):
                out = io.StringIO()
                op.print(file=out, use_local_scope=local)
                print(repr(out.getvalue()), out.getvalue() == op.get_asm(use_local_scope=local))
        print(m.operation.get_asm(enable_debug_info=True).endswith(")\n"))


def move_between_modules():
    with ir.Context(), ir.Location.unknown():
        m = ir.Module.parse("func.func @a() {\n  return\n}\nfunc.func @b() {\n  return\n}")
        n = ir.Module.create()
        moved = m.body.operations[0].detach_from_parent()
        print(m)
        n.body.append(moved)
        print(n)


def compare_floats():
    arith, func, memref = dialect("arith"), dialect("func"), dialect("memref")
    with ir.Context(), ir.Location.unknown():
        m = ir.Module.create()
        f32 = ir.F32Type.get()
        buffer = ir.MemRefType.get([4], f32)
        with ir.InsertionPoint(m.body):
            f = func.FuncOp("f", ([buffer, f32], [f32]))
            with ir.InsertionPoint(f.add_entry_block()):
                x = memref.LoadOp(f.arguments[0], [arith.ConstantOp.create_index(2)])
                less = arith.CmpFOp(arith.CmpFPredicate.OLT, x, f.arguments[1])
                never = arith.CmpFOp(arith.CmpFPredicate.AlwaysFalse, x, f.arguments[1])
                both = arith.OrIOp(less.result, never.result)
                func.ReturnOp([arith.SelectOp(both, x, f.arguments[1])])
        m.operation.verify()
        print(m)


PROGRAMS = collected(globals())

if __name__ == "__main__":
    print_all(PROGRAMS)
