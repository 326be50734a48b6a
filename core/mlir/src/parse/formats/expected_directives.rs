//! The possible tokens at the beginning of a directive of a format.

use super::Formats;
use crate::ods::format::{Directive, TypeReference};
use crate::parse::tokens::labels::{Part, attribute, operand, operand_type, result_type};
use crate::parse::tokens::roles::Expected;

impl Formats<'_> {
    /// Notes the possible first tokens of a directive of a format.
    #[cold]
    pub(in crate::parse) fn note_directive(&mut self, directive: &Directive) {
        match directive {
            Directive::Literal(text) => self.note_word(text),
            Directive::Operand(index) => self.note_part(operand(*index)),
            Directive::Operands => self.note_part(Part::AnyOperand),
            Directive::Attribute(index) => self.note_part(attribute(*index)),
            Directive::Region(_) | Directive::Regions => self.note_part(Part::Region),
            Directive::Successor(index) => self.note_part(Part::Successor(*index)),
            Directive::Successors => self.note_part(Part::AnySuccessor),
            Directive::Type(of) => self.note_part(type_part(*of)),
            Directive::FunctionalType { .. } => self.note(Expected::FunctionType),
            Directive::AttributeDictionary { with_keyword: true } => self.note_word("attributes"),
            Directive::AttributeDictionary { with_keyword: false } => {
                self.note_part(Part::Dictionary);
            }
            Directive::PropertyDictionary => self.note_word("<"),
            Directive::Qualified(inner) => self.note_directive(inner),
            Directive::Optional(group) => {
                for side in [&group.then, &group.otherwise] {
                    let first = side.iter().find(|one| !matches!(one, Directive::Whitespace(_)));
                    if let Some(first) = first {
                        self.note_directive(first);
                    }
                }
            }
            Directive::OneOfList(clauses) => {
                clauses.iter().for_each(|clause| self.note_word(&clause.literal));
            }
            Directive::Whitespace(_) | Directive::Custom { .. } => {}
        }
    }
}

/// The types that a type directive reads.
#[must_use]
pub fn type_part(of: TypeReference) -> Part {
    match of {
        TypeReference::Operand(index) => operand_type(index),
        TypeReference::Result(index) => result_type(index),
        TypeReference::Operands => Part::AnyOperandType,
        TypeReference::Results => Part::AnyResultType,
    }
}
