//! Constraints of ODS on types and attributes: their predicates, and MLIR's messages about them.

mod attribute_matches;
mod attributes;
mod cpp_conditions;
mod form;
mod predicate;
mod properties;
mod scope;
mod type_matches;
pub(in crate::ods) mod types;

pub use attributes::{AttributeConstraint, AttributePredicate, Confinement};
pub use form::AttributeForm;
pub use predicate::{Containers, Ranks, ShapedPredicate, TypePredicate};
pub use properties::PropertyPredicate;
pub use types::TypeConstraint;

pub(crate) use attributes::Beginning;
pub(in crate::ods) use attributes::attribute_constraint;
pub(crate) use scope::Scope;
pub(in crate::ods) use types::{Reason, type_constraint};
