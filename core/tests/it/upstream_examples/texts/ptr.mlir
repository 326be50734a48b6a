//
%1, %2, %3 : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<[4]xi1>, vector<[4]xi1>
%4 = "ptr.gather"(%1, %2, %3) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<[4]xi1>, vector<[4]xi1>) -> (vector<[4]xi1>)
//
%1 : !ptr.ptr<#ptr.generic_space>
%2 = "ptr.load"(%1) : (!ptr.ptr<#ptr.generic_space>) -> (complex<f64>)
//
%1, %2, %3 : !ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>
%4 = "ptr.masked_load"(%1, %2, %3) : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> (vector<4xf32>)
//
%1, %2, %3 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>
"ptr.masked_store"(%1, %2, %3) : (vector<4xf32>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
//
%1, %2 : !ptr.ptr<#ptr.generic_space>, i64
%3 = "ptr.ptr_add"(%1, %2) <{flags = 0 : i32}> : (!ptr.ptr<#ptr.generic_space>, i64) -> (!ptr.ptr<#ptr.generic_space>)
//
%1, %2 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
%3 = "ptr.ptr_diff"(%1, %2) <{flags = 1 : i8}> : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) -> i1
//
%1, %2, %3 : vector<4xi32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>
"ptr.scatter"(%1, %2, %3) : (vector<4xi32>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
//
%1, %2 : vector<[8]xi8>, !ptr.ptr<#ptr.generic_space>
"ptr.store"(%1, %2) : (vector<[8]xi8>, !ptr.ptr<#ptr.generic_space>) -> ()
//
%1 = "ptr.type_offset"() <{elementType = f16}> : () -> i128
// to_ptr
%a : memref<4xf32, #ptr.generic_space>
%r = ptr.to_ptr %a : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
// get_metadata
%a : memref<4xf32, #ptr.generic_space>
%r = ptr.get_metadata %a : memref<4xf32, #ptr.generic_space>
// from_ptr
%a, %b : !ptr.ptr<#ptr.generic_space>, memref<4xf32, #ptr.generic_space>
%m = ptr.get_metadata %b : memref<4xf32, #ptr.generic_space>
%r = ptr.from_ptr %a metadata %m : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
// constant
%r = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
