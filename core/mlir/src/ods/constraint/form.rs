//! The forms of attributes in the formats of operations.

use super::attributes::{AttributeConstraint, AttributePredicate};
use super::predicate::TypePredicate;
use super::properties::PropertyPredicate;
use crate::ods::{EnumDescription, EnumSpelling};

/// The form in a format of an attribute whose constraint determines more than its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AttributeForm<'a> {
    /// As everywhere else.
    Attribute,
    /// Without its type, because the constraint allows only this one.
    WithoutType(&'a TypePredicate),
    /// `@name`, for a string that is the name of a symbol.
    SymbolName,
    /// The keyword of an enumeration whose attribute is an integer.
    Keyword(&'a EnumDescription),
    /// The text after `#dialect.mnemonic` of an enumeration: `<fast>`, or `eq` for one without brackets. Within
    /// `qualified(..)` it has its usual form.
    EnumParameters(&'a EnumDescription),
    /// `<…>` after the name, for an attribute of a dialect, with the dialect. Within `qualified(..)` it has its usual
    /// form.
    Parameters(&'a str),
    /// `[1, 2]`, for a dense array with this element type. Within `qualified(..)` it is written as
    /// everywhere else.
    DenseArray(&'a str),
    /// As a property. Within `qualified(..)` it is written as elsewhere.
    Property(&'a PropertyPredicate),
}

impl AttributeConstraint {
    /// The form of such an attribute in a format.
    #[must_use]
    pub fn form(&self) -> AttributeForm<'_> {
        self.predicate().form()
    }
}

impl AttributePredicate {
    /// The form of such an attribute in a format.
    #[must_use]
    pub fn form(&self) -> AttributeForm<'_> {
        const BOOL: &TypePredicate = &TypePredicate::Integer {
            signedness: Some(abide_source::types::Signedness::Signless),
            width: Some(1),
        };
        match self.unconfined() {
            AttributePredicate::SymbolName => AttributeForm::SymbolName,
            AttributePredicate::Bool => AttributeForm::WithoutType(BOOL),
            AttributePredicate::String => AttributeForm::WithoutType(&TypePredicate::None),
            AttributePredicate::Integer(of)
            | AttributePredicate::Float(of)
            | AttributePredicate::TypedString(of)
                if of.is_buildable() =>
            {
                AttributeForm::WithoutType(of)
            }
            AttributePredicate::Enum(one) => match one.spelling {
                EnumSpelling::Integer => AttributeForm::Keyword(one),
                EnumSpelling::Dialect { .. } => AttributeForm::EnumParameters(one),
            },
            AttributePredicate::Dialect(name) => AttributeForm::Parameters(name),
            AttributePredicate::DenseArray(element) => AttributeForm::DenseArray(element),
            AttributePredicate::Property(property) => AttributeForm::Property(property),
            _ => AttributeForm::Attribute,
        }
    }
}
