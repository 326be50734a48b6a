func.func @reads(%x: memref<i32>) {
  // expected-error@+1 {{read and write must not be to the same location for atomic reads}}
  acc.atomic.read %x = %x : memref<i32>, i32
  return
}
// -----
func.func @reads(%x: memref<i32>, %y: memref<i32>) {
  acc.atomic.read %x = %y : memref<i32>, i32
  return
}
