// xevm.blockload
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "xevm.blockload"(%v1) : (!llvm.ptr) -> (i32)
// xevm.blockload
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "xevm.blockload"(%v1) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr) -> (i32)
// xevm.blockload
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "xevm.blockload"(%v1) : (!llvm.ptr) -> (i16)
// xevm.blockstore
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i8
"xevm.blockstore"(%v1, %v2) : (!llvm.ptr, i8) -> ()
// xevm.blockstore
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i8
"xevm.blockstore"(%v1, %v2) <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3uc>}> : (!llvm.ptr, i8) -> ()
// xevm.blockstore
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
"xevm.blockstore"(%v1, %v2) : (!llvm.ptr, i64) -> ()
// xevm.mma
%v1 = "test.value"() : () -> vector<1xui8>
%v2 = "test.value"() : () -> vector<4xui8>
%v3 = "xevm.mma"(%v1, %v2) <{shape = #xevm.mma_shape< m = 2, n = 4, k = 16> , types = #xevm.mma_types< d = bf16, a = u8, b = tf32> }> : (vector<1xui8>, vector<4xui8>) -> (vector<1xi8>)
// xevm.mma
%v1 = "test.value"() : () -> vector<4xi16>
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> vector<4xi16>
%v4 = "xevm.mma"(%v1, %v2, %v3) <{shape = #xevm.mma_shape< m = 2, n = 1, k = 16> , types = #xevm.mma_types< d = u4, a = tf32, b = u8, c = tf32> }> : (vector<4xi16>, vector<2xf16>, vector<4xi16>) -> (vector<4xi16>)
// xevm.mma
%v1 = "test.value"() : () -> vector<32xsi8>
%v2 = "test.value"() : () -> vector<32xsi8>
%v3 = "test.value"() : () -> vector<3xsi8>
%v4 = "xevm.mma"(%v1, %v2, %v3) <{shape = #xevm.mma_shape< m = 4, n = 1, k = 16> , types = #xevm.mma_types< d = f16, a = bf16, b = f16, c = s32> }> : (vector<32xsi8>, vector<32xsi8>, vector<3xsi8>) -> (vector<3xsi8>)
// xevm.local_id.x
%v1 = "xevm.local_id.x"() : () -> (i32)
// xevm.local_id.x
%v1 = "xevm.local_id.x"() : () -> (i64)
// xevm.local_id.y
%v1 = "xevm.local_id.y"() : () -> (i32)
// xevm.local_id.y
%v1 = "xevm.local_id.y"() : () -> (i64)
// xevm.local_id.z
%v1 = "xevm.local_id.z"() : () -> (i64)
// xevm.local_id.z
%v1 = "xevm.local_id.z"() : () -> (i32)
// xevm.local_size.x
%v1 = "xevm.local_size.x"() : () -> (i64)
// xevm.local_size.x
%v1 = "xevm.local_size.x"() : () -> (i32)
// xevm.local_size.y
%v1 = "xevm.local_size.y"() : () -> (i32)
// xevm.local_size.y
%v1 = "xevm.local_size.y"() : () -> (i64)
// xevm.local_size.z
%v1 = "xevm.local_size.z"() : () -> (i64)
// xevm.local_size.z
%v1 = "xevm.local_size.z"() : () -> (i32)
// xevm.group_id.x
%v1 = "xevm.group_id.x"() : () -> (i64)
// xevm.group_id.x
%v1 = "xevm.group_id.x"() : () -> (i32)
// xevm.group_id.y
%v1 = "xevm.group_id.y"() : () -> (i32)
// xevm.group_id.y
%v1 = "xevm.group_id.y"() : () -> (i64)
// xevm.group_id.z
%v1 = "xevm.group_id.z"() : () -> (i32)
// xevm.group_id.z
%v1 = "xevm.group_id.z"() : () -> (i64)
// xevm.group_count.x
%v1 = "xevm.group_count.x"() : () -> (i64)
// xevm.group_count.x
%v1 = "xevm.group_count.x"() : () -> (i32)
// xevm.group_count.y
%v1 = "xevm.group_count.y"() : () -> (i64)
// xevm.group_count.y
%v1 = "xevm.group_count.y"() : () -> (i32)
// xevm.group_count.z
%v1 = "xevm.group_count.z"() : () -> (i64)
// xevm.group_count.z
%v1 = "xevm.group_count.z"() : () -> (i32)
// xevm.lane_id
%v1 = "xevm.lane_id"() : () -> (i32)
// xevm.lane_id
%v1 = "xevm.lane_id"() : () -> (i64)
// xevm.subgroup_id
%v1 = "xevm.subgroup_id"() : () -> (i32)
// xevm.subgroup_id
%v1 = "xevm.subgroup_id"() : () -> (i64)
// xevm.subgroup_size
%v1 = "xevm.subgroup_size"() : () -> (i32)
// xevm.subgroup_size
%v1 = "xevm.subgroup_size"() : () -> (i64)
// xevm.blockload2d
%a = "test.value"() : () -> !llvm.ptr<1>
%b = "test.value"() : () -> i32
%r = xevm.blockload2d %a, %b, %b, %b, %b, %b <{elem_size_in_bits = 16 : i32, pack_register = false, tile_height = 8 : i32, tile_width = 16 : i32, transpose = false, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>
// xevm.blockstore2d
%a = "test.value"() : () -> !llvm.ptr<1>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> vector<8xi32>
xevm.blockstore2d %a, %b, %b, %b, %b, %b, %c <{elem_size_in_bits = 32 : i32, tile_height = 8 : i32, tile_width = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi32>)
// xevm.blockprefetch2d
%a = "test.value"() : () -> !llvm.ptr<1>
%b = "test.value"() : () -> i32
xevm.blockprefetch2d %a, %b, %b, %b, %b, %b <{elem_size_in_bits = 8 : i32, tile_height = 8 : i32, tile_width = 32 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)
// xevm.prefetch
%a = "test.value"() : () -> !llvm.ptr<1>
xevm.prefetch %a <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>}> : (!llvm.ptr<1>)
// xevm.memfence
xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
// xevm.memfence
xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}>
