// wasmssa.block
"test.around"() ({
"wasmssa.block"() [^bb1] ({}) : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.block
"test.around"() ({
%v1 = "test.value"() : () -> f32
"wasmssa.block"(%v1) [^bb1] ({
^bb0(%v3: index, %v4: index, %v5: index):
"wasmssa.return"() : () -> ()
}) : (f32) -> ()
^bb1(%v2: f32):
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.loop
"test.around"() ({
%v1 = "test.value"() : () -> !wasmssa.funcref
%v2 = "test.value"() : () -> !wasmssa.funcref
%v3 = "test.value"() : () -> !wasmssa.funcref
"wasmssa.loop"(%v1, %v2, %v3) [^bb1] ({
^bb0:
"wasmssa.return"() : () -> ()
}) : (!wasmssa.funcref, !wasmssa.funcref, !wasmssa.funcref) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.loop
"test.around"() ({
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
"wasmssa.loop"(%v1, %v2, %v3) [^bb1] ({
^bb0:
"test.end"() : () -> ()
}) : (i64, i64, i64) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.block_return
"test.around"() ({
"wasmssa.block_return"() : () -> ()
}) : () -> ()
// wasmssa.block_return
"test.around"() ({
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
"wasmssa.block_return"(%v1, %v2) : (f32, f32) -> ()
}) : () -> ()
// wasmssa.branch_if
"test.around"() ({
%v1 = "test.value"() : () -> i32
"wasmssa.branch_if"(%v1) [^bb1] <{exitLevel = 8 : ui32}> : (i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.branch_if
"test.around"() ({
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"wasmssa.branch_if"(%v1, %v2, %v3) [^bb1] <{exitLevel = 0 : ui32}> : (i32, i32, i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.branch_if
"test.around"() ({
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"wasmssa.branch_if"(%v1, %v2, %v3) [^bb1] <{exitLevel = 4 : ui32}> : (i32, i32, i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.const
%v1 = "wasmssa.const"() <{value = 1 : i64}> : () -> (i64)
// wasmssa.const
%v1 = "wasmssa.const"() <{value = 1.5 : f32}> : () -> (f32)
// wasmssa.const
%v1 = "wasmssa.const"() <{value = 1.5 : f64}> : () -> (f64)
// wasmssa.call
"wasmssa.call"() <{callee = @other}> : () -> ()
// wasmssa.call
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.call"(%v1, %v2) <{callee = @symbol}> : (f32, f32) -> (f32)
// wasmssa.call
%v1, %v2 = "wasmssa.call"() <{callee = @symbol}> : () -> (i32, i32)
// wasmssa.import_func
"wasmssa.import_func"() <{sym_name = "symbol", moduleName = "text", importName = "", type = () -> ()}> : () -> ()
// wasmssa.import_func
"wasmssa.import_func"() <{sym_name = "symbol", moduleName = "text", importName = "a b", type = (i32) -> i32, arg_attrs = [{}], res_attrs = [{key = 1 : i32}]}> : () -> ()
// wasmssa.import_func
"wasmssa.import_func"() <{sym_name = "symbol", moduleName = "", importName = "", type = () -> (), arg_attrs = [{key = 1 : i32}]}> : () -> ()
// wasmssa.global_get
%v1 = "wasmssa.global_get"() <{global = @symbol}> : () -> (i128)
// wasmssa.global_get
%v1 = "wasmssa.global_get"() <{global = @symbol}> : () -> (i32)
// wasmssa.global_get
%v1 = "wasmssa.global_get"() <{global = @symbol}> : () -> (f64)
// wasmssa.if
"test.around"() ({
%v1 = "test.value"() : () -> i32
"wasmssa.if"(%v1) [^bb1] ({}, {}) : (i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.if
"test.around"() ({
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !wasmssa.funcref
"wasmssa.if"(%v1, %v2) [^bb1] ({
^bb0(%v5: i32, %v6: !wasmssa.funcref):
"wasmssa.block_return"() : () -> ()
}, {
^bb0:
"wasmssa.block_return"() : () -> ()
}) : (i32, !wasmssa.funcref) -> ()
^bb1(%v3: i32, %v4: !wasmssa.funcref):
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.if
"test.around"() ({
%v1 = "test.value"() : () -> i32
"wasmssa.if"(%v1) [^bb1] ({}, {
^bb0(%v3: i32):
"test.end"() : () -> ()
}) : (i32) -> ()
^bb1(%v2: i32):
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.return
"test.around"() ({
"wasmssa.return"() : () -> ()
}) : () -> ()
// wasmssa.return
"test.around"() ({
%v1 = "test.value"() : () -> f64
"wasmssa.return"(%v1) : (f64) -> ()
}) : () -> ()
// wasmssa.return
"test.around"() ({
%v1 = "test.value"() : () -> i64
"wasmssa.return"(%v1) : (i64) -> ()
}) : () -> ()
// wasmssa.add
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.add"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.add
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.add"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.add
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.add"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.and
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.and"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.and
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.and"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.and
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.and"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.div
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.div"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.div
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.div"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.div_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.div_ui"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.div_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.div_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.div_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.div_si"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.div_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.div_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.mul
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.mul"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.mul
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.mul"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.mul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.mul"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.or
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.or"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.or
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.or"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.or
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.or"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.sub
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.sub"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.sub
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.sub"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.sub
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.sub"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rem_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.rem_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.rem_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rem_ui"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rem_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.rem_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.rem_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rem_si"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.xor
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.xor"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.xor
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.xor"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.xor
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.xor"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.min
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.min"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.min
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.min"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.max
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.max"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.max
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.max"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.copysign
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.copysign"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.copysign
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.copysign"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.eq
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.eq"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.eq
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.eq"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.eq
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.eq"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.ne
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.ne"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.ne
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.ne"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.ne
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.ne"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.lt_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.lt_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.lt_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.lt_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.lt_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.lt_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.lt_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.lt_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.le_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.le_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.le_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.le_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.le_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.le_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.le_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.le_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.gt_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.gt_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.gt_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.gt_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.gt_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.gt_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.gt_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.gt_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.ge_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.ge_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.ge_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.ge_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.ge_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.ge_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.ge_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.ge_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.lt
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.lt"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.lt
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.lt"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.le
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.le"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.le
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.le"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.gt
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.gt"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.gt
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.gt"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.ge
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.ge"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.ge
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.ge"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.shl
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.shl"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.shl
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.shl"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.shr_s
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.shr_s"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.shr_s
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.shr_s"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.shr_u
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.shr_u"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.shr_u
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.shr_u"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rotl
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rotl"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rotl
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.rotl"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.rotr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.rotr"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.rotr
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rotr"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.convert_u
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.convert_u"(%v1) : (i32) -> (f64)
// wasmssa.convert_u
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.convert_u"(%v1) : (i64) -> (f64)
// wasmssa.convert_u
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.convert_u"(%v1) : (i64) -> (f32)
// wasmssa.convert_s
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.convert_s"(%v1) : (i64) -> (f64)
// wasmssa.convert_s
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.convert_s"(%v1) : (i32) -> (f64)
// wasmssa.convert_s
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.convert_s"(%v1) : (i32) -> (f32)
// wasmssa.demote
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.demote"(%v1) : (f64) -> (f32)
// wasmssa.extend_i32_s
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend_i32_s"(%v1) : (i32) -> (i64)
// wasmssa.extend_i32_u
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend_i32_u"(%v1) : (i32) -> (i64)
// wasmssa.extend
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.extend"(%v1) <{bitsToTake = 32 : i32}> : (i64) -> (i64)
// wasmssa.extend
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend"(%v1) <{bitsToTake = 16 : index}> : (i32) -> (i32)
// wasmssa.promote
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.promote"(%v1) : (f32) -> (f64)
// wasmssa.wrap
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.wrap"(%v1) : (i64) -> (i32)
// wasmssa.reinterpret
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.reinterpret"(%v1) : (i32) -> (f32)
// wasmssa.abs
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.abs"(%v1) : (f32) -> (f32)
// wasmssa.abs
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.abs"(%v1) : (f64) -> (f64)
// wasmssa.ceil
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.ceil"(%v1) : (f64) -> (f64)
// wasmssa.ceil
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.ceil"(%v1) : (f32) -> (f32)
// wasmssa.floor
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.floor"(%v1) : (f64) -> (f64)
// wasmssa.floor
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.floor"(%v1) : (f32) -> (f32)
// wasmssa.neg
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.neg"(%v1) : (f32) -> (f32)
// wasmssa.neg
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.neg"(%v1) : (f64) -> (f64)
// wasmssa.sqrt
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.sqrt"(%v1) : (f32) -> (f32)
// wasmssa.sqrt
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.sqrt"(%v1) : (f64) -> (f64)
// wasmssa.trunc
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.trunc"(%v1) : (f32) -> (f32)
// wasmssa.trunc
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.trunc"(%v1) : (f64) -> (f64)
// wasmssa.ctz
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.ctz"(%v1) : (i64) -> (i64)
// wasmssa.ctz
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.ctz"(%v1) : (i32) -> (i32)
// wasmssa.clz
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.clz"(%v1) : (i64) -> (i64)
// wasmssa.clz
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.clz"(%v1) : (i32) -> (i32)
// wasmssa.eqz
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.eqz"(%v1) : (i32) -> (i32)
// wasmssa.eqz
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.eqz"(%v1) : (i64) -> (i32)
// wasmssa.popcnt
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.popcnt"(%v1) : (i64) -> (i64)
// wasmssa.popcnt
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.popcnt"(%v1) : (i32) -> (i32)
// wasmssa.local
wasmssa.func exported @f() {
  %l = wasmssa.local of type i32
  wasmssa.return
}
// wasmssa.local_get
wasmssa.func exported @f() {
  %l = wasmssa.local of type f64
  %v = wasmssa.local_get %l : ref to f64
  wasmssa.return
}
// wasmssa.local_set
wasmssa.func exported @f() {
  %l = wasmssa.local of type i32
  %c = wasmssa.const 3 : i32
  wasmssa.local_set %l : ref to i32 to %c : i32
  wasmssa.return
}
// wasmssa.local_tee
wasmssa.func exported @f() {
  %l = wasmssa.local of type i64
  %c = wasmssa.const 3 : i64
  %v = wasmssa.local_tee %l : ref to i64 to %c : i64
  wasmssa.return
}
// wasmssa.memory
wasmssa.memory exported @m !wasmssa<limit[1: 9]>
// wasmssa.import_mem
wasmssa.import_mem "pages" from "outer" as @m {limits = !wasmssa<limit[2:]>}
// wasmssa.table
wasmssa.table @t !wasmssa<tabletype !wasmssa.funcref [0: 7]>
// wasmssa.import_table
wasmssa.import_table "names" from "outer" as @t {type = !wasmssa<tabletype !wasmssa.externref [1:]>}
