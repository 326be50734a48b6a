//! Rules of operations that read their parts by name.

use super::Parts;
use crate::NEWEST_LLVM;
use abide_mlir::ir::OperationId;
use abide_mlir::registry::VerifyError;
use abide_mlir::verify::{Verified, Verifier};

/// Holds a rule against an operation whose parts are known by name.
pub(crate) fn with_parts(
    verifier: &Verifier<'_>,
    operation: OperationId,
    rule: impl Fn(&Parts<'_>) -> Verified,
) -> Verified {
    Parts::of(verifier, operation).map_or(Ok(()), |parts| rule(&parts))
}

/// The number of sizes of a type from which on rules are checked once. Builds with assertions check all of them once.
const LONG_SHAPE: usize = 16;

/// A rule of the properties and types of an operation alone: not of its regions, its surroundings, or the operations
/// that make its operands. It is checked once for operations that share long types.
pub(crate) fn once(rule: fn(&Parts<'_>) -> Verified) -> impl Fn(&Parts<'_>) -> Verified {
    move |parts| {
        let ir = parts.ir();
        let mut values = ir.operands(parts.operation).chain(ir.results(parts.operation));
        let is_long = values.any(|value| {
            let shape = parts.kind(ir.value_type(value)).shape();
            shape.is_some_and(|shape| cfg!(debug_assertions) || shape.len() >= LONG_SHAPE)
        });
        match is_long {
            true => parts.verifier.once_for_equal(parts.operation, || rule(parts)),
            false => rule(parts),
        }
    }
}

/// Whether the verifier is for the newest version of LLVM only. A text whose version is open is checked twice.
pub(crate) fn is_for_newest(verifier: &Verifier<'_>) -> bool {
    verifier.is_for(NEWEST_LLVM)
}

/// An error with these words unless a condition holds.
pub(crate) fn require<M: Into<VerifyError>>(holds: bool, message: impl FnOnce() -> M) -> Verified {
    if holds { Ok(()) } else { Err(message().into()) }
}

/// Rules by the full names of operations, as a table of verifiers; one rule may be that of several operations.
macro_rules! rules {
    ($($($name:literal)|+ => $rule:expr,)*) => {
        &[$($((
            $name,
            (|verifier, operation| $crate::common::with_parts(verifier, operation, $rule))
                as abide_mlir::registry::VerifyHook,
        ),)+)*]
    };
}
pub(crate) use rules;
