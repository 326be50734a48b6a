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
// -----
llvm.func @fence() {
  // expected-error@+1 {{async_shared fence requires space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
  llvm.return
}
// -----
llvm.func @fence() {
  // expected-error@+1 {{only async_shared fence can have space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}
  llvm.return
}
// -----
llvm.func @fence() {
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  llvm.return
}
// -----
llvm.func @registers() {
  // expected-error@+1 {{new register size must be multiple of 8}}
  nvvm.setmaxregister increase 51
  llvm.return
}
// -----
llvm.func @registers() {
  // expected-error@+1 {{new register size must be in between 24 to 256}}
  nvvm.setmaxregister decrease 16
  llvm.return
}
// -----
llvm.func @shuffle(%x: i32) {
  // expected-error@+1 {{expected return type to be a two-element struct}}
  %0 = nvvm.shfl.sync bfly %x, %x, %x, %x {return_value_and_is_valid} : i32 -> i32
  llvm.return
}
// -----
llvm.func @shuffle(%x: i32) {
  %0 = nvvm.shfl.sync bfly %x, %x, %x, %x {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----
// expected-error@+1 {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @sizes() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3, 4>} {
  llvm.return
}
// -----
// expected-error@+1 {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @numbers() attributes {nvvm.kernel, nvvm.minctasm = "two"} {
  llvm.return
}
// -----
llvm.func @kernel() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 32>, nvvm.reqntid = array<i32: 1, 23>, nvvm.minctasm = 2 : i32} {
  llvm.return
}
