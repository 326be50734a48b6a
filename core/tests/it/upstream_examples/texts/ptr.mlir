// ptr.gather
%v1 = "test.value"() : () -> vector<4x!ptr.ptr<#ptr.generic_space>>
%v2 = "test.value"() : () -> vector<[4]xi1>
%v3 = "test.value"() : () -> vector<[4]xi1>
%v4 = "ptr.gather"(%v1, %v2, %v3) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>)
// ptr.gather
%v1 = "test.value"() : () -> vector<4x!ptr.ptr<#ptr.generic_space>>
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "ptr.gather"(%v1, %v2, %v3) <{alignment = []}> : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf32>) -> (vector<4xf32>)
// ptr.load
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "ptr.load"(%v1) : (!ptr.ptr<#ptr.generic_space>) -> (complex<f64>)
// ptr.masked_load
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "test.value"() : () -> vector<16xi1>
%v3 = "test.value"() : () -> vector<16xf16>
%v4 = "ptr.masked_load"(%v1, %v2, %v3) : (!ptr.ptr<#ptr.generic_space>, vector<16xi1>, vector<16xf16>) -> (vector<16xf16>)
// ptr.masked_load
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "ptr.masked_load"(%v1, %v2, %v3) <{alignment = []}> : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> (vector<4xf32>)
// ptr.masked_load
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "ptr.masked_load"(%v1, %v2, %v3) : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> (vector<4xf32>)
// ptr.masked_store
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v3 = "test.value"() : () -> vector<4xi1>
"ptr.masked_store"(%v1, %v2, %v3) : (vector<4xf32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
// ptr.masked_store
%v1 = "test.value"() : () -> vector<16xi32>
%v2 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v3 = "test.value"() : () -> vector<16xi1>
"ptr.masked_store"(%v1, %v2, %v3) <{alignment = [128 : i64]}> : (vector<16xi32>, !ptr.ptr<#ptr.generic_space>, vector<16xi1>) -> ()
// ptr.masked_store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v3 = "test.value"() : () -> vector<4xi1>
"ptr.masked_store"(%v1, %v2, %v3) <{alignment = []}> : (vector<4xi32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
// ptr.ptr_add
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "test.value"() : () -> i1
%v3 = "ptr.ptr_add"(%v1, %v2) : (!ptr.ptr<#ptr.generic_space>, i1) -> (!ptr.ptr<#ptr.generic_space>)
// ptr.ptr_add
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "test.value"() : () -> index
%v3 = "ptr.ptr_add"(%v1, %v2) <{flags = 3 : i32}> : (!ptr.ptr<#ptr.generic_space>, index) -> (!ptr.ptr<#ptr.generic_space>)
// ptr.ptr_add
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "test.value"() : () -> i64
%v3 = "ptr.ptr_add"(%v1, %v2) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, i64) -> (!ptr.ptr<#ptr.generic_space>)
// ptr.ptr_diff
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v3 = "ptr.ptr_diff"(%v1, %v2) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> (i4)
// ptr.ptr_diff
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v3 = "ptr.ptr_diff"(%v1, %v2) <{flags = 1 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> (i1)
// ptr.ptr_diff
%v1 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v2 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%v3 = "ptr.ptr_diff"(%v1, %v2) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> (i16)
// ptr.scatter
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4x!ptr.ptr<#ptr.generic_space>>
%v3 = "test.value"() : () -> vector<4xi1>
"ptr.scatter"(%v1, %v2, %v3) : (vector<4xi32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
// ptr.scatter
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4x!ptr.ptr<#ptr.generic_space>>
%v3 = "test.value"() : () -> vector<4xi1>
"ptr.scatter"(%v1, %v2, %v3) <{alignment = []}> : (vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
// ptr.store
%v1 = "test.value"() : () -> vector<[8]xi8>
%v2 = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
"ptr.store"(%v1, %v2) : (vector<[8]xi8>, !ptr.ptr<#ptr.generic_space>) -> ()
// ptr.type_offset
%v1 = "ptr.type_offset"() <{elementType = tensor<?xui8>}> : () -> (i1)
// ptr.type_offset
%v1 = "ptr.type_offset"() <{elementType = vector<16x16xui8>}> : () -> (i64)
// ptr.type_offset
%v1 = "ptr.type_offset"() <{elementType = f16}> : () -> (i128)
// ptr.to_ptr
%a = "test.value"() : () -> memref<4xf32, #ptr.generic_space>
%r = ptr.to_ptr %a : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
// ptr.get_metadata
%a = "test.value"() : () -> memref<4xf32, #ptr.generic_space>
%r = ptr.get_metadata %a : memref<4xf32, #ptr.generic_space>
// ptr.from_ptr
%a = "test.value"() : () -> !ptr.ptr<#ptr.generic_space>
%b = "test.value"() : () -> memref<4xf32, #ptr.generic_space>
%m = ptr.get_metadata %b : memref<4xf32, #ptr.generic_space>
%r = ptr.from_ptr %a metadata %m : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
// ptr.constant
%r = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
