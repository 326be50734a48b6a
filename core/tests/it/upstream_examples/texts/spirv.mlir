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
// spirv.FMul
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FMul"(%v1, %v2) : (f64, f64) -> (f64)
// spirv.FMul
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FMul"(%v1, %v2) : (f32, f32) -> (f32)
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
// spirv.SMod
%v1 = "test.value"() : () -> ui32
%v2 = "test.value"() : () -> ui32
%v3 = "spirv.SMod"(%v1, %v2) : (ui32, ui32) -> (ui32)
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
// spirv.INTEL.ConvertBF16ToF
%v1 = "test.value"() : () -> i16
%v2 = "spirv.INTEL.ConvertBF16ToF"(%v1) : (i16) -> (f32)
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
%v1 = "test.value"() : () -> ui8
%v2 = "spirv.GL.SAbs"(%v1) : (ui8) -> (ui8)
// spirv.GL.Ceil
%v1 = "test.value"() : () -> f64
%v2 = "spirv.GL.Ceil"(%v1) : (f64) -> (f64)
// spirv.GL.Ceil
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Ceil"(%v1) : (f32) -> (f32)
// spirv.GL.Cos
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Cos"(%v1) : (f32) -> (f32)
// spirv.GL.Cos
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Cos"(%v1) : (f16) -> (f16)
// spirv.GL.Sin
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Sin"(%v1) : (f32) -> (f32)
// spirv.GL.Sin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sin"(%v1) : (f16) -> (f16)
// spirv.GL.Tan
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Tan"(%v1) : (f32) -> (f32)
// spirv.GL.Tan
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Tan"(%v1) : (f16) -> (f16)
// spirv.GL.Asin
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Asin"(%v1) : (f32) -> (f32)
// spirv.GL.Asin
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Asin"(%v1) : (f16) -> (f16)
// spirv.GL.Acos
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Acos"(%v1) : (f16) -> (f16)
// spirv.GL.Acos
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Acos"(%v1) : (f32) -> (f32)
// spirv.GL.Atan
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Atan"(%v1) : (f16) -> (f16)
// spirv.GL.Atan
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Atan"(%v1) : (f32) -> (f32)
// spirv.GL.Exp
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Exp"(%v1) : (f32) -> (f32)
// spirv.GL.Exp
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Exp"(%v1) : (f16) -> (f16)
// spirv.GL.Floor
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Floor"(%v1) : (f32) -> (f32)
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
// spirv.GL.Log
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Log"(%v1) : (f32) -> (f32)
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
// spirv.GL.Sqrt
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sqrt"(%v1) : (f16) -> (f16)
// spirv.GL.Sinh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Sinh"(%v1) : (f32) -> (f32)
// spirv.GL.Sinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Sinh"(%v1) : (f16) -> (f16)
// spirv.GL.Cosh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Cosh"(%v1) : (f32) -> (f32)
// spirv.GL.Cosh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Cosh"(%v1) : (f16) -> (f16)
// spirv.GL.Tanh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Tanh"(%v1) : (f32) -> (f32)
// spirv.GL.Tanh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Tanh"(%v1) : (f16) -> (f16)
// spirv.GL.Asinh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Asinh"(%v1) : (f32) -> (f32)
// spirv.GL.Asinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Asinh"(%v1) : (f16) -> (f16)
// spirv.GL.Acosh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Acosh"(%v1) : (f16) -> (f16)
// spirv.GL.Acosh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Acosh"(%v1) : (f32) -> (f32)
// spirv.GL.Atanh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Atanh"(%v1) : (f16) -> (f16)
// spirv.GL.Atanh
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Atanh"(%v1) : (f32) -> (f32)
// spirv.GL.Exp2
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Exp2"(%v1) : (f32) -> (f32)
// spirv.GL.Exp2
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Exp2"(%v1) : (f16) -> (f16)
// spirv.GL.Log2
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Log2"(%v1) : (f16) -> (f16)
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
// spirv.GL.Distance
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.GL.Distance"(%v1, %v2) : (f16, f16) -> (f16)
// spirv.GL.Distance
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.GL.Distance"(%v1, %v2) : (f64, f64) -> (f64)
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
// spirv.GL.FindUMsb
%v1 = "test.value"() : () -> i32
%v2 = "spirv.GL.FindUMsb"(%v1) : (i32) -> (i32)
// spirv.GL.Fract
%v1 = "test.value"() : () -> f32
%v2 = "spirv.GL.Fract"(%v1) : (f32) -> (f32)
// spirv.GL.Fract
%v1 = "test.value"() : () -> f16
%v2 = "spirv.GL.Fract"(%v1) : (f16) -> (f16)
// spirv.GL.PackHalf2x16
%v1 = "test.value"() : () -> vector<2xf32>
%v2 = "spirv.GL.PackHalf2x16"(%v1) : (vector<2xf32>) -> (i32)
// spirv.GL.PackHalf2x16
%v1 = "test.value"() : () -> vector<[2]xf32>
%v2 = "spirv.GL.PackHalf2x16"(%v1) : (vector<[2]xf32>) -> (i32)
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
// spirv.ImageDrefGather
%v1 = "test.value"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%v2 = "test.value"() : () -> f16
%v3 = "test.value"() : () -> f32
%v4 = "spirv.ImageDrefGather"(%v1, %v2, %v3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, f16, f32) -> (vector<4xf32>)
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
// spirv.FOrdGreaterThan
%v1 = "test.value"() : () -> f16
%v2 = "test.value"() : () -> f16
%v3 = "spirv.FOrdGreaterThan"(%v1, %v2) : (f16, f16) -> (i1)
// spirv.FOrdGreaterThan
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdGreaterThan"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FOrdGreaterThanEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FOrdGreaterThanEqual"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FOrdGreaterThanEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FOrdGreaterThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
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
// spirv.FUnordEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FUnordEqual"(%v1, %v2) : (f64, f64) -> (i1)
// spirv.FUnordEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FUnordEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FUnordGreaterThan
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FUnordGreaterThan"(%v1, %v2) : (f64, f64) -> (i1)
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
// spirv.FUnordLessThanEqual
%v1 = "test.value"() : () -> f32
%v2 = "test.value"() : () -> f32
%v3 = "spirv.FUnordLessThanEqual"(%v1, %v2) : (f32, f32) -> (i1)
// spirv.FUnordLessThanEqual
%v1 = "test.value"() : () -> f64
%v2 = "test.value"() : () -> f64
%v3 = "spirv.FUnordLessThanEqual"(%v1, %v2) : (f64, f64) -> (i1)
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
// spirv.LogicalAnd
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalAnd"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalEqual
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalEqual"(%v1, %v2) : (i1, i1) -> (i1)
// spirv.LogicalNot
%v1 = "test.value"() : () -> i1
%v2 = "spirv.LogicalNot"(%v1) : (i1) -> (i1)
// spirv.LogicalNotEqual
%v1 = "test.value"() : () -> i1
%v2 = "test.value"() : () -> i1
%v3 = "spirv.LogicalNotEqual"(%v1, %v2) : (i1, i1) -> (i1)
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
// spirv.SGreaterThan
%v1 = "test.value"() : () -> i32
%v2 = "test.value"() : () -> i32
%v3 = "spirv.SGreaterThan"(%v1, %v2) : (i32, i32) -> (i1)
// spirv.SGreaterThan
%v1 = "test.value"() : () -> i64
%v2 = "test.value"() : () -> i64
%v3 = "spirv.SGreaterThan"(%v1, %v2) : (i64, i64) -> (i1)
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
// spirv.MatrixTimesScalar
%v1 = "test.value"() : () -> !spirv.matrix<4 x vector<4xf32>>
%v2 = "test.value"() : () -> f32
%v3 = "spirv.MatrixTimesScalar"(%v1, %v2) : (!spirv.matrix<4 x vector<4xf32>>, f32) -> (!spirv.matrix<4 x vector<4xf32>>)
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
// spirv.EmitVertex
"spirv.EmitVertex"() : () -> ()
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
// spirv.CL.acos
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.acos"(%v1) : (f16) -> (f16)
// spirv.CL.acos
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.acos"(%v1) : (f32) -> (f32)
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
%v1 = "test.value"() : () -> f32
%v2 = "spirv.CL.asin"(%v1) : (f32) -> (f32)
// spirv.CL.asinh
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.asinh"(%v1) : (f16) -> (f16)
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
// spirv.CL.rsqrt
%v1 = "test.value"() : () -> f16
%v2 = "spirv.CL.rsqrt"(%v1) : (f16) -> (f16)
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
// spirv.AtomicCompareExchangeWeak
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
  %0 = "spirv.AtomicCompareExchangeWeak"(%arg0, %arg1, %arg1) <{equal_semantics = #spirv.memory_semantics<AtomicCounterMemory>, memory_scope = #spirv.scope<CrossDevice>, unequal_semantics = #spirv.memory_semantics<WorkgroupMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32, i32) -> i32
  "func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// spirv.AtomicCompareExchangeWeak
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
  %0 = "spirv.AtomicCompareExchangeWeak"(%arg0, %arg1, %arg1) <{equal_semantics = #spirv.memory_semantics<Volatile>, memory_scope = #spirv.scope<Invocation>, unequal_semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
// spirv.AtomicExchange
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
  %0 = "spirv.AtomicExchange"(%arg0, %arg1) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<Volatile>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
// spirv.AtomicExchange
"func.func"() <{function_type = (!spirv.ptr<f32, Function>, f32) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<f32, Function>, %arg1: f32):
  %0 = "spirv.AtomicExchange"(%arg0, %arg1) <{memory_scope = #spirv.scope<QueueFamily>, semantics = #spirv.memory_semantics<Volatile>}> : (!spirv.ptr<f32, Function>, f32) -> f32
  "func.return"(%arg1) : (f32) -> ()
}) : () -> ()
// spirv.AtomicIAdd
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32):
  %0 = "spirv.AtomicIAdd"(%arg0, %arg1) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<AtomicCounterMemory>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
  "func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// spirv.AtomicIAdd
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
  %0 = "spirv.AtomicIAdd"(%arg0, %arg1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<OutputMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
// spirv.AtomicSMax
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
  %0 = "spirv.AtomicSMax"(%arg0, %arg1) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<OutputMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
  "func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// spirv.AtomicSMax
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: i32):
  %0 = "spirv.AtomicSMax"(%arg0, %arg1) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<CrossWorkgroupMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
  "func.return"(%arg2) : (i32) -> ()
}) : () -> ()
// spirv.AtomicSMin
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
  %0 = "spirv.AtomicSMin"(%arg0, %arg1) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<CrossWorkgroupMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
  "func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// spirv.AtomicUMax
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32):
  %0 = "spirv.AtomicUMax"(%arg0, %arg1) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
  "func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// spirv.AtomicUMax
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32):
  %0 = "spirv.AtomicUMax"(%arg0, %arg1) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<MakeAvailable>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
