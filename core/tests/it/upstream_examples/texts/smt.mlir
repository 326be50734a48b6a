//
%1 = "smt.declare_fun"() <{namePrefix = "a b"}> : () -> !smt.int
//
%1 = "smt.constant"() <{value = false}> : () -> !smt.bool
// solver
%1, %2, %3 : i1, i1, i1
%4, %5 = "smt.solver"(%1, %2, %3) ({
^bb0(%6: i1, %7: i1, %8: i1):
%9, %10 : i1, i1
"smt.yield"(%9, %10) : (i1, i1) -> ()
}) : (i1, i1, i1) -> (i1, i1)
// set_logic
"smt.solver"() ({
^bb0:
"smt.set_logic"() <{logic = ""}> : () -> ()
"smt.yield"() : () -> ()
}) : () -> ()
//
%1 : !smt.bool
"smt.assert"(%1) : (!smt.bool) -> ()
//
"smt.reset"() : () -> ()
//
"smt.push"() <{count = 1 : i32}> : () -> ()
//
"smt.pop"() <{count = 2 : i32}> : () -> ()
// check
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
// yield
"test.around"() ({
%1, %2 : memref<f32>, memref<f32>
"smt.yield"(%1, %2) : (memref<f32>, memref<f32>) -> ()
}) : () -> ()
//
%1, %2, %3 : !smt.bool, !smt.int, !smt.int
%4 = "smt.ite"(%1, %2, %3) : (!smt.bool, !smt.int, !smt.int) -> !smt.int
//
%1 : !smt.bool
%2 = "smt.not"(%1) : (!smt.bool) -> !smt.bool
//
%1, %2 : !smt.bool, !smt.bool
%3 = "smt.and"(%1, %2) : (!smt.bool, !smt.bool) -> !smt.bool
//
%1, %2 : !smt.bool, !smt.bool
%3 = "smt.or"(%1, %2) : (!smt.bool, !smt.bool) -> !smt.bool
//
%1, %2 : !smt.bool, !smt.bool
%3 = "smt.xor"(%1, %2) : (!smt.bool, !smt.bool) -> !smt.bool
//
%1, %2 : !smt.bool, !smt.bool
%3 = "smt.implies"(%1, %2) : (!smt.bool, !smt.bool) -> !smt.bool
//
%1 : !smt.bv<2>
%2 = "smt.bv.not"(%1) : (!smt.bv<2>) -> (!smt.bv<2>)
//
%1 : !smt.bv<2>
%2 = "smt.bv.neg"(%1) : (!smt.bv<2>) -> (!smt.bv<2>)
//
%1, %2 : !smt.bv<1>, !smt.bv<1>
%3 = "smt.bv.and"(%1, %2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
//
%1, %2 : !smt.bv<1>, !smt.bv<1>
%3 = "smt.bv.or"(%1, %2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
//
%1, %2 : !smt.bv<2>, !smt.bv<2>
%3 = "smt.bv.xor"(%1, %2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
//
%1, %2 : !smt.bv<2>, !smt.bv<2>
%3 = "smt.bv.add"(%1, %2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
//
%1, %2 : !smt.bv<4>, !smt.bv<4>
%3 = "smt.bv.mul"(%1, %2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
//
%1, %2 : !smt.bv<1>, !smt.bv<1>
%3 = "smt.bv.udiv"(%1, %2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
//
%1, %2 : !smt.bv<4>, !smt.bv<4>
%3 = "smt.bv.sdiv"(%1, %2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
//
%1, %2 : !smt.bv<4>, !smt.bv<4>
%3 = "smt.bv.urem"(%1, %2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
//
%1, %2 : !smt.bv<4>, !smt.bv<4>
%3 = "smt.bv.srem"(%1, %2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
//
%1, %2 : !smt.bv<2>, !smt.bv<2>
%3 = "smt.bv.smod"(%1, %2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
//
%1, %2 : !smt.bv<4>, !smt.bv<4>
%3 = "smt.bv.shl"(%1, %2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
//
%1, %2 : !smt.bv<2>, !smt.bv<2>
%3 = "smt.bv.lshr"(%1, %2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
//
%1, %2 : !smt.bv<1>, !smt.bv<1>
%3 = "smt.bv.ashr"(%1, %2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
//
%1, %2 : !smt.bv<2>, !smt.bv<2>
%3 = "smt.bv.cmp"(%1, %2) <{pred = 5 : i64}> : (!smt.bv<2>, !smt.bv<2>) -> !smt.bool
//
%1, %2 : !smt.bv<1>, !smt.bv<1>
%3 = "smt.bv.concat"(%1, %2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<2>)
//
%1 : !smt.bv<4>
%2 = "smt.bv.extract"(%1) <{lowBit = 0 : i32}> : (!smt.bv<4>) -> (!smt.bv<4>)
//
%1 : !smt.bv<1>
%2 = "smt.bv2int"(%1) <{is_signed = unit}> : (!smt.bv<1>) -> !smt.int
//
%1 : !smt.int
%2 = "smt.int.abs"(%1) : (!smt.int) -> !smt.int
//
%1, %2, %3 : !smt.int, !smt.int, !smt.int
%4 = "smt.int.add"(%1, %2, %3) : (!smt.int, !smt.int, !smt.int) -> !smt.int
//
%1, %2 : !smt.int, !smt.int
%3 = "smt.int.mul"(%1, %2) : (!smt.int, !smt.int) -> !smt.int
//
%1, %2 : !smt.int, !smt.int
%3 = "smt.int.sub"(%1, %2) : (!smt.int, !smt.int) -> !smt.int
//
%1, %2 : !smt.int, !smt.int
%3 = "smt.int.div"(%1, %2) : (!smt.int, !smt.int) -> !smt.int
//
%1, %2 : !smt.int, !smt.int
%3 = "smt.int.mod"(%1, %2) : (!smt.int, !smt.int) -> !smt.int
//
%1, %2 : !smt.int, !smt.int
%3 = "smt.int.cmp"(%1, %2) <{pred = 3 : i64}> : (!smt.int, !smt.int) -> !smt.bool
//
%1 : !smt.int
%2 = "smt.int2bv"(%1) : (!smt.int) -> (!smt.bv<4>)
// forall
"func.func"() <{function_type = (!smt.bool) -> !smt.bool, sym_name = "generated"}> ({
^bb0(%arg0: !smt.bool):
%0 = "smt.forall"() <{weight = 0 : i32}> ({
"smt.yield"(%arg0) : (!smt.bool) -> ()
}) : () -> !smt.bool
"func.return"(%0) : (!smt.bool) -> ()
}) : () -> ()
// array.store
%a, %b, %c : !smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool
%r = smt.array.store %a[%b], %c : !smt.array<[!smt.int -> !smt.bool]>
// array.select
%a, %b : !smt.array<[!smt.int -> !smt.bool]>, !smt.int
%r = smt.array.select %a[%b] : !smt.array<[!smt.int -> !smt.bool]>
// array.broadcast
%a : !smt.bool
%r = smt.array.broadcast %a : !smt.array<[!smt.int -> !smt.bool]>
// bv.constant
%r = smt.bv.constant #smt.bv<5> : !smt.bv<8>
// apply_func
%a, %b : !smt.func<(!smt.int) !smt.bool>, !smt.int
%r = smt.apply_func %a(%b) : !smt.func<(!smt.int) !smt.bool>
// exists
%r = smt.exists ["x"] weight 2 {
^bb0(%x: !smt.bool):
smt.yield %x : !smt.bool
}
