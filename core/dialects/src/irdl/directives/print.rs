//! Prints the lists of operations that describe dialects.

use abide_mlir::ir::AttributeKind;
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Formatted, Printer};

/// `(name: %value, …)`
pub(crate) fn list_by_name<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    if let [Parameter::Operand(values), Parameter::Attribute(names)] = of.parameters {
        value_list(printer, *values, (Some(*names), None), of);
    }
}

/// `(name: optional %value, …)`
pub(crate) fn list_by_name_and_count<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    if let [Parameter::Operand(values), Parameter::Attribute(names), Parameter::Attribute(counts)] =
        of.parameters
    {
        value_list(printer, *values, (Some(*names), Some(*counts)), of);
    }
}

/// `(optional %value, …)`
pub(crate) fn list_by_count<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    if let [Parameter::Operand(values), Parameter::Attribute(counts)] = of.parameters {
        value_list(printer, *values, (None, Some(*counts)), of);
    }
}

fn value_list<'ir>(
    printer: &mut Printer<'ir>,
    values: usize,
    (names, counts): (Option<usize>, Option<usize>),
    of: &Formatted<'ir>,
) {
    let context = printer.context();
    let kind_of = |index: Option<usize>| {
        let value = index.and_then(|index| printer.attribute_of(index, of));
        value.map(|value| context.attribute_kind(value))
    };
    let names = match kind_of(names) {
        Some(AttributeKind::Array(names)) => &**names,
        _ => &[],
    };
    let counts = match kind_of(counts) {
        Some(AttributeKind::Dialect { body, .. }) => context.text(*body),
        _ => "".into(),
    };
    let inner = counts.split_once('[').map_or("", |(_, inner)| inner);
    let words: Vec<&str> = inner.trim_end_matches([']', '>']).split(',').map(str::trim).collect();
    printer.text("(");
    for (index, value) in printer.operands_of(values, of).iter().enumerate() {
        printer.separator(index);
        if let Some(AttributeKind::String { value: name, .. }) =
            names.get(index).map(|name| context.attribute_kind(*name))
        {
            printer.identifier(*name);
            printer.text(": ");
        }
        if let Some(word) = words.get(index).filter(|word| !matches!(**word, "single" | "")) {
            printer.text(word);
            printer.text(" ");
        }
        printer.operand(*value);
    }
    printer.text(")");
}
