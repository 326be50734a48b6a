// memref.assume_alignment
%v1 = "test.value"() : () -> memref<4x4xi4>
%v2 = "memref.assume_alignment"(%v1) <{alignment = 4 : i32}> : (memref<4x4xi4>) -> (memref<4x4xi4>)
// memref.assume_alignment
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "memref.assume_alignment"(%v1) <{alignment = 4 : i32}> : (memref<4xi64>) -> (memref<4xi64>)
// memref.assume_alignment
%v1 = "test.value"() : () -> memref<4x4xf8E4M3FN>
%v2 = "memref.assume_alignment"(%v1) <{alignment = 1 : i32}> : (memref<4x4xf8E4M3FN>) -> (memref<4x4xf8E4M3FN>)
// memref.distinct_objects
%v1 = "test.value"() : () -> memref<4x4xindex>
%v2 = "test.value"() : () -> memref<4x4xindex>
%v3, %v4 = "memref.distinct_objects"(%v1, %v2) : (memref<4x4xindex>, memref<4x4xindex>) -> (memref<4x4xindex>, memref<4x4xindex>)
// memref.alloc
%v1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> (memref<4xindex>)
// memref.alloc
%v1 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> (memref<4xi1>)
// memref.realloc
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "memref.realloc"(%v1) : (memref<4xi32>) -> (memref<4xi32>)
// memref.alloca_scope.return
"memref.alloca_scope"() ({
^bb0:
"memref.alloca_scope.return"() : () -> ()
}) : () -> ()
// memref.cast
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "memref.cast"(%v1) : (memref<4xi64>) -> (memref<4xi64>)
// memref.cast
%v1 = "test.value"() : () -> memref<?xi4>
%v2 = "memref.cast"(%v1) : (memref<?xi4>) -> (memref<?xi4>)
// memref.cast
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "memref.cast"(%v1) : (memref<4xi1>) -> (memref<4xi1>)
// memref.copy
%v1 = "test.value"() : () -> memref<*xui32>
%v2 = "test.value"() : () -> memref<*xui32>
"memref.copy"(%v1, %v2) : (memref<*xui32>, memref<*xui32>) -> ()
// memref.copy
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
"memref.copy"(%v1, %v2) : (memref<4xf32>, memref<4xf32>) -> ()
// memref.copy
%v1 = "test.value"() : () -> memref<4xsi32, 3>
%v2 = "test.value"() : () -> memref<4xsi32, 3>
"memref.copy"(%v1, %v2) : (memref<4xsi32, 3>, memref<4xsi32, 3>) -> ()
// memref.dealloc
%v1 = "test.value"() : () -> memref<i8>
"memref.dealloc"(%v1) : (memref<i8>) -> ()
// memref.dealloc
%v1 = "test.value"() : () -> memref<4xf32>
"memref.dealloc"(%v1) : (memref<4xf32>) -> ()
// memref.dealloc
%v1 = "test.value"() : () -> memref<4xbf16, 3>
"memref.dealloc"(%v1) : (memref<4xbf16, 3>) -> ()
// memref.dim
%v1 = "test.value"() : () -> memref<?xui8>
%v2 = "test.value"() : () -> index
%v3 = "memref.dim"(%v1, %v2) : (memref<?xui8>, index) -> (index)
// memref.dim
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> index
%v3 = "memref.dim"(%v1, %v2) : (memref<4xf32>, index) -> (index)
// memref.dim
%v1 = "test.value"() : () -> memref<4x4xf8E4M3FN>
%v2 = "test.value"() : () -> index
%v3 = "memref.dim"(%v1, %v2) : (memref<4x4xf8E4M3FN>, index) -> (index)
// memref.dma_wait
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
"memref.dma_wait"(%v1, %v2, %v3) : (memref<4xi64>, index, index) -> ()
// memref.extract_aligned_pointer_as_index
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "memref.extract_aligned_pointer_as_index"(%v1) : (memref<4xi32>) -> (index)
// memref.extract_aligned_pointer_as_index
%v1 = "test.value"() : () -> memref<4x4xui64>
%v2 = "memref.extract_aligned_pointer_as_index"(%v1) : (memref<4x4xui64>) -> (index)
// memref.extract_aligned_pointer_as_index
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "memref.extract_aligned_pointer_as_index"(%v1) : (memref<4xf32>) -> (index)
// memref.extract_strided_metadata
%v1 = "test.value"() : () -> memref<4x4xtf32>
%v2, %v3, %v4, %v5, %v6, %v7 = "memref.extract_strided_metadata"(%v1) : (memref<4x4xtf32>) -> (memref<tf32>, index, index, index, index, index)
// memref.global
"memref.global"() <{sym_name = "symbol", type = memref<4xf8E4M3FN>}> : () -> ()
// memref.global
"memref.global"() <{sym_name = "symbol", type = memref<4xi64>, initial_value = unit, constant = unit, alignment = 1 : i64}> : () -> ()
// memref.load
%v1 = "test.value"() : () -> memref<4xsi8>
%v2 = "test.value"() : () -> index
%v3 = "memref.load"(%v1, %v2) <{nontemporal = true}> : (memref<4xsi8>, index) -> (si8)
// memref.memory_space_cast
%v1 = "test.value"() : () -> memref<i1>
%v2 = "memref.memory_space_cast"(%v1) : (memref<i1>) -> (memref<i1>)
// memref.rank
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "memref.rank"(%v1) : (memref<4xi64>) -> (index)
// memref.rank
%v1 = "test.value"() : () -> memref<*xi8>
%v2 = "memref.rank"(%v1) : (memref<*xi8>) -> (index)
// memref.rank
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "memref.rank"(%v1) : (memref<4xi1>) -> (index)
// memref.collapse_shape
%v1 = "test.value"() : () -> memref<4xsi8, 3>
%v2 = "memref.collapse_shape"(%v1) <{reassociation = [[0 : i64]]}> : (memref<4xsi8, 3>) -> (memref<4xsi8, 3>)
// memref.store
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> memref<4x4xi1>
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
"memref.store"(%v1, %v2, %v3, %v4) <{nontemporal = false, alignment = 1 : i64}> : (i1, memref<4x4xi1>, index, index) -> ()
// memref.store
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> memref<4xf16>
%v3 = "test.value"() : () -> index
"memref.store"(%v1, %v2, %v3) : (f16, memref<4xf16>, index) -> ()
// memref.view
%v1 = "test.value"() : () -> memref<4xi8>
%v2 = "test.value"() : () -> index
%v3 = "memref.view"(%v1, %v2) : (memref<4xi8>, index) -> (memref<4xf32>)
// memref.view
%v1 = "test.value"() : () -> memref<?xi8>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "memref.view"(%v1, %v2, %v3) : (memref<?xi8>, index, index) -> (memref<?xi8>)
// memref.atomic_rmw
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> memref<i128>
%v3 = "memref.atomic_rmw"(%v1, %v2) <{kind = 3 : i64}> : (i128, memref<i128>) -> (i128)
// memref.alloca
"func.func"() <{function_type = () -> memref<4xi8>, sym_name = "generated"}> ({
  %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xi8>
  "func.return"(%0) : (memref<4xi8>) -> ()
}) : () -> ()
// memref.alloca
"func.func"() <{function_type = (index) -> memref<?xi64>, sym_name = "generated"}> ({
^bb0(%arg0: index):
  %0 = "memref.alloca"(%arg0) <{alignment = 2 : i64, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xi64>
  "func.return"(%0) : (memref<?xi64>) -> ()
}) : () -> ()
// memref.expand_shape
"func.func"() <{function_type = (memref<2xf32>) -> memref<2xf32>, sym_name = "generated"}> ({
^bb0(%arg0: memref<2xf32>):
  %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0]], static_output_shape = array<i64: 2>}> : (memref<2xf32>) -> memref<2xf32>
  "func.return"(%0) : (memref<2xf32>) -> ()
}) : () -> ()
// memref.expand_shape
"func.func"() <{function_type = (memref<2xf32>) -> memref<2xf32>, sym_name = "generated"}> ({
^bb0(%arg0: memref<2xf32>):
  %0 = "memref.expand_shape"(%arg0) <{reassociation = [[0]], static_output_shape = array<i64: 2>}> : (memref<2xf32>) -> memref<2xf32>
  "func.return"(%arg0) : (memref<2xf32>) -> ()
}) : () -> ()
// memref.get_global
"memref.global"() <{sym_name = "symbol0", type = memref<4x2xi1>}> : () -> ()
"func.func"() <{function_type = () -> memref<4x2xi1>, sym_name = "generated"}> ({
  %0 = "memref.get_global"() <{name = @symbol0}> : () -> memref<4x2xi1>
  "func.return"(%0) : (memref<4x2xi1>) -> ()
}) : () -> ()
// memref.get_global
"memref.global"() <{constant, sym_name = "symbol0", type = memref<4x4x4xi8>}> : () -> ()
"func.func"() <{function_type = () -> memref<4x4x4xi8>, sym_name = "generated"}> ({
  %0 = "memref.get_global"() <{name = @symbol0}> : () -> memref<4x4x4xi8>
  "func.return"(%0) : (memref<4x4x4xi8>) -> ()
}) : () -> ()
// memref.reshape
"func.func"() <{function_type = (memref<4xi32>) -> memref<*xi32>, sym_name = "generated"}> ({
^bb0(%arg0: memref<4xi32>):
  %0 = "memref.reshape"(%arg0, %arg0) : (memref<4xi32>, memref<4xi32>) -> memref<*xi32>
  "func.return"(%0) : (memref<*xi32>) -> ()
}) : () -> ()
// memref.reshape
"func.func"() <{function_type = (memref<4xi8>, memref<4xi8>, memref<*xi8>) -> memref<*xi8>, sym_name = "generated"}> ({
^bb0(%arg0: memref<4xi8>, %arg1: memref<4xi8>, %arg2: memref<*xi8>):
  %0 = "memref.reshape"(%arg0, %arg1) : (memref<4xi8>, memref<4xi8>) -> memref<*xi8>
  "func.return"(%arg2) : (memref<*xi8>) -> ()
}) : () -> ()
// memref.subview
%a = "test.value"() : () -> memref<8x16xf32>
%b = "test.value"() : () -> index
%r = memref.subview %a[1, %b] [2, 4] [1, 2] : memref<8x16xf32> to memref<2x4xf32, strided<[16, 2], offset: ?>>
// memref.reinterpret_cast
%a = "test.value"() : () -> memref<8xf32>
%b = "test.value"() : () -> index
%r = memref.reinterpret_cast %a to offset: [%b], sizes: [2, 4], strides: [4, 1] : memref<8xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
// memref.atomic_yield
%a = "test.value"() : () -> memref<8xf32>
%b = "test.value"() : () -> index
%r = memref.generic_atomic_rmw %a[%b] : memref<8xf32> {
^bb0(%x: f32):
  memref.atomic_yield %x : f32
}
