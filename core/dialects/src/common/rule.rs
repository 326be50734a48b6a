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
    rule: fn(&Parts<'_>) -> Verified,
) -> Verified {
    Parts::of(verifier, operation).map_or(Ok(()), |parts| rule(&parts))
}

/// Whether the verifier is for the newest version of LLVM only. `None` may be any version.
pub(crate) fn is_for_newest(verifier: &Verifier<'_>) -> bool {
    verifier.version() == Some(NEWEST_LLVM)
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
