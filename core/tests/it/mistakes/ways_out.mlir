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
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.adid %a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arit.addi %a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: memref<4xf32>, %i: index) -> f32 {
  %0 = affine.laod %a[%i] : memref<4xf32>
  return %0 : f32
}
// -----
func.func @f(%a: tesnor<4xf32>) {
  return
}
// -----
func.func @f(%a: memerf<4xf32>) {
  return
}
// -----
func.func @f(%a: double) {
  return
}
// -----
func.func @f(%a: string) {
  return
}
// -----
func.func @f(%a: u32) {
  return
}
// -----
func.func @f(%a: int) {
  return
}
// -----
func.func @f(%a: llvm.ptr) {
  return
}
// -----
func.func @f(%a: tensor<4xf32) {
  return
}
// -----
func.func @f(%a: tensor 4xf32>) {
  return
}
// -----
func.func @f(%a: tensor<4f32>) {
  return
}
// -----
func.func @f(%a: tensor<4,8xf32>) {
  return
}
// -----
func.func @f(%a: tensor<4x8>) {
  return
}
// -----
func.func @f(%a: tensor<-1xf32>) {
  return
}
// -----
func.func @f(%a: tensor<?x*xf32>) {
  return
}
// -----
func.func @f(%a: vector<?xf32>) {
  return
}
// -----
func.func @f(%a: vector<0xf32>) {
  return
}
// -----
func.func @f(%a: tensor<4x(f32)>) {
  return
}
// -----
func.func @f(%a: vector<4xtensor<4xf32>>) {
  return
}
// -----
func.func @f(%a: tensor<4xnone2>) {
  return
}
// -----
func.func @f(%lb: index, %ub: index, %s: index, %init: f32) -> f32 {
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %init) -> (f32) {
    %y = arith.addf %x, %x : f32
  }
  return %r : f32
}
// -----
func.func @f(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c -> (f32) {
    %y = arith.addf %x, %x : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
// -----
func.func @f(%c: i1, %x: f32) {
  %y = arith.addf %x, %x : f32
}
// -----
func.func @f() {
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %y = arith.constant 1 : i32
^bb2:
  return
}
// -----
func.func @f(%x: f32) {
  return
  %y = arith.addf %x, %x : f32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = "arith.addi"(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}
// -----
func.func @f(%a: i32) {
  # nothing
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32 # add
  return
}
// -----
/* comment */
func.func @f(%a: i32) {
  return
}
// -----
; comment
func.func @f(%a: i32) {
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32;
  return %0 : i32
}
// -----
func.func @f(%a: i32) : i32 {
  return %a : i32
}
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) => i32 {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = "test.op"(%a) : (i32)
  return %0 : i32
}
// -----
func.func @f(%a: i32) {
  "test.op"(%a)
  return
}
// -----
func.func @f(%c: i1) {
  cf.br ^bb2
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.br ^exit
^loop:
  return
}
// -----
func.func @g(%a: i32) { return }
func.func @f(%a: i32) {
  call @h(%a) : (i32) -> ()
  return
}
// -----
func.func @compute(%a: i32) { return }
func.func @f(%a: i32) {
  call @compote(%a) : (i32) -> ()
  return
}
// -----
func.func @f() -> memref<4xf32> {
  %0 = memref.get_global @weights : memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
func.func @f(%arg0: i32) -> i32 {
  %0 = arith.addi %agr0, %arg0 : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %zzz : i32
  return %0 : i32
}
// -----
func.func @f(%c: i1, %x: f32) -> f32 {
  scf.if %c {
    %y = arith.addf %x, %x : f32
  }
  return %y : f32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
// -----
#map = affine_map<(d0) -> (d0)>
func.func @f(%a: memref<4xf32, #mpa>) {
  return
}
// -----
func.func @f(%a: !vec) {
  return
}
// -----
func.func @f(%a: f32) -> i32 {
  return %a : f32
}
// -----
func.func @f(%a: f32) -> i32 {
  return %a : i32
}
// -----
func.func @f(%a: f32) {
  return %a : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  return
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.addf %a, %a :
  return %0 : f32
}
// -----
func.func @f(%a: f32) -> f32 {
  return %a
}
// -----
func.func @f(%a) {
  return
}
// -----
func.func @f(a: i32) {
  return
}
// -----
func.func f(%a: i32) {
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f() {
  cf.br ^a
^a:
  cf.br ^a
^a:
  return
}
// -----
func.func @f() attributes {a = 1, a = 2} {
  return
}
// -----
#a = affine_map<(d0) -> (d0)>
#a = affine_map<(d0) -> (0)>
func.func @f() {
  return
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32 -> i32 {
  return %a : i32
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i : memref<4xf32>
  return %0 : f32
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m %i] : memref<4xf32>
  return %0 : f32
}
// -----
func.func @f(%a: i32) {
  return
}
}
// -----
func.func @f(%a: i32) -> i1 {
  %0 = arith.cmpi lt, %a, %a : i32
  return %0 : i1
}
// -----
func.func @f(%a: f32) -> i1 {
  %0 = arith.cmpf lt, %a, %a : f32
  return %0 : i1
}
// -----
func.func @f(%a: i32) -> i1 {
  %0 = arith.cmpi "less", %a, %a : i32
  return %0 : i1
}
// -----
func.func @f(%v: vector<4xf32>) -> f32 {
  %0 = vector.reduction <plus>, %v : vector<4xf32> into f32
  return %0 : f32
}
// -----
func.func @f(%v: f32) -> f32 {
  %0 = arith.addf %v, %v fastmath<faast> : f32
  return %0 : f32
}
// -----
func.func @f(%v: f32, %m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.atomic_rmw add %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
// -----
func.func @f() -> index {
  %0 = gpu.block_id w
  return %0 : index
}
// -----
func.func @f() -> i32 {
  %0 = arith.constant 1.5 : i32
  return %0 : i32
}
// -----
func.func @f() -> i32 {
  %0 = arith.constant "one" : i32
  return %0 : i32
}
// -----
func.func @f() -> i32 {
  %0 = arith.constant true : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i1 {
  %0 = "arith.cmpi"(%a, %a) {predicate = "eq"} : (i32, i32) -> i1
  return %0 : i1
}
// -----
func.func @f(%a: i32) -> i1 {
  %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return %0 : i1
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.transpose ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) permutation = [1]
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: index, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%n: i32, %lb: index, %s: index) {
  scf.for %i = %lb to %n step %s {
  }
  return
}
// -----
func.func @f(%a: f32, %b: f64) -> f64 {
  %0 = arith.addf %a, %b : f64
  return %0 : f64
}
// -----
func.func @f(%a: f32, %b: f64) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}
// -----
func.func @f(%a: i32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}
// -----
func.func @f(%a: i32, %b: f32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}
// -----
func.func @f(%a: tensor<4xf32>, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<4xf32>
  return %0 : f32
}
// -----
func.func @f(%a: memref<4xf32>, %i: index) -> f32 {
  %0 = tensor.extract %a[%i] : tensor<4xf32>
  return %0 : f32
}
// -----
func.func @f(%a: tensor<4xf32>, %i: index) -> f32 {
  %0 = memref.load %a[%i] : tensor<4xf32>
  return %0 : f32
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.addf %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) -> tensor<5xf32> {
  %0 = arith.addf %a, %b : tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
func.func @f(%a: memref<4xf32>) {
  call @g(%a) : (memref<?xf32>) -> ()
  return
}
func.func private @g(memref<?xf32>)
// -----
func.func @f(%a: memref<4x4xf32>, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<4x4xf32>
  return %0 : f32
}
// -----
func.func @f(%a: memref<4xf32>, %i: index, %v: f64) {
  memref.store %v, %a[%i] : memref<4xf32>
  return
}
// -----
func.func private @g(i32, i32) -> i32
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @g(f32) -> i32
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @g(i32) -> f32
func.func @f(%a: i32) -> i32 {
  %0 = call @g(%a) : (i32) -> i32
  return %0 : i32
}
// -----
func.func private @g(i32) -> f32
func.func @f(%a: i32) -> f32 {
  %0 = call g(%a) : (i32) -> f32
  return %0 : f32
}
// -----
func.func @f(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c -> (f32) {
    scf.yield
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
// -----
func.func @f(%c: i32, %x: f32) {
  scf.if %c {
  }
  return
}
// -----
func.func @f(%c: i32, %x: f32) {
  cf.br ^bb1
^bb1(%z: f32):
  return
}
// -----
func.func @f(%c: i32) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}
// -----
func.func @f(%lb: index, %init: f32, %z: f64) -> f32 {
  %r = scf.for %i = %lb to %lb step %lb iter_args(%x = %init) -> (f32) {
    scf.yield %z : f64
  }
  return %r : f32
}
// -----
func.func @f(%c: i32, %a: f32) -> f32 {
  %0 = arith.select %c, %a, %a : f32
  return %0 : f32
}
// -----
func.func @f(%c: i32) -> f32 {
  %0 = arith.extf %c : i32 to f32
  return %0 : f32
}
// -----
func.func @f(%c: i32) -> i64 {
  %0 = arith.trunci %c : i32 to i64
  return %0 : i64
}
// -----
func.func @f(%c: i32) -> i32 {
  %0 = arith.extsi %c : i32 to i32
  return %0 : i32
}
// -----
func.func @f(%c: i32) -> index {
  %0 = arith.extsi %c : i32 to index
  return %0 : index
}
// -----
func.func @f() -> tensor<2xi32> {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
func.func @f() -> tensor<2xi32> {
  %0 = arith.constant dense<[1, 2, 3]> : tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
func.func @f() -> tensor<2xi32> {
  %0 = arith.constant [1, 2] : tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
func.func @f(%m: memref<4xf32, affine_map<(d0, d1) -> (d0)>>) {
  return
}
// -----
func.func @f(%m: index) -> index {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%m)
  return %0 : index
}
// -----
func.func @f(%n: i32) {
  affine.for %i = 0 to %n {
  }
  return
}
// -----
#map = affine_map<(i, j) -> (i, k)>
func.func @f(%a: memref<4x4xf32, #map>) { return }
// -----
#map = affine_map<(i, j) -> (i * j)>
func.func @f(%a: memref<4x4xf32, #map>) { return }
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["sequential"]} ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4x8xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
func.func @f() {
  %0 = memref.alloc() : memref<?xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = memref.alloc() : tensor<4xf32>
  return
}
// -----
modul {
  func.func @f() { return }
}
// -----
fucn.func @f() { return }
// -----
func.func privat @f()
// -----
func.func @f()
// -----
func.func @f(%a: i32) -> %r: i32 {
  return %a : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  arith.addi %a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 arith.addi %a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, 1 : i32
  return %0 : i32
}
// -----
func.func @f() -> i32 {
  %0 = arith.constant : i32
  return %0 : i32
}
// -----
func.func @f() -> i64 {
  %0 = arith.constant 4
  return %0 : i32
}
// -----
func.func @f() {
  cf.br ^bb1
^bb1
  return
}
// -----
func.func @f(%a: i32) -> (i32 {
  return %a : i32
}
// -----
func.func @f() attributes {a = [1, 2} {
  return
}
// -----
func.func @f() -> i32 {
  %0 = arith.constant 0xZZ : i32
  return %0 : i32
}
// -----
func.func @f() -> i8 {
  %0 = arith.constant 300 : i8
  return %0 : i8
}
// -----
func.func @f(%a: i32) -> i32 {
  %0:2 = "test.x"(%a) : (i32) -> (i32, i32)
  return %0#2 : i32
}
// -----
func.func @f(%a: i32) {
  scf.yield
}
// -----
func.func @f(%lb: index) {
  scf.for %i = %lb to %lb step %lb {
    func.return
  }
  return
}
// -----
func.func @f(%c: i1) {
  "scf.if"(%c) ({
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
  return
}
// -----
func.func @f(%a: i32) -> i32 attribute {x = 1} {
  return %a : i32
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %0 = tensor.insert_slice %a into %b[0] [4] : tensor<4xf32> into tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%b: tensor<8xf32>) -> tensor<5xf32> {
  %0 = tensor.extract_slice %b[0] [4] [1] : tensor<8xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
func.func @f(%b: tensor<8x4xf32>) -> tensor<33xf32> {
  %0 = tensor.collapse_shape %b [[0, 1]] : tensor<8x4xf32> into tensor<33xf32>
  return %0 : tensor<33xf32>
}
// -----
func.func @f(%b: memref<8x4xf32>) -> memref<8xf32> {
  %0 = memref.cast %b : memref<8x4xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}
// -----
func.func @f(%b: vector<8xf32>) -> vector<4xf32> {
  %0 = vector.shape_cast %b : vector<8xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.addi %a, %a : i32
  llvm.return %0 : i32
}
// -----
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  return %0 : i32
}
// -----
func.func @f(%lb: index, %c: i1) {
  scf.while : () -> () {
    scf.yield
  } do {
    scf.yield
  }
  return
}
// -----
func.func @f(%lb: index, %init: f32) -> f32 {
  %r = scf.for %i = %lb to %lb step %lb iter_args(%x: %init) -> (f32) {
    scf.yield %x : f32
  }
  return %r : f32
}
// -----
func.func @f(%lb: index) {
  scf.for %i = %lb to %lb {
  }
  return
}
// -----
func.func @f(%lb: index, %init: f32) -> f32 {
  %r = scf.for %i = %lb to %lb step %lb iter_args(%x = %init) {
    scf.yield %x : f32
  }
  return %r : f32
}
// -----
func.func @f(%a: (i32, i32)) {
  return
}
// -----
func.func @f(%a: {i32, i32}) {
  return
}
// -----
func.func @f(%a: memref<4x4xf32, strided<[4]>>) {
  return
}
// -----
func.func @f() attributes {a = 'x'} {
  return
}
// -----
func.func @f() attributes {a : 1} {
  return
}
// -----
func.func @f() attributes {a = True} {
  return
}
// -----
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<?x4xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n, %n) : memref<?x4xf32>
  return
}
// -----
func.func @f(%a: vector<2x3xf32>) {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<5xf32>
  return
}
// -----
func.func @f() {
  %0 = arith.constant [1, 2] : vector<2xi32>
  return
}
// -----
func.func @f(%lb: index, %init: f32) -> f32 {
  %r = scf.for %i = %lb to %lb step %lb iter_args(%x: %init) -> f32 {
    scf.yield %x : f32
  }
  return %r : f32
}
// -----
func.func @f(%a: i32) -> f32 {
  %0 = arith.sitofp %a : i32 -> f32
  return %0 : f32
}
// -----
func.func @f(%a: i32) -> i64 {
  %0 = arith.trunci %a : i32 to i64
  return %0 : i64
}
// -----
func.func @f(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf lt, %a, %b : f32
  return %0 : i1
}
// -----
func.func @f(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi lt, %a, %b : i32
  return %0 : i1
}
// -----
func.func @f(%a: i32, %b: i32) -> i1 {
  %0 = arith.cmpi slt %a, %b : i32
  return %0 : i1
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = arith.addi %a, %a : f32
  return %0 : f32
}
// -----
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = arith.select %a, %a, %b : i32
  return %0 : i32
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4x4xf32>
  return %0 : f32
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index, %v: i32) {
  memref.store %v, %m[%i, %i] : memref<4x4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) -> memref<2x2xf32> {
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32>
  return %0 : memref<2x2xf32>
}
// -----
func.func @f(%m: memref<4x4xf32>) -> memref<16xf32> {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<4x4xf32> into memref<16xf32>
  return %0 : memref<16xf32>
}
// -----
func.func @f(%t: tensor<4xf32>, %i: index) -> f32 {
  %0 = tensor.extract %t[] : tensor<4xf32>
  return %0 : f32
}
// -----
func.func @f(%n: index) -> tensor<?xf32> {
  %0 = tensor.empty() : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @f(%t: tensor<4xf32>) -> tensor<5xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
func.func @f(%a: vector<4xf32>) -> f32 {
  %0 = vector.extract %a[4] : f32 from vector<4xf32>
  return %0 : f32
}
// -----
func.func @f(%a: vector<4xf32>) -> f32 {
  %0 = vector.reduction <sum>, %a : vector<4xf32> into f32
  return %0 : f32
}
// -----
func.func @f(%a: f32) -> vector<4xf32> {
  %0 = vector.broadcast %a : f32 -> vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @f(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// -----
func.func @f(%n: index) {
  scf.for %i = 0 to %n step %n {
  }
  return
}
// -----
func.func @f(%n: index, %a: f32) -> f32 {
  %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (f32) {
  }
  return %r : f32
}
// -----
func.func @f(%n: index, %a: f32) {
  scf.for %i = %n to %n step %n {
    scf.yield %a : f32
  }
  return
}
// -----
func.func @f(%c: i32) {
  scf.if %c {
  }
  return
}
// -----
func.func @f(%c: i1) {
  scf.if (%c) {
  }
  return
}
// -----
func.func @f(%c: i1, %a: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield
  }
  return %r : i32
}
// -----
func.func @f(%n: index) {
  affine.for %i = 0 to %n step -1 {
  }
  return
}
// -----
func.func @f(%m: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i * %i] : memref<10xf32>
  }
  return
}
// -----
func.func @g(%a: i32)
func.func @f(%a: i64) {
  func.call @g(%a) : (i64) -> ()
  return
}
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) {
  %0 = func.call @g(%a) : (i32)
  return
}
// -----
func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %0 = call @g %a : (i32) -> i32
  return %0 : i32
}
// -----
func.func @f(%a: i32) -> (i32, i32) {
  return %a, %a : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  return %a
}
// -----
func.func @f(%a: i32) -> i32 {
  return i32 %a
}
// -----
func @f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func f(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f(a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @f(%a i32) -> i32 {
  return %a : i32
}
// -----
func.func @f(i32 %a) -> i32 {
  return %a : i32
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
}
// -----
func.func @f(%c: i1) {
  cf.br bb1
^bb1:
  return
}
// -----
func.func @f(%c: i32) {
  cf.cond_br %c, ^a, ^a
^a:
  return
}
// -----
func.func @f(%a: !llvm.ptr) -> i32 {
  %0 = llvm.load %a : !llvm.ptr<i32>
  return %0 : i32
}
// -----
llvm.func @f(%a: !llvm.ptr) -> i32 {
  %0 = llvm.load %a : !llvm.ptr
  llvm.return %0 : i32
}
// -----
llvm.func @f(%a: !llvm.ptr, %v: i32) {
  llvm.store %v, %a : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  return
}
// -----
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a
  llvm.return %0 : i32
}
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}
// -----
gpu.module @m {
  gpu.func @k(%a: memref<4xf32>) kernel {
    %0 = gpu.thread_id X
    gpu.return
  }
}
// -----
gpu.module @m {
  gpu.func @k(%a: memref<4xf32>) kernel {
    return
  }
}
// -----
func.func @f(%a: index) {
  %0 = gpu.block_dim x : index
  return
}
// -----
func.func @f() {
  %c = arith.constant 1.5 : i32
  return
}
// -----
func.func @f() {
  %c = arith.constant 300 : i8
  return
}
// -----
func.func @f() {
  %c = arith.constant "a" : i32
  return
}
// -----
func.func @f() {
  %c = arith.constant dense<1.0> : tensor<2xi32>
  return
}
// -----
func.func @f() {
  %c = arith.constant dense<[1, 2, 3]> : tensor<2xi32>
  return
}
// -----
func.func @f() {
  %c = arith.constant i32 1
  return
}
// -----
func.func @f() {
  %c = arith.constant 1: index
  %c = arith.constant 2: index
  return
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.sqrt %a
  return %0 : f32
}
// -----
func.func @f(%a: i32) -> i32 {
  %0 = math.sqrt %a : i32
  return %0 : i32
}
// -----
func.func @f(%a: f32) -> f32 {
  %0 = math.pow %a, %a : f32
  return %0 : f32
}
// -----
module @m {
  func.func @f() {
    return
  }
// -----
module m {
}
// -----
memref.global @g : memref<4xf32> = dense<0.0>
func.func @f() {
  %0 = memref.get_global @h : memref<4xf32>
  return
}
// -----
memref.global "private" constant @g : memref<4xf32> = dense<0.0> : tensor<4xf32>
// -----
func.func @f(%a: vector<4xf32) {
  return
}
// -----
func.func @f(%a: tensor<4, 8, f32>) {
  return
}
// -----
func.func @f(%a: tensor<f32x4>) {
  return
}
// -----
func.func @f(%a: tensor<?x?f32>) {
  return
}
// -----
func.func @f(%a: memref<4xf32, 1 : i32, #map>) {
  return
}
// -----
#map = affine_map<(d0, d1) -> d0 + d1>
func.func @f() {
  return
}
// -----
#map = affine_map<(d0, d1) -> (d0 * d1)>
func.func @f() {
  return
}
// -----
#map = affine_map<(i) -> (i / 2)>
func.func @f() {
  return
}
// -----
func.func @f(%a: i32) {
  "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "arith.addi"(%a) : (i32) -> i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.addi"(%a, %a) : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "arith.cmpi"(%a, %a) {predicate = 20 : i64} : (i32, i32) -> i1
  return
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = complex.re %a : f32
  return
}
// -----
func.func @f(%a: complex<i32>) {
  %0 = complex.abs %a : complex<i32>
  return
}
// -----
func.func @f(%a: index) {
  %0 = index.add %a, %a : index
  return
}
// -----
func.func @f(%n: index) {
  scf.while (%x = %n) : (index) -> index {
    scf.condition(%x) %x : index
  } do {
  ^bb0(%y: index):
    scf.yield %y : index
  }
  return
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    return
  }
}
// -----
spirv.func @f() {
  spirv.Return
}
// -----
func.func @f(%a: i32) {
  emitc.call "f"(%a) : (i32) -> ()
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>) -> tensor<32xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> to tensor<32xf32>
  return %0 : tensor<32xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<2xf32> {
  %0 = tensor.extract_slice %a[0][2] : tensor<4xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @f(%a: tensor<4x8xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<4x8xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x, %y : f32, f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.add ins(%a : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f() {
  return
}}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a : i32;
  return
}
// -----
func.func @f(%a: i32) {
  %0 := arith.addi %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  0 = arith.addi %a, %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  %x y = arith.addi %a, %a : i32
  return
}
// -----
func.func @a(%x: i32) -> i32 {
  %0 = "arith.addi"(%x, %x) : (i32) -> i32
  return %0 : i32
}
// -----
func.func @a(%x: i32) : i32 {
  return %x : i32
}
// -----
func.func @a(%x: int32) -> int32 {
  return %x : int32
}
// -----
func.func @a(%m: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %k = arith.muli %i, %i : index
    %v = affine.load %m[%k] : memref<10xf32>
  }
  return
}
// -----
func.func @a(%t: tensor<4x4xf32>) -> tensor<16xf32> {
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<4x4xf32> into tensor<16xf32>
  return %0 : tensor<16xf32>
}
// -----
func.func @a(%n: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = 0 to %n step %c1 {
  }
  return
}
// -----
func.func @a(%a: f32, %b: f32) -> i1 {
  %0 = arith.cmpf lt, %a, %b : f32
  return %0 : i1
}
// -----
func.func @a(%c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %a = arith.constant 1 : i32
    scf.yield %a : i32
  }
  return %r : i32
}
// -----
func.func @a(%x: int) -> float {
  return %x : float
}
// -----
func.func @a(%x: tensor<4xf32>, %i: index) -> f64 {
  %0 = tensor.extract %x[%i] : tensor<4xf32> -> f64
  return %0 : f64
}
// -----
func.func @a(%m: memref<4x4xf32>, %i: index) -> vector<4xf32> {
  %0 = vector.load %m[%i] : memref<4x4xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @a(%x: i32) {
  %y = %x
  return
}
// -----
func.func @a(%x: i32) -> i32 {
  let %y = arith.constant 1 : i32
  return %x : i32
}
// -----
func.func @a(%t: tensor<2x3xf32>, %o: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = linalg.transpose ins(%t : tensor<2x3xf32>) outs(%o : tensor<3x2xf32>) permutation = [0, 1]
  return %0 : tensor<3x2xf32>
}
// -----
func.func @a(%t: tensor<2x3xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<2x3xf32>) outs(%o : tensor<2xf32>) dimensions = [2]
  return %0 : tensor<2xf32>
}
// -----
func.func @a(%x: i32) attributes {inline} -> i32 {
  return %x : i32
}
// -----
func.func public @a(%x: i32) -> i32
