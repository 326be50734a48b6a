//! The operations of a dialect that change the shape of a value.

/// The names of the operations.
pub(crate) struct ShapeOperations {
    /// The type that the operations take.
    pub(crate) ty: &'static str,
    /// Makes a value of one element.
    pub(crate) fill: Option<&'static str>,
    /// Returns one element.
    pub(crate) element: &'static str,
    /// Returns the same elements in fewer dimensions.
    pub(crate) collapse: &'static str,
    /// Returns the same elements in more dimensions.
    pub(crate) expand: &'static str,
}
