// What every operation can be written as: properties, attributes, regions, successors, locations,
// and at the end resources for the large constants.
!pair = tuple<i32, complex<f64>>
#unknown = loc(unknown)

"builtin.module"() <{sym_name = "generic"}> ({
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "choose"}> ({
  ^entry(%condition: i1 loc("choose.src":3:12), %value: i32):
    "cf.cond_br"(%condition, %value, %value)[^left, ^right] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i32, i32) -> ()
  ^left(%0: i32):
    %doubled = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> {note = "twice", "quoted name" = unit} : (i32, i32) -> i32
    "func.return"(%doubled) : (i32) -> () loc("choose.src":5:3)
  ^right(%1: i32):
    "func.return"(%1) : (i32) -> () loc(fused<"inlined">["a", callsite("b" at "main.src":9:1)])
  }) : () -> () loc("choose.src":3:1)

  "func.func"() <{function_type = () -> (), sym_name = "constants", sym_visibility = "private"}> ({
    %splat = "arith.constant"() <{value = dense<-1> : tensor<4x4xi8>}> : () -> tensor<4x4xi8>
    %bits = "arith.constant"() <{value = dense<"0x0102030405060708"> : tensor<8xi8>}> : () -> tensor<8xi8>
    %large = "arith.constant"() <{value = dense_resource<blob> : tensor<2xi32>}> : () -> tensor<2xi32>
    %ssa:2 = "scf.execute_region"() <{no_inline}> ({
      %x = "arith.constant"() <{value = 0x1F : i32}> : () -> i32
      %y = "arith.constant"() <{value = 1.5e+00 : f64}> : () -> f64
      "scf.yield"(%x, %y) : (i32, f64) -> ()
    }) : () -> (i32, f64)
    %cast = "builtin.unrealized_conversion_cast"(%ssa#0, %ssa#1) : (i32, f64) -> !pair
    "func.return"() : () -> ()
  }) {bounds = [1 : index, affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>, affine_set<(d0) : (d0 mod 8 == 0)>], nested = {callee = @choose, deep = @outer::@inner, kind = tensor<?x8xf32, "row-major">}} : () -> ()
}) : () -> () loc(#unknown)

{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000"
    }
  }
#-}
