//! Types of the `llvm` dialect for generated modules.

/// The types that meet constraints that only C++ decides, by the words of the constraint or the name of the type.
pub(super) const TYPES: &[(&str, &str)] = &[
    ("LLVM pointer type", "!llvm.ptr"),
    ("LLVM pointer in address space 0", "!llvm.ptr"),
    ("LLVM pointer in address space 1", "!llvm.ptr<1>"),
    ("LLVM pointer in address space 3", "!llvm.ptr<3>"),
    ("LLVM pointer in address space 6", "!llvm.ptr<6>"),
    ("LLVM pointer in address space 7", "!llvm.ptr<7>"),
    ("LLVM pointer in address space 8", "!llvm.ptr<8>"),
    ("LLVM pointer in address space 3 or LLVM pointer in address space 7", "!llvm.ptr<3>"),
    ("LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type", "!llvm.ptr"),
    ("LLVM dialect-compatible vector of LLVM pointer type", "vector<4x!llvm.ptr>"),
    ("LLVM dialect-compatible vector type", "vector<4xi32>"),
    ("LLVM dialect-compatible type", "i32"),
    ("LLVM dialect-compatible type", "f32"),
    ("LLVM dialect-compatible type", "!llvm.ptr"),
    ("LLVM dialect-compatible type", "vector<4xf32>"),
    ("LLVM type with size", "i32"),
    ("LLVM token type", "!llvm.token"),
    ("LLVM aggregate type", "!llvm.struct<(i32, f32)>"),
    ("LLVM aggregate type", "!llvm.array<4 x i32>"),
    ("LLVM structure type", "!llvm.struct<(i32, f32)>"),
    ("LLVM structure type", "!llvm.struct<(i32, i32)>"),
    ("!llvm.struct", "!llvm.struct<(i32, f32)>"),
    ("!llvm.array", "!llvm.array<4 x i32>"),
    ("!llvm.ptr", "!llvm.ptr"),
];
