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
// -----
func.func @half() -> f32 {
  %h = arith.constant 0.5f : f32
  return %h : f32
}
// -----
func.func @narrow(%wide: i64) -> i32 {
  return %wide : i64
}
// -----
func.func @shrink(%v: i16) -> i32 {
  %r = arith.trunci %v : i16 to i32
  return %r : i32
}
// -----
func.func @less(%a: i32, %b: i32) -> i1 {
  %r = arith.cmpi lt, %a, %b : i32
  return %r : i1
}
// -----
func.func @less(%a: f32, %b: f32) -> i1 {
  %r = arith.cmpf lt, %a, %b : f32
  return %r : i1
}
// -----
func.func @mix(%i: index, %j: i64) -> index {
  %r = arith.addi %i, %j : index
  return %r : index
}
// -----
func.func @pick(%c: i32, %a: f32, %b: f32) -> f32 {
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
// -----
func.func @conv(%a: f32) -> i32 {
  %r = arith.sitofp %a : f32 to i32
  return %r : i32
}
// -----
func.func @sum(%n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> (f32) {
    %t = arith.addf %acc, %x : f32
  }
  return %s : f32
}
// -----
func.func @loop(%n: i32, %buf: memref<?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %x, %buf[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @w(%n: i32) -> i32 {
  %r = scf.while (%a = %n) : (i32) -> i32 {
    %z = arith.constant 0 : i32
    %c = arith.cmpi sgt, %a, %z : i32
    scf.yield %a : i32
  } do {
  ^bb0(%b: i32):
    %one = arith.constant 1 : i32
    %d = arith.subi %b, %one : i32
    scf.yield %d : i32
  }
  return %r : i32
}
// -----
func.func @c(%c: i1, %a: i32, %b: i64) -> i32 {
  %r = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i64
  }
  return %r : i32
}
// -----
func.func @jump(%c: i1) {
  cf.cond_br %c, ^then, ^els
^then:
  cf.br ^exit
^else:
  cf.br ^exit
^exit:
  return
}
// -----
func.func @phi(%a: i32) -> i32 {
  cf.br ^next
^next(%x: i32):
  return %x : i32
}
// -----
func.func @fall(%a: i32) -> i32 {
  cf.br ^one
^one:
  %b = arith.addi %a, %a : i32
^two:
  return %b : i32
}
// -----
func.func @late(%a: i32) -> i32 {
  return %a : i32
  %b = arith.addi %a, %a : i32
}
// -----
func.func @again() {
^top:
  cf.br ^top
}
// -----
func.func private @callee(i32, i32) -> i32
func.func @caller(%a: i32) -> i32 {
  %r = func.call @callee(%a) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @compute_sum(i32) -> i32
func.func @caller(%a: i32) -> i32 {
  %r = call @compute_sun(%a) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @log(i32)
func.func @caller(%a: i32) {
  call @log(%a)
  return
}
// -----
module {
  fn @main() {
    return
  }
}
// -----
func.func @f(x: i32) -> i32 {
  return %x : i32
}
// -----
func.func @twice(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  %r = arith.muli %r, %a : i32
  return %r : i32
}
// -----
func.func @get(%m: memref<4x4xf32>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<4x4xf32>
  return %v : f32
}
// -----
func.func @get(%m: memref<16xf32>) -> f32 {
  %i = arith.constant 3 : i32
  %v = memref.load %m[%i] : memref<16xf32>
  return %v : f32
}
// -----
func.func @buf(%n: index) -> memref<?x?xf32> {
  %m = memref.alloc(%n) : memref<?x?xf32>
  return %m : memref<?x?xf32>
}
// -----
func.func @buf(%m: memref<*x4xf32>) {
  return
}
// -----
func.func @put(%m: memref<8xf32>, %v: f32, %i: index) {
  memref.store %m[%i], %v : memref<8xf32>
  return
}
// -----
func.func @c(%m: memref<4xf32>) -> memref<8xf32> {
  %r = memref.cast %m : memref<4xf32> to memref<8xf32>
  return %r : memref<8xf32>
}
// -----
func.func @sp(%m: memref<4xf32, "shared", 2>) {
  return
}
// -----
func.func @st(%m: memref<4x8xf32, strided<[8], offset: 0>>) {
  return
}
// -----
#id = affine_map<(d0, d1) -> d0 + d1>
func.func @f(%i: index) -> index {
  %r = affine.apply #id(%i, %i)
  return %r : index
}
// -----
#sq = affine_map<(d0) -> (d0 ^ 2)>
func.func @f(%i: index) -> index {
  %r = affine.apply #sq(%i)
  return %r : index
}
// -----
#p = affine_map<(d0, d1) -> (d0 * d1)>
func.func @f(%i: index) -> index {
  %r = affine.apply #p(%i, %i)
  return %r : index
}
// -----
#p = affine_map<(d0) -> (d0 / 4)>
func.func @f(%i: index) -> index {
  %r = affine.apply #p(%i)
  return %r : index
}
// -----
func.func @g(%m: memref<64xf32>, %ix: memref<64xindex>) {
  affine.for %i = 0 to 64 {
    %j = memref.load %ix[%i] : memref<64xindex>
    %v = affine.load %m[%j] : memref<64xf32>
    affine.store %v, %m[%i] : memref<64xf32>
  }
  return
}
// -----
func.func @g(%m: memref<64xf32>, %s: index) {
  affine.for %i = 0 to 64 step %s {
    %v = affine.load %m[%i] : memref<64xf32>
  }
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @gen(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%a : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @gen(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["paralel"]}
      ins(%a : tensor<8xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @gen(%a: tensor<8xf32>, %b: tensor<8xi32>) -> tensor<8xi32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf32>) outs(%b : tensor<8xi32>) {
  ^bb0(%x: f32, %o: i32):
    linalg.yield %x : f32
  } -> tensor<8xi32>
  return %r : tensor<8xi32>
}
// -----
func.func @mm(%a: tensor<4x8xf32>, %b: tensor<16x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<16x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r : tensor<4x4xf32>
}
// -----
func.func @sl(%t: tensor<16x16xf32>) -> tensor<4x8xf32> {
  %s = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<16x16xf32> to tensor<4x8xf32>
  return %s : tensor<4x8xf32>
}
// -----
func.func @ins(%t: tensor<4xf32>, %v: f64, %i: index) -> tensor<4xf32> {
  %s = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %s : tensor<4xf32>
}
// -----
func.func @col(%t: tensor<2x3x4xf32>) -> tensor<6x4xf32> {
  %s = tensor.collapse_shape %t [[0, 1]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return %s : tensor<6x4xf32>
}
// -----
func.func @vd(%v: vector<?xf32>) {
  return
}
// -----
func.func @red(%v: vector<8xf32>) -> f32 {
  %r = vector.reduction <sum>, %v : vector<8xf32> into f32
  return %r : f32
}
// -----
func.func @ex(%v: vector<4x8xf32>) -> vector<8xf32> {
  %r = vector.extract %v[4] : vector<8xf32> from vector<4x8xf32>
  return %r : vector<8xf32>
}
// -----
func.func @tid() -> index {
  %t = gpu.thread_id w
  return %t : index
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%x: f32) kernel {
      gpu.return
    }
  }
  func.func @host(%x: f32) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernel::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : f32)
    return
  }
}
// -----
llvm.func @p(%a: !llvm.ptr<i32>) -> i32 {
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.return %v : i32
}
// -----
llvm.func @r(%a: i32) -> i32 {
  return %a : i32
}
// -----
llvm.func @cmp(%a: i32, %b: i32) -> i1 {
  %r = llvm.icmp lt %a, %b : i32
  llvm.return %r : i1
}
// -----
llvm.func @g(%p: !llvm.ptr, %i: i64) -> !llvm.ptr {
  %r = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}
// -----
spirv.module Logical GLSL450 {
  spirv.func @f(%a: f32) -> f32 "Nothing" {
    spirv.ReturnValue %a : f32
  }
}
// -----
func.func @e(%a: i32) -> i32 {
  %r = math.exp %a : i32
  return %r : i32
}
// -----
func.func @z(%re: f32, %im: f32) -> complex<f64> {
  %r = complex.create %re, %im : complex<f64>
  return %r : complex<f64>
}
// -----
func.func @f() attributes {llvm.emit_c_interface: true} {
  return
}
// -----
func.func @f() attributes {width = 4 : i32, width = 8 : i32} {
  return
}
// -----
func.func @big() -> i8 {
  %b = arith.constant 300 : i8
  return %b : i8
}
// -----
func.func @d() -> tensor<4xi32> {
  %t = arith.constant dense<[1, 2, 3]> : tensor<4xi32>
  return %t : tensor<4xi32>
}
// -----
func.func @d() -> tensor<3xi32> {
  %t = arith.constant dense<{1, 2, 3}> : tensor<3xi32>
  return %t : tensor<3xi32>
}
// -----
func.func private @"weights and more"(i32)
func.func @user(%a: i32) {
  call @weights and more(%a) : (i32) -> ()
  return
}
// -----
memref.global "private" constant @table : memref<4xi32> = dense<0>
func.func @t() -> memref<4xi64> {
  %g = memref.get_global @table : memref<4xi64>
  return %g : memref<4xi64>
}
// -----
func.func @par(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.yield
  }
  return
}
// -----
func.func @dimension(%t: tensor<?xf32>) -> index {
  %d = tensor.dim %t, 0 : tensor<?xf32>
  return %d : index
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %m : !transform.any_op -> !transform.any_op
    transform.yield
  }
}
// -----
pdl.pattern : benefit(1) {
  %t = pdl.type
  %o = pdl.operation "my.op" -> (%t : !pdl.type)
}
// -----
func.func @o() {
  omp.parallel {
    omp.barrier
  }
  return
}
// -----
func.func @c(%t: tensor<8xf32>, %u: tensor<8xf32>) -> tensor<8xf32> {
  %r = tosa.add %t, %u : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf16>
  return %r : tensor<8xf32>
}
// -----
func.func @a(%x: tensor<4xf32>, %y: tensor<5xf32>) -> tensor<4xf32> {
  %r = stablehlo.add %x, %y : tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @s(%a: i32; %b: i32) -> i32 {
  return %a : i32
}
// -----
func.func @l() {
  cf.br ^end
^end
  return
}
// -----
func.func @c(%a: tensor<4x?xf32) -> tensor<4x?xf32> {
  return %a : tensor<4x?xf32>
}
// -----
func.func @branch(%c: i1) {
  affine.if %c {
  }
  return
}
// -----
func.func @least(%a: index, %b: index) -> index {
  %r = affine.min %a, %b : index
  return %r : index
}
// -----
func.func @indirect(%f: (i32) -> i32, %x: i32) -> i32 {
  %r = func.call %f(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func @opaque(%x: i32) {
  emitc.call_opaque f(%x) : (i32) -> ()
  return
}
// -----
func.func @product(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %z: tensor<1xf32>) -> tensor<2x4xf32> {
  %r = tosa.matmul %a, %b, %z, %z : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
// -----
func.func @elements(%a: i32) -> tensor<4xi32> {
  %t = tensor.from_elements %a, %a, %a : tensor<4xi32>
  return %t : tensor<4xi32>
}
// -----
llvm.mlir.global constant @answer = 42 : i32
// -----
func.func @loops() {
  omp.wsloop {
    omp.yield
  }
  return
}
// -----
func.func @dynamic(%n: index) {
  %m = memref.alloca[%n] : memref<?xf32>
  return
}
// -----
func.func @splat() -> tensor<4xf32> {
  %c = arith.constant 2.0 : tensor<4xf32>
  return %c : tensor<4xf32>
}
// -----
func.func @two(%x: i32) -> i32, i32 {
  return %x, %x : i32, i32
}
// -----
llvm.func @float(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.f32
  llvm.return
}
// -----
#map = affine_map<(d0), -> (d0)>
func.func @comma(%m: memref<4xf32, #map>) { return }
// -----
func.func @contract(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %r = vector.contract %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return %r : vector<4x4xf32>
}
// -----
llvm.func @insert(%s: !llvm.struct<(i32, f32)>, %x: i32) -> !llvm.struct<(i32, f32)> {
  %r = llvm.insertvalue %x, %s : !llvm.struct<(i32, f32)>
  llvm.return %r : !llvm.struct<(i32, f32)>
}
// -----
func.func @negate(%a: i32) -> i32 {
  %r = arith.negi %a : i32
  return %r : i32
}
// -----
func.func @order(%a: f32, %b: f32) -> i1 {
  %c = arith.cmpi ult, %a, %b : f32
  return %c : i1
}
// -----
func.func @power(%a: i32) -> i32 {
  %r = math.sqrt %a : i32
  return %r : i32
}
// -----
func.func @product(%a: memref<4x4xf32>) {
  %r = linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>) -> memref<4x4xf32>
  return
}
// -----
func.func @either(%c: i1, %d: i1) {
  scf.if %c {
  } else if %d {
  }
  return
}
// -----
func.func @every() {
  affine.for %i = 0 to 8, 2 {
  }
  return
}
// -----
func.func @image(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3xf32>, %o: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %r = linalg.conv_2d ins(%i, %k : tensor<1x8x8x3xf32>, tensor<3x3xf32>) outs(%o : tensor<6x6xf32>) -> tensor<6x6xf32>
  return %r : tensor<6x6xf32>
}
// -----
func.func @slice(%v: vector<8xf32>) -> vector<4xf32> {
  %r = vector.extract_strided_slice %v {offsets = [5], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  return %r : vector<4xf32>
}
// -----
llvm.func @pair(%x: !llvm.struct<i32, i64>) {
  llvm.return
}
// -----
module {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.yield
  }
}
// -----
func.func @answer() -> i64 {
  return 42 : i64
}
// -----
func.func @steps(%m: memref<16xf32>, %x: f32) {
  scf.for %i = 0 to 16 step 4 {
    memref.store %x, %m[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @choose(%c: i1, %a: f32, %b: f32) -> f32 {
  %r = arith.select %c, %a, %b : f32, f32
  return %r : f32
}
// -----
func.func @write(%v: vector<8xf32>, %m: memref<8xf32>, %i: index) {
  vector.transfer_write %v, %m[%i] : memref<8xf32>, vector<8xf32>
  return
}
// -----
func.func @page(%a: tensor&lt;4xf32&gt;) -&gt; tensor&lt;4xf32&gt; {
  return %a : tensor&lt;4xf32&gt;
}
// -----
func.func @blanks(%a: i32) {
  return
}
// -----
func.func @all(%x: f32) -> f32 {
  %r = "gpu.all_reduce"(%x) ({}) {op = "add"} : (f32) -> f32
  return %r : f32
}
// -----
pdl.pattern @p : benefit(1) {
  %t = pdl.type
  %o = pdl.operation "my.op" -> %t
  pdl.rewrite %o with "rewriter"
}
// -----
func.func @sum(%n: index, %x: f32) -> f32 {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
    scf.yield
  }
  return %r : f32
}
// -----
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 1
  %r = arith.addi %c, %a : i32
  return %r : i32
}
// -----
#m = affine_map<(i) -> (i)>
func.func @no_result_type(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  }
  return %r : tensor<4xf32>
}
// -----
func.func @no_result_type(%z: f32, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.fill ins(%z : f32) outs(%o : tensor<4xf32>)
  return %r : tensor<4xf32>
}
// -----
func.func @no_result_type(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%o : tensor<4x4xf32>)
  return %r : tensor<4x4xf32>
}
// -----
func.func @other_word(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.map { math.absf } ins(%x : tensor<4xf32>) init(%y : tensor<4xf32>)
  return %r : tensor<4xf32>
}
// -----
func.func @other_word(%z: f32, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.fill ins(%z : f32) into(%o : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @other_word(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.copy ins(%a : tensor<4xf32>) out(%o : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @truth(%a: i32) {
  scf.if %a {
  }
  return
}
// -----
func.func @truth(%c: index, %a: f32, %b: f32) -> f32 {
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
// -----
func.func @truth(%c: f32) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}
// -----
func.func @true_as_number() -> i32 {
  %r = arith.constant true : i32
  return %r : i32
}
// -----
func.func @true_as_number() -> index {
  %r = arith.constant false : index
  return %r : index
}
// -----
func.func @true_as_number() -> f32 {
  %r = arith.constant true : f32
  return %r : f32
}
// -----
func.func @type_of_range(%n: i32) {
  scf.for %i = %n to %n step %n {
  }
  return
}
// -----
func.func @type_of_range(%n: i64, %x: f32) -> f32 {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %x) -> (f32) {
    scf.yield %s : f32
  }
  return %r : f32
}
// -----
func.func @type_of_range(%n: index, %m: i8) {
  scf.for %i = %n to %n step %n {
    scf.for %j = %m to %m step %m {
    }
  }
  return
}
// -----
func.func @types_of_loop(%n: index, %x: f32) -> f32 {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %x) {
    scf.yield %s : f32
  }
  return %r : f32
}
// -----
func.func @types_of_loop(%x: f32, %k: i32) -> f32 {
  %r:2 = affine.for %i = 0 to 8 iter_args(%s = %x, %t = %k) {
    affine.yield %s, %t : f32, i32
  }
  return %r#0 : f32
}
// -----
func.func @types_of_loop(%n: index, %x: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %x) : index {
    scf.yield %s : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @return_in_loop(%n: index) -> index {
  scf.for %i = %n to %n step %n {
    return %i : index
  }
  return %n : index
}
// -----
func.func @return_in_loop(%c: i1, %n: index) -> index {
  scf.if %c {
    return %n : index
  }
  return %n : index
}
// -----
func.func @return_in_loop(%n: index) -> index {
  affine.for %i = 0 to 8 {
    return %i : index
  }
  return %n : index
}
// -----
func.func @no_names(i32, i32) -> i32 {
  %r = arith.constant 1 : i32
  return %r : i32
}
// -----
func.func @no_names(tensor<4x?xf32>, memref<4xi32, 1>) {
  return
}
// -----
func.func private @no_names((i32) -> i32) {
  return
}
// -----
func.func static @word(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func void @word(%a: i32) {
  return
}
// -----
func.func inline @word(%a: i32) -> i32 {
  return %a : i32
}
// -----
func.func @no_braces(%a: memref<4xi32> bufferization.writable = true) {
  return
}
// -----
func.func @no_braces(%a: !llvm.ptr llvm.noalias, %b: i32) {
  return
}
// -----
func.func @no_braces(%b: i32, %a: tensor<4xf32> a.first = 1 : i32) -> i32 {
  return %b : i32
}
// -----
func.func @keyword(%a: i32) {no_inline} {
  return
}
// -----
func.func @keyword(%a: i32) {no_inline, llvm.emit_c_interface} {
  return
}
// -----
module {a.x = 1 : i32} {
  func.func @keyword() {
    return
  }
}
// -----
func.func @broadcast(%a: tensor<4xf32>, %b: tensor<f32>) -> tensor<4xf32> {
  %r = stablehlo.add %a, %b : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @broadcast(%a: tensor<4xf32>, %b: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %r = stablehlo.maximum %a, %b : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}
// -----
func.func @broadcast(%a: tensor<4xi32>, %b: tensor<1xi32>) -> tensor<4xi32> {
  %r = stablehlo.and %a, %b : (tensor<4xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
// -----
func.func @sizes_of_groups(%c: index) {
  "gpu.launch_func"(%c, %c, %c, %c, %c, %c) {kernel = @m::@k} : (index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @sizes_of_groups(%n: index) {
  %m = "memref.alloc"(%n) : (index) -> memref<?xf32>
  return
}
// -----
func.func @sizes_of_groups(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %o: tensor<4x4xf32>) {
  %r = "linalg.matmul"(%a, %b, %o) ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    "linalg.yield"(%z) : (f32) -> ()
  }) : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @not_closed(%a: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32 {
  return %a : !torch.vtensor<[2,3],f32>
}
// -----
func.func @not_closed(%a: !x.y<[2,3>) {
  return
}
// -----
func.func @not_closed(%a: i32) -> i32 {
  %r = "x.y"(%a) {k = #x.z<(1, 2>} : (i32) -> i32
  return %r : i32
}
// -----
func.func @no_equal(%a: i32) -> i32 {
  %r arith.addi %a, %a : i32
  return %r : i32
}
// -----
func.func @no_equal(%m: memref<4xf32>, %i: index) -> f32 {
  %r memref.load %m[%i] : memref<4xf32>
  return %r : f32
}
// -----
func.func @no_equal(%a: i32) -> i32 {
  %r call @no_equal(%a) : (i32) -> i32
  return %r : i32
}
// -----
func.func @bits(%a: i32) -> f64 {
  %r = arith.bitcast %a : i32 to f64
  return %r : f64
}
// -----
func.func @no_default(%i: index) {
  scf.index_switch %i
  case 0 {
    scf.yield
  }
  return
}
// -----
llvm.func @no_arrow(%a: i32) i32 {
  llvm.return %a : i32
}
// -----
func.func @no_arrow(%a: tensor<4xf32>) tensor<4xf32> {
  return %a : tensor<4xf32>
}
// -----
func.func private @no_arrow(i32) i64
// -----
// abide: llvm=22
func.func @type_around() {
  %v = "emitc.variable"() {value = 0 : i32} : () -> i32
  return
}
// -----
// abide: llvm=22
func.func @type_around(%a: i32, %v: i32) {
  emitc.assign %a : i32 to %v : i32
  return
}
// -----
func.func @type_around(%a: i32) {
  async.await %a : i32
  return
}
// -----
func.func private @void(i32)
func.func @no_results(%a: i32) {
  %r = call @void(%a) : (i32) -> ()
  return
}
// -----
func.func @no_results(%n: index) {
  %r = scf.for %i = %n to %n step %n {
  }
  return
}
// -----
func.func @no_results(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c {
    scf.yield %x : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}
// -----
t = tensor<4xf32>
func.func @alias(%a: !t) {
  return
}
// -----
m = affine_map<(d0) -> (d0)>
func.func @alias(%a: memref<4xf32, #m>) {
  return
}
// -----
p = i32
func.func @alias(%a: !p) -> !p {
  return %a : !p
}
// -----
-- a comment
func.func @comment() {
  return
}
// -----
func.func @comment() {
  -- a comment
  return
}
// -----
func.func @comment() {
  return
}
-- a comment
// -----
llvm.func @pointer(%v: i32*) {
  llvm.return
}
// -----
llvm.func @pointer(%v: f32 *, %n: i64) {
  llvm.return
}
// -----
llvm.func @pointer(!llvm.ptr, i8*) -> i32
// -----
func.func @attribute(%a: i32) -> i1 {
  %r = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return %r : i1
}
// -----
func.func @no_block() {
  %t = async.execute {
  }
  return
}
// -----
func.func @swapped(%m: memref<4xf32>, %v: f32, %i: index) {
  memref.store %m, %v[%i] : memref<4xf32>
  return
}
// -----
func.func @swapped(%v: f32, %t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %r = tensor.insert %t into %v[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func private @g(i32, f32)
func.func @swapped(%a: i32, %b: f32) {
  call @g(%b, %a) : (i32, f32) -> ()
  return
}
// -----
func.func @digit(%a: i32) -> i32 {
  %1b = arith.addi %a, %a : i32
  return %1b : i32
}
