//! Loops, branches and includes, whose form is their own.

use crate::common::{print_region, region_ending_with, resolve_all, set_attribute, then_and_else};
use abide_mlir::ir::{OperationId, Type};
use abide_mlir::parse::{
    OperationState, Parse, Parser, Part, RegionArgument, attribute, operand, operand_type,
};
use abide_mlir::print::Printer;
use abide_mlir::registry::Hooks;
use abide_mlir::syntax::TokenKind;
use smallvec::SmallVec;

const YIELD: &str = "emitc.yield";

pub(super) const FOR: Hooks = Hooks::form(parse_for, print_for);
pub(super) const IF: Hooks = Hooks::form(parse_if, print_if);
pub(super) const INCLUDE: Hooks = Hooks::form(parse_include, print_include);

pub(super) const DO: Hooks = Hooks::form(parse_do, print_do);
pub(super) const EXPRESSION: Hooks = Hooks {
    parse: Some(parse_expression),
    print: Some(print_expression),
    arguments_shadow_operands: true,
    any_version: true,
    ..Hooks::NONE
};

/// `{…} while {…} attributes {…}`
fn parse_do<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let body = parser.plain_region()?;
    state.regions.push(body);
    parser.expect_word("while")?;
    state.regions.push(parser.plain_region()?);
    if parser.ir.blocks(body).is_empty() {
        let span = parser.current_span();
        parser.ir.add_block(body, span);
    }
    parser.optional_attribute_dictionary_with_keyword(&mut state.attributes)
}

fn print_do(printer: &mut Printer<'_>, operation: OperationId) {
    print_region(printer, operation, 0, true);
    printer.text(" while");
    print_region(printer, operation, 1, true);
    printer.attribute_dictionary_with_keyword(operation, &[]);
}

/// The property that keeps an expression in its own variable.
const NOT_INLINE: &str = "do_not_inline";

/// `%a, %b noinline : (i32, i32) -> i32 {…}`: within the region the values are arguments of it.
fn parse_expression<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let uses = match parser.at(TokenKind::PercentIdentifier) {
        true => parser.operands_of(operand("defs"))?,
        false => Vec::new(),
    };
    if parser.eat_word("noinline") {
        let unit = parser.ir.context.unit();
        set_attribute(parser, state, NOT_INLINE, unit);
    }
    parser.expect(TokenKind::Colon)?;
    let mut types: SmallVec<[Type; 4]> = SmallVec::new();
    parser.function_type_into(&mut types, &mut state.results)?;
    resolve_all(parser, state, &uses, &types, state.name_span)?;
    let pairs = uses.iter().zip(&types);
    let arguments: Vec<_> =
        pairs.map(|(name, ty)| RegionArgument { name: *name, ty: *ty }).collect();
    state.regions.push(parser.shadowing_region(&arguments)?);
    Ok(())
}

/// LLVM 22 leaves out `noinline`, which it reads.
fn print_expression(printer: &mut Printer<'_>, operation: OperationId) {
    printer.text(" ");
    printer.operands(printer.ir().operands(operation));
    if printer.ir().attribute(operation, NOT_INLINE).is_some() {
        printer.text(" noinline");
    }
    printer.text(" : ");
    printer.operation_type(operation);
    print_region(printer, operation, 0, true);
}

/// `%i = %lower to %upper step %step : i32 {…} {attributes}`
fn parse_for<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let counter = parser.operand_of(Part::Argument)?;
    parser.expect(TokenKind::Equal)?;
    let lower = parser.operand_of(operand("lowerBound"))?;
    parser.expect_word("to")?;
    let upper = parser.operand_of(operand("upperBound"))?;
    parser.expect_word("step")?;
    let step = parser.operand_of(operand("step"))?;
    let ty = if parser.at(TokenKind::Colon) {
        parser.colon_type(operand_type("lowerBound"))?
    } else {
        parser.ir.context.index_type()
    };
    resolve_all(parser, state, &[lower, upper, step], &[ty; 3], state.name_span)?;
    let body = region_ending_with(parser, &[RegionArgument { name: counter, ty }], YIELD)?;
    state.regions.push(body);
    parser.optional_attribute_dictionary(&mut state.attributes)
}

fn print_for(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let operands: Vec<_> = ir.operands(operation).collect();
    let [lower, upper, step] = operands.as_slice() else { return };
    printer.text(" ");
    printer.operands(ir.entry_arguments(operation, 0).first().copied());
    printer.text(" = ");
    printer.operand(*lower);
    printer.text(" to ");
    printer.operand(*upper);
    printer.text(" step ");
    printer.operand(*step);
    let ty = ir.value_type(*lower);
    if ty != ir.context.index_type() {
        printer.text("  : ");
        printer.type_(ty);
    }
    print_region(printer, operation, 0, false);
    printer.attribute_dictionary(operation, &[]);
}

/// `%condition {…} else {…} {attributes}`
fn parse_if<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let condition = parser.operand_of(operand("condition"))?;
    let i1 = parser.ir.context.bool_type();
    state.operands.push(parser.resolve(condition, i1)?);
    then_and_else(parser, state, YIELD)?;
    parser.optional_attribute_dictionary(&mut state.attributes)
}

fn print_if(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    printer.text(" ");
    printer.operands(ir.operands(operation));
    print_region(printer, operation, 0, false);
    if ir.regions(operation).get(1).is_some_and(|region| !ir.blocks(*region).is_empty()) {
        printer.text(" else");
        print_region(printer, operation, 1, false);
    }
    printer.attribute_dictionary(operation, &[]);
}

/// `"header.h"`, or `<"header.h">` for one of the system.
fn parse_include<'a>(parser: &mut Parser<'a>, state: &mut OperationState<'a>) -> Parse {
    let is_standard = parser.eat(TokenKind::Less);
    if !parser.at(TokenKind::String) {
        return Err(parser.error_here("expected string attribute"));
    }
    let file = parser.piece(attribute("include"), |parser| parser.attribute(None))?;
    set_attribute(parser, state, "include", file);
    if is_standard {
        if !parser.eat(TokenKind::Greater) {
            return Err(parser.error_here("expected trailing '>' for standard include"));
        }
        let unit = parser.ir.context.unit();
        set_attribute(parser, state, "is_standard_include", unit);
    }
    Ok(())
}

fn print_include(printer: &mut Printer<'_>, operation: OperationId) {
    let ir = printer.ir();
    let is_standard = ir.attribute(operation, "is_standard_include").is_some();
    printer.text(if is_standard { " <" } else { " " });
    if let Some(file) = ir.attribute(operation, "include") {
        printer.attribute(file);
    }
    printer.text(if is_standard { ">" } else { "" });
}
