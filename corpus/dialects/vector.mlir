func.func @print_ops(%a: vector<4xf32>, %b: i32, %c: index, %f: f64) {
  vector.print %a : vector<4xf32>
  vector.print %b : i32 punctuation <no_punctuation>
  vector.print punctuation <newline>
  vector.print str "hello\n"
  vector.print %f : f64 punctuation <comma> {x}
  vector.print
  return
}
// -----
func.func @tr(%m: memref<?x?xf32>, %t: tensor<?x?x8xf32>, %i: index, %p: f32, %mask: vector<4xi1>, %mask2: vector<8x4xi1>, %v: vector<4x8xf32>) -> tensor<?x?x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x8xf32>
  %3 = vector.transfer_read %m[%i, %i], %p, %mask2 {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x8xf32>
  %4 = vector.transfer_read %m[%i, %i], %p, %mask {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<4x4xf32>
  %5 = vector.transfer_read %t[%i, %i, %i], %p {in_bounds = [true, true]} : tensor<?x?x8xf32>, vector<4x8xf32>
  %6 = vector.transfer_write %v, %t[%i, %i, %i] {foo} : vector<4x8xf32>, tensor<?x?x8xf32>
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, false]} : vector<4x8xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %mask2 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x8xf32>, memref<?x?xf32>
  return %6 : tensor<?x?x8xf32>
}
// -----
func.func @tr0(%m: memref<f32>, %t: tensor<f32>, %p: f32, %mv: memref<?xvector<4x3xf32>>, %i: index, %pv: vector<4x3xf32>, %vs: vector<[4]xf32>, %m1: memref<?xf32>, %ms: vector<[4]xi1>) {
  %0 = vector.transfer_read %m[], %p : memref<f32>, vector<f32>
  %1 = vector.transfer_read %t[], %p {in_bounds=[true]} : tensor<f32>, vector<1xf32>
  %2 = vector.transfer_read %t[], %p : tensor<f32>, vector<f32>
  %3 = vector.transfer_read %mv[%i], %pv : memref<?xvector<4x3xf32>>, vector<1x4x3xf32>
  vector.transfer_write %vs, %m1[%i], %ms {in_bounds=[true]} : vector<[4]xf32>, memref<?xf32>
  vector.transfer_write %0, %m[] : vector<f32>, memref<f32>
  return
}
// -----
#trait = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
#trait2 = {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<maxnumf>}
func.func @contract(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>, %v: vector<10xf32>, %s: f32) {
  %0 = vector.contract #trait %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %a, %b, %c {extra = 1 : i32} : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  %2 = vector.contract #trait2 %v, %v, %s : vector<10xf32>, vector<10xf32> into f32
  return
}
// -----
func.func @outer(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32, %ac: vector<4xf32>, %e: vector<[4]xf32>, %i: vector<4xi32>, %d: vector<[8]xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %s : vector<4xf32>, f32
  %3 = vector.outerproduct %a, %s, %ac {kind = #vector.kind<mul>} : vector<4xf32>, f32
  %4 = vector.outerproduct %a, %d : vector<4xf32>, vector<[8]xf32>
  %5 = vector.outerproduct %e, %d {kind = #vector.kind<maxnumf>} : vector<[4]xf32>, vector<[8]xf32>
  %6 = vector.outerproduct %i, %i {kind = #vector.kind<xor>} : vector<4xi32>, vector<4xi32>
  return
}
// -----
func.func @mask(%a: vector<8xi1>, %v: vector<8xf32>, %m: memref<?xf32>, %i: index, %f: f32, %pt: vector<8xf32>) -> f32 {
  %0 = vector.mask %a { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %1 = vector.mask %a { vector.reduction <mul>, %v, %f : vector<8xf32> into f32 } : vector<8xi1> -> f32
  vector.mask %a { vector.transfer_write %v, %m[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  vector.mask %a { vector.transfer_write %v, %m[%i] : vector<8xf32>, memref<?xf32> vector.yield } {hello} : vector<8xi1>
  %2 = vector.mask %a, %pt { vector.transfer_read %m[%i], %f : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %a { } : vector<8xi1>
  vector.mask %a { vector.yield } : vector<8xi1>
  %3 = vector.mask %a { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %4 = vector.mask %a { %x = vector.reduction <add>, %v : vector<8xf32> into f32
   vector.yield %x : f32 } : vector<8xi1> -> (f32)
  return %0 : f32
}
// -----
func.func @warp(%l: index, %v: vector<4xi32>) {
  vector.warp_execute_on_lane_0(%l)[32] {
  }
  vector.warp_execute_on_lane_0(%l)[32] {
    vector.yield
  } {foo}
  %2 = vector.warp_execute_on_lane_0(%l)[32] args(%v : vector<4xi32>) -> (vector<4xi32>) {
   ^bb0(%arg0 : vector<128xi32>) :
    vector.yield %arg0 : vector<128xi32>
  }
  %3:2 = vector.warp_execute_on_lane_0(%l)[1] args(%v, %l : vector<4xi32>, index) -> (vector<4xi32>, index) {
   ^bb0(%arg0 : vector<4xi32>, %x: index) :
    vector.yield %arg0, %x : vector<4xi32>, index
  }
  %4 = vector.warp_execute_on_lane_0(%l)[32] -> index {
    vector.yield %l : index
  }
  return
}
// -----
func.func @shuffles(%a: vector<2xf32>, %b: vector<4xf32>, %z: vector<f32>, %c: vector<2x3xi32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2, 3, 3] : vector<2xf32>, vector<4xf32>
  %1 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  %2 = vector.shuffle %c, %c [3, 0] {a} : vector<2x3xi32>, vector<2x3xi32>
  %3 = vector.interleave %a, %a : vector<2xf32> -> vector<4xf32>
  %4 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %5, %6 = vector.deinterleave %b : vector<4xf32> -> vector<2xf32>
  return
}
// -----
func.func @extracts(%a: vector<4x8x16xf32>, %i: index, %z: vector<f32>, %f: f32, %p: i32, %d1: vector<16xf32>, %sc: vector<[4]x8xf32>) {
  %0 = vector.extract %a[] : vector<4x8x16xf32> from vector<4x8x16xf32>
  %1 = vector.extract %a[3] : vector<8x16xf32> from vector<4x8x16xf32>
  %2 = vector.extract %a[3, %i] : vector<16xf32> from vector<4x8x16xf32>
  %3 = vector.extract %a[%i, 3, %i] : f32 from vector<4x8x16xf32>
  %4 = vector.extract %z[] : f32 from vector<f32>
  %5 = vector.insert %d1, %a[3, 3] : vector<16xf32> into vector<4x8x16xf32>
  %6 = vector.insert %f, %a[3, %i, 3] : f32 into vector<4x8x16xf32>
  %7 = vector.insert %f, %z[] : f32 into vector<f32>
  %8 = vector.extractelement %d1[%p : i32] : vector<16xf32>
  %9 = vector.extractelement %z[] : vector<f32>
  %10 = vector.insertelement %f, %d1[%i : index] : vector<16xf32>
  %11 = vector.insertelement %f, %z[] : vector<f32>
  %12 = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  %13 = vector.insert_strided_slice %d1, %a {offsets = [2, 2, 0], strides = [1]} : vector<16xf32> into vector<4x8x16xf32>
  %14 = vector.extract %sc[%i] : vector<8xf32> from vector<[4]x8xf32>
  %15 = vector.from_elements %f, %f : vector<2xf32>
  %16 = vector.from_elements %f, %f, %f, %f : vector<2x2xf32>
  %17 = vector.from_elements %f : vector<f32>
  return
}
// -----
func.func @misc(%a: vector<4xf32>, %s: vector<[4]xf32>, %v8: vector<8xf32>, %v2: vector<2x3xf32>, %acc: vector<2xf32>, %f: f32, %i: index, %b2: vector<4x4xf32>, %s16: vector<[16]xf32>, %r: vector<3x2x4xf32>) {
  %0 = vector.reduction <add>, %a : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %a, %f fastmath<reassoc,nnan> : vector<4xf32> into f32
  %2 = vector.reduction <minnumf>, %a fastmath<fast> {foo} : vector<4xf32> into f32
  %3 = vector.multi_reduction <add>, %v2, %acc [1] : vector<2x3xf32> to vector<2xf32>
  %4 = vector.multi_reduction <mul>, %v2, %f [0, 1] : vector<2x3xf32> to f32
  %5 = vector.broadcast %f : f32 to vector<4x4xf32>
  %6 = vector.splat %f : vector<4xf32>
  %7 = vector.splat %f : vector<[4]xf32>
  %8 = vector.fma %a, %a, %a : vector<4xf32>
  %9 = vector.scalable.insert %a, %s16[4] : vector<4xf32> into vector<[16]xf32>
  %10 = vector.scalable.extract %s16[4] : vector<4xf32> from vector<[16]xf32>
  %11 = vector.reshape %r, [%i, %i], [%i, %i], [4] : vector<3x2x4xf32> to vector<2x3x4xf32>
  %12 = vector.shape_cast %b2 : vector<4x4xf32> to vector<16xf32>
  %13 = vector.bitcast %a : vector<4xf32> to vector<8xf16>
  %14 = vector.constant_mask [3, 2] : vector<4x3xi1>
  %15 = vector.constant_mask [0] : vector<[4]xi1>
  %16 = vector.create_mask %i, %i : vector<4x3xi1>
  %17 = vector.transpose %v2, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %18 = vector.matrix_multiply %a, %a {lhs_rows = 2: i32, lhs_columns = 2: i32, rhs_columns = 2: i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %19 = vector.flat_transpose %a {rows = 2: i32, columns = 2: i32} : vector<4xf32> -> vector<4xf32>
  %20 = vector.vscale
  %21:2 = vector.scan <add>, %v2, %acc {inclusive = true, reduction_dim = 1} : vector<2x3xf32>, vector<2xf32>
  %22 = vector.step : vector<4xindex>
  %23 = vector.step : vector<[4]xindex>
  return
}
// -----
func.func @mem(%m: memref<?x?xf32>, %i: index, %v: vector<8xf32>, %mask: vector<8xi1>, %iv: vector<8xi32>, %pt: vector<8xf32>, %t: tensor<?xf32>, %mv: memref<100x100xvector<8xf32>>, %st: memref<5x4x3xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<8xf32>
  %1 = vector.load %m[%i, %i] {nontemporal = true} : memref<?x?xf32>, vector<8xf32>
  vector.store %v, %m[%i, %i] : memref<?x?xf32>, vector<8xf32>
  %2 = vector.maskedload %m[%i, %i], %mask, %pt : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %m[%i, %i], %mask, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  %3 = vector.gather %m[%i, %i] [%iv], %mask, %pt : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %4 = vector.gather %t[%i] [%iv], %mask, %pt : tensor<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %m[%i, %i] [%iv], %mask, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %5 = vector.expandload %m[%i, %i], %mask, %pt : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %m[%i, %i], %mask, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  %6 = vector.load %mv[%i, %i] : memref<100x100xvector<8xf32>>, vector<8xf32>
  %7 = vector.type_cast %st : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>
  return
}
