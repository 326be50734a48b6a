//! Prints the cases of a switch.

use abide_mlir::ir::{Attribute, AttributeKind, DenseData, TypeKind, number_size};
use abide_mlir::ods::format::Parameter;
use abide_mlir::print::{Custom, Formatted, Printer, RegionForm};

/// `default: ^bb1(%a : i32), 42: ^bb2, …`
pub(super) fn switch_op_cases<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    if let [
        _,
        Parameter::Attribute(values),
        Parameter::Successor(destinations),
        Parameter::Operand(operands),
        _,
    ] = of.parameters
    {
        return cases_in_brackets(printer, *values, (*destinations, *operands), of);
    }
    let [
        _,
        Parameter::Successor(default),
        Parameter::Operand(default_operands),
        _,
        Parameter::Attribute(values),
        Parameter::Successor(destinations),
        Parameter::Operand(case_operands),
        ..,
    ] = of.parameters
    else {
        return;
    };
    printer.text("  default: ");
    let operands = printer.operands_of(*default_operands, of);
    for block in printer.successors_of(*default, of) {
        printer.successor_and_operands(*block, operands.iter().copied());
    }
    let Some(values) = printer.attribute_of(*values, of) else { return };
    if !printer.successors_of(*destinations, of).is_empty() {
        printer.text(",");
        printer.newline();
    }
    cases(printer, values, (*destinations, *case_operands), false, of);
}

/// `[42: ^bb2(%a : i32)]`, each case on its own line.
fn cases_in_brackets<'ir>(
    printer: &mut Printer<'ir>,
    values: usize,
    (destinations, operands): (usize, usize),
    of: &Formatted<'ir>,
) {
    printer.text("[");
    printer.newline();
    if let Some(values) = printer.attribute_of(values, of) {
        cases(printer, values, (destinations, operands), true, of);
    }
    printer.text("]");
}

/// `42: ^bb2(%a : i32), 43: ^bb3`, each case on its own line, and the end of the last one's.
fn cases<'ir>(
    printer: &mut Printer<'ir>,
    values: Attribute,
    (destinations, operands): (usize, usize),
    has_signs: bool,
    of: &Formatted<'ir>,
) {
    let groups = printer.inner_groups(operands, of);
    let operands = printer.operands_of(operands, of);
    for (index, block) in printer.successors_of(destinations, of).iter().enumerate() {
        if index > 0 {
            printer.text(",");
            printer.newline();
        }
        printer.text("  ");
        case_value(printer, values, index, has_signs);
        printer.text(": ");
        let group = groups.get(index).cloned().unwrap_or(0..0);
        let operands = operands.get(group).unwrap_or_default();
        printer.successor_and_operands(*block, operands.iter().copied());
    }
    printer.newline();
}

/// An element of a dense literal of integers.
fn case_value(printer: &mut Printer<'_>, values: Attribute, index: usize, has_sign: bool) {
    let AttributeKind::DenseElements { ty, data: DenseData::Bytes { splat, bytes } } =
        printer.context().attribute_kind(values)
    else {
        return;
    };
    let element = printer.context().type_kind(*ty).element();
    let width = match element.map(|element| printer.context().type_kind(element)) {
        Some(TypeKind::Integer { width, .. }) => *width,
        _ => 64,
    };
    let element = bytes.chunks_exact(number_size(width)).nth(if *splat { 0 } else { index });
    let number = element.unwrap_or_default().iter().take(8).rev();
    let number = number.fold(0u64, |number, byte| number << 8 | u64::from(*byte));
    let shift = 64_u32.saturating_sub(width).min(63);
    match has_sign {
        true => printer.integer_literal((number << shift).cast_signed() >> shift),
        false => printer.text(&number.to_string()),
    }
}

/// `case 1 {…}`, each on its own line.
pub(super) fn switch_cases<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(values), Parameter::Region(regions), ..] = of.parameters else {
        return;
    };
    let regions = printer.regions_of(*regions, of);
    for (value, region) in printer.dense_array_of(*values, of).iter().zip(regions) {
        printer.newline();
        printer.text("case ");
        printer.integer_literal(*value);
        printer.text(" ");
        printer.region(*region, RegionForm::BODY);
    }
}
