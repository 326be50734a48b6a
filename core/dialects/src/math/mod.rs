//! The `math` dialect: its operations need no functions.

mod snippets;

use abide_mlir::registry::DialectHooks;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { snippets: snippets::SNIPPETS, is_common: true, ..DialectHooks::of("math") };
