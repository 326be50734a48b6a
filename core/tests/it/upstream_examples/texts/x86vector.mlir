//
%1, %2 : vector<16xi1>, vector<16xf64>
%3 = "x86vector.avx512.mask.compress"(%1, %2) : (vector<16xi1>, vector<16xf64>) -> (vector<16xf64>)
//
%1, %2, %3, %4, %5 : vector<16xf64>, i32, vector<16xf64>, i16, i32
%6 = "x86vector.avx512.mask.rndscale"(%1, %2, %3, %4, %5) : (vector<16xf64>, i32, vector<16xf64>, i16, i32) -> (vector<16xf64>)
//
%1, %2, %3, %4, %5 : vector<16xf64>, vector<16xf64>, vector<16xf64>, i16, i32
%6 = "x86vector.avx512.mask.scalef"(%1, %2, %3, %4, %5) : (vector<16xf64>, vector<16xf64>, vector<16xf64>, i16, i32) -> (vector<16xf64>)
//
%1, %2 : vector<16xi64>, vector<16xi64>
%3, %4 = "x86vector.avx512.vp2intersect"(%1, %2) : (vector<16xi64>, vector<16xi64>) -> (vector<16xi1>, vector<16xi1>)
//
%1, %2, %3 : vector<[4]xf32>, vector<8xbf16>, vector<8xbf16>
%4 = "x86vector.avx512.dot"(%1, %2, %3) : (vector<[4]xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<[4]xf32>)
//
%1 : vector<8xf32>
%2 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%1) : (vector<8xf32>) -> (vector<[8]xbf16>)
//
%1 : vector<8xf32>
%2 = "x86vector.avx.rsqrt"(%1) : (vector<8xf32>) -> (vector<8xf32>)
//
%1, %2 : vector<8xf32>, vector<8xf32>
%3 = "x86vector.avx.intr.dot"(%1, %2) : (vector<8xf32>, vector<8xf32>) -> (vector<8xf32>)
//
%1, %2, %3 : vector<[4]xi32>, vector<16xi8>, vector<16xi8>
%4 = "x86vector.avx.dot.i8"(%1, %2, %3) : (vector<[4]xi32>, vector<16xi8>, vector<16xi8>) -> (vector<[4]xi32>)
//
%1 : memref<f16>
%2 = "x86vector.avx.bcst_to_f32.packed"(%1) : (memref<f16>) -> (vector<4xf32>)
//
%1 : memref<?xf16>
%2 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%1) : (memref<?xf16>) -> (vector<4xf32>)
//
%1 : memref<bf16>
%2 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%1) : (memref<bf16>) -> (vector<4xf32>)
