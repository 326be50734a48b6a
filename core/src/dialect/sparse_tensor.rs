//! What the `sparse_tensor` dialect prints its attributes as.

/// The attributes that have aliases, and what these are called.
pub(super) const ATTRIBUTE_ALIASES: &[(&str, &str)] = &[("sparse_tensor.encoding", "sparse")];
