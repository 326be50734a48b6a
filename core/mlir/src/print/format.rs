//! Operations with a declarative format: its directives, with the spacing of MLIR's generator.

use super::Printer;
use super::blanks::Spacing;
use super::operation::RegionForm;
use crate::ir::{AttributeKind, BlockId, OperationId, RegionId, Type, ValueId};
use crate::ods::format::{
    Clause, Directive, Format, OptionalGroup, Parameter, TypeReference, Whitespace,
};
use crate::ods::{Arity, OpDescription};
use crate::ods::{Groups, operand_groups, result_groups};
use crate::registry::directives::{DialectDirectives, find};
use smallvec::SmallVec;
use std::ops::{Deref, Range};

/// An operation and its format.
#[derive(Debug)]
pub struct Formatted<'ir> {
    /// The operation.
    pub operation: OperationId,
    /// Its description.
    pub op: &'ir OpDescription,
    /// The format.
    pub format: &'ir Format,
    pub(super) operands: Groups,
    pub(super) results: Groups,
    /// The directives of the dialect.
    pub(super) directives: DialectDirectives,
}

/// A `custom<…>` directive of an operation that is printed with its format.
#[derive(Debug, Clone, Copy)]
pub struct Custom<'f, 'ir> {
    /// Its parameters.
    pub parameters: &'ir [Parameter],
    /// The operation and its format.
    pub of: &'f Formatted<'ir>,
}

impl<'ir> Deref for Custom<'_, 'ir> {
    type Target = Formatted<'ir>;

    fn deref(&self) -> &Formatted<'ir> {
        self.of
    }
}

impl<'ir> Printer<'ir> {
    /// Prints the text after the name of an operation with a format. Returns whether it ends without values, so that
    /// a following value would be parsed as one of them.
    pub(super) fn formatted_operation(
        &mut self,
        operation: OperationId,
        op: &'ir OpDescription,
        format: &'ir Format,
    ) -> bool {
        let formatted = self.formatted(operation, op, format);
        let mut spacing = Spacing { blank: true, after_punctuation: false };
        let mut place_for_values = None;
        for directive in &format.directives {
            if self.is_without_values(directive, &formatted) {
                place_for_values = Some(self.out.len());
            }
            self.directive(directive, &formatted, &mut spacing, true);
        }
        let after = place_for_values.and_then(|place| self.out.get(place..));
        after.is_some_and(|after| after.trim_ascii().is_empty())
    }

    /// Whether a directive prints values, but the operation has none for it.
    fn is_without_values(&self, directive: &Directive, of: &Formatted<'ir>) -> bool {
        let begins_with_values = |directive: &Directive| {
            matches!(directive, Directive::Operand(_) | Directive::Operands)
        };
        match directive {
            Directive::Optional(group) => group
                .then
                .first()
                .is_some_and(|first| begins_with_values(first) && !self.is_present(first, of)),
            directive => begins_with_values(directive) && !self.is_present(directive, of),
        }
    }

