//! What the `vm` dialect calls its results.

use abide_mlir::print::ResultNames;
use abide_mlir::registry::DialectHooks;

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { result_names: RESULT_NAMES, ..DialectHooks::of("vm") };

/// What results are called, as IREE's operations suggest it in C++.
const RESULT_NAMES: &[(&str, ResultNames)] =
    &[("vm.list.alloc", ResultNames::Fixed("list")), ("vm.select.ref", ResultNames::Fixed("ref"))];
