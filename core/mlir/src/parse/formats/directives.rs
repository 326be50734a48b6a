//! The directives of a format that have no regions.

use super::Formats;
use super::expected_directives::type_part;
use super::state::FormatState;
use crate::ir::Type;
use crate::ods::format::{Directive, Parameter, TypeReference};
use crate::ods::{Arity, AttributeDescription, OpDescription, Storage};
use crate::parse::tokens::Parse;
use crate::parse::tokens::labels::{Part, operand};
use crate::parse::tokens::roles::Expected;
use crate::registry::directives::{self, CustomDirective};
use crate::syntax::TokenKind;
use abide_source::diagnostic::Wanted;
use smallvec::SmallVec;

impl<'a> Formats<'a> {
    pub(in crate::parse) fn operand_directive(
        &mut self,
        index: usize,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let (first, part) = (read.state.uses.len(), operand(index));
        match read.op.operands.get(index).map(|operand| &operand.arity) {
            Some(Arity::Variadic) => {
                if self.at(TokenKind::PercentIdentifier) {
                    self.comma_separated(|parser| {
                        read.state.uses.push(parser.operand_of(part)?);
                        Ok(())
                    })?;
                }
            }
            Some(Arity::VariadicOfVariadic(_)) => {
                let mut lengths = Vec::new();
                if self.at(TokenKind::LeftParen) {
                    self.comma_separated(|parser| {
                        parser.expect(TokenKind::LeftParen)?;
                        let uses = parser.operands_of(part)?;
                        parser.expect(TokenKind::RightParen)?;
                        lengths.push(i64::try_from(uses.len()).unwrap_or(i64::MAX));
                        read.state.uses.extend(uses);
                        Ok(())
                    })?;
                }
                read.groups.push((index, lengths));
            }
            Some(Arity::Optional) => read.state.uses.extend(self.optional_operand(part)?),
            Some(Arity::Single) | None => read.state.uses.push(self.operand_of(part)?),
        }
        read.set_operand(index, first);
        Ok(())
    }

    pub(in crate::parse) fn successor_directive(
        &mut self,
        index: usize,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        if read.op.successors.get(index).is_some_and(|successor| successor.variadic) {
            return self.successor_list(index, Part::Successor(index), read);
        }
        let successor = self.piece(Part::Successor(index), |parser| parser.successor())?;
        read.successors.push((index, successor));
        Ok(())
    }

    pub(in crate::parse) fn successor_list(
        &mut self,
        index: usize,
        part: Part,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        if !self.at(TokenKind::CaretIdentifier) {
            return Ok(());
        }
        self.comma_separated(|parser| {
            let successor = parser.piece(part, |parser| parser.successor())?;
            read.successors.push((index, successor));
            Ok(())
        })
    }

    pub(in crate::parse) fn type_directive(
        &mut self,
        of: TypeReference,
        qualified: bool,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let (first, part) = (read.state.types.len(), type_part(of));
        match read.described(of).map(|value| &value.arity) {
            Some(Arity::Single) => {
                let class = read.described(of).and_then(|value| value.constraint.class());
                let start = self.position();
                let ty = self.piece(part, |parser| parser.type_of_value(class))?;
                if let Some(class) = class.filter(|_| !qualified) {
                    self.note_type(start, ty, class);
                }
                read.state.types.push(ty);
            }
            Some(Arity::Optional) => {
                if self.at_type() {
                    let ty = self.piece(part, |parser| parser.ty())?;
                    read.state.types.push(ty);
                }
            }
            Some(Arity::VariadicOfVariadic(_)) => {
                if self.at(TokenKind::LeftParen) {
                    self.comma_separated(|parser| {
                        parser.expect(TokenKind::LeftParen)?;
                        parser.list_until(TokenKind::RightParen, |parser| {
                            let ty = parser.piece(part, |parser| parser.ty())?;
                            read.state.types.push(ty);
                            Ok(())
                        })
                    })?;
                }
            }
            // MLIR reads at least one type, so it cannot read its own form of no values.
            Some(Arity::Variadic) | None => self.comma_separated(|parser| {
                read.state.types.push(parser.piece(part, |parser| parser.ty())?);
                Ok(())
            })?,
        }
        read.set_types(of, first);
        Ok(())
    }

