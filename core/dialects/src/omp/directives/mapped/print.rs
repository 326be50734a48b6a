//! `custom<…>` directives of clauses in which values are mapped, scheduled or waited for.

use crate::common::clauses::print::keyword_of;
use crate::common::clauses::print::typed_value;
use abide_mlir::ir::AttributeKind;
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ods::format::Parameter;
use abide_mlir::ods::{EnumDescription, OpDescription};
use abide_mlir::print::{Custom, Formatted, Printer};

/// The schedules that accept a chunk size.
pub(crate) const KINDS_WITH_CHUNK: [&str; 3] = ["static", "dynamic", "guided"];

/// The words of the ways in which memory is mapped, with their bits.
pub(crate) const WAYS: [(&str, i64); 9] = [
    ("always", 4),
    ("implicit", 0x200),
    ("close", 0x400),
    ("present", 0x1000),
    ("tofrom", 3),
    ("to", 1),
    ("from", 2),
    ("delete", 8),
    ("exit_release_or_enter_alloc", 0),
];

/// The same as newer versions write them, whose bits are those of an enumeration.
const FLAGS: [&str; 22] = [
    "always",
    "implicit",
    "ompx_hold",
    "close",
    "present",
    "tofrom",
    "from",
    "to",
    "delete",
    "return_param",
    "storage",
    "private",
    "literal",
    "attach",
    "attach_always",
    "attach_none",
    "attach_auto",
    "ref_ptr",
    "ref_ptee",
    "ref_ptr_ptee",
    "is_device_ptr",
    "none",
];

/// The enumeration of an attribute's bits; `None` in LLVM 19, which has a number.
pub(crate) fn flags_of(op: &OpDescription, index: usize) -> Option<&EnumDescription> {
    op.attributes.get(index)?.constraint.predicate().enumeration()
}

/// The bits of a clause keyword.
pub(crate) fn flag_bits(one: &EnumDescription, word: &str) -> Option<u64> {
    match word {
        "tofrom" => Some(one.value("to")? | one.value("from")?),
        "delete" => one.value("del"),
        "private" => one.value("priv"),
        word => one.value(word),
    }
}

/// `(%made, …) <- (%loop, …)`
pub(crate) fn loops<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(made), Parameter::Operand(loops)] = of.parameters else { return };
    for (index, before) in [(made, "("), (loops, " <- (")] {
        let values = printer.operands_of(*index, of);
        if !values.is_empty() {
            printer.text(before);
            printer.operands(values);
            printer.text(")");
        }
    }
}

/// `order`, or `modifier:order`.
pub(crate) fn order<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [order, modifier @ Parameter::Attribute(index)] = of.parameters else { return };
    if printer.attribute_of(*index, of).is_some() {
        keyword_of(printer, modifier, of);
        printer.text(":");
    }
    keyword_of(printer, order, of);
}

/// `static = %chunk : type, modifier, simd`
pub(crate) fn schedule<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [
        kind,
        modifier @ Parameter::Attribute(index),
        Parameter::Attribute(simd),
        Parameter::Operand(chunk),
        _,
    ] = of.parameters
    else {
        return;
    };
    keyword_of(printer, kind, of);
    for value in printer.operands_of(*chunk, of) {
        printer.text(" = ");
        typed_value(printer, value);
    }
    if printer.attribute_of(*index, of).is_some() {
        printer.text(", ");
        keyword_of(printer, modifier, of);
    }
    if printer.attribute_of(*simd, of).is_some() {
        printer.text(", simd");
    }
}

/// `modifier, %value: type`, or without a modifier.
pub(crate) fn modified_value<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [modifier, Parameter::Operand(value), _] = of.parameters else { return };
    if let Parameter::Attribute(index) = modifier
        && printer.attribute_of(*index, of).is_some()
    {
        keyword_of(printer, modifier, of);
        printer.text(", ");
    }
    for value in printer.operands_of(*value, of) {
        printer.operand(value);
        printer.text(": ");
        printer.value_type(value);
    }
}

