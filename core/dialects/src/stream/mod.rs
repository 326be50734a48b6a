//! What the `stream` dialect calls its results.

use abide_mlir::directives::SYMBOL_VISIBILITY;
use abide_mlir::print::ResultNames;
use abide_mlir::registry::DialectHooks;

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    result_names: RESULT_NAMES,
    directives: &[crate::iree::DIRECTIVES, &[SYMBOL_VISIBILITY]],
    ..DialectHooks::of("stream")
};

/// What results are called, as IREE's operations suggest it in C++.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("stream.channel.create", ResultNames::Fixed("channel")),
    ("stream.channel.split", ResultNames::Fixed("channel")),
];
