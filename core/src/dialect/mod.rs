//! What is known of dialects: each is described once, and everything else reads the description.
//!
//! What no description knows is never an error.

mod affine;
pub(crate) mod arith;
mod body;
mod bufferization;
mod builtin;
mod cf;
mod common;
mod complex;
mod descriptions;
mod flow;
mod func;
mod hfusion;
mod index;
mod iree;
mod linalg;
mod llvm;
mod memref;
mod ml_program;
mod quant;
mod result_names;
mod scf;
mod shape;
mod sparse_tensor;
mod spirv;
mod stablehlo;
mod symbol;
mod tensor;
mod torch;
mod torch_c;
mod upstream;
mod util;
mod vector;
mod versions;

use crate::diagnostic::{Diagnostic, codes};
use crate::limits::Limits;
use crate::mlir::syntax::{NodeKind, SyntaxNode};
use crate::text::Span;
use body::Cursor;
pub use descriptions::{descriptions, registry};
pub(crate) use func::FUNCTION as FUNCTION_LIKE;
pub(crate) use linalg::operand_maps;
pub(crate) use result_names::result_names;
pub(crate) use symbol::{BIND_SYMBOLIC_SHAPE, SYMBOLIC_INT, makes_symbols};
pub(crate) use tensor::{Padding, padded_size};
pub(crate) use versions::{
    form_varies, is_described_in_part, is_dialect_of_llvm, is_of_many_versions,
    was_or_will_be_operation, was_unprefixed,
};

/// What stands behind `!dialect` or `#dialect`, as the dialect's own printer writes it; none where it is that
/// already, or where nobody here knows.
pub(crate) fn canonical_body(dialect: &[u8], body: &[u8]) -> Option<Vec<u8>> {
    match dialect {
        b"llvm" => llvm::canonical_body(body),
        b"quant" => quant::canonical_body(body),
        _ => None,
    }
}

/// What is wrong with a type of a described dialect; `text` is what the positions of the node count
/// in.
pub(crate) fn check_type_node(
    node: SyntaxNode<'_>,
    text: &[u8],
    limits: &Limits,
) -> Option<Diagnostic> {
    node.child(NodeKind::DialectBody)?;
    check_type(text, node.span(), limits)
}

/// What is wrong between the brackets of a type of a described dialect, `!dialect.name<…>` at
/// `span`. The brackets are known to match.
fn check_type(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    let mut cursor = Cursor::new(text, span, limits.depth);
    let fault = spirv::type_(&mut cursor).err()?;
    Some(Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message))
}
