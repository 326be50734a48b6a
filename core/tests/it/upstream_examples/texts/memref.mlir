//
%1 : memref<4xi64>
%2 = "memref.assume_alignment"(%1) <{alignment = 4 : i32}> : (memref<4xi64>) -> (memref<4xi64>)
//
%1, %2 : memref<4x4xindex>, memref<4x4xindex>
%3, %4 = "memref.distinct_objects"(%1, %2) : (memref<4x4xindex>, memref<4x4xindex>) -> (memref<4x4xindex>, memref<4x4xindex>)
//
%1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> (memref<4xi1>)
//
%1 : memref<4xi32>
%2 = "memref.realloc"(%1) : (memref<4xi32>) -> (memref<4xi32>)
// alloca_scope.return
"memref.alloca_scope"() ({
^bb0:
"memref.alloca_scope.return"() : () -> ()
}) : () -> ()
//
%1 : memref<?xi4>
%2 = "memref.cast"(%1) : (memref<?xi4>) -> (memref<?xi4>)
//
%1, %2 : memref<4xf32>, memref<4xf32>
"memref.copy"(%1, %2) : (memref<4xf32>, memref<4xf32>) -> ()
//
%1 : memref<i8>
"memref.dealloc"(%1) : (memref<i8>) -> ()
//
%1, %2 : memref<?xui8>, index
%3 = "memref.dim"(%1, %2) : (memref<?xui8>, index) -> index
//
%1, %2, %3 : memref<4xi64>, index, index
"memref.dma_wait"(%1, %2, %3) : (memref<4xi64>, index, index) -> ()
//
%1 : memref<4xi32>
%2 = "memref.extract_aligned_pointer_as_index"(%1) : (memref<4xi32>) -> index
//
%1 : memref<4x4xtf32>
%2, %3, %4, %5, %6, %7 = "memref.extract_strided_metadata"(%1) : (memref<4x4xtf32>) -> (memref<tf32>, index, index, index, index, index)
//
"memref.global"() <{sym_name = "symbol", type = memref<4xi64>, initial_value = unit, constant = unit, alignment = 1 : i64}> : () -> ()
//
%1, %2 : memref<4xsi8>, index
%3 = "memref.load"(%1, %2) <{nontemporal = true}> : (memref<4xsi8>, index) -> si8
//
%1 : memref<i1>
%2 = "memref.memory_space_cast"(%1) : (memref<i1>) -> (memref<i1>)
//
%1 : memref<*xi8>
%2 = "memref.rank"(%1) : (memref<*xi8>) -> index
//
%1 : memref<4xsi8, 3>
%2 = "memref.collapse_shape"(%1) <{reassociation = [[0 : i64]]}> : (memref<4xsi8, 3>) -> (memref<4xsi8, 3>)
//
%1, %2, %3, %4 : i1, memref<4x4xi1>, index, index
"memref.store"(%1, %2, %3, %4) <{nontemporal = false, alignment = 1 : i64}> : (i1, memref<4x4xi1>, index, index) -> ()
//
%1, %2, %3 : memref<?xi8>, index, index
%4 = "memref.view"(%1, %2, %3) : (memref<?xi8>, index, index) -> (memref<?xi8>)
//
%1, %2 : i128, memref<i128>
%3 = "memref.atomic_rmw"(%1, %2) <{kind = 3 : i64}> : (i128, memref<i128>) -> i128
// alloca
"func.func"() <{function_type = () -> memref<4xi8>, sym_name = "generated"}> ({
%0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi8>
"func.return"(%0) : (memref<4xi8>) -> ()
}) : () -> ()
// expand_shape
"func.func"() <{function_type = (memref<2xf32>) -> memref<2xf32>, sym_name = "generated"}> ({
^bb0(%arg0: memref<2xf32>):
%0 = "memref.expand_shape"(%arg0) <{reassociation = [[0]], static_output_shape = array<i64: 2>}> : (memref<2xf32>) -> memref<2xf32>
"func.return"(%0) : (memref<2xf32>) -> ()
}) : () -> ()
// get_global
"memref.global"() <{sym_name = "symbol0", type = memref<4x2xi1>}> : () -> ()
"func.func"() <{function_type = () -> memref<4x2xi1>, sym_name = "generated"}> ({
%0 = "memref.get_global"() <{name = @symbol0}> : () -> memref<4x2xi1>
"func.return"(%0) : (memref<4x2xi1>) -> ()
}) : () -> ()
// reshape
"func.func"() <{function_type = (memref<4xi32>) -> memref<*xi32>, sym_name = "generated"}> ({
^bb0(%arg0: memref<4xi32>):
%0 = "memref.reshape"(%arg0, %arg0) : (memref<4xi32>, memref<4xi32>) -> memref<*xi32>
"func.return"(%0) : (memref<*xi32>) -> ()
}) : () -> ()
// subview
%a, %b : memref<8x16xf32>, index
%r = memref.subview %a[1, %b] [2, 4] [1, 2] : memref<8x16xf32> to memref<2x4xf32, strided<[16, 2], offset: ?>>
// reinterpret_cast
%a, %b : memref<8xf32>, index
%r = memref.reinterpret_cast %a to offset: [%b], sizes: [2, 4], strides: [4, 1] : memref<8xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
// atomic_yield
%a, %b : memref<8xf32>, index
%r = memref.generic_atomic_rmw %a[%b] : memref<8xf32> {
^bb0(%x: f32):
memref.atomic_yield %x : f32
}