    pub(in crate::parse) fn functional_type(
        &mut self,
        inputs: TypeReference,
        outputs: TypeReference,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let mut types: (SmallVec<[Type; 6]>, SmallVec<[Type; 2]>) = Default::default();
        if !self.at(TokenKind::LeftParen) {
            self.note(Expected::FunctionType);
            return Err(self.expected(Wanted::FUNCTION_TYPE));
        }
        let parts = Some([type_part(inputs), type_part(outputs)]);
        self.function_type_of(parts, &mut types.0, &mut types.1)?;
        let first = read.state.types.len();
        read.state.types.extend_from_slice(&types.0);
        read.set_types(inputs, first);
        let first = read.state.types.len();
        read.state.types.extend_from_slice(&types.1);
        read.set_types(outputs, first);
        Ok(())
    }

    /// Whether the first directive of an optional group finds something to read.
    pub(in crate::parse) fn begins(&self, directive: &'a Directive, op: &'a OpDescription) -> bool {
        match directive {
            Directive::Literal(text) => self.at_literal(text),
            Directive::Operand(index) => {
                let grouped = op
                    .operands
                    .get(*index)
                    .is_some_and(|operand| matches!(operand.arity, Arity::VariadicOfVariadic(_)));
                self.at(if grouped { TokenKind::LeftParen } else { TokenKind::PercentIdentifier })
            }
            Directive::Operands => self.at(TokenKind::PercentIdentifier),
            Directive::Attribute(_) if self.at_next_operation() => false,
            Directive::Attribute(index) => op
                .attributes
                .get(*index)
                .is_some_and(|attribute| self.at_attribute_of(attribute.constraint.predicate())),
            Directive::Region(_) | Directive::Regions => self.at(TokenKind::LeftBrace),
            Directive::Successor(_) | Directive::Successors => self.at(TokenKind::CaretIdentifier),
            Directive::Type(_) => self.at_type(),
            Directive::FunctionalType { .. } => self.at(TokenKind::LeftParen),
            Directive::AttributeDictionary { with_keyword: true } => self.at_word("attributes"),
            Directive::AttributeDictionary { with_keyword: false } => self.at(TokenKind::LeftBrace),
            Directive::PropertyDictionary => self.at(TokenKind::Less),
            Directive::Qualified(inner) => self.begins(inner, op),
            Directive::Custom { name, parameters } => {
                let known = self.find_directive(op, name, parameters);
                known.is_some_and(|directive| (directive.begins)(self))
            }
            Directive::Whitespace(_) | Directive::Optional(_) | Directive::OneOfList(_) => true,
        }
    }

    /// Whether a directive is C++-only.
    pub(in crate::parse) fn is_open(&self, directive: &Directive, op: &OpDescription) -> bool {
        matches!(directive, Directive::Custom { name, parameters }
            if self.find_directive(op, name, parameters).is_none())
    }

    /// Whether a directive is a property that C++ reads, and whose text is here.
    pub(in crate::parse) fn is_open_property(
        &self,
        directive: &Directive,
        op: &OpDescription,
    ) -> bool {
        let Directive::Attribute(index) = directive else { return false };
        let is_open = |one: &AttributeDescription| {
            one.storage != Storage::Attribute && one.constraint.predicate().is_unknown()
        };
        op.attributes.get(*index).is_some_and(is_open)
    }

    /// The directive with a name in the format of an operation.
    pub(in crate::parse) fn find_directive(
        &self,
        op: &OpDescription,
        name: &str,
        parameters: &[Parameter],
    ) -> Option<&'static CustomDirective> {
        directives::find(self.registry.directives(op), name, parameters)
    }

    /// A region that may be left out is empty then.
    pub(in crate::parse) fn add_empty_regions(&mut self, read: &mut FormatState<'_, 'a>) {
        for (index, region) in read.op.regions.iter().enumerate() {
            if !region.variadic && !read.has_region(index) {
                read.regions.push((index, self.ir.create_region()));
            }
        }
    }
}
