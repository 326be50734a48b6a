// smt.declare_fun
%v1 = "smt.declare_fun"() : () -> (!smt.bool)
// smt.declare_fun
%v1 = "smt.declare_fun"() <{namePrefix = "a b"}> : () -> (!smt.int)
// smt.declare_fun
%v1 = "smt.declare_fun"() : () -> (!smt.int)
// smt.constant
%v1 = "smt.constant"() <{value = false}> : () -> (!smt.bool)
// smt.solver
"smt.solver"() ({
^bb0:
"smt.yield"() : () -> ()
}) : () -> ()
// smt.solver
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i1
%v4, %v5 = "smt.solver"(%v1, %v2, %v3) ({
^bb0(%v6: i1, %v7: i1, %v8: i1):
%v9 = "test.value"() : () -> i1
%v10 = "test.value"() : () -> i1
"smt.yield"(%v9, %v10) : (i1, i1) -> ()
}) : (i1, i1, i1) -> (i1, i1)
// smt.set_logic
"smt.solver"() ({
^bb0:
"smt.set_logic"() <{logic = ""}> : () -> ()
"smt.yield"() : () -> ()
}) : () -> ()
// smt.set_logic
"smt.solver"() ({
^bb0:
"smt.set_logic"() <{logic = "a b"}> : () -> ()
"smt.yield"() : () -> ()
}) : () -> ()
// smt.assert
%v1 = "test.value"() : () -> !smt.bool
"smt.assert"(%v1) : (!smt.bool) -> ()
// smt.reset
"smt.reset"() : () -> ()
// smt.push
"smt.push"() <{count = 1 : i32}> : () -> ()
// smt.push
"smt.push"() <{count = 2 : i32}> : () -> ()
// smt.pop
"smt.pop"() <{count = 2 : i32}> : () -> ()
// smt.pop
"smt.pop"() <{count = 1 : i32}> : () -> ()
// smt.check
"smt.check"() ({
^bb0:
"smt.yield"() : () -> ()
}, {
^bb0:
"smt.yield"() : () -> ()
}, {
^bb0:
"smt.yield"() : () -> ()
}) : () -> ()
// smt.yield
"test.around"() ({
"smt.yield"() : () -> ()
}) : () -> ()
// smt.yield
"test.around"() ({
%v1 = "test.value"() : () -> memref<f32>
%v2 = "test.value"() : () -> memref<f32>
"smt.yield"(%v1, %v2) : (memref<f32>, memref<f32>) -> ()
}) : () -> ()
// smt.ite
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.int
%v3 = "test.value"() : () -> !smt.int
%v4 = "smt.ite"(%v1, %v2, %v3) : (!smt.bool, !smt.int, !smt.int) -> (!smt.int)
// smt.ite
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "test.value"() : () -> !smt.bool
%v4 = "smt.ite"(%v1, %v2, %v3) : (!smt.bool, !smt.bool, !smt.bool) -> (!smt.bool)
// smt.not
%v1 = "test.value"() : () -> !smt.bool
%v2 = "smt.not"(%v1) : (!smt.bool) -> (!smt.bool)
// smt.and
%v1 = "smt.and"() : () -> (!smt.bool)
// smt.and
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.and"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.and
%v1 = "test.value"() : () -> !smt.bool
%v2 = "smt.and"(%v1) : (!smt.bool) -> (!smt.bool)
// smt.or
%v1 = "smt.or"() : () -> (!smt.bool)
// smt.or
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.or"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.xor
%v1 = "smt.xor"() : () -> (!smt.bool)
// smt.xor
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.xor"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.implies
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.implies"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.bv.not
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "smt.bv.not"(%v1) : (!smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.not
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "smt.bv.not"(%v1) : (!smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.neg
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "smt.bv.neg"(%v1) : (!smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.and
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.and"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.and
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.and"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.or
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.or"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.or
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.or"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.xor
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.xor"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.xor
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.xor"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.add
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.add"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.add
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.add"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.mul
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.mul"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.udiv
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.udiv"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.udiv
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.udiv"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.sdiv
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.sdiv"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.sdiv
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.sdiv"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.urem
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.urem"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.urem
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.urem"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.urem
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.urem"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.srem
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.srem"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.srem
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.srem"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.smod
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.smod"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.smod
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.smod"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.shl
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.shl"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.lshr
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.lshr"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.lshr
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.lshr"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.ashr
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.ashr"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.ashr
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.ashr"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.cmp
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.cmp"(%v1, %v2) <{pred = 5 : i64}> : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bool)
// smt.bv.cmp
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.cmp"(%v1, %v2) <{pred = 5 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bool)
// smt.bv.cmp
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.cmp"(%v1, %v2) <{pred = 3 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bool)
// smt.bv.concat
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.concat"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<2>)
// smt.bv.extract
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "smt.bv.extract"(%v1) <{lowBit = 0 : i32}> : (!smt.bv<4>) -> (!smt.bv<4>)
// smt.bv2int
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "smt.bv2int"(%v1) : (!smt.bv<4>) -> (!smt.int)
// smt.bv2int
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "smt.bv2int"(%v1) <{is_signed = unit}> : (!smt.bv<1>) -> (!smt.int)
// smt.int.abs
%v1 = "test.value"() : () -> !smt.int
%v2 = "smt.int.abs"(%v1) : (!smt.int) -> (!smt.int)
// smt.int.add
%v1 = "smt.int.add"() : () -> (!smt.int)
// smt.int.add
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "test.value"() : () -> !smt.int
%v4 = "smt.int.add"(%v1, %v2, %v3) : (!smt.int, !smt.int, !smt.int) -> (!smt.int)
// smt.int.mul
%v1 = "smt.int.mul"() : () -> (!smt.int)
// smt.int.mul
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.mul"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.sub
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.sub"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.div
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.div"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.mod
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.mod"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.cmp
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.cmp"(%v1, %v2) <{pred = 3 : i64}> : (!smt.int, !smt.int) -> (!smt.bool)
// smt.int.cmp
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.cmp"(%v1, %v2) <{pred = 0 : i64}> : (!smt.int, !smt.int) -> (!smt.bool)
// smt.int.cmp
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.cmp"(%v1, %v2) <{pred = 1 : i64}> : (!smt.int, !smt.int) -> (!smt.bool)
// smt.int2bv
%v1 = "test.value"() : () -> !smt.int
%v2 = "smt.int2bv"(%v1) : (!smt.int) -> (!smt.bv<4>)
// smt.int2bv
%v1 = "test.value"() : () -> !smt.int
%v2 = "smt.int2bv"(%v1) : (!smt.int) -> (!smt.bv<2>)
// smt.forall
"func.func"() <{function_type = (!smt.bool) -> !smt.bool, sym_name = "generated"}> ({
^bb0(%arg0: !smt.bool):
  %0 = "smt.forall"() <{weight = 0 : i32}> ({
    "smt.yield"(%arg0) : (!smt.bool) -> ()
  }) : () -> !smt.bool
  "func.return"(%0) : (!smt.bool) -> ()
}) : () -> ()
// smt.array.store
%a = "test.value"() : () -> !smt.array<[!smt.int -> !smt.bool]>
%b = "test.value"() : () -> !smt.int
%c = "test.value"() : () -> !smt.bool
%r = smt.array.store %a[%b], %c : !smt.array<[!smt.int -> !smt.bool]>
// smt.array.select
%a = "test.value"() : () -> !smt.array<[!smt.int -> !smt.bool]>
%b = "test.value"() : () -> !smt.int
%r = smt.array.select %a[%b] : !smt.array<[!smt.int -> !smt.bool]>
// smt.array.broadcast
%a = "test.value"() : () -> !smt.bool
%r = smt.array.broadcast %a : !smt.array<[!smt.int -> !smt.bool]>
// smt.bv.constant
%r = smt.bv.constant #smt.bv<5> : !smt.bv<8>
// smt.apply_func
%a = "test.value"() : () -> !smt.func<(!smt.int) !smt.bool>
%b = "test.value"() : () -> !smt.int
%r = smt.apply_func %a(%b) : !smt.func<(!smt.int) !smt.bool>
// smt.exists
%r = smt.exists ["x"] weight 2 {
^bb0(%x: !smt.bool):
  smt.yield %x : !smt.bool
}
