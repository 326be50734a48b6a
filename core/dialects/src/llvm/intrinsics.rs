//! `llvm.call_intrinsic` and `llvm.intr.assume`, which have bundles of operands as calls have.

use super::call::{Call, print_bundles, print_signature};
use crate::common::{dimensions, set_attribute};
use abide_mlir::ir::{OperationId, ValueId};
use abide_mlir::parse::{OperationState, Parse, Parser, attribute, operand, operand_type};
use abide_mlir::print::Printer;
use abide_mlir::syntax::TokenKind;

/// `%condition ["tag"(%a : i32)] : i1 {attributes}`
pub(super) fn parse_assume<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let condition = parser.operand_of(operand("cond"))?;
    let mut call = Call::default();
    call.bundles(parser)?;
    let ty = parser.colon_type(operand_type("cond"))?;
    state.operands.push(parser.resolve(condition, ty)?);
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    call.finish(parser, state, &[1]);
    Ok(())
}

pub(super) fn print_assume(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let [condition, bundled @ ..] = operands.as_slice() else { return };
    printer.text(" ");
    printer.operand(*condition);
    print_bundles(printer, operation, bundled);
    printer.text(" : ");
    printer.value_type(*condition);
    printer.attribute_dictionary(operation, &["op_bundle_sizes", "op_bundle_tags"]);
}

/// `"name"(%a) ["tag"(%b : i32)] {attributes} : (type {…}) -> type`; in LLVM 19 the attributes follow the types.
pub(super) fn parse_intrinsic<'a>(
    parser: &mut Parser<'a>,
    state: &mut OperationState<'a>,
) -> Parse {
    let name = parser.piece(attribute("intrin"), |parser| parser.attribute(None))?;
    set_attribute(parser, state, "intrin", name);
    parser.expect(TokenKind::LeftParen)?;
    let arguments = parser.operands_of(operand(0))?;
    parser.expect(TokenKind::RightParen)?;
    let mut call = Call::of(arguments);
    call.bundles(parser)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    call.types(parser, state)?;
    parser.optional_attribute_dictionary(&mut state.attributes)?;
    super::values::default_fast_math(parser, state);
    let own = state.operands.len();
    call.finish(parser, state, &[own]);
    Ok(())
}

pub(super) fn print_intrinsic(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<ValueId> = ir.operands(operation).collect();
    let sizes = dimensions(ir, operation, "op_bundle_sizes").unwrap_or_default();
    let bundled = sizes.iter().fold(0, |all: usize, size| all.saturating_add(*size));
    let own = operands.len().saturating_sub(bundled);
    let (own, bundled) = operands.split_at_checked(own).unwrap_or_default();
    printer.text(" ");
    if let Some(name) = ir.attribute(operation, "intrin") {
        printer.attribute(name);
    }
    printer.text("(");
    printer.operands(own.iter().copied());
    printer.text(")");
    print_bundles(printer, operation, bundled);
    let elided = [
        "intrin",
        "op_bundle_sizes",
        "op_bundle_tags",
        "operandSegmentSizes",
        "arg_attrs",
        "res_attrs",
    ];
    super::values::print_dictionary(printer, operation, &elided);
    printer.text(" : ");
    print_signature(printer, operation, own);
}
