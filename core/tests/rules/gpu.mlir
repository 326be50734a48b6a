func.func @sizes(%to: memref<4xf32>, %from: memref<5xf32>) {
  // expected-error@+1 {{arguments have incompatible shape}}
  "gpu.memcpy"(%to, %from) : (memref<4xf32>, memref<5xf32>) -> ()
  return
}
// -----
func.func @sizes(%to: memref<4xf32>, %from: memref<?xf32>) {
  "gpu.memcpy"(%to, %from) : (memref<4xf32>, memref<?xf32>) -> ()
  return
}
// -----
func.func @reduce(%value: f32) {
  // expected-error@+1 {{`xor` reduction operation is not compatible with type 'f32'}}
  %0 = "gpu.subgroup_reduce"(%value) <{op = #gpu<all_reduce_op xor>}> : (f32) -> f32
  return
}
// -----
func.func @allocate(%size: index) {
  // expected-error@+1 {{incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = "gpu.alloc"(%size) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> memref<4xf32>
  return
}
// -----
func.func @multiply(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf32, "COp">) {
  // expected-error@+1 {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
// -----
func.func @shared() {
  // expected-error@+1 {{address space must be}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8, 3>
  return
}
// -----
func.func @shared() {
  %0 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  return
}
// -----
func.func @f(%s: index) {
  // expected-error@+1 {{expected 6 or more operands, but found 5}}
"gpu.launch"(%s, %s, %s, %s, %s) ({ gpu.terminator }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0>} : (index, index, index, index, index) -> ()
return }
// -----
func.func @f(%s: index) {
  // expected-error@+1 {{expected ','}}
gpu.launch blocks(%a, %b, %c) in (%d = %s, %e = %s) threads(%h, %i, %j) in (%k = %s, %l = %s, %m = %s) {
  gpu.terminator
}
return }
// -----
module attributes {gpu.container_module} {
 func.func @f(%s: index) {
  // expected-error@+1 {{requires attribute 'kernel'}}
  "gpu.launch_func"(%s, %s, %s, %s, %s, %s) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : (index, index, index, index, index, index) -> ()
  return } }
// -----
module attributes {gpu.container_module} {
 func.func @f(%s: index) {
  // expected-error@+1 {{attribute 'kernel' failed to satisfy constraint: symbol reference attribute}}
  "gpu.launch_func"(%s, %s, %s, %s, %s, %s) {kernel = "a", operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : (index, index, index, index, index, index) -> ()
  return } }
// -----
module attributes {gpu.container_module = "x"} { }
// -----
func.func @f() {
  // expected-error@+1 {{attribute 'dimension' failed to satisfy constraint: a dimension, either 'x', 'y', or 'z'}}
%0 = "gpu.thread_id"() {dimension = "o"} : () -> index
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{expected either an op attribute or a non-empty body}}
%0 = gpu.all_reduce %a {} : (f32) -> f32
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{expected two region arguments}}
%0 = gpu.all_reduce %a {
^bb0(%x: f32):
  gpu.yield %x : f32
} : (f32) -> f32
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{incorrect region argument type}}
%0 = gpu.all_reduce %a {
^bb0(%x: f32, %y: i32):
  gpu.yield %x : f32
} : (f32) -> f32
return }
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{expected one gpu.yield operand}}
%0 = gpu.all_reduce %a {
^bb0(%x: f32, %y: f32):
  gpu.yield %x, %y : f32, f32
} : (f32) -> f32
return }
// -----
func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{incorrect gpu.yield type}}
%0 = gpu.all_reduce %a {
^bb0(%x: f32, %y: f32):
  %c = arith.constant 1 : i32
  gpu.yield %c : i32
} : (f32) -> f32
return }
// -----
func.func @f(%a: f32, %b: i32) {
  // expected-error@+1 {{`and` reduction operation is not compatible with type 'f32'}}
%0 = gpu.all_reduce and %a {} : (f32) -> f32
return }
// -----
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{`minnumf` reduction operation is not compatible with type 'i32'}}
%0 = gpu.all_reduce minnumf %a {} : (i32) -> i32
return }
// -----
func.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{requires the same type for all operands and results}}
%0 = gpu.all_reduce add %a {} : (i32) -> i64
return }
// -----
  // expected-error@+1 {{attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
