//! Codes of symbolic shapes: valid operations that are probably mistakes.

codes! {
    /// A symbol whose `min_val` is above its `max_val`.
    EMPTY_RANGE = "shape-empty-range", Warning,
        help "swap 'min_val' and 'max_val', or change one of them";
    /// `bind_symbolic_shape` has a size that differs from that of the type.
    STATIC_SIZE = "shape-static-size", Warning,
        help "write the size of the type in the map, or '?' in the type";
    /// Two `bind_symbolic_shape` operations contradict each other about a value.
    CONFLICTING_BINDS = "shape-conflicting-binds", Warning,
        help "keep one of the two, or use the same sizes in both";
    /// A symbol that no `bind_symbolic_shape` uses.
    UNBOUND_SYMBOL = "shape-unbound-symbol", Warning,
        help "remove it, or use it in a binding of a value";
    /// The encoding of a tensor type names a symbol that its function does not have.
    UNKNOWN_SYMBOL = "shape-unknown-symbol", Warning,
        help "declare the symbol in the function, or name another one";
    /// An assertion about sizes never holds, or contradicts another one.
    CONTRADICTION = "shape-contradiction", Warning,
        help "remove the assertion, or change the sizes that it is about";
}
