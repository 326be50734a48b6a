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
// arith.extf
"func.func"() <{function_type = (f16) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: f16):
  %0 = "arith.extf"(%arg0) : (f16) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
// arith.extf
"func.func"() <{function_type = (bf16) -> f64, sym_name = "generated"}> ({
^bb0(%arg0: bf16):
  %0 = "arith.extf"(%arg0) : (bf16) -> f64
  "func.return"(%0) : (f64) -> ()
}) : () -> ()
// arith.extsi
"func.func"() <{function_type = (vector<4x8x2xi8>, vector<4x8x2xi32>) -> vector<4x8x2xi32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x8x2xi8>, %arg1: vector<4x8x2xi32>):
  %0 = "arith.extsi"(%arg0) : (vector<4x8x2xi8>) -> vector<4x8x2xi32>
  "func.return"(%arg1) : (vector<4x8x2xi32>) -> ()
}) : () -> ()
// arith.extsi
"func.func"() <{function_type = (i8, i16) -> i16, sym_name = "generated"}> ({
^bb0(%arg0: i8, %arg1: i16):
  %0 = "arith.extsi"(%arg0) : (i8) -> i16
  "func.return"(%arg1) : (i16) -> ()
}) : () -> ()
// arith.truncf
"func.func"() <{function_type = (f32, f16) -> f16, sym_name = "generated"}> ({
^bb0(%arg0: f32, %arg1: f16):
  %0 = "arith.truncf"(%arg0) : (f32) -> f16
  "func.return"(%arg1) : (f16) -> ()
}) : () -> ()
// arith.truncf
"func.func"() <{function_type = (vector<2xf64>) -> vector<2xf32>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xf64>):
  %0 = "arith.truncf"(%arg0) : (vector<2xf64>) -> vector<2xf32>
  "func.return"(%0) : (vector<2xf32>) -> ()
}) : () -> ()
