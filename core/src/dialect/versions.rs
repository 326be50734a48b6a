//! Where the forms of operations differ between versions of a project.

/// Dialects whose operations are written differently in different versions.
const DIALECTS: [&[u8]; 10] = [
    b"bufferization",
    b"flow",
    b"hal",
    b"hfusion",
    b"linalg",
    b"ml_program",
    b"symbol",
    b"torch",
    b"util",
    b"vector",
];

/// Operations of other dialects that LLVM 15 to 22 write in more than one way, and one that had no
/// dialect before.
const OPERATIONS: [&[u8]; 12] = [
    b"constant",
    b"memref.collapse_shape",
    b"memref.expand_shape",
    b"memref.tensor_store",
    b"scf.forall",
    b"scf.parallel",
    b"scf.reduce",
    b"scf.reduce.return",
    b"tensor.collapse_shape",
    b"tensor.expand_shape",
    b"tensor.pack",
    b"tensor.unpack",
];

/// Whether an operation may have another form than the one that is described.
pub(crate) fn form_varies(name: &[u8]) -> bool {
    let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
    DIALECTS.contains(&dialect) || OPERATIONS.contains(&name)
}
