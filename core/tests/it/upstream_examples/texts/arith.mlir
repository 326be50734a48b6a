//
%1 = "arith.constant"() <{value = true}> : () -> i1
//
%1, %2 : i32, i32
%3 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
//
%1, %2 : i1, i1
%3, %4 = "arith.addui_extended"(%1, %2) : (i1, i1) -> (i1, i1)
//
%1, %2 : vector<3xindex>, vector<3xindex>
%3 = "arith.subi"(%1, %2) <{overflowFlags = #arith.overflow<nuw>}> : (vector<3xindex>, vector<3xindex>) -> (vector<3xindex>)
//
%1, %2 : i64, i64
%3 = "arith.muli"(%1, %2) <{overflowFlags = #arith.overflow<nuw>}> : (i64, i64) -> i64
//
%1, %2 : i32, i32
%3, %4 = "arith.mulsi_extended"(%1, %2) : (i32, i32) -> (i32, i32)
//
%1, %2 : i1, i1
%3, %4 = "arith.mului_extended"(%1, %2) : (i1, i1) -> (i1, i1)
//
%1, %2 : vector<8xi1>, vector<8xi1>
%3 = "arith.divui"(%1, %2) <{isExact = unit}> : (vector<8xi1>, vector<8xi1>) -> (vector<8xi1>)
//
%1, %2 : index, index
%3 = "arith.divsi"(%1, %2) <{isExact = unit}> : (index, index) -> index
//
%1, %2 : i64, i64
%3 = "arith.ceildivui"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : i64, i64
%3 = "arith.ceildivsi"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : index, index
%3 = "arith.floordivsi"(%1, %2) : (index, index) -> index
//
%1, %2 : i1, i1
%3 = "arith.remui"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : i1, i1
%3 = "arith.remsi"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : i32, i32
%3 = "arith.andi"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : index, index
%3 = "arith.ori"(%1, %2) : (index, index) -> index
//
%1, %2 : i64, i64
%3 = "arith.xori"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : index, index
%3 = "arith.shli"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
//
%1, %2 : i1, i1
%3 = "arith.shrui"(%1, %2) <{isExact = unit}> : (i1, i1) -> i1
//
%1, %2 : i64, i64
%3 = "arith.shrsi"(%1, %2) <{isExact = unit}> : (i64, i64) -> i64
//
%1 : vector<32xf8E4M3FN>
%2 = "arith.negf"(%1) <{fastmath = #arith.fastmath<nsz>}> : (vector<32xf8E4M3FN>) -> (vector<32xf8E4M3FN>)
//
%1, %2 : f16, f16
%3 = "arith.addf"(%1, %2) <{fastmath = #arith.fastmath<nnan>}> : (f16, f16) -> f16
//
%1, %2 : f32, f32
%3 = "arith.subf"(%1, %2) <{fastmath = #arith.fastmath<ninf>}> : (f32, f32) -> f32
//
%1, %2 : f32, f32
%3 = "arith.maximumf"(%1, %2) <{fastmath = #arith.fastmath<afn>}> : (f32, f32) -> f32
//
%1, %2 : vector<3xf8E4M3FN>, vector<3xf8E4M3FN>
%3 = "arith.maxnumf"(%1, %2) <{fastmath = #arith.fastmath<afn>}> : (vector<3xf8E4M3FN>, vector<3xf8E4M3FN>) -> (vector<3xf8E4M3FN>)
//
%1, %2 : i32, i32
%3 = "arith.maxsi"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i1, i1
%3 = "arith.maxui"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : f32, f32
%3 = "arith.minimumf"(%1, %2) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
//
%1, %2 : f16, f16
%3 = "arith.minnumf"(%1, %2) : (f16, f16) -> f16
//
%1, %2 : i32, i32
%3 = "arith.minsi"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i1, i1
%3 = "arith.minui"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : f16, f16
%3 = "arith.mulf"(%1, %2) <{fastmath = #arith.fastmath<fast>}> : (f16, f16) -> f16
//
%1, %2 : f64, f64
%3 = "arith.divf"(%1, %2) <{fastmath = #arith.fastmath<arcp>}> : (f64, f64) -> f64
//
%1, %2 : f16, f16
%3 = "arith.remf"(%1, %2) <{fastmath = #arith.fastmath<nsz>}> : (f16, f16) -> f16
//
%1 : i1
%2 = "arith.extui"(%1) : (i1) -> i8
//
%1, %2 : f16, f16
%3 = "arith.scaling_extf"(%1, %2) <{fastmath = #arith.fastmath<arcp>}> : (f16, f16) -> f32
//
%1 : i64
%2 = "arith.trunci"(%1) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i1
//
%1, %2 : f32, f32
%3 = "arith.scaling_truncf"(%1, %2) <{roundingmode = 0 : i32, fastmath = #arith.fastmath<arcp>}> : (f32, f32) -> f16
//
%1 : i8
%2 = "arith.uitofp"(%1) : (i8) -> f32
//
%1 : i32
%2 = "arith.sitofp"(%1) : (i32) -> bf16
//
%1 : f16
%2 = "arith.fptoui"(%1) : (f16) -> i64
//
%1 : f64
%2 = "arith.fptosi"(%1) : (f64) -> i64
//
%1 : i32
%2 = "arith.index_cast"(%1) : (i32) -> index
//
%1 : i1
%2 = "arith.index_castui"(%1) : (i1) -> index
//
%1 : i1
%2 = "arith.bitcast"(%1) : (i1) -> i1
//
%1, %2 : i32, i32
%3 = "arith.cmpi"(%1, %2) <{predicate = 0 : i64}> : (i32, i32) -> i1
//
%1, %2 : f16, f16
%3 = "arith.cmpf"(%1, %2) <{predicate = 7 : i64}> : (f16, f16) -> i1
// extf
"func.func"() <{function_type = (f16) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: f16):
%0 = "arith.extf"(%arg0) : (f16) -> f32
"func.return"(%0) : (f32) -> ()
}) : () -> ()
// extsi
"func.func"() <{function_type = (i8, i16) -> i16, sym_name = "generated"}> ({
^bb0(%arg0: i8, %arg1: i16):
%0 = "arith.extsi"(%arg0) : (i8) -> i16
"func.return"(%arg1) : (i16) -> ()
}) : () -> ()
// truncf
"func.func"() <{function_type = (f32, f16) -> f16, sym_name = "generated"}> ({
^bb0(%arg0: f32, %arg1: f16):
%0 = "arith.truncf"(%arg0) : (f32) -> f16
"func.return"(%arg1) : (f16) -> ()
}) : () -> ()
