//! What the `sparse_tensor` dialect prints its attributes as.

use abide_mlir::registry::DialectHooks;

/// What the dialect brings along.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    attribute_aliases: &[("sparse_tensor.encoding", "sparse")],
    ..DialectHooks::of("sparse_tensor")
};
