//! What the `hal` dialect calls its results.

use abide_mlir::print::ResultNames;
use abide_mlir::registry::DialectHooks;

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { result_names: RESULT_NAMES, ..DialectHooks::of("hal") };

/// What results are called, as MLIR's operations suggest it.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("hal.fence.await", ResultNames::Fixed("status")),
    ("hal.fence.create", ResultNames::Fixed("fence")),
    ("hal.fence.join", ResultNames::Fixed("fence")),
];
