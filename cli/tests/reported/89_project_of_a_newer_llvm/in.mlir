func.func @f() {
  %0 = memref.alloc() alignment = 64 : memref<4xi8>
  d.use %0 : memref<4xi8>
  return
}