// spirv.AtomicXor
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
  %0 = "spirv.AtomicXor"(%arg0, %arg1) <{memory_scope = #spirv.scope<ShaderCallKHR>, semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
// spirv.AtomicXor
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32):
  %0 = "spirv.AtomicXor"(%arg0, %arg1) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
  "func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// spirv.Branch
"func.func"() <{function_type = (f16) -> f16, sym_name = "generated"}> ({
^bb0(%arg0: f16):
  "spirv.Branch"(%arg0)[^bb1] : (f16) -> ()
^bb1(%0: f16):  // pred: ^bb0
  "func.return"(%arg0) : (f16) -> ()
}) : () -> ()
// spirv.Branch
"func.func"() <{function_type = (f64) -> f64, sym_name = "generated"}> ({
^bb0(%arg0: f64):
  "spirv.Branch"(%arg0)[^bb1] : (f64) -> ()
^bb1(%0: f64):  // pred: ^bb0
  "func.return"(%arg0) : (f64) -> ()
}) : () -> ()
// spirv.MatrixTimesVector
"func.func"() <{function_type = (!spirv.matrix<4 x vector<4xf32>>, vector<4xf32>) -> vector<4xf32>, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.matrix<4 x vector<4xf32>>, %arg1: vector<4xf32>):
  %0 = "spirv.MatrixTimesVector"(%arg0, %arg1) : (!spirv.matrix<4 x vector<4xf32>>, vector<4xf32>) -> vector<4xf32>
  "func.return"(%arg1) : (vector<4xf32>) -> ()
}) : () -> ()
// spirv.MatrixTimesVector
"func.func"() <{function_type = (!spirv.matrix<4 x vector<4xf32>>, vector<4xf32>) -> vector<4xf32>, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.matrix<4 x vector<4xf32>>, %arg1: vector<4xf32>):
  %0 = "spirv.MatrixTimesVector"(%arg0, %arg1) : (!spirv.matrix<4 x vector<4xf32>>, vector<4xf32>) -> vector<4xf32>
  "func.return"(%0) : (vector<4xf32>) -> ()
}) : () -> ()
// spirv.Switch
"func.func"() <{function_type = (i64) -> i64, sym_name = "generated"}> ({
^bb0(%arg0: i64):
  "spirv.Switch"(%arg0, %arg0)[^bb1] <{case_operand_segments = array<i32: 0, 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i64, i64) -> ()
^bb1(%0: i64):  // pred: ^bb0
  "func.return"(%0) : (i64) -> ()
}) : () -> ()
// spirv.Switch
"func.func"() <{function_type = (i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: i32):
  "spirv.Switch"(%arg0, %arg0)[^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
^bb1(%0: i32):  // pred: ^bb0
  "func.return"(%0) : (i32) -> ()
}) : () -> ()
// spirv.VectorShuffle
"func.func"() <{function_type = (vector<4x2xf64>, vector<4x4xf64>) -> vector<2xf64>, sym_name = "generated"}> ({
^bb0(%arg0: vector<4x2xf64>, %arg1: vector<4x4xf64>):
  %0 = "spirv.VectorShuffle"(%arg0, %arg1) <{components = [0 : i32, 1 : i32]}> : (vector<4x2xf64>, vector<4x4xf64>) -> vector<2xf64>
  "func.return"(%0) : (vector<2xf64>) -> ()
}) : () -> ()
// spirv.VectorShuffle
"func.func"() <{function_type = (vector<2xf16>) -> vector<2xf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xf16>):
  %0 = "spirv.VectorShuffle"(%arg0, %arg0) <{components = [1 : i32, 1 : i32]}> : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  "func.return"(%0) : (vector<2xf16>) -> ()
}) : () -> ()
// spirv.mlir.addressof
"spirv.GlobalVariable"() <{descriptor_set = 0 : i32, sym_name = "symbol0", type = !spirv.ptr<i32, Workgroup>}> : () -> ()
"func.func"() <{function_type = () -> !spirv.ptr<i32, Workgroup>, sym_name = "generated"}> ({
  %0 = "spirv.mlir.addressof"() <{variable = @symbol0}> : () -> !spirv.ptr<i32, Workgroup>
  "func.return"(%0) : (!spirv.ptr<i32, Workgroup>) -> ()
}) : () -> ()
// spirv.mlir.addressof
"spirv.GlobalVariable"() <{built_in = "text", sym_name = "symbol0", type = !spirv.ptr<i32, StorageBuffer>}> : () -> ()
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>) -> !spirv.ptr<i32, StorageBuffer>, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>):
  %0 = "spirv.mlir.addressof"() <{variable = @symbol0}> : () -> !spirv.ptr<i32, StorageBuffer>
  "func.return"(%arg0) : (!spirv.ptr<i32, StorageBuffer>) -> ()
}) : () -> ()
// spirv.mlir.referenceof
"spirv.SpecConstant"() <{default_value = 0 : i8, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = () -> i8, sym_name = "generated"}> ({
  %0 = "spirv.mlir.referenceof"() <{spec_const = @symbol0}> : () -> i8
  "func.return"(%0) : (i8) -> ()
}) : () -> ()
// spirv.mlir.referenceof
"spirv.SpecConstant"() <{default_value = 0.000000e+00 : f32, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = () -> f32, sym_name = "generated"}> ({
  %0 = "spirv.mlir.referenceof"() <{spec_const = @symbol0}> : () -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
// spirv.Return
spirv.func @f() "None" {
  spirv.Return
}
// spirv.Unreachable
spirv.func @f() "None" {
  spirv.Return
^bb1:
  spirv.Unreachable
}
// spirv.ReturnValue
spirv.func @f(%a: i32) -> i32 "None" {
  spirv.ReturnValue %a : i32
}
// spirv.FunctionCall
spirv.func @f(%a: i32) -> i32 "None" {
  %r = spirv.FunctionCall @f(%a) : (i32) -> i32
  spirv.ReturnValue %r : i32
}
// spirv.mlir.merge
spirv.func @f() "None" {
  spirv.mlir.selection {
    spirv.Branch ^bb1
  ^bb1:
    spirv.mlir.merge
  }
  spirv.Return
}
// spirv.mlir.yield
spirv.module Logical GLSL450 {
  spirv.SpecConstant @sc = 4 : i32
  spirv.func @f() -> i32 "None" {
    %0 = spirv.Constant 1 : i32
    %1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
    spirv.ReturnValue %1 : i32
  }
}
// spirv.GenericCastToPtr
%a = "test.value"() : () -> !spirv.ptr<f32, Generic>
%r = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
// spirv.GenericCastToPtrExplicit
%a = "test.value"() : () -> !spirv.ptr<f32, Generic>
%r = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
// spirv.PtrCastToGeneric
%a = "test.value"() : () -> !spirv.ptr<f32, CrossWorkgroup>
%r = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
// spirv.GL.FrexpStruct
%a = "test.value"() : () -> f32
%r = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32)>
// spirv.GroupNonUniformBroadcast
%a = "test.value"() : () -> f32
%k = spirv.Constant 1 : i32
%r = spirv.GroupNonUniformBroadcast <Subgroup> %a, %k : f32, i32
// spirv.ImageRead
%a = "test.value"() : () -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>
%b = "test.value"() : () -> vector<2xsi32>
%r = spirv.ImageRead %a, %b : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32> -> vector<4xf32>
// spirv.ImageWrite
%a = "test.value"() : () -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>
%b = "test.value"() : () -> vector<2xsi32>
%c = "test.value"() : () -> vector<4xf32>
spirv.ImageWrite %a, %b, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32>, vector<4xf32>
// spirv.ImageQuerySize
%a = "test.value"() : () -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>
%r = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xi32>
// spirv.ImageSampleExplicitLod
%a = "test.value"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%b = "test.value"() : () -> vector<2xf32>
%c = "test.value"() : () -> f32
%r = spirv.ImageSampleExplicitLod %a, %b ["Lod"], %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
// spirv.ImageSampleImplicitLod
%a = "test.value"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%b = "test.value"() : () -> vector<2xf32>
%r = spirv.ImageSampleImplicitLod %a, %b : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32> -> vector<4xf32>
// spirv.KHR.CooperativeMatrixLength
%r = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
// spirv.KHR.CooperativeMatrixMulAdd
%a = "test.value"() : () -> !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
%b = "test.value"() : () -> !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB>
%c = "test.value"() : () -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
%r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
