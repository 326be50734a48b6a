//! Attributes about the launch of a kernel.

use abide_mlir::ir::{Attribute, AttributeKind, TypeKind};
use abide_mlir::registry::{AttributeOwner, DialectAttribute, VerifyError};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::rule;

/// Checks the number of sizes, and that they are numbers.
pub(super) fn verify_attribute(verifier: &Verifier<'_>, own: &DialectAttribute<'_>) -> Verified {
    if own.owner != AttributeOwner::Operation
        || verifier.ir.name_bytes(own.operation) != b"llvm.func"
    {
        return Ok(());
    }
    let message = match own.name {
        b"nvvm.maxntid" | b"nvvm.reqntid" | b"nvvm.cluster_dim" => {
            if is_sizes(verifier, own.value) {
                return Ok(());
            }
            "attribute must be integer array with maximum 3 index"
        }
        b"nvvm.minctasm" | b"nvvm.maxnreg" | b"nvvm.cluster_max_blocks" => {
            match verifier.ir.context.attribute_kind(own.value) {
                AttributeKind::Integer { .. } => return Ok(()),
                _ => "attribute must be integer constant",
            }
        }
        _ => return Ok(()),
    };
    Err(VerifyError::bare(
        rule!("'\"{}\"' {}", own.name_text(), message)
            .with_help("write numbers such as 'array<i32: 32, 1, 1>' or '128 : i32'"),
    ))
}

/// Up to three numbers of 32 bits.
fn is_sizes(verifier: &Verifier<'_>, value: Attribute) -> bool {
    let context = &verifier.ir.context;
    let AttributeKind::DenseArray { element, values } = context.attribute_kind(value) else {
        return false;
    };
    let is_narrow = matches!(context.type_kind(*element), TypeKind::Integer { width: 32, .. });
    is_narrow && (1..=3).contains(&values.len())
}
