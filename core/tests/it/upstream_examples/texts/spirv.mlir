//
%1, %2 : f64, f64
%3 = "spirv.FAdd"(%1, %2) : (f64, f64) -> f64
//
%1, %2 : f64, f64
%3 = "spirv.FDiv"(%1, %2) : (f64, f64) -> f64
//
%1, %2 : f16, f16
%3 = "spirv.FMod"(%1, %2) : (f16, f16) -> f16
//
%1, %2 : f64, f64
%3 = "spirv.FMul"(%1, %2) : (f64, f64) -> f64
//
%1 : f32
%2 = "spirv.FNegate"(%1) : (f32) -> f32
//
%1, %2 : f16, f16
%3 = "spirv.FRem"(%1, %2) : (f16, f16) -> f16
//
%1, %2 : f16, f16
%3 = "spirv.FSub"(%1, %2) : (f16, f16) -> f16
//
%1, %2 : i8, i8
%3 = "spirv.IAdd"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i8, i8
%3 = "spirv.IMul"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i64, i64
%3 = "spirv.ISub"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : vector<4xf16>, vector<4xf16>
%3 = "spirv.Dot"(%1, %2) : (vector<4xf16>, vector<4xf16>) -> f16
//
%1, %2 : i8, i8
%3 = "spirv.SDiv"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i32, i32
%3 = "spirv.SMod"(%1, %2) : (i32, i32) -> i32
//
%1 : i8
%2 = "spirv.SNegate"(%1) : (i8) -> i8
//
%1, %2 : i8, i8
%3 = "spirv.SRem"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i64, i64
%3 = "spirv.UDiv"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : vector<2xf64>, f64
%3 = "spirv.VectorTimesScalar"(%1, %2) : (vector<2xf64>, f64) -> (vector<2xf64>)
//
%1, %2 : i8, i8
%3 = "spirv.UMod"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : !spirv.ptr<i32, Workgroup>, i32
%3 = "spirv.AtomicAnd"(%1, %2) <{memory_scope = #spirv.scope<CrossDevice>, semantics = #spirv.memory_semantics<Release>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
//
%1, %2, %3 : !spirv.ptr<i32, Workgroup>, i32, i32
%4 = "spirv.AtomicCompareExchange"(%1, %2, %3) <{memory_scope = #spirv.scope<Workgroup>, equal_semantics = #spirv.memory_semantics<Volatile>, unequal_semantics = #spirv.memory_semantics<AcquireRelease>}> : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i32
//
%1, %2 : !spirv.ptr<f32, Function>, f32
%3 = "spirv.EXT.AtomicFAdd"(%1, %2) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<WorkgroupMemory>}> : (!spirv.ptr<f32, Function>, f32) -> f32
//
%1 : !spirv.ptr<i32, StorageBuffer>
%2 = "spirv.AtomicIDecrement"(%1) <{memory_scope = #spirv.scope<Device>, semantics = #spirv.memory_semantics<AtomicCounterMemory>}> : (!spirv.ptr<i32, StorageBuffer>) -> i32
//
%1 : !spirv.ptr<i32, Workgroup>
%2 = "spirv.AtomicIIncrement"(%1) <{memory_scope = #spirv.scope<ShaderCallKHR>, semantics = #spirv.memory_semantics<ImageMemory>}> : (!spirv.ptr<i32, Workgroup>) -> i32
//
%1, %2 : !spirv.ptr<i32, StorageBuffer>, i32
%3 = "spirv.AtomicISub"(%1, %2) <{memory_scope = #spirv.scope<QueueFamily>, semantics = #spirv.memory_semantics<OutputMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
//
%1, %2 : !spirv.ptr<i32, StorageBuffer>, i32
%3 = "spirv.AtomicOr"(%1, %2) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<Volatile>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
//
%1, %2 : !spirv.ptr<i32, Workgroup>, i32
%3 = "spirv.AtomicUMin"(%1, %2) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<AtomicCounterMemory>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
//
"spirv.ControlBarrier"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<MakeAvailable>}> : () -> ()
//
"spirv.MemoryBarrier"() <{memory_scope = #spirv.scope<Device>, memory_semantics = #spirv.memory_semantics<Release>}> : () -> ()
//
%1 : si8
%2 = "spirv.BitCount"(%1) : (si8) -> si8
//
%1, %2, %3, %4 : i64, i64, i32, i64
%5 = "spirv.BitFieldInsert"(%1, %2, %3, %4) : (i64, i64, i32, i64) -> i64
//
%1, %2, %3 : i64, i8, i16
%4 = "spirv.BitFieldSExtract"(%1, %2, %3) : (i64, i8, i16) -> i64
//
%1, %2, %3 : i16, i16, i32
%4 = "spirv.BitFieldUExtract"(%1, %2, %3) : (i16, i16, i32) -> i16
//
%1 : i8
%2 = "spirv.BitReverse"(%1) : (i8) -> i8
//
%1, %2 : i8, i8
%3 = "spirv.BitwiseAnd"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i8, i8
%3 = "spirv.BitwiseOr"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i8, i8
%3 = "spirv.BitwiseXor"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i32, i8
%3 = "spirv.ShiftLeftLogical"(%1, %2) : (i32, i8) -> i32
//
%1, %2 : i8, i8
%3 = "spirv.ShiftRightArithmetic"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i8, i8
%3 = "spirv.ShiftRightLogical"(%1, %2) : (i8, i8) -> i8
//
%1 : i8
%2 = "spirv.Not"(%1) : (i8) -> i8
//
%1 : i32
%2 = "spirv.Bitcast"(%1) : (i32) -> f32
//
%1 : f16
%2 = "spirv.ConvertFToS"(%1) : (f16) -> i32
//
%1 : f16
%2 = "spirv.ConvertFToU"(%1) : (f16) -> i8
//
%1 : i64
%2 = "spirv.ConvertSToF"(%1) : (i64) -> f64
//
%1 : i8
%2 = "spirv.ConvertUToF"(%1) : (i8) -> bf16
//
%1 : f64
%2 = "spirv.FConvert"(%1) : (f64) -> f16
//
%1 : i16
%2 = "spirv.SConvert"(%1) : (i16) -> i8
//
%1 : i32
%2 = "spirv.UConvert"(%1) : (i32) -> i8
//
%1 : !spirv.ptr<f32, Function>
%2 = "spirv.ConvertPtrToU"(%1) : (!spirv.ptr<f32, Function>) -> i8
//
%1 : i8
%2 = "spirv.ConvertUToPtr"(%1) : (i8) -> (!spirv.ptr<f32, Function>)
//
%1, %2 : i32, i32
%3 = "spirv.CompositeConstruct"(%1, %2) : (i32, i32) -> (vector<[2]xi32>)
//
%1, %2 : vector<2xf32>, i8
%3 = "spirv.VectorExtractDynamic"(%1, %2) : (vector<2xf32>, i8) -> f32
//
%1, %2, %3 : vector<2xi1>, i1, ui32
%4 = "spirv.VectorInsertDynamic"(%1, %2, %3) : (vector<2xi1>, i1, ui32) -> (vector<2xi1>)
// Kill
"test.around"() ({
"spirv.Kill"() : () -> ()
}) : () -> ()
//
%1, %2 : !spirv.ptr<i32, Workgroup>, i64
%3 = "spirv.KHR.CooperativeMatrixLoad"(%1, %2) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i32, Workgroup>, i64) -> (!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>)
//
%1, %2, %3 : !spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i8
"spirv.KHR.CooperativeMatrixStore"(%1, %2, %3) <{matrix_layout = #spirv.coop_matrix_layout_khr<ColumnMajor>}> : (!spirv.ptr<f32, Function>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i8) -> ()
//
%1 : f32
%2 = "spirv.INTEL.ConvertFToBF16"(%1) : (f32) -> i16
//
%1 : i16
%2 = "spirv.INTEL.ConvertBF16ToF"(%1) : (i16) -> f32
//
%1 : f32
%2 = "spirv.INTEL.RoundFToTF32"(%1) : (f32) -> f32
//
"spirv.INTEL.ControlBarrierArrive"() <{execution_scope = #spirv.scope<Invocation>, memory_scope = #spirv.scope<Workgroup>, memory_semantics = #spirv.memory_semantics<Release>}> : () -> ()
//
"spirv.INTEL.ControlBarrierWait"() <{execution_scope = #spirv.scope<Device>, memory_scope = #spirv.scope<ShaderCallKHR>, memory_semantics = #spirv.memory_semantics<ImageMemory>}> : () -> ()
//
%1 : f64
%2 = "spirv.GL.FAbs"(%1) : (f64) -> f64
//
%1 : i32
%2 = "spirv.GL.SAbs"(%1) : (i32) -> i32
//
%1 : f64
%2 = "spirv.GL.Ceil"(%1) : (f64) -> f64
//
%1 : f32
%2 = "spirv.GL.Cos"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.Sin"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.Tan"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.Asin"(%1) : (f32) -> f32
//
%1 : f16
%2 = "spirv.GL.Acos"(%1) : (f16) -> f16
//
%1 : f16
%2 = "spirv.GL.Atan"(%1) : (f16) -> f16
//
%1 : f32
%2 = "spirv.GL.Exp"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.Floor"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.Round"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.RoundEven"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.InverseSqrt"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.Log"(%1) : (f32) -> f32
//
%1, %2 : f32, f32
%3 = "spirv.GL.FMax"(%1, %2) : (f32, f32) -> f32
//
%1, %2 : i8, i8
%3 = "spirv.GL.UMax"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i64, i64
%3 = "spirv.GL.SMax"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : f64, f64
%3 = "spirv.GL.FMin"(%1, %2) : (f64, f64) -> f64
//
%1, %2 : i16, i16
%3 = "spirv.GL.UMin"(%1, %2) : (i16, i16) -> i16
//
%1, %2 : i8, i8
%3 = "spirv.GL.SMin"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : f32, f32
%3 = "spirv.GL.Pow"(%1, %2) : (f32, f32) -> f32
//
%1 : f32
%2 = "spirv.GL.FSign"(%1) : (f32) -> f32
//
%1 : i32
%2 = "spirv.GL.SSign"(%1) : (i32) -> i32
//
%1 : f16
%2 = "spirv.GL.Sqrt"(%1) : (f16) -> f16
//
%1 : f32
%2 = "spirv.GL.Sinh"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.Cosh"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.Tanh"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.GL.Asinh"(%1) : (f32) -> f32
//
%1 : f16
%2 = "spirv.GL.Acosh"(%1) : (f16) -> f16
//
%1 : f16
%2 = "spirv.GL.Atanh"(%1) : (f16) -> f16
//
%1 : f32
%2 = "spirv.GL.Exp2"(%1) : (f32) -> f32
//
%1 : f16
%2 = "spirv.GL.Log2"(%1) : (f16) -> f16
//
%1, %2 : f16, i8
%3 = "spirv.GL.Ldexp"(%1, %2) : (f16, i8) -> f16
//
%1, %2, %3 : f16, f16, f16
%4 = "spirv.GL.FMix"(%1, %2, %3) : (f16, f16, f16) -> f16
//
%1 : f64
%2 = "spirv.GL.Length"(%1) : (f64) -> f64
//
%1, %2 : f16, f16
%3 = "spirv.GL.Distance"(%1, %2) : (f16, f16) -> f16
//
%1, %2 : f16, f16
%3 = "spirv.GL.Cross"(%1, %2) : (f16, f16) -> f16
//
%1 : f32
%2 = "spirv.GL.Normalize"(%1) : (f32) -> f32
//
%1, %2 : f32, f32
%3 = "spirv.GL.Reflect"(%1, %2) : (f32, f32) -> f32
//
%1 : i8
%2 = "spirv.GL.FindILsb"(%1) : (i8) -> i8
//
%1 : i32
%2 = "spirv.GL.FindSMsb"(%1) : (i32) -> i32
//
%1 : i32
%2 = "spirv.GL.FindUMsb"(%1) : (i32) -> i32
//
%1 : f32
%2 = "spirv.GL.Fract"(%1) : (f32) -> f32
//
%1 : vector<2xf32>
%2 = "spirv.GL.PackHalf2x16"(%1) : (vector<2xf32>) -> i32
//
%1 : i32
%2 = "spirv.GL.UnpackHalf2x16"(%1) : (i32) -> (vector<2xf32>)
//
%1 : vector<4xf32>
%2 = "spirv.GL.PackSnorm4x8"(%1) : (vector<4xf32>) -> i32
//
%1 : i32
%2 = "spirv.GL.UnpackSnorm4x8"(%1) : (i32) -> (vector<4xf32>)
//
%1 : f32
%2 = "spirv.KHR.GroupFMul"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (f32) -> f32
//
%1, %2 : i1, i16
%3 = "spirv.GroupBroadcast"(%1, %2) <{execution_scope = #spirv.scope<Subgroup>}> : (i1, i16) -> i1
//
%1 : f32
%2 = "spirv.GroupFAdd"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
//
%1 : f32
%2 = "spirv.GroupFMax"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (f32) -> f32
//
%1 : f64
%2 = "spirv.GroupFMin"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f64) -> f64
//
%1 : i32
%2 = "spirv.GroupIAdd"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> i32
//
%1 : i32
%2 = "spirv.KHR.GroupIMul"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i32) -> i32
//
%1 : si64
%2 = "spirv.GroupSMax"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (si64) -> si64
//
%1 : i8
%2 = "spirv.GroupSMin"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ClusteredReduce>}> : (i8) -> i8
//
%1 : i8
%2 = "spirv.GroupUMax"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (i8) -> i8
//
%1 : i16
%2 = "spirv.GroupUMin"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i16) -> i16
//
%1 : !spirv.ptr<f32, Function>
%2 = "spirv.INTEL.SubgroupBlockRead"(%1) : (!spirv.ptr<f32, Function>) -> f32
//
%1 : i1
%2 = "spirv.KHR.SubgroupBallot"(%1) : (i1) -> (vector<4xi32>)
//
%1, %2, %3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, f16, f32
%4 = "spirv.ImageDrefGather"(%1, %2, %3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, f16, f32) -> (vector<4xf32>)
//
%1 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
%2 = "spirv.Image"(%1) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>) -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>)
//
%1, %2, %3 : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, i8, f32
%4 = "spirv.ImageSampleProjDrefImplicitLod"(%1, %2, %3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, i8, f32) -> f32
//
%1, %2 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, i64
%3 = "spirv.ImageFetch"(%1, %2) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, i64) -> (vector<4xf32>)
//
%1, %2 : i32, i32
%3 = "spirv.SDot"(%1, %2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i32
//
%1, %2 : i32, i32
%3 = "spirv.SUDot"(%1, %2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i64
//
%1, %2 : i32, i32
%3 = "spirv.UDot"(%1, %2) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> i32
//
%1, %2, %3 : si32, si32, si64
%4 = "spirv.SDotAccSat"(%1, %2, %3) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (si32, si32, si64) -> si64
//
%1, %2, %3 : ui32, ui32, ui32
%4 = "spirv.SUDotAccSat"(%1, %2, %3) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (ui32, ui32, ui32) -> ui32
//
%1, %2, %3 : ui32, ui32, ui32
%4 = "spirv.UDotAccSat"(%1, %2, %3) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (ui32, ui32, ui32) -> ui32
//
%1, %2 : f32, f32
%3 = "spirv.FOrdEqual"(%1, %2) : (f32, f32) -> i1
//
%1, %2 : f16, f16
%3 = "spirv.FOrdGreaterThan"(%1, %2) : (f16, f16) -> i1
//
%1, %2 : f64, f64
%3 = "spirv.FOrdGreaterThanEqual"(%1, %2) : (f64, f64) -> i1
//
%1, %2 : f64, f64
%3 = "spirv.FOrdLessThan"(%1, %2) : (f64, f64) -> i1
//
%1, %2 : f16, f16
%3 = "spirv.FOrdLessThanEqual"(%1, %2) : (f16, f16) -> i1
//
%1, %2 : f16, f16
%3 = "spirv.FOrdNotEqual"(%1, %2) : (f16, f16) -> i1
//
%1, %2 : f64, f64
%3 = "spirv.FUnordEqual"(%1, %2) : (f64, f64) -> i1
//
%1, %2 : f64, f64
%3 = "spirv.FUnordGreaterThan"(%1, %2) : (f64, f64) -> i1
//
%1, %2 : f64, f64
%3 = "spirv.FUnordGreaterThanEqual"(%1, %2) : (f64, f64) -> i1
//
%1, %2 : f16, f16
%3 = "spirv.FUnordLessThan"(%1, %2) : (f16, f16) -> i1
//
%1, %2 : f32, f32
%3 = "spirv.FUnordLessThanEqual"(%1, %2) : (f32, f32) -> i1
//
%1, %2 : f16, f16
%3 = "spirv.FUnordNotEqual"(%1, %2) : (f16, f16) -> i1
//
%1, %2 : i64, i64
%3 = "spirv.IEqual"(%1, %2) : (i64, i64) -> i1
//
%1, %2 : i32, i32
%3 = "spirv.INotEqual"(%1, %2) : (i32, i32) -> i1
//
%1 : f64
%2 = "spirv.IsFinite"(%1) : (f64) -> i1
//
%1 : f64
%2 = "spirv.IsInf"(%1) : (f64) -> i1
//
%1 : f64
%2 = "spirv.IsNan"(%1) : (f64) -> i1
//
%1, %2 : i1, i1
%3 = "spirv.LogicalAnd"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : i1, i1
%3 = "spirv.LogicalEqual"(%1, %2) : (i1, i1) -> i1
//
%1 : i1
%2 = "spirv.LogicalNot"(%1) : (i1) -> i1
//
%1, %2 : i1, i1
%3 = "spirv.LogicalNotEqual"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : i1, i1
%3 = "spirv.LogicalOr"(%1, %2) : (i1, i1) -> i1
//
%1, %2 : f16, f16
%3 = "spirv.Ordered"(%1, %2) : (f16, f16) -> i1
//
%1, %2 : i32, i32
%3 = "spirv.SGreaterThan"(%1, %2) : (i32, i32) -> i1
//
%1, %2 : i64, i64
%3 = "spirv.SGreaterThanEqual"(%1, %2) : (i64, i64) -> i1
//
%1, %2 : i64, i64
%3 = "spirv.SLessThan"(%1, %2) : (i64, i64) -> i1
//
%1, %2 : i8, i8
%3 = "spirv.SLessThanEqual"(%1, %2) : (i8, i8) -> i1
//
%1, %2, %3 : i1, i1, i1
%4 = "spirv.Select"(%1, %2, %3) : (i1, i1, i1) -> i1
//
%1, %2 : i8, i8
%3 = "spirv.UGreaterThan"(%1, %2) : (i8, i8) -> i1
//
%1, %2 : i32, i32
%3 = "spirv.UGreaterThanEqual"(%1, %2) : (i32, i32) -> i1
//
%1, %2 : i16, i16
%3 = "spirv.ULessThan"(%1, %2) : (i16, i16) -> i1
//
%1, %2 : f32, f32
%3 = "spirv.Unordered"(%1, %2) : (f32, f32) -> i1
//
%1, %2 : i8, i8
%3 = "spirv.ULessThanEqual"(%1, %2) : (i8, i8) -> i1
//
%1, %2 : !spirv.matrix<4 x vector<4xf32>>, !spirv.matrix<4 x vector<4xf32>>
%3 = "spirv.MatrixTimesMatrix"(%1, %2) : (!spirv.matrix<4 x vector<4xf32>>, !spirv.matrix<4 x vector<4xf32>>) -> (!spirv.matrix<4 x vector<4xf32>>)
//
%1, %2 : !spirv.matrix<4 x vector<4xf32>>, f32
%3 = "spirv.MatrixTimesScalar"(%1, %2) : (!spirv.matrix<4 x vector<4xf32>>, f32) -> (!spirv.matrix<4 x vector<4xf32>>)
//
%1 : !spirv.matrix<4 x vector<4xf32>>
%2 = "spirv.Transpose"(%1) : (!spirv.matrix<4 x vector<4xf32>>) -> (!spirv.matrix<4 x vector<4xf32>>)
//
%1, %2 : vector<4xf32>, !spirv.matrix<4 x vector<4xf32>>
%3 = "spirv.VectorTimesMatrix"(%1, %2) : (vector<4xf32>, !spirv.matrix<4 x vector<4xf32>>) -> (vector<4xf32>)
//
%1 : !spirv.ptr<f32, Function>
%2 = "spirv.AccessChain"(%1) : (!spirv.ptr<f32, Function>) -> (!spirv.ptr<f32, Function>)
//
%1, %2 : !spirv.ptr<i32, StorageBuffer>, i8
%3 = "spirv.InBoundsPtrAccessChain"(%1, %2) : (!spirv.ptr<i32, StorageBuffer>, i8) -> (!spirv.ptr<i32, StorageBuffer>)
//
%1, %2 : !spirv.ptr<f32, Function>, i8
%3 = "spirv.PtrAccessChain"(%1, %2) : (!spirv.ptr<f32, Function>, i8) -> (!spirv.ptr<f32, Function>)
// EXT.EmitMeshTasks
"test.around"() ({
%1, %2, %3 : i32, i32, i32
"spirv.EXT.EmitMeshTasks"(%1, %2, %3) : (i32, i32, i32) -> ()
}) : () -> ()
//
%1, %2 : i32, i32
"spirv.EXT.SetMeshOutputs"(%1, %2) : (i32, i32) -> ()
//
%1 : i1
"spirv.KHR.AssumeTrue"(%1) : (i1) -> ()
//
%1 = "spirv.Undef"() : () -> i32
//
%1 : i1
%2 = "spirv.GroupNonUniformBallot"(%1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> (vector<4xi32>)
//
%1 : vector<4xui16>
%2 = "spirv.GroupNonUniformBallotFindLSB"(%1) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<4xui16>) -> ui16
//
%1 : vector<4xi64>
%2 = "spirv.GroupNonUniformBallotFindMSB"(%1) <{execution_scope = #spirv.scope<Workgroup>}> : (vector<4xi64>) -> i64
//
%1 = "spirv.GroupNonUniformElect"() <{execution_scope = #spirv.scope<Subgroup>}> : () -> i1
//
%1 : f16
%2 = "spirv.GroupNonUniformFAdd"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f16) -> f16
//
%1 : f16
%2 = "spirv.GroupNonUniformFMax"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (f16) -> f16
//
%1 : f16
%2 = "spirv.GroupNonUniformFMin"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (f16) -> f16
//
%1 : f32
%2 = "spirv.GroupNonUniformFMul"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (f32) -> f32
//
%1 : i32
%2 = "spirv.GroupNonUniformIAdd"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i32) -> i16
//
%1 : i64
%2 = "spirv.GroupNonUniformIMul"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i64) -> i64
//
%1 : si32
%2 = "spirv.GroupNonUniformSMax"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (si32) -> ui8
//
%1 : i8
%2 = "spirv.GroupNonUniformSMin"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i8) -> i32
//
%1, %2 : i32, i32
%3 = "spirv.GroupNonUniformShuffle"(%1, %2) <{execution_scope = #spirv.scope<Subgroup>}> : (i32, i32) -> i32
//
%1, %2 : i16, i16
%3 = "spirv.GroupNonUniformShuffleDown"(%1, %2) <{execution_scope = #spirv.scope<Workgroup>}> : (i16, i16) -> i16
//
%1, %2 : f16, i16
%3 = "spirv.GroupNonUniformShuffleUp"(%1, %2) <{execution_scope = #spirv.scope<Subgroup>}> : (f16, i16) -> f16
//
%1, %2 : ui64, i8
%3 = "spirv.GroupNonUniformShuffleXor"(%1, %2) <{execution_scope = #spirv.scope<Subgroup>}> : (ui64, i8) -> ui64
//
%1 : i8
%2 = "spirv.GroupNonUniformUMax"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (i8) -> i8
//
%1 : si64
%2 = "spirv.GroupNonUniformUMin"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (si64) -> si64
//
%1 : i32
%2 = "spirv.GroupNonUniformBitwiseAnd"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<InclusiveScan>}> : (i32) -> i64
//
%1 : i16
%2 = "spirv.GroupNonUniformBitwiseOr"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i16) -> i32
//
%1 : i64
%2 = "spirv.GroupNonUniformBitwiseXor"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedReduceNV>}> : (i64) -> i32
//
%1 : i1
%2 = "spirv.GroupNonUniformLogicalAnd"(%1) <{execution_scope = #spirv.scope<Workgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i1) -> i1
//
%1 : i1
%2 = "spirv.GroupNonUniformLogicalOr"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedExclusiveScanNV>}> : (i1) -> i1
//
%1 : i1
%2 = "spirv.GroupNonUniformLogicalXor"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<PartitionedInclusiveScanNV>}> : (i1) -> i1
//
%1 : vector<4xi32>
%2 = "spirv.GroupNonUniformBallotBitCount"(%1) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<ExclusiveScan>}> : (vector<4xi32>) -> i32
//
%1, %2 : i1, i16
%3 = "spirv.GroupNonUniformRotateKHR"(%1, %2) <{execution_scope = #spirv.scope<Subgroup>}> : (i1, i16) -> i1
//
%1 : i1
%2 = "spirv.GroupNonUniformAll"(%1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
//
%1 : i1
%2 = "spirv.GroupNonUniformAny"(%1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
//
%1 : i1
%2 = "spirv.GroupNonUniformAllEqual"(%1) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
//
%1, %2 : f32, i8
%3 = "spirv.GroupNonUniformQuadSwap"(%1, %2) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i8) -> f32
//
"spirv.EmitVertex"() : () -> ()
//
"spirv.EndPrimitive"() : () -> ()
//
%1, %2 : f32, f32
%3 = "spirv.CL.atan2"(%1, %2) : (f32, f32) -> f32
//
%1 : f16
%2 = "spirv.CL.acos"(%1) : (f16) -> f16
//
%1 : f32
%2 = "spirv.CL.acosh"(%1) : (f32) -> f32
//
%1 : f16
%2 = "spirv.CL.asin"(%1) : (f16) -> f16
//
%1 : f16
%2 = "spirv.CL.asinh"(%1) : (f16) -> f16
//
%1 : f32
%2 = "spirv.CL.atan"(%1) : (f32) -> f32
//
%1 : f32
%2 = "spirv.CL.atanh"(%1) : (f32) -> f32
//
%1 : f16
%2 = "spirv.CL.ceil"(%1) : (f16) -> f16
//
%1 : f16
%2 = "spirv.CL.cos"(%1) : (f16) -> f16
//
%1 : f16
%2 = "spirv.CL.cosh"(%1) : (f16) -> f16
//
%1 : f64
%2 = "spirv.CL.erf"(%1) : (f64) -> f64
//
%1 : f16
%2 = "spirv.CL.exp"(%1) : (f16) -> f16
//
%1 : f16
%2 = "spirv.CL.fabs"(%1) : (f16) -> f16
//
%1, %2 : f16, f16
%3 = "spirv.CL.fmax"(%1, %2) : (f16, f16) -> f16
//
%1, %2 : f16, f16
%3 = "spirv.CL.fmin"(%1, %2) : (f16, f16) -> f16
//
%1 : f16
%2 = "spirv.CL.floor"(%1) : (f16) -> f16
//
%1, %2, %3 : f64, f64, f64
%4 = "spirv.CL.fma"(%1, %2, %3) : (f64, f64, f64) -> f64
//
%1 : f64
%2 = "spirv.CL.log"(%1) : (f64) -> f64
//
%1, %2, %3 : f64, f64, f64
%4 = "spirv.CL.mix"(%1, %2, %3) : (f64, f64, f64) -> f64
//
%1, %2 : f32, f32
%3 = "spirv.CL.pow"(%1, %2) : (f32, f32) -> f32
//
%1 : f64
%2 = "spirv.CL.rint"(%1) : (f64) -> f64
//
%1 : f16
%2 = "spirv.CL.round"(%1) : (f16) -> f16
//
%1 : f16
%2 = "spirv.CL.rsqrt"(%1) : (f16) -> f16
//
%1 : i32
%2 = "spirv.CL.s_abs"(%1) : (i32) -> i32
//
%1, %2 : i64, i64
%3 = "spirv.CL.s_max"(%1, %2) : (i64, i64) -> i64
//
%1, %2 : si8, si8
%3 = "spirv.CL.s_min"(%1, %2) : (si8, si8) -> si8
//
%1 : f32
%2 = "spirv.CL.sin"(%1) : (f32) -> f32
//
%1 : f16
%2 = "spirv.CL.sinh"(%1) : (f16) -> f16
//
%1 : f16
%2 = "spirv.CL.sqrt"(%1) : (f16) -> f16
//
%1 : f16
%2 = "spirv.CL.tan"(%1) : (f16) -> f16
//
%1 : f64
%2 = "spirv.CL.tanh"(%1) : (f64) -> f64
//
%1, %2 : i8, i8
%3 = "spirv.CL.u_max"(%1, %2) : (i8, i8) -> i8
//
%1, %2 : i64, i64
%3 = "spirv.CL.u_min"(%1, %2) : (i64, i64) -> i64
//
%1, %2, %3 : !spirv.ptr<i32, Workgroup>, i32, i32
%4 = "spirv.CL.printf"(%1, %2, %3) : (!spirv.ptr<i32, Workgroup>, i32, i32) -> i16
//
%1 = "spirv.EXT.ConstantCompositeReplicate"() <{value = 1 : i32}> : () -> (vector<[2]xi32>)
// AtomicCompareExchangeWeak
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
%0 = "spirv.AtomicCompareExchangeWeak"(%arg0, %arg1, %arg1) <{equal_semantics = #spirv.memory_semantics<Volatile>, memory_scope = #spirv.scope<Invocation>, unequal_semantics = #spirv.memory_semantics<None>}> : (!spirv.ptr<i32, StorageBuffer>, i32, i32) -> i32
"func.return"(%0) : (i32) -> ()
}) : () -> ()
// AtomicExchange
"func.func"() <{function_type = (!spirv.ptr<f32, Function>, f32) -> f32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<f32, Function>, %arg1: f32):
%0 = "spirv.AtomicExchange"(%arg0, %arg1) <{memory_scope = #spirv.scope<QueueFamily>, semantics = #spirv.memory_semantics<Volatile>}> : (!spirv.ptr<f32, Function>, f32) -> f32
"func.return"(%arg1) : (f32) -> ()
}) : () -> ()
// AtomicIAdd
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32):
%0 = "spirv.AtomicIAdd"(%arg0, %arg1) <{memory_scope = #spirv.scope<Subgroup>, semantics = #spirv.memory_semantics<AtomicCounterMemory>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
"func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// AtomicSMax
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
%0 = "spirv.AtomicSMax"(%arg0, %arg1) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<OutputMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
"func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// AtomicSMin
"func.func"() <{function_type = (!spirv.ptr<i32, StorageBuffer>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32):
%0 = "spirv.AtomicSMin"(%arg0, %arg1) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<CrossWorkgroupMemory>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> i32
"func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// AtomicUMax
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32):
%0 = "spirv.AtomicUMax"(%arg0, %arg1) <{memory_scope = #spirv.scope<Invocation>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
"func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// AtomicXor
"func.func"() <{function_type = (!spirv.ptr<i32, Workgroup>, i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.ptr<i32, Workgroup>, %arg1: i32):
%0 = "spirv.AtomicXor"(%arg0, %arg1) <{memory_scope = #spirv.scope<Workgroup>, semantics = #spirv.memory_semantics<Acquire>}> : (!spirv.ptr<i32, Workgroup>, i32) -> i32
"func.return"(%arg1) : (i32) -> ()
}) : () -> ()
// Branch
"func.func"() <{function_type = (f16) -> f16, sym_name = "generated"}> ({
^bb0(%arg0: f16):
"spirv.Branch"(%arg0)[^bb1] : (f16) -> ()
^bb1(%0: f16):  // pred: ^bb0
"func.return"(%arg0) : (f16) -> ()
}) : () -> ()
// MatrixTimesVector
"func.func"() <{function_type = (!spirv.matrix<4 x vector<4xf32>>, vector<4xf32>) -> vector<4xf32>, sym_name = "generated"}> ({
^bb0(%arg0: !spirv.matrix<4 x vector<4xf32>>, %arg1: vector<4xf32>):
%0 = "spirv.MatrixTimesVector"(%arg0, %arg1) : (!spirv.matrix<4 x vector<4xf32>>, vector<4xf32>) -> vector<4xf32>
"func.return"(%0) : (vector<4xf32>) -> ()
}) : () -> ()
// Switch
"func.func"() <{function_type = (i32) -> i32, sym_name = "generated"}> ({
^bb0(%arg0: i32):
"spirv.Switch"(%arg0, %arg0)[^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
^bb1(%0: i32):  // pred: ^bb0
"func.return"(%0) : (i32) -> ()
}) : () -> ()
// VectorShuffle
"func.func"() <{function_type = (vector<2xf16>) -> vector<2xf16>, sym_name = "generated"}> ({
^bb0(%arg0: vector<2xf16>):
%0 = "spirv.VectorShuffle"(%arg0, %arg0) <{components = [1 : i32, 1 : i32]}> : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
"func.return"(%0) : (vector<2xf16>) -> ()
}) : () -> ()
// mlir.addressof
"spirv.GlobalVariable"() <{descriptor_set = 0 : i32, sym_name = "symbol0", type = !spirv.ptr<i32, Workgroup>}> : () -> ()
"func.func"() <{function_type = () -> !spirv.ptr<i32, Workgroup>, sym_name = "generated"}> ({
%0 = "spirv.mlir.addressof"() <{variable = @symbol0}> : () -> !spirv.ptr<i32, Workgroup>
"func.return"(%0) : (!spirv.ptr<i32, Workgroup>) -> ()
}) : () -> ()
// mlir.referenceof
"spirv.SpecConstant"() <{default_value = 0 : i8, sym_name = "symbol0"}> : () -> ()
"func.func"() <{function_type = () -> i8, sym_name = "generated"}> ({
%0 = "spirv.mlir.referenceof"() <{spec_const = @symbol0}> : () -> i8
"func.return"(%0) : (i8) -> ()
}) : () -> ()
// Return
spirv.func @f() "None" {
spirv.Return
}
// Unreachable
spirv.func @f() "None" {
spirv.Return
^bb1:
spirv.Unreachable
}
// ReturnValue
spirv.func @f(%a: i32) -> i32 "None" {
spirv.ReturnValue %a : i32
}
// FunctionCall
spirv.func @f(%a: i32) -> i32 "None" {
%r = spirv.FunctionCall @f(%a) : (i32) -> i32
spirv.ReturnValue %r : i32
}
// mlir.merge
spirv.func @f() "None" {
spirv.mlir.selection {
spirv.Branch ^bb1
^bb1:
spirv.mlir.merge
}
spirv.Return
}
// mlir.yield
spirv.module Logical GLSL450 {
spirv.SpecConstant @sc = 4 : i32
spirv.func @f() -> i32 "None" {
%0 = spirv.Constant 1 : i32
%1 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
spirv.ReturnValue %1 : i32
}
}
// GenericCastToPtr
%a : !spirv.ptr<f32, Generic>
%r = spirv.GenericCastToPtr %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
// GenericCastToPtrExplicit
%a : !spirv.ptr<f32, Generic>
%r = spirv.GenericCastToPtrExplicit %a : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
// PtrCastToGeneric
%a : !spirv.ptr<f32, CrossWorkgroup>
%r = spirv.PtrCastToGeneric %a : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
// GL.FrexpStruct
%a : f32
%r = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i32)>
// GroupNonUniformBroadcast
%a : f32
%k = spirv.Constant 1 : i32
%r = spirv.GroupNonUniformBroadcast <Subgroup> %a, %k : f32, i32
// ImageRead
%a, %b : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32>
%r = spirv.ImageRead %a, %b : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32> -> vector<4xf32>
// ImageWrite
%a, %b, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32>, vector<4xf32>
spirv.ImageWrite %a, %b, %c : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xsi32>, vector<4xf32>
// ImageQuerySize
%a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>
%r = spirv.ImageQuerySize %a : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8> -> vector<2xi32>
// ImageSampleExplicitLod
%a, %b, %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32
%r = spirv.ImageSampleExplicitLod %a, %b ["Lod"], %c : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>, f32 -> vector<4xf32>
// ImageSampleImplicitLod
%a, %b : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32>
%r = spirv.ImageSampleImplicitLod %a, %b : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<2xf32> -> vector<4xf32>
// KHR.CooperativeMatrixLength
%r = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixAcc>
// KHR.CooperativeMatrixMulAdd
%a, %b, %c : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB>, !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
%r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>, !spirv.coopmatrix<8x8xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
