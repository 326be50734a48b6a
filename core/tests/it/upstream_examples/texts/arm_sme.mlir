// arm_sme.get_tile
%v1 = "arm_sme.get_tile"() : () -> (vector<[4]x[4]xf32>)
// arm_sme.zero
%v1 = "arm_sme.zero"() : () -> (vector<[4]x[4]xf32>)
// arm_sme.copy_tile
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "arm_sme.copy_tile"(%v1) : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
// arm_sme.tile_load
%v1 = "test.value"() : () -> memref<4x4xf32, strided<[?, 1], offset: ?>>
%v2 = "arm_sme.tile_load"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4x4xf32, strided<[?, 1], offset: ?>>) -> (vector<[4]x[4]xf32>)
// arm_sme.tile_load
%v1 = "test.value"() : () -> memref<4x4xf32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> f32
%v5 = "test.value"() : () -> vector<[4]x[4]xi1>
%v6 = "arm_sme.tile_load"(%v1, %v2, %v3, %v4, %v5) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<4x4xf32>, index, index, f32, vector<[4]x[4]xi1>) -> (vector<[4]x[4]xf32>)
// arm_sme.tile_load
%v1 = "test.value"() : () -> memref<4x4xf32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "arm_sme.tile_load"(%v1, %v2, %v3, %v4) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 3, 0, 0>}> : (memref<4x4xf32>, index, index, index) -> (vector<[4]x[4]xf32>)
// arm_sme.tile_store
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "test.value"() : () -> memref<4x4xf32, strided<[?, 1], offset: ?>>
"arm_sme.tile_store"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (vector<[4]x[4]xf32>, memref<4x4xf32, strided<[?, 1], offset: ?>>) -> ()
// arm_sme.tile_store
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "test.value"() : () -> memref<4x4xf32, strided<[?, 1], offset: ?>>
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> vector<[4]x[4]xi1>
"arm_sme.tile_store"(%v1, %v2, %v3, %v4) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<[4]x[4]xf32>, memref<4x4xf32, strided<[?, 1], offset: ?>>, index, vector<[4]x[4]xi1>) -> ()
// arm_sme.tile_store
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "test.value"() : () -> memref<4x4xf32>
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
"arm_sme.tile_store"(%v1, %v2, %v3, %v4, %v5) <{layout = #arm_sme.layout<vertical>, operandSegmentSizes = array<i32: 1, 1, 3, 0>}> : (vector<[4]x[4]xf32>, memref<4x4xf32>, index, index, index) -> ()
// arm_sme.load_tile_slice
%v1 = "test.value"() : () -> memref<f32>
%v2 = "test.value"() : () -> vector<[4]xi1>
%v3 = "test.value"() : () -> vector<[4]x[4]xf32>
%v4 = "test.value"() : () -> index
%v5 = "arm_sme.load_tile_slice"(%v1, %v2, %v3, %v4) : (memref<f32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
// arm_sme.load_tile_slice
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> vector<[4]xi1>
%v3 = "test.value"() : () -> vector<[4]x[4]xf32>
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "arm_sme.load_tile_slice"(%v1, %v2, %v3, %v4, %v5, %v6) <{layout = #arm_sme.layout<vertical>}> : (memref<4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index, index, index) -> (vector<[4]x[4]xf32>)
// arm_sme.load_tile_slice
%v1 = "test.value"() : () -> memref<f32>
%v2 = "test.value"() : () -> vector<[4]xi1>
%v3 = "test.value"() : () -> vector<[4]x[4]xf32>
%v4 = "test.value"() : () -> index
%v5 = "arm_sme.load_tile_slice"(%v1, %v2, %v3, %v4) <{layout = #arm_sme.layout<horizontal>}> : (memref<f32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
// arm_sme.store_tile_slice
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> vector<[4]xi1>
%v4 = "test.value"() : () -> memref<4xf32>
"arm_sme.store_tile_slice"(%v1, %v2, %v3, %v4) : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<4xf32>) -> ()
// arm_sme.store_tile_slice
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> vector<[4]xi1>
%v4 = "test.value"() : () -> memref<4x4xf32>
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
"arm_sme.store_tile_slice"(%v1, %v2, %v3, %v4, %v5, %v6) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<4x4xf32>, index, index) -> ()
// arm_sme.store_tile_slice
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> vector<[4]xi1>
%v4 = "test.value"() : () -> memref<4xf32, 3>
"arm_sme.store_tile_slice"(%v1, %v2, %v3, %v4) : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<4xf32, 3>) -> ()
// arm_sme.insert_tile_slice
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[4]x[4]xf32>
%v3 = "test.value"() : () -> index
%v4 = "arm_sme.insert_tile_slice"(%v1, %v2, %v3) : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
// arm_sme.insert_tile_slice
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[4]x[4]xf32>
%v3 = "test.value"() : () -> index
%v4 = "arm_sme.insert_tile_slice"(%v1, %v2, %v3) <{layout = #arm_sme.layout<vertical>}> : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
// arm_sme.insert_tile_slice
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[4]x[4]xf32>
%v3 = "test.value"() : () -> index
%v4 = "arm_sme.insert_tile_slice"(%v1, %v2, %v3) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
// arm_sme.extract_tile_slice
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "test.value"() : () -> index
%v3 = "arm_sme.extract_tile_slice"(%v1, %v2) : (vector<[4]x[4]xf32>, index) -> (vector<[4]xf32>)
// arm_sme.extract_tile_slice
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "test.value"() : () -> index
%v3 = "arm_sme.extract_tile_slice"(%v1, %v2) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xf32>, index) -> (vector<[4]xf32>)
// arm_sme.outerproduct
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[4]xi32>
%v3 = "arm_sme.outerproduct"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]x[4]xi32>)
// arm_sme.outerproduct
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[4]xf32>
%v3 = "test.value"() : () -> vector<[4]xi1>
%v4 = "test.value"() : () -> vector<[4]xi1>
%v5 = "test.value"() : () -> vector<[4]x[4]xf32>
%v6 = "arm_sme.outerproduct"(%v1, %v2, %v3, %v4, %v5) <{kind = #arm_sme.kind<sub>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
// arm_sme.fmopa_2way
%v1 = "test.value"() : () -> vector<[8]xbf16>
%v2 = "test.value"() : () -> vector<[8]xbf16>
%v3 = "arm_sme.fmopa_2way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]x[4]xf32>)
// arm_sme.fmopa_2way
%v1 = "test.value"() : () -> vector<[8]xf16>
%v2 = "test.value"() : () -> vector<[8]xf16>
%v3 = "test.value"() : () -> vector<[8]xi1>
%v4 = "test.value"() : () -> vector<[8]xi1>
%v5 = "test.value"() : () -> vector<[4]x[4]xf32>
%v6 = "arm_sme.fmopa_2way"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
// arm_sme.fmops_2way
%v1 = "test.value"() : () -> vector<[8]xbf16>
%v2 = "test.value"() : () -> vector<[8]xbf16>
%v3 = "arm_sme.fmops_2way"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]x[4]xf32>)
// arm_sme.fmops_2way
%v1 = "test.value"() : () -> vector<[8]xf16>
%v2 = "test.value"() : () -> vector<[8]xf16>
%v3 = "test.value"() : () -> vector<[8]xi1>
%v4 = "test.value"() : () -> vector<[8]xi1>
%v5 = "test.value"() : () -> vector<[4]x[4]xf32>
%v6 = "arm_sme.fmops_2way"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>, vector<[8]xi1>, vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
// arm_sme.streaming_vl
%v1 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<word>}> : () -> (index)
// arm_sme.streaming_vl
%v1 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<byte>}> : () -> (index)
// arm_sme.smopa_2way
%a = "test.value"() : () -> vector<[8]xi16>
%r = arm_sme.smopa_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// arm_sme.smops_2way
%a = "test.value"() : () -> vector<[8]xi16>
%r = arm_sme.smops_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// arm_sme.umopa_2way
%a = "test.value"() : () -> vector<[8]xi16>
%r = arm_sme.umopa_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// arm_sme.umops_2way
%a = "test.value"() : () -> vector<[8]xi16>
%r = arm_sme.umops_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// arm_sme.smopa_4way
%a = "test.value"() : () -> vector<[16]xi8>
%b = "test.value"() : () -> vector<[4]x[4]xi32>
%r = arm_sme.smopa_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// arm_sme.smops_4way
%a = "test.value"() : () -> vector<[16]xi8>
%b = "test.value"() : () -> vector<[4]x[4]xi32>
%r = arm_sme.smops_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// arm_sme.sumopa_4way
%a = "test.value"() : () -> vector<[16]xi8>
%b = "test.value"() : () -> vector<[4]x[4]xi32>
%r = arm_sme.sumopa_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// arm_sme.sumops_4way
%a = "test.value"() : () -> vector<[16]xi8>
%b = "test.value"() : () -> vector<[4]x[4]xi32>
%r = arm_sme.sumops_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// arm_sme.umopa_4way
%a = "test.value"() : () -> vector<[16]xi8>
%b = "test.value"() : () -> vector<[4]x[4]xi32>
%r = arm_sme.umopa_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// arm_sme.umops_4way
%a = "test.value"() : () -> vector<[16]xi8>
%b = "test.value"() : () -> vector<[4]x[4]xi32>
%r = arm_sme.umops_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// arm_sme.usmopa_4way
%a = "test.value"() : () -> vector<[16]xi8>
%b = "test.value"() : () -> vector<[4]x[4]xi32>
%r = arm_sme.usmopa_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// arm_sme.usmops_4way
%a = "test.value"() : () -> vector<[16]xi8>
%b = "test.value"() : () -> vector<[4]x[4]xi32>
%r = arm_sme.usmops_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
