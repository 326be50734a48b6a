// nvvm.read.ptx.sreg.laneid
%v1 = "nvvm.read.ptx.sreg.laneid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.laneid
%v1 = "nvvm.read.ptx.sreg.laneid"() : () -> (i32)
// nvvm.read.ptx.sreg.laneid
%v1 = "nvvm.read.ptx.sreg.laneid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.warpsize
%v1 = "nvvm.read.ptx.sreg.warpsize"() : () -> (i32)
// nvvm.read.ptx.sreg.warpsize
%v1 = "nvvm.read.ptx.sreg.warpsize"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.warpsize
%v1 = "nvvm.read.ptx.sreg.warpsize"() : () -> (f32)
// nvvm.read.ptx.sreg.warpid
%v1 = "nvvm.read.ptx.sreg.warpid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.warpid
%v1 = "nvvm.read.ptx.sreg.warpid"() : () -> (f32)
// nvvm.read.ptx.sreg.warpid
%v1 = "nvvm.read.ptx.sreg.warpid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nwarpid
%v1 = "nvvm.read.ptx.sreg.nwarpid"() : () -> (i32)
// nvvm.read.ptx.sreg.nwarpid
%v1 = "nvvm.read.ptx.sreg.nwarpid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nwarpid
%v1 = "nvvm.read.ptx.sreg.nwarpid"() : () -> (f32)
// nvvm.read.ptx.sreg.smid
%v1 = "nvvm.read.ptx.sreg.smid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.smid
%v1 = "nvvm.read.ptx.sreg.smid"() : () -> (i32)
// nvvm.read.ptx.sreg.smid
%v1 = "nvvm.read.ptx.sreg.smid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nsmid
%v1 = "nvvm.read.ptx.sreg.nsmid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nsmid
%v1 = "nvvm.read.ptx.sreg.nsmid"() : () -> (f32)
// nvvm.read.ptx.sreg.nsmid
%v1 = "nvvm.read.ptx.sreg.nsmid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.gridid
%v1 = "nvvm.read.ptx.sreg.gridid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.gridid
%v1 = "nvvm.read.ptx.sreg.gridid"() : () -> (f32)
// nvvm.read.ptx.sreg.gridid
%v1 = "nvvm.read.ptx.sreg.gridid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.lanemask.eq
%v1 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.lanemask.eq
%v1 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.eq
%v1 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.lanemask.le
%v1 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.le
%v1 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.lanemask.le
%v1 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> (i32)
// nvvm.read.ptx.sreg.lanemask.lt
%v1 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> (i32)
// nvvm.read.ptx.sreg.lanemask.lt
%v1 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.lanemask.lt
%v1 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.ge
%v1 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.ge
%v1 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.lanemask.ge
%v1 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> (i32)
// nvvm.read.ptx.sreg.lanemask.gt
%v1 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.gt
%v1 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.lanemask.gt
%v1 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> (i32)
// nvvm.read.ptx.sreg.tid.x
%v1 = "nvvm.read.ptx.sreg.tid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.tid.x
%v1 = "nvvm.read.ptx.sreg.tid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.tid.x
%v1 = "nvvm.read.ptx.sreg.tid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.tid.y
%v1 = "nvvm.read.ptx.sreg.tid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.tid.y
%v1 = "nvvm.read.ptx.sreg.tid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.tid.y
%v1 = "nvvm.read.ptx.sreg.tid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.tid.z
%v1 = "nvvm.read.ptx.sreg.tid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.tid.z
%v1 = "nvvm.read.ptx.sreg.tid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.tid.z
%v1 = "nvvm.read.ptx.sreg.tid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.ntid.x
%v1 = "nvvm.read.ptx.sreg.ntid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ntid.x
%v1 = "nvvm.read.ptx.sreg.ntid.x"() : () -> (i32)
// nvvm.read.ptx.sreg.ntid.x
%v1 = "nvvm.read.ptx.sreg.ntid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.ntid.y
%v1 = "nvvm.read.ptx.sreg.ntid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.ntid.y
%v1 = "nvvm.read.ptx.sreg.ntid.y"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ntid.y
%v1 = "nvvm.read.ptx.sreg.ntid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.ntid.z
%v1 = "nvvm.read.ptx.sreg.ntid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.ntid.z
%v1 = "nvvm.read.ptx.sreg.ntid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.ntid.z
%v1 = "nvvm.read.ptx.sreg.ntid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ctaid.x
%v1 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ctaid.x
%v1 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> (i32)
// nvvm.read.ptx.sreg.ctaid.x
%v1 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.ctaid.y
%v1 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.ctaid.y
%v1 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ctaid.y
%v1 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.ctaid.z
%v1 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ctaid.z
%v1 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.ctaid.z
%v1 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nctaid.x
%v1 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> (i32)
// nvvm.read.ptx.sreg.nctaid.x
%v1 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nctaid.x
%v1 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.nctaid.y
%v1 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.nctaid.y
%v1 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nctaid.y
%v1 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.nctaid.z
%v1 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.nctaid.z
%v1 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nctaid.z
%v1 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.clusterid.x
%v1 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.clusterid.x
%v1 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> (i32)
// nvvm.read.ptx.sreg.clusterid.x
%v1 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.clusterid.y
%v1 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.clusterid.y
%v1 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.clusterid.y
%v1 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.clusterid.z
%v1 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.clusterid.z
%v1 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.clusterid.z
%v1 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.nclusterid.x
%v1 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nclusterid.x
%v1 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.nclusterid.x
%v1 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nclusterid.y
%v1 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.nclusterid.y
%v1 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nclusterid.y
%v1 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.nclusterid.z
%v1 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.nclusterid.z
%v1 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nclusterid.z
%v1 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.ctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.ctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.ctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.cluster.ctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.ctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.ctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.ctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.ctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.ctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.nctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.nctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.nctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.cluster.nctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.nctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.nctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.nctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.nctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.nctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.ctarank
%v1 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.ctarank
%v1 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.ctarank
%v1 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.nctarank
%v1 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.cluster.nctarank
%v1 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.nctarank
%v1 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.total.smem.size
%v1 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> (i32)
// nvvm.read.ptx.sreg.total.smem.size
%v1 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.total.smem.size
%v1 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> (f32)
// nvvm.read.ptx.sreg.dynamic.smem.size
%v1 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.dynamic.smem.size
%v1 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> (i32)
// nvvm.read.ptx.sreg.dynamic.smem.size
%v1 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.aggr.smem.size
%v1 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> (i32)
// nvvm.read.ptx.sreg.aggr.smem.size
%v1 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.aggr.smem.size
%v1 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> (f32)
// nvvm.read.ptx.sreg.clock
%v1 = "nvvm.read.ptx.sreg.clock"() : () -> (f32)
// nvvm.read.ptx.sreg.clock
%v1 = "nvvm.read.ptx.sreg.clock"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.clock
%v1 = "nvvm.read.ptx.sreg.clock"() : () -> (i32)
// nvvm.read.ptx.sreg.clock64
%v1 = "nvvm.read.ptx.sreg.clock64"() : () -> (i32)
// nvvm.read.ptx.sreg.clock64
%v1 = "nvvm.read.ptx.sreg.clock64"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.clock64
%v1 = "nvvm.read.ptx.sreg.clock64"() : () -> (f32)
// nvvm.read.ptx.sreg.globaltimer
%v1 = "nvvm.read.ptx.sreg.globaltimer"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.globaltimer
%v1 = "nvvm.read.ptx.sreg.globaltimer"() : () -> (i32)
// nvvm.read.ptx.sreg.globaltimer
%v1 = "nvvm.read.ptx.sreg.globaltimer"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.globaltimer.lo
%v1 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> (f32)
// nvvm.read.ptx.sreg.globaltimer.lo
%v1 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.globaltimer.lo
%v1 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg0
%v1 = "nvvm.read.ptx.sreg.envreg0"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg0
%v1 = "nvvm.read.ptx.sreg.envreg0"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg0
%v1 = "nvvm.read.ptx.sreg.envreg0"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg1
%v1 = "nvvm.read.ptx.sreg.envreg1"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg1
%v1 = "nvvm.read.ptx.sreg.envreg1"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg1
%v1 = "nvvm.read.ptx.sreg.envreg1"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg2
%v1 = "nvvm.read.ptx.sreg.envreg2"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg2
%v1 = "nvvm.read.ptx.sreg.envreg2"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg2
%v1 = "nvvm.read.ptx.sreg.envreg2"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg3
%v1 = "nvvm.read.ptx.sreg.envreg3"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg3
%v1 = "nvvm.read.ptx.sreg.envreg3"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg3
%v1 = "nvvm.read.ptx.sreg.envreg3"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg4
%v1 = "nvvm.read.ptx.sreg.envreg4"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg4
%v1 = "nvvm.read.ptx.sreg.envreg4"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg4
%v1 = "nvvm.read.ptx.sreg.envreg4"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg5
%v1 = "nvvm.read.ptx.sreg.envreg5"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg5
%v1 = "nvvm.read.ptx.sreg.envreg5"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg5
%v1 = "nvvm.read.ptx.sreg.envreg5"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg6
%v1 = "nvvm.read.ptx.sreg.envreg6"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg6
%v1 = "nvvm.read.ptx.sreg.envreg6"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg6
%v1 = "nvvm.read.ptx.sreg.envreg6"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg7
%v1 = "nvvm.read.ptx.sreg.envreg7"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg7
%v1 = "nvvm.read.ptx.sreg.envreg7"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg7
%v1 = "nvvm.read.ptx.sreg.envreg7"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg8
%v1 = "nvvm.read.ptx.sreg.envreg8"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg8
%v1 = "nvvm.read.ptx.sreg.envreg8"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg8
%v1 = "nvvm.read.ptx.sreg.envreg8"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg9
%v1 = "nvvm.read.ptx.sreg.envreg9"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg9
%v1 = "nvvm.read.ptx.sreg.envreg9"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg9
%v1 = "nvvm.read.ptx.sreg.envreg9"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg10
%v1 = "nvvm.read.ptx.sreg.envreg10"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg10
%v1 = "nvvm.read.ptx.sreg.envreg10"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg10
%v1 = "nvvm.read.ptx.sreg.envreg10"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg11
%v1 = "nvvm.read.ptx.sreg.envreg11"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg11
%v1 = "nvvm.read.ptx.sreg.envreg11"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg11
%v1 = "nvvm.read.ptx.sreg.envreg11"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg12
%v1 = "nvvm.read.ptx.sreg.envreg12"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg12
%v1 = "nvvm.read.ptx.sreg.envreg12"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg12
%v1 = "nvvm.read.ptx.sreg.envreg12"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg13
%v1 = "nvvm.read.ptx.sreg.envreg13"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg13
%v1 = "nvvm.read.ptx.sreg.envreg13"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg13
%v1 = "nvvm.read.ptx.sreg.envreg13"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg14
%v1 = "nvvm.read.ptx.sreg.envreg14"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg14
%v1 = "nvvm.read.ptx.sreg.envreg14"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg14
%v1 = "nvvm.read.ptx.sreg.envreg14"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg15
%v1 = "nvvm.read.ptx.sreg.envreg15"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg15
%v1 = "nvvm.read.ptx.sreg.envreg15"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg15
%v1 = "nvvm.read.ptx.sreg.envreg15"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg16
%v1 = "nvvm.read.ptx.sreg.envreg16"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg16
%v1 = "nvvm.read.ptx.sreg.envreg16"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg16
%v1 = "nvvm.read.ptx.sreg.envreg16"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg17
%v1 = "nvvm.read.ptx.sreg.envreg17"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg17
%v1 = "nvvm.read.ptx.sreg.envreg17"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg17
%v1 = "nvvm.read.ptx.sreg.envreg17"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg18
%v1 = "nvvm.read.ptx.sreg.envreg18"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg18
%v1 = "nvvm.read.ptx.sreg.envreg18"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg18
%v1 = "nvvm.read.ptx.sreg.envreg18"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg19
%v1 = "nvvm.read.ptx.sreg.envreg19"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg19
%v1 = "nvvm.read.ptx.sreg.envreg19"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg19
%v1 = "nvvm.read.ptx.sreg.envreg19"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg20
%v1 = "nvvm.read.ptx.sreg.envreg20"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg20
%v1 = "nvvm.read.ptx.sreg.envreg20"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg20
%v1 = "nvvm.read.ptx.sreg.envreg20"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg21
%v1 = "nvvm.read.ptx.sreg.envreg21"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg21
%v1 = "nvvm.read.ptx.sreg.envreg21"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg21
%v1 = "nvvm.read.ptx.sreg.envreg21"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg22
%v1 = "nvvm.read.ptx.sreg.envreg22"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg22
%v1 = "nvvm.read.ptx.sreg.envreg22"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg22
%v1 = "nvvm.read.ptx.sreg.envreg22"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg23
%v1 = "nvvm.read.ptx.sreg.envreg23"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg23
%v1 = "nvvm.read.ptx.sreg.envreg23"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg23
%v1 = "nvvm.read.ptx.sreg.envreg23"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg24
%v1 = "nvvm.read.ptx.sreg.envreg24"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg24
%v1 = "nvvm.read.ptx.sreg.envreg24"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg24
%v1 = "nvvm.read.ptx.sreg.envreg24"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg25
%v1 = "nvvm.read.ptx.sreg.envreg25"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg25
%v1 = "nvvm.read.ptx.sreg.envreg25"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg25
%v1 = "nvvm.read.ptx.sreg.envreg25"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg26
%v1 = "nvvm.read.ptx.sreg.envreg26"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg26
%v1 = "nvvm.read.ptx.sreg.envreg26"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg26
%v1 = "nvvm.read.ptx.sreg.envreg26"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg27
%v1 = "nvvm.read.ptx.sreg.envreg27"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg27
%v1 = "nvvm.read.ptx.sreg.envreg27"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg27
%v1 = "nvvm.read.ptx.sreg.envreg27"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg28
%v1 = "nvvm.read.ptx.sreg.envreg28"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg28
%v1 = "nvvm.read.ptx.sreg.envreg28"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg28
%v1 = "nvvm.read.ptx.sreg.envreg28"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg29
%v1 = "nvvm.read.ptx.sreg.envreg29"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg29
%v1 = "nvvm.read.ptx.sreg.envreg29"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg29
%v1 = "nvvm.read.ptx.sreg.envreg29"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg30
%v1 = "nvvm.read.ptx.sreg.envreg30"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg30
%v1 = "nvvm.read.ptx.sreg.envreg30"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg30
%v1 = "nvvm.read.ptx.sreg.envreg30"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg31
%v1 = "nvvm.read.ptx.sreg.envreg31"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg31
%v1 = "nvvm.read.ptx.sreg.envreg31"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg31
%v1 = "nvvm.read.ptx.sreg.envreg31"() : () -> (f32)
// nvvm.inline_ptx
"nvvm.inline_ptx"() <{ptxCode = "", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// nvvm.inline_ptx
%v1 = "test.value"() : () -> tensor<1x1x1x1x1xi128>
%v2 = "test.value"() : () -> tensor<1x1x1x1x1xi128>
%v3 = "test.value"() : () -> tensor<1x1x1x1x1xf32>
%v4 = "test.value"() : () -> tensor<1x1x1x1x1xf32>
%v5 = "test.value"() : () -> tensor<1x1x1x1x1xf32>
%v6 = "test.value"() : () -> i1
%v7, %v8, %v9 = "nvvm.inline_ptx"(%v1, %v2, %v3, %v4, %v5, %v6) <{ptxCode = "text", operandSegmentSizes = array<i32: 2, 3, 1>}> : (tensor<1x1x1x1x1xi128>, tensor<1x1x1x1x1xi128>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, i1) -> (tensor<1x1x1x1x1xi128>, tensor<1x1x1x1x1xi128>, tensor<1x1x1x1x1xi128>)
// nvvm.inline_ptx
"nvvm.inline_ptx"() <{ptxCode = "text", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// nvvm.rcp.approx.ftz.f
%v1 = "test.value"() : () -> f32
%v2 = "nvvm.rcp.approx.ftz.f"(%v1) : (f32) -> (f32)
// nvvm.redux.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.redux.sync"(%v1, %v2) <{kind = #nvvm<redux_kind max>}> : (i32, i32) -> (i32)
// nvvm.redux.sync
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.redux.sync"(%v1, %v2) <{kind = #nvvm<redux_kind fmax>, abs = true, nan = false}> : (f32, i32) -> (f32)
// nvvm.redux.sync
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.redux.sync"(%v1, %v2) <{kind = #nvvm<redux_kind fmin>}> : (f32, i32) -> (f32)
// nvvm.nanosleep
%v1 = "test.value"() : () -> i32
"nvvm.nanosleep"(%v1) : (i32) -> ()
// nvvm.pmevent
"nvvm.pmevent"() <{eventId = 2 : i32}> : () -> ()
// nvvm.mbarrier.init
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.init"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.mbarrier.init
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i1
"nvvm.mbarrier.init"(%v1, %v2, %v3) : (!llvm.ptr, i32, i1) -> ()
// nvvm.mbarrier.inval
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.inval"(%v1) : (!llvm.ptr) -> ()
// nvvm.mbarrier.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.expect_tx"(%v1, %v2) : (!llvm.ptr<3>, i32) -> ()
// nvvm.mbarrier.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.expect_tx"(%v1, %v2) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
// nvvm.mbarrier.complete_tx
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.complete_tx"(%v1, %v2) : (!llvm.ptr<3>, i32) -> ()
// nvvm.mbarrier.arrive
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.arrive"(%v1) : (!llvm.ptr) -> ()
// nvvm.mbarrier.arrive
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.arrive"(%v1) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr) -> ()
// nvvm.mbarrier.arrive_drop
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.arrive_drop"(%v1) : (!llvm.ptr) -> ()
// nvvm.mbarrier.arrive_drop
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop"(%v1, %v2) <{scope = #nvvm.mem_scope<cluster>, relaxed = false}> : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive_drop
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop"(%v1, %v2) <{relaxed = true}> : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive.nocomplete
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive.nocomplete"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive_drop.nocomplete
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop.nocomplete"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.arrive.expect_tx"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.mbarrier.arrive_drop.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.arrive_drop.expect_tx"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.mbarrier.arrive_drop.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop.expect_tx"(%v1, %v2) <{scope = #nvvm.mem_scope<cta>, relaxed = false}> : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive_drop.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.arrive_drop.expect_tx"(%v1, %v2) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> ()
// nvvm.mbarrier.try_wait.parity
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"nvvm.mbarrier.try_wait.parity"(%v1, %v2, %v3) : (!llvm.ptr, i32, i32) -> ()
// nvvm.mbarrier.test.wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.test.wait"(%v1, %v2) : (!llvm.ptr, i32) -> (i1)
// nvvm.mbarrier.test.wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.test.wait"(%v1, %v2) <{scope = #nvvm.mem_scope<cta>, relaxed = true}> : (!llvm.ptr, i32) -> (i1)
// nvvm.mbarrier.test.wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
%v3 = "nvvm.mbarrier.test.wait"(%v1, %v2) <{scope = #nvvm.mem_scope<cta>, relaxed = false}> : (!llvm.ptr, i64) -> (i1)
// nvvm.mbarrier.try_wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.try_wait"(%v1, %v2) : (!llvm.ptr, i32) -> (i1)
// nvvm.mbarrier.try_wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.mbarrier.try_wait"(%v1, %v2, %v3) : (!llvm.ptr, i64, i32) -> (i1)
// nvvm.barrier0
"nvvm.barrier0"() : () -> ()
// nvvm.barrier
"nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// nvvm.barrier.arrive
%v1 = "test.value"() : () -> i32
"nvvm.barrier.arrive"(%v1) : (i32) -> ()
// nvvm.barrier.arrive
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
"nvvm.barrier.arrive"(%v1, %v2) : (i32, i32) -> ()
// nvvm.cluster.arrive
"nvvm.cluster.arrive"() : () -> ()
// nvvm.cluster.arrive
"nvvm.cluster.arrive"() <{aligned = unit}> : () -> ()
// nvvm.cluster.arrive.relaxed
"nvvm.cluster.arrive.relaxed"() : () -> ()
// nvvm.cluster.arrive.relaxed
"nvvm.cluster.arrive.relaxed"() <{aligned = unit}> : () -> ()
// nvvm.cluster.wait
"nvvm.cluster.wait"() : () -> ()
// nvvm.cluster.wait
"nvvm.cluster.wait"() <{aligned = unit}> : () -> ()
// nvvm.memory.barrier
"nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<sys>}> : () -> ()
// nvvm.memory.barrier
"nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<gpu>}> : () -> ()
// nvvm.fence.sc.cluster
"nvvm.fence.sc.cluster"() : () -> ()
// nvvm.fence.sync_restrict
"nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
// nvvm.fence.mbarrier.init
"nvvm.fence.mbarrier.init"() : () -> ()
// nvvm.fence.proxy
"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>}> : () -> ()
// nvvm.fence.proxy.acquire
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.fence.proxy.acquire"(%v1, %v2) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> ()
// nvvm.fence.proxy.acquire
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.fence.proxy.acquire"(%v1, %v2) <{scope = #nvvm.mem_scope<sys>}> : (!llvm.ptr, i32) -> ()
// nvvm.fence.proxy.release
"nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<sys>}> : () -> ()
// nvvm.fence.proxy.release
"nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<sys>, fromProxy = #nvvm.proxy_kind<generic>}> : () -> ()
// nvvm.fence.proxy.sync_restrict
"nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
// nvvm.setmaxregister
"nvvm.setmaxregister"() <{regCount = 128 : i32, action = #nvvm<action decrease>}> : () -> ()
// nvvm.setmaxregister
"nvvm.setmaxregister"() <{regCount = 32 : i32, action = #nvvm<action decrease>}> : () -> ()
// nvvm.shfl.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "nvvm.shfl.sync"(%v1, %v2, %v3, %v4) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> (f32)
// nvvm.vote.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i1
%v3 = "nvvm.vote.sync"(%v1, %v2) <{kind = #nvvm<vote_sync_kind all>}> : (i32, i1) -> (i1)
// nvvm.vote.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i1
%v3 = "nvvm.vote.sync"(%v1, %v2) <{kind = #nvvm<vote_sync_kind uni>}> : (i32, i1) -> (i1)
// nvvm.bar.warp.sync
%v1 = "test.value"() : () -> i32
"nvvm.bar.warp.sync"(%v1) : (i32) -> ()
// nvvm.elect.sync
%v1 = "nvvm.elect.sync"() : () -> (i1)
// nvvm.elect.sync
%v1 = "test.value"() : () -> i32
%v2 = "nvvm.elect.sync"(%v1) : (i32) -> (i1)
// nvvm.prmt
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.prmt"(%v1, %v2) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> (i32)
// nvvm.prmt
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.prmt"(%v1, %v2, %v3) <{mode = #nvvm.permute_mode<b4e>}> : (i32, i32, i32) -> (i32)
// nvvm.cp.async.commit.group
"nvvm.cp.async.commit.group"() : () -> ()
// nvvm.cp.async.wait.group
"nvvm.cp.async.wait.group"() <{n = 8 : i32}> : () -> ()
// nvvm.cp.async.wait.group
"nvvm.cp.async.wait.group"() <{n = 16 : i32}> : () -> ()
// nvvm.cp.async.mbarrier.arrive
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.cp.async.mbarrier.arrive"(%v1) : (!llvm.ptr) -> ()
// nvvm.cp.async.mbarrier.arrive
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.cp.async.mbarrier.arrive"(%v1) <{noinc = false}> : (!llvm.ptr) -> ()
// nvvm.convert.float.to.tf32
%v1 = "test.value"() : () -> f32
%v2 = "nvvm.convert.float.to.tf32"(%v1) <{rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = true}> : (f32) -> (i32)
// nvvm.convert.f32x2.to.f16x2
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.convert.f32x2.to.f16x2"(%v1, %v2, %v3) <{rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>, relu = false}> : (f32, f32, i32) -> (vector<[2]xf16>)
// nvvm.convert.f32x2.to.bf16x2
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.convert.f32x2.to.bf16x2"(%v1, %v2, %v3) <{rnd = #nvvm.fp_rnd_mode<rs>, relu = true}> : (f32, f32, i32) -> (vector<[2]xbf16>)
// nvvm.cp.async.bulk.commit.group
"nvvm.cp.async.bulk.commit.group"() : () -> ()
// nvvm.cp.async.bulk.wait_group
"nvvm.cp.async.bulk.wait_group"() <{group = 2 : i32}> : () -> ()
// nvvm.cp.async.bulk.wait_group
"nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32, read = unit}> : () -> ()
// nvvm.cp.async.bulk.wait_group
"nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32}> : () -> ()
// nvvm.cp.async.bulk.tensor.global.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.tensor.global.shared.cta"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
// nvvm.prefetch
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i1
"nvvm.prefetch"(%v1, %v2) <{tensormap = unit, in_param_space = unit}> : (!llvm.ptr, i1) -> ()
// nvvm.cp.async.bulk.prefetch
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.prefetch"(%v1, %v2) : (!llvm.ptr<1>, i32) -> ()
// nvvm.cp.async.bulk.prefetch
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i64
"nvvm.cp.async.bulk.prefetch"(%v1, %v2, %v3) : (!llvm.ptr<1>, i32, i64) -> ()
// nvvm.cp.async.bulk.tensor.prefetch
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i64
"nvvm.cp.async.bulk.tensor.prefetch"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 3, 0, 1>}> : (!llvm.ptr, i32, i32, i32, i64) -> ()
// nvvm.cp.async.bulk.tensor.reduce
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i64
"nvvm.cp.async.bulk.tensor.reduce"(%v1, %v2, %v3, %v4, %v5) <{redKind = #nvvm.tma_redux_kind<or>, mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
// nvvm.cp.async.bulk.tensor.reduce
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.tensor.reduce"(%v1, %v2, %v3) <{redKind = #nvvm.tma_redux_kind<dec>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.shared.cluster.global
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> !llvm.ptr<1>
%v3 = "test.value"() : () -> !llvm.ptr<3>
%v4 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.global"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.shared.cluster.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr<7>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> !llvm.ptr<3>
%v4 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.shared.cta"(%v1, %v2, %v3, %v4) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.global.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.global.shared.cta"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.global.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i16
"nvvm.cp.async.bulk.global.shared.cta"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16) -> ()
// nvvm.wgmma.fence.aligned
"nvvm.wgmma.fence.aligned"() : () -> ()
// nvvm.wgmma.commit.group.sync.aligned
"nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
// nvvm.wgmma.wait.group.sync.aligned
"nvvm.wgmma.wait.group.sync.aligned"() <{group = 16 : i64}> : () -> ()
// nvvm.wgmma.wait.group.sync.aligned
"nvvm.wgmma.wait.group.sync.aligned"() <{group = 8 : i64}> : () -> ()
// nvvm.griddepcontrol
"nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
// nvvm.griddepcontrol
"nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> : () -> ()
// nvvm.mapa
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mapa"(%v1, %v2) : (!llvm.ptr, i32) -> (!llvm.ptr)
// nvvm.match.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.match.sync"(%v1, %v2) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> (i32)
// nvvm.match.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
%v3 = "nvvm.match.sync"(%v1, %v2) <{kind = #nvvm<match_sync_kind any>}> : (i32, i64) -> (i32)
// nvvm.st.bulk
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
"nvvm.st.bulk"(%v1, %v2) : (!llvm.ptr, i64) -> ()
// nvvm.st.bulk
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
"nvvm.st.bulk"(%v1, %v2) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
// nvvm.exit
"nvvm.exit"() : () -> ()
// nvvm.breakpoint
"nvvm.breakpoint"() : () -> ()
// nvvm.tcgen05.alloc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.alloc"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.tcgen05.alloc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.alloc"(%v1, %v2) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
// nvvm.tcgen05.dealloc
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.dealloc"(%v1, %v2) : (!llvm.ptr<6>, i32) -> ()
// nvvm.tcgen05.dealloc
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.dealloc"(%v1, %v2) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>, i32) -> ()
// nvvm.tcgen05.relinquish_alloc_permit
"nvvm.tcgen05.relinquish_alloc_permit"() : () -> ()
// nvvm.tcgen05.relinquish_alloc_permit
"nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> : () -> ()
// nvvm.tcgen05.relinquish_alloc_permit
"nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_1>}> : () -> ()
// nvvm.tcgen05.fence
"nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
// nvvm.tcgen05.fence
"nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> : () -> ()
// nvvm.tcgen05.wait
"nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> : () -> ()
// nvvm.tcgen05.wait
"nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<load>}> : () -> ()
// nvvm.tcgen05.commit
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.tcgen05.commit"(%v1) : (!llvm.ptr) -> ()
// nvvm.tcgen05.commit
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i16
"nvvm.tcgen05.commit"(%v1, %v2) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr, i16) -> ()
// nvvm.tcgen05.commit
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i16
"nvvm.tcgen05.commit"(%v1, %v2) : (!llvm.ptr, i16) -> ()
// nvvm.tcgen05.shift
%v1 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.shift"(%v1) : (!llvm.ptr<6>) -> ()
// nvvm.tcgen05.shift
%v1 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.shift"(%v1) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>) -> ()
// nvvm.tcgen05.cp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
"nvvm.tcgen05.cp"(%v1, %v2) <{shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}> : (!llvm.ptr<6>, i64) -> ()
// nvvm.tcgen05.mma_smem_desc
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i8
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> i8
%v7 = "nvvm.tcgen05.mma_smem_desc"(%v1, %v2, %v3, %v4, %v5, %v6) : (i32, i32, i32, i8, i1, i8) -> (i64)
// nvvm.tcgen05.ld
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "nvvm.tcgen05.ld"(%v1) <{shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}> : (!llvm.ptr<6>) -> (i32)
// nvvm.tcgen05.st
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.st"(%v1, %v2) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>, i32) -> ()
// nvvm.dot.accumulate.4way
%v1 = "test.value"() : () -> vector<4xi8>
%v2 = "test.value"() : () -> vector<4xi8>
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.dot.accumulate.4way"(%v1, %v2, %v3) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> (i32)
// nvvm.dot.accumulate.2way
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<4xi8>
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.dot.accumulate.2way"(%v1, %v2, %v3) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = true}> : (vector<2xi16>, vector<4xi8>, i32) -> (i32)
// nvvm.dot.accumulate.2way
%v1 = "test.value"() : () -> vector<[2]xi16>
%v2 = "test.value"() : () -> vector<4xi8>
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.dot.accumulate.2way"(%v1, %v2, %v3) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<signed>, b_hi = false}> : (vector<[2]xi16>, vector<4xi8>, i32) -> (i32)
// nvvm.dot.accumulate.2way
%v1 = "test.value"() : () -> vector<[2]xi16>
%v2 = "test.value"() : () -> vector<4xi8>
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.dot.accumulate.2way"(%v1, %v2, %v3) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<signed>, b_hi = false}> : (vector<[2]xi16>, vector<4xi8>, i32) -> (i32)
// nvvm.clusterlaunchcontrol.try.cancel
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"nvvm.clusterlaunchcontrol.try.cancel"(%v1, %v2) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// nvvm.clusterlaunchcontrol.try.cancel
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"nvvm.clusterlaunchcontrol.try.cancel"(%v1, %v2) <{multicast = unit}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// nvvm.clusterlaunchcontrol.query.cancel
%v1 = "test.value"() : () -> i128
%v2 = "nvvm.clusterlaunchcontrol.query.cancel"(%v1) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_y>}> : (i128) -> (i32)
// nvvm.clusterlaunchcontrol.query.cancel
%v1 = "test.value"() : () -> i128
%v2 = "nvvm.clusterlaunchcontrol.query.cancel"(%v1) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_z>}> : (i128) -> (i32)
// nvvm.tcgen05.mma
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
"nvvm.tcgen05.mma"(%v1, %v2, %v3, %v4, %v5) <{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
// nvvm.tcgen05.mma.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.sp"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> i64
"nvvm.tcgen05.mma.sp"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm.tcgen05_mma_kind<f8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// nvvm.tcgen05.mma.block_scale
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.block_scale
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.sp.block_scale
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> !llvm.ptr<6>
%v8 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.sp.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_2>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.ws
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
"nvvm.tcgen05.mma.ws"(%v1, %v2, %v3, %v4, %v5) <{kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
// nvvm.tcgen05.mma.ws
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> i64
"nvvm.tcgen05.mma.ws"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm.tcgen05_mma_kind<i8>, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64) -> ()
// nvvm.tcgen05.mma.ws
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
"nvvm.tcgen05.mma.ws"(%v1, %v2, %v3, %v4, %v5) <{kind = #nvvm.tcgen05_mma_kind<f8f6f4>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
// nvvm.tcgen05.mma.ws.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.ws.sp"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.ws.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> i64
"nvvm.tcgen05.mma.ws.sp"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm.tcgen05_mma_kind<i8>, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// nvvm.tcgen05.mma.ws.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.ws.sp"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm.tcgen05_mma_kind<f16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
// nvvm.cp.async.bulk.tensor.shared.cluster.global
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr, i32, i1) -> !llvm.ptr<3>, sym_name = "generated"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr, %arg2: i32, %arg3: i1):
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg0, %arg1, %arg2, %arg0, %arg3) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 1>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>, i1) -> ()
  "func.return"(%arg0) : (!llvm.ptr<3>) -> ()
}) : () -> ()
// nvvm.cp.async.shared.global
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>, i32, !llvm.ptr<3>) -> !llvm.ptr<3>, sym_name = "generated"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>, %arg2: i32, %arg3: !llvm.ptr<3>):
  "nvvm.cp.async.shared.global"(%arg0, %arg1, %arg2) <{modifier = #nvvm<load_cache_modifier ca>, size = 4 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
  "func.return"(%arg3) : (!llvm.ptr<3>) -> ()
}) : () -> ()
// nvvm.cp.async.shared.global
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> !llvm.ptr<3>, sym_name = "generated"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
  "nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier ca>, size = 4 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
  "func.return"(%arg0) : (!llvm.ptr<3>) -> ()
}) : () -> ()
// nvvm.convert.f32x2.to.f4x2
%a = "test.value"() : () -> f32
%r = nvvm.convert.f32x2.to.f4x2 %a, %a : i8 (f4E2M1FN)
// nvvm.convert.f32x2.to.f6x2
%a = "test.value"() : () -> f32
%r = nvvm.convert.f32x2.to.f6x2 %a, %a {relu = true} : i16 (f6E2M3FN)
// nvvm.convert.f32x2.to.f8x2
%a = "test.value"() : () -> f32
%r = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8> (f8E4M3FN)
// nvvm.convert.f16x2.to.f8x2
%a = "test.value"() : () -> vector<2xf16>
%r = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f8E5M2)
// nvvm.convert.bf16x2.to.f8x2
%a = "test.value"() : () -> vector<2xbf16>
%r = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
// nvvm.convert.f8x2.to.f16x2
%a = "test.value"() : () -> vector<2xi8>
%r = nvvm.convert.f8x2.to.f16x2 %a {relu = true} : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
// nvvm.convert.f8x2.to.bf16x2
%a = "test.value"() : () -> vector<2xi8>
%r = nvvm.convert.f8x2.to.bf16x2 %a : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
// nvvm.convert.f6x2.to.f16x2
%a = "test.value"() : () -> vector<2xi8>
%r = nvvm.convert.f6x2.to.f16x2 %a : vector<2xi8> (f6E3M2FN) -> vector<2xf16>
// nvvm.convert.f4x2.to.f16x2
%a = "test.value"() : () -> i8
%r = nvvm.convert.f4x2.to.f16x2 %a : i8 (f4E2M1FN) -> vector<2xf16>
// nvvm.convert.f32x4.to.f8x4
%a = "test.value"() : () -> vector<4xf32>
%b = "test.value"() : () -> i32
%r = nvvm.convert.f32x4.to.f8x4 %a, %b : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
// nvvm.convert.f32x4.to.f6x4
%a = "test.value"() : () -> vector<4xf32>
%b = "test.value"() : () -> i32
%r = nvvm.convert.f32x4.to.f6x4 %a, %b {relu = true} : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
// nvvm.convert.f32x4.to.f4x4
%a = "test.value"() : () -> vector<4xf32>
%b = "test.value"() : () -> i32
%r = nvvm.convert.f32x4.to.f4x4 %a, %b : vector<4xf32> -> i16 (f4E2M1FN)
// nvvm.ldmatrix
%a = "test.value"() : () -> !llvm.ptr<3>
%r = nvvm.ldmatrix %a {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
// nvvm.stmatrix
%a = "test.value"() : () -> !llvm.ptr<3>
%b = "test.value"() : () -> i32
nvvm.stmatrix %a, %b {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
// nvvm.wmma.load
%a = "test.value"() : () -> !llvm.ptr<3>
%b = "test.value"() : () -> i32
%r = nvvm.wmma.load %a, %b {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// nvvm.wmma.store
%a = "test.value"() : () -> !llvm.ptr<3>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> vector<2xf16>
nvvm.wmma.store %a, %b, %c, %c, %c, %c {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
// nvvm.wmma.mma
%a = "test.value"() : () -> vector<2xf16>
%r = nvvm.wmma.mma %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
