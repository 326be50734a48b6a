//
%1 = "arm_sme.get_tile"() : () -> (vector<[4]x[4]xf32>)
//
%1 = "arm_sme.zero"() : () -> (vector<[4]x[4]xf32>)
//
%1 : vector<[4]x[4]xf32>
%2 = "arm_sme.copy_tile"(%1) : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
//
%1 : memref<4x4xf32, strided<[?, 1], offset: ?>>
%2 = "arm_sme.tile_load"(%1) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4x4xf32, strided<[?, 1], offset: ?>>) -> (vector<[4]x[4]xf32>)
//
%1, %2 : vector<[4]x[4]xf32>, memref<4x4xf32, strided<[?, 1], offset: ?>>
"arm_sme.tile_store"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (vector<[4]x[4]xf32>, memref<4x4xf32, strided<[?, 1], offset: ?>>) -> ()
//
%1, %2, %3, %4 : memref<f32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index
%5 = "arm_sme.load_tile_slice"(%1, %2, %3, %4) : (memref<f32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
//
%1, %2, %3, %4 : vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<4xf32>
"arm_sme.store_tile_slice"(%1, %2, %3, %4) : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<4xf32>) -> ()
//
%1, %2, %3 : vector<[4]xf32>, vector<[4]x[4]xf32>, index
%4 = "arm_sme.insert_tile_slice"(%1, %2, %3) : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
//
%1, %2 : vector<[4]x[4]xf32>, index
%3 = "arm_sme.extract_tile_slice"(%1, %2) <{layout = #arm_sme.layout<horizontal>}> : (vector<[4]x[4]xf32>, index) -> (vector<[4]xf32>)
//
%1, %2 : vector<[4]xi32>, vector<[4]xi32>
%3 = "arm_sme.outerproduct"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]x[4]xi32>)
//
%1, %2 : vector<[8]xbf16>, vector<[8]xbf16>
%3 = "arm_sme.fmopa_2way"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]x[4]xf32>)
//
%1, %2 : vector<[8]xbf16>, vector<[8]xbf16>
%3 = "arm_sme.fmops_2way"(%1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]x[4]xf32>)
//
%1 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<word>}> : () -> index
// smopa_2way
%a : vector<[8]xi16>
%r = arm_sme.smopa_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// smops_2way
%a : vector<[8]xi16>
%r = arm_sme.smops_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// umopa_2way
%a : vector<[8]xi16>
%r = arm_sme.umopa_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// umops_2way
%a : vector<[8]xi16>
%r = arm_sme.umops_2way %a, %a : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
// smopa_4way
%a, %b : vector<[16]xi8>, vector<[4]x[4]xi32>
%r = arm_sme.smopa_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// smops_4way
%a, %b : vector<[16]xi8>, vector<[4]x[4]xi32>
%r = arm_sme.smops_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// sumopa_4way
%a, %b : vector<[16]xi8>, vector<[4]x[4]xi32>
%r = arm_sme.sumopa_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// sumops_4way
%a, %b : vector<[16]xi8>, vector<[4]x[4]xi32>
%r = arm_sme.sumops_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// umopa_4way
%a, %b : vector<[16]xi8>, vector<[4]x[4]xi32>
%r = arm_sme.umopa_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// umops_4way
%a, %b : vector<[16]xi8>, vector<[4]x[4]xi32>
%r = arm_sme.umops_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// usmopa_4way
%a, %b : vector<[16]xi8>, vector<[4]x[4]xi32>
%r = arm_sme.usmopa_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
// usmops_4way
%a, %b : vector<[16]xi8>, vector<[4]x[4]xi32>
%r = arm_sme.usmops_4way %a, %a acc(%b) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
