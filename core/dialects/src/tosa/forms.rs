//! Branches of the `tosa` dialect.

use crate::common::{assignments, optional_arrow_types, print_assignments, resolve_all};
use abide_mlir::ir::{OperationId, Shape, Type, TypeKind};
use abide_mlir::parse::{OperationState, Parse, Parser, operand, operand_type};
use abide_mlir::print::{Printer, RegionForm};
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;
use abide_source::rule;
use abide_source::spelling::counted;

pub(super) const WHILE: Hooks = Hooks::form(parse_while, crate::scf::print_while);
pub(super) const IF: Hooks = Hooks::form(parse_if, print_if);

/// Parses `%condition (%argument = %value, …) : type (types) -> types {…} else {…} {attributes}`; the regions begin
/// by repeating the arguments.
fn parse_if<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let mut uses = vec![parser.operand_of(operand("condition"))?];
    let has_values = parser.at(TokenKind::LeftParen);
    if has_values {
        uses.extend(assignments(parser, operand("input_list"))?.1);
    }
    // LLVM 19 does not write the type of the condition.
    let mut types = vec![match parser.at(TokenKind::Colon) {
        true => parser.colon_type(operand_type("condition"))?,
        false => truth(parser),
    }];
    if has_values {
        parser.expect(TokenKind::LeftParen)?;
        types.extend(parser.type_list_of(&[operand_type("input_list")])?);
        parser.expect(TokenKind::RightParen)?;
    }
    if uses.len() != types.len() {
        let count = rule!(
            "expected as many input types as operands (expected {} got {})",
            uses.len() - 1,
            types.len() - 1
        )
        .about_count()
        .with_help(format!(
            "write one type for each of the {}",
            counted(uses.len() - 1, "operand")
        ));
        return Err(parser.error_here(count));
    }
    resolve_all(parser, state, &uses, &types, state.name_span)?;
    optional_arrow_types(parser, state)?;
    state.regions.push(parser.plain_region()?);
    parser.expect_word("else")?;
    state.regions.push(parser.plain_region()?);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

/// `tensor<i1>`
fn truth(parser: &mut Parser<'_>) -> Type {
    let context = &mut parser.ir.context;
    let element = context.bool_type();
    context.ty(TypeKind::Tensor { shape: Shape::new(), element, encoding: None })
}

/// Parses the operation like `scf.while`, over its own operands.
fn parse_while<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    crate::scf::parse_while_over("input_list", parser, state)
}

fn print_if(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<_> = ir.operands(operation).collect();
    let [condition, values @ ..] = operands.as_slice() else { return };
    printer.text(" ");
    printer.operand(*condition);
    print_assignments(printer, " ", ir.entry_arguments(operation, 0), values);
    printer.text(" : ");
    printer.value_type(*condition);
    if !values.is_empty() {
        printer.text(" (");
        printer.operand_types(values.iter().copied());
        printer.text(")");
    }
    printer.optional_arrow_types(operation);
    for (word, region) in [" ", " else "].into_iter().zip(ir.regions(operation)) {
        printer.text(word);
        printer.region(*region, RegionForm::FULL);
    }
    printer.attribute_dictionary(operation, &[]);
}
