func.func @few(%to: !llvm.ptr<3>, %map: !llvm.ptr, %barrier: !llvm.ptr<3>, %x: i32, %y: i32, %offset: i16) {
  // expected-error@+1 {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to, %map, %barrier, box[%x, %y] im2col[%offset] : !llvm.ptr<3>, !llvm.ptr
  return
}
// -----
func.func @many(%to: !llvm.ptr<3>, %map: !llvm.ptr, %barrier: !llvm.ptr<3>, %x: i32, %y: i32, %offset: i16) {
  // expected-error@+1 {{im2col offsets must be 2 less than number of coordinates}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to, %map, %barrier, box[%x, %y, %x] im2col[%offset, %offset] : !llvm.ptr<3>, !llvm.ptr
  return
}
// -----
func.func @fitting(%to: !llvm.ptr<3>, %map: !llvm.ptr, %barrier: !llvm.ptr<3>, %x: i32, %y: i32, %offset: i16) {
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to, %map, %barrier, box[%x, %y, %x] im2col[%offset] : !llvm.ptr<3>, !llvm.ptr
  return
}