    pub(super) fn formatted(
        &self,
        operation: OperationId,
        op: &'ir OpDescription,
        format: &'ir Format,
    ) -> Formatted<'ir> {
        let operands = operand_groups(self.ir(), operation, op);
        let results = result_groups(self.ir(), operation, op);
        let directives = self.known(operation).directives();
        Formatted { operation, op, format, operands, results, directives }
    }

    /// Prints directives; if they are not `active`, only the spacing is kept.
    fn directives(
        &mut self,
        directives: &'ir [Directive],
        of: &Formatted<'ir>,
        spacing: &mut Spacing,
        active: bool,
    ) {
        for directive in directives {
            self.directive(directive, of, spacing, active);
        }
    }

    fn directive(
        &mut self,
        directive: &'ir Directive,
        of: &Formatted<'ir>,
        spacing: &mut Spacing,
        active: bool,
    ) {
        match directive {
            Directive::Literal(text) => self.literal(text, spacing, active),
            Directive::Whitespace(whitespace) => self.whitespace(*whitespace, spacing, active),
            Directive::Optional(group) => self.optional_group(group, of, spacing, active),
            Directive::OneOfList(clauses) => {
                for clause in clauses {
                    self.clause(clause, of, spacing, active);
                }
            }
            Directive::AttributeDictionary { with_keyword } => {
                if active {
                    self.dictionary_directive(of, *with_keyword);
                }
                spacing.after_punctuation = false;
            }
            Directive::PropertyDictionary => {
                if active {
                    self.property_dictionary(of);
                }
                spacing.after_punctuation = false;
            }
            element => {
                let blank = spacing.blank || !spacing.after_punctuation;
                *spacing = Spacing { blank: true, after_punctuation: false };
                if active {
                    self.text(if blank { " " } else { "" });
                    self.element(element, of, false);
                }
            }
        }
    }

    fn literal(&mut self, text: &str, spacing: &mut Spacing, active: bool) {
        if active {
            self.text(if spacing.before_literal(text) { " " } else { "" });
            self.text(text);
        }
        spacing.after_literal(text);
    }

    fn whitespace(&mut self, whitespace: Whitespace, spacing: &mut Spacing, active: bool) {
        match whitespace {
            Whitespace::NewLine => {
                if active {
                    self.newline();
                }
            }
            Whitespace::Blank => {
                self.text(if active { " " } else { "" });
                *spacing = Spacing { blank: false, after_punctuation: false };
            }
            Whitespace::Nothing => *spacing = Spacing { blank: false, after_punctuation: true },
        }
    }

    fn optional_group(
        &mut self,
        group: &'ir OptionalGroup,
        of: &Formatted<'ir>,
        spacing: &mut Spacing,
        active: bool,
    ) {
        let then = active && self.is_present(&group.anchor, of) != group.inverted;
        for directive in &group.then {
            // The existence of the group expresses that of the anchor.
            if !(group.elided_anchor && *directive == *group.anchor) {
                self.directive(directive, of, spacing, then);
            }
        }
        self.directives(&group.otherwise, of, spacing, active && !then);
    }

    fn clause(
        &mut self,
        clause: &'ir Clause,
        of: &Formatted<'ir>,
        spacing: &mut Spacing,
        active: bool,
    ) {
        let present = match clause.unit_attribute {
            Some(index) => self.has_attribute(index, of),
            None => clause.directives.iter().any(|directive| match directive {
                Directive::Literal(_)
                | Directive::Whitespace(_)
                | Directive::AttributeDictionary { .. } => false,
                Directive::Optional(group) => self.is_present(&group.anchor, of),
                directive => self.is_present(directive, of),
            }),
        };
        self.literal(&clause.literal, spacing, active && present);
        self.directives(&clause.directives, of, spacing, active && present);
    }

    /// Returns the values of a described operand.
    pub fn operands_of(&self, index: usize, of: &Formatted<'ir>) -> SmallVec<[ValueId; 6]> {
        let range = range(&of.operands, index);
        self.ir().operands(of.operation).skip(range.start).take(range.len()).collect()
    }

    /// The types of the values that a type directive is about.
    pub fn types_of(&self, reference: TypeReference, of: &Formatted<'ir>) -> SmallVec<[Type; 6]> {
        let ir = self.ir();
        let results = |range: Range<usize>| {
            let results = ir.results(of.operation).skip(range.start).take(range.len());
            results.map(|result| ir.value_type(result)).collect()
        };
        match reference {
            TypeReference::Operand(index) => {
                self.operands_of(index, of).iter().map(|value| ir.value_type(*value)).collect()
            }
            TypeReference::Operands => {
                ir.operands(of.operation).map(|value| ir.value_type(value)).collect()
            }
            TypeReference::Result(index) => results(range(&of.results, index)),
            TypeReference::Results => results(0..ir.result_count(of.operation)),
        }
    }

    /// Returns the regions of a described region.
    pub fn regions_of(&self, index: usize, of: &Formatted<'ir>) -> &'ir [RegionId] {
        let variadic = of.op.regions.iter().map(|region| region.variadic);
        share(self.ir().regions(of.operation), variadic, index)
    }

    /// Returns the successors of a described successor.
    pub fn successors_of(&self, index: usize, of: &Formatted<'ir>) -> &'ir [BlockId] {
        let variadic = of.op.successors.iter().map(|successor| successor.variadic);
        share(self.ir().successors(of.operation), variadic, index)
    }

    fn element(&mut self, directive: &'ir Directive, of: &Formatted<'ir>, qualified: bool) {
        let ir = self.ir();
        match directive {
            Directive::Operand(index) => self.operand_directive(*index, of),
            Directive::Attribute(index) => self.attribute_directive(*index, of, qualified),
            Directive::Region(index) => self.region_list(self.regions_of(*index, of), of),
            Directive::Successor(index) => self.successor_list(self.successors_of(*index, of)),
            Directive::Operands => self.operands(ir.operands(of.operation)),
            Directive::Regions => self.region_list(ir.regions(of.operation), of),
            Directive::Successors => self.successor_list(ir.successors(of.operation)),
            Directive::Type(reference) => self.type_directive(*reference, of, qualified),
            Directive::FunctionalType { inputs, outputs } => {
                let (inputs, outputs) = (self.types_of(*inputs, of), self.types_of(*outputs, of));
                self.functional_type(inputs, outputs.into_iter());
            }
            Directive::Qualified(inner) => self.element(inner, of, true),
            Directive::Custom { name, parameters } => {
                if let Some(directive) = find(of.directives, name, parameters) {
                    (directive.print)(self, &Custom { parameters, of });
                }
            }
            _ => {}
        }
    }

    /// For operands that are groups of operands, each group with its range among them.
    pub fn inner_groups(&self, index: usize, of: &Formatted<'ir>) -> Vec<Range<usize>> {
        let Some(Arity::VariadicOfVariadic(name)) = of.op.operands.get(index).map(|one| &one.arity)
        else {
            return Vec::new();
        };
        let lengths = self.ir().attribute(of.operation, &**name);
        let lengths = lengths.map(|lengths| self.context().attribute_kind(lengths));
        let Some(AttributeKind::DenseArray { values, .. }) = lengths else { return Vec::new() };
        let mut start = 0;
        values
            .iter()
            .map(|length| {
                let end = start + usize::try_from(*length).unwrap_or(0);
                std::mem::replace(&mut start, end)..end
            })
            .collect()
    }

    fn operand_directive(&mut self, index: usize, of: &Formatted<'ir>) {
        let values = self.operands_of(index, of);
        if !is_grouped(of, index) {
            self.operands(values);
            return;
        }
        for (number, group) in self.inner_groups(index, of).into_iter().enumerate() {
            self.separator(number);
            self.text("(");
            self.operands(values.get(group).unwrap_or_default().iter().copied());
            self.text(")");
        }
    }

    fn type_directive(&mut self, reference: TypeReference, of: &Formatted<'ir>, qualified: bool) {
        let types = self.types_of(reference, of);
        match reference {
            TypeReference::Operand(index) if is_grouped(of, index) => {
                for (number, group) in self.inner_groups(index, of).into_iter().enumerate() {
                    self.separator(number);
                    self.text("(");
                    self.types(types.get(group).unwrap_or_default().iter().copied());
                    self.text(")");
                }
            }
            _ => match (types.as_slice(), self.class_of(reference, of)) {
                ([only], Some(class)) if !qualified => self.type_of_value(*only, class),
                _ => self.types(types),
            },
        }
    }

    /// The class that a single value's type is written by, without its name.
    fn class_of(&self, reference: TypeReference, of: &Formatted<'ir>) -> Option<&'ir str> {
        let described = match reference {
            TypeReference::Operand(index) => of.op.operands.get(index),
            TypeReference::Result(index) => of.op.results.get(index),
            TypeReference::Operands | TypeReference::Results => None,
        };
        let described = described.filter(|one| one.arity == Arity::Single)?;
        described.constraint.class()
    }

    pub(super) fn region_list(&mut self, regions: &[RegionId], of: &Formatted<'ir>) {
        for (index, region) in regions.iter().enumerate() {
            self.separator(index);
            let terminator =
                of.op.implicit_terminator().is_none() || self.must_print_terminator(*region);
            self.region(*region, RegionForm { terminator, empty_block: false, ..RegionForm::FULL });
        }
    }

    /// Whether leaving out the last operation of a region would lose something.
    fn must_print_terminator(&self, region: RegionId) -> bool {
        let ir = self.ir();
        let last = ir.entry_block(region).and_then(|entry| ir.last_operation(entry));
        let empty = self.context().empty_dictionary();
        last.is_some_and(|last| {
            ir.operand_count(last) > 0
                || ir.result_count(last) > 0
                || ir.properties(last) != empty
                || ir.attributes(last) != empty
        })
    }

    fn successor_list(&mut self, successors: &[BlockId]) {
        for (index, successor) in successors.iter().enumerate() {
            self.separator(index);
            self.successor(*successor);
        }
    }
}

fn is_grouped(of: &Formatted<'_>, index: usize) -> bool {
    let operand = of.op.operands.get(index);
    operand.is_some_and(|operand| matches!(operand.arity, Arity::VariadicOfVariadic(_)))
}

pub(super) fn range(groups: &Groups, index: usize) -> Range<usize> {
    groups.get(index).cloned().unwrap_or(0..0)
}

/// Returns the elements of an index; one index may have any number of elements.
fn share<T>(elements: &[T], variadic: impl ExactSizeIterator<Item = bool>, index: usize) -> &[T] {
    let described = variadic.len();
    let more = elements.len().saturating_sub(described.saturating_sub(1));
    let mut start = 0;
    for (number, variadic) in variadic.enumerate() {
        let len = if variadic { more } else { 1 };
        if number == index {
            return elements.get(start..start + len).unwrap_or_default();
        }
        start += len;
    }
    &[]
}
