func.func @arith(%c: i1, %a: i32, %b: i32, %cv: vector<4xi1>, %v: vector<4xi32>, %t: tensor<?xf32>, %ct: tensor<?xi1>, %f: f32, %h: f16, %i: index, %m: memref<2xi32>, %z: vector<i32>, %z1: vector<i1>) {
  %0 = arith.select %c, %a, %b : i32
  %1 = arith.select %cv, %v, %v : vector<4xi1>, vector<4xi32>
  %2 = arith.select %c, %v, %v {foo} : vector<4xi32>
  %3 = arith.select %ct, %t, %t : tensor<?xi1>, tensor<?xf32>
  %4 = arith.constant 42 : i32
  %5 = arith.constant true
  %6 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %7 = arith.constant {foo} 1.0 : f32
  %8 = arith.constant 0xFF800000 : f32
  %9 = arith.constant dense<0.0> : tensor<4x4xbf16>
  %10 = arith.constant sparse<[[0, 0]], [1.0]> : tensor<4x4xf32>
  %11, %12 = arith.addui_extended %a, %b : i32, i1
  %13, %14 = arith.addui_extended %v, %v : vector<4xi32>, vector<4xi1>
  %15, %16 = arith.mulsi_extended %a, %b : i32
  %17, %18 = arith.mului_extended %v, %v : vector<4xi32>
  %19 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %20 = arith.addi %a, %b overflow<none> : i32
  %21 = arith.addf %f, %f fastmath<nnan,ninf> : f32
  %22 = arith.cmpi eq, %a, %b : i32
  %23 = arith.cmpi "slt", %v, %v : vector<4xi32>
  %24 = arith.cmpf ueq, %f, %f fastmath<fast> : f32
  %25 = arith.cmpf true, %t, %t : tensor<?xf32>
  %26 = arith.extf %h : f16 to f32
  %27 = arith.truncf %f to_nearest_even : f32 to f16
  %28 = arith.truncf %f upward fastmath<fast> : f32 to f16
  %29 = arith.index_cast %i : index to i64
  %30 = arith.index_castui %m : memref<2xi32> to memref<2xindex>
  %31 = arith.bitcast %f : f32 to i32
  %32 = arith.bitcast %v : vector<4xi32> to vector<4xf32>
  %33 = arith.cmpi ne, %z, %z : vector<i32>
  %34 = arith.negf %f {x = 1} : f32
  return
}
