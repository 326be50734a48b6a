"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i32, vector<4xi1>, vector<4xi32>, tensor<?xf32>, tensor<?xi1>, f32, f16, index, memref<2xi32>, vector<i32>, vector<i1>) -> (), sym_name = "arith"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: vector<4xi1>, %arg4: vector<4xi32>, %arg5: tensor<?xf32>, %arg6: tensor<?xi1>, %arg7: f32, %arg8: f16, %arg9: index, %arg10: memref<2xi32>, %arg11: vector<i32>, %arg12: vector<i1>):
    %0 = "arith.select"(%arg0, %arg1, %arg2) : (i1, i32, i32) -> i32
    %1 = "arith.select"(%arg3, %arg4, %arg4) : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %2 = "arith.select"(%arg0, %arg4, %arg4) {foo} : (i1, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %3 = "arith.select"(%arg6, %arg5, %arg5) : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %4 = "arith.constant"() <{value = 42 : i32}> : () -> i32
    %5 = "arith.constant"() <{value = true}> : () -> i1
    %6 = "arith.constant"() <{value = dense<[1, 2, 3, 4]> : vector<4xi32>}> : () -> vector<4xi32>
    %7 = "arith.constant"() <{value = 1.000000e+00 : f32}> {foo} : () -> f32
    %8 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %9 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<4x4xbf16>}> : () -> tensor<4x4xbf16>
    %10 = "arith.constant"() <{value = sparse<0, 1.000000e+00> : tensor<4x4xf32>}> : () -> tensor<4x4xf32>
    %11:2 = "arith.addui_extended"(%arg1, %arg2) : (i32, i32) -> (i32, i1)
    %12:2 = "arith.addui_extended"(%arg4, %arg4) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi1>)
    %13:2 = "arith.mulsi_extended"(%arg1, %arg2) : (i32, i32) -> (i32, i32)
    %14:2 = "arith.mului_extended"(%arg4, %arg4) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
    %15 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<nsw, nuw>}> : (i32, i32) -> i32
    %16 = "arith.addi"(%arg1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %17 = "arith.addf"(%arg7, %arg7) <{fastmath = #arith.fastmath<nnan,ninf>}> : (f32, f32) -> f32
    %18 = "arith.cmpi"(%arg1, %arg2) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %19 = "arith.cmpi"(%arg4, %arg4) <{predicate = 2 : i64}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    %20 = "arith.cmpf"(%arg7, %arg7) <{fastmath = #arith.fastmath<fast>, predicate = 8 : i64}> : (f32, f32) -> i1
    %21 = "arith.cmpf"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
    %22 = "arith.extf"(%arg8) : (f16) -> f32
    %23 = "arith.truncf"(%arg7) <{roundingmode = 0 : i32}> : (f32) -> f16
    %24 = "arith.truncf"(%arg7) <{fastmath = #arith.fastmath<fast>, roundingmode = 2 : i32}> : (f32) -> f16
    %25 = "arith.index_cast"(%arg9) : (index) -> i64
    %26 = "arith.index_castui"(%arg10) : (memref<2xi32>) -> memref<2xindex>
    %27 = "arith.bitcast"(%arg7) : (f32) -> i32
    %28 = "arith.bitcast"(%arg4) : (vector<4xi32>) -> vector<4xf32>
    %29 = "arith.cmpi"(%arg11, %arg11) <{predicate = 1 : i64}> : (vector<i32>, vector<i32>) -> vector<i1>
    %30 = "arith.negf"(%arg7) <{fastmath = #arith.fastmath<none>}> {x = 1 : i64} : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
