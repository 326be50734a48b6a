// builtin.module
"builtin.module"() ({
^bb0:
}) : () -> ()
// builtin.module
"builtin.module"() ({
^bb0:
}) : () -> ()
// builtin.unrealized_conversion_cast
%v1 = "test.value"() : () -> tensor<4x4xi1>
%v2 = "test.value"() : () -> tensor<4x4xi1>
%v3 = "test.value"() : () -> tensor<4x4xi1>
%v4 = "builtin.unrealized_conversion_cast"(%v1, %v2, %v3) : (tensor<4x4xi1>, tensor<4x4xi1>, tensor<4x4xi1>) -> (tensor<4x4xi1>)
// arith.constant
%v1 = "arith.constant"() <{value = true}> : () -> (i1)
// arith.constant
%v1 = "arith.constant"() <{value = dense<1> : vector<[4]xi4>}> : () -> (vector<[4]xi4>)
// arith.constant
%v1 = "arith.constant"() <{value = 1 : i64}> : () -> (i64)
// arith.addi
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "arith.addi"(%v1, %v2) : (i64, i64) -> (i64)
// arith.addi
%v1 = "test.value"() : () -> vector<6xi4>
%v2 = "test.value"() : () -> vector<6xi4>
%v3 = "arith.addi"(%v1, %v2) <{overflowFlags = #arith.overflow<nuw>}> : (vector<6xi4>, vector<6xi4>) -> (vector<6xi4>)
// arith.addi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "arith.addi"(%v1, %v2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> (i32)
// arith.addui_extended
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3, %v4 = "arith.addui_extended"(%v1, %v2) : (i1, i1) -> (i1, i1)
// arith.addui_extended
%v1 = "test.value"() : () -> vector<1xindex>
%v2 = "test.value"() : () -> vector<1xindex>
%v3, %v4 = "arith.addui_extended"(%v1, %v2) : (vector<1xindex>, vector<1xindex>) -> (vector<1xindex>, vector<1xi1>)
// arith.addui_extended
%v1 = "test.value"() : () -> tensor<index>
%v2 = "test.value"() : () -> tensor<index>
%v3, %v4 = "arith.addui_extended"(%v1, %v2) : (tensor<index>, tensor<index>) -> (tensor<index>, tensor<i1>)
// arith.subi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "arith.subi"(%v1, %v2) : (i32, i32) -> (i32)
// arith.subi
%v1 = "test.value"() : () -> vector<3xindex>
%v2 = "test.value"() : () -> vector<3xindex>
%v3 = "arith.subi"(%v1, %v2) <{overflowFlags = #arith.overflow<nuw>}> : (vector<3xindex>, vector<3xindex>) -> (vector<3xindex>)
// arith.subi
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "arith.subi"(%v1, %v2) : (i64, i64) -> (i64)
// arith.muli
%v1 = "test.value"() : () -> vector<6xindex>
%v2 = "test.value"() : () -> vector<6xindex>
%v3 = "arith.muli"(%v1, %v2) : (vector<6xindex>, vector<6xindex>) -> (vector<6xindex>)
// arith.muli
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "arith.muli"(%v1, %v2) <{overflowFlags = #arith.overflow<nuw>}> : (i64, i64) -> (i64)
// arith.muli
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> i128
%v3 = "arith.muli"(%v1, %v2) <{overflowFlags = #arith.overflow<none>}> : (i128, i128) -> (i128)
// arith.mulsi_extended
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3, %v4 = "arith.mulsi_extended"(%v1, %v2) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
// arith.mulsi_extended
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3, %v4 = "arith.mulsi_extended"(%v1, %v2) : (i32, i32) -> (i32, i32)
// arith.mulsi_extended
%v1 = "test.value"() : () -> vector<16xindex>
%v2 = "test.value"() : () -> vector<16xindex>
%v3, %v4 = "arith.mulsi_extended"(%v1, %v2) : (vector<16xindex>, vector<16xindex>) -> (vector<16xindex>, vector<16xindex>)
// arith.mului_extended
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3, %v4 = "arith.mului_extended"(%v1, %v2) : (i1, i1) -> (i1, i1)
// arith.mului_extended
%v1 = "test.value"() : () -> tensor<1x2x3x4xi16>
%v2 = "test.value"() : () -> tensor<1x2x3x4xi16>
%v3, %v4 = "arith.mului_extended"(%v1, %v2) : (tensor<1x2x3x4xi16>, tensor<1x2x3x4xi16>) -> (tensor<1x2x3x4xi16>, tensor<1x2x3x4xi16>)
// arith.mului_extended
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3, %v4 = "arith.mului_extended"(%v1, %v2) : (index, index) -> (index, index)
// arith.divui
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "arith.divui"(%v1, %v2) : (i1, i1) -> (i1)
// arith.divui
%v1 = "test.value"() : () -> vector<8xi1>
%v2 = "test.value"() : () -> vector<8xi1>
%v3 = "arith.divui"(%v1, %v2) <{isExact = unit}> : (vector<8xi1>, vector<8xi1>) -> (vector<8xi1>)
// arith.divui
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.divui"(%v1, %v2) : (index, index) -> (index)
// arith.divsi
%v1 = "test.value"() : () -> tensor<1x2x3x4xi1>
%v2 = "test.value"() : () -> tensor<1x2x3x4xi1>
%v3 = "arith.divsi"(%v1, %v2) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> (tensor<1x2x3x4xi1>)
// arith.divsi
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.divsi"(%v1, %v2) <{isExact = unit}> : (index, index) -> (index)
// arith.divsi
%v1 = "test.value"() : () -> vector<16xi1>
%v2 = "test.value"() : () -> vector<16xi1>
%v3 = "arith.divsi"(%v1, %v2) <{isExact = unit}> : (vector<16xi1>, vector<16xi1>) -> (vector<16xi1>)
// arith.ceildivui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "arith.ceildivui"(%v1, %v2) : (i64, i64) -> (i64)
// arith.ceildivui
%v1 = "test.value"() : () -> vector<32xi128>
%v2 = "test.value"() : () -> vector<32xi128>
%v3 = "arith.ceildivui"(%v1, %v2) : (vector<32xi128>, vector<32xi128>) -> (vector<32xi128>)
// arith.ceildivui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "arith.ceildivui"(%v1, %v2) : (i32, i32) -> (i32)
// arith.ceildivsi
%v1 = "test.value"() : () -> vector<[8]xi8>
%v2 = "test.value"() : () -> vector<[8]xi8>
%v3 = "arith.ceildivsi"(%v1, %v2) : (vector<[8]xi8>, vector<[8]xi8>) -> (vector<[8]xi8>)
// arith.ceildivsi
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "arith.ceildivsi"(%v1, %v2) : (i64, i64) -> (i64)
// arith.ceildivsi
%v1 = "test.value"() : () -> tensor<4xi8>
%v2 = "test.value"() : () -> tensor<4xi8>
%v3 = "arith.ceildivsi"(%v1, %v2) : (tensor<4xi8>, tensor<4xi8>) -> (tensor<4xi8>)
// arith.floordivsi
%v1 = "test.value"() : () -> tensor<i128>
%v2 = "test.value"() : () -> tensor<i128>
%v3 = "arith.floordivsi"(%v1, %v2) : (tensor<i128>, tensor<i128>) -> (tensor<i128>)
// arith.floordivsi
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.floordivsi"(%v1, %v2) : (index, index) -> (index)
// arith.floordivsi
%v1 = "test.value"() : () -> tensor<4x4xi4>
%v2 = "test.value"() : () -> tensor<4x4xi4>
%v3 = "arith.floordivsi"(%v1, %v2) : (tensor<4x4xi4>, tensor<4x4xi4>) -> (tensor<4x4xi4>)
// arith.remui
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.remui"(%v1, %v2) : (index, index) -> (index)
// arith.remui
%v1 = "test.value"() : () -> vector<[4]xi8>
%v2 = "test.value"() : () -> vector<[4]xi8>
%v3 = "arith.remui"(%v1, %v2) : (vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// arith.remui
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "arith.remui"(%v1, %v2) : (i1, i1) -> (i1)
// arith.remsi
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.remsi"(%v1, %v2) : (index, index) -> (index)
// arith.remsi
%v1 = "test.value"() : () -> vector<4xi64>
%v2 = "test.value"() : () -> vector<4xi64>
%v3 = "arith.remsi"(%v1, %v2) : (vector<4xi64>, vector<4xi64>) -> (vector<4xi64>)
// arith.remsi
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "arith.remsi"(%v1, %v2) : (i1, i1) -> (i1)
// arith.andi
%v1 = "test.value"() : () -> vector<3xi16>
%v2 = "test.value"() : () -> vector<3xi16>
%v3 = "arith.andi"(%v1, %v2) : (vector<3xi16>, vector<3xi16>) -> (vector<3xi16>)
// arith.andi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "arith.andi"(%v1, %v2) : (i32, i32) -> (i32)
// arith.andi
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "arith.andi"(%v1, %v2) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>)
// arith.ori
%v1 = "test.value"() : () -> vector<2xindex>
%v2 = "test.value"() : () -> vector<2xindex>
%v3 = "arith.ori"(%v1, %v2) : (vector<2xindex>, vector<2xindex>) -> (vector<2xindex>)
// arith.ori
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.ori"(%v1, %v2) : (index, index) -> (index)
// arith.ori
%v1 = "test.value"() : () -> vector<16x16xi16>
%v2 = "test.value"() : () -> vector<16x16xi16>
%v3 = "arith.ori"(%v1, %v2) : (vector<16x16xi16>, vector<16x16xi16>) -> (vector<16x16xi16>)
// arith.xori
%v1 = "test.value"() : () -> vector<4xi1>
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "arith.xori"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
// arith.xori
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "arith.xori"(%v1, %v2) : (i64, i64) -> (i64)
// arith.xori
%v1 = "test.value"() : () -> tensor<i64>
%v2 = "test.value"() : () -> tensor<i64>
%v3 = "arith.xori"(%v1, %v2) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
// arith.shli
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "arith.shli"(%v1, %v2) : (i1, i1) -> (i1)
// arith.shli
%v1 = "test.value"() : () -> vector<5xi1>
%v2 = "test.value"() : () -> vector<5xi1>
%v3 = "arith.shli"(%v1, %v2) <{overflowFlags = #arith.overflow<none>}> : (vector<5xi1>, vector<5xi1>) -> (vector<5xi1>)
// arith.shli
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.shli"(%v1, %v2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> (index)
// arith.shrui
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.shrui"(%v1, %v2) : (index, index) -> (index)
// arith.shrui
%v1 = "test.value"() : () -> vector<16xi8>
%v2 = "test.value"() : () -> vector<16xi8>
%v3 = "arith.shrui"(%v1, %v2) <{isExact = unit}> : (vector<16xi8>, vector<16xi8>) -> (vector<16xi8>)
// arith.shrui
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "arith.shrui"(%v1, %v2) <{isExact = unit}> : (i1, i1) -> (i1)
// arith.shrsi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "arith.shrsi"(%v1, %v2) : (i32, i32) -> (i32)
// arith.shrsi
%v1 = "test.value"() : () -> vector<4x4xi4>
%v2 = "test.value"() : () -> vector<4x4xi4>
%v3 = "arith.shrsi"(%v1, %v2) <{isExact = unit}> : (vector<4x4xi4>, vector<4x4xi4>) -> (vector<4x4xi4>)
// arith.shrsi
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "arith.shrsi"(%v1, %v2) <{isExact = unit}> : (i64, i64) -> (i64)
// arith.negf
%v1 = "test.value"() : () -> f16
%v2 = "arith.negf"(%v1) : (f16) -> (f16)
// arith.negf
%v1 = "test.value"() : () -> vector<32xf8E4M3FN>
%v2 = "arith.negf"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (vector<32xf8E4M3FN>) -> (vector<32xf8E4M3FN>)
// arith.negf
%v1 = "test.value"() : () -> bf16
%v2 = "arith.negf"(%v1) : (bf16) -> (bf16)
// arith.addf
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "arith.addf"(%v1, %v2) : (bf16, bf16) -> (bf16)
// arith.addf
%v1 = "test.value"() : () -> vector<[2]xbf16>
%v2 = "test.value"() : () -> vector<[2]xbf16>
%v3 = "arith.addf"(%v1, %v2) <{fastmath = #arith.fastmath<ninf>}> : (vector<[2]xbf16>, vector<[2]xbf16>) -> (vector<[2]xbf16>)
// arith.addf
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "arith.addf"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (f16, f16) -> (f16)
// arith.subf
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "arith.subf"(%v1, %v2) : (f64, f64) -> (f64)
// arith.subf
%v1 = "test.value"() : () -> vector<6xtf32>
%v2 = "test.value"() : () -> vector<6xtf32>
%v3 = "arith.subf"(%v1, %v2) <{fastmath = #arith.fastmath<ninf>}> : (vector<6xtf32>, vector<6xtf32>) -> (vector<6xtf32>)
// arith.subf
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "arith.subf"(%v1, %v2) <{fastmath = #arith.fastmath<ninf>}> : (f32, f32) -> (f32)
// arith.maximumf
%v1 = "test.value"() : () -> vector<16x16xf8E4M3FN>
%v2 = "test.value"() : () -> vector<16x16xf8E4M3FN>
%v3 = "arith.maximumf"(%v1, %v2) : (vector<16x16xf8E4M3FN>, vector<16x16xf8E4M3FN>) -> (vector<16x16xf8E4M3FN>)
// arith.maximumf
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "arith.maximumf"(%v1, %v2) <{fastmath = #arith.fastmath<afn>}> : (f32, f32) -> (f32)
// arith.maximumf
%v1 = "test.value"() : () -> tensor<4xbf16>
%v2 = "test.value"() : () -> tensor<4xbf16>
%v3 = "arith.maximumf"(%v1, %v2) : (tensor<4xbf16>, tensor<4xbf16>) -> (tensor<4xbf16>)
// arith.maxnumf
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "arith.maxnumf"(%v1, %v2) : (f64, f64) -> (f64)
// arith.maxnumf
%v1 = "test.value"() : () -> vector<3xf8E4M3FN>
%v2 = "test.value"() : () -> vector<3xf8E4M3FN>
%v3 = "arith.maxnumf"(%v1, %v2) <{fastmath = #arith.fastmath<afn>}> : (vector<3xf8E4M3FN>, vector<3xf8E4M3FN>) -> (vector<3xf8E4M3FN>)
// arith.maxnumf
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "arith.maxnumf"(%v1, %v2) : (f32, f32) -> (f32)
// arith.maxsi
%v1 = "test.value"() : () -> tensor<1x1x1x1x1xi1>
%v2 = "test.value"() : () -> tensor<1x1x1x1x1xi1>
%v3 = "arith.maxsi"(%v1, %v2) : (tensor<1x1x1x1x1xi1>, tensor<1x1x1x1x1xi1>) -> (tensor<1x1x1x1x1xi1>)
// arith.maxsi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "arith.maxsi"(%v1, %v2) : (i32, i32) -> (i32)
// arith.maxsi
%v1 = "test.value"() : () -> tensor<2x3x4xi4>
%v2 = "test.value"() : () -> tensor<2x3x4xi4>
%v3 = "arith.maxsi"(%v1, %v2) : (tensor<2x3x4xi4>, tensor<2x3x4xi4>) -> (tensor<2x3x4xi4>)
// arith.maxui
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "arith.maxui"(%v1, %v2) : (i1, i1) -> (i1)
// arith.maxui
%v1 = "test.value"() : () -> vector<4xi8>
%v2 = "test.value"() : () -> vector<4xi8>
%v3 = "arith.maxui"(%v1, %v2) : (vector<4xi8>, vector<4xi8>) -> (vector<4xi8>)
// arith.maxui
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.maxui"(%v1, %v2) : (index, index) -> (index)
// arith.minimumf
%v1 = "test.value"() : () -> vector<16xf16>
%v2 = "test.value"() : () -> vector<16xf16>
%v3 = "arith.minimumf"(%v1, %v2) : (vector<16xf16>, vector<16xf16>) -> (vector<16xf16>)
// arith.minimumf
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "arith.minimumf"(%v1, %v2) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> (f32)
// arith.minimumf
%v1 = "test.value"() : () -> vector<2xf64>
%v2 = "test.value"() : () -> vector<2xf64>
%v3 = "arith.minimumf"(%v1, %v2) : (vector<2xf64>, vector<2xf64>) -> (vector<2xf64>)
// arith.minnumf
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "arith.minnumf"(%v1, %v2) : (bf16, bf16) -> (bf16)
// arith.minnumf
%v1 = "test.value"() : () -> tensor<1x1x1x1x1xf8E5M2>
%v2 = "test.value"() : () -> tensor<1x1x1x1x1xf8E5M2>
%v3 = "arith.minnumf"(%v1, %v2) <{fastmath = #arith.fastmath<reassoc>}> : (tensor<1x1x1x1x1xf8E5M2>, tensor<1x1x1x1x1xf8E5M2>) -> (tensor<1x1x1x1x1xf8E5M2>)
// arith.minnumf
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "arith.minnumf"(%v1, %v2) : (f16, f16) -> (f16)
// arith.minsi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "arith.minsi"(%v1, %v2) : (i32, i32) -> (i32)
// arith.minsi
%v1 = "test.value"() : () -> tensor<*xi16>
%v2 = "test.value"() : () -> tensor<*xi16>
%v3 = "arith.minsi"(%v1, %v2) : (tensor<*xi16>, tensor<*xi16>) -> (tensor<*xi16>)
// arith.minsi
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "arith.minsi"(%v1, %v2) : (i64, i64) -> (i64)
// arith.minui
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "arith.minui"(%v1, %v2) : (index, index) -> (index)
// arith.minui
%v1 = "test.value"() : () -> tensor<i32>
%v2 = "test.value"() : () -> tensor<i32>
%v3 = "arith.minui"(%v1, %v2) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
// arith.minui
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "arith.minui"(%v1, %v2) : (i1, i1) -> (i1)
// arith.mulf
%v1 = "test.value"() : () -> tensor<tf32>
%v2 = "test.value"() : () -> tensor<tf32>
%v3 = "arith.mulf"(%v1, %v2) : (tensor<tf32>, tensor<tf32>) -> (tensor<tf32>)
// arith.mulf
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "arith.mulf"(%v1, %v2) <{fastmath = #arith.fastmath<fast>}> : (f16, f16) -> (f16)
// arith.mulf
%v1 = "test.value"() : () -> vector<16x16xf16>
%v2 = "test.value"() : () -> vector<16x16xf16>
%v3 = "arith.mulf"(%v1, %v2) : (vector<16x16xf16>, vector<16x16xf16>) -> (vector<16x16xf16>)
// arith.divf
%v1 = "test.value"() : () -> vector<[4]xf8E5M2>
%v2 = "test.value"() : () -> vector<[4]xf8E5M2>
%v3 = "arith.divf"(%v1, %v2) : (vector<[4]xf8E5M2>, vector<[4]xf8E5M2>) -> (vector<[4]xf8E5M2>)
// arith.divf
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "arith.divf"(%v1, %v2) <{fastmath = #arith.fastmath<arcp>}> : (f64, f64) -> (f64)
// arith.divf
%v1 = "test.value"() : () -> tensor<2x3x4xf16>
%v2 = "test.value"() : () -> tensor<2x3x4xf16>
%v3 = "arith.divf"(%v1, %v2) : (tensor<2x3x4xf16>, tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>)
// arith.remf
%v1 = "test.value"() : () -> vector<[2]xf16>
%v2 = "test.value"() : () -> vector<[2]xf16>
%v3 = "arith.remf"(%v1, %v2) : (vector<[2]xf16>, vector<[2]xf16>) -> (vector<[2]xf16>)
// arith.remf
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "arith.remf"(%v1, %v2) <{fastmath = #arith.fastmath<nsz>}> : (f16, f16) -> (f16)
// arith.remf
%v1 = "test.value"() : () -> vector<[2]xf64>
%v2 = "test.value"() : () -> vector<[2]xf64>
%v3 = "arith.remf"(%v1, %v2) <{fastmath = #arith.fastmath<reassoc>}> : (vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>)
// arith.extui
%v1 = "test.value"() : () -> i1
%v2 = "arith.extui"(%v1) : (i1) -> (i8)
// arith.scaling_extf
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "arith.scaling_extf"(%v1, %v2) : (f16, f16) -> (f32)
// arith.scaling_extf
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "arith.scaling_extf"(%v1, %v2) <{fastmath = #arith.fastmath<arcp>}> : (f16, f16) -> (f32)
// arith.trunci
%v1 = "test.value"() : () -> i64
%v2 = "arith.trunci"(%v1) <{overflowFlags = #arith.overflow<none>}> : (i64) -> (i1)
// arith.trunci
%v1 = "test.value"() : () -> i64
%v2 = "arith.trunci"(%v1) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> (i1)
// arith.scaling_truncf
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "arith.scaling_truncf"(%v1, %v2) <{roundingmode = 0 : i32, fastmath = #arith.fastmath<arcp>}> : (f32, f32) -> (f16)
// arith.uitofp
%v1 = "test.value"() : () -> tensor<i128>
%v2 = "arith.uitofp"(%v1) : (tensor<i128>) -> (tensor<bf16>)
// arith.uitofp
%v1 = "test.value"() : () -> i64
%v2 = "arith.uitofp"(%v1) : (i64) -> (f8E5M2)
// arith.uitofp
%v1 = "test.value"() : () -> i8
%v2 = "arith.uitofp"(%v1) : (i8) -> (f32)
// arith.sitofp
%v1 = "test.value"() : () -> i32
%v2 = "arith.sitofp"(%v1) : (i32) -> (bf16)
// arith.fptoui
%v1 = "test.value"() : () -> vector<16x16xf16>
%v2 = "arith.fptoui"(%v1) : (vector<16x16xf16>) -> (vector<16x16xi1>)
// arith.fptoui
%v1 = "test.value"() : () -> f16
%v2 = "arith.fptoui"(%v1) : (f16) -> (i64)
// arith.fptoui
%v1 = "test.value"() : () -> vector<8xf8E5M2>
%v2 = "arith.fptoui"(%v1) : (vector<8xf8E5M2>) -> (vector<8xi1>)
// arith.fptosi
%v1 = "test.value"() : () -> vector<4x4xf16>
%v2 = "arith.fptosi"(%v1) : (vector<4x4xf16>) -> (vector<4x4xi8>)
// arith.fptosi
%v1 = "test.value"() : () -> f64
%v2 = "arith.fptosi"(%v1) : (f64) -> (i64)
// arith.fptosi
%v1 = "test.value"() : () -> tensor<f8E4M3FN>
%v2 = "arith.fptosi"(%v1) : (tensor<f8E4M3FN>) -> (tensor<i16>)
// arith.index_cast
%v1 = "test.value"() : () -> i32
%v2 = "arith.index_cast"(%v1) : (i32) -> (index)
// arith.index_castui
%v1 = "test.value"() : () -> i1
%v2 = "arith.index_castui"(%v1) : (i1) -> (index)
// arith.bitcast
%v1 = "test.value"() : () -> i1
%v2 = "arith.bitcast"(%v1) : (i1) -> (i1)
// arith.bitcast
%v1 = "test.value"() : () -> memref<?xi8>
%v2 = "arith.bitcast"(%v1) : (memref<?xi8>) -> (memref<?xi8>)
// arith.bitcast
%v1 = "test.value"() : () -> i1
%v2 = "arith.bitcast"(%v1) : (i1) -> (i1)
// arith.cmpi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "arith.cmpi"(%v1, %v2) <{predicate = 0 : i64}> : (i32, i32) -> (i1)
// arith.cmpi
%v1 = "test.value"() : () -> tensor<?xi64>
%v2 = "test.value"() : () -> tensor<?xi64>
%v3 = "arith.cmpi"(%v1, %v2) <{predicate = 2 : i64}> : (tensor<?xi64>, tensor<?xi64>) -> (tensor<?xi1>)
// arith.cmpi
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "arith.cmpi"(%v1, %v2) <{predicate = 4 : i64}> : (i64, i64) -> (i1)
// arith.cmpf
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "arith.cmpf"(%v1, %v2) <{predicate = 7 : i64}> : (f16, f16) -> (i1)
// arith.cmpf
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3 = "arith.cmpf"(%v1, %v2) <{predicate = 7 : i64, fastmath = #arith.fastmath<nnan>}> : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xi1>)
// arith.cmpf
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "arith.cmpf"(%v1, %v2) <{predicate = 9 : i64}> : (bf16, bf16) -> (i1)
// func.return
"func.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"func.return"() : () -> ()
}) : () -> ()
// cf.assert
%v1 = "test.value"() : () -> i1
"cf.assert"(%v1) <{msg = "text"}> : (i1) -> ()
// cf.assert
%v1 = "test.value"() : () -> i1
"cf.assert"(%v1) <{msg = ""}> : (i1) -> ()
// cf.assert
%v1 = "test.value"() : () -> i1
"cf.assert"(%v1) <{msg = ""}> : (i1) -> ()
// cf.br
"test.around"() ({
"cf.br"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// cf.br
"test.around"() ({
"cf.br"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// cf.cond_br
"test.around"() ({
%v1 = "test.value"() : () -> i1
"cf.cond_br"(%v1) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// math.absf
%v1 = "test.value"() : () -> f64
%v2 = "math.absf"(%v1) : (f64) -> (f64)
// math.absf
%v1 = "test.value"() : () -> tensor<1x1x1x1x1xf16>
%v2 = "math.absf"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (tensor<1x1x1x1x1xf16>) -> (tensor<1x1x1x1x1xf16>)
// math.absf
%v1 = "test.value"() : () -> f32
%v2 = "math.absf"(%v1) <{fastmath = #arith.fastmath<contract>}> : (f32) -> (f32)
// math.absi
%v1 = "test.value"() : () -> i64
%v2 = "math.absi"(%v1) : (i64) -> (i64)
// math.absi
%v1 = "test.value"() : () -> vector<6xi1>
%v2 = "math.absi"(%v1) : (vector<6xi1>) -> (vector<6xi1>)
// math.absi
%v1 = "test.value"() : () -> i32
%v2 = "math.absi"(%v1) : (i32) -> (i32)
// math.acosh
%v1 = "test.value"() : () -> tensor<4x4xtf32>
%v2 = "math.acosh"(%v1) : (tensor<4x4xtf32>) -> (tensor<4x4xtf32>)
// math.acosh
%v1 = "test.value"() : () -> f64
%v2 = "math.acosh"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f64) -> (f64)
// math.acosh
%v1 = "test.value"() : () -> tensor<*xbf16>
%v2 = "math.acosh"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (tensor<*xbf16>) -> (tensor<*xbf16>)
// math.asin
%v1 = "test.value"() : () -> vector<3xtf32>
%v2 = "math.asin"(%v1) : (vector<3xtf32>) -> (vector<3xtf32>)
// math.asin
%v1 = "test.value"() : () -> f16
%v2 = "math.asin"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f16) -> (f16)
// math.asin
%v1 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v2 = "math.asin"(%v1) : (tensor<*xf8E4M3FN>) -> (tensor<*xf8E4M3FN>)
// math.asinh
%v1 = "test.value"() : () -> vector<[16]xf64>
%v2 = "math.asinh"(%v1) : (vector<[16]xf64>) -> (vector<[16]xf64>)
// math.asinh
%v1 = "test.value"() : () -> f64
%v2 = "math.asinh"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f64) -> (f64)
// math.asinh
%v1 = "test.value"() : () -> f16
%v2 = "math.asinh"(%v1) <{fastmath = #arith.fastmath<contract>}> : (f16) -> (f16)
// math.atan
%v1 = "test.value"() : () -> tensor<2x3x4xf16>
%v2 = "math.atan"(%v1) : (tensor<2x3x4xf16>) -> (tensor<2x3x4xf16>)
// math.atan
%v1 = "test.value"() : () -> f32
%v2 = "math.atan"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f32) -> (f32)
// math.atan
%v1 = "test.value"() : () -> tensor<f8E4M3FN>
%v2 = "math.atan"(%v1) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
// math.atanh
%v1 = "test.value"() : () -> tensor<?xf64>
%v2 = "math.atanh"(%v1) : (tensor<?xf64>) -> (tensor<?xf64>)
// math.atanh
%v1 = "test.value"() : () -> f64
%v2 = "math.atanh"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f64) -> (f64)
// math.atanh
%v1 = "test.value"() : () -> tensor<f8E4M3FN>
%v2 = "math.atanh"(%v1) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
// math.atan2
%v1 = "test.value"() : () -> vector<32xf64>
%v2 = "test.value"() : () -> vector<32xf64>
%v3 = "math.atan2"(%v1, %v2) : (vector<32xf64>, vector<32xf64>) -> (vector<32xf64>)
// math.atan2
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "math.atan2"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (bf16, bf16) -> (bf16)
// math.atan2
%v1 = "test.value"() : () -> vector<[16]xf64>
%v2 = "test.value"() : () -> vector<[16]xf64>
%v3 = "math.atan2"(%v1, %v2) : (vector<[16]xf64>, vector<[16]xf64>) -> (vector<[16]xf64>)
// math.cbrt
%v1 = "test.value"() : () -> bf16
%v2 = "math.cbrt"(%v1) : (bf16) -> (bf16)
// math.cbrt
%v1 = "test.value"() : () -> tensor<*xtf32>
%v2 = "math.cbrt"(%v1) <{fastmath = #arith.fastmath<none>}> : (tensor<*xtf32>) -> (tensor<*xtf32>)
// math.cbrt
%v1 = "test.value"() : () -> f16
%v2 = "math.cbrt"(%v1) : (f16) -> (f16)
// math.ceil
%v1 = "test.value"() : () -> vector<2x1xf16>
%v2 = "math.ceil"(%v1) : (vector<2x1xf16>) -> (vector<2x1xf16>)
// math.ceil
%v1 = "test.value"() : () -> f16
%v2 = "math.ceil"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f16) -> (f16)
// math.ceil
%v1 = "test.value"() : () -> vector<4x4xf32>
%v2 = "math.ceil"(%v1) : (vector<4x4xf32>) -> (vector<4x4xf32>)
// math.clampf
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "math.clampf"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// math.clampf
%v1 = "test.value"() : () -> vector<4x4xtf32>
%v2 = "test.value"() : () -> vector<4x4xtf32>
%v3 = "test.value"() : () -> vector<4x4xtf32>
%v4 = "math.clampf"(%v1, %v2, %v3) <{fastmath = #arith.fastmath<nsz>}> : (vector<4x4xtf32>, vector<4x4xtf32>, vector<4x4xtf32>) -> (vector<4x4xtf32>)
// math.clampf
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "test.value"() : () -> f64
%v4 = "math.clampf"(%v1, %v2, %v3) <{fastmath = #arith.fastmath<nsz>}> : (f64, f64, f64) -> (f64)
// math.copysign
%v1 = "test.value"() : () -> vector<6xf8E4M3FN>
%v2 = "test.value"() : () -> vector<6xf8E4M3FN>
%v3 = "math.copysign"(%v1, %v2) : (vector<6xf8E4M3FN>, vector<6xf8E4M3FN>) -> (vector<6xf8E4M3FN>)
// math.copysign
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "math.copysign"(%v1, %v2) <{fastmath = #arith.fastmath<ninf>}> : (f32, f32) -> (f32)
// math.copysign
%v1 = "test.value"() : () -> vector<3xf8E4M3FN>
%v2 = "test.value"() : () -> vector<3xf8E4M3FN>
%v3 = "math.copysign"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (vector<3xf8E4M3FN>, vector<3xf8E4M3FN>) -> (vector<3xf8E4M3FN>)
// math.cos
%v1 = "test.value"() : () -> bf16
%v2 = "math.cos"(%v1) : (bf16) -> (bf16)
// math.cos
%v1 = "test.value"() : () -> vector<4x4xf32>
%v2 = "math.cos"(%v1) <{fastmath = #arith.fastmath<contract>}> : (vector<4x4xf32>) -> (vector<4x4xf32>)
// math.cos
%v1 = "test.value"() : () -> f16
%v2 = "math.cos"(%v1) : (f16) -> (f16)
// math.acos
%v1 = "test.value"() : () -> tensor<2x3x4xbf16>
%v2 = "math.acos"(%v1) : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>)
// math.acos
%v1 = "test.value"() : () -> f16
%v2 = "math.acos"(%v1) <{fastmath = #arith.fastmath<contract>}> : (f16) -> (f16)
// math.acos
%v1 = "test.value"() : () -> tensor<2x3x4xf64>
%v2 = "math.acos"(%v1) : (tensor<2x3x4xf64>) -> (tensor<2x3x4xf64>)
// math.cosh
%v1 = "test.value"() : () -> f32
%v2 = "math.cosh"(%v1) : (f32) -> (f32)
// math.cosh
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "math.cosh"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (vector<8xf32>) -> (vector<8xf32>)
// math.cosh
%v1 = "test.value"() : () -> f64
%v2 = "math.cosh"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f64) -> (f64)
// math.sin
%v1 = "test.value"() : () -> vector<32xbf16>
%v2 = "math.sin"(%v1) : (vector<32xbf16>) -> (vector<32xbf16>)
// math.sin
%v1 = "test.value"() : () -> bf16
%v2 = "math.sin"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (bf16) -> (bf16)
// math.sin
%v1 = "test.value"() : () -> tensor<2x3x4xtf32>
%v2 = "math.sin"(%v1) : (tensor<2x3x4xtf32>) -> (tensor<2x3x4xtf32>)
// math.sinh
%v1 = "test.value"() : () -> vector<[8]xf8E5M2>
%v2 = "math.sinh"(%v1) : (vector<[8]xf8E5M2>) -> (vector<[8]xf8E5M2>)
// math.sinh
%v1 = "test.value"() : () -> f64
%v2 = "math.sinh"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f64) -> (f64)
// math.sinh
%v1 = "test.value"() : () -> vector<[16]xf8E5M2>
%v2 = "math.sinh"(%v1) <{fastmath = #arith.fastmath<afn>}> : (vector<[16]xf8E5M2>) -> (vector<[16]xf8E5M2>)
// math.sincos
%v1 = "test.value"() : () -> vector<4xtf32>
%v2, %v3 = "math.sincos"(%v1) : (vector<4xtf32>) -> (vector<4xtf32>, vector<4xtf32>)
// math.sincos
%v1 = "test.value"() : () -> f32
%v2, %v3 = "math.sincos"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (f32) -> (f32, f32)
// math.sincos
%v1 = "test.value"() : () -> tensor<?xf64>
%v2, %v3 = "math.sincos"(%v1) : (tensor<?xf64>) -> (tensor<?xf64>, tensor<?xf64>)
// math.ctlz
%v1 = "test.value"() : () -> index
%v2 = "math.ctlz"(%v1) : (index) -> (index)
// math.ctlz
%v1 = "test.value"() : () -> vector<[2]xi8>
%v2 = "math.ctlz"(%v1) : (vector<[2]xi8>) -> (vector<[2]xi8>)
// math.ctlz
%v1 = "test.value"() : () -> i1
%v2 = "math.ctlz"(%v1) : (i1) -> (i1)
// math.cttz
%v1 = "test.value"() : () -> i64
%v2 = "math.cttz"(%v1) : (i64) -> (i64)
// math.cttz
%v1 = "test.value"() : () -> vector<1xi16>
%v2 = "math.cttz"(%v1) : (vector<1xi16>) -> (vector<1xi16>)
// math.cttz
%v1 = "test.value"() : () -> i32
%v2 = "math.cttz"(%v1) : (i32) -> (i32)
// math.ctpop
%v1 = "test.value"() : () -> vector<16x16xi1>
%v2 = "math.ctpop"(%v1) : (vector<16x16xi1>) -> (vector<16x16xi1>)
// math.ctpop
%v1 = "test.value"() : () -> i64
%v2 = "math.ctpop"(%v1) : (i64) -> (i64)
// math.ctpop
%v1 = "test.value"() : () -> tensor<2x3x4xi4>
%v2 = "math.ctpop"(%v1) : (tensor<2x3x4xi4>) -> (tensor<2x3x4xi4>)
// math.erf
%v1 = "test.value"() : () -> vector<4xf8E5M2>
%v2 = "math.erf"(%v1) : (vector<4xf8E5M2>) -> (vector<4xf8E5M2>)
// math.erf
%v1 = "test.value"() : () -> f16
%v2 = "math.erf"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (f16) -> (f16)
// math.erf
%v1 = "test.value"() : () -> vector<16x16xf64>
%v2 = "math.erf"(%v1) : (vector<16x16xf64>) -> (vector<16x16xf64>)
// math.erfc
%v1 = "test.value"() : () -> f64
%v2 = "math.erfc"(%v1) : (f64) -> (f64)
// math.erfc
%v1 = "test.value"() : () -> vector<[4]xtf32>
%v2 = "math.erfc"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (vector<[4]xtf32>) -> (vector<[4]xtf32>)
// math.erfc
%v1 = "test.value"() : () -> f32
%v2 = "math.erfc"(%v1) <{fastmath = #arith.fastmath<contract>}> : (f32) -> (f32)
// math.exp
%v1 = "test.value"() : () -> tensor<2x3x4xtf32>
%v2 = "math.exp"(%v1) : (tensor<2x3x4xtf32>) -> (tensor<2x3x4xtf32>)
// math.exp
%v1 = "test.value"() : () -> f32
%v2 = "math.exp"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f32) -> (f32)
// math.exp
%v1 = "test.value"() : () -> vector<[2]xf16>
%v2 = "math.exp"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (vector<[2]xf16>) -> (vector<[2]xf16>)
// math.exp2
%v1 = "test.value"() : () -> f32
%v2 = "math.exp2"(%v1) : (f32) -> (f32)
// math.exp2
%v1 = "test.value"() : () -> tensor<4xf64>
%v2 = "math.exp2"(%v1) <{fastmath = #arith.fastmath<none>}> : (tensor<4xf64>) -> (tensor<4xf64>)
// math.exp2
%v1 = "test.value"() : () -> f64
%v2 = "math.exp2"(%v1) : (f64) -> (f64)
// math.expm1
%v1 = "test.value"() : () -> f64
%v2 = "math.expm1"(%v1) : (f64) -> (f64)
// math.expm1
%v1 = "test.value"() : () -> vector<3xf8E5M2>
%v2 = "math.expm1"(%v1) <{fastmath = #arith.fastmath<contract>}> : (vector<3xf8E5M2>) -> (vector<3xf8E5M2>)
// math.expm1
%v1 = "test.value"() : () -> f32
%v2 = "math.expm1"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (f32) -> (f32)
// math.floor
%v1 = "test.value"() : () -> f32
%v2 = "math.floor"(%v1) : (f32) -> (f32)
// math.floor
%v1 = "test.value"() : () -> tensor<?xf64>
%v2 = "math.floor"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (tensor<?xf64>) -> (tensor<?xf64>)
// math.floor
%v1 = "test.value"() : () -> f64
%v2 = "math.floor"(%v1) : (f64) -> (f64)
// math.fma
%v1 = "test.value"() : () -> tensor<4x4xbf16>
%v2 = "test.value"() : () -> tensor<4x4xbf16>
%v3 = "test.value"() : () -> tensor<4x4xbf16>
%v4 = "math.fma"(%v1, %v2, %v3) : (tensor<4x4xbf16>, tensor<4x4xbf16>, tensor<4x4xbf16>) -> (tensor<4x4xbf16>)
// math.fma
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "math.fma"(%v1, %v2, %v3) <{fastmath = #arith.fastmath<arcp>}> : (f32, f32, f32) -> (f32)
// math.fma
%v1 = "test.value"() : () -> tensor<4x4xf64>
%v2 = "test.value"() : () -> tensor<4x4xf64>
%v3 = "test.value"() : () -> tensor<4x4xf64>
%v4 = "math.fma"(%v1, %v2, %v3) : (tensor<4x4xf64>, tensor<4x4xf64>, tensor<4x4xf64>) -> (tensor<4x4xf64>)
// math.ipowi
%v1 = "test.value"() : () -> vector<32xi4>
%v2 = "test.value"() : () -> vector<32xi4>
%v3 = "math.ipowi"(%v1, %v2) : (vector<32xi4>, vector<32xi4>) -> (vector<32xi4>)
// math.ipowi
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "math.ipowi"(%v1, %v2) : (i1, i1) -> (i1)
// math.ipowi
%v1 = "test.value"() : () -> vector<[4]xindex>
%v2 = "test.value"() : () -> vector<[4]xindex>
%v3 = "math.ipowi"(%v1, %v2) : (vector<[4]xindex>, vector<[4]xindex>) -> (vector<[4]xindex>)
// math.isfinite
%v1 = "test.value"() : () -> tensor<4x4xf64>
%v2 = "math.isfinite"(%v1) : (tensor<4x4xf64>) -> (tensor<4x4xi1>)
// math.isfinite
%v1 = "test.value"() : () -> bf16
%v2 = "math.isfinite"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (bf16) -> (i1)
// math.isfinite
%v1 = "test.value"() : () -> tensor<1x1x1x1x1xbf16>
%v2 = "math.isfinite"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (tensor<1x1x1x1x1xbf16>) -> (tensor<1x1x1x1x1xi1>)
// math.isinf
%v1 = "test.value"() : () -> tensor<2x3x4xf8E5M2>
%v2 = "math.isinf"(%v1) : (tensor<2x3x4xf8E5M2>) -> (tensor<2x3x4xi1>)
// math.isinf
%v1 = "test.value"() : () -> f16
%v2 = "math.isinf"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f16) -> (i1)
// math.isinf
%v1 = "test.value"() : () -> tensor<1x2x3x4xf64>
%v2 = "math.isinf"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (tensor<1x2x3x4xf64>) -> (tensor<1x2x3x4xi1>)
// math.isnan
%v1 = "test.value"() : () -> vector<[8]xf8E4M3FN>
%v2 = "math.isnan"(%v1) : (vector<[8]xf8E4M3FN>) -> (vector<[8]xi1>)
// math.isnan
%v1 = "test.value"() : () -> f32
%v2 = "math.isnan"(%v1) <{fastmath = #arith.fastmath<fast>}> : (f32) -> (i1)
// math.isnan
%v1 = "test.value"() : () -> vector<1xf8E5M2>
%v2 = "math.isnan"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (vector<1xf8E5M2>) -> (vector<1xi1>)
// math.isnormal
%v1 = "test.value"() : () -> f32
%v2 = "math.isnormal"(%v1) : (f32) -> (i1)
// math.isnormal
%v1 = "test.value"() : () -> vector<[16]xtf32>
%v2 = "math.isnormal"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (vector<[16]xtf32>) -> (vector<[16]xi1>)
// math.isnormal
%v1 = "test.value"() : () -> f64
%v2 = "math.isnormal"(%v1) : (f64) -> (i1)
// math.log
%v1 = "test.value"() : () -> tensor<?xbf16>
%v2 = "math.log"(%v1) : (tensor<?xbf16>) -> (tensor<?xbf16>)
// math.log
%v1 = "test.value"() : () -> bf16
%v2 = "math.log"(%v1) <{fastmath = #arith.fastmath<fast>}> : (bf16) -> (bf16)
// math.log
%v1 = "test.value"() : () -> vector<2xbf16>
%v2 = "math.log"(%v1) <{fastmath = #arith.fastmath<afn>}> : (vector<2xbf16>) -> (vector<2xbf16>)
// math.log10
%v1 = "test.value"() : () -> f64
%v2 = "math.log10"(%v1) : (f64) -> (f64)
// math.log10
%v1 = "test.value"() : () -> vector<16x16xf64>
%v2 = "math.log10"(%v1) <{fastmath = #arith.fastmath<fast>}> : (vector<16x16xf64>) -> (vector<16x16xf64>)
// math.log10
%v1 = "test.value"() : () -> f32
%v2 = "math.log10"(%v1) <{fastmath = #arith.fastmath<reassoc>}> : (f32) -> (f32)
// math.log1p
%v1 = "test.value"() : () -> f64
%v2 = "math.log1p"(%v1) : (f64) -> (f64)
// math.log1p
%v1 = "test.value"() : () -> tensor<4x4xtf32>
%v2 = "math.log1p"(%v1) <{fastmath = #arith.fastmath<none>}> : (tensor<4x4xtf32>) -> (tensor<4x4xtf32>)
// math.log1p
%v1 = "test.value"() : () -> f32
%v2 = "math.log1p"(%v1) : (f32) -> (f32)
// math.log2
%v1 = "test.value"() : () -> f32
%v2 = "math.log2"(%v1) : (f32) -> (f32)
// math.log2
%v1 = "test.value"() : () -> tensor<f8E4M3FN>
%v2 = "math.log2"(%v1) <{fastmath = #arith.fastmath<none>}> : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
// math.log2
%v1 = "test.value"() : () -> f64
%v2 = "math.log2"(%v1) <{fastmath = #arith.fastmath<fast>}> : (f64) -> (f64)
// math.powf
%v1 = "test.value"() : () -> vector<2xtf32>
%v2 = "test.value"() : () -> vector<2xtf32>
%v3 = "math.powf"(%v1, %v2) : (vector<2xtf32>, vector<2xtf32>) -> (vector<2xtf32>)
// math.powf
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "math.powf"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (f64, f64) -> (f64)
// math.powf
%v1 = "test.value"() : () -> f8E5M2
%v2 = "test.value"() : () -> f8E5M2
%v3 = "math.powf"(%v1, %v2) : (f8E5M2, f8E5M2) -> (f8E5M2)
// math.rsqrt
%v1 = "test.value"() : () -> vector<32xf8E4M3FN>
%v2 = "math.rsqrt"(%v1) : (vector<32xf8E4M3FN>) -> (vector<32xf8E4M3FN>)
// math.rsqrt
%v1 = "test.value"() : () -> f16
%v2 = "math.rsqrt"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (f16) -> (f16)
// math.rsqrt
%v1 = "test.value"() : () -> tensor<4xf8E5M2>
%v2 = "math.rsqrt"(%v1) : (tensor<4xf8E5M2>) -> (tensor<4xf8E5M2>)
// math.sqrt
%v1 = "test.value"() : () -> tensor<1x2x3x4xbf16>
%v2 = "math.sqrt"(%v1) : (tensor<1x2x3x4xbf16>) -> (tensor<1x2x3x4xbf16>)
// math.sqrt
%v1 = "test.value"() : () -> bf16
%v2 = "math.sqrt"(%v1) <{fastmath = #arith.fastmath<contract>}> : (bf16) -> (bf16)
// math.sqrt
%v1 = "test.value"() : () -> tensor<tf32>
%v2 = "math.sqrt"(%v1) <{fastmath = #arith.fastmath<afn>}> : (tensor<tf32>) -> (tensor<tf32>)
// math.tan
%v1 = "test.value"() : () -> f64
%v2 = "math.tan"(%v1) : (f64) -> (f64)
// math.tan
%v1 = "test.value"() : () -> tensor<1x2x3x4xf8E5M2>
%v2 = "math.tan"(%v1) <{fastmath = #arith.fastmath<fast>}> : (tensor<1x2x3x4xf8E5M2>) -> (tensor<1x2x3x4xf8E5M2>)
// math.tan
%v1 = "test.value"() : () -> f32
%v2 = "math.tan"(%v1) : (f32) -> (f32)
// math.tanh
%v1 = "test.value"() : () -> vector<2xbf16>
%v2 = "math.tanh"(%v1) : (vector<2xbf16>) -> (vector<2xbf16>)
// math.tanh
%v1 = "test.value"() : () -> f32
%v2 = "math.tanh"(%v1) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32)
// math.tanh
%v1 = "test.value"() : () -> vector<2xtf32>
%v2 = "math.tanh"(%v1) : (vector<2xtf32>) -> (vector<2xtf32>)
// math.roundeven
%v1 = "test.value"() : () -> tensor<2x3x4xbf16>
%v2 = "math.roundeven"(%v1) : (tensor<2x3x4xbf16>) -> (tensor<2x3x4xbf16>)
// math.roundeven
%v1 = "test.value"() : () -> f64
%v2 = "math.roundeven"(%v1) <{fastmath = #arith.fastmath<none>}> : (f64) -> (f64)
// math.roundeven
%v1 = "test.value"() : () -> vector<1xtf32>
%v2 = "math.roundeven"(%v1) <{fastmath = #arith.fastmath<none>}> : (vector<1xtf32>) -> (vector<1xtf32>)
// math.round
%v1 = "test.value"() : () -> tensor<1x2x3x4xf8E5M2>
%v2 = "math.round"(%v1) : (tensor<1x2x3x4xf8E5M2>) -> (tensor<1x2x3x4xf8E5M2>)
// math.round
%v1 = "test.value"() : () -> bf16
%v2 = "math.round"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (bf16) -> (bf16)
// math.round
%v1 = "test.value"() : () -> vector<1xf16>
%v2 = "math.round"(%v1) : (vector<1xf16>) -> (vector<1xf16>)
// math.trunc
%v1 = "test.value"() : () -> f64
%v2 = "math.trunc"(%v1) : (f64) -> (f64)
// math.trunc
%v1 = "test.value"() : () -> vector<[4]xf16>
%v2 = "math.trunc"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (vector<[4]xf16>) -> (vector<[4]xf16>)
// math.trunc
%v1 = "test.value"() : () -> f32
%v2 = "math.trunc"(%v1) : (f32) -> (f32)
// math.fpowi
%v1 = "test.value"() : () -> vector<4x4xf16>
%v2 = "test.value"() : () -> vector<4x4xi32>
%v3 = "math.fpowi"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (vector<4x4xf16>, vector<4x4xi32>) -> (vector<4x4xf16>)
// index.add
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.add"(%v1, %v2) : (index, index) -> (index)
// index.add
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.add"(%v1, %v2) : (index, index) -> (index)
// index.add
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.add"(%v1, %v2) : (index, index) -> (index)
// index.sub
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.sub"(%v1, %v2) : (index, index) -> (index)
// index.sub
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.sub"(%v1, %v2) : (index, index) -> (index)
// index.sub
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.sub"(%v1, %v2) : (index, index) -> (index)
// index.mul
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.mul"(%v1, %v2) : (index, index) -> (index)
// index.mul
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.mul"(%v1, %v2) : (index, index) -> (index)
// index.mul
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.mul"(%v1, %v2) : (index, index) -> (index)
// index.divs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.divs"(%v1, %v2) : (index, index) -> (index)
// index.divs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.divs"(%v1, %v2) : (index, index) -> (index)
// index.divs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.divs"(%v1, %v2) : (index, index) -> (index)
// index.divu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.divu"(%v1, %v2) : (index, index) -> (index)
// index.divu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.divu"(%v1, %v2) : (index, index) -> (index)
// index.divu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.divu"(%v1, %v2) : (index, index) -> (index)
// index.ceildivs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.ceildivs"(%v1, %v2) : (index, index) -> (index)
// index.ceildivs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.ceildivs"(%v1, %v2) : (index, index) -> (index)
// index.ceildivs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.ceildivs"(%v1, %v2) : (index, index) -> (index)
// index.ceildivu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.ceildivu"(%v1, %v2) : (index, index) -> (index)
// index.ceildivu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.ceildivu"(%v1, %v2) : (index, index) -> (index)
// index.ceildivu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.ceildivu"(%v1, %v2) : (index, index) -> (index)
// index.floordivs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.floordivs"(%v1, %v2) : (index, index) -> (index)
// index.floordivs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.floordivs"(%v1, %v2) : (index, index) -> (index)
// index.floordivs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.floordivs"(%v1, %v2) : (index, index) -> (index)
// index.rems
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.rems"(%v1, %v2) : (index, index) -> (index)
// index.rems
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.rems"(%v1, %v2) : (index, index) -> (index)
// index.rems
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.rems"(%v1, %v2) : (index, index) -> (index)
// index.remu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.remu"(%v1, %v2) : (index, index) -> (index)
// index.remu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.remu"(%v1, %v2) : (index, index) -> (index)
// index.remu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.remu"(%v1, %v2) : (index, index) -> (index)
// index.maxs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.maxs"(%v1, %v2) : (index, index) -> (index)
// index.maxs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.maxs"(%v1, %v2) : (index, index) -> (index)
// index.maxs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.maxs"(%v1, %v2) : (index, index) -> (index)
// index.maxu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.maxu"(%v1, %v2) : (index, index) -> (index)
// index.maxu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.maxu"(%v1, %v2) : (index, index) -> (index)
// index.maxu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.maxu"(%v1, %v2) : (index, index) -> (index)
// index.mins
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.mins"(%v1, %v2) : (index, index) -> (index)
// index.mins
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.mins"(%v1, %v2) : (index, index) -> (index)
// index.mins
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.mins"(%v1, %v2) : (index, index) -> (index)
// index.minu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.minu"(%v1, %v2) : (index, index) -> (index)
// index.minu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.minu"(%v1, %v2) : (index, index) -> (index)
// index.minu
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.minu"(%v1, %v2) : (index, index) -> (index)
// index.shl
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shl"(%v1, %v2) : (index, index) -> (index)
// index.shl
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shl"(%v1, %v2) : (index, index) -> (index)
// index.shl
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shl"(%v1, %v2) : (index, index) -> (index)
// index.shrs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shrs"(%v1, %v2) : (index, index) -> (index)
// index.shrs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shrs"(%v1, %v2) : (index, index) -> (index)
// index.shrs
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shrs"(%v1, %v2) : (index, index) -> (index)
// index.shru
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shru"(%v1, %v2) : (index, index) -> (index)
// index.shru
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shru"(%v1, %v2) : (index, index) -> (index)
// index.shru
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.shru"(%v1, %v2) : (index, index) -> (index)
// index.and
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.and"(%v1, %v2) : (index, index) -> (index)
// index.and
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.and"(%v1, %v2) : (index, index) -> (index)
// index.and
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.and"(%v1, %v2) : (index, index) -> (index)
// index.or
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.or"(%v1, %v2) : (index, index) -> (index)
// index.or
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.or"(%v1, %v2) : (index, index) -> (index)
// index.or
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.or"(%v1, %v2) : (index, index) -> (index)
// index.xor
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.xor"(%v1, %v2) : (index, index) -> (index)
// index.xor
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.xor"(%v1, %v2) : (index, index) -> (index)
// index.xor
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.xor"(%v1, %v2) : (index, index) -> (index)
// index.casts
%v1 = "test.value"() : () -> index
%v2 = "index.casts"(%v1) : (index) -> (i128)
// index.castu
%v1 = "test.value"() : () -> index
%v2 = "index.castu"(%v1) : (index) -> (i4)
// index.castu
%v1 = "test.value"() : () -> index
%v2 = "index.castu"(%v1) : (index) -> (si64)
// index.cmp
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.cmp"(%v1, %v2) <{pred = #index<cmp_predicate ne>}> : (index, index) -> (i1)
// index.cmp
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.cmp"(%v1, %v2) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> (i1)
// index.cmp
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "index.cmp"(%v1, %v2) <{pred = #index<cmp_predicate ule>}> : (index, index) -> (i1)
// index.sizeof
%v1 = "index.sizeof"() : () -> (index)
// index.sizeof
%v1 = "index.sizeof"() : () -> (index)
// index.sizeof
%v1 = "index.sizeof"() : () -> (index)
// index.constant
%v1 = "index.constant"() <{value = 4 : index}> : () -> (index)
// index.constant
%v1 = "index.constant"() <{value = 4 : index}> : () -> (index)
// index.constant
%v1 = "index.constant"() <{value = 1 : index}> : () -> (index)
// index.bool.constant
%v1 = "index.bool.constant"() <{value = true}> : () -> (i1)
// index.bool.constant
%v1 = "index.bool.constant"() <{value = true}> : () -> (i1)
// index.bool.constant
%v1 = "index.bool.constant"() <{value = true}> : () -> (i1)
// complex.abs
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.abs"(%v1) : (complex<f32>) -> (f32)
// complex.abs
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.abs"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>) -> (f64)
// complex.abs
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.abs"(%v1) : (complex<f64>) -> (f64)
// complex.add
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.add"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.add
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.add"(%v1, %v2) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.add
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.add"(%v1, %v2) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.atan2
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.atan2"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.atan2
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.atan2"(%v1, %v2) <{fastmath = #arith.fastmath<contract>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.atan2
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.atan2"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.bitcast
%v1 = "test.value"() : () -> i64
%v2 = "complex.bitcast"(%v1) : (i64) -> (i64)
// complex.bitcast
%v1 = "test.value"() : () -> tensor<*xi128>
%v2 = "complex.bitcast"(%v1) : (tensor<*xi128>) -> (tensor<*xi128>)
// complex.bitcast
%v1 = "test.value"() : () -> vector<6xi8>
%v2 = "complex.bitcast"(%v1) : (vector<6xi8>) -> (vector<6xi8>)
// complex.cos
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.cos"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.cos
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.cos"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> (complex<f64>)
// complex.cos
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.cos"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.create
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "complex.create"(%v1, %v2) : (f32, f32) -> (complex<f32>)
// complex.create
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "complex.create"(%v1, %v2) : (f32, f32) -> (complex<f32>)
// complex.create
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "complex.create"(%v1, %v2) : (f64, f64) -> (complex<f64>)
// complex.div
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.div"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.div
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.div"(%v1, %v2) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.div
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.div"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.eq
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.eq"(%v1, %v2) : (complex<f64>, complex<f64>) -> (i1)
// complex.eq
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.eq"(%v1, %v2) : (complex<f32>, complex<f32>) -> (i1)
// complex.eq
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.eq"(%v1, %v2) : (complex<f32>, complex<f32>) -> (i1)
// complex.exp
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.exp"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.exp
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.exp"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (complex<f32>) -> (complex<f32>)
// complex.exp
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.exp"(%v1) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f32>) -> (complex<f32>)
// complex.expm1
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.expm1"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.expm1
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.expm1"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> (complex<f64>)
// complex.expm1
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.expm1"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.im
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.im"(%v1) : (complex<f32>) -> (f32)
// complex.im
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.im"(%v1) <{fastmath = #arith.fastmath<nsz>}> : (complex<f64>) -> (f64)
// complex.im
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.im"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> (f64)
// complex.log
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.log"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.log
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.log"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>) -> (complex<f32>)
// complex.log
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.log"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> (complex<f32>)
// complex.log1p
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.log1p"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.log1p
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.log1p"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f32>) -> (complex<f32>)
// complex.log1p
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.log1p"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> (complex<f32>)
// complex.mul
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.mul"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.mul
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.mul"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.mul
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.mul"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.neg
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.neg"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.neg
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.neg"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (complex<f32>) -> (complex<f32>)
// complex.neg
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.neg"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> (complex<f32>)
// complex.neq
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.neq"(%v1, %v2) : (complex<f64>, complex<f64>) -> (i1)
// complex.neq
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.neq"(%v1, %v2) : (complex<f32>, complex<f32>) -> (i1)
// complex.neq
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.neq"(%v1, %v2) : (complex<f32>, complex<f32>) -> (i1)
// complex.pow
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.pow"(%v1, %v2) : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.pow
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.pow"(%v1, %v2) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.pow
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.pow"(%v1, %v2) <{fastmath = #arith.fastmath<fast>}> : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.powi
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> i1
%v3 = "complex.powi"(%v1, %v2) : (complex<f64>, i1) -> (complex<f64>)
// complex.powi
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> i4
%v3 = "complex.powi"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, i4) -> (complex<f32>)
// complex.powi
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> i64
%v3 = "complex.powi"(%v1, %v2) : (complex<f32>, i64) -> (complex<f32>)
// complex.re
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.re"(%v1) : (complex<f32>) -> (f32)
// complex.re
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.re"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>) -> (f64)
// complex.re
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.re"(%v1) : (complex<f64>) -> (f64)
// complex.rsqrt
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.rsqrt"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.rsqrt
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.rsqrt"(%v1) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>) -> (complex<f32>)
// complex.rsqrt
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.rsqrt"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.sign
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.sign"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.sign
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sign"(%v1) <{fastmath = #arith.fastmath<fast>}> : (complex<f64>) -> (complex<f64>)
// complex.sign
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sign"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.sin
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sin"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.sin
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.sin"(%v1) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>) -> (complex<f32>)
// complex.sin
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.sin"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.sqrt
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.sqrt"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.sqrt
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sqrt"(%v1) <{fastmath = #arith.fastmath<arcp>}> : (complex<f64>) -> (complex<f64>)
// complex.sqrt
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.sqrt"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.sub
%v1 = "test.value"() : () -> complex<f64>
%v2 = "test.value"() : () -> complex<f64>
%v3 = "complex.sub"(%v1, %v2) : (complex<f64>, complex<f64>) -> (complex<f64>)
// complex.sub
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.sub"(%v1, %v2) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.sub
%v1 = "test.value"() : () -> complex<f32>
%v2 = "test.value"() : () -> complex<f32>
%v3 = "complex.sub"(%v1, %v2) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
// complex.tanh
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.tanh"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.tanh
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.tanh"(%v1) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>) -> (complex<f32>)
// complex.tanh
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.tanh"(%v1) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f32>) -> (complex<f32>)
// complex.tan
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.tan"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.tan
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.tan"(%v1) <{fastmath = #arith.fastmath<reassoc>}> : (complex<f64>) -> (complex<f64>)
// complex.tan
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.tan"(%v1) <{fastmath = #arith.fastmath<ninf>}> : (complex<f64>) -> (complex<f64>)
// complex.conj
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.conj"(%v1) : (complex<f32>) -> (complex<f32>)
// complex.conj
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.conj"(%v1) <{fastmath = #arith.fastmath<none>}> : (complex<f64>) -> (complex<f64>)
// complex.conj
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.conj"(%v1) : (complex<f64>) -> (complex<f64>)
// complex.angle
%v1 = "test.value"() : () -> complex<f64>
%v2 = "complex.angle"(%v1) : (complex<f64>) -> (f64)
// complex.angle
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.angle"(%v1) <{fastmath = #arith.fastmath<contract>}> : (complex<f32>) -> (f32)
// complex.angle
%v1 = "test.value"() : () -> complex<f32>
%v2 = "complex.angle"(%v1) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>) -> (f32)
// ub.poison
%v1 = "ub.poison"() : () -> (i64)
// ub.poison
%v1 = "ub.poison"() : () -> (vector<6xbf16>)
// ub.unreachable
"test.around"() ({
"ub.unreachable"() : () -> ()
}) : () -> ()
// ub.unreachable
"test.around"() ({
"ub.unreachable"() : () -> ()
}) : () -> ()
// ub.unreachable
"test.around"() ({
"ub.unreachable"() : () -> ()
}) : () -> ()
// scf.condition
"scf.while"() ({
^bb0:
%v1 = "test.value"() : () -> i1
"scf.condition"(%v1) : (i1) -> ()
}, {
^bb0:
"scf.yield"() : () -> ()
}) : () -> ()
// scf.index_switch
%v1 = "test.value"() : () -> index
"scf.index_switch"(%v1) <{cases = array<i64: 128, 129>}> ({
^bb0:
"scf.yield"() : () -> ()
}, {
^bb0(%v2: index, %v3: index):
"scf.yield"() : () -> ()
}, {
^bb0(%v4: index):
"scf.yield"() : () -> ()
}) : (index) -> ()
// scf.index_switch
%v1 = "test.value"() : () -> index
"scf.index_switch"(%v1) <{cases = array<i64: 2, 3>}> ({
^bb0(%v2: index):
"scf.yield"() : () -> ()
}, {
^bb0:
"scf.yield"() : () -> ()
}, {
^bb0(%v3: index):
"scf.yield"() : () -> ()
}) : (index) -> ()
// scf.yield
"scf.execute_region"() ({
^bb0:
"scf.yield"() : () -> ()
}) : () -> ()
// affine.delinearize_index
%v1 = "test.value"() : () -> index
%v2, %v3 = "affine.delinearize_index"(%v1) <{static_basis = array<i64: 1, 2>}> : (index) -> (index, index)
// affine.linearize_index
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "affine.linearize_index"(%v1, %v2, %v3) <{static_basis = array<i64: 8, 9, 10>, operandSegmentSizes = array<i32: 3, 0>}> : (index, index, index) -> (index)
// tensor.bitcast
%v1 = "test.value"() : () -> tensor<4xi1>
%v2 = "tensor.bitcast"(%v1) : (tensor<4xi1>) -> (tensor<4xi1>)
// tensor.bitcast
%v1 = "test.value"() : () -> tensor<?xf64>
%v2 = "tensor.bitcast"(%v1) : (tensor<?xf64>) -> (tensor<?xf64>)
// tensor.bitcast
%v1 = "test.value"() : () -> tensor<4xi64>
%v2 = "tensor.bitcast"(%v1) : (tensor<4xi64>) -> (tensor<4xi64>)
// tensor.cast
%v1 = "test.value"() : () -> tensor<4xui16>
%v2 = "tensor.cast"(%v1) : (tensor<4xui16>) -> (tensor<4xui16>)
// tensor.cast
%v1 = "test.value"() : () -> tensor<4xi32>
%v2 = "tensor.cast"(%v1) : (tensor<4xi32>) -> (tensor<4xi32>)
// tensor.cast
%v1 = "test.value"() : () -> tensor<2x3x4xi64>
%v2 = "tensor.cast"(%v1) : (tensor<2x3x4xi64>) -> (tensor<2x3x4xi64>)
// tensor.dim
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "test.value"() : () -> index
%v3 = "tensor.dim"(%v1, %v2) : (tensor<4xf32>, index) -> (index)
// tensor.dim
%v1 = "test.value"() : () -> tensor<2x3x4xindex>
%v2 = "test.value"() : () -> index
%v3 = "tensor.dim"(%v1, %v2) : (tensor<2x3x4xindex>, index) -> (index)
// tensor.dim
%v1 = "test.value"() : () -> tensor<4xi32>
%v2 = "test.value"() : () -> index
%v3 = "tensor.dim"(%v1, %v2) : (tensor<4xi32>, index) -> (index)
// tensor.empty
%v1 = "tensor.empty"() : () -> (tensor<2x3x4xindex>)
// tensor.extract
%v1 = "test.value"() : () -> tensor<tf32>
%v2 = "tensor.extract"(%v1) : (tensor<tf32>) -> (tf32)
// tensor.extract
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "test.value"() : () -> index
%v3 = "tensor.extract"(%v1, %v2) : (tensor<4xf32>, index) -> (f32)
// tensor.from_elements
%v1 = "test.value"() : () -> si8
%v2 = "tensor.from_elements"(%v1) : (si8) -> (tensor<1x1x1x1x1xsi8>)
// tensor.insert
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> tensor<f32>
%v3 = "tensor.insert"(%v1, %v2) : (f32, tensor<f32>) -> (tensor<f32>)
// tensor.insert
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> tensor<4xi64>
%v3 = "test.value"() : () -> index
%v4 = "tensor.insert"(%v1, %v2, %v3) : (i64, tensor<4xi64>, index) -> (tensor<4xi64>)
// tensor.rank
%v1 = "test.value"() : () -> tensor<2x3x4xbf16>
%v2 = "tensor.rank"(%v1) : (tensor<2x3x4xbf16>) -> (index)
// tensor.rank
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "tensor.rank"(%v1) : (tensor<4xf32>) -> (index)
// tensor.rank
%v1 = "test.value"() : () -> tensor<2x3x4xi16>
%v2 = "tensor.rank"(%v1) : (tensor<2x3x4xi16>) -> (index)
// tensor.reshape
%v1 = "test.value"() : () -> tensor<4x4xsi8>
%v2 = "test.value"() : () -> tensor<?xi64>
%v3 = "tensor.reshape"(%v1, %v2) : (tensor<4x4xsi8>, tensor<?xi64>) -> (tensor<*xsi8>)
// tensor.reshape
%v1 = "test.value"() : () -> tensor<1x2x3x4xui8>
%v2 = "test.value"() : () -> tensor<4xi64>
%v3 = "tensor.reshape"(%v1, %v2) : (tensor<1x2x3x4xui8>, tensor<4xi64>) -> (tensor<1x2x3x4xui8>)
// tensor.splat
%v1 = "test.value"() : () -> i1
%v2 = "tensor.splat"(%v1) : (i1) -> (tensor<1x2x3x4xi1>)
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
// vector.multi_reduction
%v1 = "test.value"() : () -> vector<16xi1>
%v2 = "test.value"() : () -> vector<16xi1>
%v3 = "vector.multi_reduction"(%v1, %v2) <{kind = #vector.kind<minimumf>, reduction_dims = array<i64: 1, 2>}> : (vector<16xi1>, vector<16xi1>) -> (vector<16xi1>)
// vector.broadcast
%v1 = "test.value"() : () -> i32
%v2 = "vector.broadcast"(%v1) : (i32) -> (vector<4x4xi32>)
// vector.broadcast
%v1 = "test.value"() : () -> f32
%v2 = "vector.broadcast"(%v1) : (f32) -> (vector<[4]xf32>)
// vector.interleave
%v1 = "test.value"() : () -> vector<6xf64>
%v2 = "test.value"() : () -> vector<6xf64>
%v3 = "vector.interleave"(%v1, %v2) : (vector<6xf64>, vector<6xf64>) -> (vector<12xf64>)
// vector.interleave
%v1 = "test.value"() : () -> vector<4xi1>
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "vector.interleave"(%v1, %v2) : (vector<4xi1>, vector<4xi1>) -> (vector<8xi1>)
// vector.interleave
%v1 = "test.value"() : () -> vector<[4]xsi8>
%v2 = "test.value"() : () -> vector<[4]xsi8>
%v3 = "vector.interleave"(%v1, %v2) : (vector<[4]xsi8>, vector<[4]xsi8>) -> (vector<[8]xsi8>)
// vector.deinterleave
%v1 = "test.value"() : () -> vector<4xui64>
%v2, %v3 = "vector.deinterleave"(%v1) : (vector<4xui64>) -> (vector<2xui64>, vector<2xui64>)
// vector.fma
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "vector.fma"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// vector.fma
%v1 = "test.value"() : () -> vector<[4]xf64>
%v2 = "test.value"() : () -> vector<[4]xf64>
%v3 = "test.value"() : () -> vector<[4]xf64>
%v4 = "vector.fma"(%v1, %v2, %v3) : (vector<[4]xf64>, vector<[4]xf64>, vector<[4]xf64>) -> (vector<[4]xf64>)
// vector.fma
%v1 = "test.value"() : () -> vector<4xf64>
%v2 = "test.value"() : () -> vector<4xf64>
%v3 = "test.value"() : () -> vector<4xf64>
%v4 = "vector.fma"(%v1, %v2, %v3) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> (vector<4xf64>)
// vector.from_elements
%v1 = "test.value"() : () -> bf16
%v2 = "vector.from_elements"(%v1) : (bf16) -> (vector<1xbf16>)
// vector.insert
%v1 = "test.value"() : () -> memref<4xi4, 3>
%v2 = "test.value"() : () -> vector<4xi4>
%v3 = "vector.insert"(%v1, %v2) <{static_position = array<i64: 2>}> : (memref<4xi4, 3>, vector<4xi4>) -> (vector<4xi4>)
// vector.scalable.insert
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<[4]xf32>
%v3 = "vector.scalable.insert"(%v1, %v2) <{pos = 8 : i64}> : (vector<4xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
// vector.scalable.extract
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "vector.scalable.extract"(%v1) <{pos = 16 : i64}> : (vector<[4]xi1>) -> (vector<[4]xi1>)
// vector.load
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "test.value"() : () -> index
%v3 = "vector.load"(%v1, %v2) <{nontemporal = false, alignment = 1 : i64}> : (memref<4xi32>, index) -> (vector<4xi32>)
// vector.load
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "test.value"() : () -> index
%v3 = "vector.load"(%v1, %v2) <{nontemporal = true, alignment = 1 : i64}> : (memref<4xi32>, index) -> (vector<3xi32>)
// vector.store
%v1 = "test.value"() : () -> vector<[16]xi32>
%v2 = "test.value"() : () -> memref<?xi32>
%v3 = "test.value"() : () -> index
"vector.store"(%v1, %v2, %v3) <{nontemporal = false, alignment = 1 : i64}> : (vector<[16]xi32>, memref<?xi32>, index) -> ()
// vector.compressstore
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> vector<4xi1>
%v4 = "test.value"() : () -> vector<4x4xi32>
"vector.compressstore"(%v1, %v2, %v3, %v4) <{alignment = 1 : i64}> : (memref<4xi32>, index, vector<4xi1>, vector<4x4xi32>) -> ()
// vector.shape_cast
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "vector.shape_cast"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// vector.shape_cast
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "vector.shape_cast"(%v1) : (vector<4xi32>) -> (vector<4xi32>)
// vector.bitcast
%v1 = "test.value"() : () -> vector<8xi64>
%v2 = "vector.bitcast"(%v1) : (vector<8xi64>) -> (vector<8xi64>)
// vector.bitcast
%v1 = "test.value"() : () -> vector<4xi1>
%v2 = "vector.bitcast"(%v1) : (vector<4xi1>) -> (vector<4xi1>)
// vector.bitcast
%v1 = "test.value"() : () -> vector<4xi64>
%v2 = "vector.bitcast"(%v1) : (vector<4xi64>) -> (vector<4xi64>)
// vector.type_cast
%v1 = "test.value"() : () -> memref<4xui32, 3>
%v2 = "vector.type_cast"(%v1) : (memref<4xui32, 3>) -> (memref<4xui32, 3>)
// vector.type_cast
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "vector.type_cast"(%v1) : (memref<4xi64>) -> (memref<4xi64>)
// vector.type_cast
%v1 = "test.value"() : () -> memref<4xi128>
%v2 = "vector.type_cast"(%v1) : (memref<4xi128>) -> (memref<4xi128>)
// vector.constant_mask
%v1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> (vector<32xi1>)
// vector.constant_mask
%v1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> (vector<4xi1>)
// vector.constant_mask
%v1 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> (vector<1xi1>)
// vector.create_mask
%v1 = "test.value"() : () -> index
%v2 = "vector.create_mask"(%v1) : (index) -> (vector<1xi1>)
// vector.transpose
%v1 = "test.value"() : () -> vector<32xi64>
%v2 = "vector.transpose"(%v1) <{permutation = array<i64: 0>}> : (vector<32xi64>) -> (vector<32xi64>)
// vector.print
"vector.print"() : () -> ()
// vector.print
"vector.print"() <{punctuation = #vector.punctuation<comma>}> : () -> ()
// vector.vscale
%v1 = "vector.vscale"() : () -> (index)
// vector.vscale
%v1 = "vector.vscale"() : () -> (index)
// vector.vscale
%v1 = "vector.vscale"() : () -> (index)
// vector.step
%v1 = "vector.step"() : () -> (vector<2xindex>)
// vector.step
%v1 = "vector.step"() : () -> (vector<[16]xindex>)
// vector.step
%v1 = "vector.step"() : () -> (vector<1xindex>)
// vector.yield
"test.around"() ({
"vector.yield"() : () -> ()
}) : () -> ()
// vector.yield
"test.around"() ({
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
"vector.yield"(%v1, %v2) : (i32, i32) -> ()
}) : () -> ()
// vector.yield
"test.around"() ({
%v1 = "test.value"() : () -> vector<[4]xi32>
"vector.yield"(%v1) : (vector<[4]xi32>) -> ()
}) : () -> ()
// bufferization.clone
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "bufferization.clone"(%v1) : (memref<4xi1>) -> (memref<4xui16>)
// bufferization.clone
%v1 = "test.value"() : () -> memref<f32>
%v2 = "bufferization.clone"(%v1) : (memref<f32>) -> (memref<f32>)
// bufferization.clone
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "bufferization.clone"(%v1) : (memref<4xi64>) -> (memref<4xi64>)
// bufferization.dealloc_tensor
%v1 = "test.value"() : () -> tensor<4xi64>
"bufferization.dealloc_tensor"(%v1) : (tensor<4xi64>) -> ()
// bufferization.dealloc_tensor
%v1 = "test.value"() : () -> tensor<?xi1>
"bufferization.dealloc_tensor"(%v1) : (tensor<?xi1>) -> ()
// bufferization.dealloc_tensor
%v1 = "test.value"() : () -> tensor<4xi1>
"bufferization.dealloc_tensor"(%v1) : (tensor<4xi1>) -> ()
// bufferization.to_tensor
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "bufferization.to_tensor"(%v1) : (memref<4xf32>) -> (tensor<4xf32>)
// bufferization.to_tensor
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "bufferization.to_tensor"(%v1) <{restrict = unit, writable = unit}> : (memref<4xf32>) -> (tensor<4xf32>)
// bufferization.to_tensor
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "bufferization.to_tensor"(%v1) : (memref<4xf32>) -> (tensor<4xf32>)
// bufferization.to_buffer
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "bufferization.to_buffer"(%v1) : (tensor<4xf32>) -> (memref<4xf32>)
// bufferization.to_buffer
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "bufferization.to_buffer"(%v1) <{read_only = unit}> : (tensor<4xf32>) -> (memref<4xf32>)
// bufferization.to_buffer
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "bufferization.to_buffer"(%v1) <{read_only = unit}> : (tensor<4xf32>) -> (memref<4xf32>)
// bufferization.dealloc
"bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// shape.add
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.add"(%v1, %v2) : (!shape.size, !shape.size) -> (!shape.size)
// shape.add
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "shape.add"(%v1, %v2) : (index, index) -> (index)
// shape.add
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.add"(%v1, %v2) : (!shape.size, !shape.size) -> (!shape.size)
// shape.broadcast
%v1 = "shape.broadcast"() : () -> (!shape.shape)
// shape.broadcast
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.broadcast"(%v1) <{error = ""}> : (tensor<?xindex>) -> (tensor<4xindex>)
// shape.broadcast
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "test.value"() : () -> tensor<?xindex>
%v4 = "shape.broadcast"(%v1, %v2, %v3) <{error = "a b"}> : (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) -> (tensor<?xindex>)
// shape.const_size
%v1 = "shape.const_size"() <{value = 4 : index}> : () -> (!shape.size)
// shape.const_size
%v1 = "shape.const_size"() <{value = 4 : index}> : () -> (!shape.size)
// shape.const_size
%v1 = "shape.const_size"() <{value = 1 : index}> : () -> (!shape.size)
// shape.div
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "shape.div"(%v1, %v2) : (index, index) -> (index)
// shape.div
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> index
%v3 = "shape.div"(%v1, %v2) : (!shape.size, index) -> (!shape.size)
// shape.div
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "shape.div"(%v1, %v2) : (index, index) -> (index)
// shape.shape_eq
%v1 = "shape.shape_eq"() : () -> (i1)
// shape.shape_eq
%v1 = "test.value"() : () -> !shape.shape
%v2 = "test.value"() : () -> !shape.shape
%v3 = "test.value"() : () -> !shape.shape
%v4 = "shape.shape_eq"(%v1, %v2, %v3) : (!shape.shape, !shape.shape, !shape.shape) -> (i1)
// shape.shape_eq
%v1 = "shape.shape_eq"() : () -> (i1)
// shape.from_extents
%v1 = "shape.from_extents"() : () -> (!shape.shape)
// shape.from_extents
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "test.value"() : () -> !shape.size
%v4 = "shape.from_extents"(%v1, %v2, %v3) : (!shape.size, !shape.size, !shape.size) -> (!shape.shape)
// shape.from_extents
%v1 = "shape.from_extents"() : () -> (!shape.shape)
// shape.from_extent_tensor
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "shape.from_extent_tensor"(%v1) : (tensor<4xindex>) -> (!shape.shape)
// shape.from_extent_tensor
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.from_extent_tensor"(%v1) : (tensor<?xindex>) -> (!shape.shape)
// shape.from_extent_tensor
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.from_extent_tensor"(%v1) : (tensor<?xindex>) -> (!shape.shape)
// shape.is_broadcastable
%v1 = "shape.is_broadcastable"() : () -> (i1)
// shape.is_broadcastable
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.is_broadcastable"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (i1)
// shape.is_broadcastable
%v1 = "shape.is_broadcastable"() : () -> (i1)
// shape.rank
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.rank"(%v1) : (tensor<?xindex>) -> (index)
// shape.rank
%v1 = "test.value"() : () -> !shape.shape
%v2 = "shape.rank"(%v1) : (!shape.shape) -> (!shape.size)
// shape.to_extent_tensor
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "shape.to_extent_tensor"(%v1) : (tensor<4xindex>) -> (tensor<4xindex>)
// shape.to_extent_tensor
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.to_extent_tensor"(%v1) : (tensor<?xindex>) -> (tensor<?xindex>)
// shape.to_extent_tensor
%v1 = "test.value"() : () -> !shape.shape
%v2 = "shape.to_extent_tensor"(%v1) : (!shape.shape) -> (tensor<*xindex>)
// shape.dim
%v1 = "test.value"() : () -> vector<32xf16>
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.dim"(%v1, %v2) : (vector<32xf16>, !shape.size) -> (!shape.size)
// shape.dim
%v1 = "test.value"() : () -> vector<4xi1>
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.dim"(%v1, %v2) : (vector<4xi1>, !shape.size) -> (!shape.size)
// shape.dim
%v1 = "test.value"() : () -> vector<16xi128>
%v2 = "test.value"() : () -> index
%v3 = "shape.dim"(%v1, %v2) : (vector<16xi128>, index) -> (!shape.size)
// shape.get_extent
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> index
%v3 = "shape.get_extent"(%v1, %v2) : (tensor<4xindex>, index) -> (index)
// shape.get_extent
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> index
%v3 = "shape.get_extent"(%v1, %v2) : (tensor<?xindex>, index) -> (index)
// shape.get_extent
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> index
%v3 = "shape.get_extent"(%v1, %v2) : (tensor<4xindex>, index) -> (index)
// shape.index_to_size
%v1 = "test.value"() : () -> index
%v2 = "shape.index_to_size"(%v1) : (index) -> (!shape.size)
// shape.index_to_size
%v1 = "test.value"() : () -> index
%v2 = "shape.index_to_size"(%v1) : (index) -> (!shape.size)
// shape.index_to_size
%v1 = "test.value"() : () -> index
%v2 = "shape.index_to_size"(%v1) : (index) -> (!shape.size)
// shape.max
%v1 = "test.value"() : () -> !shape.shape
%v2 = "test.value"() : () -> !shape.shape
%v3 = "shape.max"(%v1, %v2) : (!shape.shape, !shape.shape) -> (!shape.shape)
// shape.max
%v1 = "test.value"() : () -> !shape.shape
%v2 = "test.value"() : () -> !shape.shape
%v3 = "shape.max"(%v1, %v2) : (!shape.shape, !shape.shape) -> (!shape.shape)
// shape.meet
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "shape.meet"(%v1, %v2) : (index, index) -> (index)
// shape.meet
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.meet"(%v1, %v2) <{error = "a b"}> : (!shape.size, !shape.size) -> (!shape.size)
// shape.meet
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.meet"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// shape.min
%v1 = "test.value"() : () -> !shape.shape
%v2 = "test.value"() : () -> !shape.shape
%v3 = "shape.min"(%v1, %v2) : (!shape.shape, !shape.shape) -> (!shape.shape)
// shape.min
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.min"(%v1, %v2) : (!shape.size, !shape.size) -> (!shape.size)
// shape.mul
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> !shape.size
%v3 = "shape.mul"(%v1, %v2) : (!shape.size, !shape.size) -> (!shape.size)
// shape.mul
%v1 = "test.value"() : () -> !shape.size
%v2 = "test.value"() : () -> index
%v3 = "shape.mul"(%v1, %v2) : (!shape.size, index) -> (!shape.size)
// shape.mul
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "shape.mul"(%v1, %v2) : (index, index) -> (!shape.size)
// shape.num_elements
%v1 = "test.value"() : () -> !shape.shape
%v2 = "shape.num_elements"(%v1) : (!shape.shape) -> (!shape.size)
// shape.num_elements
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.num_elements"(%v1) : (tensor<?xindex>) -> (index)
// shape.num_elements
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "shape.num_elements"(%v1) : (tensor<?xindex>) -> (index)
// shape.shape_of
%v1 = "test.value"() : () -> vector<4xi64>
%v2 = "shape.shape_of"(%v1) : (vector<4xi64>) -> (!shape.shape)
// shape.shape_of
%v1 = "test.value"() : () -> tensor<1x2x3x4xi1>
%v2 = "shape.shape_of"(%v1) : (tensor<1x2x3x4xi1>) -> (!shape.shape)
// shape.shape_of
%v1 = "test.value"() : () -> vector<4xi1>
%v2 = "shape.shape_of"(%v1) : (vector<4xi1>) -> (tensor<?xindex>)
// shape.value_of
%v1 = "test.value"() : () -> !shape.value_shape
%v2 = "shape.value_of"(%v1) : (!shape.value_shape) -> (tensor<*xi1>)
// shape.value_of
%v1 = "test.value"() : () -> !shape.value_shape
%v2 = "shape.value_of"(%v1) : (!shape.value_shape) -> (vector<16x16xi128>)
// shape.size_to_index
%v1 = "test.value"() : () -> !shape.size
%v2 = "shape.size_to_index"(%v1) : (!shape.size) -> (index)
// shape.size_to_index
%v1 = "test.value"() : () -> index
%v2 = "shape.size_to_index"(%v1) : (index) -> (index)
// shape.size_to_index
%v1 = "test.value"() : () -> index
%v2 = "shape.size_to_index"(%v1) : (index) -> (index)
// shape.value_as_shape
%v1 = "test.value"() : () -> tensor<4xi32>
%v2 = "shape.value_as_shape"(%v1) : (tensor<4xi32>) -> (tensor<4xindex>)
// shape.value_as_shape
%v1 = "test.value"() : () -> tensor<?xsi32>
%v2 = "shape.value_as_shape"(%v1) : (tensor<?xsi32>) -> (tensor<?xindex>)
// shape.value_as_shape
%v1 = "test.value"() : () -> tensor<4xi64>
%v2 = "shape.value_as_shape"(%v1) : (tensor<4xi64>) -> (tensor<4xindex>)
// shape.with_shape
%v1 = "test.value"() : () -> vector<4xf64>
%v2 = "test.value"() : () -> !shape.shape
%v3 = "shape.with_shape"(%v1, %v2) : (vector<4xf64>, !shape.shape) -> (!shape.value_shape)
// shape.with_shape
%v1 = "test.value"() : () -> vector<4xi64>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.with_shape"(%v1, %v2) : (vector<4xi64>, tensor<4xindex>) -> (!shape.value_shape)
// shape.with_shape
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> !shape.shape
%v3 = "shape.with_shape"(%v1, %v2) : (tensor<*xi32>, !shape.shape) -> (!shape.value_shape)
// shape.yield
"shape.function_library"() <{sym_name = "symbol", mapping = {key = 1 : i32}}> ({
^bb0:
"shape.yield"() : () -> ()
}) : () -> ()
// shape.yield
%v1 = "test.value"() : () -> tensor<4xindex>
"shape.reduce"(%v1) ({
^bb0(%v2: index, %v3: index):
"shape.yield"() : () -> ()
}) : (tensor<4xindex>) -> ()
// shape.concat
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.concat"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<4xindex>)
// shape.concat
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<4xindex>
%v3 = "shape.concat"(%v1, %v2) : (tensor<4xindex>, tensor<4xindex>) -> (tensor<?xindex>)
// shape.concat
%v1 = "test.value"() : () -> tensor<4xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "shape.concat"(%v1, %v2) : (tensor<4xindex>, tensor<?xindex>) -> (tensor<4xindex>)
// shape.any
%v1 = "shape.any"() : () -> (tensor<?xindex>)
// shape.any
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "test.value"() : () -> tensor<?xindex>
%v4 = "shape.any"(%v1, %v2, %v3) : (tensor<?xindex>, tensor<?xindex>, tensor<?xindex>) -> (tensor<?xindex>)
// shape.any
%v1 = "shape.any"() : () -> (tensor<?xindex>)
// shape.assuming_all
%v1 = "test.value"() : () -> !shape.witness
%v2 = "test.value"() : () -> !shape.witness
%v3 = "test.value"() : () -> !shape.witness
%v4 = "shape.assuming_all"(%v1, %v2, %v3) : (!shape.witness, !shape.witness, !shape.witness) -> (!shape.witness)
// shape.assuming_all
%v1 = "test.value"() : () -> !shape.witness
%v2 = "test.value"() : () -> !shape.witness
%v3 = "test.value"() : () -> !shape.witness
%v4 = "shape.assuming_all"(%v1, %v2, %v3) : (!shape.witness, !shape.witness, !shape.witness) -> (!shape.witness)
// shape.assuming_yield
%v1 = "test.value"() : () -> !shape.witness
"shape.assuming"(%v1) ({
^bb0(%v2: index, %v3: index, %v4: index):
"shape.assuming_yield"() : () -> ()
}) : (!shape.witness) -> ()
// shape.cstr_broadcastable
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "shape.cstr_broadcastable"(%v1, %v2) : (tensor<?xindex>, tensor<?xindex>) -> (!shape.witness)
// shape.cstr_eq
%v1 = "shape.cstr_eq"() : () -> (!shape.witness)
// shape.cstr_eq
%v1 = "test.value"() : () -> !shape.shape
%v2 = "shape.cstr_eq"(%v1) : (!shape.shape) -> (!shape.witness)
// shape.cstr_eq
%v1 = "test.value"() : () -> tensor<?xindex>
%v2 = "test.value"() : () -> tensor<?xindex>
%v3 = "shape.cstr_eq"(%v1, %v2) : (tensor<?xindex>, tensor<?xindex>) -> (!shape.witness)
// shape.const_witness
%v1 = "shape.const_witness"() <{passing = true}> : () -> (!shape.witness)
// shape.const_witness
%v1 = "shape.const_witness"() <{passing = true}> : () -> (!shape.witness)
// shape.const_witness
%v1 = "shape.const_witness"() <{passing = true}> : () -> (!shape.witness)
// shape.cstr_require
%v1 = "test.value"() : () -> i1
%v2 = "shape.cstr_require"(%v1) <{msg = "a b"}> : (i1) -> (!shape.witness)
// shape.cstr_require
%v1 = "test.value"() : () -> i1
%v2 = "shape.cstr_require"(%v1) <{msg = ""}> : (i1) -> (!shape.witness)
// shape.cstr_require
%v1 = "test.value"() : () -> i1
%v2 = "shape.cstr_require"(%v1) <{msg = ""}> : (i1) -> (!shape.witness)
// shape.return
"shape.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"shape.return"() : () -> ()
}) : () -> ()
// ml_program.global
"ml_program.global"() <{sym_name = "symbol", type = i64, is_mutable = unit}> : () -> ()
// ml_program.output
"ml_program.subgraph"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"ml_program.output"() : () -> ()
}) : () -> ()
// ml_program.return
"ml_program.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"ml_program.return"() : () -> ()
}) : () -> ()
// ml_program.token
%v1 = "ml_program.token"() : () -> (!ml_program.token)
// ml_program.token
%v1 = "ml_program.token"() : () -> (!ml_program.token)
// ml_program.token
%v1 = "ml_program.token"() : () -> (!ml_program.token)
// acc.bounds
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> i128
%v3 = "test.value"() : () -> i128
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> ui64
%v6 = "acc.bounds"(%v1, %v2, %v3, %v4, %v5) <{strideInBytes = false, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i128, i128, i128, index, ui64) -> (!acc.data_bounds_ty)
// acc.get_lowerbound
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_lowerbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_lowerbound
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_lowerbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_lowerbound
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_lowerbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_upperbound
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_upperbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_upperbound
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_upperbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_upperbound
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_upperbound"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_stride
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_stride"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_stride
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_stride"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_stride
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_stride"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_extent
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_extent"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_extent
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_extent"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.get_extent
%v1 = "test.value"() : () -> !acc.data_bounds_ty
%v2 = "acc.get_extent"(%v1) : (!acc.data_bounds_ty) -> (index)
// acc.firstprivate_map
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.firstprivate_map"(%v1) <{varType = vector<4x4xui32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.deviceptr
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.deviceptr"(%v1) <{varType = i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.deviceptr
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "acc.deviceptr"(%v1, %v2, %v3) <{varType = vector<16xui8>, implicit = true, recipe = @symbol, operandSegmentSizes = array<i32: 1, 0, 0, 2>}> : (memref<4xf32>, i32, i32) -> (memref<4xf32>)
// acc.present
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.present"(%v1) <{varType = f32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.present
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> !acc.data_bounds_ty
%v3 = "acc.present"(%v1, %v2) <{varType = vector<16x16xui64>, asyncOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<nvidia>, #acc.device_type<star>], asyncOnly = [#acc.device_type<nvidia>, #acc.device_type<multicore>], structured = false, implicit = true, name = "text", recipe = @symbol, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<4xf32>, !acc.data_bounds_ty) -> (memref<4xf32>)
// acc.copyin
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.copyin"(%v1) <{varType = i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.copyin
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "test.value"() : () -> ui8
%v6 = "acc.copyin"(%v1, %v2, %v3, %v4, %v5) <{varType = vector<2xsi32>, asyncOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<multicore>, #acc.device_type<host>], asyncOnly = [#acc.device_type<default>, #acc.device_type<star>], dataClause = #acc<data_clause acc_delete>, structured = true, implicit = true, modifiers = #acc<data_clause_modifier readonly>, name = "a b", recipe = @symbol, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty, ui8) -> (memref<4xf32>)
// acc.copyin
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> index
%v4 = "acc.copyin"(%v1, %v2, %v3) <{varType = vector<[2]xbf16>, asyncOperandsDeviceType = [#acc.device_type<default>, #acc.device_type<default>], structured = true, implicit = false, name = "text", recipe = @other, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!llvm.ptr, !llvm.ptr, index) -> (!llvm.ptr)
// acc.create
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.create"(%v1) <{varType = tensor<*xtf32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.create
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "acc.create"(%v1, %v2) <{varType = tensor<1x1x1x1x1xsi8>, asyncOnly = [#acc.device_type<host>], structured = true, modifiers = #acc<data_clause_modifier always>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// acc.nocreate
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.nocreate"(%v1) <{varType = vector<[4]xsi8>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.attach
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.attach"(%v1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.attach
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "test.value"() : () -> !acc.data_bounds_ty
%v6 = "acc.attach"(%v1, %v2, %v3, %v4, %v5) <{varType = i32, asyncOperandsDeviceType = [#acc.device_type<radeon>], asyncOnly = [#acc.device_type<nvidia>, #acc.device_type<default>, #acc.device_type<nvidia>], structured = true, operandSegmentSizes = array<i32: 1, 1, 3, 0>}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, !acc.data_bounds_ty, !acc.data_bounds_ty) -> (!llvm.ptr)
// acc.getdeviceptr
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.getdeviceptr"(%v1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.getdeviceptr
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "test.value"() : () -> !acc.data_bounds_ty
%v6 = "test.value"() : () -> i128
%v7 = "test.value"() : () -> i128
%v8 = "test.value"() : () -> i128
%v9 = "acc.getdeviceptr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{varType = tensor<4xf64>, asyncOperandsDeviceType = [#acc.device_type<nvidia>, #acc.device_type<host>], asyncOnly = [#acc.device_type<host>], dataClause = #acc<data_clause acc_copyout_zero>, structured = false, implicit = true, modifiers = #acc<data_clause_modifier alwaysout>, name = "", recipe = @symbol, operandSegmentSizes = array<i32: 1, 1, 3, 3>}> : (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty, !acc.data_bounds_ty, i128, i128, i128) -> (memref<4xf32>)
// acc.getdeviceptr
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> !acc.data_bounds_ty
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "acc.getdeviceptr"(%v1, %v2, %v3, %v4) <{varType = i64, modifiers = #acc<data_clause_modifier none>, name = "text", recipe = @symbol, operandSegmentSizes = array<i32: 1, 0, 3, 0>}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty, !acc.data_bounds_ty) -> (memref<4xf32>)
// acc.update_device
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.update_device"(%v1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.use_device
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.use_device"(%v1) <{varType = vector<[4]xtf32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.declare_device_resident
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.declare_device_resident"(%v1) <{varType = !wasmssa.funcref, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.declare_device_resident
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "acc.declare_device_resident"(%v1) <{varType = i64, asyncOperandsDeviceType = [#acc.device_type<multicore>, #acc.device_type<radeon>, #acc.device_type<nvidia>], asyncOnly = [#acc.device_type<none>], structured = false, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// acc.declare_link
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.declare_link"(%v1) <{varType = i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.declare_link
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "test.value"() : () -> !acc.data_bounds_ty
%v6 = "acc.declare_link"(%v1, %v2, %v3, %v4, %v5) <{varType = vector<32xi1>, asyncOperandsDeviceType = [#acc.device_type<radeon>, #acc.device_type<star>, #acc.device_type<host>], structured = true, operandSegmentSizes = array<i32: 1, 1, 3, 0>}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, !acc.data_bounds_ty, !acc.data_bounds_ty) -> (!llvm.ptr)
// acc.cache
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "acc.cache"(%v1) <{varType = i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!llvm.ptr) -> (!llvm.ptr)
// acc.cache
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !acc.data_bounds_ty
%v4 = "test.value"() : () -> !acc.data_bounds_ty
%v5 = "acc.cache"(%v1, %v2, %v3, %v4) <{varType = f32, asyncOperandsDeviceType = [#acc.device_type<host>], asyncOnly = [#acc.device_type<none>], structured = true, implicit = true, name = "a b", operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (!llvm.ptr, !llvm.ptr, !acc.data_bounds_ty, !acc.data_bounds_ty) -> (!llvm.ptr)
// acc.copyout
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"acc.copyout"(%v1, %v2) <{varType = i32, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
// acc.copyout
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i128
%v4 = "test.value"() : () -> i128
"acc.copyout"(%v1, %v2, %v3, %v4) <{varType = i32, asyncOperandsDeviceType = [#acc.device_type<radeon>, #acc.device_type<none>], asyncOnly = [#acc.device_type<multicore>, #acc.device_type<none>, #acc.device_type<multicore>], operandSegmentSizes = array<i32: 1, 1, 0, 2>}> : (!llvm.ptr, !llvm.ptr, i128, i128) -> ()
// acc.delete
%v1 = "test.value"() : () -> !llvm.ptr
"acc.delete"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!llvm.ptr) -> ()
// acc.delete
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i8
"acc.delete"(%v1, %v2, %v3) <{asyncOperandsDeviceType = [#acc.device_type<nvidia>, #acc.device_type<host>, #acc.device_type<radeon>], implicit = false, operandSegmentSizes = array<i32: 1, 0, 2>}> : (memref<4xf32>, i8, i8) -> ()
// acc.detach
%v1 = "test.value"() : () -> memref<4xf32>
"acc.detach"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xf32>) -> ()
// acc.detach
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !acc.data_bounds_ty
"acc.detach"(%v1, %v2) <{name = "", operandSegmentSizes = array<i32: 1, 1, 0>}> : (!llvm.ptr, !acc.data_bounds_ty) -> ()
// acc.update_host
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
"acc.update_host"(%v1, %v2) <{varType = memref<4xi1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<4xf32>, memref<4xf32>) -> ()
// acc.update_host
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i1
"acc.update_host"(%v1, %v2, %v3) <{varType = f32, structured = false, implicit = false, name = "", operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!llvm.ptr, !llvm.ptr, i1) -> ()
// acc.parallel
"acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// acc.serial
"acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// acc.kernels
"acc.kernels"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// acc.kernel_environment
"acc.kernel_environment"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
^bb0(%v1: index):
}) : () -> ()
// acc.kernel_environment
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i1
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
"acc.kernel_environment"(%v1, %v2, %v3, %v4, %v5, %v6) <{asyncOperandsDeviceType = [#acc.device_type<star>], asyncOnly = [#acc.device_type<multicore>], waitOperandsSegments = array<i32: 0>, waitOperandsDeviceType = [#acc.device_type<none>], hasWaitDevnum = [true, false, false], waitOnly = [#acc.device_type<radeon>, #acc.device_type<none>, #acc.device_type<default>], operandSegmentSizes = array<i32: 3, 1, 2>}> ({
^bb0(%v7: index, %v8: index):
}) : (i64, i64, i64, i1, i32, i32) -> ()
// acc.kernel_environment
%v1 = "test.value"() : () -> vector<4xi128>
%v2 = "test.value"() : () -> vector<4xi128>
%v3 = "test.value"() : () -> i32
"acc.kernel_environment"(%v1, %v2, %v3) <{waitOnly = [#acc.device_type<multicore>, #acc.device_type<default>], operandSegmentSizes = array<i32: 2, 0, 1>}> ({
^bb0:
}) : (vector<4xi128>, vector<4xi128>, i32) -> ()
// acc.data
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i1
"acc.data"(%v1, %v2, %v3) <{waitOperandsSegments = array<i32: 2, 3, 4>, hasWaitDevnum = [false, false, true], waitOnly = [#acc.device_type<radeon>], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%v4: index, %v5: index, %v6: index):
"test.end"() : () -> ()
}) : (i1, i64, i1) -> ()
// acc.terminator
"test.around"() ({
"acc.terminator"() : () -> ()
}) : () -> ()
// acc.terminator
"test.around"() ({
"acc.terminator"() : () -> ()
}) : () -> ()
// acc.terminator
"test.around"() ({
"acc.terminator"() : () -> ()
}) : () -> ()
// acc.yield
"acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
^bb0:
"acc.yield"() : () -> ()
}) : () -> ()
// acc.declare_exit
%v1 = "test.value"() : () -> !acc.declare_token
"acc.declare_exit"(%v1) <{operandSegmentSizes = array<i32: 1, 0>}> : (!acc.declare_token) -> ()
// acc.global_ctor
"acc.global_ctor"() <{sym_name = "symbol"}> ({}) : () -> ()
// acc.global_ctor
"acc.global_ctor"() <{sym_name = "symbol"}> ({
^bb0:
"acc.terminator"() : () -> ()
}) : () -> ()
// acc.global_ctor
"acc.global_ctor"() <{sym_name = "symbol"}> ({
^bb0:
"acc.terminator"() : () -> ()
}) : () -> ()
// acc.global_dtor
"acc.global_dtor"() <{sym_name = "symbol"}> ({}) : () -> ()
// acc.global_dtor
"acc.global_dtor"() <{sym_name = "symbol"}> ({
^bb0:
"acc.terminator"() : () -> ()
}) : () -> ()
// acc.global_dtor
"acc.global_dtor"() <{sym_name = "symbol"}> ({}) : () -> ()
// acc.routine
"acc.routine"() <{sym_name = "symbol", func_name = @symbol}> : () -> ()
// acc.init
"acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// acc.init
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i1
"acc.init"(%v1, %v2) <{device_types = [#acc.device_type<radeon>], operandSegmentSizes = array<i32: 1, 1>}> : (i16, i1) -> ()
// acc.init
%v1 = "test.value"() : () -> i32
"acc.init"(%v1) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
// acc.shutdown
"acc.shutdown"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// acc.shutdown
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> i1
"acc.shutdown"(%v1, %v2) <{device_types = [#acc.device_type<radeon>, #acc.device_type<star>], operandSegmentSizes = array<i32: 1, 1>}> : (index, i1) -> ()
// acc.shutdown
%v1 = "test.value"() : () -> i1
"acc.shutdown"(%v1) <{device_types = [#acc.device_type<star>, #acc.device_type<default>, #acc.device_type<nvidia>], operandSegmentSizes = array<i32: 0, 1>}> : (i1) -> ()
// acc.set
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i1
"acc.set"(%v1, %v2, %v3) <{device_type = #acc.device_type<nvidia>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i64, i64, i1) -> ()
// acc.set
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> i1
"acc.set"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, ui16, i1) -> ()
// acc.wait
"acc.wait"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// acc.wait
%v1 = "test.value"() : () -> i1
"acc.wait"(%v1) <{async = unit, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (i1) -> ()
// amdgpu.ext_packed_fp8
%v1 = "test.value"() : () -> f8E4M3FN
%v2 = "amdgpu.ext_packed_fp8"(%v1) <{index = 3 : i32}> : (f8E4M3FN) -> (f32)
// amdgpu.ext_packed_fp8
%v1 = "test.value"() : () -> f8E5M2
%v2 = "amdgpu.ext_packed_fp8"(%v1) <{index = 3 : i32}> : (f8E5M2) -> (f32)
// amdgpu.ext_packed_fp8
%v1 = "test.value"() : () -> f8E5M2
%v2 = "amdgpu.ext_packed_fp8"(%v1) <{index = 3 : i32}> : (f8E5M2) -> (f32)
// amdgpu.packed_trunc_2xfp8
%v1 = "test.value"() : () -> f32
%v2 = "amdgpu.packed_trunc_2xfp8"(%v1) <{wordIndex = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> (vector<4xf8E5M2>)
// amdgpu.packed_scaled_trunc
%v1 = "test.value"() : () -> vector<1xf32>
%v2 = "test.value"() : () -> f32
%v3 = "amdgpu.packed_scaled_trunc"(%v1, %v2) <{index = 7 : i32}> : (vector<1xf32>, f32) -> (vector<4xf8E5M2>)
// amdgpu.packed_stoch_round_fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "amdgpu.packed_stoch_round_fp8"(%v1, %v2) <{storeIndex = 1 : i32}> : (f32, i32) -> (vector<4xf8E4M3FN>)
// amdgpu.packed_stoch_round_fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "amdgpu.packed_stoch_round_fp8"(%v1, %v2) <{storeIndex = 3 : i32}> : (f32, i32) -> (vector<4xf8E4M3FN>)
// amdgpu.raw_buffer_load
%v1 = "test.value"() : () -> memref<si8>
%v2 = "amdgpu.raw_buffer_load"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<si8>) -> (tensor<?xsi8>)
// amdgpu.raw_buffer_load
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "amdgpu.raw_buffer_load"(%v1, %v2, %v3) <{boundsCheck = false, indexOffset = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xi64>, i32, i32) -> (memref<4xi64>)
// amdgpu.raw_buffer_store
%v1 = "test.value"() : () -> tensor<*xui16>
%v2 = "test.value"() : () -> memref<ui16>
"amdgpu.raw_buffer_store"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<*xui16>, memref<ui16>) -> ()
// amdgpu.raw_buffer_store
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<4x4xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"amdgpu.raw_buffer_store"(%v1, %v2, %v3, %v4, %v5) <{boundsCheck = false, indexOffset = 16 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (f32, memref<4x4xf32>, i32, i32, i32) -> ()
// amdgpu.raw_buffer_store
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<4x4xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_store"(%v1, %v2, %v3, %v4) <{indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (f32, memref<4x4xf32>, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_cmpswap
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> memref<i32>
%v4 = "amdgpu.raw_buffer_atomic_cmpswap"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (i32, i32, memref<i32>) -> (i32)
// amdgpu.raw_buffer_atomic_cmpswap
%v1 = "test.value"() : () -> tensor<*xsi8>
%v2 = "test.value"() : () -> tensor<*xsi8>
%v3 = "test.value"() : () -> memref<4xsi8>
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "amdgpu.raw_buffer_atomic_cmpswap"(%v1, %v2, %v3, %v4, %v5) <{boundsCheck = true, indexOffset = 32 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (tensor<*xsi8>, tensor<*xsi8>, memref<4xsi8>, i32, i32) -> (tensor<*xsi8>)
// amdgpu.raw_buffer_atomic_fadd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fadd"(%v1, %v2, %v3, %v4) <{boundsCheck = false, indexOffset = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<4xf32>, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_fadd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<f32>
%v3 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fadd"(%v1, %v2, %v3) <{indexOffset = 32 : i32, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (f32, memref<f32>, i32) -> ()
// amdgpu.raw_buffer_atomic_fmax
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> memref<f64>
"amdgpu.raw_buffer_atomic_fmax"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (f64, memref<f64>) -> ()
// amdgpu.raw_buffer_atomic_fmax
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fmax"(%v1, %v2, %v3, %v4) <{boundsCheck = false, indexOffset = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<4xf32>, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_fmax
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> memref<4xf64>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_fmax"(%v1, %v2, %v3, %v4) <{indexOffset = 4 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f64, memref<4xf64>, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_smax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> memref<4x4xi32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_smax"(%v1, %v2, %v3, %v4, %v5) <{boundsCheck = false, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (i32, memref<4x4xi32>, i32, i32, i32) -> ()
// amdgpu.raw_buffer_atomic_umin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> memref<i32>
"amdgpu.raw_buffer_atomic_umin"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<i32>) -> ()
// amdgpu.raw_buffer_atomic_umin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> memref<?xi32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
"amdgpu.raw_buffer_atomic_umin"(%v1, %v2, %v3, %v4) <{boundsCheck = false, indexOffset = 16 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<?xi32>, i32, i32) -> ()
// amdgpu.dpp
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "amdgpu.dpp"(%v1, %v2) <{kind = #amdgpu<dpp_perm row_half_mirror>}> : (i1, i1) -> (i1)
// amdgpu.dpp
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "amdgpu.dpp"(%v1, %v2) <{kind = #amdgpu<dpp_perm row_bcast_31>, row_mask = 4 : i32}> : (i64, i64) -> (i64)
// amdgpu.swizzle_bitmode
%v1 = "test.value"() : () -> f32
%v2 = "amdgpu.swizzle_bitmode"(%v1) <{and_mask = 16 : i32, or_mask = 4 : i32, xor_mask = 16 : i32}> : (f32) -> (f32)
// amdgpu.swizzle_bitmode
%v1 = "test.value"() : () -> vector<3xi64>
%v2 = "amdgpu.swizzle_bitmode"(%v1) <{and_mask = 16 : i32, or_mask = 0 : i32, xor_mask = 2 : i32}> : (vector<3xi64>) -> (vector<3xi64>)
// amdgpu.swizzle_bitmode
%v1 = "test.value"() : () -> i32
%v2 = "amdgpu.swizzle_bitmode"(%v1) <{and_mask = 32 : i32, or_mask = 16 : i32, xor_mask = 0 : i32}> : (i32) -> (i32)
// amdgpu.permlane_swap
%v1 = "test.value"() : () -> f32
%v2 = "amdgpu.permlane_swap"(%v1) <{row_length = 16 : i32, fetch_inactive = false, bound_ctrl = false}> : (f32) -> (f32)
// amdgpu.permlane_swap
%v1 = "test.value"() : () -> f32
%v2 = "amdgpu.permlane_swap"(%v1) <{row_length = 16 : i32, fetch_inactive = false, bound_ctrl = true}> : (f32) -> (f32)
// amdgpu.lds_barrier
"amdgpu.lds_barrier"() : () -> ()
// amdgpu.lds_barrier
"amdgpu.lds_barrier"() : () -> ()
// amdgpu.lds_barrier
"amdgpu.lds_barrier"() : () -> ()
// amdgpu.sched_barrier
"amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<mfma_wmma>}> : () -> ()
// amdgpu.sched_barrier
"amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<all_vmem>}> : () -> ()
// amdgpu.sched_barrier
"amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<all_ds>}> : () -> ()
// amdgpu.memory_counter_wait
"amdgpu.memory_counter_wait"() : () -> ()
// amdgpu.memory_counter_wait
"amdgpu.memory_counter_wait"() <{load = 1 : i32, store = 4 : i32, ds = 0 : i32, exp = 2 : i32, tensor = 8 : i32}> : () -> ()
// amdgpu.memory_counter_wait
"amdgpu.memory_counter_wait"() <{ds = 0 : i32, exp = 2 : i32, tensor = 0 : i32}> : () -> ()
// amdgpu.make_dma_descriptor
%v1 = "test.value"() : () -> !amdgpu.tdm_base<i64>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "test.value"() : () -> index
%v8 = "amdgpu.make_dma_descriptor"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{global_static_sizes = array<i64: 8>, global_static_strides = array<i64: 1>, shared_static_sizes = array<i64: 16>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0>}> : (!amdgpu.tdm_base<i64>, index, index, index, i32, i32, index) -> (!amdgpu.tdm_descriptor)
// amdgpu.tensor_load_to_lds
%v1 = "test.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_load_to_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
// amdgpu.tensor_load_to_lds
%v1 = "test.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_load_to_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
// amdgpu.tensor_load_to_lds
%v1 = "test.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_load_to_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
// amdgpu.tensor_store_from_lds
%v1 = "test.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_store_from_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
// amdgpu.tensor_store_from_lds
%v1 = "test.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_store_from_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
// amdgpu.tensor_store_from_lds
%v1 = "test.value"() : () -> !amdgpu.tdm_descriptor
"amdgpu.tensor_store_from_lds"(%v1) : (!amdgpu.tdm_descriptor) -> ()
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
// arm_neon.intr.smmla
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<16xi8>
%v3 = "test.value"() : () -> vector<16xi8>
%v4 = "arm_neon.intr.smmla"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
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
// arm_neon.intr.ummla
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<16xi8>
%v3 = "test.value"() : () -> vector<16xi8>
%v4 = "arm_neon.intr.ummla"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
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
// arm_neon.intr.usmmla
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<16xi8>
%v3 = "test.value"() : () -> vector<16xi8>
%v4 = "arm_neon.intr.usmmla"(%v1, %v2, %v3) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> (vector<4xi32>)
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
// arm_neon.intr.bfmmla
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<8xbf16>
%v3 = "test.value"() : () -> vector<8xbf16>
%v4 = "arm_neon.intr.bfmmla"(%v1, %v2, %v3) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// arm_neon.intr.bfmmla
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<8xbf16>
%v3 = "test.value"() : () -> vector<8xbf16>
%v4 = "arm_neon.intr.bfmmla"(%v1, %v2, %v3) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> (vector<4xf32>)
// arm_sme.get_tile
%v1 = "arm_sme.get_tile"() : () -> (vector<[4]x[4]xf32>)
// arm_sme.get_tile
%v1 = "arm_sme.get_tile"() : () -> (vector<[4]x[4]xf32>)
// arm_sme.get_tile
%v1 = "arm_sme.get_tile"() : () -> (vector<[4]x[4]xf32>)
// arm_sme.zero
%v1 = "arm_sme.zero"() : () -> (vector<[4]x[4]xf32>)
// arm_sme.zero
%v1 = "arm_sme.zero"() : () -> (vector<[4]x[4]xf32>)
// arm_sme.zero
%v1 = "arm_sme.zero"() : () -> (vector<[4]x[4]xf32>)
// arm_sme.copy_tile
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "arm_sme.copy_tile"(%v1) : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
// arm_sme.copy_tile
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "arm_sme.copy_tile"(%v1) : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>)
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
// arm_sme.extract_tile_slice
%v1 = "test.value"() : () -> vector<[4]x[4]xf32>
%v2 = "test.value"() : () -> index
%v3 = "arm_sme.extract_tile_slice"(%v1, %v2) : (vector<[4]x[4]xf32>, index) -> (vector<[4]xf32>)
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
// arm_sme.outerproduct
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[4]xi32>
%v3 = "arm_sme.outerproduct"(%v1, %v2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]x[4]xi32>)
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
// arm_sme.streaming_vl
%v1 = "arm_sme.streaming_vl"() <{type_size = #arm_sme.type_size<byte>}> : () -> (index)
// arm_sve.sdot
%v1 = "test.value"() : () -> vector<[4]xi64>
%v2 = "test.value"() : () -> vector<[16]xi16>
%v3 = "test.value"() : () -> vector<[16]xi16>
%v4 = "arm_sve.sdot"(%v1, %v2, %v3) : (vector<[4]xi64>, vector<[16]xi16>, vector<[16]xi16>) -> (vector<[4]xi64>)
// arm_sve.sdot
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi16>
%v3 = "test.value"() : () -> vector<[16]xi16>
%v4 = "arm_sve.sdot"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi16>, vector<[16]xi16>) -> (vector<[4]xi32>)
// arm_sve.sdot
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.sdot"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.smmla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.smmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.smmla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.smmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.smmla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.smmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.udot
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi16>
%v3 = "test.value"() : () -> vector<[16]xi16>
%v4 = "arm_sve.udot"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi16>, vector<[16]xi16>) -> (vector<[4]xi32>)
// arm_sve.udot
%v1 = "test.value"() : () -> vector<[4]xi64>
%v2 = "test.value"() : () -> vector<[16]xi16>
%v3 = "test.value"() : () -> vector<[16]xi16>
%v4 = "arm_sve.udot"(%v1, %v2, %v3) : (vector<[4]xi64>, vector<[16]xi16>, vector<[16]xi16>) -> (vector<[4]xi64>)
// arm_sve.udot
%v1 = "test.value"() : () -> vector<[4]xi64>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.udot"(%v1, %v2, %v3) : (vector<[4]xi64>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi64>)
// arm_sve.ummla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.ummla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.ummla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.ummla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.ummla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.ummla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.usmmla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.usmmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.usmmla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.usmmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.usmmla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.usmmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.intr.bfmmla
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[8]xbf16>
%v3 = "test.value"() : () -> vector<[8]xbf16>
%v4 = "arm_sve.intr.bfmmla"(%v1, %v2, %v3) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]xf32>)
// arm_sve.intr.bfmmla
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[8]xbf16>
%v3 = "test.value"() : () -> vector<[8]xbf16>
%v4 = "arm_sve.intr.bfmmla"(%v1, %v2, %v3) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]xf32>)
// arm_sve.intr.bfmmla
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[8]xbf16>
%v3 = "test.value"() : () -> vector<[8]xbf16>
%v4 = "arm_sve.intr.bfmmla"(%v1, %v2, %v3) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]xf32>)
// arm_sve.convert_from_svbool
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "arm_sve.convert_from_svbool"(%v1) : (vector<[16]xi1>) -> (vector<[16]xi1>)
// arm_sve.zip.x2
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[4]xf32>
%v3, %v4 = "arm_sve.zip.x2"(%v1, %v2) : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>)
// arm_sve.zip.x2
%v1 = "test.value"() : () -> vector<[8]xi16>
%v2 = "test.value"() : () -> vector<[8]xi16>
%v3, %v4 = "arm_sve.zip.x2"(%v1, %v2) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>, vector<[8]xi16>)
// arm_sve.zip.x2
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[4]xi32>
%v3, %v4 = "arm_sve.zip.x2"(%v1, %v2) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
// arm_sve.zip.x4
%v1 = "test.value"() : () -> vector<[2]xf64>
%v2 = "test.value"() : () -> vector<[2]xf64>
%v3 = "test.value"() : () -> vector<[2]xf64>
%v4 = "test.value"() : () -> vector<[2]xf64>
%v5, %v6, %v7, %v8 = "arm_sve.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>)
// arm_sve.zip.x4
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[4]xi32>
%v3 = "test.value"() : () -> vector<[4]xi32>
%v4 = "test.value"() : () -> vector<[4]xi32>
%v5, %v6, %v7, %v8 = "arm_sve.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
// arm_sve.zip.x4
%v1 = "test.value"() : () -> vector<[8]xi16>
%v2 = "test.value"() : () -> vector<[8]xi16>
%v3 = "test.value"() : () -> vector<[8]xi16>
%v4 = "test.value"() : () -> vector<[8]xi16>
%v5, %v6, %v7, %v8 = "arm_sve.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>)
// arm_sve.psel
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xi1>
%v3 = "test.value"() : () -> index
%v4 = "arm_sve.psel"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi1>, index) -> (vector<[16]xi1>)
// arm_sve.psel
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xi1>
%v3 = "test.value"() : () -> index
%v4 = "arm_sve.psel"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xi1>, index) -> (vector<[8]xi1>)
// arm_sve.psel
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi1>
%v3 = "test.value"() : () -> index
%v4 = "arm_sve.psel"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi1>, index) -> (vector<[2]xi1>)
// arm_sve.masked.addi
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.masked.addi"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
// arm_sve.masked.addi
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xi8>
%v3 = "test.value"() : () -> vector<[8]xi8>
%v4 = "arm_sve.masked.addi"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xi8>, vector<[8]xi8>) -> (vector<[8]xi8>)
// arm_sve.masked.addi
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi64>
%v3 = "test.value"() : () -> vector<[4]xi64>
%v4 = "arm_sve.masked.addi"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi64>, vector<[4]xi64>) -> (vector<[4]xi64>)
// arm_sve.masked.addf
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xf32>
%v3 = "test.value"() : () -> vector<[16]xf32>
%v4 = "arm_sve.masked.addf"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xf32>, vector<[16]xf32>) -> (vector<[16]xf32>)
// arm_sve.masked.addf
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xf8E5M2>
%v3 = "test.value"() : () -> vector<[8]xf8E5M2>
%v4 = "arm_sve.masked.addf"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xf8E5M2>, vector<[8]xf8E5M2>) -> (vector<[8]xf8E5M2>)
// arm_sve.masked.addf
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xbf16>
%v3 = "test.value"() : () -> vector<[2]xbf16>
%v4 = "arm_sve.masked.addf"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xbf16>, vector<[2]xbf16>) -> (vector<[2]xbf16>)
// arm_sve.masked.subi
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi8>
%v3 = "test.value"() : () -> vector<[2]xi8>
%v4 = "arm_sve.masked.subi"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi8>, vector<[2]xi8>) -> (vector<[2]xi8>)
// arm_sve.masked.subi
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi8>
%v3 = "test.value"() : () -> vector<[4]xi8>
%v4 = "arm_sve.masked.subi"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// arm_sve.masked.subi
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xi64>
%v3 = "test.value"() : () -> vector<[16]xi64>
%v4 = "arm_sve.masked.subi"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi64>, vector<[16]xi64>) -> (vector<[16]xi64>)
// arm_sve.masked.subf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xtf32>
%v3 = "test.value"() : () -> vector<[4]xtf32>
%v4 = "arm_sve.masked.subf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xtf32>, vector<[4]xtf32>) -> (vector<[4]xtf32>)
// arm_sve.masked.subf
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xbf16>
%v3 = "test.value"() : () -> vector<[2]xbf16>
%v4 = "arm_sve.masked.subf"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xbf16>, vector<[2]xbf16>) -> (vector<[2]xbf16>)
// arm_sve.masked.subf
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xf16>
%v3 = "test.value"() : () -> vector<[8]xf16>
%v4 = "arm_sve.masked.subf"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> (vector<[8]xf16>)
// arm_sve.masked.muli
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi8>
%v3 = "test.value"() : () -> vector<[4]xi8>
%v4 = "arm_sve.masked.muli"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// arm_sve.masked.muli
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi8>
%v3 = "test.value"() : () -> vector<[2]xi8>
%v4 = "arm_sve.masked.muli"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi8>, vector<[2]xi8>) -> (vector<[2]xi8>)
// arm_sve.masked.muli
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xi64>
%v3 = "test.value"() : () -> vector<[8]xi64>
%v4 = "arm_sve.masked.muli"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xi64>, vector<[8]xi64>) -> (vector<[8]xi64>)
// arm_sve.masked.mulf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xbf16>
%v3 = "test.value"() : () -> vector<[4]xbf16>
%v4 = "arm_sve.masked.mulf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xbf16>, vector<[4]xbf16>) -> (vector<[4]xbf16>)
// arm_sve.masked.mulf
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xf32>
%v3 = "test.value"() : () -> vector<[2]xf32>
%v4 = "arm_sve.masked.mulf"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xf32>, vector<[2]xf32>) -> (vector<[2]xf32>)
// arm_sve.masked.mulf
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xf32>
%v3 = "test.value"() : () -> vector<[8]xf32>
%v4 = "arm_sve.masked.mulf"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xf32>, vector<[8]xf32>) -> (vector<[8]xf32>)
// arm_sve.masked.divi_signed
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi16>
%v3 = "test.value"() : () -> vector<[2]xi16>
%v4 = "arm_sve.masked.divi_signed"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi16>, vector<[2]xi16>) -> (vector<[2]xi16>)
// arm_sve.masked.divi_signed
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi16>
%v3 = "test.value"() : () -> vector<[4]xi16>
%v4 = "arm_sve.masked.divi_signed"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi16>, vector<[4]xi16>) -> (vector<[4]xi16>)
// arm_sve.masked.divi_signed
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xi32>
%v3 = "test.value"() : () -> vector<[16]xi32>
%v4 = "arm_sve.masked.divi_signed"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi32>, vector<[16]xi32>) -> (vector<[16]xi32>)
// arm_sve.masked.divi_unsigned
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi32>
%v3 = "test.value"() : () -> vector<[4]xi32>
%v4 = "arm_sve.masked.divi_unsigned"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
// arm_sve.masked.divi_unsigned
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi32>
%v3 = "test.value"() : () -> vector<[2]xi32>
%v4 = "arm_sve.masked.divi_unsigned"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi32>, vector<[2]xi32>) -> (vector<[2]xi32>)
// arm_sve.masked.divi_unsigned
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xi16>
%v3 = "test.value"() : () -> vector<[8]xi16>
%v4 = "arm_sve.masked.divi_unsigned"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
// arm_sve.masked.divf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xf8E5M2>
%v3 = "test.value"() : () -> vector<[4]xf8E5M2>
%v4 = "arm_sve.masked.divf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xf8E5M2>, vector<[4]xf8E5M2>) -> (vector<[4]xf8E5M2>)
// arm_sve.masked.divf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xf64>
%v3 = "test.value"() : () -> vector<[4]xf64>
%v4 = "arm_sve.masked.divf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xf64>, vector<[4]xf64>) -> (vector<[4]xf64>)
// arm_sve.masked.divf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xtf32>
%v3 = "test.value"() : () -> vector<[4]xtf32>
%v4 = "arm_sve.masked.divf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xtf32>, vector<[4]xtf32>) -> (vector<[4]xtf32>)
// arm_sve.dupq_lane
%v1 = "test.value"() : () -> vector<[8]xf16>
%v2 = "arm_sve.dupq_lane"(%v1) <{lane = 16 : i64}> : (vector<[8]xf16>) -> (vector<[8]xf16>)
// arm_sve.dupq_lane
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "arm_sve.dupq_lane"(%v1) <{lane = 16 : i64}> : (vector<[4]xi32>) -> (vector<[4]xi32>)
// arm_sve.dupq_lane
%v1 = "test.value"() : () -> vector<[8]xi16>
%v2 = "arm_sve.dupq_lane"(%v1) <{lane = 32 : i64}> : (vector<[8]xi16>) -> (vector<[8]xi16>)
// async.await
%v1 = "test.value"() : () -> !async.token
"async.await"(%v1) : (!async.token) -> ()
// async.await
%v1 = "test.value"() : () -> !async.token
"async.await"(%v1) : (!async.token) -> ()
// async.create_group
%v1 = "test.value"() : () -> index
%v2 = "async.create_group"(%v1) : (index) -> (!async.group)
// async.create_group
%v1 = "test.value"() : () -> index
%v2 = "async.create_group"(%v1) : (index) -> (!async.group)
// async.create_group
%v1 = "test.value"() : () -> index
%v2 = "async.create_group"(%v1) : (index) -> (!async.group)
// async.add_to_group
%v1 = "test.value"() : () -> !async.token
%v2 = "test.value"() : () -> !async.group
%v3 = "async.add_to_group"(%v1, %v2) : (!async.token, !async.group) -> (index)
// async.add_to_group
%v1 = "test.value"() : () -> !async.value<f32>
%v2 = "test.value"() : () -> !async.group
%v3 = "async.add_to_group"(%v1, %v2) : (!async.value<f32>, !async.group) -> (index)
// async.add_to_group
%v1 = "test.value"() : () -> !async.value<f32>
%v2 = "test.value"() : () -> !async.group
%v3 = "async.add_to_group"(%v1, %v2) : (!async.value<f32>, !async.group) -> (index)
// async.await_all
%v1 = "test.value"() : () -> !async.group
"async.await_all"(%v1) : (!async.group) -> ()
// async.await_all
%v1 = "test.value"() : () -> !async.group
"async.await_all"(%v1) : (!async.group) -> ()
// async.await_all
%v1 = "test.value"() : () -> !async.group
"async.await_all"(%v1) : (!async.group) -> ()
// async.coro.id
%v1 = "async.coro.id"() : () -> (!async.coro.id)
// async.coro.id
%v1 = "async.coro.id"() : () -> (!async.coro.id)
// async.coro.id
%v1 = "async.coro.id"() : () -> (!async.coro.id)
// async.coro.begin
%v1 = "test.value"() : () -> !async.coro.id
%v2 = "async.coro.begin"(%v1) : (!async.coro.id) -> (!async.coro.handle)
// async.coro.begin
%v1 = "test.value"() : () -> !async.coro.id
%v2 = "async.coro.begin"(%v1) : (!async.coro.id) -> (!async.coro.handle)
// async.coro.begin
%v1 = "test.value"() : () -> !async.coro.id
%v2 = "async.coro.begin"(%v1) : (!async.coro.id) -> (!async.coro.handle)
// async.coro.free
%v1 = "test.value"() : () -> !async.coro.id
%v2 = "test.value"() : () -> !async.coro.handle
"async.coro.free"(%v1, %v2) : (!async.coro.id, !async.coro.handle) -> ()
// async.coro.free
%v1 = "test.value"() : () -> !async.coro.id
%v2 = "test.value"() : () -> !async.coro.handle
"async.coro.free"(%v1, %v2) : (!async.coro.id, !async.coro.handle) -> ()
// async.coro.free
%v1 = "test.value"() : () -> !async.coro.id
%v2 = "test.value"() : () -> !async.coro.handle
"async.coro.free"(%v1, %v2) : (!async.coro.id, !async.coro.handle) -> ()
// async.coro.end
%v1 = "test.value"() : () -> !async.coro.handle
"async.coro.end"(%v1) : (!async.coro.handle) -> ()
// async.coro.end
%v1 = "test.value"() : () -> !async.coro.handle
"async.coro.end"(%v1) : (!async.coro.handle) -> ()
// async.coro.end
%v1 = "test.value"() : () -> !async.coro.handle
"async.coro.end"(%v1) : (!async.coro.handle) -> ()
// async.coro.save
%v1 = "test.value"() : () -> !async.coro.handle
%v2 = "async.coro.save"(%v1) : (!async.coro.handle) -> (!async.coro.state)
// async.coro.save
%v1 = "test.value"() : () -> !async.coro.handle
%v2 = "async.coro.save"(%v1) : (!async.coro.handle) -> (!async.coro.state)
// async.coro.save
%v1 = "test.value"() : () -> !async.coro.handle
%v2 = "async.coro.save"(%v1) : (!async.coro.handle) -> (!async.coro.state)
// async.coro.suspend
"test.around"() ({
%v1 = "test.value"() : () -> !async.coro.state
"async.coro.suspend"(%v1) [^bb1, ^bb2, ^bb3] : (!async.coro.state) -> ()
^bb1(%v2: !async.coro.state):
"test.end"() : () -> ()
^bb2(%v3: !async.coro.state):
"test.end"() : () -> ()
^bb3(%v4: !async.coro.state):
"test.end"() : () -> ()
}) : () -> ()
// async.coro.suspend
"test.around"() ({
%v1 = "test.value"() : () -> !async.coro.state
"async.coro.suspend"(%v1) [^bb1, ^bb2, ^bb3] : (!async.coro.state) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// async.coro.suspend
"test.around"() ({
%v1 = "test.value"() : () -> !async.coro.state
"async.coro.suspend"(%v1) [^bb1, ^bb2, ^bb3] : (!async.coro.state) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// async.runtime.create
%v1 = "async.runtime.create"() : () -> (!async.token)
// async.runtime.create
%v1 = "async.runtime.create"() : () -> (!async.value<f32>)
// async.runtime.create
%v1 = "async.runtime.create"() : () -> (!async.value<f32>)
// async.runtime.create_group
%v1 = "test.value"() : () -> index
%v2 = "async.runtime.create_group"(%v1) : (index) -> (!async.group)
// async.runtime.create_group
%v1 = "test.value"() : () -> index
%v2 = "async.runtime.create_group"(%v1) : (index) -> (!async.group)
// async.runtime.create_group
%v1 = "test.value"() : () -> index
%v2 = "async.runtime.create_group"(%v1) : (index) -> (!async.group)
// async.runtime.set_available
%v1 = "test.value"() : () -> !async.value<f32>
"async.runtime.set_available"(%v1) : (!async.value<f32>) -> ()
// async.runtime.set_available
%v1 = "test.value"() : () -> !async.token
"async.runtime.set_available"(%v1) : (!async.token) -> ()
// async.runtime.set_available
%v1 = "test.value"() : () -> !async.token
"async.runtime.set_available"(%v1) : (!async.token) -> ()
// async.runtime.set_error
%v1 = "test.value"() : () -> !async.token
"async.runtime.set_error"(%v1) : (!async.token) -> ()
// async.runtime.set_error
%v1 = "test.value"() : () -> !async.value<f32>
"async.runtime.set_error"(%v1) : (!async.value<f32>) -> ()
// async.runtime.set_error
%v1 = "test.value"() : () -> !async.value<f32>
"async.runtime.set_error"(%v1) : (!async.value<f32>) -> ()
// async.runtime.is_error
%v1 = "test.value"() : () -> !async.group
%v2 = "async.runtime.is_error"(%v1) : (!async.group) -> (i1)
// async.runtime.is_error
%v1 = "test.value"() : () -> !async.token
%v2 = "async.runtime.is_error"(%v1) : (!async.token) -> (i1)
// async.runtime.is_error
%v1 = "test.value"() : () -> !async.group
%v2 = "async.runtime.is_error"(%v1) : (!async.group) -> (i1)
// async.runtime.await
%v1 = "test.value"() : () -> !async.token
"async.runtime.await"(%v1) : (!async.token) -> ()
// async.runtime.await
%v1 = "test.value"() : () -> !async.token
"async.runtime.await"(%v1) : (!async.token) -> ()
// async.runtime.await
%v1 = "test.value"() : () -> !async.token
"async.runtime.await"(%v1) : (!async.token) -> ()
// async.runtime.resume
%v1 = "test.value"() : () -> !async.coro.handle
"async.runtime.resume"(%v1) : (!async.coro.handle) -> ()
// async.runtime.resume
%v1 = "test.value"() : () -> !async.coro.handle
"async.runtime.resume"(%v1) : (!async.coro.handle) -> ()
// async.runtime.resume
%v1 = "test.value"() : () -> !async.coro.handle
"async.runtime.resume"(%v1) : (!async.coro.handle) -> ()
// async.runtime.await_and_resume
%v1 = "test.value"() : () -> !async.token
%v2 = "test.value"() : () -> !async.coro.handle
"async.runtime.await_and_resume"(%v1, %v2) : (!async.token, !async.coro.handle) -> ()
// async.runtime.await_and_resume
%v1 = "test.value"() : () -> !async.group
%v2 = "test.value"() : () -> !async.coro.handle
"async.runtime.await_and_resume"(%v1, %v2) : (!async.group, !async.coro.handle) -> ()
// async.runtime.await_and_resume
%v1 = "test.value"() : () -> !async.token
%v2 = "test.value"() : () -> !async.coro.handle
"async.runtime.await_and_resume"(%v1, %v2) : (!async.token, !async.coro.handle) -> ()
// async.runtime.store
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !async.value<f32>
"async.runtime.store"(%v1, %v2) : (f32, !async.value<f32>) -> ()
// async.runtime.store
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !async.value<f32>
"async.runtime.store"(%v1, %v2) : (f32, !async.value<f32>) -> ()
// async.runtime.load
%v1 = "test.value"() : () -> !async.value<f32>
%v2 = "async.runtime.load"(%v1) : (!async.value<f32>) -> (f32)
// async.runtime.add_to_group
%v1 = "test.value"() : () -> !async.token
%v2 = "test.value"() : () -> !async.group
%v3 = "async.runtime.add_to_group"(%v1, %v2) : (!async.token, !async.group) -> (index)
// async.runtime.add_to_group
%v1 = "test.value"() : () -> !async.value<f32>
%v2 = "test.value"() : () -> !async.group
%v3 = "async.runtime.add_to_group"(%v1, %v2) : (!async.value<f32>, !async.group) -> (index)
// async.runtime.add_to_group
%v1 = "test.value"() : () -> !async.value<f32>
%v2 = "test.value"() : () -> !async.group
%v3 = "async.runtime.add_to_group"(%v1, %v2) : (!async.value<f32>, !async.group) -> (index)
// async.runtime.add_ref
%v1 = "test.value"() : () -> !async.group
"async.runtime.add_ref"(%v1) <{count = 1 : i64}> : (!async.group) -> ()
// async.runtime.add_ref
%v1 = "test.value"() : () -> !async.group
"async.runtime.add_ref"(%v1) <{count = 1 : i64}> : (!async.group) -> ()
// async.runtime.add_ref
%v1 = "test.value"() : () -> !async.group
"async.runtime.add_ref"(%v1) <{count = 4 : i64}> : (!async.group) -> ()
// async.runtime.drop_ref
%v1 = "test.value"() : () -> !async.group
"async.runtime.drop_ref"(%v1) <{count = 128 : i64}> : (!async.group) -> ()
// async.runtime.drop_ref
%v1 = "test.value"() : () -> !async.token
"async.runtime.drop_ref"(%v1) <{count = 128 : i64}> : (!async.token) -> ()
// async.runtime.drop_ref
%v1 = "test.value"() : () -> !async.token
"async.runtime.drop_ref"(%v1) <{count = 8 : i64}> : (!async.token) -> ()
// async.runtime.num_worker_threads
%v1 = "async.runtime.num_worker_threads"() : () -> (index)
// async.runtime.num_worker_threads
%v1 = "async.runtime.num_worker_threads"() : () -> (index)
// async.runtime.num_worker_threads
%v1 = "async.runtime.num_worker_threads"() : () -> (index)
// emitc.file
"emitc.file"() <{id = ""}> ({
^bb0:
}) : () -> ()
// emitc.file
"emitc.file"() <{id = "text"}> ({
^bb0:
}) : () -> ()
// emitc.file
"emitc.file"() <{id = "text"}> ({
^bb0:
}) : () -> ()
// emitc.address_of
%v1 = "test.value"() : () -> !emitc.lvalue<i64>
%v2 = "emitc.address_of"(%v1) : (!emitc.lvalue<i64>) -> (!emitc.ptr<i64>)
// emitc.address_of
%v1 = "test.value"() : () -> !emitc.lvalue<i64>
%v2 = "emitc.address_of"(%v1) : (!emitc.lvalue<i64>) -> (!emitc.ptr<i64>)
// emitc.add
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.add"(%v1, %v2) : (i32, i32) -> (!emitc.opaque<"T">)
// emitc.add
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> f32
%v3 = "emitc.add"(%v1, %v2) : (!emitc.opaque<"T">, f32) -> (!emitc.opaque<"T">)
// emitc.add
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.add"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.bitwise_and
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> i32
%v3 = "emitc.bitwise_and"(%v1, %v2) : (!emitc.ptr<i32>, i32) -> (!emitc.ptr<i32>)
// emitc.bitwise_and
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.bitwise_and"(%v1, %v2) : (i32, i32) -> (i32)
// emitc.bitwise_and
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.bitwise_and"(%v1, %v2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.bitwise_left_shift
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.bitwise_left_shift"(%v1, %v2) : (i32, i32) -> (!emitc.opaque<"T">)
// emitc.bitwise_left_shift
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.bitwise_left_shift"(%v1, %v2) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> (!emitc.opaque<"T">)
// emitc.bitwise_left_shift
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.bitwise_left_shift"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.bitwise_not
%v1 = "test.value"() : () -> f32
%v2 = "emitc.bitwise_not"(%v1) : (f32) -> (!emitc.opaque<"T">)
// emitc.bitwise_not
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "emitc.bitwise_not"(%v1) : (!emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.bitwise_not
%v1 = "test.value"() : () -> i32
%v2 = "emitc.bitwise_not"(%v1) : (i32) -> (f32)
// emitc.bitwise_or
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.bitwise_or"(%v1, %v2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.bitwise_or
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.bitwise_or"(%v1, %v2) : (f32, !emitc.opaque<"T">) -> (f32)
// emitc.bitwise_or
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> f32
%v3 = "emitc.bitwise_or"(%v1, %v2) : (!emitc.ptr<i32>, f32) -> (f32)
// emitc.bitwise_right_shift
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.bitwise_right_shift"(%v1, %v2) : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.bitwise_right_shift
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.bitwise_right_shift"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.bitwise_right_shift
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.bitwise_right_shift"(%v1, %v2) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.bitwise_xor
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.bitwise_xor"(%v1, %v2) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.bitwise_xor
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.bitwise_xor"(%v1, %v2) : (i32, !emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.bitwise_xor
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> i32
%v3 = "emitc.bitwise_xor"(%v1, %v2) : (!emitc.opaque<"T">, i32) -> (!emitc.opaque<"T">)
// emitc.call_opaque
"emitc.call_opaque"() <{callee = "text"}> : () -> ()
// emitc.call_opaque
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3, %v4, %v5 = "emitc.call_opaque"(%v1, %v2) <{callee = "text"}> : (f32, f32) -> (f32, f32, f32)
// emitc.cast
%v1 = "test.value"() : () -> i32
%v2 = "emitc.cast"(%v1) : (i32) -> (!emitc.ptr<i32>)
// emitc.cast
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.cast"(%v1) : (!emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.cast
%v1 = "test.value"() : () -> f32
%v2 = "emitc.cast"(%v1) : (f32) -> (f32)
// emitc.cmp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.cmp"(%v1, %v2) <{predicate = 6 : i64}> : (f32, f32) -> (f32)
// emitc.cmp
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "emitc.cmp"(%v1, %v2) <{predicate = 1 : i64}> : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.cmp
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.cmp"(%v1, %v2) <{predicate = 1 : i64}> : (i32, i32) -> (i32)
// emitc.dereference
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.dereference"(%v1) : (!emitc.ptr<i32>) -> (!emitc.lvalue<i32>)
// emitc.dereference
%v1 = "test.value"() : () -> !emitc.ptr<i64>
%v2 = "emitc.dereference"(%v1) : (!emitc.ptr<i64>) -> (!emitc.lvalue<i64>)
// emitc.dereference
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.dereference"(%v1) : (!emitc.ptr<i32>) -> (!emitc.lvalue<i32>)
// emitc.div
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "emitc.div"(%v1, %v2) : (i64, i64) -> (i1)
// emitc.div
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "emitc.div"(%v1, %v2) : (i64, i64) -> (i64)
// emitc.return
"emitc.func"() <{sym_name = "symbol", function_type = () -> ()}> ({
^bb0:
"emitc.return"() : () -> ()
}) : () -> ()
// emitc.return
"emitc.func"() <{sym_name = "symbol", function_type = () -> (), specifiers = ["", "text", "a b"]}> ({
^bb0:
"emitc.return"() : () -> ()
}) : () -> ()
// emitc.literal
%v1 = "emitc.literal"() <{value = "text"}> : () -> (i32)
// emitc.literal
%v1 = "emitc.literal"() <{value = "text"}> : () -> (!emitc.opaque<"T">)
// emitc.logical_and
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> f32
%v3 = "emitc.logical_and"(%v1, %v2) : (!emitc.opaque<"T">, f32) -> (i1)
// emitc.logical_and
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.logical_and"(%v1, %v2) : (f32, f32) -> (i1)
// emitc.logical_and
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.logical_and"(%v1, %v2) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> (i1)
// emitc.logical_not
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "emitc.logical_not"(%v1) : (!emitc.opaque<"T">) -> (i1)
// emitc.logical_not
%v1 = "test.value"() : () -> f32
%v2 = "emitc.logical_not"(%v1) : (f32) -> (i1)
// emitc.logical_not
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.logical_not"(%v1) : (!emitc.ptr<i32>) -> (i1)
// emitc.logical_or
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.logical_or"(%v1, %v2) : (f32, i32) -> (i1)
// emitc.logical_or
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "test.value"() : () -> i32
%v3 = "emitc.logical_or"(%v1, %v2) : (!emitc.opaque<"T">, i32) -> (i1)
// emitc.logical_or
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !emitc.ptr<i32>
%v3 = "emitc.logical_or"(%v1, %v2) : (i32, !emitc.ptr<i32>) -> (i1)
// emitc.load
%v1 = "test.value"() : () -> !emitc.lvalue<i64>
%v2 = "emitc.load"(%v1) : (!emitc.lvalue<i64>) -> (i64)
// emitc.load
%v1 = "test.value"() : () -> !emitc.lvalue<i64>
%v2 = "emitc.load"(%v1) : (!emitc.lvalue<i64>) -> (i64)
// emitc.mul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.mul"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.rem
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "emitc.rem"(%v1, %v2) : (i64, i32) -> (i64)
// emitc.rem
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "emitc.rem"(%v1, %v2) : (i1, i1) -> (i1)
// emitc.sub
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "emitc.sub"(%v1, %v2) : (f32, f32) -> (f32)
// emitc.sub
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "test.value"() : () -> i32
%v3 = "emitc.sub"(%v1, %v2) : (!emitc.ptr<i32>, i32) -> (!emitc.ptr<i32>)
// emitc.sub
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "emitc.sub"(%v1, %v2) : (i32, i32) -> (!emitc.ptr<i32>)
// emitc.conditional
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "test.value"() : () -> !emitc.opaque<"T">
%v4 = "emitc.conditional"(%v1, %v2, %v3) : (i1, !emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.conditional
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> !emitc.opaque<"T">
%v3 = "test.value"() : () -> !emitc.opaque<"T">
%v4 = "emitc.conditional"(%v1, %v2, %v3) : (i1, !emitc.opaque<"T">, !emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.conditional
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "emitc.conditional"(%v1, %v2, %v3) : (i1, f32, f32) -> (f32)
// emitc.unary_minus
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.unary_minus"(%v1) : (!emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.unary_minus
%v1 = "test.value"() : () -> i32
%v2 = "emitc.unary_minus"(%v1) : (i32) -> (i32)
// emitc.unary_minus
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "emitc.unary_minus"(%v1) : (!emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.unary_plus
%v1 = "test.value"() : () -> !emitc.opaque<"T">
%v2 = "emitc.unary_plus"(%v1) : (!emitc.opaque<"T">) -> (!emitc.opaque<"T">)
// emitc.unary_plus
%v1 = "test.value"() : () -> f32
%v2 = "emitc.unary_plus"(%v1) : (f32) -> (f32)
// emitc.unary_plus
%v1 = "test.value"() : () -> !emitc.ptr<i32>
%v2 = "emitc.unary_plus"(%v1) : (!emitc.ptr<i32>) -> (!emitc.ptr<i32>)
// emitc.global
"emitc.global"() <{sym_name = "symbol", type = f32}> : () -> ()
// emitc.global
"emitc.global"() <{sym_name = "symbol", type = i64}> : () -> ()
// emitc.verbatim
"emitc.verbatim"() <{value = ""}> : () -> ()
// emitc.verbatim
"emitc.verbatim"() <{value = "a b"}> : () -> ()
// emitc.assign
%v1 = "test.value"() : () -> !emitc.lvalue<i32>
%v2 = "test.value"() : () -> i32
"emitc.assign"(%v1, %v2) : (!emitc.lvalue<i32>, i32) -> ()
// emitc.subscript
%v1 = "test.value"() : () -> !emitc.opaque<"text">
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "emitc.subscript"(%v1, %v2, %v3, %v4) : (!emitc.opaque<"text">, i32, i32, i32) -> (!emitc.lvalue<i32>)
// emitc.subscript
%v1 = "test.value"() : () -> !emitc.opaque<"text">
%v2 = "test.value"() : () -> i32
%v3 = "emitc.subscript"(%v1, %v2) : (!emitc.opaque<"text">, i32) -> (!emitc.lvalue<i64>)
// emitc.switch
%v1 = "test.value"() : () -> i1
"emitc.switch"(%v1) <{cases = array<i64: 32, 33>}> ({
^bb0:
"emitc.yield"() : () -> ()
}, {
^bb0(%v2: i1):
"emitc.yield"() : () -> ()
}, {
^bb0(%v3: index):
"emitc.yield"() : () -> ()
}) : (i1) -> ()
// emitc.class
"emitc.class"() <{sym_name = "symbol", final_specifier = unit}> ({
^bb0(%v1: index):
}) : () -> ()
// emitc.class
"emitc.class"() <{sym_name = "symbol", final_specifier = unit}> ({
^bb0(%v1: index, %v2: index):
}) : () -> ()
// gpu.cluster_dim
%v1 = "gpu.cluster_dim"() <{dimension = #gpu<dim z>}> : () -> (index)
// gpu.cluster_dim
%v1 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>, upper_bound = 128 : index}> : () -> (index)
// gpu.cluster_dim
%v1 = "gpu.cluster_dim"() <{dimension = #gpu<dim y>, upper_bound = 8 : index}> : () -> (index)
// gpu.cluster_dim_blocks
%v1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim z>}> : () -> (index)
// gpu.cluster_dim_blocks
%v1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>, upper_bound = 16 : index}> : () -> (index)
// gpu.cluster_dim_blocks
%v1 = "gpu.cluster_dim_blocks"() <{dimension = #gpu<dim x>, upper_bound = 8 : index}> : () -> (index)
// gpu.cluster_id
%v1 = "gpu.cluster_id"() <{dimension = #gpu<dim x>}> : () -> (index)
// gpu.cluster_id
%v1 = "gpu.cluster_id"() <{dimension = #gpu<dim z>, upper_bound = 4 : index}> : () -> (index)
// gpu.cluster_id
%v1 = "gpu.cluster_id"() <{dimension = #gpu<dim z>}> : () -> (index)
// gpu.cluster_block_id
%v1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.cluster_block_id
%v1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim y>, upper_bound = 0 : index}> : () -> (index)
// gpu.cluster_block_id
%v1 = "gpu.cluster_block_id"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.block_dim
%v1 = "gpu.block_dim"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.block_dim
%v1 = "gpu.block_dim"() <{dimension = #gpu<dim x>, upper_bound = 0 : index}> : () -> (index)
// gpu.block_dim
%v1 = "gpu.block_dim"() <{dimension = #gpu<dim y>, upper_bound = 8 : index}> : () -> (index)
// gpu.block_id
%v1 = "gpu.block_id"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.block_id
%v1 = "gpu.block_id"() <{dimension = #gpu<dim x>, upper_bound = 2 : index}> : () -> (index)
// gpu.block_id
%v1 = "gpu.block_id"() <{dimension = #gpu<dim z>}> : () -> (index)
// gpu.grid_dim
%v1 = "gpu.grid_dim"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.grid_dim
%v1 = "gpu.grid_dim"() <{dimension = #gpu<dim y>, upper_bound = 128 : index}> : () -> (index)
// gpu.grid_dim
%v1 = "gpu.grid_dim"() <{dimension = #gpu<dim z>, upper_bound = 2 : index}> : () -> (index)
// gpu.thread_id
%v1 = "gpu.thread_id"() <{dimension = #gpu<dim x>}> : () -> (index)
// gpu.thread_id
%v1 = "gpu.thread_id"() <{dimension = #gpu<dim x>, upper_bound = 16 : index}> : () -> (index)
// gpu.thread_id
%v1 = "gpu.thread_id"() <{dimension = #gpu<dim y>, upper_bound = 0 : index}> : () -> (index)
// gpu.lane_id
%v1 = "gpu.lane_id"() : () -> (index)
// gpu.lane_id
%v1 = "gpu.lane_id"() <{upper_bound = 16 : index}> : () -> (index)
// gpu.lane_id
%v1 = "gpu.lane_id"() : () -> (index)
// gpu.subgroup_id
%v1 = "gpu.subgroup_id"() : () -> (index)
// gpu.subgroup_id
%v1 = "gpu.subgroup_id"() <{upper_bound = 0 : index}> : () -> (index)
// gpu.subgroup_id
%v1 = "gpu.subgroup_id"() <{upper_bound = 2 : index}> : () -> (index)
// gpu.global_id
%v1 = "gpu.global_id"() <{dimension = #gpu<dim y>}> : () -> (index)
// gpu.global_id
%v1 = "gpu.global_id"() <{dimension = #gpu<dim x>, upper_bound = 32 : index}> : () -> (index)
// gpu.global_id
%v1 = "gpu.global_id"() <{dimension = #gpu<dim y>, upper_bound = 16 : index}> : () -> (index)
// gpu.num_subgroups
%v1 = "gpu.num_subgroups"() : () -> (index)
// gpu.num_subgroups
%v1 = "gpu.num_subgroups"() <{upper_bound = 128 : index}> : () -> (index)
// gpu.num_subgroups
%v1 = "gpu.num_subgroups"() : () -> (index)
// gpu.subgroup_size
%v1 = "gpu.subgroup_size"() : () -> (index)
// gpu.subgroup_size
%v1 = "gpu.subgroup_size"() <{upper_bound = 8 : index}> : () -> (index)
// gpu.subgroup_size
%v1 = "gpu.subgroup_size"() : () -> (index)
// gpu.printf
"gpu.printf"() <{format = "text"}> : () -> ()
// gpu.printf
%v1 = "test.value"() : () -> i4
"gpu.printf"(%v1) <{format = ""}> : (i4) -> ()
// gpu.printf
"gpu.printf"() <{format = "a b"}> : () -> ()
// gpu.yield
"test.around"() ({
"gpu.yield"() : () -> ()
}) : () -> ()
// gpu.yield
"test.around"() ({
%v1 = "test.value"() : () -> vector<1xtf32>
"gpu.yield"(%v1) : (vector<1xtf32>) -> ()
}) : () -> ()
// gpu.yield
"test.around"() ({
"gpu.yield"() : () -> ()
}) : () -> ()
// gpu.all_reduce
%v1 = "test.value"() : () -> i1
%v2 = "gpu.all_reduce"(%v1) <{op = #gpu<all_reduce_op xor>}> ({}) : (i1) -> (i1)
// gpu.subgroup_reduce
%v1 = "test.value"() : () -> vector<32xi8>
%v2 = "gpu.subgroup_reduce"(%v1) <{op = #gpu<all_reduce_op xor>}> : (vector<32xi8>) -> (vector<32xi8>)
// gpu.subgroup_reduce
%v1 = "test.value"() : () -> f32
%v2 = "gpu.subgroup_reduce"(%v1) <{op = #gpu<all_reduce_op minnumf>, uniform = unit}> : (f32) -> (f32)
// gpu.shuffle
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4, %v5 = "gpu.shuffle"(%v1, %v2, %v3) <{mode = #gpu<shuffle_mode xor>}> : (i32, i32, i32) -> (i32, i1)
// gpu.shuffle
%v1 = "test.value"() : () -> vector<5xi1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4, %v5 = "gpu.shuffle"(%v1, %v2, %v3) <{mode = #gpu<shuffle_mode xor>}> : (vector<5xi1>, i32, i32) -> (vector<5xi1>, i1)
// gpu.shuffle
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4, %v5 = "gpu.shuffle"(%v1, %v2, %v3) <{mode = #gpu<shuffle_mode idx>}> : (f32, i32, i32) -> (f32, i1)
// gpu.rotate
%v1 = "test.value"() : () -> i64
%v2, %v3 = "gpu.rotate"(%v1) <{offset = 0 : i32, width = 1 : i32}> : (i64) -> (i64, i1)
// gpu.barrier
"gpu.barrier"() : () -> ()
// gpu.barrier
"gpu.barrier"() : () -> ()
// gpu.barrier
"gpu.barrier"() : () -> ()
// gpu.module
"gpu.module"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// gpu.host_register
%v1 = "test.value"() : () -> memref<*xtf32>
"gpu.host_register"(%v1) : (memref<*xtf32>) -> ()
// gpu.host_register
%v1 = "test.value"() : () -> memref<*xi64>
"gpu.host_register"(%v1) : (memref<*xi64>) -> ()
// gpu.host_register
%v1 = "test.value"() : () -> memref<*xi32>
"gpu.host_register"(%v1) : (memref<*xi32>) -> ()
// gpu.host_unregister
%v1 = "test.value"() : () -> memref<*xf32>
"gpu.host_unregister"(%v1) : (memref<*xf32>) -> ()
// gpu.host_unregister
%v1 = "test.value"() : () -> memref<*xi128>
"gpu.host_unregister"(%v1) : (memref<*xi128>) -> ()
// gpu.host_unregister
%v1 = "test.value"() : () -> memref<*xi32>
"gpu.host_unregister"(%v1) : (memref<*xi32>) -> ()
// gpu.wait
"gpu.wait"() : () -> ()
// gpu.wait
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "gpu.wait"(%v1, %v2) : (!gpu.async.token, !gpu.async.token) -> (!gpu.async.token)
// gpu.wait
%v1 = "gpu.wait"() : () -> (!gpu.async.token)
// gpu.alloc
%v1 = "gpu.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (memref<4x4xf16>)
// gpu.dealloc
%v1 = "test.value"() : () -> memref<i64>
"gpu.dealloc"(%v1) : (memref<i64>) -> ()
// gpu.dealloc
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> memref<4xi64>
%v5 = "gpu.dealloc"(%v1, %v2, %v3, %v4) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, memref<4xi64>) -> (!gpu.async.token)
// gpu.dealloc
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> memref<4xf8E5M2>
%v4 = "gpu.dealloc"(%v1, %v2, %v3) : (!gpu.async.token, !gpu.async.token, memref<4xf8E5M2>) -> (!gpu.async.token)
// gpu.memcpy
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
"gpu.memcpy"(%v1, %v2) : (memref<4xf32>, memref<4xf32>) -> ()
// gpu.memcpy
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> memref<4xi32>
%v3 = "test.value"() : () -> memref<4xi32>
%v4 = "gpu.memcpy"(%v1, %v2, %v3) : (!gpu.async.token, memref<4xi32>, memref<4xi32>) -> (!gpu.async.token)
// gpu.set_default_device
%v1 = "test.value"() : () -> i32
"gpu.set_default_device"(%v1) : (i32) -> ()
// gpu.set_default_device
%v1 = "test.value"() : () -> i32
"gpu.set_default_device"(%v1) : (i32) -> ()
// gpu.set_default_device
%v1 = "test.value"() : () -> i32
"gpu.set_default_device"(%v1) : (i32) -> ()
// gpu.subgroup_mma_load_matrix
%v1 = "test.value"() : () -> memref<4xi8>
%v2 = "gpu.subgroup_mma_load_matrix"(%v1) <{leadDimension = 2 : index}> : (memref<4xi8>) -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_load_matrix
%v1 = "test.value"() : () -> memref<4xf64>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "gpu.subgroup_mma_load_matrix"(%v1, %v2, %v3) <{leadDimension = 16 : index, transpose = unit}> : (memref<4xf64>, index, index) -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_load_matrix
%v1 = "test.value"() : () -> memref<f32>
%v2 = "gpu.subgroup_mma_load_matrix"(%v1) <{leadDimension = 1 : index}> : (memref<f32>) -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_store_matrix
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
%v2 = "test.value"() : () -> memref<4xf64>
"gpu.subgroup_mma_store_matrix"(%v1, %v2) <{leadDimension = 4 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xf64>) -> ()
// gpu.subgroup_mma_store_matrix
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
%v2 = "test.value"() : () -> memref<4xf16>
%v3 = "test.value"() : () -> index
"gpu.subgroup_mma_store_matrix"(%v1, %v2, %v3) <{leadDimension = 0 : index, transpose = unit}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xf16>, index) -> ()
// gpu.subgroup_mma_store_matrix
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
"gpu.subgroup_mma_store_matrix"(%v1, %v2, %v3, %v4, %v5) <{leadDimension = 8 : index}> : (!gpu.mma_matrix<16x16xf16, "COp">, memref<4xf32>, index, index, index) -> ()
// gpu.subgroup_mma_constant_matrix
%v1 = "test.value"() : () -> f32
%v2 = "gpu.subgroup_mma_constant_matrix"(%v1) : (f32) -> (!gpu.mma_matrix<16x16xf32, "COp">)
// gpu.subgroup_mma_constant_matrix
%v1 = "test.value"() : () -> f32
%v2 = "gpu.subgroup_mma_constant_matrix"(%v1) : (f32) -> (!gpu.mma_matrix<16x16xf32, "COp">)
// gpu.subgroup_mma_extract_thread_local
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v2 = "test.value"() : () -> index
%v3 = "gpu.subgroup_mma_extract_thread_local"(%v1, %v2) : (!gpu.mma_matrix<16x16xf32, "COp">, index) -> (f32)
// gpu.subgroup_mma_insert_thread_local
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "gpu.subgroup_mma_insert_thread_local"(%v1, %v2, %v3, %v4, %v5) : (f32, !gpu.mma_matrix<16x16xf32, "COp">, index, index, index) -> (!gpu.mma_matrix<16x16xf32, "COp">)
// gpu.subgroup_mma_elementwise
%v1 = "gpu.subgroup_mma_elementwise"() <{opType = #gpu<mma_element_wise divf>}> : () -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_elementwise
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v2 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v3 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v4 = "gpu.subgroup_mma_elementwise"(%v1, %v2, %v3) <{opType = #gpu<mma_element_wise negates>}> : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> (!gpu.mma_matrix<16x16xf16, "AOp">)
// gpu.subgroup_mma_elementwise
%v1 = "test.value"() : () -> !gpu.mma_matrix<16x16xf32, "COp">
%v2 = "gpu.subgroup_mma_elementwise"(%v1) <{opType = #gpu<mma_element_wise negatef>}> : (!gpu.mma_matrix<16x16xf32, "COp">) -> (!gpu.mma_matrix<16x16xf32, "COp">)
// gpu.create_dn_tensor
%v1 = "test.value"() : () -> memref<ui16>
%v2 = "gpu.create_dn_tensor"(%v1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (memref<ui16>) -> (!gpu.sparse.dntensor_handle)
// gpu.create_dn_tensor
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> memref<4xf32>
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7, %v8 = "gpu.create_dn_tensor"(%v1, %v2, %v3, %v4, %v5, %v6) <{operandSegmentSizes = array<i32: 3, 1, 2>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, memref<4xf32>, index, index) -> (!gpu.sparse.dntensor_handle, !gpu.async.token)
// gpu.create_dn_tensor
%v1 = "test.value"() : () -> memref<f8E4M3FN>
%v2 = "test.value"() : () -> index
%v3 = "gpu.create_dn_tensor"(%v1, %v2) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (memref<f8E4M3FN>, index) -> (!gpu.sparse.dntensor_handle)
// gpu.destroy_dn_tensor
%v1 = "test.value"() : () -> !gpu.sparse.dntensor_handle
"gpu.destroy_dn_tensor"(%v1) : (!gpu.sparse.dntensor_handle) -> ()
// gpu.destroy_dn_tensor
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "gpu.destroy_dn_tensor"(%v1, %v2) : (!gpu.async.token, !gpu.sparse.dntensor_handle) -> (!gpu.async.token)
// gpu.destroy_dn_tensor
%v1 = "test.value"() : () -> !gpu.sparse.dntensor_handle
"gpu.destroy_dn_tensor"(%v1) : (!gpu.sparse.dntensor_handle) -> ()
// gpu.create_coo
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xsi8>
%v5 = "test.value"() : () -> memref<4xui32, 3>
%v6 = "test.value"() : () -> memref<i8>
%v7 = "gpu.create_coo"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<4xsi8>, memref<4xui32, 3>, memref<i8>) -> (!gpu.sparse.spmat_handle)
// gpu.create_coo
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> memref<4xi1>
%v8 = "test.value"() : () -> memref<4xi64>
%v9 = "test.value"() : () -> memref<4xi64>
%v10, %v11 = "gpu.create_coo"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, index, memref<4xi1>, memref<4xi64>, memref<4xi64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_coo
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> memref<4xf32>
%v6 = "test.value"() : () -> memref<f16>
%v7 = "test.value"() : () -> memref<4xi64>
%v8, %v9 = "gpu.create_coo"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) : (!gpu.async.token, index, index, index, memref<4xf32>, memref<f16>, memref<4xi64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_coo_aos
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xtf32, 3>
%v5 = "test.value"() : () -> memref<4xf8E5M2, 3>
%v6 = "gpu.create_coo_aos"(%v1, %v2, %v3, %v4, %v5) : (index, index, index, memref<4xtf32, 3>, memref<4xf8E5M2, 3>) -> (!gpu.sparse.spmat_handle)
// gpu.create_coo_aos
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4xf32>
%v7 = "test.value"() : () -> memref<4xi64>
%v8, %v9 = "gpu.create_coo_aos"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) : (!gpu.async.token, !gpu.async.token, index, index, index, memref<4xf32>, memref<4xi64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_coo_aos
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xi1>
%v5 = "test.value"() : () -> memref<4x4xi1>
%v6, %v7 = "gpu.create_coo_aos"(%v1, %v2, %v3, %v4, %v5) : (index, index, index, memref<4xi1>, memref<4x4xi1>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_csr
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xi1>
%v5 = "test.value"() : () -> memref<4xf16, 3>
%v6 = "test.value"() : () -> memref<4x4xindex>
%v7 = "gpu.create_csr"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<4xi1>, memref<4xf16, 3>, memref<4x4xindex>) -> (!gpu.sparse.spmat_handle)
// gpu.create_csr
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> memref<4xtf32, 3>
%v8 = "test.value"() : () -> memref<4xi64>
%v9 = "test.value"() : () -> memref<4xi64>
%v10, %v11 = "gpu.create_csr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, index, memref<4xtf32, 3>, memref<4xi64>, memref<4xi64>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_csr
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<bf16>
%v5 = "test.value"() : () -> memref<i32>
%v6 = "test.value"() : () -> memref<4xi64>
%v7 = "gpu.create_csr"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<bf16>, memref<i32>, memref<4xi64>) -> (!gpu.sparse.spmat_handle)
// gpu.create_csc
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xf8E4M3FN, 3>
%v5 = "test.value"() : () -> memref<4xi128, 3>
%v6 = "test.value"() : () -> memref<4xi64>
%v7 = "gpu.create_csc"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<4xf8E4M3FN, 3>, memref<4xi128, 3>, memref<4xi64>) -> (!gpu.sparse.spmat_handle)
// gpu.create_csc
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> memref<4xi64>
%v8 = "test.value"() : () -> memref<4xf32>
%v9 = "test.value"() : () -> memref<4xf32>
%v10, %v11 = "gpu.create_csc"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, index, memref<4xi64>, memref<4xf32>, memref<4xf32>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_csc
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> memref<4xi32>
%v5 = "test.value"() : () -> memref<4x4xi64>
%v6 = "test.value"() : () -> memref<4xf8E5M2, 3>
%v7, %v8 = "gpu.create_csc"(%v1, %v2, %v3, %v4, %v5, %v6) : (index, index, index, memref<4xi32>, memref<4x4xi64>, memref<4xf8E5M2, 3>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_bsr
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4xi4, 3>
%v7 = "test.value"() : () -> memref<4xf32>
%v8 = "test.value"() : () -> memref<4xi1>
%v9 = "gpu.create_bsr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) : (index, index, index, index, index, memref<4xi4, 3>, memref<4xf32>, memref<4xi1>) -> (!gpu.sparse.spmat_handle)
// gpu.create_bsr
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> index
%v8 = "test.value"() : () -> index
%v9 = "test.value"() : () -> memref<4xf32>
%v10 = "test.value"() : () -> memref<4xi64>
%v11 = "test.value"() : () -> memref<4xf32>
%v12, %v13 = "gpu.create_bsr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11) : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, index, index, index, memref<4xf32>, memref<4xi64>, memref<4xf32>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_bsr
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> index
%v7 = "test.value"() : () -> memref<4xf32>
%v8 = "test.value"() : () -> memref<4xi64>
%v9 = "test.value"() : () -> memref<4xf32>
%v10 = "gpu.create_bsr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) : (!gpu.async.token, index, index, index, index, index, memref<4xf32>, memref<4xi64>, memref<4xf32>) -> (!gpu.sparse.spmat_handle)
// gpu.create_2to4_spmat
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> memref<4xi1>
%v4 = "gpu.create_2to4_spmat"(%v1, %v2, %v3) : (index, index, memref<4xi1>) -> (!gpu.sparse.spmat_handle)
// gpu.create_2to4_spmat
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4x4xui16>
%v7, %v8 = "gpu.create_2to4_spmat"(%v1, %v2, %v3, %v4, %v5, %v6) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_ONLY>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, index, index, memref<4x4xui16>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.create_2to4_spmat
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> memref<4xi1>
%v4, %v5 = "gpu.create_2to4_spmat"(%v1, %v2, %v3) <{pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}> : (index, index, memref<4xi1>) -> (!gpu.sparse.spmat_handle, !gpu.async.token)
// gpu.destroy_sp_mat
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
"gpu.destroy_sp_mat"(%v1) : (!gpu.sparse.spmat_handle) -> ()
// gpu.destroy_sp_mat
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "gpu.destroy_sp_mat"(%v1, %v2, %v3) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle) -> (!gpu.async.token)
// gpu.destroy_sp_mat
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "gpu.destroy_sp_mat"(%v1) : (!gpu.sparse.spmat_handle) -> (!gpu.async.token)
// gpu.spmv_buffer_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "gpu.spmv_buffer_size"(%v1, %v2, %v3) <{computeType = memref<*xtf32>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index)
// gpu.spmv_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6, %v7 = "gpu.spmv_buffer_size"(%v1, %v2, %v3, %v4, %v5) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = vector<1xi64>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
// gpu.spmv_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6, %v7 = "gpu.spmv_buffer_size"(%v1, %v2, %v3, %v4, %v5) <{computeType = f32}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, !gpu.async.token)
// gpu.spmv
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> memref<4xi32>
"gpu.spmv"(%v1, %v2, %v3, %v4) <{computeType = memref<?xbf16>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xi32>) -> ()
// gpu.spmv
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v7 = "test.value"() : () -> memref<ui32>
%v8 = "gpu.spmv"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = i32}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<ui32>) -> (!gpu.async.token)
// gpu.spmv
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> memref<?xf64>
%v6 = "gpu.spmv"(%v1, %v2, %v3, %v4, %v5) <{computeType = i32}> : (!gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xf64>) -> (!gpu.async.token)
// gpu.spmm_buffer_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
"gpu.spmm_buffer_size"(%v1, %v2, %v3) <{computeType = f32, resultSegmentSizes = array<i32: 0, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> ()
// gpu.spmm_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v7, %v8, %v9, %v10 = "gpu.spmm_buffer_size"(%v1, %v2, %v3, %v4, %v5, %v6) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, computeType = memref<*xsi8>, resultSegmentSizes = array<i32: 3, 1>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (index, index, index, !gpu.async.token)
// gpu.spmm_buffer_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "gpu.spmm_buffer_size"(%v1, %v2, %v3) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = vector<[4]xsi32>, resultSegmentSizes = array<i32: 0, 1>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> (!gpu.async.token)
// gpu.spmm
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
"gpu.spmm"(%v1, %v2, %v3) <{computeType = i64, operandSegmentSizes = array<i32: 0, 1, 1, 1, 0>}> : (!gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle) -> ()
// gpu.spmm
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6 = "test.value"() : () -> memref<?xf8E5M2>
%v7 = "test.value"() : () -> memref<?xf8E5M2>
%v8 = "gpu.spmm"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, modeB = #gpu<mat_transpose_mode TRANSPOSE>, computeType = !smt.bv<4>, operandSegmentSizes = array<i32: 2, 1, 1, 1, 2>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<?xf8E5M2>, memref<?xf8E5M2>) -> (!gpu.async.token)
// gpu.spmm
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v6 = "test.value"() : () -> memref<4xf16, 3>
%v7 = "test.value"() : () -> memref<4xf16, 3>
%v8 = "gpu.spmm"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = tensor<1x2x3x4xi4>, operandSegmentSizes = array<i32: 2, 1, 1, 1, 2>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, memref<4xf16, 3>, memref<4xf16, 3>) -> (!gpu.async.token)
// gpu.sddmm_buffer_size
%v1 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "gpu.sddmm_buffer_size"(%v1, %v2, %v3) <{computeType = i32}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index)
// gpu.sddmm_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v5 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v6, %v7 = "gpu.sddmm_buffer_size"(%v1, %v2, %v3, %v4, %v5) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = vector<16x16xf64>}> : (!gpu.async.token, !gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index, !gpu.async.token)
// gpu.sddmm_buffer_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "gpu.sddmm_buffer_size"(%v1, %v2, %v3, %v4) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = !transform.any_value}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle) -> (index)
// gpu.sddmm
%v1 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> memref<4xi32>
"gpu.sddmm"(%v1, %v2, %v3, %v4) <{computeType = vector<6xf8E5M2>}> : (!gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<4xi32>) -> ()
// gpu.sddmm
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> memref<f8E5M2>
%v6 = "gpu.sddmm"(%v1, %v2, %v3, %v4, %v5) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = i64}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<f8E5M2>) -> (!gpu.async.token)
// gpu.sddmm
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v3 = "test.value"() : () -> !gpu.sparse.dntensor_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> memref<?xbf16>
"gpu.sddmm"(%v1, %v2, %v3, %v4, %v5) <{modeB = #gpu<mat_transpose_mode TRANSPOSE>, computeType = memref<?xf64>}> : (!gpu.async.token, !gpu.sparse.dntensor_handle, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, memref<?xbf16>) -> ()
// gpu.spgemm_create_descr
%v1 = "gpu.spgemm_create_descr"() : () -> (!gpu.sparse.spgemmop_handle)
// gpu.spgemm_create_descr
%v1 = "test.value"() : () -> !gpu.async.token
%v2, %v3 = "gpu.spgemm_create_descr"(%v1) : (!gpu.async.token) -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
// gpu.spgemm_create_descr
%v1, %v2 = "gpu.spgemm_create_descr"() : () -> (!gpu.sparse.spgemmop_handle, !gpu.async.token)
// gpu.spgemm_destroy_descr
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
"gpu.spgemm_destroy_descr"(%v1) : (!gpu.sparse.spgemmop_handle) -> ()
// gpu.spgemm_destroy_descr
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v3 = "gpu.spgemm_destroy_descr"(%v1, %v2) : (!gpu.async.token, !gpu.sparse.spgemmop_handle) -> (!gpu.async.token)
// gpu.spgemm_destroy_descr
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v2 = "gpu.spgemm_destroy_descr"(%v1) : (!gpu.sparse.spgemmop_handle) -> (!gpu.async.token)
// gpu.spgemm_work_estimation_or_compute
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4xi1>
%v7 = "gpu.spgemm_work_estimation_or_compute"(%v1, %v2, %v3, %v4, %v5, %v6) <{computeType = vector<6xsi64>, kind = #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xi1>) -> (index)
// gpu.spgemm_work_estimation_or_compute
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v5 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v6 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v7 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v8 = "test.value"() : () -> index
%v9 = "test.value"() : () -> memref<4xf8E4M3FN, 3>
%v10, %v11 = "gpu.spgemm_work_estimation_or_compute"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9) <{modeA = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = tensor<?xsi8>, kind = #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4xf8E4M3FN, 3>) -> (index, !gpu.async.token)
// gpu.spgemm_work_estimation_or_compute
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v5 = "test.value"() : () -> index
%v6 = "test.value"() : () -> memref<4x4xi4>
%v7, %v8 = "gpu.spgemm_work_estimation_or_compute"(%v1, %v2, %v3, %v4, %v5, %v6) <{computeType = memref<*xui64>, kind = #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, index, memref<4x4xi4>) -> (index, !gpu.async.token)
// gpu.spgemm_copy
%v1 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> !gpu.sparse.spmat_handle
"gpu.spgemm_copy"(%v1, %v2, %v3, %v4) <{computeType = i64}> : (!gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> ()
// gpu.spgemm_copy
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v5 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v6 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v7 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v8 = "gpu.spgemm_copy"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, modeB = #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>, computeType = tensor<2x3x4xui8>}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> (!gpu.async.token)
// gpu.spgemm_copy
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.async.token
%v4 = "test.value"() : () -> !gpu.sparse.spgemmop_handle
%v5 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v6 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v7 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v8 = "gpu.spgemm_copy"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>, computeType = f32}> : (!gpu.async.token, !gpu.async.token, !gpu.async.token, !gpu.sparse.spgemmop_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spmat_handle) -> (!gpu.async.token)
// gpu.spmat_get_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2, %v3, %v4 = "gpu.spmat_get_size"(%v1) : (!gpu.sparse.spmat_handle) -> (index, index, index)
// gpu.spmat_get_size
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4, %v5, %v6, %v7 = "gpu.spmat_get_size"(%v1, %v2, %v3) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
// gpu.spmat_get_size
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2, %v3, %v4, %v5 = "gpu.spmat_get_size"(%v1) : (!gpu.sparse.spmat_handle) -> (index, index, index, !gpu.async.token)
// gpu.set_csr_pointers
%v1 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v2 = "test.value"() : () -> memref<f32>
%v3 = "test.value"() : () -> memref<4xi32>
%v4 = "test.value"() : () -> memref<4xi32>
"gpu.set_csr_pointers"(%v1, %v2, %v3, %v4) : (!gpu.sparse.spmat_handle, memref<f32>, memref<4xi32>, memref<4xi32>) -> ()
// gpu.set_csr_pointers
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v3 = "test.value"() : () -> memref<4xi32>
%v4 = "test.value"() : () -> memref<4xf32, 3>
%v5 = "test.value"() : () -> memref<4xsi64, 3>
%v6 = "gpu.set_csr_pointers"(%v1, %v2, %v3, %v4, %v5) : (!gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xf32, 3>, memref<4xsi64, 3>) -> (!gpu.async.token)
// gpu.set_csr_pointers
%v1 = "test.value"() : () -> !gpu.async.token
%v2 = "test.value"() : () -> !gpu.async.token
%v3 = "test.value"() : () -> !gpu.sparse.spmat_handle
%v4 = "test.value"() : () -> memref<4xi32>
%v5 = "test.value"() : () -> memref<4xi32>
%v6 = "test.value"() : () -> memref<4xi32>
"gpu.set_csr_pointers"(%v1, %v2, %v3, %v4, %v5, %v6) : (!gpu.async.token, !gpu.async.token, !gpu.sparse.spmat_handle, memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
// gpu.subgroup_broadcast
%v1 = "test.value"() : () -> vector<[4]xui16>
%v2 = "gpu.subgroup_broadcast"(%v1) <{broadcast_type = #gpu<broadcast first_active_lane>}> : (vector<[4]xui16>) -> (vector<[4]xui16>)
// gpu.subgroup_broadcast
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "gpu.subgroup_broadcast"(%v1, %v2) <{broadcast_type = #gpu<broadcast specific_lane>}> : (i64, i32) -> (i64)
// gpu.subgroup_broadcast
%v1 = "test.value"() : () -> vector<2xui32>
%v2 = "test.value"() : () -> i32
%v3 = "gpu.subgroup_broadcast"(%v1, %v2) <{broadcast_type = #gpu<broadcast specific_lane>}> : (vector<2xui32>, i32) -> (vector<2xui32>)
// irdl.dialect
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// irdl.dialect
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// irdl.dialect
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// irdl.type
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.type
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.type
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.attribute
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.attribute"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.attribute
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.attribute"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.attribute
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0(%v1: index, %v2: index):
"irdl.attribute"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.operation
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.operation
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.operation
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
}) : () -> ()
// irdl.attributes
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
"irdl.attributes"(%v1, %v2) <{attributeValueNames = ["a b", "text"]}> : (!irdl.attribute, !irdl.attribute) -> ()
}) : () -> ()
}) : () -> ()
// irdl.region
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.region"() : () -> (!irdl.region)
}) : () -> ()
}) : () -> ()
// irdl.region
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
%v3 = "test.value"() : () -> !irdl.attribute
%v4 = "irdl.region"(%v1, %v2, %v3) <{numberOfBlocks = 4 : i32, constrainedArguments = unit}> : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> (!irdl.region)
}) : () -> ()
}) : () -> ()
// irdl.region
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
%v3 = "test.value"() : () -> !irdl.attribute
%v4 = "irdl.region"(%v1, %v2, %v3) : (!irdl.attribute, !irdl.attribute, !irdl.attribute) -> (!irdl.region)
}) : () -> ()
}) : () -> ()
// irdl.is
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0(%v2: index, %v3: index, %v4: index):
"irdl.attribute"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.is"() <{expected = 1 : i32}> : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.is
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.is"() <{expected = 1 : i32}> : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.any
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.any"() : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.any
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.any"() : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.any
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "irdl.any"() : () -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.any_of
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0:
"irdl.type"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
%v3 = "irdl.any_of"(%v1, %v2) : (!irdl.attribute, !irdl.attribute) -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.all_of
"irdl.dialect"() <{sym_name = "symbol"}> ({
^bb0(%v4: index):
"irdl.operation"() <{sym_name = "symbol"}> ({
^bb0:
%v1 = "test.value"() : () -> !irdl.attribute
%v2 = "test.value"() : () -> !irdl.attribute
%v3 = "irdl.all_of"(%v1, %v2) : (!irdl.attribute, !irdl.attribute) -> (!irdl.attribute)
}) : () -> ()
}) : () -> ()
// irdl.c_pred
%v1 = "irdl.c_pred"() <{pred = "a b"}> : () -> (!irdl.attribute)
// irdl.c_pred
%v1 = "irdl.c_pred"() <{pred = "a b"}> : () -> (!irdl.attribute)
// irdl.c_pred
%v1 = "irdl.c_pred"() <{pred = ""}> : () -> (!irdl.attribute)
// llvm.intr.copysign
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.copysign"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.copysign
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.copysign"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, f32) -> (f32)
// llvm.intr.exp
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.exp"(%v1) : (f32) -> (f32)
// llvm.intr.exp
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.exp"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.exp2
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.exp2"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.exp2
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.exp2"(%v1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32) -> (f32)
// llvm.intr.exp10
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.exp10"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.exp10
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.exp10"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> (f32)
// llvm.intr.ldexp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.ldexp"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, i64) -> (f32)
// llvm.intr.ldexp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.ldexp"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i64) -> (i32)
// llvm.intr.frexp
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.frexp"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32) -> (f32)
// llvm.intr.frexp
%v1 = "test.value"() : () -> vector<1xbf16>
%v2 = "llvm.intr.frexp"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (vector<1xbf16>) -> (!llvm.ptr)
// llvm.intr.fabs
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.fabs"(%v1) : (f32) -> (f32)
// llvm.intr.fabs
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.fabs"(%v1) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.ceil
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.ceil"(%v1) : (f32) -> (f32)
// llvm.intr.ceil
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.ceil"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.ceil
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.ceil"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32) -> (f32)
// llvm.intr.floor
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.floor"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.floor
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.floor"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.fma
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "llvm.intr.fma"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.fma
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "llvm.intr.fma"(%v1, %v2, %v3) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32, f32, f32) -> (f32)
// llvm.intr.fmuladd
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "llvm.intr.fmuladd"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.fmuladd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "llvm.intr.fmuladd"(%v1, %v2, %v3) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32, f32, f32) -> (f32)
// llvm.intr.log10
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log10"(%v1) : (f32) -> (f32)
// llvm.intr.log10
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.log10"(%v1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.log2
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log2"(%v1) : (f32) -> (f32)
// llvm.intr.log2
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.log2"(%v1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.log2
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log2"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.log
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log"(%v1) : (f32) -> (f32)
// llvm.intr.log
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.log"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.log
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.log"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32) -> (f32)
// llvm.intr.roundeven
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.roundeven"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.roundeven
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.roundeven"(%v1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> (f32)
// llvm.intr.round
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.round"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.round
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.round"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.trunc
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.trunc"(%v1) : (f32) -> (f32)
// llvm.intr.trunc
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.trunc"(%v1) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.trunc
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.trunc"(%v1) : (f32) -> (f32)
// llvm.intr.sqrt
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.sqrt"(%v1) : (f32) -> (f32)
// llvm.intr.sqrt
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.sqrt"(%v1) <{fastmathFlags = #llvm.fastmath<ninf>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.pow
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.pow"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.pow
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.pow"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.pow
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.pow"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.powi
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.powi"(%v1, %v2) : (f32, i64) -> (vector<4xf32>)
// llvm.intr.powi
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.powi"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32, i1) -> (f32)
// llvm.intr.powi
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i8
%v3 = "llvm.intr.powi"(%v1, %v2) : (f32, i8) -> (f32)
// llvm.intr.rint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.rint"(%v1) : (f32) -> (f32)
// llvm.intr.rint
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.rint"(%v1) <{fastmathFlags = #llvm.fastmath<ninf>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.rint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.rint"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> (f32)
// llvm.intr.nearbyint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.nearbyint"(%v1) : (f32) -> (f32)
// llvm.intr.nearbyint
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.nearbyint"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.nearbyint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.nearbyint"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.lround
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.lround"(%v1) : (f32) -> (f32)
// llvm.intr.lround
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.lround"(%v1) : (f32) -> (i32)
// llvm.intr.lround
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.lround"(%v1) : (f32) -> (i32)
// llvm.intr.llround
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.llround"(%v1) : (f32) -> (vector<4xf32>)
// llvm.intr.llround
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.llround"(%v1) : (f32) -> (f32)
// llvm.intr.lrint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.lrint"(%v1) : (f32) -> (f32)
// llvm.intr.lrint
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.lrint"(%v1) : (f32) -> (!llvm.ptr)
// llvm.intr.llrint
%v1 = "test.value"() : () -> bf16
%v2 = "llvm.intr.llrint"(%v1) : (bf16) -> (!llvm.ptr)
// llvm.intr.llrint
%v1 = "test.value"() : () -> vector<6xf16>
%v2 = "llvm.intr.llrint"(%v1) : (vector<6xf16>) -> (vector<4xf32>)
// llvm.intr.bitreverse
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.bitreverse"(%v1) : (i32) -> (i32)
// llvm.intr.bitreverse
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.bitreverse"(%v1) : (i32) -> (i32)
// llvm.intr.bitreverse
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.bitreverse"(%v1) : (i32) -> (i32)
// llvm.intr.bswap
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.bswap"(%v1) : (i32) -> (i32)
// llvm.intr.bswap
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.bswap"(%v1) : (i32) -> (i32)
// llvm.intr.bswap
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.bswap"(%v1) : (i32) -> (i32)
// llvm.intr.ctpop
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.ctpop"(%v1) : (i32) -> (i32)
// llvm.intr.ctpop
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.ctpop"(%v1) : (i32) -> (i32)
// llvm.intr.ctpop
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.ctpop"(%v1) : (i32) -> (i32)
// llvm.intr.fshl
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.intr.fshl"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// llvm.intr.fshl
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.intr.fshl"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// llvm.intr.fshl
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.intr.fshl"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// llvm.intr.fshr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.intr.fshr"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// llvm.intr.fshr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.intr.fshr"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// llvm.intr.fshr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.intr.fshr"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// llvm.intr.maxnum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.maxnum"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.maxnum
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.maxnum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<ninf>}> : (f32, f32) -> (f32)
// llvm.intr.maxnum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.maxnum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.minnum
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.minnum"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.minnum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.minnum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.maximum
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.maximum"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.maximum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.maximum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.maximum
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.maximum"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.minimum
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.minimum"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.intr.minimum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.minimum"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<contract>}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.smax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.smax"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.smax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.smax"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.smax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.smax"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.smin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.smin"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.smin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.smin"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.smin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.smin"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.umax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.umax"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.umax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.umax"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.umax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.umax"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.umin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.umin"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.umin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.umin"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.umin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.umin"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.scmp
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.scmp"(%v1, %v2) : (i64, i64) -> (i1)
// llvm.intr.scmp
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.intr.scmp"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.intr.scmp
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.scmp"(%v1, %v2) : (i32, i32) -> (i4)
// llvm.intr.ucmp
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.ucmp"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.intr.ucmp
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i4
%v3 = "llvm.intr.ucmp"(%v1, %v2) : (i4, i4) -> (i4)
// llvm.intr.ucmp
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.intr.ucmp"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.intr.sin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.sin"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.sin
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.sin"(%v1) <{fastmathFlags = #llvm.fastmath<contract>}> : (f32) -> (f32)
// llvm.intr.sin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.sin"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.cos
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.cos"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.cos
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.cos"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32) -> (f32)
// llvm.intr.tan
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.tan"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.tan
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.tan"(%v1) <{fastmathFlags = #llvm.fastmath<fast>}> : (f32) -> (f32)
// llvm.intr.asin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.asin"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.asin
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.asin"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32) -> (f32)
// llvm.intr.asin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.asin"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.acos
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.acos"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.acos
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.acos"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (f32) -> (f32)
// llvm.intr.acos
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.acos"(%v1) <{fastmathFlags = #llvm.fastmath<arcp>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.atan
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.atan"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.atan
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.atan"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> (f32)
// llvm.intr.atan2
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.atan2"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.atan2
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.intr.atan2"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32, f32) -> (f32)
// llvm.intr.atan2
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.intr.atan2"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.sinh
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.sinh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.sinh
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.sinh"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (f32) -> (f32)
// llvm.intr.cosh
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.cosh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.cosh
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.cosh"(%v1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> (f32)
// llvm.intr.cosh
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.cosh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.tanh
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.tanh"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.tanh
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.tanh"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (f32) -> (f32)
// llvm.intr.experimental.noalias.scope.decl
"llvm.intr.experimental.noalias.scope.decl"() <{scope = #llvm.alias_scope< id = "text", domain = #llvm.alias_scope_domain< id = 1 : i32> > }> : () -> ()
// llvm.intr.ptrmask
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.ptrmask"(%v1, %v2) : (!llvm.ptr, i64) -> (!llvm.ptr)
// llvm.intr.ptrmask
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
%v3 = "llvm.intr.ptrmask"(%v1, %v2) : (!llvm.ptr, i64) -> (!llvm.ptr)
// llvm.intr.ptrmask
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i4
%v3 = "llvm.intr.ptrmask"(%v1, %v2) : (!llvm.ptr, i4) -> (!llvm.ptr)
// llvm.intr.lifetime.start
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.lifetime.start"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.lifetime.start
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.lifetime.start"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.lifetime.start
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.lifetime.start"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.lifetime.end
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.lifetime.end"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.lifetime.end
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.lifetime.end"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.lifetime.end
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.lifetime.end"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.invariant.start
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.invariant.start"(%v1) <{size = 128 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.invariant.start
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.invariant.start"(%v1) <{size = 4 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.invariant.start
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.invariant.start"(%v1) <{size = 128 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.invariant.end
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.intr.invariant.end"(%v1, %v2) <{size = 2 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// llvm.intr.invariant.end
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.intr.invariant.end"(%v1, %v2) <{size = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// llvm.intr.invariant.end
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.intr.invariant.end"(%v1, %v2) <{size = 2 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// llvm.intr.launder.invariant.group
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.launder.invariant.group"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.launder.invariant.group
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.launder.invariant.group"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.launder.invariant.group
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.launder.invariant.group"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.strip.invariant.group
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.strip.invariant.group"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.strip.invariant.group
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.strip.invariant.group"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.strip.invariant.group
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.strip.invariant.group"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.experimental.constrained.uitofp
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.experimental.constrained.uitofp"(%v1) <{roundingmode = 1 : i64, fpExceptionBehavior = 2 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.experimental.constrained.uitofp
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.experimental.constrained.uitofp"(%v1) <{roundingmode = 7 : i64, fpExceptionBehavior = 0 : i64}> : (f32) -> (f32)
// llvm.intr.experimental.constrained.uitofp
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.experimental.constrained.uitofp"(%v1) <{roundingmode = 4 : i64, fpExceptionBehavior = 0 : i64}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.experimental.constrained.sitofp
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.experimental.constrained.sitofp"(%v1) <{roundingmode = 7 : i64, fpExceptionBehavior = 2 : i64}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.experimental.constrained.sitofp
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.experimental.constrained.sitofp"(%v1) <{roundingmode = 3 : i64, fpExceptionBehavior = 0 : i64}> : (i32) -> (i32)
// llvm.intr.experimental.constrained.sitofp
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.experimental.constrained.sitofp"(%v1) <{roundingmode = 3 : i64, fpExceptionBehavior = 1 : i64}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.experimental.constrained.fptrunc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.experimental.constrained.fptrunc"(%v1) <{roundingmode = 1 : i64, fpExceptionBehavior = 1 : i64}> : (!llvm.ptr) -> (f32)
// llvm.intr.experimental.constrained.fptrunc
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.experimental.constrained.fptrunc"(%v1) <{roundingmode = 7 : i64, fpExceptionBehavior = 0 : i64}> : (f32) -> (f32)
// llvm.intr.experimental.constrained.fptrunc
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.experimental.constrained.fptrunc"(%v1) <{roundingmode = 1 : i64, fpExceptionBehavior = 0 : i64}> : (vector<4xf32>) -> (f32)
// llvm.intr.experimental.constrained.fpext
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.experimental.constrained.fpext"(%v1) <{fpExceptionBehavior = 2 : i64}> : (i32) -> (f32)
// llvm.intr.experimental.constrained.fpext
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.experimental.constrained.fpext"(%v1) <{fpExceptionBehavior = 2 : i64}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.experimental.constrained.fpext
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.experimental.constrained.fpext"(%v1) <{fpExceptionBehavior = 2 : i64}> : (f32) -> (i32)
// llvm.intr.sadd.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.sadd.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.sadd.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.sadd.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.sadd.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.sadd.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.uadd.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.uadd.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.uadd.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.uadd.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.uadd.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.uadd.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.ssub.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.ssub.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.ssub.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.ssub.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.ssub.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.ssub.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.usub.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.usub.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.usub.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.usub.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.usub.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.usub.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.sshl.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.sshl.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.sshl.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.sshl.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.sshl.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.sshl.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.ushl.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.ushl.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.ushl.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.ushl.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.ushl.sat
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.ushl.sat"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.assume
%v1 = "test.value"() : () -> i1
"llvm.intr.assume"(%v1) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
// llvm.intr.assume
%v1 = "test.value"() : () -> i1
"llvm.intr.assume"(%v1) <{op_bundle_sizes = array<i32>}> : (i1) -> ()
// llvm.intr.ssa.copy
%v1 = "test.value"() : () -> f32
%v2 = "llvm.intr.ssa.copy"(%v1) : (f32) -> (f32)
// llvm.intr.ssa.copy
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.ssa.copy"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.ssa.copy
%v1 = "test.value"() : () -> i32
%v2 = "llvm.intr.ssa.copy"(%v1) : (i32) -> (i32)
// llvm.intr.expect
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.expect"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.expect
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.expect"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.expect
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.expect"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.intr.expect.with.probability
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.expect.with.probability"(%v1, %v2) <{prob = 1.5 : f64}> : (i32, i32) -> (i32)
// llvm.intr.expect.with.probability
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.expect.with.probability"(%v1, %v2) <{prob = 1.5 : f64}> : (i32, i32) -> (i32)
// llvm.intr.expect.with.probability
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.expect.with.probability"(%v1, %v2) <{prob = 1.5 : f64}> : (i32, i32) -> (i32)
// llvm.intr.coro.id
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "test.value"() : () -> !llvm.ptr
%v5 = "llvm.intr.coro.id"(%v1, %v2, %v3, %v4) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> (i32)
// llvm.intr.coro.id
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "test.value"() : () -> !llvm.ptr
%v5 = "llvm.intr.coro.id"(%v1, %v2, %v3, %v4) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> (i32)
// llvm.intr.coro.id
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "test.value"() : () -> !llvm.ptr
%v5 = "llvm.intr.coro.id"(%v1, %v2, %v3, %v4) : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> (f32)
// llvm.intr.coro.begin
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.begin"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (vector<4xf32>)
// llvm.intr.coro.begin
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.begin"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (i32)
// llvm.intr.coro.begin
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.begin"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (vector<4xf32>)
// llvm.intr.coro.size
%v1 = "llvm.intr.coro.size"() : () -> (f32)
// llvm.intr.coro.size
%v1 = "llvm.intr.coro.size"() : () -> (!llvm.ptr)
// llvm.intr.coro.size
%v1 = "llvm.intr.coro.size"() : () -> (i32)
// llvm.intr.coro.align
%v1 = "llvm.intr.coro.align"() : () -> (i32)
// llvm.intr.coro.align
%v1 = "llvm.intr.coro.align"() : () -> (vector<4xf32>)
// llvm.intr.coro.align
%v1 = "llvm.intr.coro.align"() : () -> (f32)
// llvm.intr.coro.save
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.coro.save"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.coro.save
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.coro.save"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.coro.save
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.coro.save"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.coro.suspend
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.coro.suspend"(%v1, %v2) : (!llvm.token, i1) -> (!llvm.ptr)
// llvm.intr.coro.suspend
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.coro.suspend"(%v1, %v2) : (!llvm.token, i1) -> (i32)
// llvm.intr.coro.suspend
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.coro.suspend"(%v1, %v2) : (!llvm.token, i1) -> (f32)
// llvm.intr.coro.end
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> !llvm.token
%v4 = "llvm.intr.coro.end"(%v1, %v2, %v3) : (!llvm.ptr, i1, !llvm.token) -> (!llvm.ptr)
// llvm.intr.coro.end
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> !llvm.token
%v4 = "llvm.intr.coro.end"(%v1, %v2, %v3) : (!llvm.ptr, i1, !llvm.token) -> (!llvm.ptr)
// llvm.intr.coro.end
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> !llvm.token
%v4 = "llvm.intr.coro.end"(%v1, %v2, %v3) : (!llvm.ptr, i1, !llvm.token) -> (!llvm.ptr)
// llvm.intr.coro.free
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.free"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (f32)
// llvm.intr.coro.free
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.free"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (i32)
// llvm.intr.coro.free
%v1 = "test.value"() : () -> !llvm.token
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "llvm.intr.coro.free"(%v1, %v2) : (!llvm.token, !llvm.ptr) -> (!llvm.ptr)
// llvm.intr.coro.resume
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.coro.resume"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.coro.resume
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.coro.resume"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.coro.resume
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.coro.resume"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.coro.promise
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i1
%v4 = "llvm.intr.coro.promise"(%v1, %v2, %v3) : (!llvm.ptr, i32, i1) -> (!llvm.ptr)
// llvm.intr.coro.promise
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i1
%v4 = "llvm.intr.coro.promise"(%v1, %v2, %v3) : (!llvm.ptr, i32, i1) -> (!llvm.ptr)
// llvm.intr.coro.promise
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i1
%v4 = "llvm.intr.coro.promise"(%v1, %v2, %v3) : (!llvm.ptr, i32, i1) -> (!llvm.ptr)
// llvm.intr.vastart
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vastart"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.vastart
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vastart"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.vastart
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vastart"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.vacopy
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vacopy"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> ()
// llvm.intr.vacopy
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vacopy"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> ()
// llvm.intr.vacopy
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vacopy"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> ()
// llvm.intr.vaend
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vaend"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.vaend
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vaend"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.vaend
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.vaend"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.eh.typeid.for
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.eh.typeid.for"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.eh.typeid.for
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.eh.typeid.for"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.eh.typeid.for
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.intr.eh.typeid.for"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.intr.stacksave
%v1 = "llvm.intr.stacksave"() : () -> (!llvm.ptr)
// llvm.intr.stacksave
%v1 = "llvm.intr.stacksave"() : () -> (f32)
// llvm.intr.stacksave
%v1 = "llvm.intr.stacksave"() : () -> (vector<4xf32>)
// llvm.intr.stackrestore
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.stackrestore"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.stackrestore
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.stackrestore"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.stackrestore
%v1 = "test.value"() : () -> !llvm.ptr
"llvm.intr.stackrestore"(%v1) : (!llvm.ptr) -> ()
// llvm.intr.vector.reduce.fmax
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmax"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fmax
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmax"(%v1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fmin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmin"(%v1) : (vector<4xf32>) -> (f32)
// llvm.intr.vector.reduce.fmin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmin"(%v1) <{fastmathFlags = #llvm.fastmath<nnan>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fmin
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmin"(%v1) <{fastmathFlags = #llvm.fastmath<afn>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fmaximum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmaximum"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fmaximum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fmaximum"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fminimum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fminimum"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.vector.reduce.fminimum
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.intr.vector.reduce.fminimum"(%v1) <{fastmathFlags = #llvm.fastmath<nsz>}> : (vector<4xf32>) -> (vector<4xf32>)
// llvm.intr.matrix.column.major.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.matrix.column.major.load"(%v1, %v2) <{isVolatile = true, rows = 1 : i32, columns = 1 : i32}> : (!llvm.ptr, i32) -> (vector<4xi32>)
// llvm.intr.matrix.column.major.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.matrix.column.major.load"(%v1, %v2) <{isVolatile = false, rows = 16 : i32, columns = 32 : i32}> : (!llvm.ptr, i1) -> (vector<4xi32>)
// llvm.intr.matrix.column.major.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.matrix.column.major.load"(%v1, %v2) <{isVolatile = false, rows = 8 : i32, columns = 32 : i32}> : (!llvm.ptr, i32) -> (vector<4xi32>)
// llvm.intr.matrix.column.major.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i32
"llvm.intr.matrix.column.major.store"(%v1, %v2, %v3) <{isVolatile = false, rows = 8 : i32, columns = 4 : i32}> : (vector<4xi32>, !llvm.ptr, i32) -> ()
// llvm.intr.matrix.column.major.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i32
"llvm.intr.matrix.column.major.store"(%v1, %v2, %v3) <{isVolatile = false, rows = 2 : i32, columns = 16 : i32}> : (vector<4xi32>, !llvm.ptr, i32) -> ()
// llvm.intr.matrix.column.major.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i32
"llvm.intr.matrix.column.major.store"(%v1, %v2, %v3) <{isVolatile = false, rows = 1 : i32, columns = 16 : i32}> : (vector<4xi32>, !llvm.ptr, i32) -> ()
// llvm.intr.matrix.multiply
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.matrix.multiply"(%v1, %v2) <{lhs_rows = 16 : i32, lhs_columns = 4 : i32, rhs_columns = 2 : i32}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.multiply
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.matrix.multiply"(%v1, %v2) <{lhs_rows = 128 : i32, lhs_columns = 32 : i32, rhs_columns = 128 : i32}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.multiply
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.matrix.multiply"(%v1, %v2) <{lhs_rows = 2 : i32, lhs_columns = 128 : i32, rhs_columns = 128 : i32}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.transpose
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.matrix.transpose"(%v1) <{rows = 4 : i32, columns = 4 : i32}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.transpose
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.matrix.transpose"(%v1) <{rows = 128 : i32, columns = 32 : i32}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.matrix.transpose
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.matrix.transpose"(%v1) <{rows = 4 : i32, columns = 32 : i32}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.get.active.lane.mask
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i16
%v3 = "llvm.intr.get.active.lane.mask"(%v1, %v2) : (i8, i16) -> (!llvm.ptr)
// llvm.intr.get.active.lane.mask
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.intr.get.active.lane.mask"(%v1, %v2) : (i32, i32) -> (!llvm.ptr)
// llvm.intr.get.active.lane.mask
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.intr.get.active.lane.mask"(%v1, %v2) : (i1, i1) -> (!llvm.ptr)
// llvm.intr.masked.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "test.value"() : () -> vector<4xi32>
%v4 = "llvm.intr.masked.load"(%v1, %v2, %v3) <{alignment = 1 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.masked.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> vector<4xi1>
"llvm.intr.masked.store"(%v1, %v2, %v3) <{alignment = 32 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// llvm.intr.masked.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> vector<4xi1>
"llvm.intr.masked.store"(%v1, %v2, %v3) <{alignment = 8 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// llvm.intr.masked.store
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> vector<4xi1>
"llvm.intr.masked.store"(%v1, %v2, %v3) <{alignment = 0 : i32}> : (vector<4xi32>, !llvm.ptr, vector<4xi1>) -> ()
// llvm.intr.masked.gather
%v1 = "test.value"() : () -> vector<4x!llvm.ptr>
%v2 = "test.value"() : () -> vector<[4]xi1>
%v3 = "llvm.intr.masked.gather"(%v1, %v2) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<[4]xi1>) -> (vector<4xi32>)
// llvm.intr.masked.gather
%v1 = "test.value"() : () -> vector<4x!llvm.ptr>
%v2 = "test.value"() : () -> vector<[4]xi1>
%v3 = "test.value"() : () -> vector<4xi32>
%v4 = "test.value"() : () -> vector<4xi32>
%v5 = "llvm.intr.masked.gather"(%v1, %v2, %v3, %v4) <{alignment = 0 : i32}> : (vector<4x!llvm.ptr>, vector<[4]xi1>, vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.masked.gather
%v1 = "test.value"() : () -> vector<4x!llvm.ptr>
%v2 = "test.value"() : () -> vector<4xi1>
%v3 = "llvm.intr.masked.gather"(%v1, %v2) <{alignment = 2 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> (vector<4xi32>)
// llvm.intr.masked.scatter
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4x!llvm.ptr>
%v3 = "test.value"() : () -> vector<4xi1>
"llvm.intr.masked.scatter"(%v1, %v2, %v3) <{alignment = 16 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
// llvm.intr.masked.scatter
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4x!llvm.ptr>
%v3 = "test.value"() : () -> vector<[4]xi1>
"llvm.intr.masked.scatter"(%v1, %v2, %v3) <{alignment = 32 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<[4]xi1>) -> ()
// llvm.intr.masked.scatter
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4x!llvm.ptr>
%v3 = "test.value"() : () -> vector<[4]xi1>
"llvm.intr.masked.scatter"(%v1, %v2, %v3) <{alignment = 1 : i32}> : (vector<4xi32>, vector<4x!llvm.ptr>, vector<[4]xi1>) -> ()
// llvm.intr.trap
"llvm.intr.trap"() : () -> ()
// llvm.intr.trap
"llvm.intr.trap"() : () -> ()
// llvm.intr.trap
"llvm.intr.trap"() : () -> ()
// llvm.intr.debugtrap
"llvm.intr.debugtrap"() : () -> ()
// llvm.intr.debugtrap
"llvm.intr.debugtrap"() : () -> ()
// llvm.intr.debugtrap
"llvm.intr.debugtrap"() : () -> ()
// llvm.intr.ubsantrap
"llvm.intr.ubsantrap"() <{failureKind = 8 : i8}> : () -> ()
// llvm.intr.ubsantrap
"llvm.intr.ubsantrap"() <{failureKind = 16 : i8}> : () -> ()
// llvm.intr.ubsantrap
"llvm.intr.ubsantrap"() <{failureKind = 16 : i8}> : () -> ()
// llvm.intr.stepvector
%v1 = "llvm.intr.stepvector"() : () -> (vector<4xi1>)
// llvm.intr.stepvector
%v1 = "llvm.intr.stepvector"() : () -> (vector<[2]xi16>)
// llvm.intr.stepvector
%v1 = "llvm.intr.stepvector"() : () -> (vector<4xi8>)
// llvm.intr.vector.insert
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.vector.insert"(%v1, %v2) <{pos = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.vector.insert
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.vector.insert"(%v1, %v2) <{pos = 32 : i64}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.vector.insert
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.intr.vector.insert"(%v1, %v2) <{pos = 0 : i64}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.vector.extract
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.vector.extract"(%v1) <{pos = 8 : i64}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.vector.extract
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.vector.extract"(%v1) <{pos = 1 : i64}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.intr.vector.extract
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "llvm.intr.vector.extract"(%v1) <{pos = 8 : i64}> : (vector<4xi32>) -> (vector<4xi32>)
// llvm.add
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.add"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.add
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.add"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.add
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.add"(%v1, %v2) : (i64, i64) -> (i64)
// llvm.sub
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.sub"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.sub
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.sub"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.sub
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.sub"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.mul
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.mul"(%v1, %v2) : (i16, i16) -> (i16)
// llvm.mul
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.mul"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.mul
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.mul"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.udiv
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.udiv"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.udiv
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.udiv"(%v1, %v2) <{isExact = unit}> : (i32, i32) -> (i32)
// llvm.udiv
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.udiv"(%v1, %v2) <{isExact = unit}> : (i16, i16) -> (i16)
// llvm.sdiv
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.sdiv"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.sdiv
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.sdiv"(%v1, %v2) <{isExact = unit}> : (i8, i8) -> (i8)
// llvm.sdiv
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i4
%v3 = "llvm.sdiv"(%v1, %v2) <{isExact = unit}> : (i4, i4) -> (i4)
// llvm.urem
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.urem"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.urem
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.urem"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.urem
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> i128
%v3 = "llvm.urem"(%v1, %v2) : (i128, i128) -> (i128)
// llvm.srem
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.srem"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.srem
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.srem"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.srem
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.srem"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.and
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.and"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.and
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.and"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.and
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.and"(%v1, %v2) : (i64, i64) -> (i64)
// llvm.or
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.or"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.or
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.or"(%v1, %v2) <{isDisjoint = unit}> : (i32, i32) -> (i32)
// llvm.or
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.or"(%v1, %v2) <{isDisjoint = unit}> : (i16, i16) -> (i16)
// llvm.xor
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.xor"(%v1, %v2) : (i16, i16) -> (i16)
// llvm.xor
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.xor"(%v1, %v2) : (i64, i64) -> (i64)
// llvm.xor
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.xor"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.shl
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "llvm.shl"(%v1, %v2) : (i1, i1) -> (i1)
// llvm.shl
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "llvm.shl"(%v1, %v2) : (i16, i16) -> (i16)
// llvm.shl
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.shl"(%v1, %v2) : (i8, i8) -> (i8)
// llvm.lshr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.lshr"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.lshr
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "llvm.lshr"(%v1, %v2) <{isExact = unit}> : (i8, i8) -> (i8)
// llvm.lshr
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.lshr"(%v1, %v2) <{isExact = unit}> : (i64, i64) -> (i64)
// llvm.ashr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "llvm.ashr"(%v1, %v2) : (i32, i32) -> (i32)
// llvm.ashr
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "llvm.ashr"(%v1, %v2) <{isExact = unit}> : (i64, i64) -> (i64)
// llvm.ashr
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i4
%v3 = "llvm.ashr"(%v1, %v2) : (i4, i4) -> (i4)
// llvm.fadd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fadd"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.fsub
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fsub"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.fsub
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fsub"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32, f32) -> (f32)
// llvm.fmul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fmul"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<ninf>}> : (f32, f32) -> (f32)
// llvm.fmul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fmul"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.fdiv
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fdiv"(%v1, %v2) : (f32, f32) -> (f32)
// llvm.fdiv
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.fdiv"(%v1, %v2) <{fastmathFlags = #llvm.fastmath<arcp>}> : (f32, f32) -> (f32)
// llvm.frem
%v1 = "test.value"() : () -> vector<3xbf16>
%v2 = "test.value"() : () -> vector<3xbf16>
%v3 = "llvm.frem"(%v1, %v2) : (vector<3xbf16>, vector<3xbf16>) -> (vector<3xbf16>)
// llvm.fneg
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fneg"(%v1) : (f32) -> (f32)
// llvm.getelementptr
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.getelementptr"(%v1) <{rawConstantIndices = array<i32: 1, 2>, elem_type = vector<[4]xsi8>}> : (!llvm.ptr) -> (!llvm.ptr)
// llvm.load
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.load"(%v1) : (!llvm.ptr) -> (i32)
// llvm.store
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr
"llvm.store"(%v1, %v2) : (i32, !llvm.ptr) -> ()
// llvm.bitcast
%v1 = "test.value"() : () -> i64
%v2 = "llvm.bitcast"(%v1) : (i64) -> (i64)
// llvm.bitcast
%v1 = "test.value"() : () -> bf16
%v2 = "llvm.bitcast"(%v1) : (bf16) -> (bf16)
// llvm.bitcast
%v1 = "test.value"() : () -> i64
%v2 = "llvm.bitcast"(%v1) : (i64) -> (i64)
// llvm.addrspacecast
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.addrspacecast"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.addrspacecast
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.addrspacecast"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.addrspacecast
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.addrspacecast"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// llvm.inttoptr
%v1 = "test.value"() : () -> i128
%v2 = "llvm.inttoptr"(%v1) : (i128) -> (!llvm.ptr)
// llvm.inttoptr
%v1 = "test.value"() : () -> i1
%v2 = "llvm.inttoptr"(%v1) <{dereferenceable = #llvm.dereferenceable< bytes = 4, mayBeNull = true> }> : (i1) -> (!llvm.ptr)
// llvm.inttoptr
%v1 = "test.value"() : () -> i16
%v2 = "llvm.inttoptr"(%v1) <{dereferenceable = #llvm.dereferenceable< bytes = 2, mayBeNull = false> }> : (i16) -> (!llvm.ptr)
// llvm.ptrtoint
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.ptrtoint"(%v1) : (!llvm.ptr) -> (i1)
// llvm.ptrtoint
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.ptrtoint"(%v1) : (!llvm.ptr) -> (i4)
// llvm.ptrtoint
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.ptrtoint"(%v1) : (!llvm.ptr) -> (i64)
// llvm.sext
%v1 = "test.value"() : () -> i1
%v2 = "llvm.sext"(%v1) : (i1) -> (i8)
// llvm.zext
%v1 = "test.value"() : () -> i16
%v2 = "llvm.zext"(%v1) <{nonNeg = unit}> : (i16) -> (i32)
// llvm.trunc
%v1 = "test.value"() : () -> i8
%v2 = "llvm.trunc"(%v1) : (i8) -> (i8)
// llvm.trunc
%v1 = "test.value"() : () -> i1
%v2 = "llvm.trunc"(%v1) : (i1) -> (i1)
// llvm.trunc
%v1 = "test.value"() : () -> i8
%v2 = "llvm.trunc"(%v1) : (i8) -> (i8)
// llvm.sitofp
%v1 = "test.value"() : () -> i64
%v2 = "llvm.sitofp"(%v1) : (i64) -> (f32)
// llvm.uitofp
%v1 = "test.value"() : () -> i1
%v2 = "llvm.uitofp"(%v1) : (i1) -> (vector<[4]xf32>)
// llvm.uitofp
%v1 = "test.value"() : () -> i8
%v2 = "llvm.uitofp"(%v1) <{nonNeg = unit}> : (i8) -> (f32)
// llvm.fptosi
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fptosi"(%v1) : (f32) -> (i1)
// llvm.fptosi
%v1 = "test.value"() : () -> vector<2xf16>
%v2 = "llvm.fptosi"(%v1) : (vector<2xf16>) -> (i1)
// llvm.fptoui
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fptoui"(%v1) : (f32) -> (i8)
// llvm.fpext
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fpext"(%v1) : (f32) -> (f32)
// llvm.fpext
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fpext"(%v1) : (f32) -> (f32)
// llvm.fptrunc
%v1 = "test.value"() : () -> f32
%v2 = "llvm.fptrunc"(%v1) : (f32) -> (f32)
// llvm.fptrunc
%v1 = "test.value"() : () -> vector<[4]xf16>
%v2 = "llvm.fptrunc"(%v1) : (vector<[4]xf16>) -> (vector<[4]xf16>)
// llvm.va_arg
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.va_arg"(%v1) : (!llvm.ptr) -> (f32)
// llvm.va_arg
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.va_arg"(%v1) : (!llvm.ptr) -> (f32)
// llvm.va_arg
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "llvm.va_arg"(%v1) : (!llvm.ptr) -> (f32)
// llvm.extractelement
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "llvm.extractelement"(%v1, %v2) : (vector<4xi32>, i32) -> (i32)
// llvm.extractelement
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "llvm.extractelement"(%v1, %v2) : (vector<4xi32>, i32) -> (i32)
// llvm.extractelement
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "llvm.extractelement"(%v1, %v2) : (vector<4xi32>, i32) -> (i32)
// llvm.insertelement
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.insertelement"(%v1, %v2, %v3) : (vector<4xi32>, i32, i32) -> (vector<4xi32>)
// llvm.insertelement
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.insertelement"(%v1, %v2, %v3) : (vector<4xi32>, i32, i32) -> (vector<4xi32>)
// llvm.insertelement
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.insertelement"(%v1, %v2, %v3) : (vector<4xi32>, i32, i32) -> (vector<4xi32>)
// llvm.insertvalue
%v1 = "test.value"() : () -> !llvm.array<4 x i32>
%v2 = "test.value"() : () -> i32
%v3 = "llvm.insertvalue"(%v1, %v2) <{position = array<i64: 2>}> : (!llvm.array<4 x i32>, i32) -> (!llvm.array<4 x i32>)
// llvm.shufflevector
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.shufflevector"(%v1, %v2) <{mask = array<i32: 2, 3>}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.shufflevector
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.shufflevector"(%v1, %v2) <{mask = array<i32: 16, 17, 18>}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.shufflevector
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "test.value"() : () -> vector<4xi32>
%v3 = "llvm.shufflevector"(%v1, %v2) <{mask = array<i32: 2>}> : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>)
// llvm.select
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.select"(%v1, %v2, %v3) : (i1, i32, i32) -> (i32)
// llvm.select
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "llvm.select"(%v1, %v2, %v3) <{fastmathFlags = #llvm.fastmath<nsz>}> : (i1, i32, i32) -> (i32)
// llvm.select
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "llvm.select"(%v1, %v2, %v3) : (i1, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.freeze
%v1 = "test.value"() : () -> i32
%v2 = "llvm.freeze"(%v1) : (i32) -> (i32)
// llvm.freeze
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "llvm.freeze"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// llvm.freeze
%v1 = "test.value"() : () -> f32
%v2 = "llvm.freeze"(%v1) : (f32) -> (f32)
// llvm.br
"test.around"() ({
"llvm.br"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// llvm.br
"test.around"() ({
%v1 = "test.value"() : () -> f32
"llvm.br"(%v1) [^bb1] : (f32) -> ()
^bb1(%v2: f32):
"test.end"() : () -> ()
}) : () -> ()
// llvm.br
"test.around"() ({
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
"llvm.br"(%v1, %v2) [^bb1] : (vector<4xf32>, vector<4xf32>) -> ()
^bb1(%v3: vector<4xf32>, %v4: vector<4xf32>):
"test.end"() : () -> ()
}) : () -> ()
// llvm.cond_br
"test.around"() ({
%v1 = "test.value"() : () -> i1
"llvm.cond_br"(%v1) [^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// llvm.return
"test.around"() ({
"llvm.return"() : () -> ()
}) : () -> ()
// llvm.return
"test.around"() ({
%v1 = "test.value"() : () -> f32
"llvm.return"(%v1) : (f32) -> ()
}) : () -> ()
// llvm.return
"test.around"() ({
"llvm.return"() : () -> ()
}) : () -> ()
// llvm.resume
"test.around"() ({
%v1 = "test.value"() : () -> i32
"llvm.resume"(%v1) : (i32) -> ()
}) : () -> ()
// llvm.resume
"test.around"() ({
%v1 = "test.value"() : () -> vector<4xf32>
"llvm.resume"(%v1) : (vector<4xf32>) -> ()
}) : () -> ()
// llvm.resume
"test.around"() ({
%v1 = "test.value"() : () -> f32
"llvm.resume"(%v1) : (f32) -> ()
}) : () -> ()
// llvm.unreachable
"test.around"() ({
"llvm.unreachable"() : () -> ()
}) : () -> ()
// llvm.unreachable
"test.around"() ({
"llvm.unreachable"() : () -> ()
}) : () -> ()
// llvm.unreachable
"test.around"() ({
"llvm.unreachable"() : () -> ()
}) : () -> ()
// llvm.blocktag
"llvm.blocktag"() <{tag = #llvm.blocktag< id = 4> }> : () -> ()
// llvm.blocktag
"llvm.blocktag"() <{tag = #llvm.blocktag< id = 1> }> : () -> ()
// llvm.blocktag
"llvm.blocktag"() <{tag = #llvm.blocktag< id = 4> }> : () -> ()
// llvm.comdat_selector
"llvm.comdat_selector"() <{sym_name = "symbol", comdat = 4 : i64}> : () -> ()
// llvm.comdat_selector
"llvm.comdat_selector"() <{sym_name = "symbol", comdat = 4 : i64}> : () -> ()
// llvm.comdat_selector
"llvm.comdat_selector"() <{sym_name = "symbol", comdat = 4 : i64}> : () -> ()
// llvm.comdat
"llvm.comdat"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// llvm.comdat
"llvm.comdat"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// llvm.comdat
"llvm.comdat"() <{sym_name = "symbol"}> ({
^bb0:
}) : () -> ()
// llvm.mlir.none
%v1 = "llvm.mlir.none"() : () -> (!llvm.token)
// llvm.mlir.none
%v1 = "llvm.mlir.none"() : () -> (!llvm.token)
// llvm.mlir.none
%v1 = "llvm.mlir.none"() : () -> (!llvm.token)
// llvm.mlir.undef
%v1 = "llvm.mlir.undef"() : () -> (i32)
// llvm.mlir.undef
%v1 = "llvm.mlir.undef"() : () -> (vector<4xf32>)
// llvm.mlir.undef
%v1 = "llvm.mlir.undef"() : () -> (f32)
// llvm.mlir.poison
%v1 = "llvm.mlir.poison"() : () -> (vector<4xf32>)
// llvm.mlir.poison
%v1 = "llvm.mlir.poison"() : () -> (i32)
// llvm.mlir.poison
%v1 = "llvm.mlir.poison"() : () -> (!llvm.ptr)
// llvm.mlir.zero
%v1 = "llvm.mlir.zero"() : () -> (!llvm.ptr)
// llvm.mlir.zero
%v1 = "llvm.mlir.zero"() : () -> (f32)
// llvm.mlir.zero
%v1 = "llvm.mlir.zero"() : () -> (vector<4xf32>)
// llvm.mlir.constant
%v1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> (i32)
// llvm.mlir.constant
%v1 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> (i32)
// llvm.atomicrmw
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i8
%v3 = "llvm.atomicrmw"(%v1, %v2) <{bin_op = 1 : i64, ordering = 5 : i64}> : (!llvm.ptr, i8) -> (i8)
// llvm.fence
"llvm.fence"() <{ordering = 7 : i64}> : () -> ()
// llvm.fence
"llvm.fence"() <{ordering = 4 : i64, syncscope = ""}> : () -> ()
// llvm.fence
"llvm.fence"() <{ordering = 5 : i64}> : () -> ()
// llvm.inline_asm
"llvm.inline_asm"() <{asm_string = "", constraints = ""}> : () -> ()
// llvm.inline_asm
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "llvm.inline_asm"(%v1, %v2) <{asm_string = "a b", constraints = "a b", has_side_effects = unit, is_align_stack = unit, tail_call_kind = #llvm.tailcallkind< tail > , asm_dialect = 1 : i64, operand_attrs = ["text", unit]}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// llvm.inline_asm
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "llvm.inline_asm"(%v1, %v2) <{asm_string = "text", constraints = "text", has_side_effects = unit, operand_attrs = [unit]}> : (f32, f32) -> (f32)
// llvm.linker_options
"llvm.linker_options"() <{options = ["text"]}> : () -> ()
// llvm.linker_options
"llvm.linker_options"() <{options = ["", ""]}> : () -> ()
// llvm.linker_options
"llvm.linker_options"() <{options = ["a b", "text", "text"]}> : () -> ()
// mpi.init
"mpi.init"() : () -> ()
// mpi.init
%v1 = "mpi.init"() : () -> (!mpi.retval)
// mpi.init
"mpi.init"() : () -> ()
// mpi.comm_world
%v1 = "mpi.comm_world"() : () -> (!mpi.comm)
// mpi.comm_world
%v1 = "mpi.comm_world"() : () -> (!mpi.comm)
// mpi.comm_world
%v1 = "mpi.comm_world"() : () -> (!mpi.comm)
// mpi.comm_rank
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "mpi.comm_rank"(%v1) : (!mpi.comm) -> (i32)
// mpi.comm_rank
%v1 = "test.value"() : () -> !mpi.comm
%v2, %v3 = "mpi.comm_rank"(%v1) : (!mpi.comm) -> (!mpi.retval, i32)
// mpi.comm_rank
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "mpi.comm_rank"(%v1) : (!mpi.comm) -> (i32)
// mpi.comm_size
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "mpi.comm_size"(%v1) : (!mpi.comm) -> (i32)
// mpi.comm_size
%v1 = "test.value"() : () -> !mpi.comm
%v2, %v3 = "mpi.comm_size"(%v1) : (!mpi.comm) -> (!mpi.retval, i32)
// mpi.comm_size
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "mpi.comm_size"(%v1) : (!mpi.comm) -> (i32)
// mpi.comm_split
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "mpi.comm_split"(%v1, %v2, %v3) : (!mpi.comm, i32, i32) -> (!mpi.comm)
// mpi.comm_split
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4, %v5 = "mpi.comm_split"(%v1, %v2, %v3) : (!mpi.comm, i32, i32) -> (!mpi.retval, !mpi.comm)
// mpi.comm_split
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4, %v5 = "mpi.comm_split"(%v1, %v2, %v3) : (!mpi.comm, i32, i32) -> (!mpi.retval, !mpi.comm)
// mpi.send
%v1 = "test.value"() : () -> memref<4xui32, 3>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
"mpi.send"(%v1, %v2, %v3, %v4) : (memref<4xui32, 3>, i32, i32, !mpi.comm) -> ()
// mpi.send
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.send"(%v1, %v2, %v3, %v4) : (memref<4xi64>, i32, i32, !mpi.comm) -> (!mpi.retval)
// mpi.send
%v1 = "test.value"() : () -> memref<4xi32, 3>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.send"(%v1, %v2, %v3, %v4) : (memref<4xi32, 3>, i32, i32, !mpi.comm) -> (!mpi.retval)
// mpi.isend
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.isend"(%v1, %v2, %v3, %v4) : (memref<4xi1>, i32, i32, !mpi.comm) -> (!mpi.request)
// mpi.isend
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5, %v6 = "mpi.isend"(%v1, %v2, %v3, %v4) : (memref<4xi1>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
// mpi.isend
%v1 = "test.value"() : () -> memref<?xui64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5, %v6 = "mpi.isend"(%v1, %v2, %v3, %v4) : (memref<?xui64>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
// mpi.recv
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
"mpi.recv"(%v1, %v2, %v3, %v4) : (memref<4xi64>, i32, i32, !mpi.comm) -> ()
// mpi.recv
%v1 = "test.value"() : () -> memref<?xui16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.recv"(%v1, %v2, %v3, %v4) : (memref<?xui16>, i32, i32, !mpi.comm) -> (!mpi.retval)
// mpi.recv
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.recv"(%v1, %v2, %v3, %v4) : (memref<4xi1>, i32, i32, !mpi.comm) -> (!mpi.retval)
// mpi.irecv
%v1 = "test.value"() : () -> memref<4xi32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5 = "mpi.irecv"(%v1, %v2, %v3, %v4) : (memref<4xi32>, i32, i32, !mpi.comm) -> (!mpi.request)
// mpi.irecv
%v1 = "test.value"() : () -> memref<4x4xui64>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5, %v6 = "mpi.irecv"(%v1, %v2, %v3, %v4) : (memref<4x4xui64>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
// mpi.irecv
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> !mpi.comm
%v5, %v6 = "mpi.irecv"(%v1, %v2, %v3, %v4) : (memref<4xf32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
// mpi.allreduce
%v1 = "test.value"() : () -> memref<4xi1>
%v2 = "test.value"() : () -> memref<4xi32>
%v3 = "test.value"() : () -> !mpi.comm
"mpi.allreduce"(%v1, %v2, %v3) <{op = 2 : i32}> : (memref<4xi1>, memref<4xi32>, !mpi.comm) -> ()
// mpi.allreduce
%v1 = "test.value"() : () -> memref<si32>
%v2 = "test.value"() : () -> memref<si8>
%v3 = "test.value"() : () -> !mpi.comm
%v4 = "mpi.allreduce"(%v1, %v2, %v3) <{op = 0 : i32}> : (memref<si32>, memref<si8>, !mpi.comm) -> (!mpi.retval)
// mpi.allreduce
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> memref<4xi64>
%v3 = "test.value"() : () -> !mpi.comm
%v4 = "mpi.allreduce"(%v1, %v2, %v3) <{op = 10 : i32}> : (memref<4xi64>, memref<4xi64>, !mpi.comm) -> (!mpi.retval)
// mpi.barrier
%v1 = "test.value"() : () -> !mpi.comm
"mpi.barrier"(%v1) : (!mpi.comm) -> ()
// mpi.barrier
%v1 = "test.value"() : () -> !mpi.comm
%v2 = "mpi.barrier"(%v1) : (!mpi.comm) -> (!mpi.retval)
// mpi.barrier
%v1 = "test.value"() : () -> !mpi.comm
"mpi.barrier"(%v1) : (!mpi.comm) -> ()
// mpi.wait
%v1 = "test.value"() : () -> !mpi.request
"mpi.wait"(%v1) : (!mpi.request) -> ()
// mpi.wait
%v1 = "test.value"() : () -> !mpi.request
%v2 = "mpi.wait"(%v1) : (!mpi.request) -> (!mpi.retval)
// mpi.wait
%v1 = "test.value"() : () -> !mpi.request
%v2 = "mpi.wait"(%v1) : (!mpi.request) -> (!mpi.retval)
// mpi.finalize
"mpi.finalize"() : () -> ()
// mpi.finalize
%v1 = "mpi.finalize"() : () -> (!mpi.retval)
// mpi.finalize
"mpi.finalize"() : () -> ()
// mpi.retval_check
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.retval_check"(%v1) <{errclass = #mpi.errclass<MPI_ERR_DUP_DATAREP>}> : (!mpi.retval) -> (i1)
// mpi.retval_check
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.retval_check"(%v1) <{errclass = #mpi.errclass<MPI_ERR_RANK>}> : (!mpi.retval) -> (i1)
// mpi.retval_check
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.retval_check"(%v1) <{errclass = #mpi.errclass<MPI_ERR_IN_STATUS>}> : (!mpi.retval) -> (i1)
// mpi.error_class
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.error_class"(%v1) : (!mpi.retval) -> (!mpi.retval)
// mpi.error_class
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.error_class"(%v1) : (!mpi.retval) -> (!mpi.retval)
// mpi.error_class
%v1 = "test.value"() : () -> !mpi.retval
%v2 = "mpi.error_class"(%v1) : (!mpi.retval) -> (!mpi.retval)
// nvgpu.device_async_create_group
%v1 = "nvgpu.device_async_create_group"() : () -> (!nvgpu.device.async.token)
// nvgpu.device_async_create_group
%v1 = "test.value"() : () -> !nvgpu.device.async.token
%v2 = "test.value"() : () -> !nvgpu.device.async.token
%v3 = "test.value"() : () -> !nvgpu.device.async.token
%v4 = "nvgpu.device_async_create_group"(%v1, %v2, %v3) : (!nvgpu.device.async.token, !nvgpu.device.async.token, !nvgpu.device.async.token) -> (!nvgpu.device.async.token)
// nvgpu.device_async_create_group
%v1 = "test.value"() : () -> !nvgpu.device.async.token
%v2 = "test.value"() : () -> !nvgpu.device.async.token
%v3 = "nvgpu.device_async_create_group"(%v1, %v2) : (!nvgpu.device.async.token, !nvgpu.device.async.token) -> (!nvgpu.device.async.token)
// nvgpu.device_async_wait
%v1 = "test.value"() : () -> !nvgpu.device.async.token
"nvgpu.device_async_wait"(%v1) : (!nvgpu.device.async.token) -> ()
// nvgpu.device_async_wait
%v1 = "test.value"() : () -> !nvgpu.device.async.token
"nvgpu.device_async_wait"(%v1) <{numGroups = 32 : i32}> : (!nvgpu.device.async.token) -> ()
// nvgpu.device_async_wait
%v1 = "test.value"() : () -> !nvgpu.device.async.token
"nvgpu.device_async_wait"(%v1) <{numGroups = 2 : i32}> : (!nvgpu.device.async.token) -> ()
// nvgpu.mbarrier.create
%v1 = "nvgpu.mbarrier.create"() : () -> (!nvgpu.mbarrier.group<memorySpace = 1 : i32>)
// nvgpu.mbarrier.create
%v1 = "nvgpu.mbarrier.create"() : () -> (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>)
// nvgpu.mbarrier.create
%v1 = "nvgpu.mbarrier.create"() : () -> (!nvgpu.mbarrier.group<memorySpace = 1 : i32>)
// nvgpu.mbarrier.get
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.get"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index) -> (i32)
// nvgpu.mbarrier.get
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.get"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index) -> (i32)
// nvgpu.mbarrier.get
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.get"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = "text">, index) -> (i32)
// nvgpu.mbarrier.init
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
"nvgpu.mbarrier.init"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = "text">, index, index) -> ()
// nvgpu.mbarrier.init
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> i1
"nvgpu.mbarrier.init"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = "text">, index, index, i1) -> ()
// nvgpu.mbarrier.init
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> i1
"nvgpu.mbarrier.init"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, index, index, i1) -> ()
// nvgpu.mbarrier.test.wait
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> !nvgpu.mbarrier.token
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.test.wait"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = "text">, !nvgpu.mbarrier.token, index) -> (i1)
// nvgpu.mbarrier.test.wait
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> !nvgpu.mbarrier.token
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.test.wait"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, !nvgpu.mbarrier.token, index) -> (i1)
// nvgpu.mbarrier.test.wait
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> !nvgpu.mbarrier.token
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.test.wait"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, !nvgpu.mbarrier.token, index) -> (i1)
// nvgpu.mbarrier.arrive
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.arrive"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.arrive"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "nvgpu.mbarrier.arrive"(%v1, %v2) : (!nvgpu.mbarrier.group<memorySpace = "text">, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive.nocomplete
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.arrive.nocomplete"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive.nocomplete
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.arrive.nocomplete"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive.nocomplete
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "nvgpu.mbarrier.arrive.nocomplete"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, index, index) -> (!nvgpu.mbarrier.token)
// nvgpu.mbarrier.arrive.expect_tx
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
"nvgpu.mbarrier.arrive.expect_tx"(%v1, %v2, %v3) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index) -> ()
// nvgpu.mbarrier.arrive.expect_tx
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = 1 : i32>
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> i1
"nvgpu.mbarrier.arrive.expect_tx"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = 1 : i32>, index, index, i1) -> ()
// nvgpu.mbarrier.arrive.expect_tx
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> i1
"nvgpu.mbarrier.arrive.expect_tx"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = "text">, index, index, i1) -> ()
// nvgpu.mbarrier.try_wait.parity
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = "text">
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
"nvgpu.mbarrier.try_wait.parity"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = "text">, i1, index, index) -> ()
// nvgpu.mbarrier.try_wait.parity
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
"nvgpu.mbarrier.try_wait.parity"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, i1, index, index) -> ()
// nvgpu.mbarrier.try_wait.parity
%v1 = "test.value"() : () -> !nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
"nvgpu.mbarrier.try_wait.parity"(%v1, %v2, %v3, %v4) : (!nvgpu.mbarrier.group<memorySpace = unit, num_barriers = 16>, i1, index, index) -> ()
// nvgpu.rcp
%v1 = "test.value"() : () -> vector<3xf32>
%v2 = "nvgpu.rcp"(%v1) <{ftz = unit}> : (vector<3xf32>) -> (vector<3xf32>)
// nvvm.read.ptx.sreg.laneid
%v1 = "nvvm.read.ptx.sreg.laneid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.laneid
%v1 = "nvvm.read.ptx.sreg.laneid"() : () -> (i32)
// nvvm.read.ptx.sreg.laneid
%v1 = "nvvm.read.ptx.sreg.laneid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.warpsize
%v1 = "nvvm.read.ptx.sreg.warpsize"() : () -> (i32)
// nvvm.read.ptx.sreg.warpsize
%v1 = "nvvm.read.ptx.sreg.warpsize"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.warpsize
%v1 = "nvvm.read.ptx.sreg.warpsize"() : () -> (f32)
// nvvm.read.ptx.sreg.warpid
%v1 = "nvvm.read.ptx.sreg.warpid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.warpid
%v1 = "nvvm.read.ptx.sreg.warpid"() : () -> (f32)
// nvvm.read.ptx.sreg.warpid
%v1 = "nvvm.read.ptx.sreg.warpid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nwarpid
%v1 = "nvvm.read.ptx.sreg.nwarpid"() : () -> (i32)
// nvvm.read.ptx.sreg.nwarpid
%v1 = "nvvm.read.ptx.sreg.nwarpid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nwarpid
%v1 = "nvvm.read.ptx.sreg.nwarpid"() : () -> (f32)
// nvvm.read.ptx.sreg.smid
%v1 = "nvvm.read.ptx.sreg.smid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.smid
%v1 = "nvvm.read.ptx.sreg.smid"() : () -> (i32)
// nvvm.read.ptx.sreg.smid
%v1 = "nvvm.read.ptx.sreg.smid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nsmid
%v1 = "nvvm.read.ptx.sreg.nsmid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nsmid
%v1 = "nvvm.read.ptx.sreg.nsmid"() : () -> (f32)
// nvvm.read.ptx.sreg.nsmid
%v1 = "nvvm.read.ptx.sreg.nsmid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.gridid
%v1 = "nvvm.read.ptx.sreg.gridid"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.gridid
%v1 = "nvvm.read.ptx.sreg.gridid"() : () -> (f32)
// nvvm.read.ptx.sreg.gridid
%v1 = "nvvm.read.ptx.sreg.gridid"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.lanemask.eq
%v1 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.lanemask.eq
%v1 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.eq
%v1 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.lanemask.le
%v1 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.le
%v1 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.lanemask.le
%v1 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> (i32)
// nvvm.read.ptx.sreg.lanemask.lt
%v1 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> (i32)
// nvvm.read.ptx.sreg.lanemask.lt
%v1 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.lanemask.lt
%v1 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.ge
%v1 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.ge
%v1 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.lanemask.ge
%v1 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> (i32)
// nvvm.read.ptx.sreg.lanemask.gt
%v1 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> (f32)
// nvvm.read.ptx.sreg.lanemask.gt
%v1 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.lanemask.gt
%v1 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> (i32)
// nvvm.read.ptx.sreg.tid.x
%v1 = "nvvm.read.ptx.sreg.tid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.tid.x
%v1 = "nvvm.read.ptx.sreg.tid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.tid.x
%v1 = "nvvm.read.ptx.sreg.tid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.tid.y
%v1 = "nvvm.read.ptx.sreg.tid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.tid.y
%v1 = "nvvm.read.ptx.sreg.tid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.tid.y
%v1 = "nvvm.read.ptx.sreg.tid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.tid.z
%v1 = "nvvm.read.ptx.sreg.tid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.tid.z
%v1 = "nvvm.read.ptx.sreg.tid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.tid.z
%v1 = "nvvm.read.ptx.sreg.tid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.ntid.x
%v1 = "nvvm.read.ptx.sreg.ntid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ntid.x
%v1 = "nvvm.read.ptx.sreg.ntid.x"() : () -> (i32)
// nvvm.read.ptx.sreg.ntid.x
%v1 = "nvvm.read.ptx.sreg.ntid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.ntid.y
%v1 = "nvvm.read.ptx.sreg.ntid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.ntid.y
%v1 = "nvvm.read.ptx.sreg.ntid.y"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ntid.y
%v1 = "nvvm.read.ptx.sreg.ntid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.ntid.z
%v1 = "nvvm.read.ptx.sreg.ntid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.ntid.z
%v1 = "nvvm.read.ptx.sreg.ntid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.ntid.z
%v1 = "nvvm.read.ptx.sreg.ntid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ctaid.x
%v1 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ctaid.x
%v1 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> (i32)
// nvvm.read.ptx.sreg.ctaid.x
%v1 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.ctaid.y
%v1 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.ctaid.y
%v1 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ctaid.y
%v1 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.ctaid.z
%v1 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.ctaid.z
%v1 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.ctaid.z
%v1 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nctaid.x
%v1 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> (i32)
// nvvm.read.ptx.sreg.nctaid.x
%v1 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nctaid.x
%v1 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.nctaid.y
%v1 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.nctaid.y
%v1 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nctaid.y
%v1 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.nctaid.z
%v1 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.nctaid.z
%v1 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nctaid.z
%v1 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.clusterid.x
%v1 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.clusterid.x
%v1 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> (i32)
// nvvm.read.ptx.sreg.clusterid.x
%v1 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.clusterid.y
%v1 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.clusterid.y
%v1 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.clusterid.y
%v1 = "nvvm.read.ptx.sreg.clusterid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.clusterid.z
%v1 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.clusterid.z
%v1 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.clusterid.z
%v1 = "nvvm.read.ptx.sreg.clusterid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.nclusterid.x
%v1 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nclusterid.x
%v1 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.nclusterid.x
%v1 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.nclusterid.y
%v1 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.nclusterid.y
%v1 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nclusterid.y
%v1 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.nclusterid.z
%v1 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.nclusterid.z
%v1 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.nclusterid.z
%v1 = "nvvm.read.ptx.sreg.nclusterid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.ctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.ctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.ctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.cluster.ctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.ctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.ctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.ctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.ctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.ctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.nctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.nctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.nctaid.x
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.cluster.nctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.nctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.nctaid.y
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.nctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.nctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.nctaid.z
%v1 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.ctarank
%v1 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> (f32)
// nvvm.read.ptx.sreg.cluster.ctarank
%v1 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.cluster.ctarank
%v1 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.nctarank
%v1 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.cluster.nctarank
%v1 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> (i32)
// nvvm.read.ptx.sreg.cluster.nctarank
%v1 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.total.smem.size
%v1 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> (i32)
// nvvm.read.ptx.sreg.total.smem.size
%v1 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.total.smem.size
%v1 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> (f32)
// nvvm.read.ptx.sreg.dynamic.smem.size
%v1 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.dynamic.smem.size
%v1 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> (i32)
// nvvm.read.ptx.sreg.dynamic.smem.size
%v1 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.aggr.smem.size
%v1 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> (i32)
// nvvm.read.ptx.sreg.aggr.smem.size
%v1 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.aggr.smem.size
%v1 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> (f32)
// nvvm.read.ptx.sreg.clock
%v1 = "nvvm.read.ptx.sreg.clock"() : () -> (f32)
// nvvm.read.ptx.sreg.clock
%v1 = "nvvm.read.ptx.sreg.clock"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.clock
%v1 = "nvvm.read.ptx.sreg.clock"() : () -> (i32)
// nvvm.read.ptx.sreg.clock64
%v1 = "nvvm.read.ptx.sreg.clock64"() : () -> (i32)
// nvvm.read.ptx.sreg.clock64
%v1 = "nvvm.read.ptx.sreg.clock64"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.clock64
%v1 = "nvvm.read.ptx.sreg.clock64"() : () -> (f32)
// nvvm.read.ptx.sreg.globaltimer
%v1 = "nvvm.read.ptx.sreg.globaltimer"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.globaltimer
%v1 = "nvvm.read.ptx.sreg.globaltimer"() : () -> (i32)
// nvvm.read.ptx.sreg.globaltimer
%v1 = "nvvm.read.ptx.sreg.globaltimer"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.globaltimer.lo
%v1 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> (f32)
// nvvm.read.ptx.sreg.globaltimer.lo
%v1 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.globaltimer.lo
%v1 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg0
%v1 = "nvvm.read.ptx.sreg.envreg0"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg0
%v1 = "nvvm.read.ptx.sreg.envreg0"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg0
%v1 = "nvvm.read.ptx.sreg.envreg0"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg1
%v1 = "nvvm.read.ptx.sreg.envreg1"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg1
%v1 = "nvvm.read.ptx.sreg.envreg1"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg1
%v1 = "nvvm.read.ptx.sreg.envreg1"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg2
%v1 = "nvvm.read.ptx.sreg.envreg2"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg2
%v1 = "nvvm.read.ptx.sreg.envreg2"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg2
%v1 = "nvvm.read.ptx.sreg.envreg2"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg3
%v1 = "nvvm.read.ptx.sreg.envreg3"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg3
%v1 = "nvvm.read.ptx.sreg.envreg3"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg3
%v1 = "nvvm.read.ptx.sreg.envreg3"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg4
%v1 = "nvvm.read.ptx.sreg.envreg4"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg4
%v1 = "nvvm.read.ptx.sreg.envreg4"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg4
%v1 = "nvvm.read.ptx.sreg.envreg4"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg5
%v1 = "nvvm.read.ptx.sreg.envreg5"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg5
%v1 = "nvvm.read.ptx.sreg.envreg5"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg5
%v1 = "nvvm.read.ptx.sreg.envreg5"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg6
%v1 = "nvvm.read.ptx.sreg.envreg6"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg6
%v1 = "nvvm.read.ptx.sreg.envreg6"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg6
%v1 = "nvvm.read.ptx.sreg.envreg6"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg7
%v1 = "nvvm.read.ptx.sreg.envreg7"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg7
%v1 = "nvvm.read.ptx.sreg.envreg7"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg7
%v1 = "nvvm.read.ptx.sreg.envreg7"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg8
%v1 = "nvvm.read.ptx.sreg.envreg8"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg8
%v1 = "nvvm.read.ptx.sreg.envreg8"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg8
%v1 = "nvvm.read.ptx.sreg.envreg8"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg9
%v1 = "nvvm.read.ptx.sreg.envreg9"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg9
%v1 = "nvvm.read.ptx.sreg.envreg9"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg9
%v1 = "nvvm.read.ptx.sreg.envreg9"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg10
%v1 = "nvvm.read.ptx.sreg.envreg10"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg10
%v1 = "nvvm.read.ptx.sreg.envreg10"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg10
%v1 = "nvvm.read.ptx.sreg.envreg10"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg11
%v1 = "nvvm.read.ptx.sreg.envreg11"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg11
%v1 = "nvvm.read.ptx.sreg.envreg11"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg11
%v1 = "nvvm.read.ptx.sreg.envreg11"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg12
%v1 = "nvvm.read.ptx.sreg.envreg12"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg12
%v1 = "nvvm.read.ptx.sreg.envreg12"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg12
%v1 = "nvvm.read.ptx.sreg.envreg12"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg13
%v1 = "nvvm.read.ptx.sreg.envreg13"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg13
%v1 = "nvvm.read.ptx.sreg.envreg13"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg13
%v1 = "nvvm.read.ptx.sreg.envreg13"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg14
%v1 = "nvvm.read.ptx.sreg.envreg14"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg14
%v1 = "nvvm.read.ptx.sreg.envreg14"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg14
%v1 = "nvvm.read.ptx.sreg.envreg14"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg15
%v1 = "nvvm.read.ptx.sreg.envreg15"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg15
%v1 = "nvvm.read.ptx.sreg.envreg15"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg15
%v1 = "nvvm.read.ptx.sreg.envreg15"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg16
%v1 = "nvvm.read.ptx.sreg.envreg16"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg16
%v1 = "nvvm.read.ptx.sreg.envreg16"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg16
%v1 = "nvvm.read.ptx.sreg.envreg16"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg17
%v1 = "nvvm.read.ptx.sreg.envreg17"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg17
%v1 = "nvvm.read.ptx.sreg.envreg17"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg17
%v1 = "nvvm.read.ptx.sreg.envreg17"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg18
%v1 = "nvvm.read.ptx.sreg.envreg18"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg18
%v1 = "nvvm.read.ptx.sreg.envreg18"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg18
%v1 = "nvvm.read.ptx.sreg.envreg18"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg19
%v1 = "nvvm.read.ptx.sreg.envreg19"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg19
%v1 = "nvvm.read.ptx.sreg.envreg19"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg19
%v1 = "nvvm.read.ptx.sreg.envreg19"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg20
%v1 = "nvvm.read.ptx.sreg.envreg20"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg20
%v1 = "nvvm.read.ptx.sreg.envreg20"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg20
%v1 = "nvvm.read.ptx.sreg.envreg20"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg21
%v1 = "nvvm.read.ptx.sreg.envreg21"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg21
%v1 = "nvvm.read.ptx.sreg.envreg21"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg21
%v1 = "nvvm.read.ptx.sreg.envreg21"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg22
%v1 = "nvvm.read.ptx.sreg.envreg22"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg22
%v1 = "nvvm.read.ptx.sreg.envreg22"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg22
%v1 = "nvvm.read.ptx.sreg.envreg22"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg23
%v1 = "nvvm.read.ptx.sreg.envreg23"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg23
%v1 = "nvvm.read.ptx.sreg.envreg23"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg23
%v1 = "nvvm.read.ptx.sreg.envreg23"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg24
%v1 = "nvvm.read.ptx.sreg.envreg24"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg24
%v1 = "nvvm.read.ptx.sreg.envreg24"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg24
%v1 = "nvvm.read.ptx.sreg.envreg24"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg25
%v1 = "nvvm.read.ptx.sreg.envreg25"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg25
%v1 = "nvvm.read.ptx.sreg.envreg25"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg25
%v1 = "nvvm.read.ptx.sreg.envreg25"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg26
%v1 = "nvvm.read.ptx.sreg.envreg26"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg26
%v1 = "nvvm.read.ptx.sreg.envreg26"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg26
%v1 = "nvvm.read.ptx.sreg.envreg26"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg27
%v1 = "nvvm.read.ptx.sreg.envreg27"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg27
%v1 = "nvvm.read.ptx.sreg.envreg27"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg27
%v1 = "nvvm.read.ptx.sreg.envreg27"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg28
%v1 = "nvvm.read.ptx.sreg.envreg28"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg28
%v1 = "nvvm.read.ptx.sreg.envreg28"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg28
%v1 = "nvvm.read.ptx.sreg.envreg28"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg29
%v1 = "nvvm.read.ptx.sreg.envreg29"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg29
%v1 = "nvvm.read.ptx.sreg.envreg29"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg29
%v1 = "nvvm.read.ptx.sreg.envreg29"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg30
%v1 = "nvvm.read.ptx.sreg.envreg30"() : () -> (!llvm.ptr)
// nvvm.read.ptx.sreg.envreg30
%v1 = "nvvm.read.ptx.sreg.envreg30"() : () -> (f32)
// nvvm.read.ptx.sreg.envreg30
%v1 = "nvvm.read.ptx.sreg.envreg30"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg31
%v1 = "nvvm.read.ptx.sreg.envreg31"() : () -> (i32)
// nvvm.read.ptx.sreg.envreg31
%v1 = "nvvm.read.ptx.sreg.envreg31"() : () -> (vector<4xf32>)
// nvvm.read.ptx.sreg.envreg31
%v1 = "nvvm.read.ptx.sreg.envreg31"() : () -> (f32)
// nvvm.inline_ptx
"nvvm.inline_ptx"() <{ptxCode = "", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// nvvm.inline_ptx
%v1 = "test.value"() : () -> tensor<1x1x1x1x1xi128>
%v2 = "test.value"() : () -> tensor<1x1x1x1x1xi128>
%v3 = "test.value"() : () -> tensor<1x1x1x1x1xf32>
%v4 = "test.value"() : () -> tensor<1x1x1x1x1xf32>
%v5 = "test.value"() : () -> tensor<1x1x1x1x1xf32>
%v6 = "test.value"() : () -> i1
%v7, %v8, %v9 = "nvvm.inline_ptx"(%v1, %v2, %v3, %v4, %v5, %v6) <{ptxCode = "text", operandSegmentSizes = array<i32: 2, 3, 1>}> : (tensor<1x1x1x1x1xi128>, tensor<1x1x1x1x1xi128>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, i1) -> (tensor<1x1x1x1x1xi128>, tensor<1x1x1x1x1xi128>, tensor<1x1x1x1x1xi128>)
// nvvm.inline_ptx
"nvvm.inline_ptx"() <{ptxCode = "text", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// nvvm.rcp.approx.ftz.f
%v1 = "test.value"() : () -> f32
%v2 = "nvvm.rcp.approx.ftz.f"(%v1) : (f32) -> (f32)
// nvvm.rcp.approx.ftz.f
%v1 = "test.value"() : () -> f32
%v2 = "nvvm.rcp.approx.ftz.f"(%v1) : (f32) -> (f32)
// nvvm.rcp.approx.ftz.f
%v1 = "test.value"() : () -> f32
%v2 = "nvvm.rcp.approx.ftz.f"(%v1) : (f32) -> (f32)
// nvvm.redux.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.redux.sync"(%v1, %v2) <{kind = #nvvm<redux_kind max>}> : (i32, i32) -> (i32)
// nvvm.redux.sync
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.redux.sync"(%v1, %v2) <{kind = #nvvm<redux_kind fmax>, abs = true, nan = false}> : (f32, i32) -> (f32)
// nvvm.redux.sync
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.redux.sync"(%v1, %v2) <{kind = #nvvm<redux_kind fmin>}> : (f32, i32) -> (f32)
// nvvm.nanosleep
%v1 = "test.value"() : () -> i32
"nvvm.nanosleep"(%v1) : (i32) -> ()
// nvvm.nanosleep
%v1 = "test.value"() : () -> i32
"nvvm.nanosleep"(%v1) : (i32) -> ()
// nvvm.nanosleep
%v1 = "test.value"() : () -> i32
"nvvm.nanosleep"(%v1) : (i32) -> ()
// nvvm.pmevent
"nvvm.pmevent"() <{eventId = 2 : i32}> : () -> ()
// nvvm.mbarrier.init
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.init"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.mbarrier.init
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i1
"nvvm.mbarrier.init"(%v1, %v2, %v3) : (!llvm.ptr, i32, i1) -> ()
// nvvm.mbarrier.init
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.init"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.mbarrier.inval
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.inval"(%v1) : (!llvm.ptr) -> ()
// nvvm.mbarrier.inval
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.inval"(%v1) : (!llvm.ptr) -> ()
// nvvm.mbarrier.inval
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.inval"(%v1) : (!llvm.ptr) -> ()
// nvvm.mbarrier.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.expect_tx"(%v1, %v2) : (!llvm.ptr<3>, i32) -> ()
// nvvm.mbarrier.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.expect_tx"(%v1, %v2) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
// nvvm.mbarrier.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.expect_tx"(%v1, %v2) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
// nvvm.mbarrier.complete_tx
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.complete_tx"(%v1, %v2) : (!llvm.ptr<3>, i32) -> ()
// nvvm.mbarrier.complete_tx
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.complete_tx"(%v1, %v2) : (!llvm.ptr<3>, i32) -> ()
// nvvm.mbarrier.arrive
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.arrive"(%v1) : (!llvm.ptr) -> ()
// nvvm.mbarrier.arrive
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.arrive"(%v1) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr) -> ()
// nvvm.mbarrier.arrive_drop
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.mbarrier.arrive_drop"(%v1) : (!llvm.ptr) -> ()
// nvvm.mbarrier.arrive_drop
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop"(%v1, %v2) <{scope = #nvvm.mem_scope<cluster>, relaxed = false}> : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive_drop
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop"(%v1, %v2) <{relaxed = true}> : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive.nocomplete
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive.nocomplete"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive.nocomplete
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive.nocomplete"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive.nocomplete
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive.nocomplete"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive_drop.nocomplete
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop.nocomplete"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive_drop.nocomplete
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop.nocomplete"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive_drop.nocomplete
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop.nocomplete"(%v1, %v2) : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.arrive.expect_tx"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.mbarrier.arrive_drop.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.arrive_drop.expect_tx"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.mbarrier.arrive_drop.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.arrive_drop.expect_tx"(%v1, %v2) <{scope = #nvvm.mem_scope<cta>, relaxed = false}> : (!llvm.ptr, i32) -> (i64)
// nvvm.mbarrier.arrive_drop.expect_tx
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.mbarrier.arrive_drop.expect_tx"(%v1, %v2) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> ()
// nvvm.mbarrier.try_wait.parity
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"nvvm.mbarrier.try_wait.parity"(%v1, %v2, %v3) : (!llvm.ptr, i32, i32) -> ()
// nvvm.mbarrier.try_wait.parity
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"nvvm.mbarrier.try_wait.parity"(%v1, %v2, %v3) : (!llvm.ptr, i32, i32) -> ()
// nvvm.mbarrier.try_wait.parity
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"nvvm.mbarrier.try_wait.parity"(%v1, %v2, %v3) : (!llvm.ptr, i32, i32) -> ()
// nvvm.mbarrier.test.wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.test.wait"(%v1, %v2) : (!llvm.ptr, i32) -> (i1)
// nvvm.mbarrier.test.wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.test.wait"(%v1, %v2) <{scope = #nvvm.mem_scope<cta>, relaxed = true}> : (!llvm.ptr, i32) -> (i1)
// nvvm.mbarrier.test.wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
%v3 = "nvvm.mbarrier.test.wait"(%v1, %v2) <{scope = #nvvm.mem_scope<cta>, relaxed = false}> : (!llvm.ptr, i64) -> (i1)
// nvvm.mbarrier.try_wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mbarrier.try_wait"(%v1, %v2) : (!llvm.ptr, i32) -> (i1)
// nvvm.mbarrier.try_wait
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.mbarrier.try_wait"(%v1, %v2, %v3) : (!llvm.ptr, i64, i32) -> (i1)
// nvvm.barrier0
"nvvm.barrier0"() : () -> ()
// nvvm.barrier0
"nvvm.barrier0"() : () -> ()
// nvvm.barrier0
"nvvm.barrier0"() : () -> ()
// nvvm.barrier
"nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// nvvm.barrier.arrive
%v1 = "test.value"() : () -> i32
"nvvm.barrier.arrive"(%v1) : (i32) -> ()
// nvvm.barrier.arrive
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
"nvvm.barrier.arrive"(%v1, %v2) : (i32, i32) -> ()
// nvvm.barrier.arrive
%v1 = "test.value"() : () -> i32
"nvvm.barrier.arrive"(%v1) : (i32) -> ()
// nvvm.cluster.arrive
"nvvm.cluster.arrive"() : () -> ()
// nvvm.cluster.arrive
"nvvm.cluster.arrive"() <{aligned = unit}> : () -> ()
// nvvm.cluster.arrive
"nvvm.cluster.arrive"() : () -> ()
// nvvm.cluster.arrive.relaxed
"nvvm.cluster.arrive.relaxed"() : () -> ()
// nvvm.cluster.arrive.relaxed
"nvvm.cluster.arrive.relaxed"() <{aligned = unit}> : () -> ()
// nvvm.cluster.arrive.relaxed
"nvvm.cluster.arrive.relaxed"() : () -> ()
// nvvm.cluster.wait
"nvvm.cluster.wait"() : () -> ()
// nvvm.cluster.wait
"nvvm.cluster.wait"() <{aligned = unit}> : () -> ()
// nvvm.cluster.wait
"nvvm.cluster.wait"() : () -> ()
// nvvm.memory.barrier
"nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<sys>}> : () -> ()
// nvvm.memory.barrier
"nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<gpu>}> : () -> ()
// nvvm.memory.barrier
"nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<sys>}> : () -> ()
// nvvm.fence.sc.cluster
"nvvm.fence.sc.cluster"() : () -> ()
// nvvm.fence.sc.cluster
"nvvm.fence.sc.cluster"() : () -> ()
// nvvm.fence.sc.cluster
"nvvm.fence.sc.cluster"() : () -> ()
// nvvm.fence.sync_restrict
"nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
// nvvm.fence.mbarrier.init
"nvvm.fence.mbarrier.init"() : () -> ()
// nvvm.fence.mbarrier.init
"nvvm.fence.mbarrier.init"() : () -> ()
// nvvm.fence.mbarrier.init
"nvvm.fence.mbarrier.init"() : () -> ()
// nvvm.fence.proxy
"nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>}> : () -> ()
// nvvm.fence.proxy.acquire
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.fence.proxy.acquire"(%v1, %v2) <{scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> ()
// nvvm.fence.proxy.acquire
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.fence.proxy.acquire"(%v1, %v2) <{scope = #nvvm.mem_scope<sys>}> : (!llvm.ptr, i32) -> ()
// nvvm.fence.proxy.release
"nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<sys>}> : () -> ()
// nvvm.fence.proxy.release
"nvvm.fence.proxy.release"() <{scope = #nvvm.mem_scope<sys>, fromProxy = #nvvm.proxy_kind<generic>}> : () -> ()
// nvvm.fence.proxy.sync_restrict
"nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
// nvvm.fence.proxy.sync_restrict
"nvvm.fence.proxy.sync_restrict"() <{order = #nvvm.mem_order<release>}> : () -> ()
// nvvm.setmaxregister
"nvvm.setmaxregister"() <{regCount = 128 : i32, action = #nvvm<action decrease>}> : () -> ()
// nvvm.setmaxregister
"nvvm.setmaxregister"() <{regCount = 32 : i32, action = #nvvm<action decrease>}> : () -> ()
// nvvm.setmaxregister
"nvvm.setmaxregister"() <{regCount = 32 : i32, action = #nvvm<action decrease>}> : () -> ()
// nvvm.shfl.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "nvvm.shfl.sync"(%v1, %v2, %v3, %v4) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> (f32)
// nvvm.vote.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i1
%v3 = "nvvm.vote.sync"(%v1, %v2) <{kind = #nvvm<vote_sync_kind all>}> : (i32, i1) -> (i1)
// nvvm.vote.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i1
%v3 = "nvvm.vote.sync"(%v1, %v2) <{kind = #nvvm<vote_sync_kind uni>}> : (i32, i1) -> (i1)
// nvvm.bar.warp.sync
%v1 = "test.value"() : () -> i32
"nvvm.bar.warp.sync"(%v1) : (i32) -> ()
// nvvm.bar.warp.sync
%v1 = "test.value"() : () -> i32
"nvvm.bar.warp.sync"(%v1) : (i32) -> ()
// nvvm.bar.warp.sync
%v1 = "test.value"() : () -> i32
"nvvm.bar.warp.sync"(%v1) : (i32) -> ()
// nvvm.elect.sync
%v1 = "nvvm.elect.sync"() : () -> (i1)
// nvvm.elect.sync
%v1 = "test.value"() : () -> i32
%v2 = "nvvm.elect.sync"(%v1) : (i32) -> (i1)
// nvvm.elect.sync
%v1 = "nvvm.elect.sync"() : () -> (i1)
// nvvm.prmt
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.prmt"(%v1, %v2) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> (i32)
// nvvm.prmt
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.prmt"(%v1, %v2, %v3) <{mode = #nvvm.permute_mode<b4e>}> : (i32, i32, i32) -> (i32)
// nvvm.prmt
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.prmt"(%v1, %v2) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32) -> (i32)
// nvvm.cp.async.commit.group
"nvvm.cp.async.commit.group"() : () -> ()
// nvvm.cp.async.commit.group
"nvvm.cp.async.commit.group"() : () -> ()
// nvvm.cp.async.commit.group
"nvvm.cp.async.commit.group"() : () -> ()
// nvvm.cp.async.wait.group
"nvvm.cp.async.wait.group"() <{n = 8 : i32}> : () -> ()
// nvvm.cp.async.wait.group
"nvvm.cp.async.wait.group"() <{n = 16 : i32}> : () -> ()
// nvvm.cp.async.wait.group
"nvvm.cp.async.wait.group"() <{n = 16 : i32}> : () -> ()
// nvvm.cp.async.mbarrier.arrive
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.cp.async.mbarrier.arrive"(%v1) : (!llvm.ptr) -> ()
// nvvm.cp.async.mbarrier.arrive
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.cp.async.mbarrier.arrive"(%v1) <{noinc = false}> : (!llvm.ptr) -> ()
// nvvm.cp.async.mbarrier.arrive
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.cp.async.mbarrier.arrive"(%v1) <{noinc = false}> : (!llvm.ptr) -> ()
// nvvm.convert.float.to.tf32
%v1 = "test.value"() : () -> f32
%v2 = "nvvm.convert.float.to.tf32"(%v1) <{rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>, relu = true}> : (f32) -> (i32)
// nvvm.convert.f32x2.to.f16x2
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.convert.f32x2.to.f16x2"(%v1, %v2, %v3) <{rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>, relu = false}> : (f32, f32, i32) -> (vector<[2]xf16>)
// nvvm.convert.f32x2.to.bf16x2
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.convert.f32x2.to.bf16x2"(%v1, %v2, %v3) <{rnd = #nvvm.fp_rnd_mode<rs>, relu = true}> : (f32, f32, i32) -> (vector<[2]xbf16>)
// nvvm.cp.async.bulk.commit.group
"nvvm.cp.async.bulk.commit.group"() : () -> ()
// nvvm.cp.async.bulk.commit.group
"nvvm.cp.async.bulk.commit.group"() : () -> ()
// nvvm.cp.async.bulk.commit.group
"nvvm.cp.async.bulk.commit.group"() : () -> ()
// nvvm.cp.async.bulk.wait_group
"nvvm.cp.async.bulk.wait_group"() <{group = 2 : i32}> : () -> ()
// nvvm.cp.async.bulk.wait_group
"nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32, read = unit}> : () -> ()
// nvvm.cp.async.bulk.wait_group
"nvvm.cp.async.bulk.wait_group"() <{group = 1 : i32}> : () -> ()
// nvvm.cp.async.bulk.tensor.global.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.tensor.global.shared.cta"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
// nvvm.prefetch
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i1
"nvvm.prefetch"(%v1, %v2) <{tensormap = unit, in_param_space = unit}> : (!llvm.ptr, i1) -> ()
// nvvm.cp.async.bulk.prefetch
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.prefetch"(%v1, %v2) : (!llvm.ptr<1>, i32) -> ()
// nvvm.cp.async.bulk.prefetch
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i64
"nvvm.cp.async.bulk.prefetch"(%v1, %v2, %v3) : (!llvm.ptr<1>, i32, i64) -> ()
// nvvm.cp.async.bulk.prefetch
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.prefetch"(%v1, %v2) : (!llvm.ptr<1>, i32) -> ()
// nvvm.cp.async.bulk.tensor.prefetch
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i64
"nvvm.cp.async.bulk.tensor.prefetch"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 3, 0, 1>}> : (!llvm.ptr, i32, i32, i32, i64) -> ()
// nvvm.cp.async.bulk.tensor.reduce
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i64
"nvvm.cp.async.bulk.tensor.reduce"(%v1, %v2, %v3, %v4, %v5) <{redKind = #nvvm.tma_redux_kind<or>, mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i64) -> ()
// nvvm.cp.async.bulk.tensor.reduce
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.tensor.reduce"(%v1, %v2, %v3) <{redKind = #nvvm.tma_redux_kind<dec>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.shared.cluster.global
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> !llvm.ptr<1>
%v3 = "test.value"() : () -> !llvm.ptr<3>
%v4 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.global"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.shared.cluster.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr<7>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> !llvm.ptr<3>
%v4 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.shared.cta"(%v1, %v2, %v3, %v4) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.shared.cluster.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr<7>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> !llvm.ptr<3>
%v4 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.shared.cta"(%v1, %v2, %v3, %v4) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.shared.cluster.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr<7>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> !llvm.ptr<3>
%v4 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.shared.cluster.shared.cta"(%v1, %v2, %v3, %v4) : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.global.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.global.shared.cta"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// nvvm.cp.async.bulk.global.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i16
"nvvm.cp.async.bulk.global.shared.cta"(%v1, %v2, %v3, %v4, %v5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16) -> ()
// nvvm.cp.async.bulk.global.shared.cta
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"nvvm.cp.async.bulk.global.shared.cta"(%v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// nvvm.wgmma.fence.aligned
"nvvm.wgmma.fence.aligned"() : () -> ()
// nvvm.wgmma.fence.aligned
"nvvm.wgmma.fence.aligned"() : () -> ()
// nvvm.wgmma.fence.aligned
"nvvm.wgmma.fence.aligned"() : () -> ()
// nvvm.wgmma.commit.group.sync.aligned
"nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
// nvvm.wgmma.commit.group.sync.aligned
"nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
// nvvm.wgmma.commit.group.sync.aligned
"nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
// nvvm.wgmma.wait.group.sync.aligned
"nvvm.wgmma.wait.group.sync.aligned"() <{group = 16 : i64}> : () -> ()
// nvvm.wgmma.wait.group.sync.aligned
"nvvm.wgmma.wait.group.sync.aligned"() <{group = 8 : i64}> : () -> ()
// nvvm.wgmma.wait.group.sync.aligned
"nvvm.wgmma.wait.group.sync.aligned"() <{group = 8 : i64}> : () -> ()
// nvvm.griddepcontrol
"nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
// nvvm.griddepcontrol
"nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> : () -> ()
// nvvm.griddepcontrol
"nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
// nvvm.mapa
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mapa"(%v1, %v2) : (!llvm.ptr, i32) -> (!llvm.ptr)
// nvvm.mapa
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mapa"(%v1, %v2) : (!llvm.ptr, i32) -> (!llvm.ptr)
// nvvm.mapa
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.mapa"(%v1, %v2) : (!llvm.ptr, i32) -> (!llvm.ptr)
// nvvm.match.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "nvvm.match.sync"(%v1, %v2) <{kind = #nvvm<match_sync_kind any>}> : (i32, i32) -> (i32)
// nvvm.match.sync
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
%v3 = "nvvm.match.sync"(%v1, %v2) <{kind = #nvvm<match_sync_kind any>}> : (i32, i64) -> (i32)
// nvvm.st.bulk
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
"nvvm.st.bulk"(%v1, %v2) : (!llvm.ptr, i64) -> ()
// nvvm.st.bulk
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
"nvvm.st.bulk"(%v1, %v2) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
// nvvm.exit
"nvvm.exit"() : () -> ()
// nvvm.exit
"nvvm.exit"() : () -> ()
// nvvm.exit
"nvvm.exit"() : () -> ()
// nvvm.breakpoint
"nvvm.breakpoint"() : () -> ()
// nvvm.breakpoint
"nvvm.breakpoint"() : () -> ()
// nvvm.breakpoint
"nvvm.breakpoint"() : () -> ()
// nvvm.tcgen05.alloc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.alloc"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.tcgen05.alloc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.alloc"(%v1, %v2) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
// nvvm.tcgen05.alloc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.alloc"(%v1, %v2) : (!llvm.ptr, i32) -> ()
// nvvm.tcgen05.dealloc
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.dealloc"(%v1, %v2) : (!llvm.ptr<6>, i32) -> ()
// nvvm.tcgen05.dealloc
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.dealloc"(%v1, %v2) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>, i32) -> ()
// nvvm.tcgen05.dealloc
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.dealloc"(%v1, %v2) : (!llvm.ptr<6>, i32) -> ()
// nvvm.tcgen05.relinquish_alloc_permit
"nvvm.tcgen05.relinquish_alloc_permit"() : () -> ()
// nvvm.tcgen05.relinquish_alloc_permit
"nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> : () -> ()
// nvvm.tcgen05.relinquish_alloc_permit
"nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_1>}> : () -> ()
// nvvm.tcgen05.fence
"nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
// nvvm.tcgen05.fence
"nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> : () -> ()
// nvvm.tcgen05.fence
"nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
// nvvm.tcgen05.wait
"nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> : () -> ()
// nvvm.tcgen05.wait
"nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<load>}> : () -> ()
// nvvm.tcgen05.wait
"nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> : () -> ()
// nvvm.tcgen05.commit
%v1 = "test.value"() : () -> !llvm.ptr
"nvvm.tcgen05.commit"(%v1) : (!llvm.ptr) -> ()
// nvvm.tcgen05.commit
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i16
"nvvm.tcgen05.commit"(%v1, %v2) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr, i16) -> ()
// nvvm.tcgen05.commit
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i16
"nvvm.tcgen05.commit"(%v1, %v2) : (!llvm.ptr, i16) -> ()
// nvvm.tcgen05.shift
%v1 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.shift"(%v1) : (!llvm.ptr<6>) -> ()
// nvvm.tcgen05.shift
%v1 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.shift"(%v1) <{group = #nvvm.cta_group<cta_2>}> : (!llvm.ptr<6>) -> ()
// nvvm.tcgen05.shift
%v1 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.shift"(%v1) : (!llvm.ptr<6>) -> ()
// nvvm.tcgen05.cp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
"nvvm.tcgen05.cp"(%v1, %v2) <{shape = #nvvm.tcgen05_cp_shape<shape_128x128b>}> : (!llvm.ptr<6>, i64) -> ()
// nvvm.tcgen05.mma_smem_desc
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i8
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> i8
%v7 = "nvvm.tcgen05.mma_smem_desc"(%v1, %v2, %v3, %v4, %v5, %v6) : (i32, i32, i32, i8, i1, i8) -> (i64)
// nvvm.tcgen05.mma_smem_desc
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i8
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> i8
%v7 = "nvvm.tcgen05.mma_smem_desc"(%v1, %v2, %v3, %v4, %v5, %v6) : (i32, i32, i32, i8, i1, i8) -> (i64)
// nvvm.tcgen05.mma_smem_desc
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i8
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> i8
%v7 = "nvvm.tcgen05.mma_smem_desc"(%v1, %v2, %v3, %v4, %v5, %v6) : (i32, i32, i32, i8, i1, i8) -> (i64)
// nvvm.tcgen05.ld
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "nvvm.tcgen05.ld"(%v1) <{shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}> : (!llvm.ptr<6>) -> (i32)
// nvvm.tcgen05.st
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i32
"nvvm.tcgen05.st"(%v1, %v2) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>, i32) -> ()
// nvvm.dot.accumulate.4way
%v1 = "test.value"() : () -> vector<4xi8>
%v2 = "test.value"() : () -> vector<4xi8>
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.dot.accumulate.4way"(%v1, %v2, %v3) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> (i32)
// nvvm.dot.accumulate.2way
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<4xi8>
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.dot.accumulate.2way"(%v1, %v2, %v3) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = true}> : (vector<2xi16>, vector<4xi8>, i32) -> (i32)
// nvvm.dot.accumulate.2way
%v1 = "test.value"() : () -> vector<[2]xi16>
%v2 = "test.value"() : () -> vector<4xi8>
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.dot.accumulate.2way"(%v1, %v2, %v3) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_type = #nvvm.dot_accumulate_type<signed>, b_hi = false}> : (vector<[2]xi16>, vector<4xi8>, i32) -> (i32)
// nvvm.dot.accumulate.2way
%v1 = "test.value"() : () -> vector<[2]xi16>
%v2 = "test.value"() : () -> vector<4xi8>
%v3 = "test.value"() : () -> i32
%v4 = "nvvm.dot.accumulate.2way"(%v1, %v2, %v3) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<signed>, b_hi = false}> : (vector<[2]xi16>, vector<4xi8>, i32) -> (i32)
// nvvm.clusterlaunchcontrol.try.cancel
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"nvvm.clusterlaunchcontrol.try.cancel"(%v1, %v2) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// nvvm.clusterlaunchcontrol.try.cancel
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"nvvm.clusterlaunchcontrol.try.cancel"(%v1, %v2) <{multicast = unit}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// nvvm.clusterlaunchcontrol.try.cancel
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"nvvm.clusterlaunchcontrol.try.cancel"(%v1, %v2) <{multicast = unit}> : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
// nvvm.clusterlaunchcontrol.query.cancel
%v1 = "test.value"() : () -> i128
%v2 = "nvvm.clusterlaunchcontrol.query.cancel"(%v1) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_y>}> : (i128) -> (i32)
// nvvm.clusterlaunchcontrol.query.cancel
%v1 = "test.value"() : () -> i128
%v2 = "nvvm.clusterlaunchcontrol.query.cancel"(%v1) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_z>}> : (i128) -> (i32)
// nvvm.tcgen05.mma
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
"nvvm.tcgen05.mma"(%v1, %v2, %v3, %v4, %v5) <{kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
// nvvm.tcgen05.mma.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.sp"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> i64
"nvvm.tcgen05.mma.sp"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm.tcgen05_mma_kind<f8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// nvvm.tcgen05.mma.block_scale
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.block_scale
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.sp.block_scale
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> !llvm.ptr<6>
%v8 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.sp.block_scale"(%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8) <{kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_2>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.ws
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
"nvvm.tcgen05.mma.ws"(%v1, %v2, %v3, %v4, %v5) <{kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
// nvvm.tcgen05.mma.ws
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> i64
"nvvm.tcgen05.mma.ws"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm.tcgen05_mma_kind<i8>, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b1>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, i64) -> ()
// nvvm.tcgen05.mma.ws
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
"nvvm.tcgen05.mma.ws"(%v1, %v2, %v3, %v4, %v5) <{kind = #nvvm.tcgen05_mma_kind<f8f6f4>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
// nvvm.tcgen05.mma.ws.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.ws.sp"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
// nvvm.tcgen05.mma.ws.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
%v7 = "test.value"() : () -> i64
"nvvm.tcgen05.mma.ws.sp"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{kind = #nvvm.tcgen05_mma_kind<i8>, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
// nvvm.tcgen05.mma.ws.sp
%v1 = "test.value"() : () -> !llvm.ptr<6>
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i1
%v6 = "test.value"() : () -> !llvm.ptr<6>
"nvvm.tcgen05.mma.ws.sp"(%v1, %v2, %v3, %v4, %v5, %v6) <{kind = #nvvm.tcgen05_mma_kind<f16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
// omp.private
"omp.private"() <{sym_name = "symbol", type = memref<?xui32>, data_sharing_type = #omp<data_sharing_type {type = private}>}> ({}, {}, {}) : () -> ()
// omp.parallel
"omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// omp.terminator
"test.around"() ({
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.terminator
"test.around"() ({
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.terminator
"test.around"() ({
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.teams
"omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// omp.section
"omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
^bb0:
"omp.section"() ({}) : () -> ()
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.sections
"omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.single
"omp.single"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({}) : () -> ()
// omp.new_cli
%v1 = "omp.new_cli"() : () -> (!omp.cli)
// omp.new_cli
%v1 = "omp.new_cli"() : () -> (!omp.cli)
// omp.new_cli
%v1 = "omp.new_cli"() : () -> (!omp.cli)
// omp.tile
%v1 = "test.value"() : () -> !omp.cli
%v2 = "test.value"() : () -> !omp.cli
%v3 = "test.value"() : () -> !omp.cli
%v4 = "test.value"() : () -> i64
"omp.tile"(%v1, %v2, %v3, %v4) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (!omp.cli, !omp.cli, !omp.cli, i64) -> ()
// omp.workshare
"omp.workshare"() ({}) : () -> ()
// omp.workshare
"omp.workshare"() <{nowait = unit}> ({
^bb0(%v1: index, %v2: index):
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.workshare
"omp.workshare"() <{nowait = unit}> ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.task
"omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// omp.taskgroup
"omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({}) : () -> ()
// omp.taskgroup
%v1 = "test.value"() : () -> tensor<2x3x4xi1>
%v2 = "test.value"() : () -> tensor<2x3x4xi1>
"omp.taskgroup"(%v1, %v2) <{operandSegmentSizes = array<i32: 0, 2, 0>}> ({
^bb0:
"omp.terminator"() : () -> ()
}) : (tensor<2x3x4xi1>, tensor<2x3x4xi1>) -> ()
// omp.taskyield
"omp.taskyield"() : () -> ()
// omp.taskyield
"omp.taskyield"() : () -> ()
// omp.taskyield
"omp.taskyield"() : () -> ()
// omp.flush
"omp.flush"() : () -> ()
// omp.flush
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"omp.flush"(%v1, %v2, %v3) : (i32, i32, i32) -> ()
// omp.flush
"omp.flush"() : () -> ()
// omp.map.bounds
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> si64
%v4 = "test.value"() : () -> i16
%v5 = "test.value"() : () -> ui16
%v6 = "omp.map.bounds"(%v1, %v2, %v3, %v4, %v5) <{stride_in_bytes = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i32, i32, si64, i16, ui16) -> (!omp.map_bounds_ty)
// omp.map.bounds
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "omp.map.bounds"(%v1, %v2, %v3) <{stride_in_bytes = true, operandSegmentSizes = array<i32: 0, 0, 1, 1, 1>}> : (i64, index, index) -> (!omp.map_bounds_ty)
// omp.map.info
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "omp.map.info"(%v1) <{var_type = f32, map_type = #omp<clause_map_flags del>, map_capture_type = #omp<variable_capture_kind (VLAType)>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<4xf32>) -> (memref<4xf32>)
// omp.map.info
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !omp.map_bounds_ty
%v3 = "test.value"() : () -> !omp.map_bounds_ty
%v4 = "omp.map.info"(%v1, %v2, %v3) <{var_type = i32, map_type = #omp<clause_map_flags ref_ptee>, map_capture_type = #omp<variable_capture_kind (ByRef)>, name = "text", partial_map = true, operandSegmentSizes = array<i32: 1, 0, 0, 2>}> : (!llvm.ptr, !omp.map_bounds_ty, !omp.map_bounds_ty) -> (!llvm.ptr)
// omp.target_enter_data
"omp.target_enter_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// omp.target_enter_data
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i1
"omp.target_enter_data"(%v1, %v2) <{nowait = unit, operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (i64, i1) -> ()
// omp.target_exit_data
"omp.target_exit_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// omp.target_exit_data
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i1
"omp.target_exit_data"(%v1, %v2) <{nowait = unit, operandSegmentSizes = array<i32: 0, 1, 1, 0>}> : (i4, i1) -> ()
// omp.target_update
"omp.target_update"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// omp.target
"omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({}) : () -> ()
// omp.master
"omp.master"() ({}) : () -> ()
// omp.master
"omp.master"() ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.master
"omp.master"() ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.critical.declare
"omp.critical.declare"() <{sym_name = "symbol"}> : () -> ()
// omp.critical.declare
"omp.critical.declare"() <{sym_name = "symbol", hint = 0 : i64}> : () -> ()
// omp.critical.declare
"omp.critical.declare"() <{sym_name = "symbol", hint = 0 : i64}> : () -> ()
// omp.critical
"omp.critical"() ({}) : () -> ()
// omp.critical
"omp.critical"() ({}) : () -> ()
// omp.barrier
"omp.barrier"() : () -> ()
// omp.barrier
"omp.barrier"() : () -> ()
// omp.barrier
"omp.barrier"() : () -> ()
// omp.ordered.region
"omp.ordered.region"() ({}) : () -> ()
// omp.ordered.region
"omp.ordered.region"() <{par_level_simd = unit}> ({
^bb0:
"test.end"() : () -> ()
}) : () -> ()
// omp.ordered.region
"omp.ordered.region"() <{par_level_simd = unit}> ({}) : () -> ()
// omp.taskwait
"omp.taskwait"() : () -> ()
// omp.taskwait
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
%v3 = "test.value"() : () -> memref<4xf32>
"omp.taskwait"(%v1, %v2, %v3) <{depend_kinds = [#omp<clause_task_depend (taskdependin)>, #omp<clause_task_depend (taskdependinoutset)>], nowait = unit}> : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// omp.taskwait
"omp.taskwait"() : () -> ()
// omp.atomic.read
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
"omp.atomic.read"(%v1, %v2) <{element_type = tensor<2x3x4xbf16>}> : (memref<4xf32>, memref<4xf32>) -> ()
// omp.atomic.read
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "test.value"() : () -> memref<4xf32>
"omp.atomic.read"(%v1, %v2) <{element_type = i64, hint = 2 : i64, memory_order = #omp<memoryorderkind relaxed>}> : (memref<4xf32>, memref<4xf32>) -> ()
// omp.atomic.write
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
"omp.atomic.write"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> ()
// omp.atomic.write
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
"omp.atomic.write"(%v1, %v2) <{hint = 2 : i64, memory_order = #omp<memoryorderkind relaxed>}> : (!llvm.ptr, i64) -> ()
// omp.atomic.update
%v1 = "test.value"() : () -> memref<4xf32>
"omp.atomic.update"(%v1) ({
^bb0(%v2: f32):
%v3 = "test.value"() : () -> f32
"omp.yield"(%v3) : (f32) -> ()
}) : (memref<4xf32>) -> ()
// omp.atomic.update
%v1 = "test.value"() : () -> !llvm.ptr
"omp.atomic.update"(%v1) ({
^bb0(%v2: !llvm.ptr):
%v3 = "test.value"() : () -> !llvm.ptr
"omp.yield"(%v3) : (!llvm.ptr) -> ()
}) : (!llvm.ptr) -> ()
// omp.threadprivate
%v1 = "test.value"() : () -> memref<4xf32>
%v2 = "omp.threadprivate"(%v1) : (memref<4xf32>) -> (memref<4xf32>)
// omp.threadprivate
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "omp.threadprivate"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// omp.threadprivate
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "omp.threadprivate"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// omp.declare_mapper
"omp.declare_mapper"() <{sym_name = "symbol", type = !tosa.shape<2>}> ({
^bb0:
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// omp.declare_mapper.info
"omp.declare_mapper"() <{sym_name = "symbol", type = tensor<1x2x3x4xf8E4M3FN>}> ({
^bb0:
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// omp.declare_mapper.info
"omp.declare_mapper"() <{sym_name = "symbol", type = tensor<2x3x4xf8E4M3FN>}> ({
^bb0(%v2: index, %v3: index, %v4: index):
%v1 = "test.value"() : () -> !llvm.ptr
"omp.declare_mapper.info"(%v1) : (!llvm.ptr) -> ()
}) : () -> ()
// omp.declare_mapper.info
"omp.declare_mapper"() <{sym_name = "symbol", type = i32}> ({
^bb0(%v1: index, %v2: index, %v3: index):
"omp.declare_mapper.info"() : () -> ()
}) : () -> ()
// omp.masked
"omp.masked"() ({}) : () -> ()
// omp.masked
%v1 = "test.value"() : () -> i64
"omp.masked"(%v1) ({
^bb0:
"test.end"() : () -> ()
}) : (i64) -> ()
// omp.masked
"omp.masked"() ({
^bb0:
"omp.terminator"() : () -> ()
}) : () -> ()
// omp.allocate_dir
"omp.allocate_dir"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// omp.allocate_dir
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
"omp.allocate_dir"(%v1, %v2, %v3, %v4) <{align = 128 : i64, operandSegmentSizes = array<i32: 3, 1>}> : (f32, f32, f32, i64) -> ()
// omp.allocate_dir
"omp.allocate_dir"() <{align = 1 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
// omp.target_freemem
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
"omp.target_freemem"(%v1, %v2) : (i32, i64) -> ()
// omp.target_freemem
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> i64
"omp.target_freemem"(%v1, %v2) : (ui16, i64) -> ()
// omp.target_freemem
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
"omp.target_freemem"(%v1, %v2) : (i64, i64) -> ()
// pdl.attribute
%v1 = "pdl.attribute"() : () -> (!pdl.attribute)
// pdl.operation
%v1 = "test.value"() : () -> !pdl.value
%v2 = "test.value"() : () -> !pdl.value
%v3 = "test.value"() : () -> !pdl.attribute
%v4 = "test.value"() : () -> !pdl.attribute
%v5 = "test.value"() : () -> !pdl.type
%v6 = "test.value"() : () -> !pdl.type
%v7 = "pdl.operation"(%v1, %v2, %v3, %v4, %v5, %v6) <{opName = "text", attributeValueNames = ["a b", ""], operandSegmentSizes = array<i32: 2, 2, 2>}> : (!pdl.value, !pdl.value, !pdl.attribute, !pdl.attribute, !pdl.type, !pdl.type) -> (!pdl.operation)
// pdl.result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl.result"(%v1) <{index = 2 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl.result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl.result"(%v1) <{index = 16 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl.result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl.result"(%v1) <{index = 2 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl.results
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl.results"(%v1) <{index = 4 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl.results
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl.results"(%v1) <{index = 2 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl.type
%v1 = "pdl.type"() : () -> (!pdl.type)
// pdl.type
%v1 = "pdl.type"() <{constantType = f32}> : () -> (!pdl.type)
// pdl.type
%v1 = "pdl.type"() <{constantType = i64}> : () -> (!pdl.type)
// pdl_interp.apply_constraint
"test.around"() ({
"pdl_interp.apply_constraint"() [^bb1, ^bb2] <{name = "text"}> : () -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.apply_constraint
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.range<value>
%v2 = "test.value"() : () -> !pdl.range<value>
%v3 = "pdl_interp.apply_constraint"(%v1, %v2) [^bb1, ^bb2] <{name = "", isNegated = true}> : (!pdl.range<value>, !pdl.range<value>) -> (!pdl.operation)
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.apply_constraint
"test.around"() ({
%v1, %v2 = "pdl_interp.apply_constraint"() [^bb1, ^bb2] <{name = "text", isNegated = true}> : () -> (!pdl.value, !pdl.value)
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.apply_rewrite
"pdl_interp.apply_rewrite"() <{name = "text"}> : () -> ()
// pdl_interp.apply_rewrite
%v1 = "test.value"() : () -> !pdl.value
%v2, %v3 = "pdl_interp.apply_rewrite"(%v1) <{name = ""}> : (!pdl.value) -> (!pdl.operation, !pdl.operation)
// pdl_interp.apply_rewrite
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.apply_rewrite"(%v1) <{name = ""}> : (!pdl.value) -> (!pdl.value)
// pdl_interp.are_equal
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.value
%v2 = "test.value"() : () -> !pdl.value
"pdl_interp.are_equal"(%v1, %v2) [^bb1, ^bb2] : (!pdl.value, !pdl.value) -> ()
^bb1(%v3: !pdl.value, %v4: !pdl.value):
"test.end"() : () -> ()
^bb2(%v5: !pdl.value, %v6: !pdl.value):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.are_equal
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "test.value"() : () -> !pdl.operation
"pdl_interp.are_equal"(%v1, %v2) [^bb1, ^bb2] : (!pdl.operation, !pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.are_equal
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.range<value>
%v2 = "test.value"() : () -> !pdl.range<value>
"pdl_interp.are_equal"(%v1, %v2) [^bb1, ^bb2] : (!pdl.range<value>, !pdl.range<value>) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.branch
"test.around"() ({
"pdl_interp.branch"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.branch
"test.around"() ({
"pdl_interp.branch"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.branch
"test.around"() ({
"pdl_interp.branch"() [^bb1] : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_attribute
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.attribute
"pdl_interp.check_attribute"(%v1) [^bb1, ^bb2] <{constantValue = "text"}> : (!pdl.attribute) -> ()
^bb1(%v2: !pdl.attribute):
"test.end"() : () -> ()
^bb2(%v3: !pdl.attribute):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_attribute
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.attribute
"pdl_interp.check_attribute"(%v1) [^bb1, ^bb2] <{constantValue = unit}> : (!pdl.attribute) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_attribute
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.attribute
"pdl_interp.check_attribute"(%v1) [^bb1, ^bb2] <{constantValue = 1 : i32}> : (!pdl.attribute) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operand_count"(%v1) [^bb1, ^bb2] <{count = 128 : i32}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operand_count"(%v1) [^bb1, ^bb2] <{count = 128 : i32, compareAtLeast = unit}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operand_count"(%v1) [^bb1, ^bb2] <{count = 8 : i32, compareAtLeast = unit}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operation_name"(%v1) [^bb1, ^bb2] <{name = "a b"}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operation_name"(%v1) [^bb1, ^bb2] <{name = "text"}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_operation_name"(%v1) [^bb1, ^bb2] <{name = "text"}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_result_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_result_count"(%v1) [^bb1, ^bb2] <{count = 4 : i32}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_result_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_result_count"(%v1) [^bb1, ^bb2] <{count = 4 : i32, compareAtLeast = unit}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_result_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.check_result_count"(%v1) [^bb1, ^bb2] <{count = 1 : i32}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_type
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.type
"pdl_interp.check_type"(%v1) [^bb1, ^bb2] <{type = tensor<4x4xi16>}> : (!pdl.type) -> ()
^bb1(%v2: !pdl.type):
"test.end"() : () -> ()
^bb2(%v3: !pdl.type):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_type
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.type
"pdl_interp.check_type"(%v1) [^bb1, ^bb2] <{type = memref<4x4xindex>}> : (!pdl.type) -> ()
^bb1(%v2: !pdl.type):
"test.end"() : () -> ()
^bb2(%v3: !pdl.type):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.check_type
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.type
"pdl_interp.check_type"(%v1) [^bb1, ^bb2] <{type = memref<4xi32>}> : (!pdl.type) -> ()
^bb1(%v2: !pdl.type):
"test.end"() : () -> ()
^bb2(%v3: !pdl.type):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.create_attribute
%v1 = "pdl_interp.create_attribute"() <{value = 1 : i32}> : () -> (!pdl.attribute)
// pdl_interp.create_attribute
%v1 = "pdl_interp.create_attribute"() <{value = 1 : i32}> : () -> (!pdl.attribute)
// pdl_interp.create_attribute
%v1 = "pdl_interp.create_attribute"() <{value = 1 : i32}> : () -> (!pdl.attribute)
// pdl_interp.create_operation
%v1 = "pdl_interp.create_operation"() <{name = "", inputAttributeNames = ["text"], operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (!pdl.operation)
// pdl_interp.create_type
%v1 = "pdl_interp.create_type"() <{value = memref<?xsi64>}> : () -> (!pdl.type)
// pdl_interp.create_type
%v1 = "pdl_interp.create_type"() <{value = vector<[16]xf8E4M3FN>}> : () -> (!pdl.type)
// pdl_interp.create_type
%v1 = "pdl_interp.create_type"() <{value = vector<[4]xf8E5M2>}> : () -> (!pdl.type)
// pdl_interp.erase
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.erase"(%v1) : (!pdl.operation) -> ()
// pdl_interp.erase
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.erase"(%v1) : (!pdl.operation) -> ()
// pdl_interp.erase
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.erase"(%v1) : (!pdl.operation) -> ()
// pdl_interp.finalize
"test.around"() ({
"pdl_interp.finalize"() : () -> ()
}) : () -> ()
// pdl_interp.finalize
"test.around"() ({
"pdl_interp.finalize"() : () -> ()
}) : () -> ()
// pdl_interp.finalize
"test.around"() ({
"pdl_interp.finalize"() : () -> ()
}) : () -> ()
// pdl_interp.get_attribute
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_attribute"(%v1) <{name = ""}> : (!pdl.operation) -> (!pdl.attribute)
// pdl_interp.get_attribute
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_attribute"(%v1) <{name = "text"}> : (!pdl.operation) -> (!pdl.attribute)
// pdl_interp.get_attribute
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_attribute"(%v1) <{name = "text"}> : (!pdl.operation) -> (!pdl.attribute)
// pdl_interp.get_attribute_type
%v1 = "test.value"() : () -> !pdl.attribute
%v2 = "pdl_interp.get_attribute_type"(%v1) : (!pdl.attribute) -> (!pdl.type)
// pdl_interp.get_attribute_type
%v1 = "test.value"() : () -> !pdl.attribute
%v2 = "pdl_interp.get_attribute_type"(%v1) : (!pdl.attribute) -> (!pdl.type)
// pdl_interp.get_attribute_type
%v1 = "test.value"() : () -> !pdl.attribute
%v2 = "pdl_interp.get_attribute_type"(%v1) : (!pdl.attribute) -> (!pdl.type)
// pdl_interp.get_defining_op
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.get_defining_op"(%v1) : (!pdl.value) -> (!pdl.operation)
// pdl_interp.get_defining_op
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.get_defining_op"(%v1) : (!pdl.value) -> (!pdl.operation)
// pdl_interp.get_defining_op
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.get_defining_op"(%v1) : (!pdl.value) -> (!pdl.operation)
// pdl_interp.get_operand
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operand"(%v1) <{index = 4 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_operand
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operand"(%v1) <{index = 128 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_operand
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operand"(%v1) <{index = 4 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_operands
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operands"(%v1) : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_operands
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operands"(%v1) <{index = 1 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_operands
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_operands"(%v1) <{index = 8 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_result"(%v1) <{index = 2 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_result"(%v1) <{index = 16 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_result
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_result"(%v1) <{index = 2 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_results
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_results"(%v1) : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_results
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_results"(%v1) <{index = 0 : i32}> : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_results
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "pdl_interp.get_results"(%v1) : (!pdl.operation) -> (!pdl.value)
// pdl_interp.get_value_type
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.get_value_type"(%v1) : (!pdl.value) -> (!pdl.type)
// pdl_interp.get_value_type
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.get_value_type"(%v1) : (!pdl.value) -> (!pdl.type)
// pdl_interp.get_value_type
%v1 = "test.value"() : () -> !pdl.value
%v2 = "pdl_interp.get_value_type"(%v1) : (!pdl.value) -> (!pdl.type)
// pdl_interp.is_not_null
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.range<value>
"pdl_interp.is_not_null"(%v1) [^bb1, ^bb2] : (!pdl.range<value>) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.is_not_null
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.is_not_null"(%v1) [^bb1, ^bb2] : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.is_not_null
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.value
"pdl_interp.is_not_null"(%v1) [^bb1, ^bb2] : (!pdl.value) -> ()
^bb1(%v2: !pdl.value):
"test.end"() : () -> ()
^bb2(%v3: !pdl.value):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.record_match
"test.around"() ({
"pdl_interp.record_match"() [^bb1] <{rewriter = @symbol, benefit = 0 : i16, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.record_match
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "test.value"() : () -> !pdl.operation
%v3 = "test.value"() : () -> !pdl.operation
%v4 = "test.value"() : () -> !pdl.operation
%v5 = "test.value"() : () -> !pdl.operation
"pdl_interp.record_match"(%v1, %v2, %v3, %v4, %v5) [^bb1] <{rewriter = @symbol, rootKind = "", generatedOps = [""], benefit = 8 : i16, operandSegmentSizes = array<i32: 3, 2>}> : (!pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation, !pdl.operation) -> ()
^bb1(%v6: !pdl.operation, %v7: !pdl.operation, %v8: !pdl.operation, %v9: !pdl.operation, %v10: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.record_match
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.record_match"(%v1) [^bb1] <{rewriter = @other, benefit = 1 : i16, operandSegmentSizes = array<i32: 0, 1>}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.replace
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.replace"(%v1) : (!pdl.operation) -> ()
// pdl_interp.replace
%v1 = "test.value"() : () -> !pdl.operation
%v2 = "test.value"() : () -> !pdl.value
%v3 = "test.value"() : () -> !pdl.value
%v4 = "test.value"() : () -> !pdl.value
"pdl_interp.replace"(%v1, %v2, %v3, %v4) : (!pdl.operation, !pdl.value, !pdl.value, !pdl.value) -> ()
// pdl_interp.replace
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.replace"(%v1) : (!pdl.operation) -> ()
// pdl_interp.switch_attribute
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.attribute
"pdl_interp.switch_attribute"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = ["text", "text"]}> : (!pdl.attribute) -> ()
^bb1(%v2: !pdl.attribute):
"test.end"() : () -> ()
^bb2(%v3: !pdl.attribute):
"test.end"() : () -> ()
^bb3(%v4: !pdl.attribute):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operand_count"(%v1) [^bb1, ^bb2] <{caseValues = dense<1> : tensor<1xi32>}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operand_count"(%v1) [^bb1, ^bb2] <{caseValues = dense<1> : tensor<1xi32>}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operand_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operand_count"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = dense<1> : tensor<2xi32>}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operation_name"(%v1) [^bb1, ^bb2] <{caseValues = ["text"]}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operation_name"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = ["a b", "text"]}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_operation_name
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_operation_name"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = ["text", "text"]}> : (!pdl.operation) -> ()
^bb1(%v2: !pdl.operation):
"test.end"() : () -> ()
^bb2(%v3: !pdl.operation):
"test.end"() : () -> ()
^bb3(%v4: !pdl.operation):
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_result_count
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.operation
"pdl_interp.switch_result_count"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = dense<1> : tensor<2xi32>}> : (!pdl.operation) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
// pdl_interp.switch_type
"test.around"() ({
%v1 = "test.value"() : () -> !pdl.type
"pdl_interp.switch_type"(%v1) [^bb1, ^bb2, ^bb3] <{caseValues = [i64, i32]}> : (!pdl.type) -> ()
^bb1:
"test.end"() : () -> ()
^bb2:
"test.end"() : () -> ()
^bb3:
"test.end"() : () -> ()
}) : () -> ()
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
// quant.dcast
%v1 = "test.value"() : () -> !quant.uniform<i8:f32, 1.000000e+00>
%v2 = "quant.dcast"(%v1) : (!quant.uniform<i8:f32, 1.000000e+00>) -> (f32)
// quant.dcast
%v1 = "test.value"() : () -> !quant.uniform<i8:f32, 1.000000e+00>
%v2 = "quant.dcast"(%v1) : (!quant.uniform<i8:f32, 1.000000e+00>) -> (f32)
// quant.dcast
%v1 = "test.value"() : () -> !quant.uniform<i8:f32, 1.000000e+00>
%v2 = "quant.dcast"(%v1) : (!quant.uniform<i8:f32, 1.000000e+00>) -> (f32)
// quant.qcast
%v1 = "test.value"() : () -> f32
%v2 = "quant.qcast"(%v1) : (f32) -> (!quant.uniform<i8:f32, 1.000000e+00>)
// quant.qcast
%v1 = "test.value"() : () -> f32
%v2 = "quant.qcast"(%v1) : (f32) -> (!quant.uniform<i8:f32, 1.000000e+00>)
// rocdl.mbcnt.lo
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.lo"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mbcnt.lo
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.lo"(%v1, %v2) <{arg_attrs = [{key = 1 : i32}, {key = 1 : i32}], res_attrs = [{key = 1 : i32}]}> : (i32, i32) -> (i32)
// rocdl.mbcnt.lo
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.lo"(%v1, %v2) <{arg_attrs = [{key = 1 : i32}, {key = 1 : i32}]}> : (i32, i32) -> (i32)
// rocdl.mbcnt.hi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.hi"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mbcnt.hi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.hi"(%v1, %v2) <{arg_attrs = [{}, {key = 1 : i32}], res_attrs = [{key = 1 : i32}, {key = 1 : i32}]}> : (i32, i32) -> (i32)
// rocdl.mbcnt.hi
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mbcnt.hi"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.ds_swizzle
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.ds_swizzle"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.ds_swizzle
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.ds_swizzle"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.ds_swizzle
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.ds_swizzle"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.ds_bpermute
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.ds_bpermute"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.ds_bpermute
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.ds_bpermute"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.ds_bpermute
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.ds_bpermute"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.ballot
%v1 = "test.value"() : () -> i1
%v2 = "rocdl.ballot"(%v1) : (i1) -> (i32)
// rocdl.ballot
%v1 = "test.value"() : () -> i1
%v2 = "rocdl.ballot"(%v1) : (i1) -> (f32)
// rocdl.ballot
%v1 = "test.value"() : () -> i1
%v2 = "rocdl.ballot"(%v1) : (i1) -> (!llvm.ptr)
// rocdl.readfirstlane
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.readfirstlane"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// rocdl.readfirstlane
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.readfirstlane"(%v1) : (i32) -> (i32)
// rocdl.readfirstlane
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.readfirstlane"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.readlane
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.readlane"(%v1, %v2) : (!llvm.ptr, i32) -> (!llvm.ptr)
// rocdl.readlane
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.readlane"(%v1, %v2) : (f32, i32) -> (f32)
// rocdl.readlane
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.readlane"(%v1, %v2) : (vector<4xf32>, i32) -> (vector<4xf32>)
// rocdl.workitem.id.x
%v1 = "rocdl.workitem.id.x"() : () -> (i32)
// rocdl.workitem.id.x
%v1 = "rocdl.workitem.id.x"() : () -> (vector<4xf32>)
// rocdl.workitem.id.x
%v1 = "rocdl.workitem.id.x"() : () -> (f32)
// rocdl.workitem.id.y
%v1 = "rocdl.workitem.id.y"() : () -> (!llvm.ptr)
// rocdl.workitem.id.y
%v1 = "rocdl.workitem.id.y"() : () -> (f32)
// rocdl.workitem.id.y
%v1 = "rocdl.workitem.id.y"() : () -> (vector<4xf32>)
// rocdl.workitem.id.z
%v1 = "rocdl.workitem.id.z"() : () -> (i32)
// rocdl.workitem.id.z
%v1 = "rocdl.workitem.id.z"() : () -> (vector<4xf32>)
// rocdl.workitem.id.z
%v1 = "rocdl.workitem.id.z"() : () -> (f32)
// rocdl.workgroup.id.x
%v1 = "rocdl.workgroup.id.x"() : () -> (vector<4xf32>)
// rocdl.workgroup.id.x
%v1 = "rocdl.workgroup.id.x"() : () -> (i32)
// rocdl.workgroup.id.x
%v1 = "rocdl.workgroup.id.x"() : () -> (!llvm.ptr)
// rocdl.workgroup.id.y
%v1 = "rocdl.workgroup.id.y"() : () -> (i32)
// rocdl.workgroup.id.y
%v1 = "rocdl.workgroup.id.y"() : () -> (vector<4xf32>)
// rocdl.workgroup.id.y
%v1 = "rocdl.workgroup.id.y"() : () -> (f32)
// rocdl.workgroup.id.z
%v1 = "rocdl.workgroup.id.z"() : () -> (!llvm.ptr)
// rocdl.workgroup.id.z
%v1 = "rocdl.workgroup.id.z"() : () -> (f32)
// rocdl.workgroup.id.z
%v1 = "rocdl.workgroup.id.z"() : () -> (vector<4xf32>)
// rocdl.cluster.id.x
%v1 = "rocdl.cluster.id.x"() : () -> (!llvm.ptr)
// rocdl.cluster.id.x
%v1 = "rocdl.cluster.id.x"() : () -> (f32)
// rocdl.cluster.id.x
%v1 = "rocdl.cluster.id.x"() : () -> (vector<4xf32>)
// rocdl.cluster.id.y
%v1 = "rocdl.cluster.id.y"() : () -> (vector<4xf32>)
// rocdl.cluster.id.y
%v1 = "rocdl.cluster.id.y"() : () -> (i32)
// rocdl.cluster.id.y
%v1 = "rocdl.cluster.id.y"() : () -> (!llvm.ptr)
// rocdl.cluster.id.z
%v1 = "rocdl.cluster.id.z"() : () -> (!llvm.ptr)
// rocdl.cluster.id.z
%v1 = "rocdl.cluster.id.z"() : () -> (f32)
// rocdl.cluster.id.z
%v1 = "rocdl.cluster.id.z"() : () -> (vector<4xf32>)
// rocdl.wavefrontsize
%v1 = "rocdl.wavefrontsize"() : () -> (i32)
// rocdl.wavefrontsize
%v1 = "rocdl.wavefrontsize"() : () -> (vector<4xf32>)
// rocdl.wavefrontsize
%v1 = "rocdl.wavefrontsize"() : () -> (f32)
// rocdl.workgroup.dim.x
%v1 = "rocdl.workgroup.dim.x"() : () -> (f32)
// rocdl.workgroup.dim.x
%v1 = "rocdl.workgroup.dim.x"() : () -> (!llvm.ptr)
// rocdl.workgroup.dim.x
%v1 = "rocdl.workgroup.dim.x"() : () -> (i32)
// rocdl.workgroup.dim.y
%v1 = "rocdl.workgroup.dim.y"() : () -> (vector<4xf32>)
// rocdl.workgroup.dim.y
%v1 = "rocdl.workgroup.dim.y"() : () -> (i32)
// rocdl.workgroup.dim.y
%v1 = "rocdl.workgroup.dim.y"() : () -> (!llvm.ptr)
// rocdl.workgroup.dim.z
%v1 = "rocdl.workgroup.dim.z"() : () -> (f32)
// rocdl.workgroup.dim.z
%v1 = "rocdl.workgroup.dim.z"() : () -> (!llvm.ptr)
// rocdl.workgroup.dim.z
%v1 = "rocdl.workgroup.dim.z"() : () -> (i32)
// rocdl.grid.dim.x
%v1 = "rocdl.grid.dim.x"() : () -> (!llvm.ptr)
// rocdl.grid.dim.x
%v1 = "rocdl.grid.dim.x"() : () -> (f32)
// rocdl.grid.dim.x
%v1 = "rocdl.grid.dim.x"() : () -> (vector<4xf32>)
// rocdl.grid.dim.y
%v1 = "rocdl.grid.dim.y"() : () -> (i32)
// rocdl.grid.dim.y
%v1 = "rocdl.grid.dim.y"() : () -> (vector<4xf32>)
// rocdl.grid.dim.y
%v1 = "rocdl.grid.dim.y"() : () -> (f32)
// rocdl.grid.dim.z
%v1 = "rocdl.grid.dim.z"() : () -> (f32)
// rocdl.grid.dim.z
%v1 = "rocdl.grid.dim.z"() : () -> (!llvm.ptr)
// rocdl.grid.dim.z
%v1 = "rocdl.grid.dim.z"() : () -> (i32)
// rocdl.s.waitcnt
"rocdl.s.waitcnt"() <{bitfield = 16 : i32}> : () -> ()
// rocdl.s.waitcnt
"rocdl.s.waitcnt"() <{bitfield = 8 : i32}> : () -> ()
// rocdl.s.waitcnt
"rocdl.s.waitcnt"() <{bitfield = 8 : i32}> : () -> ()
// rocdl.s.sleep
"rocdl.s.sleep"() <{count = 4 : i32}> : () -> ()
// rocdl.s.sleep
"rocdl.s.sleep"() <{count = 0 : i32}> : () -> ()
// rocdl.s.sleep
"rocdl.s.sleep"() <{count = 0 : i32}> : () -> ()
// rocdl.s.nop
"rocdl.s.nop"() <{count = 32 : i16}> : () -> ()
// rocdl.s.nop
"rocdl.s.nop"() <{count = 128 : i16}> : () -> ()
// rocdl.s.nop
"rocdl.s.nop"() <{count = 128 : i16}> : () -> ()
// rocdl.s.barrier
"rocdl.s.barrier"() : () -> ()
// rocdl.s.barrier
"rocdl.s.barrier"() : () -> ()
// rocdl.s.barrier
"rocdl.s.barrier"() : () -> ()
// rocdl.barrier
"rocdl.barrier"() : () -> ()
// rocdl.barrier
"rocdl.barrier"() : () -> ()
// rocdl.barrier
"rocdl.barrier"() : () -> ()
// rocdl.s.barrier.init
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.init"(%v1) <{memberCnt = 2 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.init
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.init"(%v1) <{memberCnt = 2 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.init
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.init"(%v1) <{memberCnt = 0 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.signal
"rocdl.s.barrier.signal"() <{id = 8 : i32}> : () -> ()
// rocdl.s.barrier.signal
"rocdl.s.barrier.signal"() <{id = 16 : i32}> : () -> ()
// rocdl.s.barrier.signal
"rocdl.s.barrier.signal"() <{id = 16 : i32}> : () -> ()
// rocdl.s.barrier.signal.var
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.signal.var"(%v1) <{memberCnt = 128 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.signal.var
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.signal.var"(%v1) <{memberCnt = 128 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.signal.var
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.signal.var"(%v1) <{memberCnt = 8 : i32}> : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.join
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.join"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.join
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.join"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.join
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.barrier.join"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.s.barrier.leave
"rocdl.s.barrier.leave"() <{id = 2 : i16}> : () -> ()
// rocdl.s.barrier.leave
"rocdl.s.barrier.leave"() <{id = 1 : i16}> : () -> ()
// rocdl.s.barrier.leave
"rocdl.s.barrier.leave"() <{id = 1 : i16}> : () -> ()
// rocdl.s.barrier.wait
"rocdl.s.barrier.wait"() <{id = 0 : i16}> : () -> ()
// rocdl.s.barrier.wait
"rocdl.s.barrier.wait"() <{id = 4 : i16}> : () -> ()
// rocdl.s.barrier.wait
"rocdl.s.barrier.wait"() <{id = 4 : i16}> : () -> ()
// rocdl.s.barrier.signal.isfirst
%v1 = "rocdl.s.barrier.signal.isfirst"() <{id = 0 : i32}> : () -> (i1)
// rocdl.s.barrier.signal.isfirst
%v1 = "rocdl.s.barrier.signal.isfirst"() <{id = 0 : i32}> : () -> (i1)
// rocdl.s.barrier.signal.isfirst
%v1 = "rocdl.s.barrier.signal.isfirst"() <{id = 2 : i32}> : () -> (i1)
// rocdl.s.get.barrier.state
%v1 = "rocdl.s.get.barrier.state"() <{id = 32 : i32}> : () -> (i32)
// rocdl.s.get.barrier.state
%v1 = "rocdl.s.get.barrier.state"() <{id = 32 : i32}> : () -> (i32)
// rocdl.s.get.barrier.state
%v1 = "rocdl.s.get.barrier.state"() <{id = 16 : i32}> : () -> (i32)
// rocdl.s.get.named.barrier.state
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.s.get.named.barrier.state"(%v1) : (!llvm.ptr<3>) -> (i32)
// rocdl.s.get.named.barrier.state
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.s.get.named.barrier.state"(%v1) : (!llvm.ptr<3>) -> (i32)
// rocdl.s.get.named.barrier.state
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.s.get.named.barrier.state"(%v1) : (!llvm.ptr<3>) -> (i32)
// rocdl.s.wakeup.barrier
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.wakeup.barrier"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.s.wakeup.barrier
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.wakeup.barrier"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.s.wakeup.barrier
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.s.wakeup.barrier"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.s.wait.dscnt
"rocdl.s.wait.dscnt"() <{count = 4 : i16}> : () -> ()
// rocdl.s.wait.dscnt
"rocdl.s.wait.dscnt"() <{count = 0 : i16}> : () -> ()
// rocdl.s.wait.dscnt
"rocdl.s.wait.dscnt"() <{count = 0 : i16}> : () -> ()
// rocdl.s.wait.loadcnt
"rocdl.s.wait.loadcnt"() <{count = 8 : i16}> : () -> ()
// rocdl.s.wait.loadcnt
"rocdl.s.wait.loadcnt"() <{count = 16 : i16}> : () -> ()
// rocdl.s.wait.loadcnt
"rocdl.s.wait.loadcnt"() <{count = 16 : i16}> : () -> ()
// rocdl.s.wait.storecnt
"rocdl.s.wait.storecnt"() <{count = 1 : i16}> : () -> ()
// rocdl.s.wait.storecnt
"rocdl.s.wait.storecnt"() <{count = 2 : i16}> : () -> ()
// rocdl.s.wait.storecnt
"rocdl.s.wait.storecnt"() <{count = 2 : i16}> : () -> ()
// rocdl.s.wait.expcnt
"rocdl.s.wait.expcnt"() <{count = 2 : i16}> : () -> ()
// rocdl.s.wait.expcnt
"rocdl.s.wait.expcnt"() <{count = 1 : i16}> : () -> ()
// rocdl.s.wait.expcnt
"rocdl.s.wait.expcnt"() <{count = 1 : i16}> : () -> ()
// rocdl.s.wait.asynccnt
"rocdl.s.wait.asynccnt"() <{count = 8 : i16}> : () -> ()
// rocdl.s.wait.asynccnt
"rocdl.s.wait.asynccnt"() <{count = 16 : i16}> : () -> ()
// rocdl.s.wait.asynccnt
"rocdl.s.wait.asynccnt"() <{count = 16 : i16}> : () -> ()
// rocdl.s.wait.tensorcnt
"rocdl.s.wait.tensorcnt"() <{count = 0 : i16}> : () -> ()
// rocdl.s.wait.tensorcnt
"rocdl.s.wait.tensorcnt"() <{count = 4 : i16}> : () -> ()
// rocdl.s.wait.tensorcnt
"rocdl.s.wait.tensorcnt"() <{count = 4 : i16}> : () -> ()
// rocdl.s.setprio
"rocdl.s.setprio"() <{priority = 4 : i16}> : () -> ()
// rocdl.s.setprio
"rocdl.s.setprio"() <{priority = 0 : i16}> : () -> ()
// rocdl.s.setprio
"rocdl.s.setprio"() <{priority = 0 : i16}> : () -> ()
// rocdl.sched.barrier
"rocdl.sched.barrier"() <{mask = 0 : i32}> : () -> ()
// rocdl.sched.barrier
"rocdl.sched.barrier"() <{mask = 4 : i32}> : () -> ()
// rocdl.sched.barrier
"rocdl.sched.barrier"() <{mask = 4 : i32}> : () -> ()
// rocdl.sched.group.barrier
"rocdl.sched.group.barrier"() <{mask = 128 : i32, size = 0 : i32, groupId = 128 : i32}> : () -> ()
// rocdl.sched.group.barrier
"rocdl.sched.group.barrier"() <{mask = 32 : i32, size = 32 : i32, groupId = 0 : i32}> : () -> ()
// rocdl.sched.group.barrier
"rocdl.sched.group.barrier"() <{mask = 32 : i32, size = 0 : i32, groupId = 0 : i32}> : () -> ()
// rocdl.iglp.opt
"rocdl.iglp.opt"() <{variant = 32 : i32}> : () -> ()
// rocdl.iglp.opt
"rocdl.iglp.opt"() <{variant = 128 : i32}> : () -> ()
// rocdl.iglp.opt
"rocdl.iglp.opt"() <{variant = 128 : i32}> : () -> ()
// rocdl.mfma.f32.32x32x1f32
%v1 = "rocdl.mfma.f32.32x32x1f32"() : () -> (f32)
// rocdl.mfma.f32.32x32x1f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.32x32x1f32"(%v1, %v2, %v3) : (f32, f32, f32) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x1f32
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.mfma.f32.32x32x1f32"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.mfma.f32.16x16x1f32
%v1 = "rocdl.mfma.f32.16x16x1f32"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x1f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.16x16x1f32"(%v1, %v2, %v3) : (i32, i32, i32) -> (f32)
// rocdl.mfma.f32.16x16x1f32
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.16x16x1f32"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x1f32
%v1 = "rocdl.mfma.f32.4x4x1f32"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x1f32
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.4x4x1f32"(%v1) : (!llvm.ptr) -> (i32)
// rocdl.mfma.f32.4x4x1f32
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.4x4x1f32"(%v1) : (i32) -> (f32)
// rocdl.mfma.f32.32x32x2f32
%v1 = "rocdl.mfma.f32.32x32x2f32"() : () -> (f32)
// rocdl.mfma.f32.32x32x2f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.32x32x2f32"(%v1, %v2, %v3) : (i32, i32, i32) -> (f32)
// rocdl.mfma.f32.32x32x2f32
%v1 = "rocdl.mfma.f32.32x32x2f32"() : () -> (i32)
// rocdl.mfma.f32.16x16x4f32
%v1 = "rocdl.mfma.f32.16x16x4f32"() : () -> (i32)
// rocdl.mfma.f32.16x16x4f32
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.mfma.f32.16x16x4f32"(%v1) : (vector<4xf32>) -> (f32)
// rocdl.mfma.f32.16x16x4f32
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.mfma.f32.16x16x4f32"(%v1) : (f32) -> (f32)
// rocdl.mfma.f32.32x32x4f16
%v1 = "rocdl.mfma.f32.32x32x4f16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.32x32x4f16"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.32x32x4f16"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.mfma.f32.16x16x4f16
%v1 = "rocdl.mfma.f32.16x16x4f16"() : () -> (f32)
// rocdl.mfma.f32.16x16x4f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.f32.16x16x4f16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x4f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.16x16x4f16"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.mfma.f32.4x4x4f16
%v1 = "rocdl.mfma.f32.4x4x4f16"() : () -> (f32)
// rocdl.mfma.f32.4x4x4f16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.4x4x4f16"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.4x4x4f16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.4x4x4f16"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.mfma.f32.32x32x8f16
%v1 = "rocdl.mfma.f32.32x32x8f16"() : () -> (f32)
// rocdl.mfma.f32.32x32x8f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.f32.32x32x8f16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x8f16
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.32x32x8f16"(%v1) : (i32) -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x16f16
%v1 = "rocdl.mfma.f32.16x16x16f16"() : () -> (i32)
// rocdl.mfma.f32.16x16x16f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.16x16x16f16"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x16f16
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.16x16x16f16"(%v1) : (i32) -> (i32)
// rocdl.mfma.i32.32x32x4i8
%v1 = "rocdl.mfma.i32.32x32x4i8"() : () -> (vector<4xf32>)
// rocdl.mfma.i32.32x32x4i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.i32.32x32x4i8"(%v1, %v2, %v3) : (i32, i32, i32) -> (!llvm.ptr)
// rocdl.mfma.i32.32x32x4i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.i32.32x32x4i8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x4i8
%v1 = "rocdl.mfma.i32.16x16x4i8"() : () -> (f32)
// rocdl.mfma.i32.16x16x4i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.i32.16x16x4i8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x4i8
%v1 = "rocdl.mfma.i32.16x16x4i8"() : () -> (i32)
// rocdl.mfma.i32.4x4x4i8
%v1 = "rocdl.mfma.i32.4x4x4i8"() : () -> (f32)
// rocdl.mfma.i32.4x4x4i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.i32.4x4x4i8"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.mfma.i32.4x4x4i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.mfma.i32.4x4x4i8"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.i32.32x32x8i8
%v1 = "rocdl.mfma.i32.32x32x8i8"() : () -> (i32)
// rocdl.mfma.i32.32x32x8i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.i32.32x32x8i8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.mfma.i32.32x32x8i8
%v1 = "rocdl.mfma.i32.32x32x8i8"() : () -> (vector<4xf32>)
// rocdl.mfma.i32.16x16x16i8
%v1 = "rocdl.mfma.i32.16x16x16i8"() : () -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x16i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.i32.16x16x16i8"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.mfma.i32.16x16x16i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.i32.16x16x16i8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x2bf16
%v1 = "rocdl.mfma.f32.32x32x2bf16"() : () -> (i32)
// rocdl.mfma.f32.32x32x2bf16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.32x32x2bf16"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.mfma.f32.32x32x2bf16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.32x32x2bf16"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x2bf16
%v1 = "rocdl.mfma.f32.16x16x2bf16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x2bf16
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.mfma.f32.16x16x2bf16"(%v1) : (f32) -> (f32)
// rocdl.mfma.f32.16x16x2bf16
%v1 = "rocdl.mfma.f32.16x16x2bf16"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.4x4x2bf16
%v1 = "rocdl.mfma.f32.4x4x2bf16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x2bf16
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.mfma.f32.4x4x2bf16"(%v1) : (f32) -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x2bf16
%v1 = "rocdl.mfma.f32.4x4x2bf16"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x4bf16
%v1 = "rocdl.mfma.f32.32x32x4bf16"() : () -> (f32)
// rocdl.mfma.f32.32x32x4bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mfma.f32.32x32x4bf16"(%v1, %v2) : (i32, i32) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.32x32x4bf16"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x8bf16
%v1 = "rocdl.mfma.f32.16x16x8bf16"() : () -> (f32)
// rocdl.mfma.f32.16x16x8bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.f32.16x16x8bf16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x8bf16
%v1 = "rocdl.mfma.f32.16x16x8bf16"() : () -> (i32)
// rocdl.mfma.f32.32x32x4bf16.1k
%v1 = "rocdl.mfma.f32.32x32x4bf16.1k"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4bf16.1k
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.32x32x4bf16.1k"(%v1) : (i32) -> (i32)
// rocdl.mfma.f32.32x32x4bf16.1k
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.32x32x4bf16.1k"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x4bf16.1k
%v1 = "rocdl.mfma.f32.16x16x4bf16.1k"() : () -> (f32)
// rocdl.mfma.f32.16x16x4bf16.1k
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.16x16x4bf16.1k"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x4bf16.1k
%v1 = "rocdl.mfma.f32.16x16x4bf16.1k"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.4x4x4bf16.1k
%v1 = "rocdl.mfma.f32.4x4x4bf16.1k"() : () -> (f32)
// rocdl.mfma.f32.4x4x4bf16.1k
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.4x4x4bf16.1k"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.mfma.f32.4x4x4bf16.1k
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.mfma.f32.4x4x4bf16.1k"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x8bf16.1k
%v1 = "rocdl.mfma.f32.32x32x8bf16.1k"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x8bf16.1k
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.32x32x8bf16.1k"(%v1) : (i32) -> (f32)
// rocdl.mfma.f32.32x32x8bf16.1k
%v1 = "rocdl.mfma.f32.32x32x8bf16.1k"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x16bf16.1k
%v1 = "rocdl.mfma.f32.16x16x16bf16.1k"() : () -> (f32)
// rocdl.mfma.f32.16x16x16bf16.1k
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.16x16x16bf16.1k"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x16bf16.1k
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.16x16x16bf16.1k"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.mfma.f64.16x16x4f64
%v1 = "rocdl.mfma.f64.16x16x4f64"() : () -> (i32)
// rocdl.mfma.f64.16x16x4f64
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f64.16x16x4f64"(%v1, %v2) : (f32, f32) -> (i32)
// rocdl.mfma.f64.16x16x4f64
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.mfma.f64.16x16x4f64"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f64.4x4x4f64
%v1 = "rocdl.mfma.f64.4x4x4f64"() : () -> (f32)
// rocdl.mfma.f64.4x4x4f64
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f64.4x4x4f64"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.mfma.f64.4x4x4f64
%v1 = "rocdl.mfma.f64.4x4x4f64"() : () -> (vector<4xf32>)
// rocdl.mfma.i32.16x16x32.i8
%v1 = "rocdl.mfma.i32.16x16x32.i8"() : () -> (vector<4xf32>)
// rocdl.mfma.i32.16x16x32.i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.i32.16x16x32.i8"(%v1, %v2, %v3) : (i32, i32, i32) -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x32.i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.i32.16x16x32.i8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (f32)
// rocdl.mfma.i32.32x32x16.i8
%v1 = "rocdl.mfma.i32.32x32x16.i8"() : () -> (!llvm.ptr)
// rocdl.mfma.i32.32x32x16.i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.i32.32x32x16.i8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.mfma.i32.32x32x16.i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.mfma.i32.32x32x16.i8"(%v1) : (vector<4xf32>) -> (i32)
// rocdl.mfma.f32.16x16x8.xf32
%v1 = "rocdl.mfma.f32.16x16x8.xf32"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x8.xf32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.16x16x8.xf32"(%v1, %v2, %v3) : (f32, f32, f32) -> (i32)
// rocdl.mfma.f32.16x16x8.xf32
%v1 = "rocdl.mfma.f32.16x16x8.xf32"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x4.xf32
%v1 = "rocdl.mfma.f32.32x32x4.xf32"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x4.xf32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.32x32x4.xf32"(%v1, %v2) : (f32, f32) -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x4.xf32
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.32x32x4.xf32"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x32.bf8.bf8
%v1 = "rocdl.mfma.f32.16x16x32.bf8.bf8"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x32.bf8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x32.bf8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%v1) : (f32) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x32.bf8.fp8
%v1 = "rocdl.mfma.f32.16x16x32.bf8.fp8"() : () -> (f32)
// rocdl.mfma.f32.16x16x32.bf8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x32.bf8.fp8
%v1 = "rocdl.mfma.f32.16x16x32.bf8.fp8"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.16x16x32.fp8.bf8
%v1 = "rocdl.mfma.f32.16x16x32.fp8.bf8"() : () -> (i32)
// rocdl.mfma.f32.16x16x32.fp8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.mfma.f32.16x16x32.fp8.bf8
%v1 = "rocdl.mfma.f32.16x16x32.fp8.bf8"() : () -> (f32)
// rocdl.mfma.f32.16x16x32.fp8.fp8
%v1 = "rocdl.mfma.f32.16x16x32.fp8.fp8"() : () -> (i32)
// rocdl.mfma.f32.16x16x32.fp8.fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.mfma.f32.16x16x32.fp8.fp8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x16.bf8.bf8
%v1 = "rocdl.mfma.f32.32x32x16.bf8.bf8"() : () -> (i32)
// rocdl.mfma.f32.32x32x16.bf8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.mfma.f32.32x32x16.bf8.bf8
%v1 = "rocdl.mfma.f32.32x32x16.bf8.bf8"() : () -> (f32)
// rocdl.mfma.f32.32x32x16.bf8.fp8
%v1 = "rocdl.mfma.f32.32x32x16.bf8.fp8"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x16.bf8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mfma.f32.32x32x16.bf8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x16.fp8.bf8
%v1 = "rocdl.mfma.f32.32x32x16.fp8.bf8"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x16.fp8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%v1, %v2) : (f32, f32) -> (i32)
// rocdl.mfma.f32.32x32x16.fp8.bf8
%v1 = "rocdl.mfma.f32.32x32x16.fp8.bf8"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x16.fp8.fp8
%v1 = "rocdl.mfma.f32.32x32x16.fp8.fp8"() : () -> (f32)
// rocdl.mfma.f32.32x32x16.fp8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%v1, %v2, %v3) : (i32, i32, i32) -> (f32)
// rocdl.mfma.f32.32x32x16.fp8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%v1) : (!llvm.ptr) -> (f32)
// rocdl.mfma.f32.16x16x32.bf16
%v1 = "rocdl.mfma.f32.16x16x32.bf16"() : () -> (vector<4xf32>)
// rocdl.mfma.f32.16x16x32.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.mfma.f32.16x16x32.bf16"(%v1, %v2, %v3) : (i32, i32, i32) -> (f32)
// rocdl.mfma.f32.16x16x32.bf16
%v1 = "rocdl.mfma.f32.16x16x32.bf16"() : () -> (i32)
// rocdl.mfma.i32.16x16x64.i8
%v1 = "rocdl.mfma.i32.16x16x64.i8"() : () -> (i32)
// rocdl.mfma.i32.16x16x64.i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.i32.16x16x64.i8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.i32.16x16x64.i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mfma.i32.16x16x64.i8"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mfma.f32.16x16x32.f16
%v1 = "rocdl.mfma.f32.16x16x32.f16"() : () -> (i32)
// rocdl.mfma.f32.16x16x32.f16
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.f32.16x16x32.f16"(%v1) : (i32) -> (i32)
// rocdl.mfma.f32.16x16x32.f16
%v1 = "rocdl.mfma.f32.16x16x32.f16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x16.bf16
%v1 = "rocdl.mfma.f32.32x32x16.bf16"() : () -> (!llvm.ptr)
// rocdl.mfma.f32.32x32x16.bf16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.mfma.f32.32x32x16.bf16"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.mfma.f32.32x32x16.bf16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.mfma.f32.32x32x16.bf16"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.mfma.i32.32x32x32.i8
%v1 = "rocdl.mfma.i32.32x32x32.i8"() : () -> (f32)
// rocdl.mfma.i32.32x32x32.i8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.i32.32x32x32.i8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.i32.32x32x32.i8
%v1 = "rocdl.mfma.i32.32x32x32.i8"() : () -> (i32)
// rocdl.mfma.f32.32x32x16.f16
%v1 = "rocdl.mfma.f32.32x32x16.f16"() : () -> (i32)
// rocdl.mfma.f32.32x32x16.f16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.mfma.f32.32x32x16.f16"(%v1, %v2, %v3) : (f32, f32, f32) -> (vector<4xf32>)
// rocdl.mfma.f32.32x32x16.f16
%v1 = "rocdl.mfma.f32.32x32x16.f16"() : () -> (vector<4xf32>)
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
%v1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"() : () -> (vector<4xf32>)
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.mfma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%v1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"() : () -> (vector<4xf32>)
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%v1) : (i32) -> (i32)
// rocdl.mfma.scale.f32.32x32x64.f8f6f4
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x32.f16
%v1 = "rocdl.smfmac.f32.16x16x32.f16"() : () -> (i32)
// rocdl.smfmac.f32.16x16x32.f16
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.smfmac.f32.16x16x32.f16"(%v1) : (f32) -> (f32)
// rocdl.smfmac.f32.16x16x32.f16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.smfmac.f32.16x16x32.f16"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (i32)
// rocdl.smfmac.f32.32x32x16.f16
%v1 = "rocdl.smfmac.f32.32x32x16.f16"() : () -> (i32)
// rocdl.smfmac.f32.32x32x16.f16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.smfmac.f32.32x32x16.f16"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.smfmac.f32.32x32x16.f16
%v1 = "rocdl.smfmac.f32.32x32x16.f16"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x32.bf16
%v1 = "rocdl.smfmac.f32.16x16x32.bf16"() : () -> (f32)
// rocdl.smfmac.f32.16x16x32.bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.smfmac.f32.16x16x32.bf16"(%v1, %v2) : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x32.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.smfmac.f32.16x16x32.bf16"(%v1, %v2) : (i32, i32) -> (f32)
// rocdl.smfmac.f32.32x32x16.bf16
%v1 = "rocdl.smfmac.f32.32x32x16.bf16"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x16.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.smfmac.f32.32x32x16.bf16"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.smfmac.f32.32x32x16.bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.32x32x16.bf16"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.i32.16x16x64.i8
%v1 = "rocdl.smfmac.i32.16x16x64.i8"() : () -> (!llvm.ptr)
// rocdl.smfmac.i32.16x16x64.i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.smfmac.i32.16x16x64.i8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.smfmac.i32.16x16x64.i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.i32.16x16x64.i8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (!llvm.ptr)
// rocdl.smfmac.i32.32x32x32.i8
%v1 = "rocdl.smfmac.i32.32x32x32.i8"() : () -> (f32)
// rocdl.smfmac.i32.32x32x32.i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.i32.32x32x32.i8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.i32.32x32x32.i8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.smfmac.i32.32x32x32.i8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%v1 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.smfmac.f32.16x16x64.bf8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.bf8.fp8
%v1 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.bf8.fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%v1, %v2) : (f32, f32) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.bf8.fp8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%v1 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x64.fp8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.smfmac.f32.16x16x64.fp8.fp8
%v1 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"() : () -> (i32)
// rocdl.smfmac.f32.16x16x64.fp8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.fp8.fp8
%v1 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"() : () -> (i32)
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%v1 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"() : () -> (f32)
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x32.bf8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%v1, %v2, %v3) : (f32, f32, f32) -> (i32)
// rocdl.smfmac.f32.32x32x32.bf8.fp8
%v1 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"() : () -> (f32)
// rocdl.smfmac.f32.32x32x32.bf8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%v1) : (!llvm.ptr) -> (i32)
// rocdl.smfmac.f32.32x32x32.bf8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%v1, %v2) : (i32, i32) -> (i32)
// rocdl.smfmac.f32.32x32x32.fp8.bf8
%v1 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"() : () -> (f32)
// rocdl.smfmac.f32.32x32x32.fp8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x32.fp8.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%v1) : (i32) -> (i32)
// rocdl.smfmac.f32.32x32x32.fp8.fp8
%v1 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x32.fp8.fp8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%v1) : (vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x32.fp8.fp8
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%v1) : (f32) -> (f32)
// rocdl.smfmac.f32.16x16x64.bf16
%v1 = "rocdl.smfmac.f32.16x16x64.bf16"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.bf16
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.smfmac.f32.16x16x64.bf16"(%v1) : (f32) -> (f32)
// rocdl.smfmac.f32.16x16x64.bf16
%v1 = "rocdl.smfmac.f32.16x16x64.bf16"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x64.f16
%v1 = "rocdl.smfmac.f32.16x16x64.f16"() : () -> (f32)
// rocdl.smfmac.f32.16x16x64.f16
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.16x16x64.f16"(%v1) : (i32) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x64.f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.16x16x64.f16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (f32)
// rocdl.smfmac.i32.16x16x128.i8
%v1 = "rocdl.smfmac.i32.16x16x128.i8"() : () -> (vector<4xf32>)
// rocdl.smfmac.i32.16x16x128.i8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.smfmac.i32.16x16x128.i8"(%v1, %v2, %v3) : (i32, i32, i32) -> (!llvm.ptr)
// rocdl.smfmac.i32.16x16x128.i8
%v1 = "rocdl.smfmac.i32.16x16x128.i8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%v1 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"() : () -> (f32)
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%v1) : (!llvm.ptr) -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x128.bf8.bf8
%v1 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"() : () -> (i32)
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%v1 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%v1) : (!llvm.ptr) -> (f32)
// rocdl.smfmac.f32.16x16x128.bf8.fp8
%v1 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"() : () -> (i32)
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%v1 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"() : () -> (f32)
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x128.fp8.bf8
%v1 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"() : () -> (i32)
// rocdl.smfmac.f32.16x16x128.fp8.fp8
%v1 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.16x16x128.fp8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%v1) : (i32) -> (!llvm.ptr)
// rocdl.smfmac.f32.16x16x128.fp8.fp8
%v1 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"() : () -> (i32)
// rocdl.smfmac.f32.32x32x32.bf16
%v1 = "rocdl.smfmac.f32.32x32x32.bf16"() : () -> (f32)
// rocdl.smfmac.f32.32x32x32.bf16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.32x32x32.bf16"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x32.bf16
%v1 = "rocdl.smfmac.f32.32x32x32.bf16"() : () -> (i32)
// rocdl.smfmac.f32.32x32x32.f16
%v1 = "rocdl.smfmac.f32.32x32x32.f16"() : () -> (i32)
// rocdl.smfmac.f32.32x32x32.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.smfmac.f32.32x32x32.f16"(%v1, %v2, %v3) : (i32, i32, i32) -> (i32)
// rocdl.smfmac.f32.32x32x32.f16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "rocdl.smfmac.f32.32x32x32.f16"(%v1) : (!llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.i32.32x32x64.i8
%v1 = "rocdl.smfmac.i32.32x32x64.i8"() : () -> (i32)
// rocdl.smfmac.i32.32x32x64.i8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.i32.32x32x64.i8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.smfmac.i32.32x32x64.i8
%v1 = "rocdl.smfmac.i32.32x32x64.i8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%v1 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"() : () -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x64.bf8.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%v1) : (i32) -> (i32)
// rocdl.smfmac.f32.32x32x64.bf8.fp8
%v1 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"() : () -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x64.bf8.fp8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x64.bf8.fp8
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.smfmac.f32.32x32x64.fp8.bf8
%v1 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"() : () -> (i32)
// rocdl.smfmac.f32.32x32x64.fp8.bf8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%v1, %v2, %v3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (f32)
// rocdl.smfmac.f32.32x32x64.fp8.bf8
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%v1) : (f32) -> (vector<4xf32>)
// rocdl.smfmac.f32.32x32x64.fp8.fp8
%v1 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"() : () -> (i32)
// rocdl.smfmac.f32.32x32x64.fp8.fp8
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%v1, %v2, %v3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.smfmac.f32.32x32x64.fp8.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%v1) : (i32) -> (i32)
// rocdl.wmma.f32.16x16x16.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.f16"(%v1, %v2, %v3) : (f16, f16, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.f16"(%v1, %v2, %v3) : (f16, f16, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.f16"(%v1, %v2, %v3) : (f16, f16, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf16
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf16"(%v1, %v2, %v3) : (si8, si8, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf16
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf16"(%v1, %v2, %v3) : (i8, i1, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf16
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf16"(%v1, %v2, %v3) : (si64, si64, f32) -> (f32)
// rocdl.wmma.f16.16x16x16.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x16.f16"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// rocdl.wmma.f16.16x16x16.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x16.f16"(%v1, %v2, %v3) <{opsel = false}> : (f16, f16, f16) -> (f16)
// rocdl.wmma.f16.16x16x16.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x16.f16"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// rocdl.wmma.bf16.16x16x16.bf16
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i1
%v4 = "rocdl.wmma.bf16.16x16x16.bf16"(%v1, %v2, %v3) : (i1, i1, i1) -> (i1)
// rocdl.wmma.bf16.16x16x16.bf16
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.bf16.16x16x16.bf16"(%v1, %v2, %v3) <{opsel = false}> : (i64, i8, i64) -> (i1)
// rocdl.wmma.bf16.16x16x16.bf16
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i1
%v4 = "rocdl.wmma.bf16.16x16x16.bf16"(%v1, %v2, %v3) <{opsel = false}> : (i8, i8, i1) -> (i1)
// rocdl.wmma.i32.16x16x16.iu8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i1
%v4 = "rocdl.wmma.i32.16x16x16.iu8"(%v1, %v2, %v3) : (i1, i1, i1) -> (i1)
// rocdl.wmma.i32.16x16x16.iu8
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> ui16
%v4 = "rocdl.wmma.i32.16x16x16.iu8"(%v1, %v2, %v3) <{signA = false, signB = false, clamp = false}> : (ui16, ui16, ui16) -> (i32)
// rocdl.wmma.i32.16x16x16.iu8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i8
%v4 = "rocdl.wmma.i32.16x16x16.iu8"(%v1, %v2, %v3) : (i8, i8, i8) -> (i1)
// rocdl.wmma.i32.16x16x16.iu4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.i32.16x16x16.iu4"(%v1, %v2, %v3) : (i64, i1, i64) -> (i64)
// rocdl.wmma.i32.16x16x16.iu4
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> i16
%v4 = "rocdl.wmma.i32.16x16x16.iu4"(%v1, %v2, %v3) <{signA = false, signB = false, clamp = true}> : (i16, i16, i16) -> (i32)
// rocdl.wmma.i32.16x16x16.iu4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.wmma.i32.16x16x16.iu4"(%v1, %v2, %v3) : (i32, i64, i32) -> (i1)
// rocdl.wmma.f32.16x16x16.fp8_fp8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%v1, %v2, %v3) : (i8, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%v1, %v2, %v3) : (i32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.fp8_fp8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> ui8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%v1, %v2, %v3) : (i1, ui8, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.fp8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%v1, %v2, %v3) : (i64, i64, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.fp8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%v1, %v2, %v3) : (i32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.fp8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%v1, %v2, %v3) : (i32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%v1, %v2, %v3) : (i32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_bf8
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%v1, %v2, %v3) : (ui16, ui16, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%v1, %v2, %v3) : (i64, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%v1, %v2, %v3) : (i64, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_fp8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%v1, %v2, %v3) : (i1, i1, f32) -> (f32)
// rocdl.wmma.f32.16x16x16.bf8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%v1, %v2, %v3) : (i32, i32, f32) -> (f32)
// rocdl.wmma.i32.16x16x32.iu4
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "test.value"() : () -> ui8
%v4 = "rocdl.wmma.i32.16x16x32.iu4"(%v1, %v2, %v3) : (ui32, ui32, ui8) -> (ui32)
// rocdl.wmma.i32.16x16x32.iu4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.i32.16x16x32.iu4"(%v1, %v2, %v3) <{signA = true, signB = false, clamp = true}> : (i64, i64, i64) -> (i8)
// rocdl.wmma.i32.16x16x32.iu4
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.i32.16x16x32.iu4"(%v1, %v2, %v3) <{clamp = false}> : (ui8, i8, i64) -> (i8)
// rocdl.wmma.f32.16x16x4.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x4.f32"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.wmma.f32.16x16x4.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x4.f32"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 16 : i16, reuseA = true, reuseB = true}> : (f32, f32, f32) -> (f32)
// rocdl.wmma.f32.16x16x4.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x4.f32"(%v1, %v2, %v3) <{signB = false, reuseA = false}> : (f32, f32, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.bf16"(%v1, %v2, %v3) : (bf16, bf16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 16 : i16, reuseA = true, reuseB = false}> : (bf16, bf16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.bf16"(%v1, %v2, %v3) <{modC = 1 : i16, reuseB = true}> : (bf16, bf16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.f16"(%v1, %v2, %v3) : (f16, f16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.f16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 0 : i16, reuseA = false, reuseB = false}> : (f16, f16, f32) -> (f32)
// rocdl.wmma.f32.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x32.f16"(%v1, %v2, %v3) <{signA = false, signB = false, reuseA = false, reuseB = false}> : (f16, f16, f32) -> (f32)
// rocdl.wmma.f16.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x32.f16"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// rocdl.wmma.f16.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x32.f16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 32 : i16, reuseA = false, reuseB = false}> : (f16, f16, f16) -> (f16)
// rocdl.wmma.f16.16x16x32.f16
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x32.f16"(%v1, %v2, %v3) <{signB = false, reuseA = true}> : (f16, f16, f16) -> (f16)
// rocdl.wmma.bf16.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> bf16
%v4 = "rocdl.wmma.bf16.16x16x32.bf16"(%v1, %v2, %v3) : (bf16, bf16, bf16) -> (bf16)
// rocdl.wmma.bf16.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> bf16
%v4 = "rocdl.wmma.bf16.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 4 : i16, reuseA = false, reuseB = false}> : (bf16, bf16, bf16) -> (bf16)
// rocdl.wmma.bf16.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> bf16
%v4 = "rocdl.wmma.bf16.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 2 : i16, reuseA = false, reuseB = false}> : (bf16, bf16, bf16) -> (bf16)
// rocdl.wmma.bf16f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v1, %v2, %v3) : (bf16, bf16, f32) -> (bf16)
// rocdl.wmma.bf16f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v1, %v2, %v3) <{signA = false, signB = false, modC = 0 : i16, reuseA = true, reuseB = false}> : (bf16, bf16, f32) -> (bf16)
// rocdl.wmma.bf16f32.16x16x32.bf16
%v1 = "test.value"() : () -> bf16
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%v1, %v2, %v3) <{reuseA = false}> : (bf16, bf16, f32) -> (bf16)
// rocdl.wmma.f32.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v1, %v2, %v3) : (si32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{modC = 8 : i16, reuseA = false, reuseB = false}> : (i1, i1, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> i4
%v2 = "test.value"() : () -> i4
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{reuseB = false}> : (i4, i4, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%v1, %v2, %v3) : (ui64, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i8, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = 4 : i16, reuseA = false}> : (si64, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v1, %v2, %v3) : (i64, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i1, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{reuseB = false}> : (ui64, si8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%v1, %v2, %v3) : (i64, i64, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{modC = 1 : i16, reuseA = false, reuseB = true}> : (i16, si8, f32) -> (f32)
// rocdl.wmma.f32.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{modC = 4 : i16}> : (i32, i64, f32) -> (f32)
// rocdl.wmma.f16.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%v1, %v2, %v3) : (i64, i1, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (ui64, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (i32, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v1, %v2, %v3) : (ui64, ui64, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = 1 : i16, reuseA = false, reuseB = false}> : (i64, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.fp8_bf8
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> si32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%v1, %v2, %v3) <{modC = 16 : i16, reuseA = false}> : (si32, si32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v1, %v2, %v3) : (i32, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> i4
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{modC = 128 : i16, reuseA = false, reuseB = false}> : (i128, i4, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%v1, %v2, %v3) <{modC = 0 : i16, reuseA = false, reuseB = false}> : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v1, %v2, %v3) : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v1, %v2, %v3) <{modC = 2 : i16, reuseA = false, reuseB = false}> : (ui32, ui32, f16) -> (f16)
// rocdl.wmma.f16.16x16x64.bf8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i4
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%v1, %v2, %v3) : (i32, i4, f16) -> (f16)
// rocdl.wmma.f32.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> si32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%v1, %v2, %v3) : (si32, si32, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = 16 : i16, reuseA = false, reuseB = false}> : (i32, i32, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = 2 : i16}> : (ui64, ui64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v1, %v2, %v3) : (i16, i1, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{modC = 8 : i16, reuseA = false, reuseB = false}> : (i64, ui64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{reuseA = false}> : (i8, i64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v1, %v2, %v3) : (i64, i64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{modC = 16 : i16, reuseA = false, reuseB = true}> : (ui64, ui64, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{reuseA = false}> : (i32, i8, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> ui8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v1, %v2, %v3) : (ui8, ui8, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (i32, si8, f32) -> (f32)
// rocdl.wmma.f32.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{modC = 16 : i16, reuseA = false, reuseB = false}> : (i16, i16, f32) -> (f32)
// rocdl.wmma.f16.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v1, %v2, %v3) : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = 8 : i16, reuseA = false, reuseB = true}> : (i32, i32, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%v1, %v2, %v3) <{modC = 8 : i16}> : (i32, si8, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v1, %v2, %v3) : (ui64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{modC = 2 : i16, reuseA = false, reuseB = false}> : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.fp8_bf8
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%v1, %v2, %v3) <{reuseA = false}> : (si64, si64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i4
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v1, %v2, %v3) : (i64, i4, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (si8, si8, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%v1, %v2, %v3) <{modC = 8 : i16, reuseB = false}> : (i32, ui16, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%v1, %v2, %v3) : (i16, si8, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{modC = 32 : i16, reuseA = false, reuseB = false}> : (i64, i64, f16) -> (f16)
// rocdl.wmma.f16.16x16x128.bf8_bf8
%v1 = "test.value"() : () -> i128
%v2 = "test.value"() : () -> si32
%v3 = "test.value"() : () -> f16
%v4 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%v1, %v2, %v3) <{reuseB = true}> : (i128, si32, f16) -> (f16)
// rocdl.wmma.i32.16x16x64.iu8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i64
%v4 = "rocdl.wmma.i32.16x16x64.iu8"(%v1, %v2, %v3) : (i32, i32, i64) -> (i32)
// rocdl.wmma.i32.16x16x64.iu8
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> ui16
%v4 = "rocdl.wmma.i32.16x16x64.iu8"(%v1, %v2, %v3) <{signA = false, signB = false, reuseA = false, reuseB = false, clamp = false}> : (i8, i8, ui16) -> (i8)
// rocdl.wmma.i32.16x16x64.iu8
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> ui16
%v3 = "test.value"() : () -> ui16
%v4 = "rocdl.wmma.i32.16x16x64.iu8"(%v1, %v2, %v3) <{signB = false, clamp = false}> : (ui16, ui16, ui16) -> (ui16)
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) : (i32, i32, f32, i32, i32) -> (f32)
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtA = 8 : i32, fmtB = 32 : i32, modC = 128 : i16, scaleAType = 128 : i32, fmtScaleA = 16 : i32, scaleBType = 16 : i32, fmtScaleB = 4 : i32, reuseA = false, reuseB = true}> : (i64, i32, f32, i32, i32) -> (f32)
// rocdl.wmma.scale.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtB = 32 : i32, modC = 2 : i16, scaleBType = 128 : i32, reuseB = false}> : (i64, i64, f32, i32, i32) -> (f32)
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) : (ui16, i1, f32, i64, i64) -> (f32)
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> ui64
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtA = 2 : i32, fmtB = 4 : i32, modC = 4 : i16, scaleAType = 1 : i32, fmtScaleA = 8 : i32, scaleBType = 0 : i32, fmtScaleB = 1 : i32, reuseA = false, reuseB = false}> : (i32, ui64, f32, i64, i64) -> (f32)
// rocdl.wmma.scale16.f32.16x16x128.f8f6f4
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%v1, %v2, %v3, %v4, %v5) <{fmtA = 16 : i32, fmtB = 8 : i32, modC = 1 : i16, scaleAType = 128 : i32, scaleBType = 128 : i32, fmtScaleB = 8 : i32, reuseA = false}> : (si8, i64, f32, i64, i64) -> (f32)
// rocdl.wmma.scale.f32.32x16x128.f4
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) : (i64, i8, f32, i32, i32) -> (f32)
// rocdl.wmma.scale.f32.32x16x128.f4
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{modC = 1 : i16, scaleAType = 32 : i32, fmtScaleA = 32 : i32, scaleBType = 32 : i32, fmtScaleB = 16 : i32, reuseA = false, reuseB = false}> : (i16, i16, f32, i32, i32) -> (f32)
// rocdl.wmma.scale.f32.32x16x128.f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "rocdl.wmma.scale.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{modC = 4 : i16, scaleAType = 0 : i32, scaleBType = 0 : i32, reuseA = false, reuseB = true}> : (i32, i32, f32, i32, i32) -> (f32)
// rocdl.wmma.scale16.f32.32x16x128.f4
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> ui8
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) : (ui8, ui8, f32, i64, i64) -> (f32)
// rocdl.wmma.scale16.f32.32x16x128.f4
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{modC = 128 : i16, scaleAType = 2 : i32, fmtScaleA = 32 : i32, scaleBType = 128 : i32, fmtScaleB = 2 : i32, reuseA = false, reuseB = false}> : (i1, si8, f32, i64, i64) -> (f32)
// rocdl.wmma.scale16.f32.32x16x128.f4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> i64
%v5 = "test.value"() : () -> i64
%v6 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%v1, %v2, %v3, %v4, %v5) <{reuseA = false, reuseB = false}> : (i32, i64, f32, i64, i64) -> (f32)
// rocdl.ds.read.tr4.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr4.b64"(%v1) : (!llvm.ptr<3>) -> (vector<4xf32>)
// rocdl.ds.read.tr8.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr8.b64"(%v1) : (!llvm.ptr<3>) -> (i32)
// rocdl.ds.read.tr6.b96
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr6.b96"(%v1) : (!llvm.ptr<3>) -> (!llvm.ptr)
// rocdl.ds.read.tr6.b96
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr6.b96"(%v1) : (!llvm.ptr<3>) -> (f32)
// rocdl.ds.read.tr16.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr16.b64"(%v1) : (!llvm.ptr<3>) -> (f32)
// rocdl.ds.read.tr16.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.read.tr16.b64"(%v1) : (!llvm.ptr<3>) -> (f32)
// rocdl.global.load.tr4.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "rocdl.global.load.tr4.b64"(%v1) : (!llvm.ptr<1>) -> (f32)
// rocdl.global.load.tr.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "rocdl.global.load.tr.b64"(%v1) : (!llvm.ptr<1>) -> (f32)
// rocdl.global.load.tr6.b96
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "rocdl.global.load.tr6.b96"(%v1) : (!llvm.ptr<1>) -> (i32)
// rocdl.global.load.tr6.b96
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "rocdl.global.load.tr6.b96"(%v1) : (!llvm.ptr<1>) -> (i32)
// rocdl.global.load.tr.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "rocdl.global.load.tr.b128"(%v1) : (!llvm.ptr<1>) -> (i32)
// rocdl.ds.load.tr4.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.load.tr4.b64"(%v1) : (!llvm.ptr<3>) -> (!llvm.ptr)
// rocdl.ds.load.tr4.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.load.tr4.b64"(%v1) : (!llvm.ptr<3>) -> (!llvm.ptr)
// rocdl.ds.load.tr8.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.load.tr8.b64"(%v1) : (!llvm.ptr<3>) -> (f32)
// rocdl.ds.load.tr6.b96
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.load.tr6.b96"(%v1) : (!llvm.ptr<3>) -> (f32)
// rocdl.ds.load.tr16.b128
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "rocdl.ds.load.tr16.b128"(%v1) : (!llvm.ptr<3>) -> (i32)
// rocdl.load.to.lds
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.load.to.lds"(%v1, %v2) <{size = 32 : i32, offset = 8 : i32, aux = 16 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
// rocdl.load.to.lds
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.load.to.lds"(%v1, %v2) <{size = 128 : i32, offset = 1 : i32, aux = 1 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
// rocdl.global.load.lds
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.lds"(%v1, %v2) <{size = 32 : i32, offset = 32 : i32, aux = 2 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b8
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b8"(%v1, %v2) <{offset = 0 : i32, aux = 128 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b8
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b8"(%v1, %v2) <{offset = 4 : i32, aux = 4 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b32
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b32"(%v1, %v2) <{offset = 0 : i32, aux = 32 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b64"(%v1, %v2) <{offset = 2 : i32, aux = 128 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b64"(%v1, %v2) <{offset = 1 : i32, aux = 4 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b128"(%v1, %v2) <{offset = 8 : i32, aux = 32 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.global.load.async.to.lds.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.global.load.async.to.lds.b128"(%v1, %v2) <{offset = 16 : i32, aux = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// rocdl.cluster.load.async.to.lds.b8
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b8"(%v1, %v2, %v3) <{offset = 0 : i32, cpol = 8 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b8
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b8"(%v1, %v2, %v3) <{offset = 32 : i32, cpol = 1 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b32
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b32"(%v1, %v2, %v3) <{offset = 0 : i32, cpol = 16 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b64"(%v1, %v2, %v3) <{offset = 8 : i32, cpol = 8 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b64
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b64"(%v1, %v2, %v3) <{offset = 1 : i32, cpol = 1 : i32, alias_scopes = [#llvm.alias_scope< id = "text", domain = #llvm.alias_scope_domain< id = 1 : i32> > ]}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b128"(%v1, %v2, %v3) <{offset = 16 : i32, cpol = 2 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.cluster.load.async.to.lds.b128
%v1 = "test.value"() : () -> !llvm.ptr<1>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
"rocdl.cluster.load.async.to.lds.b128"(%v1, %v2, %v3) <{offset = 2 : i32, cpol = 16 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// rocdl.make.buffer.rsrc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "rocdl.make.buffer.rsrc"(%v1, %v2, %v3, %v4) : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr)
// rocdl.make.buffer.rsrc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "rocdl.make.buffer.rsrc"(%v1, %v2, %v3, %v4) : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr)
// rocdl.make.buffer.rsrc
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> i64
%v4 = "test.value"() : () -> i32
%v5 = "rocdl.make.buffer.rsrc"(%v1, %v2, %v3, %v4) : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr)
// rocdl.raw.ptr.buffer.load
%v1 = "test.value"() : () -> !llvm.ptr<8>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "rocdl.raw.ptr.buffer.load"(%v1, %v2, %v3, %v4) : (!llvm.ptr<8>, i32, i32, i32) -> (!llvm.ptr)
// rocdl.raw.ptr.buffer.load
%v1 = "test.value"() : () -> !llvm.ptr<8>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "rocdl.raw.ptr.buffer.load"(%v1, %v2, %v3, %v4) : (!llvm.ptr<8>, i32, i32, i32) -> (!llvm.ptr)
// rocdl.raw.ptr.buffer.load.lds
%v1 = "test.value"() : () -> !llvm.ptr<8>
%v2 = "test.value"() : () -> !llvm.ptr<3>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.load.lds"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.store
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.store"(%v1, %v2, %v3, %v4, %v5) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.store
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.store"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.cmpswap
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> !llvm.ptr<8>
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (i32, i32, !llvm.ptr<8>, i32, i32, i32) -> (i32)
// rocdl.raw.ptr.buffer.atomic.fmax
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fmax"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.smax
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.smax"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.umin
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.umin"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.fadd
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fadd"(%v1, %v2, %v3, %v4, %v5) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.ptr.buffer.atomic.fadd
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !llvm.ptr<8>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
"rocdl.raw.ptr.buffer.atomic.fadd"(%v1, %v2, %v3, %v4, %v5) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
// rocdl.raw.buffer.atomic.cmpswap
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "rocdl.raw.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32) -> (!llvm.ptr)
// rocdl.raw.buffer.atomic.cmpswap
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> !llvm.ptr
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "rocdl.raw.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (f32, f32, !llvm.ptr, i32, i32, i32) -> (f32)
// rocdl.raw.buffer.atomic.cmpswap
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "test.value"() : () -> i32
%v5 = "test.value"() : () -> i32
%v6 = "test.value"() : () -> i32
%v7 = "rocdl.raw.buffer.atomic.cmpswap"(%v1, %v2, %v3, %v4, %v5, %v6) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, i32, i32, i32) -> (vector<4xf32>)
// rocdl.global.prefetch
%v1 = "test.value"() : () -> !llvm.ptr<1>
"rocdl.global.prefetch"(%v1) <{scope = 128 : i32}> : (!llvm.ptr<1>) -> ()
// rocdl.flat.prefetch
%v1 = "test.value"() : () -> !llvm.ptr
"rocdl.flat.prefetch"(%v1) <{scope = 4 : i32}> : (!llvm.ptr) -> ()
// rocdl.flat.prefetch
%v1 = "test.value"() : () -> !llvm.ptr
"rocdl.flat.prefetch"(%v1) <{scope = 8 : i32}> : (!llvm.ptr) -> ()
// rocdl.ds.atomic.barrier.arrive.rtn.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i64
%v3 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%v1, %v2) : (!llvm.ptr<3>, i64) -> (i64)
// rocdl.ds.atomic.barrier.arrive.rtn.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
%v2 = "test.value"() : () -> i64
%v3 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%v1, %v2) : (!llvm.ptr<3>, i64) -> (i64)
// rocdl.ds.atomic.async.barrier.arrive.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.ds.atomic.async.barrier.arrive.b64"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.ds.atomic.async.barrier.arrive.b64
%v1 = "test.value"() : () -> !llvm.ptr<3>
"rocdl.ds.atomic.async.barrier.arrive.b64"(%v1) : (!llvm.ptr<3>) -> ()
// rocdl.update.dpp
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "rocdl.update.dpp"(%v1, %v2) <{dppCtrl = 1 : i32, rowMask = 32 : i32, bankMask = 32 : i32, boundCtrl = false}> : (!llvm.ptr, !llvm.ptr) -> (!llvm.ptr)
// rocdl.update.dpp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.update.dpp"(%v1, %v2) <{dppCtrl = 1 : i32, rowMask = 128 : i32, bankMask = 0 : i32, boundCtrl = false}> : (f32, f32) -> (f32)
// rocdl.update.dpp
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "rocdl.update.dpp"(%v1, %v2) <{dppCtrl = 4 : i32, rowMask = 1 : i32, bankMask = 2 : i32, boundCtrl = false}> : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.permlanex16
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> !llvm.ptr
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i32
%v5 = "rocdl.permlanex16"(%v1, %v2, %v3, %v4) <{fi = false, boundControl = true}> : (!llvm.ptr, !llvm.ptr, i32, i32) -> (!llvm.ptr)
// rocdl.permlanex16
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.permlanex16"(%v1, %v2, %v3, %v4) <{fi = false, boundControl = false}> : (f32, f32, f32, f32) -> (f32)
// rocdl.permlanex16
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "test.value"() : () -> vector<4xf32>
%v4 = "test.value"() : () -> vector<4xf32>
%v5 = "rocdl.permlanex16"(%v1, %v2, %v3, %v4) <{fi = false, boundControl = false}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// rocdl.cvt.pkrtz
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.pkrtz"(%v1, %v2) : (f32, f32) -> (vector<4xf32>)
// rocdl.cvt.pkrtz
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.pkrtz"(%v1, %v2) : (f32, f32) -> (f32)
// rocdl.cvt.pkrtz
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.pkrtz"(%v1, %v2) : (f32, f32) -> (vector<4xf32>)
// rocdl.cvt.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.bf8"(%v1) <{byteSel = 16 : i32}> : (i32) -> (f32)
// rocdl.cvt.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.bf8"(%v1) <{byteSel = 2 : i32}> : (i32) -> (f32)
// rocdl.cvt.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.bf8"(%v1) <{byteSel = 16 : i32}> : (i32) -> (i32)
// rocdl.cvt.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.fp8"(%v1) <{byteSel = 8 : i32}> : (i32) -> (f32)
// rocdl.cvt.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.fp8"(%v1) <{byteSel = 1 : i32}> : (i32) -> (i32)
// rocdl.cvt.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.f32.fp8"(%v1) <{byteSel = 8 : i32}> : (i32) -> (i32)
// rocdl.cvt.pk.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.pk.f32.fp8"(%v1) <{wordSel = false}> : (i32) -> (i32)
// rocdl.cvt.pk.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.pk.f32.fp8"(%v1) <{wordSel = false}> : (i32) -> (!llvm.ptr)
// rocdl.cvt.pk.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.pk.f32.fp8"(%v1) <{wordSel = false}> : (i32) -> (!llvm.ptr)
// rocdl.cvt.pk.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.pk.f32.bf8"(%v1) <{wordSel = false}> : (i32) -> (i32)
// rocdl.cvt.pk.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.pk.f32.bf8"(%v1) <{wordSel = false}> : (i32) -> (i32)
// rocdl.cvt.pk.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "rocdl.cvt.pk.f32.bf8"(%v1) <{wordSel = false}> : (i32) -> (i32)
// rocdl.cvt.pk.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.bf8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (vector<4xf32>)
// rocdl.cvt.pk.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.bf8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (f32)
// rocdl.cvt.pk.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.bf8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (f32)
// rocdl.cvt.pk.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.fp8.f32"(%v1, %v2, %v3) <{wordSel = true}> : (f32, f32, i32) -> (!llvm.ptr)
// rocdl.cvt.pk.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.fp8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (f32)
// rocdl.cvt.pk.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.pk.fp8.f32"(%v1, %v2, %v3) <{wordSel = false}> : (f32, f32, i32) -> (!llvm.ptr)
// rocdl.cvt.sr.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.bf8.f32"(%v1, %v2, %v3) <{byteSel = 16 : i32}> : (f32, i32, i32) -> (vector<4xf32>)
// rocdl.cvt.sr.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.bf8.f32"(%v1, %v2, %v3) <{byteSel = 32 : i32}> : (f32, i32, i32) -> (f32)
// rocdl.cvt.sr.bf8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.bf8.f32"(%v1, %v2, %v3) <{byteSel = 8 : i32}> : (f32, i32, i32) -> (vector<4xf32>)
// rocdl.cvt.sr.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.fp8.f32"(%v1, %v2, %v3) <{byteSel = 32 : i32}> : (f32, i32, i32) -> (vector<4xf32>)
// rocdl.cvt.sr.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.fp8.f32"(%v1, %v2, %v3) <{byteSel = 16 : i32}> : (f32, i32, i32) -> (f32)
// rocdl.cvt.sr.fp8.f32
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "rocdl.cvt.sr.fp8.f32"(%v1, %v2, %v3) <{byteSel = 128 : i32}> : (f32, i32, i32) -> (f32)
// rocdl.cvt.scalef32.pk8.fp4.f16
%v1 = "test.value"() : () -> vector<4x2xf16>
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%v1, %v2) : (vector<4x2xf16>, f32) -> (i32)
// rocdl.cvt.scalef32.pk8.fp4.f16
%v1 = "test.value"() : () -> vector<4x2xf16>
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%v1, %v2) : (vector<4x2xf16>, f32) -> (i32)
// rocdl.cvt.scalef32.sr.pk8.fp4.f16
%v1 = "test.value"() : () -> vector<8xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%v1, %v2, %v3) : (vector<8xf16>, i32, f32) -> (i32)
// rocdl.cvt.scale.pk8.bf16.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.cvt.scale.pk8.bf16.fp4"(%v1, %v2) <{scaleSel = 128 : i32}> : (i32, i32) -> (vector<8xbf16>)
// rocdl.cvt.scalef32.sr.pk8.fp4.bf16
%v1 = "test.value"() : () -> vector<8xbf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%v1, %v2, %v3) : (vector<8xbf16>, i32, f32) -> (i32)
// rocdl.cvt.scale.pk8.f32.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "rocdl.cvt.scale.pk8.f32.fp4"(%v1, %v2) <{scaleSel = 8 : i32}> : (i32, i32) -> (vector<8xf32>)
// rocdl.cvt.scalef32.pk8.fp4.f32
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk8.fp4.f32"(%v1, %v2) : (vector<8xf32>, f32) -> (i32)
// rocdl.cvt.scalef32.sr.pk8.fp4.f32
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%v1, %v2, %v3) : (vector<8xf32>, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.pk8.fp4.f32
%v1 = "test.value"() : () -> vector<8xf32>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%v1, %v2, %v3) : (vector<8xf32>, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk16.fp6.f16
%v1 = "test.value"() : () -> vector<16xf16>
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk16.fp6.f16"(%v1, %v2) : (vector<16xf16>, f32) -> (vector<3xi32>)
// rocdl.cvt.scalef32.sr.pk16.bf6.f16
%v1 = "test.value"() : () -> vector<4x4xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%v1, %v2, %v3) : (vector<4x4xf16>, i32, f32) -> (vector<3xi32>)
// rocdl.cvt.scalef32.pk32.bf16.bf6
%v1 = "test.value"() : () -> vector<6xi32>
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%v1, %v2) : (vector<6xi32>, f32) -> (vector<32xbf16>)
// rocdl.cvt.scalef32.f16.fp8
%v1 = "test.value"() : () -> vector<2xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.f16.fp8"(%v1, %v2, %v3) <{srcSelIndex = 0 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.f16.fp8
%v1 = "test.value"() : () -> vector<2xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.f16.fp8"(%v1, %v2, %v3) <{srcSelIndex = 32 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.fp8"(%v1, %v2) <{srcSelIndex = 128 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.fp8"(%v1, %v2) <{srcSelIndex = 16 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.fp8"(%v1, %v2) <{srcSelIndex = 4 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.pk.fp8.f32
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.fp8.f32
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.fp8.f32
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.fp8.f16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp8.f16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.fp8.bf16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.fp8.bf16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%v1, %v2, %v3) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.fp8.bf16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.f16.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f16.fp8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.pk.bf16.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xbf16>)
// rocdl.cvt.scalef32.pk.bf16.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
// rocdl.cvt.scalef32.pk.bf16.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xbf16>)
// rocdl.cvt.scalef32.pk.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.f32.fp8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.sr.fp8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 2 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 2 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.fp8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.f16.bf8
%v1 = "test.value"() : () -> vector<2xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.f16.bf8"(%v1, %v2, %v3) <{srcSelIndex = 0 : i32, dstLoHiSel = false}> : (vector<2xf16>, i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.f16.bf8
%v1 = "test.value"() : () -> vector<2x1xf16>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.f16.bf8"(%v1, %v2, %v3) <{srcSelIndex = 128 : i32, dstLoHiSel = false}> : (vector<2x1xf16>, i32, f32) -> (vector<2x1xf16>)
// rocdl.cvt.scalef32.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.bf8"(%v1, %v2) <{srcSelIndex = 128 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.bf8"(%v1, %v2) <{srcSelIndex = 16 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.f32.bf8"(%v1, %v2) <{srcSelIndex = 4 : i32}> : (i32, f32) -> (f32)
// rocdl.cvt.scalef32.pk.bf8.f32
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.bf8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.bf8.f32
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.bf8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.bf8.f32
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.bf8.f32"(%v1, %v2, %v3, %v4) <{dstLoHiSel = false}> : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.bf8.f16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.bf8.f16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.bf8.f16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.bf8.f16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.bf8.bf16
%v1 = "test.value"() : () -> vector<2xi16>
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%v1, %v2, %v3) <{dstLoHiSel = false}> : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
// rocdl.cvt.scalef32.pk.f16.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f16.bf8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.pk.bf16.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xbf16>)
// rocdl.cvt.scalef32.pk.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.bf8"(%v1, %v2) <{srcLoHiSel = false}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.f32.bf8
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.bf8"(%v1, %v2) <{srcLoHiSel = true}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.sr.bf8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 1 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 8 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 0 : i32}> : (i32, f32, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, f16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 2 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.sr.bf8.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, bf16, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp4.f16"(%v1, %v2, %v3) <{dstSelIndex = 16 : i32}> : (i32, vector<2xf16>, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp4.f16"(%v1, %v2, %v3) <{dstSelIndex = 32 : i32}> : (i32, vector<2xf16>, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp4.f16"(%v1, %v2, %v3) <{dstSelIndex = 1 : i32}> : (i32, vector<2xf16>, f32) -> (i32)
// rocdl.cvt.scalef32.sr.pk.fp4.f16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 32 : i32}> : (i32, vector<2xf16>, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.f16.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f16.fp4"(%v1, %v2) <{srcSelIndex = 32 : i32}> : (i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.pk.f16.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f16.fp4"(%v1, %v2) <{srcSelIndex = 1 : i32}> : (i32, f32) -> (vector<2xf16>)
// rocdl.cvt.scalef32.pk.fp4.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%v1, %v2, %v3) <{dstSelIndex = 0 : i32}> : (i32, vector<2xbf16>, f32) -> (i32)
// rocdl.cvt.scalef32.sr.pk.fp4.bf16
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xbf16>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%v1, %v2, %v3, %v4) <{dstSelIndex = 32 : i32}> : (i32, vector<2xbf16>, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.bf16.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.bf16.fp4"(%v1, %v2) <{srcSelIndex = 0 : i32}> : (i32, f32) -> (vector<2xbf16>)
// rocdl.cvt.scalef32.sr.pk.fp4.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> vector<2xf32>
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 16 : i32}> : (i32, vector<2xf32>, i32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.f32.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp4"(%v1, %v2) <{srcSelIndex = 2 : i32}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.f32.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp4"(%v1, %v2) <{srcSelIndex = 16 : i32}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.f32.fp4
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "rocdl.cvt.scalef32.pk.f32.fp4"(%v1, %v2) <{srcSelIndex = 4 : i32}> : (i32, f32) -> (vector<2xf32>)
// rocdl.cvt.scalef32.pk.fp4.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 4 : i32}> : (i32, f32, f32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 128 : i32}> : (i32, f32, f32, f32) -> (i32)
// rocdl.cvt.scalef32.pk.fp4.f32
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "rocdl.cvt.scalef32.pk.fp4.f32"(%v1, %v2, %v3, %v4) <{dstSelIndex = 2 : i32}> : (i32, f32, f32, f32) -> (i32)
// rocdl.fmed3
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "rocdl.fmed3"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// rocdl.tanh
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.tanh"(%v1) : (f32) -> (f32)
// rocdl.tanh
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.tanh"(%v1) : (f32) -> (f32)
// rocdl.tanh
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.tanh"(%v1) : (f32) -> (f32)
// rocdl.sin
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.sin"(%v1) : (f32) -> (f32)
// rocdl.rcp
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.rcp"(%v1) : (f32) -> (f32)
// rocdl.rcp
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.rcp"(%v1) : (f32) -> (f32)
// rocdl.rcp
%v1 = "test.value"() : () -> f16
%v2 = "rocdl.rcp"(%v1) : (f16) -> (f16)
// rocdl.exp2
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.exp2"(%v1) : (f32) -> (f32)
// rocdl.log
%v1 = "test.value"() : () -> f32
%v2 = "rocdl.log"(%v1) : (f32) -> (f32)
// shard.grid
"shard.grid"() <{sym_name = "symbol", shape = array<i64: 128>}> : () -> ()
// shard.grid
"shard.grid"() <{sym_name = "symbol", shape = array<i64: 2, 3, 4>}> : () -> ()
// shard.grid
"shard.grid"() <{sym_name = "symbol", shape = array<i64: 2>}> : () -> ()
// shard.get_sharding
%v1 = "test.value"() : () -> tensor<f32>
%v2 = "shard.get_sharding"(%v1) : (tensor<f32>) -> (!shard.sharding)
// shard.get_sharding
%v1 = "test.value"() : () -> tensor<4xf32>
%v2 = "shard.get_sharding"(%v1) : (tensor<4xf32>) -> (!shard.sharding)
// shard.get_sharding
%v1 = "test.value"() : () -> tensor<index>
%v2 = "shard.get_sharding"(%v1) : (tensor<index>) -> (!shard.sharding)
// shard.shard_shape
%v1 = "test.value"() : () -> !shard.sharding
"shard.shard_shape"(%v1) <{dims = array<i64: 1, 2>, device = array<i64: 0>, operandSegmentSizes = array<i32: 0, 1, 0>}> : (!shard.sharding) -> ()
// shard.shard_shape
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> !shard.sharding
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> index
%v6 = "shard.shard_shape"(%v1, %v2, %v3, %v4, %v5) <{dims = array<i64: 32, 33, 34>, device = array<i64: 32>, operandSegmentSizes = array<i32: 2, 1, 2>}> : (index, index, !shard.sharding, index, index) -> (index)
// shard.shard_shape
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> index
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> !shard.sharding
%v5 = "shard.shard_shape"(%v1, %v2, %v3, %v4) <{dims = array<i64: 4>, device = array<i64: 2, 3, 4>, operandSegmentSizes = array<i32: 3, 1, 0>}> : (index, index, index, !shard.sharding) -> (index)
// shard.shard
%v1 = "test.value"() : () -> tensor<2x3x4xui8>
%v2 = "test.value"() : () -> !shard.sharding
%v3 = "shard.shard"(%v1, %v2) : (tensor<2x3x4xui8>, !shard.sharding) -> (tensor<2x3x4xui8>)
// shard.shard
%v1 = "test.value"() : () -> tensor<4xi1>
%v2 = "test.value"() : () -> !shard.sharding
%v3 = "shard.shard"(%v1, %v2) <{annotate_for_users = unit}> : (tensor<4xi1>, !shard.sharding) -> (tensor<4xi1>)
// shard.shard
%v1 = "test.value"() : () -> tensor<tf32>
%v2 = "test.value"() : () -> !shard.sharding
%v3 = "shard.shard"(%v1, %v2) <{annotate_for_users = unit}> : (tensor<tf32>, !shard.sharding) -> (tensor<tf32>)
// smt.declare_fun
%v1 = "smt.declare_fun"() : () -> (!smt.bool)
// smt.declare_fun
%v1 = "smt.declare_fun"() <{namePrefix = "a b"}> : () -> (!smt.int)
// smt.declare_fun
%v1 = "smt.declare_fun"() : () -> (!smt.int)
// smt.constant
%v1 = "smt.constant"() <{value = false}> : () -> (!smt.bool)
// smt.constant
%v1 = "smt.constant"() <{value = false}> : () -> (!smt.bool)
// smt.constant
%v1 = "smt.constant"() <{value = false}> : () -> (!smt.bool)
// smt.solver
"smt.solver"() ({
^bb0:
"smt.yield"() : () -> ()
}) : () -> ()
// smt.solver
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i1
%v4, %v5 = "smt.solver"(%v1, %v2, %v3) ({
^bb0(%v6: i1, %v7: i1, %v8: i1):
%v9 = "test.value"() : () -> i1
%v10 = "test.value"() : () -> i1
"smt.yield"(%v9, %v10) : (i1, i1) -> ()
}) : (i1, i1, i1) -> (i1, i1)
// smt.set_logic
"smt.solver"() ({
^bb0:
"smt.set_logic"() <{logic = ""}> : () -> ()
"smt.yield"() : () -> ()
}) : () -> ()
// smt.set_logic
"smt.solver"() ({
^bb0:
"smt.set_logic"() <{logic = "a b"}> : () -> ()
"smt.yield"() : () -> ()
}) : () -> ()
// smt.assert
%v1 = "test.value"() : () -> !smt.bool
"smt.assert"(%v1) : (!smt.bool) -> ()
// smt.assert
%v1 = "test.value"() : () -> !smt.bool
"smt.assert"(%v1) : (!smt.bool) -> ()
// smt.assert
%v1 = "test.value"() : () -> !smt.bool
"smt.assert"(%v1) : (!smt.bool) -> ()
// smt.reset
"smt.reset"() : () -> ()
// smt.reset
"smt.reset"() : () -> ()
// smt.reset
"smt.reset"() : () -> ()
// smt.push
"smt.push"() <{count = 1 : i32}> : () -> ()
// smt.push
"smt.push"() <{count = 2 : i32}> : () -> ()
// smt.push
"smt.push"() <{count = 2 : i32}> : () -> ()
// smt.pop
"smt.pop"() <{count = 2 : i32}> : () -> ()
// smt.pop
"smt.pop"() <{count = 1 : i32}> : () -> ()
// smt.pop
"smt.pop"() <{count = 1 : i32}> : () -> ()
// smt.check
"smt.check"() ({
^bb0:
"smt.yield"() : () -> ()
}, {
^bb0:
"smt.yield"() : () -> ()
}, {
^bb0:
"smt.yield"() : () -> ()
}) : () -> ()
// smt.check
"smt.check"() ({
^bb0:
"smt.yield"() : () -> ()
}, {
^bb0:
"smt.yield"() : () -> ()
}, {
^bb0:
"smt.yield"() : () -> ()
}) : () -> ()
// smt.yield
"test.around"() ({
"smt.yield"() : () -> ()
}) : () -> ()
// smt.yield
"test.around"() ({
%v1 = "test.value"() : () -> memref<f32>
%v2 = "test.value"() : () -> memref<f32>
"smt.yield"(%v1, %v2) : (memref<f32>, memref<f32>) -> ()
}) : () -> ()
// smt.yield
"test.around"() ({
"smt.yield"() : () -> ()
}) : () -> ()
// smt.ite
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.int
%v3 = "test.value"() : () -> !smt.int
%v4 = "smt.ite"(%v1, %v2, %v3) : (!smt.bool, !smt.int, !smt.int) -> (!smt.int)
// smt.ite
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "test.value"() : () -> !smt.bool
%v4 = "smt.ite"(%v1, %v2, %v3) : (!smt.bool, !smt.bool, !smt.bool) -> (!smt.bool)
// smt.ite
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "test.value"() : () -> !smt.bool
%v4 = "smt.ite"(%v1, %v2, %v3) : (!smt.bool, !smt.bool, !smt.bool) -> (!smt.bool)
// smt.not
%v1 = "test.value"() : () -> !smt.bool
%v2 = "smt.not"(%v1) : (!smt.bool) -> (!smt.bool)
// smt.not
%v1 = "test.value"() : () -> !smt.bool
%v2 = "smt.not"(%v1) : (!smt.bool) -> (!smt.bool)
// smt.not
%v1 = "test.value"() : () -> !smt.bool
%v2 = "smt.not"(%v1) : (!smt.bool) -> (!smt.bool)
// smt.and
%v1 = "smt.and"() : () -> (!smt.bool)
// smt.and
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.and"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.and
%v1 = "test.value"() : () -> !smt.bool
%v2 = "smt.and"(%v1) : (!smt.bool) -> (!smt.bool)
// smt.or
%v1 = "smt.or"() : () -> (!smt.bool)
// smt.or
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.or"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.or
%v1 = "smt.or"() : () -> (!smt.bool)
// smt.xor
%v1 = "smt.xor"() : () -> (!smt.bool)
// smt.xor
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.xor"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.xor
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.xor"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.implies
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.implies"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.implies
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.implies"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.implies
%v1 = "test.value"() : () -> !smt.bool
%v2 = "test.value"() : () -> !smt.bool
%v3 = "smt.implies"(%v1, %v2) : (!smt.bool, !smt.bool) -> (!smt.bool)
// smt.bv.not
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "smt.bv.not"(%v1) : (!smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.not
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "smt.bv.not"(%v1) : (!smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.not
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "smt.bv.not"(%v1) : (!smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.neg
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "smt.bv.neg"(%v1) : (!smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.neg
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "smt.bv.neg"(%v1) : (!smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.neg
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "smt.bv.neg"(%v1) : (!smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.and
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.and"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.and
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.and"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.and
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.and"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.or
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.or"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.or
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.or"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.or
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.or"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.xor
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.xor"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.xor
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.xor"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.xor
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.xor"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.add
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.add"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.add
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.add"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.add
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.add"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.mul
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.mul"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.mul
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.mul"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.mul
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.mul"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.udiv
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.udiv"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.udiv
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.udiv"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.udiv
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.udiv"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.sdiv
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.sdiv"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.sdiv
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.sdiv"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.sdiv
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.sdiv"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.urem
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.urem"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.urem
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.urem"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.urem
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.urem"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.srem
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.srem"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.srem
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.srem"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.srem
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.srem"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.smod
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.smod"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.smod
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.smod"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.smod
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.smod"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.shl
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.shl"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.shl
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.shl"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.shl
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.shl"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.lshr
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.lshr"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.lshr
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.lshr"(%v1, %v2) : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bv<2>)
// smt.bv.lshr
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.lshr"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.ashr
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.ashr"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<1>)
// smt.bv.ashr
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.ashr"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.ashr
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.ashr"(%v1, %v2) : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bv<4>)
// smt.bv.cmp
%v1 = "test.value"() : () -> !smt.bv<2>
%v2 = "test.value"() : () -> !smt.bv<2>
%v3 = "smt.bv.cmp"(%v1, %v2) <{pred = 5 : i64}> : (!smt.bv<2>, !smt.bv<2>) -> (!smt.bool)
// smt.bv.cmp
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.cmp"(%v1, %v2) <{pred = 5 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bool)
// smt.bv.cmp
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "test.value"() : () -> !smt.bv<4>
%v3 = "smt.bv.cmp"(%v1, %v2) <{pred = 3 : i64}> : (!smt.bv<4>, !smt.bv<4>) -> (!smt.bool)
// smt.bv.concat
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "test.value"() : () -> !smt.bv<1>
%v3 = "smt.bv.concat"(%v1, %v2) : (!smt.bv<1>, !smt.bv<1>) -> (!smt.bv<2>)
// smt.bv.extract
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "smt.bv.extract"(%v1) <{lowBit = 0 : i32}> : (!smt.bv<4>) -> (!smt.bv<4>)
// smt.bv2int
%v1 = "test.value"() : () -> !smt.bv<4>
%v2 = "smt.bv2int"(%v1) : (!smt.bv<4>) -> (!smt.int)
// smt.bv2int
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "smt.bv2int"(%v1) <{is_signed = unit}> : (!smt.bv<1>) -> (!smt.int)
// smt.bv2int
%v1 = "test.value"() : () -> !smt.bv<1>
%v2 = "smt.bv2int"(%v1) <{is_signed = unit}> : (!smt.bv<1>) -> (!smt.int)
// smt.int.abs
%v1 = "test.value"() : () -> !smt.int
%v2 = "smt.int.abs"(%v1) : (!smt.int) -> (!smt.int)
// smt.int.abs
%v1 = "test.value"() : () -> !smt.int
%v2 = "smt.int.abs"(%v1) : (!smt.int) -> (!smt.int)
// smt.int.abs
%v1 = "test.value"() : () -> !smt.int
%v2 = "smt.int.abs"(%v1) : (!smt.int) -> (!smt.int)
// smt.int.add
%v1 = "smt.int.add"() : () -> (!smt.int)
// smt.int.add
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "test.value"() : () -> !smt.int
%v4 = "smt.int.add"(%v1, %v2, %v3) : (!smt.int, !smt.int, !smt.int) -> (!smt.int)
// smt.int.add
%v1 = "smt.int.add"() : () -> (!smt.int)
// smt.int.mul
%v1 = "smt.int.mul"() : () -> (!smt.int)
// smt.int.mul
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.mul"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.mul
%v1 = "smt.int.mul"() : () -> (!smt.int)
// smt.int.sub
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.sub"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.sub
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.sub"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.sub
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.sub"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.div
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.div"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.div
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.div"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.div
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.div"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.mod
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.mod"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.mod
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.mod"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.mod
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.mod"(%v1, %v2) : (!smt.int, !smt.int) -> (!smt.int)
// smt.int.cmp
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.cmp"(%v1, %v2) <{pred = 3 : i64}> : (!smt.int, !smt.int) -> (!smt.bool)
// smt.int.cmp
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.cmp"(%v1, %v2) <{pred = 0 : i64}> : (!smt.int, !smt.int) -> (!smt.bool)
// smt.int.cmp
%v1 = "test.value"() : () -> !smt.int
%v2 = "test.value"() : () -> !smt.int
%v3 = "smt.int.cmp"(%v1, %v2) <{pred = 1 : i64}> : (!smt.int, !smt.int) -> (!smt.bool)
// smt.int2bv
%v1 = "test.value"() : () -> !smt.int
%v2 = "smt.int2bv"(%v1) : (!smt.int) -> (!smt.bv<4>)
// smt.int2bv
%v1 = "test.value"() : () -> !smt.int
%v2 = "smt.int2bv"(%v1) : (!smt.int) -> (!smt.bv<2>)
// smt.int2bv
%v1 = "test.value"() : () -> !smt.int
%v2 = "smt.int2bv"(%v1) : (!smt.int) -> (!smt.bv<2>)
// sparse_tensor.new
%v1 = "test.value"() : () -> memref<4x4xi128>
%v2 = "sparse_tensor.new"(%v1) : (memref<4x4xi128>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.new
%v1 = "test.value"() : () -> i32
%v2 = "sparse_tensor.new"(%v1) : (i32) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.new
%v1 = "test.value"() : () -> memref<4x4xi128>
%v2 = "sparse_tensor.new"(%v1) : (memref<4x4xi128>) -> (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>)
// sparse_tensor.convert
%v1 = "test.value"() : () -> tensor<4x4xsi64>
%v2 = "sparse_tensor.convert"(%v1) : (tensor<4x4xsi64>) -> (tensor<4x4xui8>)
// sparse_tensor.convert
%v1 = "test.value"() : () -> tensor<4xi32>
%v2 = "sparse_tensor.convert"(%v1) : (tensor<4xi32>) -> (tensor<4xi32>)
// sparse_tensor.convert
%v1 = "test.value"() : () -> tensor<1x2x3x4xf64>
%v2 = "sparse_tensor.convert"(%v1) : (tensor<1x2x3x4xf64>) -> (tensor<1x2x3x4xf64>)
// sparse_tensor.reinterpret_map
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.reinterpret_map"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>)
// sparse_tensor.reinterpret_map
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.reinterpret_map"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.reinterpret_map
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.reinterpret_map"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.values
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.values"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (memref<?xf64>)
// sparse_tensor.values
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.values"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (memref<?xf32>)
// sparse_tensor.number_of_entries
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.number_of_entries"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (index)
// sparse_tensor.number_of_entries
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.number_of_entries"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (index)
// sparse_tensor.number_of_entries
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.number_of_entries"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (index)
// sparse_tensor.slice.offset
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.slice.offset"(%v1) <{dim = 1 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>) -> (index)
// sparse_tensor.slice.offset
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.slice.offset"(%v1) <{dim = 0 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>) -> (index)
// sparse_tensor.slice.stride
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>
%v2 = "sparse_tensor.slice.stride"(%v1) <{dim = 1 : index}> : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 2, 1)>, d1 : #sparse_tensor<slice(0, 2, 1)>) -> (d0 : dense, d1 : compressed) }>>) -> (index)
// sparse_tensor.lvl
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "test.value"() : () -> index
%v3 = "sparse_tensor.lvl"(%v1, %v2) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, index) -> (index)
// sparse_tensor.lvl
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "test.value"() : () -> index
%v3 = "sparse_tensor.lvl"(%v1, %v2) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> (index)
// sparse_tensor.lvl
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "test.value"() : () -> index
%v3 = "sparse_tensor.lvl"(%v1, %v2) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> (index)
// sparse_tensor.push_back
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> memref<4xf8E4M3FN, 3>
%v3 = "test.value"() : () -> f8E4M3FN
%v4, %v5 = "sparse_tensor.push_back"(%v1, %v2, %v3) : (index, memref<4xf8E4M3FN, 3>, f8E4M3FN) -> (memref<4xf8E4M3FN, 3>, index)
// sparse_tensor.push_back
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> memref<?xindex>
%v3 = "test.value"() : () -> index
%v4 = "test.value"() : () -> index
%v5, %v6 = "sparse_tensor.push_back"(%v1, %v2, %v3, %v4) <{inbounds = unit}> : (index, memref<?xindex>, index, index) -> (memref<?xindex>, index)
// sparse_tensor.push_back
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> memref<4xindex, 3>
%v3 = "test.value"() : () -> index
%v4, %v5 = "sparse_tensor.push_back"(%v1, %v2, %v3) : (index, memref<4xindex, 3>, index) -> (memref<4xindex, 3>, index)
// sparse_tensor.expand
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2, %v3, %v4, %v5 = "sparse_tensor.expand"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (memref<4xf32, 3>, memref<?xi1>, memref<4xindex>, index)
// sparse_tensor.expand
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2, %v3, %v4, %v5 = "sparse_tensor.expand"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (memref<4xi32>, memref<4xi1>, memref<4xindex, 3>, index)
// sparse_tensor.expand
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2, %v3, %v4, %v5 = "sparse_tensor.expand"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (memref<4xf64, 3>, memref<4xi1>, memref<4xindex>, index)
// sparse_tensor.compress
%v1 = "test.value"() : () -> memref<4xi64>
%v2 = "test.value"() : () -> memref<4xi1>
%v3 = "test.value"() : () -> memref<4xindex>
%v4 = "test.value"() : () -> index
%v5 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v6 = "sparse_tensor.compress"(%v1, %v2, %v3, %v4, %v5) : (memref<4xi64>, memref<4xi1>, memref<4xindex>, index, tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.out
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "test.value"() : () -> tensor<4xf32>
"sparse_tensor.out"(%v1, %v2) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, tensor<4xf32>) -> ()
// sparse_tensor.out
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "test.value"() : () -> memref<*xf64>
"sparse_tensor.out"(%v1, %v2) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, memref<*xf64>) -> ()
// sparse_tensor.out
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
%v2 = "test.value"() : () -> i1
"sparse_tensor.out"(%v1, %v2) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>, i1) -> ()
// sparse_tensor.sort
%v1 = "test.value"() : () -> index
%v2 = "test.value"() : () -> memref<4xindex>
"sparse_tensor.sort"(%v1, %v2) <{perm_map = affine_map<(d0) -> (d0)>, algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>}> : (index, memref<4xindex>) -> ()
// sparse_tensor.reorder_coo
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.reorder_coo"(%v1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm hybrid_quick_sort>}> : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.reorder_coo
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.reorder_coo"(%v1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm heap_sort>}> : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.reorder_coo
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
%v2 = "sparse_tensor.reorder_coo"(%v1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>}> : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)
// sparse_tensor.binary
%v1 = "test.value"() : () -> tensor<?xi128>
%v2 = "test.value"() : () -> tensor<?xi128>
%v3 = "sparse_tensor.binary"(%v1, %v2) ({}, {}, {}) : (tensor<?xi128>, tensor<?xi128>) -> (tensor<?xui64>)
// sparse_tensor.unary
%v1 = "test.value"() : () -> vector<[8]xtf32>
%v2 = "sparse_tensor.unary"(%v1) ({}, {}) : (vector<[8]xtf32>) -> (vector<[8]xtf32>)
// sparse_tensor.unary
%v1 = "test.value"() : () -> memref<4xf8E5M2>
%v2 = "sparse_tensor.unary"(%v1) ({}, {}) : (memref<4xf8E5M2>) -> (memref<4xf8E5M2>)
// sparse_tensor.print
%v1 = "test.value"() : () -> tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>
"sparse_tensor.print"(%v1) : (tensor<4x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> ()
// sparse_tensor.print
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
"sparse_tensor.print"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
// sparse_tensor.print
%v1 = "test.value"() : () -> tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
"sparse_tensor.print"(%v1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
// sparse_tensor.has_runtime_library
%v1 = "sparse_tensor.has_runtime_library"() : () -> (i1)
// sparse_tensor.has_runtime_library
%v1 = "sparse_tensor.has_runtime_library"() : () -> (i1)
// sparse_tensor.has_runtime_library
%v1 = "sparse_tensor.has_runtime_library"() : () -> (i1)
// spirv.FAdd
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FAdd"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.FAdd
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FAdd"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.FAdd
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FAdd"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.FDiv
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FDiv"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.FDiv
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FDiv"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.FDiv
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FDiv"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.FMod
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FMod"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.FMod
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FMod"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.FMod
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FMod"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.FMul
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FMul"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.FMul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FMul"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.FMul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FMul"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.FNegate
%v1 = "test.value"() : () -> f32
%v2 = "spirv.FNegate"(%v1) : (f32) -> (f32)
// spirv.FNegate
%v1 = "test.value"() : () -> f32
%v2 = "spirv.FNegate"(%v1) : (f32) -> (f32)
// spirv.FNegate
%v1 = "test.value"() : () -> f64
%v2 = "spirv.FNegate"(%v1) : (f64) -> (f64)
// spirv.FRem
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FRem"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.FRem
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FRem"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.FRem
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FRem"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.FSub
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FSub"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.FSub
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FSub"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.FSub
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FSub"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.IAdd
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.IAdd"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.IAdd
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "spirv.IAdd"(%v1, %v2) : (si64, si64) -> (si64)
// spirv.IAdd
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.IAdd"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.IMul
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.IMul"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.IMul
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.IMul"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.IMul
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.IMul"(%v1, %v2) : (i64, i64) -> (i64)
// spirv.ISub
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.ISub"(%v1, %v2) : (i64, i64) -> (i64)
// spirv.ISub
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "spirv.ISub"(%v1, %v2) : (si64, si64) -> (si64)
// spirv.ISub
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.ISub"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.Dot
%v1 = "test.value"() : () -> vector<4xf16>
%v2 = "test.value"() : () -> vector<4xf16>
%v3 = "spirv.Dot"(%v1, %v2) : (vector<4xf16>, vector<4xf16>) -> (f16)
// spirv.Dot
%v1 = "test.value"() : () -> vector<4x4xf32>
%v2 = "test.value"() : () -> vector<4x4xf32>
%v3 = "spirv.Dot"(%v1, %v2) : (vector<4x4xf32>, vector<4x4xf32>) -> (f32)
// spirv.Dot
%v1 = "test.value"() : () -> vector<4xbf16>
%v2 = "test.value"() : () -> vector<4xbf16>
%v3 = "spirv.Dot"(%v1, %v2) : (vector<4xbf16>, vector<4xbf16>) -> (bf16)
// spirv.SDiv
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.SDiv"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.SDiv
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.SDiv"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.SDiv
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.SDiv"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.SMod
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "spirv.SMod"(%v1, %v2) : (ui32, ui32) -> (ui32)
// spirv.SMod
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.SMod"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.SMod
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.SMod"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.SNegate
%v1 = "test.value"() : () -> i16
%v2 = "spirv.SNegate"(%v1) : (i16) -> (i16)
// spirv.SNegate
%v1 = "test.value"() : () -> i64
%v2 = "spirv.SNegate"(%v1) : (i64) -> (i64)
// spirv.SNegate
%v1 = "test.value"() : () -> i8
%v2 = "spirv.SNegate"(%v1) : (i8) -> (i8)
// spirv.SRem
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.SRem"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.SRem
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "spirv.SRem"(%v1, %v2) : (si64, si64) -> (si64)
// spirv.SRem
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.SRem"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.UDiv
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.UDiv"(%v1, %v2) : (i64, i64) -> (i64)
// spirv.UDiv
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "spirv.UDiv"(%v1, %v2) : (ui32, ui32) -> (ui32)
// spirv.UDiv
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.UDiv"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.VectorTimesScalar
%v1 = "test.value"() : () -> vector<2x2xf16>
%v2 = "test.value"() : () -> f16
%v3 = "spirv.VectorTimesScalar"(%v1, %v2) : (vector<2x2xf16>, f16) -> (vector<2x2xf16>)
// spirv.VectorTimesScalar
%v1 = "test.value"() : () -> vector<2xf64>
%v2 = "test.value"() : () -> f64
%v3 = "spirv.VectorTimesScalar"(%v1, %v2) : (vector<2xf64>, f64) -> (vector<2xf64>)
// spirv.VectorTimesScalar
%v1 = "test.value"() : () -> vector<2xf64>
%v2 = "test.value"() : () -> f64
%v3 = "spirv.VectorTimesScalar"(%v1, %v2) : (vector<2xf64>, f64) -> (vector<2xf64>)
// spirv.UMod
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.UMod"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.UMod
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.UMod"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.UMod
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.UMod"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.AtomicAnd
%v1 = "test.value"() : () -> !spirv.ptr<i32, Workgroup>
%v2 = "test.value"() : () -> i32
%v3 = "spirv.AtomicAnd"(%v1, %v2) <{memory_scope = #spirv.scope<CrossDevice>, semantics = #spirv.memory_semantics<Release>}> : (!spirv.ptr<i32, Workgroup>, i32) -> (i32)
// spirv.AtomicCompareExchange
%v1 = "test.value"() : () -> !spirv.ptr<i32, Workgroup>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "spirv.AtomicCompareExchange"(%v1, %v2, %v3) <{memory_scope = #spirv.scope<Workgroup>, equal_semantics = #spirv.memory_semantics<Volatile>, unequal_semantics = #spirv.memory_semantics<AcquireRelease>}> : (!spirv.ptr<i32, Workgroup>, i32, i32) -> (i32)
// spirv.EXT.AtomicFAdd
%v1 = "test.value"() : () -> !spirv.ptr<f32, Function>
%v2 = "test.value"() : () -> f32
%v3 = "spirv.EXT.AtomicFAdd"(%v1, %v2) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<WorkgroupMemory>}> : (!spirv.ptr<f32, Function>, f32) -> (f32)
// spirv.AtomicIDecrement
%v1 = "test.value"() : () -> !spirv.ptr<i32, StorageBuffer>
%v2 = "spirv.AtomicIDecrement"(%v1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AtomicCounterMemory>}> : (!spirv.ptr<i32, StorageBuffer>) -> (i32)
// spirv.AtomicIIncrement
%v1 = "test.value"() : () -> !spirv.ptr<i32, Workgroup>
%v2 = "spirv.AtomicIIncrement"(%v1) <{memory_scope = #spirv.scope<ShaderCallKHR>, semantics = #spirv.memory_semantics<ImageMemory>}> : (!spirv.ptr<i32, Workgroup>) -> (i32)
// spirv.AtomicIIncrement
%v1 = "test.value"() : () -> !spirv.ptr<i32, StorageBuffer>
%v2 = "spirv.AtomicIIncrement"(%v1) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<AtomicCounterMemory>}> : (!spirv.ptr<i32, StorageBuffer>) -> (i32)
// spirv.AtomicISub
%v1 = "test.value"() : () -> !spirv.ptr<i32, StorageBuffer>
%v2 = "test.value"() : () -> i32
%v3 = "spirv.AtomicISub"(%v1, %v2) <{memory_scope = #spirv.scope<QueueFamily>, semantics = #spirv.memory_semantics<OutputMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> (i32)
// spirv.AtomicOr
%v1 = "test.value"() : () -> !spirv.ptr<i32, StorageBuffer>
%v2 = "test.value"() : () -> i32
%v3 = "spirv.AtomicOr"(%v1, %v2) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<Volatile>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> (i32)
// spirv.AtomicOr
%v1 = "test.value"() : () -> !spirv.ptr<i32, Workgroup>
%v2 = "test.value"() : () -> i32
%v3 = "spirv.AtomicOr"(%v1, %v2) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<SequentiallyConsistent>}> : (!spirv.ptr<i32, Workgroup>, i32) -> (i32)
// spirv.AtomicUMin
%v1 = "test.value"() : () -> !spirv.ptr<i32, Workgroup>
%v2 = "test.value"() : () -> i32
%v3 = "spirv.AtomicUMin"(%v1, %v2) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AtomicCounterMemory>}> : (!spirv.ptr<i32, Workgroup>, i32) -> (i32)
// spirv.ControlBarrier
"spirv.ControlBarrier"() <{execution_scope = #spirv.scope<CrossDevice>, memory_scope = #spirv.scope<ShaderCallKHR>, memory_semantics = #spirv.memory_semantics<Volatile>}> : () -> ()
// spirv.ControlBarrier
"spirv.ControlBarrier"() <{execution_scope = #spirv.scope<QueueFamily>, memory_scope = #spirv.scope<CrossDevice>, memory_semantics = #spirv.memory_semantics<SequentiallyConsistent>}> : () -> ()
// spirv.ControlBarrier
"spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<MakeAvailable>}> : () -> ()
// spirv.MemoryBarrier
"spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Release>}> : () -> ()
// spirv.MemoryBarrier
"spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<QueueFamily>, memory_semantics = #spirv.memory_semantics<OutputMemory>}> : () -> ()
// spirv.MemoryBarrier
"spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Invocation>, memory_semantics = #spirv.memory_semantics<MakeVisible>}> : () -> ()
// spirv.BitCount
%v1 = "test.value"() : () -> si8
%v2 = "spirv.BitCount"(%v1) : (si8) -> (si8)
// spirv.BitCount
%v1 = "test.value"() : () -> i64
%v2 = "spirv.BitCount"(%v1) : (i64) -> (i64)
// spirv.BitCount
%v1 = "test.value"() : () -> ui64
%v2 = "spirv.BitCount"(%v1) : (ui64) -> (ui64)
// spirv.BitFieldInsert
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> ui64
%v4 = "test.value"() : () -> i32
%v5 = "spirv.BitFieldInsert"(%v1, %v2, %v3, %v4) : (i32, i32, ui64, i32) -> (i32)
// spirv.BitFieldInsert
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "test.value"() : () -> ui32
%v4 = "test.value"() : () -> ui32
%v5 = "spirv.BitFieldInsert"(%v1, %v2, %v3, %v4) : (ui32, ui32, ui32, ui32) -> (ui32)
// spirv.BitFieldInsert
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i32
%v4 = "test.value"() : () -> i64
%v5 = "spirv.BitFieldInsert"(%v1, %v2, %v3, %v4) : (i64, i64, i32, i64) -> (i64)
// spirv.BitFieldSExtract
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> i16
%v4 = "spirv.BitFieldSExtract"(%v1, %v2, %v3) : (i64, i8, i16) -> (i64)
// spirv.BitFieldSExtract
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "test.value"() : () -> i16
%v4 = "spirv.BitFieldSExtract"(%v1, %v2, %v3) : (si64, si64, i16) -> (si64)
// spirv.BitFieldSExtract
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i32
%v4 = "spirv.BitFieldSExtract"(%v1, %v2, %v3) : (i32, i64, i32) -> (i32)
// spirv.BitFieldUExtract
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> ui16
%v4 = "spirv.BitFieldUExtract"(%v1, %v2, %v3) : (si8, si8, ui16) -> (si8)
// spirv.BitFieldUExtract
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "test.value"() : () -> i32
%v4 = "spirv.BitFieldUExtract"(%v1, %v2, %v3) : (i16, i16, i32) -> (i16)
// spirv.BitFieldUExtract
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "test.value"() : () -> si8
%v4 = "spirv.BitFieldUExtract"(%v1, %v2, %v3) : (si8, si8, si8) -> (si8)
// spirv.BitReverse
%v1 = "test.value"() : () -> i8
%v2 = "spirv.BitReverse"(%v1) : (i8) -> (i8)
// spirv.BitReverse
%v1 = "test.value"() : () -> ui16
%v2 = "spirv.BitReverse"(%v1) : (ui16) -> (ui16)
// spirv.BitReverse
%v1 = "test.value"() : () -> i16
%v2 = "spirv.BitReverse"(%v1) : (i16) -> (i16)
// spirv.BitwiseAnd
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.BitwiseAnd"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.BitwiseAnd
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> ui16
%v3 = "spirv.BitwiseAnd"(%v1, %v2) : (ui16, ui16) -> (ui16)
// spirv.BitwiseAnd
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.BitwiseAnd"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.BitwiseOr
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.BitwiseOr"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.BitwiseOr
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.BitwiseOr"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.BitwiseOr
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.BitwiseOr"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.BitwiseXor
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "spirv.BitwiseXor"(%v1, %v2) : (si8, si8) -> (si8)
// spirv.BitwiseXor
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.BitwiseXor"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.BitwiseXor
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "spirv.BitwiseXor"(%v1, %v2) : (ui64, ui64) -> (ui64)
// spirv.ShiftLeftLogical
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> ui8
%v3 = "spirv.ShiftLeftLogical"(%v1, %v2) : (ui8, ui8) -> (ui8)
// spirv.ShiftLeftLogical
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i8
%v3 = "spirv.ShiftLeftLogical"(%v1, %v2) : (i32, i8) -> (i32)
// spirv.ShiftLeftLogical
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> ui64
%v3 = "spirv.ShiftLeftLogical"(%v1, %v2) : (ui16, ui64) -> (ui16)
// spirv.ShiftRightArithmetic
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "spirv.ShiftRightArithmetic"(%v1, %v2) : (ui64, ui64) -> (ui64)
// spirv.ShiftRightArithmetic
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.ShiftRightArithmetic"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.ShiftRightArithmetic
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> i64
%v3 = "spirv.ShiftRightArithmetic"(%v1, %v2) : (ui8, i64) -> (ui8)
// spirv.ShiftRightLogical
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> ui8
%v3 = "spirv.ShiftRightLogical"(%v1, %v2) : (ui8, ui8) -> (ui8)
// spirv.ShiftRightLogical
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i8
%v3 = "spirv.ShiftRightLogical"(%v1, %v2) : (i32, i8) -> (i32)
// spirv.ShiftRightLogical
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.ShiftRightLogical"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.Not
%v1 = "test.value"() : () -> ui64
%v2 = "spirv.Not"(%v1) : (ui64) -> (ui64)
// spirv.Not
%v1 = "test.value"() : () -> i8
%v2 = "spirv.Not"(%v1) : (i8) -> (i8)
// spirv.Not
%v1 = "test.value"() : () -> i16
%v2 = "spirv.Not"(%v1) : (i16) -> (i16)
// spirv.Bitcast
%v1 = "test.value"() : () -> i32
%v2 = "spirv.Bitcast"(%v1) : (i32) -> (f32)
// spirv.ConvertFToS
%v1 = "test.value"() : () -> bf16
%v2 = "spirv.ConvertFToS"(%v1) : (bf16) -> (i16)
// spirv.ConvertFToS
%v1 = "test.value"() : () -> f32
%v2 = "spirv.ConvertFToS"(%v1) : (f32) -> (si64)
// spirv.ConvertFToS
%v1 = "test.value"() : () -> f16
%v2 = "spirv.ConvertFToS"(%v1) : (f16) -> (i32)
// spirv.ConvertFToU
%v1 = "test.value"() : () -> f16
%v2 = "spirv.ConvertFToU"(%v1) : (f16) -> (i8)
// spirv.ConvertFToU
%v1 = "test.value"() : () -> f64
%v2 = "spirv.ConvertFToU"(%v1) : (f64) -> (i8)
// spirv.ConvertFToU
%v1 = "test.value"() : () -> bf16
%v2 = "spirv.ConvertFToU"(%v1) : (bf16) -> (ui8)
// spirv.ConvertSToF
%v1 = "test.value"() : () -> i64
%v2 = "spirv.ConvertSToF"(%v1) : (i64) -> (f64)
// spirv.ConvertSToF
%v1 = "test.value"() : () -> i16
%v2 = "spirv.ConvertSToF"(%v1) : (i16) -> (f64)
// spirv.ConvertSToF
%v1 = "test.value"() : () -> si64
%v2 = "spirv.ConvertSToF"(%v1) : (si64) -> (f16)
// spirv.ConvertUToF
%v1 = "test.value"() : () -> i8
%v2 = "spirv.ConvertUToF"(%v1) : (i8) -> (bf16)
// spirv.ConvertUToF
%v1 = "test.value"() : () -> i32
%v2 = "spirv.ConvertUToF"(%v1) : (i32) -> (bf16)
// spirv.ConvertUToF
%v1 = "test.value"() : () -> i16
%v2 = "spirv.ConvertUToF"(%v1) : (i16) -> (f32)
// spirv.FConvert
%v1 = "test.value"() : () -> f64
%v2 = "spirv.FConvert"(%v1) : (f64) -> (f16)
// spirv.FConvert
%v1 = "test.value"() : () -> f32
%v2 = "spirv.FConvert"(%v1) : (f32) -> (f64)
// spirv.SConvert
%v1 = "test.value"() : () -> i16
%v2 = "spirv.SConvert"(%v1) : (i16) -> (i8)
// spirv.SConvert
%v1 = "test.value"() : () -> i32
%v2 = "spirv.SConvert"(%v1) : (i32) -> (ui16)
// spirv.SConvert
%v1 = "test.value"() : () -> i16
%v2 = "spirv.SConvert"(%v1) : (i16) -> (i64)
// spirv.UConvert
%v1 = "test.value"() : () -> ui16
%v2 = "spirv.UConvert"(%v1) : (ui16) -> (ui8)
// spirv.UConvert
%v1 = "test.value"() : () -> i32
%v2 = "spirv.UConvert"(%v1) : (i32) -> (i8)
// spirv.UConvert
%v1 = "test.value"() : () -> i32
%v2 = "spirv.UConvert"(%v1) : (i32) -> (i8)
// spirv.ConvertPtrToU
%v1 = "test.value"() : () -> !spirv.ptr<f32, Function>
%v2 = "spirv.ConvertPtrToU"(%v1) : (!spirv.ptr<f32, Function>) -> (i8)
// spirv.ConvertPtrToU
%v1 = "test.value"() : () -> !spirv.ptr<f32, Function>
%v2 = "spirv.ConvertPtrToU"(%v1) : (!spirv.ptr<f32, Function>) -> (i64)
// spirv.ConvertUToPtr
%v1 = "test.value"() : () -> i32
%v2 = "spirv.ConvertUToPtr"(%v1) : (i32) -> (!spirv.ptr<i32, StorageBuffer>)
// spirv.ConvertUToPtr
%v1 = "test.value"() : () -> i8
%v2 = "spirv.ConvertUToPtr"(%v1) : (i8) -> (!spirv.ptr<f32, Function>)
// spirv.ConvertUToPtr
%v1 = "test.value"() : () -> i64
%v2 = "spirv.ConvertUToPtr"(%v1) : (i64) -> (!spirv.ptr<f32, Function>)
// spirv.CompositeConstruct
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.CompositeConstruct"(%v1, %v2) : (i32, i32) -> (vector<[2]xi32>)
// spirv.VectorExtractDynamic
%v1 = "test.value"() : () -> vector<2xbf16>
%v2 = "test.value"() : () -> i64
%v3 = "spirv.VectorExtractDynamic"(%v1, %v2) : (vector<2xbf16>, i64) -> (bf16)
// spirv.VectorExtractDynamic
%v1 = "test.value"() : () -> vector<2xf32>
%v2 = "test.value"() : () -> i8
%v3 = "spirv.VectorExtractDynamic"(%v1, %v2) : (vector<2xf32>, i8) -> (f32)
// spirv.VectorExtractDynamic
%v1 = "test.value"() : () -> vector<2x2xf16>
%v2 = "test.value"() : () -> i8
%v3 = "spirv.VectorExtractDynamic"(%v1, %v2) : (vector<2x2xf16>, i8) -> (f16)
// spirv.VectorInsertDynamic
%v1 = "test.value"() : () -> vector<[2]xbf16>
%v2 = "test.value"() : () -> bf16
%v3 = "test.value"() : () -> i16
%v4 = "spirv.VectorInsertDynamic"(%v1, %v2, %v3) : (vector<[2]xbf16>, bf16, i16) -> (vector<[2]xbf16>)
// spirv.VectorInsertDynamic
%v1 = "test.value"() : () -> vector<2xi1>
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> ui32
%v4 = "spirv.VectorInsertDynamic"(%v1, %v2, %v3) : (vector<2xi1>, i1, ui32) -> (vector<2xi1>)
// spirv.VectorInsertDynamic
%v1 = "test.value"() : () -> vector<[2]xf32>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> i8
%v4 = "spirv.VectorInsertDynamic"(%v1, %v2, %v3) : (vector<[2]xf32>, f32, i8) -> (vector<[2]xf32>)
// spirv.Kill
"test.around"() ({
"spirv.Kill"() : () -> ()
}) : () -> ()
// spirv.Kill
"test.around"() ({
"spirv.Kill"() : () -> ()
}) : () -> ()
// spirv.Kill
"test.around"() ({
"spirv.Kill"() : () -> ()
}) : () -> ()
// spirv.KHR.CooperativeMatrixLoad
%v1 = "test.value"() : () -> !spirv.ptr<i32, Workgroup>
%v2 = "test.value"() : () -> i64
%v3 = "spirv.KHR.CooperativeMatrixLoad"(%v1, %v2) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i32, Workgroup>, i64) -> (!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>)
// spirv.KHR.CooperativeMatrixLoad
%v1 = "test.value"() : () -> !spirv.ptr<f32, Function>
%v2 = "test.value"() : () -> i8
%v3 = "spirv.KHR.CooperativeMatrixLoad"(%v1, %v2) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>, alignment = 1 : i32}> : (!spirv.ptr<f32, Function>, i8) -> (!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>)
// spirv.KHR.CooperativeMatrixStore
%v1 = "test.value"() : () -> !spirv.ptr<i32, StorageBuffer>
%v2 = "test.value"() : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
%v3 = "test.value"() : () -> i32
"spirv.KHR.CooperativeMatrixStore"(%v1, %v2, %v3) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>}> : (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32) -> ()
// spirv.KHR.CooperativeMatrixStore
%v1 = "test.value"() : () -> !spirv.ptr<i32, StorageBuffer>
%v2 = "test.value"() : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
%v3 = "test.value"() : () -> i32
"spirv.KHR.CooperativeMatrixStore"(%v1, %v2, %v3) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>, memory_operand = #spirv.memory_access<Aligned>, alignment = 1 : i32}> : (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32) -> ()
// spirv.KHR.CooperativeMatrixStore
%v1 = "test.value"() : () -> !spirv.ptr<f32, Function>
%v2 = "test.value"() : () -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
%v3 = "test.value"() : () -> i8
"spirv.KHR.CooperativeMatrixStore"(%v1, %v2, %v3) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>}> : (!spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i8) -> ()
// spirv.INTEL.ConvertFToBF16
%v1 = "test.value"() : () -> f32
%v2 = "spirv.INTEL.ConvertFToBF16"(%v1) : (f32) -> (i16)
// spirv.INTEL.ConvertFToBF16
%v1 = "test.value"() : () -> f32
%v2 = "spirv.INTEL.ConvertFToBF16"(%v1) : (f32) -> (i16)
// spirv.INTEL.ConvertFToBF16
%v1 = "test.value"() : () -> f32
%v2 = "spirv.INTEL.ConvertFToBF16"(%v1) : (f32) -> (i16)
// spirv.INTEL.ConvertBF16ToF
%v1 = "test.value"() : () -> i16
%v2 = "spirv.INTEL.ConvertBF16ToF"(%v1) : (i16) -> (f32)
// spirv.INTEL.ConvertBF16ToF
%v1 = "test.value"() : () -> i16
%v2 = "spirv.INTEL.ConvertBF16ToF"(%v1) : (i16) -> (f32)
// spirv.INTEL.ConvertBF16ToF
%v1 = "test.value"() : () -> i16
%v2 = "spirv.INTEL.ConvertBF16ToF"(%v1) : (i16) -> (f32)
// spirv.INTEL.RoundFToTF32
%v1 = "test.value"() : () -> f32
%v2 = "spirv.INTEL.RoundFToTF32"(%v1) : (f32) -> (f32)
// spirv.INTEL.RoundFToTF32
%v1 = "test.value"() : () -> f32
%v2 = "spirv.INTEL.RoundFToTF32"(%v1) : (f32) -> (f32)
// spirv.INTEL.RoundFToTF32
%v1 = "test.value"() : () -> f32
%v2 = "spirv.INTEL.RoundFToTF32"(%v1) : (f32) -> (f32)
// spirv.INTEL.ControlBarrierArrive
"spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Subgroup>, memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<SequentiallyConsistent>}> : () -> ()
// spirv.INTEL.ControlBarrierArrive
"spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Invocation>, memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<Release>}> : () -> ()
// spirv.INTEL.ControlBarrierArrive
"spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<CrossDevice>, memory_scope = #spirv.scope<ShaderCallKHR>, memory_semantics = #spirv.memory_semantics<WorkgroupMemory>}> : () -> ()
// spirv.INTEL.ControlBarrierWait
"spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<QueueFamily>, memory_scope = #spirv.scope<ShaderCallKHR>, memory_semantics = #spirv.memory_semantics<OutputMemory>}> : () -> ()
// spirv.INTEL.ControlBarrierWait
"spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Workgroup>, memory_scope = #spirv.scope<QueueFamily>, memory_semantics = #spirv.memory_semantics<AcquireRelease>}> : () -> ()
// spirv.INTEL.ControlBarrierWait
"spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<ShaderCallKHR>, memory_semantics = #spirv.memory_semantics<ImageMemory>}> : () -> ()
// spirv.GL.FAbs
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GL.FAbs"(%v1) : (f64) -> (f64)
// spirv.GL.FAbs
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.FAbs"(%v1) : (f32) -> (f32)
// spirv.GL.FAbs
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.FAbs"(%v1) : (f16) -> (f16)
// spirv.GL.SAbs
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.SAbs"(%v1) : (i32) -> (i32)
// spirv.GL.SAbs
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.SAbs"(%v1) : (i32) -> (i32)
// spirv.GL.SAbs
%v1 = "test.value"() : () -> ui8
%v2 = "spirv.GL.SAbs"(%v1) : (ui8) -> (ui8)
// spirv.GL.Ceil
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GL.Ceil"(%v1) : (f64) -> (f64)
// spirv.GL.Ceil
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Ceil"(%v1) : (f32) -> (f32)
// spirv.GL.Ceil
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Ceil"(%v1) : (f32) -> (f32)
// spirv.GL.Cos
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Cos"(%v1) : (f32) -> (f32)
// spirv.GL.Cos
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Cos"(%v1) : (f16) -> (f16)
// spirv.GL.Cos
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Cos"(%v1) : (f16) -> (f16)
// spirv.GL.Sin
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Sin"(%v1) : (f32) -> (f32)
// spirv.GL.Sin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sin"(%v1) : (f16) -> (f16)
// spirv.GL.Sin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sin"(%v1) : (f16) -> (f16)
// spirv.GL.Tan
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Tan"(%v1) : (f32) -> (f32)
// spirv.GL.Tan
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Tan"(%v1) : (f16) -> (f16)
// spirv.GL.Tan
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Tan"(%v1) : (f16) -> (f16)
// spirv.GL.Asin
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Asin"(%v1) : (f32) -> (f32)
// spirv.GL.Asin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Asin"(%v1) : (f16) -> (f16)
// spirv.GL.Asin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Asin"(%v1) : (f16) -> (f16)
// spirv.GL.Acos
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Acos"(%v1) : (f16) -> (f16)
// spirv.GL.Acos
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Acos"(%v1) : (f32) -> (f32)
// spirv.GL.Acos
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Acos"(%v1) : (f32) -> (f32)
// spirv.GL.Atan
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Atan"(%v1) : (f16) -> (f16)
// spirv.GL.Atan
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Atan"(%v1) : (f32) -> (f32)
// spirv.GL.Atan
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Atan"(%v1) : (f32) -> (f32)
// spirv.GL.Exp
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Exp"(%v1) : (f32) -> (f32)
// spirv.GL.Exp
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Exp"(%v1) : (f16) -> (f16)
// spirv.GL.Exp
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Exp"(%v1) : (f16) -> (f16)
// spirv.GL.Floor
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Floor"(%v1) : (f32) -> (f32)
// spirv.GL.Floor
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Floor"(%v1) : (f32) -> (f32)
// spirv.GL.Floor
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Floor"(%v1) : (f32) -> (f32)
// spirv.GL.Round
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Round"(%v1) : (f32) -> (f32)
// spirv.GL.Round
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Round"(%v1) : (f32) -> (f32)
// spirv.GL.Round
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GL.Round"(%v1) : (f64) -> (f64)
// spirv.GL.RoundEven
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.RoundEven"(%v1) : (f32) -> (f32)
// spirv.GL.RoundEven
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.RoundEven"(%v1) : (f16) -> (f16)
// spirv.GL.RoundEven
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GL.RoundEven"(%v1) : (f64) -> (f64)
// spirv.GL.InverseSqrt
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.InverseSqrt"(%v1) : (f32) -> (f32)
// spirv.GL.InverseSqrt
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.InverseSqrt"(%v1) : (f32) -> (f32)
// spirv.GL.InverseSqrt
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.InverseSqrt"(%v1) : (f32) -> (f32)
// spirv.GL.Log
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Log"(%v1) : (f32) -> (f32)
// spirv.GL.Log
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Log"(%v1) : (f16) -> (f16)
// spirv.GL.Log
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Log"(%v1) : (f16) -> (f16)
// spirv.GL.FMax
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.GL.FMax"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.GL.FMax
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.GL.FMax"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.GL.FMax
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.GL.FMax"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.GL.UMax
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.GL.UMax"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.GL.UMax
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.GL.UMax"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.GL.UMax
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.GL.UMax"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.GL.SMax
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.GL.SMax"(%v1, %v2) : (i64, i64) -> (i64)
// spirv.GL.SMax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.GL.SMax"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.GL.SMax
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.GL.SMax"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.GL.FMin
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.GL.FMin"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.GL.FMin
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.GL.FMin"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.GL.FMin
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.GL.FMin"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.GL.UMin
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> si32
%v3 = "spirv.GL.UMin"(%v1, %v2) : (si32, si32) -> (si32)
// spirv.GL.UMin
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.GL.UMin"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.GL.UMin
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "spirv.GL.UMin"(%v1, %v2) : (si8, si8) -> (si8)
// spirv.GL.SMin
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.GL.SMin"(%v1, %v2) : (i16, i16) -> (i16)
// spirv.GL.SMin
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.GL.SMin"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.GL.SMin
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.GL.SMin"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.GL.Pow
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.GL.Pow"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.GL.Pow
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.GL.Pow"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.GL.Pow
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.GL.Pow"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.GL.FSign
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.FSign"(%v1) : (f32) -> (f32)
// spirv.GL.FSign
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.FSign"(%v1) : (f32) -> (f32)
// spirv.GL.FSign
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.FSign"(%v1) : (f16) -> (f16)
// spirv.GL.SSign
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.SSign"(%v1) : (i32) -> (i32)
// spirv.GL.SSign
%v1 = "test.value"() : () -> i64
%v2 = "spirv.GL.SSign"(%v1) : (i64) -> (i64)
// spirv.GL.SSign
%v1 = "test.value"() : () -> i64
%v2 = "spirv.GL.SSign"(%v1) : (i64) -> (i64)
// spirv.GL.Sqrt
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sqrt"(%v1) : (f16) -> (f16)
// spirv.GL.Sqrt
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sqrt"(%v1) : (f16) -> (f16)
// spirv.GL.Sqrt
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sqrt"(%v1) : (f16) -> (f16)
// spirv.GL.Sinh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Sinh"(%v1) : (f32) -> (f32)
// spirv.GL.Sinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sinh"(%v1) : (f16) -> (f16)
// spirv.GL.Sinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sinh"(%v1) : (f16) -> (f16)
// spirv.GL.Cosh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Cosh"(%v1) : (f32) -> (f32)
// spirv.GL.Cosh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Cosh"(%v1) : (f16) -> (f16)
// spirv.GL.Cosh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Cosh"(%v1) : (f16) -> (f16)
// spirv.GL.Tanh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Tanh"(%v1) : (f32) -> (f32)
// spirv.GL.Tanh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Tanh"(%v1) : (f16) -> (f16)
// spirv.GL.Tanh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Tanh"(%v1) : (f16) -> (f16)
// spirv.GL.Asinh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Asinh"(%v1) : (f32) -> (f32)
// spirv.GL.Asinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Asinh"(%v1) : (f16) -> (f16)
// spirv.GL.Asinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Asinh"(%v1) : (f16) -> (f16)
// spirv.GL.Acosh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Acosh"(%v1) : (f16) -> (f16)
// spirv.GL.Acosh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Acosh"(%v1) : (f32) -> (f32)
// spirv.GL.Acosh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Acosh"(%v1) : (f32) -> (f32)
// spirv.GL.Atanh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Atanh"(%v1) : (f16) -> (f16)
// spirv.GL.Atanh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Atanh"(%v1) : (f32) -> (f32)
// spirv.GL.Atanh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Atanh"(%v1) : (f32) -> (f32)
// spirv.GL.Exp2
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Exp2"(%v1) : (f32) -> (f32)
// spirv.GL.Exp2
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Exp2"(%v1) : (f16) -> (f16)
// spirv.GL.Exp2
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Exp2"(%v1) : (f16) -> (f16)
// spirv.GL.Log2
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Log2"(%v1) : (f16) -> (f16)
// spirv.GL.Log2
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Log2"(%v1) : (f32) -> (f32)
// spirv.GL.Log2
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Log2"(%v1) : (f32) -> (f32)
// spirv.GL.Ldexp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i64
%v3 = "spirv.GL.Ldexp"(%v1, %v2) : (f32, i64) -> (f32)
// spirv.GL.Ldexp
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> ui8
%v3 = "spirv.GL.Ldexp"(%v1, %v2) : (f32, ui8) -> (f32)
// spirv.GL.Ldexp
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> i8
%v3 = "spirv.GL.Ldexp"(%v1, %v2) : (f16, i8) -> (f16)
// spirv.GL.FMix
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "spirv.GL.FMix"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// spirv.GL.FMix
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "spirv.GL.FMix"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// spirv.GL.FMix
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "test.value"() : () -> f64
%v4 = "spirv.GL.FMix"(%v1, %v2, %v3) : (f64, f64, f64) -> (f64)
// spirv.GL.Length
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GL.Length"(%v1) : (f64) -> (f64)
// spirv.GL.Length
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Length"(%v1) : (f16) -> (f16)
// spirv.GL.Length
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GL.Length"(%v1) : (f64) -> (f64)
// spirv.GL.Distance
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.GL.Distance"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.GL.Distance
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.GL.Distance"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.GL.Distance
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.GL.Distance"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.GL.Cross
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.GL.Cross"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.GL.Cross
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.GL.Cross"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.GL.Cross
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.GL.Cross"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.GL.Normalize
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Normalize"(%v1) : (f32) -> (f32)
// spirv.GL.Normalize
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GL.Normalize"(%v1) : (f64) -> (f64)
// spirv.GL.Normalize
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Normalize"(%v1) : (f16) -> (f16)
// spirv.GL.Reflect
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.GL.Reflect"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.GL.Reflect
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.GL.Reflect"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.GL.Reflect
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.GL.Reflect"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.GL.FindILsb
%v1 = "test.value"() : () -> i64
%v2 = "spirv.GL.FindILsb"(%v1) : (i64) -> (i64)
// spirv.GL.FindILsb
%v1 = "test.value"() : () -> i16
%v2 = "spirv.GL.FindILsb"(%v1) : (i16) -> (i16)
// spirv.GL.FindILsb
%v1 = "test.value"() : () -> i8
%v2 = "spirv.GL.FindILsb"(%v1) : (i8) -> (i8)
// spirv.GL.FindSMsb
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.FindSMsb"(%v1) : (i32) -> (i32)
// spirv.GL.FindSMsb
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.FindSMsb"(%v1) : (i32) -> (i32)
// spirv.GL.FindSMsb
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.FindSMsb"(%v1) : (i32) -> (i32)
// spirv.GL.FindUMsb
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.FindUMsb"(%v1) : (i32) -> (i32)
// spirv.GL.FindUMsb
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.FindUMsb"(%v1) : (i32) -> (i32)
// spirv.GL.FindUMsb
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.FindUMsb"(%v1) : (i32) -> (i32)
// spirv.GL.Fract
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Fract"(%v1) : (f32) -> (f32)
// spirv.GL.Fract
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Fract"(%v1) : (f16) -> (f16)
// spirv.GL.Fract
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Fract"(%v1) : (f16) -> (f16)
// spirv.GL.PackHalf2x16
%v1 = "test.value"() : () -> vector<2xf32>
%v2 = "spirv.GL.PackHalf2x16"(%v1) : (vector<2xf32>) -> (i32)
// spirv.GL.PackHalf2x16
%v1 = "test.value"() : () -> vector<[2]xf32>
%v2 = "spirv.GL.PackHalf2x16"(%v1) : (vector<[2]xf32>) -> (i32)
// spirv.GL.PackHalf2x16
%v1 = "test.value"() : () -> vector<[2]xf32>
%v2 = "spirv.GL.PackHalf2x16"(%v1) : (vector<[2]xf32>) -> (i32)
// spirv.GL.UnpackHalf2x16
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.UnpackHalf2x16"(%v1) : (i32) -> (vector<2xf32>)
// spirv.GL.UnpackHalf2x16
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.UnpackHalf2x16"(%v1) : (i32) -> (vector<2xf32>)
// spirv.GL.UnpackHalf2x16
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.UnpackHalf2x16"(%v1) : (i32) -> (vector<[2]xf32>)
// spirv.GL.PackSnorm4x8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "spirv.GL.PackSnorm4x8"(%v1) : (vector<4xf32>) -> (i32)
// spirv.GL.PackSnorm4x8
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "spirv.GL.PackSnorm4x8"(%v1) : (vector<[4]xf32>) -> (i32)
// spirv.GL.PackSnorm4x8
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "spirv.GL.PackSnorm4x8"(%v1) : (vector<4xf32>) -> (i32)
// spirv.GL.UnpackSnorm4x8
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.UnpackSnorm4x8"(%v1) : (i32) -> (vector<4xf32>)
// spirv.GL.UnpackSnorm4x8
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.UnpackSnorm4x8"(%v1) : (i32) -> (vector<4xf32>)
// spirv.KHR.GroupFMul
%v1 = "test.value"() : () -> f32
%v2 = "spirv.KHR.GroupFMul"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (f32) -> (f32)
// spirv.GroupBroadcast
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i32
%v3 = "spirv.GroupBroadcast"(%v1, %v2) <{execution_scope = #spirv.scope<Workgroup>}> : (i1, i32) -> (i1)
// spirv.GroupBroadcast
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i16
%v3 = "spirv.GroupBroadcast"(%v1, %v2) <{execution_scope = #spirv.scope<Subgroup>}> : (i1, i16) -> (i1)
// spirv.GroupFAdd
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GroupFAdd"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (f32) -> (f32)
// spirv.GroupFAdd
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GroupFAdd"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> (f32)
// spirv.GroupFMax
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GroupFMax"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (f32) -> (f32)
// spirv.GroupFMax
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GroupFMax"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (f32) -> (f32)
// spirv.GroupFMin
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GroupFMin"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (f64) -> (f64)
// spirv.GroupFMin
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GroupFMin"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f64) -> (f64)
// spirv.GroupIAdd
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GroupIAdd"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> (i32)
// spirv.GroupIAdd
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GroupIAdd"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i32) -> (i32)
// spirv.KHR.GroupIMul
%v1 = "test.value"() : () -> i32
%v2 = "spirv.KHR.GroupIMul"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> (i32)
// spirv.GroupSMax
%v1 = "test.value"() : () -> si64
%v2 = "spirv.GroupSMax"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (si64) -> (si64)
// spirv.GroupSMin
%v1 = "test.value"() : () -> i8
%v2 = "spirv.GroupSMin"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i8) -> (i8)
// spirv.GroupSMin
%v1 = "test.value"() : () -> i16
%v2 = "spirv.GroupSMin"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (i16) -> (i16)
// spirv.GroupUMax
%v1 = "test.value"() : () -> i8
%v2 = "spirv.GroupUMax"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i8) -> (i8)
// spirv.GroupUMax
%v1 = "test.value"() : () -> i64
%v2 = "spirv.GroupUMax"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (i64) -> (i64)
// spirv.GroupUMax
%v1 = "test.value"() : () -> i64
%v2 = "spirv.GroupUMax"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (i64) -> (i64)
// spirv.GroupUMin
%v1 = "test.value"() : () -> i16
%v2 = "spirv.GroupUMin"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i16) -> (i16)
// spirv.GroupUMin
%v1 = "test.value"() : () -> ui8
%v2 = "spirv.GroupUMin"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (ui8) -> (ui8)
// spirv.INTEL.SubgroupBlockRead
%v1 = "test.value"() : () -> !spirv.ptr<f32, Function>
%v2 = "spirv.INTEL.SubgroupBlockRead"(%v1) : (!spirv.ptr<f32, Function>) -> (f32)
// spirv.KHR.SubgroupBallot
%v1 = "test.value"() : () -> i1
%v2 = "spirv.KHR.SubgroupBallot"(%v1) : (i1) -> (vector<4xi32>)
// spirv.KHR.SubgroupBallot
%v1 = "test.value"() : () -> i1
%v2 = "spirv.KHR.SubgroupBallot"(%v1) : (i1) -> (vector<4xi32>)
// spirv.ImageDrefGather
%v1 = "test.value"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "spirv.ImageDrefGather"(%v1, %v2, %v3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, f16, f32) -> (vector<4xf32>)
// spirv.Image
%v1 = "test.value"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%v2 = "spirv.Image"(%v1) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>)
// spirv.Image
%v1 = "test.value"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%v2 = "spirv.Image"(%v1) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>)
// spirv.Image
%v1 = "test.value"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%v2 = "spirv.Image"(%v1) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>)
// spirv.ImageSampleProjDrefImplicitLod
%v1 = "test.value"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%v2 = "test.value"() : () -> i8
%v3 = "test.value"() : () -> f32
%v4 = "spirv.ImageSampleProjDrefImplicitLod"(%v1, %v2, %v3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, i8, f32) -> (f32)
// spirv.ImageSampleProjDrefImplicitLod
%v1 = "test.value"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%v2 = "test.value"() : () -> f64
%v3 = "test.value"() : () -> f32
%v4 = "spirv.ImageSampleProjDrefImplicitLod"(%v1, %v2, %v3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, f64, f32) -> (f32)
// spirv.ImageFetch
%v1 = "test.value"() : () -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>
%v2 = "test.value"() : () -> i64
%v3 = "spirv.ImageFetch"(%v1, %v2) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, i64) -> (vector<4xf32>)
// spirv.SDot
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.SDot"(%v1, %v2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> (i32)
// spirv.SDot
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.SDot"(%v1, %v2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> (i32)
// spirv.SUDot
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.SUDot"(%v1, %v2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> (i64)
// spirv.SUDot
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> si32
%v3 = "spirv.SUDot"(%v1, %v2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (si32, si32) -> (si64)
// spirv.UDot
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> si32
%v3 = "spirv.UDot"(%v1, %v2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (si32, si32) -> (si32)
// spirv.UDot
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.UDot"(%v1, %v2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> (i32)
// spirv.SDotAccSat
%v1 = "test.value"() : () -> si32
%v2 = "test.value"() : () -> si32
%v3 = "test.value"() : () -> si64
%v4 = "spirv.SDotAccSat"(%v1, %v2, %v3) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (si32, si32, si64) -> (si64)
// spirv.SUDotAccSat
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "test.value"() : () -> ui32
%v4 = "spirv.SUDotAccSat"(%v1, %v2, %v3) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (ui32, ui32, ui32) -> (ui32)
// spirv.UDotAccSat
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "test.value"() : () -> ui32
%v4 = "spirv.UDotAccSat"(%v1, %v2, %v3) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (ui32, ui32, ui32) -> (ui32)
// spirv.FOrdEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FOrdEqual
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FOrdEqual"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FOrdEqual
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FOrdEqual"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FOrdGreaterThan
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FOrdGreaterThan"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FOrdGreaterThan
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdGreaterThan"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FOrdGreaterThan
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FOrdGreaterThan"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FOrdGreaterThanEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FOrdGreaterThanEqual"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FOrdGreaterThanEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdGreaterThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FOrdGreaterThanEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdGreaterThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FOrdLessThan
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FOrdLessThan"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FOrdLessThan
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FOrdLessThan"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FOrdLessThan
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdLessThan"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FOrdLessThanEqual
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FOrdLessThanEqual"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FOrdLessThanEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FOrdLessThanEqual"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FOrdLessThanEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdLessThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FOrdNotEqual
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FOrdNotEqual"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FOrdNotEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdNotEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FOrdNotEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdNotEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FUnordEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FUnordEqual"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FUnordEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FUnordEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FUnordEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FUnordEqual"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FUnordGreaterThan
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FUnordGreaterThan"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FUnordGreaterThan
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FUnordGreaterThan"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FUnordGreaterThan
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FUnordGreaterThan"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FUnordGreaterThanEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FUnordGreaterThanEqual"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FUnordGreaterThanEqual
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FUnordGreaterThanEqual"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FUnordGreaterThanEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FUnordGreaterThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FUnordLessThan
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FUnordLessThan"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FUnordLessThan
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FUnordLessThan"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FUnordLessThan
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FUnordLessThan"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FUnordLessThanEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FUnordLessThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FUnordLessThanEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FUnordLessThanEqual"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FUnordLessThanEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FUnordLessThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FUnordNotEqual
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FUnordNotEqual"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FUnordNotEqual
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FUnordNotEqual"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FUnordNotEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FUnordNotEqual"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.IEqual
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.IEqual"(%v1, %v2) : (i64, i64) -> (i1)
// spirv.IEqual
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.IEqual"(%v1, %v2) : (i64, i64) -> (i1)
// spirv.IEqual
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.IEqual"(%v1, %v2) : (i32, i32) -> (i1)
// spirv.INotEqual
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.INotEqual"(%v1, %v2) : (i32, i32) -> (i1)
// spirv.INotEqual
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "spirv.INotEqual"(%v1, %v2) : (si64, si64) -> (i1)
// spirv.INotEqual
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.INotEqual"(%v1, %v2) : (i64, i64) -> (i1)
// spirv.IsFinite
%v1 = "test.value"() : () -> f64
%v2 = "spirv.IsFinite"(%v1) : (f64) -> (i1)
// spirv.IsFinite
%v1 = "test.value"() : () -> f64
%v2 = "spirv.IsFinite"(%v1) : (f64) -> (i1)
// spirv.IsFinite
%v1 = "test.value"() : () -> f64
%v2 = "spirv.IsFinite"(%v1) : (f64) -> (i1)
// spirv.IsInf
%v1 = "test.value"() : () -> f64
%v2 = "spirv.IsInf"(%v1) : (f64) -> (i1)
// spirv.IsInf
%v1 = "test.value"() : () -> f64
%v2 = "spirv.IsInf"(%v1) : (f64) -> (i1)
// spirv.IsInf
%v1 = "test.value"() : () -> f16
%v2 = "spirv.IsInf"(%v1) : (f16) -> (i1)
// spirv.IsNan
%v1 = "test.value"() : () -> f64
%v2 = "spirv.IsNan"(%v1) : (f64) -> (i1)
// spirv.IsNan
%v1 = "test.value"() : () -> f32
%v2 = "spirv.IsNan"(%v1) : (f32) -> (i1)
// spirv.IsNan
%v1 = "test.value"() : () -> f64
%v2 = "spirv.IsNan"(%v1) : (f64) -> (i1)
// spirv.LogicalAnd
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalAnd"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalAnd
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalAnd"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalAnd
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalAnd"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalEqual
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalEqual"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalEqual
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalEqual"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalEqual
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalEqual"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalNot
%v1 = "test.value"() : () -> i1
%v2 = "spirv.LogicalNot"(%v1) : (i1) -> (i1)
// spirv.LogicalNot
%v1 = "test.value"() : () -> i1
%v2 = "spirv.LogicalNot"(%v1) : (i1) -> (i1)
// spirv.LogicalNot
%v1 = "test.value"() : () -> i1
%v2 = "spirv.LogicalNot"(%v1) : (i1) -> (i1)
// spirv.LogicalNotEqual
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalNotEqual"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalNotEqual
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalNotEqual"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalNotEqual
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalNotEqual"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalOr
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalOr"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalOr
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalOr"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalOr
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalOr"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.Ordered
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.Ordered"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.Ordered
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.Ordered"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.Ordered
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.Ordered"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.SGreaterThan
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.SGreaterThan"(%v1, %v2) : (i32, i32) -> (i1)
// spirv.SGreaterThan
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.SGreaterThan"(%v1, %v2) : (i64, i64) -> (i1)
// spirv.SGreaterThan
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.SGreaterThan"(%v1, %v2) : (i64, i64) -> (i1)
// spirv.SGreaterThanEqual
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.SGreaterThanEqual"(%v1, %v2) : (i64, i64) -> (i1)
// spirv.SGreaterThanEqual
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.SGreaterThanEqual"(%v1, %v2) : (i64, i64) -> (i1)
// spirv.SGreaterThanEqual
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "spirv.SGreaterThanEqual"(%v1, %v2) : (si8, si8) -> (i1)
// spirv.SLessThan
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.SLessThan"(%v1, %v2) : (i64, i64) -> (i1)
// spirv.SLessThan
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "spirv.SLessThan"(%v1, %v2) : (si8, si8) -> (i1)
// spirv.SLessThan
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.SLessThan"(%v1, %v2) : (i32, i32) -> (i1)
// spirv.SLessThanEqual
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "spirv.SLessThanEqual"(%v1, %v2) : (si8, si8) -> (i1)
// spirv.SLessThanEqual
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.SLessThanEqual"(%v1, %v2) : (i32, i32) -> (i1)
// spirv.SLessThanEqual
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.SLessThanEqual"(%v1, %v2) : (i8, i8) -> (i1)
// spirv.Select
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> ui8
%v3 = "test.value"() : () -> ui8
%v4 = "spirv.Select"(%v1, %v2, %v3) : (i1, ui8, ui8) -> (ui8)
// spirv.Select
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i1
%v4 = "spirv.Select"(%v1, %v2, %v3) : (i1, i1, i1) -> (i1)
// spirv.Select
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "test.value"() : () -> i1
%v4 = "spirv.Select"(%v1, %v2, %v3) : (i1, i1, i1) -> (i1)
// spirv.UGreaterThan
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> ui8
%v3 = "spirv.UGreaterThan"(%v1, %v2) : (ui8, ui8) -> (i1)
// spirv.UGreaterThan
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.UGreaterThan"(%v1, %v2) : (i8, i8) -> (i1)
// spirv.UGreaterThan
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.UGreaterThan"(%v1, %v2) : (i32, i32) -> (i1)
// spirv.UGreaterThanEqual
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.UGreaterThanEqual"(%v1, %v2) : (i32, i32) -> (i1)
// spirv.UGreaterThanEqual
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "spirv.UGreaterThanEqual"(%v1, %v2) : (ui64, ui64) -> (i1)
// spirv.UGreaterThanEqual
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.UGreaterThanEqual"(%v1, %v2) : (i64, i64) -> (i1)
// spirv.ULessThan
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "spirv.ULessThan"(%v1, %v2) : (si64, si64) -> (i1)
// spirv.ULessThan
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.ULessThan"(%v1, %v2) : (i16, i16) -> (i1)
// spirv.ULessThan
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "spirv.ULessThan"(%v1, %v2) : (ui64, ui64) -> (i1)
// spirv.Unordered
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.Unordered"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.Unordered
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.Unordered"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.Unordered
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.Unordered"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.ULessThanEqual
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.ULessThanEqual"(%v1, %v2) : (i8, i8) -> (i1)
// spirv.ULessThanEqual
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.ULessThanEqual"(%v1, %v2) : (i16, i16) -> (i1)
// spirv.ULessThanEqual
%v1 = "test.value"() : () -> ui8
%v2 = "test.value"() : () -> ui8
%v3 = "spirv.ULessThanEqual"(%v1, %v2) : (ui8, ui8) -> (i1)
// spirv.MatrixTimesMatrix
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v3 = "spirv.MatrixTimesMatrix"(%v1, %v2) : (!spirv.matrix<4 x vector<4xf32>>, !spirv.matrix<4 x vector<4xf32>>) -> (!spirv.matrix<4 x vector<4xf32>>)
// spirv.MatrixTimesMatrix
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v3 = "spirv.MatrixTimesMatrix"(%v1, %v2) : (!spirv.matrix<4 x vector<4xf32>>, !spirv.matrix<4 x vector<4xf32>>) -> (!spirv.matrix<4 x vector<4xf32>>)
// spirv.MatrixTimesMatrix
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v3 = "spirv.MatrixTimesMatrix"(%v1, %v2) : (!spirv.matrix<4 x vector<4xf32>>, !spirv.matrix<4 x vector<4xf32>>) -> (!spirv.matrix<4 x vector<4xf32>>)
// spirv.MatrixTimesScalar
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "test.value"() : () -> f32
%v3 = "spirv.MatrixTimesScalar"(%v1, %v2) : (!spirv.matrix<4 x vector<4xf32>>, f32) -> (!spirv.matrix<4 x vector<4xf32>>)
// spirv.MatrixTimesScalar
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "test.value"() : () -> f32
%v3 = "spirv.MatrixTimesScalar"(%v1, %v2) : (!spirv.matrix<4 x vector<4xf32>>, f32) -> (!spirv.matrix<4 x vector<4xf32>>)
// spirv.MatrixTimesScalar
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "test.value"() : () -> f32
%v3 = "spirv.MatrixTimesScalar"(%v1, %v2) : (!spirv.matrix<4 x vector<4xf32>>, f32) -> (!spirv.matrix<4 x vector<4xf32>>)
// spirv.Transpose
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "spirv.Transpose"(%v1) : (!spirv.matrix<4 x vector<4xf32>>) -> (!spirv.matrix<4 x vector<4xf32>>)
// spirv.Transpose
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "spirv.Transpose"(%v1) : (!spirv.matrix<4 x vector<4xf32>>) -> (!spirv.matrix<4 x vector<4xf32>>)
// spirv.Transpose
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "spirv.Transpose"(%v1) : (!spirv.matrix<4 x vector<4xf32>>) -> (!spirv.matrix<4 x vector<4xf32>>)
// spirv.VectorTimesMatrix
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v3 = "spirv.VectorTimesMatrix"(%v1, %v2) : (vector<4xf32>, !spirv.matrix<4 x vector<4xf32>>) -> (vector<4xf32>)
// spirv.AccessChain
%v1 = "test.value"() : () -> !spirv.ptr<i32, Workgroup>
%v2 = "spirv.AccessChain"(%v1) : (!spirv.ptr<i32, Workgroup>) -> (!spirv.ptr<i32, Workgroup>)
// spirv.AccessChain
%v1 = "test.value"() : () -> !spirv.ptr<f32, Function>
%v2 = "spirv.AccessChain"(%v1) : (!spirv.ptr<f32, Function>) -> (!spirv.ptr<f32, Function>)
// spirv.InBoundsPtrAccessChain
%v1 = "test.value"() : () -> !spirv.ptr<i32, StorageBuffer>
%v2 = "test.value"() : () -> i8
%v3 = "spirv.InBoundsPtrAccessChain"(%v1, %v2) : (!spirv.ptr<i32, StorageBuffer>, i8) -> (!spirv.ptr<i32, StorageBuffer>)
// spirv.PtrAccessChain
%v1 = "test.value"() : () -> !spirv.ptr<f32, Function>
%v2 = "test.value"() : () -> i8
%v3 = "spirv.PtrAccessChain"(%v1, %v2) : (!spirv.ptr<f32, Function>, i8) -> (!spirv.ptr<f32, Function>)
// spirv.PtrAccessChain
%v1 = "test.value"() : () -> !spirv.ptr<f32, Function>
%v2 = "test.value"() : () -> ui32
%v3 = "spirv.PtrAccessChain"(%v1, %v2) : (!spirv.ptr<f32, Function>, ui32) -> (!spirv.ptr<f32, Function>)
// spirv.EXT.EmitMeshTasks
"test.around"() ({
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "test.value"() : () -> ui32
"spirv.EXT.EmitMeshTasks"(%v1, %v2, %v3) : (ui32, ui32, ui32) -> ()
}) : () -> ()
// spirv.EXT.EmitMeshTasks
"test.around"() ({
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"spirv.EXT.EmitMeshTasks"(%v1, %v2, %v3) : (i32, i32, i32) -> ()
}) : () -> ()
// spirv.EXT.SetMeshOutputs
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
"spirv.EXT.SetMeshOutputs"(%v1, %v2) : (ui32, ui32) -> ()
// spirv.EXT.SetMeshOutputs
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> ui32
"spirv.EXT.SetMeshOutputs"(%v1, %v2) : (i32, ui32) -> ()
// spirv.EXT.SetMeshOutputs
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
"spirv.EXT.SetMeshOutputs"(%v1, %v2) : (i32, i32) -> ()
// spirv.KHR.AssumeTrue
%v1 = "test.value"() : () -> i1
"spirv.KHR.AssumeTrue"(%v1) : (i1) -> ()
// spirv.KHR.AssumeTrue
%v1 = "test.value"() : () -> i1
"spirv.KHR.AssumeTrue"(%v1) : (i1) -> ()
// spirv.KHR.AssumeTrue
%v1 = "test.value"() : () -> i1
"spirv.KHR.AssumeTrue"(%v1) : (i1) -> ()
// spirv.Undef
%v1 = "spirv.Undef"() : () -> (ui64)
// spirv.Undef
%v1 = "spirv.Undef"() : () -> (i32)
// spirv.Undef
%v1 = "spirv.Undef"() : () -> (si64)
// spirv.GroupNonUniformBallot
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformBallot"(%v1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> (vector<4xi32>)
// spirv.GroupNonUniformBallotFindLSB
%v1 = "test.value"() : () -> vector<4xui16>
%v2 = "spirv.GroupNonUniformBallotFindLSB"(%v1) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<4xui16>) -> (ui16)
// spirv.GroupNonUniformBallotFindMSB
%v1 = "test.value"() : () -> vector<4xui16>
%v2 = "spirv.GroupNonUniformBallotFindMSB"(%v1) <{execution_scope = #spirv.scope<Subgroup>}> : (vector<4xui16>) -> (ui16)
// spirv.GroupNonUniformBallotFindMSB
%v1 = "test.value"() : () -> vector<4xi64>
%v2 = "spirv.GroupNonUniformBallotFindMSB"(%v1) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<4xi64>) -> (i64)
// spirv.GroupNonUniformElect
%v1 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Workgroup>}> : () -> (i1)
// spirv.GroupNonUniformElect
%v1 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Subgroup>}> : () -> (i1)
// spirv.GroupNonUniformElect
%v1 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Subgroup>}> : () -> (i1)
// spirv.GroupNonUniformFAdd
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GroupNonUniformFAdd"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f16) -> (f16)
// spirv.GroupNonUniformFMax
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GroupNonUniformFMax"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (f16) -> (f16)
// spirv.GroupNonUniformFMin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GroupNonUniformFMin"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f16) -> (f16)
// spirv.GroupNonUniformFMul
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GroupNonUniformFMul"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (f16) -> (f16)
// spirv.GroupNonUniformFMul
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GroupNonUniformFMul"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (f32) -> (f32)
// spirv.GroupNonUniformIAdd
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GroupNonUniformIAdd"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i32) -> (i16)
// spirv.GroupNonUniformIMul
%v1 = "test.value"() : () -> i64
%v2 = "spirv.GroupNonUniformIMul"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i64) -> (i64)
// spirv.GroupNonUniformSMax
%v1 = "test.value"() : () -> si32
%v2 = "spirv.GroupNonUniformSMax"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (si32) -> (ui8)
// spirv.GroupNonUniformSMin
%v1 = "test.value"() : () -> i8
%v2 = "spirv.GroupNonUniformSMin"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i8) -> (i32)
// spirv.GroupNonUniformShuffle
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.GroupNonUniformShuffle"(%v1, %v2) <{execution_scope = #spirv.scope<Workgroup>}> : (i64, i64) -> (i64)
// spirv.GroupNonUniformShuffle
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.GroupNonUniformShuffle"(%v1, %v2) <{execution_scope = #spirv.scope<Subgroup>}> : (i32, i32) -> (i32)
// spirv.GroupNonUniformShuffle
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "spirv.GroupNonUniformShuffle"(%v1, %v2) <{execution_scope = #spirv.scope<Workgroup>}> : (ui64, ui64) -> (ui64)
// spirv.GroupNonUniformShuffleDown
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> ui16
%v3 = "spirv.GroupNonUniformShuffleDown"(%v1, %v2) <{execution_scope = #spirv.scope<Workgroup>}> : (f32, ui16) -> (f32)
// spirv.GroupNonUniformShuffleDown
%v1 = "test.value"() : () -> i16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.GroupNonUniformShuffleDown"(%v1, %v2) <{execution_scope = #spirv.scope<Workgroup>}> : (i16, i16) -> (i16)
// spirv.GroupNonUniformShuffleUp
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> i16
%v3 = "spirv.GroupNonUniformShuffleUp"(%v1, %v2) <{execution_scope = #spirv.scope<Subgroup>}> : (f16, i16) -> (f16)
// spirv.GroupNonUniformShuffleUp
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "spirv.GroupNonUniformShuffleUp"(%v1, %v2) <{execution_scope = #spirv.scope<Workgroup>}> : (ui32, ui32) -> (ui32)
// spirv.GroupNonUniformShuffleXor
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> i8
%v3 = "spirv.GroupNonUniformShuffleXor"(%v1, %v2) <{execution_scope = #spirv.scope<Subgroup>}> : (ui64, i8) -> (ui64)
// spirv.GroupNonUniformUMax
%v1 = "test.value"() : () -> i8
%v2 = "spirv.GroupNonUniformUMax"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (i8) -> (i8)
// spirv.GroupNonUniformUMin
%v1 = "test.value"() : () -> si64
%v2 = "spirv.GroupNonUniformUMin"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (si64) -> (si64)
// spirv.GroupNonUniformBitwiseAnd
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GroupNonUniformBitwiseAnd"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i32) -> (i64)
// spirv.GroupNonUniformBitwiseAnd
%v1 = "test.value"() : () -> i64
%v2 = "spirv.GroupNonUniformBitwiseAnd"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i64) -> (i32)
// spirv.GroupNonUniformBitwiseOr
%v1 = "test.value"() : () -> i16
%v2 = "spirv.GroupNonUniformBitwiseOr"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i16) -> (i32)
// spirv.GroupNonUniformBitwiseOr
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GroupNonUniformBitwiseOr"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (i32) -> (ui16)
// spirv.GroupNonUniformBitwiseXor
%v1 = "test.value"() : () -> ui16
%v2 = "spirv.GroupNonUniformBitwiseXor"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (ui16) -> (ui16)
// spirv.GroupNonUniformBitwiseXor
%v1 = "test.value"() : () -> i64
%v2 = "spirv.GroupNonUniformBitwiseXor"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (i64) -> (i32)
// spirv.GroupNonUniformLogicalAnd
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformLogicalAnd"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i1) -> (i1)
// spirv.GroupNonUniformLogicalOr
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformLogicalOr"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i1) -> (i1)
// spirv.GroupNonUniformLogicalOr
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformLogicalOr"(%v1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i1) -> (i1)
// spirv.GroupNonUniformLogicalXor
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformLogicalXor"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (i1) -> (i1)
// spirv.GroupNonUniformBallotBitCount
%v1 = "test.value"() : () -> vector<4xi32>
%v2 = "spirv.GroupNonUniformBallotBitCount"(%v1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (vector<4xi32>) -> (i32)
// spirv.GroupNonUniformRotateKHR
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i16
%v3 = "spirv.GroupNonUniformRotateKHR"(%v1, %v2) <{execution_scope = #spirv.scope<Subgroup>}> : (i1, i16) -> (i1)
// spirv.GroupNonUniformRotateKHR
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i32
%v3 = "spirv.GroupNonUniformRotateKHR"(%v1, %v2) <{execution_scope = #spirv.scope<Subgroup>}> : (i64, i32) -> (i64)
// spirv.GroupNonUniformAll
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformAll"(%v1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> (i1)
// spirv.GroupNonUniformAny
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformAny"(%v1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> (i1)
// spirv.GroupNonUniformAny
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformAny"(%v1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> (i1)
// spirv.GroupNonUniformAny
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformAny"(%v1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> (i1)
// spirv.GroupNonUniformAllEqual
%v1 = "test.value"() : () -> i1
%v2 = "spirv.GroupNonUniformAllEqual"(%v1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> (i1)
// spirv.GroupNonUniformAllEqual
%v1 = "test.value"() : () -> i64
%v2 = "spirv.GroupNonUniformAllEqual"(%v1) <{execution_scope = #spirv.scope<Subgroup>}> : (i64) -> (i1)
// spirv.GroupNonUniformQuadSwap
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> ui8
%v3 = "spirv.GroupNonUniformQuadSwap"(%v1, %v2) <{execution_scope = #spirv.scope<Subgroup>}> : (f64, ui8) -> (f64)
// spirv.GroupNonUniformQuadSwap
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i8
%v3 = "spirv.GroupNonUniformQuadSwap"(%v1, %v2) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i8) -> (f32)
// spirv.GroupNonUniformQuadSwap
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> i8
%v3 = "spirv.GroupNonUniformQuadSwap"(%v1, %v2) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i8) -> (f32)
// spirv.EmitVertex
"spirv.EmitVertex"() : () -> ()
// spirv.EmitVertex
"spirv.EmitVertex"() : () -> ()
// spirv.EmitVertex
"spirv.EmitVertex"() : () -> ()
// spirv.EndPrimitive
"spirv.EndPrimitive"() : () -> ()
// spirv.EndPrimitive
"spirv.EndPrimitive"() : () -> ()
// spirv.EndPrimitive
"spirv.EndPrimitive"() : () -> ()
// spirv.CL.atan2
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.CL.atan2"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.CL.atan2
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.CL.atan2"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.CL.atan2
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.CL.atan2"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.CL.acos
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.acos"(%v1) : (f16) -> (f16)
// spirv.CL.acos
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.acos"(%v1) : (f32) -> (f32)
// spirv.CL.acos
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.acos"(%v1) : (f32) -> (f32)
// spirv.CL.acosh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.acosh"(%v1) : (f32) -> (f32)
// spirv.CL.acosh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.acosh"(%v1) : (f32) -> (f32)
// spirv.CL.acosh
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.acosh"(%v1) : (f64) -> (f64)
// spirv.CL.asin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.asin"(%v1) : (f16) -> (f16)
// spirv.CL.asin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.asin"(%v1) : (f16) -> (f16)
// spirv.CL.asin
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.asin"(%v1) : (f32) -> (f32)
// spirv.CL.asinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.asinh"(%v1) : (f16) -> (f16)
// spirv.CL.asinh
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.asinh"(%v1) : (f64) -> (f64)
// spirv.CL.asinh
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.asinh"(%v1) : (f64) -> (f64)
// spirv.CL.atan
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.atan"(%v1) : (f32) -> (f32)
// spirv.CL.atan
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.atan"(%v1) : (f64) -> (f64)
// spirv.CL.atan
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.atan"(%v1) : (f16) -> (f16)
// spirv.CL.atanh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.atanh"(%v1) : (f32) -> (f32)
// spirv.CL.atanh
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.atanh"(%v1) : (f64) -> (f64)
// spirv.CL.atanh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.atanh"(%v1) : (f32) -> (f32)
// spirv.CL.ceil
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.ceil"(%v1) : (f16) -> (f16)
// spirv.CL.ceil
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.ceil"(%v1) : (f64) -> (f64)
// spirv.CL.ceil
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.ceil"(%v1) : (f32) -> (f32)
// spirv.CL.cos
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.cos"(%v1) : (f16) -> (f16)
// spirv.CL.cos
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.cos"(%v1) : (f64) -> (f64)
// spirv.CL.cos
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.cos"(%v1) : (f64) -> (f64)
// spirv.CL.cosh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.cosh"(%v1) : (f16) -> (f16)
// spirv.CL.cosh
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.cosh"(%v1) : (f64) -> (f64)
// spirv.CL.cosh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.cosh"(%v1) : (f32) -> (f32)
// spirv.CL.erf
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.erf"(%v1) : (f64) -> (f64)
// spirv.CL.erf
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.erf"(%v1) : (f16) -> (f16)
// spirv.CL.erf
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.erf"(%v1) : (f64) -> (f64)
// spirv.CL.exp
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.exp"(%v1) : (f16) -> (f16)
// spirv.CL.exp
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.exp"(%v1) : (f16) -> (f16)
// spirv.CL.exp
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.exp"(%v1) : (f64) -> (f64)
// spirv.CL.fabs
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.fabs"(%v1) : (f16) -> (f16)
// spirv.CL.fabs
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.fabs"(%v1) : (f64) -> (f64)
// spirv.CL.fabs
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.fabs"(%v1) : (f32) -> (f32)
// spirv.CL.fmax
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.CL.fmax"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.CL.fmax
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.CL.fmax"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.CL.fmax
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.CL.fmax"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.CL.fmin
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.CL.fmin"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.CL.fmin
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.CL.fmin"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.CL.fmin
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.CL.fmin"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.CL.floor
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.floor"(%v1) : (f16) -> (f16)
// spirv.CL.floor
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.floor"(%v1) : (f64) -> (f64)
// spirv.CL.floor
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.floor"(%v1) : (f64) -> (f64)
// spirv.CL.fma
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "test.value"() : () -> f64
%v4 = "spirv.CL.fma"(%v1, %v2, %v3) : (f64, f64, f64) -> (f64)
// spirv.CL.fma
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "spirv.CL.fma"(%v1, %v2, %v3) : (f32, f32, f32) -> (f32)
// spirv.CL.fma
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "spirv.CL.fma"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// spirv.CL.log
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.log"(%v1) : (f64) -> (f64)
// spirv.CL.log
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.log"(%v1) : (f32) -> (f32)
// spirv.CL.log
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.log"(%v1) : (f64) -> (f64)
// spirv.CL.mix
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "test.value"() : () -> f64
%v4 = "spirv.CL.mix"(%v1, %v2, %v3) : (f64, f64, f64) -> (f64)
// spirv.CL.mix
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "test.value"() : () -> f64
%v4 = "spirv.CL.mix"(%v1, %v2, %v3) : (f64, f64, f64) -> (f64)
// spirv.CL.mix
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f16
%v4 = "spirv.CL.mix"(%v1, %v2, %v3) : (f16, f16, f16) -> (f16)
// spirv.CL.pow
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.CL.pow"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.CL.pow
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.CL.pow"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.CL.pow
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.CL.pow"(%v1, %v2) : (f32, f32) -> (f32)
// spirv.CL.rint
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.rint"(%v1) : (f64) -> (f64)
// spirv.CL.rint
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.rint"(%v1) : (f64) -> (f64)
// spirv.CL.rint
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.rint"(%v1) : (f16) -> (f16)
// spirv.CL.round
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.round"(%v1) : (f16) -> (f16)
// spirv.CL.round
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.round"(%v1) : (f64) -> (f64)
// spirv.CL.round
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.round"(%v1) : (f64) -> (f64)
// spirv.CL.rsqrt
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.rsqrt"(%v1) : (f16) -> (f16)
// spirv.CL.rsqrt
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.rsqrt"(%v1) : (f16) -> (f16)
// spirv.CL.rsqrt
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.rsqrt"(%v1) : (f16) -> (f16)
// spirv.CL.s_abs
%v1 = "test.value"() : () -> i32
%v2 = "spirv.CL.s_abs"(%v1) : (i32) -> (i32)
// spirv.CL.s_abs
%v1 = "test.value"() : () -> i32
%v2 = "spirv.CL.s_abs"(%v1) : (i32) -> (i32)
// spirv.CL.s_abs
%v1 = "test.value"() : () -> ui32
%v2 = "spirv.CL.s_abs"(%v1) : (ui32) -> (ui32)
// spirv.CL.s_max
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "spirv.CL.s_max"(%v1, %v2) : (ui32, ui32) -> (ui32)
// spirv.CL.s_max
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.CL.s_max"(%v1, %v2) : (i64, i64) -> (i64)
// spirv.CL.s_max
%v1 = "test.value"() : () -> si64
%v2 = "test.value"() : () -> si64
%v3 = "spirv.CL.s_max"(%v1, %v2) : (si64, si64) -> (si64)
// spirv.CL.s_min
%v1 = "test.value"() : () -> si8
%v2 = "test.value"() : () -> si8
%v3 = "spirv.CL.s_min"(%v1, %v2) : (si8, si8) -> (si8)
// spirv.CL.s_min
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.CL.s_min"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.CL.s_min
%v1 = "test.value"() : () -> ui64
%v2 = "test.value"() : () -> ui64
%v3 = "spirv.CL.s_min"(%v1, %v2) : (ui64, ui64) -> (ui64)
// spirv.CL.sin
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.sin"(%v1) : (f32) -> (f32)
// spirv.CL.sin
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.sin"(%v1) : (f64) -> (f64)
// spirv.CL.sin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.sin"(%v1) : (f16) -> (f16)
// spirv.CL.sinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.sinh"(%v1) : (f16) -> (f16)
// spirv.CL.sinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.sinh"(%v1) : (f16) -> (f16)
// spirv.CL.sinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.sinh"(%v1) : (f16) -> (f16)
// spirv.CL.sqrt
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.sqrt"(%v1) : (f16) -> (f16)
// spirv.CL.sqrt
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.sqrt"(%v1) : (f64) -> (f64)
// spirv.CL.sqrt
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.sqrt"(%v1) : (f32) -> (f32)
// spirv.CL.tan
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.tan"(%v1) : (f16) -> (f16)
// spirv.CL.tan
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.tan"(%v1) : (f16) -> (f16)
// spirv.CL.tan
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.tan"(%v1) : (f16) -> (f16)
// spirv.CL.tanh
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.tanh"(%v1) : (f64) -> (f64)
// spirv.CL.tanh
%v1 = "test.value"() : () -> f64
%v2 = "spirv.CL.tanh"(%v1) : (f64) -> (f64)
// spirv.CL.tanh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.tanh"(%v1) : (f16) -> (f16)
// spirv.CL.u_max
%v1 = "test.value"() : () -> ui16
%v2 = "test.value"() : () -> ui16
%v3 = "spirv.CL.u_max"(%v1, %v2) : (ui16, ui16) -> (ui16)
// spirv.CL.u_max
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.CL.u_max"(%v1, %v2) : (i64, i64) -> (i64)
// spirv.CL.u_max
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "spirv.CL.u_max"(%v1, %v2) : (i8, i8) -> (i8)
// spirv.CL.u_min
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.CL.u_min"(%v1, %v2) : (i64, i64) -> (i64)
// spirv.CL.u_min
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.CL.u_min"(%v1, %v2) : (i32, i32) -> (i32)
// spirv.CL.u_min
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "spirv.CL.u_min"(%v1, %v2) : (ui32, ui32) -> (ui32)
// spirv.CL.printf
%v1 = "test.value"() : () -> !spirv.ptr<i32, Workgroup>
%v2 = "spirv.CL.printf"(%v1) : (!spirv.ptr<i32, Workgroup>) -> (ui16)
// spirv.CL.printf
%v1 = "test.value"() : () -> !spirv.ptr<i32, Workgroup>
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
%v4 = "spirv.CL.printf"(%v1, %v2, %v3) : (!spirv.ptr<i32, Workgroup>, i32, i32) -> (i16)
// spirv.CL.printf
%v1 = "test.value"() : () -> !spirv.ptr<i32, StorageBuffer>
%v2 = "test.value"() : () -> f32
%v3 = "test.value"() : () -> f32
%v4 = "test.value"() : () -> f32
%v5 = "spirv.CL.printf"(%v1, %v2, %v3, %v4) : (!spirv.ptr<i32, StorageBuffer>, f32, f32, f32) -> (i16)
// spirv.EXT.ConstantCompositeReplicate
%v1 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> (vector<[2]xi32>)
// tosa.conv2d
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "test.value"() : () -> tensor<*xf64>
%v4 = "test.value"() : () -> tensor<*xi1>
%v5 = "test.value"() : () -> tensor<*xi1>
%v6 = "tosa.conv2d"(%v1, %v2, %v3, %v4, %v5) <{pad = array<i64: 1, 2, 3, 4>, stride = array<i64: 16, 17>, dilation = array<i64: 8, 9>, acc_type = f32, local_bound = false}> : (tensor<*xi1>, tensor<*xi1>, tensor<*xf64>, tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.conv3d
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "test.value"() : () -> tensor<*xf32>
%v5 = "test.value"() : () -> tensor<*xf32>
%v6 = "tosa.conv3d"(%v1, %v2, %v3, %v4, %v5) <{pad = array<i64: 8, 9, 10, 11, 12, 13>, stride = array<i64: 16, 17, 18>, dilation = array<i64: 128, 129, 130>, acc_type = f32}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xi64>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// tosa.depthwise_conv2d
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "test.value"() : () -> tensor<*xi64>
%v5 = "test.value"() : () -> tensor<*xi64>
%v6 = "tosa.depthwise_conv2d"(%v1, %v2, %v3, %v4, %v5) <{pad = array<i64: 4, 5, 6, 7>, stride = array<i64: 16, 17>, dilation = array<i64: 4, 5>, acc_type = i32}> : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.depthwise_conv2d
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "test.value"() : () -> tensor<*xi64>
%v5 = "test.value"() : () -> tensor<*xi64>
%v6 = "tosa.depthwise_conv2d"(%v1, %v2, %v3, %v4, %v5) <{pad = array<i64: 32, 33, 34, 35>, stride = array<i64: 16, 17>, dilation = array<i64: 1, 2>, acc_type = f32}> : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi128>)
// tosa.fft2d
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3, %v4 = "tosa.fft2d"(%v1, %v2) <{inverse = true}> : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
// tosa.fft2d
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3, %v4 = "tosa.fft2d"(%v1, %v2) <{inverse = true, local_bound = false}> : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
// tosa.matmul
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "test.value"() : () -> tensor<*xi1>
%v4 = "test.value"() : () -> tensor<*xi1>
%v5 = "tosa.matmul"(%v1, %v2, %v3, %v4) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> (tensor<*xtf32>)
// tosa.rfft2d
%v1 = "test.value"() : () -> tensor<*xf32>
%v2, %v3 = "tosa.rfft2d"(%v1) <{local_bound = true}> : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
// tosa.erf
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.erf"(%v1) : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.erf
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "tosa.erf"(%v1) : (tensor<*xui64>) -> (tensor<*xui64>)
// tosa.erf
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.erf"(%v1) : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.sigmoid
%v1 = "test.value"() : () -> tensor<*xbf16>
%v2 = "tosa.sigmoid"(%v1) : (tensor<*xbf16>) -> (tensor<*xbf16>)
// tosa.sigmoid
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.sigmoid"(%v1) : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.tanh
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.tanh"(%v1) : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.tanh
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.tanh"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.add
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "tosa.add"(%v1, %v2) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>)
// tosa.arithmetic_right_shift
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.arithmetic_right_shift"(%v1, %v2) <{round = false}> : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.arithmetic_right_shift
%v1 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v2 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v3 = "tosa.arithmetic_right_shift"(%v1, %v2) <{round = true}> : (tensor<*xf8E4M3FN>, tensor<*xf8E4M3FN>) -> (tensor<*xf8E4M3FN>)
// tosa.bitwise_and
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.bitwise_and"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.bitwise_and
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.bitwise_and"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.bitwise_or
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.bitwise_or"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.bitwise_xor
%v1 = "test.value"() : () -> tensor<*xi8>
%v2 = "test.value"() : () -> tensor<*xi8>
%v3 = "tosa.bitwise_xor"(%v1, %v2) : (tensor<*xi8>, tensor<*xi8>) -> (tensor<*xi8>)
// tosa.intdiv
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.intdiv"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.intdiv
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.intdiv"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.intdiv
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "tosa.intdiv"(%v1, %v2) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>)
// tosa.logical_and
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_and"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_and
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_and"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_and
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_and"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_left_shift
%v1 = "test.value"() : () -> tensor<*xf8E5M2>
%v2 = "test.value"() : () -> tensor<*xf8E5M2>
%v3 = "tosa.logical_left_shift"(%v1, %v2) : (tensor<*xf8E5M2>, tensor<*xf8E5M2>) -> (tensor<*xf8E5M2>)
// tosa.logical_left_shift
%v1 = "test.value"() : () -> tensor<*xui8>
%v2 = "test.value"() : () -> tensor<*xui8>
%v3 = "tosa.logical_left_shift"(%v1, %v2) : (tensor<*xui8>, tensor<*xui8>) -> (tensor<*xui8>)
// tosa.logical_left_shift
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.logical_left_shift"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.logical_right_shift
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3 = "tosa.logical_right_shift"(%v1, %v2) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// tosa.logical_right_shift
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_right_shift"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_right_shift
%v1 = "test.value"() : () -> tensor<*xui32>
%v2 = "test.value"() : () -> tensor<*xui32>
%v3 = "tosa.logical_right_shift"(%v1, %v2) : (tensor<*xui32>, tensor<*xui32>) -> (tensor<*xui32>)
// tosa.logical_or
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_or"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_or
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_or"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_or
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_or"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_xor
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_xor"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_xor
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_xor"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_xor
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.logical_xor"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.mul
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi8>
%v4 = "tosa.mul"(%v1, %v2, %v3) : (tensor<*xi64>, tensor<*xi64>, tensor<*xi8>) -> (tensor<*xi64>)
// tosa.mul
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "test.value"() : () -> tensor<*xi8>
%v4 = "tosa.mul"(%v1, %v2, %v3) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi8>) -> (tensor<*xi1>)
// tosa.pow
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "test.value"() : () -> tensor<*xui64>
%v3 = "tosa.pow"(%v1, %v2) : (tensor<*xui64>, tensor<*xui64>) -> (tensor<*xui64>)
// tosa.pow
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.pow"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.pow
%v1 = "test.value"() : () -> tensor<*xi128>
%v2 = "test.value"() : () -> tensor<*xi128>
%v3 = "tosa.pow"(%v1, %v2) : (tensor<*xi128>, tensor<*xi128>) -> (tensor<*xi128>)
// tosa.sub
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3 = "tosa.sub"(%v1, %v2) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
// tosa.sub
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.sub"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.table
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xui8>
%v3 = "tosa.table"(%v1, %v2) : (tensor<*xf32>, tensor<*xui8>) -> (tensor<*xf32>)
// tosa.table
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "tosa.table"(%v1, %v2) : (tensor<*xi64>, tensor<*xi32>) -> (tensor<*xi64>)
// tosa.table
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi8>
%v3 = "tosa.table"(%v1, %v2) : (tensor<*xi32>, tensor<*xi8>) -> (tensor<*xi32>)
// tosa.abs
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.abs"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.abs
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.abs"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.bitwise_not
%v1 = "test.value"() : () -> tensor<*xi16>
%v2 = "tosa.bitwise_not"(%v1) : (tensor<*xi16>) -> (tensor<*xi16>)
// tosa.ceil
%v1 = "test.value"() : () -> tensor<*xui8>
%v2 = "tosa.ceil"(%v1) : (tensor<*xui8>) -> (tensor<*xui8>)
// tosa.ceil
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.ceil"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.clz
%v1 = "test.value"() : () -> tensor<*xi8>
%v2 = "tosa.clz"(%v1) : (tensor<*xi8>) -> (tensor<*xi8>)
// tosa.clz
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.clz"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.clz
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.clz"(%v1) : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.cos
%v1 = "test.value"() : () -> tensor<*xbf16>
%v2 = "tosa.cos"(%v1) : (tensor<*xbf16>) -> (tensor<*xbf16>)
// tosa.cos
%v1 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v2 = "tosa.cos"(%v1) : (tensor<*xf8E4M3FN>) -> (tensor<*xf8E4M3FN>)
// tosa.exp
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.exp"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.exp
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "tosa.exp"(%v1) : (tensor<*xui64>) -> (tensor<*xui64>)
// tosa.floor
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.floor"(%v1) : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.floor
%v1 = "test.value"() : () -> tensor<*xi8>
%v2 = "tosa.floor"(%v1) : (tensor<*xi8>) -> (tensor<*xi8>)
// tosa.floor
%v1 = "test.value"() : () -> tensor<*xf64>
%v2 = "tosa.floor"(%v1) : (tensor<*xf64>) -> (tensor<*xf64>)
// tosa.log
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.log"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.log
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.log"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.log
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "tosa.log"(%v1) : (tensor<*xui64>) -> (tensor<*xui64>)
// tosa.logical_not
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.logical_not"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_not
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.logical_not"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.logical_not
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.logical_not"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.negate
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "tosa.negate"(%v1, %v2, %v3) : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.negate
%v1 = "test.value"() : () -> tensor<*xui32>
%v2 = "test.value"() : () -> tensor<*xui32>
%v3 = "test.value"() : () -> tensor<*xui32>
%v4 = "tosa.negate"(%v1, %v2, %v3) : (tensor<*xui32>, tensor<*xui32>, tensor<*xui32>) -> (tensor<*xui32>)
// tosa.negate
%v1 = "test.value"() : () -> tensor<*xui32>
%v2 = "test.value"() : () -> tensor<*xui32>
%v3 = "test.value"() : () -> tensor<*xui32>
%v4 = "tosa.negate"(%v1, %v2, %v3) : (tensor<*xui32>, tensor<*xui32>, tensor<*xui32>) -> (tensor<*xui32>)
// tosa.reciprocal
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.reciprocal"(%v1) : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.reciprocal
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reciprocal"(%v1) : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.reciprocal
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.reciprocal"(%v1) : (tensor<*xi1>) -> (tensor<*xi1>)
// tosa.rsqrt
%v1 = "test.value"() : () -> tensor<*xbf16>
%v2 = "tosa.rsqrt"(%v1) : (tensor<*xbf16>) -> (tensor<*xbf16>)
// tosa.rsqrt
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.rsqrt"(%v1) : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.rsqrt
%v1 = "test.value"() : () -> tensor<*xui64>
%v2 = "tosa.rsqrt"(%v1) : (tensor<*xui64>) -> (tensor<*xui64>)
// tosa.sin
%v1 = "test.value"() : () -> tensor<*xf16>
%v2 = "tosa.sin"(%v1) : (tensor<*xf16>) -> (tensor<*xf16>)
// tosa.sin
%v1 = "test.value"() : () -> tensor<*xf16>
%v2 = "tosa.sin"(%v1) : (tensor<*xf16>) -> (tensor<*xf16>)
// tosa.select
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "test.value"() : () -> tensor<*xi1>
%v4 = "tosa.select"(%v1, %v2, %v3) : (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.equal
%v1 = "test.value"() : () -> tensor<*xui32>
%v2 = "test.value"() : () -> tensor<*xui32>
%v3 = "tosa.equal"(%v1, %v2) : (tensor<*xui32>, tensor<*xui32>) -> (tensor<*xi1>)
// tosa.equal
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.equal"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi1>)
// tosa.equal
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.equal"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi1>)
// tosa.greater
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "tosa.greater"(%v1, %v2) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi1>)
// tosa.greater
%v1 = "test.value"() : () -> tensor<*xui16>
%v2 = "test.value"() : () -> tensor<*xui16>
%v3 = "tosa.greater"(%v1, %v2) : (tensor<*xui16>, tensor<*xui16>) -> (tensor<*xi1>)
// tosa.greater_equal
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "test.value"() : () -> tensor<*xf32>
%v3 = "tosa.greater_equal"(%v1, %v2) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xi1>)
// tosa.greater_equal
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "tosa.greater_equal"(%v1, %v2) : (tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi1>)
// tosa.reduce_all
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reduce_all"(%v1) <{axis = 32 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.reduce_all
%v1 = "test.value"() : () -> tensor<*xui8>
%v2 = "tosa.reduce_all"(%v1) <{axis = 0 : i32}> : (tensor<*xui8>) -> (tensor<*xui8>)
// tosa.reduce_all
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.reduce_all"(%v1) <{axis = 32 : i32}> : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.reduce_any
%v1 = "test.value"() : () -> tensor<*xi8>
%v2 = "tosa.reduce_any"(%v1) <{axis = 2 : i32}> : (tensor<*xi8>) -> (tensor<*xi8>)
// tosa.reduce_any
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.reduce_any"(%v1) <{axis = 4 : i32}> : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.reduce_product
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.reduce_product"(%v1) <{axis = 8 : i32}> : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.reduce_product
%v1 = "test.value"() : () -> tensor<*xf64>
%v2 = "tosa.reduce_product"(%v1) <{axis = 1 : i32}> : (tensor<*xf64>) -> (tensor<*xf64>)
// tosa.reduce_sum
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reduce_sum"(%v1) <{axis = 0 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.reduce_sum
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reduce_sum"(%v1) <{axis = 32 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.concat
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
%v3 = "test.value"() : () -> tensor<*xi32>
%v4 = "tosa.concat"(%v1, %v2, %v3) <{axis = 32 : i32}> : (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) -> (tensor<*xi32>)
// tosa.concat
%v1 = "test.value"() : () -> tensor<*xtf32>
%v2 = "test.value"() : () -> tensor<*xtf32>
%v3 = "test.value"() : () -> tensor<*xtf32>
%v4 = "tosa.concat"(%v1, %v2, %v3) <{axis = 8 : i32}> : (tensor<*xtf32>, tensor<*xtf32>, tensor<*xtf32>) -> (tensor<*xtf32>)
// tosa.reverse
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.reverse"(%v1) <{axis = 8 : i32}> : (tensor<*xf32>) -> (tensor<*xf32>)
// tosa.reverse
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.reverse"(%v1) <{axis = 1 : i32}> : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.transpose
%v1 = "test.value"() : () -> tensor<*xi128>
%v2 = "tosa.transpose"(%v1) <{perms = array<i32: 0, 1, 2>}> : (tensor<*xi128>) -> (tensor<*xi128>)
// tosa.transpose
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.transpose"(%v1) <{perms = array<i32: 0>}> : (tensor<*xi32>) -> (tensor<*xi32>)
// tosa.gather
%v1 = "test.value"() : () -> tensor<*xf8E4M3FN>
%v2 = "test.value"() : () -> tensor<*xi16>
%v3 = "tosa.gather"(%v1, %v2) : (tensor<*xf8E4M3FN>, tensor<*xi16>) -> (tensor<*xf8E4M3FN>)
// tosa.gather
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.gather"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.gather
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "test.value"() : () -> tensor<*xi1>
%v3 = "tosa.gather"(%v1, %v2) : (tensor<*xi1>, tensor<*xi1>) -> (tensor<*xi1>)
// tosa.scatter
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4 = "tosa.scatter"(%v1, %v2, %v3) : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>)
// tosa.cast
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "tosa.cast"(%v1) : (tensor<*xi64>) -> (tensor<*xi64>)
// tosa.cast
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.cast"(%v1) : (tensor<*xi1>) -> (tensor<*xf32>)
// tosa.cast
%v1 = "test.value"() : () -> tensor<*xi1>
%v2 = "tosa.cast"(%v1) : (tensor<*xi1>) -> (tensor<*xi32>)
// tosa.identity
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "tosa.identity"(%v1) : (tensor<*xi32>) -> (tensor<*xi8>)
// tosa.identity
%v1 = "test.value"() : () -> tensor<*xtf32>
%v2 = "tosa.identity"(%v1) : (tensor<*xtf32>) -> (tensor<*xf32>)
// tosa.identity
%v1 = "test.value"() : () -> tensor<*xf32>
%v2 = "tosa.identity"(%v1) : (tensor<*xf32>) -> (tensor<*xui64>)
// tosa.custom
"tosa.custom"() <{operator_name = "a b", domain_name = "a b", implementation_attrs = "a b"}> : () -> ()
// tosa.custom
%v1 = "test.value"() : () -> tensor<*xi64>
%v2 = "test.value"() : () -> tensor<*xi64>
%v3 = "test.value"() : () -> tensor<*xi64>
%v4, %v5 = "tosa.custom"(%v1, %v2, %v3) <{operator_name = "a b", domain_name = "a b", implementation_attrs = "text"}> : (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) -> (tensor<*xi64>, tensor<*xi64>)
// tosa.custom
%v1, %v2 = "tosa.custom"() <{operator_name = "a b", domain_name = "text", implementation_attrs = "text"}> : () -> (tensor<*xi1>, tensor<*xi1>)
// tosa.variable
"tosa.variable"() <{sym_name = "symbol", var_shape = dense<0> : tensor<1xindex>, type = memref<4xf8E4M3FN>}> : () -> ()
// tosa.variable
"tosa.variable"() <{sym_name = "symbol", var_shape = dense<1> : tensor<1xindex>, type = i64, initial_value = "text"}> : () -> ()
// tosa.variable
"tosa.variable"() <{sym_name = "symbol", var_shape = dense<1> : tensor<1xindex>, type = i64, initial_value = 1 : i32}> : () -> ()
// tosa.yield
"test.around"() ({
"tosa.yield"() : () -> ()
}) : () -> ()
// tosa.yield
"test.around"() ({
%v1 = "test.value"() : () -> tensor<*xi16>
"tosa.yield"(%v1) : (tensor<*xi16>) -> ()
}) : () -> ()
// tosa.yield
"test.around"() ({
%v1 = "test.value"() : () -> tensor<*xi32>
%v2 = "test.value"() : () -> tensor<*xi32>
"tosa.yield"(%v1, %v2) : (tensor<*xi32>, tensor<*xi32>) -> ()
}) : () -> ()
// tosa.const_shape
%v1 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> (!tosa.shape<2>)
// transform.affine.simplify_bounded_affine_ops
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
"transform.affine.simplify_bounded_affine_ops"(%v1, %v2, %v3, %v4) <{lower_bounds = array<i64: 4, 5, 6>, upper_bounds = array<i64: 8, 9, 10>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> ()
// transform.affine.simplify_bounded_affine_ops
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
"transform.affine.simplify_bounded_affine_ops"(%v1, %v2, %v3) <{lower_bounds = array<i64: 0, 1>, upper_bounds = array<i64: 128, 129>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> ()
// transform.affine.simplify_min_max_affine_ops
%v1 = "test.value"() : () -> !transform.any_op
"transform.affine.simplify_min_max_affine_ops"(%v1) : (!transform.any_op) -> ()
// transform.affine.simplify_min_max_affine_ops
%v1 = "test.value"() : () -> !transform.any_op
"transform.affine.simplify_min_max_affine_ops"(%v1) : (!transform.any_op) -> ()
// transform.affine.simplify_min_max_affine_ops
%v1 = "test.value"() : () -> !transform.any_op
"transform.affine.simplify_min_max_affine_ops"(%v1) : (!transform.any_op) -> ()
// transform.apply_patterns.arm_neon.vector_contract_to_i8mm
"transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
// transform.apply_patterns.arm_neon.vector_contract_to_i8mm
"transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
// transform.apply_patterns.arm_neon.vector_contract_to_i8mm
"transform.apply_patterns.arm_neon.vector_contract_to_i8mm"() : () -> ()
// transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
"transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
// transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
"transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
// transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
"transform.apply_patterns.arm_neon.vector_contract_to_bfmmla"() : () -> ()
// transform.apply_patterns.arm_sve.vector_contract_to_i8mm
"transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
// transform.apply_patterns.arm_sve.vector_contract_to_i8mm
"transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
// transform.apply_patterns.arm_sve.vector_contract_to_i8mm
"transform.apply_patterns.arm_sve.vector_contract_to_i8mm"() : () -> ()
// transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
"transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
// transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
"transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
// transform.apply_patterns.arm_sve.vector_contract_to_bfmmla
"transform.apply_patterns.arm_sve.vector_contract_to_bfmmla"() : () -> ()
// transform.bufferization.buffer_loop_hoisting
%v1 = "test.value"() : () -> !transform.any_op
"transform.bufferization.buffer_loop_hoisting"(%v1) : (!transform.any_op) -> ()
// transform.bufferization.buffer_loop_hoisting
%v1 = "test.value"() : () -> !transform.any_op
"transform.bufferization.buffer_loop_hoisting"(%v1) : (!transform.any_op) -> ()
// transform.bufferization.buffer_loop_hoisting
%v1 = "test.value"() : () -> !transform.any_op
"transform.bufferization.buffer_loop_hoisting"(%v1) : (!transform.any_op) -> ()
// transform.bufferization.one_shot_bufferize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.bufferization.one_shot_bufferize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.bufferization.eliminate_empty_tensors
%v1 = "test.value"() : () -> !transform.any_op
"transform.bufferization.eliminate_empty_tensors"(%v1) : (!transform.any_op) -> ()
// transform.bufferization.eliminate_empty_tensors
%v1 = "test.value"() : () -> !transform.any_op
"transform.bufferization.eliminate_empty_tensors"(%v1) : (!transform.any_op) -> ()
// transform.bufferization.eliminate_empty_tensors
%v1 = "test.value"() : () -> !transform.any_op
"transform.bufferization.eliminate_empty_tensors"(%v1) : (!transform.any_op) -> ()
// transform.dlti.query
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.dlti.query"(%v1) <{keys = [unit, unit, 1 : i32]}> : (!transform.any_op) -> (!transform.param<i64>)
// transform.dlti.query
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.dlti.query"(%v1) <{keys = [1 : i32, 1 : i32]}> : (!transform.any_op) -> (!transform.param<i64>)
// transform.dlti.query
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.dlti.query"(%v1) <{keys = [unit, 1 : i32]}> : (!transform.any_op) -> (!transform.any_param)
// transform.apply_conversion_patterns.func.func_to_llvm
"transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
// transform.apply_conversion_patterns.func.func_to_llvm
"transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
// transform.apply_conversion_patterns.func.func_to_llvm
"transform.apply_conversion_patterns.func.func_to_llvm"() : () -> ()
// transform.func.cast_and_call
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_value
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "transform.func.cast_and_call"(%v1, %v2, %v3) <{insert_after = unit, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> ({
^bb0(%v5: !transform.any_op, %v6: !transform.any_value, %v7: !transform.any_op):
}) : (!transform.any_op, !transform.any_value, !transform.any_op) -> (!transform.any_op)
// transform.func.replace_func_signature
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.replace_func_signature"(%v1) <{function_name = @symbol, args_interchange = array<i32: 0, 1, 2>, results_interchange = array<i32: 128, 129, 130>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.func.replace_func_signature
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.replace_func_signature"(%v1) <{function_name = @symbol, args_interchange = array<i32: 32, 33>, results_interchange = array<i32: 128, 129, 130>, adjust_func_calls = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.func.replace_func_signature
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.replace_func_signature"(%v1) <{function_name = @symbol, args_interchange = array<i32: 16>, results_interchange = array<i32: 8, 9, 10>, adjust_func_calls = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.func.deduplicate_func_args
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.deduplicate_func_args"(%v1) <{function_name = @symbol}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.func.deduplicate_func_args
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.deduplicate_func_args"(%v1) <{function_name = @symbol}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.func.deduplicate_func_args
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.func.deduplicate_func_args"(%v1) <{function_name = @symbol}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.apply_conversion_patterns.gpu.gpu_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() <{benefit = 1 : i16}> : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm
"transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_to_rocdl
"transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "text"}> : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_to_rocdl
"transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "text"}> : () -> ()
// transform.apply_conversion_patterns.gpu.gpu_to_rocdl
"transform.apply_conversion_patterns.gpu.gpu_to_rocdl"() <{chipset = "text"}> : () -> ()
// transform.apply_patterns.gpu.gpu_rewrite_patterns
"transform.apply_patterns.gpu.gpu_rewrite_patterns"() : () -> ()
// transform.apply_patterns.gpu.gpu_rewrite_patterns
"transform.apply_patterns.gpu.gpu_rewrite_patterns"() : () -> ()
// transform.apply_patterns.gpu.gpu_rewrite_patterns
"transform.apply_patterns.gpu.gpu_rewrite_patterns"() : () -> ()
// transform.apply_patterns.gpu.unroll_vectors_subgroup_mma
"transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{m = 4 : i64, n = 1 : i64, k = 0 : i64}> : () -> ()
// transform.apply_patterns.gpu.unroll_vectors_subgroup_mma
"transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{m = 0 : i64, n = 8 : i64, k = 128 : i64}> : () -> ()
// transform.apply_patterns.gpu.unroll_vectors_subgroup_mma
"transform.apply_patterns.gpu.unroll_vectors_subgroup_mma"() <{m = 0 : i64, n = 1 : i64, k = 128 : i64}> : () -> ()
// transform.apply_patterns.gpu.eliminate_barriers
"transform.apply_patterns.gpu.eliminate_barriers"() : () -> ()
// transform.apply_patterns.gpu.eliminate_barriers
"transform.apply_patterns.gpu.eliminate_barriers"() : () -> ()
// transform.apply_patterns.gpu.eliminate_barriers
"transform.apply_patterns.gpu.eliminate_barriers"() : () -> ()
// transform.gpu.map_nested_forall_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_nested_forall_to_threads"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.gpu.map_nested_forall_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_nested_forall_to_threads"(%v1) <{block_dims = array<i64: 128>, sync_after_distribute = true, warp_size = 4 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.gpu.map_nested_forall_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_nested_forall_to_threads"(%v1) <{block_dims = array<i64: 128, 129>, sync_after_distribute = false, warp_size = 32 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.gpu.map_forall_to_blocks
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_forall_to_blocks"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.gpu.map_forall_to_blocks
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.gpu.map_forall_to_blocks"(%v1) <{grid_dims = array<i64: 32, 33, 34>, generate_gpu_launch = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
"transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() : () -> ()
// transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
"transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = "text"}> : () -> ()
// transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu
"transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu"() <{chipset = ""}> : () -> ()
// transform.match.structured
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.match.structured"(%v1) <{failure_propagation_mode = 2 : i32}> ({
^bb0(%v5: !transform.any_op):
"transform.match.structured.yield"() : () -> ()
}) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.match.structured.elemental_bitwidth
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.match.structured.elemental_bitwidth"(%v1) : (!transform.any_value) -> (!transform.param<i64>)
// transform.match.structured.elemental_bitwidth
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.match.structured.elemental_bitwidth"(%v1) : (!transform.any_value) -> (!transform.param<i64>)
// transform.match.structured.elemental_bitwidth
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.match.structured.elemental_bitwidth"(%v1) : (!transform.any_value) -> (!transform.any_param)
// transform.match.structured.yield
"test.around"() ({
"transform.match.structured.yield"() : () -> ()
}) : () -> ()
// transform.match.structured.yield
"test.around"() ({
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.structured.yield"(%v1) : (!transform.any_op) -> ()
}) : () -> ()
// transform.match.structured.yield
"test.around"() ({
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
"transform.match.structured.yield"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> ()
}) : () -> ()
// transform.apply_patterns.linalg.erase_unnecessary_inputs
"transform.apply_patterns.linalg.erase_unnecessary_inputs"() : () -> ()
// transform.apply_patterns.linalg.erase_unnecessary_inputs
"transform.apply_patterns.linalg.erase_unnecessary_inputs"() : () -> ()
// transform.apply_patterns.linalg.erase_unnecessary_inputs
"transform.apply_patterns.linalg.erase_unnecessary_inputs"() : () -> ()
// transform.apply_patterns.linalg.decompose_pack_unpack
"transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
// transform.apply_patterns.linalg.decompose_pack_unpack
"transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
// transform.apply_patterns.linalg.decompose_pack_unpack
"transform.apply_patterns.linalg.decompose_pack_unpack"() : () -> ()
// transform.apply_patterns.linalg.decompose_pad
"transform.apply_patterns.linalg.decompose_pad"() : () -> ()
// transform.apply_patterns.linalg.decompose_pad
"transform.apply_patterns.linalg.decompose_pad"() : () -> ()
// transform.apply_patterns.linalg.decompose_pad
"transform.apply_patterns.linalg.decompose_pad"() : () -> ()
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() : () -> ()
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() : () -> ()
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes"() : () -> ()
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() : () -> ()
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() : () -> ()
// transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
"transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices"() : () -> ()
// transform.apply_patterns.linalg.tiling_canonicalization
"transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
// transform.apply_patterns.linalg.tiling_canonicalization
"transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
// transform.apply_patterns.linalg.tiling_canonicalization
"transform.apply_patterns.linalg.tiling_canonicalization"() : () -> ()
// transform.apply_patterns.linalg.fold_add_into_dest
"transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
// transform.apply_patterns.linalg.fold_add_into_dest
"transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
// transform.apply_patterns.linalg.fold_add_into_dest
"transform.apply_patterns.linalg.fold_add_into_dest"() : () -> ()
// transform.apply_patterns.linalg.pad_vectorization
"transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
// transform.apply_patterns.linalg.pad_vectorization
"transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
// transform.apply_patterns.linalg.pad_vectorization
"transform.apply_patterns.linalg.pad_vectorization"() : () -> ()
// transform.apply_patterns.tensor.fold_into_pack_and_unpack
"transform.apply_patterns.tensor.fold_into_pack_and_unpack"() : () -> ()
// transform.apply_patterns.tensor.fold_into_pack_and_unpack
"transform.apply_patterns.tensor.fold_into_pack_and_unpack"() : () -> ()
// transform.apply_patterns.tensor.fold_into_pack_and_unpack
"transform.apply_patterns.tensor.fold_into_pack_and_unpack"() : () -> ()
// transform.apply_patterns.linalg.fold_pack_unpack_into_empty
"transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() : () -> ()
// transform.apply_patterns.linalg.fold_pack_unpack_into_empty
"transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = false}> : () -> ()
// transform.apply_patterns.linalg.fold_pack_unpack_into_empty
"transform.apply_patterns.linalg.fold_pack_unpack_into_empty"() <{fold_single_use_only = false}> : () -> ()
// transform.structured.bufferize_to_allocation
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.bufferize_to_allocation"(%v1) : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
// transform.structured.bufferize_to_allocation
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.bufferize_to_allocation"(%v1) <{bufferize_destination_only = unit}> : (!transform.any_op) -> (!transform.any_value, !transform.any_op)
// transform.structured.promote_tensor
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.structured.promote_tensor"(%v1) : (!transform.any_value) -> (!transform.any_value)
// transform.structured.promote_tensor
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.structured.promote_tensor"(%v1) <{memory_space = "text"}> : (!transform.any_value) -> (!transform.any_value)
// transform.structured.promote_tensor
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.structured.promote_tensor"(%v1) : (!transform.any_value) -> (!transform.any_value)
// transform.structured.decompose
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.eliminate_empty_tensors
%v1 = "test.value"() : () -> !transform.any_op
"transform.structured.eliminate_empty_tensors"(%v1) : (!transform.any_op) -> ()
// transform.structured.eliminate_empty_tensors
%v1 = "test.value"() : () -> !transform.any_op
"transform.structured.eliminate_empty_tensors"(%v1) : (!transform.any_op) -> ()
// transform.structured.eliminate_empty_tensors
%v1 = "test.value"() : () -> !transform.any_op
"transform.structured.eliminate_empty_tensors"(%v1) : (!transform.any_op) -> ()
// transform.structured.fuse
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.fuse"(%v1) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.fuse_into_containing_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3, %v4 = "transform.structured.fuse_into_containing_op"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.fuse_into_containing_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3, %v4 = "transform.structured.fuse_into_containing_op"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.fuse_into_containing_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3, %v4 = "transform.structured.fuse_into_containing_op"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.generalize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.generalize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.generalize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.generalize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.generalize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.generalize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.specialize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.specialize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.specialize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.specialize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.specialize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.specialize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.interchange
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.interchange"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.interchange
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.interchange"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.linalg_copy_to_memref
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.linalg_copy_to_memref"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.linalg_copy_to_memref
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.linalg_copy_to_memref"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.linalg_copy_to_memref
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.linalg_copy_to_memref"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.match"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.match"(%v1) <{ops = ["text", "", "text"], interface = 0 : i32, op_attrs = {}, filter_result_type = f32, filter_operand_types = [i64, f32]}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.match"(%v1) <{interface = 1 : i32, filter_operand_types = [f32, !transform.param<i64>, vector<32xi16>]}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.multitile_sizes
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.multitile_sizes"(%v1) <{dimension = 16 : i64, target_size = 128 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.multitile_sizes
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.multitile_sizes"(%v1) <{dimension = 32 : i64, target_size = 16 : i64, divisor = 128 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.multitile_sizes
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.multitile_sizes"(%v1) <{dimension = 32 : i64, target_size = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.pack
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.pack"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.pack
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
%v5 = "transform.structured.pack"(%v1, %v2, %v3, %v4) <{static_packed_sizes = array<i64: 4, 5>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.structured.pack
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
%v5 = "transform.structured.pack"(%v1, %v2, %v3, %v4) : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.structured.pad
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.pad"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.pad_tiling_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.pad_tiling_interface"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.pad_tiling_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4, %v5 = "transform.structured.pad_tiling_interface"(%v1, %v2, %v3) <{padding_values = ["text"], static_padding_sizes = array<i64: 16>, pad_to_multiple_of = unit}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.pad_tiling_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.pad_tiling_interface"(%v1) <{pad_to_multiple_of = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.hoist_pad.build_packing_loop_nest
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "transform.structured.hoist_pad.build_packing_loop_nest"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_pad.build_packing_loop_nest
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "transform.structured.hoist_pad.build_packing_loop_nest"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_pad
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_pad"(%v1) <{num_loops = 8 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_pad
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_pad"(%v1) <{num_loops = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.promote
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.promote"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.promote
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.promote"(%v1) <{alignment = 2 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.scalarize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.scalarize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.scalarize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.scalarize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.scalarize
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.scalarize"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.convert_to_loops
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.convert_to_loops"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.convert_to_loops
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.convert_to_loops"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.convert_to_loops
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.convert_to_loops"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose_interface"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose_interface"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose_interface
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose_interface"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.rewrite_in_destination_passing_style
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.rewrite_in_destination_passing_style"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.rewrite_in_destination_passing_style
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.rewrite_in_destination_passing_style"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.rewrite_in_destination_passing_style
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.rewrite_in_destination_passing_style"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.split_reduction
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5 = "transform.structured.split_reduction"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.split_reduction
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5 = "transform.structured.split_reduction"(%v1) <{split_factor = 128 : i64, insert_split_dimension = 0 : i64, inner_parallel = unit, use_scaling_algorithm = unit, use_alloc = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.split_reduction
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5 = "transform.structured.split_reduction"(%v1) <{insert_split_dimension = 1 : i64, inner_parallel = unit, use_alloc = unit}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_for
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.tile_reduction_using_for"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_for
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5, %v6 = "transform.structured.tile_reduction_using_for"(%v1) <{reduction_dims = [2 : i64, 2 : i64, 4 : i64], tile_sizes = [8 : i64, 32 : i64]}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_for
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4, %v5, %v6 = "transform.structured.tile_reduction_using_for"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_forall
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.tile_reduction_using_forall"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.tile_reduction_using_forall
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3, %v4 = "transform.structured.tile_reduction_using_forall"(%v1) <{reduction_dims = [32 : i64], num_threads = array<i64: 16, 17>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// transform.structured.continuous_tile_sizes
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.continuous_tile_sizes"(%v1) <{dimension = 8 : i64, target_size = 4 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.tile_using_forall
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
%v5, %v6 = "transform.structured.tile_using_forall"(%v1, %v2, %v3, %v4) <{static_tile_sizes = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 0, 3, 0, 0>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.vectorize_children_and_apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.vectorize_children_and_apply_patterns"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.vectorize_children_and_apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.vectorize_children_and_apply_patterns"(%v1) <{fold_type_extensions_into_contract = unit, vectorize_padding = unit, vectorize_nd_extract = unit, flatten_1d_depthwise_conv = unit, disable_multi_reduction_to_contract_patterns = unit, disable_transfer_permutation_map_lowering_patterns = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.vectorize_children_and_apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.vectorize_children_and_apply_patterns"(%v1) <{fold_type_extensions_into_contract = unit, vectorize_padding = unit, vectorize_nd_extract = unit, disable_multi_reduction_to_contract_patterns = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.vectorize
%v1 = "test.value"() : () -> !transform.any_op
"transform.structured.vectorize"(%v1) : (!transform.any_op) -> ()
// transform.structured.hoist_redundant_vector_transfers
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_redundant_vector_transfers"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_redundant_vector_transfers
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_redundant_vector_transfers"(%v1) <{verify_non_zero_trip = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_redundant_vector_transfers
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_redundant_vector_transfers"(%v1) <{verify_non_zero_trip = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_redundant_vector_broadcasts
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_redundant_vector_broadcasts"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_redundant_vector_broadcasts
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_redundant_vector_broadcasts"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.hoist_redundant_vector_broadcasts
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.hoist_redundant_vector_broadcasts"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.convert_conv2d_to_img2col
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.convert_conv2d_to_img2col"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.convert_conv2d_to_img2col
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.convert_conv2d_to_img2col"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.convert_conv2d_to_img2col
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.convert_conv2d_to_img2col"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.flatten_elementwise
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.flatten_elementwise"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.flatten_elementwise
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.flatten_elementwise"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.flatten_elementwise
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.flatten_elementwise"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.transpose_conv2d
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.transpose_conv2d"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.transpose_conv2d
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.transpose_conv2d"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.transpose_conv2d
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.transpose_conv2d"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.transpose_matmul
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.transpose_matmul"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.transpose_matmul
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.transpose_matmul"(%v1) <{inputToTranspose = 0 : i32}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.transpose_matmul
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.transpose_matmul"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.insert_slice_to_copy
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.insert_slice_to_copy"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.insert_slice_to_copy
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.insert_slice_to_copy"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.insert_slice_to_copy
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.insert_slice_to_copy"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.gpu.map_copy_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.gpu.map_copy_to_threads"(%v1) <{total_num_threads = 2 : i64, desired_bit_alignment = 128 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.gpu.map_copy_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.gpu.map_copy_to_threads"(%v1) <{total_num_threads = 4 : i64, desired_bit_alignment = 0 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.gpu.map_copy_to_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.structured.gpu.map_copy_to_threads"(%v1) <{total_num_threads = 16 : i64, desired_bit_alignment = 4 : i64}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.structured.winograd_conv2d
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.winograd_conv2d"(%v1) <{fmr = 2 : i32}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.winograd_conv2d
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.winograd_conv2d"(%v1) <{fmr = 0 : i32}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.winograd_conv2d
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.winograd_conv2d"(%v1) <{fmr = 2 : i32}> : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose_winograd_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose_winograd_op"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose_winograd_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose_winograd_op"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.structured.decompose_winograd_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.structured.decompose_winograd_op"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() : () -> ()
// transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{use_aligned_alloc = true, index_bitwidth = 128 : i64, use_generic_functions = false, use_bare_ptr_call_conv = false, data_layout = "text"}> : () -> ()
// transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
"transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter"() <{use_generic_functions = false, use_bare_ptr_call_conv = false}> : () -> ()
// transform.apply_patterns.memref.alloc_to_alloca
"transform.apply_patterns.memref.alloc_to_alloca"() : () -> ()
// transform.apply_patterns.memref.alloc_to_alloca
"transform.apply_patterns.memref.alloc_to_alloca"() <{size_limit = 2 : i64}> : () -> ()
// transform.apply_patterns.memref.alloc_to_alloca
"transform.apply_patterns.memref.alloc_to_alloca"() : () -> ()
// transform.apply_patterns.memref.expand_ops
"transform.apply_patterns.memref.expand_ops"() : () -> ()
// transform.apply_patterns.memref.expand_ops
"transform.apply_patterns.memref.expand_ops"() : () -> ()
// transform.apply_patterns.memref.expand_ops
"transform.apply_patterns.memref.expand_ops"() : () -> ()
// transform.apply_patterns.memref.expand_strided_metadata
"transform.apply_patterns.memref.expand_strided_metadata"() : () -> ()
// transform.apply_patterns.memref.expand_strided_metadata
"transform.apply_patterns.memref.expand_strided_metadata"() : () -> ()
// transform.apply_patterns.memref.expand_strided_metadata
"transform.apply_patterns.memref.expand_strided_metadata"() : () -> ()
// transform.apply_patterns.memref.extract_address_computations
"transform.apply_patterns.memref.extract_address_computations"() : () -> ()
// transform.apply_patterns.memref.extract_address_computations
"transform.apply_patterns.memref.extract_address_computations"() : () -> ()
// transform.apply_patterns.memref.extract_address_computations
"transform.apply_patterns.memref.extract_address_computations"() : () -> ()
// transform.apply_patterns.memref.fold_memref_alias_ops
"transform.apply_patterns.memref.fold_memref_alias_ops"() : () -> ()
// transform.apply_patterns.memref.fold_memref_alias_ops
"transform.apply_patterns.memref.fold_memref_alias_ops"() : () -> ()
// transform.apply_patterns.memref.fold_memref_alias_ops
"transform.apply_patterns.memref.fold_memref_alias_ops"() : () -> ()
// transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
"transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() : () -> ()
// transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
"transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() : () -> ()
// transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
"transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims"() : () -> ()
// transform.memref.alloca_to_global
%v1 = "test.value"() : () -> !transform.op<"memref.alloca">
%v2, %v3 = "transform.memref.alloca_to_global"(%v1) : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
// transform.memref.alloca_to_global
%v1 = "test.value"() : () -> !transform.op<"memref.alloca">
%v2, %v3 = "transform.memref.alloca_to_global"(%v1) : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
// transform.memref.alloca_to_global
%v1 = "test.value"() : () -> !transform.op<"memref.alloca">
%v2, %v3 = "transform.memref.alloca_to_global"(%v1) : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
// transform.memref.multibuffer
%v1 = "test.value"() : () -> !transform.op<"memref.alloc">
%v2 = "transform.memref.multibuffer"(%v1) <{factor = 128 : i64}> : (!transform.op<"memref.alloc">) -> (!transform.any_op)
// transform.memref.multibuffer
%v1 = "test.value"() : () -> !transform.op<"memref.alloc">
%v2 = "transform.memref.multibuffer"(%v1) <{factor = 4 : i64, skip_analysis = unit}> : (!transform.op<"memref.alloc">) -> (!transform.any_op)
// transform.memref.multibuffer
%v1 = "test.value"() : () -> !transform.op<"memref.alloc">
%v2 = "transform.memref.multibuffer"(%v1) <{factor = 128 : i64, skip_analysis = unit}> : (!transform.op<"memref.alloc">) -> (!transform.any_op)
// transform.memref.erase_dead_alloc_and_stores
%v1 = "test.value"() : () -> !transform.any_op
"transform.memref.erase_dead_alloc_and_stores"(%v1) : (!transform.any_op) -> ()
// transform.memref.erase_dead_alloc_and_stores
%v1 = "test.value"() : () -> !transform.any_op
"transform.memref.erase_dead_alloc_and_stores"(%v1) : (!transform.any_op) -> ()
// transform.memref.erase_dead_alloc_and_stores
%v1 = "test.value"() : () -> !transform.any_op
"transform.memref.erase_dead_alloc_and_stores"(%v1) : (!transform.any_op) -> ()
// transform.memref.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.memref.make_loop_independent"(%v1) <{num_loops = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.memref.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.memref.make_loop_independent"(%v1) <{num_loops = 2 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.memref.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.memref.make_loop_independent"(%v1) <{num_loops = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
"transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
"transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() : () -> ()
// transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
"transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"() : () -> ()
// transform.nvgpu.create_async_groups
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.create_async_groups"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.create_async_groups
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.create_async_groups"(%v1) <{bypass_l1 = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.create_async_groups
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.create_async_groups"(%v1) <{bypass_l1 = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.pipeline_shared_memory_copies
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.pipeline_shared_memory_copies"(%v1) <{depth = 128 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.pipeline_shared_memory_copies
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.pipeline_shared_memory_copies"(%v1) <{depth = 4 : i64, peel_epilogue = unit, failure_propagation_mode = 1 : i32}> : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.pipeline_shared_memory_copies
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.nvgpu.pipeline_shared_memory_copies"(%v1) <{depth = 128 : i64, peel_epilogue = unit}> : (!transform.any_op) -> (!transform.any_op)
// transform.nvgpu.rewrite_matmul_as_mma_sync
%v1 = "test.value"() : () -> !transform.any_op
"transform.nvgpu.rewrite_matmul_as_mma_sync"(%v1) : (!transform.any_op) -> ()
// transform.nvgpu.rewrite_matmul_as_mma_sync
%v1 = "test.value"() : () -> !transform.any_op
"transform.nvgpu.rewrite_matmul_as_mma_sync"(%v1) : (!transform.any_op) -> ()
// transform.nvgpu.rewrite_matmul_as_mma_sync
%v1 = "test.value"() : () -> !transform.any_op
"transform.nvgpu.rewrite_matmul_as_mma_sync"(%v1) : (!transform.any_op) -> ()
// transform.nvgpu.rewrite_copy_as_tma
%v1 = "test.value"() : () -> !transform.any_op
"transform.nvgpu.rewrite_copy_as_tma"(%v1) : (!transform.any_op) -> ()
// transform.nvgpu.rewrite_copy_as_tma
%v1 = "test.value"() : () -> !transform.any_op
"transform.nvgpu.rewrite_copy_as_tma"(%v1) : (!transform.any_op) -> ()
// transform.nvgpu.rewrite_copy_as_tma
%v1 = "test.value"() : () -> !transform.any_op
"transform.nvgpu.rewrite_copy_as_tma"(%v1) : (!transform.any_op) -> ()
// transform.apply_patterns.scf.for_loop_canonicalization
"transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
// transform.apply_patterns.scf.for_loop_canonicalization
"transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
// transform.apply_patterns.scf.for_loop_canonicalization
"transform.apply_patterns.scf.for_loop_canonicalization"() : () -> ()
// transform.apply_conversion_patterns.scf.structural_conversions
"transform.apply_conversion_patterns.scf.structural_conversions"() : () -> ()
// transform.apply_conversion_patterns.scf.structural_conversions
"transform.apply_conversion_patterns.scf.structural_conversions"() : () -> ()
// transform.apply_conversion_patterns.scf.structural_conversions
"transform.apply_conversion_patterns.scf.structural_conversions"() : () -> ()
// transform.apply_conversion_patterns.scf.scf_to_control_flow
"transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
// transform.apply_conversion_patterns.scf.scf_to_control_flow
"transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
// transform.apply_conversion_patterns.scf.scf_to_control_flow
"transform.apply_conversion_patterns.scf.scf_to_control_flow"() : () -> ()
// transform.loop.forall_to_for
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.forall_to_for"(%v1) : (!transform.any_op) -> ()
// transform.loop.forall_to_for
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.loop.forall_to_for"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.loop.forall_to_for
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.forall_to_for"(%v1) : (!transform.any_op) -> ()
// transform.loop.forall_to_parallel
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.forall_to_parallel"(%v1) : (!transform.any_op) -> ()
// transform.loop.forall_to_parallel
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.loop.forall_to_parallel"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.loop.forall_to_parallel
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.forall_to_parallel"(%v1) : (!transform.any_op) -> ()
// transform.loop.parallel_for_to_nested_fors
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.parallel_for_to_nested_fors"(%v1) : (!transform.any_op) -> ()
// transform.loop.parallel_for_to_nested_fors
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.loop.parallel_for_to_nested_fors"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.loop.parallel_for_to_nested_fors
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.loop.parallel_for_to_nested_fors"(%v1) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.loop.outline
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.loop.outline"(%v1) <{func_name = ""}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.loop.outline
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.loop.outline"(%v1) <{func_name = ""}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.loop.outline
%v1 = "test.value"() : () -> !transform.any_op
%v2, %v3 = "transform.loop.outline"(%v1) <{func_name = ""}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// transform.loop.peel
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2, %v3 = "transform.loop.peel"(%v1) : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// transform.loop.peel
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2, %v3 = "transform.loop.peel"(%v1) <{peel_front = true, fail_if_already_divisible = true}> : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// transform.loop.peel
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2, %v3 = "transform.loop.peel"(%v1) : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
// transform.loop.pipeline
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2 = "transform.loop.pipeline"(%v1) : (!transform.op<"scf.for">) -> (!transform.any_op)
// transform.loop.pipeline
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2 = "transform.loop.pipeline"(%v1) <{iteration_interval = 4 : i64, read_latency = 2 : i64}> : (!transform.op<"scf.for">) -> (!transform.any_op)
// transform.loop.pipeline
%v1 = "test.value"() : () -> !transform.op<"scf.for">
%v2 = "transform.loop.pipeline"(%v1) <{iteration_interval = 1 : i64, read_latency = 8 : i64}> : (!transform.op<"scf.for">) -> (!transform.any_op)
// transform.loop.promote_if_one_iteration
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.promote_if_one_iteration"(%v1) : (!transform.any_op) -> ()
// transform.loop.promote_if_one_iteration
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.promote_if_one_iteration"(%v1) : (!transform.any_op) -> ()
// transform.loop.promote_if_one_iteration
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.promote_if_one_iteration"(%v1) : (!transform.any_op) -> ()
// transform.loop.unroll
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll"(%v1) <{factor = 16 : i64}> : (!transform.any_op) -> ()
// transform.loop.unroll
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll"(%v1) <{factor = 16 : i64}> : (!transform.any_op) -> ()
// transform.loop.unroll
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll"(%v1) <{factor = 32 : i64}> : (!transform.any_op) -> ()
// transform.loop.unroll_and_jam
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll_and_jam"(%v1) <{factor = 1 : i64}> : (!transform.any_op) -> ()
// transform.loop.unroll_and_jam
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll_and_jam"(%v1) <{factor = 1 : i64}> : (!transform.any_op) -> ()
// transform.loop.unroll_and_jam
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.unroll_and_jam"(%v1) <{factor = 2 : i64}> : (!transform.any_op) -> ()
// transform.loop.coalesce
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.loop.coalesce"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.loop.coalesce
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.loop.coalesce"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.loop.coalesce
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.loop.coalesce"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.scf.take_assumed_branch
%v1 = "test.value"() : () -> !transform.any_op
"transform.scf.take_assumed_branch"(%v1) : (!transform.any_op) -> ()
// transform.scf.take_assumed_branch
%v1 = "test.value"() : () -> !transform.any_op
"transform.scf.take_assumed_branch"(%v1) <{take_else_branch = unit}> : (!transform.any_op) -> ()
// transform.scf.take_assumed_branch
%v1 = "test.value"() : () -> !transform.any_op
"transform.scf.take_assumed_branch"(%v1) <{take_else_branch = unit}> : (!transform.any_op) -> ()
// transform.loop.fuse_sibling
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "transform.loop.fuse_sibling"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.loop.fuse_sibling
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "transform.loop.fuse_sibling"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.loop.fuse_sibling
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "transform.loop.fuse_sibling"(%v1, %v2) : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.sparse_tensor.match.sparse_inout
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.sparse_tensor.match.sparse_inout"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.sparse_tensor.match.sparse_inout
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.sparse_tensor.match.sparse_inout"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.sparse_tensor.match.sparse_inout
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.sparse_tensor.match.sparse_inout"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.apply_patterns.tensor.decompose_concat
"transform.apply_patterns.tensor.decompose_concat"() : () -> ()
// transform.apply_patterns.tensor.decompose_concat
"transform.apply_patterns.tensor.decompose_concat"() : () -> ()
// transform.apply_patterns.tensor.decompose_concat
"transform.apply_patterns.tensor.decompose_concat"() : () -> ()
// transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
"transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
// transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
"transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
// transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
"transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_empty
"transform.apply_patterns.tensor.fold_tensor_empty"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_empty
"transform.apply_patterns.tensor.fold_tensor_empty"() <{fold_single_use_only = true}> : () -> ()
// transform.apply_patterns.tensor.fold_tensor_empty
"transform.apply_patterns.tensor.fold_tensor_empty"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_subset_ops
"transform.apply_patterns.tensor.fold_tensor_subset_ops"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_subset_ops
"transform.apply_patterns.tensor.fold_tensor_subset_ops"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_subset_ops
"transform.apply_patterns.tensor.fold_tensor_subset_ops"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
"transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
"transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() : () -> ()
// transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
"transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers"() : () -> ()
// transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
"transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() : () -> ()
// transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
"transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() : () -> ()
// transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
"transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice"() : () -> ()
// transform.apply_patterns.tensor.reassociative_reshape_folding
"transform.apply_patterns.tensor.reassociative_reshape_folding"() : () -> ()
// transform.apply_patterns.tensor.reassociative_reshape_folding
"transform.apply_patterns.tensor.reassociative_reshape_folding"() : () -> ()
// transform.apply_patterns.tensor.reassociative_reshape_folding
"transform.apply_patterns.tensor.reassociative_reshape_folding"() : () -> ()
// transform.apply_patterns.tensor.bubble_up_extract_slice
"transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
// transform.apply_patterns.tensor.bubble_up_extract_slice
"transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
// transform.apply_patterns.tensor.bubble_up_extract_slice
"transform.apply_patterns.tensor.bubble_up_extract_slice"() : () -> ()
// transform.apply_patterns.tensor.rewrite_as_constant
"transform.apply_patterns.tensor.rewrite_as_constant"() : () -> ()
// transform.apply_patterns.tensor.rewrite_as_constant
"transform.apply_patterns.tensor.rewrite_as_constant"() <{aggressive = unit}> : () -> ()
// transform.apply_patterns.tensor.rewrite_as_constant
"transform.apply_patterns.tensor.rewrite_as_constant"() : () -> ()
// transform.tensor.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.tensor.make_loop_independent"(%v1) <{num_loops = 4 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.tensor.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.tensor.make_loop_independent"(%v1) <{num_loops = 128 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.tensor.make_loop_independent
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.tensor.make_loop_independent"(%v1) <{num_loops = 4 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.type_conversion.tensor.cast_shape_dynamic_dims
"transform.type_conversion.tensor.cast_shape_dynamic_dims"() : () -> ()
// transform.type_conversion.tensor.cast_shape_dynamic_dims
"transform.type_conversion.tensor.cast_shape_dynamic_dims"() <{ignore_dynamic_info = unit}> : () -> ()
// transform.type_conversion.tensor.cast_shape_dynamic_dims
"transform.type_conversion.tensor.cast_shape_dynamic_dims"() <{ignore_dynamic_info = unit}> : () -> ()
// transform.debug.emit_remark_at
%v1 = "test.value"() : () -> !transform.any_op
"transform.debug.emit_remark_at"(%v1) <{message = ""}> : (!transform.any_op) -> ()
// transform.debug.emit_remark_at
%v1 = "test.value"() : () -> !transform.any_op
"transform.debug.emit_remark_at"(%v1) <{message = "text"}> : (!transform.any_op) -> ()
// transform.debug.emit_remark_at
%v1 = "test.value"() : () -> !transform.any_op
"transform.debug.emit_remark_at"(%v1) <{message = "text"}> : (!transform.any_op) -> ()
// transform.debug.emit_param_as_remark
%v1 = "test.value"() : () -> !transform.any_param
"transform.debug.emit_param_as_remark"(%v1) : (!transform.any_param) -> ()
// transform.debug.emit_param_as_remark
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.any_op
"transform.debug.emit_param_as_remark"(%v1, %v2) <{message = ""}> : (!transform.param<i64>, !transform.any_op) -> ()
// transform.debug.emit_param_as_remark
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.any_op
"transform.debug.emit_param_as_remark"(%v1, %v2) : (!transform.param<i64>, !transform.any_op) -> ()
// transform.alternatives
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.alternatives"(%v1) ({
^bb0(%v3: !transform.any_op):
%v4 = "test.value"() : () -> !transform.any_op
"transform.yield"(%v4) : (!transform.any_op) -> ()
}) : (!transform.any_op) -> (!transform.any_op)
// transform.annotate
%v1 = "test.value"() : () -> !transform.any_op
"transform.annotate"(%v1) <{name = "text"}> : (!transform.any_op) -> ()
// transform.annotate
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.param<i64>
"transform.annotate"(%v1, %v2) <{name = "a b"}> : (!transform.any_op, !transform.param<i64>) -> ()
// transform.annotate
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_param
"transform.annotate"(%v1, %v2) <{name = "text"}> : (!transform.any_op, !transform.any_param) -> ()
// transform.apply_cse
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_cse"(%v1) : (!transform.any_op) -> ()
// transform.apply_cse
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_cse"(%v1) : (!transform.any_op) -> ()
// transform.apply_cse
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_cse"(%v1) : (!transform.any_op) -> ()
// transform.apply_dce
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_dce"(%v1) : (!transform.any_op) -> ()
// transform.apply_dce
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_dce"(%v1) : (!transform.any_op) -> ()
// transform.apply_dce
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_dce"(%v1) : (!transform.any_op) -> ()
// transform.apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_patterns"(%v1) ({
^bb0:
}) : (!transform.any_op) -> ()
// transform.apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_patterns"(%v1) <{apply_cse = unit, max_iterations = 4 : i64, max_num_rewrites = 8 : i64}> ({
^bb0:
}) : (!transform.any_op) -> ()
// transform.apply_patterns
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_patterns"(%v1) <{apply_cse = unit, max_iterations = 1 : i64, max_num_rewrites = 128 : i64}> ({
^bb0(%v2: !transform.any_op):
}) : (!transform.any_op) -> ()
// transform.apply_patterns.canonicalization
"transform.apply_patterns.canonicalization"() : () -> ()
// transform.apply_patterns.canonicalization
"transform.apply_patterns.canonicalization"() : () -> ()
// transform.apply_patterns.canonicalization
"transform.apply_patterns.canonicalization"() : () -> ()
// transform.apply_licm
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_licm"(%v1) : (!transform.any_op) -> ()
// transform.apply_licm
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_licm"(%v1) : (!transform.any_op) -> ()
// transform.apply_licm
%v1 = "test.value"() : () -> !transform.any_op
"transform.apply_licm"(%v1) : (!transform.any_op) -> ()
// transform.apply_registered_pass
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.apply_registered_pass"(%v1) <{pass_name = "text"}> : (!transform.any_op) -> (!transform.any_op)
// transform.apply_registered_pass
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.apply_registered_pass"(%v1) <{pass_name = "a b"}> : (!transform.any_op) -> (!transform.any_op)
// transform.cast
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.cast"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.cast
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.cast"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.cast
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.cast"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.num_associations
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "transform.num_associations"(%v1) : (!transform.param<i64>) -> (!transform.param<i64>)
// transform.num_associations
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.num_associations"(%v1) : (!transform.any_op) -> (!transform.any_param)
// transform.num_associations
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.num_associations"(%v1) : (!transform.any_op) -> (!transform.param<i64>)
// transform.foreach
"transform.foreach"() ({
^bb0:
"transform.yield"() : () -> ()
}) : () -> ()
// transform.foreach
"transform.foreach"() ({
^bb0:
"transform.yield"() : () -> ()
}) : () -> ()
// transform.get_consumers_of_result
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_consumers_of_result"(%v1) <{result_number = 8 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_consumers_of_result
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_consumers_of_result"(%v1) <{result_number = 1 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_consumers_of_result
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_consumers_of_result"(%v1) <{result_number = 8 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_defining_op
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_defining_op"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.get_defining_op
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_defining_op"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.get_defining_op
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_defining_op"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.get_parent_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_parent_op"(%v1) : (!transform.any_op) -> (!transform.any_op)
// transform.get_parent_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_parent_op"(%v1) <{isolated_from_above = unit, allow_empty_results = unit, op_name = "a b", deduplicate = unit, nth_parent = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_parent_op
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_parent_op"(%v1) <{isolated_from_above = unit, nth_parent = 8 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_producer_of_operand
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_producer_of_operand"(%v1) <{operand_number = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_producer_of_operand
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_producer_of_operand"(%v1) <{operand_number = 2 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_producer_of_operand
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_producer_of_operand"(%v1) <{operand_number = 16 : i64}> : (!transform.any_op) -> (!transform.any_op)
// transform.get_operand
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_operand"(%v1) <{raw_position_list = array<i64: 2, 3>}> : (!transform.any_op) -> (!transform.any_value)
// transform.get_operand
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_operand"(%v1) <{raw_position_list = array<i64: 1, 2>}> : (!transform.any_op) -> (!transform.any_value)
// transform.get_result
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_result"(%v1) <{raw_position_list = array<i64: 1, 2>}> : (!transform.any_op) -> (!transform.any_value)
// transform.get_result
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.get_result"(%v1) <{raw_position_list = array<i64: 1>, is_inverted = unit}> : (!transform.any_op) -> (!transform.any_value)
// transform.get_type
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_type"(%v1) : (!transform.any_value) -> (!transform.param<i64>)
// transform.get_type
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_type"(%v1) <{elemental = unit}> : (!transform.any_value) -> (!transform.param<i64>)
// transform.get_type
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.get_type"(%v1) <{elemental = unit}> : (!transform.any_value) -> (!transform.any_param)
// transform.match.operation_empty
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_empty"(%v1) : (!transform.any_op) -> ()
// transform.match.operation_empty
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_empty"(%v1) : (!transform.any_op) -> ()
// transform.match.operation_empty
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_empty"(%v1) : (!transform.any_op) -> ()
// transform.match.operation_name
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_name"(%v1) <{op_names = ["text", "", ""]}> : (!transform.any_op) -> ()
// transform.match.operation_name
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_name"(%v1) <{op_names = ["text", "", "text"]}> : (!transform.any_op) -> ()
// transform.match.operation_name
%v1 = "test.value"() : () -> !transform.any_op
"transform.match.operation_name"(%v1) <{op_names = ["text"]}> : (!transform.any_op) -> ()
// transform.match.param.cmpi
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.param<i64>
"transform.match.param.cmpi"(%v1, %v2) <{predicate = 1 : i32}> : (!transform.param<i64>, !transform.param<i64>) -> ()
// transform.match.param.cmpi
%v1 = "test.value"() : () -> !transform.any_param
%v2 = "test.value"() : () -> !transform.any_param
"transform.match.param.cmpi"(%v1, %v2) <{predicate = 5 : i32}> : (!transform.any_param, !transform.any_param) -> ()
// transform.match.param.cmpi
%v1 = "test.value"() : () -> !transform.any_param
%v2 = "test.value"() : () -> !transform.any_param
"transform.match.param.cmpi"(%v1, %v2) <{predicate = 3 : i32}> : (!transform.any_param, !transform.any_param) -> ()
// transform.merge_handles
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.param<i64>
%v3 = "transform.merge_handles"(%v1, %v2) <{deduplicate = unit}> : (!transform.param<i64>, !transform.param<i64>) -> (!transform.param<i64>)
// transform.merge_handles
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "transform.merge_handles"(%v1, %v2) <{deduplicate = unit}> : (!transform.any_op, !transform.any_op) -> (!transform.any_op)
// transform.split_handle
%v1 = "test.value"() : () -> !transform.param<i64>
"transform.split_handle"(%v1) : (!transform.param<i64>) -> ()
// transform.split_handle
%v1 = "test.value"() : () -> !transform.param<i64>
%v2, %v3, %v4 = "transform.split_handle"(%v1) <{pass_through_empty_handle = true, fail_on_payload_too_small = true, overflow_result = 2 : i64}> : (!transform.param<i64>) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
// transform.split_handle
%v1 = "test.value"() : () -> !transform.any_op
"transform.split_handle"(%v1) : (!transform.any_op) -> ()
// transform.param.constant
%v1 = "transform.param.constant"() <{value = 1 : i32}> : () -> (!transform.any_param)
// transform.param.constant
%v1 = "transform.param.constant"() <{value = "text"}> : () -> (!transform.param<i64>)
// transform.param.constant
%v1 = "transform.param.constant"() <{value = 1 : i32}> : () -> (!transform.param<i64>)
// transform.print
"transform.print"() : () -> ()
// transform.print
%v1 = "test.value"() : () -> !transform.any_op
"transform.print"(%v1) <{name = "text", assume_verified = unit, use_local_scope = unit, skip_regions = unit}> : (!transform.any_op) -> ()
// transform.print
"transform.print"() <{assume_verified = unit, skip_regions = unit}> : () -> ()
// transform.replicate
%v1 = "test.value"() : () -> !transform.any_op
"transform.replicate"(%v1) : (!transform.any_op) -> ()
// transform.select
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.select"(%v1) <{op_name = "a b"}> : (!transform.any_op) -> (!transform.any_op)
// transform.select
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.select"(%v1) <{op_name = "text"}> : (!transform.any_op) -> (!transform.any_op)
// transform.select
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.select"(%v1) <{op_name = "text"}> : (!transform.any_op) -> (!transform.any_op)
// transform.verify
%v1 = "test.value"() : () -> !transform.any_op
"transform.verify"(%v1) : (!transform.any_op) -> ()
// transform.verify
%v1 = "test.value"() : () -> !transform.any_op
"transform.verify"(%v1) : (!transform.any_op) -> ()
// transform.verify
%v1 = "test.value"() : () -> !transform.any_op
"transform.verify"(%v1) : (!transform.any_op) -> ()
// transform.yield
"test.around"() ({
"transform.yield"() : () -> ()
}) : () -> ()
// transform.yield
"test.around"() ({
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.param<i64>
%v3 = "test.value"() : () -> !transform.param<i64>
"transform.yield"(%v1, %v2, %v3) : (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>) -> ()
}) : () -> ()
// transform.yield
"test.around"() ({
%v1 = "test.value"() : () -> !transform.param<i64>
%v2 = "test.value"() : () -> !transform.param<i64>
%v3 = "test.value"() : () -> !transform.param<i64>
"transform.yield"(%v1, %v2, %v3) : (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>) -> ()
}) : () -> ()
// transform.loop.hoist_loop_invariant_subsets
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.hoist_loop_invariant_subsets"(%v1) : (!transform.any_op) -> ()
// transform.loop.hoist_loop_invariant_subsets
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.hoist_loop_invariant_subsets"(%v1) : (!transform.any_op) -> ()
// transform.loop.hoist_loop_invariant_subsets
%v1 = "test.value"() : () -> !transform.any_op
"transform.loop.hoist_loop_invariant_subsets"(%v1) : (!transform.any_op) -> ()
// transform.pdl_match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.pdl_match"(%v1) <{pattern_name = @symbol}> : (!transform.any_op) -> (!transform.any_op)
// transform.pdl_match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.pdl_match"(%v1) <{pattern_name = @other}> : (!transform.any_op) -> (!transform.any_op)
// transform.pdl_match
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "transform.pdl_match"(%v1) <{pattern_name = @other}> : (!transform.any_op) -> (!transform.any_op)
// transform.smt.constrain_params
"transform.smt.constrain_params"() ({
^bb0:
"smt.yield"() : () -> ()
}) : () -> ()
// transform.smt.constrain_params
"transform.smt.constrain_params"() ({
^bb0:
"smt.yield"() : () -> ()
}) : () -> ()
// transform.tune.knob
%v1 = "transform.tune.knob"() <{name = "a b", options = 1 : i32}> : () -> (!transform.param<i64>)
// transform.tune.knob
%v1 = "transform.tune.knob"() <{name = "text", options = "text", selected = unit}> : () -> (!transform.any_param)
// transform.tune.knob
%v1 = "transform.tune.knob"() <{name = "a b", options = "text", selected = "text"}> : () -> (!transform.any_param)
// transform.tune.alternatives
"transform.tune.alternatives"() <{name = ""}> ({
^bb0:
"transform.yield"() : () -> ()
}) : () -> ()
// transform.apply_conversion_patterns.vector.vector_to_llvm
"transform.apply_conversion_patterns.vector.vector_to_llvm"() : () -> ()
// transform.apply_conversion_patterns.vector.vector_to_llvm
"transform.apply_conversion_patterns.vector.vector_to_llvm"() <{reassociate_fp_reductions = false, force_32bit_vector_indices = true, use_vector_alignment = false}> : () -> ()
// transform.apply_conversion_patterns.vector.vector_to_llvm
"transform.apply_conversion_patterns.vector.vector_to_llvm"() <{reassociate_fp_reductions = true}> : () -> ()
// transform.apply_patterns.vector.cast_away_vector_leading_one_dim
"transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() : () -> ()
// transform.apply_patterns.vector.cast_away_vector_leading_one_dim
"transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() : () -> ()
// transform.apply_patterns.vector.cast_away_vector_leading_one_dim
"transform.apply_patterns.vector.cast_away_vector_leading_one_dim"() : () -> ()
// transform.apply_patterns.vector.rank_reducing_subview_patterns
"transform.apply_patterns.vector.rank_reducing_subview_patterns"() : () -> ()
// transform.apply_patterns.vector.rank_reducing_subview_patterns
"transform.apply_patterns.vector.rank_reducing_subview_patterns"() : () -> ()
// transform.apply_patterns.vector.rank_reducing_subview_patterns
"transform.apply_patterns.vector.rank_reducing_subview_patterns"() : () -> ()
// transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
"transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
// transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
"transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
// transform.apply_patterns.vector.drop_unit_dims_with_shape_cast
"transform.apply_patterns.vector.drop_unit_dims_with_shape_cast"() : () -> ()
// transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
"transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
// transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
"transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
// transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
"transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops"() : () -> ()
// transform.apply_patterns.vector.transfer_permutation_patterns
"transform.apply_patterns.vector.transfer_permutation_patterns"() : () -> ()
// transform.apply_patterns.vector.transfer_permutation_patterns
"transform.apply_patterns.vector.transfer_permutation_patterns"() : () -> ()
// transform.apply_patterns.vector.transfer_permutation_patterns
"transform.apply_patterns.vector.transfer_permutation_patterns"() : () -> ()
// transform.apply_patterns.vector.lower_bitcast
"transform.apply_patterns.vector.lower_bitcast"() : () -> ()
// transform.apply_patterns.vector.lower_bitcast
"transform.apply_patterns.vector.lower_bitcast"() : () -> ()
// transform.apply_patterns.vector.lower_bitcast
"transform.apply_patterns.vector.lower_bitcast"() : () -> ()
// transform.apply_patterns.vector.lower_broadcast
"transform.apply_patterns.vector.lower_broadcast"() : () -> ()
// transform.apply_patterns.vector.lower_broadcast
"transform.apply_patterns.vector.lower_broadcast"() : () -> ()
// transform.apply_patterns.vector.lower_broadcast
"transform.apply_patterns.vector.lower_broadcast"() : () -> ()
// transform.apply_patterns.vector.lower_contraction
"transform.apply_patterns.vector.lower_contraction"() : () -> ()
// transform.apply_patterns.vector.lower_contraction
"transform.apply_patterns.vector.lower_contraction"() <{lowering_strategy = 0 : i32}> : () -> ()
// transform.apply_patterns.vector.lower_contraction
"transform.apply_patterns.vector.lower_contraction"() : () -> ()
// transform.apply_patterns.vector.lower_create_mask
"transform.apply_patterns.vector.lower_create_mask"() : () -> ()
// transform.apply_patterns.vector.lower_create_mask
"transform.apply_patterns.vector.lower_create_mask"() : () -> ()
// transform.apply_patterns.vector.lower_create_mask
"transform.apply_patterns.vector.lower_create_mask"() : () -> ()
// transform.apply_patterns.vector.lower_masks
"transform.apply_patterns.vector.lower_masks"() : () -> ()
// transform.apply_patterns.vector.lower_masks
"transform.apply_patterns.vector.lower_masks"() : () -> ()
// transform.apply_patterns.vector.lower_masks
"transform.apply_patterns.vector.lower_masks"() : () -> ()
// transform.apply_patterns.vector.lower_masked_transfers
"transform.apply_patterns.vector.lower_masked_transfers"() : () -> ()
// transform.apply_patterns.vector.lower_masked_transfers
"transform.apply_patterns.vector.lower_masked_transfers"() : () -> ()
// transform.apply_patterns.vector.lower_masked_transfers
"transform.apply_patterns.vector.lower_masked_transfers"() : () -> ()
// transform.apply_patterns.vector.materialize_masks
"transform.apply_patterns.vector.materialize_masks"() : () -> ()
// transform.apply_patterns.vector.materialize_masks
"transform.apply_patterns.vector.materialize_masks"() : () -> ()
// transform.apply_patterns.vector.materialize_masks
"transform.apply_patterns.vector.materialize_masks"() : () -> ()
// transform.apply_patterns.vector.lower_multi_reduction
"transform.apply_patterns.vector.lower_multi_reduction"() : () -> ()
// transform.apply_patterns.vector.lower_multi_reduction
"transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 0 : i32}> : () -> ()
// transform.apply_patterns.vector.lower_multi_reduction
"transform.apply_patterns.vector.lower_multi_reduction"() <{lowering_strategy = 0 : i32}> : () -> ()
// transform.apply_patterns.vector.lower_outerproduct
"transform.apply_patterns.vector.lower_outerproduct"() : () -> ()
// transform.apply_patterns.vector.lower_outerproduct
"transform.apply_patterns.vector.lower_outerproduct"() : () -> ()
// transform.apply_patterns.vector.lower_outerproduct
"transform.apply_patterns.vector.lower_outerproduct"() : () -> ()
// transform.apply_patterns.vector.lower_gather
"transform.apply_patterns.vector.lower_gather"() : () -> ()
// transform.apply_patterns.vector.lower_gather
"transform.apply_patterns.vector.lower_gather"() : () -> ()
// transform.apply_patterns.vector.lower_gather
"transform.apply_patterns.vector.lower_gather"() : () -> ()
// transform.apply_patterns.vector.unroll_from_elements
"transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
// transform.apply_patterns.vector.unroll_from_elements
"transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
// transform.apply_patterns.vector.unroll_from_elements
"transform.apply_patterns.vector.unroll_from_elements"() : () -> ()
// transform.apply_patterns.vector.unroll_to_elements
"transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
// transform.apply_patterns.vector.unroll_to_elements
"transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
// transform.apply_patterns.vector.unroll_to_elements
"transform.apply_patterns.vector.unroll_to_elements"() : () -> ()
// transform.apply_patterns.vector.lower_scan
"transform.apply_patterns.vector.lower_scan"() : () -> ()
// transform.apply_patterns.vector.lower_scan
"transform.apply_patterns.vector.lower_scan"() : () -> ()
// transform.apply_patterns.vector.lower_scan
"transform.apply_patterns.vector.lower_scan"() : () -> ()
// transform.apply_patterns.vector.lower_shape_cast
"transform.apply_patterns.vector.lower_shape_cast"() : () -> ()
// transform.apply_patterns.vector.lower_shape_cast
"transform.apply_patterns.vector.lower_shape_cast"() : () -> ()
// transform.apply_patterns.vector.lower_shape_cast
"transform.apply_patterns.vector.lower_shape_cast"() : () -> ()
// transform.apply_patterns.vector.lower_transfer
"transform.apply_patterns.vector.lower_transfer"() : () -> ()
// transform.apply_patterns.vector.lower_transfer
"transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 32 : i64}> : () -> ()
// transform.apply_patterns.vector.lower_transfer
"transform.apply_patterns.vector.lower_transfer"() <{max_transfer_rank = 4 : i64}> : () -> ()
// transform.apply_patterns.vector.lower_transpose
"transform.apply_patterns.vector.lower_transpose"() : () -> ()
// transform.apply_patterns.vector.lower_transpose
"transform.apply_patterns.vector.lower_transpose"() <{lowering_strategy = 2 : i32, avx2_lowering_strategy = false}> : () -> ()
// transform.apply_patterns.vector.lower_transpose
"transform.apply_patterns.vector.lower_transpose"() : () -> ()
// transform.apply_patterns.vector.lower_interleave
"transform.apply_patterns.vector.lower_interleave"() : () -> ()
// transform.apply_patterns.vector.lower_interleave
"transform.apply_patterns.vector.lower_interleave"() : () -> ()
// transform.apply_patterns.vector.lower_interleave
"transform.apply_patterns.vector.lower_interleave"() : () -> ()
// transform.apply_patterns.vector.interleave_to_shuffle
"transform.apply_patterns.vector.interleave_to_shuffle"() : () -> ()
// transform.apply_patterns.vector.interleave_to_shuffle
"transform.apply_patterns.vector.interleave_to_shuffle"() : () -> ()
// transform.apply_patterns.vector.interleave_to_shuffle
"transform.apply_patterns.vector.interleave_to_shuffle"() : () -> ()
// transform.apply_patterns.vector.rewrite_narrow_types
"transform.apply_patterns.vector.rewrite_narrow_types"() : () -> ()
// transform.apply_patterns.vector.rewrite_narrow_types
"transform.apply_patterns.vector.rewrite_narrow_types"() : () -> ()
// transform.apply_patterns.vector.rewrite_narrow_types
"transform.apply_patterns.vector.rewrite_narrow_types"() : () -> ()
// transform.apply_patterns.vector.split_transfer_full_partial
"transform.apply_patterns.vector.split_transfer_full_partial"() : () -> ()
// transform.apply_patterns.vector.split_transfer_full_partial
"transform.apply_patterns.vector.split_transfer_full_partial"() <{split_transfer_strategy = 2 : i32}> : () -> ()
// transform.apply_patterns.vector.split_transfer_full_partial
"transform.apply_patterns.vector.split_transfer_full_partial"() : () -> ()
// transform.apply_patterns.vector.transfer_to_scf
"transform.apply_patterns.vector.transfer_to_scf"() : () -> ()
// transform.apply_patterns.vector.transfer_to_scf
"transform.apply_patterns.vector.transfer_to_scf"() <{max_transfer_rank = 8 : i64, full_unroll = false}> : () -> ()
// transform.apply_patterns.vector.transfer_to_scf
"transform.apply_patterns.vector.transfer_to_scf"() <{max_transfer_rank = 1 : i64, full_unroll = true}> : () -> ()
// transform.apply_patterns.vector.fold_arith_extension
"transform.apply_patterns.vector.fold_arith_extension"() : () -> ()
// transform.apply_patterns.vector.fold_arith_extension
"transform.apply_patterns.vector.fold_arith_extension"() : () -> ()
// transform.apply_patterns.vector.fold_arith_extension
"transform.apply_patterns.vector.fold_arith_extension"() : () -> ()
// transform.apply_patterns.vector.elementwise_to_vector
"transform.apply_patterns.vector.elementwise_to_vector"() : () -> ()
// transform.apply_patterns.vector.elementwise_to_vector
"transform.apply_patterns.vector.elementwise_to_vector"() : () -> ()
// transform.apply_patterns.vector.elementwise_to_vector
"transform.apply_patterns.vector.elementwise_to_vector"() : () -> ()
// transform.apply_patterns.vector.reduction_to_contract
"transform.apply_patterns.vector.reduction_to_contract"() : () -> ()
// transform.apply_patterns.vector.reduction_to_contract
"transform.apply_patterns.vector.reduction_to_contract"() : () -> ()
// transform.apply_patterns.vector.reduction_to_contract
"transform.apply_patterns.vector.reduction_to_contract"() : () -> ()
// transform.apply_patterns.vector.sink_ops
"transform.apply_patterns.vector.sink_ops"() : () -> ()
// transform.apply_patterns.vector.sink_ops
"transform.apply_patterns.vector.sink_ops"() : () -> ()
// transform.apply_patterns.vector.sink_ops
"transform.apply_patterns.vector.sink_ops"() : () -> ()
// transform.apply_patterns.vector.sink_mem_ops
"transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
// transform.apply_patterns.vector.sink_mem_ops
"transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
// transform.apply_patterns.vector.sink_mem_ops
"transform.apply_patterns.vector.sink_mem_ops"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_to_fma
"transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_to_fma
"transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_to_fma
"transform.apply_patterns.x86vector.vector_contract_to_fma"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
"transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
"transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
"transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
"transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
"transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
// transform.apply_patterns.x86vector.vector_contract_bf16_to_fma
"transform.apply_patterns.x86vector.vector_contract_bf16_to_fma"() : () -> ()
// transform.apply_patterns.x86vector.sink_vector_producer_ops
"transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
// transform.apply_patterns.x86vector.sink_vector_producer_ops
"transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
// transform.apply_patterns.x86vector.sink_vector_producer_ops
"transform.apply_patterns.x86vector.sink_vector_producer_ops"() : () -> ()
// transform.xegpu.get_desc_op
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.xegpu.get_desc_op"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.xegpu.get_desc_op
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.xegpu.get_desc_op"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.xegpu.get_desc_op
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.xegpu.get_desc_op"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.xegpu.set_op_layout_attr
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
%v3 = "test.value"() : () -> !transform.any_op
%v4 = "test.value"() : () -> !transform.any_op
%v5 = "test.value"() : () -> !transform.any_op
%v6 = "test.value"() : () -> !transform.any_op
%v7 = "test.value"() : () -> !transform.any_op
"transform.xegpu.set_op_layout_attr"(%v1, %v2, %v3, %v4, %v5, %v6, %v7) <{index = 1 : i64, static_sg_layout = array<i64: 1, 2, 3>, static_sg_data = array<i64: 1, 2>, static_inst_data = array<i64: 128>, slice_dims = array<i64: 1, 2, 3>, result = unit, operandSegmentSizes = array<i32: 1, 3, 2, 1>}> : (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) -> ()
// transform.xegpu.set_op_layout_attr
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
"transform.xegpu.set_op_layout_attr"(%v1, %v2) <{static_sg_layout = array<i64: 2, 3>, static_sg_data = array<i64: 0, 1, 2>, static_inst_data = array<i64: 2, 3, 4>, result = unit, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (!transform.any_op, !transform.any_op) -> ()
// transform.xegpu.set_gpu_launch_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
"transform.xegpu.set_gpu_launch_threads"(%v1, %v2) <{static_threads = array<i64: 0>}> : (!transform.any_op, !transform.any_op) -> ()
// transform.xegpu.set_gpu_launch_threads
%v1 = "test.value"() : () -> !transform.any_op
%v2 = "test.value"() : () -> !transform.any_op
"transform.xegpu.set_gpu_launch_threads"(%v1, %v2) <{static_threads = array<i64: 16, 17>}> : (!transform.any_op, !transform.any_op) -> ()
// transform.xegpu.insert_prefetch
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.xegpu.insert_prefetch"(%v1) : (!transform.any_value) -> (!transform.any_op)
// transform.xegpu.insert_prefetch
%v1 = "test.value"() : () -> !transform.any_value
%v2 = "transform.xegpu.insert_prefetch"(%v1) : (!transform.any_value) -> (!transform.any_op)
// wasmssa.block
"test.around"() ({
"wasmssa.block"() [^bb1] ({}) : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.block
"test.around"() ({
%v1 = "test.value"() : () -> f32
"wasmssa.block"(%v1) [^bb1] ({
^bb0(%v3: index, %v4: index, %v5: index):
"wasmssa.return"() : () -> ()
}) : (f32) -> ()
^bb1(%v2: f32):
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.block
"test.around"() ({
"wasmssa.block"() [^bb1] ({}) : () -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.loop
"test.around"() ({
%v1 = "test.value"() : () -> !wasmssa.funcref
%v2 = "test.value"() : () -> !wasmssa.funcref
%v3 = "test.value"() : () -> !wasmssa.funcref
"wasmssa.loop"(%v1, %v2, %v3) [^bb1] ({
^bb0:
"wasmssa.return"() : () -> ()
}) : (!wasmssa.funcref, !wasmssa.funcref, !wasmssa.funcref) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.loop
"test.around"() ({
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "test.value"() : () -> i64
"wasmssa.loop"(%v1, %v2, %v3) [^bb1] ({
^bb0:
"test.end"() : () -> ()
}) : (i64, i64, i64) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.block_return
"test.around"() ({
"wasmssa.block_return"() : () -> ()
}) : () -> ()
// wasmssa.block_return
"test.around"() ({
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
"wasmssa.block_return"(%v1, %v2) : (f32, f32) -> ()
}) : () -> ()
// wasmssa.block_return
"test.around"() ({
"wasmssa.block_return"() : () -> ()
}) : () -> ()
// wasmssa.branch_if
"test.around"() ({
%v1 = "test.value"() : () -> i32
"wasmssa.branch_if"(%v1) [^bb1] <{exitLevel = 8 : ui32}> : (i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.branch_if
"test.around"() ({
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"wasmssa.branch_if"(%v1, %v2, %v3) [^bb1] <{exitLevel = 0 : ui32}> : (i32, i32, i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.branch_if
"test.around"() ({
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "test.value"() : () -> i32
"wasmssa.branch_if"(%v1, %v2, %v3) [^bb1] <{exitLevel = 4 : ui32}> : (i32, i32, i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.const
%v1 = "wasmssa.const"() <{value = 1 : i64}> : () -> (i64)
// wasmssa.const
%v1 = "wasmssa.const"() <{value = 1.5 : f32}> : () -> (f32)
// wasmssa.const
%v1 = "wasmssa.const"() <{value = 1.5 : f64}> : () -> (f64)
// wasmssa.call
"wasmssa.call"() <{callee = @other}> : () -> ()
// wasmssa.call
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.call"(%v1, %v2) <{callee = @symbol}> : (f32, f32) -> (f32)
// wasmssa.call
%v1, %v2 = "wasmssa.call"() <{callee = @symbol}> : () -> (i32, i32)
// wasmssa.import_func
"wasmssa.import_func"() <{sym_name = "symbol", moduleName = "text", importName = "", type = () -> ()}> : () -> ()
// wasmssa.import_func
"wasmssa.import_func"() <{sym_name = "symbol", moduleName = "text", importName = "a b", type = (i32) -> i32, arg_attrs = [{}], res_attrs = [{key = 1 : i32}]}> : () -> ()
// wasmssa.import_func
"wasmssa.import_func"() <{sym_name = "symbol", moduleName = "", importName = "", type = () -> (), arg_attrs = [{key = 1 : i32}]}> : () -> ()
// wasmssa.global_get
%v1 = "wasmssa.global_get"() <{global = @symbol}> : () -> (i128)
// wasmssa.global_get
%v1 = "wasmssa.global_get"() <{global = @symbol}> : () -> (i32)
// wasmssa.global_get
%v1 = "wasmssa.global_get"() <{global = @symbol}> : () -> (f64)
// wasmssa.if
"test.around"() ({
%v1 = "test.value"() : () -> i32
"wasmssa.if"(%v1) [^bb1] ({}, {}) : (i32) -> ()
^bb1:
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.if
"test.around"() ({
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> !wasmssa.funcref
"wasmssa.if"(%v1, %v2) [^bb1] ({
^bb0(%v5: i32, %v6: !wasmssa.funcref):
"wasmssa.block_return"() : () -> ()
}, {
^bb0:
"wasmssa.block_return"() : () -> ()
}) : (i32, !wasmssa.funcref) -> ()
^bb1(%v3: i32, %v4: !wasmssa.funcref):
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.if
"test.around"() ({
%v1 = "test.value"() : () -> i32
"wasmssa.if"(%v1) [^bb1] ({}, {
^bb0(%v3: i32):
"test.end"() : () -> ()
}) : (i32) -> ()
^bb1(%v2: i32):
"test.end"() : () -> ()
}) : () -> ()
// wasmssa.return
"test.around"() ({
"wasmssa.return"() : () -> ()
}) : () -> ()
// wasmssa.return
"test.around"() ({
%v1 = "test.value"() : () -> f64
"wasmssa.return"(%v1) : (f64) -> ()
}) : () -> ()
// wasmssa.return
"test.around"() ({
%v1 = "test.value"() : () -> i64
"wasmssa.return"(%v1) : (i64) -> ()
}) : () -> ()
// wasmssa.add
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.add"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.add
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.add"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.add
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.add"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.and
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.and"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.and
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.and"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.and
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.and"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.div
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.div"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.div
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.div"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.div
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.div"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.div_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.div_ui"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.div_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.div_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.div_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.div_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.div_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.div_si"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.div_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.div_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.div_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.div_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.mul
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.mul"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.mul
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.mul"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.mul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.mul"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.or
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.or"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.or
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.or"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.or
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.or"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.sub
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.sub"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.sub
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.sub"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.sub
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.sub"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rem_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.rem_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.rem_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rem_ui"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rem_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rem_ui"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rem_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.rem_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.rem_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rem_si"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rem_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rem_si"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.xor
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.xor"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.xor
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.xor"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.xor
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.xor"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.min
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.min"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.min
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.min"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.min
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.min"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.max
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.max"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.max
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.max"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.max
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.max"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.copysign
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.copysign"(%v1, %v2) : (f32, f32) -> (f32)
// wasmssa.copysign
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.copysign"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.copysign
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.copysign"(%v1, %v2) : (f64, f64) -> (f64)
// wasmssa.eq
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.eq"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.eq
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.eq"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.eq
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.eq"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.ne
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.ne"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.ne
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.ne"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.ne
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.ne"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.lt_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.lt_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.lt_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.lt_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.lt_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.lt_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.lt_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.lt_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.lt_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.lt_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.lt_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.lt_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.le_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.le_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.le_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.le_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.le_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.le_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.le_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.le_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.le_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.le_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.le_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.le_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.gt_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.gt_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.gt_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.gt_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.gt_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.gt_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.gt_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.gt_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.gt_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.gt_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.gt_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.gt_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.ge_si
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.ge_si"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.ge_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.ge_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.ge_si
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.ge_si"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.ge_ui
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.ge_ui"(%v1, %v2) : (i64, i64) -> (i32)
// wasmssa.ge_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.ge_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.ge_ui
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.ge_ui"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.lt
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.lt"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.lt
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.lt"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.lt
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.lt"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.le
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.le"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.le
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.le"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.le
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.le"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.gt
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.gt"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.gt
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.gt"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.gt
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.gt"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.ge
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "wasmssa.ge"(%v1, %v2) : (f64, f64) -> (i32)
// wasmssa.ge
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.ge"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.ge
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "wasmssa.ge"(%v1, %v2) : (f32, f32) -> (i32)
// wasmssa.shl
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.shl"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.shl
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.shl"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.shl
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.shl"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.shr_s
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.shr_s"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.shr_s
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.shr_s"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.shr_s
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.shr_s"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.shr_u
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.shr_u"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.shr_u
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.shr_u"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.shr_u
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.shr_u"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rotl
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rotl"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rotl
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.rotl"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.rotl
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.rotl"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.rotr
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "wasmssa.rotr"(%v1, %v2) : (i32, i32) -> (i32)
// wasmssa.rotr
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rotr"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.rotr
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "wasmssa.rotr"(%v1, %v2) : (i64, i64) -> (i64)
// wasmssa.convert_u
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.convert_u"(%v1) : (i32) -> (f64)
// wasmssa.convert_u
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.convert_u"(%v1) : (i64) -> (f64)
// wasmssa.convert_u
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.convert_u"(%v1) : (i64) -> (f32)
// wasmssa.convert_s
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.convert_s"(%v1) : (i64) -> (f64)
// wasmssa.convert_s
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.convert_s"(%v1) : (i32) -> (f64)
// wasmssa.convert_s
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.convert_s"(%v1) : (i32) -> (f32)
// wasmssa.demote
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.demote"(%v1) : (f64) -> (f32)
// wasmssa.demote
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.demote"(%v1) : (f64) -> (f32)
// wasmssa.demote
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.demote"(%v1) : (f64) -> (f32)
// wasmssa.extend_i32_s
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend_i32_s"(%v1) : (i32) -> (i64)
// wasmssa.extend_i32_s
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend_i32_s"(%v1) : (i32) -> (i64)
// wasmssa.extend_i32_s
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend_i32_s"(%v1) : (i32) -> (i64)
// wasmssa.extend_i32_u
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend_i32_u"(%v1) : (i32) -> (i64)
// wasmssa.extend_i32_u
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend_i32_u"(%v1) : (i32) -> (i64)
// wasmssa.extend_i32_u
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend_i32_u"(%v1) : (i32) -> (i64)
// wasmssa.extend
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.extend"(%v1) <{bitsToTake = 32 : i32}> : (i64) -> (i64)
// wasmssa.extend
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.extend"(%v1) <{bitsToTake = 16 : index}> : (i32) -> (i32)
// wasmssa.promote
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.promote"(%v1) : (f32) -> (f64)
// wasmssa.promote
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.promote"(%v1) : (f32) -> (f64)
// wasmssa.promote
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.promote"(%v1) : (f32) -> (f64)
// wasmssa.wrap
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.wrap"(%v1) : (i64) -> (i32)
// wasmssa.wrap
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.wrap"(%v1) : (i64) -> (i32)
// wasmssa.wrap
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.wrap"(%v1) : (i64) -> (i32)
// wasmssa.reinterpret
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.reinterpret"(%v1) : (i32) -> (f32)
// wasmssa.abs
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.abs"(%v1) : (f32) -> (f32)
// wasmssa.abs
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.abs"(%v1) : (f64) -> (f64)
// wasmssa.abs
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.abs"(%v1) : (f64) -> (f64)
// wasmssa.ceil
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.ceil"(%v1) : (f64) -> (f64)
// wasmssa.ceil
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.ceil"(%v1) : (f32) -> (f32)
// wasmssa.ceil
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.ceil"(%v1) : (f32) -> (f32)
// wasmssa.floor
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.floor"(%v1) : (f64) -> (f64)
// wasmssa.floor
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.floor"(%v1) : (f32) -> (f32)
// wasmssa.floor
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.floor"(%v1) : (f32) -> (f32)
// wasmssa.neg
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.neg"(%v1) : (f32) -> (f32)
// wasmssa.neg
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.neg"(%v1) : (f64) -> (f64)
// wasmssa.neg
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.neg"(%v1) : (f64) -> (f64)
// wasmssa.sqrt
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.sqrt"(%v1) : (f32) -> (f32)
// wasmssa.sqrt
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.sqrt"(%v1) : (f64) -> (f64)
// wasmssa.sqrt
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.sqrt"(%v1) : (f64) -> (f64)
// wasmssa.trunc
%v1 = "test.value"() : () -> f32
%v2 = "wasmssa.trunc"(%v1) : (f32) -> (f32)
// wasmssa.trunc
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.trunc"(%v1) : (f64) -> (f64)
// wasmssa.trunc
%v1 = "test.value"() : () -> f64
%v2 = "wasmssa.trunc"(%v1) : (f64) -> (f64)
// wasmssa.ctz
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.ctz"(%v1) : (i64) -> (i64)
// wasmssa.ctz
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.ctz"(%v1) : (i32) -> (i32)
// wasmssa.ctz
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.ctz"(%v1) : (i32) -> (i32)
// wasmssa.clz
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.clz"(%v1) : (i64) -> (i64)
// wasmssa.clz
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.clz"(%v1) : (i32) -> (i32)
// wasmssa.clz
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.clz"(%v1) : (i32) -> (i32)
// wasmssa.eqz
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.eqz"(%v1) : (i32) -> (i32)
// wasmssa.eqz
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.eqz"(%v1) : (i64) -> (i32)
// wasmssa.eqz
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.eqz"(%v1) : (i64) -> (i32)
// wasmssa.popcnt
%v1 = "test.value"() : () -> i64
%v2 = "wasmssa.popcnt"(%v1) : (i64) -> (i64)
// wasmssa.popcnt
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.popcnt"(%v1) : (i32) -> (i32)
// wasmssa.popcnt
%v1 = "test.value"() : () -> i32
%v2 = "wasmssa.popcnt"(%v1) : (i32) -> (i32)
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
// xegpu.dpas
%v1 = "test.value"() : () -> vector<4xf32>
%v2 = "test.value"() : () -> vector<4xf32>
%v3 = "xegpu.dpas"(%v1, %v2) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
// xegpu.alloc_nbarrier
"xegpu.alloc_nbarrier"() <{nbarrier_num = 128 : i64}> : () -> ()
// xegpu.alloc_nbarrier
"xegpu.alloc_nbarrier"() <{nbarrier_num = 32 : i64}> : () -> ()
// xegpu.alloc_nbarrier
"xegpu.alloc_nbarrier"() <{nbarrier_num = 32 : i64}> : () -> ()
// xegpu.init_nbarrier
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "xegpu.init_nbarrier"(%v1, %v2) : (i8, i8) -> (!xegpu.nbarrier)
// xegpu.init_nbarrier
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "xegpu.init_nbarrier"(%v1, %v2) : (i8, i8) -> (!xegpu.nbarrier)
// xegpu.init_nbarrier
%v1 = "test.value"() : () -> i8
%v2 = "test.value"() : () -> i8
%v3 = "xegpu.init_nbarrier"(%v1, %v2) : (i8, i8) -> (!xegpu.nbarrier)
// xegpu.nbarrier_arrive
%v1 = "test.value"() : () -> !xegpu.nbarrier
"xegpu.nbarrier_arrive"(%v1) : (!xegpu.nbarrier) -> ()
// xegpu.nbarrier_arrive
%v1 = "test.value"() : () -> !xegpu.nbarrier
"xegpu.nbarrier_arrive"(%v1) : (!xegpu.nbarrier) -> ()
// xegpu.nbarrier_arrive
%v1 = "test.value"() : () -> !xegpu.nbarrier
"xegpu.nbarrier_arrive"(%v1) : (!xegpu.nbarrier) -> ()
// xegpu.nbarrier_wait
%v1 = "test.value"() : () -> !xegpu.nbarrier
"xegpu.nbarrier_wait"(%v1) : (!xegpu.nbarrier) -> ()
// xegpu.nbarrier_wait
%v1 = "test.value"() : () -> !xegpu.nbarrier
"xegpu.nbarrier_wait"(%v1) : (!xegpu.nbarrier) -> ()
// xegpu.nbarrier_wait
%v1 = "test.value"() : () -> !xegpu.nbarrier
"xegpu.nbarrier_wait"(%v1) : (!xegpu.nbarrier) -> ()
// xegpu.fence
"xegpu.fence"() <{memory_kind = #xegpu<memory_space global>, fence_scope = #xegpu<fence_scope gpu>}> : () -> ()
// xegpu.fence
"xegpu.fence"() <{memory_kind = #xegpu<memory_space slm>, fence_scope = #xegpu<fence_scope gpu>}> : () -> ()
// xegpu.fence
"xegpu.fence"() <{memory_kind = #xegpu<memory_space global>, fence_scope = #xegpu<fence_scope gpu>}> : () -> ()
// xevm.blockload
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "xevm.blockload"(%v1) : (!llvm.ptr) -> (i32)
// xevm.blockload
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "xevm.blockload"(%v1) <{cache_control = #xevm.load_cache_control<L1s_L2c_L3c>}> : (!llvm.ptr) -> (i32)
// xevm.blockload
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "xevm.blockload"(%v1) : (!llvm.ptr) -> (i16)
// xevm.blockstore
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i8
"xevm.blockstore"(%v1, %v2) : (!llvm.ptr, i8) -> ()
// xevm.blockstore
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i8
"xevm.blockstore"(%v1, %v2) <{cache_control = #xevm.store_cache_control<L1wb_L2uc_L3uc>}> : (!llvm.ptr, i8) -> ()
// xevm.blockstore
%v1 = "test.value"() : () -> !llvm.ptr
%v2 = "test.value"() : () -> i64
"xevm.blockstore"(%v1, %v2) : (!llvm.ptr, i64) -> ()
// xevm.mma
%v1 = "test.value"() : () -> vector<1xui8>
%v2 = "test.value"() : () -> vector<4xui8>
%v3 = "xevm.mma"(%v1, %v2) <{shape = #xevm.mma_shape< m = 2, n = 4, k = 16> , types = #xevm.mma_types< d = bf16, a = u8, b = tf32> }> : (vector<1xui8>, vector<4xui8>) -> (vector<1xi8>)
// xevm.mma
%v1 = "test.value"() : () -> vector<4xi16>
%v2 = "test.value"() : () -> vector<2xf16>
%v3 = "test.value"() : () -> vector<4xi16>
%v4 = "xevm.mma"(%v1, %v2, %v3) <{shape = #xevm.mma_shape< m = 2, n = 1, k = 16> , types = #xevm.mma_types< d = u4, a = tf32, b = u8, c = tf32> }> : (vector<4xi16>, vector<2xf16>, vector<4xi16>) -> (vector<4xi16>)
// xevm.mma
%v1 = "test.value"() : () -> vector<32xsi8>
%v2 = "test.value"() : () -> vector<32xsi8>
%v3 = "test.value"() : () -> vector<3xsi8>
%v4 = "xevm.mma"(%v1, %v2, %v3) <{shape = #xevm.mma_shape< m = 4, n = 1, k = 16> , types = #xevm.mma_types< d = f16, a = bf16, b = f16, c = s32> }> : (vector<32xsi8>, vector<32xsi8>, vector<3xsi8>) -> (vector<3xsi8>)
// xevm.local_id.x
%v1 = "xevm.local_id.x"() : () -> (i32)
// xevm.local_id.x
%v1 = "xevm.local_id.x"() : () -> (i64)
// xevm.local_id.x
%v1 = "xevm.local_id.x"() : () -> (i64)
// xevm.local_id.y
%v1 = "xevm.local_id.y"() : () -> (i32)
// xevm.local_id.y
%v1 = "xevm.local_id.y"() : () -> (i64)
// xevm.local_id.y
%v1 = "xevm.local_id.y"() : () -> (i64)
// xevm.local_id.z
%v1 = "xevm.local_id.z"() : () -> (i64)
// xevm.local_id.z
%v1 = "xevm.local_id.z"() : () -> (i32)
// xevm.local_id.z
%v1 = "xevm.local_id.z"() : () -> (i32)
// xevm.local_size.x
%v1 = "xevm.local_size.x"() : () -> (i64)
// xevm.local_size.x
%v1 = "xevm.local_size.x"() : () -> (i32)
// xevm.local_size.x
%v1 = "xevm.local_size.x"() : () -> (i32)
// xevm.local_size.y
%v1 = "xevm.local_size.y"() : () -> (i32)
// xevm.local_size.y
%v1 = "xevm.local_size.y"() : () -> (i64)
// xevm.local_size.y
%v1 = "xevm.local_size.y"() : () -> (i64)
// xevm.local_size.z
%v1 = "xevm.local_size.z"() : () -> (i64)
// xevm.local_size.z
%v1 = "xevm.local_size.z"() : () -> (i32)
// xevm.local_size.z
%v1 = "xevm.local_size.z"() : () -> (i32)
// xevm.group_id.x
%v1 = "xevm.group_id.x"() : () -> (i64)
// xevm.group_id.x
%v1 = "xevm.group_id.x"() : () -> (i32)
// xevm.group_id.x
%v1 = "xevm.group_id.x"() : () -> (i32)
// xevm.group_id.y
%v1 = "xevm.group_id.y"() : () -> (i32)
// xevm.group_id.y
%v1 = "xevm.group_id.y"() : () -> (i64)
// xevm.group_id.y
%v1 = "xevm.group_id.y"() : () -> (i64)
// xevm.group_id.z
%v1 = "xevm.group_id.z"() : () -> (i32)
// xevm.group_id.z
%v1 = "xevm.group_id.z"() : () -> (i64)
// xevm.group_id.z
%v1 = "xevm.group_id.z"() : () -> (i64)
// xevm.group_count.x
%v1 = "xevm.group_count.x"() : () -> (i64)
// xevm.group_count.x
%v1 = "xevm.group_count.x"() : () -> (i32)
// xevm.group_count.x
%v1 = "xevm.group_count.x"() : () -> (i32)
// xevm.group_count.y
%v1 = "xevm.group_count.y"() : () -> (i64)
// xevm.group_count.y
%v1 = "xevm.group_count.y"() : () -> (i32)
// xevm.group_count.y
%v1 = "xevm.group_count.y"() : () -> (i32)
// xevm.group_count.z
%v1 = "xevm.group_count.z"() : () -> (i64)
// xevm.group_count.z
%v1 = "xevm.group_count.z"() : () -> (i32)
// xevm.group_count.z
%v1 = "xevm.group_count.z"() : () -> (i32)
// xevm.lane_id
%v1 = "xevm.lane_id"() : () -> (i32)
// xevm.lane_id
%v1 = "xevm.lane_id"() : () -> (i64)
// xevm.lane_id
%v1 = "xevm.lane_id"() : () -> (i64)
// xevm.subgroup_id
%v1 = "xevm.subgroup_id"() : () -> (i32)
// xevm.subgroup_id
%v1 = "xevm.subgroup_id"() : () -> (i64)
// xevm.subgroup_id
%v1 = "xevm.subgroup_id"() : () -> (i64)
// xevm.subgroup_size
%v1 = "xevm.subgroup_size"() : () -> (i32)
// xevm.subgroup_size
%v1 = "xevm.subgroup_size"() : () -> (i64)
// xevm.subgroup_size
%v1 = "xevm.subgroup_size"() : () -> (i64)
