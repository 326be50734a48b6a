//
%1, %2 : vector<8xi8>, vector<8xi8>
%3 = "arm_neon.intr.smull"(%1, %2) : (vector<8xi8>, vector<8xi8>) -> (vector<8xi16>)
//
%1, %2, %3 : vector<4xi32>, vector<16xi8>, vector<16xi8>
%4 = "arm_neon.intr.sdot"(%1, %2, %3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
//
%1, %2, %3 : vector<4xi32>, vector<16xi8>, vector<16xi8>
%4 = "arm_neon.intr.smmla"(%1, %2, %3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
//
%1, %2, %3 : vector<4xi32>, vector<16xi8>, vector<16xi8>
%4 = "arm_neon.intr.ummla"(%1, %2, %3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
//
%1, %2, %3 : vector<4xi32>, vector<16xi8>, vector<16xi8>
%4 = "arm_neon.intr.usmmla"(%1, %2, %3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
//
%1, %2, %3 : vector<4xf32>, vector<8xbf16>, vector<8xbf16>
%4 = "arm_neon.intr.bfmmla"(%1, %2, %3) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// 2d.sdot
"func.func"() <{function_type = (vector<4xi32>, vector<4x4xi8>) -> vector<4xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>):
%0 = "arm_neon.2d.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32>
"func.return"(%0) : (vector<4xi32>) -> ()
}) : () -> ()
