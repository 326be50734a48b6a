//! Constraints of ODS on types and attributes: what they ask, and how MLIR says that it is not so.

mod attributes;
mod predicate;
mod scope;
mod types;

pub use attributes::{AttributeConstraint, AttributePredicate, Confinement};
pub use predicate::{Containers, Ranks, ShapedPredicate, Signedness, TypePredicate};
pub use types::TypeConstraint;

pub(in crate::mlir::ods) use attributes::attribute_constraint;
pub(crate) use scope::Scope;
pub(in crate::mlir::ods) use types::{Reason, type_constraint};
