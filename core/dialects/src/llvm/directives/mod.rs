//! The `custom<…>` directives of LLVM's dialect.

mod aggregates;

use crate::common::switches::OF_BLOCKS;
use abide_mlir::ods::format::{DYNAMIC_INDEX, Parameter};
use abide_mlir::parse::{FormatState, Parse, Parser, operand};
use abide_mlir::print::{Custom, Printer};
use abide_mlir::registry::directives::{CustomDirective, always, at_brace};

/// The `custom<…>` directives of the dialect.
pub(super) const DIRECTIVES: &[CustomDirective] = &[
    OF_BLOCKS,
    CustomDirective::new(
        "InsertExtractValueElementType",
        always,
        aggregates::element_type,
        |_, _| {},
    ),
    CustomDirective::new("ShuffleType", always, aggregates::shuffled_type, |_, _| {}),
    CustomDirective::new("GEPIndices", always, parse_path_indices, print_path_indices),
    CustomDirective::new("LLVMOpAttrs", at_brace, parse_attributes, print_attributes),
];

/// `%a, 4, %b`: values and numbers of a path into a structure.
fn parse_path_indices<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    let [Parameter::Operand(values), Parameter::Attribute(numbers)] = read.parameters else {
        return Err(parser.expected("a list of values and numbers"));
    };
    let first = read.state.uses.len();
    let mut integers = Vec::new();
    parser.comma_separated(|parser| {
        if let Some(value) = parser.optional_operand(operand(*values))? {
            read.state.uses.push(value);
            integers.push(DYNAMIC_INDEX);
            return Ok(());
        }
        let number = parser.integer()?;
        integers.push(number);
        Ok(())
    })?;
    read.set_operand(*values, first);
    let integers = parser.ir.context.dense_i32_array(integers);
    read.set_attribute(*numbers, integers);
    Ok(())
}

/// `%a, 4, %b`
fn print_path_indices<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    let [Parameter::Operand(values), Parameter::Attribute(numbers)] = of.parameters else { return };
    let mut values = printer.operands_of(*values, of).into_iter();
    for (index, number) in printer.dense_array_of(*numbers, of).iter().enumerate() {
        printer.separator(index);
        let value = if *number == DYNAMIC_INDEX { values.next() } else { None };
        match value {
            Some(value) => printer.operand(value),
            None => printer.integer_literal(*number),
        }
    }
}

/// Parses `{name = value}`, LLVM 19's form of the attributes besides operands.
fn parse_attributes<'a>(parser: &mut Parser<'a>, read: &mut FormatState<'_, 'a>) -> Parse {
    parser.optional_attribute_dictionary(&mut read.state.attributes)
}

/// ` {name = value}`
fn print_attributes<'ir>(printer: &mut Printer<'ir>, of: &Custom<'_, 'ir>) {
    printer.dictionary_directive(of, false);
}
