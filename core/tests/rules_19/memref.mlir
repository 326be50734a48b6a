func.func @parts(%buffer: memref<4x8xf32>) {
  // expected-error@+1 {{failed to infer returned types}}
  %0:4 = memref.extract_strided_metadata %buffer : memref<4x8xf32> -> memref<f32>, index, index, index
  return
}
