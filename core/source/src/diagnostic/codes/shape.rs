//! Codes of symbolic shapes: valid operations that are probably mistakes.

codes! {
    /// A symbol whose `min_val` is above its `max_val`.
    EMPTY_RANGE = "shape-empty-range", Warning;
    /// `bind_symbolic_shape` has a size that differs from that of the type.
    STATIC_SIZE = "shape-static-size", Warning;
    /// Two `bind_symbolic_shape` operations contradict each other about a value.
    CONFLICTING_BINDS = "shape-conflicting-binds", Warning;
    /// A symbol that no `bind_symbolic_shape` uses.
    UNBOUND_SYMBOL = "shape-unbound-symbol", Warning;
    /// The encoding of a tensor type names a symbol that its function does not have.
    UNKNOWN_SYMBOL = "shape-unknown-symbol", Warning;
    /// An assertion about sizes never holds, or contradicts another one.
    CONTRADICTION = "shape-contradiction", Warning;
}
