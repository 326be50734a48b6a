//
%1, %2 : i32, i32
%3 = "rocdl.mbcnt.lo"(%1, %2) <{arg_attrs = [{key = 1 : i32}, {key = 1 : i32}]}> : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "rocdl.mbcnt.hi"(%1, %2) <{arg_attrs = [{}, {key = 1 : i32}], res_attrs = [{key = 1 : i32}, {key = 1 : i32}]}> : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "rocdl.ds_swizzle"(%1, %2) : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "rocdl.ds_bpermute"(%1, %2) : (i32, i32) -> i32
//
%1 : i1
%2 = "rocdl.ballot"(%1) : (i1) -> i32
//
%1 : i32
%2 = "rocdl.readfirstlane"(%1) : (i32) -> i32
//
%1, %2 : f32, i32
%3 = "rocdl.readlane"(%1, %2) : (f32, i32) -> f32
//
%1 = "rocdl.workitem.id.x"() : () -> i32
//
%1 = "rocdl.workitem.id.y"() : () -> f32
//
%1 = "rocdl.workitem.id.z"() : () -> i32
//
%1 = "rocdl.workgroup.id.x"() : () -> i32
//
%1 = "rocdl.workgroup.id.y"() : () -> i32
//
%1 = "rocdl.workgroup.id.z"() : () -> f32
//
%1 = "rocdl.cluster.id.x"() : () -> f32
//
%1 = "rocdl.cluster.id.y"() : () -> i32
//
%1 = "rocdl.cluster.id.z"() : () -> f32
//
%1 = "rocdl.wavefrontsize"() : () -> i32
//
%1 = "rocdl.workgroup.dim.x"() : () -> f32
//
%1 = "rocdl.workgroup.dim.y"() : () -> i32
//
%1 = "rocdl.workgroup.dim.z"() : () -> f32
//
%1 = "rocdl.grid.dim.x"() : () -> f32
//
%1 = "rocdl.grid.dim.y"() : () -> i32
//
%1 = "rocdl.grid.dim.z"() : () -> f32
//
"rocdl.s.waitcnt"() <{bitfield = 8 : i32}> : () -> ()
//
"rocdl.s.sleep"() <{count = 4 : i32}> : () -> ()
//
"rocdl.s.nop"() <{count = 32 : i16}> : () -> ()
//
"rocdl.s.barrier"() : () -> ()
//
"rocdl.barrier"() : () -> ()
//
%1 : !llvm.ptr<3>
"rocdl.s.barrier.init"(%1) <{memberCnt = 2 : i32}> : (!llvm.ptr<3>) -> ()
//
"rocdl.s.barrier.signal"() <{id = 8 : i32}> : () -> ()
//
%1 : !llvm.ptr<3>
"rocdl.s.barrier.signal.var"(%1) <{memberCnt = 8 : i32}> : (!llvm.ptr<3>) -> ()
//
%1 : !llvm.ptr<3>
"rocdl.s.barrier.join"(%1) : (!llvm.ptr<3>) -> ()
//
"rocdl.s.barrier.leave"() <{id = 2 : i16}> : () -> ()
//
"rocdl.s.barrier.wait"() <{id = 0 : i16}> : () -> ()
//
%1 = "rocdl.s.barrier.signal.isfirst"() <{id = 0 : i32}> : () -> i1
//
%1 = "rocdl.s.get.barrier.state"() <{id = 32 : i32}> : () -> i32
//
%1 : !llvm.ptr<3>
%2 = "rocdl.s.get.named.barrier.state"(%1) : (!llvm.ptr<3>) -> i32
//
%1 : !llvm.ptr<3>
"rocdl.s.wakeup.barrier"(%1) : (!llvm.ptr<3>) -> ()
//
"rocdl.s.wait.dscnt"() <{count = 4 : i16}> : () -> ()
//
"rocdl.s.wait.loadcnt"() <{count = 8 : i16}> : () -> ()
//
"rocdl.s.wait.storecnt"() <{count = 1 : i16}> : () -> ()
//
"rocdl.s.wait.expcnt"() <{count = 2 : i16}> : () -> ()
//
"rocdl.s.wait.asynccnt"() <{count = 8 : i16}> : () -> ()
//
"rocdl.s.wait.tensorcnt"() <{count = 0 : i16}> : () -> ()
//
"rocdl.s.setprio"() <{priority = 4 : i16}> : () -> ()
//
"rocdl.sched.barrier"() <{mask = 0 : i32}> : () -> ()
//
"rocdl.sched.group.barrier"() <{mask = 32 : i32, size = 0 : i32, groupId = 0 : i32}> : () -> ()
//
"rocdl.iglp.opt"() <{variant = 32 : i32}> : () -> ()
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.mfma.f32.32x32x1f32"(%1, %2, %3) : (f32, f32, f32) -> !llvm.ptr
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.f32.16x16x1f32"(%1, %2, %3) : (i32, i32, i32) -> f32
//
%1 : i32
%2 = "rocdl.mfma.f32.4x4x1f32"(%1) : (i32) -> f32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.f32.32x32x2f32"(%1, %2, %3) : (i32, i32, i32) -> f32
//
%1 : f32
%2 = "rocdl.mfma.f32.16x16x4f32"(%1) : (f32) -> f32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.f32.32x32x4f16"(%1, %2, %3) : (i32, i32, i32) -> i32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.f32.16x16x4f16"(%1, %2, %3) : (i32, i32, i32) -> i32
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.mfma.f32.4x4x4f16"(%1, %2, %3) : (f32, f32, f32) -> f32
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.mfma.f32.32x32x8f16"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2 : !llvm.ptr, !llvm.ptr
%3 = "rocdl.mfma.f32.16x16x16f16"(%1, %2) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.i32.32x32x4i8"(%1, %2, %3) : (i32, i32, i32) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "rocdl.mfma.i32.16x16x4i8"(%1) : (!llvm.ptr) -> !llvm.ptr
//
%1, %2 : f32, f32
%3 = "rocdl.mfma.i32.4x4x4i8"(%1, %2) : (f32, f32) -> f32
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.mfma.i32.32x32x8i8"(%1, %2, %3) : (f32, f32, f32) -> f32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.i32.16x16x16i8"(%1, %2, %3) : (i32, i32, i32) -> i32
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.mfma.f32.32x32x2bf16"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1 : f32
%2 = "rocdl.mfma.f32.16x16x2bf16"(%1) : (f32) -> f32
//
%1 : f32
%2 = "rocdl.mfma.f32.4x4x2bf16"(%1) : (f32) -> !llvm.ptr
//
%1, %2 : i32, i32
%3 = "rocdl.mfma.f32.32x32x4bf16"(%1, %2) : (i32, i32) -> !llvm.ptr
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.mfma.f32.16x16x8bf16"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2 : !llvm.ptr, !llvm.ptr
%3 = "rocdl.mfma.f32.32x32x4bf16.1k"(%1, %2) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2 : !llvm.ptr, !llvm.ptr
%3 = "rocdl.mfma.f32.16x16x4bf16.1k"(%1, %2) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2 : f32, f32
%3 = "rocdl.mfma.f32.4x4x4bf16.1k"(%1, %2) : (f32, f32) -> f32
//
%1 : i32
%2 = "rocdl.mfma.f32.32x32x8bf16.1k"(%1) : (i32) -> f32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.f32.16x16x16bf16.1k"(%1, %2, %3) : (i32, i32, i32) -> i32
//
%1, %2 : f32, f32
%3 = "rocdl.mfma.f64.16x16x4f64"(%1, %2) : (f32, f32) -> i32
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.mfma.f64.4x4x4f64"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> f32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.i32.16x16x32.i8"(%1, %2, %3) : (i32, i32, i32) -> !llvm.ptr
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.mfma.i32.32x32x16.i8"(%1, %2, %3) : (f32, f32, f32) -> f32
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.mfma.f32.16x16x8.xf32"(%1, %2, %3) : (f32, f32, f32) -> i32
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.mfma.f32.32x32x4.xf32"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1, %2 : !llvm.ptr, !llvm.ptr
%3 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%1, %2) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> f32
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%1, %2, %3) : (f32, f32, f32) -> f32
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> f32
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2 : f32, f32
%3 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%1, %2) : (f32, f32) -> i32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%1, %2, %3) : (i32, i32, i32) -> f32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.mfma.f32.16x16x32.bf16"(%1, %2, %3) : (i32, i32, i32) -> f32
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.mfma.i32.16x16x64.i8"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1 : i32
%2 = "rocdl.mfma.f32.16x16x32.f16"(%1) : (i32) -> i32
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.mfma.f32.32x32x16.bf16"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1 : !llvm.ptr
%2 = "rocdl.mfma.i32.32x32x32.i8"(%1) : (!llvm.ptr) -> !llvm.ptr
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.mfma.f32.32x32x16.f16"(%1, %2, %3) : (f32, f32, f32) -> (vector<4xf32>)
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1 : i32
%2 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%1) : (i32) -> i32
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.smfmac.f32.16x16x32.f16"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> i32
//
%1, %2 : f32, f32
%3 = "rocdl.smfmac.f32.32x32x16.f16"(%1, %2) : (f32, f32) -> f32
//
%1, %2 : i32, i32
%3 = "rocdl.smfmac.f32.16x16x32.bf16"(%1, %2) : (i32, i32) -> f32
//
%1, %2 : i32, i32
%3 = "rocdl.smfmac.f32.32x32x16.bf16"(%1, %2) : (i32, i32) -> i32
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.smfmac.i32.16x16x64.i8"(%1, %2, %3) : (f32, f32, f32) -> f32
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.smfmac.i32.32x32x32.i8"(%1, %2, %3) : (f32, f32, f32) -> f32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%1, %2, %3) : (i32, i32, i32) -> i32
//
%1, %2 : f32, f32
%3 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%1, %2) : (f32, f32) -> !llvm.ptr
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
%1 : !llvm.ptr
%2 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%1) : (!llvm.ptr) -> !llvm.ptr
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%1, %2, %3) : (f32, f32, f32) -> i32
//
%1, %2 : i32, i32
%3 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%1, %2) : (i32, i32) -> i32
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1 : f32
%2 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%1) : (f32) -> f32
//
%1 : f32
%2 = "rocdl.smfmac.f32.16x16x64.bf16"(%1) : (f32) -> f32
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.smfmac.f32.16x16x64.f16"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> f32
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.smfmac.i32.16x16x128.i8"(%1, %2, %3) : (i32, i32, i32) -> !llvm.ptr
//
%1 : !llvm.ptr
%2 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%1) : (!llvm.ptr) -> (vector<4xf32>)
//
%1 : !llvm.ptr
%2 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%1) : (!llvm.ptr) -> f32
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1 : i32
%2 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%1) : (i32) -> !llvm.ptr
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.smfmac.f32.32x32x32.bf16"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2, %3 : i32, i32, i32
%4 = "rocdl.smfmac.f32.32x32x32.f16"(%1, %2, %3) : (i32, i32, i32) -> i32
//
%1, %2 : vector<4xf32>, vector<4xf32>
%3 = "rocdl.smfmac.i32.32x32x64.i8"(%1, %2) : (vector<4xf32>, vector<4xf32>) -> f32
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%1, %2, %3) : (f32, f32, f32) -> f32
//
%1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
%4 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> f32
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr, !llvm.ptr
%4 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%1, %2, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.ptr
//
%1, %2, %3 : f16, f16, f32
%4 = "rocdl.wmma.f32.16x16x16.f16"(%1, %2, %3) : (f16, f16, f32) -> f32
//
%1, %2, %3 : i8, i1, f32
%4 = "rocdl.wmma.f32.16x16x16.bf16"(%1, %2, %3) : (i8, i1, f32) -> f32
//
%1, %2, %3 : f16, f16, f16
%4 = "rocdl.wmma.f16.16x16x16.f16"(%1, %2, %3) : (f16, f16, f16) -> f16
//
%1, %2, %3 : i1, i1, i1
%4 = "rocdl.wmma.bf16.16x16x16.bf16"(%1, %2, %3) : (i1, i1, i1) -> i1
//
%1, %2, %3 : ui16, ui16, ui16
%4 = "rocdl.wmma.i32.16x16x16.iu8"(%1, %2, %3) <{signA = false, signB = false, clamp = false}> : (ui16, ui16, ui16) -> i32
//
%1, %2, %3 : i16, i16, i16
%4 = "rocdl.wmma.i32.16x16x16.iu4"(%1, %2, %3) <{signA = false, signB = false, clamp = true}> : (i16, i16, i16) -> i32
//
%1, %2, %3 : i8, i8, f32
%4 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%1, %2, %3) : (i8, i8, f32) -> f32
//
%1, %2, %3 : i64, i64, f32
%4 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%1, %2, %3) : (i64, i64, f32) -> f32
//
%1, %2, %3 : i32, i32, f32
%4 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%1, %2, %3) : (i32, i32, f32) -> f32
//
%1, %2, %3 : i1, i1, f32
%4 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%1, %2, %3) : (i1, i1, f32) -> f32
//
%1, %2, %3 : i64, i64, i64
%4 = "rocdl.wmma.i32.16x16x32.iu4"(%1, %2, %3) <{signA = true, signB = false, clamp = true}> : (i64, i64, i64) -> i8
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.wmma.f32.16x16x4.f32"(%1, %2, %3) <{signA = false, signB = false, modC = 16 : i16, reuseA = true, reuseB = true}> : (f32, f32, f32) -> f32
//
%1, %2, %3 : bf16, bf16, f32
%4 = "rocdl.wmma.f32.16x16x32.bf16"(%1, %2, %3) <{signA = false, signB = false, modC = 16 : i16, reuseA = true, reuseB = false}> : (bf16, bf16, f32) -> f32
//
%1, %2, %3 : f16, f16, f32
%4 = "rocdl.wmma.f32.16x16x32.f16"(%1, %2, %3) <{signA = false, signB = false, reuseA = false, reuseB = false}> : (f16, f16, f32) -> f32
//
%1, %2, %3 : f16, f16, f16
%4 = "rocdl.wmma.f16.16x16x32.f16"(%1, %2, %3) <{signA = false, signB = false, modC = 32 : i16, reuseA = false, reuseB = false}> : (f16, f16, f16) -> f16
//
%1, %2, %3 : bf16, bf16, bf16
%4 = "rocdl.wmma.bf16.16x16x32.bf16"(%1, %2, %3) <{signA = false, signB = false, modC = 4 : i16, reuseA = false, reuseB = false}> : (bf16, bf16, bf16) -> bf16
//
%1, %2, %3 : bf16, bf16, f32
%4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%1, %2, %3) <{signA = false, signB = false, modC = 0 : i16, reuseA = true, reuseB = false}> : (bf16, bf16, f32) -> bf16
//
%1, %2, %3 : i1, i1, f32
%4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%1, %2, %3) <{modC = 8 : i16, reuseA = false, reuseB = false}> : (i1, i1, f32) -> f32
//
%1, %2, %3 : si64, i32, f32
%4 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%1, %2, %3) <{modC = 4 : i16, reuseA = false}> : (si64, i32, f32) -> f32
//
%1, %2, %3 : i1, i8, f32
%4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%1, %2, %3) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i1, i8, f32) -> f32
//
%1, %2, %3 : i16, si8, f32
%4 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%1, %2, %3) <{modC = 1 : i16, reuseA = false, reuseB = true}> : (i16, si8, f32) -> f32
//
%1, %2, %3 : i32, i32, f16
%4 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%1, %2, %3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> f16
//
%1, %2, %3 : si32, si32, f16
%4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%1, %2, %3) <{modC = 16 : i16, reuseA = false}> : (si32, si32, f16) -> f16
//
%1, %2, %3 : i64, i64, f16
%4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%1, %2, %3) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i64, i64, f16) -> f16
//
%1, %2, %3 : ui32, ui32, f16
%4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%1, %2, %3) <{modC = 2 : i16, reuseA = false, reuseB = false}> : (ui32, ui32, f16) -> f16
//
%1, %2, %3 : i32, i32, f32
%4 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%1, %2, %3) <{modC = 16 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> f32
//
%1, %2, %3 : i64, ui64, f32
%4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%1, %2, %3) <{modC = 8 : i16, reuseA = false, reuseB = false}> : (i64, ui64, f32) -> f32
//
%1, %2, %3 : ui64, ui64, f32
%4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%1, %2, %3) <{modC = 16 : i16, reuseA = false, reuseB = true}> : (ui64, ui64, f32) -> f32
//
%1, %2, %3 : i32, si8, f32
%4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%1, %2, %3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (i32, si8, f32) -> f32
//
%1, %2, %3 : i32, i32, f16
%4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%1, %2, %3) <{modC = 8 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> f16
//
%1, %2, %3 : i64, i64, f16
%4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%1, %2, %3) <{modC = 2 : i16, reuseA = false, reuseB = false}> : (i64, i64, f16) -> f16
//
%1, %2, %3 : i32, ui16, f16
%4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%1, %2, %3) <{modC = 8 : i16, reuseB = false}> : (i32, ui16, f16) -> f16
//
%1, %2, %3 : i64, i64, f16
%4 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%1, %2, %3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (i64, i64, f16) -> f16
//
%1, %2, %3 : i8, i8, ui16
%4 = "rocdl.wmma.i32.16x16x64.iu8"(%1, %2, %3) <{signA = false, signB = false, reuseA = false, reuseB = false, clamp = false}> : (i8, i8, ui16) -> i8
//
%1, %2, %3, %4, %5 : i32, i32, f32, i32, i32
%6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%1, %2, %3, %4, %5) : (i32, i32, f32, i32, i32) -> f32
//
%1, %2, %3, %4, %5 : ui16, i1, f32, i64, i64
%6 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%1, %2, %3, %4, %5) : (ui16, i1, f32, i64, i64) -> f32
//
%1, %2, %3, %4, %5 : i64, i8, f32, i32, i32
%6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%1, %2, %3, %4, %5) : (i64, i8, f32, i32, i32) -> f32
//
%1, %2, %3, %4, %5 : ui8, ui8, f32, i64, i64
%6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%1, %2, %3, %4, %5) : (ui8, ui8, f32, i64, i64) -> f32
//
%1 : !llvm.ptr<3>
%2 = "rocdl.ds.read.tr4.b64"(%1) : (!llvm.ptr<3>) -> (vector<4xf32>)
//
%1 : !llvm.ptr<3>
%2 = "rocdl.ds.read.tr8.b64"(%1) : (!llvm.ptr<3>) -> i32
//
%1 : !llvm.ptr<3>
%2 = "rocdl.ds.read.tr6.b96"(%1) : (!llvm.ptr<3>) -> f32
//
%1 : !llvm.ptr<3>
%2 = "rocdl.ds.read.tr16.b64"(%1) : (!llvm.ptr<3>) -> f32
//
%1 : !llvm.ptr<1>
%2 = "rocdl.global.load.tr4.b64"(%1) : (!llvm.ptr<1>) -> f32
//
%1 : !llvm.ptr<1>
%2 = "rocdl.global.load.tr.b64"(%1) : (!llvm.ptr<1>) -> f32
//
%1 : !llvm.ptr<1>
%2 = "rocdl.global.load.tr6.b96"(%1) : (!llvm.ptr<1>) -> i32
//
%1 : !llvm.ptr<1>
%2 = "rocdl.global.load.tr.b128"(%1) : (!llvm.ptr<1>) -> i32
//
%1 : !llvm.ptr<3>
%2 = "rocdl.ds.load.tr4.b64"(%1) : (!llvm.ptr<3>) -> !llvm.ptr
//
%1 : !llvm.ptr<3>
%2 = "rocdl.ds.load.tr8.b64"(%1) : (!llvm.ptr<3>) -> f32
//
%1 : !llvm.ptr<3>
%2 = "rocdl.ds.load.tr6.b96"(%1) : (!llvm.ptr<3>) -> f32
//
%1 : !llvm.ptr<3>
%2 = "rocdl.ds.load.tr16.b128"(%1) : (!llvm.ptr<3>) -> i32
//
%1, %2 : !llvm.ptr, !llvm.ptr<3>
"rocdl.load.to.lds"(%1, %2) <{size = 32 : i32, offset = 8 : i32, aux = 16 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
//
%1, %2 : !llvm.ptr<1>, !llvm.ptr<3>
"rocdl.global.load.lds"(%1, %2) <{size = 32 : i32, offset = 32 : i32, aux = 2 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
//
%1, %2 : !llvm.ptr<1>, !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b8"(%1, %2) <{offset = 4 : i32, aux = 4 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
//
%1, %2 : !llvm.ptr<1>, !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b32"(%1, %2) <{offset = 0 : i32, aux = 32 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
//
%1, %2 : !llvm.ptr<1>, !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b64"(%1, %2) <{offset = 1 : i32, aux = 4 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
//
%1, %2 : !llvm.ptr<1>, !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b128"(%1, %2) <{offset = 8 : i32, aux = 32 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
//
%1, %2, %3 : !llvm.ptr<1>, !llvm.ptr<3>, i32
"rocdl.cluster.load.async.to.lds.b8"(%1, %2, %3) <{offset = 0 : i32, cpol = 8 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
//
%1, %2, %3 : !llvm.ptr<1>, !llvm.ptr<3>, i32
"rocdl.cluster.load.async.to.lds.b32"(%1, %2, %3) <{offset = 0 : i32, cpol = 16 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
//
%1, %2, %3 : !llvm.ptr<1>, !llvm.ptr<3>, i32
"rocdl.cluster.load.async.to.lds.b64"(%1, %2, %3) <{offset = 8 : i32, cpol = 8 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
//
%1, %2, %3 : !llvm.ptr<1>, !llvm.ptr<3>, i32
"rocdl.cluster.load.async.to.lds.b128"(%1, %2, %3) <{offset = 16 : i32, cpol = 2 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
//
%1, %2, %3, %4 : !llvm.ptr, i16, i64, i32
%5 = "rocdl.make.buffer.rsrc"(%1, %2, %3, %4) : (!llvm.ptr, i16, i64, i32) -> !llvm.ptr
//
%1, %2, %3, %4 : !llvm.ptr<8>, i32, i32, i32
%5 = "rocdl.raw.ptr.buffer.load"(%1, %2, %3, %4) : (!llvm.ptr<8>, i32, i32, i32) -> !llvm.ptr
//
%1, %2, %3, %4, %5, %6, %7 : !llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32
"rocdl.raw.ptr.buffer.load.lds"(%1, %2, %3, %4, %5, %6, %7) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
//
%1, %2, %3, %4, %5 : i32, !llvm.ptr<8>, i32, i32, i32
"rocdl.raw.ptr.buffer.store"(%1, %2, %3, %4, %5) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
//
%1, %2, %3, %4, %5, %6 : i32, i32, !llvm.ptr<8>, i32, i32, i32
%7 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%1, %2, %3, %4, %5, %6) : (i32, i32, !llvm.ptr<8>, i32, i32, i32) -> i32
//
%1, %2, %3, %4, %5 : f32, !llvm.ptr<8>, i32, i32, i32
"rocdl.raw.ptr.buffer.atomic.fmax"(%1, %2, %3, %4, %5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
//
%1, %2, %3, %4, %5 : f32, !llvm.ptr<8>, i32, i32, i32
"rocdl.raw.ptr.buffer.atomic.smax"(%1, %2, %3, %4, %5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
//
%1, %2, %3, %4, %5 : f32, !llvm.ptr<8>, i32, i32, i32
"rocdl.raw.ptr.buffer.atomic.umin"(%1, %2, %3, %4, %5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
//
%1, %2, %3, %4, %5 : f32, !llvm.ptr<8>, i32, i32, i32
"rocdl.raw.ptr.buffer.atomic.fadd"(%1, %2, %3, %4, %5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
//
%1, %2, %3, %4, %5, %6 : f32, f32, !llvm.ptr, i32, i32, i32
%7 = "rocdl.raw.buffer.atomic.cmpswap"(%1, %2, %3, %4, %5, %6) : (f32, f32, !llvm.ptr, i32, i32, i32) -> f32
//
%1 : !llvm.ptr<1>
"rocdl.global.prefetch"(%1) <{scope = 128 : i32}> : (!llvm.ptr<1>) -> ()
//
%1 : !llvm.ptr
"rocdl.flat.prefetch"(%1) <{scope = 4 : i32}> : (!llvm.ptr) -> ()
//
%1, %2 : !llvm.ptr<3>, i64
%3 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%1, %2) : (!llvm.ptr<3>, i64) -> i64
//
%1 : !llvm.ptr<3>
"rocdl.ds.atomic.async.barrier.arrive.b64"(%1) : (!llvm.ptr<3>) -> ()
//
%1, %2 : f32, f32
%3 = "rocdl.update.dpp"(%1, %2) <{dppCtrl = 1 : i32, rowMask = 128 : i32, bankMask = 0 : i32, boundCtrl = false}> : (f32, f32) -> f32
//
%1, %2, %3, %4 : f32, f32, f32, f32
%5 = "rocdl.permlanex16"(%1, %2, %3, %4) <{fi = false, boundControl = false}> : (f32, f32, f32, f32) -> f32
//
%1, %2 : f32, f32
%3 = "rocdl.cvt.pkrtz"(%1, %2) : (f32, f32) -> f32
//
%1 : i32
%2 = "rocdl.cvt.f32.bf8"(%1) <{byteSel = 2 : i32}> : (i32) -> f32
//
%1 : i32
%2 = "rocdl.cvt.f32.fp8"(%1) <{byteSel = 8 : i32}> : (i32) -> f32
//
%1 : i32
%2 = "rocdl.cvt.pk.f32.fp8"(%1) <{wordSel = false}> : (i32) -> i32
//
%1 : i32
%2 = "rocdl.cvt.pk.f32.bf8"(%1) <{wordSel = false}> : (i32) -> i32
//
%1, %2, %3 : f32, f32, i32
%4 = "rocdl.cvt.pk.bf8.f32"(%1, %2, %3) <{wordSel = false}> : (f32, f32, i32) -> f32
//
%1, %2, %3 : f32, f32, i32
%4 = "rocdl.cvt.pk.fp8.f32"(%1, %2, %3) <{wordSel = false}> : (f32, f32, i32) -> f32
//
%1, %2, %3 : f32, i32, i32
%4 = "rocdl.cvt.sr.bf8.f32"(%1, %2, %3) <{byteSel = 32 : i32}> : (f32, i32, i32) -> f32
//
%1, %2, %3 : f32, i32, i32
%4 = "rocdl.cvt.sr.fp8.f32"(%1, %2, %3) <{byteSel = 16 : i32}> : (f32, i32, i32) -> f32
//
%1, %2 : vector<4x2xf16>, f32
%3 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%1, %2) : (vector<4x2xf16>, f32) -> i32
//
%1, %2, %3 : vector<8xf16>, i32, f32
%4 = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%1, %2, %3) : (vector<8xf16>, i32, f32) -> i32
//
%1, %2 : i32, i32
%3 = "rocdl.cvt.scale.pk8.bf16.fp4"(%1, %2) <{scaleSel = 128 : i32}> : (i32, i32) -> (vector<8xbf16>)
//
%1, %2, %3 : vector<8xbf16>, i32, f32
%4 = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%1, %2, %3) : (vector<8xbf16>, i32, f32) -> i32
//
%1, %2 : i32, i32
%3 = "rocdl.cvt.scale.pk8.f32.fp4"(%1, %2) <{scaleSel = 8 : i32}> : (i32, i32) -> (vector<8xf32>)
//
%1, %2 : vector<8xf32>, f32
%3 = "rocdl.cvt.scalef32.pk8.fp4.f32"(%1, %2) : (vector<8xf32>, f32) -> i32
//
%1, %2, %3 : vector<8xf32>, i32, f32
%4 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%1, %2, %3) : (vector<8xf32>, i32, f32) -> i32
//
%1, %2 : vector<16xf16>, f32
%3 = "rocdl.cvt.scalef32.pk16.fp6.f16"(%1, %2) : (vector<16xf16>, f32) -> (vector<3xi32>)
//
%1, %2, %3 : vector<4x4xf16>, i32, f32
%4 = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%1, %2, %3) : (vector<4x4xf16>, i32, f32) -> (vector<3xi32>)
//
%1, %2 : vector<6xi32>, f32
%3 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%1, %2) : (vector<6xi32>, f32) -> (vector<32xbf16>)
//
%1, %2, %3 : vector<2xf16>, i32, f32
%4 = "rocdl.cvt.scalef32.f16.fp8"(%1, %2, %3) <{srcSelIndex = 0 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.f32.fp8"(%1, %2) <{srcSelIndex = 4 : i32}> : (i32, f32) -> f32
//
%1, %2, %3, %4 : vector<2xi16>, f32, f32, f32
%5 = "rocdl.cvt.scalef32.pk.fp8.f32"(%1, %2, %3, %4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
//
%1, %2, %3 : vector<2xi16>, vector<2xf16>, f32
%4 = "rocdl.cvt.scalef32.pk.fp8.f16"(%1, %2, %3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
//
%1, %2, %3 : vector<2xi16>, vector<2xbf16>, f32
%4 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%1, %2, %3) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.pk.f16.fp8"(%1, %2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf16>)
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%1, %2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.pk.f32.fp8"(%1, %2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf32>)
//
%1, %2, %3, %4 : i32, f32, i32, f32
%5 = "rocdl.cvt.scalef32.sr.fp8.f32"(%1, %2, %3, %4) <{dstSelIndex = 2 : i32}> : (i32, f32, i32, f32) -> i32
//
%1, %2, %3, %4 : i32, f16, i32, f32
%5 = "rocdl.cvt.scalef32.sr.fp8.f16"(%1, %2, %3, %4) <{dstSelIndex = 4 : i32}> : (i32, f16, i32, f32) -> i32
//
%1, %2, %3, %4 : i32, bf16, i32, f32
%5 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%1, %2, %3, %4) <{dstSelIndex = 4 : i32}> : (i32, bf16, i32, f32) -> i32
//
%1, %2, %3 : vector<2xf16>, i32, f32
%4 = "rocdl.cvt.scalef32.f16.bf8"(%1, %2, %3) <{srcSelIndex = 0 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.f32.bf8"(%1, %2) <{srcSelIndex = 4 : i32}> : (i32, f32) -> f32
//
%1, %2, %3, %4 : vector<2xi16>, f32, f32, f32
%5 = "rocdl.cvt.scalef32.pk.bf8.f32"(%1, %2, %3, %4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
//
%1, %2, %3 : vector<2xi16>, vector<2xf16>, f32
%4 = "rocdl.cvt.scalef32.pk.bf8.f16"(%1, %2, %3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
//
%1, %2, %3 : vector<2xi16>, vector<2xbf16>, f32
%4 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%1, %2, %3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.pk.f16.bf8"(%1, %2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf16>)
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%1, %2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.pk.f32.bf8"(%1, %2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf32>)
//
%1, %2, %3, %4 : i32, f32, i32, f32
%5 = "rocdl.cvt.scalef32.sr.bf8.f32"(%1, %2, %3, %4) <{dstSelIndex = 1 : i32}> : (i32, f32, i32, f32) -> i32
//
%1, %2, %3, %4 : i32, f16, i32, f32
%5 = "rocdl.cvt.scalef32.sr.bf8.f16"(%1, %2, %3, %4) <{dstSelIndex = 4 : i32}> : (i32, f16, i32, f32) -> i32
//
%1, %2, %3, %4 : i32, bf16, i32, f32
%5 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%1, %2, %3, %4) <{dstSelIndex = 2 : i32}> : (i32, bf16, i32, f32) -> i32
//
%1, %2, %3 : i32, vector<2xf16>, f32
%4 = "rocdl.cvt.scalef32.pk.fp4.f16"(%1, %2, %3) <{dstSelIndex = 1 : i32}> : (i32, vector<2xf16>, f32) -> i32
//
%1, %2, %3, %4 : i32, vector<2xf16>, i32, f32
%5 = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%1, %2, %3, %4) <{dstSelIndex = 32 : i32}> : (i32, vector<2xf16>, i32, f32) -> i32
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.pk.f16.fp4"(%1, %2) <{srcSelIndex = 1 : i32}> : (i32, f32) -> (vector<2xf16>)
//
%1, %2, %3 : i32, vector<2xbf16>, f32
%4 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%1, %2, %3) <{dstSelIndex = 0 : i32}> : (i32, vector<2xbf16>, f32) -> i32
//
%1, %2, %3, %4 : i32, vector<2xbf16>, i32, f32
%5 = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%1, %2, %3, %4) <{dstSelIndex = 32 : i32}> : (i32, vector<2xbf16>, i32, f32) -> i32
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.pk.bf16.fp4"(%1, %2) <{srcSelIndex = 0 : i32}> : (i32, f32) -> (vector<2xbf16>)
//
%1, %2, %3, %4 : i32, vector<2xf32>, i32, f32
%5 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%1, %2, %3, %4) <{dstSelIndex = 16 : i32}> : (i32, vector<2xf32>, i32, f32) -> i32
//
%1, %2 : i32, f32
%3 = "rocdl.cvt.scalef32.pk.f32.fp4"(%1, %2) <{srcSelIndex = 2 : i32}> : (i32, f32) -> (vector<2xf32>)
//
%1, %2, %3, %4 : i32, f32, f32, f32
%5 = "rocdl.cvt.scalef32.pk.fp4.f32"(%1, %2, %3, %4) <{dstSelIndex = 4 : i32}> : (i32, f32, f32, f32) -> i32
//
%1, %2, %3 : f32, f32, f32
%4 = "rocdl.fmed3"(%1, %2, %3) : (f32, f32, f32) -> f32
//
%1 : f32
%2 = "rocdl.tanh"(%1) : (f32) -> f32
//
%1 : f32
%2 = "rocdl.sin"(%1) : (f32) -> f32
//
%1 : f32
%2 = "rocdl.rcp"(%1) : (f32) -> f32
//
%1 : f32
%2 = "rocdl.exp2"(%1) : (f32) -> f32
//
%1 : f32
%2 = "rocdl.log"(%1) : (f32) -> f32
// cos
"func.func"() <{function_type = (f64) -> f64, sym_name = "generated"}> ({
^bb0(%arg0: f64):
%0 = "rocdl.cos"(%arg0) : (f64) -> f64
"func.return"(%0) : (f64) -> ()
}) : () -> ()
// cvt.scale.pk8.bf16.bf8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<8xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
%0 = "rocdl.cvt.scale.pk8.bf16.bf8"(%arg0, %arg1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
"func.return"(%0) : (vector<8xbf16>) -> ()
}) : () -> ()
// cvt.scale.pk8.bf16.fp8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
%0 = "rocdl.cvt.scale.pk8.bf16.fp8"(%arg0, %arg1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<4x2xbf16>
"func.return"(%0) : (vector<4x2xbf16>) -> ()
}) : () -> ()
// cvt.scale.pk8.f16.bf8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
%0 = "rocdl.cvt.scale.pk8.f16.bf8"(%arg0, %arg1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<4x2xf16>
"func.return"(%0) : (vector<4x2xf16>) -> ()
}) : () -> ()
// cvt.scale.pk8.f16.fp4
"func.func"() <{function_type = (i32) -> vector<8xf16>, sym_name = "generated"}> ({
^bb0(%arg0: i32):
%0 = "rocdl.cvt.scale.pk8.f16.fp4"(%arg0, %arg0) <{scaleSel = 1 : i32}> : (i32, i32) -> vector<8xf16>
"func.return"(%0) : (vector<8xf16>) -> ()
}) : () -> ()
// cvt.scale.pk8.f16.fp8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
%0 = "rocdl.cvt.scale.pk8.f16.fp8"(%arg0, %arg1) <{scaleSel = 2 : i32}> : (vector<2xi32>, i32) -> vector<4x2xf16>
"func.return"(%0) : (vector<4x2xf16>) -> ()
}) : () -> ()
// cvt.scale.pk8.f32.bf8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<2x4xf32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
%0 = "rocdl.cvt.scale.pk8.f32.bf8"(%arg0, %arg1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<2x4xf32>
"func.return"(%0) : (vector<2x4xf32>) -> ()
}) : () -> ()
// cvt.scale.pk8.f32.fp8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xf32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
%0 = "rocdl.cvt.scale.pk8.f32.fp8"(%arg0, %arg1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<4x2xf32>
"func.return"(%0) : (vector<4x2xf32>) -> ()
}) : () -> ()
// cvt.scalef32.pk8.bf8.bf16
"func.func"() <{function_type = (vector<8xbf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xbf16>, %arg1: f32):
%0 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%arg0, %arg1) : (vector<8xbf16>, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.pk8.bf8.f16
"func.func"() <{function_type = (vector<8xf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xf16>, %arg1: f32):
%0 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%arg0, %arg1) : (vector<8xf16>, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.pk8.bf8.f32
"func.func"() <{function_type = (vector<4x2xf32>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf32>, %arg1: f32):
%0 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%arg0, %arg1) : (vector<4x2xf32>, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.pk8.fp4.bf16
"func.func"() <{function_type = (vector<2x2x2xbf16>, f32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x2x2xbf16>, %arg1: f32):
%0 = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%arg0, %arg1) : (vector<2x2x2xbf16>, f32) -> i32
"func.return"(%0) : (i32) -> ()
}) : () -> ()
// cvt.scalef32.pk8.fp8.bf16
"func.func"() <{function_type = (vector<4x2xbf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xbf16>, %arg1: f32):
%0 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%arg0, %arg1) : (vector<4x2xbf16>, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.pk8.fp8.f16
"func.func"() <{function_type = (vector<4x2xf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: f32):
%0 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%arg0, %arg1) : (vector<4x2xf16>, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.pk8.fp8.f32
"func.func"() <{function_type = (vector<4x2xf32>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf32>, %arg1: f32):
%0 = "rocdl.cvt.scalef32.pk8.fp8.f32"(%arg0, %arg1) : (vector<4x2xf32>, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.sr.pk8.bf8.bf16
"func.func"() <{function_type = (vector<4x2xbf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xbf16>, %arg1: i32, %arg2: f32):
%0 = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%arg0, %arg1, %arg2) : (vector<4x2xbf16>, i32, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.sr.pk8.bf8.f16
"func.func"() <{function_type = (vector<8xf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32):
%0 = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%arg0, %arg1, %arg2) : (vector<8xf16>, i32, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.sr.pk8.bf8.f32
"func.func"() <{function_type = (vector<8xf32>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32):
%0 = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%arg0, %arg1, %arg2) : (vector<8xf32>, i32, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.sr.pk8.fp8.bf16
"func.func"() <{function_type = (vector<2x4xbf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xbf16>, %arg1: i32, %arg2: f32):
%0 = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%arg0, %arg1, %arg2) : (vector<2x4xbf16>, i32, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.sr.pk8.fp8.f16
"func.func"() <{function_type = (vector<2x4xf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xf16>, %arg1: i32, %arg2: f32):
%0 = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%arg0, %arg1, %arg2) : (vector<2x4xf16>, i32, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// cvt.scalef32.sr.pk8.fp8.f32
"func.func"() <{function_type = (vector<8xf32>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32):
%0 = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%arg0, %arg1, %arg2) : (vector<8xf32>, i32, f32) -> vector<2xi32>
"func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// exp
"func.func"() <{function_type = (f32) -> f16, sym_name = "generated"}> ({
^bb0(%arg0: f32):
%0 = "rocdl.exp"(%arg0) : (f32) -> f16
"func.return"(%0) : (f16) -> ()
}) : () -> ()
// sqrt
"func.func"() <{function_type = (f64) -> f64, sym_name = "generated"}> ({
^bb0(%arg0: f64):
%0 = "rocdl.sqrt"(%arg0) : (f64) -> f64
"func.return"(%0) : (f64) -> ()
}) : () -> ()
// tensor.load.to.lds
"func.func"() <{function_type = (vector<4xi32>, vector<8xi32>, vector<4xi32>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>):
"rocdl.tensor.load.to.lds"(%arg0, %arg1, %arg0, %arg2) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
"func.return"(%arg0) : (vector<4xi32>) -> ()
}) : () -> ()
// tensor.load.to.lds.d2
"func.func"() <{function_type = (vector<4xi32>, vector<8xi32>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<8xi32>):
"rocdl.tensor.load.to.lds.d2"(%arg0, %arg1) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
"func.return"(%arg0) : (vector<4xi32>) -> ()
}) : () -> ()
// tensor.store.from.lds
"func.func"() <{function_type = (vector<4xi32>, vector<8xi32>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<8xi32>):
"rocdl.tensor.store.from.lds"(%arg0, %arg1, %arg0, %arg0) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
"func.return"(%arg0) : (vector<4xi32>) -> ()
}) : () -> ()
// tensor.store.from.lds.d2
"func.func"() <{function_type = (vector<2x2xi32>, vector<4x2xi32>) -> vector<2x2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x2xi32>, %arg1: vector<4x2xi32>):
"rocdl.tensor.store.from.lds.d2"(%arg0, %arg1) <{cachePolicy = 0 : i32}> : (vector<2x2xi32>, vector<4x2xi32>) -> ()
"func.return"(%arg0) : (vector<2x2xi32>) -> ()
}) : () -> ()
// cvt.scale.pk16.bf16.bf6
%a, %b : vector<3xi32>, i32
%r = rocdl.cvt.scale.pk16.bf16.bf6 %a, %b[1] : vector<16xbf16>
// cvt.scale.pk16.bf16.fp6
%a, %b : vector<3xi32>, i32
%r = rocdl.cvt.scale.pk16.bf16.fp6 %a, %b[1] : vector<16xbf16>
// cvt.scale.pk16.f16.bf6
%a, %b : vector<3xi32>, i32
%r = rocdl.cvt.scale.pk16.f16.bf6 %a, %b[1] : vector<16xf16>
// cvt.scale.pk16.f16.fp6
%a, %b : vector<3xi32>, i32
%r = rocdl.cvt.scale.pk16.f16.fp6 %a, %b[1] : vector<16xf16>
// cvt.scale.pk16.f32.bf6
%a, %b : vector<3xi32>, i32
%r = rocdl.cvt.scale.pk16.f32.bf6 %a, %b[1] : vector<16xf32>
// cvt.scale.pk16.f32.fp6
%a, %b : vector<3xi32>, i32
%r = rocdl.cvt.scale.pk16.f32.fp6 %a, %b[1] : vector<16xf32>
// cvt.scalef32.2xpk16.bf6.f32
%a, %b, %c : vector<16xf32>, vector<16xf32>, f32
%r = rocdl.cvt.scalef32.2xpk16.bf6.f32 %a, %b, %c : vector<6xi32>
// cvt.scalef32.2xpk16.fp6.f32
%a, %b, %c : vector<16xf32>, vector<16xf32>, f32
%r = rocdl.cvt.scalef32.2xpk16.fp6.f32 %a, %b, %c : vector<6xi32>
// cvt.scalef32.pk16.bf6.bf16
%a, %b : vector<16xbf16>, f32
%r = rocdl.cvt.scalef32.pk16.bf6.bf16 %a, %b : vector<3xi32>
// cvt.scalef32.pk16.bf6.f16
%a, %b : vector<16xf16>, f32
%r = rocdl.cvt.scalef32.pk16.bf6.f16 %a, %b : vector<3xi32>
// cvt.scalef32.pk16.bf6.f32
%a, %b : vector<16xf32>, f32
%r = rocdl.cvt.scalef32.pk16.bf6.f32 %a, %b : vector<3xi32>
// cvt.scalef32.pk16.fp6.bf16
%a, %b : vector<16xbf16>, f32
%r = rocdl.cvt.scalef32.pk16.fp6.bf16 %a, %b : vector<3xi32>
// cvt.scalef32.pk16.fp6.f32
%a, %b : vector<16xf32>, f32
%r = rocdl.cvt.scalef32.pk16.fp6.f32 %a, %b : vector<3xi32>
// cvt.scalef32.pk32.bf16.fp6
%a, %b : vector<6xi32>, f32
%r = rocdl.cvt.scalef32.pk32.bf16.fp6 %a, %b : vector<32xbf16>
// cvt.scalef32.pk32.bf6.bf16
%a, %b : vector<32xbf16>, f32
%r = rocdl.cvt.scalef32.pk32.bf6.bf16 %a, %b : vector<6xi32>
// cvt.scalef32.pk32.bf6.f16
%a, %b : vector<32xf16>, f32
%r = rocdl.cvt.scalef32.pk32.bf6.f16 %a, %b : vector<6xi32>
// cvt.scalef32.pk32.f16.bf6
%a, %b : vector<6xi32>, f32
%r = rocdl.cvt.scalef32.pk32.f16.bf6 %a, %b : vector<32xf16>
// cvt.scalef32.pk32.f16.fp6
%a, %b : vector<6xi32>, f32
%r = rocdl.cvt.scalef32.pk32.f16.fp6 %a, %b : vector<32xf16>
// cvt.scalef32.pk32.f32.bf6
%a, %b : vector<6xi32>, f32
%r = rocdl.cvt.scalef32.pk32.f32.bf6 %a, %b : vector<32xf32>
// cvt.scalef32.pk32.f32.fp6
%a, %b : vector<6xi32>, f32
%r = rocdl.cvt.scalef32.pk32.f32.fp6 %a, %b : vector<32xf32>
// cvt.scalef32.pk32.fp6.bf16
%a, %b : vector<32xbf16>, f32
%r = rocdl.cvt.scalef32.pk32.fp6.bf16 %a, %b : vector<6xi32>
// cvt.scalef32.pk32.fp6.f16
%a, %b : vector<32xf16>, f32
%r = rocdl.cvt.scalef32.pk32.fp6.f16 %a, %b : vector<6xi32>
// cvt.scalef32.sr.pk16.bf6.bf16
%a, %b, %c : vector<16xbf16>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %a, %b, %c : vector<3xi32>
// cvt.scalef32.sr.pk16.bf6.f32
%a, %b, %c : vector<16xf32>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %a, %b, %c : vector<3xi32>
// cvt.scalef32.sr.pk16.fp6.bf16
%a, %b, %c : vector<16xbf16>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %a, %b, %c : vector<3xi32>
// cvt.scalef32.sr.pk16.fp6.f16
%a, %b, %c : vector<16xf16>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %a, %b, %c : vector<3xi32>
// cvt.scalef32.sr.pk16.fp6.f32
%a, %b, %c : vector<16xf32>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %a, %b, %c : vector<3xi32>
// cvt.scalef32.sr.pk32.bf6.bf16
%a, %b, %c : vector<32xbf16>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %a, %b, %c : vector<6xi32>
// cvt.scalef32.sr.pk32.bf6.f16
%a, %b, %c : vector<32xf16>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %a, %b, %c : vector<6xi32>
// cvt.scalef32.sr.pk32.bf6.f32
%a, %b, %c : vector<32xf32>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %a, %b, %c : vector<6xi32>
// cvt.scalef32.sr.pk32.fp6.bf16
%a, %b, %c : vector<32xbf16>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %a, %b, %c : vector<6xi32>
// cvt.scalef32.sr.pk32.fp6.f16
%a, %b, %c : vector<32xf16>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %a, %b, %c : vector<6xi32>
// cvt.scalef32.sr.pk32.fp6.f32
%a, %b, %c : vector<32xf32>, i32, f32
%r = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %a, %b, %c : vector<6xi32>
// permlane16.swap
%a : i32
%r = rocdl.permlane16.swap %a, %a, true, false : (i32, i32) -> <(i32, i32)>
// permlane32.swap
%a : i32
%r = rocdl.permlane32.swap %a, %a, true, false : (i32, i32) -> <(i32, i32)>
