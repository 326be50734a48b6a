func.func @space(%buffer: memref<4x8xf32>) {
  // expected-error@+1 {{operand type 'memref<4x8xf32>' and result type 'memref<?x8xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %buffer : memref<4x8xf32> to memref<?x8xf32, 1>
  return
}
// -----
func.func @space(%buffer: memref<4x8xf32>) {
  %0 = memref.memory_space_cast %buffer : memref<4x8xf32> to memref<4x8xf32, 1>
  return
}
// -----
func.func @parts(%buffer: memref<4x8xf32, 1>) {
  %0:6 = memref.extract_strided_metadata %buffer : memref<4x8xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  return
}
// -----
func.func @strided(%buffer: memref<16xf32>) {
  // expected-error@+1 {{must be strided memref}}
  %0 = memref.reinterpret_cast %buffer to offset: [0], sizes: [2, 8], strides: [8, 1] : memref<16xf32> to memref<2x8xf32, affine_map<(d0, d1) -> (d0, d1 mod 4)>>
  return
}
// -----
func.func @start(%from: memref<4x8xf32>, %to: memref<?xf32, 1>, %tag: memref<1xi32>, %n: index) {
  // expected-error@+1 {{expected at least 8 operands}}
  memref.dma_start %from[%n, %n], %to[%n], %n, %tag[] : memref<4x8xf32>, memref<?xf32, 1>, memref<1xi32>
  return
}
// -----
func.func @start(%from: memref<4x8xf32>, %to: f32, %tag: memref<1xi32>, %n: index) {
  // expected-error@+1 {{expected destination to be of memref type}}
  memref.dma_start %from[%n, %n], %to[%n], %n, %tag[%n] : memref<4x8xf32>, f32, memref<1xi32>
  return
}
// -----
func.func @start(%from: memref<4x8xf32>, %to: memref<?xf32, 1>, %tag: memref<1xi32>, %n: index) {
  memref.dma_start %from[%n, %n], %to[%n], %n, %tag[%n], %n, %n : memref<4x8xf32>, memref<?xf32, 1>, memref<1xi32>
  return
}
// -----
func.func @pure(%buffer: memref<8xf32>, %log: memref<8xf32>, %at: index) {
  %0 = memref.generic_atomic_rmw %buffer[%at] : memref<8xf32> {
  ^bb0(%old: f32):
    %sum = arith.addf %old, %old : f32
    // expected-error@+1 {{should contain only operations with no side effects}}
    memref.store %old, %log[%at] : memref<8xf32>
    memref.atomic_yield %sum : f32
  }
  return
}
// -----
func.func @transposed(%from: memref<2xi8>) {
  %0 = memref.transpose %from (i) -> (i) : memref<2xi8> to memref<2xi8, strided<[1]>>
  // expected-error@+1 {{is not equivalent to the canonical transposed input type}}
  %1 = memref.transpose %from (i) -> (i) : memref<2xi8> to memref<2xi8>
  return
}
