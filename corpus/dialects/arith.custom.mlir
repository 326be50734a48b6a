module {
  func.func @arith(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: vector<4xi1>, %arg4: vector<4xi32>, %arg5: tensor<?xf32>, %arg6: tensor<?xi1>, %arg7: f32, %arg8: f16, %arg9: index, %arg10: memref<2xi32>, %arg11: vector<i32>, %arg12: vector<i1>) {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.select %arg3, %arg4, %arg4 : vector<4xi1>, vector<4xi32>
    %2 = arith.select %arg0, %arg4, %arg4 {foo} : vector<4xi32>
    %3 = arith.select %arg6, %arg5, %arg5 : tensor<?xi1>, tensor<?xf32>
    %c42_i32 = arith.constant 42 : i32
    %true = arith.constant true
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %cst_0 = arith.constant {foo} 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<4x4xbf16>
    %cst_3 = arith.constant sparse<0, 1.000000e+00> : tensor<4x4xf32>
    %sum, %overflow = arith.addui_extended %arg1, %arg2 : i32, i1
    %sum_4, %overflow_5 = arith.addui_extended %arg4, %arg4 : vector<4xi32>, vector<4xi1>
    %low, %high = arith.mulsi_extended %arg1, %arg2 : i32
    %low_6, %high_7 = arith.mului_extended %arg4, %arg4 : vector<4xi32>
    %4 = arith.addi %arg1, %arg2 overflow<nsw, nuw> : i32
    %5 = arith.addi %arg1, %arg2 : i32
    %6 = arith.addf %arg7, %arg7 fastmath<nnan,ninf> : f32
    %7 = arith.cmpi eq, %arg1, %arg2 : i32
    %8 = arith.cmpi slt, %arg4, %arg4 : vector<4xi32>
    %9 = arith.cmpf ueq, %arg7, %arg7 fastmath<fast> : f32
    %10 = arith.cmpf true, %arg5, %arg5 : tensor<?xf32>
    %11 = arith.extf %arg8 : f16 to f32
    %12 = arith.truncf %arg7 to_nearest_even : f32 to f16
    %13 = arith.truncf %arg7 upward fastmath<fast> : f32 to f16
    %14 = arith.index_cast %arg9 : index to i64
    %15 = arith.index_castui %arg10 : memref<2xi32> to memref<2xindex>
    %16 = arith.bitcast %arg7 : f32 to i32
    %17 = arith.bitcast %arg4 : vector<4xi32> to vector<4xf32>
    %18 = arith.cmpi ne, %arg11, %arg11 : vector<i32>
    %19 = arith.negf %arg7 {x = 1 : i64} : f32
    return
  }
}
