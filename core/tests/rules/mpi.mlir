func.func @a(%m : memref<10xf32>, %t: i32, %r: i32) {
  // expected-error@+1 {{expected ','}}
  mpi.send(%m, %t) : memref<10xf32>, i32
  return
}
