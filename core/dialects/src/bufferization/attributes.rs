//! The rules of the dialect's own attributes, on any operation.

use abide_mlir::ir::AttributeKind;
use abide_mlir::ods::{MemoryEffect, ParametricTrait, Trait};
use abide_mlir::registry::{AttributeOwner, DialectAttribute, RegisteredOp, VerifyError};
use abide_mlir::verify::{Verified, Verifier};
use abide_source::diagnostic::Message;
use abide_source::rule;

/// The accesses of a function to the memory of an argument.
const ACCESSES: [&[u8]; 4] = [b"none", b"read", b"write", b"read-write"];

pub(crate) fn verify_attribute(verifier: &Verifier<'_>, own: &DialectAttribute<'_>) -> Verified {
    match own.owner {
        AttributeOwner::Operation => on_operation(verifier, own),
        AttributeOwner::Argument => on_argument(verifier, own).map_err(VerifyError::bare),
        AttributeOwner::Result => Ok(()),
    }
}

fn on_operation(verifier: &Verifier<'_>, own: &DialectAttribute<'_>) -> Verified {
    let name = own.name_text();
    if name != "bufferization.manual_deallocation" {
        let message = rule!(
            "attribute '\"{}\"' not supported as an op attribute by the bufferization dialect",
            name
        )
        .with_help("remove the attribute");
        return Err(VerifyError::bare(message));
    }
    // An unregistered operation may do anything.
    if verifier.registered(own.operation).is_none_or(allocates_or_frees) {
        return Ok(());
    }
    Err(rule!(
        "attribute '{}' can be used only on ops that have an allocation and/or free side effect",
        name
    )
    .with_help("remove the attribute, or put it on an operation that allocates")
    .into())
}

fn allocates_or_frees(entry: &RegisteredOp) -> bool {
    let op = entry.description();
    let of_traits = op.parametric_traits.iter().flat_map(|own| match own {
        ParametricTrait::MemoryEffects(effects) => effects.as_slice(),
        _ => &[],
    });
    let values = op.operands.iter().chain(&op.results);
    let mut effects = values.flat_map(|value| &value.effects).chain(of_traits);
    // Some declare their effects in code only (MLIR: `getEffects`).
    op.has(Trait::MemoryEffectsOpInterface)
        || effects.any(|effect| matches!(effect, MemoryEffect::Allocate | MemoryEffect::Free))
}

fn on_argument(verifier: &Verifier<'_>, own: &DialectAttribute<'_>) -> Result<(), Message> {
    let context = &verifier.ir.context;
    let kind = context.attribute_kind(own.value);
    let of = |what: &str| {
        let rule = rule!("'{}' is expected to be {}", own.name_text(), what);
        Err(rule.with_help(format!("write {what} after '='")))
    };
    match own.name {
        b"bufferization.writable" => {
            if !matches!(kind, AttributeKind::Integer { ty, .. } if *ty == context.bool_type()) {
                return of("a boolean attribute");
            }
            if verifier.is_declaration(own.operation) {
                return Err(rule!("'bufferization.writable' is invalid on external functions")
                    .with_help("remove it: a declaration has no body that could write"));
            }
            Ok(())
        }
        b"bufferization.access" => match kind {
            AttributeKind::String { value, .. } if ACCESSES.contains(&context.bytes(*value)) => {
                Ok(())
            }
            AttributeKind::String { .. } => Err(rule!("invalid value for 'bufferization.access'")
                .with_help("write \"none\", \"read\", \"write\" or \"read-write\"")),
            _ => of("a string attribute"),
        },
        // Newer versions take any layout of a memref, which other dialects may have.
        b"bufferization.buffer_layout" => match kind {
            AttributeKind::AffineMap(_)
            | AttributeKind::StridedLayout { .. }
            | AttributeKind::Dialect { .. } => Ok(()),
            _ => of("a affine map attribute"),
        },
        _ => Err(rule!(
            "attribute '{}' not supported as a region arg attribute by the bufferization dialect",
            own.name_text()
        )
        .with_help("remove the attribute")),
    }
}
