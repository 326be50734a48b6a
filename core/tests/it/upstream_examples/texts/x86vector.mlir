// x86vector.avx512.mask.compress
%v1 = "test.value"() : () -> vector<16xi1>
%v2 = "test.value"() : () -> vector<16xf64>
%v3 = "x86vector.avx512.mask.compress"(%v1, %v2) : (vector<16xi1>, vector<16xf64>) -> (vector<16xf64>)
// x86vector.avx512.mask.rndscale
%v1 = "test.value"() : () -> vector<16xf64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> vector<16xf64>
%v4 = "test.value"() : () -> i16
%v5 = "test.value"() : () -> i32
%v6 = "x86vector.avx512.mask.rndscale"(%v1, %v2, %v3, %v4, %v5) : (vector<16xf64>, i32, vector<16xf64>, i16, i32) -> (vector<16xf64>)
// x86vector.avx512.mask.rndscale
%v1 = "test.value"() : () -> vector<[16]xf32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> vector<[16]xf32>
%v4 = "test.value"() : () -> i16
%v5 = "test.value"() : () -> i32
%v6 = "x86vector.avx512.mask.rndscale"(%v1, %v2, %v3, %v4, %v5) : (vector<[16]xf32>, i32, vector<[16]xf32>, i16, i32) -> (vector<[16]xf32>)
// x86vector.avx512.mask.rndscale
%v1 = "test.value"() : () -> vector<16xf32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> vector<16xf32>
%v4 = "test.value"() : () -> i16
%v5 = "test.value"() : () -> i32
%v6 = "x86vector.avx512.mask.rndscale"(%v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> (vector<16xf32>)
// x86vector.avx512.mask.scalef
%v1 = "test.value"() : () -> vector<16xf64>
%v2 = "test.value"() : () -> vector<16xf64>
%v3 = "test.value"() : () -> vector<16xf64>
%v4 = "test.value"() : () -> i16
%v5 = "test.value"() : () -> i32
%v6 = "x86vector.avx512.mask.scalef"(%v1, %v2, %v3, %v4, %v5) : (vector<16xf64>, vector<16xf64>, vector<16xf64>, i16, i32) -> (vector<16xf64>)
// x86vector.avx512.mask.scalef
%v1 = "test.value"() : () -> vector<[16]xf32>
%v2 = "test.value"() : () -> vector<[16]xf32>
%v3 = "test.value"() : () -> vector<[16]xf32>
%v4 = "test.value"() : () -> i16
%v5 = "test.value"() : () -> i32
%v6 = "x86vector.avx512.mask.scalef"(%v1, %v2, %v3, %v4, %v5) : (vector<[16]xf32>, vector<[16]xf32>, vector<[16]xf32>, i16, i32) -> (vector<[16]xf32>)
// x86vector.avx512.mask.scalef
%v1 = "test.value"() : () -> vector<16xf32>
%v2 = "test.value"() : () -> vector<16xf32>
%v3 = "test.value"() : () -> vector<16xf32>
%v4 = "test.value"() : () -> i16
%v5 = "test.value"() : () -> i32
%v6 = "x86vector.avx512.mask.scalef"(%v1, %v2, %v3, %v4, %v5) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> (vector<16xf32>)
// x86vector.avx512.vp2intersect
%v1 = "test.value"() : () -> vector<16xi64>
%v2 = "test.value"() : () -> vector<16xi64>
%v3, %v4 = "x86vector.avx512.vp2intersect"(%v1, %v2) : (vector<16xi64>, vector<16xi64>) -> (vector<16xi1>, vector<16xi1>)
// x86vector.avx512.vp2intersect
%v1 = "test.value"() : () -> vector<16xi32>
%v2 = "test.value"() : () -> vector<16xi32>
%v3, %v4 = "x86vector.avx512.vp2intersect"(%v1, %v2) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
// x86vector.avx512.dot
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<8xbf16>
%v3 = "test.value"() : () -> vector<8xbf16>
%v4 = "x86vector.avx512.dot"(%v1, %v2, %v3) : (vector<[4]xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<[4]xf32>)
// x86vector.avx512.dot
%v1 = "test.value"() : () -> vector<4x4xf32>
%v2 = "test.value"() : () -> vector<8xbf16>
%v3 = "test.value"() : () -> vector<8xbf16>
%v4 = "x86vector.avx512.dot"(%v1, %v2, %v3) : (vector<4x4xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<4x4xf32>)
// x86vector.avx512.cvt.packed.f32_to_bf16
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%v1) : (vector<8xf32>) -> (vector<[8]xbf16>)
// x86vector.avx512.cvt.packed.f32_to_bf16
%v1 = "test.value"() : () -> vector<[8]xf32>
%v2 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%v1) : (vector<[8]xf32>) -> (vector<[8]xbf16>)
// x86vector.avx512.cvt.packed.f32_to_bf16
%v1 = "test.value"() : () -> vector<[8]xf32>
%v2 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%v1) : (vector<[8]xf32>) -> (vector<8xbf16>)
// x86vector.avx.rsqrt
%v1 = "test.value"() : () -> vector<[8]xf32>
%v2 = "x86vector.avx.rsqrt"(%v1) : (vector<[8]xf32>) -> (vector<[8]xf32>)
// x86vector.avx.rsqrt
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "x86vector.avx.rsqrt"(%v1) : (vector<8xf32>) -> (vector<8xf32>)
// x86vector.avx.intr.dot
%v1 = "test.value"() : () -> vector<[8]xf32>
%v2 = "test.value"() : () -> vector<[8]xf32>
%v3 = "x86vector.avx.intr.dot"(%v1, %v2) : (vector<[8]xf32>, vector<[8]xf32>) -> (vector<[8]xf32>)
// x86vector.avx.intr.dot
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "test.value"() : () -> vector<8xf32>
%v3 = "x86vector.avx.intr.dot"(%v1, %v2) : (vector<8xf32>, vector<8xf32>) -> (vector<8xf32>)
// x86vector.avx.dot.i8
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<16xi8>
%v3 = "test.value"() : () -> vector<16xi8>
%v4 = "x86vector.avx.dot.i8"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<16xi8>, vector<16xi8>) -> (vector<[4]xi32>)
// x86vector.avx.bcst_to_f32.packed
%v1 = "test.value"() : () -> memref<f16>
%v2 = "x86vector.avx.bcst_to_f32.packed"(%v1) : (memref<f16>) -> (vector<4xf32>)
// x86vector.avx.bcst_to_f32.packed
%v1 = "test.value"() : () -> memref<?xbf16>
%v2 = "x86vector.avx.bcst_to_f32.packed"(%v1) : (memref<?xbf16>) -> (vector<4xf32>)
// x86vector.avx.cvt.packed.even.indexed_to_f32
%v1 = "test.value"() : () -> memref<?xf16>
%v2 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%v1) : (memref<?xf16>) -> (vector<4xf32>)
// x86vector.avx.cvt.packed.even.indexed_to_f32
%v1 = "test.value"() : () -> memref<?xbf16>
%v2 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%v1) : (memref<?xbf16>) -> (vector<4xf32>)
// x86vector.avx.cvt.packed.odd.indexed_to_f32
%v1 = "test.value"() : () -> memref<bf16>
%v2 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%v1) : (memref<bf16>) -> (vector<4xf32>)
// x86vector.avx.cvt.packed.odd.indexed_to_f32
%v1 = "test.value"() : () -> memref<4xf16>
%v2 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%v1) : (memref<4xf16>) -> (vector<4xf32>)
