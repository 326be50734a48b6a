//! The C++-only parts of half-known forms, and the regions in these.

use super::Parser;
use super::region::NamedArguments;
use crate::ods::Trait;
use crate::ods::format::{Parameter, TypeReference};
use crate::parse::formats::following::Brackets;
use crate::parse::formats::open_regions::PartWithRegions;
use crate::parse::formats::state::FormatState;
use crate::parse::operations::names::NamesAround;
use crate::parse::tokens::{Parse, Reported};
use crate::syntax::TokenKind;
use rustc_hash::FxHashMap;

impl<'a> Parser<'a> {
    /// A directive that only C++ reads.
    pub(in crate::parse) fn open_directive(
        &mut self,
        parameters: &[Parameter],
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let takes_values = parameters.iter().any(|parameter| match parameter {
            Parameter::Reference(inner) => matches!(**inner, Parameter::Operand(_)),
            parameter => matches!(parameter, Parameter::Operand(_) | Parameter::Operands),
        });
        self.begin_cpp_only_part();
        if self.takes_nothing(parameters, read) {
            return Ok(());
        }
        match self.part_with_regions(parameters, read) {
            Some(mut part) => {
                self.shown(read.state)?;
                self.open_part(true, Some(&mut part), read)?;
                self.end_part(part, read)?;
            }
            None => self.open_part(takes_values, None, read)?,
        }
        read.held_by_cpp.extend(parameters.iter().filter_map(|parameter| match parameter {
            Parameter::Operand(index) => Some(*index),
            _ => None,
        }));
        // If it consumes nothing, C++ determines the types of the present operands.
        let leaves_out_types = parameters.iter().any(|parameter| match parameter {
            Parameter::Type(TypeReference::Operand(index)) => read
                .operands
                .get(*index)
                .is_some_and(|uses| uses.as_ref().is_some_and(|it| !it.is_empty())),
            _ => false,
        });
        if let Some(form) = self.open_form.as_mut().filter(|_| leaves_out_types) {
            form.has_consumed_text = true;
        }
        Ok(())
    }

    /// Consumes a C++-only part, up to the next element of the format or the end of the operation.
    pub(in crate::parse) fn open_part(
        &mut self,
        takes_values: bool,
        mut part: Option<&mut PartWithRegions<'a>>,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let mut brackets = Brackets::default();
        self.begin_cpp_only_part();
        loop {
            if let Some(part) = part.as_deref_mut()
                && self.at(TokenKind::LeftBrace)
                && part.expects_region()
                && self.at_region_of_part(read.state)?
            {
                self.region_of_part(part, read)?;
                continue;
            }
            let is_beyond =
                !takes_values && brackets.are_closed() && self.at(TokenKind::PercentIdentifier);
            if is_beyond || self.ends_part(&brackets, read) {
                return Ok(());
            }
            if let Some(form) = &mut self.open_form {
                form.has_consumed_text = true;
            }
            match self.current() {
                TokenKind::EndOfFile | TokenKind::SplitMarker => {
                    return match brackets.may_be_closed() {
                        true => Ok(()),
                        false => Err(self.expected("a closing bracket")),
                    };
                }
                TokenKind::PercentIdentifier if !brackets.are_of_body() => {
                    let operand = self.operand()?;
                    // A declaration names its arguments, but they are never used.
                    let is_function = read.op.has(Trait::FunctionOpInterface);
                    match part.as_deref_mut() {
                        Some(part) => part.meet(operand),
                        None if self.names_result(operand)
                            || is_function && !self.is_defined(operand) => {}
                        None => self.open_form.get_or_insert_default().uses.push(operand),
                    }
                    continue;
                }
                TokenKind::CaretIdentifier if !brackets.are_of_body() => {
                    let block = self.successor()?;
                    read.push_successor(0, block);
                    continue;
                }
                TokenKind::Error => return Err(self.expected("a token of MLIR")),
                _ if !brackets.meet(&self.cursor) => return Ok(()),
                _ => {}
            }
            self.bump();
        }
    }

    /// Reads the region at the current `{`, with those of the values before it as arguments that are some.
    fn region_of_part(
        &mut self,
        part: &mut PartWithRegions<'a>,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        let index = part.next().ok_or(Reported)?;
        let start = self.position();
        let (_, has_label) = self.shown(read.state)?.region_from(start).ok_or(Reported)?;
        let named = self.arguments_of_part(part, Some(start), read)?;
        let is_same = named.is_empty() && !has_label;
        if !is_same {
            part.last = match has_label {
                true => Vec::new(),
                false => named.iter().map(|(argument, _)| *argument).collect(),
            };
            let mut met = FxHashMap::default();
            part.last.retain(|one| met.insert(one.name.name, ()).is_none());
        }
        let arguments = match part.last.is_empty() {
            true => NamedArguments::None,
            false => NamedArguments::Some(&part.last),
        };
        let is_isolated = read.known.entry.is_isolated();
        let around = if is_isolated { NamesAround::Hidden } else { NamesAround::Shadowed };
        self.opaque_depth += 1;
        let region = self.region(arguments, around);
        self.opaque_depth -= 1;
        let region = region?;
        let end = self.previous_end();
        if self.labels.is_some() {
            self.label_region(index);
        }
        self.opaque_region_was_read(region, &part.last, read.state.name);
        read.regions.push((index, region));
        let form = self.open_form.get_or_insert_default();
        form.regions.push((start, end, region));
        if is_same && !part.last.is_empty() {
            form.same.push(region);
        }
        if !has_label {
            for (number, argument) in (0..).zip(&part.last) {
                part.named.insert(argument.name.name, (region, number));
            }
            for (argument, span) in named {
                let found = part.named.get(argument.name.name);
                form.arguments.extend(found.map(|found| (span, *found)));
            }
        }
        Ok(())
    }
}
