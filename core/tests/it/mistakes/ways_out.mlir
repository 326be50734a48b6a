func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32

func.func @g() {
  return
}
// -----
func.func @f() -> f32 {
  %0 = arith.constant 1 : f32
  return %0 : f32
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "paralel"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
#map = affine_map<(d0, d1) -> (d0, d2)>
func.func @f(%m: memref<4x4xf32, #map>) {
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: i32) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}
// -----
func.func @f(%c: i1, %a: f32) -> f32 {
  %r = scf.if %c -> f32 {
    scf.yield %a : f32
  }
  return %r : f32
}
// -----
func.func @f(%a: i32) -> i32 {
  %1 = arith.addi %0, %a : i32
  %0 = arith.addi %a, %a : i32
  return %1 : i32
}
// -----
func.func @f() -> tensor<2x2xi32> {
  %0 = arith.constant dense<[[1, 2], [3]]> : tensor<2x2xi32>
  return %0 : tensor<2x2xi32>
}
// -----
func.func @f(%a: tensor<4*8xf32>) {
  return
}
// -----
func.func @f(%a: tensor<4x8xfloat>) {
  return
}
// -----
func.func @f(%a: int32) {
  return
}
// -----
func.func @f(%a: i32 %b: i32) {
  return
}
// -----
func.func @f(%a: i32) {
  %0:2 = arith.addi %a, %a : i32
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: f32, %i: index) {
  %0 = memref.store %v, %m[%i] : memref<4xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) -> index {
  %0 = tensor.dim %a, 0 : tensor<?xf32>
  return %0 : index
}
// -----
func.func @f() attributes {a = 1 b = 2} {
  return
}
// -----
func.func @f() attributes {a = "hello} {
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%x: i64):
  return %a : i32
}
// -----
# a comment
func.func @f() {
  return
}
// -----
func.func @f(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%bdx = %n, %bdy = %n, %bdz = %n) {
    %t = gpu.thread_id w
    gpu.terminator
  }
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
module {
  func.func @f() { return }
  func.func @f() { return }
}
// -----
func.func @f(%a: i32) i32 {
  return %a : i32
}
// -----
func @f(%a: i32) -> i32 {
  %0 = addi %a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addf %a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%m: memref<8x16xf32>) {
  %v = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32>
  return
}
// -----
func.func @f(%a: i32) -> i64 {
  return %a : i64
}
// -----
func.func @f(%a: f32, %b: f64) -> f64 {
  %0 = arith.addf %b, %a : f64
  return %0 : f64
}
// -----
func.func @f(%m: tensor<4xf32>) -> tensor<?xf32> {
  return %m : tensor<?xf32>
}
// -----
func.func @f(%m: memref<?xf32>, %i: i64, %v: f32) {
  memref.store %v, %m[%i] : memref<?xf32>
  return
}
// -----
func.func @f(%a: double) {
  return
}
// -----
func.func @f(%a: vector<4xfloat>) {
  return
}
// -----
func.func @f(%a: tensor<?xint>) {
  return
}
// -----
func.func @f() -> bool {
  %0 = arith.constant true
  return %0 : i1
}
// -----
func.func @f(%a: tensor<4,8xf32>) {
  return
}
// -----
func.func @f(%a: memref<4*8xf32>) {
  return
}
// -----
func.func @f() -> f64 {
  %0 = arith.constant 12 : f64
  return %0 : f64
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.muli %a, %a : f32
  return %0 : f32
}
// -----
func.func @f() {
  # a comment
  return
}
// -----
func.func @f() attributes {a = "hello, b = 1} {
  return
}
// -----
func.func @f(%m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = memref.load %m[%i] : memref<8xf32>
    %1 = arith.addi %0, %0 : f32
  }
  return
}
