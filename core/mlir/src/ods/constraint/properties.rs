//! Properties whose attribute in the generic form differs from the one in a format (MLIR's `Properties.td`).

use super::attributes::AttributePredicate;
use crate::ir::{Attribute, AttributeKind, Context};
use std::fmt;

/// The value of such a property.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PropertyPredicate {
    /// `UnitProp`, a flag. In the generic form `unit` or `false`, in a format `unit` or `unit_absent`.
    Unit,
    /// `ArrayProp`, a list of others.
    Array(Box<AttributePredicate>),
    /// `OptionalProp`. In the generic form a list of one or zero elements, in a format `none` or the element.
    Optional {
        /// Its value, if present.
        of: Box<AttributePredicate>,
        /// Whether a format writes the value directly, not within `some<..>`.
        is_plain: bool,
    },
}

impl PropertyPredicate {
    /// Returns the predicate of each element of the list in the generic form.
    #[must_use]
    pub fn element(&self) -> Option<&AttributePredicate> {
        match self {
            PropertyPredicate::Unit => None,
            PropertyPredicate::Array(of) | PropertyPredicate::Optional { of, .. } => Some(of),
        }
    }

    /// Returns its default value, as MLIR text.
    #[must_use]
    pub fn default(&self) -> Option<&'static str> {
        match self {
            PropertyPredicate::Unit => Some("false"),
            PropertyPredicate::Array(_) => None,
            PropertyPredicate::Optional { .. } => Some("[]"),
        }
    }

    pub(super) fn matches(&self, context: &Context, attribute: Attribute) -> bool {
        match (self, context.attribute_kind(attribute)) {
            (PropertyPredicate::Unit, AttributeKind::Unit) => true,
            (PropertyPredicate::Unit, AttributeKind::Integer { ty, .. }) => {
                *ty == context.bool_type()
            }
            (PropertyPredicate::Array(of), AttributeKind::Array(elements)) => {
                elements.iter().all(|element| of.matches(context, *element))
            }
            (PropertyPredicate::Optional { of, .. }, AttributeKind::Array(elements)) => {
                elements.len() <= 1 && elements.iter().all(|element| of.matches(context, *element))
            }
            _ => false,
        }
    }
}

/// Writes the name in `.ops` files, which is the one of TableGen.
impl fmt::Display for PropertyPredicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PropertyPredicate::Unit => f.write_str("UnitProp"),
            PropertyPredicate::Array(of) => write!(f, "ArrayProp<{of}>"),
            PropertyPredicate::Optional { of, is_plain: true } => write!(f, "OptionalProp<{of}>"),
            PropertyPredicate::Optional { of, is_plain: false } => {
                write!(f, "OptionalProp<{of}, 0>")
            }
        }
    }
}
