//! Result names of the `stream` dialect.

use abide_mlir::print::ResultNames;
use abide_mlir::registry::DialectHooks;
use abide_mlir::registry::directives::SYMBOL_VISIBILITY;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    result_names: RESULT_NAMES,
    directives: &[crate::iree::DIRECTIVES, &[SYMBOL_VISIBILITY]],
    ..DialectHooks::of("stream")
};

/// The names that IREE's operations suggest for results in C++.
const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("stream.channel.create", ResultNames::Fixed("channel")),
    ("stream.channel.split", ResultNames::Fixed("channel")),
];
