//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    ("spirv.IAddCarry", " %a, %b : !spirv.struct<(i32, i32)>"),
    ("spirv.ISubBorrow", " %a, %b : !spirv.struct<(i32, i32)>"),
    ("spirv.SMulExtended", " %a, %b : !spirv.struct<(i32, i32)>"),
    ("spirv.UMulExtended", " %a, %b : !spirv.struct<(i32, i32)>"),
    ("spirv.CompositeExtract", " %composite[0 : i32] : !spirv.array<4xf32>"),
    ("spirv.CompositeInsert", " %object, %composite[0 : i32] : f32 into !spirv.array<4xf32>"),
    ("spirv.FunctionCall", " @callee(%operand) : (i32) -> i32"),
    (
        "spirv.AccessChain",
        " %base[%i] : !spirv.ptr<!spirv.array<4xf32>, Function>, i32 -> !spirv.ptr<f32, Function>",
    ),
    ("spirv.Load", " \"Function\" %ptr : f32"),
    ("spirv.Store", " \"Function\" %ptr, %value : f32"),
    ("spirv.Variable", " : !spirv.ptr<f32, Function>"),
    ("spirv.CopyMemory", " \"Function\" %target, \"Function\" %source : f32"),
    ("spirv.EntryPoint", " \"GLCompute\" @name"),
    ("spirv.ExecutionMode", " @name \"LocalSize\", 1, 1, 1"),
    ("spirv.func", " @name(%arg: f32) -> f32 \"None\" { spirv.ReturnValue %arg : f32 }"),
    ("spirv.GlobalVariable", " @name bind(0, 0) : !spirv.ptr<f32, StorageBuffer>"),
    ("spirv.SpecConstant", " @name = 1 : i32"),
    ("spirv.SpecConstantComposite", " @name (@a, @b) : !spirv.struct<(i32, i32)>"),
    ("spirv.Constant", " 1 : i32"),
    (
        "spirv.VectorShuffle",
        " [0 : i32, 1 : i32] %v1, %v2 : vector<4xf32>, vector<4xf32> -> vector<2xf32>",
    ),
];
