//! Types of the `spirv` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("any SPIR-V pointer type", "!spirv.ptr<f32, Function>"),
    ("any SPIR-V pointer type", "!spirv.ptr<i32, StorageBuffer>"),
    ("any SPIR-V pointer type", "!spirv.ptr<i32, Workgroup>"),
    (
        "any SPIR-V image type",
        "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>",
    ),
    (
        "any SPIR-V sampled image type",
        "!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>",
    ),
    ("any SPIR-V matrix type", "!spirv.matrix<4 x vector<4xf32>>"),
    ("Matrix of 16/32/64-bit float values", "!spirv.matrix<4 x vector<4xf32>>"),
    (
        "any SPIR-V matrix type or Cooperative Matrix of 16/32/64-bit float values",
        "!spirv.matrix<4 x vector<4xf32>>",
    ),
    ("any SPIR-V struct type", "!spirv.struct<(i32, f32)>"),
    ("any SPIR-V cooperative matrix type", "!spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>"),
    ("any SPIR-V tensorArm type", "!spirv.arm.tensor<4xi32>"),
    ("any SPIR-V tensorArm type", "!spirv.arm.tensor<1x4x4x2xi8>"),
];
