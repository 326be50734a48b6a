//
%1 : !llvm.ptr
%2 = "xevm.blockload"(%1) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr) -> i32
//
%1, %2 : !llvm.ptr, i8
"xevm.blockstore"(%1, %2) <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3uc>}> : (!llvm.ptr, i8) -> ()
//
%1, %2 : vector<1xui8>, vector<4xui8>
%3 = "xevm.mma"(%1, %2) <{shape = #xevm.mma_shape< m = 2, n = 4, k = 16> , types = #xevm.mma_types< d = bf16, a = u8, b = tf32> }> : (vector<1xui8>, vector<4xui8>) -> (vector<1xi8>)
//
%1 = "xevm.local_id.x"() : () -> i32
//
%1 = "xevm.local_id.y"() : () -> i32
//
%1 = "xevm.local_id.z"() : () -> i64
//
%1 = "xevm.local_size.x"() : () -> i64
//
%1 = "xevm.local_size.y"() : () -> i32
//
%1 = "xevm.local_size.z"() : () -> i64
//
%1 = "xevm.group_id.x"() : () -> i64
//
%1 = "xevm.group_id.y"() : () -> i32
//
%1 = "xevm.group_id.z"() : () -> i32
//
%1 = "xevm.group_count.x"() : () -> i64
//
%1 = "xevm.group_count.y"() : () -> i64
//
%1 = "xevm.group_count.z"() : () -> i64
//
%1 = "xevm.lane_id"() : () -> i32
//
%1 = "xevm.subgroup_id"() : () -> i32
//
%1 = "xevm.subgroup_size"() : () -> i32
// blockload2d
%a, %b : !llvm.ptr<1>, i32
%r = xevm.blockload2d %a, %b, %b, %b, %b, %b <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
// blockstore2d
%a, %b, %c : !llvm.ptr<1>, i32, vector<8xi32>
xevm.blockstore2d %a, %b, %b, %b, %b, %b, %c <{elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
// blockprefetch2d
%a, %b : !llvm.ptr<1>, i32
xevm.blockprefetch2d %a, %b, %b, %b, %b, %b <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
// prefetch
%a : !llvm.ptr<1>
xevm.prefetch %a <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>)
// memfence
xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}>
