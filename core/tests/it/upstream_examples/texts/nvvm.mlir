//
%1 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.warpsize"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.warpid"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.nwarpid"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.smid"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.nsmid"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.gridid"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.tid.x"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.tid.y"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.ntid.x"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.ntid.y"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.ntid.z"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.clock"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.clock64"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.globaltimer"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg0"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg1"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg2"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg3"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg4"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg5"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg6"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg7"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg8"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg9"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg10"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg11"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg12"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg13"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg14"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg15"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg16"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg17"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg18"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg19"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg20"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg21"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg22"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg23"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg24"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg25"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg26"() : () -> i32
//
%1 = "nvvm.read.ptx.sreg.envreg27"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg28"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg29"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg30"() : () -> f32
//
%1 = "nvvm.read.ptx.sreg.envreg31"() : () -> i32
//
"nvvm.inline_ptx"() <{ptxCode = "", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
//
%1 : f32
%2 = "nvvm.rcp.approx.ftz.f"(%1) : (f32) -> f32
//
%1, %2 : f32, i32
%3 = "nvvm.redux.sync"(%1, %2) <{kind = #nvvm<redux_kind fmax>, abs = true, nan = false}> : (f32, i32) -> f32
//
%1 : i32
"nvvm.nanosleep"(%1) : (i32) -> ()
//
"nvvm.pmevent"() <{eventId = 2 : i32}> : () -> ()
//
%1, %2, %3 : !llvm.ptr, i32, i1
"nvvm.mbarrier.init"(%1, %2, %3) : (!llvm.ptr, i32, i1) -> ()
//
%1 : !llvm.ptr
"nvvm.mbarrier.inval"(%1) : (!llvm.ptr) -> ()
//
%1, %2 : !llvm.ptr<3>, i32
"nvvm.mbarrier.expect_tx"(%1, %2) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
//
%1, %2 : !llvm.ptr<3>, i32
"nvvm.mbarrier.complete_tx"(%1, %2) : (!llvm.ptr<3>, i32) -> ()
//
%1 : !llvm.ptr
"nvvm.mbarrier.arrive"(%1) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr) -> ()
//
%1, %2 : !llvm.ptr, i32
%3 = "nvvm.mbarrier.arrive_drop"(%1, %2) <{relaxed = true}> : (!llvm.ptr, i32) -> i64
//
%1, %2 : !llvm.ptr, i32
%3 = "nvvm.mbarrier.arrive.nocomplete"(%1, %2) : (!llvm.ptr, i32) -> i64
//
%1, %2 : !llvm.ptr, i32
%3 = "nvvm.mbarrier.arrive_drop.nocomplete"(%1, %2) : (!llvm.ptr, i32) -> i64
//
%1, %2 : !llvm.ptr, i32
"nvvm.mbarrier.arrive.expect_tx"(%1, %2) : (!llvm.ptr, i32) -> ()
//
%1, %2 : !llvm.ptr, i32
"nvvm.mbarrier.arrive_drop.expect_tx"(%1, %2) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> ()
//
%1, %2, %3 : !llvm.ptr, i32, i32
"nvvm.mbarrier.try_wait.parity"(%1, %2, %3) : (!llvm.ptr, i32, i32) -> ()
//
%1, %2 : !llvm.ptr, i32
%3 = "nvvm.mbarrier.test.wait"(%1, %2) <{scope = #nvvm.mem_scope<cta>, relaxed = true}> : (!llvm.ptr, i32) -> i1
//
%1, %2, %3 : !llvm.ptr, i64, i32
%4 = "nvvm.mbarrier.try_wait"(%1, %2, %3) : (!llvm.ptr, i64, i32) -> i1
//
"nvvm.barrier0"() : () -> ()
//
"nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
//
%1, %2 : i32, i32
"nvvm.barrier.arrive"(%1, %2) : (i32, i32) -> ()
//
"nvvm.cluster.arrive"() <{aligned = unit}> : () -> ()
//
"nvvm.cluster.arrive.relaxed"() <{aligned = unit}> : () -> ()
//
"nvvm.cluster.wait"() <{aligned = unit}> : () -> ()
//
"nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<sys>}> : () -> ()
//
"nvvm.fence.sc.cluster"() : () -> ()
//
"nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
//
"nvvm.fence.mbarrier.init"() : () -> ()
//
"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>}> : () -> ()
//
%1, %2 : !llvm.ptr, i32
"nvvm.fence.proxy.acquire"(%1, %2) <{scope = #nvvm.mem_scope<sys>}> : (!llvm.ptr, i32) -> ()
//
"nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<sys>, fromProxy = #nvvm.proxy_kind<generic>}> : () -> ()
//
"nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
//
"nvvm.setmaxregister"() <{regCount = 32 : i32, action = #nvvm<action decrease>}> : () -> ()
//
%1, %2, %3, %4 : i32, f32, i32, i32
%5 = "nvvm.shfl.sync"(%1, %2, %3, %4) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> f32
//
%1, %2 : i32, i1
%3 = "nvvm.vote.sync"(%1, %2) <{kind = #nvvm<vote_sync_kind all>}> : (i32, i1) -> i1
//
%1 : i32
"nvvm.bar.warp.sync"(%1) : (i32) -> ()
//
%1 : i32
%2 = "nvvm.elect.sync"(%1) : (i32) -> i1
//
%1, %2, %3 : i32, i32, i32
%4 = "nvvm.prmt"(%1, %2, %3) <{mode = #nvvm.permute_mode<b4e>}> : (i32, i32, i32) -> i32
//
"nvvm.cp.async.commit.group"() : () -> ()
//
"nvvm.cp.async.wait.group"() <{n = 8 : i32}> : () -> ()
//
%1 : !llvm.ptr
"nvvm.cp.async.mbarrier.arrive"(%1) <{noinc = false}> : (!llvm.ptr) -> ()
//
%1 : f32
%2 = "nvvm.convert.float.to.tf32"(%1) <{rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = true}> : (f32) -> i32
//
%1, %2, %3 : f32, f32, i32
%4 = "nvvm.convert.f32x2.to.f16x2"(%1, %2, %3) <{rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>, relu = false}> : (f32, f32, i32) -> (vector<[2]xf16>)
//
%1, %2, %3 : f32, f32, i32
%4 = "nvvm.convert.f32x2.to.bf16x2"(%1, %2, %3) <{rnd = #nvvm.fp_rnd_mode<rs>, relu = true}> : (f32, f32, i32) -> (vector<[2]xbf16>)
//
"nvvm.cp.async.bulk.commit.group"() : () -> ()
//
"nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32, read = unit}> : () -> ()
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr<3>, i32
"nvvm.cp.async.bulk.tensor.global.shared.cta"(%1, %2, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
//
%1, %2 : !llvm.ptr, i1
"nvvm.prefetch"(%1, %2) <{tensormap = unit, in_param_space = unit}> : (!llvm.ptr, i1) -> ()
//
%1, %2, %3 : !llvm.ptr<1>, i32, i64
"nvvm.cp.async.bulk.prefetch"(%1, %2, %3) : (!llvm.ptr<1>, i32, i64) -> ()
//
%1, %2, %3, %4, %5 : !llvm.ptr, i32, i32, i32, i64
"nvvm.cp.async.bulk.tensor.prefetch"(%1, %2, %3, %4, %5) <{operandSegmentSizes = array<i32: 1, 3, 0, 1>}> : (!llvm.ptr, i32, i32, i32, i64) -> ()
//
%1, %2, %3 : !llvm.ptr, !llvm.ptr<3>, i32
"nvvm.cp.async.bulk.tensor.reduce"(%1, %2, %3) <{redKind = #nvvm.tma_redux_kind<dec>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
//
%1, %2, %3, %4 : !llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32
"nvvm.cp.async.bulk.shared.cluster.global"(%1, %2, %3, %4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
//
%1, %2, %3, %4 : !llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32
"nvvm.cp.async.bulk.shared.cluster.shared.cta"(%1, %2, %3, %4) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
//
%1, %2, %3 : !llvm.ptr<1>, !llvm.ptr<3>, i32
"nvvm.cp.async.bulk.global.shared.cta"(%1, %2, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
//
"nvvm.wgmma.fence.aligned"() : () -> ()
//
"nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
//
"nvvm.wgmma.wait.group.sync.aligned"() <{group = 8 : i64}> : () -> ()
//
"nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
//
%1, %2 : !llvm.ptr, i32
%3 = "nvvm.mapa"(%1, %2) : (!llvm.ptr, i32) -> !llvm.ptr
//
%1, %2 : i32, i32
%3 = "nvvm.match.sync"(%1, %2) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> i32
//
%1, %2 : !llvm.ptr, i64
"nvvm.st.bulk"(%1, %2) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
//
"nvvm.exit"() : () -> ()
//
"nvvm.breakpoint"() : () -> ()
//
%1, %2 : !llvm.ptr, i32
"nvvm.tcgen05.alloc"(%1, %2) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
//
%1, %2 : !llvm.ptr<6>, i32
"nvvm.tcgen05.dealloc"(%1, %2) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>, i32) -> ()
//
"nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> : () -> ()
//
"nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> : () -> ()
//
"nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<load>}> : () -> ()
//
%1, %2 : !llvm.ptr, i16
"nvvm.tcgen05.commit"(%1, %2) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr, i16) -> ()
//
%1 : !llvm.ptr<6>
"nvvm.tcgen05.shift"(%1) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>) -> ()
//
%1, %2 : !llvm.ptr<6>, i64
"nvvm.tcgen05.cp"(%1, %2) <{shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}> : (!llvm.ptr<6>, i64) -> ()
//
%1, %2, %3, %4, %5, %6 : i32, i32, i32, i8, i1, i8
%7 = "nvvm.tcgen05.mma_smem_desc"(%1, %2, %3, %4, %5, %6) : (i32, i32, i32, i8, i1, i8) -> i64
//
%1 : !llvm.ptr<6>
%2 = "nvvm.tcgen05.ld"(%1) <{shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}> : (!llvm.ptr<6>) -> i32
//
%1, %2 : !llvm.ptr<6>, i32
"nvvm.tcgen05.st"(%1, %2) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>, i32) -> ()
//
%1, %2, %3 : vector<4xi8>, vector<4xi8>, i32
%4 = "nvvm.dot.accumulate.4way"(%1, %2, %3) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
//
%1, %2, %3 : vector<2xi16>, vector<4xi8>, i32
%4 = "nvvm.dot.accumulate.2way"(%1, %2, %3) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = true}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
//
%1, %2 : !llvm.ptr<3>, !llvm.ptr<3>
"nvvm.clusterlaunchcontrol.try.cancel"(%1, %2) <{multicast = unit}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
//
%1 : i128
%2 = "nvvm.clusterlaunchcontrol.query.cancel"(%1) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_y>}> : (i128) -> i32
//
%1, %2, %3, %4, %5 : !llvm.ptr<6>, i64, i64, i32, i1
"nvvm.tcgen05.mma"(%1, %2, %3, %4, %5) <{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
//
%1, %2, %3, %4, %5, %6 : !llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>
"nvvm.tcgen05.mma.sp"(%1, %2, %3, %4, %5, %6) <{kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
//
%1, %2, %3, %4, %5, %6, %7 : !llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>
"nvvm.tcgen05.mma.block_scale"(%1, %2, %3, %4, %5, %6, %7) <{kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
//
%1, %2, %3, %4, %5, %6, %7, %8 : !llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>
"nvvm.tcgen05.mma.sp.block_scale"(%1, %2, %3, %4, %5, %6, %7, %8) <{kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_2>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
//
%1, %2, %3, %4, %5 : !llvm.ptr<6>, i64, i64, i32, i1
"nvvm.tcgen05.mma.ws"(%1, %2, %3, %4, %5) <{kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
//
%1, %2, %3, %4, %5, %6 : !llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>
"nvvm.tcgen05.mma.ws.sp"(%1, %2, %3, %4, %5, %6) <{kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
// cp.async.bulk.tensor.shared.cluster.global
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr, i32, i1) -> !llvm.ptr<3>, sym_name = "generated"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr, %arg2: i32, %arg3: i1):
"nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg0, %arg1, %arg2, %arg0, %arg3) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 1>}> : (!llvm.ptr<3>, !llvm.ptr, i32, !llvm.ptr<3>, i1) -> ()
"func.return"(%arg0) : (!llvm.ptr<3>) -> ()
}) : () -> ()
// cp.async.shared.global
"func.func"() <{function_type = (!llvm.ptr<3>, !llvm.ptr<1>) -> !llvm.ptr<3>, sym_name = "generated"}> ({
^bb0(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<1>):
"nvvm.cp.async.shared.global"(%arg0, %arg1) <{modifier = #nvvm<load_cache_modifier ca>, size = 4 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
"func.return"(%arg0) : (!llvm.ptr<3>) -> ()
}) : () -> ()
// convert.f32x2.to.f4x2
%a : f32
%r = nvvm.convert.f32x2.to.f4x2 %a, %a : i8 (f4E2M1FN)
// convert.f32x2.to.f6x2
%a : f32
%r = nvvm.convert.f32x2.to.f6x2 %a, %a {relu = true} : i16 (f6E2M3FN)
// convert.f32x2.to.f8x2
%a : f32
%r = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : vector<2xi8> (f8E4M3FN)
// convert.f16x2.to.f8x2
%a : vector<2xf16>
%r = nvvm.convert.f16x2.to.f8x2 %a : vector<2xf16> -> i16 (f8E5M2)
// convert.bf16x2.to.f8x2
%a : vector<2xbf16>
%r = nvvm.convert.bf16x2.to.f8x2 %a {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> i16 (f8E8M0FNU)
// convert.f8x2.to.f16x2
%a : vector<2xi8>
%r = nvvm.convert.f8x2.to.f16x2 %a {relu = true} : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
// convert.f8x2.to.bf16x2
%a : vector<2xi8>
%r = nvvm.convert.f8x2.to.bf16x2 %a : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
// convert.f6x2.to.f16x2
%a : vector<2xi8>
%r = nvvm.convert.f6x2.to.f16x2 %a : vector<2xi8> (f6E3M2FN) -> vector<2xf16>
// convert.f4x2.to.f16x2
%a : i8
%r = nvvm.convert.f4x2.to.f16x2 %a : i8 (f4E2M1FN) -> vector<2xf16>
// convert.f32x4.to.f8x4
%a, %b : vector<4xf32>, i32
%r = nvvm.convert.f32x4.to.f8x4 %a, %b : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
// convert.f32x4.to.f6x4
%a, %b : vector<4xf32>, i32
%r = nvvm.convert.f32x4.to.f6x4 %a, %b {relu = true} : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
// convert.f32x4.to.f4x4
%a, %b : vector<4xf32>, i32
%r = nvvm.convert.f32x4.to.f4x4 %a, %b : vector<4xf32> -> i16 (f4E2M1FN)
// ldmatrix
%a : !llvm.ptr<3>
%r = nvvm.ldmatrix %a {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
// stmatrix
%a, %b : !llvm.ptr<3>, i32
nvvm.stmatrix %a, %b {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
// wmma.load
%a, %b : !llvm.ptr<3>, i32
%r = nvvm.wmma.load %a, %b {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// wmma.store
%a, %b, %c : !llvm.ptr<3>, i32, vector<2xf16>
nvvm.wmma.store %a, %b, %c, %c, %c, %c {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
// wmma.mma
%a : vector<2xf16>
%r = nvvm.wmma.mma %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
