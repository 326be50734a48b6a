//! Clauses that give a region an argument for each value, as in `omp` since LLVM 20: `private(@name %value ->
//! %argument : type) reduction(byref @name %value -> %argument : type) {…}`.

use crate::common::clauses::print::{by_reference, keyword_of};
use abide_mlir::ir::{AttributeKind, ValueId};
use abide_mlir::ods::OpDescription;
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Printer, RegionForm};

/// A clause: the position of its values in the description, and its other parts.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Clause<'op> {
    /// Its keyword.
    pub(crate) word: &'op str,
    /// The operand.
    pub(crate) values: usize,
    /// The attribute with the symbols of the values.
    pub(crate) symbols: Option<usize>,
    /// The attribute with the by-reference flags.
    pub(crate) by_reference: Option<usize>,
    /// The attribute of the keyword after the clause.
    pub(crate) barrier: Option<usize>,
    /// The parameter that names the attribute of a word in front of the values.
    pub(crate) modifier: Option<usize>,
    /// The attribute with numbers of values of another clause.
    pub(crate) maps: Option<usize>,
}

/// The keyword after a clause whose values wait for others.
pub(crate) const BARRIER: &str = "private_barrier";

/// The clauses of a directive's parameters, in their order.
pub(crate) fn clauses<'op>(op: &'op OpDescription, parameters: &[Parameter]) -> Vec<Clause<'op>> {
    let named = |index: &usize| op.attributes.get(*index).map_or("", |one| &*one.name);
    let mut found = Vec::new();
    for parameter in parameters {
        let Parameter::Operand(values) = parameter else { continue };
        let name = op.operands.get(*values).map_or("", |one| &*one.name);
        let stem = name.strip_suffix("_vars").unwrap_or(name);
        let place = |name: String| {
            parameters.iter().position(|one| match one {
                Parameter::Attribute(index) => named(index) == name,
                _ => false,
            })
        };
        let attribute = |end: &str| match parameters.get(place(format!("{stem}{end}"))?)? {
            Parameter::Attribute(index) => Some(*index),
            _ => None,
        };
        found.push(Clause {
            word: if stem == "map" { "map_entries" } else { stem },
            values: *values,
            symbols: attribute("_syms"),
            by_reference: attribute("_byref"),
            barrier: attribute("_needs_barrier"),
            modifier: place(format!("{stem}_mod")),
            maps: attribute("_maps"),
        });
    }
    found
}

/// Prints a region after the clauses that give it arguments.
pub(crate) fn region_with_arguments<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Region(region), ..] = of.parameters else { return };
    let Some(region) = printer.regions_of(*region, of).first().copied() else { return };
    let ir = printer.ir();
    let mut arguments = ir.region_arguments(region);
    for clause in clauses(of.op, of.parameters) {
        let count = printer.operands_of(clause.values, of).len();
        let (own, others) = arguments.split_at_checked(count).unwrap_or_default();
        arguments = others;
        if count > 0 {
            one_clause(printer, &clause, own, of);
        }
    }
    printer.region(region, RegionForm::BODY);
}

fn one_clause<'ir>(
    printer: &mut Printer<'ir>,
    clause: &Clause<'ir>,
    arguments: &[ValueId],
    of: &Custom<'_, 'ir>,
) {
    let values = printer.operands_of(clause.values, of);
    printer.text(clause.word);
    printer.text("(");
    let modifier = clause.modifier.and_then(|place| of.parameters.get(place));
    if let Some(modifier @ Parameter::Attribute(index)) = modifier
        && printer.attribute_of(*index, of).is_some()
    {
        printer.text("mod: ");
        keyword_of(printer, modifier, of);
        printer.text(", ");
    }
    let symbols = clause.symbols.map_or(&[][..], |index| printer.elements_of(index, of));
    let maps = match clause.maps.and_then(|index| printer.attribute_of(index, of)) {
        Some(maps) => match printer.context().attribute_kind(maps) {
            AttributeKind::DenseArray { values, .. } => &**values,
            _ => &[],
        },
        None => &[],
    };
    for (number, (value, argument)) in values.iter().zip(arguments).enumerate() {
        printer.separator(number);
        if let Some(flags) = clause.by_reference {
            by_reference(printer, flags, number, of);
        }
        if let Some(symbol) = symbols.get(number) {
            printer.attribute(*symbol);
            printer.text(" ");
        }
        printer.operand(*value);
        printer.text(" -> ");
        printer.operand(*argument);
        if let Some(map) = maps.get(number).filter(|map| **map != -1) {
            printer.text(" [map_idx=");
            printer.integer_literal(*map);
            printer.text("]");
        }
    }
    printer.text(" : ");
    printer.operand_types(values.iter().copied());
    printer.text(") ");
    let waits = clause.barrier.and_then(|index| printer.attribute_of(index, of));
    if waits.is_some() {
        printer.text(BARRIER);
        printer.text(" ");
    }
}
