//! Kinds of types, for the rules of operations.

use abide_mlir::ir::Type;

/// The parts of a vector type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Vector<'ir> {
    /// The type itself.
    pub(crate) ty: Type,
    /// The sizes.
    pub(crate) shape: &'ir [i64],
    /// For each size, whether it is scalable.
    pub(crate) scalable: &'ir [bool],
    /// The type of the elements.
    pub(crate) element: Type,
}

impl Vector<'_> {
    /// The number of dimensions.
    pub(crate) fn rank(&self) -> usize {
        self.shape.len()
    }

    /// Whether any dimension is scalable.
    pub(crate) fn is_scalable(&self) -> bool {
        self.scalable.contains(&true)
    }
}

/// A kind of scalar type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scalar {
    /// Of any width and signedness.
    Integer,
    /// `index`
    Index,
    /// Of any format.
    Float,
}
