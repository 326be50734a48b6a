// block
"test.around"() ({
"wasmssa.block"() [^bb1] ({}) : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// loop
"test.around"() ({
%1, %2, %3 : i64, i64, i64
"wasmssa.loop"(%1, %2, %3) [^bb1] ({
^bb0:
"test.end"() : () -> ()
}) : (i64, i64, i64) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// block_return
"test.around"() ({
%1, %2 : f32, f32
"wasmssa.block_return"(%1, %2) : (f32, f32) -> ()
}) : () -> ()
// branch_if
"test.around"() ({
%1, %2, %3 : i32, i32, i32
"wasmssa.branch_if"(%1, %2, %3) [^bb1] <{exitLevel = 0 : ui32}> : (i32, i32, i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
//
%1 = "wasmssa.const"() <{value = 1 : i64}> : () -> i64
//
%1, %2 : f32, f32
%3 = "wasmssa.call"(%1, %2) <{callee = @symbol}> : (f32, f32) -> f32
//
"wasmssa.import_func"() <{sym_name = "symbol", moduleName = "", importName = "", type = () -> (), arg_attrs = [{key = 1 : i32}]}> : () -> ()
//
%1 = "wasmssa.global_get"() <{global = @symbol}> : () -> i32
// if
"test.around"() ({
%1 : i32
"wasmssa.if"(%1) [^bb1] ({}, {}) : (i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// return
"test.around"() ({
%1 : f64
"wasmssa.return"(%1) : (f64) -> ()
}) : () -> ()
//
%1, %2 : i64, i64
%3 = "wasmssa.add"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : f64, f64
%3 = "wasmssa.and"(%1, %2) : (f64, f64) -> f64
//
%1, %2 : f64, f64
%3 = "wasmssa.div"(%1, %2) : (f64, f64) -> f64
//
%1, %2 : i64, i64
%3 = "wasmssa.div_ui"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : i64, i64
%3 = "wasmssa.div_si"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : i32, i32
%3 = "wasmssa.mul"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : f64, f64
%3 = "wasmssa.or"(%1, %2) : (f64, f64) -> f64
//
%1, %2 : f64, f64
%3 = "wasmssa.sub"(%1, %2) : (f64, f64) -> f64
//
%1, %2 : i32, i32
%3 = "wasmssa.rem_ui"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "wasmssa.rem_si"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : f32, f32
%3 = "wasmssa.xor"(%1, %2) : (f32, f32) -> f32
//
%1, %2 : f64, f64
%3 = "wasmssa.min"(%1, %2) : (f64, f64) -> f64
//
%1, %2 : f64, f64
%3 = "wasmssa.max"(%1, %2) : (f64, f64) -> f64
//
%1, %2 : f32, f32
%3 = "wasmssa.copysign"(%1, %2) : (f32, f32) -> f32
//
%1, %2 : i32, i32
%3 = "wasmssa.eq"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : f32, f32
%3 = "wasmssa.ne"(%1, %2) : (f32, f32) -> i32
//
%1, %2 : i32, i32
%3 = "wasmssa.lt_si"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i64, i64
%3 = "wasmssa.lt_ui"(%1, %2) : (i64, i64) -> i32
//
%1, %2 : i32, i32
%3 = "wasmssa.le_si"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "wasmssa.le_ui"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i64, i64
%3 = "wasmssa.gt_si"(%1, %2) : (i64, i64) -> i32
//
%1, %2 : i32, i32
%3 = "wasmssa.gt_ui"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i64, i64
%3 = "wasmssa.ge_si"(%1, %2) : (i64, i64) -> i32
//
%1, %2 : i64, i64
%3 = "wasmssa.ge_ui"(%1, %2) : (i64, i64) -> i32
//
%1, %2 : f64, f64
%3 = "wasmssa.lt"(%1, %2) : (f64, f64) -> i32
//
%1, %2 : f32, f32
%3 = "wasmssa.le"(%1, %2) : (f32, f32) -> i32
//
%1, %2 : f32, f32
%3 = "wasmssa.gt"(%1, %2) : (f32, f32) -> i32
//
%1, %2 : f64, f64
%3 = "wasmssa.ge"(%1, %2) : (f64, f64) -> i32
//
%1, %2 : i32, i32
%3 = "wasmssa.shl"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "wasmssa.shr_s"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "wasmssa.shr_u"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i64, i64
%3 = "wasmssa.rotl"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : i32, i32
%3 = "wasmssa.rotr"(%1, %2) : (i32, i32) -> i32
//
%1 : i32
%2 = "wasmssa.convert_u"(%1) : (i32) -> f64
//
%1 : i64
%2 = "wasmssa.convert_s"(%1) : (i64) -> f64
//
%1 : f64
%2 = "wasmssa.demote"(%1) : (f64) -> f32
//
%1 : i32
%2 = "wasmssa.extend_i32_s"(%1) : (i32) -> i64
//
%1 : i32
%2 = "wasmssa.extend_i32_u"(%1) : (i32) -> i64
//
%1 : i64
%2 = "wasmssa.extend"(%1) <{bitsToTake = 32 : i32}> : (i64) -> i64
//
%1 : f32
%2 = "wasmssa.promote"(%1) : (f32) -> f64
//
%1 : i64
%2 = "wasmssa.wrap"(%1) : (i64) -> i32
//
%1 : i32
%2 = "wasmssa.reinterpret"(%1) : (i32) -> f32
//
%1 : f32
%2 = "wasmssa.abs"(%1) : (f32) -> f32
//
%1 : f64
%2 = "wasmssa.ceil"(%1) : (f64) -> f64
//
%1 : f64
%2 = "wasmssa.floor"(%1) : (f64) -> f64
//
%1 : f32
%2 = "wasmssa.neg"(%1) : (f32) -> f32
//
%1 : f32
%2 = "wasmssa.sqrt"(%1) : (f32) -> f32
//
%1 : f32
%2 = "wasmssa.trunc"(%1) : (f32) -> f32
//
%1 : i64
%2 = "wasmssa.ctz"(%1) : (i64) -> i64
//
%1 : i64
%2 = "wasmssa.clz"(%1) : (i64) -> i64
//
%1 : i32
%2 = "wasmssa.eqz"(%1) : (i32) -> i32
//
%1 : i64
%2 = "wasmssa.popcnt"(%1) : (i64) -> i64
// local
wasmssa.func exported @f() {
%l = wasmssa.local of type i32
wasmssa.return
}
// local_get
wasmssa.func exported @f() {
%l = wasmssa.local of type f64
%v = wasmssa.local_get %l : ref to f64
wasmssa.return
}
// local_set
wasmssa.func exported @f() {
%l = wasmssa.local of type i32
%c = wasmssa.const 3 : i32
wasmssa.local_set %l : ref to i32 to %c : i32
wasmssa.return
}
// local_tee
wasmssa.func exported @f() {
%l = wasmssa.local of type i64
%c = wasmssa.const 3 : i64
%v = wasmssa.local_tee %l : ref to i64 to %c : i64
wasmssa.return
}
// memory
wasmssa.memory exported @m !wasmssa<limit[1: 9]>
// import_mem
wasmssa.import_mem "pages" from "outer" as @m {limits = !wasmssa<limit[2:]>}
// table
wasmssa.table @t !wasmssa<tabletype !wasmssa.funcref [0: 7]>
// import_table
wasmssa.import_table "names" from "outer" as @t {type = !wasmssa<tabletype !wasmssa.externref [1:]>}
