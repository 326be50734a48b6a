//! Examples of operations whose forms only their parsers know.

/// The text after the name of each operation.
pub(super) const EXAMPLES: &[(&str, &str)] = &[
    ("llvm.insertvalue", " %value, %container[0] : !llvm.struct<(i32, f32)>"),
    ("llvm.extractvalue", " %container[0] : !llvm.struct<(i32, f32)>"),
    ("llvm.shufflevector", " %v1, %v2 [0, 1] : vector<4xf32>"),
    ("llvm.fcmp", " \"olt\" %lhs, %rhs : f32"),
    ("llvm.invoke", " @callee(%operand) to ^bb1 unwind ^bb2 : (i32) -> i32"),
];
