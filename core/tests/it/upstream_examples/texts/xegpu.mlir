//
%1, %2 : vector<4xf32>, vector<4xf32>
%3 = "xegpu.dpas"(%1, %2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
//
"xegpu.alloc_nbarrier"() <{nbarrier_num = 32 : i64}> : () -> ()
//
%1, %2 : i8, i8
%3 = "xegpu.init_nbarrier"(%1, %2) : (i8, i8) -> !xegpu.nbarrier
//
%1 : !xegpu.nbarrier
"xegpu.nbarrier_arrive"(%1) : (!xegpu.nbarrier) -> ()
//
%1 : !xegpu.nbarrier
"xegpu.nbarrier_wait"(%1) : (!xegpu.nbarrier) -> ()
//
"xegpu.fence"() <{memory_kind = #xegpu<memory_space slm>, fence_scope = #xegpu<fence_scope gpu>}> : () -> ()
// store
"func.func"() <{function_type = (si1, memref<4xsi1>, index, i1) -> si1, sym_name = "generated"}> ({
^bb0(%arg0: si1, %arg1: memref<4xsi1>, %arg2: index, %arg3: i1):
"xegpu.store"(%arg0, %arg1, %arg2, %arg3) : (si1, memref<4xsi1>, index, i1) -> ()
"func.return"(%arg0) : (si1) -> ()
}) : () -> ()
// create_nd_tdesc
%a, %b : memref<24x32xf32>, index
%r = xegpu.create_nd_tdesc %a[0, %b] : memref<24x32xf32> -> !xegpu.tensor_desc<8x16xf32>
// prefetch_nd
%a : !xegpu.tensor_desc<8x16xf32>
xegpu.prefetch_nd %a <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<8x16xf32>
// load_nd
%a, %b : !xegpu.tensor_desc<8x16xf32>, index
%r = xegpu.load_nd %a[%b, 0] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<8x16xf32>
// store_nd
%a, %b : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
xegpu.store_nd %a, %b <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>
// update_nd_offset
%a, %b : !xegpu.tensor_desc<8x16xf32>, index
%r = xegpu.update_nd_offset %a, [%b, 16] : !xegpu.tensor_desc<8x16xf32>
// create_tdesc
%a, %b : memref<64xf32>, vector<4xindex>
%r = xegpu.create_tdesc %a, %b : memref<64xf32>, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
// prefetch
%a : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
xegpu.prefetch %a <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
// load
%a, %b : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>
%r = xegpu.load %a, %b <{l1_hint = #xegpu.cache_hint<cached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1> -> vector<4xf32>
// update_offset
%a, %b : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
%r = xegpu.update_offset %a, %b : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
// atomic_rmw
%a, %b, %c : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32>
%r = xegpu.atomic_rmw addf %a, %b, %c : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xi1>, vector<4xf32> -> vector<4xf32>
// convert_layout
%a : vector<32x64xf16>
%r = xegpu.convert_layout %a <{input_layout = #xegpu.layout<sg_layout = [2, 4], sg_data = [16, 16]>, target_layout = #xegpu.layout<sg_layout = [4, 2], sg_data = [8, 32]>}> : vector<32x64xf16>
// create_mem_desc
%a : memref<2048xi8, 3>
%r = xegpu.create_mem_desc %a : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
// load_matrix
%a, %b : !xegpu.mem_desc<16x64xf16>, index
%r = xegpu.load_matrix %a[8, %b] : !xegpu.mem_desc<16x64xf16>, index -> vector<8x16xf16>
// store_matrix
%a, %b : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
xegpu.store_matrix %a, %b[8, 16] : vector<8x16xf16>, !xegpu.mem_desc<16x64xf16>
