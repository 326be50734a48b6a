// arm_neon.intr.smull
%v1 = "test.value"() : () -> vector<8xi32>
%v2 = "test.value"() : () -> vector<8xi32>
%v3 = "arm_neon.intr.smull"(%v1, %v2) : (vector<8xi32>, vector<8xi32>) -> (vector<8xi64>)
// arm_neon.intr.smull
%v1 = "test.value"() : () -> vector<[8]xi32>
%v2 = "test.value"() : () -> vector<[8]xi32>
%v3 = "arm_neon.intr.smull"(%v1, %v2) : (vector<[8]xi32>, vector<[8]xi32>) -> (vector<[8]xi64>)
// arm_neon.intr.smull
%v1 = "test.value"() : () -> vector<8xi8>
%v2 = "test.value"() : () -> vector<8xi8>
%v3 = "arm_neon.intr.smull"(%v1, %v2) : (vector<8xi8>, vector<8xi8>) -> (vector<8xi16>)
// arm_neon.intr.sdot
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<16xi8>
%v3 = "test.value"() : () -> vector<16xi8>
%v4 = "arm_neon.intr.sdot"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// arm_neon.intr.smmla
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<16xi8>
%v3 = "test.value"() : () -> vector<16xi8>
%v4 = "arm_neon.intr.smmla"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// arm_neon.intr.ummla
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<16xi8>
%v3 = "test.value"() : () -> vector<16xi8>
%v4 = "arm_neon.intr.ummla"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// arm_neon.intr.usmmla
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<16xi8>
%v3 = "test.value"() : () -> vector<16xi8>
%v4 = "arm_neon.intr.usmmla"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
// arm_neon.intr.bfmmla
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<8xbf16>
%v3 = "test.value"() : () -> vector<8xbf16>
%v4 = "arm_neon.intr.bfmmla"(%v1, %v2, %v3) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// arm_neon.2d.sdot
"func.func"() <{function_type = (vector<4xi32>, vector<4x[4]xi8>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<4x[4]xi8>):
  %0 = "arm_neon.2d.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<4x[4]xi8>, vector<4x[4]xi8>) -> vector<4xi32>
  "func.return"(%0) : (vector<4xi32>) -> ()
}) : () -> ()
// arm_neon.2d.sdot
"func.func"() <{function_type = (vector<4xi32>, vector<4x4xi8>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>):
  %0 = "arm_neon.2d.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32>
  "func.return"(%0) : (vector<4xi32>) -> ()
}) : () -> ()
