// rocdl.mbcnt.lo
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.lo"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mbcnt.lo
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.lo"(%v1, %v2) <{arg_attrs = [{key = 1 : i32}, {key = 1 : i32}], res_attrs = [{key = 1 : i32}]}> : (i32, i32) -> (i32)
// rocdl.mbcnt.lo
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.lo"(%v1, %v2) <{arg_attrs = [{key = 1 : i32}, {key = 1 : i32}]}> : (i32, i32) -> (i32)
// rocdl.mbcnt.hi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.hi"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mbcnt.hi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.hi"(%v1, %v2) <{arg_attrs = [{}, {key = 1 : i32}], res_attrs = [{key = 1 : i32}, {key = 1 : i32}]}> : (i32, i32) -> (i32)
// rocdl.ds_swizzle
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.ds_swizzle"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.ds_bpermute
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.ds_bpermute"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.ballot
%v1 = "test.value"() : () -> i1
%v2 = "rocdl.ballot"(%v1) : (i1) -> (i32)
// rocdl.ballot
%v1 = "test.value"() : () -> i1
%v2 = "rocdl.ballot"(%v1) : (i1) -> (f32)
// rocdl.ballot
%v1 = "test.value"() : () -> i1
%v2 = "rocdl.ballot"(%v1) : (i1) -> (!llvm.ptr)
// rocdl.readfirstlane
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.readfirstlane"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// rocdl.readfirstlane
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.readfirstlane"(%v1) : (i32) -> (i32)
// rocdl.readfirstlane
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.readfirstlane"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.readlane
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.readlane"(%v1, %v2) : (!llvm.ptr, i32) -> (!llvm.ptr)
// rocdl.readlane
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.readlane"(%v1, %v2) : (f32, i32) -> (f32)
// rocdl.readlane
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.readlane"(%v1, %v2) : (vector<4xf32>, i32) -> (vector<4xf32>)
// rocdl.workitem.id.x
%v1 = "rocdl.workitem.id.x"() : () -> (i32)
// rocdl.workitem.id.x
%v1 = "rocdl.workitem.id.x"() : () -> (vector<4xf32>)
// rocdl.workitem.id.x
%v1 = "rocdl.workitem.id.x"() : () -> (f32)
// rocdl.workitem.id.y
%v1 = "rocdl.workitem.id.y"() : () -> (!llvm.ptr)
// rocdl.workitem.id.y
%v1 = "rocdl.workitem.id.y"() : () -> (f32)
// rocdl.workitem.id.y
%v1 = "rocdl.workitem.id.y"() : () -> (vector<4xf32>)
// rocdl.workitem.id.z
%v1 = "rocdl.workitem.id.z"() : () -> (i32)
// rocdl.workitem.id.z
%v1 = "rocdl.workitem.id.z"() : () -> (vector<4xf32>)
// rocdl.workitem.id.z
%v1 = "rocdl.workitem.id.z"() : () -> (f32)
// rocdl.workgroup.id.x
%v1 = "rocdl.workgroup.id.x"() : () -> (vector<4xf32>)
// rocdl.workgroup.id.x
%v1 = "rocdl.workgroup.id.x"() : () -> (i32)
// rocdl.workgroup.id.x
%v1 = "rocdl.workgroup.id.x"() : () -> (!llvm.ptr)
// rocdl.workgroup.id.y
%v1 = "rocdl.workgroup.id.y"() : () -> (i32)
// rocdl.workgroup.id.y
%v1 = "rocdl.workgroup.id.y"() : () -> (vector<4xf32>)
// rocdl.workgroup.id.y
%v1 = "rocdl.workgroup.id.y"() : () -> (f32)
// rocdl.workgroup.id.z
%v1 = "rocdl.workgroup.id.z"() : () -> (!llvm.ptr)
// rocdl.workgroup.id.z
%v1 = "rocdl.workgroup.id.z"() : () -> (f32)
// rocdl.workgroup.id.z
%v1 = "rocdl.workgroup.id.z"() : () -> (vector<4xf32>)
// rocdl.cluster.id.x
%v1 = "rocdl.cluster.id.x"() : () -> (!llvm.ptr)
// rocdl.cluster.id.x
%v1 = "rocdl.cluster.id.x"() : () -> (f32)
// rocdl.cluster.id.x
%v1 = "rocdl.cluster.id.x"() : () -> (vector<4xf32>)
// rocdl.cluster.id.y
%v1 = "rocdl.cluster.id.y"() : () -> (vector<4xf32>)
// rocdl.cluster.id.y
%v1 = "rocdl.cluster.id.y"() : () -> (i32)
// rocdl.cluster.id.y
%v1 = "rocdl.cluster.id.y"() : () -> (!llvm.ptr)
// rocdl.cluster.id.z
%v1 = "rocdl.cluster.id.z"() : () -> (!llvm.ptr)
// rocdl.cluster.id.z
%v1 = "rocdl.cluster.id.z"() : () -> (f32)
// rocdl.cluster.id.z
%v1 = "rocdl.cluster.id.z"() : () -> (vector<4xf32>)
// rocdl.wavefrontsize
%v1 = "rocdl.wavefrontsize"() : () -> (i32)
// rocdl.wavefrontsize
%v1 = "rocdl.wavefrontsize"() : () -> (vector<4xf32>)
// rocdl.wavefrontsize
%v1 = "rocdl.wavefrontsize"() : () -> (f32)
// rocdl.workgroup.dim.x
%v1 = "rocdl.workgroup.dim.x"() : () -> (f32)
// rocdl.workgroup.dim.x
%v1 = "rocdl.workgroup.dim.x"() : () -> (!llvm.ptr)
// rocdl.workgroup.dim.x
%v1 = "rocdl.workgroup.dim.x"() : () -> (i32)
// rocdl.workgroup.dim.y
%v1 = "rocdl.workgroup.dim.y"() : () -> (vector<4xf32>)
// rocdl.workgroup.dim.y
%v1 = "rocdl.workgroup.dim.y"() : () -> (i32)
// rocdl.workgroup.dim.y
%v1 = "rocdl.workgroup.dim.y"() : () -> (!llvm.ptr)
// rocdl.workgroup.dim.z
%v1 = "rocdl.workgroup.dim.z"() : () -> (f32)
// rocdl.workgroup.dim.z
%v1 = "rocdl.workgroup.dim.z"() : () -> (!llvm.ptr)
// rocdl.workgroup.dim.z
%v1 = "rocdl.workgroup.dim.z"() : () -> (i32)
// rocdl.grid.dim.x
%v1 = "rocdl.grid.dim.x"() : () -> (!llvm.ptr)
// rocdl.grid.dim.x
%v1 = "rocdl.grid.dim.x"() : () -> (f32)
// rocdl.grid.dim.x
%v1 = "rocdl.grid.dim.x"() : () -> (vector<4xf32>)
// rocdl.grid.dim.y
%v1 = "rocdl.grid.dim.y"() : () -> (i32)
// rocdl.grid.dim.y
%v1 = "rocdl.grid.dim.y"() : () -> (vector<4xf32>)
// rocdl.grid.dim.y
%v1 = "rocdl.grid.dim.y"() : () -> (f32)
// rocdl.grid.dim.z
%v1 = "rocdl.grid.dim.z"() : () -> (f32)
// rocdl.grid.dim.z
%v1 = "rocdl.grid.dim.z"() : () -> (!llvm.ptr)
// rocdl.grid.dim.z
%v1 = "rocdl.grid.dim.z"() : () -> (i32)
// rocdl.s.waitcnt
"rocdl.s.waitcnt"() <{bitfield = 16 : i32}> : () -> ()
// rocdl.s.waitcnt
"rocdl.s.waitcnt"() <{bitfield = 8 : i32}> : () -> ()
// rocdl.s.sleep
"rocdl.s.sleep"() <{count = 4 : i32}> : () -> ()
// rocdl.s.sleep
"rocdl.s.sleep"() <{count = 0 : i32}> : () -> ()
// rocdl.s.nop
"rocdl.s.nop"() <{count = 32 : i16}> : () -> ()
// rocdl.s.nop
"rocdl.s.nop"() <{count = 128 : i16}> : () -> ()
// rocdl.s.barrier
"rocdl.s.barrier"() : () -> ()
// rocdl.barrier
"rocdl.barrier"() : () -> ()
// rocdl.s.barrier.init
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.init"(%v1) <{memberCnt = 2 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.init
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.init"(%v1) <{memberCnt = 0 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.signal
"rocdl.s.barrier.signal"() <{id = 8 : i32}> : () -> ()
// rocdl.s.barrier.signal
"rocdl.s.barrier.signal"() <{id = 16 : i32}> : () -> ()
// rocdl.s.barrier.signal.var
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.signal.var"(%v1) <{memberCnt = 128 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.signal.var
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.signal.var"(%v1) <{memberCnt = 8 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.join
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.join"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.leave
"rocdl.s.barrier.leave"() <{id = 2 : i16}> : () -> ()
// rocdl.s.barrier.leave
"rocdl.s.barrier.leave"() <{id = 1 : i16}> : () -> ()
// rocdl.s.barrier.wait
"rocdl.s.barrier.wait"() <{id = 0 : i16}> : () -> ()
// rocdl.s.barrier.wait
"rocdl.s.barrier.wait"() <{id = 4 : i16}> : () -> ()
// rocdl.s.barrier.signal.isfirst
%v1 = "rocdl.s.barrier.signal.isfirst"() <{id = 0 : i32}> : () -> (i1)
// rocdl.s.barrier.signal.isfirst
%v1 = "rocdl.s.barrier.signal.isfirst"() <{id = 2 : i32}> : () -> (i1)
// rocdl.s.get.barrier.state
%v1 = "rocdl.s.get.barrier.state"() <{id = 32 : i32}> : () -> (i32)
// rocdl.s.get.barrier.state
%v1 = "rocdl.s.get.barrier.state"() <{id = 16 : i32}> : () -> (i32)
// rocdl.s.get.named.barrier.state
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.s.get.named.barrier.state"(%v1) : (!llvm.ptr<3>) -> (i32)
// rocdl.s.wakeup.barrier
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.wakeup.barrier"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.s.wait.dscnt
"rocdl.s.wait.dscnt"() <{count = 4 : i16}> : () -> ()
// rocdl.s.wait.dscnt
"rocdl.s.wait.dscnt"() <{count = 0 : i16}> : () -> ()
// rocdl.s.wait.loadcnt
"rocdl.s.wait.loadcnt"() <{count = 8 : i16}> : () -> ()
// rocdl.s.wait.loadcnt
"rocdl.s.wait.loadcnt"() <{count = 16 : i16}> : () -> ()
// rocdl.s.wait.storecnt
"rocdl.s.wait.storecnt"() <{count = 1 : i16}> : () -> ()
// rocdl.s.wait.storecnt
"rocdl.s.wait.storecnt"() <{count = 2 : i16}> : () -> ()
// rocdl.s.wait.expcnt
"rocdl.s.wait.expcnt"() <{count = 2 : i16}> : () -> ()
// rocdl.s.wait.expcnt
"rocdl.s.wait.expcnt"() <{count = 1 : i16}> : () -> ()
// rocdl.s.wait.asynccnt
"rocdl.s.wait.asynccnt"() <{count = 8 : i16}> : () -> ()
// rocdl.s.wait.asynccnt
"rocdl.s.wait.asynccnt"() <{count = 16 : i16}> : () -> ()
// rocdl.s.wait.tensorcnt
"rocdl.s.wait.tensorcnt"() <{count = 0 : i16}> : () -> ()
// rocdl.s.wait.tensorcnt
"rocdl.s.wait.tensorcnt"() <{count = 4 : i16}> : () -> ()
// rocdl.s.setprio
"rocdl.s.setprio"() <{priority = 4 : i16}> : () -> ()
// rocdl.s.setprio
"rocdl.s.setprio"() <{priority = 0 : i16}> : () -> ()
// rocdl.sched.barrier
"rocdl.sched.barrier"() <{mask = 0 : i32}> : () -> ()
// rocdl.sched.barrier
"rocdl.sched.barrier"() <{mask = 4 : i32}> : () -> ()
// rocdl.sched.group.barrier
"rocdl.sched.group.barrier"() <{mask = 128 : i32, size = 0 : i32, groupId = 128 : i32}> : () -> ()
// rocdl.sched.group.barrier
"rocdl.sched.group.barrier"() <{mask = 32 : i32, size = 32 : i32, groupId = 0 : i32}> : () -> ()
// rocdl.sched.group.barrier
"rocdl.sched.group.barrier"() <{mask = 32 : i32, size = 0 : i32, groupId = 0 : i32}> : () -> ()
// rocdl.iglp.opt
"rocdl.iglp.opt"() <{variant = 32 : i32}> : () -> ()
// rocdl.iglp.opt
"rocdl.iglp.opt"() <{variant = 128 : i32}> : () -> ()
// rocdl.mfma.f32.32x32x1f32
%v1 = "rocdl.mfma.f32.32x32x1f32"() : () -> (f32)
// rocdl.mfma.f32.32x32x1f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.32x32x1f32"(%v1, %v2, %v3) : (f32, f32, f32) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x1f32
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.mfma.f32.32x32x1f32"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.mfma.f32.16x16x1f32
%v1 = "rocdl.mfma.f32.16x16x1f32"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x1f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.16x16x1f32"(%v1, %v2, %v3) : (i32, i32, i32) -> (f32)
// rocdl.mfma.f32.16x16x1f32
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.16x16x1f32"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x1f32
%v1 = "rocdl.mfma.f32.4x4x1f32"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x1f32
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.4x4x1f32"(%v1) : (!llvm.ptr) -> (i32)
// rocdl.mfma.f32.4x4x1f32
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.4x4x1f32"(%v1) : (i32) -> (f32)
// rocdl.mfma.f32.32x32x2f32
%v1 = "rocdl.mfma.f32.32x32x2f32"() : () -> (f32)
// rocdl.mfma.f32.32x32x2f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.32x32x2f32"(%v1, %v2, %v3) : (i32, i32, i32) -> (f32)
// rocdl.mfma.f32.32x32x2f32
%v1 = "rocdl.mfma.f32.32x32x2f32"() : () -> (i32)
// rocdl.mfma.f32.16x16x4f32
%v1 = "rocdl.mfma.f32.16x16x4f32"() : () -> (i32)
// rocdl.mfma.f32.16x16x4f32
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.mfma.f32.16x16x4f32"(%v1) : (vector<4xf32>) -> (f32)
// rocdl.mfma.f32.16x16x4f32
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.mfma.f32.16x16x4f32"(%v1) : (f32) -> (f32)
// rocdl.mfma.f32.32x32x4f16
%v1 = "rocdl.mfma.f32.32x32x4f16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.32x32x4f16"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.32x32x4f16"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.mfma.f32.16x16x4f16
%v1 = "rocdl.mfma.f32.16x16x4f16"() : () -> (f32)
// rocdl.mfma.f32.16x16x4f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.f32.16x16x4f16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x4f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.16x16x4f16"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.mfma.f32.4x4x4f16
%v1 = "rocdl.mfma.f32.4x4x4f16"() : () -> (f32)
// rocdl.mfma.f32.4x4x4f16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.4x4x4f16"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.4x4x4f16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.4x4x4f16"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.mfma.f32.32x32x8f16
%v1 = "rocdl.mfma.f32.32x32x8f16"() : () -> (f32)
// rocdl.mfma.f32.32x32x8f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.f32.32x32x8f16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x8f16
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.32x32x8f16"(%v1) : (i32) -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x16f16
%v1 = "rocdl.mfma.f32.16x16x16f16"() : () -> (i32)
// rocdl.mfma.f32.16x16x16f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.16x16x16f16"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x16f16
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.16x16x16f16"(%v1) : (i32) -> (i32)
// rocdl.mfma.i32.32x32x4i8
%v1 = "rocdl.mfma.i32.32x32x4i8"() : () -> (vector<4xf32>)
// rocdl.mfma.i32.32x32x4i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.i32.32x32x4i8"(%v1, %v2, %v3) : (i32, i32, i32) -> (!llvm.ptr)
// rocdl.mfma.i32.32x32x4i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.i32.32x32x4i8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x4i8
%v1 = "rocdl.mfma.i32.16x16x4i8"() : () -> (f32)
// rocdl.mfma.i32.16x16x4i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.i32.16x16x4i8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x4i8
%v1 = "rocdl.mfma.i32.16x16x4i8"() : () -> (i32)
// rocdl.mfma.i32.4x4x4i8
%v1 = "rocdl.mfma.i32.4x4x4i8"() : () -> (f32)
// rocdl.mfma.i32.4x4x4i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.i32.4x4x4i8"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.mfma.i32.4x4x4i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.mfma.i32.4x4x4i8"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.i32.32x32x8i8
%v1 = "rocdl.mfma.i32.32x32x8i8"() : () -> (i32)
// rocdl.mfma.i32.32x32x8i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.i32.32x32x8i8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.mfma.i32.32x32x8i8
%v1 = "rocdl.mfma.i32.32x32x8i8"() : () -> (vector<4xf32>)
// rocdl.mfma.i32.16x16x16i8
%v1 = "rocdl.mfma.i32.16x16x16i8"() : () -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x16i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.i32.16x16x16i8"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.mfma.i32.16x16x16i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.i32.16x16x16i8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x2bf16
%v1 = "rocdl.mfma.f32.32x32x2bf16"() : () -> (i32)
// rocdl.mfma.f32.32x32x2bf16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.32x32x2bf16"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.mfma.f32.32x32x2bf16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.32x32x2bf16"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x2bf16
%v1 = "rocdl.mfma.f32.16x16x2bf16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x2bf16
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.mfma.f32.16x16x2bf16"(%v1) : (f32) -> (f32)
// rocdl.mfma.f32.16x16x2bf16
%v1 = "rocdl.mfma.f32.16x16x2bf16"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.4x4x2bf16
%v1 = "rocdl.mfma.f32.4x4x2bf16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x2bf16
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.mfma.f32.4x4x2bf16"(%v1) : (f32) -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x2bf16
%v1 = "rocdl.mfma.f32.4x4x2bf16"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x4bf16
%v1 = "rocdl.mfma.f32.32x32x4bf16"() : () -> (f32)
// rocdl.mfma.f32.32x32x4bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mfma.f32.32x32x4bf16"(%v1, %v2) : (i32, i32) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.32x32x4bf16"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x8bf16
%v1 = "rocdl.mfma.f32.16x16x8bf16"() : () -> (f32)
// rocdl.mfma.f32.16x16x8bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.f32.16x16x8bf16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x8bf16
%v1 = "rocdl.mfma.f32.16x16x8bf16"() : () -> (i32)
// rocdl.mfma.f32.32x32x4bf16.1k
%v1 = "rocdl.mfma.f32.32x32x4bf16.1k"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4bf16.1k
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.32x32x4bf16.1k"(%v1) : (i32) -> (i32)
// rocdl.mfma.f32.32x32x4bf16.1k
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.32x32x4bf16.1k"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x4bf16.1k
%v1 = "rocdl.mfma.f32.16x16x4bf16.1k"() : () -> (f32)
// rocdl.mfma.f32.16x16x4bf16.1k
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.16x16x4bf16.1k"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x4bf16.1k
%v1 = "rocdl.mfma.f32.16x16x4bf16.1k"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x4bf16.1k
%v1 = "rocdl.mfma.f32.4x4x4bf16.1k"() : () -> (f32)
// rocdl.mfma.f32.4x4x4bf16.1k
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.4x4x4bf16.1k"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.mfma.f32.4x4x4bf16.1k
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.mfma.f32.4x4x4bf16.1k"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x8bf16.1k
%v1 = "rocdl.mfma.f32.32x32x8bf16.1k"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x8bf16.1k
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.32x32x8bf16.1k"(%v1) : (i32) -> (f32)
// rocdl.mfma.f32.32x32x8bf16.1k
%v1 = "rocdl.mfma.f32.32x32x8bf16.1k"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x16bf16.1k
%v1 = "rocdl.mfma.f32.16x16x16bf16.1k"() : () -> (f32)
// rocdl.mfma.f32.16x16x16bf16.1k
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.16x16x16bf16.1k"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x16bf16.1k
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.16x16x16bf16.1k"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.mfma.f64.16x16x4f64
%v1 = "rocdl.mfma.f64.16x16x4f64"() : () -> (i32)
// rocdl.mfma.f64.16x16x4f64
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f64.16x16x4f64"(%v1, %v2) : (f32, f32) -> (i32)
// rocdl.mfma.f64.16x16x4f64
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.mfma.f64.16x16x4f64"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f64.4x4x4f64
%v1 = "rocdl.mfma.f64.4x4x4f64"() : () -> (f32)
// rocdl.mfma.f64.4x4x4f64
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f64.4x4x4f64"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.mfma.f64.4x4x4f64
%v1 = "rocdl.mfma.f64.4x4x4f64"() : () -> (vector<4xf32>)
// rocdl.mfma.i32.16x16x32.i8
%v1 = "rocdl.mfma.i32.16x16x32.i8"() : () -> (vector<4xf32>)
// rocdl.mfma.i32.16x16x32.i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.i32.16x16x32.i8"(%v1, %v2, %v3) : (i32, i32, i32) -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x32.i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.i32.16x16x32.i8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (f32)
// rocdl.mfma.i32.32x32x16.i8
%v1 = "rocdl.mfma.i32.32x32x16.i8"() : () -> (!llvm.ptr)
// rocdl.mfma.i32.32x32x16.i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.i32.32x32x16.i8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.mfma.i32.32x32x16.i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.mfma.i32.32x32x16.i8"(%v1) : (vector<4xf32>) -> (i32)
// rocdl.mfma.f32.16x16x8.xf32
%v1 = "rocdl.mfma.f32.16x16x8.xf32"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x8.xf32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.16x16x8.xf32"(%v1, %v2, %v3) : (f32, f32, f32) -> (i32)
// rocdl.mfma.f32.16x16x8.xf32
%v1 = "rocdl.mfma.f32.16x16x8.xf32"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x4.xf32
%v1 = "rocdl.mfma.f32.32x32x4.xf32"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4.xf32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.32x32x4.xf32"(%v1, %v2) : (f32, f32) -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x4.xf32
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.32x32x4.xf32"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x32.bf8.bf8
%v1 = "rocdl.mfma.f32.16x16x32.bf8.bf8"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x32.bf8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x32.bf8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%v1) : (f32) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x32.bf8.fp8
%v1 = "rocdl.mfma.f32.16x16x32.bf8.fp8"() : () -> (f32)
// rocdl.mfma.f32.16x16x32.bf8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x32.bf8.fp8
%v1 = "rocdl.mfma.f32.16x16x32.bf8.fp8"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x32.fp8.bf8
%v1 = "rocdl.mfma.f32.16x16x32.fp8.bf8"() : () -> (i32)
// rocdl.mfma.f32.16x16x32.fp8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.mfma.f32.16x16x32.fp8.bf8
%v1 = "rocdl.mfma.f32.16x16x32.fp8.bf8"() : () -> (f32)
// rocdl.mfma.f32.16x16x32.fp8.fp8
%v1 = "rocdl.mfma.f32.16x16x32.fp8.fp8"() : () -> (i32)
// rocdl.mfma.f32.16x16x32.fp8.fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.mfma.f32.16x16x32.fp8.fp8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x16.bf8.bf8
%v1 = "rocdl.mfma.f32.32x32x16.bf8.bf8"() : () -> (i32)
// rocdl.mfma.f32.32x32x16.bf8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.mfma.f32.32x32x16.bf8.bf8
%v1 = "rocdl.mfma.f32.32x32x16.bf8.bf8"() : () -> (f32)
// rocdl.mfma.f32.32x32x16.bf8.fp8
%v1 = "rocdl.mfma.f32.32x32x16.bf8.fp8"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x16.bf8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mfma.f32.32x32x16.bf8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x16.fp8.bf8
%v1 = "rocdl.mfma.f32.32x32x16.fp8.bf8"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x16.fp8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%v1, %v2) : (f32, f32) -> (i32)
// rocdl.mfma.f32.32x32x16.fp8.bf8
%v1 = "rocdl.mfma.f32.32x32x16.fp8.bf8"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x16.fp8.fp8
%v1 = "rocdl.mfma.f32.32x32x16.fp8.fp8"() : () -> (f32)
// rocdl.mfma.f32.32x32x16.fp8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%v1, %v2, %v3) : (i32, i32, i32) -> (f32)
// rocdl.mfma.f32.32x32x16.fp8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%v1) : (!llvm.ptr) -> (f32)
// rocdl.mfma.f32.16x16x32.bf16
%v1 = "rocdl.mfma.f32.16x16x32.bf16"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x32.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.16x16x32.bf16"(%v1, %v2, %v3) : (i32, i32, i32) -> (f32)
// rocdl.mfma.f32.16x16x32.bf16
%v1 = "rocdl.mfma.f32.16x16x32.bf16"() : () -> (i32)
// rocdl.mfma.i32.16x16x64.i8
%v1 = "rocdl.mfma.i32.16x16x64.i8"() : () -> (i32)
// rocdl.mfma.i32.16x16x64.i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.i32.16x16x64.i8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x64.i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mfma.i32.16x16x64.i8"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mfma.f32.16x16x32.f16
%v1 = "rocdl.mfma.f32.16x16x32.f16"() : () -> (i32)
// rocdl.mfma.f32.16x16x32.f16
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.16x16x32.f16"(%v1) : (i32) -> (i32)
// rocdl.mfma.f32.16x16x32.f16
%v1 = "rocdl.mfma.f32.16x16x32.f16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x16.bf16
%v1 = "rocdl.mfma.f32.32x32x16.bf16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x16.bf16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.32x32x16.bf16"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.mfma.f32.32x32x16.bf16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.32x32x16.bf16"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.i32.32x32x32.i8
%v1 = "rocdl.mfma.i32.32x32x32.i8"() : () -> (f32)
// rocdl.mfma.i32.32x32x32.i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.i32.32x32x32.i8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.i32.32x32x32.i8
%v1 = "rocdl.mfma.i32.32x32x32.i8"() : () -> (i32)
// rocdl.mfma.f32.32x32x16.f16
%v1 = "rocdl.mfma.f32.32x32x16.f16"() : () -> (i32)
// rocdl.mfma.f32.32x32x16.f16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.32x32x16.f16"(%v1, %v2, %v3) : (f32, f32, f32) -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x16.f16
%v1 = "rocdl.mfma.f32.32x32x16.f16"() : () -> (vector<4xf32>)
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
%v1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"() : () -> (vector<4xf32>)
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%v1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"() : () -> (vector<4xf32>)
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%v1) : (i32) -> (i32)
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x32.f16
%v1 = "rocdl.smfmac.f32.16x16x32.f16"() : () -> (i32)
// rocdl.smfmac.f32.16x16x32.f16
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.smfmac.f32.16x16x32.f16"(%v1) : (f32) -> (f32)
// rocdl.smfmac.f32.16x16x32.f16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.smfmac.f32.16x16x32.f16"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (i32)
// rocdl.smfmac.f32.32x32x16.f16
%v1 = "rocdl.smfmac.f32.32x32x16.f16"() : () -> (i32)
// rocdl.smfmac.f32.32x32x16.f16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.smfmac.f32.32x32x16.f16"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.smfmac.f32.32x32x16.f16
%v1 = "rocdl.smfmac.f32.32x32x16.f16"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x32.bf16
%v1 = "rocdl.smfmac.f32.16x16x32.bf16"() : () -> (f32)
// rocdl.smfmac.f32.16x16x32.bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.smfmac.f32.16x16x32.bf16"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x32.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.smfmac.f32.16x16x32.bf16"(%v1, %v2) : (i32, i32) -> (f32)
// rocdl.smfmac.f32.32x32x16.bf16
%v1 = "rocdl.smfmac.f32.32x32x16.bf16"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x16.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.smfmac.f32.32x32x16.bf16"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.smfmac.f32.32x32x16.bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.32x32x16.bf16"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.i32.16x16x64.i8
%v1 = "rocdl.smfmac.i32.16x16x64.i8"() : () -> (!llvm.ptr)
// rocdl.smfmac.i32.16x16x64.i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.smfmac.i32.16x16x64.i8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.smfmac.i32.16x16x64.i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.i32.16x16x64.i8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (!llvm.ptr)
// rocdl.smfmac.i32.32x32x32.i8
%v1 = "rocdl.smfmac.i32.32x32x32.i8"() : () -> (f32)
// rocdl.smfmac.i32.32x32x32.i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.i32.32x32x32.i8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.i32.32x32x32.i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.smfmac.i32.32x32x32.i8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%v1 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.bf8.fp8
%v1 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.bf8.fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%v1, %v2) : (f32, f32) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.bf8.fp8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%v1 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.smfmac.f32.16x16x64.fp8.fp8
%v1 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"() : () -> (i32)
// rocdl.smfmac.f32.16x16x64.fp8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%v1 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"() : () -> (f32)
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%v1, %v2, %v3) : (f32, f32, f32) -> (i32)
// rocdl.smfmac.f32.32x32x32.bf8.fp8
%v1 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"() : () -> (f32)
// rocdl.smfmac.f32.32x32x32.bf8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%v1) : (!llvm.ptr) -> (i32)
// rocdl.smfmac.f32.32x32x32.bf8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.smfmac.f32.32x32x32.fp8.bf8
%v1 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"() : () -> (f32)
// rocdl.smfmac.f32.32x32x32.fp8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x32.fp8.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%v1) : (i32) -> (i32)
// rocdl.smfmac.f32.32x32x32.fp8.fp8
%v1 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x32.fp8.fp8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x32.fp8.fp8
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%v1) : (f32) -> (f32)
// rocdl.smfmac.f32.16x16x64.bf16
%v1 = "rocdl.smfmac.f32.16x16x64.bf16"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.bf16
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.smfmac.f32.16x16x64.bf16"(%v1) : (f32) -> (f32)
// rocdl.smfmac.f32.16x16x64.bf16
%v1 = "rocdl.smfmac.f32.16x16x64.bf16"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x64.f16
%v1 = "rocdl.smfmac.f32.16x16x64.f16"() : () -> (f32)
// rocdl.smfmac.f32.16x16x64.f16
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.16x16x64.f16"(%v1) : (i32) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.16x16x64.f16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (f32)
// rocdl.smfmac.i32.16x16x128.i8
%v1 = "rocdl.smfmac.i32.16x16x128.i8"() : () -> (vector<4xf32>)
// rocdl.smfmac.i32.16x16x128.i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.smfmac.i32.16x16x128.i8"(%v1, %v2, %v3) : (i32, i32, i32) -> (!llvm.ptr)
// rocdl.smfmac.i32.16x16x128.i8
%v1 = "rocdl.smfmac.i32.16x16x128.i8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%v1 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"() : () -> (f32)
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%v1) : (!llvm.ptr) -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%v1 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"() : () -> (i32)
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%v1 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%v1) : (!llvm.ptr) -> (f32)
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%v1 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"() : () -> (i32)
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%v1 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"() : () -> (f32)
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%v1 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"() : () -> (i32)
// rocdl.smfmac.f32.16x16x128.fp8.fp8
%v1 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x128.fp8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%v1) : (i32) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x128.fp8.fp8
%v1 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"() : () -> (i32)
// rocdl.smfmac.f32.32x32x32.bf16
%v1 = "rocdl.smfmac.f32.32x32x32.bf16"() : () -> (f32)
// rocdl.smfmac.f32.32x32x32.bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.32x32x32.bf16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x32.bf16
%v1 = "rocdl.smfmac.f32.32x32x32.bf16"() : () -> (i32)
// rocdl.smfmac.f32.32x32x32.f16
%v1 = "rocdl.smfmac.f32.32x32x32.f16"() : () -> (i32)
// rocdl.smfmac.f32.32x32x32.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.smfmac.f32.32x32x32.f16"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.smfmac.f32.32x32x32.f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.32x32x32.f16"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.i32.32x32x64.i8
%v1 = "rocdl.smfmac.i32.32x32x64.i8"() : () -> (i32)
// rocdl.smfmac.i32.32x32x64.i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.i32.32x32x64.i8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.smfmac.i32.32x32x64.i8
%v1 = "rocdl.smfmac.i32.32x32x64.i8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%v1 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%v1) : (i32) -> (i32)
// rocdl.smfmac.f32.32x32x64.bf8.fp8
%v1 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x64.bf8.fp8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x64.bf8.fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.smfmac.f32.32x32x64.fp8.bf8
%v1 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"() : () -> (i32)
// rocdl.smfmac.f32.32x32x64.fp8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.smfmac.f32.32x32x64.fp8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%v1) : (f32) -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x64.fp8.fp8
%v1 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"() : () -> (i32)
// rocdl.smfmac.f32.32x32x64.fp8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x64.fp8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%v1) : (i32) -> (i32)
// rocdl.wmma.f32.16x16x16.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.f16"(%v1, %v2, %v3) : (f16, f16, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf16
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf16"(%v1, %v2, %v3) : (si8, si8, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf16
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf16"(%v1, %v2, %v3) : (i8, i1, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf16
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf16"(%v1, %v2, %v3) : (si64, si64, f32) -> (f32)
// rocdl.wmma.f16.16x16x16.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x16.f16"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// rocdl.wmma.f16.16x16x16.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x16.f16"(%v1, %v2, %v3) <{opsel = false}> : (f16, f16, f16) -> (f16)
// rocdl.wmma.bf16.16x16x16.bf16
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i1
%v4 = "rocdl.wmma.bf16.16x16x16.bf16"(%v1, %v2, %v3) : (i1, i1, i1) -> (i1)
// rocdl.wmma.bf16.16x16x16.bf16
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.bf16.16x16x16.bf16"(%v1, %v2, %v3) <{opsel = false}> : (i64, i8, i64) -> (i1)
// rocdl.wmma.bf16.16x16x16.bf16
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i1
%v4 = "rocdl.wmma.bf16.16x16x16.bf16"(%v1, %v2, %v3) <{opsel = false}> : (i8, i8, i1) -> (i1)
// rocdl.wmma.i32.16x16x16.iu8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i1
%v4 = "rocdl.wmma.i32.16x16x16.iu8"(%v1, %v2, %v3) : (i1, i1, i1) -> (i1)
// rocdl.wmma.i32.16x16x16.iu8
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> ui16
%v4 = "rocdl.wmma.i32.16x16x16.iu8"(%v1, %v2, %v3) <{signA = false, signB = false, clamp = false}> : (ui16, ui16, ui16) -> (i32)
// rocdl.wmma.i32.16x16x16.iu8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i8
%v4 = "rocdl.wmma.i32.16x16x16.iu8"(%v1, %v2, %v3) : (i8, i8, i8) -> (i1)
// rocdl.wmma.i32.16x16x16.iu4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.i32.16x16x16.iu4"(%v1, %v2, %v3) : (i64, i1, i64) -> (i64)
// rocdl.wmma.i32.16x16x16.iu4
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> i16
%v4 = "rocdl.wmma.i32.16x16x16.iu4"(%v1, %v2, %v3) <{signA = false, signB = false, clamp = true}> : (i16, i16, i16) -> (i32)
// rocdl.wmma.i32.16x16x16.iu4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.wmma.i32.16x16x16.iu4"(%v1, %v2, %v3) : (i32, i64, i32) -> (i1)
// rocdl.wmma.f32.16x16x16.fp8_fp8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%v1, %v2, %v3) : (i8, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%v1, %v2, %v3) : (i32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.fp8_fp8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> ui8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%v1, %v2, %v3) : (i1, ui8, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.fp8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%v1, %v2, %v3) : (i64, i64, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.fp8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%v1, %v2, %v3) : (i32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%v1, %v2, %v3) : (i32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_bf8
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%v1, %v2, %v3) : (ui16, ui16, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%v1, %v2, %v3) : (i64, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%v1, %v2, %v3) : (i64, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_fp8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%v1, %v2, %v3) : (i1, i1, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%v1, %v2, %v3) : (i32, i32, f32) -> (f32)
// rocdl.wmma.i32.16x16x32.iu4
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "test.value"() : () -> ui8
%v4 = "rocdl.wmma.i32.16x16x32.iu4"(%v1, %v2, %v3) : (ui32, ui32, ui8) -> (ui32)
// rocdl.wmma.i32.16x16x32.iu4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.i32.16x16x32.iu4"(%v1, %v2, %v3) <{signA = true, signB = false, clamp = true}> : (i64, i64, i64) -> (i8)
// rocdl.wmma.i32.16x16x32.iu4
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.i32.16x16x32.iu4"(%v1, %v2, %v3) <{clamp = false}> : (ui8, i8, i64) -> (i8)
// rocdl.wmma.f32.16x16x4.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x4.f32"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.wmma.f32.16x16x4.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x4.f32"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 16 : i16, reuseA = true, reuseB = true}> : (f32, f32, f32) -> (f32)
// rocdl.wmma.f32.16x16x4.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x4.f32"(%v1, %v2, %v3) <{signB = false, reuseA = false}> : (f32, f32, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.bf16"(%v1, %v2, %v3) : (bf16, bf16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 16 : i16, reuseA = true, reuseB = false}> : (bf16, bf16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.bf16"(%v1, %v2, %v3) <{modC = 1 : i16, reuseB = true}> : (bf16, bf16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.f16"(%v1, %v2, %v3) : (f16, f16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.f16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 0 : i16, reuseA = false, reuseB = false}> : (f16, f16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.f16"(%v1, %v2, %v3) <{signA = false, signB = false, reuseA = false, reuseB = false}> : (f16, f16, f32) -> (f32)
// rocdl.wmma.f16.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x32.f16"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// rocdl.wmma.f16.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x32.f16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 32 : i16, reuseA = false, reuseB = false}> : (f16, f16, f16) -> (f16)
// rocdl.wmma.f16.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x32.f16"(%v1, %v2, %v3) <{signB = false, reuseA = true}> : (f16, f16, f16) -> (f16)
// rocdl.wmma.bf16.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> bf16
%v4 = "rocdl.wmma.bf16.16x16x32.bf16"(%v1, %v2, %v3) : (bf16, bf16, bf16) -> (bf16)
// rocdl.wmma.bf16.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> bf16
%v4 = "rocdl.wmma.bf16.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 4 : i16, reuseA = false, reuseB = false}> : (bf16, bf16, bf16) -> (bf16)
// rocdl.wmma.bf16.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> bf16
%v4 = "rocdl.wmma.bf16.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 2 : i16, reuseA = false, reuseB = false}> : (bf16, bf16, bf16) -> (bf16)
// rocdl.wmma.bf16f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v1, %v2, %v3) : (bf16, bf16, f32) -> (bf16)
// rocdl.wmma.bf16f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 0 : i16, reuseA = true, reuseB = false}> : (bf16, bf16, f32) -> (bf16)
// rocdl.wmma.bf16f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v1, %v2, %v3) <{reuseA = false}> : (bf16, bf16, f32) -> (bf16)
// rocdl.wmma.f32.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v1, %v2, %v3) : (si32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{modC = 8 : i16, reuseA = false, reuseB = false}> : (i1, i1, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i4
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{reuseB = false}> : (i4, i4, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%v1, %v2, %v3) : (ui64, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i8, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = 4 : i16, reuseA = false}> : (si64, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v1, %v2, %v3) : (i64, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i1, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{reuseB = false}> : (ui64, si8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%v1, %v2, %v3) : (i64, i64, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{modC = 1 : i16, reuseA = false, reuseB = true}> : (i16, si8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{modC = 4 : i16}> : (i32, i64, f32) -> (f32)
// rocdl.wmma.f16.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%v1, %v2, %v3) : (i64, i1, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (ui64, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v1, %v2, %v3) : (ui64, ui64, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i64, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> si32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = 16 : i16, reuseA = false}> : (si32, si32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v1, %v2, %v3) : (i32, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> i4
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{modC = 128 : i16, reuseA = false, reuseB = false}> : (i128, i4, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v1, %v2, %v3) : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{modC = 2 : i16, reuseA = false, reuseB = false}> : (ui32, ui32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i4
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v1, %v2, %v3) : (i32, i4, f16) -> (f16)
// rocdl.wmma.f32.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> si32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%v1, %v2, %v3) : (si32, si32, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = 16 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = 2 : i16}> : (ui64, ui64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v1, %v2, %v3) : (i16, i1, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{modC = 8 : i16, reuseA = false, reuseB = false}> : (i64, ui64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{reuseA = false}> : (i8, i64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v1, %v2, %v3) : (i64, i64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{modC = 16 : i16, reuseA = false, reuseB = true}> : (ui64, ui64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{reuseA = false}> : (i32, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> ui8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v1, %v2, %v3) : (ui8, ui8, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (i32, si8, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{modC = 16 : i16, reuseA = false, reuseB = false}> : (i16, i16, f32) -> (f32)
// rocdl.wmma.f16.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v1, %v2, %v3) : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = 8 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = 8 : i16}> : (i32, si8, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v1, %v2, %v3) : (ui64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{modC = 2 : i16, reuseA = false, reuseB = false}> : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{reuseA = false}> : (si64, si64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i4
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v1, %v2, %v3) : (i64, i4, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (si8, si8, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{modC = 8 : i16, reuseB = false}> : (i32, ui16, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%v1, %v2, %v3) : (i16, si8, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> si32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{reuseB = true}> : (i128, si32, f16) -> (f16)
// rocdl.wmma.i32.16x16x64.iu8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.i32.16x16x64.iu8"(%v1, %v2, %v3) : (i32, i32, i64) -> (i32)
// rocdl.wmma.i32.16x16x64.iu8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> ui16
%v4 = "rocdl.wmma.i32.16x16x64.iu8"(%v1, %v2, %v3) <{signA = false, signB = false, reuseA = false, reuseB = false, clamp = false}> : (i8, i8, ui16) -> (i8)
// rocdl.wmma.i32.16x16x64.iu8
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> ui16
%v4 = "rocdl.wmma.i32.16x16x64.iu8"(%v1, %v2, %v3) <{signB = false, clamp = false}> : (ui16, ui16, ui16) -> (ui16)
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) : (i32, i32, f32, i32, i32) -> (f32)
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtA = 8 : i32, fmtB = 32 : i32, modC = 128 : i16, scaleAType = 128 : i32, fmtScaleA = 16 : i32, scaleBType = 16 : i32, fmtScaleB = 4 : i32, reuseA = false, reuseB = true}> : (i64, i32, f32, i32, i32) -> (f32)
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtB = 32 : i32, modC = 2 : i16, scaleBType = 128 : i32, reuseB = false}> : (i64, i64, f32, i32, i32) -> (f32)
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) : (ui16, i1, f32, i64, i64) -> (f32)
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtA = 2 : i32, fmtB = 4 : i32, modC = 4 : i16, scaleAType = 1 : i32, fmtScaleA = 8 : i32, scaleBType = 0 : i32, fmtScaleB = 1 : i32, reuseA = false, reuseB = false}> : (i32, ui64, f32, i64, i64) -> (f32)
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtA = 16 : i32, fmtB = 8 : i32, modC = 1 : i16, scaleAType = 128 : i32, scaleBType = 128 : i32, fmtScaleB = 8 : i32, reuseA = false}> : (si8, i64, f32, i64, i64) -> (f32)
// rocdl.wmma.scale.f32.32x16x128.f4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) : (i64, i8, f32, i32, i32) -> (f32)
// rocdl.wmma.scale.f32.32x16x128.f4
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{modC = 1 : i16, scaleAType = 32 : i32, fmtScaleA = 32 : i32, scaleBType = 32 : i32, fmtScaleB = 16 : i32, reuseA = false, reuseB = false}> : (i16, i16, f32, i32, i32) -> (f32)
// rocdl.wmma.scale.f32.32x16x128.f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{modC = 4 : i16, scaleAType = 0 : i32, scaleBType = 0 : i32, reuseA = false, reuseB = true}> : (i32, i32, f32, i32, i32) -> (f32)
// rocdl.wmma.scale16.f32.32x16x128.f4
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> ui8
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) : (ui8, ui8, f32, i64, i64) -> (f32)
// rocdl.wmma.scale16.f32.32x16x128.f4
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{modC = 128 : i16, scaleAType = 2 : i32, fmtScaleA = 32 : i32, scaleBType = 128 : i32, fmtScaleB = 2 : i32, reuseA = false, reuseB = false}> : (i1, si8, f32, i64, i64) -> (f32)
// rocdl.wmma.scale16.f32.32x16x128.f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{reuseA = false, reuseB = false}> : (i32, i64, f32, i64, i64) -> (f32)
// rocdl.ds.read.tr4.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr4.b64"(%v1) : (!llvm.ptr<3>) -> (vector<4xf32>)
// rocdl.ds.read.tr8.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr8.b64"(%v1) : (!llvm.ptr<3>) -> (i32)
// rocdl.ds.read.tr6.b96
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr6.b96"(%v1) : (!llvm.ptr<3>) -> (!llvm.ptr)
// rocdl.ds.read.tr6.b96
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr6.b96"(%v1) : (!llvm.ptr<3>) -> (f32)
// rocdl.ds.read.tr16.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr16.b64"(%v1) : (!llvm.ptr<3>) -> (f32)
// rocdl.global.load.tr4.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "rocdl.global.load.tr4.b64"(%v1) : (!llvm.ptr<1>) -> (f32)
// rocdl.global.load.tr.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "rocdl.global.load.tr.b64"(%v1) : (!llvm.ptr<1>) -> (f32)
// rocdl.global.load.tr6.b96
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "rocdl.global.load.tr6.b96"(%v1) : (!llvm.ptr<1>) -> (i32)
// rocdl.global.load.tr.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "rocdl.global.load.tr.b128"(%v1) : (!llvm.ptr<1>) -> (i32)
// rocdl.ds.load.tr4.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.load.tr4.b64"(%v1) : (!llvm.ptr<3>) -> (!llvm.ptr)
// rocdl.ds.load.tr8.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.load.tr8.b64"(%v1) : (!llvm.ptr<3>) -> (f32)
// rocdl.ds.load.tr6.b96
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.load.tr6.b96"(%v1) : (!llvm.ptr<3>) -> (f32)
// rocdl.ds.load.tr16.b128
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.load.tr16.b128"(%v1) : (!llvm.ptr<3>) -> (i32)
// rocdl.load.to.lds
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.load.to.lds"(%v1, %v2) <{size = 32 : i32, offset = 8 : i32, aux = 16 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
// rocdl.load.to.lds
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.load.to.lds"(%v1, %v2) <{size = 128 : i32, offset = 1 : i32, aux = 1 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
// rocdl.global.load.lds
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.lds"(%v1, %v2) <{size = 32 : i32, offset = 32 : i32, aux = 2 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b8
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b8"(%v1, %v2) <{offset = 0 : i32, aux = 128 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b8
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b8"(%v1, %v2) <{offset = 4 : i32, aux = 4 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b32
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b32"(%v1, %v2) <{offset = 0 : i32, aux = 32 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b64"(%v1, %v2) <{offset = 2 : i32, aux = 128 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b64"(%v1, %v2) <{offset = 1 : i32, aux = 4 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b128"(%v1, %v2) <{offset = 8 : i32, aux = 32 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b128"(%v1, %v2) <{offset = 16 : i32, aux = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.cluster.load.async.to.lds.b8
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b8"(%v1, %v2, %v3) <{offset = 0 : i32, cpol = 8 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b8
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b8"(%v1, %v2, %v3) <{offset = 32 : i32, cpol = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b32
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b32"(%v1, %v2, %v3) <{offset = 0 : i32, cpol = 16 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b64"(%v1, %v2, %v3) <{offset = 8 : i32, cpol = 8 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b64"(%v1, %v2, %v3) <{offset = 1 : i32, cpol = 1 : i32, alias_scopes = [#llvm.alias_scope< id = "text", domain = #llvm.alias_scope_domain< id = 1 : i32> > ]}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b128"(%v1, %v2, %v3) <{offset = 16 : i32, cpol = 2 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b128"(%v1, %v2, %v3) <{offset = 2 : i32, cpol = 16 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.make.buffer.rsrc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "rocdl.make.buffer.rsrc"(%v1, %v2, %v3, %v4) : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr)
// rocdl.raw.ptr.buffer.load
%v1 = "test.value"() : () -> !llvm.ptr<8>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "rocdl.raw.ptr.buffer.load"(%v1, %v2, %v3, %v4) : (!llvm.ptr<8>, i32, i32, i32) -> (!llvm.ptr)
// rocdl.raw.ptr.buffer.load.lds
%v1 = "test.value"() : () -> !llvm.ptr<8>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.load.lds"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.store
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.store"(%v1, %v2, %v3, %v4, %v5) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.store
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.store"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.cmpswap
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> !llvm.ptr<8>
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (i32, i32, !llvm.ptr<8>, i32, i32, i32) -> (i32)
// rocdl.raw.ptr.buffer.atomic.fmax
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fmax"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.smax
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.smax"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.umin
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.umin"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.fadd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fadd"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.fadd
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fadd"(%v1, %v2, %v3, %v4, %v5) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.buffer.atomic.cmpswap
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "rocdl.raw.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32) -> (!llvm.ptr)
// rocdl.raw.buffer.atomic.cmpswap
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "rocdl.raw.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (f32, f32, !llvm.ptr, i32, i32, i32) -> (f32)
// rocdl.raw.buffer.atomic.cmpswap
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "rocdl.raw.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32, i32) -> (vector<4xf32>)
// rocdl.global.prefetch
%v1 = "test.value"() : () -> !llvm.ptr<1>
"rocdl.global.prefetch"(%v1) <{scope = 128 : i32}> : (!llvm.ptr<1>) -> ()
// rocdl.flat.prefetch
%v1 = "test.value"() : () -> !llvm.ptr
"rocdl.flat.prefetch"(%v1) <{scope = 4 : i32}> : (!llvm.ptr) -> ()
// rocdl.flat.prefetch
%v1 = "test.value"() : () -> !llvm.ptr
"rocdl.flat.prefetch"(%v1) <{scope = 8 : i32}> : (!llvm.ptr) -> ()
// rocdl.ds.atomic.barrier.arrive.rtn.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i64
%v3 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%v1, %v2) : (!llvm.ptr<3>, i64) -> (i64)
// rocdl.ds.atomic.async.barrier.arrive.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.ds.atomic.async.barrier.arrive.b64"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.update.dpp
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.update.dpp"(%v1, %v2) <{dppCtrl = 1 : i32, rowMask = 32 : i32, bankMask = 32 : i32, boundCtrl = false}> : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.update.dpp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.update.dpp"(%v1, %v2) <{dppCtrl = 1 : i32, rowMask = 128 : i32, bankMask = 0 : i32, boundCtrl = false}> : (f32, f32) -> (f32)
// rocdl.update.dpp
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.update.dpp"(%v1, %v2) <{dppCtrl = 4 : i32, rowMask = 1 : i32, bankMask = 2 : i32, boundCtrl = false}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.permlanex16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "rocdl.permlanex16"(%v1, %v2, %v3, %v4) <{fi = false, boundControl = true}> : (!llvm.ptr, !llvm.ptr, i32, i32) -> (!llvm.ptr)
// rocdl.permlanex16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.permlanex16"(%v1, %v2, %v3, %v4) <{fi = false, boundControl = false}> : (f32, f32, f32, f32) -> (f32)
// rocdl.permlanex16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "test.value"() : () -> vector<4xf32>
%v5 = "rocdl.permlanex16"(%v1, %v2, %v3, %v4) <{fi = false, boundControl = false}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.cvt.pkrtz
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.pkrtz"(%v1, %v2) : (f32, f32) -> (vector<4xf32>)
// rocdl.cvt.pkrtz
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.pkrtz"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.cvt.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.bf8"(%v1) <{byteSel = 16 : i32}> : (i32) -> (f32)
// rocdl.cvt.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.bf8"(%v1) <{byteSel = 2 : i32}> : (i32) -> (f32)
// rocdl.cvt.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.bf8"(%v1) <{byteSel = 16 : i32}> : (i32) -> (i32)
// rocdl.cvt.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.fp8"(%v1) <{byteSel = 8 : i32}> : (i32) -> (f32)
// rocdl.cvt.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.fp8"(%v1) <{byteSel = 1 : i32}> : (i32) -> (i32)
// rocdl.cvt.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.fp8"(%v1) <{byteSel = 8 : i32}> : (i32) -> (i32)
// rocdl.cvt.pk.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.pk.f32.fp8"(%v1) <{wordSel = false}> : (i32) -> (i32)
// rocdl.cvt.pk.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.pk.f32.fp8"(%v1) <{wordSel = false}> : (i32) -> (!llvm.ptr)
// rocdl.cvt.pk.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.pk.f32.bf8"(%v1) <{wordSel = false}> : (i32) -> (i32)
// rocdl.cvt.pk.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.bf8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (vector<4xf32>)
// rocdl.cvt.pk.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.bf8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (f32)
// rocdl.cvt.pk.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.fp8.f32"(%v1, %v2, %v3) <{wordSel = true}> : (f32, f32, i32) -> (!llvm.ptr)
// rocdl.cvt.pk.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.fp8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (f32)
// rocdl.cvt.pk.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.fp8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (!llvm.ptr)
// rocdl.cvt.sr.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.bf8.f32"(%v1, %v2, %v3) <{byteSel = 16 : i32}> : (f32, i32, i32) -> (vector<4xf32>)
// rocdl.cvt.sr.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.bf8.f32"(%v1, %v2, %v3) <{byteSel = 32 : i32}> : (f32, i32, i32) -> (f32)
// rocdl.cvt.sr.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.bf8.f32"(%v1, %v2, %v3) <{byteSel = 8 : i32}> : (f32, i32, i32) -> (vector<4xf32>)
// rocdl.cvt.sr.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.fp8.f32"(%v1, %v2, %v3) <{byteSel = 32 : i32}> : (f32, i32, i32) -> (vector<4xf32>)
// rocdl.cvt.sr.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.fp8.f32"(%v1, %v2, %v3) <{byteSel = 16 : i32}> : (f32, i32, i32) -> (f32)
// rocdl.cvt.sr.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.fp8.f32"(%v1, %v2, %v3) <{byteSel = 128 : i32}> : (f32, i32, i32) -> (f32)
// rocdl.cvt.scalef32.pk8.fp4.f16
%v1 = "test.value"() : () -> vector<4x2xf16>
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%v1, %v2) : (vector<4x2xf16>, f32) -> (i32)
// rocdl.cvt.scalef32.sr.pk8.fp4.f16
%v1 = "test.value"() : () -> vector<8xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%v1, %v2, %v3) : (vector<8xf16>, i32, f32) -> (i32)
// rocdl.cvt.scale.pk8.bf16.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.cvt.scale.pk8.bf16.fp4"(%v1, %v2) <{scaleSel = 128 : i32}> : (i32, i32) -> (vector<8xbf16>)
// rocdl.cvt.scalef32.sr.pk8.fp4.bf16
%v1 = "test.value"() : () -> vector<8xbf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%v1, %v2, %v3) : (vector<8xbf16>, i32, f32) -> (i32)
// rocdl.cvt.scale.pk8.f32.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.cvt.scale.pk8.f32.fp4"(%v1, %v2) <{scaleSel = 8 : i32}> : (i32, i32) -> (vector<8xf32>)
// rocdl.cvt.scalef32.pk8.fp4.f32
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk8.fp4.f32"(%v1, %v2) : (vector<8xf32>, f32) -> (i32)
// rocdl.cvt.scalef32.sr.pk8.fp4.f32
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%v1, %v2, %v3) : (vector<8xf32>, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk16.fp6.f16
%v1 = "test.value"() : () -> vector<16xf16>
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk16.fp6.f16"(%v1, %v2) : (vector<16xf16>, f32) -> (vector<3xi32>)
// rocdl.cvt.scalef32.sr.pk16.bf6.f16
%v1 = "test.value"() : () -> vector<4x4xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%v1, %v2, %v3) : (vector<4x4xf16>, i32, f32) -> (vector<3xi32>)
// rocdl.cvt.scalef32.pk32.bf16.bf6
%v1 = "test.value"() : () -> vector<6xi32>
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%v1, %v2) : (vector<6xi32>, f32) -> (vector<32xbf16>)
// rocdl.cvt.scalef32.f16.fp8
%v1 = "test.value"() : () -> vector<2xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.f16.fp8"(%v1, %v2, %v3) <{srcSelIndex = 0 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.f16.fp8
%v1 = "test.value"() : () -> vector<2xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.f16.fp8"(%v1, %v2, %v3) <{srcSelIndex = 32 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.fp8"(%v1, %v2) <{srcSelIndex = 128 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.fp8"(%v1, %v2) <{srcSelIndex = 16 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.fp8"(%v1, %v2) <{srcSelIndex = 4 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.pk.fp8.f32
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.fp8.f16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp8.f16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.fp8.bf16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.fp8.bf16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%v1, %v2, %v3) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.f16.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f16.fp8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.pk.bf16.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xbf16>)
// rocdl.cvt.scalef32.pk.bf16.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
// rocdl.cvt.scalef32.pk.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.sr.fp8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 2 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 2 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.f16.bf8
%v1 = "test.value"() : () -> vector<2xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.f16.bf8"(%v1, %v2, %v3) <{srcSelIndex = 0 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.f16.bf8
%v1 = "test.value"() : () -> vector<2x1xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.f16.bf8"(%v1, %v2, %v3) <{srcSelIndex = 128 : i32, dstLoHiSel = false}> : (vector<2x1xf16>, i32, f32) -> (vector<2x1xf16>)
// rocdl.cvt.scalef32.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.bf8"(%v1, %v2) <{srcSelIndex = 128 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.bf8"(%v1, %v2) <{srcSelIndex = 16 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.bf8"(%v1, %v2) <{srcSelIndex = 4 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.pk.bf8.f32
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.bf8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.bf8.f16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.bf8.f16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.bf8.bf16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.f16.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f16.bf8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.pk.bf16.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
// rocdl.cvt.scalef32.pk.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.bf8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.bf8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.sr.bf8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 1 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 8 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 0 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 2 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp4.f16"(%v1, %v2, %v3) <{dstSelIndex = 16 : i32}> : (i32, vector<2xf16>, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp4.f16"(%v1, %v2, %v3) <{dstSelIndex = 32 : i32}> : (i32, vector<2xf16>, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp4.f16"(%v1, %v2, %v3) <{dstSelIndex = 1 : i32}> : (i32, vector<2xf16>, f32) -> (i32)
// rocdl.cvt.scalef32.sr.pk.fp4.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 32 : i32}> : (i32, vector<2xf16>, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.f16.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f16.fp4"(%v1, %v2) <{srcSelIndex = 32 : i32}> : (i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.pk.f16.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f16.fp4"(%v1, %v2) <{srcSelIndex = 1 : i32}> : (i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.pk.fp4.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%v1, %v2, %v3) <{dstSelIndex = 0 : i32}> : (i32, vector<2xbf16>, f32) -> (i32)
// rocdl.cvt.scalef32.sr.pk.fp4.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 32 : i32}> : (i32, vector<2xbf16>, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.bf16.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.bf16.fp4"(%v1, %v2) <{srcSelIndex = 0 : i32}> : (i32, f32) -> (vector<2xbf16>)
// rocdl.cvt.scalef32.sr.pk.fp4.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, vector<2xf32>, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.f32.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp4"(%v1, %v2) <{srcSelIndex = 2 : i32}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.f32.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp4"(%v1, %v2) <{srcSelIndex = 16 : i32}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.f32.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp4"(%v1, %v2) <{srcSelIndex = 4 : i32}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.fp4.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, f32, f32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, f32, f32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 2 : i32}> : (i32, f32, f32, f32) -> (i32)
// rocdl.fmed3
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.fmed3"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.tanh
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.tanh"(%v1) : (f32) -> (f32)
// rocdl.sin
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.sin"(%v1) : (f32) -> (f32)
// rocdl.rcp
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.rcp"(%v1) : (f32) -> (f32)
// rocdl.rcp
%v1 = "test.value"() : () -> f16
%v2 = "rocdl.rcp"(%v1) : (f16) -> (f16)
// rocdl.exp2
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.exp2"(%v1) : (f32) -> (f32)
// rocdl.log
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.log"(%v1) : (f32) -> (f32)
// rocdl.cos
"func.func"() <{function_type = (f64) -> f64, sym_name = "generated"}> ({
^bb0(%arg0: f64):
  %0 = "rocdl.cos"(%arg0) : (f64) -> f64
  "func.return"(%0) : (f64) -> ()
}) : () -> ()
// rocdl.cos
"func.func"() <{function_type = (f32, f32) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: f32, %arg1: f32):
  %0 = "rocdl.cos"(%arg0) : (f32) -> f32
  "func.return"(%arg1) : (f32) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.bf16.bf8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<8xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
  %0 = "rocdl.cvt.scale.pk8.bf16.bf8"(%arg0, %arg1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
  "func.return"(%0) : (vector<8xbf16>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.bf16.bf8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
  %0 = "rocdl.cvt.scale.pk8.bf16.bf8"(%arg0, %arg1) <{scaleSel = 2 : i32}> : (vector<2xi32>, i32) -> vector<4x2xbf16>
  "func.return"(%0) : (vector<4x2xbf16>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.bf16.fp8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
  %0 = "rocdl.cvt.scale.pk8.bf16.fp8"(%arg0, %arg1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<4x2xbf16>
  "func.return"(%0) : (vector<4x2xbf16>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.bf16.fp8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<2x4xbf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
  %0 = "rocdl.cvt.scale.pk8.bf16.fp8"(%arg0, %arg1) <{scaleSel = 2 : i32}> : (vector<2xi32>, i32) -> vector<2x4xbf16>
  "func.return"(%0) : (vector<2x4xbf16>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.f16.bf8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
  %0 = "rocdl.cvt.scale.pk8.f16.bf8"(%arg0, %arg1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<4x2xf16>
  "func.return"(%0) : (vector<4x2xf16>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.f16.bf8
"func.func"() <{function_type = (vector<2xi32>, i32, vector<4x2xf16>) -> vector<4x2xf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32, %arg2: vector<4x2xf16>):
  %0 = "rocdl.cvt.scale.pk8.f16.bf8"(%arg0, %arg1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<4x2xf16>
  "func.return"(%arg2) : (vector<4x2xf16>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.f16.fp4
"func.func"() <{function_type = (i32) -> vector<2x4xf16>, sym_name = "generated"}> ({
^bb0(%arg0: i32):
  %0 = "rocdl.cvt.scale.pk8.f16.fp4"(%arg0, %arg0) <{scaleSel = 2 : i32}> : (i32, i32) -> vector<2x4xf16>
  "func.return"(%0) : (vector<2x4xf16>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.f16.fp4
"func.func"() <{function_type = (i32) -> vector<8xf16>, sym_name = "generated"}> ({
^bb0(%arg0: i32):
  %0 = "rocdl.cvt.scale.pk8.f16.fp4"(%arg0, %arg0) <{scaleSel = 1 : i32}> : (i32, i32) -> vector<8xf16>
  "func.return"(%0) : (vector<8xf16>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.f16.fp8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
  %0 = "rocdl.cvt.scale.pk8.f16.fp8"(%arg0, %arg1) <{scaleSel = 2 : i32}> : (vector<2xi32>, i32) -> vector<4x2xf16>
  "func.return"(%0) : (vector<4x2xf16>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.f32.bf8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<2x4xf32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
  %0 = "rocdl.cvt.scale.pk8.f32.bf8"(%arg0, %arg1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<2x4xf32>
  "func.return"(%0) : (vector<2x4xf32>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.f32.bf8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xf32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
  %0 = "rocdl.cvt.scale.pk8.f32.bf8"(%arg0, %arg1) <{scaleSel = 2 : i32}> : (vector<2xi32>, i32) -> vector<4x2xf32>
  "func.return"(%0) : (vector<4x2xf32>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.f32.fp8
"func.func"() <{function_type = (vector<2xi32>, i32) -> vector<4x2xf32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32):
  %0 = "rocdl.cvt.scale.pk8.f32.fp8"(%arg0, %arg1) <{scaleSel = 1 : i32}> : (vector<2xi32>, i32) -> vector<4x2xf32>
  "func.return"(%0) : (vector<4x2xf32>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk8.f32.fp8
"func.func"() <{function_type = (vector<2xi32>, i32, vector<4x2xf32>) -> vector<4x2xf32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xi32>, %arg1: i32, %arg2: vector<4x2xf32>):
  %0 = "rocdl.cvt.scale.pk8.f32.fp8"(%arg0, %arg1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> vector<4x2xf32>
  "func.return"(%arg2) : (vector<4x2xf32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.bf8.bf16
"func.func"() <{function_type = (vector<8xbf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xbf16>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%arg0, %arg1) : (vector<8xbf16>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.bf8.bf16
"func.func"() <{function_type = (vector<4x2xbf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xbf16>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%arg0, %arg1) : (vector<4x2xbf16>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.bf8.f16
"func.func"() <{function_type = (vector<4x2xf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%arg0, %arg1) : (vector<4x2xf16>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.bf8.f16
"func.func"() <{function_type = (vector<8xf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xf16>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%arg0, %arg1) : (vector<8xf16>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.bf8.f32
"func.func"() <{function_type = (vector<4x2xf32>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf32>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%arg0, %arg1) : (vector<4x2xf32>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.bf8.f32
"func.func"() <{function_type = (vector<2x4xf32>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xf32>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%arg0, %arg1) : (vector<2x4xf32>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.fp4.bf16
"func.func"() <{function_type = (vector<8xbf16>, f32, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xbf16>, %arg1: f32, %arg2: i32):
  %0 = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%arg0, %arg1) : (vector<8xbf16>, f32) -> i32
  "func.return"(%arg2) : (i32) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.fp4.bf16
"func.func"() <{function_type = (vector<2x2x2xbf16>, f32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x2x2xbf16>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%arg0, %arg1) : (vector<2x2x2xbf16>, f32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.fp8.bf16
"func.func"() <{function_type = (vector<8xbf16>, f32, vector<2xi32>) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xbf16>, %arg1: f32, %arg2: vector<2xi32>):
  %0 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%arg0, %arg1) : (vector<8xbf16>, f32) -> vector<2xi32>
  "func.return"(%arg2) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.fp8.bf16
"func.func"() <{function_type = (vector<4x2xbf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xbf16>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%arg0, %arg1) : (vector<4x2xbf16>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.fp8.f16
"func.func"() <{function_type = (vector<4x2xf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%arg0, %arg1) : (vector<4x2xf16>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.fp8.f16
"func.func"() <{function_type = (vector<2x4xf16>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xf16>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%arg0, %arg1) : (vector<2x4xf16>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.fp8.f32
"func.func"() <{function_type = (vector<2x4xf32>, f32, vector<2xi32>) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xf32>, %arg1: f32, %arg2: vector<2xi32>):
  %0 = "rocdl.cvt.scalef32.pk8.fp8.f32"(%arg0, %arg1) : (vector<2x4xf32>, f32) -> vector<2xi32>
  "func.return"(%arg2) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.pk8.fp8.f32
"func.func"() <{function_type = (vector<4x2xf32>, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf32>, %arg1: f32):
  %0 = "rocdl.cvt.scalef32.pk8.fp8.f32"(%arg0, %arg1) : (vector<4x2xf32>, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.bf8.bf16
"func.func"() <{function_type = (vector<4x2xbf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xbf16>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%arg0, %arg1, %arg2) : (vector<4x2xbf16>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.bf8.bf16
"func.func"() <{function_type = (vector<2x4xbf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xbf16>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%arg0, %arg1, %arg2) : (vector<2x4xbf16>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.bf8.f16
"func.func"() <{function_type = (vector<8xf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%arg0, %arg1, %arg2) : (vector<8xf16>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.bf8.f16
"func.func"() <{function_type = (vector<4x2xf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%arg0, %arg1, %arg2) : (vector<4x2xf16>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.bf8.f32
"func.func"() <{function_type = (vector<2x4xf32>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xf32>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%arg0, %arg1, %arg2) : (vector<2x4xf32>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.bf8.f32
"func.func"() <{function_type = (vector<8xf32>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%arg0, %arg1, %arg2) : (vector<8xf32>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.fp8.bf16
"func.func"() <{function_type = (vector<2x4xbf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xbf16>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%arg0, %arg1, %arg2) : (vector<2x4xbf16>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.fp8.bf16
"func.func"() <{function_type = (vector<2x4xbf16>, i32, f32, vector<2xi32>) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xbf16>, %arg1: i32, %arg2: f32, %arg3: vector<2xi32>):
  %0 = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%arg0, %arg1, %arg2) : (vector<2x4xbf16>, i32, f32) -> vector<2xi32>
  "func.return"(%arg3) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.fp8.f16
"func.func"() <{function_type = (vector<2x4xf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x4xf16>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%arg0, %arg1, %arg2) : (vector<2x4xf16>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.fp8.f16
"func.func"() <{function_type = (vector<4x2xf16>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf16>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%arg0, %arg1, %arg2) : (vector<4x2xf16>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.fp8.f32
"func.func"() <{function_type = (vector<4x2xf32>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf32>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%arg0, %arg1, %arg2) : (vector<4x2xf32>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scalef32.sr.pk8.fp8.f32
"func.func"() <{function_type = (vector<8xf32>, i32, f32) -> vector<2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32):
  %0 = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%arg0, %arg1, %arg2) : (vector<8xf32>, i32, f32) -> vector<2xi32>
  "func.return"(%0) : (vector<2xi32>) -> ()
}) : () -> ()
// rocdl.exp
"func.func"() <{function_type = (f64) -> f64, sym_name = "generated"}> ({
^bb0(%arg0: f64):
  %0 = "rocdl.exp"(%arg0) : (f64) -> f64
  "func.return"(%arg0) : (f64) -> ()
}) : () -> ()
// rocdl.exp
"func.func"() <{function_type = (f32) -> f16, sym_name = "generated"}> ({
^bb0(%arg0: f32):
  %0 = "rocdl.exp"(%arg0) : (f32) -> f16
  "func.return"(%0) : (f16) -> ()
}) : () -> ()
// rocdl.sqrt
"func.func"() <{function_type = (f16) -> f16, sym_name = "generated"}> ({
^bb0(%arg0: f16):
  %0 = "rocdl.sqrt"(%arg0) : (f16) -> f16
  "func.return"(%arg0) : (f16) -> ()
}) : () -> ()
// rocdl.sqrt
"func.func"() <{function_type = (f64) -> f64, sym_name = "generated"}> ({
^bb0(%arg0: f64):
  %0 = "rocdl.sqrt"(%arg0) : (f64) -> f64
  "func.return"(%0) : (f64) -> ()
}) : () -> ()
// rocdl.tensor.load.to.lds
"func.func"() <{function_type = (vector<4xi32>, vector<8xi32>, vector<4xi32>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>):
  "rocdl.tensor.load.to.lds"(%arg0, %arg1, %arg0, %arg2) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
  "func.return"(%arg0) : (vector<4xi32>) -> ()
}) : () -> ()
// rocdl.tensor.load.to.lds
"func.func"() <{function_type = (vector<4xi32>, vector<8xi32>, vector<4xi32>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>):
  "rocdl.tensor.load.to.lds"(%arg0, %arg1, %arg2, %arg0) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
  "func.return"(%arg2) : (vector<4xi32>) -> ()
}) : () -> ()
// rocdl.tensor.load.to.lds.d2
"func.func"() <{function_type = (vector<2x2xi32>, vector<2x4xi32>) -> vector<2x2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x2xi32>, %arg1: vector<2x4xi32>):
  "rocdl.tensor.load.to.lds.d2"(%arg0, %arg1) <{cachePolicy = 1 : i32}> : (vector<2x2xi32>, vector<2x4xi32>) -> ()
  "func.return"(%arg0) : (vector<2x2xi32>) -> ()
}) : () -> ()
// rocdl.tensor.load.to.lds.d2
"func.func"() <{function_type = (vector<4xi32>, vector<8xi32>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<8xi32>):
  "rocdl.tensor.load.to.lds.d2"(%arg0, %arg1) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
  "func.return"(%arg0) : (vector<4xi32>) -> ()
}) : () -> ()
// rocdl.tensor.store.from.lds
"func.func"() <{function_type = (vector<4xi32>, vector<8xi32>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<8xi32>):
  "rocdl.tensor.store.from.lds"(%arg0, %arg1, %arg0, %arg0) <{cachePolicy = 1 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
  "func.return"(%arg0) : (vector<4xi32>) -> ()
}) : () -> ()
// rocdl.tensor.store.from.lds.d2
"func.func"() <{function_type = (vector<2x2xi32>, vector<4x2xi32>) -> vector<2x2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x2xi32>, %arg1: vector<4x2xi32>):
  "rocdl.tensor.store.from.lds.d2"(%arg0, %arg1) <{cachePolicy = 0 : i32}> : (vector<2x2xi32>, vector<4x2xi32>) -> ()
  "func.return"(%arg0) : (vector<2x2xi32>) -> ()
}) : () -> ()
// rocdl.tensor.store.from.lds.d2
"func.func"() <{function_type = (vector<2x2xi32>, vector<4x2xi32>, vector<2x2xi32>) -> vector<2x2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2x2xi32>, %arg1: vector<4x2xi32>, %arg2: vector<2x2xi32>):
  "rocdl.tensor.store.from.lds.d2"(%arg0, %arg1) <{cachePolicy = 0 : i32}> : (vector<2x2xi32>, vector<4x2xi32>) -> ()
  "func.return"(%arg2) : (vector<2x2xi32>) -> ()
}) : () -> ()
// rocdl.cvt.scale.pk16.bf16.bf6
%a = "test.value"() : () -> vector<3xi32>
%b = "test.value"() : () -> i32
%r = rocdl.cvt.scale.pk16.bf16.bf6 %a, %b[1] : vector<16xbf16>
// rocdl.cvt.scale.pk16.bf16.fp6
%a = "test.value"() : () -> vector<3xi32>
%b = "test.value"() : () -> i32
%r = rocdl.cvt.scale.pk16.bf16.fp6 %a, %b[1] : vector<16xbf16>
// rocdl.cvt.scale.pk16.f16.bf6
%a = "test.value"() : () -> vector<3xi32>
%b = "test.value"() : () -> i32
%r = rocdl.cvt.scale.pk16.f16.bf6 %a, %b[1] : vector<16xf16>
// rocdl.cvt.scale.pk16.f16.fp6
%a = "test.value"() : () -> vector<3xi32>
%b = "test.value"() : () -> i32
%r = rocdl.cvt.scale.pk16.f16.fp6 %a, %b[1] : vector<16xf16>
// rocdl.cvt.scale.pk16.f32.bf6
%a = "test.value"() : () -> vector<3xi32>
%b = "test.value"() : () -> i32
%r = rocdl.cvt.scale.pk16.f32.bf6 %a, %b[1] : vector<16xf32>
// rocdl.cvt.scale.pk16.f32.fp6
%a = "test.value"() : () -> vector<3xi32>
%b = "test.value"() : () -> i32
%r = rocdl.cvt.scale.pk16.f32.fp6 %a, %b[1] : vector<16xf32>
// rocdl.cvt.scalef32.2xpk16.bf6.f32
%a = "test.value"() : () -> vector<16xf32>
%b = "test.value"() : () -> vector<16xf32>
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.2xpk16.bf6.f32 %a, %b, %c : vector<6xi32>
// rocdl.cvt.scalef32.2xpk16.fp6.f32
%a = "test.value"() : () -> vector<16xf32>
%b = "test.value"() : () -> vector<16xf32>
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.2xpk16.fp6.f32 %a, %b, %c : vector<6xi32>
// rocdl.cvt.scalef32.pk16.bf6.bf16
%a = "test.value"() : () -> vector<16xbf16>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk16.bf6.bf16 %a, %b : vector<3xi32>
// rocdl.cvt.scalef32.pk16.bf6.f16
%a = "test.value"() : () -> vector<16xf16>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk16.bf6.f16 %a, %b : vector<3xi32>
// rocdl.cvt.scalef32.pk16.bf6.f32
%a = "test.value"() : () -> vector<16xf32>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk16.bf6.f32 %a, %b : vector<3xi32>
// rocdl.cvt.scalef32.pk16.fp6.bf16
%a = "test.value"() : () -> vector<16xbf16>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk16.fp6.bf16 %a, %b : vector<3xi32>
// rocdl.cvt.scalef32.pk16.fp6.f32
%a = "test.value"() : () -> vector<16xf32>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk16.fp6.f32 %a, %b : vector<3xi32>
// rocdl.cvt.scalef32.pk32.bf16.fp6
%a = "test.value"() : () -> vector<6xi32>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk32.bf16.fp6 %a, %b : vector<32xbf16>
// rocdl.cvt.scalef32.pk32.bf6.bf16
%a = "test.value"() : () -> vector<32xbf16>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk32.bf6.bf16 %a, %b : vector<6xi32>
// rocdl.cvt.scalef32.pk32.bf6.f16
%a = "test.value"() : () -> vector<32xf16>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk32.bf6.f16 %a, %b : vector<6xi32>
// rocdl.cvt.scalef32.pk32.f16.bf6
%a = "test.value"() : () -> vector<6xi32>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk32.f16.bf6 %a, %b : vector<32xf16>
// rocdl.cvt.scalef32.pk32.f16.fp6
%a = "test.value"() : () -> vector<6xi32>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk32.f16.fp6 %a, %b : vector<32xf16>
// rocdl.cvt.scalef32.pk32.f32.bf6
%a = "test.value"() : () -> vector<6xi32>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk32.f32.bf6 %a, %b : vector<32xf32>
// rocdl.cvt.scalef32.pk32.f32.fp6
%a = "test.value"() : () -> vector<6xi32>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk32.f32.fp6 %a, %b : vector<32xf32>
// rocdl.cvt.scalef32.pk32.fp6.bf16
%a = "test.value"() : () -> vector<32xbf16>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk32.fp6.bf16 %a, %b : vector<6xi32>
// rocdl.cvt.scalef32.pk32.fp6.f16
%a = "test.value"() : () -> vector<32xf16>
%b = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.pk32.fp6.f16 %a, %b : vector<6xi32>
// rocdl.cvt.scalef32.sr.pk16.bf6.bf16
%a = "test.value"() : () -> vector<16xbf16>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %a, %b, %c : vector<3xi32>
// rocdl.cvt.scalef32.sr.pk16.bf6.f32
%a = "test.value"() : () -> vector<16xf32>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %a, %b, %c : vector<3xi32>
// rocdl.cvt.scalef32.sr.pk16.fp6.bf16
%a = "test.value"() : () -> vector<16xbf16>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %a, %b, %c : vector<3xi32>
// rocdl.cvt.scalef32.sr.pk16.fp6.f16
%a = "test.value"() : () -> vector<16xf16>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %a, %b, %c : vector<3xi32>
// rocdl.cvt.scalef32.sr.pk16.fp6.f32
%a = "test.value"() : () -> vector<16xf32>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %a, %b, %c : vector<3xi32>
// rocdl.cvt.scalef32.sr.pk32.bf6.bf16
%a = "test.value"() : () -> vector<32xbf16>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %a, %b, %c : vector<6xi32>
// rocdl.cvt.scalef32.sr.pk32.bf6.f16
%a = "test.value"() : () -> vector<32xf16>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %a, %b, %c : vector<6xi32>
// rocdl.cvt.scalef32.sr.pk32.bf6.f32
%a = "test.value"() : () -> vector<32xf32>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %a, %b, %c : vector<6xi32>
// rocdl.cvt.scalef32.sr.pk32.fp6.bf16
%a = "test.value"() : () -> vector<32xbf16>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %a, %b, %c : vector<6xi32>
// rocdl.cvt.scalef32.sr.pk32.fp6.f16
%a = "test.value"() : () -> vector<32xf16>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %a, %b, %c : vector<6xi32>
// rocdl.cvt.scalef32.sr.pk32.fp6.f32
%a = "test.value"() : () -> vector<32xf32>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> f32
%r = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %a, %b, %c : vector<6xi32>
// rocdl.permlane16.swap
%a = "test.value"() : () -> i32
%r = rocdl.permlane16.swap %a, %a, true, false : (i32, i32) -> <(i32, i32)>
// rocdl.permlane32.swap
%a = "test.value"() : () -> i32
%r = rocdl.permlane32.swap %a, %a, true, false : (i32, i32) -> <(i32, i32)>