/// `always, tofrom`: bits of an enumeration.
fn flags<'ir>(
    printer: &mut Printer<'ir>,
    index: usize,
    one: &EnumDescription,
    of: &Formatted<'ir>,
) {
    let value = printer.attribute_of(index, of);
    let Some(all) = value.and_then(|value| printer.enum_number(one, value)) else { return };
    let (mut left, mut count) = (all, 0);
    for word in FLAGS {
        let bits = flag_bits(one, word).unwrap_or_default();
        let is_there = if bits == 0 { all == 0 && word == "none" } else { left & bits == bits };
        if is_there {
            printer.separator(count);
            printer.text(word);
            count += 1;
            left &= !bits;
        }
    }
}

/// `always, tofrom`
pub(crate) fn way<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    if let Some(one) = flags_of(of.op, *index) {
        return flags(printer, *index, one, of);
    }
    let value = printer.attribute_of(*index, of);
    let mut left = value.and_then(|it| printer.context().integer_value(it)).unwrap_or_default();
    let mut count = 0;
    for (word, bits) in WAYS {
        let is_rest = bits == 0 && left == 0 && value.is_some();
        if is_rest && left_is_plain(printer, *index, of) || bits != 0 && left & bits == bits {
            printer.separator(count);
            printer.text(word);
            count += 1;
            left &= !bits;
        }
    }
}

/// Whether no direction is among the ways of an attribute.
fn left_is_plain<'ir>(printer: &Printer<'ir>, index: usize, of: &Formatted<'ir>) -> bool {
    let value = printer.attribute_of(index, of);
    value.and_then(|it| printer.context().integer_value(it)).is_some_and(|bits| bits & 11 == 0)
}

/// `%value -> %argument, … : type, …`
pub(crate) fn entries<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(index), _] = of.parameters else { return };
    let values = printer.operands_of(*index, of);
    let arguments = printer.ir().entry_arguments(of.operation, 0);
    for (number, value) in values.iter().enumerate() {
        printer.separator(number);
        printer.operand(*value);
        if let Some(argument) = arguments.get(number) {
            printer.text(" -> ");
            printer.operand(*argument);
        }
    }
    printer.text(" : ");
    for (number, value) in values.iter().enumerate() {
        printer.separator(number);
        printer.value_type(*value);
    }
}

/// `@recipe %value -> %argument : type, …`
pub(crate) fn privates<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(index), _, Parameter::Attribute(names)] = of.parameters else { return };
    let names = printer.elements_of(*names, of);
    let values = printer.operands_of(*index, of);
    let arguments = printer.ir().entry_arguments(of.operation, 0);
    let skipped = arguments.len().saturating_sub(values.len());
    let arguments = arguments.iter().skip(skipped);
    for (number, ((value, name), argument)) in values.iter().zip(names).zip(arguments).enumerate() {
        printer.separator(number);
        printer.attribute(*name);
        printer.text(" ");
        printer.operand(*value);
        printer.text(" -> ");
        printer.operand(*argument);
        printer.text(" : ");
        printer.value_type(*value);
    }
}

/// `[0, 1], [2]`
pub(crate) fn members<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Attribute(index)] = of.parameters else { return };
    let Some(value) = printer.attribute_of(*index, of) else { return };
    let rows: Vec<Vec<i64>> = match printer.context().attribute_kind(value) {
        AttributeKind::Array(rows) => rows
            .iter()
            .map(|row| match printer.context().attribute_kind(*row) {
                AttributeKind::Array(row) => {
                    row.iter().filter_map(|one| printer.context().integer_value(*one)).collect()
                }
                _ => Vec::new(),
            })
            .collect(),
        AttributeKind::DenseElements { ty, .. } => {
            let shape = printer.context().type_kind(*ty).shape().map_or(&[][..], |shape| shape);
            let width = shape.last().and_then(|width| usize::try_from(*width).ok()).unwrap_or(1);
            let count = shape.first().and_then(|rows| usize::try_from(*rows).ok()).unwrap_or(0);
            let numbers = list_of_integers(printer.ir(), value);
            // All the same are kept as one.
            let repeated = numbers.iter().copied().cycle().take(count.saturating_mul(width));
            let all: Vec<i64> = repeated.collect();
            all.chunks(width.max(1)).map(<[i64]>::to_vec).collect()
        }
        _ => Vec::new(),
    };
    for (row, numbers) in rows.iter().enumerate() {
        printer.separator(row);
        printer.text("[");
        for (number, one) in numbers.iter().filter(|one| **one >= 0).enumerate() {
            printer.separator(number);
            printer.integer_literal(*one);
        }
        printer.text("]");
    }
}