module { gpu.module @g { "gpu.func"() ({ gpu.return }) {sym_name = "k", function_type = f32} : () -> () } }
// -----
  // expected-error@+1 {{expected void return type for kernel function}}
module { gpu.module @g { gpu.func @k(%a: f32) -> f32 kernel { gpu.return %a : f32 } } }
// -----
module { gpu.module @g { gpu.func @k(%a: f32) -> f32 {
 %c = arith.constant 1 : i32
  // expected-error@+1 {{unexpected type `'i32'' for operand #0}}
 gpu.return %c : i32 } } }
// -----
module { gpu.module @g { gpu.func @k() workgroup(%x : memref<32xf32>) { gpu.return } } }
// -----
module { gpu.module @g { gpu.func @k() private(%x : memref<32xf32>) { gpu.return } } }
// -----
  // expected-error@+1 {{expected memref type in attribution}}
module { gpu.module @g { gpu.func @k() workgroup(%x : f32) { gpu.return } } }
// -----
func.func @f(%m: memref<2xf32>, %n: memref<2xi32>) {
  // expected-error@+1 {{arguments have incompatible element type}}
gpu.memcpy %m, %n : memref<2xf32>, memref<2xi32>
return }
// -----
func.func @f(%m: memref<2xf32>, %n: i32) {
  // expected-error@+1 {{failed to verify that all of {dst, value} have same element type}}
gpu.memset %m, %n : memref<2xf32>, i32
return }
// -----
func.func @f(%i: index) {
  // expected-error@+1 {{symbol operand count does not equal memref symbol count}}
%0 = gpu.alloc()[%i] : memref<2xf32>
return }
// -----
func.func @f(%i: index) {
%0 = gpu.alloc host_shared () : memref<2xf32>
return }
// -----
func.func @f(%i: index) {
%0 = gpu.wait async
%1 = gpu.alloc [%0] () : memref<2xf32>
return }
// -----
func.func @f(%i: index) {
  // expected-error@+1 {{cannot name an operation with no results}}
%0 = gpu.wait
return }
// -----
func.func @f(%m: memref<32x32xf32, strided<[32, 2]>>, %i: index) {
  // expected-error@+1 {{expected source memref most minor dim must have unit stride}}
%0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32, strided<[32, 2]>> -> !gpu.mma_matrix<16x16xf32, "COp">
return }
// -----
func.func @f(%m: memref<32x32xf32, 3>, %i: index, %v: !gpu.mma_matrix<16x16xf16, "AOp">) {
  // expected-error@+1 {{expected the operand matrix being stored to have 'COp' operand type}}
gpu.subgroup_mma_store_matrix %v, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf32, 3>
return }
// -----
func.func @f(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{operand shapes do not satisfy matmul constraints}}
%0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
return }
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, AOp>) { return }
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf64, "AOp">) { return }
// -----
func.func @f(%a: f32) {
%0 = gpu.lane_id upper_bound 0
return }
// -----
gpu.binary @b <#gpu.select_object<2>> [#gpu.object<#nvvm.target, "a">]
// -----
module { gpu.module @g { gpu.func @k() kernel attributes {known_block_size = array<i32: 2, 0, 1>} { gpu.return } } }
// -----
func.func @a(%sz : index) {
  // expected-error@+1 {{unexpected number of region arguments}}
  "gpu.launch"(%sz, %sz, %sz, %sz, %sz, %sz) ({
  ^bb1(%bx: index, %by: index, %bz: index, %tx: index):
    gpu.terminator
  }) {operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : (index, index, index, index, index, index) -> ()
  return
}
// -----
module attributes {gpu.container_module} {
func.func @c(%sz : index) {
  // expected-error@+1 {{kernel container 'kernels' is undefined}}
  gpu.launch_func @kernels::@k blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz) args(%sz : index)
  return
}
}
// -----
module attributes {gpu.container_module} {
  module @kernels {}
func.func @c(%sz : index) {
  // expected-error@+1 {{kernel module 'kernels' is undefined}}
  gpu.launch_func @kernels::@k blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz) args(%sz : index)
  return
}
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%a : index) kernel { gpu.return }
  }
