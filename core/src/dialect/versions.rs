//! Where the forms of operations differ between versions of a project.

/// Dialects whose operations are written differently in different versions.
const DIALECTS: [&[u8]; 6] = [b"flow", b"hal", b"hfusion", b"symbol", b"torch", b"util"];

/// Operations of other dialects that LLVM 15 to 22 write in more than one way, and one that had no
/// dialect before.
const OPERATIONS: [&[u8]; 32] = [
    b"bufferization.alloc_tensor",
    b"bufferization.dealloc",
    b"bufferization.materialize_in_destination",
    b"bufferization.to_buffer",
    b"bufferization.to_memref",
    b"bufferization.to_tensor",
    b"constant",
    b"linalg.map",
    b"linalg.pack",
    b"linalg.reduce",
    b"linalg.softmax",
    b"linalg.unpack",
    b"memref.expand_shape",
    b"memref.tensor_store",
    b"scf.forall",
    b"scf.parallel",
    b"scf.reduce",
    b"scf.reduce.return",
    b"tensor.expand_shape",
    b"tensor.pack",
    b"tensor.unpack",
    b"vector.extract",
    b"vector.extractelement",
    b"vector.flat_transpose",
    b"vector.insert",
    b"vector.insertelement",
    b"vector.matrix_multiply",
    b"vector.multi_reduction",
    b"vector.reduction",
    b"vector.scan",
    b"vector.splat",
    b"vector.warp_execute_on_lane_0",
];

/// Whether an operation may have another form than the one that is described.
pub(crate) fn form_varies(name: &[u8]) -> bool {
    let dialect = name.split(|byte| *byte == b'.').next().unwrap_or_default();
    DIALECTS.contains(&dialect) || OPERATIONS.contains(&name)
}
