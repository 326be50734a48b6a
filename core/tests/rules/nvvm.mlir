llvm.func @copy(%to: !llvm.ptr<3>, %from: !llvm.ptr<1>) {
  // expected-error@+1 {{expected byte size to be either 4, 8 or 16.}}
  nvvm.cp.async.shared.global %to, %from, 12, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @copy(%to: !llvm.ptr<3>, %from: !llvm.ptr<1>) {
  nvvm.cp.async.shared.global %to, %from, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @load(%from: !llvm.ptr<1>, %stride: i32) {
  // expected-error@+1 {{expected destination type is a structure of 8 elements of type 'f32'}}
  %0 = nvvm.wmma.load %from, %stride {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<1>) -> !llvm.struct<(f32, f32)>
  llvm.return
}