func.func @c(%sz : index, %o: i64, %s: i32) {
  // expected-error@+1 {{expected ':'}}
  gpu.launch_func <%s : i32> @kernels::@k blocks in (%sz, %sz, %sz) threads in (%sz, %sz, %sz) dynamic_shared_memory_size %o args(%sz)
  return
}
}
// -----
gpu.module @m {
  // expected-error@+1 {{expected memory space workgroup in attribution}}
  gpu.func @f(%a: i32) workgroup(%w: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}
// -----
gpu.module @m {
  // expected-error@+1 {{expected memory space private in attribution}}
  gpu.func @f(%a: i32) private(%w: memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.return
  }
}
// -----
gpu.module @m {
  // expected-error@+1 {{expected at least 4 arguments to body region}}
  "gpu.func"() ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "k", function_type = (f32) -> (), workgroup_attributions = 3 : i64} : () -> ()
}
// -----
func.func @m(%a: memref<2xf32>, %b: memref<2x2xf32>, %t: !gpu.async.token) {
  // expected-error@+1 {{needs to be named when marked 'async'}}
  gpu.memcpy async [%t] %a, %a : memref<2xf32>, memref<2xf32>
  return
}
// -----
func.func @m(%a : memref<32x32xf16>, %i: index) {
  // expected-error@+1 {{MMAMatrixType must have exactly two dimensions}}
  %0 = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<16x16x16xf16, "AOp">
  return
}
// -----
// expected-error@+1 {{expected attribute value}}
gpu.binary @b
// -----
// expected-error@+1 {{attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @b []
// -----
// expected-error@+1 {{attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @b [1]
// -----
// expected-error@+1 {{attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.binary @b <1> [#gpu.object<#nvvm.target, "a">]
// -----
// expected-error@+1 {{expected static shape}}
func.func @spmv(%a: !gpu.mma_matrix<16x?xf32, "AOp">) {
  return
}
// -----
// expected-error@+1 {{expected ','}}
func.func @spmv(%a: !gpu.mma_matrix<16x16xf32>) {
  return
}
// -----
gpu.module @k {
  // expected-error@+1 {{gpu.known_block_size must be a dense i32 array}}
  gpu.func @k() kernel attributes {gpu.known_block_size = 32 : i32} { gpu.return }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @k(%a: f32, %b: f32) kernel { gpu.return }
  }
  func.func @nested(%c: i1, %n: index, %x: f32) {
    scf.if %c {
      gpu.launch_func @kernels::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32)
      gpu.launch_func @kernels::@missing blocks in (%n, %n, %n) threads in (%n, %n, %n)
      gpu.launch_func @missing::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
    }
    return
  }
}
// -----
func.func @nested(%c: i1, %n: index) {
  scf.if %c {
    // expected-error@+1 {{expected the closest surrounding module to have the 'gpu.container_module' attribute}}
    gpu.launch_func @missing::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
  }
  return
}
// -----
func.func @waits(%token: !gpu.async.token) {
  // expected-error@+1 {{op result #0 must be async token type, but got 'i32'}}
  %0 = "gpu.wait"(%token) : (!gpu.async.token) -> i32
  return
}
// -----
func.func @waits(%token: i32) {
  // expected-error@+1 {{op operand #0 must be variadic of async token type, but got 'i32'}}
  %0 = "gpu.wait"(%token) : (i32) -> !gpu.async.token
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{offset must be in the range [0, 8)}}
%r, %v = gpu.rotate %a, 8, 8 : f32
return }
// -----
func.func @f(%a: f32) {
%r, %v = gpu.rotate %a, 7, 8 : f32
return }
// -----
func.func @f() {
  // expected-error@+1 {{symbol operand count does not equal memref symbol count}}
%0 = gpu.alloc() : memref<2xf32, strided<[?], offset: ?>>
return }
