//! Comparisons of any number of values, and bits that are repeated.

use crate::common::resolve_all;
use abide_mlir::ir::{Context, Ir, OperationId, Type};
use abide_mlir::parse::{OperationState, Parse, Parser, Part, operand, operand_type};
use abide_mlir::print::Printer;
use abide_mlir::registry::{DialectType, Hooks, Parameter};

pub(super) const COMPARISON: Hooks = Hooks::form(parse_comparison, print_comparison);
pub(super) const REPEAT: Hooks = Hooks::form(parse_repeat, print_repeat);

/// The width of a bit vector.
pub(super) fn width(context: &Context, ty: Type) -> Option<u64> {
    let own = DialectType::of(context, ty).filter(|own| own.name == "bv")?;
    match *own.parameters.as_slice() {
        [Parameter::Number(width)] => Some(width),
        _ => None,
    }
}

/// `%a, %b, … {attributes} : type`, the type of all of them.
fn parse_comparison<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let uses = parser.operands_of(Part::AnyOperand)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(Part::AnyOperandType)?;
    resolve_all(parser, state, &uses, &vec![ty; uses.len()], state.name_span)?;
    state.results.push(parser.type_of_dialect("smt", b"bool"));
    Ok(())
}

fn print_comparison(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    printer.attribute_dictionary(operation, &[]);
    printer.text(" : ");
    printer.operand_types(ir.operands(operation).take(1));
}

/// `3 times %bits {attributes} : !smt.bv<8>`
fn parse_repeat<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let count = parser.integer()?;
    parser.expect_word("times")?;
    let bits = parser.operand_of(operand("input"))?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    let ty = parser.colon_type(operand_type("input"))?;
    state.operands.push(parser.resolve(bits, ty)?);
    let times = u64::try_from(count).ok().filter(|count| *count > 0);
    let width = width(&parser.ir.context, ty).zip(times);
    let Some(width) = width.and_then(|(width, times)| width.checked_mul(times)) else {
        return Err(parser.error_here("expected a number of times and a vector of bits"));
    };
    let result = parser.type_of_dialect("smt", format!("bv<{width}>").as_bytes());
    state.results.push(result);
    Ok(())
}

/// The number of repetitions of the operand's bits in the result.
fn times(ir: &Ir, operation: OperationId) -> Option<i64> {
    let operand = width(&ir.context, ir.value_type(ir.operand(operation, 0)?))?;
    let result = width(&ir.context, ir.value_type(ir.result(operation, 0)?))?;
    i64::try_from(result.checked_div(operand)?).ok()
}

fn print_repeat(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.integer_literal(times(ir, operation).unwrap_or_default());
    printer.text(" times ");
    printer.operands(ir.operands(operation));
    printer.attribute_dictionary(operation, &[]);
    printer.text(" : ");
    printer.operand_types(ir.operands(operation));
}
